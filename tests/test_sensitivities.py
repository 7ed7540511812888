"""Derivatives of motions with respect to parameters and initial values."""

import math

import pytest
from scipy.special import ellipj

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


def test_second_derivative_by_the_tangent_of_a_tangent():
    """d2u/dg2 of the pendulum, by elliptic functions."""
    dae = br.DAE(
        "u v lam",
        lambda t, x, der, p: [
            der(x.u, 2) + x.lam * x.u,
            der(x.v, 2) + x.lam * x.v - p.g,
            x.u**2 + x.v**2 - 100,
        ],
        parameters={"g": 9.81},
    )
    with pytest.raises(br.ModelError, match="direction 'g' is there already"):
        dae.tangent(["g"]).tangent(["g"])
    twice = dae.tangent(["g"]).tangent({"again": {"g": 1.0}})
    rest = [f"{d}{name}" for d in ("d.g.", "d.again.", "d.again.d.g.") for name in ("u", "v", "u'", "v'")]
    start = {"u": 10, "v": 0, "u'": 0, "v'": 0} | dict.fromkeys(rest, 0.0)
    solution = br.solve_dae(twice, (0, 10), start, tol=1e-13)
    assert solution("d.again.d.g.u", 10.0) == pytest.approx(3.99819115548372579, rel=DEMANDED)


# -- events -------------------------------------------------------------------------------------------------------


def test_period_of_the_pendulum_changes_with_its_start():
    """Where an event ends a run, its time has a derivative: that of the period, by elliptic integrals."""
    s = br.Lagrangian("theta", parameters={"g": 9.81, "l": 10.0})
    s.lagrangian(s.par.l**2 * s.rate.theta**2 / 2 + s.par.g * s.par.l * br.cos(s.theta))
    turned = br.Event("theta'", direction=1, terminal=True)  # half a period after the release
    found = br.sensitivities(s, (0, 20), {"theta": math.pi / 2}, wrt=["start.theta", "g"], tol=1e-13, events=turned)
    assert found.motion.t[-1] == pytest.approx(7.48777369362992248 / 2, rel=DEMANDED)
    assert found.end_time("start.theta") == pytest.approx(1.71075629446943406 / 2, rel=DEMANDED)
    assert found.end_time("g") == pytest.approx(-found.motion.t[-1] / (2 * 9.81), rel=DEMANDED)  # as g^(-1/2)
    assert found.at_end("theta", "start.theta") == pytest.approx(-1.0, rel=DEMANDED)  # it turns at minus the start
    assert found.at_end("theta", "g") == pytest.approx(0.0, abs=DEMANDED)
    assert "An event ends the run" in str(found)


def thrown_ball() -> br.Lagrangian:
    s = br.Lagrangian("y", parameters={"g": 9.81, "e": 0.8})
    s.lagrangian(s.rate.y**2 / 2 - s.par.g * s.y)
    return s


def bounced(h: float, g: float, e: float, t: float) -> float:
    """A ball that falls from rest, height after one bounce, in closed form."""
    fall = math.sqrt(2 * h / g)
    return e * math.sqrt(2 * g * h) * (t - fall) - g * (t - fall) ** 2 / 2


def bounced_slopes(h: float, g: float, e: float, t: float) -> dict[str, float]:
    """Derivatives of that: y = e (sqrt(2 g h) t - 2 h) - g t^2/2 + t sqrt(2 g h) - h."""
    root = math.sqrt(2 * g * h)
    return {
        "start.y": (1 + e) * g * t / root - 2 * e - 1,
        "g": (1 + e) * h * t / root - t**2 / 2,
        "e": root * t - 2 * h,
    }


def test_bouncing_ball_by_a_reset():
    """A reset written as an expression, through which derivatives go as the closed form's do."""
    ground = br.Event("y", direction=-1, reset={"y'": "-e*y'"})
    found = br.sensitivities(thrown_ball(), (0, 0.8), {"y": 1}, wrt=["start.y", "g", "e"], tol=1e-13, events=ground)
    assert found.motion("y", 0.8) == pytest.approx(bounced(1, 9.81, 0.8, 0.8), rel=1e-12)
    for name, expected in bounced_slopes(1, 9.81, 0.8, 0.8).items():
        assert found("y", 0.8, name) == pytest.approx(expected, rel=DEMANDED), name
    assert found.event_times("g")[0] == pytest.approx(-math.sqrt(2 / 9.81**3) / 2, rel=DEMANDED)


def test_bouncing_ball_by_contact():
    """The same ball as a rigid contact: the derivative of Newton's law and of the time of the impact."""
    ball = br.Mechanism.parse(
        """
Title: Ball
PhysicalParams: {r: 0.1, m: 2, h: 1, e: 0.8}
Dimension: 2
PartData: {Particles: {A: m}}
AppliedForces: {Gravity: }
Shapes:
  A: {circle: r}
  floor: {line: [[-1, 0], [1, 0]], endless: true}
Contacts: {A/floor: {friction: 0, restitution: e}}
ProblemData: {tend: 0.8, positions: {A: [0, h + r]}, velocities: {A: [0, 0]}}
"""
    )
    found = br.sensitivities(ball, wrt=["h", "r", "m", "e"], tol=1e-13)
    expected = bounced_slopes(1, 9.81, 0.8, 0.8)
    assert found("A.y", 0.8, "h") == pytest.approx(expected["start.y"], rel=DEMANDED)
    assert found("A.y", 0.8, "e") == pytest.approx(expected["e"], rel=DEMANDED)
    assert found("A.y", 0.8, "r") == pytest.approx(1.0, rel=DEMANDED)  # all is lifted
    assert found("A.y", 0.8, "m") == pytest.approx(0.0, abs=DEMANDED)
    lost = 2 * 9.81 * (1 - 0.8**2)  # m g h (1 - e^2)
    assert found("work.impacts", 0.8, "h") == pytest.approx(lost, rel=DEMANDED)
    assert found("work.impacts", 0.8, "e") == pytest.approx(-2 * 9.81 * 2 * 0.8, rel=DEMANDED)


def swung(length: float, t: float) -> float:
    """The angle of a pendulum that is released at 0.8: sin(theta/2) = k cd(sqrt(g/l) t, k)."""
    k = math.sin(0.4)
    _, cn, dn, _ = ellipj(math.sqrt(9.81 / length) * t, k**2)
    return 2 * math.asin(k * cn / dn)


def test_a_disc_in_a_round_bowl():
    """Without friction its centre is a pendulum of length R - r, while the place where the curve is touched moves."""
    bowl = br.Mechanism.parse(
        """
PhysicalParams: {R: 1, r: 0.1, l: R - r}
Dimension: 2
PartData: {Rigids: {BP: {Geom: [[0.1]], Dyna: [[0, 0], 1, 0.01]}}}
AppliedForces: {Gravity: 9.81}
Shapes: {BP: {circle: r}, bowl: {curve: [R*sin(u), -R*cos(u)], u: [-1.5, 1.5]}}
Contacts: {BP/bowl: {friction: 0, restitution: 0}}
ProblemData:
  tend: 0.7
  positions: {B: [l*sin(0.8), -l*cos(0.8)], P: [l*sin(0.8) + 0.1, -l*cos(0.8)]}
  velocities: {B: [0, 0], P: [0, 0]}
"""
    )
    found, h = br.sensitivities(bowl, wrt=["R", "r"], tol=1e-12), 1e-4
    angle, slope = swung(0.9, 0.7), (swung(0.9 + h, 0.7) - swung(0.9 - h, 0.7)) / (2 * h)
    moved = math.sin(angle) + 0.9 * math.cos(angle) * slope
    assert found("B.x", 0.7, "R") == pytest.approx(moved, abs=1e-7)
    assert found("B.x", 0.7, "r") == pytest.approx(-moved, abs=1e-7)
    assert found("BP.bowl.foot", 0.7, "R") == pytest.approx(slope, abs=1e-7)


def test_an_impact_on_a_curve_is_refused():
    """Of what cannot be differentiated the reason and the way out are told; before it there are derivatives."""
    disc = br.Mechanism.parse(
        """
PhysicalParams: {a: 0.3}
Dimension: 2
PartData: {Particles: {B: 1}}
AppliedForces: {Gravity: 9.81}
Shapes: {B: {circle: 0.1}, bowl: {curve: [u, a*u**2], u: [-3, 3]}}
Contacts: {B/bowl: {friction: 0, restitution: 0.5}}
ProblemData: {tend: 0.5, positions: {B: [0.5, 1]}, velocities: {B: [1, 0]}}
"""
    )
    assert br.sensitivities(disc, 0.3, wrt=["a"])("B.x", 0.3, "a") == 0
    with pytest.raises(br.OptionError, match=r"an impact depends on a curve.*\n  End the run before\."):
        br.sensitivities(disc, wrt=["a"])


def stick_slip(v: float, k: float, t: float) -> float:
    """A block of mass 1 on a belt of speed v, at a relaxed spring k: it sticks until k x = mu_0 g, then swings.

    x = c + A cos(w (t - s)) + v/w sin(w (t - s)), c = mu g/k, s = mu_0 g/(k v), A = mu_0 g/k - c
    """
    g, still, moving = 9.81, 0.5, 0.3
    w, slips = math.sqrt(k), still * g / (k * v)
    centre, reach = moving * g / k, still * g / k
    return centre + (reach - centre) * math.cos(w * (t - slips)) + v / w * math.sin(w * (t - slips))


def test_stick_slip_on_a_belt():
    """Derivatives go through the change from sticking to slipping: agrees with the closed form, differentiated."""
    belt = mechanism("block_on_belt")
    end, h = 0.45, 1e-3
    found = br.sensitivities(belt, end, wrt=["v", "k"], tol=1e-13)
    assert len(found.motion.modes) > 1
    assert found.motion("G.x", end) == pytest.approx(stick_slip(0.2, 100, end), rel=1e-10)

    def slope(f, x, h):  # of an analytic function: six digits more than the step has
        return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h)

    by_speed = slope(lambda v: stick_slip(v, 100, end), 0.2, h * 0.2)
    by_spring = slope(lambda k: stick_slip(0.2, k, end), 100, h * 100)
    assert found("G.x", end, "v") == pytest.approx(by_speed, rel=1e-9)
    assert found("G.x", end, "k") == pytest.approx(by_spring, rel=1e-9)


def test_kinks_are_passed():
    """x' = |y|, y' = p: where y changes its sign only the rate of the tangent does."""
    dae = br.DAE("x y", lambda t, x, der, p: [der(x.x) - abs(x.y), der(x.y) - p.p], parameters={"p": 2.0})
    start = {"x": 0, "y": -1, "d.p.x": 0, "d.p.y": 0, "d.start.y.x": 0, "d.start.y.y": 1}
    solution = br.solve_dae(dae.tangent(["p", "start.y"]), (0, 1.5), start, tol=1e-13)
    # x = (y0^2 + (y0 + p t)^2)/(2 p)
    assert solution("x", 1.5) == pytest.approx((1 + 4) / 4, rel=1e-12)
    assert solution("d.p.x", 1.5) == pytest.approx(2 * 1.5 / 2 - 5 / 8, rel=DEMANDED)
    assert solution("d.start.y.x", 1.5) == pytest.approx((-1 + 2) / 2, rel=DEMANDED)


def test_jumps_of_the_equations_are_passed():
    """y' = p or 3 p beyond y = 1: the tangent jumps where the rate does, dy+ = dy- f+/f-."""
    dae = br.DAE("y", lambda t, x, der, p: [der(x.y) - p.p * br.when(x.y < 1, 1, 3)], parameters={"p": 2.0})
    start = {"y": 0, "d.p.y": 0, "d.start.y.y": 1}
    solution = br.solve_dae(dae.tangent(["p", "start.y"]), (0, 1), start, tol=1e-13)
    # y = 1 + 3 (p t - (1 - y0)) after p t = 1 - y0
    assert solution("y", 1.0) == pytest.approx(4.0, rel=1e-12)
    assert solution("d.p.y", 1.0) == pytest.approx(3.0, rel=DEMANDED)
    assert solution("d.start.y.y", 1.0) == pytest.approx(3.0, rel=DEMANDED)


def test_knots_of_a_table_are_passed():
    """A mass under a tabulated force: m x'' = F(t), so that dx/dm = -x/m."""
    s = br.Lagrangian("x", parameters={"m": 2.0})
    s.lagrangian(s.par.m * s.rate.x**2 / 2)
    t = [0.0, 0.5, 1.0, 1.5, 2.0]
    s.load(s.table("F", t, [0.0, 1.0, 0.5, -1.0, 0.0]), s.rate.x)
    found = br.sensitivities(s, (0, 2), {"x": 0.0}, wrt="m", tol=1e-13)
    assert found("x", 2.0, "m") == pytest.approx(-found.motion("x", 2.0) / 2, rel=DEMANDED)


# -- refusals -----------------------------------------------------------------------------------------------------


def refusal(model, *arguments, **options) -> str:
    with pytest.raises(br.OptionError) as caught:
        br.sensitivities(model, *arguments, **options)
    return str(caught.value)


def test_a_python_action_is_refused():
    """What a Python function does to a state is not known."""
    action = br.Event("y", -1, action=lambda t, values: {"y'": -0.8 * values["y'"]}, name="ground")
    found = refusal(thrown_ball(), (0, 1), {"y": 1}, wrt="g", events=action)
    assert found == (
        "The event 'ground' has a Python action, which cannot be differentiated.\n"
        '  Write what it sets as expressions: Event(..., reset={"y\'": "-0.8*y\'"}).'
    )


def test_grazing_is_refused():
    """A ball that just reaches a ceiling may miss it for other values."""
    ball = thrown_ball()
    ceiling = br.Event(lambda t, x, der: x.y - 1, reset={"y'": "-y'"}, name="ceiling")
    speed = math.sqrt(2 * 9.81)
    found = refusal(ball, (0, 1), {"y": 0}, {"y": speed}, wrt="g", events=ceiling)
    assert "'ceiling' only touches zero" in found


def test_unknown_names_are_refused():
    """The closest name is offered."""
    pendulum = mechanism("pendulum")
    assert "Did you mean 'l'?" in refusal(pendulum, 1.0, wrt="L")
    assert "Did you mean 'start.A.y'?" in refusal(pendulum, 1.0, wrt="start.A.z")
    assert "Give a value for it at the start" in refusal(pendulum, 1.0, wrt="start.theta_of_crank")
    assert "Did you mean 'start.v'?" in refusal(cartesian(), (0, 1), {"u": 10, "v": 0}, wrt="start.w")
    with pytest.raises(br.SolutionError, match="not differentiated by 'm'"):
        br.sensitivities(pendulum, 1.0, wrt="l")("A.x", 1.0, "m")
    with pytest.raises(br.SolutionError, match="has no derivatives here"):
        br.sensitivities(pendulum, 1.0, wrt="l")("B.x", 1.0, "l")
    with pytest.raises(br.ModelError, match="There is no parameter 'k'"):
        br.DAE("u", lambda t, x, der: [der(x.u) + x.u]).tangent(["k"])


def test_parameters_that_change_the_structure_are_refused():
    """As when a run is asked for with other values."""
    shaft = mechanism("cardan_shaft")
    assert "'bend' cannot be changed" in refusal(shaft, 0.1, wrt="bend", coordinates="relative")


def test_methods_without_derivatives_are_refused():
    """Time stepping, other integrators and constraint methods."""
    pendulum = mechanism("pendulum")
    assert "leave out 'constraints' and 'integrator'" in refusal(
        pendulum, 1, wrt="l", method=br.Method(integrator="radau")
    )
    assert "leave out" in refusal(pendulum, 1, wrt="l", method=br.Method(constraints="ggl"))
    assert "coordinates='natural'" in refusal(pendulum, 1, wrt="l", method=br.Method("parasitic"))
    assert "wrt is empty" in refusal(pendulum, 1, wrt=[])


def test_bounces_without_end_are_refused():
    """Past an accumulation of impacts nothing is known of derivatives."""
    assert "bounces without end" in refusal(mechanism("bouncing_balls"), 2.9, wrt="h")


def test_a_contact_that_would_open_is_refused():
    """A block that rests on the belt would float above it, or sink into it, if its place were changed."""
    found = refusal(mechanism("block_on_belt"), 0.1, wrt="start.G.y")
    assert "is closed at the start" in found


def test_a_run_that_stops_says_so():
    """What there is of the derivatives is returned, with the reason."""
    dae = thrown_ball()
    found = br.sensitivities(dae, (0, 1), {"y": 1}, wrt="g", method=br.Method(max_steps=1, max_step=0.1))
    assert not found.motion.success
    assert "The run stopped" in str(found)


def test_resets_are_checked():
    """What is wrong with a reset is said at once."""
    with pytest.raises(br.OptionError, match="an action and a reset"):
        br.Event("y", action=lambda t, v: None, reset={"y'": 0})
    with pytest.raises(br.OptionError, match="a text, a number or a function"):
        br.Event("y", reset={"y'": [1]})
    with pytest.raises(br.OptionError, match="The reset of an event is"):
        br.Event("y", reset={})


def test_lengths_that_must_fit_are_refused():
    """Three equal cranks carry a beam; with one of them longer it could not be put together."""
    beam = br.Mechanism.parse(
        """
Title: Beam on three cranks
PhysicalParams: {a: 1, b: 1, c: 1, m: 1}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], Q: [2, 0], S: [1, 0]}
  Rods: {OA: [a, m], QB: [b, m], SM: [c, m]}
  Rigids: {AuBM: {Geom: [[1], [2], [1]], Dyna: [[1, 0], m, 0.1]}}
AppliedForces: {Gravity: }
ProblemData: {tend: 0.3, positions: {A: [0, 1], B: [2, 1], M: [1, 1]}, velocities: {A: [1, 0]}}
"""
    )
    assert "could not be met at the start" in refusal(beam, wrt="a")
    assert br.sensitivities(beam, wrt="m")("A.x", 0.3, "m") == pytest.approx(0.0, abs=1e-10)  # all masses are m
