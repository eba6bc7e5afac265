"""Specs of any size, made to see how generating grows with them.

A unit of twenty definitions has the proportions of the real spec: events, the objects
that they carry, unions of these, enums and a table of errors. A spec of twice the size
has twice the units in twice the files, and nothing refers across units, so that size
is all that differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

DEFINITIONS_PER_UNIT = 20

ROOT = """\
typeloom: 1
package: responses_wire
version: 1.0.0
summary: A made protocol to measure with.
discriminator: type
sources:
  made: {title: invented to measure with}
event_fields:
  sequence_number: {type: integer, required: true, summary: Place in the stream.}
"""

UNIT = """\
summary: What unit NNNN of the made protocol carries.

events:
  response.unit_NNNN.started:
    summary: Work on unit NNNN has begun.
    sources: [made]
    fields:
      item: {type: UnitNNNNItem, required: true, summary: The item as it begins.}
      output_index: {type: integer, required: true, summary: Place of the item.}
  response.unit_NNNN.progress:
    summary: Work on unit NNNN goes on.
    sources: [made]
    fields:
      item_id: {type: string, required: true, summary: The item that grows.}
      output_index: {type: integer, required: true, summary: Place of the item.}
  response.unit_NNNN.delta:
    summary: The next piece of unit NNNN.
    sources: [made]
    fields:
      item_id: {type: string, required: true, summary: The item that grows.}
      delta: {type: string, required: true, summary: Text to append.}
      weights: {type: 'list[UnitNNNNWeight]', summary: How likely each token was.}
      obfuscation: {type: string, summary: Padding that hides the length.}
  response.unit_NNNN.done:
    summary: A piece of unit NNNN is complete.
    sources: [made]
    fields:
      item_id: {type: string, required: true, summary: The item that is complete.}
      content_index: {type: integer, required: true, summary: Place of the part.}
      part: {type: UnitNNNNPart, required: true, summary: The part as it ended.}
      reason: {type: UnitNNNNReason | null, summary: Why it ended.}
  response.unit_NNNN.completed:
    summary: Unit NNNN is complete.
    sources: [made]
    fields:
      items: {type: 'list[UnitNNNNItem]', required: true, summary: All its items.}
      usage: {type: UnitNNNNUsage | null, summary: What it took.}
  response.unit_NNNN.failed:
    summary: Unit NNNN has failed.
    sources: [made]
    fields:
      error: {type: UnitNNNNError, required: true, summary: What went wrong.}

objects:
  UnitNNNNMessage:
    summary: A message that unit NNNN made.
    sources: [made]
    fields:
      type: {type: '"message"', required: true, summary: Tells the kind of item.}
      id: {type: string, required: true, summary: Names the item.}
      status: {type: UnitNNNNStatus, required: true, summary: How far it is.}
      content: {type: 'list[UnitNNNNPart]', required: true, summary: Its parts.}
  UnitNNNNCall:
    summary: A call that unit NNNN makes.
    sources: [made]
    fields:
      type: {type: '"call"', required: true, summary: Tells the kind of item.}
      id: {type: string, required: true, summary: Names the item.}
      name: {type: string, required: true, summary: What is called.}
      arguments: {type: string, required: true, summary: JSON text of the arguments.}
      status: {type: UnitNNNNStatus, summary: How far it is.}
  UnitNNNNThought:
    summary: What unit NNNN considered.
    sources: [made]
    fields:
      type: {type: '"thought"', required: true, summary: Tells the kind of item.}
      id: {type: string, required: true, summary: Names the item.}
      encrypted: {type: string | null, summary: The thought for the server alone.}
  UnitNNNNText:
    summary: A text part of unit NNNN.
    sources: [made]
    fields:
      type: {type: '"text"', required: true, summary: Tells the kind of part.}
      text: {type: string, required: true, summary: The text.}
      notes: {type: 'list[UnitNNNNNote]', summary: What the text refers to.}
  UnitNNNNImage:
    summary: An image part of unit NNNN.
    sources: [made]
    fields:
      type: {type: '"image"', required: true, summary: Tells the kind of part.}
      url: {type: string, required: true, summary: Where the image is.}
      detail: {type: '"low" | "high" | "auto"', summary: How closely it is looked at.}
  UnitNNNNNote:
    summary: A note on a text of unit NNNN.
    sources: [made]
    fields:
      start: {type: integer, required: true, summary: First character.}
      end: {type: integer, required: true, summary: One past the last character.}
      title: {type: string | null, summary: What is referred to.}
  UnitNNNNWeight:
    summary: How likely one token of unit NNNN was.
    sources: [made]
    fields:
      token: {type: string, required: true, summary: The token.}
      weight: {type: number, required: true, summary: Its logarithm.}
      others: {type: 'map[number]', summary: Tokens that it won over.}
  UnitNNNNUsage:
    summary: What unit NNNN took.
    sources: [made]
    fields:
      input: {type: integer, required: true, summary: Tokens read.}
      output: {type: integer, required: true, summary: Tokens written.}
  UnitNNNNError:
    summary: What went wrong in unit NNNN.
    sources: [made]
    fields:
      code: {type: UnitNNNNCode, required: true, summary: For programs.}
      message: {type: string, required: true, summary: For people.}

unions:
  UnitNNNNItem:
    summary: Anything that unit NNNN puts out.
    members: [UnitNNNNMessage, UnitNNNNCall, UnitNNNNThought]
  UnitNNNNPart:
    summary: A part of a message of unit NNNN.
    members: [UnitNNNNText, UnitNNNNImage]

enums:
  UnitNNNNStatus:
    summary: How far an item of unit NNNN is.
    values:
      in_progress: Still being made.
      completed: Done.
      incomplete: Ended early.
  UnitNNNNReason:
    summary: Why a part of unit NNNN ended.
    values:
      stop: It was finished.
      length: It became too long.

errors:
  UnitNNNNCode:
    summary: What can go wrong in unit NNNN.
    codes:
      server_error: {summary: The server failed., retryable: true}
      invalid_input: {summary: The request was refused., retryable: false}
"""


def write(folder: Path, definitions: int) -> int:
    """Write a spec of about this many definitions; gives how many it has."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "spec.yaml").write_text(ROOT, encoding="utf-8")
    units = max(1, round(definitions / DEFINITIONS_PER_UNIT))
    for number, text in enumerate(_units(units)):
        (folder / f"unit_{number:04}.yaml").write_text(text, encoding="utf-8")
    return units * DEFINITIONS_PER_UNIT


def _units(count: int) -> Iterator[str]:
    for number in range(count):
        yield UNIT.replace("NNNN", f"{number:04}")
