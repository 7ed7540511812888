"""Parameters that change from run to run: the equations are made once, with symbols for them.

The oracle is the mechanism built anew with the other values (`Mechanism.with_parameters`), and closed forms.
"""

import gc
import math
import weakref

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly import live
from bricard.errors import InitialValueError, ModelError, OptionError, SpecError
from bricard.problems import catalogue
from bricard.spec.live import Live, function, hypot

COORDINATES = ("natural", "body", "relative")
SAMPLE = ("nfourbar", "cam_follower", "planetary_gear", "screw_press", "gyroscope")

FOUR_BAR = """
PhysicalParams: {a: 0.4, b: 1.1, d: 1.2, m: 0.9, mb: 2*m, g: 9.81, w: 3, k: 20, th0: pi/3}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], D: [d, 0]}
  Rods: {OA: [a, m], AB: [b, mb]}
  Rigids: {DB: {Geom: [[0.9]], Dyna: [[0.45], m/2, m*d/10]}}
  Springs: {AD: [k, a + d/2]}
  Angles: {theta: OA}
AppliedForces:
  Gravity: g
  Torques: {DB: m*sin(w*t)}
ProblemData: {tend: 0.5, positions: {theta: th0, B: [d, 0.9]}}
"""
OTHER_VALUES = {"a": 0.35, "b": 1.2, "d": 1.1, "m": 2, "mb": 0.3, "g": 1.6, "w": 5, "k": 3, "th0": 0.9}


def same(first, second, tolerance=1e-9):
    """Two motions have the same values by all names of the second, but for multipliers of redundant constraints."""
    assert first.success, first.message
    names = {name for name in second.names if not name.startswith("lam.")}
    assert set(first.names) >= names
    times = np.linspace(*first.t[[0, -1]], 7)
    for name in sorted(names):
        ours, theirs = first(name, times), second(name, times)
        np.testing.assert_allclose(ours, theirs, rtol=tolerance, atol=tolerance * (1 + np.max(np.abs(theirs))))


# ----------------------------------------------------------------------------------------- live numbers


class Text:
    """A formula that is its text."""

    def __init__(self, text):
        self.text = text

    def __add__(self, other):
        return Text(f"({self.text} + {getattr(other, 'text', other)})")

    def __rtruediv__(self, other):
        return Text(f"({other} / {self.text})")

    def arcsin(self):
        return Text(f"asin({self.text})")


def test_arithmetic_keeps_value_and_formula():
    """A live number is computed with like a float, and its formula with it; it is compared by its value."""
    x = Live(0.5, Text("x"))
    total = 1 / (x + 2)
    assert (total.value, total.formula.text) == (0.4, "(1 / (x + 2))")
    assert function("asin")(x).formula.text == "asin(x)"
    assert function("asin")(x).value == math.asin(0.5)
    assert 0.4 < x < 1
    assert (f"{x:.2f}", float(x), round(x)) == ("0.50", 0.5, 0)
    assert type(x * 0.0) is float


def test_a_live_number_is_no_plain_one():
    """Shortcuts for zero and one are not taken for a number that has these values now."""
    zero, one = Live(0.0, Text("z")), Live(1.0, Text("o"))
    assert zero
    assert zero != 0
    assert one != 1
    assert one == Live(1.0, Text("p"))
    assert hypot(3.0, 4.0) == 5.0


# ------------------------------------------------------------------------------------------------ runs


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize(("name", "value"), OTHER_VALUES.items())
def test_a_run_with_another_value_is_that_of_the_mechanism_built_anew(coordinates, name, value):
    """Lengths, masses, derived masses, gravity, springs, laws, and the start: all follow a parameter."""
    m = br.Mechanism.parse(FOUR_BAR)
    run = br.simulate(m, parameters={name: value}, coordinates=coordinates)
    assert run.parameters[name] == value
    same(run, br.simulate(br.Mechanism.parse(FOUR_BAR, **{name: value}), coordinates=coordinates))


@pytest.mark.parametrize(
    "method",
    [{"constraints": "ggl", "integrator": "taylor"}, {"constraints": "qr", "integrator": "dop853"}],
    ids=lambda method: method["constraints"],
)
def test_every_method_takes_parameters(method):
    """Derived parameters follow in every way to solve; what is given goes before the formula."""
    m, values = br.Mechanism.parse(FOUR_BAR), {"m": 1.5, "d": 1.25}
    same(br.simulate(m, parameters=values, **method), br.simulate(m.with_parameters(**values)), 1e-6)


def test_the_period_of_a_pendulum_grows_with_the_root_of_its_length():
    """Small swings of a particle: T = 2 pi sqrt(l/g) for every length of a sweep."""
    text = """
    PhysicalParams: {l: 1}
    Dimension: 2
    PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [l]}, Particles: {A: 1}}
    AppliedForces: {Gravity: 9.81}
    ProblemData: {tend: 10, positions: {A: [1e-4*l, -l]}}
    """
    m = br.Mechanism.parse(text)
    for length in (0.3, 1.0, 2.5):
        run = br.simulate(m, parameters={"l": length}, events=br.Event(lambda t, x, der: x["A.x"]))
        crossings = [one.t for one in run.events]
        assert np.diff(crossings) == pytest.approx(math.pi * math.sqrt(length / 9.81), rel=1e-7)


def test_other_starts_go_with_other_values():
    """Positions that a call gives go before those of the file, with the parameters of the call."""
    m = br.Mechanism.parse(FOUR_BAR)
    for angle in (0.8, 1.1):
        run = br.simulate(m, (0.1, 0.4), {"theta": angle}, fixed="theta", parameters={"a": 0.35})
        built = br.simulate(m.with_parameters(a=0.35), (0.1, 0.4), {"theta": angle}, fixed="theta")
        same(run, built)
        assert run("theta", 0.1) == pytest.approx(angle, abs=1e-12)


def test_the_order_of_given_values_does_not_matter():
    """What was compiled for one start is not taken for another that gives the same names in another order."""
    m, given = br.Mechanism.parse(FOUR_BAR), {"theta": 0.9, "A.x": 0.2, "B.y": 0.8}
    first = br.simulate(m, positions=given, parameters={"a": 0.35})
    same(br.simulate(m, positions=dict(reversed(given.items())), parameters={"a": 0.35}), first)
    same(first, br.simulate(m.with_parameters(a=0.35), positions=given))


def test_a_mass_that_vanishes_is_told():
    """As in the mechanism built anew: a rod without mass at the end of a chain moves undetermined."""
    text = """
    PhysicalParams: {m: 1}
    Dimension: 2
    PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1], AB: [1, m]}}
    AppliedForces: {Gravity: 9.81}
    ProblemData: {tend: 0.5, positions: {A: [1, 0], B: [2, 0]}}
    """
    with pytest.raises(ModelError, match="B can move without moving a mass"):
        br.simulate(br.Mechanism.parse(text), parameters={"m": 0})


def test_a_mass_may_vanish_where_a_drag_holds():
    """A rod with the drag d at its end, turned by a torque: m/3 theta'' + d theta' = tau, also without mass."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPhysicalParams: {m: 1, d: 2}\n"
        "PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, m], OB: [1, 1]}, Angles: {theta: OA}}\n"
        "AppliedForces: {Torques: {theta: 3}, Drags: {A: d}}\n"
        "ProblemData: {tend: 1, positions: {theta: 0, B: [1, 0]}, velocities: {theta: 0, B: [0, 0]}}\n"
    )
    for mass in (1.0, 0.0, 2.0):
        delay = mass / 6 * (1 - math.exp(-6 / mass)) if mass else 0.0
        assert br.simulate(m, parameters={"m": mass})("theta", 1) == pytest.approx(1.5 * (1 - delay), abs=1e-9)


def test_forces_of_joints_are_those_of_the_run(tmp_path):
    """Joint forces, the description and files tell the values of the run."""
    m = br.Mechanism.parse(FOUR_BAR)
    run, built = br.simulate(m, parameters={"a": 0.35, "m": 2}), br.simulate(m.with_parameters(a=0.35, m=2))
    np.testing.assert_allclose(run.reactions("A", t=0.3).force, built.reactions("A", t=0.3).force, rtol=1e-8)
    assert br.Mechanism.parse(run.description).parameters == {**m.parameters, "a": 0.35, "m": 2, "mb": 4}
    run.save(tmp_path / "run.nc")
    assert br.load(tmp_path / "run.nc").parameters == {"a": 0.35, "m": 2.0}


# ------------------------------------------------------------------------------------------ made once


def test_equations_are_made_once(monkeypatch):
    """A second value needs no new equations, a mechanism that is gone leaves nothing behind."""
    m = br.Mechanism.parse(FOUR_BAR)
    br.simulate(m, parameters={"a": 0.4})
    made = []
    monkeypatch.setattr(live.Models, "of", lambda *given: made.append(given))
    for value in (0.35, 0.38):
        br.simulate(m, parameters={"a": value})
    assert not made
    gone = weakref.ref(m)
    del m
    gc.collect()
    assert gone() is None


# --------------------------------------------------------------------------------------------- refused


def test_a_parameter_that_changes_the_structure_is_refused_by_name():
    """A rod without mass has no kinetic energy; the equations for a mass are others."""
    text = """
    PhysicalParams: {m0: 0}
    Dimension: 2
    PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, m0]}, Particles: {A: 1}}
    ProblemData: {tend: 1, positions: {A: [1, 0]}}
    """
    with pytest.raises(OptionError) as refused:
        br.simulate(br.Mechanism.parse(text), parameters={"m0": 0.2})
    assert str(refused.value) == (
        "The parameter 'm0' cannot be changed without building the equations anew: "
        "somewhere it enters the equations as a number.\n"
        "  Build them anew: simulate(m.with_parameters(m0=...))."
    )


def test_a_table_with_parameters_is_refused_by_name():
    """The spline of a table is made of numbers."""
    text = """
    PhysicalParams: {h: 1}
    Tables: {lift: {t: [0, 1, 2, 3], values: [0, h, h, 0]}}
    Dimension: 2
    PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}}
    AppliedForces: {Forces: {A: [lift(t), 0]}}
    ProblemData: {tend: 1, positions: {A: [1, 0]}}
    """
    with pytest.raises(OptionError, match="'h' cannot be changed"):
        br.simulate(br.Mechanism.parse(text), parameters={"h": 1.1})


@pytest.mark.parametrize("kind", ["linear", "smooth"])
@pytest.mark.parametrize(
    "rows", ["x: [0, x1, 1000, 2000], values: [9, 9, 0, 0]", "x: [0, 150, 1000, 2000], values: [9, 9, x1, 0]"]
)
def test_a_law_with_parameters_is_refused_by_name_wherever_they_count(kind, rows):
    """The torque of a motor falls above 150 rad/s, where no state that is looked at is."""
    text = f"""
    PhysicalParams: {{x1: 150}}
    Tables: {{torque: {{{rows}, kind: {kind}}}}}
    Dimension: 2
    PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [1, 1]}}, Angles: {{theta: OA}}}}
    AppliedForces: {{Torques: {{theta: torque(theta')}}}}
    ProblemData: {{tend: 0.1, positions: {{theta: 0}}, velocities: {{theta: 170}}}}
    """
    with pytest.raises(OptionError, match=r"'x1' cannot be changed without .* anew: A table is made of numbers"):
        br.simulate(br.Mechanism.parse(text), parameters={"x1": 160})


def test_a_parameter_whose_other_values_cannot_be_built_is_refused_by_name():
    """No body has an inertia that is much larger than the sum of the other two."""
    text = """
    PhysicalParams: {i: 2.49}
    Dimension: 3
    PartData:
      Fixed: {O: [0, 0, 0]}
      Rigids: {Ouv: {Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [[0, 0, 0.1], 1, [1, 1, i]]}}
    ProblemData: {tend: 1, positions: {u: [1, 0, 0], v: [0, 1, 0]}}
    """
    with (
        pytest.warns(br.errors.MechanismWarning),
        pytest.raises(OptionError, match=r"'i' cannot be changed .* i = 2.5149 is refused: .* principal inertias"),
    ):
        br.simulate(br.Mechanism.parse(text), parameters={"i": 2.4})


def test_wrong_parameters_are_refused():
    """Unknown names, texts, values that make no sense, and coordinates that are made for one mechanism."""
    m = br.Mechanism.parse(FOUR_BAR)
    with pytest.raises(SpecError, match="there is no parameter 'th' that could be set\n  Did you mean 'th0'"):
        br.simulate(m, parameters={"th": 1})
    with pytest.raises(OptionError, match="The parameter 'a' is 'b'; it must be a number"):
        br.simulate(m, parameters={"a": "b"})
    with pytest.raises(OptionError, match="parameters is 5; it must be a mapping"):
        br.simulate(m, parameters=5)
    with pytest.raises(SpecError, match="the length is -1"):
        br.simulate(m, parameters={"a": -1})
    with pytest.raises(OptionError, match="coordinates='parasitic' takes no parameters"):
        br.simulate(m, parameters={"a": 0.4}, coordinates="parasitic")
    with pytest.raises(InitialValueError, match=r"instead of 9"):
        br.simulate(m, parameters={"b": 9})


# ------------------------------------------------------------------------------------------- catalogue


def check_catalogue(name, coordinates):
    """Each parameter of a built-in mechanism, by one percent: as built anew, or refused by its name."""
    m = builtin(name)
    span = (m.start.t0, m.start.t0 + 0.01 * ((m.start.end or 1.0) - m.start.t0))
    for parameter, value in m.parameters.items():
        new = 1.01 * value if value else 0.01
        try:
            run = br.simulate(m, span, parameters={parameter: new}, coordinates=coordinates)
        except OptionError as error:
            if f"The parameter '{parameter}' cannot be changed" in str(error):
                continue
            raise
        same(run, br.simulate(m.with_parameters(**{parameter: new}), span, coordinates=coordinates), 1e-8)


@pytest.mark.filterwarnings("ignore::bricard.errors.MechanismWarning")
@pytest.mark.parametrize("name", SAMPLE)
def test_parameters_of_some_mechanisms(name):
    check_catalogue(name, "natural")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bricard.errors.MechanismWarning")
@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("name", catalogue.names())
def test_parameters_of_all_mechanisms(name, coordinates):
    check_catalogue(name, coordinates)


@pytest.mark.parametrize("name", ["a", "b"])
def test_a_formula_that_goes_wrong_with_another_value_is_told(name):
    """A formula is looked at again where a value in it has changed, also through another parameter."""
    mechanism = br.Mechanism.parse(
        "Dimension: 2\n"
        "PhysicalParams: {a: 2, b: 1, gap: a - b, k: 3}\n"
        "PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1]}, Particles: {A: 1}}\n"
        "AppliedForces: {Forces: {A: [t/gap, 0]}}\n"
        "ProblemData: {tend: 0.1, positions: {A: [1, 0]}, outputs: {w: k*A.x}}\n"
    )
    assert br.simulate(mechanism, parameters={"k": 4.0}).success
    with pytest.raises(SpecError, match="division by zero"):
        br.simulate(mechanism, parameters={name: {"a": 1.0, "b": 2.0}[name]})


def test_shapes_follow_what_they_are_made_of():
    """A shape by a parameter, by a point of its part that one moves, or by a density, is made anew; others stay."""
    text = """
Dimension: 2
PhysicalParams: {a: 0.1, l: 0.5, rho: 100, k: 3}
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {OAB: {Geom: [[l], [0, 0.2]]}}
AppliedForces: {Gravity: 9.81}
Shapes:
  OAB: [{box: [a, 0.1], thickness: 0.1, density: rho}, {circle: 0.05, at: A}, {circle: 0.1}]
  post: {box: [0.1, a], at: [1, 0]}
ProblemData: {tend: 1, positions: {A: [0.5, 0]}}
"""
    mechanism = br.Mechanism.parse(text)
    for changed in ({"a": 0.2}, {"l": 0.7}, {"rho": 50}, {"k": 4}):
        again, anew = mechanism.with_values(changed, {}), mechanism.with_parameters(**changed)
        assert [one.form.outline for one in again.surfaces] == [one.form.outline for one in anew.surfaces]
        assert again.bodies["OAB"].mass == pytest.approx(anew.bodies["OAB"].mass, rel=1e-15)


DISC = """
Dimension: 2
PhysicalParams: {{r: 0.1, a: 0.3, h: 0}}
PartData: {{Rigids: {{BP: {{Geom: [[0.1]], Dyna: [[0, 0], 1, 0.01]}}}}}}
Shapes: {{BP: {{circle: r}}, world: {shape}}}
Contacts: {{BP/world: {{friction: 0.5, restitution: 0.5}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{tend: 0.5, {more}, positions: {{B: [0.5, 1], P: [0.6, 1]}}, velocities: {{B: [1, 0], P: [1, 0]}}}}
"""


def test_the_place_on_a_curve_follows_its_shape():
    """Its centre misses a hill as in free fall; on a flat floor it slides, and rolls as that of a line does."""
    m = br.Mechanism.parse(DISC.format(shape="{curve: [u, a*u**2], u: [-3, 3]}", more="t0: 0"))
    for a in (0.3, -0.5, 0.0):
        sol = br.simulate(m, parameters={"a": a})
        anew = br.simulate(m.with_parameters(a=a))
        assert sol("B", 0.5) == pytest.approx(anew("B", 0.5), abs=1e-9)
        if a < 0:
            assert sol("B", 0.5) == pytest.approx([1, 1 - 9.81 / 8], abs=1e-9)


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        ("{polygon: [[-a, -a], [a, -a], [a, a], [-a, a]]}", {"a": 4}),
        ("{curve: [u, a*u**2], u: [-3, 3]}", {"a": 4}),
        ("{line: [[0, h], [1, h]], endless: true}", {"r": 1.5}),
    ],
)
def test_shapes_that_another_value_makes_overlap_are_told(shape, value):
    """A disc inside a box touches none of its edges: its start is looked at with every value."""
    m = br.Mechanism.parse(DISC.format(shape=shape, more="t0: 0"))
    assert br.simulate(m, parameters=dict.fromkeys(value, 0.1)).success
    with pytest.raises(br.InitialValueError, match="'BP' and 'world' overlap at the start"):
        br.simulate(m, parameters=value)


def test_a_contact_that_starts_closed_follows_its_shapes():
    """A disc of radius r on a floor of height h starts at h + r, whatever was run before."""
    m = br.Mechanism.parse(DISC.format(shape="{line: [[0, h], [1, h]], endless: true}", more="closed: [BP/world]"))
    for r, h in ((0.1, 0), (0.1, 0.5), (0.1, 0.3), (0.2, 0.3), (0.1, 0)):
        assert br.simulate(m, 0.1, parameters={"r": r, "h": h})("B.y", 0) == pytest.approx(h + r, abs=1e-12)


# ------------------------------------------------------------------------------- what values decide


def test_live_numbers_note_what_they_decide():
    """Comparisons of what was computed from them, too, with each other and with plain numbers on either side."""
    decided = []
    x, y = Live(2.0, Text("x"), decided), Live(3.0, Text("y"), decided)
    assert (x + 2 > y, min(x, y), x > 0) == (True, x, True)
    assert [(one.first.text, getattr(one.second, "text", one.second), one.outcome) for one in decided] == [
        ("(x + 2)", "y", True),
        ("y", "x", False),
        ("x", 0, True),
    ]


ROPE = """
PhysicalParams: {r: -0.1, h: 1, l: 1.9}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], Q: [0.7, h]}
  Particles: {B: 1}
  Joints: {rope: {type: rope, over: [O, Q, B], radii: [0, r, 0], length: l}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.3, positions: {B: [0.8, 0.4]}}
"""


def test_a_rope_goes_around_a_pulley_as_the_sign_of_its_radius_says():
    """Clockwise and counter-clockwise by turns; each way has equations of its own, which are made once."""
    m = br.Mechanism.parse(ROPE)
    for radius in (0.1, -0.1, 0.15, -0.05, 0.1):
        same(br.simulate(m, parameters={"r": radius}), br.simulate(br.Mechanism.parse(ROPE, r=radius)))
    again = br.simulate(m, parameters={"r": -0.1})
    assert again("B.x", 0) != pytest.approx(br.simulate(m, parameters={"r": 0.1})("B.x", 0), abs=0.05)


def test_equations_are_made_once_for_values_that_decide_alike(monkeypatch):
    """Two ways around a pulley: two models, whatever the order of the values."""
    made = []
    monkeypatch.setattr(live, "_checked", lambda *given, check=live._checked: made.append(1) or check(*given))
    m = br.Mechanism.parse(ROPE)
    for radius in (-0.1, 0.1, -0.08, 0.08, 0.12, -0.05):
        br.simulate(m, 0.01, parameters={"r": radius})
    assert len(made) == 2


@pytest.mark.parametrize("given", [{"a": -1}, {"a": -1, "b": 1e-7}, {"a": -1, "b": -1e-7}, {"a": 0, "b": -1}])
def test_angles_of_parameters_are_known_in_all_quadrants(given):
    """A spring whose rest is atan2(b, a): alone it swings about it, theta'' = -k/J (theta - rest)."""
    text = """
    PhysicalParams: {a: 1, b: 0, phi: "atan2(b, a)", psi: "atan2(0, a)"}
    Dimension: 2
    PartData:
      Fixed: {O: [0, 0]}
      Rods: {OA: [1, 3]}
      Angles: {theta: OA}
      RotarySprings: {theta: [2, phi + psi]}
    ProblemData: {tend: 0.5, positions: {theta: 1}}
    """
    sol, a, b = br.simulate(br.Mechanism.parse(text), parameters=given), given["a"], given.get("b", 0.0)
    assert sol("theta''", 0) == pytest.approx(-2 * (1 - math.atan2(b, a) - math.atan2(0, a)), rel=1e-13)


@pytest.mark.parametrize("power", [1.0, 1.5, 2.0, 3.0, 4.0])
def test_the_power_of_a_drag_is_a_parameter(power):
    """Of a particle that is thrown, v' = -c v^n: to 1/v^(n-1) = 1 + (n-1) c t, or e^(-c t) for n = 1."""
    text = """
    PhysicalParams: {n: 2, c: 0.7}
    Dimension: 2
    PartData: {Particles: {A: 1}}
    AppliedForces: {Drags: {A: [c, n]}}
    ProblemData: {tend: 1, positions: {A: [0, 0]}, velocities: {A: [1, 0]}}
    """
    sol = br.simulate(br.Mechanism.parse(text), parameters={"n": power})
    expected = math.exp(-0.7) if power == 1 else (1 + (power - 1) * 0.7) ** (-1 / (power - 1))
    assert sol("A.x'", 1) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_rod_without_mass_may_have_an_inertia(coordinates):
    """A torque tau turns it by tau t^2/(2 I), also where its mass is a parameter."""
    text = """
    PhysicalParams: {m: 1}
    Dimension: 2
    PartData:
      Fixed: {O: [0, 0]}
      Rods: {OA: {length: 1, mass: m, inertia: 0.5}}
      Angles: {theta: OA}
    AppliedForces: {Torques: {theta: 3}, Gravity: 9.81}
    ProblemData: {tend: 1, positions: {theta: 0}}
    """
    for mechanism, given in ((br.Mechanism.parse(text), {"m": 0.0}), (br.Mechanism.parse(text, m=0), None)):
        sol = br.simulate(mechanism, parameters=given, coordinates=coordinates)
        assert sol("theta", 1) == pytest.approx(3, abs=1e-9)


def test_there_are_no_derivatives_where_a_value_decides_on_the_equations():
    """A rod without mass at a particle: around this value it has one, and below it there is no such rod."""
    text = """
    PhysicalParams: {m: 1, g: 9.81}
    Dimension: 2
    PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, m]}, Particles: {A: 2}}
    AppliedForces: {Gravity: g}
    ProblemData: {tend: 0.2, positions: {A: [0.6, -0.8]}}
    """
    m = br.Mechanism.parse(text)
    assert br.sensitivities(m, wrt="m", parameters={"m": 0.5}).motion.success
    same(br.simulate(m, parameters={"m": 0.0}), br.simulate(br.Mechanism.parse(text, m=0)))
    with pytest.raises(OptionError, match="At m = 0 the equations are others"):
        br.sensitivities(m, wrt="m", parameters={"m": 0.0})
