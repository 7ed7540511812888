"""Steppers: whichever integrator steps, the motion, its events, what actions do and the energies are the same."""

import math
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import DOP853, solve_ivp
from scipy.optimize import brentq
from scipy.special import ellipk
from shared import builtin

import bricard as br
from bricard.results.trajectory import Trajectory
from bricard.solvers.integrators import INTEGRATORS
from bricard.solvers.running import Ending, Running
from bricard.taylor.status import Status

G, E = 9.81, 0.8
FALL = math.sqrt(2 / G)
CONSTRAINTS = {"taylor": "direct", "radau": "direct", "auto": "direct", "cvode": "ggl", "ida": "implicit"}
STEP = {"rk4": 4e-3, "euler": 1e-3, "semi_implicit_euler": 1e-3}
ACCURACY = {"cvode": 3e-6, "lsoda": 1e-6, "euler": 1e-2, "semi_implicit_euler": 1e-2}  # of times and lengths
every_integrator = pytest.mark.parametrize("integrator", INTEGRATORS)
exact_integrators = pytest.mark.parametrize("integrator", ["taylor", "radau", "dop853", "scipy-radau", "ida", "rk4"])


def solve(system, span, positions, velocities=None, *, integrator, **options):
    """A motion by an integrator, with the constraint method that goes with it."""
    options |= {"step": STEP[integrator]} if integrator in STEP else {}
    options.setdefault("constraints", CONSTRAINTS.get(integrator, "qr"))
    motion = br.simulate(system, span, positions, velocities or {}, integrator=integrator, **options)
    assert motion.success, motion.message
    return motion


def accuracy(integrator):
    return ACCURACY.get(integrator, 2e-7)


def ball(names="y"):
    """Masses that fall, of 1 kg each."""
    s = br.Lagrangian(names, parameters={"g": G})
    for name in names.split():
        s.kinetic(getattr(s.rate, name) ** 2 / 2)
        s.potential(s.par.g * s[name])
    return s


def pendulum():
    """A point mass of 1 kg on a rod of 1 m, y upwards."""
    s = br.Lagrangian("A[2]", parameters={"g": G})
    s.particle(1, s.A)
    s.potential(s.par.g * s.A.y)
    s.constrain(s.A @ s.A - 1, name="rod")
    return s


def floor(name="y", restitution=E, **options):
    return br.Event(
        name, direction=-1, action=lambda t, values: {f"{name}'": -restitution * values[f"{name}'"]}, **options
    )


def hits(count, restitution=E):
    """When a ball dropped from 1 m hits the floor."""
    return FALL + np.concatenate([[0.0], np.cumsum(2 * FALL * restitution ** np.arange(1, count))])


# -- contracts over the table of integrators ----------------------------------------------------------------------


@cache
def pendulum_angle(t):
    """Of a pendulum from the side, by its equation theta'' = -g sin(theta) with short steps."""
    return solve_ivp(lambda t, y: [y[1], -G * np.sin(y[0])], (0, t), [np.pi / 2, 0], rtol=1e-11, atol=1e-12).y[0, -1]


@every_integrator
def test_the_same_motion(integrator):
    """A pendulum from the side, by each integrator, against its equation theta'' = -g sin(theta) with short steps."""
    motion = solve(pendulum(), (0, 1.5), {"A": (1, 0)}, integrator=integrator)
    assert motion("A.x", 1.5) == pytest.approx(np.sin(pendulum_angle(1.5)), abs=10 * accuracy(integrator))
    assert motion("A.y", 1.5) == pytest.approx(-np.cos(pendulum_angle(1.5)), abs=10 * accuracy(integrator))


@every_integrator
def test_the_same_events(integrator):
    """A pendulum from the side is below after a quarter of its period, 4 sqrt(l/g) K(sin(45 deg)), and so on."""
    quarter = math.sqrt(1 / G) * ellipk(0.5)
    events = [br.Event("A.x"), br.Event("A.x", direction=1), br.Event("A.x + 0.5*A.y")]
    motion = solve(pendulum(), (0.0, 1.9), {"A": (1, 0)}, integrator=integrator, events=events)
    times = {number: [one.t for one in motion.events if one.event == number] for number in range(3)}
    assert times[0] == pytest.approx([quarter, 3 * quarter], abs=accuracy(integrator))
    assert times[1] == times[0][1:]
    for one in motion.events:
        assert motion("A.x", one.t) == pytest.approx(-0.5 * (one.event == 2) * motion("A.y", one.t), abs=1e-6)
    assert len(times[2]) == 2


@cache
def bouncing(integrator):
    """A ball dropped from 1 m hits the floor four times."""
    return solve(ball(), (0, 2.4), {"y": 1}, integrator=integrator, events=floor())


@every_integrator
def test_a_ball_bounces(integrator):
    """Times of the hits, and heights between them, are those of parabolas."""
    motion = bouncing(integrator)
    expected = hits(4)
    assert [one.t for one in motion.events] == pytest.approx(expected, abs=5 * accuracy(integrator))
    for count, (first, last) in enumerate(pairwise(expected), start=1):
        highest = E ** (2 * count)
        assert motion("y", (first + last) / 2) == pytest.approx(highest, abs=10 * accuracy(integrator))
    one = motion.events[0]
    assert one.before["y'"] == pytest.approx(-math.sqrt(2 * G), abs=10 * accuracy(integrator))
    assert one.after["y'"] == pytest.approx(-E * one.before["y'"], rel=1e-12)
    assert motion("y'", one.t, side="left") == pytest.approx(one.before["y'"], rel=1e-9)
    assert motion("y'", one.t) == pytest.approx(one.after["y'"], rel=1e-9)


@every_integrator
def test_energy_is_accounted_for_through_jumps(integrator):
    """Each hit takes (1 - e^2) of the energy; with these works the balance is as good as without events."""
    motion = bouncing(integrator)
    free = solve(ball(), (0, 0.4), {"y": 1}, integrator=integrator)
    energy = motion.energy()
    assert energy.jumps[-1] == pytest.approx(G * (E**8 - 1), abs=20 * accuracy(integrator) * G)
    assert motion.certificate.energy_balance == np.abs(energy.balance).max()
    assert motion.certificate.energy_balance < 1e-9 + 30 * (free.certificate.energy_balance + accuracy(integrator))
    assert energy.total[-1] == pytest.approx(G * E**8, abs=20 * accuracy(integrator) * G)


@every_integrator
def test_an_event_ends_a_run(integrator):
    """The fall from 1 m ends at the floor."""
    stop = br.Event("y", terminal=True, name="floor")
    motion = solve(ball(), (0, 5), {"y": 1}, integrator=integrator, events=stop)
    assert motion.message == f"ended at t = {motion.t[-1]:.10g} by event floor."
    assert motion.t[-1] == pytest.approx(FALL, abs=accuracy(integrator))
    assert motion["y"][-1] == pytest.approx(0, abs=1e-12)


@cache
def before_and_after_gravity_changes():
    """A pendulum for 0.5 s, then with a quarter of its weight, as two runs."""
    first = br.simulate(pendulum(), (0, 0.5), {"A": (1, 0)}, tol=1e-12)
    place = {name: first[name][-1] for name in ("A.x", "A.y")}
    speed = {name: first[f"{name}'"][-1] for name in ("A.x", "A.y")}
    return first, br.simulate(pendulum(), (0.5, 1.2), place, speed, parameters={"g": G / 4}, tol=1e-12)


@every_integrator
def test_an_action_sets_a_parameter(integrator):
    """Where gravity changes on the way, the motion is that of two runs, one after the other."""
    change = br.Event(lambda t, x, der: t - 0.5, action=lambda t, values: {"g": values["g"] / 4}, name="moon")
    motion = solve(pendulum(), (0, 1.2), {"A": (1, 0)}, integrator=integrator, events=change)
    first, second = before_and_after_gravity_changes()
    for name in ("A.x", "A.y"):
        assert motion(name, 1.2) == pytest.approx(second(name, 1.2), abs=20 * accuracy(integrator))
    before, after = motion.trajectory.segments
    assert (before.parameters["g"], after.parameters["g"]) == (G, G / 4)
    at = motion.events[0].t
    assert motion("lam.rod", at, side="left") == pytest.approx(first["lam.rod"][-1], rel=2e-2)
    assert motion("lam.rod", at) == pytest.approx(second["lam.rod"][0], rel=2e-2)
    assert motion.energy().jumps[-1] == pytest.approx(-0.75 * G * first["A.y"][-1], abs=50 * accuracy(integrator))
    assert motion.certificate.energy_balance < 1e-7 + 200 * accuracy(integrator)


@every_integrator
def test_an_action_on_a_constrained_motion_starts_again_consistently(integrator):
    """With A.x' reversed and held, the rod reverses A.y' by itself: the pendulum retraces its way."""
    stop = br.Event("A.x - 0.5", direction=-1, action=lambda t, values: {"A.x'": -values["A.x'"]})
    motion = solve(pendulum(), (0, 0.9), {"A": (1, 0)}, integrator=integrator, events=stop)
    hit = motion.events[0].t
    change = motion.events[0]
    assert change.after["A.y'"] == pytest.approx(-change.before["A.y'"], abs=20 * accuracy(integrator))
    assert change.after["A.x"] * change.after["A.x'"] == pytest.approx(-change.after["A.y"] * change.after["A.y'"])
    for name in ("A.x", "A.y"):
        mirrored = motion(name, hit - 0.2)
        assert motion(name, hit + 0.2) == pytest.approx(mirrored, abs=20 * accuracy(integrator))


@exact_integrators
def test_events_between_knots_of_a_table(integrator):
    """A mass of 1 kg under a force that is a table: it passes 0.1 m where the double integral of the spline does."""
    from scipy.interpolate import CubicSpline

    knots, heights = np.array([0.0, 0.3, 0.5, 1.1, 1.6, 2.0]), np.array([1.0, 0.4, 1.5, 0.2, -0.5, 0.3])
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    s.load(s.table("push", knots, heights), s.rate.x)
    place = CubicSpline(knots, heights).antiderivative(2)
    motion = solve(s, (0, 2), {"x": 0}, integrator=integrator, events=br.Event("x - 0.1"), tol=1e-9)
    assert [one.t for one in motion.events] == pytest.approx([brentq(lambda t: place(t) - 0.1, 0, 2)], abs=1e-6)


@exact_integrators
def test_actions_leave_tabulated_laws_alone(integrator):
    """A pendulum under a horizontal force that is a table, reversed on its way: the rod holds, the law goes on."""
    from scipy.interpolate import CubicSpline

    knots, heights = np.linspace(0, 1, 6), np.array([0.0, 2.0, -1.0, 3.0, 1.0, 0.0])
    s = pendulum()
    s.load(s.table("push", knots, heights), s.rate.A.x)
    turn = br.Event("A.x - 0.5", direction=-1, action=lambda t, values: {"A.x'": -0.5 * values["A.x'"]})
    motion = solve(s, (0, 1), {"A": (1, 0)}, integrator=integrator, events=turn, tol=1e-9)
    times = np.linspace(0, 1, 21)
    np.testing.assert_allclose(motion("push", times), CubicSpline(knots, heights)(times), atol=1e-10)
    change = motion.events[0]
    assert change.after["A.y'"] == pytest.approx(-0.5 * change.before["A.y'"], rel=1e-6)
    np.testing.assert_allclose(np.hypot(*motion("A", times)), 1, atol=1e-6)
    assert motion.certificate.energy_balance < 1e-5


@exact_integrators
def test_functions_that_bend_more_than_the_motion(integrator):
    """A clock that ticks while a ball falls is not missed, however long the steps are."""
    motion = solve(ball(), (0.1, 2), {"y": 9}, integrator=integrator, events=br.Event("sin(10*t)"))
    assert [one.t for one in motion.events] == pytest.approx(np.pi / 10 * np.arange(1, 7), abs=1e-9)


@exact_integrators
def test_events_on_forces(integrator):
    """From the side the rod pulls with 3 g sin(depth): half of the largest pull at half of the depth."""
    event = br.Event(lambda t, x, der: x["lam.rod"] - 0.75 * G)
    motion = solve(pendulum(), (0, 0.6), {"A": (1, 0)}, integrator=integrator, events=event, tol=1e-9)
    assert motion.events[0].before["A.y"] == pytest.approx(-0.5, abs=1e-6)


@every_integrator
def test_backwards(integrator):
    """Backwards in time the same zeros come in falling order."""
    motion = solve(ball(), (0, -2), {"y": 5}, {"y": -G}, integrator=integrator, events=br.Event("y"))
    roots = [t for t in np.roots([-G / 2, -G, 5]) if -2 <= t <= 0]
    assert [one.t for one in motion.events] == pytest.approx(
        sorted(roots, reverse=True), abs=10 * accuracy(integrator)
    )


@every_integrator
def test_a_stepper_rewinds_and_goes_on_without_a_jump(integrator, monkeypatch):
    """Stopped in the middle of its last step, it stands where its dense output was, and goes on from there."""

    as_usual = Running.run

    def run(self, state):
        if not self.watch.events:  # where a consistent start is looked for
            return as_usual(self, state)
        stepper = self.stepper
        stepper.begin(0.0, state, self.parameters)
        while stepper.advance(0.9) == Status.EVENT:
            step = stepper.last_step()
            low, high = sorted((step.values(0.0)[0], step.values(step.length)[0]))
            if low < 0 < high:
                break
        offset = brentq(lambda h: step.values(h)[0], 0, step.length, xtol=1e-14)
        fitted = np.polynomial.polynomial.polyval(offset / 2, step.outputs[:, 0])
        assert fitted == pytest.approx(step.values(offset / 2)[0], abs=1e-6)
        here = stepper.state_at(offset)
        stepper.rewind(offset)
        assert stepper.time == step.start + offset
        assert stepper.layout.named(stepper.state)["A.x"] == pytest.approx(0.5, abs=1e-10)
        np.testing.assert_allclose(stepper.state[:2, :2], here[:2, :2], rtol=1e-12)
        stepper.begin(stepper.time, stepper.state, self.parameters)
        while (status := stepper.advance(0.9)) == Status.EVENT:
            pass
        assert status == Status.FINISHED
        assert stepper.time == 0.9
        return Ending(True, "done", False, ())

    monkeypatch.setattr(Running, "run", run)
    motion = solve(pendulum(), (0, 0.9), {"A": (1, 0)}, integrator=integrator, events=br.Event("A.x - 0.5"))
    (segment,) = motion.trajectory.segments
    assert (segment.start, segment.end) == (0.0, 0.9)
    assert motion("A.x", 0.9) == pytest.approx(np.sin(pendulum_angle(0.9)), abs=10 * accuracy(integrator))
    ends = np.append(segment.polynomials.starts[1:], segment.end)
    for name in ("A.x", "A.x'"):
        sides = [motion(name, ends[:-1], side=side) for side in ("left", "right")]
        np.testing.assert_allclose(*sides, atol=1e-7 + accuracy(integrator))


# -- decisions ----------------------------------------------------------------------------------------------------


@exact_integrators
def test_two_balls_hit_together(integrator):
    """Both actions see the state before; the run starts again once, with both changes."""
    seen = []

    def bounce(name):
        def action(t, values):
            seen.append((t, values["y'"], values["z'"]))
            return {f"{name}'": -E * values[f"{name}'"]}

        return br.Event(name, direction=-1, action=action, name=name)

    motion = solve(ball("y z"), (0, 1), {"y": 1, "z": 1}, integrator=integrator, events=[bounce("y"), bounce("z")])
    assert [one.event for one in motion.events] == [0, 1]
    assert seen[0] == seen[1]
    assert motion.events[0].after == motion.events[1].after
    since = 1 - FALL
    height = E * math.sqrt(2 * G) * since - G / 2 * since**2
    assert motion(["y", "z"], 1.0) == pytest.approx([height, height], abs=1e-7)
    assert motion.energy().jumps[-1] == pytest.approx(2 * G * (E**2 - 1), abs=1e-6)


def test_actions_that_contradict_each_other():
    """Two events at the same time that set the same value differently are an error that names both."""
    up, down = (
        br.Event("y", direction=-1, action=lambda t, values, v=v: {"y'": v}, name=name)
        for name, v in (("up", 1.0), ("down", -1.0))
    )
    with pytest.raises(br.InitialValueError) as error:
        br.simulate(ball(), (0, 1), {"y": 1}, events=[up, down])
    assert str(error.value) == (
        "The events up and down happen together at t = 0.451523641 and set 'y'' to different values, 1 and -1.\n"
        "  Each action sees the values before all of them; let one of them decide."
    )
    br.simulate(ball(), (0, 0.5), {"y": 1}, events=[up, up])


def test_a_release():
    """A pendulum let go at its lowest point by a parameter: before a circle, then a parabola, in one motion."""
    s = br.Lagrangian("A[2]", parameters={"held": 1.0})
    s.particle(1, s.A)
    s.potential(G * s.A.y)
    s.potential(s.par.held * 5e5 * ((s.A @ s.A) ** 0.5 - 1) ** 2 / 2)
    release = br.Event("A.x", direction=-1, action=lambda t, values: {"held": 0.0}, name="release")
    motion = br.simulate(s, (0, 1), {"A": (1, 0)}, events=release, tol=1e-9)
    (let_go,) = motion.events
    speed, since = let_go.after["A.x'"], 1 - let_go.t
    assert speed == pytest.approx(-math.sqrt(2 * G), rel=1e-2)
    assert motion("A.x", 1.0) == pytest.approx(let_go.after["A.x"] + speed * since, abs=1e-9)
    assert motion("A.y''", 1.0) == pytest.approx(-G, rel=1e-9)
    assert motion.certificate.energy_balance < 1e-6


# -- segments -----------------------------------------------------------------------------------------------------


@cache
def changed():
    change = br.Event("y - 0.5", action=lambda t, values: {"g": 2.0}, name="moon")
    return br.simulate(ball(), (0, 0.6), {"y": 1}, events=change)


def test_each_segment_answers_for_its_time():
    """Accelerations follow the parameters of their segment; all kept times stand in order."""
    motion = changed()
    at = motion.events[0].t
    assert at == pytest.approx(math.sqrt(1 / G), rel=1e-12)
    assert motion("y''", [0.1, at, 0.5]).tolist() == pytest.approx([-G, -2, -2], rel=1e-12)
    assert motion("y''", at, side="left") == pytest.approx(-G, rel=1e-12)
    assert np.all(np.diff(motion.t) > 0)
    assert motion["y"] == pytest.approx(motion("y", motion.t), abs=1e-14)
    assert motion.evaluate(lambda t, x, der, p: p.g, [0.1, 0.5]).tolist() == [G, 2.0]


def test_segments_come_back_from_a_file(tmp_path):
    """Names, parameters, energies and events of all segments."""
    motion, times = changed(), np.linspace(0, 0.6, 31)
    loaded = br.load(motion.save(tmp_path / "x.nc"))
    assert loaded.events == motion.events
    assert [dict(one.parameters) for one in loaded.trajectory.segments] == [{"g": G}, {"g": 2.0}]
    for name in ("y", "y''", "energy.total"):
        assert np.array_equal(loaded(name, times), motion(name, times))
    assert np.array_equal(loaded.energy(times).balance, motion.energy(times).balance)


def test_requested_times_across_segments():
    """Where only values at times are kept, segments keep theirs."""
    change = br.Event("y - 0.5", action=lambda t, values: {"g": 2.0})
    t = np.linspace(0, 0.6, 13)
    motion = br.simulate(ball(), (0, 0.6), {"y": 1}, events=change, t_eval=t, keep="times")
    assert np.array_equal(motion.t, t)
    assert motion["y"] == pytest.approx(changed()("y", t), abs=1e-12)
    assert motion.energy().jumps[-1] == pytest.approx((2 - G) * 0.5, rel=1e-12)


def test_equations_may_change_on_the_way(tmp_path):
    """Thrown from a circle onto a parabola: two systems with variables of their own make one solution."""
    circle = br.DAE(
        "u v lam",
        lambda t, x, der: [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v + G, x.u**2 + x.v**2 - 1],
    )
    flight = br.DAE("u v", lambda t, x, der: [der(x.u, 2), der(x.v, 2) + G])
    below = br.Event("u", terminal=True)
    first = br.solve_dae(circle, (0, 2), {"u": 1, "v": 0, "u'": 0, "v'": 0}, events=below)
    at = float(first.t[-1])
    second = br.solve_dae(flight, (at, 1), {name: first[name][-1] for name in ("u", "v", "u'", "v'")})
    ends = replace(first.trajectory.segments[0], t=first.t[:-1], values=first.trajectory.segments[0].values[:-1])
    both = replace(second, trajectory=Trajectory((ends, *second.trajectory.segments)))
    since = 1 - at
    assert both("u", 1.0) == pytest.approx(-math.sqrt(2 * G) * since, rel=1e-9)
    assert both("v", [0.0, at]) == pytest.approx([0, -1], abs=1e-9)
    assert both("lam", at, side="left") == pytest.approx(3 * G, rel=1e-8)
    assert np.isnan(both("lam", at))
    assert np.all(np.diff(both.t) > 0)
    assert both["u"].shape == both["lam"].shape == both.t.shape
    assert both.names == ("u", "v", "lam")
    loaded = br.load(both.save(tmp_path / "x.nc"))
    times = np.linspace(0, 1, 21)
    for name in ("u", "v''", "lam"):
        np.testing.assert_array_equal(loaded(name, times), both(name, times))
    with pytest.raises(br.SolutionError, match="different variables"):
        both.polynomials  # noqa: B018


# -- texts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_texts_in_every_formulation(coordinates):
    """Points, fixed ones too, rates, parameters of the file and functions of vectors, in all coordinates alike."""

    m = builtin("slidercrank")
    texts = ["A.y - l1/2", "distance(A, B) - l2 + 0.1*(t - 0.3)", "B.x' + 1", "distance(O, A) - l1 + t - 0.2"]
    motion = br.simulate(m, 0.5, coordinates=coordinates, events=[br.Event(text) for text in texts])
    for one in motion.events:
        A, B, rate = motion("A", one.t), motion("B", one.t), motion("B.x'", one.t)
        values = (
            A[1] - 0.2,
            np.linalg.norm(A - B) - 1 + 0.1 * (one.t - 0.3),
            rate + 1,
            np.linalg.norm(A) - 0.4 + one.t - 0.2,
        )
        assert values[one.event] == pytest.approx(0, abs=1e-9)
    assert {one.event for one in motion.events} == {0, 1, 2, 3}


def test_texts_of_a_dae():
    """Variables, derivatives, outputs and parameters."""
    dae = br.DAE(
        "x",
        lambda t, x, der, p: [der(x.x, 2) + p.w**2 * x.x],
        parameters={"w": 2.0},
        outputs=lambda t, x, der, p: {"speed": der(x.x)},
    )
    events = [br.Event("x"), br.Event("speed + w*0.5"), br.Event("x'' + w")]
    solution = br.solve_dae(dae, (0, 1), {"x": 1, "x'": 0}, events=events)
    assert [(one.event, one.t) for one in solution.events] == [
        (1, pytest.approx(math.pi / 12)),
        (2, pytest.approx(math.pi / 6)),
        (0, pytest.approx(math.pi / 4)),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A.z - 1", "Event 'A.z - 1': 'A.z' is unknown.\n  Did you mean 'A.x'?"),
        ("A.y - ", "Event 'A.y - ': a number or name is missing after '-'."),
        ("A", "Event 'A' mixes up numbers and vectors, or is a vector.\n"
         "  Take a component, as in A.x, or a length, as in norm(A) or distance(A, B)."),
    ],
)  # fmt: skip
def test_texts_that_are_refused(text, message):
    """Unknown names with the nearest one, what is missing, what is not a number."""
    with pytest.raises(br.ModelError) as error:
        br.simulate(pendulum(), (0, 1), {"A": (1, 0)}, events=br.Event(text))
    assert str(error.value).replace("'A.y'?", "'A.x'?") == message


# -- steps that miss the equations -----------------------------------------------------------


@pytest.mark.parametrize("constraints", ["qr", "projection"])
def test_an_estimate_that_vanishes_by_accident_does_not_count(monkeypatch, constraints):
    """With an estimate of DOP853 that always vanishes, a mass on a spring, x'' = -x, still moves as cos t."""
    monkeypatch.setattr(DOP853, "_estimate_error_norm", lambda *_: 0.0)
    s = br.Lagrangian("x y")
    s.kinetic((s.rate.x**2 + s.rate.y**2) / 2)
    s.potential(s.x**2 / 2)
    s.constrain(s.y)
    motion = solve(s, 10, {"x": 1}, integrator="dop853", constraints=constraints, tol=1e-8)
    assert float(motion("x", 10.0)) == pytest.approx(math.cos(10), abs=1e-4)  # some steps, a thousand tolerances each
