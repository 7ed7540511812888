"""Mechanisms with known equilibria and modes, and the digits of these: closed forms, computed with 40 digits."""

import itertools

import numpy as np

import bricard as br

COORDINATES = ("natural", "body", "relative")
GRAVITY = 9.81


def mechanism(parts, start, *, fixed="O: [0, 0]", forces="Gravity: 9.81", further=""):
    """A plane mechanism of a few words."""
    text = f"""
Dimension: 2
PartData:
  Fixed: {{{fixed}}}
{parts}
AppliedForces: {{{forces}}}
ProblemData: {{tend: 1, positions: {{{start}}}}}
{further}
"""
    return br.Mechanism.parse(text)


def hanging_rods(n):
    """n uniform rods, each 1/n m and 1/n kg, in a chain that hangs from a fixed point."""
    names = ["O", *[f"P{i}" for i in range(1, n + 1)]]
    rods = ", ".join(
        f"R{i}: {{points: [{a}, {b}], length: {1 / n!r}, mass: {1 / n!r}}}"
        for i, (a, b) in enumerate(itertools.pairwise(names), start=1)
    )
    start = ", ".join(f"{name}: [{0.1 * i / n}, {-i / n}]" for i, name in enumerate(names[1:], start=1))
    return mechanism(f"  Rods: {{{rods}}}", start)


HANGING_RODS = {  # n: lowest frequencies, rad/s
    1: [3.83601355576332655],
    2: [3.79025358483489477, 10.1663158401972850],
    3: [3.77775456090433499, 9.39627585801949516, 17.7515685465308073],
    5: [3.77050453451530276, 8.94864099789127464, 15.1872879222450891, 23.3662521546647693, 35.4434873884356440],
    10: [3.76720851830196972, 8.72832154641621774, 14.0453819527775229, 19.9291733183809962, 26.5663509510236636],
    20: [3.76635521326344339, 8.66650546358025046, 13.6915235171941791, 18.9152069063670941, 24.4031160774425772],
}


def double_pendulum(start="A: [0.1, -1], B: [0.2, -2]"):
    """Two massless rods of 1 m with masses of 1 kg."""
    return mechanism("  Rods: {OA: [1, 0], AB: [1, 0]}\n  Particles: {A: 1, B: 1}", start)


SLOW, FAST = 2.39719939786408623, 5.78735129803609403  # of the double pendulum, hanging
MIXED = 13.8734350468800624  # its omega^2 with one rod up, of either sign


def parallelogram(start="A: [0.1, -0.4], B: [0.6, -0.4], C: [1.1, -0.4]"):
    """A platform on three parallel links: one constraint is redundant."""
    links = ", ".join(f"{one}: [0.4, 1.5]" for one in ("PA", "QB", "SC"))
    parts = f"  Rods: {{{links}}}\n  Rigids: {{ABC: {{Geom: [[0.5, 0], [1, 0]], Dyna: [[0.5, 0], 6, 0.5]}}}}"
    return mechanism(parts, start, fixed="P: [0, 0], Q: [0.5, 0], S: [1, 0]")


PARALLELOGRAM = 5.19398690795423550


def slack_chain():
    """Eight rods of 0.25 m and 1 kg between fixed points that are 1.2 m apart."""
    names = ["A", *[f"P{i}" for i in range(1, 8)], "B"]
    pairs = list(itertools.pairwise(names))
    rods = ", ".join(f"R{i}: {{points: [{a}, {b}], length: 0.25, mass: 1}}" for i, (a, b) in enumerate(pairs))
    start = ", ".join(f"P{i}: [{0.15 * i}, {-0.2 * min(i, 8 - i)}]" for i in range(1, 8))
    return mechanism(f"  Rods: {{{rods}}}", start, fixed="A: [0, 0], B: [1.2, 0]")


SLACK_ANGLES = [-1.21454712688059047, -1.09050803988207717, -0.855776185336477425, -0.366545145352680687]
SLACK_LOWEST, SLACK_ACROSS, SLACK_UP = -0.734386392315841176, 12.7769688256870150, 39.24

FOURBAR_PARTS = "  Rods: {OA: [0.5, 1], AB: [1.2, 2], CB: [0.8, 1.5]}\n  Angles: {theta: OA}"


def fourbar():
    """A crank-rocker under gravity."""
    return mechanism(FOURBAR_PARTS, "A: [0.3, 0.4], B: [1.2, 0.8]", fixed="O: [0, 0], C: [1, 0]")


FOURBAR = np.array(
    [  # A.x, A.y, B.x, B.y, V, omega^2
        [
            0.49870871980368636,
            0.03591117920325407,
            1.5850919004528023,
            0.5455891018197926,
            9.894833907467174,
            65.68170511621508,
        ],
        [
            -0.07077548078376439,
            0.4949654849783235,
            1.0911651816899552,
            0.7947885943113662,
            20.92795030429641,
            -17.87057327237011,
        ],
        [
            -0.10955192199396371,
            -0.48785077266253096,
            0.4451032609584368,
            0.5762721657351145,
            2.7144282855284345,
            37.22913053573367,
        ],
        [
            0.47678900540102725,
            -0.15057305312936706,
            1.2638955130074674,
            0.7552212644083359,
            10.749578579931471,
            -14.72525270930593,
        ],
    ]
)
FOURBAR = np.vstack([FOURBAR, FOURBAR * [1, -1, 1, -1, -1, -1]])  # the other assembly is its mirror image

ABSORBER = """
Dimension: 2
Inputs: {F: 0}
PartData:
  Fixed: {O: [0, 0], u: [1, 0]}
  Particles: {A: 10, B: 1}
  Springs: {OA: [1000, 1], AB: [90, 1]}
  Dampers: {OA: 5, AB: 4}
  Joints:
    first: {type: slider, point: A, base: O, axis: u}
    second: {type: slider, point: B, base: O, axis: u}
AppliedForces:
  Forces: {A: [F, 0]}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [2, 0]}}
"""
ABSORBER_EIGENVALUES = [
    -0.86457851833494865 + 8.5683030769291385j,
    -1.5854214816650514 + 10.901387052608394j,
]
ABSORBER_RESPONSE = {  # w: |X1|, its phase, |X2|, its phase
    1: (0.00101112088552130023, -0.00505613554384683254, 0.00102245901915576175, -0.00555451576672533562),
    5: (0.00139518314954725111, -0.0386599734459004525, 0.00189140623656179770, -0.118489959158137768),
    8: (0.00383011401801636287, -0.465098518832271713, 0.00887319202527324815, -1.01196280010461309),
    9: (0.00441697968337842781, -1.27443687884948817, 0.0115379840850884508, -2.21974816540515574),
    10: (0.00346920714718629847, -1.71413638184049846, 0.00828689123686810650, -3.11168704218303013),
    11: (0.00305245778167146047, -2.13191900978621131, 0.00568140494163799606, 2.42141915040287962),
    12: (0.00223964871737549817, -2.54548480564499045, 0.00316187594145044541, 1.81270751488025672),
    20: (0.000341908914221898682, -3.06462888512377707, 0.000128597490077307050, 1.05616038492580135),
}

CART_POLE = """
Dimension: 2
Inputs: {F: 0}
PartData:
  Fixed: {O: [0, 0], u: [1, 0]}
  Particles: {A: 1, P: 0.1}
  Rods: {AP: [0.5, 0]}
  Joints:
    x: {type: slider, point: A, base: O, axis: u}
  Angles: {phi: AP}
AppliedForces:
  Gravity: 9.81
  Forces: {A: [F, 0]}
ProblemData:
  tend: 1
  positions: {A: [0, 0], P: [0, 0.5]}
  outputs: {theta: pi/2 - phi}
"""
CART_POLE_K = [-4.47213595499957939, -45.7714772523844516, -5.82180950049271169, -9.69584463759131757]
CART_POLE_POLES = [-1.204617303119592 + 0.9871389565011457j, -5.580322584225369 + 2.243804731153906j]
CART_POLE_TRACE = 141.614225797245669


def hencky(n):
    """n rods in a straight chain with rotary springs at their pins, pushed together by P."""
    names = [f"P{i}" for i in range(n + 1)]
    pairs = list(itertools.pairwise(names))
    rods = ", ".join(f"R{i}: {{points: [{a}, {b}], length: {1 / n!r}, mass: 1}}" for i, (a, b) in enumerate(pairs))
    angles = ", ".join(f"a{i}: [{names[i - 1]}{names[i]}, {names[i]}{names[i + 1]}]" for i in range(1, n))
    springs = ", ".join(f"a{i}: {n}" for i in range(1, n))
    start = ", ".join(f"P{i}: [{i / n!r}, 0]" for i in range(1, n + 1))
    return br.Mechanism.parse(f"""
Dimension: 2
PhysicalParams: {{P: 1}}
PartData:
  Fixed: {{P0: [0, 0], u: [1, 0]}}
  Rods: {{{rods}}}
  Angles: {{{angles}}}
  RotarySprings: {{{springs}}}
  Joints:
    end: {{type: slider, point: P{n}, base: P0, axis: u}}
AppliedForces:
  Forces: {{P{n}: [-P, 0]}}
ProblemData: {{tend: 1, positions: {{{start}}}}}
""")


HENCKY = {2: 8.0, 3: 9.0, 4: 9.37258300203047922, 8: 9.74341983855529522}

# The bicycle of Whipple with the parameters of Meijaard, Papadopoulos, Ruina, Schwab (2007), Table 1; here z is up.
BICYCLE = """
PhysicalParams: {v: 5, lam: pi/10}
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], n: [0, 0, 1]}
  Rigids:
    frame:
      points: [P, a, s, S]
      Geom: [[0, 1, 0], [-sin(lam), 0, cos(lam)], [1.1, 0, -0.3]]
      Dyna: [[0.3, 0, 0.6], 85, [[9.2, 0, -2.4], [0, 11, 0], [-2.4, 0, 2.8]]]
    fork:
      points: [Q, b, s, S]
      Geom: [[0, 1, 0], [-sin(lam), 0, cos(lam)], [0.08, 0, -0.35]]
      Dyna: [[-0.12, 0, 0.35], 4, [[0.05892, 0, 0.00756], [0, 0.06, 0], [0.00756, 0, 0.00708]]]
    rear: {points: [P, a, e], Geom: [[0, 1, 0], [1, 0, 0]], Dyna: [0, 2, [0.0603, 0.12, 0.0603]]}
    front: {points: [Q, b, f], Geom: [[0, 1, 0], [1, 0, 0]], Dyna: [0, 3, [0.1405, 0.28, 0.1405]]}
  Joints:
    back: {type: rolling, part: rear, center: P, axis: a, radius: 0.3, base: O, normal: n}
    fore: {type: rolling, part: front, center: Q, axis: b, radius: 0.35, base: O, normal: n}
AppliedForces: {Gravity: 9.81}
ProblemData:
  tend: 1
  positions:
    {P: [0, 0, 0.3], Q: [1.02, 0, 0.35], S: [1.1, 0, 0], a: [0, 1, 0], b: [0, 1, 0], s: [-sin(lam), 0, cos(lam)],
     e: [1, 0, 0], f: [1, 0, 0]}
  velocities:
    {P: [v, 0, 0], Q: [v, 0, 0], S: [v, 0, 0], a: [0, 0, 0], b: [0, 0, 0], s: [0, 0, 0], e: [0, 0, -v/0.3],
     f: [0, 0, -v/0.35]}
"""
BICYCLE_EIGENVALUES = {  # by the forward speed: weave, capsize, caster; their Table 2
    0: [-5.53094371765393, -3.13164324790656, 3.13164324790656, 5.53094371765393],
    2: [
        -8.67387984831735,
        -3.07158645641514,
        2.68234517512745 - 1.68066296590675j,
        2.68234517512745 + 1.68066296590675j,
    ],
    5: [
        -14.07838969279822,
        -0.775341882195845 - 4.46486771378823j,
        -0.775341882195845 + 4.46486771378823j,
        -0.322866429004087,
    ],
}
