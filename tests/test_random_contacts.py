"""Random scenes with one contact against truths that know nothing of bricard: parabolas, and SciPy's events.

A disc on a slope that may be a belt moves by polynomials between its impacts and changes of mode; the decisions there
are written by hand, from Coulomb's and Newton's laws for one contact.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

G = 9.81
STILL = 1e-12


@dataclass(frozen=True)
class Scene:
    """A disc and a plane at an angle; x along it and y across it; `belt`: its speed along x."""

    angle: float
    belt: float
    restitution: float
    static: float
    kinetic: float
    radius: float
    inertia: float
    start: tuple[float, float, float, float, float]  # x, height of the lowest point, their rates, spin

    @staticmethod
    def drawn(random: np.random.Generator) -> Scene:
        """With all kinds of friction and restitution."""
        kinetic = float(random.choice([0.0, 0.05, 0.2, 0.6, 1.2]))
        height = float(random.choice([0.0, random.uniform(0.01, 1)]))
        radius = float(random.uniform(0.05, 0.4))
        return Scene(
            float(random.choice([0.0, random.uniform(-0.6, 0.6)])),
            float(random.choice([0.0, 0.0, random.uniform(-2, 2)])),
            float(random.choice([0.0, 0.3, 0.6, 0.9])),
            kinetic * float(random.choice([1.0, 1.3])),
            kinetic,
            radius,
            float(random.uniform(0.2, 1.0)) * radius**2,
            (
                float(random.uniform(-1, 1)),
                height,
                float(random.choice([0.0, random.uniform(-2, 2)])),
                float(random.uniform(-1, 1)) if height else 0.0,
                float(random.choice([0.0, random.uniform(-8, 8)])),
            ),
        )

    @property
    def text(self) -> str:
        """As a file; the plane goes through the origin."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        x, height, vx, vy, spin = self.start
        y = height + self.radius
        place, rates = (c * x - s * y, s * x + c * y), (c * vx - s * vy, s * vx + c * vy)
        return f"""
Dimension: 2
PartData: {{Rigids: {{GA: {{Geom: [[1]], Dyna: [0, 1, {self.inertia!r}]}}}}, Angles: {{theta: GA}}}}
AppliedForces: {{Gravity: {G}}}
Shapes:
  GA: {{circle: {self.radius!r}}}
  plane: {{line: [[{-c!r}, {-s!r}], [{c!r}, {s!r}]], endless: true, speed: {self.belt!r}}}
Contacts: {{GA/plane: {{friction: [{self.static!r}, {self.kinetic!r}], restitution: {self.restitution!r}}}}}
ProblemData:
  tend: 2
  positions: {{G: [{place[0]!r}, {place[1]!r}], theta: 0}}
  velocities: {{G: [{rates[0]!r}, {rates[1]!r}], theta: {spin!r}}}
"""


@dataclass(frozen=True)
class Disc:
    """Its state: place along and height over the plane, their rates, angle and spin."""

    t: float
    x: float
    y: float
    vx: float
    vy: float
    angle: float
    spin: float

    def after(self, h: float, ax: float, ay: float, turning: float) -> Disc:
        """With constant accelerations."""
        return Disc(
            self.t + h,
            self.x + h * (self.vx + h * ax / 2),
            self.y + h * (self.vy + h * ay / 2),
            self.vx + h * ax,
            self.vy + h * ay,
            self.angle + h * (self.spin + h * turning / 2),
            self.spin + h * turning,
        )


def truth(scene: Scene, end: float) -> Disc:
    """The disc at the end, of unit mass."""
    disc = Disc(0.0, *scene.start[:4], 0.0, scene.start[4])
    ax, ay = -G * math.sin(scene.angle), -G * math.cos(scene.angle)
    while disc.t < end:
        if disc.y > 0 or disc.vy > STILL:
            flight = (disc.vy + math.sqrt(disc.vy**2 - 2 * ay * disc.y)) / -ay
            if disc.t + flight >= end:
                return disc.after(end - disc.t, ax, ay, 0.0)
            disc = _hit(scene, replace(disc.after(flight, ax, ay, 0.0), y=0.0))
            if scene.restitution < 1 and disc.vy < 1e-10:
                disc = replace(disc, vy=0.0)
        elif disc.vy < 0:
            disc = _hit(scene, disc)
        else:
            disc = _rub(scene, disc, ax, -ay, end)
    return disc


def _hit(scene: Scene, disc: Disc) -> Disc:
    """Newton's law, and friction that stops the slip if it can."""
    push = -(1 + scene.restitution) * disc.vy
    slip = disc.vx + disc.spin * scene.radius - scene.belt
    ease = 1 + scene.radius**2 / scene.inertia
    stop = -slip / ease
    rub = stop if abs(stop) <= scene.kinetic * push else -math.copysign(scene.kinetic * push, slip)
    return replace(disc, vx=disc.vx + rub, vy=disc.vy + push, spin=disc.spin + rub * scene.radius / scene.inertia)


def _rub(scene: Scene, disc: Disc, ax: float, pressure: float, end: float) -> Disc:
    """The next stretch on the plane: slipping until it sticks, or sticking to the end."""
    ease, left = 1 + scene.radius**2 / scene.inertia, end - disc.t
    slip = disc.vx + disc.spin * scene.radius - scene.belt
    holds = abs(ax) / ease <= scene.static * pressure
    if abs(slip) <= STILL and holds:
        rub, h = -ax / ease, left
    else:
        way = math.copysign(1.0, slip if abs(slip) > STILL else ax)
        rub = -way * scene.kinetic * pressure
        rate = ax + ease * rub
        h = min(left, -slip / rate) if abs(slip) > STILL and slip * rate < 0 else left
    after = disc.after(h, ax + rub, 0.0, rub * scene.radius / scene.inertia)
    if h < left:  # the slip has ended, to the last digit
        after = replace(after, spin=(scene.belt - after.vx) / scene.radius)
    return after


def check(seed: int) -> None:
    """One scene."""
    scene = Scene.drawn(np.random.default_rng(seed))
    motion = br.simulate(br.Mechanism.parse(scene.text), tol=1e-11)
    assert motion.success, (seed, motion.message)
    disc = truth(scene, 2.0)
    c, s, y = math.cos(scene.angle), math.sin(scene.angle), disc.y + scene.radius
    wanted = [c * disc.x - s * y, s * disc.x + c * y, c * disc.vx - s * disc.vy, s * disc.vx + c * disc.vy]
    wanted += [disc.angle, disc.spin]
    found = [float(motion(name, 2.0)) for name in ("G.x", "G.y", "G.x'", "G.y'", "theta", "theta'")]
    assert found == pytest.approx(wanted, rel=1e-7, abs=1e-7), (seed, scene)


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_discs_on_slopes_and_belts(first):
    """A disc is thrown on a plane, bounces, slips and rolls as by hand."""
    for seed in range(first, first + 10):
        check(seed)


@pytest.mark.slow
def test_many_discs_on_slopes_and_belts():
    """The same, a thousand times."""
    for seed in range(40, 1040):
        check(seed)


def swung(seed: int) -> None:
    """A rod on a pin between two stops."""
    random = np.random.default_rng(seed)
    low, high, e = -random.uniform(0.2, 2.2), random.uniform(-0.1, 1.2), random.choice([0.5, 0.8, 0.95, 1.0])
    angle, rate = random.uniform(low, high), random.uniform(-6, 6)
    text = f"""
Dimension: 2
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [1, 1]}}, Angles: {{theta: OA}}}}
AppliedForces: {{Gravity: {G}}}
Limits: {{theta: {{from: {low!r}, to: {high!r}, restitution: {float(e)!r}}}}}
ProblemData: {{tend: 1, positions: {{theta: {angle!r}}}, velocities: {{theta: {rate!r}}}}}
"""
    motion = br.simulate(br.Mechanism.parse(text), tol=1e-11)
    assert motion.success, (seed, motion.message)

    def stops(place, way):
        def reached(_, y):
            return y[0] - place

        reached.terminal, reached.direction = True, way
        return reached

    t, y = 0.0, np.array([angle, rate])
    while t < 1:
        found = solve_ivp(
            lambda _, y: [y[1], -1.5 * G * math.cos(y[0])],
            (t, 1),
            y,
            "DOP853",
            events=[stops(low, -1), stops(high, 1)],
            rtol=1e-12,
            atol=1e-12,
            max_step=0.01,
        )
        t, y = float(found.t[-1]), found.y[:, -1].copy()
        if found.status == 1:
            y[1] *= -e
            if abs(y[1]) < 0.3:
                return  # bounces so short that steps may pass over them
    assert [float(motion(name, 1.0)) for name in ("theta", "theta'")] == pytest.approx(y, rel=1e-7, abs=1e-7), seed


@pytest.mark.parametrize("first", range(0, 20, 10))
def test_rods_between_stops(first):
    """Impacts at stops, as SciPy's integrator with events finds them."""
    for seed in range(first, first + 10):
        swung(seed)


@pytest.mark.slow
def test_many_rods_between_stops():
    """The same, three hundred times."""
    for seed in range(20, 320):
        swung(seed)
