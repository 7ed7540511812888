"""Dataclasses that cost little to define, against those of the standard library."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import KW_ONLY, FrozenInstanceError, field, fields, replace
from functools import cached_property

import pytest

from bricard import records


def family(dataclass):
    """The same classes by another decorator."""

    @dataclass(frozen=True)
    class Point:
        """Two numbers, and what is not compared."""

        x: float
        y: float = 2.0
        note: str = field(default="", compare=False, repr=False)

        @cached_property
        def sum(self):
            """Kept beside the fields."""
            return self.x + self.y

    @dataclass(frozen=True)
    class Named(Point):
        """A subclass with a list of its own, and a field by name."""

        tags: list = field(default_factory=list)
        _: KW_ONLY
        name: str = "P"

        def __post_init__(self):
            object.__setattr__(self, "name", self.name.upper())

    @dataclass
    class Open:
        """May be changed."""

        a: int
        values: tuple = ()
        made: dict = field(init=False, default_factory=dict)

    @dataclass(frozen=True, eq=False)
    class Itself:
        """Equal to itself only."""

        a: int

        def __repr__(self):
            return "itself"

    return Point, Named, Open, Itself


OURS, THEIRS = family(records.dataclass), family(dataclasses.dataclass)


def outcome(action, *arguments):
    """What an action returns, or the type of its error."""
    try:
        return action(*arguments)
    except Exception as error:
        return type(error), str(error).replace("family.<locals>.", "")


@pytest.mark.parametrize(
    "action",
    [
        lambda P, N, O, I: repr(P(1.0)),
        lambda P, N, O, I: repr(N(1.0, 3.0, "n", [4], name="q")),
        lambda P, N, O, I: repr(O(1, (2,))),
        lambda P, N, O, I: repr(I(1)),
        lambda P, N, O, I: (P(1.0) == P(1.0, note="other"), P(1.0) == P(2.0), P(1.0) == 1.0, P(1.0) == N(1.0)),
        lambda P, N, O, I: (I(1) == I(1), O(1) == O(1)),
        lambda P, N, O, I: hash(P(1.0)) == hash(P(1.0, note="other")),
        lambda P, N, O, I: hash(O(1)),
        lambda P, N, O, I: P(),
        lambda P, N, O, I: P(1.0, z=3),
        lambda P, N, O, I: N(1.0, 2.0, "", [], "p"),
        lambda P, N, O, I: setattr(P(1.0), "x", 2.0),
        lambda P, N, O, I: setattr(P(1.0), "new", 2.0),
        lambda P, N, O, I: delattr(P(1.0), "x"),
        lambda P, N, O, I: [one.name for one in fields(N)],
        lambda P, N, O, I: repr(replace(N(1.0, name="q"), y=5.0)),
        lambda P, N, O, I: dataclasses.asdict(N(1.0, tags=[1])),
        lambda P, N, O, I: (N(1.0).tags is N(1.0).tags, N(1.0).name, P(1.0, 4.0).sum, P.y, P.__match_args__),
        lambda P, N, O, I: repr(copy.copy(P(1.0, 7.0))),
    ],
)
def test_like_the_standard_library(action):
    """The same representation, comparison, fields and errors."""
    ours, theirs = outcome(action, *OURS), outcome(action, *THEIRS)
    assert ours == theirs


@records.dataclass(frozen=True)
class Kept:
    """One that can be found by its name."""

    a: int
    b: tuple[int, ...] = ()


class Loose(Kept):
    """Not a dataclass itself: it may have attributes of its own."""


def test_kept_and_loaded():
    """A record survives pickling, and stays frozen."""
    loaded = pickle.loads(pickle.dumps(Kept(1, (2, 3))))
    assert loaded == Kept(1, (2, 3))
    with pytest.raises(FrozenInstanceError):
        loaded.a = 2


def test_subclass_that_is_not_a_dataclass():
    """Its own attributes are free, inherited fields are not."""
    one = Loose(1)
    one.more = 2
    assert one.more == 2
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'a'"):
        one.a = 2


@pytest.mark.parametrize("which", range(4))
def test_the_signature_is_that_of_a_dataclass(which):
    """Names, kinds and annotations of the parameters, for `help` and editors."""
    ours, theirs = (inspect.signature(family(one)[which]) for one in (records.dataclass, dataclasses.dataclass))
    for one, other in zip(ours.parameters.values(), theirs.parameters.values(), strict=True):
        assert (one.name, one.kind, one.annotation) == (other.name, other.kind, other.annotation)
