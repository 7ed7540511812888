"""Examples of three papers on teaching and comparing multibody formulations, solved as the papers solve them.

002  Kurz, Burkhardt, Eberhard: constraint methods, on a slider-crank in the coordinates x, alpha, beta
003  notes on CarlaTheKraken: planar rigid bodies in body coordinates; examples 3.1, 6.1, 7.1 and problems 1 to 6
004  Rideout: parasitic springs and dampers in the place of joints

Errors are against solutions in quadruple precision by other formulations, or closed forms. Measured figures are in
docs/reproductions.md.
"""

import json
from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import rate_names
from bricard.pipeline import Case, solve_system
from bricard.problems import catalogue
from bricard.solvers.constrained.solving import run_constrained
from bricard.solvers.method import Method, Request

slow = pytest.mark.slow


@cache
def reference(name):
    """Times and values by name."""
    data = json.loads((files("bricard.problems") / "data" / f"{name}.json").read_text())
    return np.array(data["t"]), {quantity: np.array(values) for quantity, values in data["values"].items()}


# -- every problem in every formulation ----------------------------------------------------------------

# Largest errors allowed at tolerance 1e-10: of Taylor series at all times of the reference, of DOP853 at the end.
# Motions that are sensitive to their start, or long, lose digits in every formulation. The free rod turns by 10 rad
# in one or two steps: its bound is the tolerance, because what is below it is rounding times exp(10).
BOUNDS = {
    "neweul_slidercrank": (1e-9, 1e-4),
    "rideout_slidercrank_ideal": (2e-12, 5e-8),
    "rideout_slidercrank_parasitic": (3e-13, 1e-12),
    "rideout_doublependulum_ideal": (5e-12, 2e-8),
    "rideout_doublependulum_parasitic": (2e-13, 1e-12),
    "carla_3_1": (1e-10, 1e-12),
    "carla_4_1": (2e-12, 1e-8),
    "carla_6_1": (1e-13, 1e-9),
    "carla_7_1": (2e-9, 1e-6),
    "carla_p4": (1e-13, 1e-9),
    "carla_p5": (1e-12, 1e-9),
    "carla_p6a_slidercrank": (1e-10, 1e-6),
    "carla_p6b_triple": (2e-12, 1e-8),
}
LONG_WITH_ODES = {"neweul_slidercrank", "rideout_slidercrank_parasitic", "rideout_doublependulum_parasitic"}
every_problem = pytest.mark.parametrize("name", BOUNDS)
every_formulation = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
every_problem_by_odes = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[slow] if name in LONG_WITH_ODES else []) for name in BOUNDS]
)


@pytest.mark.machines
@every_problem
@every_formulation
def test_taylor_series_meet_the_reference(name, coordinates):
    """Whatever the coordinates, the motion is the same at all times."""
    motion = br.simulate(builtin(name), coordinates=coordinates, tol=1e-10)
    times, values = reference(name)
    covered = times <= motion.t[-1]
    errors = [np.abs(motion(one, times[covered]) - known[covered]).max() for one, known in values.items()]
    assert motion.success
    assert max(errors) < BOUNDS[name][0]


@every_problem_by_odes
@every_formulation
def test_ordinary_differential_equations_meet_the_reference(name, coordinates):
    """Null-space coordinates by QR and DOP853 end where the reference does."""
    motion = br.simulate(builtin(name), coordinates=coordinates, constraints="qr", integrator="dop853", tol=1e-10)
    times, values = reference(name)
    last = int(np.argmin(np.abs(times - motion.t[-1])))
    assert motion.success
    assert times[last] == pytest.approx(motion.t[-1])
    assert max(abs(float(motion(one, times[last])) - known[last]) for one, known in values.items()) < BOUNDS[name][1]


# -- 002: constraint methods --------------------------------------------------------------------

START = {"x": 1.1513878188659974, "alpha": -0.4478323969289325, "beta": 1.4950299481255303}
RATES = {"x": -3.475285193791764, "alpha": -1.7426420614059965, "beta": 8.025827368585583}
METHODS = {
    "explicit": {"constraints": "acceleration"},
    "implicit": {"constraints": "implicit", "integrator": "ida"},
    "x": {"constraints": "partition", "independent": ("x",)},
    "alpha": {"constraints": "partition", "independent": ("alpha",)},
    "beta": {"constraints": "partition", "independent": ("beta",)},
    "svd": {"constraints": "svd"},
    "qr": {"constraints": "qr"},
}
PROGRESSIVE = ("explicit", "implicit")
STEADY = ("beta", "svd", "qr")
every_length = pytest.mark.parametrize("end", [12, pytest.param(40, marks=slow)])


def from_the_right(r=0.5, l=1.0, m=1.0):
    """The slider-crank begun at its slider: two equations close the loop at the crank's bearing O."""
    s = br.Lagrangian("x alpha beta")
    C = br.Vec2(s.x, 0)
    A = C - l * br.Vec2(br.cos(s.alpha), br.sin(s.alpha))
    O = A - r * br.Vec2(br.cos(s.alpha + s.beta), br.sin(s.alpha + s.beta))
    s.particle(m, C)
    s.rod(m, C, A)
    s.rod(m, A, O)
    s.constrain(O, "O")
    return s.system()


def one_angle(r=0.5, l=1.0, m=1.0):
    """The same with the crank angle alone."""
    s = br.Lagrangian("phi")
    A = r * br.Vec2(br.cos(s.phi), br.sin(s.phi))
    C = br.Vec2(A.x + br.sqrt(l**2 - A.y**2), 0)
    s.particle(m, C)
    s.rod(m, C, A)
    s.rod(m, A, br.Vec2(0, 0))
    return s.system()


@cache
def run(constraints, tol, end, **options):
    method = Method(**METHODS[constraints], tol=tol, **options)
    return run_constrained(from_the_right(), (0.0, float(end)), START, RATES, method)


@cache
def analytical(tol, end):
    """x, alpha, beta at the end from the run with one angle."""
    method = Method(constraints="acceleration", tol=tol)
    phi = (
        run_constrained(one_angle(), (0.0, float(end)), {"phi": np.pi / 3}, {"phi": 2 * np.pi}, method)
        .segments[0]
        .y[-1, 0]
    )
    alpha = -np.arcsin(0.5 * np.sin(phi))
    return np.array([0.5 * np.cos(phi) + np.cos(alpha), alpha, phi - alpha])


def known(end):
    """x, alpha, beta of the reference."""
    times, values = reference("neweul_slidercrank")
    at = int(np.flatnonzero(times == end)[0])
    return np.array([values[name][at] for name in START])


def end_error(constraints, tol, end):
    return np.abs(run(constraints, tol, end).segments[0].y[-1, :3] - known(end)).max()


def growth(constraints, tol, end):
    """The power of time with which the violation grows, from the largest ones of the first and of all quarters."""
    t, violation = run(constraints, tol, end).segments[0].times, run(constraints, tol, end).segments[0].violations[0]
    return np.log(violation.max() / violation[t <= end / 4].max()) / np.log(4)


@every_length
@pytest.mark.parametrize("tol", [1e-6, 1e-8])
def test_constraints_at_acceleration_level_drift_most(tol, end):
    """As in figure 3 of 002: both DAE forms by far, then a partition, least QR and SVD, which are the same curve."""
    drift = {name: run(name, tol, end).segments[0].violations[0].max() for name in (*PROGRESSIVE, *STEADY)}
    assert min(drift["explicit"], drift["implicit"]) > 2.5 * end * drift["beta"]  # t^2 against t
    assert drift["beta"] > drift["qr"]
    assert drift["svd"] == pytest.approx(drift["qr"], rel=1e-3)


@pytest.mark.machines
@pytest.mark.parametrize("constraints", PROGRESSIVE)
def test_drift_at_acceleration_level_is_progressive(constraints):
    """Errors of c'' = 0 add up twice: the violation grows with the square of time.

    The power of a single run scatters by 0.2, because the errors of its steps do; that of several is sharper.
    """
    assert 1.7 < np.mean([growth(constraints, tol, 30) for tol in (1e-5, 1e-6, 1e-7, 1e-8)]) < 2.3


@every_length
@pytest.mark.parametrize("constraints", STEADY)
def test_drift_of_reduced_forms_is_at_most_linear(constraints, end):
    """Velocities that satisfy the constraints leave only the errors of positions."""
    assert growth(constraints, 1e-6, end) < 1.2


@every_length
@pytest.mark.parametrize("constraints", [*PROGRESSIVE, *STEADY])
def test_many_turns_of_the_slider_crank(constraints, end):
    """After 40 s and fifty-three turns errors at 1e-8 are small beside the angle of 337 rad."""
    assert run(constraints, 1e-8, end).ending.finished
    assert end_error(constraints, 1e-8, end) < 1e-4


def test_analytical_form():
    """One angle and no constraint: nothing can drift."""
    assert np.abs(analytical(1e-9, 40) - known(40)).max() < 2e-5


@slow
@pytest.mark.parametrize("constraints", ["explicit", *STEADY])
def test_three_hundred_seconds_of_the_slider_crank(constraints):
    """Four hundred turns; with a step control the DAE form reaches the end, too."""
    assert run(constraints, 1e-8, 300).ending.finished
    assert end_error(constraints, 1e-8, 300) < 2e-3


@slow
def test_drift_after_three_hundred_seconds():
    """The gap between the square of time and time itself has widened to three powers of ten."""
    drift = {name: run(name, 1e-8, 300).segments[0].violations[0].max() for name in ("explicit", *STEADY)}
    assert drift["explicit"] > 1000 * drift["beta"] > 1000 * drift["qr"]


@cache
def by_series(constraints):
    """40 s by Taylor series at tolerance 1e-8."""
    system = from_the_right()
    method = Method(constraints=constraints, integrator="taylor", tol=1e-8)
    dae = CONSTRAINT_METHODS[constraints].dae(system, method.stabilisation((0.0, 40.0)))
    rates = zip(rate_names(system, dae), RATES.values(), strict=True)
    offsets = dae.structure().d
    start = START | {name: rate for name, rate in rates if offsets[dae.number[name.removesuffix("'")]] > 0}
    case = Case(system, start, {}, {}, {})
    return case.motion(solve_system(case, dae, (0.0, 40.0), method, Request()))


def gaps(constraints):
    """How far the loop of a run by Taylor series is open, at most, within the first 10 s and within 40 s."""
    motion = by_series(constraints)
    x, alpha, beta = (motion(name, motion.t) for name in START)
    gap = np.hypot(x - np.cos(alpha) - 0.5 * np.cos(alpha + beta), np.sin(alpha) + 0.5 * np.sin(alpha + beta))
    return gap[motion.t <= 10].max(), gap.max()


@pytest.mark.parametrize("constraints", ["direct", "acceleration", "baumgarte", "ggl"])
def test_many_turns_by_taylor_series(constraints):
    """Whatever is done about the constraints, the motion is the same."""
    assert by_series(constraints).success
    assert [float(by_series(constraints)(name, 40.0)) for name in START] == pytest.approx(known(40), abs=1e-5)


@pytest.mark.parametrize("constraints", ["direct", "ggl"])
def test_constraints_that_are_solved_hold_to_rounding(constraints):
    """The equations as they stand and the stabilised form of index 2 have positions among their equations."""
    assert gaps(constraints)[1] < 1e-12


def test_a_better_integrator_does_not_stop_drift():
    """At acceleration level the gap is that of DOP853 also by Taylor series, and grows with the square of time."""
    early, late = gaps("acceleration")
    assert late == pytest.approx(run("explicit", 1e-8, 40).segments[0].violations[0].max(), rel=1)
    assert 1.7 < np.log(late / early) / np.log(4) < 2.3


def test_the_gap_of_baumgarte_does_not_grow():
    """Violations die out as fast as new ones are made."""
    early, late = gaps("baumgarte")
    assert late < 1e-9
    assert late < 1.1 * early


def test_determinants_of_the_partitions():
    """G_d is singular at beta = 0 for x, at alpha + beta = pi/2 for alpha, and never for beta, where det G_d = x."""
    dynamics = Dynamics(from_the_right())

    def determinant(dropped, angle):
        alpha = -np.arcsin(0.5 * np.sin(angle))
        q = [0.5 * np.cos(angle) + np.cos(alpha), alpha, angle - alpha]
        (G,) = dynamics.values("G", t=0.0, q=q, v=[0.0] * 3)
        return abs(np.linalg.det(np.delete(G, dropped, axis=1)))

    assert determinant(0, np.pi) < 1e-15
    assert determinant(1, np.pi / 2) < 1e-15
    assert min(determinant(2, angle) for angle in np.linspace(0, 2 * np.pi, 101)) > 0.49


@pytest.mark.parametrize("constraints", ["x", "alpha"])
def test_fixed_partitions_fail_at_their_singular_positions(constraints):
    """The first turn already destroys the velocities: a run that goes on is not a solution any more."""
    found = run(constraints, 1e-8, 2, max_steps=600)
    assert not found.ending.finished or found.segments[0].violations[1].max() > 1
    assert "do not trust what follows" in found.message
    healthy = run("beta", 1e-8, 2)
    assert healthy.ending.finished
    assert healthy.segments[0].violations[1].max() < 1e-6
    assert "trust" not in healthy.message


# -- 004: parasitic springs and dampers ----------------------------------------------------------------

STIFFNESSES = (1e5, 1e6, 1e7, 1e8)
IDEAL = "rideout_slidercrank_ideal"
JOINTS = {"A": ("AB", "joint.A.AB"), "B": ("BC", "joint.B.BC"), "C": ("C", "joint.C.C")}
SETTLED = np.linspace(0.5, 2, 16)  # when the transients of springs that start unloaded have died out


@cache
def elastic(stiffness):
    """The ideal mechanism with elastic joints, damped like those of the paper (200 N s/m at 1e6 N/m)."""
    options = {"stiffness": stiffness, "damping": 0.2 * stiffness**0.5}
    return br.simulate(builtin(IDEAL), coordinates="parasitic", **options, tol=1e-10)


@cache
def ideal():
    return br.simulate(builtin(IDEAL), tol=1e-12)


def slope(errors):
    """Exponent of the stiffness in an error."""
    return np.polyfit(np.log10(STIFFNESSES), np.log10(errors), 1)[0]


def test_parasitic_error_falls_with_the_stiffness():
    """Joints give way by force / k, and the error of the crank angle is proportional to that over three decades."""
    known_angle = reference(IDEAL)[1]["theta2"][-1]
    errors = [abs(float(elastic(k)("theta2", 2.0)) - known_angle) for k in STIFFNESSES]
    assert slope(errors) == pytest.approx(-1, abs=0.01)


def test_parasitic_steps_grow_with_the_frequency():
    """An explicit method follows the joints' vibrations: its steps grow like the square root of the stiffness."""
    counts = [elastic(k).certificate.steps for k in STIFFNESSES[1:]]
    assert 0.4 < np.log10(counts[-1] / counts[0]) / 2 < 0.6


@pytest.mark.parametrize("joint", JOINTS)
def test_forces_of_deflections_are_the_reactions(joint):
    """k r + c r' is the force of the ideal joint, the better the stiffer the spring is."""
    part, output = JOINTS[joint]
    force = ideal().reactions(joint, part, SETTLED).force
    errors = [
        np.abs(np.array([elastic(k)(f"{output}.{axis}", SETTLED) for axis in "xy"]) + force).max()
        for k in STIFFNESSES
    ]
    assert slope(errors) == pytest.approx(-1, abs=0.05)
    assert errors[-1] < 1e-4 * np.abs(force).max()


def test_the_formulation_makes_the_model_of_the_paper():
    """Springs and dampers that take the place of joints are those of the paper, the guide's included."""
    times, values = reference("rideout_slidercrank_parasitic")
    names = {"theta2": "theta2", "theta3": "theta3", "C.C.x": "C4.x", "C.C.y": "C4.y"}
    for name, published in names.items():
        assert elastic(1e6)(name, times) == pytest.approx(values[published], abs=1e-9)


def test_figures_8_and_9():
    """The slider leaves its line by fractions of a millimetre, and moves between l - r and l + r."""
    motion = br.simulate(builtin("rideout_slidercrank_parasitic"), tol=1e-10)
    t = np.linspace(0, 2, 2001)
    assert 1e-5 < np.abs(motion("C4.y", t)).max() < 1e-4
    assert motion("C4.x", t).min() == pytest.approx(0.8, abs=1e-3)
    assert motion("C4.x", t).max() == pytest.approx(1.2, abs=1e-3)


SETTLING = """
Motions: {theta2: pi/4}
ProblemData:
  tend: 0.5
  positions: {G2: [0.07, 0.07], theta2: pi/4, G3: [0.64, 0.07], theta3: 0.14, C4: [1.13, 0]}
  fixedpositions: {theta3}
  tolerance: 1e-10
"""


def test_figure_7():
    """A rod that starts at +8 instead of -8 degrees is pulled into place: the paper reads -0.141878 after 0.5 s."""
    text = catalogue.text("rideout_slidercrank_parasitic").partition("ProblemData:")[0]
    motion = br.simulate(br.Mechanism.parse(text.replace("  Torques: {A2B2G2: torque}\n", "") + SETTLING))
    assert float(motion("theta3", 0.0)) == pytest.approx(0.14)
    assert float(motion("theta3", 0.5)) == pytest.approx(-0.141878, abs=5e-5)
    assert float(motion("theta3", 0.5)) == pytest.approx(-np.arcsin(0.2 * np.sin(np.pi / 4)), abs=1e-5)


# -- 003: body coordinates ------------------------------------------------------------------------------

WITH = {
    "taylor": {},
    "dop853": {"constraints": "qr", "integrator": "dop853"},
}
every_integrator = pytest.mark.parametrize("options", WITH.values(), ids=WITH)


@every_formulation
@every_integrator
def test_problem_1(coordinates, options):
    """The velocity triangle: (v_A / sin 70) = (v_B / sin 60) = (omega L / sin 50); G has the mean velocity."""
    motion = br.simulate(builtin("carla_p1"), 0.001, coordinates=coordinates, tol=1e-10, **options)
    found = [float(motion(name, 0.0)) for name in ("a'", "theta'", "G.x'", "G.y'")]
    sine = {angle: np.sin(np.radians(angle)) for angle in (50, 60, 70)}
    v_A, omega = 1.2 * sine[70] / sine[60], 1.2 * sine[50] / sine[60] / 0.4
    v_G = v_A * sine[50] / 2, -(1.2 + v_A * np.cos(np.radians(50))) / 2
    assert found == pytest.approx([v_A, -omega, *v_G], abs=1e-13)
    assert found == pytest.approx([1.30207629016, -2.65365579268, 0.4987241533, -1.018479253], abs=1e-9)


@every_formulation
@every_integrator
def test_problem_2(coordinates, options):
    """With the crank square to the line both ends of the rod move alike: it does not turn."""
    motion = br.simulate(builtin("carla_p2"), 0.001, coordinates=coordinates, tol=1e-10, **options)
    assert float(motion("D.y'", 0.0)) == pytest.approx(-0.11 * 2000 * 2 * np.pi / 60, rel=1e-14)
    assert float(motion("D.y'", 0.0)) == pytest.approx(-23.0383461263, abs=1e-9)
    assert float(motion("phi'", 0.0)) == pytest.approx(0, abs=1e-12)


@every_integrator
def test_problem_3(options):
    """Small swings of a rod have the period 2 pi sqrt(2 l / 3 g); G starts at l/2 (sin, -cos) from the hinge."""
    small = catalogue.mechanism("carla_6_1", theta0="-pi/2 + 1e-4")
    period = 2 * np.pi * np.sqrt(2 * 0.7 / (3 * 9.81))
    for end, swing in ((period / 2, -1), (period, 1)):
        motion = br.simulate(small, end, coordinates="body", tol=1e-13, **options)
        assert (float(motion("theta", end)) + np.pi / 2) / 1e-4 == pytest.approx(swing, abs=1e-7)
        half = [float(motion(f"B.{axis}", 0.0) - motion(f"G.{axis}", 0.0)) for axis in "xy"]
        assert half == pytest.approx([0.35 * np.sin(1e-4), -0.35 * np.cos(1e-4)], abs=1e-15)


@pytest.mark.parametrize("name", ["carla_6_1", "carla_7_1", "carla_p4", "carla_p5", "carla_p6b_triple"])
def test_euler_steps_in_body_coordinates(name):
    """The paper's way, acceleration level and semi-implicit Euler steps: half the step, half the error."""

    times, values = reference(name)
    at = int(np.flatnonzero(times >= 0.2)[0])

    def error(step):
        motion = br.simulate(
            builtin(name), times[at], coordinates="body", constraints="acceleration",
            integrator="semi_implicit_euler", step=step,
        )  # fmt: skip
        return max(abs(float(motion(one, times[at])) - known[at]) for one, known in values.items())

    assert error(5e-4) / error(2.5e-4) == pytest.approx(2, abs=0.2)
