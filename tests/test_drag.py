"""Drag against closed forms and SciPy."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

FALL = """
Dimension: 2
PhysicalParams: {m: 2, c: 0.3, n: 2, e: 0, u: 0}
PartData: {Particles: {P: m}}
AppliedForces:
  Gravity: 9.81
  Drags: {P: {coefficient: c, power: n, smooth: e}}
ProblemData: {tend: 5, tolerance: 1e-12, positions: {P: [0, 0]}, velocities: {P: [0, u]}}
"""
SLIDE = """
Dimension: 2
PhysicalParams: {m: 2, c: 0.3, n: 2}
PartData: {Fixed: {O: [0, 0], x: [3, 4]}, Particles: {P: m}, Collinears: {OxP: s}}
AppliedForces: {Drags: {P: [c, n]}}
ProblemData: {tend: 5, tolerance: 1e-12, positions: {s: 0}, velocities: {s: 3}}
"""
WIND = """
Dimension: 3
PhysicalParams: {m: 0.5, c: 0.2, n: 1}
PartData: {Particles: {P: m}}
AppliedForces:
  Gravity: 9.81
  Drags: {gust: {at: P, coefficient: c, power: n, wind: [4, sin(2*t), 0.5]}}
ProblemData: {tend: 3, tolerance: 1e-12, positions: {P: [0, 0, 0]}, velocities: {P: [1, 2, 3]}}
"""
T = np.linspace(0, 3, 7)


def test_the_fall_from_rest_is_a_tanh():
    """v = -v_end tanh(g t/v_end) with v_end^2 = m g/c; the rounded corner costs nothing that shows."""
    sol = br.simulate(br.Mechanism.parse(FALL, e=1e-6))
    end = np.sqrt(2 * 9.81 / 0.3)
    assert sol("P.y'", T) == pytest.approx(-end * np.tanh(9.81 * T / end), abs=1e-10)
    assert sol.certificate.energy_balance < 1e-10
    assert sol("force.drag.P.y", T) == pytest.approx(0.3 * sol("P.y'", T) ** 2, abs=1e-9)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_speed_in_the_end(n):
    """c v^n = m g."""
    sol = br.simulate(br.Mechanism.parse(FALL, n=n, u=-0.1), 200)
    assert -sol("P.y'", 200.0) == pytest.approx((2 * 9.81 / 0.3) ** (1 / n), rel=1e-10)


def test_a_slide_that_slows_down():
    """v = v0/(1 + c v0 t/m) for n = 2, on a line, where the velocity has one component."""
    sol = br.simulate(br.Mechanism.parse(SLIDE))
    assert sol("s'", T) == pytest.approx(3 / (1 + 0.3 * 3 * T / 2), abs=1e-11)
    viscous = br.simulate(br.Mechanism.parse(SLIDE, n=1))
    assert viscous("s'", T) == pytest.approx(3 * np.exp(-0.15 * T), abs=1e-11)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize("velocity", [0, 3])
def test_a_pendulum_swings_in_air(coordinates, velocity):
    """From rest, and through rest at every turn, without a word about corners; SciPy, short steps."""
    text = f"""
Dimension: 2
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [1]}}, Particles: {{A: 1}}, Angles: {{a: OA}}}}
AppliedForces: {{Gravity: 9.81, Drags: {{A: [0.26, 2]}}}}
ProblemData: {{tend: 3, positions: {{a: 0}}, velocities: {{a: {velocity}}}}}
"""
    sol = br.simulate(br.Mechanism.parse(text), coordinates=coordinates)
    start, rates = [0, velocity], lambda t, y: [y[1], -9.81 * np.cos(y[0]) - 0.26 * abs(y[1]) * y[1]]
    found = solve_ivp(rates, (0, 3), start, rtol=1e-12, atol=1e-13, method="DOP853", t_eval=T, max_step=5e-3)
    assert sol("a", T) == pytest.approx(found.y[0], abs=1e-9)
    assert sol.certificate.energy_balance < 1e-9


def test_a_corner_that_is_asked_for_stops_a_throw():
    """Where the speed is zero, |v| v has no series: a run stops there and says at what; with `smooth` it goes on."""
    sharp = br.simulate(br.Mechanism.parse(FALL, u=8))
    assert not sharp.success
    assert "P.y'" in sharp.message
    assert "If P comes to rest in the fluid here, round the corner of its drag off: smooth: 1e-9." in sharp.message
    at_rest = br.simulate(br.Mechanism.parse(FALL))
    assert not at_rest.success
    assert "smooth: 1e-9" in at_rest.message
    top = np.arctan(8 / np.sqrt(2 * 9.81 / 0.3)) * np.sqrt(2 * 9.81 / 0.3) / 9.81
    assert sharp.t[-1] == pytest.approx(top, abs=1e-8)
    end = np.sqrt(2 * 9.81 / 0.3)
    round_ = br.simulate(br.Mechanism.parse(FALL, u=8, e=1e-6))
    assert round_("P.y'", 3.0) == pytest.approx(-end * np.tanh(9.81 * (3 - top) / end), abs=1e-9)


@pytest.mark.parametrize("n", [1, 2.5])
def test_a_gust(n):
    """The velocity in the fluid counts; what the wind does is supplied, and the energy balances."""
    sol = br.simulate(br.Mechanism.parse(WIND, n=n))

    def rates(t, y):
        v = y[3:] - [4, np.sin(2 * t), 0.5]
        return [*y[3:], *(-0.2 / 0.5 * np.linalg.norm(v) ** (n - 1) * v - [0, 0, 9.81])]

    found = solve_ivp(rates, (0, 3), [0, 0, 0, 1, 2, 3], rtol=1e-12, atol=1e-12, method="DOP853", t_eval=T)
    assert sol("P", T) == pytest.approx(found.y[:3], abs=1e-9)
    assert sol.certificate.energy_balance < 1e-10


def test_wrong_values_have_places():
    """Where, what, and what to do."""
    wrong = "{P: {coefficient: -1, power: 0, wind: [1]}, Q: 1}"
    text = FALL.replace("{P: {coefficient: c, power: n, smooth: e}}", wrong)
    with pytest.raises(br.SpecError) as error:
        br.Mechanism.parse(text, "fall.yaml")
    assert str(error.value).splitlines() == [
        "fall.yaml:7:28: the coefficient is -1",
        "  It must be positive or zero.",
        "fall.yaml:7:39: the power is 0",
        "  It must be positive: 1 for slow motion, 2 for fast.",
        "fall.yaml:7:48: 1 component is given in 2 dimensions",
        "  Give 2 components.",
        "fall.yaml:7:54: there is no point 'Q'",
        "  Known are P.",
    ]


@pytest.mark.parametrize("order", [12, 20, 25])
@pytest.mark.parametrize("coordinates", ["natural", "body"])
def test_a_point_that_gets_as_fast_as_the_wind(coordinates, order):
    """Its speed in the fluid nearly vanishes, beside an angle that has no mass of its own, as relative ones have.

    The power of the drag, the rate of a work, is hard to predict there, but it is not part of the state.
    """
    text = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 2], AB: [0.7, 0.6]}
  Angles: {a: OA, r: [OA, AB]}
  RotarySprings: {r: [17, 0]}
AppliedForces: {Gravity: 9.81, Drags: {B: {coefficient: 0.26, power: 2, wind: [3, 0]}}}
ProblemData: {tend: 0.3, positions: {a: 0.17, r: 1.2}, velocities: {a: 0, r: 0}}
"""
    mechanism, times = br.Mechanism.parse(text), np.linspace(0, 0.3, 9)
    sol = br.simulate(mechanism, coordinates=coordinates, order=order)
    assert sol.success, sol.message
    expected = br.simulate(
        mechanism, coordinates="relative", integrator="dop853", constraints="acceleration", tol=1e-12
    )
    for name in ("a", "r", "B.x'", "B.y'"):
        assert sol(name, times) == pytest.approx(expected(name, times), abs=1e-8)
