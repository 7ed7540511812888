"""Descriptions written by bricard read back; whatever data come, a mechanism or a SpecError results."""

import copy
import json
import pathlib
import warnings

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bricard.errors import SpecError
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.mechanism.document import Document
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.reading.shapes import GROUPS
from bricard.mechanism.schema import schema, write_schema
from bricard.mechanism.writing import plain
from bricard.spec import read_file

ROOT = pathlib.Path(__file__).parents[1]
FILES = sorted((ROOT / "src/bricard/problems/mechspec").glob("*.yaml"))
SCHEMA = schema()
KINDS = (Document, *GROUPS.values(), *FORCES.values(), *JOINTS.values())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def mechanism_or_nothing(data) -> Mechanism | None:
    """Any other exception than SpecError is a mistake of ours."""
    try:
        return Mechanism.from_data(data)
    except SpecError as error:
        refused = error
    assert refused.findings
    assert "Input should" not in str(refused)
    return None


def assert_reads_back(mechanism: Mechanism) -> None:
    text = mechanism.text()
    again = Mechanism.parse(text)
    assert again.document == mechanism.document
    assert again.parameters == mechanism.parameters
    assert again.bodies == mechanism.bodies
    assert again.start == mechanism.start
    assert again.text() == text


# ------------------------------------------------------------------------------------------- good files


@every_file
def test_a_file_reads_back_from_its_own_text(path):
    """Reading, writing and reading again gives the same document, numbers included."""
    assert_reads_back(Mechanism.load(path))


@every_file
def test_the_schema_accepts_the_file_and_its_rewriting(path):
    """What the reader takes, editors do not mark."""
    VALIDATOR.validate(read_file(path).data)
    VALIDATOR.validate(plain(Mechanism.load(path).document))


SHORT_AND_LONG = """\
Title: All short forms
PhysicalParams: {k: 5, l: -1.5e-3, nan: 2, inf: nan}
Tables: {law: {t: [0, 1, 2, 3], values: [0, 1, 4, 9]}}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], u: [1, 0], v: [0, 1]}
  Rigids: {OA: {Geom: [[1]], Dyna: [0.5, 1, inf]}}
  Rods: {AB: [1], BC: [1, 1], CD: {length: 1, inertia: 0.1}, arm: {points: [D, Tip], length: 1}}
  Particles: {P: 1, Q: 1, S: 1}
  Springs: {OD: k, BP: {stiffness: k, length: 1, damping: 2}}
  Collinears: {OuP}
  Coplanars: {OuvQ}
  Joints:
    j: {type: slider, point: S, base: O, axis: u}
  Angles: {theta: OA, phi: [OA, AB], psi: {to: [B, C]}}
AppliedForces:
  Gravity:
  Forces: {A: [1, 2*t]}
  Torques: {OA: law(t), motor: {on: theta, torque: 2}}
  Frictions: {theta: 1}
Motions: {phi: t, d: {of: "distance(O, D)", rate: 1}}
ProblemData:
  tend: 1
  positions: {theta: 0, A: [1]}
  fixedpositions: [theta]
  outputs: {a: -(-A.x), b: "dot(A, u)"}
"""


def test_short_forms_stay_short():
    """The text has the short forms of the original, and values that are defaults are left out."""
    mechanism = Mechanism.parse(SHORT_AND_LONG)
    assert_reads_back(mechanism)
    data = plain(mechanism.document)
    assert data["PartData"]["Rods"]["BC"] == [1, 1]
    assert data["PartData"]["Springs"]["OD"] == ["k"]
    assert data["PartData"]["Collinears"] == {"OuP": None}
    assert data["PartData"]["Angles"] == {"theta": "OA", "phi": ["OA", "AB"], "psi": "BC"}
    assert data["AppliedForces"]["Forces"] == {"A": [1, "2*t"]}
    assert data["AppliedForces"]["Torques"] == {"OA": "law(t)", "motor": {"on": "theta", "torque": 2}}
    assert data["Motions"] == {"phi": "t", "d": {"of": "distance(O, D)", "rate": 1}}


# ----------------------------------------------------------------------------------------------- schema


def test_the_schema_accepts_all_short_forms():
    """Short forms are not mistakes."""
    VALIDATOR.check_schema(SCHEMA)
    VALIDATOR.validate(plain(Mechanism.parse(SHORT_AND_LONG).document))


@pytest.mark.parametrize(
    "data",
    [
        {"PartData": {}},
        {"Dimension": 4, "PartData": {}},
        {"Dimension": 2, "PartData": {"Rod": {}}},
        {"Dimension": 2, "PartData": {"Rods": {"OA": {"mass": 1}}}},
        {"Dimension": 2, "PartData": {"Rods": {"OA": [1, 2, 3, 4]}}},
        {"Dimension": 2, "PartData": {"Joints": {"j": {"points": ["A", "B"]}}}},
        {"Dimension": 2, "PartData": {"Joints": {"j": {"type": "pin"}}}},
        {"Dimension": 2, "PartData": {"Joints": {"j": {"type": "pine", "points": ["A", "B"]}}}},
    ],
)
def test_the_schema_marks_mistakes(data):
    """Editors show what the reader would refuse."""
    assert not VALIDATOR.is_valid(data)
    assert mechanism_or_nothing(data) is None


def test_every_word_has_a_description():
    """Editors explain each word."""
    for kind in KINDS:
        described = _mapping(SCHEMA if kind is Document else SCHEMA["$defs"][kind.__name__])
        for word, inner in described["properties"].items():
            assert inner.get("description"), f"{kind.__name__}.{word}"


def _mapping(definition: dict) -> dict:
    return definition if "properties" in definition else definition["anyOf"][0]


def test_the_schema_in_the_documentation_is_current(tmp_path):
    """After a change of words: bricard.mechanism.schema.write_schema("docs/mechspec.schema.json")."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        write_schema(tmp_path / "schema.json")
    written = json.loads((tmp_path / "schema.json").read_text())
    assert json.loads((ROOT / "docs/mechspec.schema.json").read_text()) == written


# ------------------------------------------------------------------------------------------------- fuzz

DATA = [read_file(path).data for path in FILES] + [read_file(FILES[0]).data]
NAMES = st.sampled_from("O A B C1 u v w OA AB ABu OuA OuvA t s l m theta mu x 0 Ax A.x OA.angle A.x' nan".split())
WORDS = st.sampled_from(sorted({word for kind in KINDS for word in kind.words()}))
FORMULAS = ["", " ", "1/0", "sqrt(-1)", "A.x + t", "l*m", "sin(t", "distance(A, B)", "A", "law(t)"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.floats(),
    NAMES,
    st.sampled_from([*FORMULAS, *JOINTS]),
    st.text(max_size=4),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(NAMES, WORDS, st.text(max_size=3)), inner, max_size=3)
    ),
    max_leaves=8,
)


def entries(section: str) -> st.SearchStrategy:
    """A section with entries that look like its own."""
    if section == "Joints":
        kind = st.fixed_dictionaries({"type": st.sampled_from(list(JOINTS))})
        words = st.dictionaries(WORDS, st.one_of(NAMES, st.lists(NAMES, max_size=3), VALUES), max_size=4)
        entry = st.builds(lambda a, b: {**b, **a}, kind, words)
    else:
        numbers = st.lists(st.one_of(st.integers(-1, 2), SCALARS), max_size=3)
        entry = st.one_of(numbers, st.dictionaries(WORDS, VALUES, max_size=3), VALUES)
    return st.one_of(st.dictionaries(NAMES, entry, max_size=3), VALUES)


def group(kind) -> st.SearchStrategy:
    return st.fixed_dictionaries({}, optional={section: entries(section) for section in kind.words()})


DOCUMENTS = st.fixed_dictionaries(
    {"Dimension": st.sampled_from([2, 3, 2, 3, 4]), "PartData": group(GROUPS["PartData"])},
    optional={
        "AppliedForces": group(GROUPS["AppliedForces"]),
        "ProblemData": group(GROUPS["ProblemData"]),
        "PhysicalParams": st.dictionaries(NAMES, SCALARS, max_size=3),
        "Motions": entries("Motions"),
        "Tables": entries("Tables"),
        "Inputs": entries("Inputs"),
        "Title": SCALARS,
    },
)

quickly = settings(max_examples=100, deadline=2000, suppress_health_check=list(HealthCheck))


@quickly
@given(DOCUMENTS)
def test_any_document_gives_a_mechanism_or_a_spec_error(data):
    """Random sections with random entries end in one of the two, quickly; what loads reads back."""
    mechanism = mechanism_or_nothing(data)
    if mechanism is not None:
        assert_reads_back(mechanism)


@quickly
@given(VALUES)
def test_any_data_give_a_mechanism_or_a_spec_error(data):
    """Also data that are not a document at all."""
    mechanism_or_nothing(data)


def places(data, path=()):
    """The paths of all values."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


@settings(max_examples=200, deadline=2000, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_mutations_of_good_files(data):
    """A word lost, doubled, renamed or replaced in a good file: a mechanism that reads back, or a SpecError."""
    mutant = copy.deepcopy(data.draw(st.sampled_from(DATA)))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(places(mutant)) or [("Dimension",)]))
        inner = mutant
        for part in path[:-1]:
            inner = inner[part]
        mutate(data, inner, path[-1])
    mechanism = mechanism_or_nothing(mutant)
    if mechanism is not None:
        assert_reads_back(mechanism)
        VALIDATOR.validate(plain(mechanism.document))


def mutate(data, inner, key) -> None:
    change = data.draw(st.sampled_from(["delete", "replace", "double", "rename", "wrap"]))
    if key not in range(len(inner)) and key not in inner:
        return
    if change == "replace":
        inner[key] = data.draw(VALUES)
    elif change == "wrap":
        inner[key] = [inner[key]]
    elif change == "double" and isinstance(inner, list):
        inner.insert(key, inner[key])
    elif change in ("double", "rename") and isinstance(inner, dict):
        value = inner[key] if change == "double" else inner.pop(key)
        inner[data.draw(st.one_of(NAMES, WORDS, st.text(max_size=3)))] = copy.deepcopy(value)
    else:
        del inner[key]
