"""Energies and works where time moves points: against forces times velocities, and closed forms."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import pi

import numpy as np
import pytest

import bricard as br
from bricard.errors import SolutionError
from bricard.results.trajectory import Trajectory

G = 9.81
END = 0.3
TIMES = np.linspace(0, END, 7)
SHAKEN = """
Dimension: 2
PartData:
  Points: {R: [0, 0.05*sin(20*t)]}
  Fixed: {W: [0.2, -0.8]}
  Rods: {RA: [0.4, 1], AB: [0.4, 1]}
  Bushings: {BW: [30, 1]}
AppliedForces: {Gravity: }
ProblemData: {tend: 2, positions: {A: [0.1, -0.4], B: [0.2, -0.8]}, velocities: {A: [0, 0], B: [0, 0]}}
"""
TOWED = """
Dimension: 2
PartData:
  Points: {R: [0.5*t, 0]}
  Rods: {RA: [0.4, 1], AB: [0.4, 2]}
AppliedForces: {Gravity: }
ProblemData: {tend: 2, positions: {A: [0.1, -0.4], B: [0.2, -0.8]}, velocities: {A: [0, 0], B: [0, 0]}}
"""
METHODS = {"series": {"tol": 1e-12}, "qr": {"constraints": "qr", "integrator": "dop853", "tol": 1e-11}}
every_formulation = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
every_method = pytest.mark.parametrize("method", METHODS)


@cache
def swing(text, coordinates, method):
    return br.simulate(br.Mechanism.parse(text), END, coordinates=coordinates, **METHODS[method])


CHAIN = """
Dimension: 2
PartData:
  Fixed: {P0: [0, 0]}
  Rods: {P0P1: [0.3, 1], P1P2: [0.4, 2], P2P3: [0.5, 3]}
AppliedForces: {Gravity: }
ProblemData: {tend: 1, positions: {P1: [0.3, 0], P2: [0.7, 0], P3: [1.2, 0]}}
"""


@pytest.mark.parametrize("where", ["at the steps", "between them"])
def test_energies_of_a_chain_are_those_of_its_rods(where):
    """T = sum m (u.u + u.w + w.w)/6 of the ends' velocities u, w and V = sum m g (y + z)/2 of their heights."""
    motion = br.simulate(br.Mechanism.parse(CHAIN), tol=1e-10)
    t = motion.t if where == "at the steps" else (motion.t[1:] + motion.t[:-1]) / 2
    places = [np.zeros((2, t.size)), *motion(["P1", "P2", "P3"], t)]
    rates = [np.zeros((2, t.size)), *motion(["P1'", "P2'", "P3'"], t)]
    rods = list(zip([1, 2, 3], pairwise(places), pairwise(rates), strict=True))
    kinetic = sum(m * np.sum(u * u + u * w + w * w, axis=0) / 6 for m, _, (u, w) in rods)
    potential = sum(m * G * (a[1] + b[1]) / 2 for m, (a, b), _ in rods)
    found = motion.energy(t)
    np.testing.assert_allclose(found.kinetic, kinetic, rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(found.potential, potential, rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(found.total, kinetic + potential, rtol=1e-13, atol=1e-12)
    assert np.abs(found.balance - (kinetic + potential)).max() < 1e-11  # it starts at rest, at height zero
    if where == "at the steps":
        assert motion.certificate.energy_balance == np.abs(found.balance).max()


def test_several_names_have_the_values_of_each():
    """Variables, derivatives, outputs and points asked for together are what they are alone."""
    motion = swing(SHAKEN, "relative", "series")
    names = ["energy.total", "A.x", "A.x''", "work.supplied", "energy.kinetic", "A.x'"]
    np.testing.assert_array_equal(motion(names, TIMES), [motion(name, TIMES) for name in names])
    np.testing.assert_array_equal(motion[names], [motion[name] for name in names])
    assert motion(["A", "B"], TIMES.reshape(1, 7)).shape == (2, 2, 1, 7)
    assert motion(["A", "energy.total"], []).shape == (3, 0)


def some_steps(motion):
    """Ends of steps: between them the methods for ODEs interpolate."""
    return motion.t[:: max(1, len(motion.t) // 6)]


def integrals(power, times, panels=40):
    """Of a function of time, from 0 to each time (Gauss's rule)."""
    nodes, weights = np.polynomial.legendre.leggauss(10)
    result = []
    for end in times:
        middles = (np.arange(panels) + 0.5) * end / panels
        at = (middles[:, None] + nodes * end / panels / 2).ravel()
        result.append(np.sum(np.tile(weights, panels) * power(at)) * end / panels / 2)
    return np.array(result)


def support(t):
    """Height of the point R of the shaken pendulum, its velocity and its acceleration."""
    return 0.05 * np.sin(20 * t), np.cos(20 * t), -20 * np.sin(20 * t)


def support_force(motion, t):
    """Upwards, on the rods: their momentum's rate, their weights, and the bushing."""
    accelerations = (support(t)[2] + motion("A.y''", t)) / 2 + (motion("A.y''", t) + motion("B.y''", t)) / 2
    return accelerations + 2 * G + 30 * (motion("B.y", t) + 0.8) + motion("B.y'", t)


# -- a pendulum on a shaken support ---------------------------------------------------------------------------------


@every_formulation
@every_method
def test_stored_energy(coordinates, method):
    """The total is T + V, of rods m/6 (|P'|^2 + P'.Q' + |Q'|^2), weights and the bushing's springs."""
    motion = swing(SHAKEN, coordinates, method)
    R, A, B = np.array([0 * TIMES, support(TIMES)[1]]), motion("A'", TIMES), motion("B'", TIMES)
    kinetic = sum(np.sum(P**2 + P * Q + Q**2, axis=0) / 6 for P, Q in ((R, A), (A, B)))
    potential = G * (support(TIMES)[0] / 2 + motion("A.y", TIMES) + motion("B.y", TIMES) / 2)
    potential += 15 * np.sum((motion("B", TIMES) - [[0.2], [-0.8]]) ** 2, axis=0)
    energy = motion.energy(TIMES)
    assert energy.kinetic == pytest.approx(kinetic, abs=1e-11)
    assert energy.potential == pytest.approx(potential, abs=1e-11)
    assert energy.total == pytest.approx(kinetic + potential, abs=1e-11)


@every_formulation
@every_method
def test_works(coordinates, method):
    """The bushing takes c |B'|^2, the support puts in its force times R'."""
    motion, series = swing(SHAKEN, coordinates, method), swing(SHAKEN, coordinates, "series")
    times = some_steps(motion)
    energy = motion.energy(times)
    dissipated = integrals(lambda t: np.sum(series("B'", t) ** 2, axis=0), times)
    supplied = integrals(lambda t: support_force(series, t) * support(t)[1], times)
    assert energy.dissipated == pytest.approx(dissipated, abs=1e-9)
    assert energy.supplied == pytest.approx(supplied, abs=1e-9)
    assert np.ptp(energy.dissipated) > 0.1
    assert np.ptp(energy.supplied) > 1
    assert motion.certificate.energy_balance < 1e-9


def test_support_force_is_that_of_the_joint():
    """The force that the works are compared with is the reaction at R."""
    motion = swing(SHAKEN, "natural", "series")
    assert motion.reactions("R", on="RA", t=TIMES).force[1] == pytest.approx(support_force(motion, TIMES), abs=1e-9)


@every_formulation
@every_method
def test_wrong_motion_does_not_balance(coordinates, method):
    """A coordinate that is wrong by a thousandth upsets the balance, whichever it is."""
    motion = swing(SHAKEN, coordinates, method)
    assert np.abs(motion.energy().balance).max() < 1e-11
    for name in motion.mechanics.coordinates:
        (segment,) = motion.trajectory.segments
        coefficients, index = segment.polynomials.coefficients.copy(), segment.index
        coefficients[:, :, index.positions[index.variables.index(name)]] *= 1.001
        bent = replace(segment, polynomials=replace(segment.polynomials, coefficients=coefficients))
        wrong = replace(motion, trajectory=Trajectory((bent,)))
        assert np.abs(wrong.energy().balance).max() > 1e-6


def test_balance_has_the_error_of_the_method():
    """Explicit Euler is of first order, and so is its balance."""
    errors = [
        br.simulate(
            br.Mechanism.parse(SHAKEN), END, coordinates="relative", constraints="qr", integrator="euler", step=step
        ).certificate.energy_balance
        for step in (2e-3, 1e-3)
    ]
    assert errors[1] > 1e-4
    assert errors[0] / errors[1] == pytest.approx(2, abs=0.3)


@every_formulation
@every_method
def test_file_gives_the_same_energies(coordinates, method, tmp_path):
    """A motion that was saved and loaded has the same bits."""
    motion = swing(SHAKEN, coordinates, method)
    known, found = motion.energy(TIMES), br.load(motion.save(tmp_path / "motion.nc")).energy(TIMES)
    for name in ("kinetic", "potential", "total", "dissipated", "supplied"):
        assert np.array_equal(getattr(found, name), getattr(known, name))


def test_what_time_carries_has_a_name():
    """Sum of m P' . dP/dt: of the rod RA in natural coordinates m/6 (2 R' + A') . R'."""
    motion = swing(SHAKEN, "natural", "series")
    up = support(TIMES)[1]
    assert motion("energy.carried", TIMES) == pytest.approx((2 * up + motion("A.y'", TIMES)) * up / 6, abs=1e-13)
    assert motion.unit("energy.carried") == "J"
    carried = motion("energy.carried", TIMES) - motion("energy.carried", 0)
    assert motion.energy(TIMES).supplied == pytest.approx(motion("work.supplied", TIMES) + carried, abs=1e-14)


# -- other points that time moves -----------------------------------------------------------------------------------


@every_formulation
@every_method
def test_support_of_constant_speed(coordinates, method):
    """A support that moves along x with 0.5 m/s puts in 0.5 times the growth of the momentum along x."""
    motion = swing(TOWED, coordinates, method)
    energy = motion.energy()
    momentum = (0.5 + motion["A.x'"]) / 2 + motion["A.x'"] + motion["B.x'"]
    assert energy.total == pytest.approx(energy.kinetic + energy.potential, abs=1e-12)
    assert energy.supplied == pytest.approx(0.5 * (momentum - momentum[0]), abs=1e-9)
    assert np.ptp(energy.supplied) > 1e-2
    assert motion.certificate.energy_balance < 1e-9


ROAD, OMEGA = 0.05, 6.0
WHEEL, BODY = 40.0, 300.0
TYRE, SPRING = (2e5, 300.0), (2e4, 1500.0)  # stiffness, damping


def quarter_car(law):
    """Heights above the position of rest, so that weights and lengths of springs do not occur."""
    s = br.Lagrangian("wheel body")
    road = law(s)
    s.kinetic((WHEEL * s.rate.wheel**2 + BODY * s.rate.body**2) / 2)
    for (stiffness, damping), stretch in ((TYRE, s.wheel - road), (SPRING, s.body - s.wheel)):
        s.potential(stiffness / 2 * stretch**2)
        s.dissipation(damping / 2 * s.rate(stretch) ** 2)
    return s


def steady_state():
    """Complex amplitudes of wheel and body on the road ROAD sin(OMEGA t)."""
    tyre, spring = (k + 1j * OMEGA * c for k, c in (TYRE, SPRING))
    stiffness = np.array([[tyre + spring, -spring], [-spring, spring]]) - OMEGA**2 * np.diag([WHEEL, BODY])
    return np.linalg.solve(stiffness, [tyre * ROAD, 0])


@every_method
def test_quarter_car_on_a_road(method):
    """In steady state each cycle dissipates pi OMEGA c |stretch|^2 in each damper, and the road puts that in."""
    amplitudes, period = steady_state(), 2 * pi / OMEGA
    start, speed = (dict(zip(("wheel", "body"), f * amplitudes, strict=True)) for f in (1, 1j * OMEGA))
    positions, velocities = ({name: value.imag for name, value in given.items()} for given in (start, speed))
    car = quarter_car(lambda s: ROAD * br.sin(OMEGA * s.t))
    motion = br.simulate(car, (0, 2 * period), positions, velocities, **METHODS[method])
    wheel, body = amplitudes
    cycle = pi * OMEGA * (TYRE[1] * abs(wheel - ROAD) ** 2 + SPRING[1] * abs(body - wheel) ** 2)
    energy = motion.energy([0, period, 2 * period])
    assert energy.dissipated == pytest.approx([0, cycle, 2 * cycle], rel=1e-8)
    assert energy.supplied == pytest.approx([0, cycle, 2 * cycle], rel=1e-8)
    assert energy.total == pytest.approx(energy.kinetic + energy.potential, abs=1e-10)
    assert motion.certificate.energy_balance < 1e-8 * cycle


@every_method
def test_quarter_car_on_a_tabulated_road(method):
    """The dampers take c times the squares of their speeds, the road puts in the tyre's force times its speed."""
    knots = np.linspace(0, 1, 11)
    car = quarter_car(lambda s: s.table("road", knots, ROAD * np.sin(OMEGA * knots)))
    motion = br.simulate(car, (0, 1), {"wheel": 0, "body": 0.01}, **METHODS[method])
    times = knots[[0, 3, 10]]

    def rates(t):
        return motion("road'", t), motion("wheel'", t), motion("body'", t)

    def taken(t):
        road, wheel, body = rates(t)
        return TYRE[1] * (wheel - road) ** 2 + SPRING[1] * (body - wheel) ** 2

    def put_in(t):
        road, wheel, _ = rates(t)
        return (TYRE[0] * (motion("road", t) - motion("wheel", t)) + TYRE[1] * (road - wheel)) * road

    energy = motion.energy(times)
    assert energy.dissipated == pytest.approx(integrals(taken, times), abs=1e-6)
    assert energy.supplied == pytest.approx(integrals(put_in, times), abs=1e-6)
    assert energy.dissipated[-1] > 10
    assert motion.certificate.energy_balance < 1e-8


def test_mass_on_a_moving_point_alone():
    """A mass that time moves takes its energy from what moves it; an oscillator beside it keeps its own."""
    s = br.Lagrangian("x")
    s.particle(2.0, br.Vec2(0, s.t**2))
    s.kinetic(s.rate.x**2 / 2)
    s.potential(s.x**2 / 2)
    motion = br.simulate(s, (1, 3), {"x": 1})
    t = np.array([1.0, 2.0, 3.0])
    assert motion.energy(t).total == pytest.approx(4 * t**2 + 0.5, abs=1e-11)
    assert motion.energy(t).supplied == pytest.approx(4 * t**2 - 4, abs=1e-11)
    assert "work.supplied" in motion.names


def test_bead_on_a_hoop_that_a_motor_turns():
    """In the turning frame no time occurs; the motor puts in w times the growth of the angular momentum."""
    a, w = 0.5, 7.0
    s = br.Lagrangian("angle")
    s.kinetic(a**2 / 2 * (s.rate.angle**2 + (w * br.sin(s.angle)) ** 2))
    s.potential(-G * a * br.cos(s.angle))
    motion = br.simulate(s, (0, 2), {"angle": 0.3})
    t = np.linspace(0, 2, 9)
    energy, momentum = motion.energy(t), w * (a * np.sin(motion("angle", t))) ** 2
    assert energy.total == pytest.approx(energy.kinetic + energy.potential, abs=1e-12)
    assert energy.supplied == pytest.approx(w * (momentum - momentum[0]), abs=1e-9)
    assert np.abs(energy.balance).max() < 1e-9


def test_backwards():
    """Backwards in time the works count from the start of the run, its latest time."""
    s = br.Lagrangian("x")
    s.kinetic((s.rate.x + br.cos(s.t)) ** 2 / 2)
    s.potential(s.x**2 / 2)
    motion = br.simulate(s, (2, 0), {"x": 1})
    t = np.array([2.0, 1.0, 0.0])
    energy = motion.energy(t)
    assert energy.supplied[0] == 0
    assert energy.supplied == pytest.approx(energy.total - energy.total[0], abs=1e-11)


# -- what stays as it is --------------------------------------------------------------------------------------------


def test_magnetic_term_is_no_moving_point():
    """A charge in a magnetic field and a growing potential: the energy is v^2/2 + V, the field does no work."""
    s = br.Lagrangian("x y")
    s.lagrangian((s.rate.x**2 + s.rate.y**2) / 2 + 1.5 * (s.x * s.rate.y - s.y * s.rate.x) - s.t * s.x)
    motion = br.simulate(s, (0, 2), {"x": 1, "y": 0}, {"y": 1})
    t = np.linspace(0, 2, 5)
    speeds = motion("x'", t) ** 2 + motion("y'", t) ** 2
    energy = motion.energy(t)
    assert energy.total == pytest.approx(speeds / 2 + t * motion("x", t), abs=1e-12)
    assert energy.supplied == pytest.approx(integrals(lambda t: motion("x", t), t), abs=1e-11)
    assert "energy.carried" not in motion.names


def test_fast_particle():
    """The energy of special relativity, c^2 / sqrt(1 - (v/c)^2) + V, though T at rest is not zero."""
    c = 2.0
    s = br.Lagrangian("x")
    s.kinetic(-(c**2) * br.sqrt(1 - (s.rate.x / c) ** 2))
    s.potential(s.x**2)
    motion = br.simulate(s, (0, 2), {"x": 1})
    t = np.linspace(0, 2, 5)
    energy = c**2 / np.sqrt(1 - (motion("x'", t) / c) ** 2) + motion("x", t) ** 2
    assert motion.energy(t).total == pytest.approx(energy, abs=1e-12)
    assert energy == pytest.approx(np.full(5, c**2 + 1), abs=1e-11)


def test_constant_friction_and_a_damper():
    """R = c/2 v^2 + F v takes c v^2 + F v."""
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    s.dissipation(0.3 * s.rate.x**2 / 2 + 0.5 * s.rate.x)
    motion = br.simulate(s, (0, 1), {"x": 0}, {"x": 3})
    energy = motion.energy([0, 1])
    assert energy.dissipated[1] == pytest.approx(
        integrals(lambda t: 0.3 * motion("x'", t) ** 2 + 0.5 * motion("x'", t), [1])[0], abs=1e-11
    )
    assert energy.dissipated[1] == pytest.approx(energy.total[0] - energy.total[1], abs=1e-11)


def test_resting_supports_need_no_further_names():
    """A pendulum has three energies, and no works."""
    text = TOWED.replace("Points: {R: [0.5*t, 0]}", "Fixed: {R: [0, 0]}")
    names = swing(text, "natural", "series").names
    assert [name for name in names if name.startswith(("energy.", "work."))] == [
        "energy.kinetic",
        "energy.potential",
        "energy.total",
    ]


# -- values at some times only --------------------------------------------------------------------------------------


def test_values_at_times_with_the_start():
    """keep='times' gives the same works if its times begin with the start."""
    mechanism = br.Mechanism.parse(SHAKEN)
    kept = br.simulate(mechanism, END, t_eval=TIMES, keep="times", tol=1e-12)
    known = swing(SHAKEN, "natural", "series").energy(TIMES)
    assert kept.energy().supplied == pytest.approx(known.supplied, abs=1e-12)


def test_values_at_times_without_the_start():
    """Without the start the supplied work is not known; energies are."""
    kept = br.simulate(br.Mechanism.parse(SHAKEN), END, t_eval=TIMES[1:], keep="times", tol=1e-12)
    assert kept["energy.total"] == pytest.approx(swing(SHAKEN, "natural", "series")("energy.total", TIMES[1:]))
    with pytest.raises(SolutionError) as raised:
        kept.energy()
    assert str(raised.value) == (
        "The supplied work needs the motion at its start, t = 0; keep='times' has not kept it.\n"
        "  Begin t_eval with it, or solve with keep='steps'."
    )


def test_the_balance_counts_from_the_start_of_the_run():
    """Whatever the times that are asked for."""
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    s.potential(50 * s.x**2)
    s.dissipation(s.rate.x**2 / 2)
    motion = br.simulate(s, (0, 5), {"x": 0.1}, t_eval=[1, 2, 3])
    assert motion.certificate.energy_balance < 1e-13
    assert abs(float(motion.energy(3).balance)) < 1e-13
