"""Kinematics: positions, velocities and accelerations over a drive, dead centres, transmission angles, ranges."""

from math import acos, atan2, cos, hypot, pi, sin, sqrt

import numpy as np
import pytest
from shared import builtin

import bricard as br

COORDINATES = ("natural", "body", "relative")
CRANK_ROCKER = """
Title: Crank-rocker
PhysicalParams: {a: 0.3, b: 0.9, c: 0.7, d: 1}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [d, 0]}
  Rods: {OA: [a], AB: [b], CB: [c]}
  Angles: {theta: OA, phi: CB}
ProblemData: {positions: {theta: 1, B: [0.9, 0.7]}}
"""
# Closed form (law of cosines), to 18 digits.
TRANSMISSION = 0.872573853432336686, 1.88548853530601482
ROCKER = 1.60651820919297541, 2.51009261067841057
CRANK = 0.622368488555020638, 3.90135458609710831
SWING, TIME_RATIO = 0.903574401485435151, 1.09146759876078457


def close(number):
    return pytest.approx(number, rel=1e-11)


def fourbar(a, b, c, d, theta=1.0, B=(0.9, 0.7)):
    """Rods OA, AB, CB of these lengths, without masses."""
    return br.Mechanism.from_data(
        {
            "Dimension": 2,
            "PartData": {
                "Fixed": {"O": [0, 0], "C": [float(d), 0]},
                "Rods": {"OA": [float(a)], "AB": [float(b)], "CB": [float(c)]},
                "Angles": {"theta": "OA"},
            },
            "ProblemData": {"positions": {"theta": float(theta), "B": [float(one) for one in B]}},
        }
    )


def slider_crank():
    return br.Mechanism.parse(
        "Dimension: 2\n"
        "PartData: {Fixed: {O: [0, 0], x: [1, 0]}, Rods: {OA: [0.1], AB: [0.35]}, Collinears: {OxB: s},"
        " Angles: {theta: OA}}\n"
        "ProblemData: {positions: {theta: 0.4, B: [0.4, 0]}}\n"
    )


def place_of_b(a, b, c, d, theta, side):
    """Where two circles meet, on the left (+1) or right of the way from A to C; None if they do not."""
    A = np.array([a * cos(theta), a * sin(theta)])
    u = np.array([d, 0]) - A
    length = hypot(*u)
    along = (length**2 + b**2 - c**2) / (2 * length)
    if b**2 < along**2:
        return None
    u = u / length
    return A + along * u + side * sqrt(b**2 - along**2) * np.array([-u[1], u[0]])


# -- the crank-rocker ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("over", [("theta", 0, 2 * pi), "theta", None])
def test_a_crank_rocker(coordinates, over):
    """Transmission angles, dead centres, swing and time ratio by the law of cosines."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER), over, coordinates=coordinates)
    angle = k.transmission("AB", "CB")
    assert (angle.minimum.value, angle.maximum.value) == (close(TRANSMISSION[0]), close(TRANSMISSION[1]))
    assert (k.mobility.finite, k.mobility.instantaneous) == (1, 1)
    found = sorted(k.dead_centres, key=lambda one: one.value)
    assert [one.of for one in found] == ["phi", "phi"]
    assert [one.value for one in found] == [close(one) for one in ROCKER]
    assert [one.over % (2 * pi) for one in found] == [close(one) for one in CRANK]
    assert {one.in_line for one in found} == {(("AB", "OA"),)}
    stroke = k.stroke("phi")
    assert (stroke.swing, stroke.time_ratio) == (close(SWING), close(TIME_RATIO))
    assert angle(k.ends[0].value + 2.0) == close(
        acos((0.9**2 + 0.7**2 - (0.09 + 1 - 0.6 * cos(k.ends[0].value + 2.0))) / (2 * 0.9 * 0.7))
    )


# A coupler point at crank angles of 0, 30, ..., 330 degrees from the line of the pivots, made with 40 digits.
COUPLER_CURVE = [
    (0.63413272542680895, 1.5400588157671326), (0.84805617076686422, 1.8930576391608979),
    (0.78111464771376844, 2.0723049831840383), (0.51890937354891493, 2.0846698863519110),
    (0.19834790559920543, 1.9358145397394303), (-0.079560404490984056, 1.6637215831789085),
    (-0.26167996745990565, 1.3358739250067520), (-0.33329377016729863, 1.0234149743641159),
    (-0.29815005657583031, 0.78660969149086704), (-0.17034719955943453, 0.68238713813776999),
    (0.029868305780589413, 0.77018542749804488), (0.29987230164621441, 1.0876918296448446),
]  # fmt: skip
COUPLER = """
PhysicalParams: {turn: 0.15}
Dimension: 2
PartData:
  Fixed: {O: [0.2, 0.1], C: [0.2 + 2*cos(turn), 0.1 + 2*sin(turn)], x: [cos(turn), sin(turn)]}
  Rods: {OA: [0.7], CB: [1.6]}
  Rigids: {ABP: {Geom: [[1.9], [1.1, 0.8]]}}
  Angles: {phi: [x, OA]}
ProblemData: {positions: {phi: 0, P: [0.6, 1.5]}}
"""


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_coupler_curve(coordinates):
    """Twelve points of a coupler curve, over an angle against a tilted line."""
    k = br.kinematics(br.Mechanism.parse(COUPLER), ("phi", 0, 2 * pi), coordinates=coordinates)
    np.testing.assert_allclose(k("P", np.arange(12) * pi / 6).T, COUPLER_CURVE, rtol=0, atol=1e-13)


def test_derivatives_by_the_drive():
    """x = r cos(theta) + sqrt(l^2 - r^2 sin(theta)^2) of a slider-crank, and three derivatives of it."""
    k = br.kinematics(slider_crank(), ("theta", 0, 2 * pi))
    mpmath = pytest.importorskip("mpmath")
    with mpmath.workdps(30):

        def x(angle):
            return 0.1 * mpmath.cos(angle) + mpmath.sqrt(mpmath.mpf(0.35) ** 2 - (0.1 * mpmath.sin(angle)) ** 2)

        for order, angle in [(0, 0.0), (0, 2 * pi), (1, 1.0), (2, 2.5), (3, 4.0)]:
            expected = float(mpmath.diff(x, angle, order))
            assert k("s" + "'" * order, angle) == pytest.approx(expected, rel=1e-11, abs=1e-13)
    extremes = [(one.kind, one.over, one.value) for one in k.extrema("s")]
    assert extremes[0] == ("max", pytest.approx(0, abs=1e-12), close(0.45))
    assert extremes[1] == ("min", close(pi), close(0.25))
    assert k.unit("s''") == "m/rad^2"
    assert k("B", np.linspace(0, 6, 5)).shape == (2, 5)


# -- ranges -------------------------------------------------------------------------------------------------------


def test_a_double_rocker_says_where_and_why_it_ends():
    """AB and CB in line: |AC| = b + c at one end, |b - c| at the other."""
    a, b, c, d = 0.9, 0.5, 0.8, 1.0
    ends = [acos((a * a + d * d - one**2) / (2 * a * d)) for one in (c - b, c + b)]
    k = br.kinematics(fourbar(a, b, c, d), ("theta", 0, 2 * pi))
    assert [end.value for end in k.ends] == [close(one) for one in ends]
    assert {end.why for end in k.ends} == {"dead centre, AB and CB are in line"}
    with pytest.raises(br.SolutionError, match=r"theta = 2 is not in the range from 0\.299258 to 1\.50408; dead cen"):
        k("B.x", 2.0)


def test_dead_centres_are_passed_when_asked():
    """The way is closed, and the two branches are the two ways to put the mechanism together."""
    lengths = 0.9, 0.5, 0.8, 1.0
    k = br.kinematics(fourbar(*lengths), ("theta", 0, 2 * pi), past=True)
    assert k.route.closed
    assert len(k.branches) == 2
    for branch, side in ((0, -1), (1, 1)):
        found = k("B", 1.0, branch=branch)
        expected = [place_of_b(*lengths, 1.0, one) for one in (side, -side)]
        assert min(np.abs(found - one).max() for one in expected) < 1e-12
    apart = k("B", 1.0, branch=0) - k("B", 1.0, branch=1)
    assert hypot(*apart) > 0.1


def test_change_points_are_passed():
    """A parallelogram stays one when it is folded flat."""
    k = br.kinematics(fourbar(0.5, 1, 0.5, 1, B=(1.3, 0.4)))
    assert "a singular position is passed straight on: other ways lead from there, too" in k.remarks
    first = k.ends[0].value
    for turn in (1.0, pi, 4.0, 6.0):
        assert k("B", first + turn) == pytest.approx([1 + 0.5 * cos(first + turn), 0.5 * sin(first + turn)], abs=1e-9)


@pytest.mark.parametrize("seed", [*range(4), *[pytest.param(n, marks=pytest.mark.slow) for n in range(4, 100)]])
def test_random_fourbars(seed):
    """Ends of range and positions in closed form, in all coordinates."""
    random = np.random.default_rng(seed)
    while True:
        lengths, theta, side = random.uniform(0.2, 1.5, 4), random.uniform(-pi, pi), random.choice([-1, 1])
        a, b, c, d = lengths
        B = place_of_b(*lengths, theta, side)
        reach = hypot(d - a * cos(theta), a * sin(theta))
        if B is not None and abs(b - c) + 0.02 < reach < b + c - 0.02:
            break
    limits = theta - 1.5 * pi, theta + 1.5 * pi
    squares = [(a * a + d * d - one**2) / (2 * a * d) for one in (b - c, b + c)]
    stops = [
        sign * acos(one) + 2 * pi * turn
        for one in squares
        if abs(one) <= 1
        for sign in (1, -1)
        for turn in (-2, -1, 0, 1, 2)
    ]
    expected = [
        max([limits[0], *[one for one in stops if one < theta]]),
        min([limits[1], *[one for one in stops if one > theta]]),
    ]
    k = br.kinematics(fourbar(*lengths, theta, B), ("theta", *limits), coordinates=COORDINATES[seed % 3])
    assert [end.value for end in k.ends] == pytest.approx(expected, abs=1e-10)
    inside = np.linspace(*expected, 9)[1:-1]
    places = np.array([place_of_b(*lengths, one, side) for one in inside]).T
    np.testing.assert_allclose(k("B", inside), places, rtol=0, atol=1e-10)


def test_a_range_from_dead_centre_to_dead_centre():
    """The whole stroke of a slider: its ends are reached as asked, and the crank makes half a turn."""
    k = br.kinematics(slider_crank(), ("s", 0.25, 0.45))
    assert [end.why for end in k.ends] == ["as asked", "as asked"]
    assert abs(k("theta", 0.45) - k("theta", 0.25)) == pytest.approx(pi, abs=1e-6)


@pytest.mark.parametrize("scale", [1e-3, 1e3])
@pytest.mark.parametrize("coordinates", COORDINATES)
def test_any_size(scale, coordinates):
    """Millimetres and kilometres: the same digits."""
    lengths = scale * np.array([0.3, 0.9, 0.7, 1.0])
    k = br.kinematics(fourbar(*lengths, B=(0.9 * scale, 0.7 * scale)), ("theta", 0, 2 * pi), coordinates=coordinates)
    assert k.stroke("CB.angle").swing == close(SWING)
    for theta in (0.0, 1.0, 5.0):
        np.testing.assert_allclose(k("B", theta), place_of_b(*lengths, theta, 1), rtol=1e-11)


# -- what it is moved by ------------------------------------------------------------------------------------------


def test_a_length_moves_a_scissor_lift():
    """Over the length of its cylinder: the drive of the mechanism, a formula."""
    k = br.kinematics(builtin("scissor_lift"))
    assert k.over == "distance(A0, M2)"
    middle = 1.2
    places = [k(name, middle) for name in ("A0", "M2")]
    assert hypot(*(places[1] - places[0])) == close(middle)


def test_over_time_with_several_drives():
    """A delta robot by its own drives: what `simulate` says, without masses."""
    k = br.kinematics(builtin("delta_robot"), ("t", 0, 0.5))
    sol = br.simulate(builtin("delta_robot"), 0.5, tol=1e-12)
    for name in ("C", "C'", "C''"):
        np.testing.assert_allclose(k(name, [0.1, 0.4]), sol(name, [0.1, 0.4]), rtol=1e-9, atol=1e-10)
    assert (k.mobility.finite, k.mobility.instantaneous) == (3, 3)


def test_redundant_constraints_in_space():
    """Bricard's linkage moves though counting says that it cannot; points keep their distances all the way round."""
    mechanism = builtin("bricard")
    free = [name for body in mechanism.bodies.values() for name in body.points if not mechanism.is_ground(name)]
    k = br.kinematics(mechanism, f"{free[0]}.x")
    assert k.mobility.finite == 1
    assert k.route.closed
    for body in mechanism.bodies.values():
        ends = [name for name in body.points if name in free][:2]
        if len(ends) == 2:
            apart = np.linalg.norm(k.curve(ends[0], 50) - k.curve(ends[1], 50), axis=0)
            np.testing.assert_allclose(apart, apart[0], rtol=1e-11)


def test_other_freedoms_are_held():
    """An arm of two rods turned at the shoulder, with a stiff elbow: a circle."""
    k = br.kinematics(arm(), ("theta1", 0, 1), hold={"theta2": 0.5})
    radius = sqrt(0.5**2 + 0.4**2 + 2 * 0.5 * 0.4 * cos(0.5))
    np.testing.assert_allclose(np.hypot(*k.curve("P", 11)), radius, rtol=1e-12)


def arm():
    return br.Mechanism.parse(
        "Dimension: 2\n"
        "PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [0.5, 1], AP: [0.4, 1]}, Angles: {theta1: OA, theta2: [OA, AP]}}\n"
        "ProblemData: {positions: {theta1: 0.3, theta2: 1.0}}\n"
    )


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"over": ("thet1", 0, 1)}, "over 'thet1': there is no 'thet1'.\n  Did you mean 'theta1'?"),
        (
            {"over": ("theta1", 0)},
            "over is ('theta1', 0); it must be a name, or (name, from, to), as in ('theta', 0, 2*pi).",
        ),
        ({"over": ("theta1", 1, 1)}, "The range of 'theta1' ends where it begins, at 1.\n  Give another end."),
        (
            {"over": ("theta1", 0, 1)},
            "The mechanism has 2 freedoms; over 'theta1' it must have one.\n  Hold another: "
            "hold={'theta2': 0.5}; or see workspace(m, 'P', over=[...]).",
        ),
        (
            {"over": ("theta1", 0, 1), "hold": {"theta1": 1}},
            "'theta1' cannot be held and moved.\n  Hold another freedom.",
        ),
        (
            {"over": ("theta1", 0, 1), "hold": ["theta2"]},
            "hold is ['theta2']; it must be a mapping from names to values, as in {'phi': 0.5}.",
        ),
        (
            {"over": ("t", 0, 1)},
            "The mechanism's drives leave 2 freedoms, so time alone does not say where it is.\n  Give "
            "more motions, or ask over an angle: over=('theta', 0, 2*pi).",
        ),
        ({"ovr": "theta1"}, "There is no option 'ovr'.\n  Did you mean 'over'?"),
    ],
)
def test_what_cannot_be_asked(asked, message):
    """Errors say what to do."""
    with pytest.raises(br.OptionError) as error:
        br.kinematics(arm(), **asked)
    assert str(error.value) == message


def test_a_range_beyond_a_dead_centre():
    """The start lies on one side, the range on the other."""
    with pytest.raises(br.SolutionError) as error:
        br.kinematics(fourbar(0.9, 0.5, 0.8, 1.0), ("theta", 2, 3))
    assert str(error.value) == (
        "'theta' does not come from 1.04394, where the mechanism starts, to 2: dead centre, AB and CB are in line at "
        "1.50408.\n  Ask for a range on this side of it, or start the mechanism elsewhere."
    )


def test_singular_starts():
    """A parallelogram that is folded flat can go on in two ways."""
    with pytest.raises(br.SolutionError, match="At the start the mechanism can go in 2 ways"):
        br.kinematics(fourbar(0.5, 1, 0.5, 1, theta=0, B=(1.5, 0)))


def test_stops_are_not_looked_at_and_told():
    """Geometry alone; the findings say what was left out."""
    text = CRANK_ROCKER + "Limits: {theta: {from: 0, to: pi/2, restitution: 0}}\n"
    k = br.kinematics(br.Mechanism.parse(text), "theta")
    assert "stops, cables and contacts are not looked at: theta" in k.remarks


def test_motions_over_time_that_cannot_be():
    """A drive beyond its dead centre: the range ends where the mechanism cannot follow."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPartData: {Fixed: {O: [0, 0], C: [1, 0]}, Rods: {OA: [0.9], AB: [0.5], CB: [0.8]},"
        " Angles: {theta: OA}}\nMotions: {theta: 1 + t}\nProblemData: {tend: 2, positions: {B: [0.9, 0.7]}}\n"
    )
    k = br.kinematics(m, ("t", 0, 2))
    assert k.ends[1].value == pytest.approx(acos((0.81 + 1 - 1.3**2) / 1.8) - 1, abs=1e-6)
    assert k.ends[1].is_early


def test_names_that_do_not_exist():
    """Of values, curves, extrema and parts."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER))
    for ask in (lambda: k("B.z", 2.0), lambda: k.curve("BB"), lambda: k.extrema("Bx")):
        with pytest.raises(br.SolutionError, match="The mechanism has no"):
            ask()
    with pytest.raises(br.SolutionError, match="There is no part 'AC'"):
        k.transmission("AC", "CB")
    with pytest.raises(br.SolutionError, match="do not share one point"):
        k.transmission("OA", "CB")


def test_angular_velocities_are_for_a_drive_of_unit_speed():
    """The rod's omega is the derivative of its angle by the drive."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER))
    np.testing.assert_allclose(k("CB.omega", [2.0, 3.0]), k("phi'", [2.0, 3.0]), rtol=1e-12)
    np.testing.assert_allclose(k("CB.omega'", 3.0), k("phi''", 3.0), rtol=1e-11)
    assert k(["B", "phi"], [2.0, 3.0]).shape == (3, 2)


def test_what_stands_still_has_no_dead_centres():
    """The platform of a scissor lift stays level, to rounding."""
    for coordinates in COORDINATES:
        k = br.kinematics(builtin("scissor_lift"), ("distance(A0, M2)", 0.9, 1.7), coordinates=coordinates)
        assert k.dead_centres == ()


def test_rates_in_outputs_are_refused():
    """They would be rates by the arc length."""
    m = br.Mechanism.parse(CRANK_ROCKER.replace("ProblemData: {", "ProblemData: {outputs: {speed: phi'}, "))
    with pytest.raises(br.SolutionError, match="'speed' contains rates"):
        br.kinematics(m)("speed", 2.0)


def test_forces_are_not_known():
    """What depends on masses is refused, for the motion has masses of its own."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER))
    with pytest.raises(br.SolutionError, match=r"'energy.kinetic' depends on masses and forces"):
        k("energy.kinetic", 2.0)


def test_files_of_a_mechanism(tmp_path):
    """Table, plots and page; dead centres are marked on the page."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER))
    assert k.to_csv(tmp_path / "k.csv").read_text().startswith("quantity,least,at theta")
    assert len(k.plot("B", "phi'").axes) == 2
    assert k.plot_curve("B").axes
    text = k.page(tmp_path / "k.html", "B").read_text()
    assert '"marks":[{"t":' in text
    assert text.count("dead centre of phi") == 2


def test_the_page_calls_a_driven_component_by_its_name(tmp_path):
    """B is driven along y: the page plots B.y, not the output by which it is followed."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER), over=("B.y", 0.65, 0.69))
    assert '"plots":["B.y","theta","phi"]' in k.page(tmp_path / "k.html").read_text()


def test_page_time_is_arc_length():
    """The speed of all coordinates together is one."""
    k = br.kinematics(br.Mechanism.parse(CRANK_ROCKER))
    v = k.motion(["A.x'", "A.y'", "B.x'", "B.y'"], np.linspace(0, k.s[-1], 7))
    np.testing.assert_allclose(np.sum(v**2, axis=0), 1, rtol=1e-12)


def test_angles_of_rods():
    """An angle that the file does not name: that of a part."""
    k = br.kinematics(fourbar(0.3, 0.9, 0.7, 1.0), ("OA.angle", 0, 2 * pi))
    assert k.stroke("CB.angle").swing == close(SWING)
    A = k("A", 2.0)
    assert atan2(A[1], A[0]) == close(2.0)
