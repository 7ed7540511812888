"""What a start has chosen, what it had to leave, and what may not be meant so is said."""

import numpy as np
import pytest

import bricard as br

FOUR_BAR = """
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], C: [1, 0]}}
  Rods: {{OA: [0.3, 1], AB: [1, 1], CB: [0.8, 1]}}
  Angles: {{th: OA}}
Motions: {{th: 1 + t}}
ProblemData: {{tend: 0.1{}}}
"""
ROD = """
Dimension: 2
{}
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [1, 2]{}}}}}
ProblemData: {{tend: 0.1, positions: {{A: [1, 0]}}}}
"""
LINK = """
Dimension: 3
PartData: {{Fixed: {{O: [0, 0, 0]}}, Rigids: {{OAz: {{Geom: [[1], [0, 0, 1]], Dyna: [0, 4.8, {}]}}}}}}
ProblemData: {{tend: 1, positions: {{A: [1, 0, 0], z: [0, 0, 1]}}, velocities: {{A: [0, 1, 2], z: [0, 0.5, 0]}}}}
"""


def test_a_choice_between_two_ways_is_said():
    """A driven four-bar without guesses can have its knee on either side."""
    motion = br.simulate(br.Mechanism.parse(FOUR_BAR.format("")))
    assert motion.certificate.chosen == "B; 2 ways to assemble were found"
    assert "chosen              B; 2 ways" in str(motion.certificate)


def test_a_choice_along_a_freedom_is_said():
    """A pendulum of which nothing is given may start anywhere."""
    text = ROD.format("", "").replace(", positions: {A: [1, 0]}", "")
    mechanism = br.Mechanism.parse(text)
    assert br.simulate(mechanism).certificate.chosen == "A; 1 freedom is not given"
    assert "chosen: A; 1 freedom is not given" in mechanism.report()


@pytest.mark.parametrize("given", [", positions: {B: [1, 0.8]}", ", positions: {B: [0.9, -0.7]}"])
def test_a_guess_decides_and_nothing_is_chosen(given):
    """With a guess the nearer of two ways is taken."""
    motion = br.simulate(br.Mechanism.parse(FOUR_BAR.format(given)))
    assert motion.certificate.chosen == ""
    assert np.sign(motion("B.y", 0.0)) == (-1 if "-0.7" in given else 1)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_guess_that_is_left_far_is_told(coordinates):
    """The law puts A at 0.3 (cos 1, sin 1), far from where it was guessed."""
    motion = br.simulate(br.Mechanism.parse(FOUR_BAR.format(", positions: {A: [-0.3, 0]}")), coordinates=coordinates)
    told = [text for text in motion.certificate.warnings if text.startswith("A.x was given as -0.3 and starts at ")]
    assert float(told[0].split()[-1]) == pytest.approx(0.3 * np.cos(1), rel=1e-5)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_velocity_that_is_left_far_is_told(coordinates):
    """A rod along x cannot move its end along x; a small error of direction is a guess, and is not told."""
    rod = ROD.format("AppliedForces: {Gravity: 9.81}", "")
    head, _, _ = rod.partition("ProblemData")
    start = "ProblemData: {tend: 1, positions: {A: [1, 0]}, velocities: {A: [%s, %s]}}"
    along = br.simulate(br.Mechanism.parse(head + start % (1, 0)), coordinates=coordinates)
    assert along.certificate.warnings == ("A.x' was given as 1 and starts at 0",)
    across = br.simulate(br.Mechanism.parse(head + start % (0.1, 2)), coordinates=coordinates)
    assert across.certificate.warnings == ()
    assert across("A.y'", 0.0) == pytest.approx(2, rel=1e-12)


def test_notes_are_kept_in_files(tmp_path):
    """A loaded solution has the same certificate."""
    motion = br.simulate(br.Mechanism.parse(FOUR_BAR.format(", positions: {A: [-0.3, 0]}")))
    again = br.load(motion.save(tmp_path / "results.nc"))
    assert again.certificate.warnings == motion.certificate.warnings
    assert again.certificate.chosen == motion.certificate.chosen


def test_gravity_that_acts_upwards_is_warned_of():
    """One number is the size of gravity downwards; with a minus sign things fall upwards."""
    mechanism = br.Mechanism.parse(ROD.format("AppliedForces: {Gravity: -9.81}", ""))
    with pytest.warns(br.MechanismWarning, match="Gravity: -9.81 acts upwards.*write 9.81"):
        motion = br.simulate(mechanism)
    assert motion("A.y", 0.1) > 0


@pytest.mark.parametrize("gravity", ["9.81", "[0, -9.81]", "[0, 9.81]"])
def test_gravity_as_written_is_not_warned_of(gravity):
    """Downwards, or a vector: it is meant so."""
    assert br.Mechanism.parse(ROD.format(f"AppliedForces: {{Gravity: {gravity}}}", "")).warnings == ()


def test_a_part_that_hangs_on_nothing_is_warned_of():
    """BC shares no point with anything that is held."""
    mechanism = br.Mechanism.parse(ROD.format("", ", BC: [1, 1]"))
    with pytest.warns(br.MechanismWarning, match="'BC' hangs on nothing"):
        br.simulate(mechanism)


@pytest.mark.parametrize(
    "held",
    [
        ("", "}, Joints: {hinge: {type: pin, points: [A, B]}"),
        ("", "}, Joints: {link: {type: distance, points: [A, B], length: 1}"),
        ("", "}, Springs: {AB: [1, 1]"),
        ("AppliedForces: {Fields: {O: 1}}", ""),
        ("Motions: {B.x: 1 + t}", ""),
    ],
)
def test_a_part_that_is_held_somehow_is_not_warned_of(held):
    """Joints, springs, fields and drives hold parts."""
    section, entry = held
    assert br.Mechanism.parse(ROD.format(section, f", BC: [1, 1]{entry}")).warnings == ()


def test_a_free_body_alone_is_not_warned_of():
    """Nothing holds a top in space, and that is meant so."""
    text = "{Dimension: 2, PartData: {Rods: {AB: [1, 1], BC: [1, 1]}}, ProblemData: {tend: 1}}"
    assert br.Mechanism.parse(text).warnings == ()


def test_measured_inertias_are_taken_as_they_are():
    """Link 3 of the Puma 560 (Armstrong, Khatib, Burdick 1986): 0.086 > 0.066 + 0.0125, in all coordinates."""
    mechanism = br.Mechanism.parse(LINK.format([0.066, 0.086, 0.0125]))
    ends = []
    for coordinates in ("natural", "body", "relative"):
        with pytest.warns(br.MechanismWarning, match=r"0\.0125, 0\.066, 0\.086"):
            motion = br.simulate(mechanism, coordinates=coordinates)
        assert motion.success
        spin, inertia = _angular_velocity(motion, 1.0), np.diag([0.066, 0.086, 0.0125])
        assert spin @ inertia @ spin / 2 == pytest.approx(motion("energy.kinetic", 1.0), rel=1e-9)
        ends.append([motion(name, 1.0) for name in ("A.x", "A.y", "A.z", "z.x")])
    assert ends[1] == pytest.approx(ends[0], abs=1e-9)
    assert ends[2] == pytest.approx(ends[0], abs=1e-9)


def test_grossly_wrong_inertias_stay_errors():
    """No measurement is off by a third."""
    with pytest.raises(br.SpecError, match="no body has the principal inertias"):
        br.Mechanism.parse(LINK.format([1, 1, 3]))


def _angular_velocity(motion, t):
    """In the axes of the part: x along OA, z along z."""
    axes = np.array([[motion(f"{name}.{axis}", t) for axis in "xyz"] for name in "Az"])
    rates = np.array([[motion(f"{name}.{axis}'", t) for axis in "xyz"] for name in "Az"])
    x, z = axes
    y, rate_y = np.cross(z, x), np.cross(rates[1], x) + np.cross(z, rates[0])
    return np.array([rate_y @ z, rates[1] @ x, rates[0] @ y])


def test_shapes_that_touch_nothing_or_have_almost_the_name_of_a_part():
    """A shape whose pairs all stand under none, and one that belongs to the world by a slip of the pen."""
    text = """
Dimension: 2
PartData: {Rigids: {crank: {points: [G, A], Geom: [[1]], Dyna: [0, 1, 1]}}}
Shapes: {crank: {circle: 0.1}, crnak: {circle: 0.1, at: [5, 5]}, floor: {line: [[-1, 0], [1, 0]]}}
Contacts: {any: {friction: 0, restitution: 0}, none: [crank/floor]}
ProblemData: {positions: {G: [0, 1]}}
"""
    world, nothing = br.Mechanism.parse(text).warnings
    assert world.startswith("The shape 'crnak' belongs to the world, for no part has this name.")
    assert nothing == "The shape 'floor' never touches anything: all its pairs stand under none."
