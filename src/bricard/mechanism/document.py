"""The words of a MechSpec file, checked one by one: what may stand where.

The sections are made from the tables of the library, so a new kind of part, joint, force or drive appears here, in
the reader, the writer and the editors' schema by its line in its table. What words mean together is checked in
`resolve`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from bricard.checks import closest
from bricard.library.bodies import PARTS
from bricard.library.drives import DRIVES
from bricard.library.events import EVENTS
from bricard.library.forces import AMONG_PARTS, FORCES
from bricard.library.forces.gravity import Gravity
from bricard.library.joints import JOINTS
from bricard.library.notes import Notes, described
from bricard.library.onesided import ONESIDED
from bricard.library.sections import Entries, EntryShape, Listed, NameSet
from bricard.library.shapes import Define, OneOf, Optional, Schema, Shape, TextShape
from bricard.library.words import Coordinates, Direction, Formula, Number, Units, Vector, Word, by_position, fields
from bricard.mechanism.contact_sections import ContactSection, ContactShapes
from bricard.spec.expressions import Expression, parse_expression
from bricard.spec.findings import Path

NOTHING: dict[str, Any] = {}
JOINT_TYPES = f"Types are {', '.join(JOINTS)}."
CONTACT_WAYS = OneOf(
    ("events", "penalty", "steps"), "there is no contact by {}", "Write contact: events, penalty or steps."
)
Names = Annotated[dict[str, None], NameSet()]
Positions = dict[str, Number | Coordinates]


class Line(Word):
    """A point on a line: the run base, vector, point (C1vC); `slide` names the distance.

    In a file: `{C1vC}`, or `C1vC: mu` with the name of the slide, or under any name `{points: [C1, v, C]}`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("slide",)
    empty: ClassVar[bool] = True
    points: tuple[str, ...] | None = None
    """Base, vector and point, if the name of the entry is not their run."""
    slide: str | None = None
    """The name of the distance from the base to the point; default mu_ and the point."""


class Plane(Word):
    """A point in a plane: the run base, vector, vector, point (OxyA); `slides` names the two distances.

    In a file: `{OxyA}`, or `OxyA: {slides: [a, b]}`, or under any name `{points: [O, x, y, A]}`.
    """

    empty: ClassVar[bool] = True
    points: tuple[str, ...] | None = None
    """Base, two vectors and point, if the name of the entry is not their run."""
    slides: tuple[str, str] | None = None
    """The names of the two distances; default mu_ and nu_ and the point."""


class Place(Word):
    """A point that a formula gives; it costs no equation.

    In a file: `M: (A + B)/2`, a formula of other points and vectors, or its components, as in `R: [0, a*sin(w*t)]`,
    which may depend on time: a point of the ground that moves.
    """

    units: ClassVar[Units] = {"formulas": "m"}
    formulas: tuple[Formula, ...]
    """One vector formula, or one formula for each component."""

    @classmethod
    def expanded(cls, given: Any) -> Any:
        if isinstance(given, Mapping) or given is None:
            return given
        return {"formulas": given if isinstance(given, (list, tuple)) else [given]}


class Angle(Word):
    """By how much the direction `to` is turned from the direction `from`, in space about a vector.

    In a file: `theta: OA` (from the world's x axis), `theta: [OA, AB]` or, in space, `theta: [u, v, w]`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("from", "to", "about")
    written: ClassVar[Mapping[str, str]] = {"start": "from"}
    start: Direction | None = None
    """The direction from which the angle counts; in the plane by default the world's x axis."""
    to: Direction
    """The direction that turns."""
    about: Vector | None = None
    """In space: the vector about which it turns, by the right-hand rule."""

    @classmethod
    def expanded(cls, given: Any) -> Any:
        if given is None or (isinstance(given, (list, tuple)) and len(given) != 1):
            return by_position(cls, given)
        if isinstance(given, Mapping):
            return given
        return {"to": given[0] if isinstance(given, (list, tuple)) else given}


class Table(Word):
    """A law by its values: of time, in formulas `name(t)`, or with `x` of any quantity, `name(theta')`.

    In a file: `lift: {t: [0, 1, 2, 3], values: [0, 1, 4, 9]}`, `torque: {x: [0, 100, 300], values: [2, 2, 0], kind:
    linear}`. A law of time must cover the run; one of a quantity keeps its end values beyond its ends.
    """

    units: ClassVar[Units] = {"t": "s"}
    t: tuple[Number, ...] = ()
    """Of a law of time: the times, in increasing order; at least four, of straight lines two."""
    x: tuple[Number, ...] = ()
    """Of a law of a quantity: the values of this quantity, in increasing order."""
    values: tuple[Number, ...]
    """The values at these times, or places."""
    kind: Annotated[
        Literal["smooth", "linear"],
        OneOf(("smooth", "linear"), "there is no table of kind {}", "Write kind: smooth (a spline), or linear."),
    ] = "smooth"
    """smooth: a cubic spline through all rows; linear: straight lines, with kinks at exact times."""

    @classmethod
    def how_to_give(cls) -> str:
        return "Write {t: ..., values: ...}, or x instead of t."


class Input(Word):
    """A quantity that is given from outside, for formulas of forces and drives; a run may give it another value.

    In a file: `u: 0`, or with the table that it follows, `u: {t: [0, 1, 2, 3], values: [0, 1, 4, 9]}`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("value",)
    empty: ClassVar[bool] = True
    units: ClassVar[Units] = {"t": "s"}
    value: Number = parse_expression(0)
    """The value where a run gives none."""
    t: tuple[Number, ...] = ()
    """Of a table: the times, in increasing order; at least four."""
    values: tuple[Number, ...] = ()
    """Of a table: the values at these times."""


class RunData(Word):
    """A run: its span, where it starts, and what is computed beside the coordinates."""

    empty: ClassVar[bool] = True
    units: ClassVar[Units] = {"t0": "s", "tend": "s", "tolerance": "", "positions": "place", "velocities": "place/s"}
    t0: Number | None = None
    """The time at the start; default 0."""
    tend: Number | None = None
    """The time at the end."""
    tolerance: Number | None = None
    """The tolerance of the solver, between 0 and 1."""
    start: Literal["given", "equilibrium"] = "given"
    """Where it starts: near the positions that are given, or where it rests if it is let go from there."""
    contact: Annotated[str | None, Optional(CONTACT_WAYS)] = None
    """How contact is solved: events (the default), penalty, or steps, for many bodies."""
    step: Number | None = None
    """The step of contact: steps, in seconds."""
    positions: Positions = NOTHING
    """Points, vectors, components (Ax or A.x), slides and angles at the start, as near as the constraints allow."""
    fixedpositions: Names = NOTHING
    """Those of the positions that are met exactly."""
    velocities: Positions = NOTHING
    """Rates at the start, as near as the constraints allow."""
    fixedvelocities: Names = NOTHING
    """Those of the velocities that are met exactly."""
    closed: Names = NOTHING
    """Contacts that touch at the start, by the names that the solution gives them: their gaps are closed exactly."""
    impacts: Annotated[
        Literal["together", "in turn"],
        OneOf(("together", "in turn"), "impacts cannot be made {}", "Write impacts: together, or in turn."),
    ] = "together"
    """Of contacts that collide while others touch: all together, or in turn, the fastest approach first."""
    painleve: Annotated[
        Literal["stop", "impact"],
        OneOf(("stop", "impact"), "Painleve's paradox has no rule {}", "Write painleve: stop, or impact."),
    ] = "stop"
    """Where friction jams a contact that slides: stop the run, or an impact without collision."""
    outputs: dict[str, Formula] = NOTHING
    """Formulas that are computed along the run, by their names."""


class AnyJoint(Shape):
    """A joint, by its type."""

    about = "Explicit joints: {type: ..., and the words of that type}."

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if not isinstance(value, Mapping):
            remedy = "Give its type and what it joins, as in {type: ball, points: [A, B]}."
            notes.refuse(path, value, f"a mapping is wanted here, not {described(value)}", remedy)
            return None
        tag = value.get("type")
        if isinstance(tag, str) and tag in JOINTS:
            return JOINTS[tag].read(value, path, notes)
        if tag is None:
            notes.refuse(path, value, f"the type of the joint '{path[-1]}' is missing", JOINT_TYPES, on_key=True)
        elif isinstance(tag, str):
            near = closest(tag, list(JOINTS))
            remedy = f"Did you mean '{near}'?" if near else JOINT_TYPES
            notes.refuse((*path, "type"), tag, f"there is no joint of type '{tag}'", remedy)
        else:
            notes.refuse((*path, "type"), tag, f"the type of a joint is a word, not {described(tag)}", JOINT_TYPES)
        return None

    def schema(self, define: Define) -> Schema:
        return {"oneOf": [define(kind) for kind in JOINTS.values()]}


def _sections(name: str, docstring: str, shapes: Mapping[str, Any], defaults: Mapping[str, Any]) -> type[Word]:
    """A kind of entry whose words are sections."""
    types = {"__annotations__": dict(shapes), "__module__": __name__, "__doc__": docstring}
    return type(name, (Word,), {"empty": True, **dict.fromkeys(shapes, NOTHING), **types, **defaults})


PartSections = _sections(
    "PartSections",
    """The parts, and how they are joined. Parts that share a point or vector are joined there.

    Fixed  Points and vectors of the ground, by their coordinates.
    """,
    {
        "Fixed": dict[str, Coordinates],
        "Points": dict[str, Place],
        **{section: Listed(PARTS, section) for section in PARTS},
        **{section: Listed(FORCES, section) for section in AMONG_PARTS},
        "Collinears": dict[str, Line],
        "Coplanars": dict[str, Plane],
        "Joints": Entries(AnyJoint()),
        "Angles": dict[str, Angle],
    },
    {"units": {"Fixed": "place"}},
)
ForceSections = _sections(
    "ForceSections",
    "What acts on the parts.",
    {
        "Gravity": EntryShape(Gravity),
        **{section: Listed(FORCES, section) for section in FORCES if section not in AMONG_PARTS},
    },
    {"Gravity": None},
)


class Document(Word):
    """A mechanism, in MechSpec."""

    remedies: ClassVar[Mapping[str, str]] = {
        "Dimension": "Write Dimension: 2 for the plane or Dimension: 3 for space.",
        "PartData": "Describe the parts of the mechanism under PartData.",
    }
    Title: Annotated[str, TextShape()] = ""
    """A few words."""
    Description: Annotated[str, TextShape()] = ""
    """What it is, and where its data come from."""
    PhysicalParams: dict[str, Number] = NOTHING
    """Named constants; they may depend on each other."""
    Tables: dict[str, Table] = NOTHING
    """Laws of time, or of any quantity, by their values: name(t) or name(theta) in formulas."""
    Inputs: dict[str, Input] = NOTHING
    """What is given from outside, for formulas of forces and drives."""
    Dimension: Annotated[int, OneOf((2, 3), "the dimension is {}", "Write 2 for the plane or 3 for space.")]
    """2 for the plane, 3 for space."""
    PartData: Annotated[Word, EntryShape(PartSections)]
    """The parts, and how they are joined."""
    AppliedForces: Annotated[Word, EntryShape(ForceSections)] = ForceSections()
    """What acts on the parts."""
    Motions: Annotated[dict[str, Any], Listed(DRIVES, "Motions")] = NOTHING
    """Prescribed motions: what is driven, and its law of time."""
    Shapes: Annotated[dict[str, Any], ContactShapes()] = NOTHING
    """What parts and the world look like and touch with, by the part or a name of its own; one shape, or a list."""
    Contacts: Annotated[dict[str, Any], ContactSection()] = NOTHING
    """What happens where shapes touch, by pairs; `any` other pair; `none`: pairs that do not. Without it, none."""
    Limits: Annotated[dict[str, Any], Listed(ONESIDED, "Limits")] = NOTHING
    """Stops and bumpers, by what they limit."""
    Backlash: Annotated[dict[str, Any], Listed(ONESIDED, "Backlash")] = NOTHING
    """Play of gears, by their joints."""
    Cables: Annotated[dict[str, Any], Listed(ONESIDED, "Cables")] = NOTHING
    """What only pulls: lengths over points."""
    Clutches: Annotated[dict[str, Any], Listed(ONESIDED, "Clutches")] = NOTHING
    """One-way clutches, by the angles or slides that they hold."""
    DryFriction: Annotated[dict[str, Any], Listed(ONESIDED, "DryFriction")] = NOTHING
    """Dry friction, by the joint, point, angle or slide where it acts."""
    Events: Annotated[dict[str, Any], Listed(EVENTS, "Events")] = NOTHING
    """What happens on the way: something goes, is set, or ends the run."""
    ProblemData: RunData = RunData()
    """The run: its span, its start, and what is computed."""

    @property
    def gravity(self) -> Gravity | None:
        """Gravity, if there is any."""
        return vars(self.AppliedForces).get("Gravity")

    def section(self, name: str) -> Mapping[str, Any]:
        """The entries of a section, wherever it stands."""
        for group in self._groups:
            if name in fields(type(group)):
                found: Mapping[str, Any] = getattr(group, name)
                return found
        raise KeyError(name)

    @property
    def _groups(self) -> tuple[Word, ...]:
        """What has sections."""
        return self.PartData, self.AppliedForces, self.ProblemData, self

    def users(self) -> dict[str, list[tuple[str, str]]]:
        """Sections and names of entries, by the parameters and inputs that their formulas contain."""
        found: dict[str, list[tuple[str, str]]] = {name: [] for name in (*self.PhysicalParams, *self.Inputs)}
        for section, name, entry in self._entries():
            for used in {one for one in _names_in(entry) if one in found}:
                found[used].append((section, name))
        return found

    def _entries(self) -> Iterator[tuple[str, str, Any]]:
        """Section, name and value of all entries; what has no entries, as Gravity, without a name."""
        for group in self._groups:
            for section, given in vars(group).items():
                if isinstance(given, Mapping):
                    yield from ((section, name, entry) for name, entry in given.items())
                elif group is not self:
                    yield section, "", given


def _names_in(value: Any) -> Iterator[str]:
    """The names in all formulas of a value of an entry."""
    if isinstance(value, Expression):
        yield from (name for name, _ in value.names)
    elif isinstance(value, (Word, Mapping, tuple, list)):
        inner = vars(value) if isinstance(value, Word) else value
        for one in inner.values() if isinstance(inner, Mapping) else inner:
            yield from _names_in(one)
