"""Rotors of motors against closed forms, and against a wheel that is a part of its own."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

T = np.linspace(0, 1, 6)
ARM = """
Dimension: 2
PhysicalParams: {J: 0.01, n: 20}
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 3]}
  Angles: {theta: OA}
  Rotors: {theta: [J, n]}
AppliedForces: {Torques: {theta: 2}}
ProblemData: {tend: 1, tolerance: 1e-12, positions: {theta: 0.3}, velocities: {theta: 0.5}}
"""
TWO_ARMS = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 3], AB: [0.8, 2]}
  Angles: {theta: OA, phi: [OA, AB]}
  Rotors: {phi: {inertia: 0.02, ratio: -7, carrier: OA}}
AppliedForces: {Gravity: , Torques: {phi: 1.5}}
ProblemData: {tend: 1, tolerance: 1e-12, positions: {theta: 0.3, phi: 0.5}, velocities: {theta: 0.5, phi: -1}}
"""
TOP = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0]}
  Rigids: {OzuA: {Geom: [[0, 0, 1], [1], [0, 0, 0.5]], Dyna: [[0, 0, 0.3], 2, [0.4, 0.5, 0.6]]WHEEL
  Angles: {phi: SPIN}
AppliedForces: {Gravity: }
ProblemData:
  tend: 1
  tolerance: 1e-12
  positions: {z: [0.6, 0, 0.8], u: [0.8, 0, -0.6]START}
  velocities: {z: [0, 0.3, 0], u: [0, 0.2, 0], phi: 40}
"""


def test_reflected_inertia():
    """On the ground J counts n^2 times: (m l^2/3 + n^2 J) theta'' = tau, in all coordinates."""
    m = br.Mechanism.parse(ARM)
    for coordinates in ("natural", "body", "relative"):
        sol = br.simulate(m, coordinates=coordinates)
        assert sol("theta", T) == pytest.approx(0.3 + 0.5 * T + 2 / (1 + 400 * 0.01) * T**2 / 2, abs=1e-11)
        assert sol.energy(T).kinetic == pytest.approx(5 / 2 * sol("theta'", T) ** 2, abs=1e-11)


def test_a_motor_on_an_arm():
    """Two arms, the motor of the second on the first: equations by hand, by SciPy."""
    m = br.Mechanism.parse(TWO_ARMS)
    m1, l1, m2, l2, J, n, g = 3, 1, 2, 0.8, 0.02, -7, 9.81

    def rates(t, y):
        a, b, u, w = y  # theta, phi, and rates; T = arms + J/2 (u + n w)^2
        c, s = np.cos(b), np.sin(b)
        k = m2 * l1 * l2 / 2
        M11 = m1 * l1**2 / 3 + m2 * l1**2 + m2 * l2**2 / 3 + 2 * k * c + J
        M12 = m2 * l2**2 / 3 + k * c + J * n
        M22 = m2 * l2**2 / 3 + J * n**2
        top = k * s * (2 * u * w + w**2) - (m1 / 2 + m2) * g * l1 * np.cos(a) - m2 * g * l2 / 2 * np.cos(a + b)
        low = -k * s * u**2 - m2 * g * l2 / 2 * np.cos(a + b) + 1.5
        return [u, w, *np.linalg.solve([[M11, M12], [M12, M22]], [top, low])]

    found = solve_ivp(rates, (0, 1), [0.3, 0.5, 0.5, -1], rtol=1e-12, atol=1e-12, method="DOP853", t_eval=T)
    for coordinates in ("natural", "body", "relative"):
        sol = br.simulate(m, coordinates=coordinates)
        assert sol(["theta", "phi"], T) == pytest.approx(found.y[:2], abs=1e-9)
        assert sol.certificate.energy_balance < 1e-10


def test_a_wheel_in_a_top():
    """A rotor in space does what a symmetric wheel does that is a part: gyroscopic torques on what carries it.

    The wheel is a further body on the axis z of the top, joined to it by a hinge; as a rotor its mass and inertia
    across the axis are in the top, and its angle is that of a light pointer on the same hinge.
    """

    def top(wheel, more=""):
        text = TOP.replace("WHEEL", f"}},\n    AzwB: {{Geom: [[0, 0, 1], [1], [0.1]], Dyna: [[0], {wheel}]}}}}{more}")
        return text.replace("SPIN", "[u, w, z]").replace("START", ", w: [0.8, 0, -0.6]")

    M, m, c, a = 2.0, 1.0, 0.3, 0.5
    middle = (M * c + m * a) / (M + m)
    steiner = M * (c - middle) ** 2 + m * (a - middle) ** 2
    inertia = [0.4 + 0.01 + steiner, 0.5 + 0.01 + steiner, 0.6]
    one = br.simulate(br.Mechanism.parse(top("1, [0.01, 0.01, 0.02]")))
    rotor = top("1e-9, [1e-9, 1e-9, 1e-9]", "\n  Rotors: {phi: {inertia: 0.02, carrier: OzuA, axis: z}}")
    rotor = rotor.replace("[[0, 0, 0.3], 2, [0.4, 0.5, 0.6]]", f"[[0, 0, {middle}], {M + m}, {inertia}]")
    for coordinates in ("natural", "relative"):
        other = br.simulate(br.Mechanism.parse(rotor), coordinates=coordinates)
        assert other("z", T) == pytest.approx(one("z", T), abs=1e-6)
        assert other("phi'", T) == pytest.approx(one("phi'", T), abs=1e-5)


def test_wrong_values_have_places():
    """Where, what, and what to do."""
    wrong = ARM.replace("{theta: [J, n]}", "{theta: [-1, n], phi: 1, x: {angle: theta, inertia: 1, carrier: OB}}")
    with pytest.raises(br.SpecError) as error:
        br.Mechanism.parse(wrong, "arm.yaml")
    assert str(error.value).splitlines() == [
        "arm.yaml:8:20: the inertia is -1",
        "  It must be positive or zero.",
        "arm.yaml:8:28: there is no angle or slide 'phi'",
        "  Known are theta.",
        "arm.yaml:8:75: there is no part 'OB'",
        "  Known are OA.",
    ]
    rotors = "{phi: {inertia: 1, carrier: OzuA, axis: w}, s: {angle: phi, inertia: 1, carrier: OzuA}}"
    text = TOP.replace("WHEEL", f"}}}}\n  Rotors: {rotors}").replace("SPIN", "[w, u, z]").replace("START", "")
    with pytest.raises(br.SpecError) as error:
        br.Mechanism.parse(text.replace("O: [0, 0, 0]", "O: [0, 0, 0], w: [1, 0, 0]"))
    assert "w is not a vector of 'OzuA'\n  Its vectors are: z, u." in str(error.value)
    assert "the rotor 's' needs an axis in space\n  Give a vector of 'OzuA': axis: u." in str(error.value)
