"""A five-link wheel suspension on a road of sine waves (Derakhshan 2022, section 6.3, after von Schwerin 1999).

Five rods join F_i on the resting car body to P_i on the wheel carrier; the tyre turns at 100 rad/s about the axle,
from BS to B on the carrier. A spring with damper holds the middle P6 of rod 5 to F6; the tyre acts as a spring
between B and the road point R below it. The carrier's frame has its origin in its centroid BT and passes through G
and H; the tyre's has its origin in B and passes through E = 2 B - BS and the point W of its rim.

    P_i, B, BS assigned from the carrier's frame
    |G - BT|, |H - BT|, (G - BT).(H - BT), |W - B|, (W - B).(B - BS), |P_i - F_i| constant
    R = (B0x, B0y, B0z - 0.3 + 0.03 sin(2 pi t / 0.2))

A rod turns about F_i, where its inertia is J_i, but not about itself: T = J_i |P_i'|^2 / (2 l_i^2).
Corrected here: the initial values of G, H, W are printed as F1, F2, F3; V lacks the natural lengths and has U for R,
and R lies at B instead of below it; C4 lacks a square; T has B_tire for BT; the table of lengths is rounded. Chosen
here: G and H lie 0.1 from BT along x and y, W above B, F6 (not printed) above P6 with the spring at its natural
length; the camber (a figure that is lost) is the slope of the axle, in degrees; the run ends at 10.
"""

import math

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic import sx
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec, Vec3

F = [(-0.064, 0.413, 0.327), (-0.303, 0.432, 0.295), (-0.093, 0.366, 0.004), (-0.236, 0.388, -0.109),
     (0.2115, 0.3845, -0.1)]  # fmt: skip
F6 = (0.107, 0.56075, 0.763)
P = [(-0.064, 0.636, 0.345), (-0.117, 0.636, 0.338), (-0.188, 0.647, -0.023), (-0.005, 0.737, -0.13),
     (0.0025, 0.737, -0.134)]  # fmt: skip
BT, B, BS = (-0.103, 0.463, 0.087), (0.0, 0.768, 0.0), (0.0, 0.686, -0.001)
ROD_MASS = (2.0, 2.0, 4.0, 1.0, 3.0)
ROD_INERTIA = (0.03, 0.05, 0.12, 0.06, 0.17)
CARRIER_INERTIA = [[0.3, 0.01, 0.015], [0.01, 0.2, 0.05], [0.015, 0.05, 0.2]]
ARM, RIM = 0.1, 0.3
AXLE = math.dist(BS, B)
UP = (0.0, (BS[2] - B[2]) / AXLE, (B[1] - BS[1]) / AXLE)  # across the axle, in its vertical plane


def model(amplitude: float = 0.03, period: float = 0.2, g: float = 9.81) -> Lagrangian:
    """The carrier's points G, H, BT and the tyre's W as coordinates."""
    s = Lagrangian("G[3] H[3] BT[3] W[3]")
    carrier = frame(s.BT, s.G - s.BT, s.H - s.BT, local=[(ARM,), (0, ARM)])

    def on_carrier(start: tuple[float, ...]) -> Vec:
        return carrier.point(*[x - origin for x, origin in zip(start, BT, strict=True)])

    hub, axle = on_carrier(B), on_carrier(B) - on_carrier(BS)
    tyre = frame(hub, axle, s.W - hub, local=[(AXLE,), (0, RIM)])
    s.rigid_body(15.0, CARRIER_INERTIA, carrier)
    s.rigid_body(12.0, (1.46, 0.74, 0.74), tyre)
    s.gravity(Vec3(0, 0, -g))
    s.constrain_rigid(carrier, name="carrier")
    s.constrain((s.W - hub).squared() - RIM**2, name="rim")
    s.constrain((s.W - hub) @ axle, name="axle")
    for i, (fixed, start) in enumerate(zip(F, P, strict=True)):
        end, length = on_carrier(start), math.dist(fixed, start)
        s.kinetic(ROD_INERTIA[i] / (2 * length**2) * s.rate(end).squared())
        s.potential(ROD_MASS[i] * g * (end.z + fixed[2]) / 2)
        s.constrain((end - Vec3(*fixed)).squared() - length**2, name=f"rod{i + 1}")

    P6 = (on_carrier(P[4]) + Vec3(*F[4])) / 2
    s.spring(1.4e5, Vec3(*F6), P6, length=0.88)
    s.damper(1400.0, Vec3(*F6), P6)
    road = Vec3(B[0], B[1], B[2] - RIM + amplitude * sx.sin(2 * math.pi / period * s.t))
    s.spring(2e6, road, hub, length=0.3)
    s.output("B", hub)
    s.output("camber_deg", sx.asin(axle.z / AXLE) * (180 / math.pi))
    return s


PROBLEM = Problem(
    name="fivelink",
    title="Five-link suspension",
    shows="Seven bodies in 12 coordinates and 10 constraints, where the source of the data needs 45 and 43: every "
    "point of the wheel carrier is assigned, none is equated.",
    model=model,
    positions={
        "G": (BT[0] + ARM, BT[1], BT[2]),
        "H": (BT[0], BT[1] + ARM, BT[2]),
        "BT": BT,
        "W": tuple(x + RIM * up for x, up in zip(B, UP, strict=True)),
    },
    velocities={"W": (100 * RIM, 0, 0)},
    end_time=10.0,
    sizes=(12, 10),
    steps=(
        Step(
            "Wheel carrier",
            brings_in=("G", "H", "BT"),
            assigns=(
                "G0 = BT0 + (0.1, 0, 0), H0 = BT0 + (0, 0.1, 0)",
                "X = BT + Q (X0 - BT0) for X = P1 ... P5, B, BS",
                "E = 2 B - BS",
            ),
            equates={
                "carrier.0": "|G - BT|^2 = 0.1^2",
                "carrier.1": "(G - BT) . (H - BT) = 0",
                "carrier.2": "|H - BT|^2 = 0.1^2",
            },
            dof=6,
        ),
        *[Step(f"Rod {i}", equates={f"rod{i}": f"|P{i} - F{i}|^2 = l{i}^2"}, dof=6 - i) for i in range(1, 6)],
        Step(
            "Tyre",
            brings_in=("W",),
            equates={"rim": "|W - B|^2 = 0.3^2", "axle": "(W - B) . (B - BS) = 0"},
            dof=2,
        ),
    ),
    observed=("G.x", "G.y", "G.z", "H.x", "H.y", "H.z", "BT.x", "BT.y", "BT.z", "W.x", "W.y", "W.z"),
    plotted={"BT.x": "m", "BT.y": "m", "BT.z": "m", "camber_deg": "degrees"},
    plot_end=2.0,
    published={1e-6: 1.60, 1e-8: 3.56, 1e-10: 5.68, 1e-12: 7.99},
    double_floor=1e-12,
)
