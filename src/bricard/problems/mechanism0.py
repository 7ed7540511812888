"""Mechanism0: a rod, a massive spring and a particle (Pryce and Nedialkov 2020, section 4.1).

Rod OA (length 2, mass 1) is pinned at O; spring AB (stiffness 1000, natural length 1, mass 1/2) stays a uniform
straight rod while it stretches; a particle of mass 0.1 sits at B; gravity 9.81 points down.
The paper's polar T loses a dot on r; its figure runs to t = 10, its file to t = 1.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.vectors import Vec2


def model(g: float = 9.81) -> Lagrangian:
    """Points A and B as coordinates."""
    s = Lagrangian("A[2] B[2]")
    origin = Vec2(0, 0)
    s.rod(1.0, origin, s.A)
    s.spring(1000.0, s.A, s.B, length=1.0, mass=0.5)
    s.particle(0.1, s.B)
    s.gravity(Vec2(0, -g))
    s.constrain((s.A - origin).squared() - 4.0, name="OA")
    return s


PROBLEM = Problem(
    name="mechanism0",
    title="Mechanism0",
    shows="A rigid, a stretching and a point-like part in a row; the spring swings about ten times a second, while "
    "the whole sways once in about three seconds.",
    model=model,
    positions={"A": (0, -2), "B": (0, -3)},
    velocities={"A": (1, 0)},
    end_time=10.0,
    sizes=(4, 1),
    steps=(
        Step("Rod OA", brings_in=("A",), assigns=("O = (0, 0)",), equates={"OA": "|A - O|^2 = 2^2"}, dof=1),
        Step("Spring AB", brings_in=("B",), dof=3),
        Step("Particle B", dof=3),
    ),
    observed=("A.x", "A.y", "B.x", "B.y"),
    plotted={"A.x": "m", "B.x": "m", "B.y": "m"},
    double_floor=4e-14,
)
