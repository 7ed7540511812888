"""What one types at first, and not quite right: the message shows how it is written."""

import re

import pytest

import bricard as br

PENDULUM = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 2]}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [1, 0]}}
"""


def builder():
    """A builder with a rod on the ground."""
    b = br.MechanismBuilder("Pendulum", dimension=2)
    b.fixed(O=(0, 0))
    b.rod("OA", 1, 2)
    return b


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda b: b.rod("AB"), "rod: missing a required argument: 'length'\n  Write rod(name, length, mass=None"),
        (lambda b: b.rod("AB", len=1), "rod: there is no argument 'len'\n  Write rod(name, length, mass=None"),
        (lambda b: b.motion(phi="t"), "motion: there is no argument 'phi'\n  Write motion(name, law=None"),
        (lambda b: b.fixed("C", (1, 0)), "fixed: too many positional arguments\n  Write fixed(**places)."),
    ],
)
def test_a_wrong_call_of_the_builder_shows_the_right_one(call, message):
    """Place, finding and the arguments that there are."""
    with pytest.raises(TypeError, match=f"^{re.escape(message)}"):
        call(builder())


@pytest.mark.parametrize(
    ("model", "error", "remedy"),
    [
        (builder(), br.ModelError, "A builder makes one: simulate(b.mechanism())."),
        ({"Dimension": 2}, br.ModelError, "Of the data of a file make a mechanism: simulate(Mechanism.from_data(data))."),
        (PENDULUM, br.SpecError, "Make a mechanism of the text: Mechanism.parse(text)."),
        (5, br.ModelError, "For other equations use solve_dae(dae, ...)."),
    ],
)
def test_what_is_nearly_a_mechanism_is_told_how_to_become_one(model, error, remedy):
    """A builder, data, the text of a file."""
    with pytest.raises(error, match=re.escape(remedy)) as refused:
        br.simulate(model, 1)
    assert len(str(refused.value)) < 300


def test_a_caret_is_not_a_power():
    """Python's ^ is another operator than in most formulas."""
    with pytest.raises(br.ModelError, match=re.escape("not a power in Python.\n  Write u**2.")):
        br.DAE("u", lambda t, x, der: [der(x.u) + x.u ^ 2])
