"""Optimisation: closed forms and points generated with 40 digits; what cannot be optimised is refused."""

import numpy as np
import pytest

import bricard as br

FOUR_BAR = """
Title: Four-bar
PhysicalParams: {x0: 0.3, y0: 0.0, r1: 2.2, r2: 0.6, r3: 2.1, r4: 1.7, cx: 1.0, cy: 0.7, t0: 0.05}
Dimension: 2
PartData:
  Fixed: {O: [x0, y0], C: [x0 + r1*cos(t0), y0 + r1*sin(t0)]}
  Rods:
    OA: [r2, 1]
    CB: [r4, 1]
  Rigids:
    ABP: {Geom: [[r3, 0], [cx, cy]], Dyna: [[r3/2, 0], 1, 0.1]}
  Angles: {theta: [OC, OA]}
ProblemData:
  tend: 1
  positions: {theta: 0, B: [1.5, 1.5]}
"""
OPTIMUM = {"x0": 0.2, "y0": 0.1, "r1": 2.0, "r2": 0.7, "r3": 1.9, "r4": 1.6, "cx": 1.1, "cy": 0.8, "t0": 0.15}
POINTS = np.array([  # of that mechanism's coupler point, by 40 digits, at crank angles of 0, 30, ... degrees
    [0.63413272542680895, 1.5400588157671326], [0.84805617076686422, 1.8930576391608979],
    [0.78111464771376844, 2.0723049831840383], [0.51890937354891493, 2.0846698863519110],
    [0.19834790559920543, 1.9358145397394303], [-0.079560404490984056, 1.6637215831789085],
    [-0.26167996745990565, 1.3358739250067520], [-0.33329377016729863, 1.0234149743641159],
    [-0.29815005657583031, 0.78660969149086704], [-0.17034719955943453, 0.68238713813776999],
    [0.029868305780589413, 0.77018542749804488], [0.29987230164621441, 1.0876918296448446],
])  # fmt: skip
GRASHOF = ["r2 + r1 <= r3 + r4", "r2 + r3 <= r1 + r4", "r2 + r4 <= r1 + r3"]
BALANCER = """
PhysicalParams: {k: 20, a: 0.3, b: 0.5, l: 0.8, m: 3, J: 0.0}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], H: [0, a], y: [0, 1]}
  Rods:
    OA: [l, m]
  Points: {S: O + b/l*(A - O)}
  Springs: {HS: [k, 0]}
  Angles: {theta: [y, OA]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {theta: 1}}
"""


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_four_bar_through_twelve_points(coordinates):
    """The coupler points of a known four-bar lead back to it."""
    found = br.optimise(
        br.Mechanism.parse(FOUR_BAR),
        {name: (0.1, 5.0) if name[0] == "r" else None for name in OPTIMUM},
        "sum((P.x - X)**2 + (P.y - Y)**2)",
        at={"theta": np.arange(12) * np.pi / 6},
        data={"X": POINTS[:, 0], "Y": POINTS[:, 1]},
        subject_to=GRASHOF,
        coordinates=coordinates,
    )
    assert found.success
    assert found.value <= 1e-18
    assert found.parameters == pytest.approx(OPTIMUM, abs=1e-7)
    assert found.gradient_error < 1e-7
    assert "local optimum" in str(found)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize(("fixed", "over", "expected"), [({}, "k", 78.48), ({"k": 60}, "a", 0.3924)])
def test_a_spring_balances_a_rod(fixed, over, expected, coordinates):
    """k a b = m g l/2; without the spring the integral of the squared torque is (m g l/2)^2 pi/2."""
    balancer, at = br.Mechanism.parse(BALANCER), {"theta": np.linspace(0, np.pi, 33)}
    effort = "integral(motor.theta**2)"
    found = br.optimise(balancer.with_parameters(**fixed), {over: (0, 200)}, effort, at=at, coordinates=coordinates)
    assert found.success
    assert found.parameters[over] == pytest.approx(expected, rel=1e-8)
    assert found.value < 1e-12
    loose = br.optimise(balancer.with_parameters(k=0), {"a": (0.1, 1)}, effort, at=at, coordinates=coordinates)
    assert loose.start_value == pytest.approx(217.680929834495545, rel=1e-8)


def test_bounds_that_hold_are_told():
    """A stiffness that may not become large enough ends on its bound."""
    at = {"theta": np.linspace(0, np.pi, 9)}
    found = br.optimise(br.Mechanism.parse(BALANCER), {"k": (0, 50)}, "rms(motor.theta)", at=at)
    assert found.success
    assert found.active == ("k",)
    assert found.parameters["k"] == pytest.approx(50, rel=1e-6)
    assert "on its bound" in found.table


def test_the_largest_value_is_made_small():
    """(m g l/2 - k a b) sin(theta) are the same at two angles where they vanish; k with a given largest one."""
    at = {"theta": [np.pi / 6, np.pi / 2]}
    text = "max(motor.theta - 1) - min(motor.theta - 1)"
    found = br.optimise(br.Mechanism.parse(BALANCER), {"k": (0, 200)}, text, at=at)
    assert found.success
    assert found.parameters["k"] == pytest.approx(78.48, rel=1e-6)
    limited = br.optimise(
        br.Mechanism.parse(BALANCER), {"k": (0, 200)}, "k", at=at, subject_to="max(abs(motor.theta)) <= 5"
    )
    assert limited.parameters["k"] == pytest.approx((3 * 9.81 * 0.4 - 5) / 0.15, rel=1e-6)
    assert limited.excess["max(abs(motor.theta)) <= 5"] == pytest.approx(0, abs=1e-6)


def test_what_is_left_free_rests_in_equilibrium():
    """A rod on a rotary spring and gravity: the stiffness with which it rests at a given angle."""
    text = """
PhysicalParams: {c: 9.6}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], y: [0, 1]}
  Rods: {OA: [1, 2]}
  Angles: {theta: [y, OA]}
  RotarySprings: {theta: [c, 0]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {theta: 0.3}}
"""
    found = br.optimise(br.Mechanism.parse(text), {"c": (8, 9.7)}, "(theta - 0.5)**2", at={})
    assert found.success
    assert found.parameters["c"] == pytest.approx(9.81 * np.sin(0.5) / 0.5, rel=1e-6)


def test_motors_move_masses_where_rates_are_given():
    """A rod that turns with a constant rate needs the torque of rest; its end has the speed of a circle."""
    at = {"theta": [0.3, 1.0, 2.0]}
    free = br.Mechanism.parse(BALANCER)
    found = br.optimise(free, {"k": (0, 200)}, "sum(motor.theta**2)", at=at, rates={"theta": 3.0})
    assert found.parameters["k"] == pytest.approx(78.48, rel=1e-8)
    speed = br.optimise(
        free, {"l": (0.5, 2)}, "sum((norm(A') - 3.6)**2)", at=at, rates={"theta": 3.0}, subject_to="k == 20"
    )
    assert speed.parameters["l"] == pytest.approx(1.2, rel=1e-6)


@pytest.mark.parametrize("springs", ["", "  RotarySprings: {theta: [k, 0]}\n"])
def test_rates_of_what_is_given_are_known(springs):
    """Whether the angle is a coordinate or not."""
    text = BALANCER.replace("  Springs: {HS: [k, 0]}\n", springs)
    found = br.optimise(
        br.Mechanism.parse(text),
        {"l": (0.5, 2)},
        "(l - theta'/3 - theta)**2",
        at={"theta": 0.5},
        rates={"theta": 3.0},
    )
    assert found.parameters["l"] == pytest.approx(1.5, rel=1e-6)


def test_forces_at_positions_know_no_friction():
    """Dry friction would change the torque, so it is refused; of positions alone it does not matter."""
    rubbing = br.Mechanism.parse(BALANCER + "DryFriction: {theta: {torque: 2}}\n")
    with pytest.raises(br.OptionError, match="Forces at positions leave out contacts, stops and dry friction"):
        br.optimise(rubbing, {"k": (0, 200)}, "motor.theta**2", at={"theta": 0.5})
    assert br.optimise(rubbing, {"l": (0.5, 2)}, "(norm(A - O) - 1)**2", at={"theta": 0.5}).success


def test_infeasible_constraints_are_not_a_success():
    """Two conditions that contradict each other."""
    at = {"theta": [1.0]}
    found = br.optimise(br.Mechanism.parse(BALANCER), {"k": (0, 200)}, "k", at=at, subject_to=["k >= 100", "k <= 50"])
    assert not found.success
    assert "found no values that meet all bounds and constraints" in str(found)
    assert "not met" in str(found)


REFUSED = [
    (({"q": (0, 1)}, "k"), {"at": {}}, "There is no parameter 'q'."),
    (({"k": (5, 1)}, "k"), {"at": {}}, "The bounds of 'k' leave nothing: 5 to 1."),
    (({"k": (5, 5)}, "k"), {"at": {}}, "The bounds of 'k' leave nothing: 5 to 5.\n  Take 'k' out of over"),
    (({"k": 3}, "k"), {"at": {}}, "The bounds of 'k' are 3; they must be two numbers"),
    (({}, "k"), {"at": {}}, "over is {}; it must be parameters with bounds"),
    (({"k": (0, 9)}, "A.x"), {"at": {"theta": [0, 1]}}, "minimise 'A.x' has 2 values, one for each position."),
    (({"k": (0, 9)}, "A"), {"at": {"theta": [0, 1]}}, "'A' is not a number."),
    (({"k": (0, 9)}, "k"), {"at": {"thta": [0, 1]}}, "at: there is no quantity 'thta'.\n  Did you mean 'theta'?"),
    (({"k": (0, 9)}, "k"), {"at": {"theta": [0, 1], "A.x": [1, 2]}}, "at gives more than the mechanism can follow"),
    (({"k": (0, 9)}, "k"), {"at": {"theta": [0, 1]}, "data": {"X": [1, 2, 3]}}, "'theta' has 2 values where others"),
    (({"k": (0, 9)}, "k"), {"at": {"theta": 1}, "subject_to": "k"}, "subject_to: 'k' is not a condition."),
    (({"k": (0, 9)}, "-max(A.x)"), {"at": {"theta": [0, 1]}}, "This would make a largest value larger"),
    (({"k": (0, 9)}, "k"), {"at": {"theta": 1}, "rates": {"A.x": 1}}, "rates: 'A.x' is not given in at."),
    (({"k": (0, 9)}, "k +"), {"at": {}}, "minimise 'k +'"),
    (({"k": (0, 9)}, "A.x'"), {"at": {"theta": 1}}, "'A.x'' has rates, and nothing moves."),
    (({"k": (0, 9)}, "A.x''"), {"at": {"theta": 1}, "rates": {"theta": 1}}, "'A.x''': 'A.x''' is not known at"),
    (({"k": (0, 9)}, "k*t"), {"at": {"theta": 1}}, "'k*t': positions have no time."),
    (({"k": (0, 9)}, "motor.phi"), {"at": {"theta": 1}}, "'motor.phi' is unknown in this formula."),
    (({"k": (0, 9)}, "log(-k)"), {"at": {"theta": 1}}, "'log(-k)' (or a constraint) is not a finite number"),
]


@pytest.mark.parametrize(("arguments", "options", "message"), REFUSED)
def test_what_cannot_be_optimised_is_refused(arguments, options, message):
    """With what to do."""
    with pytest.raises(br.BricardError) as refused:
        br.optimise(br.Mechanism.parse(BALANCER), *arguments, **options)
    assert str(refused.value).startswith(message)


def test_a_position_that_is_not_reached_is_named():
    """The crank of a rocker that cannot turn fully."""
    rocker = br.Mechanism.parse(FOUR_BAR, r2=1.9, r1=2.0, r3=1.0, r4=1.0)
    with pytest.raises(br.InitialValueError, match=r"does not get to theta = 3\.1"):
        br.optimise(rocker, {"cx": (0, 2)}, "sum(P.x**2)", at={"theta": [0.5, 1.0, 3.14159]})


def test_a_parameter_that_changes_the_structure_is_refused():
    """By its name, with what to do instead."""
    text = BALANCER.replace("J: 0.0", "n: 1").replace("m]", "'m*if(n > 1.005, 2, 1)']")
    with pytest.raises(br.OptionError, match="The parameter 'n' cannot be changed"):
        br.optimise(br.Mechanism.parse(text), {"n": (0, 9)}, "n", at={"theta": 1})


def test_interrupting_keeps_the_best(monkeypatch):
    """Ctrl-C in the search: the best point so far is with the exception."""
    import signal

    from bricard.analysis.design import programs

    plain = programs._Watch.eval

    def pressed(self, arguments):
        if len(self.history) == 3:
            signal.raise_signal(signal.SIGINT)
        return plain(self, arguments)

    monkeypatch.setattr(programs._Watch, "eval", pressed)
    with pytest.raises(br.Interrupted) as stopped:
        br.optimise(br.Mechanism.parse(BALANCER), {"k": (0, 200)}, "rms(motor.theta)", at={"theta": [0.5, 1, 2]})
    best = stopped.value.solution
    assert not best.success
    assert "was interrupted" in str(best)
    assert best.value <= best.start_value


# -- motions -------------------------------------------------------------------------------------------------------

CART = """
PhysicalParams: {c0: 1.0, c1: 0.0, c2: 0.0, m: 1, k: 10}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Particles: {B: m}
  Collinears: {OxB: s}
AppliedForces:
  Forces: {B: [c0 + c1*t + c2*t**2, 0]}
ProblemData: {tend: 1, positions: {s: 0}, velocities: {s: 0}}
"""


def test_a_transfer_with_least_effort():
    """From rest to rest over 1 m in 1 s: u = 6 - 12 t, and the integral of its square is 12."""
    found = br.optimise(
        br.Mechanism.parse(CART),
        {"c0": (-20, 20), "c1": (-30, 30), "c2": (-30, 30)},
        "integral((c0 + c1*t + c2*t**2)**2)",
        subject_to=["end(s) == 1", "end(s') == 0"],
    )
    assert found.success
    assert found.value == pytest.approx(12, rel=1e-8)
    assert found.parameters == pytest.approx({"c0": 6, "c1": -12, "c2": 0}, abs=1e-5)
    assert found.gradient_error < 1e-6


def test_a_start_that_meets_a_wish():
    """The initial height and rate of a throw: s = s0 + v t - t^2/2 is 1 at its end and 1.5 at most."""
    throw = br.Mechanism.parse(CART, c0=-1).starting({"s": 1}, {"s": 0.5})
    found = br.optimise(throw, {"start.s": (0, 3), "start.s'": (-3, 3)}, "(end(s) - 1)**2 + (max(s) - 1.2)**2")
    v = 1 - np.sqrt(0.4)
    assert found.value < 1e-10
    assert found.parameters["start.s'"] == pytest.approx(v, abs=1e-4)
    assert found.parameters["start.s"] == pytest.approx(1.2 - v**2 / 2, abs=1e-4)


# A bead on a guide that turns as the bead goes, with the time in parts of the end time T: any curve is such a motion.
BEAD = """
PhysicalParams: {T: 0.7, c0: 1.2, c1: -1, c2: 0, g: 9.81}
Dimension: 2
PartData:
  Particles: {P: 1}
  Joints:
    guide: {type: constraint, formula: "P.x'*sin(c0 + c1*t + c2*t**2) + P.y'*cos(c0 + c1*t + c2*t**2)"}
AppliedForces: {Gravity: g*T**2}
ProblemData: {tend: 1, positions: {P: [0, 0]}}
"""


@pytest.mark.parametrize(
    ("a", "b", "time", "turned"),
    [(2, 1, 0.805563829516398930, 3.50836876852447556), (1, 1, 0.582895463154742641, 2.41201114391352534)],
)
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_the_curve_of_shortest_time(coordinates, a, b, time, turned):
    """A cycloid: its slope falls from a right angle, evenly in time, by half of what its wheel turns."""
    found = br.optimise(
        br.Mechanism.parse(BEAD),
        {"T": (0.1, 2), "c0": (0, 3), "c1": (-4, 4), "c2": (-4, 4)},
        "T",
        subject_to=[f"end(P.x) == {a}", f"end(P.y) == {-b}"],
        coordinates=coordinates,
    )
    assert found.success
    assert found.value == pytest.approx(time, rel=1e-8)
    assert found.parameters == pytest.approx({"T": time, "c0": np.pi / 2, "c1": -turned / 2, "c2": 0}, abs=1e-6)


def test_the_time_along_a_straight_line():
    """Of a guide that does not turn: sqrt(2 (a^2 + b^2)/(g b))."""
    found = br.optimise(
        br.Mechanism.parse(BEAD, c1=0),
        {"T": (0.1, 2), "c0": (0, 3)},
        "T",
        subject_to=["end(P.x) == 1", "end(P.y) == -1"],
    )
    assert found.value == pytest.approx(0.638550856814100928, rel=1e-8)


def test_a_transfer_in_shortest_time():
    """From rest to rest over 1 m with |u| <= 1: full ahead and full back, 2 s, both on their bounds."""
    text = CART.replace("c2: 0.0", "T: 3").replace("c0 + c1*t + c2*t**2", "'T**2*if(t < 1/2, c0, c1)'")
    found = br.optimise(
        br.Mechanism.parse(text, c0=0.8, c1=-0.5),
        {"T": (0.1, 10), "c0": (-1, 1), "c1": (-1, 1)},
        "T",
        subject_to=["end(s) == 1", "end(s') == 0"],
    )
    assert found.success
    assert found.value == pytest.approx(2, rel=1e-6)
    assert found.active == ("c0", "c1")


def test_interrupting_a_run_keeps_the_best(monkeypatch):
    """Ctrl-C in a run of the search."""
    from bricard.analysis.design import shots

    plain, runs = shots.sensitivities, []

    def pressed(*args, **options):
        runs.append(1)
        if len(runs) > 20:
            raise KeyboardInterrupt
        return plain(*args, **options)

    monkeypatch.setattr(shots, "sensitivities", pressed)
    with pytest.raises(br.Interrupted) as stopped:
        br.optimise(br.Mechanism.parse(CART), {"c0": (-20, 20), "c1": (-3, 3)}, "(end(s) - 1)**2*(1 + end(s')**2)")
    assert stopped.value.solution.value <= stopped.value.solution.start_value


def test_before_and_after_on_one_page():
    """The optimum in front, the mechanism before behind it: each moves as it does alone."""
    found = br.optimise(
        br.Mechanism.parse(FOUR_BAR),
        {"r2": (0.1, 1.0), "cx": (0.5, 2.0)},
        "sum((P.x - X)**2)",
        at={"theta": np.arange(0, 12) * np.pi / 6},
        data={"X": POINTS[:, 0]},
    )
    for mechanism, parameters in ((found.mechanism, found.parameters), (found.before, {})):
        expected = br.simulate(br.Mechanism.parse(FOUR_BAR + MOTOR, **parameters), 4)
        shown = found.shown(mechanism)
        assert shown("P.x", [0.0, 2.0, 4.0]) == pytest.approx(expected("P.x", [0.0, 2.0, 4.0]), abs=1e-8)
    page = found.page(traces=["P"]).page
    assert '"labels":["after","before"]' in page
    assert '"other":{"picture":' in page


MOTOR = "Motions: {theta: 11*pi/6*t/4}\n"
