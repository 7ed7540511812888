"""Forces and drives, as a file writes them, against motions and motor forces in closed form."""

import numpy as np
import pytest
from scipy.optimize import brentq

import bricard as br
from bricard.mechanism.mechanism import Mechanism

TIMES = np.linspace(0, 2, 9)
plane_and_space = pytest.mark.parametrize("dimension", [2, 3], ids=["plane", "space"])


def run(text, end=2.0, **parameters):
    """The motion of a mechanism given by its text."""
    sol = br.simulate(Mechanism.parse(text, **parameters), end, tol=1e-13)
    assert sol.success
    assert sol.certificate.energy_balance < 1e-11
    return sol


def close(values, expected, within=1e-11):
    np.testing.assert_allclose(values, expected, rtol=0, atol=within)


def block(*sections, dimension=2, position=(0.7, 0, 0), velocity=(0.3, 0, 0)):
    """A particle A of mass m near the fixed point O, with further sections."""
    return f"""
PhysicalParams: {{m: 2, k: 18, l: 0.5, c: 1.2, f: 3}}
Dimension: {dimension}
PartData:
  Fixed: {{O: [0, 0], e: [1, 0]}}
  Particles: {{A: m}}
{"".join(sections)}
ProblemData:
  positions: {{A: {list(position[:dimension])}}}
  velocities: {{A: {list(velocity[:dimension])}}}
"""


def oscillation(t, x0, v0, rest, stiffness, damping=0.0, mass=2.0):
    """m x'' = -k (x - rest) - c x'."""
    d = damping / (2 * mass)
    w = np.sqrt(stiffness / mass - d**2)
    return rest + np.exp(-d * t) * ((x0 - rest) * np.cos(w * t) + (v0 + d * (x0 - rest)) / w * np.sin(w * t))


# ------------------------------------------------------------------------------- springs and dampers


@plane_and_space
def test_spring_with_preload_and_damping(dimension):
    """The tension at the natural length pulls the points together: the block rests at l - F/k."""
    spring = "  Springs: {OA: {stiffness: k, length: l, damping: c, preload: f}}"
    sol = run(block(spring, dimension=dimension))
    close(sol("A.x", TIMES), oscillation(TIMES, 0.7, 0.3, 0.5 - 3 / 18, 18, 1.2))


def test_spring_and_damper_side_by_side():
    """Two entries act as one spring with damping."""
    sol = run(block("  Springs: {OA: [k, l]}\n  Dampers: {OA: c}"))
    close(sol("A.x", TIMES), oscillation(TIMES, 0.7, 0.3, 0.5, 18, 1.2))


def test_spring_with_mass():
    """A third of a spring's mass swings with the block."""
    sol = run(block("  Springs: {OA: [k, l, 0.9]}"))
    close(sol("A.x", TIMES), oscillation(TIMES, 0.7, 0.3, 0.5, 18, mass=2.3))


def test_spring_whose_length_is_driven():
    """The natural length l + f sin(w t)/10 forces an oscillation."""
    sol = run(block("  Springs: {OA: [k, l + 0.05*sin(2*t)]}"))
    forced = 18 * 0.05 / (18 - 2 * 4)
    expected = oscillation(TIMES, 0.7, 0.3 - 2 * forced, 0.5, 18) + forced * np.sin(2 * TIMES)
    close(sol("A.x", TIMES), expected)


@plane_and_space
def test_bushing(dimension):
    """Stiffness and damping act alike along all axes."""
    text = block(
        "  Bushings: {OA: [k, c]}", dimension=dimension, position=(0.7, -0.2, 0.4), velocity=(0.3, 0.5, -0.6)
    )
    sol = run(text)
    for axis, x0, v0 in list(zip("xyz", (0.7, -0.2, 0.4), (0.3, 0.5, -0.6), strict=True))[:dimension]:
        close(sol(f"A.{axis}", TIMES), oscillation(TIMES, x0, v0, 0, 18, 1.2))


# ------------------------------------------------------------------------------------------ formulas


def test_force_of_outputs_and_rates():
    """A force written as a formula of an output and of a rate is a spring and a damper."""
    text = block("AppliedForces: {Forces: {A: [pull - c*A.x', 0]}}") + "  outputs: {pull: -k*(A.x - l)}\n"
    close(run(text)("A.x", TIMES), oscillation(TIMES, 0.7, 0.3, 0.5, 18, 1.2))


def test_force_of_time():
    """m x'' = cos t."""
    sol = run(block("AppliedForces: {Forces: {push: {at: A, force: [cos(t), 0]}}}"))
    close(sol("A.x", TIMES), 0.7 + 0.3 * TIMES + (1 - np.cos(TIMES)) / 2)


def test_rate_of_an_output():
    """The prime of an output is its rate along the motion: -c d(A.x^2)/dt / (2 A.x) = -c A.x'."""
    text = block("  Springs: {OA: [k, l]}\nAppliedForces: {Forces: {A: [-c*square'/(2*A.x), 0]}}")
    sol = run(text + "  outputs: {square: A.x**2}\n")
    close(sol("A.x", TIMES), oscillation(TIMES, 0.7, 0.3, 0.5, 18, 1.2))


def test_force_of_a_table():
    """The spline through values of a cubic is the cubic: m x'' = 1 - t + t^3."""
    times = [0, 0.3, 0.7, 1, 1.6, 2]
    values = [1 - t + t**3 for t in times]
    text = f"Tables: {{push: {{t: {times}, values: {values}}}}}" + block("AppliedForces: {Forces: {A: [push(t), 0]}}")
    t = TIMES
    close(run(text)("A.x", t), 0.7 + 0.3 * t + (t**2 / 2 - t**3 / 6 + t**5 / 20) / 2)


def test_follower_force():
    """A thrust along the axis of a spinning body turns with it: a = F/m (cos w t, sin w t)."""
    sol = run("""
Dimension: 2
PartData:
  Rigids: {MA: {Geom: [[1]], Dyna: [[0], 2, 0.3]}}
AppliedForces: {Forces: {M: {force: [3, 0], frame: MA}}}
ProblemData:
  positions: {M: [0, 0], A: [1, 0]}
  velocities: {M: [0, 0], A: [0, 1.5]}
""")
    w, t = 1.5, TIMES
    close(sol("M.x", t), 1.5 / w**2 * (1 - np.cos(w * t)))
    close(sol("M.y", t), 1.5 / w**2 * (w * t - np.sin(w * t)))


# -------------------------------------------------------------------------------- gravity and fields


@pytest.mark.parametrize(
    ("dimension", "given", "expected"),
    [
        (2, "", (0, -9.81)),
        (3, "", (0, 0, -9.81)),
        (2, "1.6", (0, -1.6)),
        (3, "1.6", (0, 0, -1.6)),
        (2, "[1, 2]", (1, 2)),
        (3, "[1, 2, 3]", (1, 2, 3)),
        (2, "{acceleration: [f, 2]}", (3, 2)),
    ],
)
def test_gravity(dimension, given, expected):
    """Alone 9.81 downwards, a number another size of it, a list the acceleration."""
    sol = run(block(f"AppliedForces:\n  Gravity: {given}", dimension=dimension, velocity=(0, 0, 0)))
    for axis, x0, a in zip("xyz", (0.7, 0, 0), expected, strict=False):
        close(sol(f"A.{axis}", TIMES), x0 + a * TIMES**2 / 2, 1e-10)


@plane_and_space
def test_kepler_orbit(dimension):
    """An ellipse about its focus: r = a (1 - e cos E) with t = (E - e sin E) / n, n^2 a^3 = strength."""
    mu, a, e = 4.0, 1.5, 0.6
    n = np.sqrt(mu / a**3)
    speed = np.sqrt(mu / a * (1 + e) / (1 - e))
    text = block(
        f"AppliedForces: {{Fields: {{O: {mu}}}}}",
        dimension=dimension,
        position=(a * (1 - e), 0, 0),
        velocity=(0, float(speed), 0),
    )
    period = 2 * np.pi / n
    sol = run(text, period)
    times = np.linspace(0, period, 13)
    E = np.array([brentq(lambda x, M=n * t: x - e * np.sin(x) - M, -1, 7, xtol=1e-15) for t in times])
    close(sol("A.x", times), a * (np.cos(E) - e), 1e-10)
    close(sol("A.y", times), a * np.sqrt(1 - e**2) * np.sin(E), 1e-10)


@pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # B is free
def test_field_on_some_parts():
    """`on` chooses the parts; the others move on in a straight line."""
    sol = run("""
Dimension: 2
PartData:
  Fixed: {S: [0, 0]}
  Particles: {A: 1, B: 1}
AppliedForces: {Fields: {star: {center: S, strength: 1, on: [A]}}}
ProblemData:
  positions: {A: [1, 0], B: [2, 0]}
  velocities: {A: [0, 1], B: [0, 1]}
""")
    close(sol("A.x", TIMES), np.cos(TIMES), 1e-10)
    close(sol("B.y", TIMES), TIMES)


# -------------------------------------------------------------------------------------------- wheels

WHEEL = """
PhysicalParams: {{I: 0.4, c: 0.3, k: 1.7}}
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Rigids: {{OA: {{Geom: [[1]], Dyna: [[0], 1, I]}}}}
  Angles: {{theta: OA}}
{sections}
ProblemData:
  positions: {{theta: {angle}}}
  velocities: {{theta: {speed}}}
"""


def wheel(sections, angle=0.0, speed=0.0):
    """A wheel about the fixed point O."""
    return WHEEL.format(sections=sections, angle=angle, speed=speed)


HINGE = """
PhysicalParams: {{I: 0.4, c: 0.3, k: 1.7}}
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0], u: [1, 2, 2], e: [2, 1, -2]}}
  Rigids: {{OAu: {{Geom: [[0, 1, 0], [0, 0, 1]], Dyna: [[0, 0, 0], 1, [0.3, 0.35, I]]}}}}
  Angles: {{theta: [e, OA, u]}}
{sections}
ProblemData:
  positions: {{theta: {angle}}}
  velocities: {{theta: {speed}}}
"""


def hinged(sections, angle=0.0, speed=0.0):
    """The wheel in space, about a slanted axis."""
    return HINGE.format(sections=sections, angle=angle, speed=speed)


both_wheels = pytest.mark.parametrize("on_hinge", [wheel, hinged], ids=["plane", "space"])


@pytest.mark.parametrize("friction", ["O: c", "theta: c", "brake: {parts: [OA], damping: c}"])
def test_viscous_friction_of_a_wheel(friction):
    """The spin decays as exp(-c t/I)."""
    sol = run(wheel(f"AppliedForces: {{Frictions: {{{friction}}}}}", speed=3))
    w = 3 * np.exp(-0.3 / 0.4 * TIMES)
    close(sol("theta'", TIMES), w)
    close(sol("theta", TIMES), (3 - w) * 0.4 / 0.3)


def test_viscous_friction_of_a_hinge_in_space():
    """The same about a slanted axis, by the joint's point."""
    sol = run(hinged("AppliedForces: {Frictions: {O: c}}", speed=3))
    close(sol("theta'", TIMES), 3 * np.exp(-0.3 / 0.4 * TIMES))


def test_viscous_friction_between_two_wheels():
    """The relative spin decays with c (1/I1 + 1/I2), and the angular momentum stays."""
    sol = run("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0], 1, 0.4]}
    OB: {Geom: [[1]], Dyna: [[0], 1, 0.9]}
  Angles: {alpha: OA, beta: OB}
AppliedForces: {Frictions: {O: 0.3}}
ProblemData:
  positions: {alpha: 0, beta: 1}
  velocities: {alpha: 3, beta: -1}
""")
    close(sol("alpha'", TIMES) - sol("beta'", TIMES), 4 * np.exp(-0.3 * (1 / 0.4 + 1 / 0.9) * TIMES))
    close(0.4 * sol("alpha'", TIMES) + 0.9 * sol("beta'", TIMES), 0.4 * 3 - 0.9)


def test_viscous_friction_of_a_slide():
    """m x'' = -c x' along a line."""
    text = block("  Collinears: {OeA: way}\nAppliedForces: {Frictions: {way: c}}", velocity=(3, 0, 0))
    close(run(text)("way'", TIMES), 3 * np.exp(-1.2 / 2 * TIMES))


@both_wheels
@pytest.mark.parametrize("angle", [0.5, 8.0])
def test_rotary_spring(on_hinge, angle):
    """I th'' = -k (th - rest) - preload - c th', over any number of turns."""
    springs = "  RotarySprings: {theta: {stiffness: k, rest: 0.2, damping: c, preload: 0.6}}"
    sol = run(on_hinge(springs, angle, 1))
    close(sol("theta", TIMES), oscillation(TIMES, angle, 1, 0.2 - 0.6 / 1.7, 1.7, 0.3, 0.4), 1e-10)


@both_wheels
@pytest.mark.parametrize("torque", ["theta: 0.8*t", "motor: {on: theta, torque: 0.8*t}"])
def test_torque_on_an_angle(on_hinge, torque):
    """I th'' = tau."""
    sol = run(on_hinge(f"AppliedForces: {{Torques: {{{torque}}}}}", speed=1))
    close(sol("theta", TIMES), TIMES + 0.8 * TIMES**3 / 6 / 0.4)


def test_torque_on_a_part():
    """In the plane a number, positive counter-clockwise."""
    sol = run(wheel("AppliedForces: {Torques: {OA: 0.8}}"))
    close(sol("theta", TIMES), 0.8 / 0.4 * TIMES**2 / 2)


@pytest.mark.parametrize(
    ("torque", "expected"),
    [("[0, 0, 0.8]", 0.8 * 2 / 3), ("[0.8, 0, 0]", 0.8 / 3), ("{torque: [0, 0, 0.8], frame: OAu}", 0.8)],
)
def test_torque_vector_on_a_part(torque, expected):
    """In space a vector in the world's axes, or in a part's; only what lies along the hinge turns it."""
    sol = run(hinged(f"AppliedForces: {{Torques: {{OAu: {torque}}}}}"))
    close(sol("theta", TIMES), expected / 0.4 * TIMES**2 / 2)


@pytest.mark.parametrize("formula", ["OA: -k*OA.angle - c*OA.angle'", "theta: -k*theta - c*theta'"])
def test_angle_in_a_formula(formula):
    """Angles in formulas are continuous: a spring wound up by more than a turn unwinds all of it."""
    text = wheel(f"AppliedForces: {{Torques: {{{formula}}}}}", 8, 1)
    name = "OA.angle" if "OA.angle" in formula else "theta"
    sol = run(text.replace("{theta: 8}", f"{{{name}: 8}}"))
    close(sol(name, TIMES), oscillation(TIMES, 8, 1, 0, 1.7, 0.3, 0.4), 1e-10)


def test_free_symmetric_top():
    """Without torques the axis of a symmetric top goes around its angular momentum at the rate L/I1."""
    I1, I3, spin, across = 0.5, 0.8, 3.0, 0.9
    sol = run(f"""
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0]}}
  Rigids: {{Oxyz: {{Geom: [[1], [0, 1], [0, 0, 1]], Dyna: [[0, 0, 0], 1, [{I1}, {I1}, {I3}]]}}}}
ProblemData:
  positions: {{x: [1, 0, 0], y: [0, 1, 0]}}
  velocities: {{x: [0, {spin}, 0], y: [{-spin}, 0, {across}], z: [0, {-across}, 0]}}
""")
    L = np.array([I1 * across, 0, I3 * spin])
    size = np.linalg.norm(L)
    axis = L / size
    z0, angle = np.array([0, 0, 1.0]), size / I1 * TIMES
    expected = np.outer(axis @ z0 * axis, np.ones(9)) + np.outer(z0 - axis @ z0 * axis, np.cos(angle))
    expected += np.outer(np.cross(axis, z0), np.sin(angle))
    close(sol(["z.x", "z.y", "z.z"], TIMES), expected, 1e-10)


# -------------------------------------------------------------------------------------------- drives

PENDULUM = """
PhysicalParams: {{m: 1.4, L: 0.8, I: m*L**2/12, g: 9.81}}
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Rigids: {{OA: {{Geom: [[L]], Dyna: [[L/2], m, I]}}}}
  Angles: {{theta: OA}}
AppliedForces:
  Gravity: g
{sections}
ProblemData:
  positions: {{theta: -0.5}}
  velocities: {{theta: 1.2}}
"""
J, ARM = 1.4 * 0.8**2 / 3, 1.4 * 9.81 * 0.4


def swing(t):
    """The angle -0.5 + 0.6 sin 2t, its rate and second rate."""
    return -0.5 + 0.6 * np.sin(2 * t), 1.2 * np.cos(2 * t), -2.4 * np.sin(2 * t)


def needed_torque(t):
    """J th'' + m g L/2 cos th, with th from the horizontal."""
    angle, _, second = swing(t)
    return J * second + ARM * np.cos(angle)


@pytest.mark.parametrize(
    ("motion", "name"),
    [
        ("theta: -0.5 + 0.6*sin(2*t)", "theta"),
        ("OA.angle: -0.5 + 0.6*sin(2*t)", "OA.angle"),
        ("theta: {rate: 1.2*cos(2*t)}", "theta"),
        ("crank: {of: theta, law: -0.5 + 0.6*sin(2*t)}", "crank"),
    ],
)
def test_motor_torque_of_a_pendulum(motion, name):
    """Position and speed motors exert the torque of the equation of motion, positive along the angle's growth."""
    sol = run(PENDULUM.format(sections=f"Motions: {{{motion}}}"))
    close(sol("theta", TIMES), swing(TIMES)[0])
    close(sol.motor(f"drive.{name}", TIMES), needed_torque(TIMES), 1e-10)
    supplied = sol.energy(TIMES).supplied
    angle, rate, _ = swing(TIMES)
    close(supplied, J * (rate**2 - 1.2**2) / 2 + ARM * (np.sin(angle) - np.sin(-0.5)))


def test_torque_motor_of_a_pendulum():
    """The torque of the equation of motion, as a formula, makes the motion."""
    formula = f"{J}*(-2.4*sin(2*t)) + {ARM}*cos(-0.5 + 0.6*sin(2*t))"
    sol = run(PENDULUM.format(sections=f"  Torques: {{theta: {formula}}}"))
    close(sol("theta", TIMES), swing(TIMES)[0], 1e-10)


def test_motor_about_a_slanted_axis():
    """In space the motor's torque is I th''."""
    sol = run(hinged("Motions: {theta: 0.3 + t**3}", 0.3))
    close(sol("theta", TIMES), 0.3 + TIMES**3)
    close(sol.motor("drive.theta", TIMES), 0.4 * 6 * TIMES)


@pytest.mark.parametrize(
    "motion", ["way: 0.7 + 0.3*sin(t)", "way: {rate: 0.3*cos(t)}", "A.x: 0.7 + 0.3*sin(t)", "A.x: {rate: 0.3*cos(t)}"]
)
def test_motor_force_of_a_slide(motion):
    """A driven block needs m x'', whether its slide or its coordinate is driven, in position or speed."""
    sol = run(block(f"  Collinears: {{OeA: way}}\nMotions: {{{motion}}}"))
    close(sol("A.x", TIMES), 0.7 + 0.3 * np.sin(TIMES))
    close(sol.motor(f"drive.{motion.split(':')[0]}", TIMES), -2 * 0.3 * np.sin(TIMES))


def test_motor_that_follows_a_table():
    """The spline through values of a cubic drives along the cubic."""
    times = [0, 0.3, 0.7, 1, 1.6, 2]
    values = [0.7 + 0.3 * t - t**3 / 5 for t in times]
    text = f"Tables: {{law: {{t: {times}, values: {values}}}}}" + block("Motions: {A.x: law(t)}")
    sol = run(text)
    close(sol("A.x", TIMES), 0.7 + 0.3 * TIMES - TIMES**3 / 5)
    close(sol.motor("drive.A.x", TIMES), -2 * 6 * TIMES / 5)


def test_a_field_at_the_end_of_a_spring_with_mass():
    """It acts on the middle of the spring: V = -strength m/|M - C|, though C is one of its points."""
    sol = run(
        """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Particles: {A: 2}, Springs: {OA: {stiffness: 10, length: 1, mass: 0.5}}}
AppliedForces: {Fields: {O: 3}}
ProblemData: {positions: {A: [1.5, 0]}, velocities: {A: [0, 2]}}
""",
        0.1,
    )
    close(sol("energy.potential", 0.0), 10 / 2 * 0.5**2 - 3 * 2 / 1.5 - 3 * 0.5 / 0.75)
