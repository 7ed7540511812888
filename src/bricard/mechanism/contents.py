"""What a mechanism consists of: bodies, joints, forces, drives and a start, in no particular coordinates.

The passes of `reading` make it; `Mechanism` is the same with the ways in and out that users take.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from bricard.records import dataclass
from bricard.spec.names import AXES

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.contact_laws.contact_law import ContactLaw
    from bricard.library.contact_shapes.surface import Surface
    from bricard.library.drives.drive import Drive
    from bricard.library.events.event import Event
    from bricard.library.forces.force import Force
    from bricard.library.forces.gravity import Gravity
    from bricard.library.onesided.one_sided import OneSided
    from bricard.library.relations.relation import Relation
    from bricard.mechanism.document import Document
    from bricard.spec.expressions import Expression

Table = tuple[tuple[float, ...], tuple[float, ...]]  # times and values
GROUND = "ground"  # where a part is named


@dataclass(frozen=True)
class Lookup:
    """A law of a quantity by its values at places; `kind` is smooth or linear."""

    places: tuple[float, ...]
    values: tuple[float, ...]
    kind: Literal["smooth", "linear"]


@dataclass(frozen=True)
class Joint:
    """An explicit joint: what it demands. `kind` is its word in a file, `place` the path of its entry there."""

    name: str
    kind: str
    relations: tuple[Relation, ...]
    place: tuple[str, ...] = ()

    @property
    def only_measures(self) -> bool:
        """Whether it demands nothing: an angle."""
        return all(relation.turn is not None for relation in self.relations)


@dataclass(frozen=True, eq=False)
class Contact:
    """Two shapes that may touch, and what happens then; `pair` is what users call it: "GA/floor"."""

    pair: str
    first: Surface
    second: Surface
    law: ContactLaw


@dataclass(frozen=True)
class Start:
    """A run's span and method, and what is given of the start, by component ("A.x") or quantity ("theta").

    Given values are guesses, moved to the nearest that the constraints allow, except those in fixed_*. Contacts that
    are `closed` touch. `contact` is a way of solving contact, `step` its step.

    at   "equilibrium": it starts where it rests if it is let go from there; drives are held meanwhile
    """

    t0: float = 0.0
    end: float | None = None
    tolerance: float | None = None
    positions: Mapping[str, float] = field(default_factory=dict)
    velocities: Mapping[str, float] = field(default_factory=dict)
    fixed_positions: frozenset[str] = frozenset()
    fixed_velocities: frozenset[str] = frozenset()
    closed: tuple[str, ...] = ()
    contact: str | None = None
    step: float | None = None
    at: str = "given"


@dataclass(frozen=True)
class Names:
    """All names of a mechanism, in the order of their definition (mappings to None)."""

    points: dict[str, None]
    vectors: dict[str, None]
    quantities: dict[str, None]
    parts: dict[str, None]
    turning: dict[str, None]  # parts that have a direction
    outputs: dict[str, None]
    dimension: int

    @cached_property
    def places(self) -> dict[str, None]:
        """Points and vectors."""
        return {**self.points, **self.vectors}

    @cached_property
    def coordinates(self) -> dict[str, None]:
        """What has a value that changes: A.x, theta, OA.angle."""
        components = [f"{name}.{axis}" for name in self.places for axis in AXES[: self.dimension]]
        angles = [f"{name}.angle" for name in self.turning] if self.dimension == 2 else []
        return dict.fromkeys((*self.quantities, *components, *angles))

    @cached_property
    def variables(self) -> dict[str, None]:
        """What has a value that changes, outputs among them."""
        return {**self.coordinates, **self.outputs}

    @cached_property
    def spins(self) -> dict[str, tuple[str, ...]]:
        """Angular velocities, by their components: OA.omega, in space OzA.omega.x, OzA.omega.y, OzA.omega.z."""
        names = [f"{name}.omega" for name in self.turning]
        if self.dimension == 2:
            return {name: (name,) for name in names}
        whole = {name: tuple(f"{name}.{axis}" for axis in AXES) for name in names}
        return whole | {one: (one,) for components in whole.values() for one in components}


@dataclass(frozen=True, eq=False)
class Contents:
    """A mechanism, as it was read.

    ground    world coordinates of the fixed points and vectors
    joints    explicit ones; parts that share points and vectors are joined without one
    bodies    also springs with mass
    tables    laws of time; `lookups` are those of other quantities, and those of straight lines
    inputs    what is given from outside: constants or tables
    surfaces  shapes of parts and of the world
    weighed   parts whose masses follow from the densities of their shapes
    contacts  those of them that may touch
    document  the words that it was made from
    names     all names that it has
    """

    title: str
    description: str
    dimension: int
    parameters: Mapping[str, float]
    ground: Mapping[str, tuple[float, ...]]
    bodies: Mapping[str, Body]
    joints: Mapping[str, Joint]
    forces: Mapping[tuple[str, str], Force]
    gravity: Gravity | None
    drives: Mapping[str, Drive]
    onesided: Mapping[tuple[str, str], OneSided]
    events: Mapping[str, Event]
    tables: Mapping[str, Table]
    lookups: Mapping[str, Lookup]
    inputs: Mapping[str, float | Table]
    outputs: Mapping[str, Expression]
    start: Start
    surfaces: tuple[Surface, ...]
    weighed: tuple[str, ...]
    contacts: tuple[Contact, ...]
    document: Document
    names: Names

    @cached_property
    def users(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Sections and names of the entries that contain a parameter or input, by its name."""
        return self.document.users()

    @cached_property
    def relations(self) -> tuple[Relation, ...]:
        """What all explicit joints demand."""
        return tuple(relation for joint in self.joints.values() for relation in joint.relations)

    @cached_property
    def reacting(self) -> frozenset[str]:
        """Joints, and points that parts share, whose reactions something depends on."""
        reactions = [element.reaction(name) for (_, name), element in self.onesided.items()]
        return frozenset(joint for joint in reactions if joint is not None)

    @property
    def quantities(self) -> tuple[str, ...]:
        """Names of slides, curve parameters and angles."""
        return quantities(self.relations)

    @property
    def constants(self) -> dict[str, float]:
        """Parameters, and components of fixed points and vectors."""
        fixed = {
            f"{name}.{axis}": float(value)
            for name, place in self.ground.items()
            for axis, value in zip("xyz", place, strict=False)
        }
        return {**self.parameters, **fixed}

    def parts_with(self, name: str) -> tuple[str, ...]:
        """The parts that have a point or vector."""
        return self._parts_by_name.get(name, ())

    @cached_property
    def _parts_by_name(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for body in self.bodies.values():
            for name in body.members:
                found.setdefault(name, []).append(body.name)
        return {name: tuple(parts) for name, parts in found.items()}

    def is_ground(self, name: str) -> bool:
        """Whether a point or vector is fixed."""
        return name in self.ground


def quantities(relations: Iterable[Relation]) -> tuple[str, ...]:
    """Names of the quantities that relations bring with them."""
    return tuple(one.name for relation in relations for one in relation.quantities)
