"""The row about growth: does a definition cost the same in a small spec and a large?"""

from __future__ import annotations

import tempfile
from pathlib import Path

from . import synthetic_spec
from .generation import can_generate, fresh_project, from_nothing
from .report import Row, duration, skipped
from .settings import Settings
from .timing import alternate

SIZES = (1, 2, 4, 8)
DEFINITIONS = 1_440
"""The smallest spec's size, three times our own spec: large enough for starting Python, which costs
the same whatever the spec, to be a small part."""

ALLOWED = 0.25
WHAT = "growth: time per definition of specs of 1×, 2×, 4×, 8×"


def growth(settings: Settings) -> list[Row]:
    """Regenerate made specs from nothing; compare the times per definition."""
    missing = can_generate(settings.root)
    if missing:
        return [skipped(WHAT, missing)]
    sizes = SIZES[:2] if settings.quick else SIZES
    base = synthetic_spec.DEFINITIONS_PER_UNIT if settings.quick else DEFINITIONS
    with tempfile.TemporaryDirectory() as folder:
        specs = {f"{size}×": Path(folder) / f"spec_{size}" for size in sizes}
        counts = {name: synthetic_spec.write(path, base * size) for size, (name, path) in zip(sizes, specs.items(), strict=True)}
        try:
            with fresh_project(settings.root, specs["1×"]) as project:
                project.succeed("validate")
            samples = alternate(
                {name: from_nothing(settings.root, specs[name]) for name in specs},
                settings.growth,
            )
        except RuntimeError as error:
            return [skipped(WHAT, str(error))]
    each = {name: samples.median(name) / counts[name] for name in specs}
    middle = sum(each.values()) / len(each)
    spread = max(abs(value / middle - 1) for value in each.values())
    told = ", ".join(f"{name} {duration(value)}" for name, value in each.items())
    verdict = "met" if spread <= ALLOWED else "missed"
    measured = f"±{spread:.0%} ({told}; 1× is {counts['1×']} definitions)"
    return [Row(WHAT, f"±{ALLOWED:.0%}", measured, verdict)]
