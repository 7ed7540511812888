"""A McPherson strut suspension on a road of sine waves (Derakhshan 2022, section 5.4, after Andersen 2007).

The sprung mass (240) only moves up and down; A and Q belong to it. The control arm AB (3; inertia 0.03 about its
middle C) and the unsprung mass (40; inertia 1.58 about U) share B; U = P + 0.074 u, u the normal to PB outwards.

    spring and damper PQ    V = 14000/2 (|P - Q| - 0.5034)^2      R = 6000/2 (d|P - Q|/dt)^2
    tyre UG                 V = 400000/2 (|U - G| - 0.3)^2        R = 10000/2 |U' - G'|^2
    |B - A|^2 = 0.36^2,  |B - P|^2 = 0.107^2,  (P - Q).(P - U) = 0,  G_y = 0.004 sin(2 pi t/0.2)

Corrected here: the third constraint is printed as (P - B).(P - U) = 0, which always holds by the definition of U; it
must keep Q on the line of the strut. The thesis gives lengths and places only in a figure that is lost; those here
are chosen: they round to all its initial values, and the start is near the static rest. The sprung mass is put at
Q, which only shifts the energy; its inertia never acts.
"""

from math import cos, pi, sin

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic import sx
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec2

LEAN = 0.3  # angle of PU with the horizontal at the start
A0, B0 = Vec2(0.066, 0.169), Vec2(0.426, 0.169)
STRUT = Vec2(-sin(LEAN), cos(LEAN))  # from B to P and Q at the start
ARM, P_ABOVE_B, Q_ABOVE_B, P_TO_U = 0.36, 0.107, 0.432, 0.074
AMPLITUDE, PERIOD = 0.004, 0.2


def model(g: float = 9.81) -> Lagrangian:
    """The height Ay of the sprung mass, the points B and P, and the height Gy of the road as coordinates."""
    s = Lagrangian("Ay B[2] P[2] Gy")
    A, G = Vec2(A0.x, s.Ay), Vec2(0.465, s.Gy)
    Q = A + (B0 - A0) + Q_ABOVE_B * STRUT
    arm = frame(A, s.B - A, local=[[ARM]])
    carrier = frame(s.P, s.B - s.P, local=[[P_ABOVE_B]])
    U = carrier.point(0, P_TO_U)
    s.particle(240.0, Q)
    s.rigid_body(3.0, 0.03, arm, (ARM / 2,))
    s.rigid_body(40.0, 1.58, carrier, (0, P_TO_U))
    s.gravity(Vec2(0, -g))
    s.spring(14000.0, s.P, Q, length=0.5034)
    s.damper(6000.0, s.P, Q)
    s.spring(400000.0, U, G, length=0.3)
    s.dissipation(10000.0 / 2 * s.rate(U - G).squared())
    s.constrain_rigid(arm, name="AB")
    s.constrain_rigid(carrier, name="PB")
    s.constrain((s.P - Q) @ (s.P - U), name="strut")
    s.prescribe(s.Gy, AMPLITUDE * sx.sin(2 * pi / PERIOD * s.t), name="road")
    s.output("U", U)
    return s


PROBLEM = Problem(
    name="mcpherson",
    title="McPherson strut suspension",
    shows="A prescribed motion: the road is a coordinate that follows a law of time, its multiplier the force that "
    "this takes, and the work that it does is part of the energy balance.",
    model=model,
    positions={"Ay": A0.y, "B": (B0.x, B0.y), "P": tuple(B0 + P_ABOVE_B * STRUT), "Gy": 0},
    velocities={"Gy": AMPLITUDE * 2 * pi / PERIOD},
    end_time=10.0,
    sizes=(6, 4),
    steps=(
        Step("Sprung mass", brings_in=("Ay",), assigns=("A = (0.066, A_y), Q = A + (Q0 - A0)",), dof=1),
        Step("Control arm", brings_in=("B",), equates={"AB.0": "|B - A|^2 = 0.36^2"}, dof=2),
        Step(
            "Unsprung mass",
            brings_in=("P",),
            assigns=("U = P + 0.074 u, u the normal to PB",),
            equates={"PB.0": "|B - P|^2 = 0.107^2", "strut": "(P - Q) . (P - U) = 0"},
            dof=2,
        ),
        Step(
            "Actuator plate",
            brings_in=("Gy",),
            assigns=("G = (0.465, G_y)",),
            equates={"road": "G_y = 0.004 sin(2 pi t/0.2)"},
            dof=2,
        ),
    ),
    observed=("Ay", "B.x", "B.y", "P.x", "P.y", "U.x", "U.y"),
    plotted={"U.x": "m", "U.y": "m"},
    plot_end=2.0,
    published={1e-6: 10.62, 1e-8: 11.48, 1e-10: 13.65, 1e-12: 14.52},
    double_floor=1e-14,
)
