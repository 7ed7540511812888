"""Built-in mechanisms with contacts, clutches and events, against closed forms and integrations of 34 digits."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from shared import SMOOTH, builtin

import bricard as br
from bricard.problems import catalogue

SWITCHED = [name for name in catalogue.names() if name not in (*SMOOTH, "box_of_discs")]


@cache
def motion(name):
    return br.simulate(builtin(name))


@pytest.mark.parametrize("name", SWITCHED)
def test_runs_succeed_and_energies_balance(name):
    """What friction, dampers and impacts take and drives supply is accounted for."""
    sol = motion(name)
    assert sol.success, sol.message
    energy = sol.energy()
    assert sol.certificate.energy_balance <= 1e-10 * (1 + np.ptp(energy.kinetic) + np.ptp(energy.potential))


def test_balls_bounce_to_the_square_of_their_restitution():
    """t = sqrt(2 h/g) at first; the n-th flight takes 2 e^n of it, and all of them (1 + e)/(1 - e)."""
    sol, fall = motion("bouncing_balls"), np.sqrt(2 / 9.81)
    assert sol("B.y", fall * (1 + 0.8)) - 0.1 == pytest.approx(0.8**2, abs=1e-12)
    (rest,) = sol.history.accumulations
    assert (rest.contact, rest.t_inf) == ("C.floor", pytest.approx(3 * fall, abs=1e-8))


def test_the_last_ball_of_the_cradle_rises_as_high_as_the_first_was():
    """Equal balls that hit each other in turn exchange their velocities."""
    sol = motion("newtons_cradle")
    assert [one.contact for one in sol.history.impacts[:4]] == ["A.B", "B.C", "C.D", "D.E"]
    assert sol("last", np.linspace(0.4, 0.8, 2001)).max() == pytest.approx(-np.pi / 2 + np.radians(40), abs=1e-4)
    momentum = [sum(float(sol(f"{ball}.x'", t)) for ball in "ABCDE") for t in (0.2833, 0.2834)]
    assert momentum == pytest.approx(2 * [np.sqrt(2 * 9.81 * 0.3 * (1 - np.cos(np.radians(40))))], abs=1e-3)


def test_billiard_balls_keep_what_restitution_leaves():
    """Each impact of two balls takes (1 - e^2)/4 m v^2 of the energy, each at a cushion (1 - e^2)/2 m v^2."""
    sol = motion("billiards")
    lost = [
        (1 - 0.95**2)
        * 0.17
        * one.before**2
        / (2 if one.contact.split(".")[1] in ("top", "bottom", "left", "right") else 4)
        for one in sol.history.impacts
    ]
    assert float(sol("energy.kinetic", 1.0)) == pytest.approx(0.17 * 9 / 2 - sum(lost), abs=1e-12)


def test_the_struck_ball_runs_on_a_parabola_until_it_rolls():
    """Slip ends after 2 |s|/(7 mu g); friction -mu g s/|s| until then; it rolls with v - 2/7 s."""
    sol, v = motion("masse_shot"), np.array([1.2, 0, 0])
    slip = v + np.cross([-60, -40, 30], [0, 0, -0.0286])
    end = 2 * np.linalg.norm(slip) / (7 * 0.2 * 9.81)
    assert [one.mode for one in sol.contact("ball/cloth").intervals] == ["slip", "stick"]
    assert sol.contact("ball/cloth").intervals[0].end == pytest.approx(end, abs=1e-11)
    half = [0, 0, 0.0286] + v * end / 2 - 0.1 * 9.81 * (end / 2) ** 2 * slip / np.linalg.norm(slip)
    assert sol("C", end / 2).ravel() == pytest.approx(half, abs=1e-11)
    assert sol("C'", 0.7).ravel() == pytest.approx(v - 2 / 7 * slip, abs=1e-11)


def test_the_rocking_block_hits_the_floor_when_it_must():
    """Housner's block: theta'' = -p^2 sin(alpha - theta) between impacts, which keep 1 - 3/2 sin^2 alpha of it."""
    times = [
        0.37139760825102918804,
        0.94425762394771912369,
        1.4198281748429933492,
        1.8273273290570346597,
        2.1827477726586075545,
        2.4962616197047765493,
    ]
    assert [one.t for one in motion("rocking_block").history.impacts] == pytest.approx(times, abs=1e-12)


def test_the_block_on_the_belt_sticks_and_slips():
    """Stick ends at x = mu_s m g/k; slip lasts 0.473157... s, stick again 0.1962 s."""
    times = [0.24525, 0.71840706234255753696, 0.91460706234255753696, 1.3877641246851150739, 1.5839641246851150739]
    found = motion("block_on_belt").history.modes["Gu.belt.c1"]
    assert [one.start for one in found[1:6]] == pytest.approx(times, abs=1e-12)
    assert [one.mode for one in found[:3]] == ["stick", "slip-", "stick"]


def test_the_follower_leaves_the_cam_where_it_would_have_to_be_pulled():
    """It follows e sin theta + sqrt((R + r)^2 - e^2 cos^2 theta) until m lift'' = -(m g + k lift)."""
    sol = motion("jumping_follower")
    leaving = sol.history.modes["F.cam"][0].end
    t = leaving + np.array([-2e-4, -1e-4, 0, 1e-4, 2e-4])
    angle = 20 * t + 30 * t**2
    lift = 0.01 * np.sin(angle) + np.sqrt(0.038**2 - (0.01 * np.cos(angle)) ** 2)
    assert sol("lift", t[:3]) == pytest.approx(lift[:3], abs=1e-12)
    second = lift @ np.array([-1, 16, -30, 16, -1]) / (12 * 1e-4**2)
    assert 0.2 * second == pytest.approx(-(0.2 * 9.81 + 100 * lift[2]), abs=1e-4)


@pytest.mark.parametrize(
    "way", [{}, {"tol": 1e-6}, {"coordinates": "body"}, {"coordinates": "relative"}, {"integrator": "radau"}], ids=str
)
def test_the_ratchet_catches_at_its_teeth(way):
    """The arm goes back by 1 rad, which is five teeth of 10 degrees and a part; the wheel waits for it meanwhile."""
    sol, pitch = br.simulate(builtin("ratchet"), **way), np.radians(10)
    catches = (2 * np.pi * np.array([1, 2]) + np.arcsin(1 - 10 * pitch)) / 6
    assert [one.t for one in sol.history.impacts] == pytest.approx(catches, abs=1e-7)
    assert sol("turn", [0.5, 1.5, 2.5]) == pytest.approx(0.5 + 5 * pitch * np.arange(3), abs=1e-7)


def test_the_trebuchet_throws_as_far_as_it_must():
    """Release, landing and distance of an integration in two angles."""
    sol = motion("trebuchet")
    release, landing = (one.t[-1] for one in sol.chapters)
    assert (release, landing) == pytest.approx((0.65577462613336804554, 4.2474747495985580408), abs=1e-10)
    assert sol("P.x", landing) == pytest.approx(69.79552638043672127, abs=1e-9)


@pytest.mark.parametrize("tol", [1e-6, 1e-8, 1e-9, 1e-11])
def test_the_trebuchet_throws_as_far_in_implicit_steps(tol):
    sol = br.simulate(builtin("trebuchet"), integrator="radau", tol=tol)
    assert sol.success, sol.message
    release, landing = (one.t[-1] for one in sol.chapters)
    assert (release, landing) == pytest.approx((0.65577462613336804554, 4.2474747495985580408), abs=10 * tol)
    assert sol("P.x", landing) == pytest.approx(69.79552638043672127, abs=100 * tol)


def test_the_cylinder_leaves_its_line():
    """Places of an event-driven integration with the same law; the line ends under the centre at t = 2.487194 s."""
    sol = motion("carla_5_1")
    places = {
        0.5: (8.90554081203244, 6.00395234558475, 0.187200221210392),
        1.5: (5.80359110123321, 4.12306886917291, 7.28518453496018),
        2.5: (-0.381248130699212, 0.411360967749662, 21.6916488987979),
        3.0: (-4.22684730127358, -3.18506092910362, 30.6515825811573),
    }
    for t, place in places.items():
        assert [float(sol(name, t)) for name in ("G.x", "G.y", "theta")] == pytest.approx(place, abs=1e-11)
    along = 10 * sol("G.x", 2.487194211109346) + 6 * sol("G.y", 2.487194211109346)
    assert along == pytest.approx(0, abs=1e-10)
    assert sol("N.GA.slope", 2.4871) > 1
    assert sol("N.GA.slope", 2.4872) == 0


def test_boxes_and_dominoes_fall_without_passing_through_each_other():
    """Gaps stay closed or open, forces push, and everything that lies at the end lies flat."""
    for name in ("tower_of_boxes", "dominoes"):
        checked = motion(name).certificate.contacts
        assert checked.open_gap.value >= -1e-12
        assert checked.force.value >= -1e-9
    sol = motion("tower_of_boxes")
    assert sol("high", 1.0) == pytest.approx(-np.pi / 2, abs=1e-10)
    assert sol("B.y", 1.0) == pytest.approx(0.1, abs=1e-12)
    assert np.all(np.diff([float(motion("dominoes")(name, 0.25)) for name in ("first", "second", "third")]) > 0)


def test_the_woodpecker_settles_to_a_cycle_that_gravity_feeds():
    """From one hit of the beak to the next it loses, by friction and impacts, the weight times the way down."""
    sol = motion("woodpecker")
    hits = [one.t for one in sol.history.impacts if one.contact.startswith("bird")]
    assert np.diff(hits)[-1] == pytest.approx(np.diff(hits)[-2], abs=1e-3)
    first, last = (t + 1e-9 for t in hits[-2:])
    lost = sum(float(sol(f"work.{name}", last) - sol(f"work.{name}", first)) for name in ("friction", "impacts"))
    down = float(sol("height", first) - sol("height", last))
    assert down > 0
    assert lost == pytest.approx((0.0003 + 0.0045) * 9.81 * down, rel=0.02)
    modes = [one.mode for one in sol.contact("sleeve/pole").intervals if first < one.start < last]
    assert [mode for mode in modes if mode != "free"] == ["slip+", "stick", "slip+"]


def test_the_geneva_wheel_goes_a_quarter_turn_for_each_turn_of_the_crank():
    """The pin has 0.2 mm of play: at radius rho in the slot the wheel is off by no more than play/rho."""
    sol, d = motion("geneva_drive"), 0.1
    assert sol("turned", 1.5) - sol("turned", 0.5) == pytest.approx(-np.pi / 2, abs=2e-8)
    t = np.linspace(0.05, 0.28, 47)
    pin = d * np.sin(np.pi / 4) * np.exp(1j * (2 * np.pi * t - np.pi / 3))
    axis = np.angle(d - pin)
    assert np.all(np.abs(sol("turned", t) - axis) <= 2e-4 / np.abs(d - pin) * (1 + 1e-3))
    held = sol("turned'", np.linspace(0.3, 1.0, 50))
    assert np.abs(held).max() < 1e-12


def test_the_car_jumps_over_the_bump_and_its_momentum_is_that_of_the_forces():
    """The impulse of the tyres' forces, added up along the run, is what changes the velocities of the masses."""
    sol, weight = motion("car_over_a_bump"), (600 + 2 * 40) * 9.81
    for tyre in "PQ":
        assert [one.mode for one in sol.contact(f"{tyre}/road").intervals] == ["closed", "free", "closed"]
        assert sol(f"N.{tyre}.road", 0.0) == pytest.approx(weight / 2, rel=1e-12)
    breaks = sorted({one.end for pair in sol.contacts for one in sol.contact(pair).intervals} | {0.0})
    points, weights = np.polynomial.legendre.leggauss(10)
    cuts = np.unique(np.concatenate([np.linspace(a, b, 101) for a, b in pairwise(breaks)]))
    lengths = np.diff(cuts)
    t = (cuts[:-1, None] + lengths[:, None] * (points + 1) / 2).ravel()
    force = np.zeros((2, len(t)))
    for tyre in "PQ":
        for what in ("road", "bump"):
            contact = sol.contact(f"{tyre}/{what}")
            away = sol(tyre, t) - np.array(contact.point(t)).reshape(2, -1)
            force += contact.force(t)[0] * away / np.linalg.norm(away, axis=0)
    force[1] -= weight
    impulse = force @ (lengths[:, None] * weights / 2).ravel()
    change = sum(
        mass * (sol(f"{point}'", 0.8) - sol(f"{point}'", 0.0)) for point, mass in (("G", 600), ("P", 40), ("Q", 40))
    )
    assert impulse == pytest.approx(change, rel=1e-5)  # where a tyre passes a corner the sum is of second order


def test_discs_come_to_rest_in_their_box():
    """At the end nothing moves, and no disc is out of the box or in another; steps are of first order."""
    sol = motion("box_of_discs")
    assert sol.success, sol.message
    energy = sol.energy()
    assert energy.kinetic[-1] < 1e-12
    assert sol.certificate.energy_balance < 0.005 * np.ptp(energy.potential)
    assert not any("never touches" in text for text in sol.certificate.warnings)
    radii = np.array([(0.06, 0.05, 0.04)[i % 3] for i in range(30)])
    centres = np.array([sol(f"C{i + 1}", 3.0) for i in range(30)])
    apart = np.linalg.norm(centres[:, None] - centres, axis=2) - radii[:, None] - radii
    assert apart[~np.eye(30, dtype=bool)].min() > -1e-3 * 0.04
    assert (np.abs(centres[:, 0]) + radii).max() < 0.36 + 1e-4


def test_a_rod_on_a_line_moves_as_if_it_were_held_there_while_it_is_pushed():
    """The line pushes all the time, so that contact and joint are the same; the reference is of 20 digits."""
    sol = motion("carla_p5_contact")
    assert [one.mode for one in sol.contact("AGB/line").intervals] == ["closed"]
    assert [sol("A.x", 1.0), sol("theta", 1.0)] == pytest.approx([2.47167749630105, -4.20857911116797], abs=1e-10)


def test_squares_touch_the_line_where_a_corner_comes_into_its_layer():
    """Three sides of half a metre: the lowest corner is |sin|/2 + |cos|/2 below the middle."""
    sol = motion("carla_4_1_contact")
    first = sol.contact("G3Q3P3/floor").intervals[1].start
    angle = float(sol("theta3", first))
    lowest = sol("G3.y", first) - (abs(np.sin(angle)) + abs(np.cos(angle))) / 2
    assert lowest == pytest.approx(2 + 0.05, abs=1e-10)
    apart = br.simulate(builtin("carla_4_1"), first)
    names = [f"G{i}.{axis}" for i in (1, 2, 3) for axis in "xy"]
    assert [sol(name, first) for name in names] == pytest.approx([apart(name, first) for name in names], abs=1e-10)


def test_corners_of_squares_rub_by_the_law_of_their_contact():
    """T = -mu N (2 x - x |x|) with x the slip over 0.1 m/s, up to one; the slip is that of a rigid square."""
    sol = motion("carla_4_1_contact")
    corners, met = [(a, b) for a in (-0.5, 0.5) for b in (-0.5, 0.5)], 0
    for t in np.linspace(0.9, 2, 1000):
        angle, spin, x_rate, y = (float(sol(name, t)) for name in ("theta3", "theta3'", "G3.x'", "G3.y"))
        below = [a * np.sin(angle) + b * np.cos(angle) for a, b in corners]
        if sum(y + one < 2.05 for one in below) == 1:
            x = np.clip((x_rate - spin * min(below)) / 0.1, -1, 1)
            normal, friction = sol.contact("G3Q3P3/floor").force(t)
            assert friction == pytest.approx(-0.5 * normal * (2 * x - x * abs(x)), abs=1e-7 * (1 + normal))
            met += normal > 0
    assert met > 20


def test_a_rubbing_piston_takes_what_the_side_force_does():
    """The work of friction is mu times the integral of |side force| |velocity|, added up along the run."""
    sol = motion("carla_p6a_friction")
    ends = [0.0, *[one.end for one in sol.history.modes["OuC"]]]
    points, weights = np.polynomial.legendre.leggauss(80)
    work = 0.0
    for start, end in pairwise(ends):
        t = start + (end - start) * (points + 1) / 2
        work += (np.abs(sol("T.OuC", t) * sol("s'", t)) * weights).sum() * (end - start) / 2
        assert np.abs(sol("T.OuC", t)) == pytest.approx(0.2 * np.abs(sol("lam.OuC", t)), rel=1e-9)
    assert work == pytest.approx(float(sol("work.friction", 3.0)), rel=1e-6)


@pytest.mark.machines
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize("tol", [1e-6, 1e-8, 1e-10])
def test_the_tower_falls_in_all_coordinates(coordinates, tol):
    """Boxes that come to rest together, and gaps that open where the tolerance has left them, are decided."""
    sol = br.simulate(builtin("tower_of_boxes"), coordinates=coordinates, tol=tol)
    assert sol.success, sol.message
    assert sol("A", 1.0).ravel() == pytest.approx(motion("tower_of_boxes")("A", 1.0).ravel(), abs=100 * tol)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_the_piston_rubs_in_all_coordinates(coordinates):
    """At a dead centre the piston has no mobility; what is left of it there is rounding."""
    sol = br.simulate(builtin("carla_p6a_friction"), coordinates=coordinates, tol=1e-8)
    assert sol.success, sol.message
    assert sol("theta", 3.0) == pytest.approx(motion("carla_p6a_friction")("theta", 3.0), abs=1e-7)
