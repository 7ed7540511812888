"""Stiff problems by the implicit integrator, against published values and ODEs that were derived by hand."""

import numpy as np
import pytest

import bricard as br
from benchmarks import stiff_odes
from bricard.problems import flyball
from bricard.problems.stiff import STIFF
from bricard.problems.stiff.mechanisms import bushing_chain, elastic_slider_crank, governor

SLOW = ("ring_modulator", "pendulum_1e12")
QUICK = [name for name in STIFF if name not in SLOW]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("tol", [1e-6, 1e-8])
def test_end_values(name, tol):
    """The error at the end is of the size of the tolerance, or of the digits of the reference."""
    problem = STIFF[name]
    solution = problem.solve(tol)
    assert solution.success
    assert problem.error_of(solution) < max(10 * tol, problem.trusted)
    assert solution.certificate.steps < 600


@pytest.mark.parametrize("tol", [1e-8, 1e-10])
def test_a_spring_as_stiff_as_a_rod(tol):
    """k = 1e12: rounding moves the force by 1e-4 N, and the pendulum swings like one with a rod."""
    problem = STIFF["pendulum_1e12"]
    solution = problem.solve(tol)
    assert problem.error_of(solution) < 1e-8
    assert solution.certificate.steps < 200


@pytest.mark.slow
@pytest.mark.parametrize("tol", [1e-6, 1e-8])
def test_ring_modulator(tol):
    """Fast oscillations that are followed, in a stiff circuit."""
    problem = STIFF["ring_modulator"]
    assert problem.error_of(problem.solve(tol)) < 10 * tol


def test_steps_do_not_depend_on_stiffness():
    """The governor takes about as many steps with springs a million times as stiff."""
    steps = [STIFF[name].solve(1e-6).certificate.steps for name in STIFF if name.startswith("governor")]
    assert max(steps) < 1.3 * min(steps)


@pytest.mark.parametrize("factor", [1.0, 100.0])
def test_governor_is_the_ode_derived_by_hand(factor):
    """Globe and slider after 0.3 s, by SciPy's Radau in angle, height and angular momentum."""
    ode = stiff_odes.governor(factor)
    at = br.simulate(
        governor(factor), (0, 0.3), flyball.PROBLEM.positions, flyball.PROBLEM.velocities, integrator="radau"
    )
    known = stiff_odes.StiffOde(ode.slope, ode.start, 0.3, ode.observed).solve("Radau", 1e-11)
    assert [float(at(name, 0.3)) for name in ("B.x", "B.y", "B.z", "Ez")] == pytest.approx(known, abs=1e-8)


@pytest.mark.parametrize("stiffness", [1e6, 1e8])
def test_elastic_slider_crank_is_newton_and_euler(stiffness):
    """The slider after 0.05 s, from equations of free bodies."""
    ode = stiff_odes.elastic_slider_crank(stiffness)
    motion = br.simulate(elastic_slider_crank(stiffness), 0.05, integrator="radau")
    known = stiff_odes.StiffOde(ode.slope, ode.start, 0.05, ode.observed).solve("Radau", 1e-10)
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


@pytest.mark.parametrize("name", ["governor_1e4", "slider_crank_1e8", "pendulum_1e8"])
def test_dense_output_between_steps(name):
    """A run at 1e-6 differs from one at 1e-10 by a few tolerances at all times."""
    problem = STIFF[name]
    coarse, fine = problem.solve(1e-6), problem.solve(1e-10)
    t = np.linspace(*problem.span, 301)
    for variable in problem.end:
        assert np.max(np.abs(coarse(variable, t) - fine(variable, t))) < 2e-5


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
