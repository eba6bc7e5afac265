"""What one run of the benchmarks is told to do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .timing import Effort


@dataclass(frozen=True)
class Settings:
    """Where the inputs are, and how much work may go into each comparison."""

    root: Path
    """The checkout that is measured."""

    shared: Path
    """Recordings and upstream schemas, where they exist."""

    quick: bool
    """Go through the motions on a few events: says that it runs, not how fast."""

    @property
    def recordings(self) -> Path:
        """Recorded streams, one event a line."""
        return self.shared / "recordings"

    @property
    def event_limit(self) -> int | None:
        """How many events are parsed at most."""
        return 120 if self.quick else None

    @property
    def calls(self) -> Effort:
        """The effort for what takes from microseconds to a second a time."""
        return Effort(1, 1, 0.0) if self.quick else Effort(5, 21, 6.0)

    @property
    def processes(self) -> Effort:
        """The effort for what is a process of its own."""
        return Effort(1, 1, 0.0) if self.quick else Effort(5, 21, 15.0)

    @property
    def generations(self) -> Effort:
        """The effort for what takes seconds a time."""
        return Effort(1, 1, 0.0) if self.quick else Effort(3, 3, 0.0)

    @property
    def growth(self) -> Effort:
        """The effort for specs many times as large as the real one."""
        return Effort(1, 1, 0.0) if self.quick else Effort(1, 3, 60.0)
