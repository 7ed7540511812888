"""Laws of any quantity by a table: closed forms of motors, SciPy with its own spline and short steps."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicSpline

import bricard as br
from bricard import Mechanism, ModelError, tabulated

MOTOR = """
Dimension: 2
PhysicalParams: {J: 0.5}
Tables: {torque: {x: [0, 10, 30], values: [4, 4, 0], kind: linear}}
PartData: {Fixed: {O: [0, 0]}, Rigids: {OA: {Geom: [[1]], Dyna: [0, 1, J]}}, Angles: {theta: OA}}
AppliedForces: {Torques: {theta: torque(theta')}}
ProblemData: {tend: 5, positions: {theta: 0}, velocities: {theta: 0}}
"""
PLACES = [-2.0, -1.0, -0.4, 0.0, 0.3, 1.0, 2.0]
FORCES = [-9.0, -2.0, -1.0, 0.0, 0.2, 3.0, 8.0]


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_motor_with_constant_and_then_falling_torque(coordinates):
    """J w' = 4 up to w = 10, which is at 1.25 s; from there w = 30 - 20 exp(-(t - 1.25) 0.2/J)."""
    sol = br.simulate(Mechanism.parse(MOTOR), coordinates=coordinates, tol=1e-13)
    assert sol.success, sol.message
    assert sol("theta'", 1.25) == pytest.approx(10, abs=1e-12)
    for t in (1.5, 3.0, 5.0):
        assert sol("theta'", t) == pytest.approx(30 - 20 * math.exp(-(t - 1.25) * 0.4), abs=1e-10)
    assert pytest.approx(sol.t[np.argmin(np.abs(sol.t - 1.25))], abs=1e-13) == 1.25


def by_scipy(law, end=6.0):
    """x'' = -f(x) - 0.1 x' in short steps."""
    found = solve_ivp(
        lambda t, y: [y[1], -law(y[0]) - 0.1 * y[1]],
        (0, end),
        [1.7, 0],
        "DOP853",
        rtol=1e-12,
        atol=1e-13,
        max_step=1e-2,
    )
    return found.y[:, -1]


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        ("linear", lambda x: np.interp(x, PLACES, FORCES)),
        ("smooth", CubicSpline(PLACES, FORCES, bc_type="not-a-knot")),
    ],
)
def test_springs_by_tables_as_by_short_steps(kind, law):
    """A Lagrangian and a DAE with the same law; SciPy has its own interpolation."""
    s = br.Lagrangian("x")
    s.kinetic(0.5 * s.rate.x**2)
    s.dissipation(0.05 * s.rate.x**2)
    s.load(-tabulated(s.x, PLACES, FORCES, kind), s.rate.x)
    sol = br.simulate(s, (0, 6), {"x": 1.7}, tol=1e-13)
    expected = by_scipy(law)
    assert [sol("x", 6.0), sol("x'", 6.0)] == pytest.approx(expected, abs=1e-8)

    def equations(t, x, der):
        return [der(x.x, 2) + tabulated(x.x, PLACES, FORCES, kind) + 0.1 * der(x.x)]

    dae = br.DAE("x", equations)
    found = br.solve_dae(dae, (0, 6), {"x": 1.7, "x'": 0}, tol=1e-13)
    assert [found("x", 6.0), found("x'", 6.0)] == pytest.approx(expected, abs=1e-8)


def test_beyond_its_ends_a_law_keeps_its_end_values():
    """A body that falls from a table of forces goes on with the last of them."""
    s = br.Lagrangian("x")
    s.kinetic(0.5 * s.rate.x**2)
    s.load(tabulated(s.x, [0, 1], [1, 3], "linear"), s.rate.x)
    sol = br.simulate(s, (0, 3), {"x": 0}, {"x": 0})
    reach = math.acosh(3) / math.sqrt(2)  # x = (cosh(sqrt(2) t) - 1)/2 up to x = 1
    speed = math.sinh(math.sqrt(2) * reach) / math.sqrt(2)
    rest = 3 - reach
    assert sol("x", 3.0) == pytest.approx(1 + speed * rest + 1.5 * rest**2, abs=1e-11)


def test_a_linear_law_of_time():
    """A ramp that stops at one second, as a force."""
    text = """
Dimension: 2
Tables: {ramp: {t: [0, 1, 2], values: [0, 6, 6], kind: linear}}
PartData: {Fixed: {O: [0, 0], i: [1, 0]}, Particles: {A: 1}, Collinears: {OiA: s}}
AppliedForces: {Torques: {s: ramp(t)}}
ProblemData: {tend: 2, positions: {s: 0}, velocities: {s: 0}}
"""
    sol = br.simulate(Mechanism.parse(text))
    assert [sol("s", 1.0), sol("s", 2.0)] == pytest.approx([1, 1 + 3 + 3], abs=1e-12)


def test_wrong_tables_are_told():
    """What is wrong with the rows."""
    x = br.Lagrangian("x").x
    for places, values, kind, message in (
        ([0, 1], [1], "linear", "2 places and 1 values"),
        ([0], [1], "linear", "needs at least 2"),
        ([0, 1, 2], [1, 2, 3], "smooth", "needs at least 4"),
        ([0, 2, 1], [1, 2, 3], "linear", "2 is followed by 1"),
        ([0, 1], [1, 2], "cubic", "it must be 'smooth' or 'linear'"),
        ([0, float("nan")], [1, 2], "linear", "contain nan, in row 2"),
    ):
        with pytest.raises(ModelError, match=message):
            tabulated(x, places, values, kind)
