"""Contract of the MechSpec files that come with the package: each is its namesake among the problems, in words.

A new file in problems/mechspec is tested here without editing this file; tables only hold what is special.
"""

from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.problems import PROBLEMS
from bricard.problems.slider_crank import KINEMATIC

FILES = {
    file.name.removesuffix(".yaml"): file
    for file in files("bricard.problems").joinpath("mechspec").iterdir()
    if file.name.endswith(".yaml")
}
SAME_MOTION = {"flyball_full": "flyball", "robot_a": "robot"}  # other models of the same mechanism
HAND_WRITTEN = PROBLEMS | {KINEMATIC.name: KINEMATIC}
COMPARED = {name: HAND_WRITTEN[problem] for name in FILES if (problem := SAME_MOTION.get(name, name)) in HAND_WRITTEN}
SIZES = {
    "andrews": (8, 7),  # four points; the published (7, 6) counts angles
    "flyball_full": (9, 5),  # the second arm brings in its globe and two equations
    "robot_a": (21, 15),  # D and four equations of its hinges, one of them redundant; the paper's table has (22, 16)
}
ENDS = {"robot_a": 0.5}  # before the parallelogram, here a linkage like any other, folds flat at t = 0.6
FINEST = {"nfourbar": 1e-10}  # finer runs stop at a singular position, those of the Lagrangian too
START_TOLERANCE = 1e-12

every_file = pytest.mark.parametrize("name", sorted(FILES))
every_compared_file = pytest.mark.parametrize("name", sorted(COMPARED))
every_run = pytest.mark.parametrize(
    ("name", "tol"),
    [
        pytest.param(name, tol, marks=[pytest.mark.slow] if tol != 1e-10 else [])
        for name in sorted(COMPARED)
        for tol in (1e-6, 1e-10, 1e-12)
        if tol >= FINEST.get(name, 0.0)
    ],
)


def end_time(name):
    return ENDS.get(name, COMPARED[name].end_time)


@cache
def motion(name, tol):
    return br.simulate(builtin(name), end_time(name), tol=tol)


@cache
def hand_written_motion(name, tol):
    return COMPARED[name].simulate(tol=tol)


def error(name, found):
    """Largest error of the observed values at the end, against the reference."""
    problem, t = COMPARED[name], end_time(name)
    at = int(np.argmin(np.abs(problem.reference.t - t)))
    assert problem.reference.t[at] == pytest.approx(t, abs=1e-12)
    return max(abs(float(found(one, t)) - problem.reference.values[one][at]) for one in problem.observed)


def test_every_problem_has_a_file():
    """What can be run as a Lagrangian can be run from a file."""
    assert set(HAND_WRITTEN) <= set(FILES)


@every_file
def test_files_say_what_they_are(name):
    """A file has a title (its namesake's, if it has one), a description, and a run of its own."""
    found = builtin(name)
    assert found.title == (HAND_WRITTEN[name].title if name in HAND_WRITTEN else found.title) != ""
    assert found.description
    assert found.start.end is not None


@every_compared_file
def test_sizes_are_those_published(name):
    """Numbers of coordinates and constraints are the paper's, but for the exceptions above."""
    assert prepare(builtin(name)).sizes == SIZES.get(name, COMPARED[name].sizes)


@every_compared_file
def test_start_is_that_of_the_lagrangian(name):
    """What the hand-written model observes starts at the same place with the same speed."""
    found, expected = motion(name, 1e-10), hand_written_motion(name, 1e-10)
    for one in COMPARED[name].observed:
        for value in (one, f"{one}'"):
            scale = 1 + abs(float(expected(value, 0.0)))
            assert float(found(value, 0.0)) == pytest.approx(expected(value, 0.0), abs=START_TOLERANCE * scale), value


@every_run
def test_end_is_as_accurate_as_that_of_the_lagrangian(name, tol):
    """The end is within ten times the error that the hand-written model has at the same tolerance, or of rounding."""
    found = motion(name, tol)
    assert found.success, found.message
    allowed = max(error(name, hand_written_motion(name, tol)), COMPARED[name].double_floor)
    assert error(name, found) <= 10 * allowed


@every_compared_file
def test_energy_is_accounted_for(name):
    """Stored, dissipated and supplied energy balance."""
    energy, balance = motion(name, 1e-10).energy(), motion(name, 1e-10).certificate.energy_balance
    size = np.max(np.abs(energy.kinetic)) + np.max(np.abs(energy.potential)) + np.max(np.abs(energy.supplied))
    assert balance <= 1e-8 * size
