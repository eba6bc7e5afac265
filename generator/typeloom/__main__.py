"""The ``typeloom`` command, and ``python -m typeloom``."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path


def main() -> None:
    """Run the command line; where nothing has changed since the last run, without loading it.

    A pre-commit hook runs ``typeloom check`` all day, nearly always to hear that all is well.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # what the terminal's encoding lacks is shown as an escape
            stream.reconfigure(errors="backslashreplace")
    if sys.argv[1:] in (["check"], ["regenerate"]):
        from .problems import UsageError
        from .settings import find_project, read_settings
        from .workflow import unchanged, unchanged_message

        # What goes wrong here goes wrong again below, where there are words for it.
        with suppress(UsageError, OSError):
            settings = read_settings(find_project(Path.cwd()))
            result = unchanged(settings)
            if result is not None:
                print(unchanged_message(settings, result), file=sys.stderr)
                return
    from .cli import app

    app()


if __name__ == "__main__":
    main()
