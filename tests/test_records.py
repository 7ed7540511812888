"""Records behave like the frozen dataclasses of Python, which are the oracle here."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace

import pytest

from bricard.records import entity, record


@record
class Base:
    """With a default, a factory, and a field that does not count."""

    x: int
    y: str = "y"
    parts: dict[str, int] = field(default_factory=dict)
    column: int = field(default=0, compare=False)


@record
class Derived(Base):
    """With a further field and a text of its own."""

    z: float = 1.0

    def __repr__(self) -> str:
        return f"Derived at {self.x}"


@entity
class Single:
    """Equal to itself alone."""

    x: int


@dataclass(frozen=True)
class Oracle:
    """What `Base` must behave like."""

    x: int
    y: str = "y"
    parts: dict[str, int] = field(default_factory=dict)
    column: int = field(default=0, compare=False)


@pytest.mark.parametrize(
    ("args", "named"),
    [((1,), {}), ((1, "a"), {}), ((), {"x": 1}), ((1,), {"y": "b", "column": 3}), ((1, "a", {"k": 2}, 4), {})],
)
def test_fields_are_those_of_a_dataclass(args, named):
    """Positional, named and default values, alone and as a dictionary."""
    mine, oracle = Base(*args, **named), Oracle(*args, **named)
    assert asdict(mine) == asdict(oracle)
    assert [one.name for one in fields(mine)] == [one.name for one in fields(oracle)]
    assert repr(mine) == repr(oracle).replace("Oracle", "Base")
    assert asdict(replace(mine, y="c")) == asdict(replace(oracle, y="c"))


@pytest.mark.parametrize(
    ("args", "named"), [((), {}), ((1, "a", {}, 4, 5), {}), ((1,), {"x": 2}), ((1,), {"other": 2}), ((), {"y": "a"})]
)
def test_wrong_arguments_are_refused(args, named):
    """Too few, too many, twice, unknown: as a dataclass does."""
    for kind in (Oracle, Base):
        with pytest.raises(TypeError):
            kind(*args, **named)


def test_equality_and_hash_are_those_of_the_fields_that_count():
    """Of the same kind, with equal fields; two empty dictionaries of two records are two."""
    assert Base(1) == Base(1, column=7) != Base(2)
    assert Base(1) != Derived(1)
    assert hash(Base(1, parts=())) == hash(Base(1, parts=(), column=2))
    assert Base(1).parts is not Base(1).parts
    assert Single(1) != Single(1)


def test_records_are_frozen_and_can_be_copied():
    """Nothing is assigned or deleted; pickles and copies are equal to the original."""
    one = Derived(1, z=2.0)
    with pytest.raises(FrozenInstanceError):
        one.x = 2
    with pytest.raises(FrozenInstanceError):
        del one.x
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert repr(one) == "Derived at 1"
