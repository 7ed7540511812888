"""What all kinds share: a kind is a class whose fields are the words of its entry in a file.

A field's type says what may stand there, and is checked in one place for all kinds:

    Number      an expression of parameters           Point, Vector   a name
    Amount      a Number that is not negative         Direction       a vector, a part, or two points: "AB" or [A, B]
    Formula     an expression of time, coordinates,   Part, Quantity  a name
                rates and outputs                     TurningPart     a Part that has a direction
    Position    a Formula without rates               PartWithAxes    a Part with a frame of its own
    Law         a Formula of time alone

The docstring of a kind, and of a field, is what editors show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Annotated, Any, ClassVar, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, GetJsonSchemaHandler, PlainSerializer, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from bricard.spec.expressions import Expression, ExpressionError, Unary, parse_expression
from bricard.spec.expressions import Number as NumberNode
from bricard.spec.names import split_run


def refused(finding: str, remedy: str = "", offset: int = 0) -> PydanticCustomError:
    """The error that a validator raises: what was found, and what to do about it."""
    return PydanticCustomError("finding", "{finding}", {"finding": finding, "remedy": remedy, "offset": offset})


@dataclass(frozen=True)
class Refers:
    """Marks a field: to what kind of thing it refers."""

    to: str


@dataclass(frozen=True, eq=False)
class Schema:
    """Marks a type: how it appears in the JSON Schema."""

    schema: Mapping[str, Any]

    def __get_pydantic_json_schema__(self, core: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return dict(self.schema)


EXPRESSION_SCHEMA = {"type": ["number", "string"]}
NAME_SCHEMA = {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"}


# ---------------------------------------------------------------------------------------- expressions


def _expression(value: Any) -> Expression:
    if isinstance(value, Expression):
        return value
    if isinstance(value, bool) or not isinstance(value, (Real, str)):
        raise refused(f"a number or an expression is wanted here, not {described(value)}", _instead_of(value))
    try:
        return parse_expression(value if isinstance(value, (int, str)) else float(value))
    except ExpressionError as error:
        raise refused(error.finding, error.remedy, error.column) from None


def _instead_of(value: Any) -> str:
    match value:
        case list() | tuple() if len(value) == 1:
            return f"Write {described(value[0])} without brackets."
        case list() | tuple():
            return "Give one value."
        case Mapping() if len(value) == 1 and next(iter(value.values())) is None:
            return f"Write {next(iter(value))} without braces."
    return "Write a number such as 0.5, or an expression such as m*l**2/12."


def described(value: Any) -> str:
    """A value of a file, in a few words."""
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case str():
            return f"'{value if len(value) <= 40 else value[:37] + '...'}'"
        case Mapping():
            return "a mapping"
        case list() | tuple():
            return f"a list of {len(value)}" if len(value) != 1 else "a list of one"
        case float():
            return f"{value:.6g}"
        case Real():
            return str(value)[:40]
    return f"a Python object ({type(value).__name__})"


def as_written(expression: Expression) -> float | int | str:
    """An expression as it stands in a file: a number where it is one."""
    root, sign = expression.root, 1
    if isinstance(root, Unary) and root.operator == "-":
        root, sign = root.operand, -1
    if not isinstance(root, NumberNode) or (root.value == 0 and sign < 0):
        return expression.text
    value = sign * root.value
    return int(value) if value.is_integer() and abs(value) < 1e15 else value


# ---------------------------------------------------------------------------------------------- names


def _pair(value: Any) -> Any:
    """A name that both parts share may be given once."""
    if isinstance(value, str):
        return (value, value)
    return (value[0], value[0]) if isinstance(value, (list, tuple)) and len(value) == 1 else value


def _direction(value: Any) -> Any:
    """Two points [A, B] as the run AB."""
    if isinstance(value, (list, tuple)) and len(value) == 2 and all(_is_member(one) for one in value):
        return "".join(value)
    return value


def _is_member(name: Any) -> bool:
    return isinstance(name, str) and split_run(name) == [name]


_expressions = (BeforeValidator(_expression), PlainSerializer(as_written), Schema(EXPRESSION_SCHEMA))
Number = Annotated[Expression, *_expressions, Refers("number")]
Amount = Annotated[Expression, *_expressions, Refers("amount")]
Formula = Annotated[Expression, *_expressions, Refers("formula")]
Position = Annotated[Expression, *_expressions, Refers("position")]
Law = Annotated[Expression, *_expressions, Refers("law")]
FORMULAS = frozenset({"formula", "position", "law"})  # what the marks of formulas refer to
EXPRESSIONS = FORMULAS | {"number", "amount"}
Point = Annotated[str, Schema({"type": "string", "pattern": "^[A-Z][A-Za-z0-9_]*$"}), Refers("point")]
Vector = Annotated[str, Schema({"type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$"}), Refers("vector")]
Direction = Annotated[
    str,
    BeforeValidator(_direction),
    Schema({"anyOf": [NAME_SCHEMA, {"type": "array", "items": NAME_SCHEMA, "minItems": 2, "maxItems": 2}]}),
    Refers("direction"),
]
Part = Annotated[str, Refers("part")]
TurningPart = Annotated[str, Refers("turning part")]
PartWithAxes = Annotated[str, Refers("part with axes")]
Quantity = Annotated[str, Refers("quantity")]
_PAIR_SCHEMA = {"anyOf": [NAME_SCHEMA, {"type": "array", "items": NAME_SCHEMA, "minItems": 1, "maxItems": 2}]}
Points = Annotated[tuple[Point, Point], BeforeValidator(_pair), Schema(_PAIR_SCHEMA)]
Vectors = Annotated[tuple[Vector, Vector], BeforeValidator(_pair), Schema(_PAIR_SCHEMA)]
Coordinates = tuple[Number, ...]


# ---------------------------------------------------------------------------------------------- words


class Word(BaseModel):
    """An entry of a file. `shorthand` names the fields that a plain list (or a single value) gives, in order."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        arbitrary_types_allowed=True,
        use_attribute_docstrings=True,
    )
    shorthand: ClassVar[tuple[str, ...]] = ()

    @model_validator(mode="before")
    @classmethod
    def _expand(cls, given: Any) -> Any:
        """The list [k, l] as {stiffness: k, length: l}."""
        if isinstance(given, (Mapping, Word)) or not cls.shorthand:
            return given
        values = list(given) if isinstance(given, (list, tuple)) else [given]
        if given is None or len(values) > len(cls.shorthand):
            most = "one value is" if len(cls.shorthand) == 1 else f"at most {len(cls.shorthand)} values are"
            raise refused(f"{most} wanted here, not {described(given)}", cls.how_to_give())
        return dict(zip(cls.shorthand, values, strict=False))

    @classmethod
    def words(cls) -> list[str]:
        """The words that may stand in the entry."""
        return [info.alias or name for name, info in cls.model_fields.items()]

    @classmethod
    def how_to_give(cls) -> str:
        """How to write the entry; words with defaults are left out."""
        if len(cls.shorthand) == 1:
            return f"Give one value, the {cls.shorthand[0]}."
        if cls.shorthand:
            return f"Give {', '.join(cls.shorthand)}, in this order."
        needed = [info.alias or name for name, info in cls.model_fields.items() if info.is_required()]
        return f"Write {{{', '.join(f'{word}: ...' for word in needed or cls.words())}}}."


@dataclass(frozen=True)
class Reference:
    """A value in an entry and to what kind of thing it refers; `path` leads to it."""

    path: tuple[str | int, ...]
    to: str
    value: Any


def references(word: Word) -> Iterator[Reference]:
    """All names and expressions of an entry."""
    for field, info in type(word).model_fields.items():
        yield from _flat((info.alias or field,), referred(info), getattr(word, field))


def referred(info: FieldInfo) -> str | None:
    """To what kind of thing a field refers."""
    marks = [mark for mark in info.metadata if isinstance(mark, Refers)]
    return marks[0].to if marks else _mark(info.annotation)


def _mark(annotation: Any) -> str | None:
    """The mark inside an annotation like tuple[Point, ...] | None."""
    for argument in get_args(annotation):
        if isinstance(argument, Refers):
            return argument.to
        found = _mark(argument)
        if found is not None:
            return found
    return None


def _flat(path: tuple[str | int, ...], to: str | None, value: Any) -> Iterator[Reference]:
    if isinstance(value, (tuple, list)):
        for number, item in enumerate(value):
            yield from _flat((*path, number), to, item)
    elif isinstance(value, Word):
        for inner in references(value):
            yield Reference((*path, *inner.path), inner.to, inner.value)
    elif value is not None and to is not None:
        yield Reference(path, to, value)
