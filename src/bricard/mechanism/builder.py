"""A mechanism part by part in Python, with the words of a file and the same errors.

>>> b = MechanismBuilder("Pendulum", dimension=2)
>>> b.parameters(l=1.5)
>>> b.fixed(O=(0, 0))
>>> b.rod("OA", length="l", mass=2)
>>> b.gravity()
>>> b.problem(tend=10, positions={"A": ("l", 0)})
>>> b.mechanism()
Mechanism('Pendulum', 2D, parts: OA)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Literal

from bricard.checks import bound, checked
from bricard.errors import SpecError
from bricard.facts import Fact, Telling
from bricard.library.bodies import PARTS
from bricard.library.drives import DRIVES
from bricard.library.events import EVENTS
from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.library.words import EXPRESSIONS, Field, Word, fields
from bricard.mechanism.mechanism import Mechanism

Value = float | str  # a number or an expression
Given = Value | Sequence[Value]
SUBJECTS = ("points", "parts", "at", "on", "of", "angle", "center")  # words for what the name of an entry stands for


class MechanismBuilder(Telling):
    """Collects entries of a description; `mechanism()` checks them all at once.

    Every value may be a number or an expression of the parameters. Names of parts are runs of points and vectors (OA,
    ABu); with `points` they may be any names. Parts, forces and motions have a method each, named like their section
    (`rod` for Rods, `rotary_spring` for RotarySprings), with the words of an entry as arguments: those of its short
    form in their order, all others by name. A name may be given once in its section, as in a file; `parameters`,
    `gravity` and `problem` may be called again, and the last values count.
    """

    @checked(SpecError)
    def __init__(self, title: str = "", *, dimension: Literal[2, 3], description: str = "") -> None:
        self.data: dict[str, Any] = {"Title": title, "Description": description, "Dimension": dimension}

    def _facts(self) -> Iterator[Fact]:
        parts = self.data.get("PartData", {})
        yield "title", self.data["Title"]
        yield "moves in", "the plane" if self.data["Dimension"] == 2 else "space"
        for section, entries in {**parts, **self.data}.items():
            if isinstance(entries, Mapping) and section != "PartData":
                yield section, [str(name) for name in entries]

    @checked(SpecError)
    def parameters(self, **values: Value) -> None:
        """Named constants: PhysicalParams."""
        self._section("PhysicalParams").update(values)

    @checked(SpecError)
    def table(self, name: str, times: Iterable[Value], values: Iterable[Value]) -> None:
        """A law of time by its values, `name(t)` in formulas: Tables."""
        _enter(self._section("Tables"), "table", name, {"t": list(times), "values": list(values)})

    @checked(SpecError)
    def input(self, name: str, value: Value = 0) -> None:
        """A quantity that is given from outside, `name` in formulas of forces and drives: Inputs."""
        _enter(self._section("Inputs"), "input", name, value)

    # -- parts -------------------------------------------------------------------------------

    @checked(SpecError)
    def fixed(self, **places: Sequence[Value]) -> None:
        """Points and vectors of the ground: Fixed."""
        for name, place in places.items():
            self._part("Fixed", name, list(place))

    @checked(SpecError)
    def point(self, name: str, *formulas: Value) -> None:
        """A point by one formula of other points, or by its components: Points."""
        self._part("Points", name, list(formulas))

    @checked(SpecError)
    def rigid(
        self,
        name: str,
        geom: Sequence[Sequence[Value]],
        *,
        centroid: Sequence[Value] | None = None,
        mass: Value | None = None,
        inertia: Value | Sequence[Value] | Sequence[Sequence[Value]] = 0,
        points: Sequence[str] | None = None,
    ) -> None:
        """A rigid body with local coordinates from its second point or vector on: Rigids."""
        entry: dict[str, Any] = {"Geom": [list(row) for row in geom]}
        if mass is not None:
            entry["Dyna"] = {
                "centroid": [0] if centroid is None else list(centroid),
                "mass": mass,
                "inertia": _lists(inertia),
            }
        self._part("Rigids", name, _given(entry, points=points))

    # -- joints ------------------------------------------------------------------------------

    @checked(SpecError)
    def collinear(self, name: str, slide: str | None = None, *, points: Sequence[str] | None = None) -> None:
        """A point on a line, as in "C1vC": Collinears."""
        self._part("Collinears", name, _given({}, slide=slide, points=points))

    @checked(SpecError)
    def coplanar(
        self, name: str, slides: tuple[str, str] | None = None, *, points: Sequence[str] | None = None
    ) -> None:
        """A point in a plane, as in "OxyA": Coplanars."""
        self._part("Coplanars", name, _given({}, slides=slides, points=points))

    @checked(SpecError)
    def joint(self, name: str, type: str, **fields: Any) -> None:
        """An explicit joint of some type, with that type's fields: Joints."""
        self._part("Joints", name, {"type": type, **fields})

    @checked(SpecError)
    def angle(self, name: str, to: str, *, start: str | None = None, about: str | None = None) -> None:
        """A continuous angle from one direction to another: Angles."""
        self._part("Angles", name, _given({"to": to, "from": start}, about=about))

    # -- forces ------------------------------------------------------------------------------

    @checked(SpecError)
    def gravity(self, acceleration: Given = 9.81) -> None:
        """Gravity, downwards if it is one number: Gravity."""
        self._section("AppliedForces")["Gravity"] = _lists(acceleration)

    # -- contact -----------------------------------------------------------------------------

    @checked(SpecError)
    def shape(self, name: str, **words: Any) -> None:
        """A shape of a part, or under another name of the world, as in shape("GA", circle=0.1): Shapes."""
        section = self._section("Shapes")
        section[name] = words if name not in section else [*_several(section[name]), words]

    @checked(SpecError)
    def contact(self, first: str, second: str | None = None, **law: Any) -> None:
        """What happens where two shapes touch; contact("any", ...) is for all other pairs: Contacts."""
        pair = first if second is None else f"{first}/{second}"
        _enter(self._section("Contacts"), "contact", pair, law)

    @checked(SpecError)
    def no_contact(self, first: str, second: str) -> None:
        """Two shapes that pass through each other: none, in Contacts."""
        self._section("Contacts").setdefault("none", []).append(f"{first}/{second}")

    # -- the run -----------------------------------------------------------------------------

    @checked(SpecError)
    def problem(
        self,
        *,
        t0: Value | None = None,
        tend: Value | None = None,
        tolerance: Value | None = None,
        start: str | None = None,
        positions: Mapping[str, Given] | None = None,
        fixedpositions: Sequence[str] | None = None,
        velocities: Mapping[str, Given] | None = None,
        fixedvelocities: Sequence[str] | None = None,
        contact: str | None = None,
        step: Value | None = None,
        closed: Sequence[str] | None = None,
        impacts: str | None = None,
        painleve: str | None = None,
    ) -> None:
        """The run and its start: ProblemData."""
        section = self._section("ProblemData")
        section.update(_given({}, t0=t0, tend=tend, tolerance=tolerance, start=start, contact=contact, step=step))
        section.update(_given({}, fixedpositions=fixedpositions, fixedvelocities=fixedvelocities))
        section.update(_given({}, closed=closed, impacts=impacts, painleve=painleve))
        for word, values in (("positions", positions), ("velocities", velocities)):
            if values is not None:
                section[word] = {name: _lists(value) for name, value in values.items()}

    @checked(SpecError)
    def output(self, name: str, formula: Value) -> None:
        """A named formula that is computed along the run: outputs."""
        _enter(self._section("ProblemData").setdefault("outputs", {}), "output", name, formula)

    def mechanism(self) -> Mechanism:
        """The mechanism, or a SpecError with all that is wrong."""
        return Mechanism.from_data({"PartData": {}, **self.data})

    def _section(self, word: str) -> dict[str, Any]:
        section: dict[str, Any] = self.data.setdefault(word, {})
        return section

    def _part(self, section: str, name: str, entry: Any) -> None:
        _enter(self._section("PartData").setdefault(section, {}), method_name(section), name, entry)

    if TYPE_CHECKING:

        def __getattr__(self, kind: str) -> Callable[..., None]:
            """The methods that the tables of the library give: rod, spring, drag, ..."""


def _enter(entries: dict[str, Any], kind: str, name: str, entry: Any, subject: str = "") -> None:
    """A new entry; one of the same name would be lost, and with it a force or a part."""
    if name in entries:
        remedy = f", or give one another name and its {subject}" if subject else ""
        raise SpecError(f"{kind} {name!r} is given twice.\n  Remove one of the two{remedy}.")
    entries[name] = entry


def _several(entry: Any) -> list[Any]:
    """Shapes of an entry, of which one stands alone."""
    return entry if isinstance(entry, list) else [entry]


def _given(entry: dict[str, Any], **optional: Any) -> dict[str, Any]:
    """An entry with the optional fields that have a value."""
    return {**entry, **{name: _lists(value) for name, value in optional.items() if value is not None}}


def _lists(value: Any) -> Any:
    """Sequences as lists."""
    if isinstance(value, (str, Mapping)) or not isinstance(value, Iterable):
        return value
    if getattr(value, "ndim", 1) == 0:  # an array with one number
        return float(value)  # type: ignore[arg-type]
    return [_lists(item) for item in value]


# -- methods from the tables of the library -----------------------------------------------------------


def _add_methods() -> None:
    """A method for every kind of part, force and drive that has none of its own."""
    kinds: dict[tuple[str, str], type[Word]] = {("PartData", section): kind for section, kind in PARTS.items()}
    kinds |= {(kind.group, section): kind for section, kind in FORCES.items()}
    kinds |= {("", section): kind for section, kind in (*DRIVES.items(), *ONESIDED.items(), *EVENTS.items())}
    for (group, section), kind in kinds.items():
        name = method_name(section)
        if name not in vars(MechanismBuilder):
            setattr(MechanismBuilder, name, _method(name, group, section, kind))


def method_name(section: str) -> str:
    """RotarySprings: rotary_spring; Clutches: clutch."""
    singular = re.sub(r"(?<=ch)es$|s$", "", section)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", singular).lower()


def _method(name: str, group: str, section: str, kind: type[Word]) -> Callable[..., None]:
    signature = Signature([Parameter("self", Parameter.POSITIONAL_OR_KEYWORD), *_parameters(kind)])

    def add(*args: Any, **kwargs: Any) -> None:
        words = dict(bound(name, signature, args, kwargs))
        builder, label = words.pop("self"), words.pop("name")
        words = {kind.written.get(word, word): value for word, value in words.items()}
        within = builder._section(group) if group else builder.data
        subject = next((word for word in SUBJECTS if word in signature.parameters), "")
        _enter(within.setdefault(section, {}), name, label, _given({}, **words), subject)

    add.__signature__ = signature  # type: ignore[attr-defined]
    add.__name__, add.__qualname__ = name, f"{MechanismBuilder.__name__}.{name}"
    add.__doc__ = f"{section}: {kind.__doc__}"
    return checked(SpecError)(add)


def _parameters(kind: type[Word]) -> Iterable[Parameter]:
    """The name of an entry, the words of its short form (or those that are needed), all others by keyword."""
    yield Parameter("name", Parameter.POSITIONAL_OR_KEYWORD, annotation=str)
    known = fields(kind)
    first = kind.shorthand or tuple(word for word, field in known.items() if field.required)
    for word in (*first, *[word for word in known if word not in first]):
        position = Parameter.POSITIONAL_OR_KEYWORD if word in first else Parameter.KEYWORD_ONLY
        default = Parameter.empty if known[word].required else None
        yield Parameter(known[word].name, position, default=default, annotation=_hint(known[word]))


def _hint(field: Field) -> Any:
    """What may be given for a field, in Python."""
    one: Any = Value if field.shape.refers in EXPRESSIONS else field.shape.given
    hint = one | Sequence[one] if field.shape.many else one
    return hint if field.required else hint | None


_add_methods()
