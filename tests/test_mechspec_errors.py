"""What is wrong with a description is said with its place, in the user's words, with the remedy, and all at once.

The bad descriptions stand in tests/bad_files, with the messages that they give.
"""

import pathlib
import re
from typing import NamedTuple

import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import BricardError, InitialValueError, ModelError, OptionError, SpecError
from bricard.library.bodies.inertia import principal_values
from bricard.mechanism.mechanism import Mechanism

FOLDER = pathlib.Path(__file__).parent / "bad_files"


class BadFile(NamedTuple):
    title: str
    text: str
    message: str


def bad_files() -> list[BadFile]:
    blocks = [block for path in sorted(FOLDER.glob("*.txt")) for block in path.read_text().split("=== ")[1:]]
    parts = [re.split(r"\n---\n", block, maxsplit=1) for block in blocks]
    return [BadFile(*start.split("\n", 1), message.strip()) for start, message in parts]  # type: ignore[misc]


every_bad_file = pytest.mark.parametrize("bad", bad_files(), ids=lambda bad: bad.title)


def message(text: str, **parameters: float | str) -> str:
    with pytest.raises(SpecError) as caught:
        Mechanism.parse(text, "bad.yaml", **parameters)
    return str(caught.value)


@every_bad_file
def test_a_bad_file_gives_its_message(bad: BadFile):
    """Place, finding and remedy are those written below the file."""
    assert message(bad.text) == bad.message


def test_no_message_shows_the_machinery():
    """Neither pydantic's wording nor names of Python types reach the user."""
    messages = "\n".join(bad.message for bad in bad_files())
    for word in ("Input should", "pydantic", "Field required", "tuple", "dict", "NoneType", "str ", "Expression"):
        assert word not in messages


def test_there_are_many_bad_files():
    """Every title occurs once."""
    titles = [bad.title for bad in bad_files()]
    assert len(titles) == len(set(titles)) >= 60


# ------------------------------------------------------------------------------- parameters, Python data

PENDULUM = """\
Title: Pendulum
PhysicalParams: {l: 1, m: 2*l}
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [l, m]}
AppliedForces: {Gravity: 9.81}
ProblemData:
  positions: {A: [l, 0]}
"""


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        (
            {"k": 1, "ll": 2},
            "bad.yaml:2:17: there is no parameter 'k' that could be set\n  Known are l, m.\n"
            "bad.yaml:2:17: there is no parameter 'll' that could be set\n  Did you mean 'l'?",
        ),
        ({"l": "1 +"}, "bad.yaml:2:18: with l = '1 +': a number or name is missing after '+'"),
        ({"m": "3*n"}, "bad.yaml:2:24: with m = '3*n': 'n' is not a parameter\n  Known are l, m, pi, d2r."),
        (
            {"l": None},
            "bad.yaml:2:18: with l = nothing: 'l' has no value\n"
            "  Write a number such as 0.5, or an expression such as m*l**2/12.",
        ),
        ({"l": -1}, "bad.yaml:6:15: the length is -1\n  It must be positive."),
    ],
)
def test_values_set_in_python_are_named(parameters, expected):
    """A value that does not stand in the file is shown, with the place of the parameter that it replaces."""
    assert message(PENDULUM, **parameters) == expected


def test_other_parameters_of_a_mechanism():
    """Setting a parameter of a mechanism that exists reports the path, for there is no file."""
    mechanism = Mechanism.parse(PENDULUM)
    assert mechanism.with_parameters(l=2).parameters == {"l": 2, "m": 4}
    with pytest.raises(SpecError) as caught:
        mechanism.with_parameters(l=0)
    assert str(caught.value) == "PartData.Rods.OA[0]: the length is 0\n  It must be positive."


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (
            5,
            "a mapping is wanted here, not 5\n  Its words are Title, Description, PhysicalParams, Tables, Inputs, "
            "Dimension, PartData, AppliedForces, Motions, Shapes, Contacts, Limits, Backlash, Cables, Clutches, "
            "DryFriction, Events, ProblemData.",
        ),
        ({"Dimension": 2, "PartData": {}, 3: 4}, "[3]: 3 is not a valid name\n  A name begins with a letter."),
        (
            {"Dimension": 2, "PartData": {"Rods": {7: [1]}}},
            "PartData.Rods[7]: 7 is not a valid name\n  A name begins with a letter.",
        ),
        (
            {"Dimension": 2, "PartData": {"Particles": {"A": float("nan"), "B": object()}}},
            "PartData.Particles.A: the number is not finite\n  Write a finite number below 1e75.\n"
            "PartData.Particles.B: a number or an expression is wanted here, not a Python object (object)\n"
            "  Write a number such as 0.5, or an expression such as m*l**2/12.",
        ),
    ],
)
def test_data_made_in_python(data, expected):
    """Without a file the place is the path of words."""
    with pytest.raises(SpecError) as caught:
        Mechanism.from_data(data)
    assert str(caught.value) == expected


# -------------------------------------------------------------------------------- what only the model shows


def refused(text: str, kind: type[BricardError]) -> str:
    with pytest.raises(kind) as caught:
        prepare(Mechanism.parse(text))
    return str(caught.value)


def test_no_end_of_the_run():
    """A run needs an end."""
    with pytest.raises(OptionError) as caught:
        br.simulate(Mechanism.parse(PENDULUM))
    expected = "The mechanism gives no end of the run.\n  Write tend in ProblemData, simulate(m, 10) or --until 10."
    assert str(caught.value) == expected


FAR = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], P: [5, 0]}
  Rods: {OA: [1, 1], AP: [2, 1]}
"""


def test_a_mechanism_that_cannot_be_assembled():
    """Two rods too short for their gap: both are listed, and at best they lie on one line of length 5."""
    found = re.fullmatch(
        r"This mechanism cannot be assembled: at the best position that was found\n"
        r"  OA: O and A are (\S+) apart instead of 1\n"
        r"  AP: A and P are (\S+) apart instead of 2\n"
        r"  Check these lengths, and the positions that are given or fixed\.",
        refused(FAR, InitialValueError),
    )
    assert found is not None
    assert float(found[1]) + float(found[2]) == pytest.approx(5, rel=1e-4)


def test_drives_that_contradict_each_other_are_named():
    """Of a four-bar both cranks are driven, which has one freedom."""
    both = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0]}
  Rods: {OA: [0.3, 1], AB: [1, 1], BC: [0.6, 1]}
  Angles: {theta: OA, phi: CB}
Motions: {theta: t, phi: 1.5 + 0.1*t}
ProblemData: {tend: 2}
"""
    remedy = "\n  Check these lengths, the laws of the drives theta, phi, and the positions that are given or fixed."
    assert refused(both, InitialValueError).endswith(remedy)


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        (
            PENDULUM + "  velocities: {A: [1, 0]}\n  fixedpositions: {A}\n  fixedvelocities: {A}\n",
            InitialValueError,
            "The velocities contradict each other: OA, A.x' cannot be met with the others.\n"
            "  Release a fixed velocity, or change a drive.",
        ),
        (
            "Dimension: 2\nPartData: {Fixed: {O: [0, 0]}}\n",
            ModelError,
            "Nothing in this mechanism can move.\n  Give it a part that is not fixed.",
        ),
        (
            PENDULUM.replace("{O: [0, 0]}", "{O: [0, 0], P: [1, 1]}")
            + 'Motions: {d: {of: "distance(O, P)", law: t}}',
            ModelError,
            "The motion 'd' drives something that cannot move.\n  Drive a moving point.",
        ),
    ],
)
def test_what_only_the_equations_show(text, kind, expected):
    """Velocities along a rod, nothing that moves, drives of what is fixed."""
    assert refused(text, kind) == expected


@pytest.mark.parametrize("values", [(1, 2, 3), (0, 1, 1), (2, 2, 2), (1e-9, 5, 5), (0.3, 0.3, 0.5)])
def test_principal_inertias_of_a_turned_body(values):
    """Turning the axes leaves the principal values alone: R diag(values) R^T, R from a random matrix."""
    rotation, _ = np.linalg.qr(np.random.default_rng(1).normal(size=(3, 3)))
    turned = rotation @ np.diag(values) @ rotation.T
    assert principal_values(tuple(map(tuple, turned))) == pytest.approx(values, abs=1e-7 * max(values))


NOT_FINITE = """The start cannot be computed: numbers came up that are not finite.
  Check sizes and units, and formulas at the start (division by zero, roots of negative numbers)."""
ROOTS = """
Dimension: 2
PartData:
  Particles: {A: 1, B: 1}
  Joints:
    one: {type: constraint, formula: B.x - sqrt(1 - A.x**2)}
    two: {type: constraint, formula: B.y - sqrt(1 - A.x**2)}
ProblemData: {tend: 1, positions: {A: [%s, 0], B: [0, 0]}}
"""


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_starts_that_are_not_finite(coordinates):
    """At A.x = 1 the root has no gradient; at A.x = 2 it has no value."""
    with pytest.raises(br.InitialValueError) as error:
        br.simulate(br.Mechanism.parse(ROOTS % 1), coordinates=coordinates)
    assert str(error.value) == NOT_FINITE
    with pytest.raises(br.InitialValueError, match=r"one: .* is not a finite number"):
        br.simulate(br.Mechanism.parse(ROOTS % 2), coordinates=coordinates)


@pytest.mark.parametrize("length", ["1e155", "1e-160", "1e76", "-1e76"])
def test_lengths_out_of_range(length):
    """Squares of these numbers are not floats: they are refused with their place."""
    with pytest.raises(br.SpecError, match=r":4:15: the (number|length) "):
        br.Mechanism.parse(f"Dimension: 2\nPartData:\n  Fixed: {{O: [0, 0]}}\n  Rods: {{OA: [{length}, 1]}}\n")
