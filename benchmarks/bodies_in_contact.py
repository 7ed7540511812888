"""Are 500 discs in a box stepped as fast as by pymunk, at the same penetration and energy error?

Expected: at most its time. 500 discs (radius 5 cm, 10 % more or less, friction 0.3, no restitution) fall into a box
3 m wide, 3 s with steps of 1 ms. Both sweep over contacts as often: 10, 20 or 50 times at most. The time is that of
stepping, a step, minimum of 3 interleaved rounds; the error is the largest penetration at the end, by the radius;
remarks tell the largest rise of the energy in 10 ms, by the energy at the start.

The other rows have no times. They compare what becomes of scenes with closed forms in bricard, by steps of 1 ms
(contact='steps') and by events (the default), and by steps of 1 ms in pymunk, Box2D and MuJoCo (whose contacts are
springs, with the damping that gives the restitution): how far a box creeps in 10 s on a slope of 20 degrees with
friction 0.5; the second height of a ball (e = 0.9, dropped from 1 m); five balls in a row with gaps of 1 mm (e =
1), the first of which comes in: velocity of the last one, and kinetic energy, by those at the start.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np

import bricard as br
from benchmarks.processes import numbers
from benchmarks.table import Figure, Line, Row, Skipped
from bricard.contact.steps import forms
from bricard.contact.steps.running import Stepped, make_core, run
from bricard.contact.steps.world import Body, Law, Placed, World

G, STEP, REPEATS = 9.81, 1e-3, 3
PROGRAMS = Path(__file__).parent / "peers"
PEERS = {"pymunk": "pymunk", "box2d": "Box2D", "mujoco": "MuJoCo"}
COUNT, WIDTH, COLUMNS, END = 500, 3, 24, 3


@dataclass(frozen=True)
class Scene:
    """What becomes of a scene: errors, without times."""

    case: str
    ours: float
    peer_name: str
    peer: float
    remarks: str
    verdict: str = ""

    def cells(self) -> tuple[str, ...]:
        """The row as text, in the order of HEADINGS."""
        return (self.case, "", f"{self.ours:.1e}", self.peer_name, "", f"{self.peer:.1e}", "", "", "", self.remarks)


def measure() -> Iterator[Line]:
    """Times of a box of discs, then what becomes of scenes with closed forms."""
    lacking = [name for name in PEERS.values() if find_spec(name.lower() if name != "Box2D" else name) is None]
    if lacking:
        raise Skipped(f"{', '.join(lacking)} missing: pip install pymunk box2d mujoco")
    for sweeps in (10, 20, 50):
        yield _box(sweeps)
    for name, (known, steps, events) in SCENES.items():
        ways = {f"{name}, steps": steps(), f"{name}, events": events()}
        for peer, title in PEERS.items():
            found = numbers([str(PROGRAMS / f"contact_{peer}.py"), name])
            for case, ours in ways.items():
                yield _scene(case, known, ours, title, found)


def _box(sweeps: int) -> Row:
    given = [str(number) for number in (COUNT, WIDTH, COLUMNS, END, sweeps)]
    program = [str(PROGRAMS / "contact_pymunk.py"), "box", *given]
    rounds = [(box(sweeps), numbers(program)) for _ in range(REPEATS)]
    ours, peer = (min(found) for found in zip(*rounds, strict=True))
    remarks = f"energy rises by {ours[2]:.1e} and {peer[2]:.1e}"
    return Row(f"500 discs, {sweeps} sweeps", Figure(*ours[:2]), "pymunk", Figure(*peer[:2]), 1.0, remarks)


def _scene(case: str, known: float, ours: list[float], title: str, found: list[float]) -> Scene:
    remarks = f"{ours[-1]:.4g} and {found[-1]:.4g} for {known:.4g}"
    if case.startswith("cradle"):
        remarks += f"; energy {sum(v * v for v in ours):.4g} and {sum(v * v for v in found):.4g} for 1"
    return Scene(case, abs(ours[-1] - known), title, abs(found[-1] - known), remarks)


# -- the scenes in bricard ----------------------------------------------------------------------------------------


def falling(mass: float, inertia: float, position: tuple[float, float, float]) -> Body:
    """A body under gravity."""
    return Body(mass, inertia, position, force=(0.0, -mass * G, 0.0))


def box_of_discs() -> World:
    """The discs as a loose grid."""
    walls = [((0, 0), (WIDTH, 0)), ((0, 60), (0, 0)), ((WIDTH, 0), (WIDTH, 60))]
    shapes, bodies = [Placed("wall", 0, forms.line(*ends)) for ends in walls], [Body()]
    for i in range(COUNT):
        r, (row, column) = 0.05 * (1 + 0.1 * math.sin(12.9898 * i)), divmod(i, COLUMNS)
        m, place = 100 * math.pi * r * r, (0.06 + 0.03 * (row % 2) + 0.115 * column, 0.1 + 0.12 * row, 0.0)
        bodies.append(falling(m, m * r * r / 2, place))
        shapes.append(Placed("disc", i + 1, forms.disc(r)))
    return World(tuple(bodies), tuple(shapes), others=Law(0.3))


def box(sweeps: int) -> list[float]:
    """Time a step, penetration, rise of the energy, and what is left of the kinetic energy."""
    world = box_of_discs()
    core = make_core(world.arrays(0.0, STEP, sweeps, 1e-9))
    seconds, energies = 0.0, [sum(energy(world, core.q, core.v))]
    for _ in range(round(END / STEP) // 10):
        before = time.process_time()
        core.advance(np.zeros((10, 0)))
        seconds += time.process_time() - before
        energies.append(sum(energy(world, core.q, core.v)))
    depth, rise = -float(np.min(core.contacts()[:, 11])), max(b - a for a, b in pairwise(energies))
    left = energy(world, core.q, core.v)[0] / energies[0]
    return [seconds / round(END / STEP), max(depth, 0.0) / 0.05, max(rise, 0.0) / energies[0], left]


def energy(world: World, q: np.ndarray, v: np.ndarray) -> tuple[float, float]:
    """Kinetic and potential."""
    masses = np.array([(body.mass, body.mass, body.inertia) for body in world.bodies[1:]])
    return float(np.sum(masses * v[1:] ** 2)) / 2, G * float(masses[:, 0] @ q[1:, 1])


def slope() -> list[float]:
    """How far a box creeps."""
    angle = math.radians(20)
    x, y = math.cos(angle), math.sin(angle)
    corners = [(-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1)]
    shapes = (
        Placed("slope", 0, forms.line((-9 * x, -9 * y), (9 * x, 9 * y))),
        *[Placed("box", 1, form) for form in forms.polygon(corners)],
    )
    body = falling(1.0, 1 / 150, (-0.1 * y, 0.1 * x, angle))
    found = run(World((Body(), body), shapes, others=Law(0.5)), (0.0, 11.0), STEP, every=1000)
    return [float(np.hypot(*(found.q[-1, 1, :2] - found.q[1, 1, :2])))]


def bounce() -> list[float]:
    """The second height of a ball."""
    shapes = (Placed("floor", 0, forms.line((-5, 0), (5, 0))), Placed("ball", 1, forms.disc(0.1)))
    found = run(World((Body(), falling(1.0, 0.005, (0.0, 1.1, 0.0))), shapes, others=Law(0.0, 0.9)), (0.0, 2.5), STEP)
    return [tops(found)[1]]


def tops(found: Stepped) -> list[float]:
    """Where the ball turns."""
    vy, y = found.v[:, 1, 1], found.q[:, 1, 1] - 0.1
    return [float(y[i]) for i in range(1, len(y)) if vy[i - 1] > 0 >= vy[i]]


def cradle() -> list[float]:
    """Velocities of five balls."""
    bodies = tuple(Body(1.0, 1.0, (0.101 * i, 0.0, 0.0), (2.0 if i == 0 else 0.0, 0.0, 0.0)) for i in range(5))
    shapes = tuple(Placed(f"b{i}", i, forms.disc(0.05)) for i in range(5))
    found = run(World(bodies, shapes, others=Law(0.0, 1.0)), (0.0, 0.2), STEP)
    return [float(v) / 2 for v in found.v[-1, :, 0]]


# -- the same by events -------------------------------------------------------------------------------------------

BOX = """
Dimension: 2
PartData: {Rigids: {Gu: {Geom: [[1, 0]], Dyna: [0, 1, 1/150]}}}
AppliedForces: {Gravity: 9.81}
Shapes:
  Gu: {polygon: [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]}
  slope: {line: [[0, 0], [cos(20*d2r), sin(20*d2r)]], endless: true}
Contacts: {any: {friction: 0.5, restitution: 0}}
ProblemData:
  tend: 11
  closed: [Gu/slope]
  positions: {G: [-0.1*sin(20*d2r), 0.1*cos(20*d2r)], u: [cos(20*d2r), sin(20*d2r)]}
  velocities: {G: [0, 0], u: [0, 0]}
"""
BALL = """
Dimension: 2
PartData: {Particles: {A: 1}}
AppliedForces: {Gravity: 9.81}
Shapes: {A: {circle: 0.1}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
Contacts: {any: {friction: 0, restitution: 0.9}}
ProblemData: {tend: 2.5, positions: {A: [0, 1.1]}, velocities: {A: [0, 0]}}
"""
ROW = """
Dimension: 2
PartData: {Particles: {A: 1, B: 1, C: 1, D: 1, E: 1}}
Shapes: {A: {circle: 0.05}, B: {circle: 0.05}, C: {circle: 0.05}, D: {circle: 0.05}, E: {circle: 0.05}}
Contacts: {any: {friction: 0, restitution: 1}}
ProblemData:
  tend: 0.2
  positions: {A: [0, 0], B: [0.101, 0], C: [0.202, 0], D: [0.303, 0], E: [0.404, 0]}
  velocities: {A: [2, 0], B: [0, 0], C: [0, 0], D: [0, 0], E: [0, 0]}
"""


def by_events(text: str) -> br.Motion:
    """A scene, solved."""
    return br.simulate(br.Mechanism.parse(text))


def slope_by_events() -> list[float]:
    """How far the box creeps in ten seconds."""
    found = by_events(BOX)
    return [float(np.linalg.norm(found("G", 11.0) - found("G", 1.0)))]


def bounce_by_events() -> list[float]:
    """The second height of the ball, half way between its second and its third impact."""
    found = by_events(BALL)
    second, third = [impact.t for impact in found.impacts[1:3]]
    return [float(found("A.y", (second + third) / 2)) - 0.1]


def cradle_by_events() -> list[float]:
    """Velocities of the balls."""
    found = by_events(ROW)
    return [float(found(f"{ball}.x'", 0.2)) / 2 for ball in "ABCDE"]


SCENES: dict[str, tuple[float, Callable[[], list[float]], Callable[[], list[float]]]] = {
    "slope": (0.0, slope, slope_by_events),
    "bounce": (0.81**2, bounce, bounce_by_events),
    "cradle": (1.0, cradle, cradle_by_events),
}
