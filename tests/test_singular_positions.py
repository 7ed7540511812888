"""The N four-bar falls through its flat positions, where the constraint Jacobian loses rank.

All rods O_iA_i stay parallel: A_i = O_i + (sin theta, cos theta), theta'' = kappa sin(theta),
kappa = 3 g (3N + 1) / (2 (4N + 1)), theta(0) = 0, theta'(0) = 1.
"""

import re

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

from bricard import simulate
from bricard.mechanics.violations import independence
from bricard.problems import nfourbar

pytestmark = pytest.mark.machines
G = 9.81


def exact_angle(N, t):
    """theta = pi + 2 am(a t - K(m) | m), a^2 = 1/4 + kappa, m = kappa / a^2"""
    kappa = 1.5 * G * (3 * N + 1) / (4 * N + 1)
    a2 = 0.25 + kappa
    m = kappa / a2
    return np.pi + 2 * ellipj(np.sqrt(a2) * t - ellipk(m), m)[3]


def motion_of(N, end=10, **options):
    return simulate(nfourbar.model(N), (0, end), nfourbar.positions(N), nfourbar.velocities(N), **options)


def branch_error(motion, N, t):
    """Largest distance of all points from the parallelogram branch at times t."""
    theta = exact_angle(N, t)
    return max(
        np.max(np.hypot(motion(f"A{i}.x", t) - i - np.sin(theta), motion(f"A{i}.y", t) - np.cos(theta)))
        for i in range(N + 1)
    )


@pytest.mark.parametrize("tol", [1e-6, 1e-8, 1e-10])
@pytest.mark.parametrize("N", [1, 2, 40])
def test_flat_positions_are_passed_on_the_right_branch(N, tol):
    """Ten times the linkage folds flat and goes on as a parallelogram."""
    motion = motion_of(N, tol=tol)
    assert motion.success, motion.message
    assert branch_error(motion, N, np.linspace(0, 10, 301)) < 1e3 * tol


@pytest.mark.parametrize("order", [12, 16, 20, 24])
@pytest.mark.parametrize("tol", [1e-4, 1e-7, 1e-9, 1e-11, 1e-12, 1e-13])
def test_no_run_ends_on_another_branch_as_success(order, tol):
    """Whatever order and tolerance: right, or stopped before a flat position with an explanation."""
    motion = motion_of(2, tol=tol, order=order)
    last = motion.t[-1]
    assert motion.success or ("Try: precision='long double'" in motion.message and last < 10)
    assert branch_error(motion, 2, np.linspace(0, last, 200)) < max(1e4 * tol, 1e-8)


def test_long_double_passes_where_double_stops():
    """At tolerance 1e-12 double precision cannot pass the first flat position; long double does."""
    assert not motion_of(2, tol=1e-12).success
    motion = motion_of(2, tol=1e-12, precision="long double")
    assert motion.success, motion.message
    assert branch_error(motion, 2, np.linspace(0, 10, 301)) < 1e-10


WAYS = [
    ("implicit", {"integrator": "ida", "tol": 1e-6}),
    ("implicit", {"integrator": "ida", "tol": 1e-8}),
    ("implicit", {"integrator": "ida", "tol": 1e-10}),
    ("ggl", {"integrator": "cvode", "tol": 1e-9}),
    ("acceleration", {"integrator": "dop853", "tol": 1e-4}),
    ("baumgarte", {"integrator": "lsoda", "tol": 1e-6}),
    ("qr", {"integrator": "rk4", "step": 1e-2}),
    ("projection", {"integrator": "rk4", "step": 1e-2}),
    ("svd", {"integrator": "rk45", "tol": 1e-8}),
    ("acceleration", {"integrator": "taylor", "tol": 1e-6, "order": 8}),
    ("baumgarte", {"integrator": "taylor", "tol": 1e-10}),
]


@pytest.mark.parametrize(("constraints", "options"), WAYS)
def test_ordinary_differential_equations_are_not_believed_at_flat_positions(constraints, options):
    """Where constraints lose rank accelerations are 0/0: a run that has come there is reported as failed."""
    motion = motion_of(2, 2, constraints=constraints, **options)
    assert not motion.success
    assert "do not trust what follows" in motion.message


@pytest.mark.parametrize(("constraints", "options"), WAYS)
def test_ordinary_differential_equations_are_believed_before(constraints, options):
    """Nothing is wrong up to a tenth of a second before the first flat position, at 0.714 s."""
    motion = motion_of(2, 0.6, constraints=constraints, **options)
    assert motion.success, motion.message
    assert branch_error(motion, 2, np.linspace(0, 0.6, 50)) < 1e-3


def test_a_leap_to_another_branch_is_seen():
    """IDA leaves the parallelogram with another velocity than it had: the first doubt is at the flat position."""
    motion = motion_of(1, 2, constraints="implicit", integrator="ida", tol=1e-10)
    when = float(re.search(r"Near t = ([\d.]+)", motion.message)[1])
    passed = 0.5 * (exact_angle(1, when - 0.02) + exact_angle(1, when + 0.02))
    assert passed == pytest.approx(np.pi / 2, abs=0.1)


def test_many_constraints_are_watched_too():
    """Singular values by sparse inverse iteration are those of a dense decomposition."""
    rng = np.random.default_rng(3)
    chains = np.zeros((5, 150, 152))
    for k in range(150):
        chains[:, k, k : k + 3] = rng.standard_normal((5, 3))
    lengths = np.linalg.norm(chains, axis=2).max(axis=0)
    smallest = [np.linalg.svd(one / lengths[:, None], compute_uv=False)[-1] for one in chains]
    assert independence(chains) == pytest.approx(smallest, rel=1e-2)
    chains[0, 7] = chains[0, 8]
    assert independence(chains)[0] < 1e-6
