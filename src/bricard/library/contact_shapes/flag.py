"""A word that is true or false."""

from __future__ import annotations

from typing import Annotated, Any

from bricard.library.notes import Notes, described
from bricard.library.shapes import Define, Schema, Shape
from bricard.spec.findings import Path


class FlagShape(Shape):
    """true or false."""

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, bool):
            return value
        notes.refuse(path, value, f"true or false is wanted here, not {described(value)}", "Write true or false.")
        return None

    def schema(self, define: Define) -> Schema:
        return {"type": "boolean"}


Flag = Annotated[bool, FlagShape()]
