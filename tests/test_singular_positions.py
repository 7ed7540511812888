"""The N four-bar falls through its flat positions, where the constraint Jacobian loses rank.

All rods O_iA_i stay parallel: A_i = O_i + (sin theta, cos theta), theta'' = kappa sin(theta),
kappa = 3 g (3N + 1) / (2 (4N + 1)), theta(0) = 0, theta'(0) = 1.
"""

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

from bricard import simulate
from bricard.problems import nfourbar

G = 9.81


def exact_angle(N, t):
    """theta = pi + 2 am(a t - K(m) | m), a^2 = 1/4 + kappa, m = kappa / a^2"""
    kappa = 1.5 * G * (3 * N + 1) / (4 * N + 1)
    a2 = 0.25 + kappa
    m = kappa / a2
    return np.pi + 2 * ellipj(np.sqrt(a2) * t - ellipk(m), m)[3]


def motion_of(N, **options):
    return simulate(nfourbar.model(N), (0, 10), nfourbar.positions(N), nfourbar.velocities(N), **options)


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
