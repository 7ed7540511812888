"""What time stepping moves: bodies in the plane with shapes, and the laws of their contacts."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.steps.forms import Form
from bricard.errors import ModelError
from bricard.records import dataclass

Pose = tuple[float, float, float]  # x, y, angle


@dataclass(frozen=True, eq=False)
class Body:
    """A body by its centre of mass; with an infinite mass it stands still, or moves as `pose` says at a time.

    inertia  about the centre; infinite: it does not turn
    force    constant: its components and its torque
    """

    mass: float = math.inf
    inertia: float = math.inf
    position: Pose = (0.0, 0.0, 0.0)
    velocity: Pose = (0.0, 0.0, 0.0)
    force: Pose = (0.0, 0.0, 0.0)
    pose: Callable[[float], Pose] | None = None

    def at(self, t: float) -> Pose:
        """Where it is at the start of a run."""
        return self.position if self.pose is None else self.pose(t)


@dataclass(frozen=True)
class Placed:
    """A shape of a body, under the name that laws use; several may have the same."""

    name: str
    body: int
    form: Form


@dataclass(frozen=True)
class Law:
    """Coulomb's coefficient of friction and Newton's of restitution; `static`: one of sticking, which is not used."""

    friction: float = 0.0
    restitution: float = 0.0
    static: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.friction < math.inf or not 0 <= self.restitution <= 1:
            raise ModelError(
                f"friction is {self.friction:g} and restitution {self.restitution:g}.\n"
                "  Friction must not be negative, and restitution must lie between 0 and 1."
            )


@dataclass(frozen=True, eq=False)
class World:
    """Bodies, shapes, and laws by the names of two shapes, in either order.

    others  the law of all pairs that have none of their own; None: they pass through each other
    """

    bodies: tuple[Body, ...]
    shapes: tuple[Placed, ...]
    laws: Mapping[tuple[str, str], Law] = field(default_factory=dict)
    others: Law | None = None

    def __post_init__(self) -> None:
        for body in self.bodies:
            if not (body.mass > 0 and body.inertia > 0 and np.all(np.isfinite([*body.position, *body.velocity]))):
                raise ModelError(
                    f"A body has mass {body.mass:g}, inertia {body.inertia:g}, position {body.position} and velocity "
                    f"{body.velocity}.\n  Masses must be positive, positions and velocities finite."
                )

    @cached_property
    def driven(self) -> list[int]:
        """Bodies that move by laws of time."""
        return [number for number, body in enumerate(self.bodies) if body.pose is not None]

    @property
    def size(self) -> float:
        """Of the smallest shape that moves; of the smallest of all, where only points do."""
        moving = [one.form.reach for one in self.shapes if math.isfinite(self.bodies[one.body].mass)]
        still = [one.form.reach for one in self.shapes]
        return min(filter(None, moving), default=1e-2 * min(filter(None, still), default=1.0))

    def poses(self, start: float, step: float, steps: int) -> FloatArray:
        """Of driven bodies, (steps, 6 a body): where they are in the middle of each step, and their mean rates."""
        found = np.zeros((steps, 6 * len(self.driven)))
        for column, number in enumerate(self.driven):
            pose = self.bodies[number].pose
            assert pose is not None
            ends = np.array([pose(start + k * step) for k in range(steps + 1)])
            middles = np.array([pose(start + (k + 0.5) * step) for k in range(steps)])
            found[:, 6 * column : 6 * column + 6] = np.hstack([middles, np.diff(ends, axis=0) / step])
        return found

    def arrays(self, start: float, step: float, sweeps: int, tolerance: float) -> dict[str, Any]:
        """What the core takes."""
        kinds = {name: number for number, name in enumerate(dict.fromkeys(one.name for one in self.shapes))}
        forms = [one.form for one in self.shapes]
        firsts = np.cumsum([0, *[len(form.corners) for form in forms]])[:-1]
        layout = [
            (one.body, first, len(one.form.corners), one.form.faces, kinds[one.name], one.form.hollow)
            for one, first in zip(self.shapes, firsts, strict=True)
        ]
        masses = [(body.mass, body.mass, body.inertia) for body in self.bodies]
        return {
            "q": np.array([body.at(start) for body in self.bodies], dtype=float),
            "v": np.array([body.velocity for body in self.bodies], dtype=float),
            "inverse": 1 / np.array(masses, dtype=float),
            "force": np.array([body.force for body in self.bodies], dtype=float),
            "corners": np.array([corner for form in forms for corner in form.corners], dtype=float),
            "measures": np.array([(one.radius, one.speed, *one.middle, one.reach) for one in forms], dtype=float),
            "layout": np.array(layout, dtype=np.int32),
            "laws": self._law_table(kinds),
            "driven": np.array(self.driven, dtype=np.int32),
            "step": step,
            "tolerance": tolerance,
            "size": self.size,
            "sweeps": sweeps,
        }

    def _law_table(self, kinds: Mapping[str, int]) -> FloatArray:
        """Friction and restitution by two kinds; a negative friction where they do not touch."""
        found = np.full((len(kinds), len(kinds), 2), -1.0)
        if self.others is not None:
            found[:] = self.others.friction, self.others.restitution
        for (a, b), law in self.laws.items():
            found[kinds[a], kinds[b]] = found[kinds[b], kinds[a]] = law.friction, law.restitution
        return found
