"""Forces and torques in the joints of a mechanism, along its motion.

The mechanism is taken apart: in body coordinates every joint is a set of equations, and at each time the multipliers
follow from the accelerations' equation

    [M G^T; G 0] [q''; lambda] = [-k; -b'']

with q, q' from the motion. The joint acts on a body by -G^T lambda. Where joints are redundant, their forces are not
determined by the motion of rigid bodies; the smallest ones are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.errors import SolutionError
from bricard.formulations.body import body_model, coordinates, has_frame
from bricard.formulations.poses import BodyState, body_state, spin_matrix
from bricard.mechanics.functions import mechanical_functions
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import implied_joints
from bricard.results.motion import Motion, Reaction
from bricard.spec.findings import did_you_mean

FloatArray = npt.NDArray[np.float64]
RANK = 1e-9


class JointForces:
    """The forces in all joints of a mechanism, at times of its motion."""

    def __init__(self, mechanism: Mechanism, motion: Motion, times: npt.ArrayLike) -> None:
        self.mechanism, self.motion = mechanism, motion
        self.times = np.atleast_1d(np.asarray(times, dtype=float))  # (times,)
        self.model = body_model(mechanism)
        self.system = _with_laws_as_parameters(self.model.lagrangian.system())

    @property
    def joints(self) -> dict[str, tuple[str, ...]]:
        """Joints by name, with the parts that they join: points that parts share, and explicit joints."""
        found: dict[str, tuple[str, ...]] = {}
        for joint in implied_joints(self.mechanism):
            point = joint.shared[0]
            found[point] = tuple(dict.fromkeys([*found.get(point, ()), *joint.parts]))
        return {**found, **{joint.name: () for joint in self.mechanism.joints.values() if joint.kind != "angle"}}

    def parts_of(self, joint: str) -> list[str]:
        """The moving parts on which a joint acts."""
        rows = self._rows(joint)
        used = np.abs(self._jacobians[:, rows]).max(axis=(0, 1)) > 0
        return [part for part in self.mechanism.bodies if used[self._columns(part)[0]].any()]

    def on(self, part: str, joint: str) -> Reaction:
        """Force (dimension, times) of a joint on a part, and its torque about the joint's point."""
        if part not in self.mechanism.bodies:
            known = did_you_mean(part, self.mechanism.bodies)
            raise SolutionError(f"There is no part '{part}'.\n  {known}")
        rows = self._rows(joint)
        first, body = self._columns(part)
        push = -np.einsum("trc,tr->ct", self._jacobians[:, rows][:, :, first], self._multipliers[:, rows])
        if not has_frame(body, self.mechanism.dimension):
            return self._on_points(push, body, joint)
        centroid = self._state.q[first][: self.mechanism.dimension]
        force, torque = self._wrench(push, first)
        arm = centroid - self._places(joint) if joint in self.model.world.node else 0 * centroid
        return Reaction(force, torque + _cross(arm, force))

    def _on_points(self, push: FloatArray, body: Any, joint: str) -> Reaction:
        """Forces on the ends of a rod or spring, or on a particle."""
        d = self.mechanism.dimension
        parts = push.reshape(-1, d, push.shape[1])
        force = parts.sum(axis=0)
        place = self._places(joint) if joint in self.model.world.node else self._places(body.points[0])
        arms = [self._places(name) - place for name in body.points]
        turning = [_cross(arm, one) for arm, one in zip(arms, parts, strict=True)]
        return Reaction(force, np.sum(turning, axis=0))

    def _wrench(self, push: FloatArray, columns: slice) -> tuple[FloatArray, FloatArray]:
        """Force and torque about the centroid of a generalised force on a body's coordinates."""
        d = self.mechanism.dimension
        if d == 2:
            return push[:2], push[2]
        e = self._state.q[columns][3:]
        return push[:3], np.einsum("ijt,jt->it", spin_matrix(e), push[3:]) / 2

    def _rows(self, joint: str) -> list[int]:
        """Constraints that belong to a joint."""
        names = [c.name for c in (*self.system.holonomic, *self.system.velocity)]
        shared = {n for one in implied_joints(self.mechanism) if joint in one.shared for n in one.shared}
        demands = [demand for step in self.model.steps for demand in step.demands]
        wanted = {demand.name for demand in demands if demand.about in shared or demand.source == joint}
        rows = [row for row, name in enumerate(names) if name in wanted or name == f"drive.{joint}"]
        if not rows:
            known = did_you_mean(joint, self.joints)
            raise SolutionError(f"There is no joint '{joint}' with forces.\n  {known}")
        return rows

    def _columns(self, part: str) -> tuple[slice, Any]:
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
        return np.array([self.motion(f"{name}.{axis}" + "'" * order, self.times) for axis in axes])

    @cached_property
    def _state(self) -> BodyState:
        """Body coordinates, with angles and curve parameters from the motion."""
        state = body_state(self.mechanism, self._places)
        rest = self.system.coordinates[len(state.q) :]
        if not rest:
            return state
        more = [np.array([self.motion(name + mark, self.times) for name in rest]) for mark in ("", "'")]
        return BodyState(np.concatenate([state.q, more[0]]), np.concatenate([state.v, more[1]]))

    @cached_property
    def _solved(self) -> tuple[FloatArray, FloatArray]:
        """Jacobians (times, rows, coordinates) and multipliers (times, rows)."""
        functions = mechanical_functions(self.system)
        n = self.system.size
        jacobians, multipliers = [], []
        for i, t in enumerate(self.times):
            point = (t, self._state.q[:, i], self._state.v[:, i], self._parameters(t))
            M, k = (np.array(f(*point)) for f in (functions.mass, functions.force))
            jacobian = (functions.constraint_jacobian, functions.velocity_jacobian)
            acceleration = (functions.constraint_acceleration, functions.velocity_acceleration)
            G = np.vstack([np.array(f(*point)) for f in jacobian])
            b = np.concatenate([np.array(f(*point)).ravel() for f in acceleration])
            matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
            solution = np.linalg.lstsq(matrix, -np.concatenate([k.ravel(), b]), rcond=RANK * 1e-3)[0]
            jacobians.append(G)
            multipliers.append(solution[n:])
        return np.array(jacobians), np.array(multipliers)

    @property
    def _jacobians(self) -> FloatArray:
        return self._solved[0]

    @property
    def _multipliers(self) -> FloatArray:
        return self._solved[1]

    def _parameters(self, t: float) -> FloatArray:
        values = list(dict(self.system.parameters).values())
        laws = self.model.lagrangian.system().tables
        for number, table in enumerate(laws):
            first = len(values) - 5 * (len(laws) - number)
            values[first : first + 5] = [*table.derivatives(t, t), t]
        return np.array(values, dtype=float)


def _with_laws_as_parameters(system: MechanicalSystem) -> MechanicalSystem:
    """Tabulated laws as parameters that change from call to call."""
    names: Mapping[str, float] = {
        **system.parameters,
        **{f"{table.name}.{i}": 0.0 for table in system.tables for i in range(5)},
    }
    symbols = [one for table in system.tables for one in (table.symbols, table.tau)]
    return replace(system, p=ca.vertcat(system.p, *symbols), parameters=names, tables=())


def _cross(a: FloatArray, b: FloatArray) -> Any:
    return a[0] * b[1] - a[1] * b[0] if len(a) == 2 else np.cross(a, b, axis=0)
