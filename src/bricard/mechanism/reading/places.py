"""Where a word stands in the data as they were written, short forms and all.

The checks name a place by the full names of fields: PartData.Rods.OA.mass. In a file it may be the second item of
`OA: [length, mass]`, or a list of names may stand for a mapping.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bricard.library.sections import EntryShape
from bricard.library.shapes import Shape
from bricard.mechanism.document import Document
from bricard.spec.findings import Finding, Path

_document: Shape | None = EntryShape(Document)


def placed(finding: Finding, data: Any) -> Finding:
    """A finding at its place in the written data; what is not there is left out."""
    written: list[str | int] = []
    node, shape = data, _document
    for part in finding.path:
        step, shape = _step(node, shape, part), shape.inside(part) if shape else None
        if step is not None:
            written.append(step)
            node = node[step]
    return replace(finding, path=tuple(written))


def value_at(path: Path, data: Any) -> Any:
    """What stands at a path of the written data."""
    for part in path:
        data = data[part]
    return data


def _step(node: Any, shape: Shape | None, part: str | int) -> str | int | None:
    """What leads from a written value to the one inside it; None where the value stands for the inner one."""
    if isinstance(node, Mapping):
        return part if part in node else None
    if not isinstance(node, (list, tuple)):
        return None
    position = _position(node, shape, part)
    return position if position is not None and position < len(node) else None


def _position(node: Any, shape: Shape | None, part: str | int) -> int | None:
    if isinstance(part, int):
        return 0 if len(node) == 1 else part  # one name may stand for a pair
    if shape is not None and part in shape.shorthand:
        return shape.shorthand.index(part)
    return list(node).index(part) if part in node else None
