"""Constraints of velocities as a file writes them: blades and wheels that do not slip sideways."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import InitialValueError, ModelError, SpecError
from bricard.mechanism.mechanism import Mechanism

COORDINATES = ("natural", "body", "relative", "parasitic")
TIMES = np.linspace(0, 2, 9)
SLEIGH = """
Dimension: 2
PhysicalParams: {m: 2, J: 0.3, a: 0.4}
PartData:
  Rigids:
    Pu: {Geom: [[1]], Dyna: [a, m, J]}
  Joints:
    blade: {type: constraint, formula: "cross(u, P')"}
ProblemData:
  tend: 2
  tolerance: 1.0e-11
  positions: {P: [0.2, -0.1], u: [1, 0]}
  velocities: {P: [0.3, 0], u: [0, 1.5]}
  outputs: {along: "dot(u, P')", across: "cross(u, P')", turning: "cross(u, u')"}
"""


def chaplygin(t, m=2.0, J=0.3, a=0.4, speed=0.3, turning=1.5):
    """v = V tanh(k t + c), omega = W / cosh(k t + c) of Chaplygin's sleigh (from v' = a omega^2, energy constant)."""
    inertia = J + m * a**2
    energy = m * speed**2 + inertia * turning**2
    V, W = np.sqrt(energy / m), np.sqrt(energy / inertia)
    phase = m * a * V / inertia * t + np.arctanh(speed / V)
    return V * np.tanh(phase), W / np.cosh(phase)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_chaplygin_sleigh(coordinates):
    """A sleigh whose centroid is ahead of its blade turns into a straight path, in closed form."""
    sol = br.simulate(Mechanism.parse(SLEIGH), coordinates=coordinates)
    assert sol.success
    speed, turning = chaplygin(TIMES)
    assert sol("along", TIMES) == pytest.approx(speed, abs=1e-9)
    assert sol("turning", TIMES) == pytest.approx(turning, abs=1e-9)
    assert np.max(np.abs(sol("across", TIMES))) < 1e-11
    assert sol.certificate.energy_balance < 1e-9


@pytest.mark.parametrize("constraints", ["projection", "ggl", "baumgarte", "qr"])
def test_sleigh_by_other_methods(constraints):
    """The constraint methods of an ODE integrator find the same motion."""
    sol = br.simulate(Mechanism.parse(SLEIGH), constraints=constraints, integrator="dop853", tol=1e-10)
    speed, turning = chaplygin(TIMES)
    assert sol("along", TIMES) == pytest.approx(speed, abs=1e-6)
    assert sol("turning", TIMES) == pytest.approx(turning, abs=1e-6)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_force_of_a_blade(coordinates):
    """The blade pushes with m (v omega + a omega') to its left, and turns the sleigh by J omega' = -a times that."""
    sol = br.simulate(Mechanism.parse(SLEIGH), coordinates=coordinates)
    speed, turning = chaplygin(TIMES)
    alpha = -2 * 0.4 * speed * turning / (0.3 + 2 * 0.4**2)
    push = 2 * (speed * turning + 0.4 * alpha)
    found = sol.reactions("blade", on="Pu", t=TIMES)
    left = np.array([-sol("u.y", TIMES), sol("u.x", TIMES)])
    assert np.sum(found.force * left, axis=0) == pytest.approx(push, abs=1e-8)
    assert found.torque == pytest.approx(0.3 * alpha, abs=1e-8)


def test_blade_on_an_incline():
    """A blade with its centroid in place, spun on an incline, does not run down: it draws a cycloid."""
    text = SLEIGH.replace("a: 0.4", "a: 0").replace("P: [0.3, 0], u: [0, 1.5]", "P: [0, 0], u: [0, 3]")
    sol = br.simulate(Mechanism.parse(text + "AppliedForces: {Gravity: [1.2, 0]}"))
    x = 1.2 / (2 * 3**2) * np.sin(3 * TIMES) ** 2
    y = 1.2 / (2 * 3**2) * (3 * TIMES - np.sin(6 * TIMES) / 2)
    assert sol("P.x", TIMES) == pytest.approx(0.2 + x, abs=1e-9)
    assert sol("P.y", TIMES) == pytest.approx(-0.1 + y, abs=1e-9)


def test_freedoms_of_positions_and_of_velocities():
    """A blade takes a freedom of velocity and none of position; the report says so."""
    mechanism = Mechanism.parse(SLEIGH)
    ready = prepare(mechanism)
    assert (ready.position_freedoms, ready.mobility) == (3, 2)
    assert "freedoms: 3 of positions, 2 of velocities" in mechanism.report()


def test_start_is_made_consistent():
    """Velocities across the blade are taken out of those given."""
    sol = br.simulate(Mechanism.parse(SLEIGH.replace("P: [0.3, 0]", "P: [0.3, 0.5]")))
    assert sol("across", 0.0) == pytest.approx(0, abs=1e-13)
    assert sol.certificate.moved


def test_contradicting_velocities():
    """A fixed velocity across the blade is refused by name."""
    text = SLEIGH.replace("P: [0.3, 0]", "P: [0.3, 0.5]").replace(
        "  outputs:", "  fixedvelocities: [P, u]\n  outputs:"
    )
    with pytest.raises(InitialValueError, match=r"The velocities contradict each other: .*blade"):
        br.simulate(Mechanism.parse(text))


def test_a_rate_that_is_not_linear():
    """Constraints that are not linear in the rates are refused, also where an output hides them."""
    with pytest.raises(SpecError) as found:
        Mechanism.parse(SLEIGH.replace("cross(u, P')", "norm(P') - 1", 1).lstrip(), "sleigh.yaml")
    assert str(found.value) == (
        "sleigh.yaml:7:40: the constraint is not linear in the rates\n"
        "  Write it as a sum of rates, each times a formula of positions and time."
    )
    with pytest.raises(ModelError) as error:
        br.simulate(Mechanism.parse(SLEIGH.replace("cross(u, P')", "along**2 - 1", 1)))
    assert str(error.value) == (
        "The constraint 'blade' is not linear in the rates: along**2 - 1 = 0.\n"
        "  Write it as a sum of rates, each times a formula of positions and time."
    )


# ------------------------------------------------------------------------------------------ redundancy


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_the_same_blade_twice(coordinates):
    """A blade that is given twice is redundant, and left out."""
    text = SLEIGH.replace("Joints:\n", 'Joints:\n    again: {type: constraint, formula: "2*cross(u, P\')"}\n')
    ready = prepare(Mechanism.parse(text), coordinates)
    assert [one.name for one in ready.rank.redundant] == ["blade"]
    assert ready.rank.redundant[0].others == ("again",)
    assert ready.mobility == 2
    sol = br.simulate(Mechanism.parse(text), coordinates=coordinates)
    assert sol("along", TIMES) == pytest.approx(chaplygin(TIMES)[0], abs=1e-9)


def test_the_rate_of_a_position_constraint():
    """A constraint of velocities that follows from one of positions is left out, never the other way round."""
    text = """
        Dimension: 2
        PartData:
          Fixed: {O: [0, 0]}
          Particles: {A: 1}
          Joints:
            rate: {type: constraint, formula: "dot(A, A')"}
            bar: {type: distance, points: [O, A], length: 1}
        AppliedForces: {Gravity: 9.81}
        ProblemData: {tend: 1, positions: {A: [1, 0]}}
    """
    ready = prepare(Mechanism.parse(text))
    assert [(one.name, one.others) for one in ready.rank.redundant] == [("rate", ("bar",))]
    sol = br.simulate(Mechanism.parse(text), tol=1e-11)
    assert sol("A.x'", 1.0) ** 2 + sol("A.y'", 1.0) ** 2 == pytest.approx(-2 * 9.81 * sol("A.y", 1.0), abs=1e-8)


def test_blades_that_are_parallel_at_the_start():
    """Two blades at one point that are parallel depend on each other there only: nothing is left out."""
    text = """
        Dimension: 2
        PartData:
          Fixed: {O: [0, 0], i: [1, 0]}
          Rigids:
            QPu: {Geom: [[1, 0], [1, 0]], Dyna: [0.5, 1, 0.1]}
          Joints:
            front: {type: constraint, formula: "P.y'"}
            rear: {type: constraint, formula: "cross(u, P')"}
        ProblemData: {tend: 1, positions: {P: [1, 0], u: [1, 0]}}
    """
    rank = prepare(Mechanism.parse(text)).rank
    assert rank.redundant == ()
    assert rank.singular == ("rear",)


# --------------------------------------------------------------------------------------------- vehicle


def test_car_with_a_trailer():
    """A car that steers by a law of time and pulls a trailer agrees with hand-derived equations in SciPy.

    Rear axle P, heading p, wheelbase 1, steering angle delta(t); trailer with its axle Q at 0.8 behind the hitch P,
    heading q. All velocities follow from the speed v of P, J v, with p' = v tan(delta) and q' = v sin(p - q)/0.8, and
    J^T M (J v)' = F, the force along the car at P.
    """
    text = """
        Dimension: 2
        PhysicalParams: {F: 1.5}
        PartData:
          Rigids:
            PRu: {Geom: [[1, 0], [1, 0]], Dyna: [0.4, 2, 0.3]}
            PQ: {Geom: [[0.8, 0]], Dyna: [0.8, 1.1, 0.2]}
          Joints:
            rear: {type: constraint, formula: "cross(u, P')"}
            front: {type: constraint, formula: "cross(u, R')*cos(0.5*sin(t)) - dot(u, R')*sin(0.5*sin(t))"}
            trailer: {type: constraint, formula: "cross(P - Q, Q')"}
        AppliedForces:
          Forces: {P: {force: [F*u.x, F*u.y]}}
        ProblemData:
          tend: 2
          tolerance: 1.0e-11
          positions: {P: [0, 0], R: [1, 0], Q: [-0.8, 0]}
          velocities: {P: [0.7, 0]}
    """

    def jacobian(t, p, q):
        """(x_C, y_C, p, x_D, y_D, q)' = J v: centroids C of the car, D of the trailer."""
        turning, pulled = np.tan(0.5 * np.sin(t)), np.sin(p - q) / 0.8
        C = np.array([np.cos(p), np.sin(p)]) + 0.4 * turning * np.array([-np.sin(p), np.cos(p)])
        D = np.array([np.cos(p), np.sin(p)]) - 0.8 * pulled * np.array([-np.sin(q), np.cos(q)])
        return np.array([*C, turning, *D, pulled])

    M = np.array([2, 2, 0.3, 1.1, 1.1, 0.2])

    def rates(t, y):
        _, _, p, q, v = y
        J, h = jacobian(t, p, q), 1e-5
        dp, dq = v * J[2], v * J[5]
        J_rate = (jacobian(t + h, p + h * dp, q + h * dq) - jacobian(t - h, p - h * dp, q - h * dq)) / (2 * h)
        return [v * np.cos(p), v * np.sin(p), dp, dq, (1.5 - J @ (M * J_rate) * v) / (J @ (M * J))]

    truth = solve_ivp(rates, (0, 2), [0, 0, 0, 0, 0.7], method="DOP853", rtol=1e-11, atol=1e-12, t_eval=TIMES).y
    for coordinates in ("natural", "body", "relative"):
        sol = br.simulate(Mechanism.parse(text), coordinates=coordinates)
        assert sol("P.x", TIMES) == pytest.approx(truth[0], abs=1e-8)
        assert sol("P.y", TIMES) == pytest.approx(truth[1], abs=1e-8)
        assert sol("u.y", TIMES) == pytest.approx(np.sin(truth[2]), abs=1e-8)
