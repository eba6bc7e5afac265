"""Events and items built in Python: no ``type`` to give, every field checked by name and type."""

from typing_extensions import reveal_type

from responses_wire import (
    Agent,
    ResponseFunctionToolCall,
    ResponseOutputItemDoneEvent,
    ResponseOutputMessage,
    ResponseOutputText,
    ResponseOutputTextDeltaEvent,
    ResponseOutputTextDoneEvent,
    UnknownEvent,
)

delta = ResponseOutputTextDeltaEvent(item_id="m", delta="Hi", content_index=0, output_index=0, agent=Agent(agent_name="a"))
reveal_type(delta.type)  # reveals: Literal['response.output_text.delta']
reveal_type(delta.sequence_number)  # reveals: int | None
with_its_type = ResponseOutputTextDeltaEvent(type="response.output_text.delta", item_id="m", delta="Hi")
message = ResponseOutputMessage(role="assistant", content=[ResponseOutputText(text="Hi", annotations=[])])
done = ResponseOutputItemDoneEvent(output_index=0, item=message)
call = ResponseFunctionToolCall(call_id="c", name="weather", arguments="{}")
unknown = UnknownEvent(type="response.tomorrow")
reveal_type(delta.to_dict())  # reveals: dict[str, Any]
reveal_type(delta.to_json(indent=2))  # reveals: str
reveal_type(delta.model_copy(update={"delta": "Ho"}))  # reveals: ResponseOutputTextDeltaEvent


# What users get wrong

ResponseOutputTextDeltaEvent(item_id="m", delat="Hi")  # error mypy: call-arg  # error pyright: reportCallIssue
ResponseOutputTextDeltaEvent(item_id="m")  # error mypy: call-arg  # error pyright: reportCallIssue
ResponseOutputTextDeltaEvent("m", "Hi")  # error mypy: arg-type, call-arg  # error pyright: reportCallIssue
ResponseOutputTextDeltaEvent(item_id="m", delta=5)  # error mypy: arg-type  # error pyright: reportArgumentType
ResponseOutputTextDeltaEvent(item_id="m", delta="Hi", output_index="0")  # error mypy: arg-type  # error pyright: reportArgumentType
ResponseOutputTextDeltaEvent(type="response.output_text.done", item_id="m", delta="Hi")  # error mypy: arg-type  # error pyright: reportArgumentType
ResponseOutputItemDoneEvent(output_index=0, item=delta)  # error mypy: arg-type  # error pyright: reportArgumentType
print(delta.delat)  # error mypy: attr-defined  # error pyright: reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType
print(delta.sequence_number + 1)  # error mypy: operator  # error pyright: reportOptionalOperand, reportUnknownArgumentType
delta.delta = 5  # error mypy: assignment  # error pyright: reportAttributeAccessIssue
is_done: ResponseOutputTextDoneEvent = delta  # error mypy: assignment  # error pyright: reportAssignmentType
