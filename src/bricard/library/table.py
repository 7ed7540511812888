"""Tables of kinds whose files are imported when a kind is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

T = TypeVar("T")


class Table(Mapping[str, type[T]], Generic[T]):
    """Classes by the words that files use for them; a line is word="module.Class", in a package."""

    def __init__(self, package: str, **lines: str) -> None:
        self._package, self._lines = package, lines
        self._loaded: dict[str, type[T]] = {}

    def __getitem__(self, word: str) -> type[T]:
        if word not in self._loaded:
            module, _, name = self._lines[word].rpartition(".")
            self._loaded[word] = getattr(import_module(f"{self._package}.{module}"), name)
        return self._loaded[word]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)
