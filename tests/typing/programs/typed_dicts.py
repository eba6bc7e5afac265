"""The TypedDict twins: building, reading, narrowing by the wire type."""

from typing_extensions import reveal_type

from responses_wire.types import (
    EventDict,
    ResponseOutputMessageDict,
    ResponseOutputTextDeltaEventDict as Delta,
    ResponseOutputTextDict,
    UnknownEventDict,
    is_known_event,
    loads_event,
)

part: ResponseOutputTextDict = {"type": "output_text", "text": "Hi", "annotations": []}
message: ResponseOutputMessageDict = {"type": "message", "id": "m", "role": "assistant", "status": "completed", "content": [part]}
delta: Delta = {"type": "response.output_text.delta", "item_id": "m", "delta": "Hi"}
built = Delta(type="response.output_text.delta", item_id="m", delta="Hi", sequence_number=3)


def read(data: bytes) -> str:
    event = loads_event(data)
    if not is_known_event(event):
        return event["type"]
    if event["type"] == "response.output_text.delta":
        reveal_type(event)  # reveals: ResponseOutputTextDeltaEventDict
        return read_one(event)
    elif event["type"] == "error":
        reveal_type(event.get("message"))  # reveals: str | None
    return ""


def read_one(event: Delta) -> str:
    reveal_type(event["delta"])  # reveals: str
    reveal_type(event["type"])  # reveals: Literal['response.output_text.delta']
    reveal_type(event.get("sequence_number"))  # reveals: int | None
    reveal_type(event.get("agent"))  # reveals: AgentDict | None
    return event["delta"]


def widen(event: Delta, unknown: UnknownEventDict) -> list[EventDict]:
    return [event, unknown]


# What users get wrong

wrong_tag: Delta = {"type": "error", "item_id": "m", "delta": "Hi"}  # error mypy: typeddict-item  # error pyright: reportAssignmentType
missing: Delta = {"type": "response.output_text.delta", "item_id": "m"}  # error mypy: typeddict-item  # error pyright: reportAssignmentType
named = Delta(type="response.output_text.delta", item_id="m", delta="", idx=0)  # error mypy: typeddict-unknown-key  # error pyright: reportCallIssue
wrong_value = Delta(type="response.output_text.delta", item_id=5, delta="")  # error mypy: typeddict-item  # error pyright: reportArgumentType
print(delta["delat"])  # error mypy: typeddict-item  # error pyright: reportGeneralTypeIssues, reportUnknownArgumentType
print(delta["sequence_number"] + 1)  # error mypy: operator  # error pyright: reportOptionalOperand, reportTypedDictNotRequiredAccess, reportUnknownArgumentType
delta["delta"] = 5  # error mypy: typeddict-item  # error pyright: reportGeneralTypeIssues
print(loads_event(b"{}")["delta"])  # error mypy: typeddict-item  # error pyright: reportGeneralTypeIssues, reportUnknownArgumentType
loads_event({"type": "error"})  # error mypy: arg-type  # error pyright: reportArgumentType
