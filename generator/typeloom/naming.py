"""The names that definitions get where the spec leaves them out. No language's spelling is known here."""

from __future__ import annotations

import re


def event_name(wire_type: str) -> str:
    """``order.line_item.added`` to ``OrderLineItemAddedEvent``; empty where no name can be made."""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", wire_type)
    name = "".join(word[0].upper() + word[1:] for word in words)
    if not name or not name[0].isalpha():
        return ""
    return name if name.endswith("Event") else name + "Event"


def snake(name: str) -> str:
    """``OrderState`` to ``order_state``, ``PDFLabel`` to ``pdf_label``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
