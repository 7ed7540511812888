"""Words of a file: every field of every kind takes what its type says, and refuses everything else, at its place."""

import pytest

from bricard.checks import closest
from bricard.errors import SpecError
from bricard.library.bodies import PARTS
from bricard.library.drives import DRIVES
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.library.notes import Notes
from bricard.library.shapes import ExpressionShape, ListShape, NameShape, Optional, PairShape, RowShape, Shape
from bricard.library.words import Word, fields
from bricard.mechanism.mechanism import Mechanism

KINDS = {**PARTS, **FORCES, **JOINTS, **DRIVES}
SAMPLES = [(name, dimension) for name, kind in KINDS.items() for dimension in kind.samples]
every_sample = pytest.mark.parametrize(("name", "dimension"), SAMPLES)
every_field = pytest.mark.parametrize(
    ("name", "word"), [(name, word) for name in KINDS for word in fields(KINDS[name])]
)


def sample(name: str, dimension: int | None = None) -> dict[str, object]:
    kind = KINDS[name]
    words = dict(kind.samples[dimension or max(kind.samples)].words)
    return {"type": name, **words} if name in JOINTS else words


def found(kind: type[Word], given: object) -> list[tuple[tuple[str | int, ...], str]]:
    notes = Notes(lambda owner, word: "")
    kind.read(given, ("entry",), notes)
    return [(note.finding.path, note.finding.finding) for note in notes.found]


@every_sample
def test_a_sample_is_read_and_holds_its_words(name: str, dimension: int):
    """What is given stands in the entry, all else has the default of its field; entries of equal words are equal."""
    words = sample(name, dimension)
    word = KINDS[name].made_of(words)
    assert word is not None
    assert {*vars(word)} == {field.name for field in fields(KINDS[name]).values() if field.word in words}
    for field in fields(KINDS[name]).values():
        if field.word not in words:
            assert getattr(word, field.name) == field.default
    assert word == KINDS[name].made_of(words)
    with pytest.raises(AttributeError, match="cannot be changed"):
        word.mass = 1


@every_field
def test_a_field_refuses_what_cannot_stand_in_it(name: str, word: str):
    """A Python object fits nowhere: all findings are at the word or inside it."""
    places = [path[:2] for path, _ in found(KINDS[name], {**sample(name), word: object()})]
    assert {*places} == {("entry", word)}


@every_field
def test_a_missing_word_is_asked_for_if_it_is_needed(name: str, word: str):
    """Without a word the entry is refused if, and only if, the word has no default; that of motions is one of two."""
    words = {key: value for key, value in sample(name).items() if key != word}
    messages = [text for _, text in found(KINDS[name], words)]
    if name in DRIVES and word == "law":
        assert messages == ["a motion has either a law or a rate"]
    else:
        assert messages == ([f"'entry' has no {word}"] if fields(KINDS[name])[word].required else [])


@pytest.mark.parametrize("name", KINDS)
def test_a_word_that_resembles_a_needed_one_is_not_called_missing_too(name: str):
    """One mistake is told once."""
    for word, field in fields(KINDS[name]).items():
        misspelt = word + "x"
        if field.required and closest(misspelt, KINDS[name].words()) == word:
            words = {misspelt if key == word else key: value for key, value in sample(name).items()}
            assert found(KINDS[name], words) == [(("entry", misspelt), f"unknown word '{misspelt}' in 'entry'")]


NUMBER, NAME = ExpressionShape("number"), NameShape("point")


@pytest.mark.parametrize(
    ("shape", "right", "wrong"),
    [
        (NUMBER, [1, 0.5, "2*m", "m"], [True, [1], {"a": None}, None, "2*", float("nan"), b"1"]),
        (NAME, ["A", "a 1"], [1, None, ["A"], True]),
        (ListShape(NUMBER), [[], [1], (1, "m")], [1, "m", None, {}, [None], [[1]]]),
        (RowShape(NUMBER, 2), [[1, 2]], [[1], [1, 2, 3], 1, None, [1, None]]),
        (PairShape(NAME), ["A", ["A"], ["A", "B"]], [[], 1, None, ["A", 1], ["A", "B", "C"]]),
        (Optional(NUMBER), [None, 1], [True]),
    ],
)
def test_shapes_take_what_they_say(shape: Shape, right: list[object], wrong: list[object]):
    """Nothing is noted of what fits; of all else something is."""
    for value, refused in [*((value, False) for value in right), *((value, True) for value in wrong)]:
        notes = Notes(lambda owner, word: "")
        shape.read(value, (), notes)
        assert bool(notes.found) == refused, value


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({1: 2}, "[1]: 1 is not a valid name"),
        ({"PartData": {2: {}}}, "PartData[2]: 2 is not a valid name"),
        ({"PartData": {"Rods": {3: [1]}}}, "PartData.Rods[3]: 3 is not a valid name"),
        ({"ProblemData": {"fixedpositions": {4: None}}}, "ProblemData.fixedpositions[4]: 4 is not a valid name"),
    ],
)
def test_names_in_python_data_are_texts(data: dict[object, object], message: str):
    """Numbers as names are refused wherever they stand."""
    with pytest.raises(SpecError) as caught:
        Mechanism.from_data({"Dimension": 2, "PartData": {}, **data})
    assert str(caught.value).startswith(message)
