"""What all kinds share: a kind is a class whose fields are the words of its entry in a file.

A field's type says what may stand there, and is checked in one place for all kinds (`bricard.library.shapes`):

    Number      an expression of parameters           Point, Vector   a name
    Amount      a Number that is not negative         Direction       a vector, a part, or two points: "AB" or [A, B]
    Formula     an expression of time, coordinates,   Part, Quantity  a name
                rates and outputs                     TurningPart     a Part that has a direction
    Position    a Formula without rates               PartWithAxes    a Part with a frame of its own
    Law         a Formula of time alone

The docstring of a kind, and of a field, is what editors show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import get_annotations
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple, Self, Union, get_args, get_origin

from bricard.checks import closest
from bricard.library.notes import Notes, described
from bricard.library.sections import Entries, EntryShape
from bricard.library.shapes import (
    NAME_RULE,
    Choice,
    DirectionShape,
    ExpressionShape,
    ListShape,
    NameShape,
    OneOf,
    OneOrMany,
    Optional,
    PairShape,
    RowShape,
    Shape,
)
from bricard.records import dataclass
from bricard.spec.expressions import Expression, Unary
from bricard.spec.expressions import Number as NumberNode
from bricard.spec.findings import Path

if TYPE_CHECKING:
    from bricard.library.scope import Scope

MANY_WORDS = 4
FORMULAS = frozenset({"formula", "position", "law"})  # what the marks of formulas refer to
EXPRESSIONS = FORMULAS | {"number", "amount", "watched"}
_POINT, _VECTOR = NameShape("point", "^[A-Z][A-Za-z0-9_]*$"), NameShape("vector", "^[a-z][A-Za-z0-9_]*$")
_NUMBER, _FORMULA = ExpressionShape("number"), ExpressionShape("formula")

Number = Annotated[Expression, _NUMBER]
Amount = Annotated[Expression, ExpressionShape("amount")]
Formula = Annotated[Expression, _FORMULA]
Position = Annotated[Expression, ExpressionShape("position")]
Law = Annotated[Expression, ExpressionShape("law")]
Point = Annotated[str, _POINT]
Vector = Annotated[str, _VECTOR]
Direction = Annotated[str, DirectionShape()]
Part = Annotated[str, NameShape("part")]
TurningPart = Annotated[str, NameShape("turning part")]
PartWithAxes = Annotated[str, NameShape("part with axes")]
Quantity = Annotated[str, NameShape("quantity")]
Points = Annotated[tuple[str, str], PairShape(_POINT)]
Vectors = Annotated[tuple[str, str], PairShape(_VECTOR)]
Coordinates = tuple[Number, ...]
OneOrManyNumbers = Annotated[tuple[Expression, ...], OneOrMany(_NUMBER)]
Units = Mapping[str, str]
OneOrManyFormulas = Annotated[tuple[Expression, ...], OneOrMany(_FORMULA)]


def as_written(expression: Expression) -> float | int | str:
    """An expression as it stands in a file: a number where it is one."""
    root, sign = expression.root, 1
    if isinstance(root, Unary) and root.operator == "-":
        root, sign = root.operand, -1
    if not isinstance(root, NumberNode) or root.unit or (root.value == 0 and sign < 0):
        return expression.text
    value = sign * root.value
    return int(value) if value.is_integer() and abs(value) < 1e15 else value


# --------------------------------------------------------------------------------------------- fields


@dataclass(frozen=True)
class Field:
    """A field of a kind: its name in Python, its word in a file, what may stand there, what it is if nothing does.

    unit  in which it counts; None if it may have any
    """

    name: str
    word: str
    shape: Shape
    default: Any
    required: bool
    unit: str | None


def fields(kind: type[Word]) -> dict[str, Field]:
    """The fields of a kind by their words."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _fields(kind)
    return _FIELDS[kind]


def _fields(kind: type[Word]) -> dict[str, Field]:
    annotations, units = dict[str, tuple[Any, dict[str, Any]]](), dict[str, str]()
    for base in reversed(kind.__mro__):
        known = vars(sys.modules[base.__module__])
        annotations |= {name: (one, known) for name, one in get_annotations(base).items() if not _of_class(one)}
        units |= vars(base).get("units", {})
    names = sorted(annotations, key=lambda name: name in kind.further)
    found = [_field(kind, name, *annotations[name], units) for name in names]
    return {field.word: field for field in found}


def _of_class(annotation: Any) -> bool:
    return isinstance(annotation, str) and annotation.startswith("ClassVar")


def _field(kind: type[Word], name: str, annotation: Any, names: dict[str, Any], units: Units) -> Field:
    hint = eval(annotation, names) if isinstance(annotation, str) else annotation
    word = kind.written.get(name, name)
    return Field(name, word, shape_of(hint), getattr(kind, name, None), not hasattr(kind, name), units.get(word))


_FIELDS: dict[type[Word], dict[str, Field]] = {}  # what was asked for once


@cache
def shape_of(hint: Any) -> Shape:
    """What may stand where a type is annotated."""
    origin, arguments = get_origin(hint), get_args(hint)
    if isinstance(hint, Shape):
        return hint
    if origin is Annotated:
        return shape_of(arguments[1])
    if origin in (Union, UnionType):
        choices = tuple([shape_of(one) for one in arguments if one is not NoneType])
        chosen = choices[0] if len(choices) == 1 else Choice(choices)
        return Optional(chosen) if NoneType in arguments else chosen
    if origin is tuple:
        item = shape_of(arguments[0])
        return ListShape(item) if arguments[-1] is Ellipsis else RowShape(item, len(arguments))
    if origin is dict:
        return Entries(shape_of(arguments[1]))
    if origin is Literal:
        return OneOf(arguments)
    return NameShape() if hint is str else EntryShape(hint)


# ---------------------------------------------------------------------------------------------- words


class Refused(Exception):
    """A value that cannot be an entry: the finding and the remedy."""


class Word:
    """An entry of a file, frozen. What was not given has the value that stands in the class.

    shorthand  the fields that a plain list (or a single value) gives, in order
    written    words of a file that are not those of Python
    empty      whether nothing may stand for an entry of which nothing is given
    further    fields of a base that stand behind those of its kinds
    remedies   what to do where a word is missing, if there is more to say than that
    units      of its words, "N/m", or "" of pure numbers and angles; words that are not there may have any. `its` is
               the unit of what an entry acts on, an angle or a slide (a point or part turns), `place` that of a name
    """

    shorthand: ClassVar[tuple[str, ...]] = ()
    written: ClassVar[Mapping[str, str]] = {}
    empty: ClassVar[bool] = False
    further: ClassVar[tuple[str, ...]] = ()
    remedies: ClassVar[Mapping[str, str]] = {}
    units: ClassVar[Units] = {}

    def __init__(self, **values: Any) -> None:
        """An entry with these values of its fields, which are not checked."""
        self.__dict__.update(values)

    def with_words(self, **values: Any) -> Self:
        """The same entry with other values of some fields."""
        return type(self)(**{**vars(self), **values})

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} of a {type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), *self._values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    def _values(self) -> list[Any]:
        return [getattr(self, field.name) for field in fields(type(self)).values()]

    # -- what it may be given as -------------------------------------------------------------

    @classmethod
    def words(cls) -> list[str]:
        """The words that may stand in the entry."""
        return list(fields(cls))

    @classmethod
    def shape_at(cls, word: str | int) -> Shape | None:
        """The shape of what stands at a word."""
        field = fields(cls).get(str(word))
        return field.shape if field else None

    @classmethod
    def expanded(cls, given: Any) -> Any:
        """The words that a short form stands for."""
        return given if isinstance(given, Mapping) or not cls.shorthand else by_position(cls, given)

    @classmethod
    def how_to_give(cls) -> str:
        """How to write the entry; words with defaults are left out."""
        needed = [field for field in fields(cls).values() if field.required]
        if len(needed) == 1 and isinstance(needed[0].shape, (ListShape, RowShape)):
            return needed[0].shape.example
        if len(cls.shorthand) == 1:
            return f"Give one value, the {cls.shorthand[0]}."
        if cls.shorthand:
            return f"Give {', '.join(cls.shorthand)}, in this order."
        if len(cls.words()) > MANY_WORDS:
            return f"Its words are {', '.join(cls.words())}."
        return f"Write {{{', '.join(f'{word}: ...' for word in [one.word for one in needed] or cls.words())}}}."

    # -- reading -----------------------------------------------------------------------------

    @classmethod
    def made_of(cls, given: Any) -> Self | None:
        """The entry that a written value gives; None if something is wrong with it."""
        return cls.read(given, (), Notes(lambda kind, word: ""))

    @classmethod
    def read(cls, given: Any, path: Path, notes: Notes) -> Self | None:
        """The entry that a written value gives; None if something is wrong with it, which goes to the notes."""
        try:
            words = cls.expanded({} if given is None and cls.empty else given)
        except Refused as refused:
            notes.refuse(path, given, *refused.args)
            return None
        if not isinstance(words, Mapping):
            notes.refuse(path, words, f"a mapping is wanted here, not {described(words)}", cls.how_to_give())
            return None
        before, known = len(notes.found), fields(cls)
        values = {
            known[word].name: known[word].shape.read(value, (*path, word), notes)
            for word, value in words.items()
            if word in known
        }
        if len(values) < len(words) or any(field.required and field.name not in values for field in known.values()):
            cls._refuse_words(given, words, path, notes)
        if len(notes.found) > before:
            return None
        word = cls(**values)
        if problem := word.contradiction():
            notes.refuse(path, given, *problem)
        return word

    @classmethod
    def _refuse_words(cls, given: Any, words: Mapping[Any, Any], path: Path, notes: Notes) -> None:
        """Unknown words, and missing ones, unless an unknown one resembles them."""
        known = fields(cls)
        unknown = [word for word in words if word not in known]
        meant = {closest(str(word), list(known)) for word in unknown}
        for word, field in known.items():
            if field.required and word not in words and word not in meant:
                cls._refuse_missing(word, given, path, notes)
        for word in unknown:
            if isinstance(word, str):
                inside = f" in '{path[-1]}'" if path else ""
                remedy = notes.elsewhere(cls, word)
                notes.refuse((*path, word), words[word], f"unknown word '{word}'{inside}", remedy, on_key=True)
            else:
                notes.refuse((*path, word), word, f"{described(word)} is not a valid name", NAME_RULE)

    @classmethod
    def _refuse_missing(cls, word: str, given: Any, path: Path, notes: Notes) -> None:
        remedy = cls.remedies.get(word) or (f"Add {word}: ..." if isinstance(given, Mapping) else cls.how_to_give())
        names = [part for part in path if isinstance(part, str)]
        finding = f"'{names[-1]}' has no {word}" if names else f"the word '{word}' is missing"
        notes.refuse(path, word, finding, remedy, on_key=True)

    def scope(self, field: str) -> Scope | None:
        """What a formula in a field may contain, if it is not what its type says."""
        return None

    def contradiction(self) -> tuple[str, str] | None:
        """What is wrong with an entry whose words are right, each by itself: the finding and the remedy."""
        return None


def by_position(kind: type[Word], given: Any) -> dict[str, Any]:
    """The list [k, l] as {stiffness: k, length: l}."""
    short, values = kind.shorthand, given if isinstance(given, (list, tuple)) else [given]
    if given is None or len(values) > len(short):
        most = "one value is" if len(short) == 1 else f"at most {len(short)} values are"
        raise Refused(f"{most} wanted here, not {described(given)}", kind.how_to_give())
    return dict(zip(short, values, strict=False))


# ------------------------------------------------------------------------------------------ references


class Reference(NamedTuple):
    """A value in an entry and to what kind of thing it refers; `path` leads to it."""

    path: Path
    to: str
    value: Any


def references(word: Word) -> Iterator[Reference]:
    """All names and expressions of an entry."""
    for field in fields(type(word)).values():
        yield from _flat((field.word,), field.shape.refers, getattr(word, field.name))


def _flat(path: Path, to: str | None, value: Any) -> Iterator[Reference]:
    if isinstance(value, (tuple, list)):
        for number, item in enumerate(value):
            yield from _flat((*path, number), to, item)
    elif isinstance(value, Word):
        for inner in references(value):
            yield Reference((*path, *inner.path), inner.to, inner.value)
    elif value is not None and to is not None:
        yield Reference(path, to, value)
