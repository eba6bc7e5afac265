"""Open enums: any string is taken, the known ones can be told and exhausted."""

from typing_extensions import assert_never, reveal_type

from responses_wire import ItemStatus, KnownItemStatus, ResponseOutputMessage, is_known_item_status


def guard(status: ItemStatus) -> str:
    if is_known_item_status(status):
        reveal_type(status)  # reveals: Literal['incomplete', 'in_progress', 'completed']
        return known(status)
    else:
        reveal_type(status)  # reveals: str
        return status.upper()


def guard_what_may_be_absent(message: ResponseOutputMessage) -> str:
    if message.status is None:
        return "absent"
    if not is_known_item_status(message.status):
        return f"new: {message.status}"
    reveal_type(message.status)  # reveals: Literal['incomplete', 'in_progress', 'completed']
    return known(message.status)


def known(status: KnownItemStatus) -> str:
    match status:
        case "in_progress":
            return "…"
        case "completed":
            return "done"
        case "incomplete":
            return "cut short"
        case _:
            assert_never(status)


future = ResponseOutputMessage(role="assistant", status="paused")  # no mistake: a server may send it
if future.status == "pausd":  # no mistake either: an open enum is a string
    print(future)


# What users get wrong


def forgets_one(status: KnownItemStatus) -> str:
    if status == "in_progress":
        return "…"
    elif status == "completed":
        return "done"
    assert_never(status)  # error mypy: arg-type  # error pyright: reportArgumentType


def misspells_a_known_one(status: KnownItemStatus) -> bool:
    return status == "complete"  # error mypy: comparison-overlap  # error pyright: reportUnnecessaryComparison


def takes_any_for_known(status: ItemStatus) -> str:
    return known(status)  # error mypy: arg-type  # error pyright: reportArgumentType


ResponseOutputMessage(role="assistant", status=5)  # error mypy: arg-type  # error pyright: reportArgumentType
