"""Where a word stands in the data as they were written, short forms and all.

The checks name a place by the full names of fields: PartData.Rods.OA.mass. In a file it may be the second item of
`OA: [length, mass]`, or a list of names may stand for a mapping. Pydantic's own paths contain, besides, the forms of
a choice that it tried; these are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from bricard.library.joints import JOINTS
from bricard.library.words import Word
from bricard.mechanism.document import Document
from bricard.spec.findings import Finding, Path


def document_path(path: Path, data: Any) -> Path:
    """The path in the written data; what is not there is left out."""
    written: list[str | int] = []
    node, kind = data, plain_kind(Document)
    for part in path:
        if is_form(part) or (kind is AnyOfJoints and part in JOINTS):
            kind = JOINTS.get(str(part), kind)
            continue
        step, kind = _step(node, kind, part), kind_inside(kind, part)
        if step is not None:
            written.append(step)
            node = node[step]
    return tuple(written)


def value_at(path: Path, data: Any) -> Any:
    """What stands at a path of the written data."""
    for part in path:
        data = data[part]
    return data


def placed(finding: Finding, data: Any) -> Finding:
    """A finding at its place in the written data."""
    return replace(finding, path=document_path(finding.path, data))


def kind_at(path: Path) -> Any:
    """The type of what stands at a path; None where there is none."""
    kind = plain_kind(Document)
    for part in path:
        if kind is AnyOfJoints and part in JOINTS:
            kind = JOINTS[str(part)]
        else:
            kind = _chosen(kind, part) if is_form(part) else kind_inside(kind, part)
    return kind


def is_form(part: str | int) -> bool:
    """Whether a part of pydantic's path names one form of a choice, as in tuple[...]."""
    return isinstance(part, str) and "[" in part


# ---------------------------------------------------------------------------------------------- types


class AnyOfJoints:
    """Stands for the choice among all joints."""


def plain_kind(annotation: Any) -> Any:
    """A type without its marks and without None."""
    while get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if get_origin(annotation) in (Union, UnionType):
        choices = [choice for choice in get_args(annotation) if choice is not NoneType]
        if len(choices) == 1:
            return plain_kind(choices[0])
        return AnyOfJoints if choices[0] in JOINTS.values() else annotation
    return annotation


def _chosen(kind: Any, form: str | int) -> Any:
    """The type of one form of a choice: a number, a list, or a list of lists."""
    depth = str(form).count("tuple[", 0, len("tuple[tuple["))
    lists = [choice for choice in get_args(kind) if get_origin(choice) is tuple]
    nested = [choice for choice in lists if get_origin(get_args(choice)[0]) is tuple]
    flat = [choice for choice in lists if choice not in nested]
    return next(iter([[], flat, nested][depth]), None)


def kind_inside(kind: Any, part: str | int) -> Any:
    """The type of what stands at a word, a name or a position of something of this type."""
    if isinstance(kind, type) and issubclass(kind, Word):
        found = [info for name, info in kind.model_fields.items() if part in (name, info.alias)]
        return plain_kind(found[0].annotation) if found else None
    if get_origin(kind) is dict:
        return plain_kind(get_args(kind)[1])
    return plain_kind(get_args(kind)[0]) if get_origin(kind) is tuple else None


# ---------------------------------------------------------------------------------------------- steps


def _step(node: Any, kind: Any, part: str | int) -> str | int | None:
    """What leads from a written value to the one inside it; None where the value stands for the inner one."""
    if isinstance(node, Mapping):
        return part if part in node else None
    if not isinstance(node, (list, tuple)):
        return None
    position = _position(node, kind, part)
    return position if position is not None and position < len(node) else None


def _position(node: Any, kind: Any, part: str | int) -> int | None:
    if isinstance(part, int):
        return 0 if len(node) == 1 else part  # one name may stand for a pair
    shorthand = kind.shorthand if isinstance(kind, type) and issubclass(kind, Word) else ()
    if part in shorthand:
        return int(shorthand.index(part))
    return list(node).index(part) if part in node else None
