"""A program that handles every event of the package, written out from its dispatch table so that it stays whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def match_over(classes: Iterable[str], *, misses_one: bool) -> str:
    """The program. Where it misses one, both checkers must say so."""
    return "\n".join(_lines(sorted(classes), misses_one)) + "\n"


def _lines(classes: list[str], misses_one: bool) -> Iterator[str]:
    handled = classes[:-1] if misses_one else classes
    yield "from responses_wire import Event, UnknownEvent"
    yield from (f"from responses_wire import {name}" for name in handled)
    yield "from typing_extensions import assert_never, reveal_type"
    yield ""
    yield "def name_of(event: Event) -> str:"
    yield "    match event:"
    for name in handled:
        yield f"        case {name}():"
        yield "            return event.type"
    yield "        case UnknownEvent():"
    yield "            reveal_type(event.type)  # reveals: str | None"
    yield "            return repr(event.type)"
    yield "        case _:"
    verdict = "  # error mypy: arg-type  # error pyright: reportArgumentType" if misses_one else ""
    yield f"            assert_never(event){verdict}"
