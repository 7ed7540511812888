"""A slider-crank mechanism under gravity (Derakhshan 2022, section 5.2).

Crank OA (length 0.4, mass 1) is pinned at O, rod AB has length 1 and mass 1, both thin; the massless slider B moves
on y = 0; gravity 9.81 points down.

    T = |A'|^2/6 + (|A'|^2 + A'.B' + |B'|^2)/6,   V = g A_y,   |A|^2 = 0.16,   |B - A|^2 = 1

The thesis starts from A = (0.28, 0.28), B_x = 1.24, A' = 0, B_x' = -4: positions rounded from a crank at 45 degrees,
and velocities that contradict both rods. `PROBLEM` leaves them to be moved to the nearest consistent ones, first
the positions, then the velocities, as DAETS does; one turn takes 0.93460239388286999788.
`KINEMATIC` is what the text intends: exactly 45 degrees, the slider exactly at -4, A' from the constraints; one
turn takes 0.48315936396010406. Which of the two the thesis shows cannot be told from it.
The width that it gives the rods (0.04) does not enter.
"""

from math import sqrt

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.vectors import Vec2


def model(g: float = 9.81, crank: float = 0.4, rod: float = 1.0) -> Lagrangian:
    """Point A and the place Bx of the slider as coordinates."""
    s = Lagrangian("A[2] Bx")
    O, B = Vec2(0, 0), Vec2(s.Bx, 0)
    s.rod(1.0, O, s.A)
    s.rod(1.0, s.A, B)
    s.gravity(Vec2(0, -g))
    s.constrain((s.A - O).squared() - crank**2, name="OA")
    s.constrain((B - s.A).squared() - rod**2, name="AB")
    return s


STEPS = (
    Step("Rod OA", brings_in=("A",), assigns=("O = (0, 0)",), equates={"OA": "|A - O|^2 = 0.4^2"}, dof=1),
    Step("Rod AB", brings_in=("Bx",), assigns=("B = (B_x, 0)",), equates={"AB": "|B - A|^2 = 1"}, dof=1),
    Step("Slider", dof=1),
)
PUBLISHED = {1e-6: 2.57, 1e-8: 5.16, 1e-10: 6.79, 1e-12: 9.04}

PROBLEM = Problem(
    name="slidercrank",
    title="Slider-crank mechanism",
    shows="Initial values that contradict the constraints are moved to the nearest ones that do not, and the "
    "certificate says how far.",
    model=model,
    positions={"A": (0.28, 0.28), "Bx": 1.24},
    velocities={"Bx": -4},
    end_time=10.0,
    sizes=(3, 2),
    steps=STEPS,
    observed=("A.x", "A.y", "Bx"),
    plotted={"A.x": "m", "Bx": "m"},
    published=PUBLISHED,
    double_floor=1e-12,
)

KINEMATIC = Problem(
    name="slidercrank_kinematic",
    title="Slider-crank mechanism, slider at -4 m/s",
    shows="An initial value that must not be moved: with the slider's speed held fixed, the others give way.",
    model=model,
    positions={"A": (sqrt(0.08), sqrt(0.08)), "Bx": sqrt(0.08) + sqrt(0.92)},
    velocities={"Bx": -4},
    fixed=("Bx'",),
    end_time=10.0,
    sizes=(3, 2),
    steps=STEPS,
    observed=("A.x", "A.y", "Bx"),
    plotted={"A.x": "m", "Bx": "m"},
    published=PUBLISHED,
    double_floor=5e-12,
)
