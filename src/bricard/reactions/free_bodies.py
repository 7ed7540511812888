"""A mechanism taken apart: body coordinates, in which every joint is a set of equations of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

import numpy as np

from bricard.arrays import FloatArray
from bricard.formulations.body.model import body_model, coordinates
from bricard.formulations.model import Model
from bricard.formulations.world import drive_name
from bricard.library.bodies.body import Body
from bricard.mechanics.contact_forces import contact_forces
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.evaluated import Evaluated
from bricard.mechanics.modes import forces_by_name
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import is_point
from bricard.symbolic import sx

DRIVE = drive_name("")


@dataclass(frozen=True, eq=False)
class Laws:
    """M (times, n, n), f (times, n) and G (times, m, n) of body coordinates: M q'' + G^T lambda = f."""

    M: FloatArray
    f: FloatArray
    G: FloatArray


@dataclass(frozen=True, eq=False)
class FreeBodies:
    """The equations of a mechanism in body coordinates, and which of them belong to which joint."""

    mechanism: Mechanism

    @cached_property
    def model(self) -> Model:
        """The mechanism in body coordinates."""
        return body_model(self.mechanism)

    @cached_property
    def system(self) -> MechanicalSystem:
        """Its system."""
        return self.model.system()

    @cached_property
    def _dynamics(self) -> Dynamics:
        return Dynamics(self.system)

    @cached_property
    def _laws(self) -> Evaluated:
        return Evaluated(self._dynamics.function("M", "f", "G"), (2, 1, 2))

    def laws(
        self, times: FloatArray, q: FloatArray, v: FloatArray, forces: FloatArray, inputs: Mapping[str, FloatArray]
    ) -> Laws:
        """Newton's and Euler's laws of all parts at states.

        q, v     (times, coordinates)
        forces   (times, `touching`), which f has among the others
        inputs   values (times,) of some of them
        """
        p = self._parameters(times, inputs)
        M, f, G = self._laws.along({"t": times[:, None], "q": q, "v": v, "p": p})
        if not self.touching:
            return Laws(M, f, G)
        return Laws(M, f + self._pushes.along(times[:, None], q, v, forces, p)[0], G)

    def _parameters(self, times: FloatArray, inputs: Mapping[str, FloatArray]) -> FloatArray:
        """Values (times, parameters), with those of tabulated laws."""
        own = self.system.parameters.items()
        given = [np.broadcast_to(inputs.get(name, np.array(value)), len(times)) for name, value in own]
        known = Parameters(self.system)
        laws = [known.at(float(t))[len(given) :] for t in times]
        return np.hstack([np.array(given).reshape(len(given), len(times)).T, np.array(laws)])

    @cached_property
    def touching(self) -> tuple[str, ...]:
        """Names of the forces of contacts and of dry friction."""
        return tuple(forces_by_name(self.system))

    @cached_property
    def _pushes(self) -> sx.Function:
        """What these forces do to the coordinates."""
        dynamics, forces = self._dynamics, sx.vertcat(*forces_by_name(self.system).values())
        given = [dynamics.t, dynamics.q, dynamics.v, forces, dynamics.p]
        return sx.Function("pushes", given, [sx.densify(contact_forces(self.system))])

    @property
    def joints(self) -> list[str]:
        """Points that parts share, and explicit joints."""
        drives = {name.removeprefix(DRIVE) for name in self.mechanism.drives}
        explicit = {joint.name for joint in self.mechanism.joints.values() if not joint.only_measures}
        return [name for name in self.rows_of if name not in drives or name in explicit]

    @cached_property
    def rows_of(self) -> dict[str, list[int]]:
        """Constraints by joint, and of drives by what they drive."""
        found: dict[str, list[int]] = {}
        demands = {demand.name: demand for step in self.model.steps for demand in step.demands}
        own = {*self.mechanism.bodies, *self.model.world.angles}
        for row, name in enumerate(self.constraints):
            if name.startswith(DRIVE):
                found.setdefault(name.removeprefix(DRIVE), []).append(row)
            elif (demand := demands[name]).joint:
                found.setdefault(demand.joint, []).append(row)
            elif demand.source not in own:
                found.setdefault(demand.source, []).append(row)
        return found

    @cached_property
    def constraints(self) -> list[str]:
        """Names of all equations."""
        return [c.name for c in (*self.system.holonomic, *self.system.velocity)]

    def columns(self, part: str) -> slice:
        """The coordinates of a part."""
        first = 0
        for body in self.mechanism.bodies.values():
            size = len(coordinates(body, self.mechanism.dimension))
            if body.name == part:
                return slice(first, first + size)
            first += size
        raise AssertionError(part)

    def point_of(self, joint: str, body: Body) -> str | None:
        """The point of a joint about which it gives its torque on a body."""
        if joint in self.model.world.node:
            return joint if is_point(joint) else None
        explicit = self.mechanism.joints.get(joint)
        points = [relation.acts_at(body.members) for relation in explicit.relations] if explicit else []
        return next((point for point in points if point is not None), None)

    def without_angles(self, G: FloatArray) -> FloatArray:
        """Jacobians with angles as functions of the poses: what acts on an angle acts on the parts that it joins.

        From the equations D(q, theta) = 0 of the angles: dtheta/dq = -(dD/dtheta)^-1 dD/dq.
        """
        angles = [name for name, angle in self.model.world.angles.items() if angle.tracked]
        if not angles:
            return G
        columns = [self.system.coordinates.index(name) for name in angles]
        D = G[:, [self.constraints.index(name) for name in angles]]
        return np.asarray(G - G[:, :, columns] @ np.linalg.solve(D[:, :, columns], D))


def free_bodies(mechanism: Mechanism) -> FreeBodies:
    """A mechanism taken apart, kept with it, for questions about one joint after the other."""

    def make() -> FreeBodies:
        apart = FreeBodies(mechanism)
        _ = apart.system  # here, where other threads wait for it
        return apart

    return mechanism.kept.made("free bodies", make)


@lru_cache(maxsize=4)
def mechanism_of_text(description: str) -> Mechanism:
    """The mechanism of a motion that was loaded from a file, read once."""
    return Mechanism.parse(description)
