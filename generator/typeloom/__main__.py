"""``python -m typeloom``."""

from .cli import main

main()
