"""The dispatch table: a literal wire type gives its class."""

from typing_extensions import reveal_type

from responses_wire import EVENT_TYPES, ResponseCompletedEvent


def lookups(wire_type: str) -> None:
    reveal_type(EVENT_TYPES["response.output_text.delta"])  # reveals: type[ResponseOutputTextDeltaEvent]
    reveal_type(EVENT_TYPES["error"])  # reveals: type[ErrorEvent]
    reveal_type(EVENT_TYPES[wire_type])  # reveals: type[BaseEvent]
    reveal_type(EVENT_TYPES.get("response.completed"))  # reveals: type[ResponseCompletedEvent]
    reveal_type(EVENT_TYPES.get(wire_type))  # reveals: type[BaseEvent] | None
    reveal_type(EVENT_TYPES.get(wire_type, 0))  # reveals: type[BaseEvent] | int
    reveal_type(EVENT_TYPES["response.output_text.delta"].model_validate({}).delta)  # reveals: str
    reveal_type(list(EVENT_TYPES))  # reveals: list[str]
    completed: type[ResponseCompletedEvent] = EVENT_TYPES["response.completed"]
    print(completed, wire_type in EVENT_TYPES, len(EVENT_TYPES))


def mistakes(wire_type: str) -> None:
    failed: type[ResponseCompletedEvent] = EVENT_TYPES["response.failed"]  # error mypy: assignment  # error pyright: reportAssignmentType
    print(EVENT_TYPES.get(wire_type).model_fields)  # error mypy: union-attr  # error pyright: reportOptionalMemberAccess
    EVENT_TYPES["response.failed"] = failed  # error mypy: index  # error pyright: reportIndexIssue
    print(EVENT_TYPES[5])  # error mypy: call-overload  # error pyright: reportCallIssue, reportArgumentType, reportUnknownArgumentType
    EVENT_TYPES["response.failed"](response=5)  # error mypy: arg-type  # error pyright: reportArgumentType
