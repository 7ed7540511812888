"""The copy machine: a rod, a box, two springs and a damper (Derakhshan 2022, section 5.3 and appendix A).

Rod OB (length 1, mass 1, section 0.02 x 0.02) is pinned at O; spring AD (stiffness 100, natural length 1/3) joins
A = 0.7 B to the fixed D = (0.7, 1/3); the box C (mass 1) moves on x = 1 and hangs from B by a spring (stiffness 100,
natural length 1/2); a damper (coefficient 50) below it; gravity 9.81 points down.

    T = |M'|^2/2 + I theta'^2/2 + C_y'^2/2,   M = B/2,   I = (1 + 0.02^2)/12
    V = g (M_y + C_y) + 50 (|A - D| - 1/3)^2 + 50 (|B - C| - 1/2)^2,   R = 25 C_y'^2
    |B|^2 = 1,   theta' = B_x B_y' - B_y B_x'

Corrected here: (5.3.2) prints B' for M', the listing has M'; I is about the centre, not the origin; the table's 0.33
is 1/3 rounded; D stands only in the listing. The end lies near the rest at theta = -0.294459282653255.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec2


def model(g: float = 9.81) -> Lagrangian:
    """Point B and the height Cy of the box as coordinates; the angle theta as a further variable."""
    s = Lagrangian("B[2] Cy")
    O, A, C, D = Vec2(0, 0), 0.7 * s.B, Vec2(1, s.Cy), Vec2(0.7, 1 / 3)
    rod = frame(O, s.B)
    s.rigid_body(1.0, (1 + 0.02**2) / 12, rod, (0.5,))
    s.particle(1.0, C)
    s.gravity(Vec2(0, -g))
    s.spring(100.0, A, D, length=1 / 3)
    s.spring(100.0, s.B, C, length=1 / 2)
    s.dissipation(50.0 / 2 * s.rate.Cy**2)
    s.constrain_rigid(rod, name="OB")
    s.turn("theta", rod.angular_velocity(s.rate))
    return s


PROBLEM = Problem(
    name="copymachine",
    title="Copy machine",
    shows="Springs with a natural length, a damper, and a continuous angle as a further variable with its own "
    "equation: energy leaves the system, and the balance accounts for it.",
    model=model,
    positions={"B": (1, 0), "Cy": -0.5},
    end_time=10.0,
    sizes=(3, 1),
    steps=(
        Step(
            "Rod OB",
            brings_in=("B",),
            assigns=("M = B/2, A = 0.7 B, D = (0.7, 1/3)", "theta' = B_x B_y' - B_y B_x'"),
            equates={"OB.0": "|B - O|^2 = 1"},
            dof=1,
        ),
        Step("Box", brings_in=("Cy",), assigns=("C = (1, C_y)",), dof=2),
    ),
    observed=("B.x", "B.y", "Cy", "theta"),
    plotted={"B.y": "m", "Cy": "m"},
    published={1e-6: 7.42, 1e-8: 8.57, 1e-10: 11.19, 1e-12: 13.04},
    double_floor=1e-14,
)
