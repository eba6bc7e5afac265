"""What editors show, asked of pyright's language server: as much as of types written by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from responses_wire import EVENT_TYPES, KnownItemStatus

from .language_server import CURSOR, Editor, editor

IMPORTS = """\
from responses_wire import EVENT_TYPES, Dispatcher, ItemStatus, KnownItemStatus, ResponseOutputMessage, ResponseOutputTextDeltaEvent, parse_event
from responses_wire.types import ResponseOutputTextDeltaEventDict

def look(event: ResponseOutputTextDeltaEvent, message: ResponseOutputMessage, data: ResponseOutputTextDeltaEventDict) -> None:
    """
BY_HAND = '''\
from typing import Literal
from pydantic import BaseModel

Status = Literal["incomplete", "in_progress", "completed"] | str

class Delta(BaseModel):
    """More text has been generated; append it to its part."""

    type: Literal["response.output_text.delta"] = "response.output_text.delta"
    delta: str
    """Text to append to the part."""
    status: Status | None = None

def look(event: Delta) -> None:
    '''
STATUSES = [f'"{value}"' for value in KnownItemStatus.__args__]  # type: ignore[attr-defined]
FIELDS = ["type", "item_id", "output_index", "content_index", "delta", "logprobs", "obfuscation", "sequence_number", "agent"]


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    with editor(tmp_path_factory.mktemp("project")) as connected:
        yield connected


def test_hovering_a_field_shows_its_type_and_description(opened: Editor) -> None:
    shown = opened.hover(IMPORTS + f"print(event.del{CURSOR}ta)\n")
    assert "delta: str" in shown
    assert shown.endswith("Text to append to the part.")
    assert shown == opened.hover(BY_HAND + f"print(event.del{CURSOR}ta)\n")


def test_hovering_a_constructor_argument_shows_the_fields_description(opened: Editor) -> None:
    shown = opened.hover(IMPORTS + f"ResponseOutputTextDeltaEvent(item_id='m', del{CURSOR}ta='Hi')\n")
    assert shown.endswith("Text to append to the part.")


def test_hovering_a_class_shows_what_it_is_its_wire_type_and_its_sources(opened: Editor) -> None:
    shown = opened.hover(IMPORTS + f"ResponseOutputText{CURSOR}DeltaEvent\n")
    for told in ("More text has been generated", "Wire type: `response.output_text.delta`", "Sources: openai", "item_id: str,"):
        assert told in shown


def test_hovering_an_enum_shows_its_values_and_what_each_means(opened: Editor) -> None:
    assert "A server may send further values." in opened.hover(IMPORTS + f"status: Item{CURSOR}Status\n")
    shown = opened.hover(IMPORTS + f"status: KnownItem{CURSOR}Status\n")
    assert "- `in_progress`: The item is still being made; expect changes." in shown


@pytest.mark.parametrize(
    "place",
    [
        f'ResponseOutputMessage(role="assistant", status={CURSOR})',
        f'ResponseOutputMessage(role="assistant", status="{CURSOR}")',
        f'print(message.status == "{CURSOR}")',
        f'message.status = "{CURSOR}"',
        f'status: ItemStatus = "{CURSOR}"',
        f'match message.status:\n        case "{CURSOR}":\n            pass',
    ],
)
def test_an_open_enum_completes_its_known_values(opened: Editor, place: str) -> None:
    offered = opened.completions(IMPORTS + place + "\n")
    assert {*STATUSES} <= {*offered}
    by_hand = place.replace('ResponseOutputMessage(role="assistant", ', "Delta(").replace("message", "event").replace("ItemStatus", "Status")
    assert {*STATUSES} <= {*opened.completions(BY_HAND + by_hand + "\n")}


@pytest.mark.parametrize("place", [f'Dispatcher().on("{CURSOR}")', f'EVENT_TYPES.get("{CURSOR}")'])
def test_wire_types_are_completed(opened: Editor, place: str) -> None:
    assert {f'"{wire_type}"' for wire_type in EVENT_TYPES} <= {*opened.completions(IMPORTS + place + "\n")}


def test_fields_are_completed_with_their_descriptions(opened: Editor) -> None:
    offered = opened.completions(IMPORTS + f"event.{CURSOR}\n")
    assert {*FIELDS, "to_dict", "to_json", "degraded"} <= {*offered}
    assert opened.described(offered["delta"]).endswith("Text to append to the part.")
    assert "nothing left out" in opened.described(offered["to_dict"])


@pytest.mark.parametrize("place", [f'data["{CURSOR}"]', f'built: ResponseOutputTextDeltaEventDict = {{"{CURSOR}"}}'])
def test_keys_of_typed_dicts_are_completed(opened: Editor, place: str) -> None:
    assert {f'"{field}"' for field in FIELDS} <= {*opened.completions(IMPORTS + place + "\n")}


def test_names_are_completed_in_an_import(opened: Editor) -> None:
    offered = opened.completions(f"from responses_wire import ResponseOutputText{CURSOR}\n")
    assert {"ResponseOutputText", "ResponseOutputTextDeltaEvent"} <= {*offered}


def test_the_help_of_a_constructor_lists_every_field_and_asks_for_no_type(opened: Editor) -> None:
    (parameters,) = opened.signatures(IMPORTS + f"ResponseOutputTextDeltaEvent({CURSOR})\n")
    assert [parameter.partition(":")[0] for parameter in parameters if parameter != "*"] == FIELDS
    required = [parameter for parameter in parameters if parameter != "*" and "=" not in parameter]
    assert required == ["item_id: str", "delta: str"]
    assert "type: Literal['response.output_text.delta'] = \"response.output_text.delta\"" in parameters
