"""Events: every zero found, in order, at its time; impacts and switches restart the motion from there."""

import math
import signal

import casadi as ca
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import bricard as br
from bricard.taylor.engine import compiled_module

G = 9.81
needs_speed = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")
OSCILLATOR = br.DAE("x", lambda t, x, der: [der(x.x, 2) + x.x])
COSINE = {"x": 1, "x'": 0}
BALL = br.DAE("y", lambda t, x, der, p: [der(x.y, 2) + p.g], parameters={"g": G})
DROP = {"y": 1, "y'": 0}
PENDULUM = br.DAE(
    "u v lam",
    lambda t, x, der: [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v - G, x.u**2 + x.v**2 - 100],
)
SIDE = {"u": 10, "v": 0, "u'": 0, "v'": 0}


def zero(t, x, der):
    return x.x


def ground(restitution, **options):
    """A floor at y = 0 that returns a part of the velocity."""
    return br.Event(
        lambda t, x, der: x.y,
        direction=-1,
        action=lambda t, values: {"y": 0.0, "y'": -restitution * values["y'"]},
        name="ground",
        **options,
    )


def bounce_times(restitution, count):
    """Times at which a ball dropped from height 1 hits the floor."""
    fall = math.sqrt(2 / G)
    flights = 2 * fall * restitution ** np.arange(1, count)
    return fall + np.concatenate([[0.0], np.cumsum(flights)])


def ball_height(t, restitution):
    """Height of the bouncing ball at the times t."""
    hits = bounce_times(restitution, 200)
    number = np.searchsorted(hits, t, side="right")
    since = np.where(number > 0, t - hits[number - 1], 0.0)
    speed = math.sqrt(2 * G) * restitution**number
    return np.where(number > 0, speed * since - G / 2 * since**2, 1 - G / 2 * t**2)


def solve(dae, span, initial, events, **options):
    solution = br.solve_dae(dae, span, initial, events=events, **options)
    assert solution.success, solution.message
    return solution


def times(solution, event=0):
    """When an event happened."""
    return np.array([occurrence.t for occurrence in solution.events if occurrence.event == event])


# -- detection ---------------------------------------------------------------------------------------


def test_directions():
    """A cosine falls through zero at pi/2, rises at 3 pi/2, and so on."""
    events = [br.Event(zero), br.Event(zero, direction=1), br.Event(zero, direction=-1)]
    solution = solve(OSCILLATOR, (0, 20), COSINE, events)
    quarter = math.pi / 2
    np.testing.assert_allclose(times(solution, 0), quarter * np.arange(1, 13, 2), atol=1e-10)
    np.testing.assert_allclose(times(solution, 1), quarter * np.array([3, 7, 11]), atol=1e-10)
    np.testing.assert_allclose(times(solution, 2), quarter * np.array([1, 5, 9]), atol=1e-10)


def test_occurrences_come_in_order_with_their_values():
    """Extrema and zeros of an oscillation alternate; each carries the state there."""
    events = [br.Event(zero), br.Event(lambda t, x, der: der(x.x))]
    solution = solve(OSCILLATOR, (0.1, 10), {"x": math.cos(0.1), "x'": -math.sin(0.1)}, events)
    assert [occurrence.event for occurrence in solution.events] == [0, 1, 0, 1, 0, 1]
    for occurrence in solution.events:
        assert set(occurrence.before) == {"x", "x'", "x''"}
        assert occurrence.before["x"] == pytest.approx(math.cos(occurrence.t), abs=1e-9)
        assert occurrence.before["x'"] == pytest.approx(-math.sin(occurrence.t), abs=1e-9)
        assert occurrence.before["x''"] == pytest.approx(-math.cos(occurrence.t), abs=1e-9)


def test_a_single_event_needs_no_list():
    """One event is as good as a list of one."""
    assert len(solve(OSCILLATOR, (0, 3), COSINE, br.Event(zero)).events) == 1
    assert len(solve(OSCILLATOR, (0, 3), COSINE, (br.Event(zero),)).events) == 1


def test_several_events_at_the_same_time():
    """Where three expressions vanish together, three events happen, in the order of the list."""
    events = [br.Event(zero), br.Event(lambda t, x, der: 2 * x.x, direction=-1), br.Event(lambda t, x, der: -x.x)]
    solution = solve(OSCILLATOR, (0, 3), COSINE, events)
    assert [occurrence.event for occurrence in solution.events] == [0, 1, 2]
    np.testing.assert_allclose([occurrence.t for occurrence in solution.events], math.pi / 2, atol=1e-10)


@pytest.mark.parametrize("gap", [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
def test_two_close_roots_in_one_step_are_both_found(gap):
    """A cosine exceeds cos(gap) for a moment around each of its maxima: two events, a gap before and a gap after."""
    event = br.Event(lambda t, x, der: x.x - math.cos(gap))
    solution = solve(OSCILLATOR, (1, 7), {"x": math.cos(1), "x'": -math.sin(1)}, event, tol=1e-14)
    expected = 2 * math.pi + np.array([-gap, gap])
    np.testing.assert_allclose(times(solution), expected, atol=max(1e-14 / gap, 1e-13) * 10)


def test_a_touch_is_an_event_without_direction():
    """A parabola of time touches zero once: it neither rises nor falls there."""
    events = [br.Event(lambda t, x, der: (t - 0.5) ** 2, direction=way) for way in (0, 1, -1)]
    solution = solve(OSCILLATOR, (0, 1), COSINE, events)
    assert [occurrence.event for occurrence in solution.events] == [0]
    assert solution.events[0].t == pytest.approx(0.5, abs=1e-7)


@pytest.mark.parametrize("direction", [-1, 0, 1])
@pytest.mark.parametrize("above", [-1e-3, -1e-14, 0.0, 1e-14, 1e-3])
def test_where_rounding_decides_whether_a_run_ends_that_is_told(above, direction):
    """A cosine turns back at 1: an event there hangs on the last digit, a thousandth away it does not."""
    event = br.Event(lambda t, x, der: x.x - (1 + above), direction=direction, terminal=True, name="top")
    solution = solve(OSCILLATOR, (1, 7), {"x": math.cos(1), "x'": -math.sin(1)}, event)
    told = [text for text in solution.certificate.warnings if text.startswith("Event top: its function only touches")]
    assert len(told) == (abs(above) < 1e-6)
    if told:
        assert "t = 6.28319" in told[0]
        assert ("it happens there" in told[0]) == (len(solution.events) == 1)
    else:
        assert len(solution.events) == (above < 0)


def test_events_that_change_nothing_may_touch_zero():
    """Nothing hangs on them; and a ball that starts at rest on the floor of its event only touches it there."""
    events = [br.Event(lambda t, x, der: x.x - 1, direction=way) for way in (0, 1)]
    assert solve(OSCILLATOR, (1, 7), {"x": math.cos(1), "x'": -math.sin(1)}, events).certificate.warnings == ()
    rest = br.Event(lambda t, x, der: x.y, direction=-1, terminal=True)
    assert solve(BALL, (0, -1), {"y": 0, "y'": 0}, rest).certificate.warnings == ()


def test_events_at_the_start_and_at_the_end():
    """A zero at either end of the span belongs to it."""
    at_start, at_end = br.Event(lambda t, x, der: t), br.Event(lambda t, x, der: t - 1)
    solution = solve(OSCILLATOR, (0, 1), COSINE, [at_start, at_end])
    assert [(occurrence.event, occurrence.t) for occurrence in solution.events] == [(0, 0.0), (1, 1.0)]


def test_direction_counts_at_the_start():
    """A ball thrown upwards from the floor rises there; its landing is the only fall."""
    throw = {"y": 0, "y'": G}
    rising = br.Event(lambda t, x, der: x.y, direction=1)
    falling = br.Event(lambda t, x, der: x.y, direction=-1, terminal=True)
    solution = solve(BALL, (0, 5), throw, [rising, falling])
    assert [(occurrence.event, occurrence.t) for occurrence in solution.events] == [(0, 0.0), (1, pytest.approx(2))]


@pytest.mark.parametrize("direction", [0, 1])
def test_an_event_at_the_end_of_a_step_happens_once(direction):
    """Steps of 1/4 end exactly where t = 1/2 and t = 3/4."""
    events = [br.Event(lambda t, x, der, at=at: t - at, direction=direction) for at in (0.5, 0.75)]
    solution = solve(OSCILLATOR, (0, 1), COSINE, events, max_step=0.25)
    assert 0.5 in solution.t
    assert [(occurrence.event, occurrence.t) for occurrence in solution.events] == [(0, 0.5), (1, 0.75)]


def test_no_event_is_lost_or_doubled_where_steps_meet():
    """Zeros within rounding of the ends of hundreds of steps are each found once."""
    for shift in (-1e-13, -1e-16, 0.0, 1e-16, 1e-13):
        event = br.Event(lambda t, x, der, s=shift: br.sin(8 * math.pi * (t - s)))
        solution = solve(OSCILLATOR, (0.0625, 50.0625), COSINE, event, max_step=0.125)
        assert len(solution.events) == 400
        np.testing.assert_allclose(times(solution), np.arange(1, 401) / 8, atol=1e-12)


def test_events_on_derivatives_and_multipliers():
    """A pendulum from the side pulls with 3 G v / L^2: half of the largest pull at half of the depth."""
    largest = 3 * G / 10
    events = [br.Event(lambda t, x, der: x.lam - largest / 2), br.Event(lambda t, x, der: der(x.v))]
    solution = solve(PENDULUM, (0, 7), SIDE, events)
    pulls = [occurrence for occurrence in solution.events if occurrence.event == 0]
    assert len(pulls) == 4
    for occurrence in pulls:
        assert occurrence.before["v"] == pytest.approx(5, abs=1e-8)
    for occurrence in solution.events:
        if occurrence.event == 1:
            assert occurrence.before["u"] * occurrence.before["v"] == pytest.approx(0, abs=1e-7)


def test_events_on_the_highest_derivatives():
    """The acceleration of a pendulum has zeros like everything else."""
    event = br.Event(lambda t, x, der: der(x.u, 2))
    solution = solve(PENDULUM, (0.1, 7), {"u": 8, "v": 6, "u'": 0, "v'": 0}, event)
    assert len(solution.events) > 0
    np.testing.assert_allclose(solution("u''", times(solution)), 0, atol=1e-6)


@pytest.mark.parametrize(
    ("function", "name", "highest"),
    [
        (lambda t, x, der: der(x.u, 3), "u'''", "u''"),
        (lambda t, x, der: der(x.lam), "lam'", "lam"),
        (lambda t, x, der: der(x.lam * x.u), "lam'", "lam"),
    ],
)
def test_events_on_derivatives_that_are_not_computed(function, name, highest):
    """Derivatives above those that the equations determine are refused by name."""
    with pytest.raises(br.ModelError) as error:
        solve(PENDULUM, (0.1, 7), {"u": 8, "v": 6, "u'": 0, "v'": 0}, br.Event(function))
    assert str(error.value) == (
        f"An event uses {name}, which the solver does not compute.\n  It may use derivatives up to {highest}."
    )


def test_events_on_derivatives_of_expressions():
    """The product u v of a pendulum is largest where its derivative falls through zero."""
    event = br.Event(lambda t, x, der: der(x.u * x.v))
    solution = solve(PENDULUM, (0.1, 9), SIDE | {"u": 6, "v": 8}, event)
    t = times(solution)
    rate = solution("u'", t) * solution("v", t) + solution("u", t) * solution("v'", t)
    assert len(t) == 3
    np.testing.assert_allclose(rate, 0, atol=1e-8)


def test_events_do_not_wear_out_a_system():
    """A system that is solved again and again with the same event stays as it is."""
    event = br.Event(lambda t, x, der: der(x.u * x.v))
    solve(PENDULUM, (0, 0.1), SIDE, event)
    before = len(PENDULUM.shifts), len(PENDULUM.symbols)
    for _ in range(3):
        solve(PENDULUM, (0, 0.1), SIDE, event)
    assert (len(PENDULUM.shifts), len(PENDULUM.symbols)) == before


def test_events_may_use_parameters():
    """A ball in another gravity passes a height that depends on it."""
    event = br.Event(lambda t, x, der, p: x.y + p.g - 2.5)
    solution = solve(BALL, (0, 1), DROP, event, parameters={"g": 2.0})
    np.testing.assert_allclose(times(solution), [math.sqrt(0.5)], atol=1e-12)


@pytest.mark.parametrize(
    ("name", "function", "value"),
    [
        ("square", lambda z: z**2 - 0.25, lambda z: z**2 - 0.25),
        ("pole nearby", lambda z: 1 / (1.1 + z) - 1, lambda z: 1 / (1.1 + z) - 1),
        ("fast", lambda z: br.cos(5 * z), lambda z: np.cos(5 * z)),
        ("root", lambda z: br.sqrt(z + 1.01) - 1, lambda z: np.sqrt(z + 1.01) - 1),
        ("cubic", lambda z: z**3 - 0.1, lambda z: z**3 - 0.1),
    ],
)
def test_curved_functions_of_the_state_are_as_accurate_as_the_state(name, function, value):
    """However an event bends the cosine that it watches, its zeros are those of the bent cosine."""
    event = br.Event(lambda t, x, der: function(x.x))
    solution = solve(OSCILLATOR, (0.1, 12), {"x": math.cos(0.1), "x'": -math.sin(0.1)}, event)
    grid = value(np.cos(np.linspace(0.1, 12, 200001)))
    expected = np.count_nonzero(np.diff(np.sign(grid)) != 0)
    assert len(solution.events) == expected
    np.testing.assert_allclose(value(np.cos(times(solution))), 0, atol=1e-8)


def test_events_of_time_alone_are_found_on_a_motion_that_needs_one_step():
    """A falling ball is a parabola and takes one step; a clock that ticks fifteen times meanwhile is not missed."""
    solution = solve(BALL, (0.1, 5), DROP, br.Event(lambda t, x, der: br.sin(10 * t)))
    np.testing.assert_allclose(times(solution), math.pi / 10 * np.arange(1, 16), atol=1e-9)


def test_events_that_never_happen():
    """Constants have no zeros, and zero itself does not happen."""
    solution = solve(BALL, (0, 1), DROP, [br.Event(lambda t, x, der: 1), br.Event(lambda t, x, der: 0)])
    assert solution.events == ()


def test_backwards_in_time():
    """Backwards the zeros come in falling order, and rising means rising along the way."""
    events = [br.Event(zero), br.Event(zero, direction=1), br.Event(zero, direction=-1)]
    solution = solve(OSCILLATOR, (0, -10), COSINE, events)
    np.testing.assert_allclose(times(solution, 0), -math.pi / 2 * np.array([1, 3, 5]), atol=1e-10)
    np.testing.assert_allclose(times(solution, 1), [-1.5 * math.pi], atol=1e-10)
    np.testing.assert_allclose(times(solution, 2), -math.pi / 2 * np.array([1, 5]), atol=1e-10)


# -- terminal events ---------------------------------------------------------------------------------


def test_a_terminal_event_ends_the_run():
    """A ball that is dropped for a minute stops at the floor; success, and a message that says so."""
    floor = br.Event(lambda t, x, der: x.y, terminal=True, name="floor")
    solution = solve(BALL, (0, 60), DROP, floor)
    assert solution.message == "ended at t = 0.451523641 by event floor."
    assert solution.t[-1] == pytest.approx(math.sqrt(2 / G), rel=1e-14)
    assert solution["y"][-1] == pytest.approx(0, abs=1e-14)
    assert solution("y'", solution.t[-1]) == pytest.approx(-math.sqrt(2 * G), rel=1e-12)
    with pytest.raises(br.SolutionError):
        solution("y", 0.46)


def test_a_terminal_event_without_a_name_is_told_by_its_number():
    """The second of two events ended the run."""
    never, floor = br.Event(lambda t, x, der: x.y - 2), br.Event(lambda t, x, der: x.y, terminal=True)
    assert solve(BALL, (0, 60), DROP, [never, floor]).message == "ended at t = 0.451523641 by event 1."


def test_events_before_a_terminal_one_are_kept_and_later_ones_are_not():
    """Of the heights 0.75, 0.5 and 0.25 a fall that ends at 0.5 passes two."""
    events = [br.Event(lambda t, x, der, h=h: x.y - h, terminal=h == 0.5) for h in (0.75, 0.5, 0.25)]
    solution = solve(BALL, (0, 60), DROP, events)
    assert [occurrence.event for occurrence in solution.events] == [0, 1]
    np.testing.assert_allclose([o.t for o in solution.events], np.sqrt([0.5 / G, 1 / G]), rtol=1e-12)


def test_a_terminal_event_at_the_start():
    """A run that is over where it begins ends there."""
    solution = solve(BALL, (0, 1), DROP, br.Event(lambda t, x, der: x.y - 1, terminal=True, name="top"))
    assert solution.message == "ended at t = 0 by event top."
    assert solution.t[-1] == 0.0
    assert solution["y"][-1] == 1.0


# -- actions -----------------------------------------------------------------------------------------


def test_bouncing_ball():
    """Every bounce comes at its time and the height between bounces is the parabola's."""
    solution = solve(BALL, (0, 4), DROP, ground(0.9))
    expected = bounce_times(0.9, 100)
    expected = expected[expected < 4]
    np.testing.assert_allclose(times(solution), expected, atol=1e-12)
    t = np.linspace(0, 4, 1001)
    np.testing.assert_allclose(solution("y", t), ball_height(t, 0.9), atol=1e-11)
    assert all(time in solution.t for time in times(solution))


def test_both_sides_of_a_jump():
    """Left of an impact the ball falls, right of it it rises."""
    solution = solve(BALL, (0, 0.6), DROP, ground(0.9))
    hit, speed = solution.events[0].t, math.sqrt(2 * G)
    assert solution("y'", hit, side="left") == pytest.approx(-speed, rel=1e-12)
    assert solution("y'", hit, side="right") == pytest.approx(0.9 * speed, rel=1e-12)
    assert solution("y'", hit) == solution("y'", hit, side="right")
    assert solution.events[0].before["y'"] == pytest.approx(-speed, rel=1e-12)


def test_both_sides_of_a_jump_backwards():
    """Backwards in time, left is where the run came from."""
    kick = br.Event(lambda t, x, der: t + 1, action=lambda t, values: {"x'": 5.0})
    solution = solve(OSCILLATOR, (0, -2), COSINE, kick)
    assert solution("x'", -1.0, side="left") == pytest.approx(math.sin(1), abs=1e-10)
    assert solution("x'", -1.0, side="right") == pytest.approx(5, abs=1e-10)


def test_what_an_action_does_not_set_stays():
    """A kick changes the velocity and leaves the place."""
    kick = br.Event(lambda t, x, der: t - 1, action=lambda t, values: {"x'": 0.0})
    solution = solve(OSCILLATOR, (0, 3), COSINE, kick)
    assert solution("x", 1.0) == pytest.approx(math.cos(1), abs=1e-12)
    assert solution("x", 2.0) == pytest.approx(math.cos(1) ** 2, abs=1e-10)


def test_actions_that_change_nothing_leave_no_trace():
    """An action may watch only; the motion goes on as without it."""
    seen = []
    watch = br.Event(zero, action=lambda t, values: seen.append((t, values["x'"])))
    solution = solve(OSCILLATOR, (0, 10), COSINE, watch)
    np.testing.assert_allclose([t for t, _ in seen], math.pi / 2 * np.array([1, 3, 5]), atol=1e-10)
    np.testing.assert_allclose([speed for _, speed in seen], [-1, 1, -1], atol=1e-10)
    assert len(solution.events) == 3
    assert solution("x", 10.0) == pytest.approx(math.cos(10), abs=1e-9)


def test_a_pause_at_one_event_does_not_conjure_up_another():
    """A look at the clock at t = 1 does not make a cosine vanish there."""
    events = [br.Event(zero), br.Event(lambda t, x, der: t - 1, action=lambda t, values: None)]
    solution = solve(OSCILLATOR, (0, 3), COSINE, events)
    assert [occurrence.event for occurrence in solution.events] == [1, 0]
    np.testing.assert_allclose([occurrence.t for occurrence in solution.events], [1, math.pi / 2], atol=1e-10)


def test_simultaneous_actions_add_up():
    """Two balls that hit the floor at the same moment both bounce."""
    two = br.DAE("y z", lambda t, x, der: [der(x.y, 2) + G, der(x.z, 2) + G])
    events = [
        br.Event(
            lambda t, x, der, n=name: x[n],
            direction=-1,
            action=lambda t, values, n=name: {n: 0.0, f"{n}'": -0.9 * values[f"{n}'"]},
        )
        for name in "yz"
    ]
    solution = solve(two, (0, 2), {"y": 1, "y'": 0, "z": 1, "z'": 0}, events)
    t = np.linspace(0, 2, 101)
    for name in "yz":
        np.testing.assert_allclose(solution(name, t), ball_height(t, 0.9), atol=1e-11)


def test_an_impact_of_a_constrained_motion():
    """A pendulum whose velocity is reversed in an elastic impact retraces its way and comes back to its start."""
    stop = br.Event(
        lambda t, x, der: x.u - 5,
        direction=-1,
        action=lambda t, values: {"u'": -values["u'"], "v'": -values["v'"]},
    )
    solution = solve(PENDULUM, (0, 3), SIDE, stop)
    hit = solution.events[0].t
    t = np.linspace(0, hit, 20)
    for name, sign in (("u", 1), ("v", 1), ("lam", 1), ("u'", -1)):
        np.testing.assert_allclose(solution(name, 2 * hit - t[:-1]), sign * solution(name, t[:-1]), atol=1e-8)
    assert solution.certificate.largest_residual < 1e-12


def test_an_impact_need_set_only_what_is_free():
    """With u' reversed and held the rod reverses v' by itself."""
    stop = br.Event(lambda t, x, der: x.u - 5, direction=-1, action=lambda t, values: {"u'": -values["u'"]})
    solution = solve(PENDULUM, (0, 2), SIDE, stop)
    hit = solution.events[0].t
    before = [solution(name, hit, side="left") for name in ("u'", "v'")]
    after = [solution(name, hit, side="right") for name in ("u'", "v'")]
    np.testing.assert_allclose(after, -np.array(before), rtol=1e-10)


def test_terminal_and_acting_events_together():
    """A ball bounces three times before a clock ends the run in mid-air."""
    clock = br.Event(lambda t, x, der: t - 2.5, terminal=True, name="clock")
    solution = solve(BALL, (0, 60), DROP, [ground(0.9), clock])
    assert solution.message == "ended at t = 2.5 by event clock."
    assert len(times(solution, 0)) == np.count_nonzero(bounce_times(0.9, 20) < 2.5)


@pytest.mark.parametrize("keep", ["steps", "times"])
def test_requested_times_across_impacts(keep):
    """Values at requested times are those of the bouncing ball, whether steps are kept or not."""
    t = np.linspace(0, 4, 41)
    solution = solve(BALL, (0, 4), DROP, ground(0.9), t_eval=t, keep=keep)
    np.testing.assert_array_equal(solution.t, t)
    np.testing.assert_allclose(solution["y"], ball_height(t, 0.9), atol=1e-11)


@pytest.mark.parametrize("keep", ["steps", "times"])
def test_requested_times_across_watched_events(keep):
    """Events that only watch or report do not disturb the requested times."""
    t = np.linspace(0, 10, 41)
    events = [br.Event(zero), br.Event(lambda t, x, der: der(x.x), action=lambda t, values: None)]
    solution = solve(OSCILLATOR, (0, 10), COSINE, events, t_eval=t, keep=keep)
    np.testing.assert_array_equal(solution.t, t)
    np.testing.assert_allclose(solution["x"], np.cos(t), atol=1e-9)
    assert len(solution.events) == 7


def test_requested_times_up_to_a_terminal_event():
    """A fall that ends at the floor has the requested times before it, no others."""
    t = np.linspace(0, 1, 11)
    floor = br.Event(lambda t, x, der: x.y, terminal=True)
    solution = solve(BALL, (0, 1), DROP, floor, t_eval=t, keep="times")
    np.testing.assert_array_equal(solution.t, t[t < math.sqrt(2 / G)])
    np.testing.assert_allclose(solution["y"], 1 - G / 2 * solution.t**2, atol=1e-14)


def test_backwards_with_actions():
    """A ball followed back in time from a bounce: the floor takes the energy that it gave."""
    hit, speed = math.sqrt(2 / G), math.sqrt(2 * G)
    floor = br.Event(
        lambda t, x, der: x.y, direction=-1, action=lambda t, values: {"y": 0.0, "y'": -values["y'"] / 0.9}
    )
    rise = 0.1
    start = {"y": 0.9 * speed * rise - G / 2 * rise**2, "y'": 0.9 * speed - G * rise}
    solution = solve(BALL, (hit + rise, 0), start, floor)
    assert times(solution) == pytest.approx([hit], rel=1e-12)
    assert solution("y", 0.0) == pytest.approx(1, rel=1e-10)


def test_bounces_without_end_are_reported():
    """A ball that loses half of its speed comes to rest after infinitely many bounces, at three times its fall."""
    solution = br.solve_dae(BALL, (0, 3), DROP, events=ground(0.5))
    rest = 3 * math.sqrt(2 / G)
    assert not solution.success
    assert solution.message == (
        f"stopped at t = {rest:.10g}, because events follow each other without end.\n"
        "  Try: a terminal event where they become dense."
    )
    assert solution.t[-1] == pytest.approx(rest, rel=1e-9)
    np.testing.assert_allclose(times(solution)[:20], bounce_times(0.5, 20), atol=1e-13)
    t = np.linspace(0, 0.99 * rest, 101)
    np.testing.assert_allclose(solution("y", t), ball_height(t, 0.5), atol=1e-11)


# -- error estimates, progress, Ctrl-C ---------------------------------------------------------------


@pytest.mark.parametrize("height", [0.5, 1.0, 2.0])
def test_error_estimates_do_not_mistake_a_jump_for_an_error(height):
    """Two runs of a bouncing oscillator differ by little, although they jump a hair apart."""
    wall = br.Event(lambda t, x, der: x.x, direction=-1, action=lambda t, values: {"v": -values["v"], "x": 0.0})
    first_order = br.DAE("x v", lambda t, x, der: [der(x.x) - x.v, der(x.v) + br.sin(x.x)])
    solution = solve(first_order, (0, 20), {"x": height, "v": 0}, wall, tol=1e-6, estimate_error=True)
    assert max(solution.certificate.error.values()) < 1e-4


@needs_speed
def test_progress_is_told_although_events_happen(monkeypatch):
    """A run with an event in every period that takes longer than progress may wait still says how far it is."""
    monkeypatch.setattr("bricard.solvers.running.TOLD_EVERY", 0.01)
    calls = []
    solve(PENDULUM, (0, 800), SIDE, br.Event(lambda t, x, der: x.u), progress=lambda t, steps: calls.append(t))
    assert len(calls) > 0
    assert calls == sorted(calls)


def test_interruption_of_a_run_with_events_keeps_the_solution():
    """Ctrl-C while events happen gives back everything up to there."""
    previous = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    raised = None
    try:
        br.solve_dae(PENDULUM, (0, 1e6), SIDE, events=br.Event(lambda t, x, der: x.u))
    except KeyboardInterrupt as interruption:  # pytest would take a bare one for its own
        raised = interruption
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    assert isinstance(raised, br.Interrupted)
    assert len(raised.solution.events) > 1


# -- bad input ---------------------------------------------------------------------------------------


def refusal(events, error=br.BricardError):
    with pytest.raises(error) as info:
        br.solve_dae(BALL, (0, 1), DROP, events=events)
    return str(info.value)


def hit(action):
    return br.Event(lambda t, x, der: x.y, action=action, name="hit")


def test_actions_that_set_what_is_not_there():
    """A ball has no coordinate z."""
    assert refusal(hit(lambda t, values: {"z": 0}), br.InitialValueError) == (
        "Event hit sets 'z', which is not a value of this system.\n  It may set: y, y', y'', g."
    )


@pytest.mark.parametrize("value", [math.nan, math.inf])
def test_actions_that_set_no_finite_number(value):
    """NaN is not a velocity."""
    assert refusal(hit(lambda t, values: {"y'": value}), br.InitialValueError) == (
        f"Event hit: the value of y' is {value}; it must be a finite number."
    )


@pytest.mark.parametrize("value", ["up", 1j, None, [1, 2]])
def test_actions_that_set_no_number(value):
    """Text is not a velocity either, and the message names event and value."""
    text = refusal(hit(lambda t, values: {"y'": value}))
    assert "hit" in text
    assert "y'" in text


@pytest.mark.parametrize("returned", [[1, 2], 3.0, "y"])
def test_actions_that_return_no_mapping(returned):
    """An action returns values by name, and the message names the event that does not."""
    assert "hit" in refusal(hit(lambda t, values: returned))


def test_actions_that_contradict_the_equations_end_the_run():
    """An event cannot change gravity; the run keeps what it has, and the message tells the event and its time."""
    solution = br.solve_dae(BALL, (0, 1), DROP, events=hit(lambda t, values: {"y''": 3.0}))
    assert not solution.success
    assert solution.message.startswith("stopped at t = 0.451523641, because event hit sets values that cannot be:")
    np.testing.assert_allclose(solution("y", 0.2), 1 - 9.81 * 0.02, rtol=1e-12)


def test_errors_in_actions_are_the_users_own():
    """What the user's function raises reaches the user unchanged."""
    with pytest.raises(ZeroDivisionError):
        br.solve_dae(BALL, (0, 1), DROP, events=hit(lambda t, values: 1 / 0))


def test_event_functions_that_are_refused():
    """An event function is written like an equation: known names, one expression, analytic."""
    assert refusal(br.Event(lambda t, x, der: x.z), br.ModelError).startswith("The equations use 'z'")
    assert refusal(br.Event(lambda t, x, der: ca.vertcat(x.y, x.y)), br.ModelError) == (
        "Event 0 must be one expression, not 2."
    )
    assert refusal(br.Event(lambda t, x, der: abs(x.y)), br.NonAnalyticError).startswith("The equations use abs")
    assert refusal(br.Event(lambda t, x, der: 1 if x.y > 0 else 0), br.NonAnalyticError)


@pytest.mark.parametrize("returned", [None, "y", [1, 2]])
def test_event_functions_that_return_no_expression(returned):
    """A forgotten return is reported as such."""
    assert refusal(br.Event(lambda t, x, der: returned), br.ModelError)


def test_event_functions_with_foreign_symbols():
    """A CasADi symbol that belongs to nobody has no value in an event either."""
    assert "'k'" in refusal(br.Event(lambda t, x, der: x.y - ca.SX.sym("k")), br.ModelError)


def test_event_functions_that_are_no_numbers():
    """The logarithm of a negative height ends the run with a message, or refuses it; the event is named."""
    event = br.Event(lambda t, x, der: br.log(x.y - 2), name="depth")
    try:
        text = br.solve_dae(BALL, (0, 1), DROP, events=event).message
    except br.BricardError as error:
        text = str(error)
    assert "depth" in text or "log(y - 2)" in text


@pytest.mark.parametrize("direction", [2, "up", None, 0.5])
def test_directions_that_do_not_exist(direction):
    """There are three directions: rising, falling, both."""
    with pytest.raises(br.BricardError, match="direction"):
        br.solve_dae(BALL, (0, 1), DROP, events=br.Event(lambda t, x, der: x.y, direction=direction))


@pytest.mark.parametrize("events", [lambda t, x, der: x.y, [lambda t, x, der: x.y], "floor", [None]])
def test_events_must_be_events(events):
    """SciPy's bare functions are told how to become events."""
    assert "Event" in refusal(events)


@pytest.mark.parametrize("restitution", [0.5, 0.8, 0.9])
def test_a_ball_never_falls_through_the_floor(restitution):
    """Bounces accumulate at sqrt(2/g) (1 + e)/(1 - e); there the run ends, whether or not the height is reset."""
    for keep in ({}, {"y": 0.0}):
        bounce = br.Event(
            lambda t, x, der: x.y, direction=-1, action=lambda t, v, keep=keep: keep | {"y'": -restitution * v["y'"]}
        )
        solution = br.solve_dae(BALL, (0, 20), DROP, events=bounce)
        assert not solution.success
        assert solution.t[-1] == pytest.approx(math.sqrt(2 / 9.81) * (1 + restitution) / (1 - restitution), rel=1e-9)
        assert solution["y"].min() > -1e-12


# -- restarts of systems that are nonlinear in their highest derivatives ------------------------------------------


def bounce(restitution):
    return br.Event(
        lambda t, x, der: x.h,
        direction=-1,
        action=lambda t, values: {"h'": -restitution * values["h'"]},
        name="bounce",
    )


def test_a_bounce_where_the_acceleration_solves_a_cubic():
    """a^3 + a + 2 = 0 has the root -1: a ball falls from 1 m for sqrt(2) s and returns after 1.6 sqrt(2) s."""
    dae = br.DAE("h a", lambda t, x, der: [der(x.h, 2) - x.a, x.a**3 + x.a + 2])
    sol = br.solve_dae(dae, (0, 4), {"h": 1, "h'": 0, "a": -1}, events=bounce(0.8))
    assert sol.success, sol.message
    assert [one.t for one in sol.events] == pytest.approx([2**0.5, 2.6 * 2**0.5], abs=1e-9)
    elapsed = 4 - 2.6 * 2**0.5
    assert float(sol("h", 4)) == pytest.approx(0.64 * 2**0.5 * elapsed - elapsed**2 / 2, abs=1e-9)


def test_a_bounce_where_the_acceleration_leaps():
    """a^3 + a = -2 - h'/2: where h' changes its sign another a follows, by Newton's method from the one before."""

    def acceleration(v):
        return brentq(lambda a: a**3 + a + 2 + v / 2, -5, 5, xtol=1e-15)

    dae = br.DAE("h a", lambda t, x, der: [der(x.h, 2) - x.a, x.a**3 + x.a + 2 + der(x.h) / 2])
    sol = br.solve_dae(dae, (0, 3), {"h": 1, "h'": 0, "a": -1}, events=bounce(0.9))
    assert sol.success, sol.message
    rates, settings = (lambda t, y: [y[1], acceleration(y[1])]), {"rtol": 1e-11, "atol": 1e-12, "method": "DOP853"}

    def ground(t, y):
        return y[0]

    ground.terminal, ground.direction = True, -1
    fall = solve_ivp(rates, (0, 3), [1.0, 0.0], events=ground, **settings)
    rise = solve_ivp(rates, (fall.t[-1], 3), [0.0, -0.9 * fall.y[1, -1]], **settings)
    assert [one.t for one in sol.events] == pytest.approx([fall.t[-1]], abs=1e-8)
    assert float(sol("h", 3)) == pytest.approx(rise.y[0, -1], abs=1e-8)
    assert float(sol("a", 3)) == pytest.approx(acceleration(rise.y[1, -1]), abs=1e-8)


def test_what_a_constraint_demands_follows_a_bounce():
    """Two balls on a rope over a pulley: one velocity is set, the other one follows; a solves the cubic again."""
    dae = br.DAE("h k a", lambda t, x, der: [der(x.h, 2) - x.a, x.h + x.k - 3, x.a**3 + x.a + 2])
    sol = br.solve_dae(dae, (0, 3), {"h": 1, "h'": 0, "k": 2, "a": -1}, events=bounce(1.0))
    assert sol.success, sol.message
    assert float(sol("k'", 2**0.5)) == pytest.approx(-(2**0.5), abs=1e-9)
    assert float(sol("h", 2.0)) + float(sol("k", 2.0)) == pytest.approx(3, abs=1e-12)
