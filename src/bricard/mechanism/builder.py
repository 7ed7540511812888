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

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from bricard.checks import checked
from bricard.errors import SpecError
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.reading.sources import from_data

Value = float | str  # a number or an expression
Given = Value | Sequence[Value]


class MechanismBuilder:
    """Collects entries of a description; `mechanism()` checks them all at once.

    Every value may be a number or an expression of the parameters. Names of parts are runs of points and vectors (OA,
    ABu); with `points` they may be any names.
    """

    @checked(SpecError)
    def __init__(self, title: str = "", *, dimension: Literal[2, 3], description: str = "") -> None:
        self.data: dict[str, Any] = {"Title": title, "Description": description, "Dimension": dimension}

    @checked(SpecError)
    def parameters(self, **values: Value) -> None:
        """Named constants: PhysicalParams."""
        self._section("PhysicalParams").update(values)

    @checked(SpecError)
    def table(self, name: str, times: Iterable[Value], values: Iterable[Value]) -> None:
        """A law of time by its values, `name(t)` in formulas: Tables."""
        self._section("Tables")[name] = {"t": list(times), "values": list(values)}

    @checked(SpecError)
    def input(self, name: str, value: Value = 0) -> None:
        """A quantity that is given from outside, `name` in formulas of forces and drives: Inputs."""
        self._section("Inputs")[name] = value

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

    @checked(SpecError)
    def rod(
        self,
        name: str,
        length: Value,
        mass: Value | None = None,
        inertia: Value | None = None,
        *,
        points: Sequence[str] | None = None,
    ) -> None:
        """A thin rod: Rods."""
        self._part("Rods", name, _given({"length": length}, mass=mass, inertia=inertia, points=points))

    @checked(SpecError)
    def particle(self, name: str, mass: Value, *, points: Sequence[str] | None = None) -> None:
        """A point mass: Particles."""
        self._part("Particles", name, _given({"mass": mass}, points=points))

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

    # -- forces and drives -------------------------------------------------------------------

    @checked(SpecError)
    def spring(
        self,
        name: str,
        stiffness: Value,
        length: Value = 0,
        mass: Value = 0,
        *,
        damping: Value = 0,
        preload: Value = 0,
        points: Sequence[str] | None = None,
    ) -> None:
        """A spring between two points: Springs."""
        entry = {"stiffness": stiffness, "length": length, "mass": mass, "damping": damping, "preload": preload}
        self._part("Springs", name, _given(entry, points=points))

    @checked(SpecError)
    def damper(self, name: str, damping: Value, *, points: Sequence[str] | None = None) -> None:
        """A damper between two points: Dampers."""
        self._part("Dampers", name, _given({"damping": damping}, points=points))

    @checked(SpecError)
    def bushing(
        self, name: str, stiffness: Value, damping: Value = 0, *, points: Sequence[str] | None = None
    ) -> None:
        """Stiffness and damping alike in all directions between two points: Bushings."""
        self._part("Bushings", name, _given({"stiffness": stiffness, "damping": damping}, points=points))

    @checked(SpecError)
    def rotary_spring(
        self,
        name: str,
        stiffness: Value,
        rest: Value = 0,
        damping: Value = 0,
        *,
        preload: Value = 0,
        angle: str | None = None,
    ) -> None:
        """A torsional spring on an angle: RotarySprings."""
        entry = {"stiffness": stiffness, "rest": rest, "damping": damping, "preload": preload}
        self._part("RotarySprings", name, _given(entry, angle=angle))

    @checked(SpecError)
    def gravity(self, acceleration: Given = 9.81) -> None:
        """Gravity, downwards if it is one number: Gravity."""
        self._section("AppliedForces")["Gravity"] = _lists(acceleration)

    @checked(SpecError)
    def force(
        self,
        name: str,
        force: Sequence[Value],
        *,
        at: str | None = None,
        frame: str | None = None,
        against: str | None = None,
    ) -> None:
        """A force at a point: Forces."""
        self._force("Forces", name, _given({"force": list(force)}, at=at, frame=frame, against=against))

    @checked(SpecError)
    def torque(
        self,
        name: str,
        torque: Given,
        *,
        on: str | None = None,
        against: str | None = None,
        frame: str | None = None,
    ) -> None:
        """A torque on a part or an angle: Torques."""
        self._force("Torques", name, _given({"torque": _lists(torque)}, on=on, against=against, frame=frame))

    @checked(SpecError)
    def friction(
        self,
        name: str,
        damping: Value,
        *,
        parts: Sequence[str] | None = None,
        quantity: str | None = None,
    ) -> None:
        """Viscous friction in a joint: Frictions."""
        self._force("Frictions", name, _given({"damping": damping}, parts=parts, quantity=quantity))

    @checked(SpecError)
    def field(
        self, name: str, strength: Value, *, center: str | None = None, on: Sequence[str] | None = None
    ) -> None:
        """An inverse-square field: Fields."""
        self._force("Fields", name, _given({"strength": strength}, center=center, on=on))

    @checked(SpecError)
    def motion(
        self, name: str, law: Value | None = None, *, of: str | None = None, rate: Value | None = None
    ) -> None:
        """A prescribed motion: Motions."""
        self._section("Motions")[name] = _given({}, law=law, of=of, rate=rate)

    # -- the run -----------------------------------------------------------------------------

    @checked(SpecError)
    def problem(
        self,
        *,
        t0: Value | None = None,
        tend: Value | None = None,
        tolerance: Value | None = None,
        positions: Mapping[str, Given] | None = None,
        fixedpositions: Sequence[str] | None = None,
        velocities: Mapping[str, Given] | None = None,
        fixedvelocities: Sequence[str] | None = None,
    ) -> None:
        """The run and its start: ProblemData."""
        section = self._section("ProblemData")
        section.update(_given({}, t0=t0, tend=tend, tolerance=tolerance))
        section.update(_given({}, fixedpositions=fixedpositions, fixedvelocities=fixedvelocities))
        for word, values in (("positions", positions), ("velocities", velocities)):
            if values is not None:
                section[word] = {name: _lists(value) for name, value in values.items()}

    @checked(SpecError)
    def output(self, name: str, formula: Value) -> None:
        """A named formula that is computed along the run: outputs."""
        self._section("ProblemData").setdefault("outputs", {})[name] = formula

    def mechanism(self) -> Mechanism:
        """The mechanism, or a SpecError with all that is wrong."""
        return from_data({"PartData": {}, **self.data})

    def _section(self, word: str) -> dict[str, Any]:
        section: dict[str, Any] = self.data.setdefault(word, {})
        return section

    def _part(self, section: str, name: str, entry: Any) -> None:
        self._section("PartData").setdefault(section, {})[name] = entry

    def _force(self, section: str, name: str, entry: Any) -> None:
        self._section("AppliedForces").setdefault(section, {})[name] = entry


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
