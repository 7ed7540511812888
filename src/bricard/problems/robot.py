"""Closed-chain robot: an industrial arm with a parallelogram ABDC (Pryce and Nedialkov 2020, section 4.3).

Base 2 turns about u1 = (0, 0, 1); rods AC and BD carry body 5, which keeps its attitude to the base; body 6-7 turns
about u3 at E and about its own axis EF, body 8-9 about u4 at F and about its own axis FG.

    u2 = u1 x u3,  A = L_AB/2 u2 = -B,  D = C + B - A,  E = C + E_x u2 + E_z u1
    |u3| = 1,           u3.u1 = 0
    |C - A| = L_AC,     (C - A).u3 = 0
    |F - E| = L_EF,     (F - E).u3 = 0,   (F - E).u4 = 0,   |u4| = 1
    |G - F| = L_FG,     (G - F).u4 = 0,   (G - F).u5 = 0,   |u5| = 1

The paper gives no numbers: geometry, masses, a payload of 1 kg at G, gravity along -u1, no drives and the start are
chosen here. Energy 189.612890327161, angular momentum about u1 16.3470574202; errors grow by 1e5 in 2 s.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec3

L_AB, L_AC, E_X, E_Z, L_EF, L_FG = 0.4, 0.8, 0.3, 0.15, 0.6, 0.25


def model(g: float = 9.81) -> Lagrangian:
    """Joint axes u3, u4, u5 and points C, F, G as coordinates."""
    s = Lagrangian("u3[3] C[3] u4[3] F[3] u5[3] G[3]")
    u1 = Vec3(0, 0, 1)
    u2 = u1.cross(s.u3)
    A = L_AB / 2 * u2
    B = -A
    D = s.C + B - A
    E = s.C + E_X * u2 + E_Z * u1

    link = frame(E, s.F - E, s.u4, local=[[L_EF], [0, 1]])
    hand = frame(s.F, s.G - s.F, s.u5, local=[[L_FG], [0, 1]])
    s.kinetic(2.0 / 2 * s.rate(s.u3).squared())  # the base, of inertia 2 about u1
    s.rod(8.0, A, s.C)
    s.rod(4.0, B, D)
    s.rigid_body(6.0, (0.1, 0.1, 0.2), frame(s.C, u2, s.u3), centroid=(E_X / 2, 0, -E_Z / 2))  # turns about u1 only
    s.rigid_body(5.0, (0.05, 0.16, 0.17), link, centroid=(L_EF / 2,))
    s.rigid_body(2.0, (0.004, 0.012, 0.013), hand, centroid=(L_FG / 2,))
    s.particle(1.0, s.G)
    s.gravity(-g * u1)

    s.constrain(s.u3.squared() - 1, name="u3")
    s.constrain(s.u3 @ u1, name="u3.u1")
    s.constrain((s.C - A).squared() - L_AC**2, name="AC")
    s.constrain((s.C - A) @ s.u3, name="AC.u3")
    s.constrain((s.F - E).squared() - L_EF**2, name="EF")
    s.constrain((s.F - E) @ s.u4, name="EF.u4")
    s.constrain(s.u4.squared() - 1, name="u4")
    s.constrain((s.F - E) @ s.u3, name="EF.u3")
    s.constrain((s.G - s.F).squared() - L_FG**2, name="FG")
    s.constrain((s.G - s.F) @ s.u5, name="FG.u5")
    s.constrain(s.u5.squared() - 1, name="u5")
    s.constrain((s.G - s.F) @ s.u4, name="FG.u4")
    s.output("D", D)
    s.output("E", E)
    return s


PROBLEM = Problem(
    name="robot",
    title="Closed-chain robot",
    shows="Joint axes as coordinates: bodies share the vectors u3, u4, u5, so that no joint needs an equation of its "
    "own, and the parallelogram none at all.",
    model=model,
    positions={
        "u3": (0, 1, 0),
        "C": (-0.43641616532907166008, 0, 0.76426919130048481571),
        "u4": (-0.14110875607099120136, 0.92106099400288508280, -0.36295311582422707356),
        "F": (-1.2956396169094074699, 0, 1.1316838439864889623),
        "u5": (-0.28525956174828710901, 0.83480649894883714117, -0.47087693906578218318),
        "G": (-1.4601224300367216897, 0.046674274625920163701, 1.3140760485180127708),
    },
    velocities={
        "u3": (-1, 0, 0),
        "C": (0, -0.43641616532907166008, 0),
        "u4": (-1.0879377907643542565, -0.33581792722531644719, -0.42923242348525698149),
        "F": (0, -1.2956396169094074699, 0),
        "u5": (-2.3407628728020279761, -1.6033499923409136391, -1.4244953336945824053),
        "G": (-0.11061114288110703798, -1.4305559156313517898, -0.065224890486999589848),
    },
    end_time=2.0,
    sizes=(18, 12),
    steps=(
        Step(
            "Base 2",
            brings_in=("u3",),
            assigns=("u2 = u1 x u3", "A = L_AB/2 u2, B = -A"),
            equates={"u3": "|u3|^2 = 1", "u3.u1": "u3 . u1 = 0"},
            dof=1,
        ),
        Step(
            "Rod 3 (AC)",
            brings_in=("C",),
            equates={"AC": "|C - A|^2 = L_AC^2", "AC.u3": "(C - A) . u3 = 0"},
            dof=2,
        ),
        Step("Rod 4 (BD)", assigns=("D = C + B - A",), dof=2),
        Step("Body 5", assigns=("E = C + E_x u2 + E_z u1",), dof=2),
        Step(
            "Bodies 6 and 7",
            brings_in=("u4", "F"),
            equates={
                "EF": "|F - E|^2 = L_EF^2",
                "EF.u4": "(F - E) . u4 = 0",
                "u4": "|u4|^2 = 1",
                "EF.u3": "(F - E) . u3 = 0",
            },
            dof=4,
        ),
        Step(
            "Bodies 8 and 9",
            brings_in=("u5", "G"),
            equates={
                "FG": "|G - F|^2 = L_FG^2",
                "FG.u5": "(G - F) . u5 = 0",
                "u5": "|u5|^2 = 1",
                "FG.u4": "(G - F) . u4 = 0",
            },
            dof=6,
        ),
    ),
    observed=("C.x", "C.y", "C.z", "F.x", "F.y", "F.z", "G.x", "G.y", "G.z", "u5.x", "u5.y", "u5.z"),
    plotted={"G.x": "m", "G.y": "m", "G.z": "m"},
    double_floor=1e-11,
)
