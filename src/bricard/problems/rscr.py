"""RSCR, a four-bar linkage in space (Pryce and Nedialkov 2020, section 4.2).

The joints are revolute, spherical, cylindrical and revolute: crank AB turns about u through A, rocker DC1 about w
through D; the coupler CB slides and turns along v, which is fixed in the rocker, and has a ball joint with the crank
at B. No forces act. The frame of the rocker gives v, and mu v leads from its point C1 to C:

    z3 = C1/L3 x w,  v = cos(gamma) w + sin(gamma) z3,  C = C1 + mu v
    |C1| = L3,  C1.w = 0,  |B - C| = L2,  (B - C).v = 0,  |B - A| = L1,  (B - A).u = 0
    T = m1 |B'|^2/6 + m2 |M'|^2/2 + omega . I omega/2 + m3 |C1'|^2/6      M and omega of the coupler

The paper's file leaves out the factor degrees to radians at gamma. It gives no numbers: lengths, angles (a skew crank
and rocker whose crank turns fully), masses and the start with crank rate 2 are chosen here.
"""

from math import cos, radians, sin

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec3

L0, L1, L2, L3 = 3.0, 1.0, 2.5, 2.0
ALPHA, BETA, GAMMA, DELTA = radians(80), radians(70), radians(20), radians(75)


def model() -> Lagrangian:
    """Points C1 and B and the sliding distance mu as coordinates."""
    s = Lagrangian("C1[3] B[3] mu")
    A, D = Vec3(-L0, 0, 0), Vec3(0, 0, 0)
    u = Vec3(cos(ALPHA) * sin(BETA), sin(ALPHA) * sin(BETA), cos(BETA))
    w = Vec3(cos(DELTA), sin(DELTA), 0)
    rocker = frame(D, s.C1 - D, w, local=[[L3], [0, 1]])
    v = rocker.vector(0, cos(GAMMA), sin(GAMMA))
    C = s.C1 + s.mu * v
    coupler = frame(C, s.B - C, v, local=[[L2], [0, 1]])
    s.rod(1.0, A, s.B)
    s.rigid_body(2.0, (0.05, 1.05, 1.06), coupler, centroid=(L2 / 2,))
    s.rod(1.5, D, s.C1)
    s.constrain((s.C1 - D).squared() - L3**2, name="DC1")
    s.constrain((s.C1 - D) @ w, name="DC1.w")
    s.constrain((s.B - C).squared() - L2**2, name="CB")
    s.constrain((s.B - C) @ v, name="CB.v")
    s.constrain((s.B - A).squared() - L1**2, name="AB")
    s.constrain((s.B - A) @ u, name="AB.u")
    s.output("C", C)
    return s


PROBLEM = Problem(
    name="rscr",
    title="RSCR mechanism",
    shows="A joint that slides and turns costs one coordinate and no equation: the point C on the moving axis is "
    "assigned from the distance mu.",
    model=model,
    positions={
        "C1": (-1.5735681440757704303, 0.42163631344044323066, 1.1602181325674442779),
        "B": (-3, 0.34666651789664775859, -0.93798844628780646794),
        "mu": 0.43908900850599310649,
    },
    velocities={
        "C1": (-0.59095358853055104891, 0.15834553681103513136, -0.85903671210874774755),
        "B": (-1.9731939813560866781, 0.30611423877339026178, 0.11313524985743069989),
        "mu": -0.18042826247903172494,
    },
    end_time=10.0,
    sizes=(7, 6),
    steps=(
        Step(
            "Rocker DC1",
            brings_in=("C1",),
            assigns=("x3 = C1/L3, z3 = x3 x w", "v = cos(gamma) w + sin(gamma) z3"),
            equates={"DC1": "|C1 - D|^2 = L3^2", "DC1.w": "(C1 - D) . w = 0"},
            dof=1,
        ),
        Step(
            "Coupler CB",
            brings_in=("B", "mu"),
            assigns=("C = C1 + mu v",),
            equates={"CB": "|B - C|^2 = L2^2", "CB.v": "(B - C) . v = 0"},
            dof=3,
        ),
        Step("Crank AB", equates={"AB": "|B - A|^2 = L1^2", "AB.u": "(B - A) . u = 0"}, dof=1),
    ),
    observed=("C1.x", "C1.y", "C1.z", "B.x", "B.y", "B.z", "mu"),
    plotted={"B.x": "m", "B.z": "m", "mu": "m"},
    double_floor=1e-14,
)
