"""What stands in several places: which parts of expressions stay whole, and which get a name of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import partial

from bricard.export.expressions import (
    Algebra,
    Call,
    Node,
    Product,
    Sum,
    Symbol,
    Value,
    count_uses,
    expanded,
    operands,
    operations,
)
from bricard.records import dataclass

CEILING = 10_000  # operations are counted up to here
# What stands in several places and has more operations than this stays whole.
LONG_SUM, LONG_PRODUCT = 3, 6
ROUNDS = 2  # taking something apart may leave other parts without a second place


@dataclass(frozen=True)
class Taste:
    """When a part of an expression gets a name of its own.

    repeated   it stands in several places, which costs so many operations more than writing it once
    long       it has more operations than this, wherever it stands
    """

    repeated: int
    long: int


@dataclass(eq=False)
class Sizes:
    """Numbers of operations by node."""

    known: dict[Node, int] = field(default_factory=dict)

    def is_long(self, node: Node) -> bool:
        """Whether a sum or product should stay whole where it is used several times."""
        if isinstance(node, (Symbol, Call)):
            return False
        return self.of(node) > (LONG_SUM if isinstance(node, Sum) else LONG_PRODUCT)

    def of(self, node: Node) -> int:
        """Operations of a node that is written out."""
        pending, found = [node], {node}
        while pending:
            new = [one for one in operands(pending.pop()) if one not in self.known and one not in found]
            found.update(new)
            pending += new
        for one in sorted(found - self.known.keys(), key=lambda one: one.number):
            self.known[one] = min(operations(one, self.known), CEILING)
        return self.known[node]


def tidied(values: Iterable[Value]) -> list[Value]:
    """The values made once more, now that it is known what stands in several places after simplification."""
    sizes = Sizes()
    return _rebuilt(values, lambda old, new, uses: uses > 1 and sizes.is_long(new))


def with_names(values: Iterable[Value], taste: Taste) -> tuple[list[Value], list[Node]]:
    """The values with all taken apart that deserves no name, and what deserves one, operands first."""
    values = list(values)
    named = parts_to_name(values, taste)
    for _ in range(ROUNDS):
        values = _rebuilt(values, partial(_is_among, set(named)))
        named = parts_to_name(values, taste)
    return values, named


def parts_to_name(values: Iterable[Value], taste: Taste) -> list[Node]:
    """The nodes that deserve a name, operands first. What is written stays linear in the number of nodes."""
    values = list(values)
    whole = {one.node for one in values}
    named: list[Node] = []
    sizes: dict[Node, int] = {}
    for node, uses in count_uses(values).items():
        sizes[node] = operations(node, sizes)
        saved = sizes[node] * (uses - 1)
        if saved >= taste.repeated or (sizes[node] > taste.long and node not in whole):
            named.append(node)
            sizes[node] = 0
    return named


def _is_among(named: set[Node], old: Node, new: Node, uses: int) -> bool:
    return old in named


def _rebuilt(values: Iterable[Value], whole: Callable[[Node, Node, int], bool]) -> list[Value]:
    """The values made again; `whole` (of an old node, the new one, its uses) says what is not taken apart."""
    values, algebra = list(values), Algebra()
    made: dict[Node, Value] = {}
    for node, uses in count_uses(values).items():
        value = expanded(algebra, _made_again(algebra, node, made))
        if value.node is not None and whole(node, value.node, uses):
            algebra.opaque.add(value.node)
        made[node] = value
    return [_scaled(one, made) for one in values]


def _made_again(algebra: Algebra, node: Node, made: Mapping[Node, Value]) -> Value:
    match node:
        case Symbol():
            return algebra.symbol(node.kind, node.index)
        case Call():
            return algebra.call(node.name, [_scaled(one, made) for one in node.arguments])
        case Product():
            return algebra.product([(made[one], power) for one, power in node.factors])
        case Sum():
            return algebra.sum([(factor, made[one]) for factor, one in node.terms], node.constant)


def _scaled(value: Value, made: Mapping[Node, Value]) -> Value:
    if value.node is None:
        return value
    new = made[value.node]
    return Value(value.factor * new.factor, new.node)
