"""The words of a MechSpec file, checked one by one: what may stand where.

The sections are made from the tables of the library, so a new kind of part, joint, force or drive appears here, in
the reader, the writer and the editors' schema by its line in its table. What words mean together is checked in
`resolve`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Union

from pydantic import BeforeValidator, Field, create_model
from pydantic_core import PydanticCustomError

from bricard.library.bodies import PARTS
from bricard.library.drives import Motion
from bricard.library.forces import FORCES, Gravity
from bricard.library.joints import JOINTS
from bricard.library.words import Coordinates, Direction, Formula, Number, Vector, Word, described


def _set(value: Any) -> Any:
    """A set of names, written {A, B} or [A, B], as a mapping to None."""
    if isinstance(value, (list, tuple)):
        return {name if isinstance(name, str) else " ".join(map(str, name)): None for name in value}
    return {value: None} if isinstance(value, str) else value


def _given(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(value)
    return value


NameSet = Annotated[dict[str, None], BeforeValidator(_set)]
Given = Annotated[Number | Coordinates, Field(union_mode="left_to_right"), BeforeValidator(_given)]


class Line(Word):
    """A point on a line: the run base, vector, point (C1vC); `slide` names the distance."""

    shorthand: ClassVar[tuple[str, ...]] = ("slide",)
    points: tuple[str, ...] | None = None
    slide: str | None = None


class Plane(Word):
    """A point in a plane: the run base, vector, vector, point (OxyA); `slides` names the two distances."""

    points: tuple[str, ...] | None = None
    slides: tuple[str, str] | None = None


class Angle(Word):
    """By how much the direction `to` is turned from the direction `from`, in space about a vector.

    In a file: `theta: OA` (from the world's x axis), `theta: [OA, AB]` or, in space, `theta: [u, v, w]`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("from", "to", "about")
    start: Direction | None = Field(default=None, alias="from")
    to: Direction
    about: Vector | None = None


class Table(Word):
    """A law of time by its values, joined by a smooth spline; in formulas `name(t)`."""

    t: tuple[Number, ...]
    values: tuple[Number, ...]


class RunData(Word):
    """A run: its span, where it starts, and what is computed beside the coordinates."""

    t0: Number | None = None
    tend: Number | None = None
    tolerance: Number | None = None
    positions: dict[str, Given] = {}
    fixedpositions: NameSet = {}
    velocities: dict[str, Given] = {}
    fixedvelocities: NameSet = {}
    outputs: dict[str, Formula] = {}


def _angle(value: Any) -> Any:
    return [None, value] if isinstance(value, str) else value


def _line(value: Any) -> Any:
    return {} if value is None else value


def _entries(value: Any) -> Any:
    """An empty section, or a set of names, as a mapping."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return dict.fromkeys(value)
    raise PydanticCustomError(
        "finding", "a mapping from names to their data is wanted here, not {found}", {"found": described(value)}
    )


def _section(kind: Any) -> Any:
    return (Annotated[dict[str, kind], BeforeValidator(_entries)], {})


AnyJoint = Annotated[Union[tuple(JOINTS.values())], Field(discriminator="type")]  # type: ignore[valid-type]  # noqa: UP007

PartSections = create_model(
    "PartData",
    __base__=Word,
    **{
        "Fixed": _section(Coordinates),
        **{section: _section(kind) for section, kind in PARTS.items()},
        **{section: _section(kind) for section, kind in FORCES.items() if kind.group == "PartData"},
        "Collinears": _section(Annotated[Line, BeforeValidator(_line)]),
        "Coplanars": _section(Annotated[Plane, BeforeValidator(_line)]),
        "Joints": _section(AnyJoint),
        "Angles": _section(Annotated[Angle, BeforeValidator(_angle)]),
    },
)
ForceSections = create_model(
    "AppliedForces",
    __base__=Word,
    **{
        "Gravity": (Gravity | None, None),
        **{section: _section(kind) for section, kind in FORCES.items() if kind.group == "AppliedForces"},
    },
)


def _sections(value: Any) -> Any:
    return {} if value is None else value


def _forces(value: Any) -> Any:
    """An empty `Gravity:` is gravity of the usual size."""
    if isinstance(value, Mapping) and value.get("Gravity", 0) is None:
        return {**value, "Gravity": Gravity.model_validate(None)}
    return _sections(value)


class Document(Word):
    """A MechSpec file."""

    Title: str = ""
    Description: str = ""
    PhysicalParams: Annotated[dict[str, Number], BeforeValidator(_entries)] = {}
    Tables: Annotated[dict[str, Table], BeforeValidator(_entries)] = {}
    Dimension: Literal[2, 3]
    PartData: Annotated[PartSections, BeforeValidator(_sections)]  # type: ignore[valid-type]
    AppliedForces: Annotated[ForceSections, BeforeValidator(_forces)] = ForceSections()  # type: ignore[valid-type]
    Motions: Annotated[dict[str, Motion], BeforeValidator(_entries)] = {}
    ProblemData: Annotated[RunData, BeforeValidator(_sections)] = RunData()

    def section(self, name: str) -> Mapping[str, Any]:
        """The entries of a section, wherever it stands."""
        for part in (self.PartData, self.AppliedForces, self):
            if name in type(part).model_fields:
                return dict(getattr(part, name))
        raise KeyError(name)


def schema() -> dict[str, Any]:
    """The JSON Schema of a MechSpec file, for editors."""
    return Document.model_json_schema(by_alias=True)
