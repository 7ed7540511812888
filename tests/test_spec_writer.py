"""What is written is read again as the same data."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricard.errors import SpecError
from bricard.spec import read_text
from bricard.spec.writer import write_text

WRITTEN = """\
Title: Mechanism0
Description: |-
  A rod, a spring:
  and a particle.
PhysicalParams:
  L: 2
  mu: 0.1
  n: yes?
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    OA: {Geom: [[L, 0]], Dyna: [[L/2, 0], M, M*L**2/12]}
AppliedForces:
  Gravity:
  Torque: 'atan2(1, 2)'
ProblemData:
  positions: {A: [0, -L], B: [0, -(L+1)]}
  fixedpositions: {Ax, B}
  outputs: [A.x', '12', 'true', null]
"""


def test_the_style_of_the_papers():
    """Outer levels as blocks, the rest on one line, quotes only where YAML needs them."""
    text = WRITTEN.replace("yes?", "'yes?'")
    assert write_text(read_text(text).data) == text


def test_long_lists_and_mappings_become_blocks():
    """No line is longer than 100 columns where it can be broken."""
    data = {"a": {"long": [f"entry{i}" for i in range(30)], "wide": {f"key{i}": [i, i] for i in range(20)}}}
    text = write_text(data)
    assert max(len(line) for line in text.splitlines()) <= 100
    assert read_text(text).data == data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"a": {"b": [math.nan]}}, "a.b[0]: the number nan is not finite"),
        ({"a": 10**400}, "a: the number is too large"),
        ({"a": {1: 2}}, "a: the key 1 is not text"),
        ({"a": object()}, "a: a value of type object cannot be written"),
        ({"a": "\ud800"}, "a: the text contains half a character (a surrogate)"),
        ({"k" * 101: 1}, "the key 'kkkkkkkkkkkkkkkkkkkk...' is longer than 100 characters"),
    ],
)
def test_what_cannot_be_written(data, message):
    """What could not be read again is refused, with its path."""
    with pytest.raises(SpecError) as caught:
        write_text(data)
    assert str(caught.value) == message


SPECIAL = st.text(alphabet="aA1.-+*/()' \",:#&!|>%@`~?[]{}=\\\n\t\r\x85\u2028é\0e0x_", max_size=12)
TEXTS = st.one_of(SPECIAL, st.text(max_size=20))
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(allow_nan=False, allow_infinity=False),
    TEXTS,
    st.sampled_from(["a\nb\n", "a\nb\r", "a\n b", "a\n\nb", "a\nb\n\n"]),
    st.sampled_from("1 -1.5e3 .5 null true ~ yes - --- ... = << 0x1F f(1".split()),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
@settings(max_examples=150, deadline=None)
def test_what_is_written_is_read_again(data):
    """Data to text and back is the identity."""
    again = read_text(write_text(data)).data
    assert again == data
    assert repr(again) == repr(data)
