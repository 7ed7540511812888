"""Stiff problems by the implicit integrator, against published values and ODEs that were derived by hand."""

import numpy as np
import pytest

import bricard as br
from benchmarks import stiff_odes
from bricard.problems import flyball
from bricard.problems.stiff import STIFF
from bricard.problems.stiff.mechanisms import bushing_chain, elastic_slider_crank, governor

QUICK = [name for name in STIFF if name != "ring_modulator"]
GOVERNORS = [name for name in STIFF if name.startswith("governor")]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("tol", [1e-6, 1e-8])
def test_end_values(name, tol):
    """The error at the end is of the size of the tolerance, or of the digits of the reference."""
    problem = STIFF[name]
    solution = problem.solve(tol)
    assert solution.success
    assert problem.error_of(solution) < max(10 * tol, problem.trusted)
    assert solution.certificate.steps < 600


@pytest.mark.parametrize("stiffness", ["1e8", "1e10", "1e12"])
@pytest.mark.parametrize("tol", [1e-3, 1e-4, 1e-6, 1e-10])
def test_a_spring_as_stiff_as_a_rod(stiffness, tol):
    """No damper: what a step leaves of fast vibration is below the tolerance and does not shorten the next steps."""
    problem = STIFF[f"pendulum_{stiffness}"]
    solution = problem.solve(tol)
    assert problem.error_of(solution) < max(10 * tol, problem.trusted)
    assert solution.certificate.steps < 150


@pytest.mark.parametrize("tol", [1e-11, 1e-12])
def test_estimates_that_only_show_rounding_are_told(tol):
    """Robertson: c = 1 - a - b is known to 1e-16, and asked for to 1e-17 or less where it begins."""
    problem = STIFF["robertson"]
    certificate = (solution := problem.solve(tol)).certificate
    assert certificate.steps < 300
    assert certificate.rounding > tol
    assert solution.t[-1] == problem.span[1]
    values = [float(solution(name, problem.span[1])) for name in problem.end]
    assert problem.error(values) < certificate.rounding


@pytest.mark.slow
@pytest.mark.parametrize("tol", [1e-6, 1e-8])
def test_ring_modulator(tol):
    """Fast oscillations that are followed, in a stiff circuit."""
    problem = STIFF["ring_modulator"]
    assert problem.error_of(problem.solve(tol)) < 10 * tol


@pytest.mark.parametrize("tol", [1e-6, 1e-10])
def test_steps_do_not_depend_on_stiffness(tol):
    """The governor takes about as many steps with springs a million times as stiff."""
    steps = [STIFF[name].solve(tol).certificate.steps for name in GOVERNORS]
    assert max(steps) <= 150
    assert max(steps) < 1.3 * min(steps)


@pytest.mark.parametrize("name", GOVERNORS)
def test_energy_and_constraints(name):
    """Energy is lost to the damper only, to ten tolerances of it; all constraints hold to rounding after steps."""
    problem, tol = STIFF[name], 1e-10
    solution = problem.solve(tol)
    t = np.linspace(*problem.span, 2001)
    energy = solution("energy.total", t)
    assert np.ptp(energy + solution("work.dissipated", t)) < 10 * tol * abs(energy[0])
    assert solution.certificate.largest_residual < 1e-14


@pytest.mark.parametrize("factor", [1.0, 100.0])
def test_governor_is_the_ode_derived_by_hand(factor):
    """Globe and slider after 0.3 s, by SciPy's LSODA in angle, height and angular momentum."""
    ode = stiff_odes.governor(factor)
    at = br.simulate(
        governor(factor), (0, 0.3), flyball.PROBLEM.positions, flyball.PROBLEM.velocities, integrator="radau"
    )
    known = stiff_odes.StiffOde(ode.slope, ode.start, 0.3, ode.observed).solve("LSODA", 1e-12)
    assert [float(at(name, 0.3)) for name in ("B.x", "B.y", "B.z", "Ez")] == pytest.approx(known, abs=1e-8)


@pytest.mark.parametrize("stiffness", [1e6, 1e8])
def test_elastic_slider_crank_is_newton_and_euler(stiffness):
    """The slider after 0.05 s, from equations of free bodies."""
    ode = stiff_odes.elastic_slider_crank(stiffness)
    motion = br.simulate(elastic_slider_crank(stiffness), 0.05, integrator="radau")
    known = stiff_odes.StiffOde(ode.slope, ode.start, 0.05, ode.observed).solve("LSODA", 1e-12)
    assert [float(motion(name, 0.05)) for name in ("along", "across")] == pytest.approx(known, abs=1e-8)


def test_bushings_hold_like_pins():
    """A chain of three rods on stiff bushings swings as one with pins, but for the give of the bushings."""
    chain = bushing_chain(3, 1e10, 1e6)
    motion = br.simulate(chain, 0.5, integrator="radau")
    pins = {
        "Dimension": 2,
        "PartData": {"Fixed": {"O": [0, 0]}, "Rods": {"OP": [1, 1], "PQ": [1, 1], "QR": [1, 1]}},
        "AppliedForces": {"Gravity": 9.81},
        "ProblemData": {"tend": 0.5, "positions": {"P": [1, 0], "Q": [2, 0], "R": [3, 0]}},
    }
    ideal = br.simulate(br.Mechanism.from_data(pins))
    assert motion.success
    for name, other in (("B0", "P"), ("B1", "Q"), ("B2", "R")):
        assert motion(name, 0.5) == pytest.approx(ideal(other, 0.5), abs=1e-6)


@pytest.mark.parametrize("name", ["governor_1e4", "slider_crank_1e8", "pendulum_1e8", "pendulum_1e12", "hires"])
@pytest.mark.parametrize("tol", [1e-4, 1e-6, 1e-8])
def test_dense_output_between_steps(name, tol):
    """A run differs from a much finer one by less than ten tolerances at all times."""
    problem = STIFF[name]
    coarse, fine = problem.solve(tol), problem.solve(1e-11)
    t = np.linspace(*problem.span, 3001)
    for variable in problem.end:
        known = fine(variable, t)
        assert np.max(np.abs(coarse(variable, t) - known) / (problem.floor + np.abs(known))) < 10 * tol


def test_lifted_users_equations_take_few_steps():
    """A pendulum on a spring written as a DAE: with its force lifted, steps do not depend on the stiffness."""

    def pendulum(k):
        def equations(t, x, der):
            r = br.sqrt(x.u**2 + x.v**2)
            return [der(x.u, 2) + k * (r - 1) * x.u / r, der(x.v, 2) + k * (r - 1) * x.v / r + 9.81]

        return br.DAE("u v", equations)

    start = {"u": 1.0, "v": 0.0, "u'": 0.0, "v'": 0.0}
    problem = STIFF["pendulum_1e8"]
    dae = pendulum(1e8).lifted()
    solution = br.solve_dae(dae, (0, 10), start, tol=1e-8, integrator="radau")
    assert solution.certificate.steps < 200
    assert problem.error([solution("u", 10.0), solution("v", 10.0)]) < 1e-7
