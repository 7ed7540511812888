"""Derivatives of motions with respect to parameters and initial values."""

import math

import pytest

import bricard as br
from bricard.problems.catalogue import mechanism

# A point mass on a rod, l = 10, g = 9.81, released at rest horizontally: u = l sin(theta) at t = 10, by Jacobi's
# elliptic functions with 40 digits. When l changes, the angle of the start is held.
PENDULUM = {
    "u": -7.44695346236507680,
    "g": -3.89255044040345676,
    "l": 3.07389663579928340,
    "theta": 13.5142599369401741,
}
DEMANDED = 1e-11


def cartesian() -> br.Lagrangian:
    s = br.Lagrangian("u v", parameters={"g": 9.81, "l": 10.0})
    s.lagrangian((s.rate.u**2 + s.rate.v**2) / 2 + s.par.g * s.v)
    s.constrain(s.u**2 + s.v**2 - s.par.l**2, name="length")
    return s


def test_tangent_of_a_dae_is_a_dae_with_the_same_offsets():
    """The tangent of index 3 equations has their offsets, and gives the derivatives of elliptic functions."""
    dae = br.DAE(
        "u v lam",
        lambda t, x, der, p: [
            der(x.u, 2) + x.lam * x.u,
            der(x.v, 2) + x.lam * x.v - p.g,
            x.u**2 + x.v**2 - p.l**2,
        ],
        parameters={"g": 9.81, "l": 10.0},
    )
    tangent = dae.tangent(["g", "l", "start.theta"])
    assert tangent.structure().c == dae.structure().c * 4
    assert tangent.structure().d == dae.structure().d * 4
    start = {"u": 10, "v": 0, "u'": 0, "v'": 0}
    for direction, (du, dv) in {"g": (0, 0), "l": (1, 0), "start.theta": (0, -10)}.items():
        start |= {f"d.{direction}.{name}": value for name, value in {"u": du, "v": dv, "u'": 0, "v'": 0}.items()}
    solution = br.solve_dae(tangent, (0, 10), start, tol=1e-13)
    for direction in ("g", "l", "start.theta"):
        expected = PENDULUM[direction.removeprefix("start.")]
        assert float(solution(f"d.{direction}.u", 10.0)) == pytest.approx(expected, rel=DEMANDED)


def test_pendulum_in_cartesian_coordinates():
    """The start of a constrained pendulum moves with its length, and along its circle."""
    s = br.sensitivities(cartesian(), (0, 10), {"u": 10, "v": 0}, wrt=["g", "l", "start.v"], tol=1e-13)
    assert s.motion("u", 10.0) == pytest.approx(PENDULUM["u"], rel=DEMANDED)
    assert s("u", 10.0, "g") == pytest.approx(PENDULUM["g"], rel=DEMANDED)
    assert s("u", 10.0, "l") == pytest.approx(PENDULUM["l"], rel=DEMANDED)
    assert -10 * s("u", 10.0, "start.v") == pytest.approx(PENDULUM["theta"], rel=DEMANDED)


def test_pendulum_by_its_angle():
    """The derivative with respect to the angle at the start."""
    s = br.Lagrangian("theta", parameters={"g": 9.81, "l": 10.0})
    s.lagrangian(s.par.l**2 * s.rate.theta**2 / 2 + s.par.g * s.par.l * br.cos(s.theta))
    found = br.sensitivities(s, (0, 10), {"theta": math.pi / 2}, wrt=["g", "start.theta"], tol=1e-13)
    arm = 10 * math.cos(found.motion("theta", 10.0))
    assert arm * found("theta", 10.0, "g") == pytest.approx(PENDULUM["g"], rel=DEMANDED)
    assert arm * found("theta", 10.0, "start.theta") == pytest.approx(PENDULUM["theta"], rel=DEMANDED)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_pendulum_from_its_file(coordinates):
    """A = (l, 0) is given, so that the start moves with l."""
    s = br.sensitivities(mechanism("pendulum"), (0, 10), wrt="l", tol=1e-13, coordinates=coordinates)
    assert s("u", 10.0, "l") == pytest.approx(PENDULUM["l"], rel=DEMANDED)
