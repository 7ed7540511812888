"""Mechanisms of the papers, as MechSpec files, against solutions in quadruple precision by other formulations."""

import json
from importlib.resources import files

import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.mechanism.mechanism import Mechanism

# Largest errors allowed at tolerances 1e-10 and 1e-12. The second is at most the error of a good run in double
# precision, or 1e-13 where that is smaller; sizes are numbers of coordinates and constraints.
CASES = {
    "neweul_slidercrank": ((3, 2), 1e-9, 4e-11),
    "rideout_slidercrank_ideal": ((3, 2), 2e-12, 1e-13),
    "rideout_slidercrank_parasitic": ((10, 2), 3e-13, 3e-13),
    "rideout_doublependulum_ideal": ((4, 2), 5e-12, 1e-13),
    "rideout_doublependulum_parasitic": ((8, 2), 2e-13, 2e-13),
    "carla_3_1": ((4, 1), 1e-13, 1e-13),
    "carla_4_1": ((12, 3), 2e-12, 1e-12),
    "carla_6_1": ((2, 1), 1e-13, 1e-13),
    "carla_7_1": ((4, 2), 2e-9, 5e-11),
    "carla_p4": ((2, 1), 1e-13, 1e-13),
    "carla_p5": ((3, 1), 3e-13, 1e-13),
    "carla_p6a_slidercrank": ((3, 2), 5e-11, 1e-12),
    "carla_p6b_triple": ((6, 3), 2e-12, 1e-13),
}
every_case = pytest.mark.parametrize("name", CASES)
PROBLEMS = files("bricard.problems")


def load(name):
    return Mechanism.load(str(PROBLEMS / "mechspec" / f"{name}.yaml"))


def error(name, motion):
    """Largest difference from the reference values within the run."""
    reference = json.loads((PROBLEMS / "data" / f"{name}.json").read_text())
    times = np.array(reference["t"])
    covered = times <= motion.t[-1]
    return max(
        float(np.max(np.abs(motion(quantity, times[covered]) - np.array(values)[covered])))
        for quantity, values in reference["values"].items()
    )


@every_case
def test_sizes(name):
    """Free bodies bring their points, joints by shared names and lines cost nothing: few coordinates are left."""
    ready = prepare(load(name))
    assert ready.sizes == CASES[name][0]
    assert not ready.rank.redundant
    assert not ready.rank.singular


@every_case
@pytest.mark.parametrize(("tol", "column"), [(1e-10, 1), (1e-12, 2)])
def test_motion_is_that_of_the_reference(name, tol, column):
    """Points and angles agree with the reference all along the run, and the certificate says why to believe it."""
    motion = br.simulate(load(name), tol=tol)
    assert motion.success, motion.message
    assert motion.certificate.largest_residual <= 1e-13
    assert error(name, motion) <= CASES[name][column]


@pytest.mark.slow
def test_long_run_of_the_slider_crank():
    """After 400 turns of the crank, in 300 s, its angle of 2523 rad is right to 1e-10."""
    motion = br.simulate(load("neweul_slidercrank"), 300, tol=1e-13)
    assert error("neweul_slidercrank", motion) <= 1e-10
