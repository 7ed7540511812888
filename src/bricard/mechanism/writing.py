"""A document as text."""

from __future__ import annotations

from typing import Any

from bricard.mechanism.document import Document
from bricard.spec.writer import write_text


def text(document: Document) -> str:
    """The document as a MechSpec file that reads back to the same document."""
    return write_text(plain(document))


def plain(document: Document) -> dict[str, Any]:
    """The document as mappings, lists, numbers and texts."""
    data = document.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return {name: value for name, value in data.items() if value not in ({}, "", None)}
