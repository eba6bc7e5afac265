"""Each way to parse an event that a user could pick, behind one small interface.

A peer is called the way its users get it, without what surrounds parsing (the network,
splitting a response into events). Where it can be used in more ways than one, each is a
peer of its own, and a goal is held against the fastest of them.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from operator import or_
from typing import Any, get_args

from . import schemas
from .settings import Settings

Parse = Callable[[bytes], Any]
Dump = Callable[[Any], Any]


@dataclass(frozen=True)
class Peer:
    """One way to parse: how to call it, and how to tell what came of it."""

    name: str
    family: str
    how: str
    parse: Parse
    dump: Dump
    is_untyped: Callable[[Any], bool]
    every: int = 1
    """Parses only each n-th event, where all would take minutes."""


@dataclass(frozen=True)
class Peers:
    """Who could be loaded, and why the others could not."""

    ours: Peer | None
    others: list[Peer]
    missing: dict[str, str]

    def family(self, name: str) -> list[Peer]:
        """All ways to use one package."""
        return [peer for peer in self.others if peer.family == name]


def load(settings: Settings) -> Peers:
    """Load every peer that is importable here."""
    missing: dict[str, str] = {}
    others: list[Peer] = []
    for name, loader in LOADERS.items():
        try:
            others += loader(settings)
        except (ImportError, RuntimeError, SyntaxError) as error:
            missing[name] = f"{type(error).__name__}: {str(error)[:160]}"
    ours = None
    try:
        ours = _ours()
    except ImportError as error:
        missing["ours"] = str(error)
    return Peers(ours, others, missing)


def _ours() -> Peer:
    package = importlib.import_module("responses_wire")
    unknown = package.UnknownEvent

    def dump(event: Any) -> Any:
        """Both dumps; where they tell different things, neither counts as right."""
        as_dict, as_json = event.to_dict(), json.loads(event.to_json())
        return as_dict if json.dumps(as_dict) == json.dumps(as_json) else None

    return Peer(
        "responses_wire",
        "ours",
        "`parse_event(data)`, dumped with `.to_dict()` and `.to_json()`",
        package.parse_event,
        dump,
        lambda event: isinstance(event, unknown),
    )


def _openai(_settings: Settings) -> Iterator[Peer]:
    """The two statements that OpenAI's `Stream` runs for each event.

    An event with a true `error` key is raised as an exception by that loop, before
    anything is built from it.
    """
    client = importlib.import_module("openai").OpenAI(api_key="unused")
    build = client._process_response_data
    loads = json.loads

    def parser(union: object) -> Parse:
        def parse(line: bytes) -> Any:
            data = loads(line)
            if data.get("error"):
                raise ValueError("raised as an APIError by the stream")
            return build(data=data, cast_to=union, response=None)

        return parse

    def dump(event: Any) -> Any:
        return json.loads(event.to_json())

    unions = {
        "openai": ("openai.types.responses", "ResponseStreamEvent"),
        "openai (beta)": ("openai.types.beta", "BetaResponseStreamEvent"),
    }
    for name, (module, union) in unions.items():
        annotation = getattr(importlib.import_module(module), union)
        yield Peer(
            name,
            "openai",
            f"`json.loads`, then `client._process_response_data(cast_to={union})`: what its `Stream` does for each event; dumped with `.to_json()`",
            parser(annotation),
            dump,
            lambda event: isinstance(event, dict),
        )


def _openrouter(_settings: Settings) -> Iterator[Peer]:
    """OpenRouter's model of one streamed event, with and without its client's wrapping.

    Its client decodes an event's data, encodes it again inside an envelope, and makes a
    new model class around the envelope to validate that.
    """
    components = importlib.import_module("openrouter.components")
    envelope = components.ResponsesStreamingResponse
    unknown = components.UnknownStreamEvents
    unmarshal = importlib.import_module("openrouter.utils.unmarshal_json_response").unmarshal_json_response
    validate = envelope.model_validate_json

    def through_model(line: bytes) -> Any:
        return validate(b'{"data":' + line + b"}").data

    def through_client(line: bytes) -> Any:
        wrapped = json.dumps({"data": json.loads(line)})
        return unmarshal(envelope, None, wrapped).data

    def dump(event: Any) -> Any:
        if isinstance(event, unknown):
            return event.raw
        return event.model_dump(mode="json", by_alias=True, exclude_unset=True)

    def is_untyped(event: Any) -> bool:
        return isinstance(event, unknown)

    yield Peer(
        "openrouter",
        "openrouter",
        "`ResponsesStreamingResponse.model_validate_json`, its model kept; dumped with "
        "`.model_dump(mode='json', by_alias=True, exclude_unset=True)`, and where it "
        "gave an unknown event, that event's `raw`",
        through_model,
        dump,
        is_untyped,
    )
    yield Peer(
        "openrouter (its client)",
        "openrouter",
        "the same through `unmarshal_json_response`, as its `EventStream` does: it makes a model class for each event",
        through_client,
        dump,
        is_untyped,
        every=100,
    )


def _openresponses(_settings: Settings) -> Iterator[Peer]:
    """The package has no union of its events, so its users write one.

    A plain union is what its types allow; a table from wire type to class is the
    fastest that a user could write.
    """
    package = importlib.import_module("openresponses_types")
    pydantic = importlib.import_module("pydantic")
    classes: list[Any] = [value for name, value in sorted(vars(package).items()) if isinstance(value, type) and name.endswith("StreamingEvent")]
    union = pydantic.TypeAdapter(reduce(or_, classes))
    table = {wire_type: cls.model_validate for cls in classes for wire_type in _literals(cls.model_fields["type"].annotation)}

    def by_table(line: bytes) -> Any:
        data = json.loads(line)
        return table[data["type"]](data)

    def dump(event: Any) -> Any:
        return event.model_dump(mode="json", by_alias=True, exclude_unset=True)

    yield Peer(
        "openresponses-types",
        "openresponses-types",
        f"`TypeAdapter(A | B | …).validate_json` of its {len(classes)} event classes; dumped with `.model_dump(mode='json', exclude_unset=True)`",
        union.validate_json,
        dump,
        lambda _: False,
    )
    yield Peer(
        "openresponses-types (table)",
        "openresponses-types",
        "`json.loads`, then the class that a table written by hand names",
        by_table,
        dump,
        lambda _: False,
    )


def _literals(annotation: Any) -> list[str]:
    """The values of an enum class or of a Literal."""
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [member.value for member in annotation]
    return list(get_args(annotation))


def _datamodel_code_generator(settings: Settings) -> Iterator[Peer]:
    """Models that datamodel-code-generator makes from OpenAI's published schemas."""
    found = schemas.closures(settings)
    if not found:
        raise RuntimeError("no schema at hand to make models from")
    for number, closure in enumerate(found):
        root = getattr(schemas.models(closure), closure.root)
        name = "datamodel-code-generator"
        yield Peer(
            name if number == 0 else f"{name} ({closure.title})",
            f"{name} {number}",
            f"tagged union of {closure.definitions} definitions from {closure.title}, "
            "made with `--allow-extra-fields`; `.model_validate_json`, dumped with "
            "`.model_dump_json(by_alias=True, exclude_unset=True)`",
            root.model_validate_json,
            lambda event: json.loads(event.model_dump_json(by_alias=True, exclude_unset=True)),
            lambda _: False,
        )


def _pydantic_core(_settings: Settings) -> Iterator[Peer]:
    from_json = importlib.import_module("pydantic_core").from_json
    yield _untyped("pydantic_core.from_json", from_json)


def _msgspec(_settings: Settings) -> Iterator[Peer]:
    decode = importlib.import_module("msgspec").json.Decoder().decode
    yield _untyped("msgspec", decode, "`msgspec.json.Decoder().decode`, to a dict")


def _json(_settings: Settings) -> Iterator[Peer]:
    yield _untyped("json.loads", json.loads)


def _untyped(name: str, parse: Parse, how: str = "") -> Peer:
    return Peer(
        name,
        name,
        how or f"`{name}`, to a dict",
        parse,
        lambda event: event,
        lambda _: True,
    )


LOADERS: dict[str, Callable[[Settings], Iterator[Peer]]] = {
    "openai": _openai,
    "openrouter": _openrouter,
    "openresponses-types": _openresponses,
    "datamodel-code-generator": _datamodel_code_generator,
    "pydantic_core": _pydantic_core,
    "msgspec": _msgspec,
    "json": _json,
}
