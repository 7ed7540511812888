"""Dry friction, clutches and events beside other laws that switch; decisions where all rests or forces jump."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

every_formulation = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
INERTIA, STIFFNESS, FRICTION, RAMP, START, END = 1.875 * 0.5**2 / 3, 20.0, 2.534, 3.544, 1.143, 2.8
ROD = """
Dimension: 2
PartData:
  Fixed: {O: [0.1, -0.8]}
  Rods: {OA: [0.5, 1.875]}
  Angles: {a: OA}
"""


def swings(t, a):
    """A rod on a spiral spring with dry friction and a torque that grows: (time, angle, how it goes on from rest)."""
    stuck = False
    while not stuck:
        surplus = RAMP * t - STIFFNESS * a
        stuck = abs(surplus) <= FRICTION
        if stuck:
            yield t, a, None
            t = (STIFFNESS * a + FRICTION) / RAMP
        sign, omega = 1.0 if stuck else np.sign(surplus), np.sqrt(STIFFNESS / INERTIA)

        def moved(s, t=t, a=a, sign=sign, omega=omega):
            """Angle and rate after a time s: rest, pulled by RAMP t - sign FRICTION."""
            middle, drift = (RAMP * (t + s) - sign * FRICTION) / STIFFNESS, RAMP / STIFFNESS
            out = a - (RAMP * t - sign * FRICTION) / STIFFNESS
            c, n = np.cos(omega * s), np.sin(omega * s)
            return middle + out * c - drift / omega * n, drift - out * omega * n - drift * c

        yield t, a, moved
        if not stuck:
            out, drift = a - (RAMP * t - sign * FRICTION) / STIFFNESS, RAMP / STIFFNESS
            last = 2 / omega * (np.arctan(out * omega / drift) % np.pi)  # until it rests again
            t, a = t + last, moved(last)[0]


@every_formulation
def test_rests_wherever_modes_are_decided(coordinates):
    """One freedom is at rest at every decision; after several it sticks, until the torque breaks it loose."""
    run = f"""
  RotarySprings: {{a: [{STIFFNESS}, 0]}}
AppliedForces: {{Gravity: 0, Torques: {{a: {RAMP}*t}}}}
DryFriction: {{a: {{torque: {FRICTION}}}}}
ProblemData: {{tend: {END}, positions: {{a: {START}}}, velocities: {{a: 0}}}}
"""
    sol = br.simulate(br.Mechanism.parse(ROD + run), coordinates=coordinates)
    assert sol.success, sol.message
    modes = [one.mode for one in sol.contact("a").intervals]
    assert modes[-2:] == ["stick", "slip+"]
    for t, a, moved in swings(0.0, START):
        assert sol("a", t) == pytest.approx(a, abs=1e-9)
        if moved is not None:
            assert sol(["a", "a'"], t + 0.02) == pytest.approx(moved(0.02), abs=1e-9)


@every_formulation
def test_clutch_lets_go_where_a_bumper_is_met(coordinates):
    """A backstop carries a torque until a damped bumper, whose force jumps, carries more."""
    low, k, c, torque, rate = -0.3, 200.1, 0.7309, 0.4, -0.9603
    run = f"""
AppliedForces: {{Gravity: 0, Torques: {{a: -{torque}}}}}
Limits: {{a: {{from: {low}, stiffness: {k}, damping: {c}}}}}
Clutches: {{stop: {{rate: "a'", over: {rate}}}}}
ProblemData: {{tend: 0.4, positions: {{a: 0}}, velocities: {{a: {rate}}}}}
"""
    sol = br.simulate(br.Mechanism.parse(ROD + run), coordinates=coordinates)
    assert sol.success, sol.message
    met = low / rate
    assert sol("N.stop", met / 2) == pytest.approx(torque, rel=1e-12)
    pushed = solve_ivp(
        lambda t, y: [y[1], (k * (low - y[0]) - c * y[1] - torque) / INERTIA],
        (met, 0.4),
        [low, rate],
        method="DOP853",
        rtol=1e-13,
        atol=1e-14,
    )
    assert sol(["a", "a'"], 0.4) == pytest.approx(pushed.y[:, -1], abs=1e-9)


@every_formulation
@pytest.mark.parametrize("torque", ["if(t < 0.25, 1, 5)", "if(0.25 < t, 5, 1)", "3 + 2*sign(t - 0.25)"])
def test_friction_breaks_where_a_torque_jumps(coordinates, torque):
    """a'' = (5 - 3)/J from there."""
    run = f"""
AppliedForces: {{Gravity: 0, Torques: {{a: "{torque}"}}}}
DryFriction: {{a: {{torque: 3}}}}
ProblemData: {{tend: 0.75, positions: {{a: 0.2}}, velocities: {{a: 0}}}}
"""
    sol = br.simulate(br.Mechanism.parse(ROD + run), coordinates=coordinates)
    assert sol.success, sol.message
    assert sol("T.a", 0.1) == pytest.approx(-1)
    assert sol("a", [0.25, 0.75]) == pytest.approx([0.2, 0.2 + 2 / INERTIA * 0.5**2 / 2], abs=1e-11)


@every_formulation
@pytest.mark.parametrize("event", ["when: t - 0.25, drop: push", "when: t - late, set: {force: 0}"])
def test_events_of_time_and_parameters_beside_a_kink(coordinates, event):
    """J a'' = 3 - 0.5 |a'|, and from 0.25 s on -0.5 |a'|."""
    run = f"""
PhysicalParams: {{force: 3, late: 0.25}}
AppliedForces: {{Gravity: 0, Torques: {{a: "-0.5*abs(a')", push: {{on: OA, torque: force}}}}}}
Events: {{over: {{{event}}}}}
ProblemData: {{tend: 0.5, positions: {{a: 0}}, velocities: {{a: 0}}}}
"""
    sol = br.simulate(br.Mechanism.parse(ROD + run), coordinates=coordinates)
    decay = np.exp(-0.5 / INERTIA * 0.25)
    assert sol("a'", [0.25, 0.5]) == pytest.approx([6 * (1 - decay), 6 * (1 - decay) * decay], rel=1e-10)
