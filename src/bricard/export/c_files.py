"""Code in C as its files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from bricard.atomic import write_text
from bricard.records import dataclass


@dataclass(frozen=True)
class CCode:
    """The texts of a header `name`.h and of a source `name`.c."""

    name: str
    header: str
    source: str

    def write(self, folder: str | PathLike[str] = ".") -> None:
        """Writes both files."""
        for ending, text in (("h", self.header), ("c", self.source)):
            write_text(Path(folder, f"{self.name}.{ending}"), text)

    def __str__(self) -> str:
        return f"{self.header}\n{self.source}"
