"""Mechanisms with stiff springs, dampers, joints and beams."""

from __future__ import annotations

from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.problems import catalogue, flyball
from bricard.symbolic import sx
from bricard.symbolic.vectors import Vec2


def governor(factor: float = 1.0) -> Lagrangian:
    """The governor of `bricard.problems.flyball` with springs and dampers this many times as strong."""
    return flyball.model(8e5 * factor, 4e4 * factor)


def stiff_pendulum(stiffness: float) -> Lagrangian:
    """A particle on a spring of length 1, which takes the place of a rod."""
    s = Lagrangian("P[2]")
    s.particle(1.0, s.P)
    s.spring(stiffness, Vec2(0, 0), s.P, length=1.0)
    s.gravity(Vec2(0, -9.81))
    return s


def elastic_slider_crank(stiffness: float) -> Mechanism:
    """The slider-crank of Rideout (2004) with springs and dampers, c = k / 5000 s, for joints."""
    return catalogue.mechanism("rideout_slidercrank_parasitic", k=stiffness, R=stiffness / 5e3)


def bushing_chain(links: int, stiffness: float = 1e8, damping: float = 1e4) -> Mechanism:
    """Rods of 1 kg and 1 m that hang on each other by bushings, from the horizontal."""
    joined = [("O", "A0"), *[(f"B{i}", f"A{i + 1}") for i in range(links - 1)]]
    elastic = {"stiffness": stiffness, "damping": damping}
    return Mechanism.from_data(
        {
            "Dimension": 2,
            "PartData": {
                "Fixed": {"O": [0, 0]},
                "Rods": {f"rod{i}": {"points": [f"A{i}", f"B{i}"], "length": 1, "mass": 1} for i in range(links)},
                "Bushings": {f"joint{i}": {"points": [*pair], **elastic} for i, pair in enumerate(joined)},
            },
            "AppliedForces": {"Gravity": 9.81},
            "ProblemData": {
                "tend": 1,
                "positions": {f"A{i}": [i, 0] for i in range(links)} | {f"B{i}": [i + 1, 0] for i in range(links)},
            },
        }
    )


PI = 3.1415927  # as the test set has it
DENSITY, SIDE, ELASTICITY = 7870.0, 0.008, 0.2e12
CRANK, ROD = 0.15, 0.3


def flexible_slider_crank() -> Lagrangian:
    """A slider-crank whose rod bends and stretches (Simeon 1996; of the test set for IVP solvers).

    In the frame of the rod, which turns by b about the crank pin, its points are at (x + u, w):

        w = q1 sin(pi x / L) + q2 sin(2 pi x / L)     u: a parabola through 0, q3 in the middle, q4 at the end

    The crank a turns with 150 rad/s; the slider is at x. The integrals over the rod are those of the test set, which
    has the mass matrix of u fifteen times too large.

    B. Simeon, Modelling a flexible slider crank mechanism by a mixed system of DAEs and PDEs, Math. Modelling of
    Systems 2 (1996) 1-18.
    """
    s = Lagrangian("a b x q1 q2 q3 q4")
    q = [s[f"q{i}"] for i in range(1, 5)]
    v = [s.rate(one) for one in q]
    mass, volume = DENSITY * SIDE**2 * ROD, SIDE**2 * ROD
    a, b = s.rate.a, s.rate.b
    ahead, aside = sx.cos(s.a - s.b), sx.sin(s.a - s.b)

    def inertia(p: list[sx.SX], r: list[sx.SX]) -> sx.SX:
        along = 8 * p[2] * r[2] + p[2] * r[3] + p[3] * r[2] + 2 * p[3] * r[3]
        return mass * (p[0] * r[0] / 2 + p[1] * r[1] / 2 + along)

    def stretched(p: list[sx.SX]) -> sx.SX:  # the integral of u
        return DENSITY * volume * (2 / 3 * p[2] + p[3] / 6)

    def bent(p: list[sx.SX]) -> sx.SX:  # that of w
        return DENSITY * volume * 2 / PI * p[0]

    turned = DENSITY * volume * ROD * (v[0] / PI - v[1] / (2 * PI))  # of x w', then of u w' - w u'
    turned += DENSITY * volume * (16 / PI**3 * (q[2] * v[0] - q[0] * v[2]))
    turned += DENSITY * volume * ((8 / PI**3 - 1 / PI) * (q[0] * v[3] - q[3] * v[0]))
    turned += DENSITY * volume * (q[1] * v[3] - q[3] * v[1]) / (2 * PI)
    moved = DENSITY * volume * ROD * (q[2] / 3 + q[3] / 6)  # of x u
    s.kinetic((0.002727 + 0.151104 * CRANK**2) / 2 * a**2 + 0.075552 / 2 * s.rate.x**2)
    s.kinetic(a * b * CRANK * (0.151104 * ROD / 2 * ahead + aside * bent(q) + ahead * stretched(q)))
    s.kinetic(a * CRANK * (ahead * bent(v) - aside * stretched(v)) + b * turned + inertia(v, v) / 2)
    s.kinetic(b**2 / 2 * (0.0045339259 + 2 * moved + inertia(q, q)))
    k = ELASTICITY * SIDE**2 / ROD
    s.potential(k * PI**4 * (SIDE / ROD) ** 2 * (q[0] ** 2 / 48 + q[1] ** 2 / 3))
    s.potential(k * (8 * q[2] ** 2 - 8 * q[2] * q[3] + 3.5 * q[3] ** 2) / 3)
    s.constrain(CRANK * sx.sin(s.a) + (ROD + s.q4) * sx.sin(s.b), "height")
    s.constrain(s.x - CRANK * sx.cos(s.a) - (ROD + s.q4) * sx.cos(s.b), "slider")
    s.prescribe(s.a, 150 * s.t, "drive")
    return s
