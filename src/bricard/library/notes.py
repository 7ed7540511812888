"""What is wrong with the values of a file, while they are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from numbers import Real
from typing import Any

from bricard.records import dataclass
from bricard.spec.findings import Finding, Path


@dataclass(frozen=True)
class Note:
    """Something that is wrong, the value that was found there, and how far inside the list it lies that it spoils."""

    finding: Finding
    value: Any
    deeper: int = 0


class Notes:
    """What is wrong, in the order in which it was found; `elsewhere` tells what to do about an unknown word."""

    def __init__(self, elsewhere: Callable[[Any, str], str]) -> None:
        self.elsewhere, self.found = elsewhere, list[Note]()

    def refuse(
        self,
        path: Path,
        value: Any,
        finding: str,
        remedy: str = "",
        *,
        offset: int = 0,
        on_key: bool = False,
        deeper: int = 0,
    ) -> None:
        """Notes what is wrong with a value."""
        self.found.append(Note(Finding(path, finding, remedy, offset, on_key), value, deeper))


def described(value: Any) -> str:
    """A value of a file, in a few words."""
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case str():
            return f"'{value if len(value) <= 40 else value[:37] + '...'}'"
        case Mapping():
            return "a mapping"
        case list() | tuple():
            return f"a list of {len(value)}" if len(value) != 1 else "a list of one"
        case float():
            return f"{value:.6g}"
        case Real():
            return str(value)[:40]
    return f"a Python object ({type(value).__name__})"
