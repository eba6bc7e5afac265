"""Wire keys that Python keeps for itself have an underscore behind; the TypedDicts keep them as they are."""

from typing_extensions import reveal_type

from responses_wire import FunctionTool, ResponseFormatTextJSONSchemaConfig
from responses_wire.types import FunctionToolDict

format = ResponseFormatTextJSONSchemaConfig(name="answer", schema_={"type": "object"})
reveal_type(format.schema_)  # reveals: dict[str, Any] | None
tool = FunctionTool(name="weather", parameters={}, strict=True, async_=False)
reveal_type(tool.async_)  # reveals: bool | None


def read(tool: FunctionToolDict) -> None:
    reveal_type(tool.get("async"))  # reveals: bool | None


# What users get wrong

FunctionTool(name="weather", parameters={}, strict=True, async_="no")  # error mypy: arg-type  # error pyright: reportArgumentType
ResponseFormatTextJSONSchemaConfig(name="answer", schema={"type": "object"})  # error mypy: call-arg  # error pyright: reportCallIssue
