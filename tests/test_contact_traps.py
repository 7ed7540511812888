"""What contact programs stumble over."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bricard as br
from bricard import Lagrangian, Vec2

GRAVITY = 9.81


def box_on(corners: dict[str, float], load_at: float, friction: float = 0.5) -> Lagrangian:
    """A box of mass one on corners at these distances from its middle; another weight stands on it."""
    system = Lagrangian("x y p")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2) + 0.1 * system.rate.p**2)
    system.potential(GRAVITY * system.y + GRAVITY * (system.y + load_at * br.sin(system.p)))
    for name, at in corners.items():
        x, y, p = system.x, system.y, system.p
        corner = Vec2(x + at * br.cos(p) + 0.5 * br.sin(p), y + at * br.sin(p) - 0.5 * br.cos(p))
        system.unilateral(corner.y, system.rate(corner).x, friction, name=name)
    return system


@pytest.mark.parametrize("load_at", [0.2, -0.2, 0.0, 0.35])
def test_box_on_three_corners_rests_without_a_corner_that_pulls(load_at: float) -> None:
    """Three corners in line carry two weights in many ways, all of which push."""
    system = box_on({"l": -0.5, "m": 0.1, "r": 0.5}, load_at)
    motion = br.simulate(system, (0, 1), {"x": 0, "y": 0.5, "p": 0})
    forces = [motion[f"N.{name}"][-1] for name in "lmr"]
    assert motion.success, motion.message
    assert min(forces) >= 0
    assert math.isclose(sum(forces), 2 * GRAVITY, rel_tol=1e-12)
    assert math.isclose(-0.5 * forces[0] + 0.1 * forces[1] + 0.5 * forces[2], GRAVITY * load_at, abs_tol=1e-11)
    assert abs(motion["y"][-1] - 0.5) < 1e-14


# -- one box ---------------------------------------------------------------------------------------------------


def block_pushed(friction: tuple[float, float]) -> Lagrangian:
    """A block of mass one on a floor, pushed along it by a force that grows with time."""
    system = Lagrangian("x y")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
    system.potential(GRAVITY * system.y)
    system.load(3 * system.t, system.rate.x)
    system.unilateral(system.y, system.rate.x, friction, name="floor")
    return system


def test_block_slips_where_the_static_limit_is_reached_not_before() -> None:
    """At the kinetic limit it still sticks; past the static one it slips, with the kinetic friction at once."""
    motion = br.simulate(block_pushed((0.6, 0.4)), (0, 3), {"x": 0, "y": 0})
    stick, slip = motion.history.modes["floor"]
    begins = 0.6 * GRAVITY / 3
    assert (stick.mode, slip.mode) == ("stick", "slip+")
    assert math.isclose(stick.end, begins, rel_tol=1e-12)
    rate = 1.5 * (9 - begins**2) - 0.4 * GRAVITY * (3 - begins)
    assert math.isclose(motion["x'"][-1], rate, rel_tol=1e-10)


def test_block_never_slips_below_its_static_limit() -> None:
    """A push between the kinetic and the static limit does not move it, not even by rounding."""
    motion = br.simulate(block_pushed((0.6, 0.4)), (0, 1.9), {"x": 0, "y": 0})
    assert [one.mode for one in motion.history.modes["floor"]] == ["stick"]
    assert abs(motion["x"][-1]) < 1e-13


def test_ladder_leaves_the_wall_before_the_wall_pulls() -> None:
    """A ladder that slides down without friction leaves the wall where it has come down by a third (closed form)."""
    system = Lagrangian("x y p")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2) + 0.5 * system.rate.p**2 / 3)
    system.potential(GRAVITY * system.y)
    system.unilateral(system.x - br.cos(system.p), name="wall")
    system.unilateral(system.y - br.sin(system.p), name="floor")
    start = 1.2
    at = {"x": math.cos(start), "y": math.sin(start), "p": start}
    motion = br.simulate(system, (0, 1.0), at, tol=1e-12)
    closed = motion.history.modes["wall"][0]
    assert motion.success, motion.message
    assert closed.mode == "closed"
    assert math.isclose(motion("y", closed.end), 2 / 3 * math.sin(start), rel_tol=1e-10)


def test_two_corners_that_stick_share_one_friction() -> None:
    """A box on a slope sticks on both corners: weight and friction balance, and it does not creep."""
    slope = 0.3
    system = Lagrangian("x y p")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2) + 0.1 * system.rate.p**2)
    system.potential(GRAVITY * (math.cos(slope) * system.y - math.sin(slope) * system.x))
    for name, at in (("l", -0.5), ("r", 0.5)):
        x, y, p = system.x, system.y, system.p
        corner = Vec2(x + at * br.cos(p) + 0.4 * br.sin(p), y + at * br.sin(p) - 0.4 * br.cos(p))
        system.unilateral(corner.y, system.rate(corner).x, 0.35, name=name)
    motion = br.simulate(system, (0, 10), {"x": 0, "y": 0.4, "p": 0})
    assert motion.success, motion.message
    assert math.isclose(motion["T.l"][-1] + motion["T.r"][-1], -GRAVITY * math.sin(slope), rel_tol=1e-12)
    assert math.isclose(motion["N.l"][-1] + motion["N.r"][-1], GRAVITY * math.cos(slope), rel_tol=1e-12)
    assert abs(motion["x"][-1]) < 1e-13
    assert motion.certificate.steps < 10


# -- balls -----------------------------------------------------------------------------------------------------


def ball(restitution: float, friction: float = 0.0) -> Lagrangian:
    """A ball that is a point over a floor."""
    system = Lagrangian("x y")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
    system.potential(GRAVITY * system.y)
    system.unilateral(system.y, system.rate.x, friction, restitution, name="floor")
    return system


def test_elastic_ball_keeps_its_energy_over_a_thousand_bounces() -> None:
    """With e = 1 all bounces are of the same height."""
    period = 2 * math.sqrt(2 / GRAVITY)
    motion = br.simulate(ball(1.0), (0, 1000 * period), {"x": 0, "y": 1})
    impacts = motion.history.impacts
    assert len(impacts) in (1000, 1001)
    assert math.isclose(impacts[999].after, math.sqrt(2 * GRAVITY), rel_tol=1e-11)
    assert math.isclose(impacts[999].t, 999.5 * period, rel_tol=1e-11)


def test_ball_that_starts_with_an_impact_balances() -> None:
    """A ball thrown down from the floor itself bounces at once; what the impact takes is in the account."""
    motion = br.simulate(ball(0.5), (0, 0.05), {"x": 0, "y": 0}, {"y": -1.0})
    assert motion.success, motion.message
    assert motion.history.impacts[0].taken == pytest.approx(0.375, rel=1e-13)
    assert motion["y'"][-1] == pytest.approx(0.5 - GRAVITY * 0.05, rel=1e-12)


def test_ball_without_restitution_stays() -> None:
    """With e = 0 there is one impact, which takes all of the energy."""
    motion = br.simulate(ball(0.0), (0, 5), {"x": 0, "y": 1})
    (impact,) = motion.history.impacts
    assert math.isclose(impact.taken, GRAVITY, rel_tol=1e-12)
    assert abs(motion["y"][-1]) < 1e-13


def test_tangential_landing_has_no_impact() -> None:
    """A ball that meets a parabolic floor along its own path is on it without an impact."""
    system = Lagrangian("x y")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
    system.potential(GRAVITY * system.y)
    system.unilateral(system.y + GRAVITY * system.x**2 / 4, name="floor")
    down = {"x": 1.0, "y": 0.0}
    landing = br.simulate(system, (0, 1), {"x": 0.0, "y": 0.0}, down)
    assert landing.success, landing.message
    assert not landing.history.impacts
    assert landing["N.floor"].min() >= 0


def test_grazing_passes_or_hits_as_the_height_says() -> None:
    """A thrown ball that turns a hair above a ceiling passes; a hair below the turn of its path it hits."""
    for above, impacts in ((1e-7, 0), (-1e-7, 1)):
        system = Lagrangian("x y")
        system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
        system.potential(GRAVITY * system.y)
        system.unilateral(1 / (2 * GRAVITY) + above - system.y, restitution=0.5, name="ceiling")
        motion = br.simulate(system, (0, 0.15), {"x": 0, "y": 0}, {"y": 1.0})
        assert motion.success, motion.message
        assert len(motion.history.impacts) == impacts


@pytest.mark.parametrize("shift", [0.0, 1e-16, -1e-16, 1e-13, 1e-10])
def test_two_balls_that_land_within_rounding_of_each_other(shift: float) -> None:
    """Whether two balls land together or one a little later, each bounces as if it were alone."""
    system = Lagrangian("y z")
    system.kinetic(0.5 * (system.rate.y**2 + system.rate.z**2))
    system.potential(GRAVITY * (system.y + system.z))
    system.unilateral(system.y, restitution=0.5, name="a")
    system.unilateral(system.z, restitution=0.5, name="b")
    motion = br.simulate(system, (0, 0.6), {"y": 1, "z": 1 + shift})
    assert [one.contact for one in motion.history.impacts] == ["a", "b"] or shift < 0
    lands = math.sqrt(2 / GRAVITY)
    rise = 0.5 * GRAVITY * lands * (0.6 - lands) - GRAVITY * (0.6 - lands) ** 2 / 2
    assert motion["y"][-1] == pytest.approx(rise, abs=1e-9)
    assert motion["z"][-1] == pytest.approx(rise, abs=1e-9)


# -- boxes -----------------------------------------------------------------------------------------------------


def stack(count: int, friction: float = 0.5, restitution: float = 0.0) -> Lagrangian:
    """Boxes of side one on each other: x, y, p of each."""
    system = Lagrangian(" ".join(f"{c}{i}" for i in range(count) for c in "xyp"))
    for i in range(count):
        x, y, p = (system[f"{c}{i}"] for c in "xyp")
        system.kinetic(0.5 * (system.rate(x) ** 2 + system.rate(y) ** 2) + system.rate(p) ** 2 / 12)
        system.potential(GRAVITY * y)
        for name, side in (("l", -0.5), ("r", 0.5)):
            corner = Vec2(x + side * br.cos(p) + 0.5 * br.sin(p), y + side * br.sin(p) - 0.5 * br.cos(p))
            gap, slip = corner.y, system.rate(corner).x
            if i:
                X, Y, P = (system[f"{c}{i - 1}"] for c in "xyp")
                along, up, arm = Vec2(br.cos(P), br.sin(P)), Vec2(-br.sin(P), br.cos(P)), corner - Vec2(X, Y)
                turn = system.rate(P)
                below = Vec2(system.rate(X) - turn * arm.y, system.rate(Y) + turn * arm.x)
                gap, slip = arm @ up - 0.5, (system.rate(corner) - below) @ along
            system.unilateral(gap, slip, friction, restitution, name=f"c{i}{name}")
    return system


def piled(count: int, gap: float = 0.0) -> dict[str, float]:
    """Positions of boxes over each other, each a little aside."""
    return {
        name: value
        for i in range(count)
        for name, value in ((f"x{i}", 0.1 * math.sin(i)), (f"y{i}", 0.5 + i + gap * (i + 1)), (f"p{i}", 0.0))
    }


def test_ten_boxes_rest_on_each_other_for_a_hundred_seconds() -> None:
    """A stack neither creeps nor drifts, and every box carries all that stands on it."""
    start = piled(10)
    motion = br.simulate(stack(10), (0, 100), start)
    assert motion.success, motion.message
    assert max(abs(motion[name][-1] - value) for name, value in start.items()) < 1e-11
    for i in range(10):
        carried = motion[f"N.c{i}l"][-1] + motion[f"N.c{i}r"][-1]
        assert math.isclose(carried, (10 - i) * GRAVITY, rel_tol=1e-9)
    assert not motion.history.impacts


@pytest.mark.parametrize(("count", "gap"), [(2, 0.1), (3, 0.05)])
def test_boxes_that_rattle_come_to_rest(count: int, gap: float) -> None:
    """Boxes that fall on each other, with nested series of bounces without end, rest; the judge finds nothing."""
    motion = br.simulate(stack(count, restitution=0.3), (0, 10), piled(count, gap))
    assert motion.success, motion.message
    assert motion.history.accumulations
    assert abs(motion["y0"][-1] - 0.5) < 1e-10
    assert all(abs(motion[f"{c}{i}'"][-1]) < 1e-10 for i in range(count) for c in "xyp")
    for i in range(count):
        carried = motion[f"N.c{i}l"][-1] + motion[f"N.c{i}r"][-1]
        assert math.isclose(carried, (count - i) * GRAVITY, rel_tol=1e-8)


@pytest.mark.parametrize("count", [2, 5])
def test_boxes_that_fall_together_do_not_press_each_other(count: int) -> None:
    """In free fall a stack is weightless: nothing is decided but by rounding, and nothing happens."""
    start = {name: value + (1.0 if name.startswith("y") else 0.0) for name, value in piled(count).items()}
    motion = br.simulate(stack(count), (0, 0.4), start)
    assert motion.success, motion.message
    assert all(abs(motion[f"y{i}"][-1] - start[f"y{i}"] + GRAVITY * 0.08) < 1e-12 for i in range(count))
    assert not motion.history.impacts


def test_box_that_lands_on_both_corners_does_not_turn() -> None:
    """Both corners land at once: the impulses are the same, and the box stays level."""
    motion = br.simulate(stack(1, restitution=0.5), (0, 0.6), {"x0": 0, "y0": 1.5, "p0": 0})
    left, right = motion.history.impacts[:2]
    assert left.t == right.t
    assert math.isclose(left.normal, right.normal, rel_tol=1e-12)
    assert abs(motion["p0"][-1]) < 1e-13


@pytest.mark.parametrize("seed", range(6))
def test_random_boxes_lose_energy_and_have_mirror_images(seed: int) -> None:
    """Thrown boxes: the energy never rises, no corner penetrates, mirrored throws give mirrored motions."""
    random = np.random.default_rng(seed)
    height, turn, spin, speed = 1.2 + random.random(), *random.normal(size=3)
    motions = [
        br.simulate(
            stack(1, 0.3, 0.4),
            (0, 0.9),
            {"x0": 0, "y0": height, "p0": side * turn},
            {"x0": side * speed, "y0": 0, "p0": side * spin},
        )
        for side in (1.0, -1.0)
    ]
    for motion in motions:
        assert motion.success, motion.message
        assert all(one.taken >= -1e-12 for one in motion.history.impacts)
        energy = motion["energy.total"]
        assert np.diff(energy).max() <= 1e-9
    for name, sign in (("x0", -1.0), ("y0", 1.0), ("p0", -1.0)):
        assert motions[0][name][-1] == pytest.approx(sign * motions[1][name][-1], abs=1e-8)
    assert len(motions[0].history.impacts) == len(motions[1].history.impacts)


# -- impacts of several contacts, and without collision ---------------------------------------------------------


def cradle(masses: tuple[float, ...]) -> Lagrangian:
    """Elastic balls in a row that touch."""
    system = Lagrangian(" ".join(f"x{i}" for i in range(len(masses))))
    for i, mass in enumerate(masses):
        system.kinetic(0.5 * mass * system.rate(system[f"x{i}"]) ** 2)
        if i:
            system.unilateral(system[f"x{i}"] - system[f"x{i - 1}"] - 1, restitution=1.0, name=f"c{i}")
    return system


@pytest.mark.parametrize(
    ("masses", "coming", "leaving"),
    [
        ((1, 1, 1, 1, 1), 1, [0, 0, 0, 0, 1]),
        ((1, 1, 1, 1, 1), 2, [0, 0, 0, 1, 1]),
        ((1, 2, 3), 1, [-1 / 3, -2 / 15, 8 / 15]),
    ],
)
def test_cradle_in_turn(masses: tuple[float, ...], coming: int, leaving: list[float]) -> None:
    """One after the other, as with small gaps: as many balls leave as came (closed forms of pairs)."""
    system = cradle(masses)
    system.impacts(order="in turn")
    start = {f"x{i}": i + (0.5 if i >= coming else 0.0) for i in range(len(masses))}
    motion = br.simulate(system, (0, 1), start, {f"x{i}": float(i < coming) for i in range(len(masses))})
    assert motion.success, motion.message
    assert [motion[f"x{i}'"][-1] for i in range(len(masses))] == pytest.approx(leaving, abs=1e-12)
    assert {one.decided for one in motion.history.impacts} == {"in turn"}


def test_cradle_together() -> None:
    """By one law for all contacts, Newton's, three balls leave as (-1, 2, 2) / 3."""
    motion = br.simulate(cradle((1, 1, 1)), (0, 1), {"x0": 0, "x1": 1.5, "x2": 2.5}, {"x0": 1})
    assert [motion[f"x{i}'"][-1] for i in range(3)] == pytest.approx([-1 / 3, 2 / 3, 2 / 3], abs=1e-12)
    assert "in turn" not in {one.decided for one in motion.history.impacts}


def jamming_rod() -> tuple[Lagrangian, dict[str, float]]:
    """Painleve's rod, pushed along a rough floor, with its lean; mass and length one."""
    system = Lagrangian("x y p")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2) + system.rate.p**2 / 24)
    system.potential(GRAVITY * system.y)
    tip = Vec2(system.x - 0.5 * br.cos(system.p), system.y - 0.5 * br.sin(system.p))
    system.unilateral(tip.y, system.rate(tip).x, 1.5, name="tip")
    angle = math.radians(60)
    return system, {"x": 0, "y": 0.5 * math.sin(angle), "p": angle}


def test_jamming_rod_stops_the_run_or_is_stopped_by_an_impact() -> None:
    """Without approach the tip is brought to a stop, with friction mu times the normal impulse on the way."""
    system, start = jamming_rod()
    stopped = br.simulate(system, (0, 0.1), start, {"x": -1})
    assert "Painleve" in stopped.message
    assert "p = -0.198557" in stopped.message
    system, start = jamming_rod()
    system.impacts(painleve="impact")
    motion = br.simulate(system, (0, 0.1), start, {"x": -1})
    hit = motion.history.impacts[0]
    assert motion.success, motion.message
    assert (hit.t, hit.before) == (0, pytest.approx(0, abs=1e-15))
    assert hit.slip_before[0] == pytest.approx(-1)
    assert hit.normal > 0
    assert abs(hit.tangential[0]) <= 1.5 * hit.normal * (1 + 1e-12)
    assert hit.taken > 0


def test_unknown_order_of_impacts_is_told() -> None:
    """Words that are not known are answered with those that are."""
    with pytest.raises(br.ModelError, match="it must be 'together' or 'in turn'"):
        cradle((1, 1)).impacts(order="at once")


def test_rules_of_impacts_count_after_a_first_run():
    """A Lagrangian that has run already takes other rules."""
    s = br.Lagrangian("x y z")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2 + s.rate.z**2))
    s.unilateral(s.y - s.x - 1, restitution=1.0, name="first")
    s.unilateral(s.z - s.y - 1, restitution=1.0, name="second")
    start = ({"x": -1, "y": 1, "z": 2}, {"x": 1, "y": 0, "z": 0})
    br.simulate(s, (0, 3), *start)
    s.impacts(order="in turn")
    motion = br.simulate(s, (0, 3), *start)
    assert [motion[f"{name}'"][-1] for name in "xyz"] == pytest.approx([0, 0, 1], abs=1e-12)


def test_contacts_are_not_left_out_of_exported_equations():
    s = br.Lagrangian("y")
    s.kinetic(0.5 * s.rate.y**2)
    s.unilateral(s.y, name="floor")
    with pytest.raises(br.ModelError, match="'floor' touches or rubs"):
        br.equations(s)


def test_a_window_that_opens_on_an_overlap_stops_the_run():
    """A mass below a floor that begins farther on: which contact, how deep, when."""
    s = br.Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.terms.contact("floor", s.y, windows=(s.x - 1,))
    below = br.simulate(s, (0, 2), {"x": 0, "y": -0.25}, {"x": 2, "y": 0})
    assert not below.success
    assert below.message.startswith(
        "stopped at t = 0.5, because the contact 'floor' comes within its ends with the gap -0.25"
    )
    above = br.simulate(s, (0, 2), {"x": 0, "y": 0.25}, {"x": 2, "y": 0})
    assert above.success


@pytest.mark.parametrize("height", [0.1, 0.07])
def test_boxes_that_fly_on_each_other_without_force(height):
    """Five boxes fall as one: in flight nothing presses them together but rounding; they land, and rest as one."""
    count, side = 5, 0.2
    boxes = "\n".join(f"    B{i}A{i}: {{Geom: [[0.1]], Dyna: [0, 1, 0.0067]}}" for i in range(count))
    shape = "{polygon: [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]}"
    shapes = "\n".join(f"  B{i}A{i}: {shape}" for i in range(count))
    places = ", ".join(f"B{i}: [0, {0.1 + side * i + height!r}], t{i}: 0" for i in range(count))
    text = f"""
Dimension: 2
PartData:
  Rigids:
{boxes}
  Angles: {{{", ".join(f"t{i}: B{i}A{i}" for i in range(count))}}}
Shapes:
{shapes}
  floor: {{line: [[-5, 0], [5, 0]]}}
Contacts: {{any: {{friction: 0.5, restitution: 0.3}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{tend: 0.6, positions: {{{places}}}}}
"""
    motion = br.simulate(br.Mechanism.parse(text))
    assert motion.success, motion.message
    first, second = sorted({impact.t for impact in motion.history.impacts})[:2]
    assert first == pytest.approx(np.sqrt(2 * height / 9.81), rel=1e-12)
    assert second - first == pytest.approx(0.3 * 2 * first, rel=1e-9)
    for i in range(count):
        assert motion(f"B{i}.y", 0.6) == pytest.approx(0.1 + side * i, abs=1e-9)
