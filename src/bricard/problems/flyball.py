"""A stiff flyball governor (Derakhshan 2022, section 6.2; IFToMM benchmark A05).

A shaft on the z axis carries at height 1 and radius R = 0.05 two hinged arms AB and CD with globes at B and D; a
slider E on the shaft hangs on springs with dampers (k = 8e5, c = 4e4, natural length 0.5) between its sides F, G and
the midpoints of the arms. The motion stays symmetric about the shaft: C, D and G mirror A, B and F, and the arm,
globe and spring of that side are counted twice.

    u2 = (A - O) / R,  u3 = u2 x z,  F = E + R u2
    |A - O| = R,  |B - A| = 1,  (B - A) . u3 = 0

Corrected here: the table starts with E_z = 0, which would stretch the springs by 0.37 m; with the benchmark's
E_z = 0.5 they start at their natural length. T lacks the slider's spin (J = 0.005). C2 has the shaft's length for the
arm's (both 1). The velocities 0.314 and 5.76 are rounded from a spin of 2 pi.
The arms swing about once a second, while their motion against the slider decays at a rate of 8100/s.
"""

import math

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec3

RADIUS, HEIGHT, ARM = 0.05, 1.0, 1.0
REACH = RADIUS + ARM * math.sqrt(3) / 2  # the arms start 30 degrees below the horizontal
SPIN = 2 * math.pi


def model(k: float = 8e5, c: float = 4e4, g: float = 9.81) -> Lagrangian:
    """Hinge A (in its plane), globe B and the slider's height Ez as coordinates; theta is the angle of the shaft."""
    s = Lagrangian("A[2] B[3] Ez")
    z = Vec3(0, 0, 1)
    u2 = Vec3(s.A.x, s.A.y, 0) / RADIUS
    u3 = u2.cross(z)
    A = Vec3(s.A.x, s.A.y, HEIGHT)
    E = Vec3(0, 0, s.Ez)
    spin = s.A.cross(s.rate.A) / RADIUS**2
    shaft, slider = 0.3 / 6 * 0.01**2, 3.0 / 6 * 0.1**2
    s.kinetic((shaft + slider) / 2 * spin**2)
    s.particle(3.0, E)

    arm = frame(A, s.B - A, u3, local=[(ARM,), (0, 1)])
    along, across = 0.3 / 6 * 0.01**2, 0.3 / 12 * (ARM**2 + 0.01**2)
    s.rigid_body(2 * 0.3, (2 * along, 2 * across, 2 * across), arm, centroid=(ARM / 2,))
    s.particle(2 * 5.0, s.B)
    F, M = E + u2 * RADIUS, (A + s.B) / 2
    s.spring(2 * k, F, M, length=0.5)
    s.damper(2 * c, F, M)
    s.gravity(z * -g)

    s.constrain(s.A.squared() - RADIUS**2, name="radius")
    s.constrain((s.B - A).squared() - ARM**2, name="arm")
    s.constrain((s.B - A) @ u3, name="hinge")
    s.turn("theta", spin)
    return s


PROBLEM = Problem(
    name="flyball",
    title="Stiff flyball governor",
    shows="Stiffness in a high-index system: stability, not accuracy, sets the steps, so that finer tolerances cost "
    "next to nothing.",
    model=model,
    positions={"A": (RADIUS, 0), "B": (REACH, 0, HEIGHT - ARM / 2), "Ez": 0.5},
    velocities={"A": (0, SPIN * RADIUS), "B": (0, SPIN * REACH, 0)},
    end_time=10.0,
    sizes=(6, 3),
    steps=(
        Step(
            "Shaft",
            brings_in=("A",),
            assigns=("O = (0, 0, 1), z = (0, 0, 1)", "u2 = (A - O)/R, u3 = u2 x z"),
            equates={"radius": "|A - O|^2 = R^2"},
            dof=1,
        ),
        Step(
            "Arm AB",
            brings_in=("B",),
            assigns=("M = (A + B)/2",),
            equates={"arm": "|B - A|^2 = 1", "hinge": "(B - A) . u3 = 0"},
            dof=2,
        ),
        Step("Slider", brings_in=("Ez",), assigns=("F = E + R u2",), dof=3),
        Step("Globe B", dof=3),
        Step("Arm CD, globe D", assigns=("C, D, G mirror A, B, F",), dof=3),
    ),
    observed=("A.x", "A.y", "B.x", "B.y", "B.z", "Ez"),
    plotted={"B.x": "m", "B.y": "m", "B.z": "m", "Ez": "m"},
    published={1e-6: 5.78, 1e-8: 7.93, 1e-10: 10.99, 1e-12: 12.15},
    double_floor=1e-13,
)
