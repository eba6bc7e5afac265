"""Items and content parts: told apart by isinstance and by match, the unknown ones with all their data."""

from typing_extensions import assert_never, reveal_type

from responses_wire import (
    ContentPart,
    OutputItem,
    ResponseFunctionToolCall,
    ResponseOutputItemDoneEvent,
    ResponseOutputMessage,
    ResponseOutputRefusal,
    ResponseOutputText,
    UnknownContentPart,
    UnknownOutputItem,
    parse_event,
)


def text_of(item: OutputItem) -> str:
    if isinstance(item, ResponseOutputMessage):
        return "".join(part.text for part in item.content or () if isinstance(part, ResponseOutputText))
    return ""


def describe(item: OutputItem) -> str:
    match item:
        case ResponseOutputMessage(content=[ResponseOutputText(text=text), *_]):
            reveal_type(text)  # reveals: str
            return text
        case ResponseFunctionToolCall(name=name, arguments=arguments):
            reveal_type(arguments)  # reveals: str | None
            return f"{name}({arguments})"
        case UnknownOutputItem(type=kind):
            reveal_type(kind)  # reveals: str
            return f"{kind}: {item.to_dict()}"
        case _:
            return item.to_json()


def first_part(message: ResponseOutputMessage) -> ContentPart | None:
    return message.content[0] if message.content else None


def either(part: ResponseOutputText | ResponseOutputRefusal | UnknownContentPart) -> str:
    if isinstance(part, ResponseOutputText):
        return part.text
    elif isinstance(part, ResponseOutputRefusal):
        return part.refusal
    reveal_type(part)  # reveals: UnknownContentPart
    return part.type


def by_the_wire_type(part: ResponseOutputText | ResponseOutputRefusal) -> str:
    return part.text if part.type == "output_text" else part.refusal


event = parse_event(b"{}")
if isinstance(event, ResponseOutputItemDoneEvent) and isinstance(event.item, ResponseFunctionToolCall):
    reveal_type(event.item.call_id)  # reveals: str


# What users get wrong


def takes_every_item_for_a_message(item: OutputItem) -> None:
    print(item.content)  # error mypy: union-attr  # error pyright: reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType


def forgets_null(message: ResponseOutputMessage) -> ContentPart:
    return message.content[0]  # error mypy: index  # error pyright: reportOptionalSubscript, reportUnknownVariableType


def forgets_the_unknown(part: ResponseOutputText | ResponseOutputRefusal | UnknownContentPart) -> str:
    if isinstance(part, ResponseOutputText):
        return part.text
    elif isinstance(part, ResponseOutputRefusal):
        return part.refusal
    assert_never(part)  # error mypy: arg-type  # error pyright: reportArgumentType
