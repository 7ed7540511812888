"""A mechanism: bodies, joints, forces, drives and a start, in no particular coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from os import PathLike
from typing import Any

from bricard.atomic import write_text
from bricard.checks import as_names, checked
from bricard.errors import SpecError
from bricard.library.bodies import Body
from bricard.library.drives import Drive
from bricard.library.forces import Force, Gravity
from bricard.library.relations import Relation
from bricard.mechanism.document import Document
from bricard.spec.expressions import Expression

Table = tuple[tuple[float, ...], tuple[float, ...]]  # times and values


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


@dataclass(frozen=True)
class Start:
    """A run's span and tolerance, and what is given of the start, by component ("A.x") or quantity ("theta").

    Given values are guesses, moved to the nearest that the constraints allow, except those in fixed_*.
    """

    t0: float = 0.0
    end: float | None = None
    tolerance: float | None = None
    positions: Mapping[str, float] = field(default_factory=dict)
    velocities: Mapping[str, float] = field(default_factory=dict)
    fixed_positions: frozenset[str] = frozenset()
    fixed_velocities: frozenset[str] = frozenset()


@dataclass(frozen=True, eq=False)
class Mechanism:
    """A mechanism, as every formulation finds it.

    ground    world coordinates of the fixed points and vectors
    joints    explicit ones; parts that share points and vectors are joined without one
    bodies    also springs with mass
    inputs    what is given from outside: constants or tables
    document  the words that it was made from
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
    tables: Mapping[str, Table]
    inputs: Mapping[str, float | Table]
    outputs: Mapping[str, Expression]
    start: Start
    document: Document

    @staticmethod
    @checked(SpecError, but=("parameters",))
    def load(path: str | PathLike[str], **parameters: float | str) -> Mechanism:
        """The mechanism that a MechSpec file describes; parameters replace those of the file."""
        from bricard.mechanism.reading.sources import read

        return read(path, parameters)

    @staticmethod
    @checked(SpecError, but=("parameters",))
    def parse(text: str, name: str = "<text>", **parameters: float | str) -> Mechanism:
        """The mechanism that a MechSpec text describes."""
        from bricard.mechanism.reading.sources import read_string

        return read_string(text, name, parameters)

    @checked(SpecError, but=("parameters",))
    def with_parameters(self, **parameters: float | str) -> Mechanism:
        """The same mechanism with other values of its parameters."""
        from bricard.mechanism.reading.sources import with_parameters

        return with_parameters(self.document, parameters)

    def with_values(self, parameters: Mapping[str, float], inputs: Mapping[str, Any]) -> Mechanism:
        """The same mechanism with other values of parameters and inputs: numbers, of inputs also (times, values)."""
        from bricard.mechanism.reading.sources import with_parameters

        return with_parameters(self.document, parameters, inputs)

    @checked(SpecError)
    def starting(
        self,
        positions: Mapping[str, Any] | None = None,
        velocities: Mapping[str, Any] | None = None,
        fixed: str | Iterable[str] = (),
    ) -> Mechanism:
        """The same mechanism with further or other values at its start; `fixed` names those to hold (A.x, A.x')."""
        from bricard.mechanism.starting import starting

        return starting(self, positions or {}, velocities or {}, as_names(fixed, "fixed"))

    @checked(SpecError)
    def at_time(self, t0: float, end: float | None = None) -> Mechanism:
        """The same mechanism with its start, and the end of its run, at another time."""
        from bricard.mechanism.starting import at_time

        return at_time(self, t0, end)

    def text(self) -> str:
        """The mechanism as a MechSpec file."""
        from bricard.mechanism.writing import text

        return text(self.document)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the mechanism as a MechSpec file."""
        write_text(path, self.text())

    def report(self) -> str:
        """Parts, joints, and the natural-coordinate model: bring in, assign, equate, DOF, structure."""
        from bricard.explaining.report import report

        return report(self)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What may not be meant so: gravity upwards, inertias that no body has, parts that hang on nothing."""
        from bricard.mechanism.cautions import cautions

        return cautions(self)

    @property
    def relations(self) -> tuple[Relation, ...]:
        """What all explicit joints demand."""
        return tuple(relation for joint in self.joints.values() for relation in joint.relations)

    @property
    def quantities(self) -> tuple[str, ...]:
        """Names of slides, curve parameters and angles."""
        return quantities(self.relations)

    def parts_with(self, name: str) -> tuple[str, ...]:
        """The parts that have a point or vector."""
        return tuple(body.name for body in self.bodies.values() if name in body.members)

    def is_ground(self, name: str) -> bool:
        """Whether a point or vector is fixed."""
        return name in self.ground

    def __repr__(self) -> str:
        return f"Mechanism({self.title or 'untitled'!r}, {self.dimension}D, parts: {', '.join(self.bodies)})"


def quantities(relations: Iterable[Relation]) -> tuple[str, ...]:
    """Names of the quantities that relations bring with them."""
    return tuple(one.name for relation in relations for one in relation.quantities)
