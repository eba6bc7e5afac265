"""Profiles of hypothesis: the same examples on every run in CI, fresh ones with HYPOTHESIS_PROFILE=dev or long."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_COMMON = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much, HealthCheck.large_base_example],
}
settings.register_profile("ci", derandomize=True, max_examples=60, database=None, **_COMMON)
settings.register_profile("dev", max_examples=60, **_COMMON)
settings.register_profile("long", max_examples=1500, **_COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
