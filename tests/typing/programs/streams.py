"""What an app does with a stream: parse, look, fail, pass on."""

from collections.abc import Iterable, Iterator

from typing_extensions import reveal_type

from responses_wire import (
    ERROR_CODES,
    Event,
    InvalidEventError,
    NotAnEventError,
    ResponseOutputTextDeltaEvent,
    StreamFailedError,
    UnknownEvent,
    failure_of,
    parse_event,
    raise_for_failure,
)


def text(lines: Iterable[bytes]) -> Iterator[str]:
    for line in lines:
        event = parse_event(line, event="response.output_text.delta")
        raise_for_failure(event)
        if isinstance(event, ResponseOutputTextDeltaEvent):
            reveal_type(event)  # reveals: ResponseOutputTextDeltaEvent
            yield event.delta
        elif isinstance(event, UnknownEvent):
            reveal_type(event.type)  # reveals: str | None


def gateway(data: str) -> str:
    try:
        event: Event = parse_event(data, strict=True)
    except InvalidEventError as error:
        reveal_type(error.misfits)  # reveals: tuple[Misfit, ...]
        return "; ".join(f"{misfit.pointer}: {misfit.reason}" for misfit in error.misfits)
    except NotAnEventError as error:
        return str(error)
    reveal_type(event.degraded)  # reveals: tuple[Misfit, ...]
    return event.to_json()


def may_retry(event: Event) -> bool:
    failure = failure_of(event)
    if failure is None or failure.code is None:
        return False
    reveal_type(ERROR_CODES[failure.code].retryable)  # reveals: bool
    return bool(failure.retryable)


def failed(error: StreamFailedError) -> None:
    reveal_type(error.code)  # reveals: str | None
    reveal_type(error.retryable)  # reveals: bool | None
    reveal_type(error.event)  # reveals: BaseEvent


# What users get wrong

parse_event(3.5)  # error mypy: arg-type  # error pyright: reportArgumentType
parse_event(b"{}", stric=True)  # error mypy: call-arg  # error pyright: reportCallIssue
print(parse_event(b"{}").delta)  # error mypy: union-attr  # error pyright: reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType
print(failure_of(parse_event(b"{}")).code)  # error mypy: union-attr  # error pyright: reportOptionalMemberAccess
