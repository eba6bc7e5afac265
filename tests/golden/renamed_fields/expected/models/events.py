# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Wire keys that cannot be Python names, or must not be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from .._model import BaseEvent, WireModel


class Dict(WireModel):
    """An object whose name is a class elsewhere.

    Sources: handbook.
    """

    import_: Annotated[str, Field(alias="import")]
    """A keyword."""

    get_all: Annotated[list[Dict] | None, Field(alias="get-all")] = None
    """More of the kind."""


class FormFilledEvent(BaseEvent):
    """Somebody has filled in a form.

    Wire type: ``form.filled``.

    Sources: handbook.
    """

    type: Literal["form.filled"] = "form.filled"
    """Tells the kind of the event."""

    from_: Annotated[str, Field(alias="from")]
    """A keyword of Python."""

    class_: Annotated[str | None, Field(alias="class")] = None
    """Another keyword."""

    None_: Annotated[str | None, Field(alias="None")] = None
    """A constant of Python."""

    schema_: Annotated[Any, Field(alias="schema")] = None
    """A method of pydantic models."""

    json_: Annotated[str | None, Field(alias="json")] = None
    """Another one."""

    copy_: Annotated[bool | None, Field(alias="copy")] = None
    """And another."""

    register_: Annotated[str | None, Field(alias="register")] = None
    """A method of the class of pydantic models."""

    model_x_: Annotated[str | None, Field(alias="model_x")] = None
    """A prefix that pydantic guards."""

    model_config_: Annotated[str | None, Field(alias="model_config")] = None
    """Pydantic's own."""

    x_y: Annotated[int, Field(alias="x-y")]
    """A hyphen."""

    a_b: Annotated[int | None, Field(alias="a.b")] = None
    """A dot."""

    white_space: Annotated[str | None, Field(alias="white space")] = None
    """A space."""

    field_2nd: Annotated[str | None, Field(alias="2nd")] = None
    """A digit in front."""

    private: Annotated[str | None, Field(alias="_private")] = None
    """An underscore in front."""

    init__: Annotated[str | None, Field(alias="__init__")] = None
    """Python's own."""

    class__: Annotated[str | None, Field(alias="__class__")] = None
    """Python's own as well."""

    self_: Annotated[str | None, Field(alias="self")] = None
    """The name of every method's first argument."""

    to_dict_: Annotated[str | None, Field(alias="to_dict")] = None
    """A method of the models."""

    degraded_: Annotated[list[str] | None, Field(alias="degraded")] = None
    """A property of the models."""

    str_: Annotated[str | None, Field(alias="str")] = None
    """A type of Python."""

    list_: Annotated[list[str] | None, Field(alias="list")] = None
    """Another one."""

    Literal_: Annotated[Literal["x"] | None, Field(alias="Literal")] = None
    """A word of the annotations."""

    CamelCase_: Annotated[str | None, Field(alias="CamelCase")] = None
    """Like the name of a class."""

    ber: Annotated[str | None, Field(alias="über")] = None
    """A letter beyond ASCII."""

    match: str | None = None
    """No keyword where it stands."""

    true: bool | None = None
    """True and false are words of JSON."""

    dict_: Annotated[Dict | None, Field(alias="dict")] = None
    """Its object has such keys as well."""
