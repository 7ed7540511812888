"""Texts become plain data with places, or all that is wrong with them is said at once."""

import contextlib
import math
import pickle
import re
import time
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from yaml.loader import BaseLoader

from bricard.errors import SpecError
from bricard.problems import catalogue
from bricard.spec import Finding, by_yaml, did_you_mean, raise_findings, read_file, read_text
from bricard.spec.plain import compose_plain
from fuzz.corpus import corpus

PIECES = [*"{}[],:#'\"-?aA1.()&*!|> \n", ": ", ", ", "- ", " #", "\n  ", "a: ", "[1, 2]", "{b: c}", "'d e'"]

MECHANISM0 = """\
Title: Mechanism0
PhysicalParams: {L: 2, M: 1,
  k: 1000, l: 1, mu: .5, m: .1}
Dimension: 2
PartData:
  Fixed: {O: [0,0]}
  Rigids:
    OA: {Geom: [[L,0]], Dyna: [[L/2,0],M,M*L**2/12]}
  Springs:
    AB: [ k, l, mu ]
  Particles:
    B: m
AppliedForces:
  Gravity:
ProblemData:
  t0: 0
  tend: 1
  positions: {A: [0,-L], B: [0,-(L+1)]}
  fixedpositions: {Ax, B}
  velocities: {Ax: 1, B: [0,0]}
"""


def message(text: str) -> str:
    with pytest.raises(SpecError) as caught:
        read_text(text, "a.yaml")
    return str(caught.value)


def read_or_refuse(text: str) -> None:
    with contextlib.suppress(SpecError):
        read_text(text)


def test_the_published_file_becomes_plain_data():
    """The file of the paper (figure 3, with the letter O) has the data that stand in it."""
    data = read_text(MECHANISM0).data
    assert data["PhysicalParams"] == {"L": 2, "M": 1, "k": 1000, "l": 1, "mu": 0.5, "m": 0.1}
    assert data["PartData"]["Rigids"]["OA"]["Dyna"] == [["L/2", 0], "M", "M*L**2/12"]
    assert data["ProblemData"]["fixedpositions"] == {"Ax": None, "B": None}
    assert data["AppliedForces"] == {"Gravity": None}


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("1", 1),
        ("-12", -12),
        ("+3", 3),
        ("012", 12),
        ("1.", 1.0),
        (".5", 0.5),
        ("-.5", -0.5),
        ("1e3", 1000.0),
        ("6.02E+23", 6.02e23),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("yes", "yes"),
        ("no", "no"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("2*L", "2*L"),
        ("nan", "nan"),
        ("'1'", "1"),
        ('"a\\tb"', "a\tb"),
        ("A.x'", "A.x'"),
        ("2001-01-01", "2001-01-01"),
    ],
)
def test_scalars_follow_yaml_1_2(written, value):
    """Only decimal numbers, true, false and null are more than text."""
    read = read_text(f"a: {written}\n").data["a"]
    assert read == value
    assert type(read) is type(value)


@settings(max_examples=300, deadline=None)
@given(st.text("0123456789.eE+-_xo:", min_size=1, max_size=8).filter(lambda text: text[-1] != ":"))
def test_scalars_are_the_decimal_ones_of_the_core_schema(written):
    """The patterns of YAML 1.2.2, 10.3.2, for integers and floats; everything else is text, as it was written."""
    if written[0] in "-:" and (len(written) == 1 or written[1] not in "0123456789.eE+-_xo:"):
        return  # a dash alone begins a list
    if re.fullmatch(r"[-+]?[0-9]+", written):
        wanted = int(written)
    elif re.fullmatch(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", written):
        wanted = float(written)
    else:
        wanted = written
    if isinstance(wanted, float) and not math.isfinite(wanted):
        with pytest.raises(SpecError, match="too large"):
            read_text(f"a: {written}")
    elif written != "---":
        read = read_text(f"a: {written}").data["a"]
        assert (read, type(read)) == (wanted, type(wanted))


@pytest.mark.parametrize("name", catalogue.names())
def test_without_libyaml_a_file_is_read_alike(name, monkeypatch):
    """The parser in Python gives the same data, and the same places of all that is written."""
    text = catalogue.text(name)
    fast = by_yaml.compose(text)
    monkeypatch.setattr(by_yaml, "CParser", BaseLoader)
    slow = by_yaml.compose(text)
    assert slow.data == fast.data
    assert slow.keys == fast.keys
    written = {path: index for path, index in slow.values.items() if _at(path, slow.data) is not None}
    assert written.items() <= fast.values.items()


@pytest.mark.parametrize("seed", range(8))
def test_plain_texts_are_read_as_a_yaml_parser_reads_them(seed):
    """Of texts with characters exchanged, those that are read without libyaml give its data and places."""
    random = Random(seed)
    plain = 0
    for text in corpus():
        for _ in range(random.choice((0, 1, 1, 2, 4))):
            at, length = random.randrange(len(text) + 1), random.choice((0, 0, 1, 3))
            text = text[:at] + random.choice(PIECES) + text[at + length :]
        if (quick := compose_plain(text)) is not None:
            plain += 1
            slow = by_yaml.compose(text)
            assert (slow.findings, slow.values, slow.keys) == ([], quick.values, quick.keys)
            assert repr(slow.data) == repr(quick.data)
    assert plain > 20


def test_built_in_mechanisms_do_not_wait_for_a_yaml_parser():
    """All but a few files are plain."""
    plain = [name for name in catalogue.names() if compose_plain(catalogue.text(name)) is not None]
    assert len(plain) > 0.9 * len(catalogue.names())


def _at(path, data):
    for part in path:
        data = data[part]
    return data


EMPTY = "Begin with a line such as 'Title: My mechanism'."
NOT_EXPECTED = "Begin all keys of a mapping in the same column, and put text that contains ': ' in quotes."

REFUSED = [
    ("", f"1:1: the text is empty\n  {EMPTY}"),
    ("# only a comment\n", f"1:1: the text is empty\n  {EMPTY}"),
    (
        "- a\n- b\n",
        f"1:1: the text is a list, not a mapping of keys to values\n  {EMPTY}",
    ),
    (
        "word",
        f"1:1: the text is a single value, not a mapping of keys to values\n  {EMPTY}",
    ),
    ("a:\n\tb: 1\n", "2:1: a tab stands here\n  Use blanks for indentation and between words."),
    ("a: [1, 2\nb: 3\n", "1:4: the bracket '[' is not closed\n  Add the missing ']'."),
    ("a: {b: 1\n", "1:4: the bracket '{' is not closed\n  Add the missing '}'."),
    ("a: [1, 2]]\n", "1:10: ']' closes a bracket that was never opened\n  Remove it, or add the opening bracket."),
    (
        "a: [b c: d e: f]",
        "1:13: ',' or ']' is expected here\n"
        "  Put a comma between two items, and quotes around text that contains ': ' or brackets.",
    ),
    ("a: [1,,2]\n", "1:7: an item is missing before the comma\n  Remove the comma."),
    ("a: [1, 2] 3\n", "1:11: the value is complete before this text\n  Put the whole value in quotes."),
    ("a: b: c\n", f"1:5: a colon is not expected here\n  {NOT_EXPECTED}"),
    ("a: 1\n b: 2\n", f"2:3: a colon is not expected here\n  {NOT_EXPECTED}"),
    (
        "a:\n  b: 1\n c: 2\n",
        "3:2: the indentation of this line fits none of the lines above\n"
        "  Begin all keys of a mapping in the same column.",
    ),
    ("- a\nb: 1\n", "2:1: a key follows the items of a list\n  Put the list below a key of its own."),
    ("a: 1\n- b\n", "2:1: a list item follows the keys of a mapping\n  Put the list below a key of its own."),
    (
        "a: - b\n",
        "1:4: a list item '- ' is not expected here\n"
        "  Write each item of the list on a line of its own, below the key.",
    ),
    (
        "a: 1\nb\nc: 2\n",
        "2:1: a colon is missing after this word\n  Write 'key: value', with a blank after the colon.",
    ),
    ("a: {b:1}\n", "1:5: a blank is missing after the colon\n  Write 'b: 1'."),
    ("a: 'x\n", "1:4: the quote that opens here is not closed\n  Add the closing quote."),
    (
        'a: "\\q"\n',
        "1:6: '\\q' has no meaning within double quotes\n"
        "  Use single quotes, within which a backslash stands for itself.",
    ),
    ("a: @x\n", "1:4: a value cannot begin with @\n  Put the value in quotes."),
    ("a: 1\nb: 2\na: 3\n", "3:1: 'a' is given twice, first in line 1\n  Remove one of the two."),
    ("Fixed: {0: [0,0]}\n", "1:9: the number 0 is not a name\n  Is the letter O meant?"),
    ("a: {12: 1}\n", "1:5: the number 12 is not a name\n  A name begins with a letter."),
    ("true: 1\n", "1:1: 'true' is not a name\n  A name begins with a letter."),
    (": 1\n", "1:1: an empty key is not a name\n  A name begins with a letter."),
    ("a: {[1,2]: 3}\n", "1:5: a list cannot be a key\n  Write a name before the colon."),
    ("? {a: 1}\n: 2\n", "1:3: a mapping cannot be a key\n  Write a name before the colon."),
    (
        "a: !!python/object:os.system x\n",
        "1:4: the tag '!!python/object:os.system' is not allowed\n  Leave the tag out.",
    ),
    (
        "a: &x 1\nb: *x\n",
        "1:4: the anchor '&x' is not allowed\n  Write the value out wherever it is used, or make it a parameter.\n"
        "a.yaml:2:4: the alias '*x' is not allowed\n  Write out the value of 'x'.",
    ),
    ("a: 1\n---\nb: 2\n", "2:1: a second document begins here\n  Put each mechanism into a file of its own."),
    (
        "a: [atan2(1,2), 3]\n",
        "1:5: the comma inside these parentheses ends the item\n  Put the expression in quotes: 'atan2(1,2)'.",
    ),
    (
        "a: {F: f(1, 2, 2), G: f(1, 2, 2)}\n",
        "1:8: the comma inside these parentheses ends the item\n  Put the expression in quotes: 'f(1, 2, 2)'.\n"
        "a.yaml:1:23: the comma inside these parentheses ends the item\n"
        "  Put the expression in quotes: 'f(1, 2, 2)'.",
    ),
    (
        "a: [f(1, 2]\n",
        "1:5: a parenthesis is not closed\n  Close it, and put expressions that contain commas in quotes.",
    ),
    ("a: .nan\n", "1:4: the number .nan is not finite\n  Write a finite number below 1e75."),
    ("a: [1, -.inf]\n", "1:8: the number -.inf is not finite\n  Write a finite number below 1e75."),
    ("a: 1e400\n", "1:4: the number 1e400 is too large\n  Write a finite number below 1e75."),
    (f"a: {'9' * 5000}\n", "1:4: the number is too large\n  Write a finite number below 1e75."),
    ("a: 1\nb: \x00\n", "2:4: the character U+0000 cannot be read\n  Remove it."),
    ("a: \ud800", "1:4: the character U+D800 cannot be read\n  Remove it."),
    (
        'a: "\\ud800"',
        "1:4: the text contains half a character (a surrogate)\n  Write the character itself.",
    ),
    (
        'a: "\\U00110000"',
        "1:2: the text after this place is not valid YAML\n"
        "  Check indentation, brackets, quotes and colons near this place.",
    ),
    (
        "a: " + "[" * 1_000_000,
        "1:23: more than 20 levels are nested\n  Give the inner parts names of their own.",
    ),
    (
        "- " * 1_000_000,
        "1:41: more than 20 levels are nested\n  Give the inner parts names of their own.",
    ),
    ("a: " + "!" * 100_000, "1:4: more than 5,000 characters follow a '!'\n  Put the text in quotes."),
    (
        "a: |" + " " * 100_000,
        "1:1: more than 5,000 characters follow '|' or '>'\n  Begin the text on the next line.",
    ),
]


@pytest.mark.parametrize(("text", "expected"), REFUSED, ids=lambda value: repr(value[:20]))
def test_what_is_wrong_is_said_with_its_place_and_a_remedy(text, expected):
    """Line, column, finding, remedy: the whole message."""
    assert message(text) == "a.yaml:" + expected


def test_all_findings_are_listed_in_their_order():
    """A file is mended in one go: a late syntax error does not hide what was found before it."""
    text = "a: {0: 1}\nb: .inf\nc: 1\nc: 2\nd: [1, 2\n"
    assert [line for line in message(text).splitlines() if line.startswith("a.yaml")] == [
        "a.yaml:1:5: the number 0 is not a name",
        "a.yaml:2:4: the number .inf is not finite",
        "a.yaml:4:1: 'c' is given twice, first in line 3",
        "a.yaml:5:4: the bracket '[' is not closed",
    ]


def test_too_long_texts_are_refused():
    """Twenty megabytes are enough for a mechanism."""
    assert message("#" * 20_000_001) == "a.yaml: the text is larger than 20 MB\n  Build the mechanism in Python."


def test_places_of_values_keys_and_missing_paths():
    """A path gives the line and column an editor shows; beyond the text, its deepest known part."""
    source = read_text(MECHANISM0)
    assert source.place(("PartData", "Rigids", "OA")) == (8, 9)
    assert source.place(("PartData", "Rigids", "OA"), on_key=True) == (8, 5)
    assert source.place(("PartData", "Rigids", "OA", "Dyna", 0, 1)) == (8, 37)
    assert source.place(("ProblemData", "fixedpositions", "B"), on_key=True) == (19, 24)
    assert source.place(("PartData", "Rigids", "OA", "Mass", 3)) == (8, 9)
    assert source.place(("Nothing",)) == (1, 1)


@pytest.mark.parametrize(
    ("written", "offset", "place"),
    [
        ("x + $", 4, (1, 8)),
        ("'x + $'", 4, (1, 9)),
        ('"x + $"', 4, (1, 9)),
        ("x +\n   $", 4, (2, 4)),
        ("x\n\n  + $", 4, (3, 5)),
        (">\n  x +\n  $\n", 4, (3, 3)),
        ("|\n  x +\n  $\n", 4, (3, 3)),
    ],
)
def test_offsets_within_scalars(written, offset, place):
    """A column within an expression is found through quotes and folded lines."""
    source = read_text(f"a: {written}")
    assert source.data["a"][offset] == "$"
    assert source.place(("a",), offset=offset) == place


def test_line_ends_of_all_systems():
    """Lines are counted alike with \\n, \\r\\n and \\r; a byte order mark is not a character."""
    for end in ("\n", "\r\n", "\r"):
        source = read_text(f"\ufeffa: 1{end}b: 2{end}c: 3{end}")
        assert source.data == {"a": 1, "b": 2, "c": 3}
        assert source.place(("c",)) == (3, 4)
        assert message(f"a: 1{end}b: 2{end}b: 3{end}").startswith("a.yaml:3:1: 'b' is given twice, first in line 2")


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("crank.yaml", None, "there is no such file\n  Did you mean 'crank1.yaml'?"),
        ("box", None, "this is a folder, not a file\n  Did you mean '{folder}/box.yaml'?"),
        ("crank1", None, "there is no such file\n  Did you mean 'crank1.yaml'?"),
        ("a linkage", None, "there is no such file\n  Known are box.yaml, crank1.yaml."),
        ("latin.yaml", b"a: \xe4\n", "byte 0xE4 in line 1 is not UTF-8\n  Save the file with the encoding UTF-8."),
        ("", None, "this is a folder, not a file\n  Name a file within it."),
        ("none/a.yaml", None, "there is no such file\n  There is no folder '{folder}/none' either."),
    ],
)
def test_files_that_cannot_be_read(tmp_path, name, content, expected):
    """A file that cannot be read is named, with the reason."""
    for beside in ("crank1.yaml", ".hidden.yaml", ".ci", "notes.txt"):
        (tmp_path / beside).write_text("a: 1\n")
    (tmp_path / "box").mkdir()
    (tmp_path / "box.yaml").write_text("a: 1\n")
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SpecError) as caught:
        read_file(path)
    assert str(caught.value) == f"{path}: {expected.format(folder=tmp_path)}"


def test_a_file_is_read_by_its_name(tmp_path):
    """Messages about a file begin with its name."""
    path = tmp_path / "crank.yaml"
    path.write_text("Title: Kurbel mit Öl\n", encoding="utf-8")
    source = read_file(path)
    assert source.data == {"Title": "Kurbel mit Öl"}
    assert source.name == str(path)


def test_findings_without_a_text_show_their_path():
    """A description built in Python has no lines; its places are dotted paths."""
    findings = [Finding(("PartData", "Rods", "OA"), "no mass", "Give one."), Finding(("Outputs", 2, "x"), "no point")]
    with pytest.raises(SpecError) as caught:
        raise_findings(findings)
    assert str(caught.value) == "PartData.Rods.OA: no mass\n  Give one.\nOutputs[2].x: no point"
    assert caught.value.findings == tuple(findings)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), copy.findings) == (str(caught.value), caught.value.findings)


@pytest.mark.parametrize(
    ("word", "known", "remedy"),
    [
        ("axes", ["axis", "angle"], "Did you mean 'axis'?"),
        ("MASS", ["mass"], "Did you mean 'mass'?"),
        ("zzz", ["a", "b"], "Known are a, b."),
        ("zzz", [f"a{i}" for i in range(14)], "Known are " + ", ".join(f"a{i}" for i in range(12)) + ", ..."),
        ("zzz", [], ""),
    ],
)
def test_did_you_mean(word, known, remedy):
    """The closest word, regardless of case, or what there is."""
    assert did_you_mean(word, known) == remedy


def test_a_thousand_entries_take_less_than_a_second_and_a_half():
    """Reading time grows with the length of the text only."""
    entries = (f"    A{i}B{i}: {{Geom: [1.0, 2*L], Dyna: [0.5, M, M*L**2/12]}}\n" for i in range(1000))
    start = time.process_time()
    source = read_text("PartData:\n  Rods:\n" + "".join(entries))
    assert time.process_time() - start < 1.5
    assert len(source.data["PartData"]["Rods"]) == 1000


@given(st.text())
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text):
    """No text whatsoever raises anything but a SpecError."""
    read_or_refuse(text)


@given(st.text(alphabet="ab:-?,[]{}()'\"&*!|>%@`#~.0123e\\xuU \t\r\n", max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_text_of_yaml_signs_is_read_or_refused(text):
    """The signs of YAML in any order raise nothing but a SpecError."""
    read_or_refuse(text)
    read_or_refuse('a: "' + text)


@given(
    st.integers(0, len(MECHANISM0)),
    st.integers(0, 8),
    st.text(alphabet="aO0:-?,[]{}()'\"&*!|>#. \t\n", max_size=4),
)
@settings(max_examples=150, deadline=None)
def test_any_slip_in_a_file_is_read_or_refused(start, length, inserted):
    """A valid file with a piece replaced raises nothing but a SpecError."""
    read_or_refuse(MECHANISM0[:start] + inserted + MECHANISM0[start + length :])
