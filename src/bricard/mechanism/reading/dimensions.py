"""Whether numbers that have units fit where they stand, and to each other.

What has no unit fits everywhere: a plain number, and all that contains one as a factor. So a file without units has
nothing to fear, and one with some is checked as far as they reach.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from bricard.library.words import Word, fields
from bricard.mechanism.reading.draft import VECTOR_FUNCTIONS, Draft
from bricard.records import dataclass
from bricard.spec import units
from bricard.spec.expressions import Binary, Call, Expression, Name, Node, Number, Unary
from bricard.spec.findings import Path
from bricard.spec.names import is_point
from bricard.spec.trees import fold
from bricard.spec.units import Dimension, Unit

SUBJECTS = ("of", "on", "angle", "quantity")  # words by which an entry tells what it is about, if not by its name
SAME = ("min", "max", "atan2")  # functions whose arguments have one dimension
KEEPING = ("min", "max")


def check_dimensions(draft: Draft) -> None:
    """Every expression, and every table."""
    known = Dimensions(draft)
    _check_tables(known)
    for one in _expressions(draft.document, (), "", None):
        _check(known, one)


@dataclass(frozen=True)
class _Placed:
    """An expression in an entry; `unit` is what it counts in, None if it may have any."""

    expression: Expression
    path: Path
    unit: str | None
    entry: Word
    name: str

    @property
    def field(self) -> str:
        """The word for which it stands."""
        return next(str(part) for part in reversed(self.path) if isinstance(part, str))


def _expressions(value: Any, path: Path, name: str, placed: tuple[Word, str | None] | None) -> Iterator[_Placed]:
    """All expressions in a value; `placed` tells the entry in which it stands, and the unit there."""
    if isinstance(value, Expression):
        assert placed is not None
        yield _Placed(value, path, placed[1], placed[0], name)
    elif isinstance(value, Word):
        for field in fields(type(value)).values():
            yield from _expressions(getattr(value, field.name), (*path, field.word), name, (value, field.unit))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _expressions(one, (*path, key), str(key), placed)
    elif isinstance(value, (tuple, list)):
        for i, one in enumerate(value):
            yield from _expressions(one, (*path, i), name, placed)


def _check(known: Dimensions, placed: _Placed) -> None:
    found = known.of(placed.expression, placed.path)
    if found is None or placed.unit is None:
        return
    subjects = {"its": known.of_subject(placed.entry, placed.name), "place": known.of_name(placed.name, 0)}
    further = {name: Unit(1, 1, dimension) for name, dimension in subjects.items() if dimension is not None}
    try:
        wanted = units.unit(placed.unit, further).dimension
    except units.UnknownUnit:
        return
    if found != wanted:
        finding = f"this is in {units.shown(found)}, but '{placed.field}' is in {units.shown(wanted)}"
        ratio = (found, wanted) == (units.NUMBER, units.LENGTH)
        another = "Multiply a ratio by 1 m, or give" if ratio else "Give"
        known.draft.find(placed.path, finding, f"{another} another unit, or none: plain numbers are in SI units.")


def _check_tables(known: Dimensions) -> None:
    for name, kinds in known.tables.items():
        if len(kinds) > 1:
            finding = f"values in {' and in '.join(map(units.shown, kinds))} stand in one table"
            known.draft.find(("Tables", name, "values"), finding, "Give them units of one kind.")


class Dimensions:
    """Dimensions of the names of a draft, and of expressions; None where they are not known."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft

    @cached_property
    def quantities(self) -> dict[str, Dimension]:
        """Of slides and angles."""
        relations = [relation for joint in self.draft.joints.values() for relation in joint.relations]
        return {one.name: units.unit(one.unit).dimension for relation in relations for one in relation.quantities}

    @cached_property
    def parameters(self) -> dict[str, Dimension | None]:
        """Of parameters, as far as their own expressions tell."""
        found: dict[str, Dimension | None] = {}
        given = self.draft.document.PhysicalParams
        for name in self.draft.parameters:  # each after those that it needs
            found[name] = fold(given[name].root, _Combining(self, found, None).combine)
        return found

    @cached_property
    def tables(self) -> dict[str, list[Dimension]]:
        """Of the values of tables; those of one must be of one kind."""
        combine = _Combining(self, self.parameters, None).combine
        found = {
            name: [fold(one.root, combine) for one in table.values]
            for name, table in self.draft.document.Tables.items()
        }
        return {name: list(dict.fromkeys(one for one in kinds if one is not None)) for name, kinds in found.items()}

    def of(self, expression: Expression, path: Path) -> Dimension | None:
        """The dimension of an expression; what does not fit in it is a finding."""
        return fold(expression.root, _Combining(self, self.parameters, path).combine)

    def of_subject(self, entry: Word, name: str) -> Dimension | None:
        """The dimension of what an entry is about."""
        told = next((value for word in SUBJECTS if (value := getattr(entry, word, None)) is not None), name)
        if isinstance(told, Expression):
            return fold(told.root, _Combining(self, self.parameters, None).combine)
        if told in self.draft.names.points or told in self.draft.names.parts:  # what turns there
            return units.NUMBER
        return self.of_name(told, 0)

    def of_name(self, name: str, order: int) -> Dimension | None:
        """The dimension of a coordinate or its rate."""
        base, _, last = name.rpartition(".")
        found: Dimension | None = None
        if name == "t":
            return units.TIME
        if name in self.quantities:
            found = self.quantities[name]
        elif is_point(base or name) and (base or name) in self.draft.names.places:
            found = units.LENGTH
        elif last in ("angle", "omega") or (last in ("x", "y", "z") and base.endswith(".omega")):
            found = units.NUMBER if last == "angle" else units.RATE
        elif not base and last[-1:] in ("x", "y", "z") and last[:-1] in self.draft.names.points:  # Ax for A.x
            found = units.LENGTH
        return None if found is None else units.product(found, (0.0, 0.0, -float(order)))


class _Combining:
    """The dimension of a node from those of its operands; findings go to `path`, or nowhere."""

    def __init__(self, known: Dimensions, parameters: Mapping[str, Dimension | None], path: Path | None) -> None:
        self.known, self.parameters, self.path = known, parameters, path

    def combine(self, node: Node, operands: Sequence[Dimension | None]) -> Dimension | None:
        """One node."""
        match node:
            case Number():
                return self._given(node) if node.unit else None
            case Name():
                return self._named(node)
            case Unary():
                return operands[0]
            case Call():
                return self._called(node, operands)
            case Binary():
                return self._operation(node, operands[0], operands[1])

    def _given(self, node: Number) -> Dimension:
        symbols = units.symbols(node.unit)
        if len(symbols) > 1 and all(symbol in self.parameters for symbol in symbols):
            finding = f"'{node.unit}' is a unit here, but {' and '.join(dict.fromkeys(symbols))} are parameters, too"
            self._find(node, finding, "Write * after the number for a product, or rename a parameter.")
        return units.unit(node.unit).dimension

    def _named(self, node: Name) -> Dimension | None:
        if node.name in self.parameters:
            return self.parameters[node.name]
        return units.NUMBER if node.name in ("pi", "d2r") else self.known.of_name(node.name, node.order)

    def _operation(self, node: Binary, left: Dimension | None, right: Dimension | None) -> Dimension | None:
        match node.operator:
            case "*" | "/":
                if left is None or right is None:
                    return None
                return units.product(left, right if node.operator == "*" else units.powered(right, -1))
            case "**":
                exponent = node.right.value if isinstance(node.right, Number) and not node.right.unit else None
                return units.powered(left, exponent) if left is not None and exponent is not None else None
        return self._same(node, [left, right])

    def _called(self, node: Call, operands: Sequence[Dimension | None]) -> Dimension | None:
        first = operands[0] if operands else None
        match node.function:
            case "sqrt":
                return None if first is None else units.powered(first, 0.5)
            case "distance" | "norm":
                return units.LENGTH if node.function == "distance" else first
            case "if":
                return self._same(node, operands[1:])
            case name if name in SAME:
                together = self._same(node, operands)
                return together if name in KEEPING else units.NUMBER
            case "abs":
                return first
            case name if name in self.known.tables:
                kinds = self.known.tables[name]
                return kinds[0] if len(kinds) == 1 else None
            case name if name in VECTOR_FUNCTIONS or name == "sign":
                return None
        if first is not None and first != units.NUMBER:
            self._find(node, f"{node.function} is taken of something in {units.shown(first)}", "Divide it by a unit.")
        return units.NUMBER

    def _same(self, node: Node, operands: Sequence[Dimension | None]) -> Dimension | None:
        """The dimension that all operands have."""
        present = [one for one in operands if one is not None]
        if present and any(one != present[0] for one in present):
            both = " and ".join(dict.fromkeys(map(units.shown, present)))
            self._find(node, f"{both} are put together", "Give them units of one kind.")
            return None
        return present[0] if present else None

    def _find(self, node: Node, finding: str, remedy: str) -> None:
        if self.path is not None:
            self.known.draft.find(self.path, finding, remedy, node.column)
