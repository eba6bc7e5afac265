# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The base of every model: what a wire object can do, and how it keeps what does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field

from . import _compile
from .errors import Misfit

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

_REPR_LIMIT = 60


class WireModel(BaseModel):
    """A JSON object of the API: typed, lossless, keeping keys that it does not know."""

    model_config = ConfigDict(extra="allow", defer_build=True, protected_namespaces=())

    if not TYPE_CHECKING:  # checkers derive the signature from the fields

        def __init__(self, /, **data: Any) -> None:
            shape = _compile.shape_of(type(self))
            if shape is None:  # a subclass of yours: pydantic's own way
                base = _compile.base_shape(type(self))
                super().__init__(**(base.for_subclass(data, type(self)) if base else data))
                self.__pydantic_fields_set__.update(_compile.constants(type(self)))
            else:
                shape.unit.validate_python(shape.on_the_wire(data), self_instance=self)

        @classmethod
        def model_construct(cls, _fields_set: set[str] | None = None, **values: Any) -> Any:
            model = super().model_construct(_fields_set, **values)
            if _fields_set is None:
                model.__pydantic_fields_set__.update(_compile.constants(cls))
            return model

        @classmethod
        def model_json_schema(cls, *args: Any, **options: Any) -> dict[str, Any]:
            if "__pydantic_core_schema__" not in cls.__dict__:  # pydantic 2.7 waits for a rebuild
                cls.model_rebuild()
            return super().model_json_schema(*args, **options)

    @property
    def degraded(self) -> tuple[Misfit, ...]:
        """What did not fit its declared type and was kept raw; empty on a good object."""
        private = self.__pydantic_private__
        return tuple(private.get("degraded", ())) if private else ()

    def to_dict(self) -> dict[str, Any]:
        """The object as it came, or as it was built: wire names, nothing added, nothing left out.

        Raises ValueError where something put in by hand holds itself.
        """
        try:
            return cast(
                "dict[str, Any]",
                self.__pydantic_serializer__.to_python(  # this mode raises where it would stop short
                    self, mode="json", by_alias=True, exclude_unset=True, warnings=False
                ),
            )
        except (ValueError, TypeError, RecursionError):  # deeper than the serializer goes
            return cast("dict[str, Any]", _compile.plain(self))

    def to_json(self, *, indent: int | None = None) -> str:
        """``to_dict()`` as JSON text. Raises TypeError where a value put in by hand is no JSON value."""
        try:
            text = self.__pydantic_serializer__.to_json(
                self, indent=indent, by_alias=True, exclude_unset=True, warnings=False
            ).decode()
            if (
                "N" not in text and "I" not in text
            ):  # one letter is looked for much sooner than a word
                return text
            if "NaN" not in text and "Infinity" not in text:  # be it as a number or in a string
                return text
        except (ValueError, TypeError, RecursionError):  # lone surrogates, great depth
            pass
        from . import _json

        return _json.dumps(self.to_dict(), indent)

    def __repr_args__(self) -> Any:
        names = self.__pydantic_fields_set__
        for name, value in self.__dict__.items():
            if name in names:
                yield name, _shortened(value)
        for name, value in (self.__pydantic_extra__ or {}).items():
            yield name if name.isidentifier() else repr(name), _shortened(value)

    def __repr__(self) -> str:
        try:
            return super().__repr__()
        except RecursionError:  # nested deeper than Python goes
            return f"{type(self).__name__}(…)"

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        _compile.prepare(cls)

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[BaseModel], handler: GetCoreSchemaHandler, /
    ) -> CoreSchema:
        return handler(source) if _compile.shape_of(cls) is None else _compile.core_schema(cls)

    @classmethod
    def model_rebuild(
        cls,
        *,
        force: bool = False,
        raise_errors: bool = True,
        _parent_namespace_depth: int = 2,
        _types_namespace: Any = None,
    ) -> bool | None:
        """Resolve every name in the annotations, which loads the classes that they mention."""
        names = dict(_types_namespace or {}) | _compile.namespace()
        done = super().model_rebuild(force=force, raise_errors=raise_errors, _types_namespace=names)
        _compile.prepare(cls)
        return done


class BaseEvent(WireModel):
    """An event of the stream."""


class UnknownMember(WireModel):
    """A member of an open union whose kind is not known yet; all its keys are kept."""


class UnknownEvent(BaseEvent):
    """An event whose kind is not known, or that does not tell it; all its keys are kept."""

    event_name: Annotated[str | None, Field(alias="event-name")] = None
    """Its kind, as the server calls it."""


def _shortened(value: Any) -> Any:
    if isinstance(value, str):
        return value if len(value) <= _REPR_LIMIT else value[: _REPR_LIMIT - 1] + "…"
    if isinstance(value, (list, dict)):
        try:
            long = len(repr(cast("object", value))) > _REPR_LIMIT
        except RecursionError:  # nested deeper than Python goes
            long = True
        if long:
            kind = "items" if isinstance(value, list) else "keys"
            return _Brief(f"<{len(cast('list[Any]', value))} {kind}>")
    return cast("Any", value)


class _Brief(str):
    def __repr__(self) -> str:
        return str(self)
