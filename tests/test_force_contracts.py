"""Every force and drive of the tables keeps the contract of forces, on its own sample; a new kind is tested without
an edit. What each of them exerts is compared with Newton's and Euler's equations on the two free parts of the sample.
"""

from functools import cache

import newton_euler
import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.drives import DRIVES
from bricard.library.forces import AMONG_PARTS, FORCES
from bricard.library.forces.gravity import Gravity
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanism.mechanism import Mechanism

KINDS = {**FORCES, **DRIVES, "Gravity": Gravity}
CASES = [(section, dimension) for section, kind in KINDS.items() for dimension in kind.samples]
TIMES = np.linspace(0, 1, 7)

every_kind = pytest.mark.parametrize(("section", "dimension"), CASES, ids=[f"{s}-{d}" for s, d in CASES])


def mechanism(section, dimension):
    """The sample of a force or drive."""
    kind = KINDS[section]
    sample = kind.samples[dimension]
    entries = sample.words if section == "Gravity" else {NAME: sample.words}
    group = getattr(kind, "group", None)
    data = {section: entries} if group is None else {group: {section: entries}}
    return Mechanism.from_data(with_sections(with_sections(pair(dimension), sample.beside), data))


@cache
def motion(section, dimension):
    """One second of the sample's motion."""
    sol = br.simulate(mechanism(section, dimension))
    assert sol.success
    return sol


@cache
def states(section, dimension):
    """Base and follower along the motion."""
    bodies = mechanism(section, dimension).bodies
    return {name: newton_euler.states(motion(section, dimension), bodies[name], TIMES) for name in bodies}


# ------------------------------------------------------------------------------------------ contract


@pytest.mark.parametrize("section", KINDS)
def test_samples_for_every_dimension(section):
    """A force has a sample in the plane and in space."""
    assert KINDS[section].samples.keys() == {2, 3}


@every_kind
def test_work(section, dimension):
    """Stored, dissipated and supplied energy balance, damping never adds energy, forces leave all freedoms."""
    sol, ready = motion(section, dimension), prepare(mechanism(section, dimension))
    assert sol.certificate.energy_balance < 1e-11
    assert sol.certificate.largest_residual < 1e-12
    assert np.all(np.diff(sol.energy(TIMES).dissipated) >= 0)
    beside = prepare(Mechanism.from_data(with_sections(pair(dimension), KINDS[section].samples[dimension].beside)))
    assert ready.mobility == beside.mobility - (section in DRIVES)
    kinetic = [sum(states(section, dimension)[name][i].kinetic for name in ("base", "follower")) for i in range(7)]
    assert np.all(kinetic <= sol.energy(TIMES).kinetic + 1e-12)
    if section in LAWS:  # what only acts, and has no inertia of its own
        assert kinetic == pytest.approx(sol.energy(TIMES).kinetic, abs=1e-12)


@every_kind
@pytest.mark.parametrize("coordinates", ["body", "relative"])
def test_formulations_agree(section, dimension, coordinates):
    """All points move alike in all coordinates."""
    one = motion(section, dimension)
    other = br.simulate(mechanism(section, dimension), coordinates=coordinates)
    for name in ("A", "B", "P", "Q"):
        assert np.max(np.abs(one(name, TIMES) - other(name, TIMES))) < 1e-9


@every_kind
def test_reads_back(section, dimension):
    """The text of a sample describes the same mechanism."""
    first = mechanism(section, dimension)
    again = Mechanism.parse(first.text())
    assert again.text() == first.text()
    assert prepare(again).sizes == prepare(first).sizes


# ------------------------------------------------------------- what acts, by the laws in the docstrings


class Scene:
    """Both parts and all points at one of TIMES."""

    def __init__(self, section, dimension, i):
        self.words = KINDS[section].samples[dimension].words
        self.section, self.dimension, self.i, self.t = section, dimension, i, TIMES[i]
        self.base, self.follower = (states(section, dimension)[name][i] for name in ("base", "follower"))
        self.local = mechanism(section, dimension).bodies

    def point(self, name):
        """A point's place and velocity, from its part."""
        part = "base" if name in self.local["base"].members else "follower"
        s, body = getattr(self, part), self.local[part]
        arm = s.axes @ (newton_euler.in_space(body.members[name]) - newton_euler.in_space(body.centroid))
        return s.centroid + arm, s.velocity + np.cross(s.spin, arm)

    def vector(self, name):
        part = "base" if name in self.local["base"].members else "follower"
        return getattr(self, part).axes @ newton_euler.in_space(self.local[part].members[name])

    def between(self, force, first="B", second="Q"):
        """A force on the second point and its opposite on the first, as loads of base and follower."""
        (p, _), (q, _) = self.point(first), self.point(second)
        return load(self.base, -force, p), load(self.follower, force, q)


def load(body, force, at):
    """Force and torque about the centroid."""
    return np.concatenate([force, np.cross(at - body.centroid, force)])


def couple(torque):
    return np.concatenate([np.zeros(3), -torque]), np.concatenate([np.zeros(3), torque])


def spring(scene):
    """Tension F = k (|BQ| - l) + preload + c d|BQ|/dt pulls the points together."""
    w, (p, p1), (q, q1) = scene.words, scene.point("B"), scene.point("Q")
    length = np.linalg.norm(q - p)
    along = (q - p) / length
    stretch = w.get("stiffness", 0) * (length - w["length"]) + w["preload"] if "stiffness" in w else 0
    return scene.between(-(stretch + w["damping"] * (q1 - p1) @ along) * along)


def bushing(scene):
    w, (p, p1), (q, q1) = scene.words, scene.point("B"), scene.point("Q")
    return scene.between(-w["stiffness"] * (q - p) - w["damping"] * (q1 - p1))


def rotary_spring(scene):
    """The torque -k (angle - rest) - preload - c angle' on the angle; in space by virtual work, from differences."""
    w, h = scene.words, 1e-4

    def angle(turn_base, turn_follower):
        def turned(turn, v):
            return newton_euler.rotation(turn) @ v

        names = ("u", "v", None) if scene.dimension == 2 else ("n", "m", "u")
        axis = np.array([0, 0, 1.0]) if names[2] is None else turned(turn_base, scene.vector("u"))
        a, b = turned(turn_base, scene.vector(names[0])), turned(turn_follower, scene.vector(names[1]))
        a, b = a - (a @ axis) * axis, b - (b @ axis) * axis
        return np.arctan2(axis @ np.cross(a, b), a @ b)

    def slope(which):
        def at(k, e):
            return angle(*[k * h * e if i == which else np.zeros(3) for i in (0, 1)])

        return np.array(
            [(8 * (at(1, e) - at(-1, e)) - (at(2, e) - at(-2, e))) / (12 * h) for e in np.eye(3)]
        )  # fmt: skip

    slopes = [slope(0), slope(1)]
    if scene.dimension == 2:
        slopes = [s * [0, 0, 1] for s in slopes]
    rate = slopes[0] @ scene.base.spin + slopes[1] @ scene.follower.spin
    now = angle(np.zeros(3), np.zeros(3))
    torque = -w["stiffness"] * (now - w["rest"]) - w["preload"] - w["damping"] * rate
    return tuple(np.concatenate([np.zeros(3), torque * s]) for s in slopes)


def friction(scene):
    return couple(-scene.words["damping"] * (scene.follower.spin - scene.base.spin))


def point_force(scene):
    (q, q1), t = scene.point("Q"), scene.t
    components = [1.2 - 0.3 * t, 0.5 * np.cos(q[0]) - 0.2 * q1[1], 0.4 * scene.vector("u") @ scene.vector("v")]
    return scene.between(scene.base.axes @ [*components[:2], components[2] * (scene.dimension == 3)])


def torque(scene):
    size = 0.4 + 0.3 * np.sin(2 * scene.t)
    if scene.dimension == 2:
        return couple(np.array([0, 0, size]))
    return couple(scene.base.axes @ [size, -0.2 * scene.point("B")[1][0], 0.3])


def field(scene):
    O = newton_euler.in_space(pair(scene.dimension)["PartData"]["Fixed"]["O"])
    arms = [(body, body.centroid - O) for body in (scene.base, scene.follower)]
    return tuple(load(b, -scene.words["strength"] * b.mass * r / np.linalg.norm(r) ** 3, b.centroid) for b, r in arms)


def gravity(scene):
    g = newton_euler.in_space(scene.words["acceleration"])
    return tuple(load(body, body.mass * g, body.centroid) for body in (scene.base, scene.follower))


def drive(scene):
    """The motor's force acts along the driven distance; its size is whatever the law needs."""
    (p, _), (q, _) = scene.point("A"), scene.point("P")
    along = (q - p) / np.linalg.norm(q - p)
    assert np.linalg.norm(q - p) == pytest.approx(1.2 + 0.2 * np.sin(3 * scene.t), abs=1e-12)
    size = motion("Motions", scene.dimension).motor(f"drive.{NAME}", scene.t)
    return scene.between(size * along, "A", "P")


LAWS = {
    "Springs": spring,
    "Dampers": lambda scene: spring(scene),
    "Bushings": bushing,
    "RotarySprings": rotary_spring,
    "Frictions": friction,
    "Forces": point_force,
    "Torques": torque,
    "Fields": field,
    "Gravity": gravity,
    "Motions": drive,
}
KNOWN = [(section, dimension) for section, dimension in CASES if section in LAWS]


@pytest.mark.parametrize(("section", "dimension"), KNOWN, ids=[f"{s}-{d}" for s, d in KNOWN])
def test_law(section, dimension):
    """Mass times acceleration, and the rate of angular momentum, of each part are the force and torque of the law."""
    for i in range(len(TIMES)):
        scene = Scene(section, dimension, i)
        for body, expected in zip((scene.base, scene.follower), LAWS[section](scene), strict=True):
            found = np.concatenate([body.force, body.torque])
            assert found == pytest.approx(expected, abs=2e-10)
            assert np.max(np.abs(expected)) > 1e-3


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("section", ["Springs", "Dampers", "RotarySprings", "Frictions", "Torques", "Motions"])
def test_action_is_reaction(section, dimension):
    """Forces between two parts change neither the momentum nor the angular momentum of both."""
    both = [states(section, dimension)[name] for name in ("base", "follower")]
    for quantity in ("momentum", "angular_momentum"):
        total = np.sum([[getattr(one, quantity) for one in body] for body in both], axis=0)
        assert np.ptp(total, axis=0).max() < 1e-11


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("section", ["Forces", "Bushings"])
def test_opposite_forces_keep_the_momentum(section, dimension):
    """Opposite forces at two points change no momentum, but their arm may change the angular momentum."""
    both = [states(section, dimension)[name] for name in ("base", "follower")]
    assert np.ptp(np.sum([[one.momentum for one in body] for body in both], axis=0), axis=0).max() < 1e-11


@pytest.mark.parametrize("section", FORCES)
def test_a_section_stands_where_its_kind_says(section):
    """The table knows the group of a section without importing the kind."""
    assert (section in AMONG_PARTS) == (FORCES[section].group == "PartData")
