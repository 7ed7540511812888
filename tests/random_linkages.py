"""Random mechanisms, drawn at a pose that fits: as data of a file, and as bodies and constraints in NumPy.

First all parts get a pose; then joints are put where the parts happen to be, so that the pose satisfies them; local
coordinates follow. A joint is made by shared names or as an explicit one.
"""

import copy
import math
from dataclasses import dataclass, field

import numpy as np
from hypothesis import strategies as st
from newton_euler import Linkage, Rigid, cross
from scipy.spatial.transform import Rotation

TAKES = {  # freedoms that a joint takes
    2: {"pin": 2, "slot": 1, "prismatic": 2, "distance": 1, "fixed": 3},
    3: {
        "ball": 3,
        "revolute": 5,
        "universal": 4,
        "cylindrical": 4,
        "prismatic": 5,
        "slider": 2,
        "planar": 3,
        "screw": 5,
        "distance": 1,
        "fixed": 6,
    },
}
FULL = {2: 3, 3: 6}
LOADS = ["spring", "damper", "drive", "push", "torque"]
HINGES = ("pin", "revolute")
G = 9.81


def turned(axis, first, second):
    """The angle from one vector to another about an axis."""
    return math.atan2(axis @ cross(first, second), first @ second - (first @ axis) * (second @ axis))


@dataclass
class Part:
    """A part at its pose; members in the world's axes."""

    kind: str
    centroid: np.ndarray
    axes: np.ndarray
    mass: float
    inertia: np.ndarray  # about the centroid, in its own axes
    members: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Made:
    """A joint that was made: its name in a file, kind, parts (None: the ground), points and axes of both."""

    label: str
    kind: str
    a: str | None
    b: str
    points: list | None
    axes: list | None


class Builder:
    """A mechanism while it is being drawn; everything in space, with z = 0 in the plane."""

    def __init__(self, dimension, random):
        self.dimension, self.random = dimension, random
        self.ground, self.parts = {}, {}
        self.joints, self.springs, self.motions, self.angles = {}, {}, {}, {}
        self.pushes, self.torques, self.dampers = {}, {}, {}
        self.constraints, self.labels, self.freedoms, self.linked = [], [], 0, set()
        self.driven = {}  # joints with motors, by the angle
        self.made = []  # joints in the order in which they were made
        self.axis = None  # names of the last one
        self.quantities = {}
        self.numbers = {"P": 0, "v": 0}

    # -- drawing -----------------------------------------------------------------------------

    def vector(self):
        """A random direction."""
        v = self.random.normal(size=3)
        if self.dimension == 2:
            v[2] = 0
        return v / np.linalg.norm(v)

    def point(self):
        """A random place."""
        return self.random.uniform(0.2, 1.0) * self.vector()

    def points_apart(self):
        """Two random places that are not close."""
        p = q = self.point()
        while np.linalg.norm(q - p) < 0.3:
            q = self.point()
        return p, q

    def across(self, u):
        """A random direction across another."""
        if self.dimension == 2:
            return np.array([-u[1], u[0], 0])
        v = np.cross(u, self.random.normal(size=3))
        return v / np.linalg.norm(v)

    def new(self, letter):
        """A new name of a point (P) or vector (v)."""
        self.numbers[letter] += 1
        return f"{letter}{self.numbers[letter]}"

    def add_rigid(self):
        """A free rigid part."""
        angle = self.random.uniform(0, 6)
        axes = (
            Rotation.from_rotvec([0, 0, angle])
            if self.dimension == 2
            else Rotation.from_rotvec(self.random.normal(size=3))
        )
        half = self.random.uniform(0.2, 0.5, size=3)  # of a box
        mass = self.random.uniform(0.5, 2)
        turn = Rotation.from_rotvec(self.random.normal(size=3)).as_matrix() if self.dimension == 3 else np.eye(3)
        inertia = turn @ np.diag(mass / 3 * (half @ half - half**2)) @ turn.T
        name = f"part{len(self.parts)}"
        self.parts[name] = Part("rigid", self.point(), axes.as_matrix(), mass, inertia)
        self.freedoms += FULL[self.dimension]
        return name

    def add_rod(self, first, second):
        """A thin rod that is pinned to one or two parts."""
        ends = []
        for owner, place in zip((first, second), self.points_apart(), strict=True):
            end = self.new("P")
            if owner != "free":
                self.members(owner)[end] = place
            ends.append((end, place, owner))
        (a, p, _), (b, q, _) = ends
        length, mass = float(np.linalg.norm(q - p)), self.random.uniform(0.5, 2)
        x = (q - p) / length
        y = self.across(x)
        name = f"rod{len(self.parts)}"
        inertia = mass * length**2 / 12 * np.diag([0.0, 1, 1])
        self.parts[name] = Part("rod", (p + q) / 2, np.array([x, y, np.cross(x, y)]).T, mass, inertia, {a: p, b: q})
        self.freedoms += FULL[self.dimension] - (self.dimension == 3)
        for end, _, owner in ends:
            if owner != "free":
                self.demand(lambda at, t, o=owner, e=end: at(o, e) - at(name, e))
                self.labels.append(end)
                self.freedoms -= self.dimension

    def members(self, owner):
        """Points and vectors of a part, or of the ground (None)."""
        return self.ground if owner is None else self.parts[owner].members

    def demand(self, constraint):
        self.constraints.append(constraint)

    # -- joints ------------------------------------------------------------------------------

    def join(self, kind, a, b, shared):
        """A joint between two parts, or the ground (None) and a part, at the present pose."""
        shared = shared and frozenset((a, b)) not in self.linked
        self.linked.add(frozenset((a, b)))
        self.freedoms -= TAKES[self.dimension][kind]
        words = getattr(self, f"_{kind}")(a, b, shared)
        label = f"P{self.numbers['P']}" if words is None else f"joint{len(self.joints)}"  # the point that they share
        self.labels += [label] * (len(self.constraints) - len(self.labels))
        if words is not None:
            self.joints[label] = {"type": kind, **words}
        given = words or {"points": [label, label], "axes": self.axis}
        self.made.append(Made(label, kind, a, b, given.get("points"), given.get("axes")))

    def _pair(self, letter, a, b, first, second, shared=False):
        """A member of each part: (name, name); one name if it is shared."""
        x = self.new(letter)
        y = x if shared else self.new(letter)
        self.members(a)[x], self.members(b)[y] = first, second
        return x, y

    def _pin(self, a, b, shared):
        place = self.point()
        p, q = self._pair("P", a, b, place, place, shared)
        self.demand(lambda at, t: at(a, p) - at(b, q))
        return None if shared else {"points": [p, q]}

    _ball = _pin

    def _normals(self, a, b):
        """A further direction of both parts."""
        n, m = self._pair("v", a, b, *[self.vector()] * 2)
        self.demand(lambda at, t: cross(at(a, n), at(b, m)))
        return [n, m]

    def _axes(self, a, b, u, shared=False):
        """An axis of both parts: a new one, or one more part on an axis that the first has already."""
        known = [name for name in self.members(a) if name[0] == "v" and name not in self.members(b)]
        if known and self.random.random() < 0.6:
            u = max(known, key=lambda name: sum(name in self.members(one) for one in (None, *self.parts)))
            v = u if shared else self.new("v")
            self.members(b)[v] = self.members(a)[u]
        else:
            u, v = self._pair("v", a, b, u, u, shared)
        self.demand(lambda at, t: cross(at(a, u), at(b, v)))
        self.axis = [u, v]
        return u, v

    def _revolute(self, a, b, shared):
        points = self._pin(a, b, shared)
        axes = self._axes(a, b, self.vector(), shared)
        return None if shared else {**points, "axes": list(axes)}

    def _universal(self, a, b, shared):
        words, u = self._pin(a, b, False), self.vector()
        u, v = self._pair("v", a, b, u, self.across(u))
        self.demand(lambda at, t: at(a, u) @ at(b, v))
        return {**words, "axes": [u, v]}

    def _line(self, a, b, u):
        """The point of b on the line of a; returns their names."""
        place, slide = self.point(), float(self.random.uniform(-0.5, 0.5))
        p, q = self._pair("P", a, b, place, place + slide * self.members(a)[u])
        self.quantities[f"joint{len(self.joints)}_slide"] = slide
        self.demand(lambda at, t: cross(at(b, q) - at(a, p), at(a, u)))
        return p, q

    def _cylindrical(self, a, b, shared):
        u, v = self._axes(a, b, self.vector(), shared)
        return {"points": list(self._line(a, b, u)), "axes": [u, v]}

    def _prismatic(self, a, b, shared):
        words = self._cylindrical(a, b, shared)
        if self.dimension == 2:
            return words
        return {**words, "normals": self._normals(a, b)}

    def _fixed(self, a, b, shared):
        words = self._pin(a, b, False) | {"axes": list(self._axes(a, b, self.vector()))}
        return words if self.dimension == 2 else {**words, "normals": self._normals(a, b)}

    def _screw(self, a, b, shared):
        words = self._cylindrical(a, b, shared)
        (p, q), u, pitch = words["points"], words["axes"][0], float(self.random.uniform(-2, 2))
        axis = self.members(a)[u]
        n, m = self._pair("v", a, b, self.across(axis), self.across(axis))
        start = turned(axis, self.members(a)[n], self.members(b)[m])
        way = (self.members(b)[q] - self.members(a)[p]) @ axis
        self.quantities[f"joint{len(self.joints)}_angle"] = start

        def residual(at, t):
            turn = turned(at(a, u), at(a, n), at(b, m)) - start
            turn = math.remainder(turn, 2 * math.pi)
            return (at(b, q) - at(a, p)) @ at(a, u) - way - pitch / (2 * math.pi) * turn

        self.demand(residual)
        return {**words, "normals": [n, m], "pitch": pitch}

    def _slot(self, a, b, shared):
        u = self.new("v")
        self.members(a)[u] = self.vector()
        p, q = self._line(a, b, u)
        return {("pin" if self.dimension == 2 else "point"): q, "base": p, "axis": u}

    _slider = _slot

    def _planar(self, a, b, shared):
        n, m = self._axes(a, b, self.vector())
        place = self.point()
        p, q = self._pair("P", a, b, place, place + 0.4 * self.across(self.members(a)[n]))
        self.demand(lambda at, t: (at(b, q) - at(a, p)) @ at(a, n))
        return {"points": [p, q], "axes": [n, m]}

    def _distance(self, a, b, shared):
        p, q = self._pair("P", a, b, *self.points_apart())
        length = float(np.linalg.norm(self.members(b)[q] - self.members(a)[p]))
        self.demand(lambda at, t: np.linalg.norm(at(b, q) - at(a, p)) - length)
        return {"points": [p, q], "length": length}

    # -- forces and drives -------------------------------------------------------------------

    def push(self, owner):
        """A force on a point of a part; of parts that share it the first one has it."""
        points = [name for name in self.members(owner) if name[0] == "P" and name not in self.pushes]
        if points:
            name = points[int(self.random.integers(len(points)))]
            part = next(one for one in (None, *self.parts) if name in self.members(one))
            self.pushes[name] = (part, self.vector() * self.random.uniform(1, 20))

    def twist(self, owner):
        """A torque on a rigid part."""
        torque = self.random.normal(size=3) * 3
        self.torques[owner] = torque * [0, 0, 1] if self.dimension == 2 else torque

    def damper(self, a, b):
        """A damper between new points of two parts."""
        p, q = self._pair("P", a, b, *self.points_apart())
        self.dampers[f"damper{len(self.dampers)}"] = (a, p, b, q, 3.0)

    def motor_somewhere(self, number):
        """A motor in one of the hinges that have none."""
        free = [one for one in self.made if one.kind in HINGES and one.label not in self.driven.values()]
        if free:
            made = free[number % len(free)]
            self.driven[f"angle{len(self.angles)}"] = made.label
            self.motor(made)

    def motor(self, made):
        """A motor in a hinge, on the angle between any directions of both parts."""
        a, b, spatial = made.a, made.b, self.dimension == 3
        u, v = made.axes if spatial else (None, None)
        n, m = self._pair("v", a, b, self.vector(), self.vector())

        def angle(at):
            """Between what both directions have across the axis, each in its own part."""
            if not spatial:
                return turned(np.array([0, 0, 1.0]), at(a, n), at(b, m))
            skew = [self.members(a)[n] @ self.members(a)[u], self.members(b)[m] @ self.members(b)[v]]
            return turned(at(a, u), at(a, n) - skew[0] * at(a, u), at(b, m) - skew[1] * at(b, v))

        name, start = f"angle{len(self.angles)}", angle(lambda part, member: self.members(part)[member])
        self.angles[name] = [n, m, u] if spatial else [n, m]
        self.quantities[name] = start
        self.motions[name] = f"{start!r} + 0.3*sin(2*t)"
        self.labels.append(name)
        self.demand(lambda at, t: math.remainder(angle(at) - start - 0.3 * math.sin(2 * t), 2 * math.pi))
        self.freedoms -= 1

    def spring(self, a, b):
        """A spring between new points of two parts."""
        p, q = self._pair("P", a, b, *self.points_apart())
        self.springs[f"spring{len(self.springs)}"] = (a, p, b, q, 20.0, 0.3)

    def drive(self, a, b):
        """A distance between two parts that follows a law."""
        p, q = self._pair("P", a, b, *self.points_apart())
        length = float(np.linalg.norm(self.members(b)[q] - self.members(a)[p]))
        self.demand(lambda at, t: np.linalg.norm(at(b, q) - at(a, p)) - length - 0.02 * math.sin(2 * t))
        self.motions[f"drive{len(self.motions)}"] = {
            "of": f"distance({p}, {q})",
            "law": f"{length!r} + 0.02*sin(2*t)",
        }
        self.labels.append(f"drive{len(self.motions) - 1}")
        self.freedoms -= 1

    # -- results -----------------------------------------------------------------------------

    def complete(self):
        """Own points and vectors for parts that lack them for their frames."""
        for part in self.parts.values():
            if part.kind == "rigid":
                if not any(name[0] == "P" for name in part.members):
                    part.members[self.new("P")] = self.point()
                while len(part.members) < self.dimension:
                    part.members[self.new("v")] = self.vector()

    def data(self):
        """The mechanism as data of a file."""
        d, rigids, rods, places = self.dimension, {}, {}, {}
        for name, part in self.parts.items():
            names = sorted(part.members, key=lambda one: one[0])  # points first
            places |= {one: part.members[one][:d].tolist() for one in names if one not in self.ground}
            if part.kind == "rod":
                a, b = names
                length = float(np.linalg.norm(part.members[b] - part.members[a]))
                rods[name] = {"points": names, "length": length, "mass": part.mass}
                continue
            origin = part.members[names[0]]
            local = [part.axes.T @ (part.members[one] - (origin if one[0] == "P" else 0)) for one in names[1:]]
            inertia = float(part.inertia[2, 2]) if d == 2 else part.inertia.tolist()
            rigids[name] = {
                "points": names,
                "Geom": [row[:d].tolist() for row in local],
                "Dyna": [(part.axes.T @ (part.centroid - origin))[:d].tolist(), part.mass, inertia],
            }
        velocities = {name: self.random.normal(size=d).tolist() for name in places}
        springs = {
            n: {"points": [p, q], "stiffness": k, "length": l} for n, (_, p, _, q, k, l) in self.springs.items()
        }
        return {
            "Dimension": d,
            "PartData": {
                "Fixed": {name: place[:d].tolist() for name, place in self.ground.items()},
                "Rigids": rigids,
                "Rods": rods,
                "Springs": springs,
                "Dampers": {n: {"points": [p, q], "damping": c} for n, (_, p, _, q, c) in self.dampers.items()},
                "Joints": self.joints,
                "Angles": self.angles,
            },
            "AppliedForces": {
                "Gravity": G,
                "Forces": {name: force[:d].tolist() for name, (_, force) in self.pushes.items()},
                "Torques": {n: float(t[2]) if d == 2 else t.tolist() for n, t in self.torques.items()},
            },
            "Motions": self.motions,
            "ProblemData": {
                "tend": 0.2,
                "tolerance": 1e-12,
                "positions": places | self.quantities,
                "velocities": velocities,
            },
        }

    def linkage(self):
        """The same in NumPy."""
        bodies = {
            name: Rigid(
                part.centroid,
                {n: x - (part.centroid if n[0] == "P" else 0) for n, x in part.members.items()},
                part.mass,
                part.axes @ part.inertia @ part.axes.T,
            )
            for name, part in self.parts.items()
        }
        for name, part in self.parts.items():  # the centroid and the axes show all motions of a part
            axes = {"v_x": part.axes[:, 0], "v_y": part.axes[:, 1]} if part.kind == "rigid" else {}
            bodies[name].members.update({"P_c": np.zeros(3)} | axes)
        constraints = list(self.constraints)
        if self.dimension == 2:
            for name in self.parts:
                bodies[name].members["v_z"] = np.array([0, 0, 1.0])
                constraints.append(lambda at, t, name=name: np.array([at(name, "P_c")[2], *at(name, "v_z")[:2]]))
        return Linkage(bodies, constraints, self.ground, self.labels)

    def potential(self):
        """Energy of gravity and springs at the pose."""
        height = 1 if self.dimension == 2 else 2
        lifted = sum(part.mass * G * part.centroid[height] for part in self.parts.values())
        return lifted + self.spring_energy()

    def spring_energy(self):
        """At the pose."""
        return sum(
            k / 2 * (np.linalg.norm(self.members(b)[q] - self.members(a)[p]) - l) ** 2
            for a, p, b, q, k, l in self.springs.values()
        )

    def forces(self, velocity=None):
        """All loads on the bodies at the pose: force and torque about the centroid of each.

        velocity: (part, point) -> that of a point, for dampers
        """
        loads = {name: np.zeros(6) for name in self.parts}
        down = np.array([0, -G, 0]) if self.dimension == 2 else np.array([0, 0, -G])
        for name, part in self.parts.items():
            loads[name][:3] += part.mass * down
        for name, torque in self.torques.items():
            loads[name][3:] += torque
        for owner, point, force in self.point_forces(velocity):
            if owner is not None:
                arm = self.members(owner)[point] - self.parts[owner].centroid
                loads[owner] += np.concatenate([force, np.cross(arm, force)])
        return np.concatenate(list(loads.values()))

    def point_forces(self, velocity=None):
        """Part, point and force of all springs, dampers and pushes."""
        for a, p, b, q, k, l in self.springs.values():
            span = self.members(b)[q] - self.members(a)[p]
            pull = k * (1 - l / np.linalg.norm(span)) * span
            yield from ((a, p, pull), (b, q, -pull))
        for a, p, b, q, c in self.dampers.values():
            span = self.members(b)[q] - self.members(a)[p]
            along = span / np.linalg.norm(span)
            pull = c * (along @ (velocity(b, q) - velocity(a, p))) * along
            yield from ((a, p, pull), (b, q, -pull))
        for name, (owner, force) in self.pushes.items():
            yield owner, name, force

    def independent(self):
        """Whether all constraints are: the freedoms that are left are those that counting leaves."""
        return self.linkage().mobility() == self.freedoms


def extended(builder, add):
    """The builder after add(builder); as it was where that would leave no freedom or make constraints dependent."""
    tried = copy.deepcopy(builder)
    add(tried)
    return tried if tried.freedoms >= 1 and tried.independent() else builder


@st.composite
def linkages(draw, dimension, most=3):
    """Trees of rigid parts with rods, loops, springs and drives, with at least one freedom."""
    builder = Builder(dimension, np.random.default_rng(draw(st.integers(0, 999))))
    kinds = st.sampled_from(list(TAKES[dimension]))
    for _ in range(draw(st.integers(1, most))):
        owner = draw(st.sampled_from([None, *builder.parts, "free"]))
        part = builder.add_rigid()
        kind, shared = draw(kinds), draw(st.booleans())
        if owner != "free" and builder.freedoms > TAKES[dimension][kind]:
            builder.join(kind, owner, part, shared)
    rigid = list(builder.parts)
    for what in draw(st.lists(st.sampled_from(["joint", "rod", "hanging rod", "motor", *LOADS]), max_size=most + 2)):
        b = draw(st.sampled_from(rigid))
        a = draw(st.sampled_from([None, *[name for name in rigid if name != b]]))
        kind, shared, hinge = draw(kinds), draw(st.booleans()), draw(st.integers(0, 9))
        ways = {
            "joint": lambda x, a=a, b=b, kind=kind, shared=shared: x.join(kind, a, b, shared),
            "rod": lambda x, a=a, b=b: x.add_rod(a, b),
            "hanging rod": lambda x, b=b: x.add_rod(b, "free"),
            "spring": lambda x, a=a, b=b: x.spring(a, b),
            "drive": lambda x, a=a, b=b: x.drive(a, b),
            "damper": lambda x, a=a, b=b: x.damper(a, b),
            "push": lambda x, b=b: x.push(b),
            "torque": lambda x, b=b: x.twist(b),
            "motor": lambda x, hinge=hinge: x.motor_somewhere(hinge),
        }
        if what in LOADS and what != "drive":
            ways[what](builder)
        else:
            builder = extended(builder, ways[what])
    builder.complete()
    return builder


def drawn(dimension, seed, kinds=None, closing=None, most=4):
    """A tree of hinged and otherwise joined parts, with loops, all kinds of loads, and motors, by a seed.

    kinds, closing: of the joints of the tree and of its loops; default all
    """
    random = np.random.default_rng(seed)
    builder = Builder(dimension, random)
    kinds, closing = (given or list(TAKES[dimension]) for given in (kinds, closing))
    for _ in range(random.integers(2, most + 1)):
        owner = random.choice(["", *builder.parts, *list(builder.parts)[-1:] * 3])  # rather a chain
        part = builder.add_rigid()
        kind = random.choice([*kinds, HINGES[dimension - 2]])  # twice as many hinges
        shared = bool(random.random() < 0.7)
        builder = extended(builder, lambda x, o=owner or None, p=part, k=kind, s=shared: x.join(k, o, p, s))
    for what in random.choice(["joint", "joint", *LOADS, "motor"], size=6):
        a, b = random.choice([*builder.parts, ""], size=2, replace=False)
        a, b = (a, b) if b else (None, a)
        kind, number = random.choice(closing), int(random.integers(9))
        ways = {
            "joint": lambda x, a=a or None, b=b, k=kind: x.join(k, a, b, False),
            "spring": lambda x, a=a or None, b=b: x.spring(a, b),
            "damper": lambda x, a=a or None, b=b: x.damper(a, b),
            "drive": lambda x, a=a or None, b=b: x.drive(a, b),
            "push": lambda x, b=b: x.push(b),
            "torque": lambda x, b=b: x.twist(b),
            "motor": lambda x, n=number: x.motor_somewhere(n),
        }
        if what in LOADS and what != "drive":
            ways[what](builder)
        else:
            builder = extended(builder, ways[what])
    builder.complete()
    return builder
