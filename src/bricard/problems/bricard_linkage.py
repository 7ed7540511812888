"""Bricard's overconstrained loop of five bars (Derakhshan 2022, section 6.1; IFToMM benchmark A04).

Equal square bars (length 1, mass 1, side 0.1) join P0 = (0, 0, 0) to P5 = (0, 0, 1) by revolute joints; gravity 9.81
points along -y. The spines are assigned along the chain, and only P1 ... P4 are coordinates:

    a_0 = (0, 1, 0),  a_i = u_i x a_{i-1},  a_5 = (1, 0, 0),   u_i = (P_i - P_{i-1}) / l
    |P_i - P_{i-1}| = l,  a_{i-1} . u_i = 0,  a_5 . u_5 = 0

All joints as revolutes would be redundant (Grübler counts no freedom); these 11 constraints are not, and one freedom
is left. Corrected here: V is printed with the vector M_i, not with its height M_{i,y}; gravity has the benchmark's
direction; the side of the section is h in the formulas and d in the data. P2 is the benchmark's point P3.
The period is 4.99171151368872385.
"""

from itertools import pairwise

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec3

LENGTH, MASS, SIDE = 1.0, 1.0, 0.1


def model(g: float = 9.81) -> Lagrangian:
    """The inner joints as coordinates."""
    s = Lagrangian("P1[3] P2[3] P3[3] P4[3]")
    P = [Vec3(0, 0, 0), s.P1, s.P2, s.P3, s.P4, Vec3(0, 0, LENGTH)]
    u = [(end - start) / LENGTH for start, end in pairwise(P)]
    a = [Vec3(0, 1, 0)]
    for direction in u[:4]:
        a.append(direction.cross(a[-1]))
    a.append(Vec3(1, 0, 0))
    across = MASS / 12 * (LENGTH**2 + SIDE**2)
    for i in range(5):
        bar = frame(P[i], u[i], a[i + 1])
        s.rigid_body(MASS, (MASS / 6 * SIDE**2, across, across), bar, centroid=(LENGTH / 2,))
        s.constrain((P[i + 1] - P[i]).squared() - LENGTH**2, name=f"length{i + 1}")
        s.constrain(a[i] @ (P[i + 1] - P[i]), name=f"spine{i}")
    s.constrain(a[5] @ (P[5] - P[4]), name="spine5")
    s.gravity(Vec3(0, -g, 0))
    return s


PROBLEM = Problem(
    name="bricard",
    title="Bricard linkage",
    shows="A loop that moves although the usual count leaves it no freedom: with the joint axes assigned along the "
    "chain no constraint is redundant, and nothing has to be removed by hand.",
    model=model,
    positions={"P1": (1, 0, 0), "P2": (1, -1, 0), "P3": (1, -1, 1), "P4": (0, -1, 1)},
    end_time=10.0,
    sizes=(12, 11),
    steps=(
        *[
            Step(
                f"Rod {i}",
                brings_in=(f"P{i}",),
                assigns=("P0 = (0, 0, 0), a0 = (0, 1, 0)",) * (i == 1) + (f"a{i} = u{i} x a{i - 1}",),
                equates={
                    f"length{i}": f"|P{i} - P{i - 1}|^2 = l^2",
                    f"spine{i - 1}": f"a{i - 1} . (P{i} - P{i - 1}) = 0",
                },
                dof=i,
            )
            for i in range(1, 5)
        ],
        Step(
            "Rod 5",
            assigns=("P5 = (0, 0, l), a5 = (1, 0, 0)",),
            equates={
                "length5": "|P5 - P4|^2 = l^2",
                "spine4": "a4 . (P5 - P4) = 0",
                "spine5": "a5 . (P5 - P4) = 0",
            },
            dof=1,
        ),
    ),
    observed=("P1.x", "P1.y", "P1.z", "P2.x", "P2.y", "P2.z", "P3.x", "P3.y", "P3.z", "P4.x", "P4.y", "P4.z"),
    plotted={"P2.x": "m", "P2.y": "m", "P2.z": "m"},
    published={1e-6: 6.99, 1e-8: 9.52, 1e-10: 11.96, 1e-12: 13.36},
    double_floor=5e-15,
)
