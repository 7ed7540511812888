"""The words of a MechSpec file, checked one by one: what may stand where.

The sections are made from the tables of the library, so a new kind of part, joint, force or drive appears here, in
the reader, the writer and the editors' schema by its line in its table. What words mean together is checked in
`resolve`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, Union

from pydantic import BeforeValidator, Field, create_model, model_validator

from bricard.library.bodies import PARTS
from bricard.library.drives import Drive
from bricard.library.forces import FORCES, Gravity
from bricard.library.joints import JOINTS
from bricard.library.words import Coordinates, Direction, Formula, Number, Schema, Vector, Word, described, refused
from bricard.spec.expressions import parse_expression

NAMES_SCHEMA = {
    "anyOf": [
        {"type": "object", "additionalProperties": {"type": "null"}},
        {"type": "array", "items": {"type": "string"}},
        {"type": ["string", "null"]},
    ]
}


def _names(value: Any) -> Any:
    """A set of names, written {A, B}, [A, B] or A, as a mapping to None."""
    if value is None:
        return {}
    if isinstance(value, str):
        return {value: None}
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return dict.fromkeys(value)
    if isinstance(value, Mapping):
        return value
    items = value if isinstance(value, (list, tuple)) else [value]
    odd = next(item for item in items if not isinstance(item, str))
    raise refused(f"only names can stand here, not {described(odd)}", "Write {A, B}.")


def _entries(value: Any) -> Any:
    """An empty section, or a set of names, as a mapping."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return dict.fromkeys(value)
    finding = f"a mapping from names to their data is wanted here, not {described(value)}"
    raise refused(finding, "Write each entry as name: data, below the word.")


def _text(value: Any) -> Any:
    return "" if value is None else value


def _words(value: Any) -> Any:
    """An empty word, as in `PartData:`."""
    return {} if value is None else value


Text = Annotated[str, BeforeValidator(_text)]
NameSet = Annotated[dict[str, None], BeforeValidator(_names), Schema(NAMES_SCHEMA)]
Given = Annotated[Number | Coordinates, Field(union_mode="left_to_right")]
Positions = Annotated[dict[str, Given], BeforeValidator(_entries)]


class Line(Word):
    """A point on a line: the run base, vector, point (C1vC); `slide` names the distance.

    In a file: `{C1vC}`, or `C1vC: mu` with the name of the slide, or under any name `{points: [C1, v, C]}`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("slide",)
    points: tuple[str, ...] | None = None
    """Base, vector and point, if the name of the entry is not their run."""
    slide: str | None = None
    """The name of the distance from the base to the point; default mu_ and the point."""

    @model_validator(mode="before")
    @classmethod
    def _empty(cls, given: Any) -> Any:
        return {} if given is None else given


class Plane(Word):
    """A point in a plane: the run base, vector, vector, point (OxyA); `slides` names the two distances.

    In a file: `{OxyA}`, or `OxyA: {slides: [a, b]}`, or under any name `{points: [O, x, y, A]}`.
    """

    points: tuple[str, ...] | None = None
    """Base, two vectors and point, if the name of the entry is not their run."""
    slides: tuple[str, str] | None = None
    """The names of the two distances; default mu_ and nu_ and the point."""

    @model_validator(mode="before")
    @classmethod
    def _empty(cls, given: Any) -> Any:
        return {} if given is None else given


class Place(Word):
    """A point that a formula gives; it costs no equation.

    In a file: `M: (A + B)/2`, a formula of other points and vectors, or its components, as in `R: [0, a*sin(w*t)]`,
    which may depend on time: a point of the ground that moves.
    """

    formulas: tuple[Formula, ...]
    """One vector formula, or one formula for each component."""

    @model_validator(mode="before")
    @classmethod
    def _short(cls, given: Any) -> Any:
        if isinstance(given, (Mapping, Word)) or given is None:
            return given
        return {"formulas": given if isinstance(given, (list, tuple)) else [given]}


class Angle(Word):
    """By how much the direction `to` is turned from the direction `from`, in space about a vector.

    In a file: `theta: OA` (from the world's x axis), `theta: [OA, AB]` or, in space, `theta: [u, v, w]`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("from", "to", "about")
    start: Direction | None = Field(default=None, alias="from")
    """The direction from which the angle counts; in the plane by default the world's x axis."""
    to: Direction
    """The direction that turns."""
    about: Vector | None = None
    """In space: the vector about which it turns, by the right-hand rule."""

    @model_validator(mode="before")
    @classmethod
    def _one_direction(cls, given: Any) -> Any:
        if isinstance(given, (list, tuple)) and len(given) == 1:
            return {"to": given[0]}
        return given if given is None or isinstance(given, (Mapping, Word, list, tuple)) else {"to": given}


class Table(Word):
    """A law of time by its values, joined by a smooth spline; in formulas `name(t)`."""

    t: tuple[Number, ...]
    """The times, in increasing order; at least four."""
    values: tuple[Number, ...]
    """The values at these times."""


class Input(Word):
    """A quantity that is given from outside, for formulas of forces and drives; a run may give it another value.

    In a file: `u: 0`, or with the table that it follows, `u: {t: [0, 1, 2, 3], values: [0, 1, 4, 9]}`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("value",)
    value: Number = parse_expression(0)
    """The value where a run gives none."""
    t: tuple[Number, ...] = ()
    """Of a table: the times, in increasing order; at least four."""
    values: tuple[Number, ...] = ()
    """Of a table: the values at these times."""

    @model_validator(mode="before")
    @classmethod
    def _empty(cls, given: Any) -> Any:
        return {} if given is None else given


class RunData(Word):
    """A run: its span, where it starts, and what is computed beside the coordinates."""

    t0: Number | None = None
    """The time at the start; default 0."""
    tend: Number | None = None
    """The time at the end."""
    tolerance: Number | None = None
    """The tolerance of the solver, between 0 and 1."""
    positions: Positions = Field(default={})
    """Points, vectors, components (Ax or A.x), slides and angles at the start, as near as the constraints allow."""
    fixedpositions: NameSet = Field(default={})
    """Those of the positions that are met exactly."""
    velocities: Positions = Field(default={})
    """Rates at the start, as near as the constraints allow."""
    fixedvelocities: NameSet = Field(default={})
    """Those of the velocities that are met exactly."""
    outputs: Annotated[dict[str, Formula], BeforeValidator(_entries)] = Field(default={})
    """Formulas that are computed along the run, by their names."""


def _section(kind: Any, description: str = "") -> Any:
    about = description or str(kind.__doc__)
    return (Annotated[dict[str, kind], BeforeValidator(_entries)], Field(default={}, description=about))


AnyJoint = Annotated[Union[tuple(JOINTS.values())], Field(discriminator="type")]  # type: ignore[valid-type]  # noqa: UP007

PartSections = create_model(
    "PartData",
    __base__=Word,
    __doc__="The parts, and how they are joined. Parts that share a point or vector are joined there.",
    **{
        "Fixed": _section(Coordinates, "Points and vectors of the ground, by their coordinates."),
        "Points": _section(Place),
        **{section: _section(kind) for section, kind in PARTS.items()},
        **{section: _section(kind) for section, kind in FORCES.items() if kind.group == "PartData"},
        "Collinears": _section(Line),
        "Coplanars": _section(Plane),
        "Joints": _section(AnyJoint, "Explicit joints: {type: ..., and the words of that type}."),
        "Angles": _section(Angle),
    },
)
ForceSections = create_model(
    "AppliedForces",
    __base__=Word,
    __doc__="What acts on the parts.",
    **{
        "Gravity": (Gravity | None, Field(default=None, description=str(Gravity.__doc__))),
        **{section: _section(kind) for section, kind in FORCES.items() if kind.group == "AppliedForces"},
    },
)


def _forces(value: Any) -> Any:
    """An empty `Gravity:` is gravity of the usual size."""
    if isinstance(value, Mapping) and value.get("Gravity", 0) is None:
        return {**value, "Gravity": Gravity.model_validate(None)}
    return _words(value)


class Document(Word):
    """A mechanism, in MechSpec."""

    Title: Text = ""
    """A few words."""
    Description: Text = ""
    """What it is, and where its data come from."""
    PhysicalParams: Annotated[dict[str, Number], BeforeValidator(_entries)] = Field(default={})
    """Named constants; they may depend on each other."""
    Tables: Annotated[dict[str, Table], BeforeValidator(_entries)] = Field(default={})
    """Laws of time by their values, name(t) in formulas."""
    Inputs: Annotated[dict[str, Input], BeforeValidator(_entries)] = Field(default={})
    """What is given from outside, for formulas of forces and drives."""
    Dimension: Literal[2, 3]
    """2 for the plane, 3 for space."""
    PartData: Annotated[PartSections, BeforeValidator(_words)]  # type: ignore[valid-type]
    """The parts, and how they are joined."""
    AppliedForces: Annotated[ForceSections, BeforeValidator(_forces)] = ForceSections()  # type: ignore[valid-type]
    """What acts on the parts."""
    Motions: Annotated[dict[str, Drive], BeforeValidator(_entries)] = Field(default={})
    """Prescribed motions: what is driven, and its law of time."""
    ProblemData: Annotated[RunData, BeforeValidator(_words)] = RunData()
    """The run: its span, its start, and what is computed."""

    @property
    def gravity(self) -> Gravity | None:
        """Gravity, if there is any."""
        found: Gravity | None = self.AppliedForces.Gravity  # type: ignore[attr-defined]
        return found

    def section(self, name: str) -> Mapping[str, Any]:
        """The entries of a section, wherever it stands."""
        for part in (self.PartData, self.AppliedForces, self):
            if name in type(part).model_fields:
                return dict(getattr(part, name))
        raise KeyError(name)
