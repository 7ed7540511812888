"""Contract of the built-in problems: every one of them is tested here without editing this file."""

import numpy as np
import pytest

from bricard.problems import PROBLEMS

every_problem = pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS)


@every_problem
def test_sizes_are_those_published(problem):
    """Numbers of coordinates and of constraints are the paper's."""
    system = problem.model().system()
    assert (system.size, len(system.holonomic) + len(system.velocity)) == problem.sizes


@every_problem
def test_end_agrees_with_the_reference(problem):
    """At tolerance 1e-10 the end is within 1e-7 of the independent reference, however long and stiff the run."""
    motion = problem.simulate(tol=1e-10)
    assert motion.success, motion.message
    assert problem.error(motion) <= max(1e-7, 1e3 * problem.double_floor)


@every_problem
def test_whole_motion_agrees_with_the_reference(problem):
    """At every reference time, not only at the end, the observed values agree."""
    motion = problem.simulate(tol=1e-10)
    for name in problem.observed:
        values = motion(name, problem.reference.t)
        assert np.allclose(values, problem.reference.values[name], rtol=0, atol=max(1e-7, 1e3 * problem.double_floor))


@every_problem
def test_constraints_hold_and_energy_is_accounted_for(problem):
    """Constraints at rounding level of their terms; stored, dissipated and supplied energy balance."""
    motion = problem.simulate(tol=1e-10)
    energy = motion.energy()
    size = np.max(np.abs(energy.kinetic)) + np.max(np.abs(energy.potential)) + np.max(np.abs(energy.supplied))
    assert motion.certificate.energy_balance <= 1e-8 * size
    reach = 1.0 + np.max(np.abs([motion[name] for name in motion.system.coordinates]))
    speed = 1.0 + np.max(np.abs([motion[f"{name}'"] for name in motion.system.coordinates]))
    assert np.max(motion.certificate.residuals) <= 1e-12 * reach**2
    assert np.max(motion.certificate.hidden_residuals) <= 1e-12 * reach * speed
