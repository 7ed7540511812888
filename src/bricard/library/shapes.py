"""What may stand in a field: shapes read the values of a file, and say what is wrong with them.

A shape makes of a written value what the field holds. What it refuses it notes, with its place, and reads on, so that
all mistakes are found at once. To add a shape: a class here with the answers of `Shape`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from numbers import Real
from typing import Any, ClassVar

from bricard.library.notes import Note, Notes, described
from bricard.spec.expressions import Expression, ExpressionError, parse_expression
from bricard.spec.findings import Path
from bricard.spec.names import split_run

Schema = dict[str, Any]
EXPRESSION_SCHEMA: Schema = {"type": ["number", "string"]}
NAME_SCHEMA: Schema = {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"}
WRITTEN = (float, int, str)  # what files have for numbers and expressions; Python may have others
NAME_RULE = "A name begins with a letter."
Define = Callable[[Any], Schema]


class Shape:
    """What may stand in a field.

    refers     to what kind of thing the names and expressions in it refer
    many       whether it is a list
    several    what a list of such values is called
    shorthand  the words that a list gives, in their order
    given      what may be given in Python, if it is not an expression
    """

    refers: str | None = None
    many: bool = False
    several: ClassVar[str] = "a list of names"
    shorthand: tuple[str, ...] = ()
    given: Any = str

    @property
    def about(self) -> str | None:
        """What its entries are, in the words of their kind."""
        return None

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        """What the field holds; what is wrong with the value goes to the notes."""
        raise NotImplementedError

    def schema(self, define: Define) -> Schema:
        """The JSON Schema of what may be written; `define` refers to that of a kind of entry."""
        raise NotImplementedError

    def inside(self, part: str | int) -> Shape | None:
        """The shape of what stands at a word, a name or a position of it."""
        return None

    def shortest(self, written: Any) -> Any:
        """What is written, in a shorter form that reads the same."""
        return written

    def examples(self, count: int) -> str:
        """Some such values, as they stand in a list."""
        return ", ".join("ABC"[:count])


# -------------------------------------------------------------------------------------------- single values


class ExpressionShape(Shape):
    """A number or an expression."""

    several = "a list of numbers"

    def __init__(self, refers: str) -> None:
        self.refers = refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        try:
            return _expression(value)
        except ExpressionError as error:
            notes.refuse(path, value, error.finding, error.remedy, offset=error.column)
            return None

    def schema(self, define: Define) -> Schema:
        return dict(EXPRESSION_SCHEMA)

    def examples(self, count: int) -> str:
        return ", ".join("xyz"[:count])


def _expression(value: Any) -> Expression:
    if isinstance(value, Expression):
        return value
    if type(value) in WRITTEN:
        return parse_expression(value)
    if isinstance(value, bool) or not isinstance(value, (str, Real)):
        finding = f"a number or an expression is wanted here, not {described(value)}"
        raise ExpressionError(0, finding, _instead_of(value))
    return parse_expression(value if isinstance(value, (int, str)) else float(value))


def _instead_of(value: Any) -> str:
    match value:
        case list() | tuple() if len(value) == 1:
            return f"Write {described(value[0])} without brackets."
        case list() | tuple():
            return "Give one value."
        case Mapping() if len(value) == 1 and next(iter(value.values())) is None:
            return f"Write {next(iter(value))} without braces."
    return "Write a number such as 0.5, or an expression such as m*l**2/12."


class NameShape(Shape):
    """A name."""

    def __init__(self, refers: str | None = None, pattern: str = "") -> None:
        self.refers, self.pattern = refers, pattern

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, str):
            return value
        remedy = "Give one name." if isinstance(value, (list, tuple, Mapping)) else NAME_RULE
        notes.refuse(path, value, f"a name is wanted here, not {described(value)}", remedy)
        return None

    def schema(self, define: Define) -> Schema:
        return {"type": "string", **({"pattern": self.pattern} if self.pattern else {})}


class DirectionShape(Shape):
    """A vector, a part, or two points: AB or [A, B]."""

    refers = "direction"

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, (list, tuple)) and len(value) == 2 and all(_is_member(one) for one in value):
            return "".join(value)
        return NameShape().read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [NAME_SCHEMA, {"type": "array", "items": NAME_SCHEMA, "minItems": 2, "maxItems": 2}]}


def _is_member(name: Any) -> bool:
    return isinstance(name, str) and split_run(name) == [name]


class TextShape(Shape):
    """A text, which may be empty."""

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if value is None or isinstance(value, str):
            return value or ""
        notes.refuse(path, value, f"a text is wanted here, not {described(value)}", "Put it in quotes.")
        return None

    def schema(self, define: Define) -> Schema:
        return {"type": "string"}


class Flag(Shape):
    """True or false."""

    given = bool

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, bool):
            return value
        notes.refuse(path, value, f"true or false is wanted here, not {described(value)}", "Write true.")
        return None

    def schema(self, define: Define) -> Schema:
        return {"type": "boolean"}


class OneOf(Shape):
    """One of some values; of what is not one of them `finding` and `remedy` speak."""

    def __init__(self, values: tuple[Any, ...], finding: str = "it is {}", remedy: str = "") -> None:
        self.values, self.finding, self.remedy = values, finding, remedy

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if not isinstance(value, (bool, list, dict)) and value in self.values:
            return value
        notes.refuse(path, value, self.finding.format(described(value)), self.remedy)
        return None

    def schema(self, define: Define) -> Schema:
        kind = {"type": "string" if isinstance(self.values[0], str) else "integer"}
        return {**kind, **({"enum": list(self.values)} if len(self.values) > 1 else {"const": self.values[0]})}


class Optional(Shape):
    """A value or nothing."""

    def __init__(self, shape: Shape) -> None:
        self.shape, self.refers, self.many, self.shorthand = shape, shape.refers, shape.many, shape.shorthand
        self.given = shape.given

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        return None if value is None else self.shape.read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        inner = self.shape.schema(define)
        return {"anyOf": [*inner.get("anyOf", [inner]), {"type": "null"}]}

    def inside(self, part: str | int) -> Shape | None:
        return self.shape.inside(part)

    def shortest(self, written: Any) -> Any:
        return written if written is None else self.shape.shortest(written)


# ---------------------------------------------------------------------------------------------------- lists


class ListShape(Shape):
    """Any number of values."""

    many = True
    several = "a list of lists"

    def __init__(self, item: Shape) -> None:
        self.item, self.refers = item, item.refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, (list, tuple)):
            return tuple([self.item.read(one, (*path, i), notes) for i, one in enumerate(value)])
        notes.refuse(path, value, f"{self.item.several} is wanted here, not {described(value)}", self.example)
        return None

    @property
    def example(self) -> str:
        """How to write it."""
        return f"Write [{self.item.examples(2)}]."

    def schema(self, define: Define) -> Schema:
        return {"type": "array", "items": self.item.schema(define)}

    def inside(self, part: str | int) -> Shape | None:
        return self.item

    def examples(self, count: int) -> str:
        return ", ".join(str([int(i == j) for j in range(count)]) for i in range(count))


class RowShape(Shape):
    """A list of two or three values of the same shape."""

    many = True

    def __init__(self, item: Shape, size: int) -> None:
        self.item, self.size, self.refers = item, size, item.refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if not isinstance(value, (list, tuple)):
            notes.refuse(path, value, f"{self.item.several} is wanted here, not {described(value)}", self.example)
            return None
        if len(value) != self.size:
            finding = f"a list of {self.size} is wanted here, not {described(value)}"
            notes.refuse(path, value, finding, self.example, deeper=int(len(value) < self.size))
        return tuple([self.item.read(one, (*path, i), notes) for i, one in enumerate(value[: self.size])])

    @property
    def example(self) -> str:
        """How to write it."""
        return f"Write [{self.item.examples(self.size)}]."

    def schema(self, define: Define) -> Schema:
        items = [self.item.schema(define)] * self.size
        return {"type": "array", "minItems": self.size, "maxItems": self.size, "prefixItems": items}

    def inside(self, part: str | int) -> Shape | None:
        return self.item


class PairShape(Shape):
    """Two names; one that both parts share may be given once."""

    many = True

    def __init__(self, name: NameShape) -> None:
        self.row, self.refers = RowShape(name, 2), name.refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, str):
            return (value, value)
        if isinstance(value, (list, tuple)) and len(value) == 1:
            value = (value[0], value[0])
        return self.row.read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [NAME_SCHEMA, {"type": "array", "items": NAME_SCHEMA, "minItems": 1, "maxItems": 2}]}


class OneOrMany(Shape):
    """A list that a single value may stand for."""

    many = True

    def __init__(self, item: Shape) -> None:
        self.item, self.list, self.refers = item, ListShape(item), item.refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        return self.list.read(value if isinstance(value, (list, tuple)) else [value], path, notes)

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [self.list.schema(define), self.item.schema(define)]}

    def shortest(self, written: Any) -> Any:
        return written[0] if len(written) == 1 else written


class Choice(Shape):
    """The first of several shapes that fits; else what is wrong with the one that fits best."""

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self.shapes, self.refers = shapes, shapes[0].refers

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        found = []
        for shape in sorted(self.shapes, key=lambda shape: shape.many != isinstance(value, (list, tuple))):
            inner = Notes(notes.elsewhere)
            read = shape.read(value, path, inner)
            if not inner.found:
                return read
            found.append((*_fit(inner.found), -self.shapes.index(shape), inner.found))
        notes.found += max(found)[-1]
        return None

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [shape.schema(define) for shape in self.shapes]}


def _fit(found: list[Note]) -> tuple[int, int]:
    """A shape fits the better the deeper its first mistake lies, and the fewer it has."""
    return min(len(note.finding.path) + note.deeper for note in found), -len(found)
