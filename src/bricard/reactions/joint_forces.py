"""Forces and torques in the joints of a mechanism, along its motion.

The mechanism is taken apart: in body coordinates every joint is a set of equations, and what the joints do to the
parts is what Newton's and Euler's laws leave to them,

    G^T lambda = f - M q'',

with q, q', q'' from the motion, in whatever coordinates it was found; f has the forces of contacts and of dry
friction, as the motion tells them. The joint acts on a body by -G^T lambda. Where
joints are redundant, the motion of rigid bodies does not determine their forces; the smallest ones are given.
Parasitic joints tell their forces themselves, by their deflections.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray
from bricard.checks import did_you_mean
from bricard.dae.structure import listed
from bricard.errors import SolutionError
from bricard.formulations.body.poses import body_derivatives, cross, spin_matrix
from bricard.library.bodies.body import Body
from bricard.mechanics.system import multiplier_name
from bricard.mechanism.mechanism import Mechanism
from bricard.reactions.free_bodies import FreeBodies, free_bodies, mechanism_of_text
from bricard.results.motion import Motion
from bricard.results.reaction import Reaction

Look = Callable[[list[str], int], FloatArray]
RANK = 1e-12
NOTHING = 1e-12  # of a Jacobian: joints do not act where all entries are smaller
TOGETHER = 100  # times whose equations are in memory at once
JOINT = "joint."  # outputs of parasitic joints


class JointForces:
    """The forces in all joints of a mechanism, at times of its motion.

    look       (names, order) -> the derivatives of quantities at these times, (names, times)
    told       of parasitic joints: quantities that tell multipliers, by constraint
    inputs     values (times,) of inputs by name, where they are other ones than the mechanism's
    """

    def __init__(
        self,
        apart: FreeBodies,
        times: npt.ArrayLike,
        look: Look,
        told: Mapping[str, str] | None = None,
        inputs: Mapping[str, FloatArray] | None = None,
    ) -> None:
        self.apart, self.look, self.told, self.inputs = apart, look, told, inputs or {}
        self.mechanism = apart.mechanism
        self.times = np.atleast_1d(np.asarray(times, dtype=float))  # (times,)
        self._seen: dict[tuple[str, int], FloatArray] = {}

    @classmethod
    def along(
        cls,
        motion: Motion,
        times: npt.ArrayLike,
        apart: FreeBodies | None = None,
        inputs: Mapping[str, FloatArray] | None = None,
    ) -> JointForces:
        """Those along a motion."""
        times = np.atleast_1d(np.asarray(times, dtype=float))
        springs = {name.removeprefix(JOINT): name for name in motion.trajectory.outputs if name.startswith(JOINT)}
        constraints = {name: multiplier_name(name) for name in motion.constraints}

        def look(names: list[str], order: int) -> FloatArray:
            return np.asarray(motion([name + "'" * order for name in names], times))

        told = springs | constraints if springs else None
        return cls(apart or free_bodies(_mechanism(motion)), times, look, told, inputs)

    @property
    def joints(self) -> dict[str, tuple[str, ...]]:
        """Joints by name, with the parts on which they act: points that parts share, and explicit joints."""
        return {name: tuple(self.parts_of(name)) for name in self.apart.joints}

    def parts_of(self, joint: str) -> list[str]:
        """The moving parts on which a joint acts."""
        jacobians = self._jacobians[:, self._rows(joint)]
        return [part for part in self.mechanism.bodies if np.abs(self._acting(part, jacobians)).max() > NOTHING]

    @property
    def points(self) -> dict[str, str]:
        """Joints that act at a point, with the point at which they act on the last of their parts."""
        acting = {
            name: self.apart.point_of(name, self.mechanism.bodies[parts[-1]])
            for name, parts in self.joints.items()
            if parts
        }
        return {name: point for name, point in acting.items() if point is not None}

    def _acting(self, part: str, jacobians: FloatArray) -> FloatArray:
        """The columns of a part; of Euler parameters what turns it, for their length means nothing."""
        columns = self.apart.columns(part)
        own = jacobians[:, :, columns]
        if self.mechanism.dimension == 2 or not self.mechanism.bodies[part].has_frame(3):
            return own
        turning = np.einsum("ijt,trj->tri", spin_matrix(self._state[0][columns][3:]), own[:, :, 3:])
        return np.concatenate([own[:, :, :3], turning], axis=2)

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
        first, body = self.apart.columns(part), self.mechanism.bodies[part]
        push = -np.einsum("trc,tr->ct", self._jacobians[:, rows][:, :, first], self._multipliers[:, rows])
        point = self.apart.point_of(joint, body)
        if not body.has_frame(self.mechanism.dimension):
            return self._on_points(push, body, point or body.points[0])
        centroid = self._state[0][first][: self.mechanism.dimension]
        force, torque = self._wrench(push, first)
        arm = centroid - self._places(point) if point else 0 * centroid
        return Reaction(force, torque + _cross(arm, force))

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
        if joint not in self.apart.rows_of:
            known = did_you_mean(joint, self.apart.rows_of)
            raise SolutionError(f"There is no joint '{joint}' with forces.\n  {known}")
        return self.apart.rows_of[joint]

    def _places(self, name: str, order: int = 0) -> FloatArray:
        """A point or vector along the motion, (dimension, times)."""
        if name in self.mechanism.ground:
            place = np.array(self.mechanism.ground[name]) * (order == 0)
            return np.repeat(place[:, None], len(self.times), axis=1)
        if (name, order) not in self._seen:
            axes = "xyz"[: self.mechanism.dimension]
            self._seen[name, order] = self.look([f"{name}.{axis}" for axis in axes], order)
        return self._seen[name, order]

    @cached_property
    def _state(self) -> list[FloatArray]:
        """q, q' and q'': body coordinates, with angles and curve parameters, (coordinates, times) each."""
        names = self.apart.system.coordinates
        if self.told is not None:  # points that parts share are in several places
            return [self._looked(names, order) for order in range(3)]
        poses = body_derivatives(self.mechanism, self._places)
        return [np.vstack([one, self._looked(names[len(one) :], order)]) for order, one in enumerate(poses)]

    def _looked(self, names: Sequence[str], order: int) -> FloatArray:
        return self.look(list(names), order) if names else np.empty((0, len(self.times)))

    @cached_property
    def _solved(self) -> tuple[FloatArray, FloatArray]:
        """Jacobians (times, rows, coordinates) without angles, and multipliers (times, rows)."""
        jacobians, multipliers = [], []
        q, v, a, forces = (one.T for one in (*self._state, self._looked(self.apart.touching, 0)))
        for first in range(0, len(self.times), TOGETHER):
            own = slice(first, first + TOGETHER)
            inputs = {name: values[own] for name, values in self.inputs.items()}
            laws = self.apart.laws(self.times[own], q[own], v[own], forces[own], inputs)
            jacobians.append(self.apart.without_angles(laws.G))
            multipliers.append(
                _least_squares(laws.G.swapaxes(1, 2), laws.f - np.einsum("tij,tj->ti", laws.M, a[own]))
            )
        return np.concatenate(jacobians), np.concatenate(multipliers)

    @property
    def _jacobians(self) -> FloatArray:
        return self._solved[0]

    @property
    def _multipliers(self) -> FloatArray:
        """(times, rows); of parasitic joints what their springs and dampers exert."""
        if self.told is None:
            return self._solved[1]
        known = {row: self.told[name] for row, name in enumerate(self.apart.constraints) if name in self.told}
        multipliers = np.zeros((len(self.times), len(self.apart.constraints)))
        multipliers[:, list(known)] = self._looked(list(known.values()), 0).T
        return multipliers


def joint_forces(motion: Motion, times: npt.ArrayLike) -> JointForces:
    """The forces in all joints of the mechanism that a motion belongs to."""
    return JointForces.along(motion, times)


def _mechanism(motion: Motion) -> Mechanism:
    kept = motion.mechanism
    return kept if isinstance(kept, Mechanism) else mechanism_of_text(motion.description)


def _least_squares(matrices: FloatArray, right: FloatArray) -> FloatArray:
    """The smallest x (times, n) for which the sums of squares of matrices (times, m, n) x - right are least."""
    left, sizes, rows = np.linalg.svd(matrices, full_matrices=False)
    parts = np.einsum("tij,ti->tj", left, right)
    weights = np.divide(parts, sizes, out=np.zeros_like(parts), where=sizes > RANK * sizes[:, :1])
    return np.asarray(np.einsum("tij,ti->tj", rows, weights))


def _cross(a: FloatArray, b: FloatArray) -> Any:
    return a[0] * b[1] - a[1] * b[0] if len(a) == 2 else cross(a, b)
