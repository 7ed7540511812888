"""Names of files within a file: seen from the folder in which that lies."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Annotated, Any

from bricard.library.notes import Notes, described
from bricard.library.shapes import Define, Schema, Shape
from bricard.spec.findings import Path

WORD = "mesh"


class Located(str):
    """The name of a file as it is written, with the folder from which it is seen."""

    folder: FilePath

    @staticmethod
    def at(name: str, folder: FilePath) -> Located:
        """A name that is seen from a folder."""
        located = Located(name)
        located.folder = folder
        return located


def path_of(name: str) -> FilePath:
    """The path of a file; names without a folder are seen from the working directory."""
    return getattr(name, "folder", FilePath()) / name


def located(data: Any, folder: FilePath) -> Any:
    """The data of a MechSpec file with names of files that know its folder."""
    shapes = data.get("Shapes") if isinstance(data, Mapping) else None
    if not isinstance(shapes, Mapping):
        return data
    return {**data, "Shapes": {name: _located(one, folder) for name, one in shapes.items()}}


def _located(shape: Any, folder: FilePath) -> Any:
    if isinstance(shape, list):
        return [_located(one, folder) for one in shape]
    if isinstance(shape, Mapping) and isinstance(shape.get(WORD), str):
        return {**shape, WORD: Located.at(shape[WORD], folder)}
    return shape


class FileShape(Shape):
    """The name of a file."""

    @property
    def about(self) -> str:
        return "The name of a file, seen from the folder of this one."

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, str) and value:
            return value
        notes.refuse(path, value, f"the name of a file is wanted here, not {described(value)}", "Write wheel.stl.")
        return None

    def shortest(self, written: Any) -> Any:
        """With the folder from which it is seen, for what is written may be read from anywhere."""
        return str(path_of(written).resolve()) if isinstance(written, Located) else written

    def schema(self, define: Define) -> Schema:
        return {"type": "string", "minLength": 1}


FileName = Annotated[str, FileShape()]
