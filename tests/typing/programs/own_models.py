"""Classes of users' own: subclasses of ours, and models with our types in their fields."""

from pydantic import BaseModel, ConfigDict, TypeAdapter
from typing_extensions import reveal_type

from responses_wire import Event, OutputItem, ResponseOutputTextDeltaEvent, ResponseUsage


class FrozenDelta(ResponseOutputTextDeltaEvent):
    model_config = ConfigDict(frozen=True)

    seen_at: float = 0.0


class Turn(BaseModel):
    items: list[OutputItem] = []
    usage: ResponseUsage | None = None


delta = FrozenDelta(item_id="m", delta="Hi", seen_at=1.5)
reveal_type(delta.delta)  # reveals: str
reveal_type(Turn(items=[]).items[0].to_dict())  # reveals: dict[str, Any]
events: TypeAdapter[Event] = TypeAdapter(Event)
print([delta], events.validate_python({"type": "error"}).degraded)


# What users get wrong

Turn(items=[delta])  # error mypy: list-item  # error pyright: reportArgumentType
FrozenDelta(item_id="m", delta="Hi", seen_at="noon")  # error mypy: arg-type  # error pyright: reportArgumentType
