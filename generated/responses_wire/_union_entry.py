# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What the index says of a union."""

from __future__ import annotations

from typing import NamedTuple


class UnionEntry(NamedTuple):
    """A union: which key tells, which class each of its values means, what takes the rest, and where it is."""

    discriminator: str
    members: dict[str, str]
    untagged: str | None
    unknown: str | None
    module: str

    @property
    def classes(self) -> tuple[str, ...]:
        """The names of its classes, each once."""
        rest = [name for name in (self.untagged, self.unknown) if name is not None]
        return tuple(dict.fromkeys([*self.members.values(), *rest]))
