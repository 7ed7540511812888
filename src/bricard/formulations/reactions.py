"""Forces and torques in the joints of a mechanism, along its motion.

The mechanism is taken apart: in body coordinates every joint is a set of equations, and what the joints do to the
parts is what Newton's and Euler's laws leave to them,

    G^T lambda = -(M q'' + k),

with q, q', q'' from the motion, in whatever coordinates it was found. The joint acts on a body by -G^T lambda. Where
joints are redundant, the motion of rigid bodies does not determine their forces; the smallest ones are given.
Parasitic joints tell their forces themselves, by their deflections.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.dae.structure import listed
from bricard.errors import SolutionError
from bricard.formulations.body import body_model, coordinates, has_frame
from bricard.formulations.demands import Demand
from bricard.formulations.poses import body_derivatives, spin_matrix
from bricard.formulations.world import drive_name
from bricard.library.bodies import Body
from bricard.library.relations import Assigned, Distance, InPlane, OnContour, OnCurve, OnLine, Same, Spanned
from bricard.mechanics.functions import mechanical_functions
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import GROUND
from bricard.results.motion import Motion, Reaction
from bricard.spec.findings import did_you_mean
from bricard.spec.names import is_point

FloatArray = npt.NDArray[np.float64]
Look = Callable[[str, int], FloatArray]
RANK = 1e-12
NOTHING = 1e-12  # of a Jacobian: joints do not act where all entries are smaller
DRIVE = drive_name("")
JOINT = "joint."  # outputs of parasitic joints


class JointForces:
    """The forces in all joints of a mechanism, at times of its motion.

    look       (name, order) -> the derivative of a quantity at these times
    told       of parasitic joints: quantities that tell multipliers, by constraint
    """

    def __init__(
        self, mechanism: Mechanism, times: npt.ArrayLike, look: Look, told: Mapping[str, str] | None = None
    ) -> None:
        self.mechanism, self.look, self.told = mechanism, look, told
        self.times = np.atleast_1d(np.asarray(times, dtype=float))  # (times,)
        self.model = body_model(mechanism)
        self.system = with_laws_as_parameters(self.model.lagrangian.system())

    @classmethod
    def along(cls, motion: Motion, times: npt.ArrayLike) -> JointForces:
        """Those along a motion."""
        times = np.atleast_1d(np.asarray(times, dtype=float))
        springs = {name.removeprefix(JOINT): name for name in motion.book.outputs if name.startswith(JOINT)}
        constraints = {name: multiplier_name(name) for name in motion.constraints}

        def look(name: str, order: int) -> FloatArray:
            return np.asarray(motion(name + "'" * order, times))

        return cls(Mechanism.parse(motion.description), times, look, springs | constraints if springs else None)

    @property
    def joints(self) -> dict[str, tuple[str, ...]]:
        """Joints by name, with the parts on which they act: points that parts share, and explicit joints."""
        drives = {name.removeprefix(DRIVE) for name in self.mechanism.motions}
        explicit = {joint.name for joint in self.mechanism.joints.values() if joint.kind != "angle"}
        named = [name for name in self._rows_of if name not in drives or name in explicit]
        return {name: tuple(self.parts_of(name)) for name in named}

    def parts_of(self, joint: str) -> list[str]:
        """The moving parts on which a joint acts."""
        used = np.abs(self._jacobians[:, self._rows(joint)]).max(axis=(0, 1)) > NOTHING
        return [part for part in self.mechanism.bodies if used[self._columns(part)[0]].any()]

    def on(self, part: str, joint: str) -> Reaction:
        """Force (dimension, times) of a joint on a part, and its torque about the joint's point.

        A joint that has no point, such as a gear, gives its torque about the part's centroid.
        """
        if part not in self.mechanism.bodies:
            known = did_you_mean(part, self.mechanism.bodies)
            raise SolutionError(f"There is no part '{part}'.\n  {known}")
        parts = self.parts_of(joint)
        if part not in parts:
            raise SolutionError(f"Joint '{joint}' does not act on part '{part}'.\n  It acts on {listed(parts)}.")
        rows = self._rows(joint)
        first, body = self._columns(part)
        push = -np.einsum("trc,tr->ct", self._jacobians[:, rows][:, :, first], self._multipliers[:, rows])
        point = self._point(joint, body)
        if not has_frame(body, self.mechanism.dimension):
            return self._on_points(push, body, point or body.points[0])
        centroid = self._state[0][first][: self.mechanism.dimension]
        force, torque = self._wrench(push, first)
        arm = centroid - self._places(point) if point else 0 * centroid
        return Reaction(force, torque + _cross(arm, force))

    def _point(self, joint: str, body: Body) -> str | None:
        """The point of a joint about which it gives its torque."""
        if joint in self.model.world.node:
            return joint if is_point(joint) else None
        explicit = self.mechanism.joints.get(joint)
        for relation in explicit.relations if explicit else ():
            match relation:
                case Same(first=name) if is_point(name):
                    return name
                case Distance():
                    return relation.second if relation.second in body.members else relation.first
                case OnLine() | Spanned() | InPlane() | OnCurve() | OnContour() | Assigned():
                    return relation.point
        return None

    def _on_points(self, push: FloatArray, body: Body, point: str) -> Reaction:
        """Forces on the ends of a rod or spring, or on a particle."""
        d = self.mechanism.dimension
        parts = push.reshape(-1, d, push.shape[1])
        force = parts.sum(axis=0)
        arms = [self._places(name) - self._places(point) for name in body.points]
        turning = [_cross(arm, one) for arm, one in zip(arms, parts, strict=True)]
        return Reaction(force, np.sum(turning, axis=0))

    def _wrench(self, push: FloatArray, columns: slice) -> tuple[FloatArray, FloatArray]:
        """Force and torque about the centroid of a generalised force on a body's coordinates."""
        d = self.mechanism.dimension
        if d == 2:
            return push[:2], push[2]
        e = self._state[0][columns][3:]
        return push[:3], np.einsum("ijt,jt->it", spin_matrix(e), push[3:]) / 2

    def _rows(self, joint: str) -> list[int]:
        """Constraints that belong to a joint or a drive."""
        if joint not in self._rows_of:
            known = did_you_mean(joint, self._rows_of)
            raise SolutionError(f"There is no joint '{joint}' with forces.\n  {known}")
        return self._rows_of[joint]

    @cached_property
    def _rows_of(self) -> dict[str, list[int]]:
        """Constraints by joint, and of drives by what they drive."""
        found: dict[str, list[int]] = {}
        demands = {demand.name: demand for step in self.model.steps for demand in step.demands}
        own = {*self.mechanism.bodies, *self.model.world.angles}
        for row, name in enumerate(self._constraints):
            if name.startswith(DRIVE):
                found.setdefault(name.removeprefix(DRIVE), []).append(row)
            elif (demand := demands[name]).about:
                found.setdefault(self._shared_joint(demand), []).append(row)
            elif demand.source not in own:
                found.setdefault(demand.source, []).append(row)
        return found

    def _shared_joint(self, demand: Demand) -> str:
        """The joint of two parts that share a point or vector: its explicit name, or the point's (the vector's)."""
        owner, name = self._owners[self.model.world.node[demand.about]]
        if name != demand.about:
            for joint in self.mechanism.joints.values():
                pairs = [{one.first, one.second} for one in joint.relations if isinstance(one, Same)]
                if any(demand.about in pair for pair in pairs):
                    return joint.name
        members = self.mechanism.ground if owner == GROUND else self.mechanism.bodies[owner].members
        shared = [one for one in self.mechanism.bodies[demand.source].members if one in members]
        return next((one for one in shared if is_point(one)), demand.about if name == demand.about else name)

    @cached_property
    def _owners(self) -> dict[str, tuple[str, str]]:
        """The first part that has a point or vector, and by which name, as in `body_model`."""
        node, found = self.model.world.node, {}
        for name in self.mechanism.ground:
            found[node[name]] = (GROUND, name)
        for body in self.mechanism.bodies.values():
            for name in body.members:
                found.setdefault(node[name], (body.name, name))
        return found

    @property
    def _constraints(self) -> list[str]:
        return [c.name for c in (*self.system.holonomic, *self.system.velocity)]

    def _columns(self, part: str) -> tuple[slice, Body]:
        first = 0
        for body in self.mechanism.bodies.values():
            size = len(coordinates(body, self.mechanism.dimension))
            if body.name == part:
                return slice(first, first + size), body
            first += size
        raise AssertionError(part)

    def _places(self, name: str, order: int = 0) -> FloatArray:
        """A point or vector along the motion, (dimension, times)."""
        if name in self.mechanism.ground:
            place = np.array(self.mechanism.ground[name]) * (order == 0)
            return np.repeat(place[:, None], len(self.times), axis=1)
        axes = "xyz"[: self.mechanism.dimension]
        return np.array([self.look(f"{name}.{axis}", order) for axis in axes])

    @cached_property
    def _state(self) -> list[FloatArray]:
        """q, q' and q'': body coordinates, with angles and curve parameters, (coordinates, times) each."""
        names = self.system.coordinates
        if self.told is not None:  # points that parts share are in several places
            return [self._looked(names, order) for order in range(3)]
        poses = body_derivatives(self.mechanism, self._places)
        return [np.vstack([one, self._looked(names[len(one) :], order)]) for order, one in enumerate(poses)]

    def _looked(self, names: Sequence[str], order: int) -> FloatArray:
        return np.array([self.look(name, order) for name in names]).reshape(len(names), len(self.times))

    @cached_property
    def _solved(self) -> tuple[FloatArray, FloatArray]:
        """Jacobians (times, rows, coordinates) without angles, and multipliers (times, rows)."""
        functions = mechanical_functions(self.system)
        jacobians, multipliers = [], []
        for i, t in enumerate(self.times):
            q, v, a = (one[:, i] for one in self._state)
            point = (t, q, v, self._parameters(t))
            M, k = (np.array(f(*point)) for f in (functions.mass, functions.force))
            G = np.vstack([np.array(f(*point)) for f in (functions.constraint_jacobian, functions.velocity_jacobian)])
            left_to_joints = -(M @ a + k.ravel())
            jacobians.append(self._without_angles(G))
            multipliers.append(np.linalg.lstsq(G.T, left_to_joints, rcond=RANK)[0])
        return np.array(jacobians), np.array(multipliers)

    def _without_angles(self, G: FloatArray) -> FloatArray:
        """The Jacobian with angles as functions of the poses: what acts on an angle acts on the parts that it joins.

        From the equations D(q, theta) = 0 of the angles: dtheta/dq = -(dD/dtheta)^-1 dD/dq.
        """
        angles = [name for name, angle in self.model.world.angles.items() if angle.tracked]
        if not angles:
            return G
        columns = [self.system.coordinates.index(name) for name in angles]
        D = G[[self._constraints.index(name) for name in angles]]
        return np.asarray(G - G[:, columns] @ np.linalg.solve(D[:, columns], D))

    @property
    def _jacobians(self) -> FloatArray:
        return self._solved[0]

    @property
    def _multipliers(self) -> FloatArray:
        """(times, rows); of parasitic joints what their springs and dampers exert."""
        if self.told is None:
            return self._solved[1]
        nothing = np.zeros(len(self.times))
        known = [self.look(self.told[name], 0) if name in self.told else nothing for name in self._constraints]
        return np.array(known).T

    def _parameters(self, t: float) -> FloatArray:
        values = list(dict(self.system.parameters).values())
        laws = self.model.lagrangian.system().tables
        for number, table in enumerate(laws):
            first = len(values) - 5 * (len(laws) - number)
            values[first : first + 5] = [*table.derivatives(t, t), t]
        return np.array(values, dtype=float)


def with_laws_as_parameters(system: MechanicalSystem) -> MechanicalSystem:
    """Tabulated laws as parameters that change from call to call."""
    names: Mapping[str, float] = {
        **system.parameters,
        **{f"{table.name}.{i}": 0.0 for table in system.tables for i in range(5)},
    }
    symbols = [one for table in system.tables for one in (table.symbols, table.tau)]
    return replace(system, p=ca.vertcat(system.p, *symbols), parameters=names, tables=())


def _cross(a: FloatArray, b: FloatArray) -> Any:
    return a[0] * b[1] - a[1] * b[0] if len(a) == 2 else np.cross(a, b, axis=0)
