"""Andrews' squeezing mechanism: seven bodies in the plane, driven by a torque (Schiehlen 1990; Hairer and Wanner,
Solving ODEs II, section VII.7; IVP test set), in the published angles.

    K1  crank OF, driven by the torque 0.033            beta
    K2  coupler FE, turned against the crank            Theta
    K3  triangle BDE about B, spring from D to C        gamma
    K4  link GE, turned against K5                      Phi
    K5  triangle about A, carries G                     delta
    K6  link HE, turned against K7                      Omega
    K7  triangle about A, carries H                     epsilon

E is reached over K2; the six constraints say that it is also reached over K3, over K5 and K4, over K7 and K6, and
their multipliers are the published ones. There is no gravity. A public re-description drops the minus sign of B.x.
The published values at t = 0.03 are good to 1e-9 only; the reference here is better. Pryce and Nedialkov 2020 run it
to t = 0.3, where beta = 636.7370199576304134.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic import sx
from bricard.symbolic.frames import Frame, frame
from bricard.symbolic.vectors import Vec, Vec2

A, B, C = Vec2(-0.06934, -0.00227), Vec2(-0.03635, 0.03273), Vec2(0.014, 0.072)


def model(torque: float = 0.033) -> Lagrangian:
    """The seven published angles as coordinates."""
    s = Lagrangian("beta Theta gamma Phi delta Omega epsilon")
    k1 = along(Vec2(0, 0), s.beta)
    F = k1.point(0.007)
    k2 = along(F, s.beta + s.Theta)
    k3 = below(B, s.gamma)
    k5 = along(A, s.delta)
    G = k5.point(0.04)
    k4 = below(G, s.Phi + s.delta)
    k7 = below(A, s.epsilon)
    H = k7.point(0.04)
    k6 = along(H, s.Omega + s.epsilon)
    D, E = k3.point(0.018, 0.02), k2.point(-0.028)

    s.rigid_body(0.04325, 2.194e-6, k1, centroid=(0.00092,))
    s.rigid_body(0.00365, 4.41e-7, k2, centroid=(-0.0115,))
    s.rigid_body(0.02373, 5.255e-6, k3, centroid=(0.01874, 0.01043))
    s.rigid_body(0.00706, 5.667e-7, k4, centroid=(0.02 - 0.01421,))
    s.rigid_body(0.0705, 1.169e-5, k5, centroid=(0.02308, 0.00916))
    s.rigid_body(0.00706, 5.667e-7, k6, centroid=(0.02 - 0.01421,))
    s.rigid_body(0.05498, 1.912e-5, k7, centroid=(0.01228, -0.00449))
    s.spring(4530.0, C, D, length=0.07785)
    s.torque(torque, s.rate.beta)

    for name, other in {"K3": k3.point(0.035), "K4": k4.point(0.02), "K6": k6.point(0.02)}.items():
        s.constrain((E - other).x, name=f"{name}.x")
        s.constrain((E - other).y, name=f"{name}.y")
    for name, point in {"F": F, "E": E, "D": D, "G": G, "H": H}.items():
        s.output(name, point)
    return s


def along(origin: Vec, angle: sx.SX) -> Frame:
    """The frame whose x axis makes this angle with the horizontal."""
    return frame(origin, Vec2(sx.cos(angle), sx.sin(angle)))


def below(origin: Vec, angle: sx.SX) -> Frame:
    """The frame whose x axis makes this angle with the downward vertical."""
    return frame(origin, Vec2(sx.sin(angle), -sx.cos(angle)))


PROBLEM = Problem(
    name="andrews",
    title="Andrews' squeezing mechanism",
    shows="The classical test of DAE solvers, in its published angles; the frames of the seven bodies are written "
    "with sines and cosines, for the coordinates need not be points.",
    model=model,
    positions={
        "beta": -0.0617138900142764496358948458001,
        "Theta": 0.0,
        "gamma": 0.455279819163070380255912382449,
        "Phi": 0.222668390165885884674473185609,
        "delta": 0.487364979543842550225598953530,
        "Omega": -0.222668390165885884674473185609,
        "epsilon": 1.23054744454982119249735015568,
    },
    end_time=0.03,
    sizes=(7, 6),
    steps=(
        Step("K1", brings_in=("beta",), assigns=("F = 0.007 (cos beta, sin beta)",), dof=1),
        Step("K2", brings_in=("Theta",), assigns=("E = F - 0.028 (cos(beta + Theta), sin(beta + Theta))",), dof=2),
        Step(
            "K3",
            brings_in=("gamma",),
            assigns=("E3 = B + 0.035 (sin gamma, -cos gamma)",),
            equates={"K3.x": "E_x = E3_x", "K3.y": "E_y = E3_y"},
            dof=1,
        ),
        Step("K5", brings_in=("delta",), assigns=("G = A + 0.04 (cos delta, sin delta)",), dof=2),
        Step(
            "K4",
            brings_in=("Phi",),
            assigns=("E4 = G + 0.02 (sin(Phi + delta), -cos(Phi + delta))",),
            equates={"K4.x": "E_x = E4_x", "K4.y": "E_y = E4_y"},
            dof=1,
        ),
        Step("K7", brings_in=("epsilon",), assigns=("H = A + 0.04 (sin epsilon, -cos epsilon)",), dof=2),
        Step(
            "K6",
            brings_in=("Omega",),
            assigns=("E6 = H + 0.02 (cos(Omega + epsilon), sin(Omega + epsilon))",),
            equates={"K6.x": "E_x = E6_x", "K6.y": "E_y = E6_y"},
            dof=1,
        ),
    ),
    observed=("beta", "Theta", "gamma", "Phi", "delta", "Omega", "epsilon"),
    plotted={"beta": "rad", "gamma": "rad", "delta": "rad", "epsilon": "rad"},
    double_floor=1e-13,
)
