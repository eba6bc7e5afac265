# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What ``typing`` lacks on Python 3.10, which needs no package at run time."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.version_info >= (3, 11):
    if sys.version_info >= (3, 11):
        from typing import NotRequired as NotRequired, TypedDict as TypedDict
    else:
        from typing_extensions import NotRequired as NotRequired, TypedDict as TypedDict
else:
    try:
        from typing_extensions import NotRequired, TypedDict
    except ImportError:
        from typing import TypedDict

        class NotRequired:
            """Stands in for the missing one: the key is listed, its absence is not."""

            def __class_getitem__(cls, item):
                return item


__all__ = ["NotRequired", "TypedDict"]
