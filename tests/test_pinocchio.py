"""Random trees and loops against Pinocchio: accelerations, energies, motors, and the forces in all joints.

Pinocchio gets the tree with its joint frames along the world's axes at the pose, so that all its coordinates are zero
there, and the closing joints, drives and motors as rows J q'' = d that are built of its frame Jacobians.
"""

from dataclasses import dataclass

import numpy as np
import pytest
from newton_euler import value
from random_linkages import G, drawn
from test_random_linkages import twists, wrench_about_centroid

import bricard as br
from bricard.mechanism.mechanism import Mechanism

pin = pytest.importorskip("pinocchio")

TREE = {2: ["pin", "prismatic"], 3: ["revolute", "ball", "prismatic"]}
CLOSING = {2: ["pin", "distance"], 3: ["ball", "revolute", "distance"]}
HERE = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED
Z = np.array([0, 0, 1.0])


@dataclass(frozen=True, eq=False)
class Row:
    """An equation J q'' = d between two parts, of a joint or drive; `push` is its wrench on them for lambda = 1.

    push: (part, point or None, force, torque), with opposite ones on the other part
    """

    label: str
    J: np.ndarray
    d: float
    pushes: tuple


class Peer:
    """A random mechanism in Pinocchio."""

    def __init__(self, builder):
        self.builder, self.dimension = builder, builder.dimension
        self.model = pin.Model()
        self.model.gravity.linear = np.array([0, -G, 0]) if self.dimension == 2 else np.array([0, 0, -G])
        self.hung, self.joints, self.origins = self._tree(), {None: 0}, {None: np.zeros(3)}
        for name in self._depth_first(None):
            self._hang(name, builder.parts[name])
        self.frames = {
            (part, name): self.model.addFrame(
                pin.Frame(f"{part}/{name}", self.joints[part], self._at(part, place), pin.FrameType.OP_FRAME)
            )
            for part in (None, *builder.parts)
            for name, place in self._points(part)
        }
        self.data, self.q = self.model.createData(), pin.neutral(self.model)

    def _points(self, part):
        own = [(name, place) for name, place in self.builder.members(part).items() if name[0] == "P"]
        return own if part is None else [*own, ("centroid", self.builder.parts[part].centroid)]

    def _at(self, part, place):
        return pin.SE3(np.eye(3), place - self.origins[part])

    def _tree(self):
        """By part the first joint that was made for it, if its other side is an earlier part; None: it is free."""
        found, earlier = {}, {None}
        for name in self.builder.parts:
            made = next((one for one in self.builder.made if one.b == name and one.a in earlier), None)
            found[name] = made if made is not None and made.kind in TREE[self.dimension] else None
            earlier.add(name)
        return found

    def _depth_first(self, parent):
        """Parts in the order that Pinocchio's mass matrix needs: each with all that hangs on it."""
        for name, made in self.hung.items():
            if (None if made is None else made.a) == parent:
                yield name
                yield from self._depth_first(name)

    def _hang(self, name, part):
        made = self.hung[name]
        parent, place = (None, np.zeros(3)) if made is None else (made.a, self.builder.members(name)[made.points[1]])
        joint = self.model.addJoint(self.joints[parent], self._kind(made), self._at(parent, place), name)
        self.joints[name], self.origins[name] = joint, place
        inertia = pin.Inertia(part.mass, part.centroid - place, part.axes @ part.inertia @ part.axes.T)
        self.model.appendBodyToJoint(joint, inertia, pin.SE3.Identity())

    def axis(self, made):
        """Of a hinge or slide, at the pose."""
        if made.kind == "pin":
            return Z
        axis = self.builder.members(made.a)[made.axes[0]]
        return axis / np.linalg.norm(axis)

    def _kind(self, made):
        if made is None:
            return pin.JointModelPlanar() if self.dimension == 2 else pin.JointModelFreeFlyer()
        if made.kind == "ball":
            return pin.JointModelSpherical()
        slides = made.kind == "prismatic"
        return (pin.JointModelPrismaticUnaligned if slides else pin.JointModelRevoluteUnaligned)(self.axis(made))

    # -- velocities and frames ---------------------------------------------------------------

    def rates(self, twist):
        """q' of velocities of centroids and spins, 6 a part."""
        parts = list(self.builder.parts)
        known = {name: twist[6 * i : 6 * i + 6] for i, name in enumerate(parts)} | {None: np.zeros(6)}

        def at(part, place):
            centroid = place if part is None else self.builder.parts[part].centroid
            return known[part][:3] + np.cross(known[part][3:], place - centroid), known[part][3:]

        rates = np.zeros(self.model.nv)
        for name, made in self.hung.items():
            (v, w), (v0, w0) = (at(part, self.origins[name]) for part in (name, None if made is None else made.a))
            joint = self.model.joints[self.joints[name]]
            rates[joint.idx_v : joint.idx_v + joint.nv] = self._joint_rates(made, v - v0, w - w0)
        return rates

    def _joint_rates(self, made, v, w):
        if made is None:
            return np.array([v[0], v[1], w[2]]) if self.dimension == 2 else np.concatenate([v, w])
        if made.kind == "ball":
            return w
        return [self.axis(made) @ (v if made.kind == "prismatic" else w)]

    def prepare(self, v):
        """Jacobians, and accelerations of frames for q'' = 0."""
        pin.computeJointJacobians(self.model, self.data, self.q)
        pin.forwardKinematics(self.model, self.data, self.q, v, 0 * v)
        pin.updateFramePlacements(self.model, self.data)
        self.drift = {key: self.acceleration(*key) for key in self.frames}
        self.v = v

    def acceleration(self, part, point):
        """Of a point and of the spin, (6,)."""
        return pin.getFrameClassicalAcceleration(self.model, self.data, self.frames[part, point], HERE).vector.copy()

    def jacobian(self, part, point):
        return pin.getFrameJacobian(self.model, self.data, self.frames[part, point], HERE)

    # -- equations ---------------------------------------------------------------------------

    def rows(self):
        """All joints that close loops, drives, and motors."""
        for made in self.builder.made:
            if made not in self.hung.values():
                yield from self._closing(made)
        for name, law in self.builder.motions.items():
            if name in self.builder.angles:
                made = next(one for one in self.builder.made if one.label == self.builder.driven[name])
                yield self._turning(name, made, self.axis(made), 0.0)
            else:
                p, q = law["of"][9:-1].split(", ")
                yield self._length(name, (self.owner(p), p), (self.owner(q), q))

    def owner(self, point):
        return next(part for part in (None, *self.builder.parts) if point in self.builder.members(part))

    def _closing(self, made):
        first, second = (made.a, made.points[0]), (made.b, made.points[1])
        if made.kind == "distance":
            yield self._length(made.label, first, second)
            return
        for axis in np.eye(3)[: self.dimension]:
            J = axis @ (self.jacobian(*second) - self.jacobian(*first))[:3]
            d = -axis @ (self.drift[second] - self.drift[first])[:3]
            yield Row(made.label, J, d, ((*second, axis, 0 * axis), (*first, -axis, 0 * axis)))
        if made.kind == "revolute":
            for across in np.linalg.svd(self.axis(made)[None])[2][1:]:
                yield self._turning(made.label, made, across, 0.0)

    def _turning(self, label, made, axis, rate):
        """The spin about an axis of the second part relative to the first; at both it is the same part's axis."""
        J = axis @ (self.jacobian(made.b, "centroid") - self.spin_jacobian(made.a))[3:]
        w, w0 = (self.spin_jacobian(part)[3:] @ self.v for part in (made.b, made.a))
        drift = axis @ (self.spin_drift(made.b) - self.spin_drift(made.a)) + np.cross(w0, axis) @ (w - w0)
        return Row(label, J, rate - drift, ((made.b, None, 0 * axis, axis), (made.a, None, 0 * axis, -axis)))

    def spin_jacobian(self, part):
        return np.zeros((6, self.model.nv)) if part is None else self.jacobian(part, "centroid")

    def spin_drift(self, part):
        return np.zeros(3) if part is None else self.drift[part, "centroid"][3:]

    def _length(self, label, first, second):
        """|second - first|; its law is the length at the pose + 0.02 sin 2t, or constant."""
        span = self.builder.members(second[0])[second[1]] - self.builder.members(first[0])[first[1]]
        length = np.linalg.norm(span)
        along = span / length
        J = along @ (self.jacobian(*second) - self.jacobian(*first))[:3]
        rate = (self.jacobian(*second) - self.jacobian(*first))[:3] @ self.v
        sideways = rate @ rate - (along @ rate) ** 2
        d = -along @ (self.drift[second] - self.drift[first])[:3] - sideways / length
        return Row(label, J, d, ((*second, along, 0 * along), (*first, -along, 0 * along)))

    def solve(self, twist):
        """q'' and lambda of M q'' + h = J^T lambda + loads, J q'' = d."""
        builder = self.builder
        v = self.rates(twist)
        self.prepare(v)
        rows = list(self.rows())
        loads = list(self._loads())
        M = pin.crba(self.model, self.data, self.q)
        h = pin.nonLinearEffects(self.model, self.data, self.q, v)
        self.prepare(v)
        J = np.array([row.J for row in rows]).reshape(len(rows), self.model.nv)
        pushed = sum((self._generalised(one) for one in loads), np.zeros(self.model.nv))
        left = np.block([[M, -J.T], [J, np.zeros((len(J), len(J)))]])
        right = np.concatenate([pushed - h, [row.d for row in rows]])
        found = np.linalg.lstsq(left, right, rcond=1e-11)[0]
        assert np.abs(left @ found - right).max() < 1e-8 * (1 + np.abs(right).max()), builder
        return Found(self, rows, loads, v, found[: self.model.nv], found[self.model.nv :])

    def _loads(self):
        """(part, point, force, torque) of all loads."""

        def velocity(part, point):
            return np.zeros(3) if part is None else self.jacobian(part, point)[:3] @ self.v

        for part, point, force in self.builder.point_forces(velocity):
            yield part, point, force, np.zeros(3)
        for part, torque in self.builder.torques.items():
            yield part, None, np.zeros(3), torque

    def _generalised(self, push):
        part, point, force, torque = push
        if part is None:
            return np.zeros(self.model.nv)
        J = self.jacobian(part, point or "centroid")
        return J[:3].T @ force + J[3:].T @ torque


class Found:
    """What Pinocchio says at the pose."""

    def __init__(self, peer, rows, loads, v, a, multipliers):
        self.peer, self.rows, self.multipliers = peer, rows, multipliers
        model, data = peer.model, peer.data
        pin.computeJointJacobians(model, data, peer.q)
        pin.forwardKinematics(model, data, peer.q, v, a)
        pin.updateFramePlacements(model, data)
        self.accelerations = {key: peer.acceleration(*key)[:3] for key in peer.frames}
        self.kinetic = pin.computeKineticEnergy(model, data, peer.q, v)
        self.potential = pin.computePotentialEnergy(model, data, peer.q)
        outer = [pin.Force.Zero() for _ in range(model.njoints)]
        pushes = [self._scaled(push, x) for row, x in zip(rows, multipliers, strict=True) for push in row.pushes]
        for one in [*loads, *pushes]:
            part, point, force, torque = one
            if part is not None:
                place = peer.builder.parts[part].centroid if point is None else peer.builder.members(part)[point]
                arm = place - peer.origins[part]
                outer[peer.joints[part]] += pin.Force(force, torque + np.cross(arm, force))
        pin.rnea(model, data, peer.q, v, a, outer)
        self.transmitted = [pin.Force(one) for one in data.f]

    @staticmethod
    def _scaled(push, factor):
        part, point, force, torque = push
        return part, point, factor * force, factor * torque

    def wrench(self, made):
        """Force and torque about the centroid of its second part that a joint exerts on it."""
        peer, centroid = self.peer, self.peer.builder.parts[made.b].centroid
        if peer.hung.get(made.b) is made:
            found = self.transmitted[peer.joints[made.b]]
            return found.linear, found.angular + np.cross(peer.origins[made.b] - centroid, found.linear)
        force, torque = np.zeros(3), np.zeros(3)
        for row, x in zip(self.rows, self.multipliers, strict=True):
            if row.label == made.label:
                part, point, push, turn = self._scaled(row.pushes[0], x)
                arm = np.zeros(3) if point is None else peer.builder.members(part)[point] - centroid
                force, torque = force + push, torque + turn + np.cross(arm, push)
        return force, torque


def check(dimension, seed):
    """All quantities of one mechanism at its start."""
    builder = drawn(dimension, seed, TREE[dimension], CLOSING[dimension])
    sol = br.simulate(Mechanism.from_data(builder.data()), coordinates=["natural", "body", "relative"][seed % 3])
    found = Peer(builder).solve(twists(builder, sol, Mechanism.from_data(builder.data()).bodies))
    size = 1 + max(np.abs(a).max() for a in found.accelerations.values())
    for (part, point), expected in found.accelerations.items():
        if part is not None and point != "centroid" and point not in builder.ground:
            acceleration = value(sol, point, 0.0, 2)
            np.testing.assert_allclose(acceleration, expected, rtol=0, atol=1e-8 * size, err_msg=f"{part}: {point}")
    energy = sol.energy([0.0])
    assert energy.kinetic == pytest.approx([found.kinetic], rel=1e-9, abs=1e-9)
    assert energy.potential == pytest.approx([found.potential + builder.spring_energy()], rel=1e-9, abs=1e-9)
    check_forces(builder, sol, found)


def check_forces(builder, sol, found):
    """Every joint on its second part, and every drive."""
    forces = sol.reactions._forces([0.0])
    expected = {made.label: found.wrench(made) for made in builder.made}
    size = 1 + np.abs([np.zeros((2, 3)), *expected.values()]).max()
    for made in builder.made:
        for one, other in zip(
            wrench_about_centroid(builder, forces, made.label, made.b), expected[made.label], strict=True
        ):
            np.testing.assert_allclose(one, other, rtol=0, atol=1e-8 * size, err_msg=f"{made.label} on {made.b}")
    for row, x in zip(found.rows, found.multipliers, strict=True):
        if row.label in builder.motions:
            assert sol.motor(row.label, [0.0]) == pytest.approx([x], abs=1e-8 * size), row.label


@pytest.mark.parametrize("seed", [*range(3), *[pytest.param(n, marks=pytest.mark.slow) for n in range(3, 75)]])
@pytest.mark.parametrize("dimension", [2, 3])
def test_trees_and_loops(dimension, seed):
    """Two programs with different methods agree on everything, each mechanism in one kind of coordinates."""
    check(dimension, 1000 + seed)
