"""Contract of the built-in problems: every one of them is tested here without editing this file."""

from dataclasses import replace

import numpy as np
import pytest

from bricard.problems import PROBLEMS
from bricard.problems.problem import Reference

every_problem = pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS)


@every_problem
def test_sizes_are_those_published(problem):
    """Numbers of coordinates and of constraints are the paper's."""
    system = problem.model().system()
    assert (system.size, len(system.holonomic) + len(system.velocity)) == problem.sizes


@every_problem
def test_steps_bring_in_every_coordinate_and_equate_every_constraint(problem):
    """The table "bring in / assign / equate / DOF" is that of the model, and its running count adds up."""
    model = problem.model()
    system = model.system()
    brought_in, equated, dof = [], [], 0
    for step in problem.steps:
        entering = [
            component
            for name in step.brings_in
            for component in (
                [f"{name}.{axis}" for axis in "xyz"[: len(model[name])]] if name in model.points else [name]
            )
        ]
        brought_in += entering
        equated += step.equates
        dof += len(entering) - len(step.equates)
        assert step.dof == dof, step.part
    assert sorted(brought_in) == sorted(system.coordinates)
    assert sorted(equated) == sorted(constraint.name for constraint in (*system.holonomic, *system.velocity))
    assert dof == problem.sizes[0] - problem.sizes[1]


@every_problem
def test_what_is_plotted_exists(problem):
    """Every plotted name has values, and a unit for its axis."""
    motion = problem.simulate(tol=1e-6)
    assert problem.plotted
    assert 0 <= problem.plot_end <= problem.end_time
    for name, unit in problem.plotted.items():
        assert np.all(np.isfinite(motion(name, [0.0, problem.plot_end or problem.end_time])))
        assert unit


@pytest.mark.parametrize(
    ("relative_errors", "significant", "relative"),
    [((1e-6, 1e-4), 5.0, 4.0), ((0.0, 0.0), 53 * np.log10(2), 53 * np.log10(2))],
)
def test_digits_are_relative_to_the_largest_or_to_each_value(relative_errors, significant, relative):
    """An error of 1e-4 of a value that is a tenth of the largest is 1e-5 of the largest; exact zeros are left out."""
    problem = replace(PROBLEMS["pendulum"], observed=("u", "v", "w"))
    reference = Reference(
        np.array([0.0, 20.0]), {"u": np.array([0, 10.0]), "v": np.array([0, 1.0]), "w": np.zeros(2)}
    )
    problem.__dict__["reference"] = reference
    ends = {"u": 10.0 * (1 + relative_errors[0]), "v": 1.0 + relative_errors[1], "w": 0.0}

    def motion(name, t):
        return ends[name]

    assert problem.significant_digits(motion) == pytest.approx(significant, abs=1e-9)
    assert problem.relative_digits(motion) == pytest.approx(relative, abs=1e-9)


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
