"""A wheel or ball that rolls without slipping."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading
from bricard.library.relations.answers import Guide, Quantity, Residual, Rim, Side, Way
from bricard.library.relations.linked import Linked
from bricard.library.relations.relation import Relation
from bricard.library.relations.turned import Turned
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Part, Point, Units, Vector
from bricard.library.world import Value, World
from bricard.records import dataclass
from bricard.spec.expressions import Expression, parse_expression

ONLY_IN = {"along": 2, "slide": 2, "angle": 2, "normal": 3, "axis": 3}


class Rolling(Joint):
    """A wheel, the `part` with its `center` C, rolls without slipping on a line or plane through a `base` B.

    In the plane it stays on the left of a line along u; n is u turned to the left. Both equations are of positions.

    (C - B) . n = radius, slide + radius angle = constant      angle: of the part, against u

    In space it stays on the side of a plane to which its normal n points. Its lowest point is K; the unit vector e
    across its `axis` is as near to n as can be; without an axis it is a ball, and e is n. The last equation is one of
    velocities, across n. `on` is the part that has the plane, if several have its base and normal.

    K = C - radius e, (K - B) . n = 0, K' of the wheel = K' of the plane
    """

    units: ClassVar[Units] = {"radius": "m"}
    type: Literal["rolling"] = "rolling"
    freedoms: ClassVar[dict[int, int]] = {2: 1, 3: 3}
    required: ClassVar[dict[int, dict[str, str]]] = {
        2: {"along": "Give the vector of the line, with the wheel on its left: along: u."},
        3: {"normal": "Give the normal of the plane, on the side of the wheel: normal: n."},
    }
    samples: ClassVar[Samples] = {
        2: Sample({"part": "follower", "center": "P", "radius": 0.4, "base": "A", "along": "u"}),
        3: Sample({"part": "follower", "center": "P", "radius": 0.4, "base": "A", "normal": "u", "axis": "v"}),
    }
    part: Part
    center: Point
    radius: Number
    base: Point
    along: Vector | None = None
    normal: Vector | None = None
    axis: Vector | None = None
    on: Part | None = None
    slide: str | None = None
    angle: str | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        if self.normal is not None:
            on = self.on or ""
            return (Contact(self.center, self.part, self.axis, self.radius, self.base, self.normal, on),)
        along, slide = self.along or "", self.slide or f"{name}_slide"
        beside = Beside(self.center, self.part, self.radius, self.base, along, slide, self.on or "")
        turned = Turned(self.angle or f"{name}_angle", along, self.part, None)
        return beside, turned, Linked(((parse_expression(1), slide), (self.radius, turned.angle)))

    def problems(self, reading: Reading) -> Iterator[Problem]:
        radius = reading.value(self.radius, "radius")
        if radius <= 0:
            yield Problem(("radius",), f"the radius is {radius:g}", "It must be positive.")
        for field, dimension in ONLY_IN.items():
            if getattr(self, field) is not None and dimension != reading.dimension:
                where = "in space" if reading.dimension == 3 else "in the plane"
                yield Problem((field,), f"a rolling joint has no {field} {where}", "Leave it out.")
        for field, part in (("center", self.part), ("axis", self.part), ("base", self.on), ("normal", self.on)):
            name = getattr(self, field)
            if part is not None and name is not None and reading.lacks(part, name):
                yield Problem((field,), f"the part '{part}' does not have {name}", f"Give a {field} of that part.")
        owners = reading.owners(self.base, self.normal) if self.normal and not self.on else ()
        if len(owners) > 1:
            finding = f"{' and '.join(owners)} have {self.base} and {self.normal}"
            remedy = f"Say which of them has the plane, as in on: {owners[-1]}; the ground by a point of its own."
            yield Problem(("base",), finding, remedy)


@dataclass(frozen=True)
class Beside(Relation):
    """point = base + slide * along + radius * along turned to the left, in the plane."""

    point: str
    part: str
    radius: Expression
    base: str
    along: str
    slide: str
    on: str

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.base, self.along), self.on), Side((self.point,), self.part)

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return (Quantity(self.slide, "slide", "m"),)

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        C, B, u = (world.point(name) for name in (self.point, self.base, self.along))
        text = f"{self.point} beside the line at a distance of {self.radius}"
        return [Residual(text, u.cross(C - B) - world.value(self.radius), ".height")]

    def measured(self, world: World) -> Mapping[str, Any]:
        C, B, u = (world.point(name) for name in (self.point, self.base, self.along))
        return {self.slide: (C - B) @ u}

    @property
    def ways(self) -> tuple[Way, ...]:
        text = f"{{{self.point}}} = {{{self.base}}} + {self.slide} {{{self.along}}}, {self.radius} beside it"
        return (Way(self.point, text, self._place, needs=(self.base, self.along), brings=(self.slide,)),)

    def _place(self, world: World) -> Value:
        u = world.point(self.along)
        return world.point(self.base) + u * world.quantity(self.slide) + u.quarter_turn() * world.value(self.radius)

    @property
    def guide(self) -> Guide:
        return Guide(self.point, self.base)

    @property
    def rim(self) -> Rim:
        return Rim(self.point, None, self.radius, self.part)


@dataclass(frozen=True)
class Contact(Relation):
    """The lowest point of a wheel (without an axis: of a ball) on a plane rests there."""

    point: str
    part: str
    axis: str | None
    radius: Expression
    base: str
    normal: str
    on: str

    @property
    def sides(self) -> tuple[Side, Side]:
        own = (self.point, self.axis) if self.axis else (self.point,)
        return Side((self.base, self.normal), self.on), Side(own, self.part)

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        C, B, n = (world.point(name) for name in (self.point, self.base, self.normal))
        arm = self._up(world, n) * -world.value(self.radius)  # from the center to the point of contact
        slip = world.rate(C) + world.angular_velocity(self.part).cross(arm) - world.rate(B)
        carrier = world.carrier(joint, self.normal)
        if carrier is not None:
            slip = slip - world.angular_velocity(carrier).cross(C + arm - B)
        touching = Residual(f"{self.point} above the plane by the height of the wheel", (C + arm - B) @ n, ".height")
        vectors = enumerate(world.across(joint, self.normal), 1)
        return [touching, *[Residual(f"no slip along the plane, {i}", slip @ e, f".slip{i}") for i, e in vectors]]

    def _up(self, world: World, n: Value) -> Value:
        """e."""
        if self.axis is None:
            return n
        a = world.point(self.axis)
        across = n - a * (n @ a)
        return across / world.norm(across)

    @property
    def guide(self) -> Guide:
        return Guide(self.point, self.base)

    @property
    def rim(self) -> Rim:
        return Rim(self.point, self.axis, self.radius, self.part)
