"""Inputs: quantities that a run is given from outside, as constants or as tables.

The oracle of a tabulated input is the same law as a Table of the file, of a constant one the number in its place.
"""

import casadi as ca
import numpy as np
import pytest

import bricard as br
from bricard.errors import ModelError, OptionError, SpecError

TEXT = """
PhysicalParams: {{l: 1.2, k: 3}}
{words}
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], Q: [2, 0]}}
  Rods: {{OA: [l, 0.8], AB: [1.5, 1], QB: [1, 1]}}
  Springs: {{AQ: [5, {length}]}}
  Angles: {{theta: OA}}
AppliedForces:
  Gravity:
  Torques: {{QB: {torque}}}
{motions}
ProblemData: {{tend: 0.2, positions: {{A: [0, 1.2], B: [1.5, 1]}}}}
"""
TIMES = np.linspace(0, 0.3, 7)
LAW = 0.3 * np.sin(9 * TIMES)
COORDINATES = ("natural", "body", "relative")


def linkage(words="", law="u", drive="1.5 + 0.4*t"):
    """A four-bar with a law in a torque, in the length of a spring, and in its drive."""
    motions = f"Motions: {{theta: {drive}}}" if drive else ""
    text = TEXT.format(words=words, length=f"1 + {law}", torque=f"k*{law}", motions=motions)
    return br.Mechanism.parse(text)


def same(first, second, tolerance=1e-10):
    """Two motions have the same values by the names of the mechanism."""
    assert first.success, first.message
    times = np.linspace(0, 0.2, 5)
    names = [name for name in second.names if name in first.names and not name.startswith("lam.")]
    assert {"A.x", "B.y", "energy.kinetic"} <= {*names}
    for name in names:
        np.testing.assert_allclose(first(name, times), second(name, times), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_tabulated_input_is_the_law_of_a_table(coordinates):
    """In forces and potentials; the solution answers for the input by its name."""
    table = f"Tables: {{push: {{t: {TIMES.tolist()}, values: {LAW.tolist()}}}}}"
    run = br.simulate(linkage("Inputs: {u: 7}"), inputs={"u": (TIMES, LAW)}, coordinates=coordinates)
    written = br.simulate(linkage(table, "push(t)"), coordinates=coordinates)
    same(run, written)
    np.testing.assert_allclose(run("u", TIMES[:5]), LAW[:5], atol=1e-12)


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("drive", ["", "1.5 + u*t"])
def test_a_constant_input_is_the_number_in_its_place(coordinates, drive):
    """In forces, potentials, and the law of a drive, also with another value of a parameter."""
    m = linkage("Inputs: {u: 7}", drive=drive)
    for u, length in ((0.3, 1.2), (0.5, 1.25)):
        run = br.simulate(m, inputs={"u": u}, parameters={"l": length}, coordinates=coordinates)
        written = linkage("", str(u), drive.replace("u", str(u))).with_parameters(l=length)
        same(run, br.simulate(written, coordinates=coordinates))
        assert run.parameters["u"] == u


def test_an_input_has_the_value_of_the_file_where_a_run_gives_none():
    """A number, a formula of parameters, or a table."""
    same(br.simulate(linkage("Inputs: {u: 0.1*k}")), br.simulate(linkage("", "0.3")))
    written = f"Inputs: {{u: {{t: {TIMES.tolist()}, values: {LAW.tolist()}}}}}"
    same(br.simulate(linkage(written)), br.simulate(linkage("Inputs: {u: 0}"), inputs={"u": (TIMES, LAW)}))


def test_other_methods_take_inputs():
    """An ODE solver and a treatment by series meet the same motion."""
    m, given = linkage("Inputs: {u: 0}"), {"u": (TIMES, LAW)}
    series = br.simulate(m, inputs=given)
    same(br.simulate(m, inputs=given, constraints="ggl", integrator="taylor"), series, 1e-8)
    constant = br.simulate(m, inputs={"u": 0.2})
    same(br.simulate(m, inputs={"u": 0.2}, constraints="qr", integrator="dop853"), constant, 1e-6)


def test_a_drive_follows_its_input():
    """A tabulated drive: the driven angle is the table's spline, its rate the spline's."""
    m, turned = linkage("Inputs: {u: 0, w: 1.5}", drive="w"), 1.5 + LAW / 3
    run = br.simulate(m, inputs={"w": (TIMES, turned)})
    np.testing.assert_allclose(run("theta", TIMES[:5]), turned[:5], atol=1e-10)
    assert run("theta'", 0.1) == pytest.approx(run("w'", 0.1), abs=1e-10)


def test_a_file_and_joint_forces_tell_the_inputs_of_the_run(tmp_path):
    """The description of a run is that of the mechanism with its inputs, so joint forces are those of the run."""
    m = linkage("Inputs: {u: 0}")
    for given in ({"u": 0.25}, {"u": (TIMES, 0.25 + 0 * TIMES)}):
        run = br.simulate(m, inputs=given)
        written = br.simulate(linkage("", "0.25"))
        np.testing.assert_allclose(run.reactions("B", t=0.1).force, written.reactions("B", t=0.1).force, rtol=1e-9)
        run.save(tmp_path / "run.nc")
        assert br.load(tmp_path / "run.nc")("B.x", 0.1) == pytest.approx(written("B.x", 0.1), abs=1e-12)


def test_parasitic_joints_take_inputs():
    """Springs in the joints hold the linkage nearly where joints do."""
    m = linkage("Inputs: {u: 0}")
    run = br.simulate(m, inputs={"u": 0.3}, coordinates="parasitic")
    assert run("B.x", 0.2) == pytest.approx(br.simulate(m, inputs={"u": 0.3})("B.x", 0.2), abs=1e-2)


def test_rough_positions_settle_with_inputs_as_they_start():
    """Nothing moves while parasitic joints settle: an input in a point's formula stands still."""
    text = """
    Inputs: {u: 0.1}
    Dimension: 2
    PartData: {Points: {R: [u, 0]}, Rods: {RA: [1, 1]}}
    AppliedForces: {Gravity: 9.81}
    ProblemData: {tend: 0.1, positions: {A: [1.3, 0.2]}}
    """
    run = br.simulate(br.Mechanism.parse(text), coordinates="parasitic", settle=True)
    assert np.hypot(run("A.x", 0.0) - 0.1, run("A.y", 0.0)) == pytest.approx(1, abs=1e-6)
    assert br.settle(br.Mechanism.parse(text)).success


# ------------------------------------------------------------------------------------------- Lagrangian


def cart():
    """A mass with a force u, and another with the force u'."""
    s = br.Lagrangian("x y", parameters={"m": 2})
    u = s.input("u", 1)
    s.particle(s.par.m, br.Vec2(s.x, s.y))
    s.force(br.Vec2(u, s.rate(u)), br.Vec2(s.x, s.y))
    return s


def test_an_input_of_a_lagrangian():
    """m x'' = u, m y'' = u': parabolas for a constant u, and for u = t cubics and parabolas."""
    s = cart()
    for given, x, y in (({}, 1.0, 0.0), ({"u": 3}, 3.0, 0.0), ({"u": ([0, 1, 1.5, 2], [0, 1, 1.5, 2])}, 2 / 3, 1.0)):
        run = br.simulate(s, (0, 2), {"x": 0, "y": 0}, inputs=given)
        assert (run("x", 2.0), run("y", 2.0)) == pytest.approx((x, y), abs=1e-12)


def test_a_system_knows_its_inputs():
    """Names and symbols, among the parameters for a constant, of a law for a table: dQ/du is the column of B."""
    s = cart()
    constant, tabulated = s.system(), s.system({"u": ([0, 1, 2, 3], [0, 1, 4, 9])})
    assert list(constant.parameters) == ["m", "u"]
    assert list(tabulated.parameters) == ["m"]
    for system in (constant, tabulated):
        assert ca.DM(ca.jacobian(system.Q[0], system.inputs["u"])) == 1


def test_the_system_of_a_mechanism_knows_its_inputs():
    """By the name in the file."""
    from bricard.assembly.prepared import prepare

    assert list(prepare(linkage("Inputs: {u: 0}")).system.inputs) == ["u"]


# ----------------------------------------------------------------------------------------- descriptions


def test_the_builder_writes_inputs():
    """The builder's words are those of a file, and a file reads back what was written."""
    b = br.MechanismBuilder(dimension=2)
    b.input("u", 0.5)
    b.input("w")
    b.fixed(O=(0, 0))
    b.rod("OA", 1, 2)
    b.force("A", ("u", "w"))
    text = b.mechanism().text()
    assert "Inputs:\n  u: 0.5\n  w: 0\n" in text or "Inputs:\n  u: 0.5\n  w:\n" in text
    assert br.Mechanism.parse(text).inputs == {"u": 0.5, "w": 0.0}
    assert br.Mechanism.parse(text).text() == text


@pytest.mark.parametrize(
    ("words", "law", "finding"),
    [
        ("Inputs: {l: 1}", "l", "'l' is an input and also a parameter"),
        ("Inputs: {theta: 1}", "theta", "'theta' is an input and also the name of a slide or angle"),
        ("Inputs: {u: 1, sin: 2}", "u", "'sin' has a meaning of its own in formulas"),
        ("Inputs: {u: 1}\nTables: {u: {t: [0, 1, 2, 3], values: [0, 1, 2, 3]}}", "u", "is an input and also a table"),
        ("Inputs: {u: v}", "u", "'v' is not a parameter"),
        ("Inputs: {u: w, w: 1}", "u", "'w' is an input, and only parameters can be used here"),
        ("Inputs: {u: {t: [0, 1], values: [0, 1]}}", "u", "the table 'u' has 2 rows"),
        ("Inputs: {u: 1}", "u''", "'u' stands with 2 primes"),
        ("Inputs: {push: 1}", "pusch", "'pusch' is unknown\n  Did you mean 'push'?"),
        ("Inputs: {u: [1, 2]}", "u", "one value is wanted here, not a list of 2"),
    ],
)
def test_mistakes_have_a_place_and_a_remedy(words, law, finding):
    """What is wrong with inputs is told with line and column."""
    with pytest.raises(SpecError) as error:
        linkage(words, law)
    assert finding in str(error.value)
    assert str(error.value).startswith("<text>:")


def test_wrong_values_of_inputs_are_refused():
    """Unknown names, what is not a number, and rows that are too few."""
    m = linkage("Inputs: {push: 0}", "push")
    with pytest.raises(OptionError, match=r"There is no input 'pusch'\.\n  Did you mean 'push'"):
        br.simulate(m, inputs={"pusch": 1})
    with pytest.raises(OptionError, match="The input 'push' is 'x'; it must be a number"):
        br.simulate(m, inputs={"push": "x"})
    with pytest.raises(OptionError, match="inputs is 5; it must be a mapping from names to numbers or tables"):
        br.simulate(m, inputs=5)
    with pytest.raises(SpecError, match="the table 'push' has 3 rows"):
        br.simulate(m, inputs={"push": ([0, 1, 2], [0, 1, 2])})
    with pytest.raises(OptionError, match=r"The table 'push' covers t = 0 to 0\.1"):
        br.simulate(m, inputs={"push": (np.linspace(0, 0.1, 5), np.zeros(5))})
    with pytest.raises(OptionError, match=r"There is no input 'u'\.\n  Define it"):
        br.simulate(linkage("", "0"), inputs={"u": 1})
    s = cart()
    with pytest.raises(ModelError, match="The parameter 'u' has the name of a variable"):
        s.input("u")
    with pytest.raises(OptionError, match="There is no input 'v'"):
        br.simulate(s, (0, 1), {"x": 0, "y": 0}, inputs={"v": 1})
    with pytest.raises(OptionError, match="A MechanicalSystem takes no inputs"):
        br.simulate(s.system(), (0, 1), {"x": 0, "y": 0}, inputs={"u": 1})
