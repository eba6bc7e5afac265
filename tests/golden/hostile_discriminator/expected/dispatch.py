# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""From wire type to class, and from event to handler."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, overload

from . import _compile, _index
from ._model import BaseEvent, UnknownEvent

if TYPE_CHECKING:
    from .events import Event, EventType
    from .models.events import LateEvent, LostEvent

_D = TypeVar("_D")
_E = TypeVar("_E", bound=BaseEvent)
_H = TypeVar("_H", bound="Callable[..., Any]")
_R = TypeVar("_R")


class EventTypes(Mapping[str, "type[BaseEvent]"]):
    """The dispatch table: wire type to event class, each class loaded when it is asked for."""

    __slots__ = ()

    @overload
    def __getitem__(
        self, wire_type: Literal['late"""\n    import os; os.getpid()\n    """']
    ) -> type[LateEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["lost\\"]) -> type[LostEvent]: ...

    @overload
    def __getitem__(self, wire_type: str) -> type[BaseEvent]: ...

    def __getitem__(self, wire_type: str) -> type[BaseEvent]:
        return _compile.load(_index.EVENTS[wire_type])  # type: ignore[return-value]  # pyright: ignore[reportReturnType]

    @overload
    def get(
        self,
        wire_type: Literal['late"""\n    import os; os.getpid()\n    """'],
        default: object = None,
        /,
    ) -> type[LateEvent]: ...

    @overload
    def get(self, wire_type: Literal["lost\\"], default: object = None, /) -> type[LostEvent]: ...

    @overload
    def get(self, wire_type: str, /) -> type[BaseEvent] | None: ...

    @overload
    def get(self, wire_type: str, default: type[BaseEvent] | _D, /) -> type[BaseEvent] | _D: ...

    def get(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, wire_type: str, default: Any = None, /
    ) -> Any:
        """The class for a wire type, or the default where there is none."""
        return self[wire_type] if wire_type in self else default

    def __contains__(self, wire_type: object) -> bool:
        return isinstance(wire_type, str) and wire_type in _index.EVENTS

    def __iter__(self) -> Iterator[EventType]:
        return iter(_index.EVENTS)  # type: ignore[arg-type]  # pyright: ignore[reportReturnType]

    def __len__(self) -> int:
        return len(_index.EVENTS)

    def __repr__(self) -> str:
        return f"<EVENT_TYPES: {len(self)} wire types>"


EVENT_TYPES = EventTypes()
"""The dispatch table, read-only."""


class Registrar(Protocol[_E]):
    """A decorator that takes handlers of one class of events and gives them back unchanged."""

    def __call__(self, handler: Callable[[_E], _R], /) -> Callable[[_E], _R]: ...


class Dispatcher:
    """Routes events to handlers by their wire type.

    ::

        dispatcher = Dispatcher()

        @dispatcher.on("lost\\")
        def handle(event: LostEvent) -> None: ...

        dispatcher.dispatch(event)
    """

    def __init__(self) -> None:
        self._handlers: dict[str, Callable[[Any], Any]] = {}
        self._fallback: Callable[[Any], Any] | None = None

    @overload
    def on(
        self, event: Literal['late"""\n    import os; os.getpid()\n    """'], /
    ) -> Registrar[LateEvent]: ...

    @overload
    def on(self, event: Literal["lost\\"], /) -> Registrar[LostEvent]: ...

    @overload
    def on(self, event: type[_E], /) -> Registrar[_E]: ...

    def on(self, event: str | type[BaseEvent], /) -> Any:
        """A decorator that registers a handler for one wire type or event class.

        Raises KeyError for what is no wire type or event class of this package, and ValueError where it has a
        handler already.
        """
        if isinstance(event, str):
            if event not in _index.EVENTS:
                raise KeyError(
                    f"there is no event with the wire type {event!r}; unknown ones go to UnknownEvent"
                )
            name = _index.EVENTS[event]
        else:
            name = event.__name__
            if event is not UnknownEvent and (
                name not in _index.EVENTS.values() or event is not _compile.load(name)
            ):
                raise KeyError(f"{event.__module__}.{name} is no event class of this package")

        def register(handler: _H) -> _H:
            if name in self._handlers:
                raise ValueError(f"{name} has a handler already")
            self._handlers[name] = handler
            return handler

        return register

    def otherwise(self, handler: Callable[[Event], _R]) -> Callable[[Event], _R]:
        """Register the handler for every event without one of its own, unknown ones included.

        Raises ValueError where there is one already.
        """
        if self._fallback is not None:
            raise ValueError("there is a handler for all other events already")
        self._fallback = handler
        return handler

    def dispatch(self, event: BaseEvent) -> Any:
        """Call the event's handler and return what it returns; None where there is no handler.

        An event of a class of yours goes to the handler of the class that it is derived from.
        """
        handler = self._handlers.get(type(event).__name__)
        if handler is None:
            names = (base.__name__ for base in type(event).__mro__)
            handler = next(
                (self._handlers[name] for name in names if name in self._handlers), self._fallback
            )
        return None if handler is None else handler(event)

    async def dispatch_async(self, event: BaseEvent) -> Any:
        """The same for handlers that may be coroutine functions: awaits what needs awaiting."""
        result = self.dispatch(event)
        return await result if inspect.isawaitable(result) else result
