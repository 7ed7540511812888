"""Rigid bodies in NumPy, independent of bricard: poses and twists from the points of a solution, momenta, energies,
and accelerations by the Newton-Euler equations in absolute coordinates.

Everything is in space; bodies of the plane have z = 0 and turn about z.
"""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

EYE = np.eye(3)
SECOND_ORDER = {-1: -1 / 2, 1: 1 / 2}  # weights of central differences, by steps
SIXTH_ORDER = {-3: -1 / 60, -2: 9 / 60, -1: -45 / 60, 1: 45 / 60, 2: -9 / 60, 3: 1 / 60}


def cross(a, b):
    """The product of two vectors, or of columns of them; that of NumPy takes ten times as long."""
    (a1, a2, a3), (b1, b2, b3) = a, b
    return np.array([a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1])


def rotation(turn):
    """The matrix of a rotation vector, by Rodrigues' formula."""
    x, y, z = map(float, turn)
    angle = math.sqrt(x * x + y * y + z * z)
    half = math.sin(angle / 2) / (angle / 2) if angle else 1.0
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return EYE + half * math.cos(angle / 2) * K + half * half / 2 * (K @ K)


def in_space(values):
    """Vectors of the plane, along the first axis, as vectors of space."""
    values = np.asarray(values, dtype=float)
    return values if len(values) == 3 else np.concatenate([values, np.zeros((1, *values.shape[1:]))])


def inertia_matrix(body):
    """3 x 3, about the centroid, in local axes."""
    if np.ndim(body.inertia):
        return np.array(body.inertia)
    return np.diag([0.0, 0.0 if len(body.centroid) == 2 else body.inertia, body.inertia])


@dataclass(frozen=True, eq=False)
class State:
    """A body at one time: mass, inertia about the centroid in the world's axes, centroid, spin, their rates, axes."""

    mass: float
    inertia: np.ndarray
    centroid: np.ndarray
    velocity: np.ndarray
    spin: np.ndarray
    acceleration: np.ndarray
    turn: np.ndarray
    axes: np.ndarray

    @property
    def momentum(self):
        return self.mass * self.velocity

    @property
    def angular_momentum(self):
        """About the world's origin."""
        return cross(self.centroid, self.momentum) + self.inertia @ self.spin

    @property
    def force(self):
        """What must act on it: mass times acceleration."""
        return self.mass * self.acceleration

    @property
    def torque(self):
        """What must act on it about its centroid: the rate of its spin's angular momentum."""
        return self.inertia @ self.turn + cross(self.spin, self.inertia @ self.spin)

    @property
    def kinetic(self):
        return (self.mass * self.velocity @ self.velocity + self.spin @ self.inertia @ self.spin) / 2


def value(motion, name, t, order=0):
    """A point or vector of a motion, or a derivative of it, in space: (3, times)."""
    axes = "xyz"[: dimension(motion)]
    return in_space(motion([f"{name}.{axis}" + "'" * order for axis in axes], t))


def dimension(motion):
    """2 or 3, by the components that it has."""
    return 3 if any(name.endswith(".z") for name in motion.names) else 2


def states(motion, body, times, ground=None, orders=3):
    """The states of a rigid body or particle, from the points and vectors that make its frame.

    ground: places of fixed points and vectors, which a motion does not know
    orders: 2 if accelerations are not needed
    """
    axes = "xyz"[: dimension(motion)]
    names = list(body.members)[: len(axes)]
    found = {name: np.zeros((3, 3, len(times))) for name in names}
    for name in names:
        if name in (ground or {}):
            found[name][0] = in_space(ground[name])[:, None]
        else:
            wanted = [f"{name}.{axis}" + "'" * order for order in range(orders) for axis in axes]
            found[name][:orders, : len(axes)] = motion(wanted, times).reshape(orders, len(axes), -1)
    return [_state(body, {name: values[:, :, i] for name, values in found.items()}) for i in range(len(times))]


def _state(body, found):
    """`found`: place, rate and second rate of each point and vector."""
    origin, *others = found
    p, v, a = found[origin]
    if body.kind == "particle":
        return State(body.mass, np.zeros((3, 3)), p, v, np.zeros(3), a, np.zeros(3), np.eye(3))
    start = in_space(body.members[origin])
    local = [in_space(body.members[name]) - (start if name[0].isupper() else 0) for name in others]
    rows = [found[name] - (found[origin] if name[0].isupper() else 0) for name in others]
    if len(body.centroid) == 2:
        z = np.array([0, 0, 1.0])
        local, rows = [*local, z], [*rows, np.array([z, 0 * z, 0 * z])]
    (x, x1, x2), (y, y1, y2) = rows
    z1, z2 = cross(x1, y) + cross(x, y1), cross(x2, y) + 2 * cross(x1, y1) + cross(x, y2)
    local, rows = [*local, cross(*local)], [*rows, np.array([cross(x, y), z1, z2])]  # a third, across both
    R, R1, R2 = (np.linalg.solve(np.array(local), np.array(columns)).T for columns in zip(*rows, strict=True))
    W = R1 @ R.T
    spin, turn = _axial(W), _axial(R2 @ R.T - W @ W)
    arm = R @ (in_space(body.centroid) - start)
    velocity = v + cross(spin, arm)
    acceleration = a + cross(turn, arm) + cross(spin, cross(spin, arm))
    return State(body.mass, R @ inertia_matrix(body) @ R.T, p + arm, velocity, spin, acceleration, turn, R)


def _axial(W):
    return np.array([W[2, 1] - W[1, 2], W[0, 2] - W[2, 0], W[1, 0] - W[0, 1]]) / 2


@dataclass(frozen=True, eq=False)
class Totals:
    """Of several bodies, along times (first axis); angular momentum about the world's origin."""

    momentum: np.ndarray
    angular_momentum: np.ndarray
    kinetic: np.ndarray


def totals(motion, bodies, times):
    """Momentum, angular momentum and kinetic energy of bodies."""
    every = [states(motion, body, times, orders=2) for body in bodies]
    return Totals(
        *[
            sum(np.array([getattr(one, name) for one in body]) for body in every)
            for name in ("momentum", "angular_momentum", "kinetic")
        ]
    )


# ----------------------------------------------------------------------------- absolute coordinates


@dataclass(frozen=True, eq=False)
class Rigid:
    """A body at its pose: points relative to the centroid in the world's axes, vectors, mass and inertia there."""

    centroid: np.ndarray
    members: dict
    mass: float
    inertia: np.ndarray

    def moved(self, shift, turn):
        """Displaced by a shift of the centroid and a rotation vector; where its points and vectors are then."""
        arms, is_point = self._arms
        places = arms @ rotation(turn).T + is_point * (self.centroid + shift)
        return dict(zip(self.members, places, strict=True))

    @cached_property
    def _arms(self):
        """All arms and vectors, a row each, and a column of ones for points, zeros for vectors."""
        points = np.array([float(name[0].isupper()) for name in self.members])
        return np.array([*self.members.values()]).reshape(-1, 3), points[:, None]

    @cached_property
    def resting(self):
        """Where its points and vectors are."""
        return self.moved(np.zeros(3), np.zeros(3))


@dataclass(frozen=True, eq=False)
class Balance:
    """Accelerations, and multipliers with the Jacobian: M a + G^T lambda = k."""

    accelerations: np.ndarray
    multipliers: np.ndarray
    jacobian: np.ndarray


def values(constraints, places, t):
    """Of constraints, where points and vectors of bodies are at places."""
    return [np.atleast_1d(one(lambda body, name: places[body][name], t)) for one in constraints]


def partners(constraint, places):
    """The bodies that a constraint looks at."""
    found = set()

    def place(body, name):
        found.add(body)
        return places[body][name]

    constraint(place, 0.0)
    return found


class Linkage:
    """Bodies by name and constraints, functions of the time and of `place(body, member)` with values 0.

    labels: of each constraint the joint or drive that it belongs to
    """

    def __init__(self, bodies, constraints, ground, labels=()):
        self.bodies, self.constraints, self.ground, self.labels = bodies, constraints, ground, labels

    def residuals(self, x, t=0.0):
        """All constraints after displacements x (6 a body) from the pose."""
        return np.concatenate([np.zeros(0), *self._each(x, t)])

    def _each(self, x, t=0.0):
        moved = {
            name: body.moved(x[6 * i : 6 * i + 3], x[6 * i + 3 : 6 * i + 6])
            if x[6 * i : 6 * i + 6].any()
            else body.resting
            for i, (name, body) in enumerate(self.bodies.items())
        }
        return values(self.constraints, {**moved, None: self.ground}, t)

    def rows_of(self, label):
        """The rows of a joint's or drive's constraints."""
        sizes = [len(one) for one in self._each(np.zeros(self.size))]
        ends = np.cumsum([0, *sizes])
        found = [range(ends[i], ends[i + 1]) for i, one in enumerate(self.labels) if one == label]
        return [row for rows in found for row in rows]

    @property
    def size(self):
        return 6 * len(self.bodies)

    def jacobian(self, h=1e-3, weights=SIXTH_ORDER):
        """dC/dx by central differences."""
        steps = np.eye(6) * h
        resting = {None: self.ground, **{name: body.resting for name, body in self.bodies.items()}}
        ends = np.cumsum([0, *[len(one) for one in values(self.constraints, resting, 0.0)]])
        looked_at = [partners(constraint, resting) for constraint in self.constraints]
        result = np.zeros((ends[-1], self.size))
        for i, (name, body) in enumerate(self.bodies.items()):
            own = [number for number, bodies in enumerate(looked_at) if name in bodies]  # the others do not change
            rows = [row for number in own for row in range(ends[number], ends[number + 1])]
            constraints = [self.constraints[number] for number in own]
            for j, step in enumerate(steps if own else ()):
                for k, w in weights.items():
                    moved = resting | {name: body.moved(k * step[:3], k * step[3:])}
                    result[rows, 6 * i + j] += w / h * np.concatenate(values(constraints, moved, 0.0))
        return result

    def curvature(self, v, h=1e-3):
        """d2C/dt2 along a motion with constant velocities of centroids and constant spins."""
        weights = {-3: 2, -2: -27, -1: 270, 0: -490, 1: 270, 2: -27, 3: 2}
        return sum(w * self.residuals(k * h * v, k * h) for k, w in weights.items()) / (180 * h**2)

    def shown(self, vectors):
        """Rates of all points and vectors for columns of velocities."""
        rows = []
        for i, body in enumerate(self.bodies.values()):
            v, w = vectors[6 * i : 6 * i + 3], vectors[6 * i + 3 : 6 * i + 6]
            for name, arm in body.members.items():
                rows.append((v if name[0].isupper() else 0) + cross(w, arm))
        return np.concatenate(rows)

    def mobility(self):
        """How many independent motions of the points and vectors the constraints leave."""
        G = self.jacobian(1e-5, SECOND_ORDER)  # to 1e-10, which is enough for ranks
        _, s, right = np.linalg.svd(G) if len(G) else (0, np.zeros(0), np.eye(self.size))
        free = right[np.sum(s > 1e-7 * s.max(initial=1e-300)) :].T
        return int(np.linalg.matrix_rank(self.shown(free), tol=1e-7)) if free.shape[1] else 0

    def accelerations(self, v, forces):
        """Accelerations of centroids and spins under forces (6 a body: force, torque about the centroid)."""
        return self.balance(v, forces).accelerations

    def balance(self, v, forces):
        """Newton's and Euler's equations with all constraints, solved."""
        M, k = np.zeros((self.size, self.size)), np.array(forces, dtype=float)
        for i, body in enumerate(self.bodies.values()):
            w = v[6 * i + 3 : 6 * i + 6]
            M[6 * i : 6 * i + 3, 6 * i : 6 * i + 3] = body.mass * np.eye(3)
            M[6 * i + 3 : 6 * i + 6, 6 * i + 3 : 6 * i + 6] = body.inertia
            k[6 * i + 3 : 6 * i + 6] -= cross(w, body.inertia @ w)
        G = self.jacobian()
        left = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        right = np.concatenate([k, -self.curvature(v)])
        found = np.linalg.lstsq(left, right, rcond=1e-9)[0]
        return Balance(found[: self.size], found[self.size :], G)

    def wrench(self, balance, label, body):
        """Force and torque about its centroid that a joint or drive exerts on a body."""
        i, rows = list(self.bodies).index(body), self.rows_of(label)
        push = -balance.jacobian[rows].T @ balance.multipliers[rows]
        return push[6 * i : 6 * i + 3], push[6 * i + 3 : 6 * i + 6]

    def point_velocity(self, body, name, v):
        """Of a point of a body; the ground (None) is at rest."""
        if body is None:
            return np.zeros(3)
        i, arm = list(self.bodies).index(body), self.bodies[body].members[name]
        return v[6 * i : 6 * i + 3] + cross(v[6 * i + 3 : 6 * i + 6], arm)

    def point_acceleration(self, body, name, v, a):
        """Of a point or vector of a body."""
        i, arm = list(self.bodies).index(body), self.bodies[body].members[name]
        w, turn = v[6 * i + 3 : 6 * i + 6], a[6 * i + 3 : 6 * i + 6]
        along = a[6 * i : 6 * i + 3] if name[0].isupper() else 0
        return along + cross(turn, arm) + cross(w, cross(w, arm))
