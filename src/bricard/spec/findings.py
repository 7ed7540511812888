"""What is wrong with a description: findings, and the error that carries them all.

A finding names its place in the document by a path of keys and list positions, says what was found,
and what to do about it. Findings are collected and raised together, so that a user mends a file in one go.
"""

from collections.abc import Iterable
from typing import NoReturn, Protocol

from bricard.errors import SpecError
from bricard.records import dataclass

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, with its place and its remedy."""

    path: Path
    """the keys and list positions that lead to it"""
    finding: str
    remedy: str = ""
    offset: int = 0
    """characters between the beginning of the scalar at `path` and the place meant"""
    on_key: bool = False
    """the key is meant, not its value"""
    place: tuple[int, int] | None = None
    """line and column (from 1) where the path cannot tell: syntax errors, duplicate keys"""


class Places(Protocol):
    """A text that knows where its parts stand (bricard.spec.text.Source)."""

    @property
    def name(self) -> str: ...

    def place(self, path: Path, on_key: bool = False, offset: int = 0) -> tuple[int, int]: ...


def raise_findings(findings: Iterable[Finding], source: Places | None = None) -> NoReturn:
    """Raise a SpecError with all findings, in the order of their places in `source`.

    Without a source (a description built in Python) they keep their order, and the place is the dotted path.
    """
    unique = list(dict.fromkeys(findings))
    if source is not None:
        unique.sort(key=lambda finding: _line_and_column(finding, source))
    raise SpecError("\n".join(_message(finding, source) for finding in unique), unique)


def raise_for_file(name: str, finding: str, remedy: str = "") -> NoReturn:
    """Raise a SpecError about a file as a whole."""
    raise SpecError(_join(name, finding, remedy), (Finding((), finding, remedy),))


def dotted(path: Path) -> str:
    """A path as text: `PartData.Rods.OA`, `Outputs[2].name`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _line_and_column(finding: Finding, source: Places) -> tuple[int, int]:
    return finding.place or source.place(finding.path, finding.on_key, finding.offset)


def _message(finding: Finding, source: Places | None) -> str:
    if source is None:
        return _join(dotted(finding.path), finding.finding, finding.remedy)
    line, column = _line_and_column(finding, source)
    return _join(f"{source.name}:{line}:{column}", finding.finding, finding.remedy)


def _join(place: str, finding: str, remedy: str) -> str:
    first = f"{place}: {finding}" if place else finding
    return f"{first}\n  {remedy}" if remedy else first
