"""Expressions as one writes them: sums of terms, products of powers, functions.

A `Value` is a number times a node (or just a number). Nodes hold no numerical factors of their own, so that x - y and
2*(y - x) are the same node; equal nodes are one object. `Algebra` makes them, and simplifies while it does, as
one would in passing: numbers are folded, signs drawn out, equal terms and powers collected, a cos^2 + a sin^2 = a.
Nothing is multiplied out. Nodes in `opaque` are left as they are, because they stand in several places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bricard.results.tape import evaluate_operation

ROUNDING = 1e-15
LONGEST_TO_EXPAND = 20
SPREAD = 3  # products with a sum of at most so many terms are multiplied out for a try
LARGEST_MULTIPLE = 4  # of a number that is drawn out of a sum
EVEN = frozenset({"cos", "cosh", "fabs"})
ODD = frozenset("sin tan asin atan sinh tanh asinh atanh erf sign".split())


@dataclass(frozen=True, eq=False, slots=True)
class Symbol:
    """Entry `index` of the column `kind`: t, q, v or p."""

    number: int
    kind: str
    index: int


@dataclass(frozen=True, eq=False, slots=True)
class Call:
    """A function of values."""

    number: int
    name: str
    arguments: tuple[Value, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Product:
    """Powers multiplied with each other."""

    number: int
    factors: tuple[tuple[Node, float], ...]


@dataclass(frozen=True, eq=False, slots=True)
class Sum:
    """A constant and terms, each a number times a node."""

    number: int
    constant: float
    terms: tuple[tuple[float, Node], ...]


Node = Symbol | Call | Product | Sum
"""`number` counts nodes as they are made: operands come before what is made of them."""


class Value(NamedTuple):
    """A number times a node, or the number alone."""

    factor: float
    node: Node | None = None

    @property
    def is_zero(self) -> bool:
        """Whether it is the number zero."""
        return self.factor == 0.0


@dataclass(eq=False)
class Algebra:
    """Makes values out of values; `opaque` nodes are not taken apart."""

    opaque: set[Node] = field(default_factory=set)
    _made: dict[tuple[object, ...], Node] = field(default_factory=dict)

    def symbol(self, kind: str, index: int) -> Value:
        """Entry `index` of the column `kind`."""
        key = (Symbol, kind, index)
        if key not in self._made:
            self._made[key] = Symbol(len(self._made), kind, index)
        return Value(1.0, self._made[key])

    def sum(self, parts: Iterable[tuple[float, Value]], constant: float = 0.0) -> Value:
        """The sum of numbers times values."""
        found = _Terms(constant, self.opaque)
        for factor, value in parts:
            found.put(factor * value.factor, value.node)
        self._pythagoras(found)
        terms, constant = found.collected(), found.constant
        if not terms:
            return Value(constant)
        nodes = list(terms)
        if len(nodes) == 1 and constant == 0.0:
            return Value(terms[nodes[0]], nodes[0])
        scale = self._scale(constant, list(terms.values()))
        constant, terms = constant / scale, {node: coefficient / scale for node, coefficient in terms.items()}
        key = (Sum, constant, *sorted((node.number, coefficient) for node, coefficient in terms.items()))
        if key not in self._made:
            self._made[key] = Sum(len(self._made), constant, tuple((terms[node], node) for node in nodes))
        return Value(scale, self._made[key])

    def product(self, parts: Iterable[tuple[Value, float]]) -> Value:
        """The product of powers of values; a power other than a whole number has a positive base."""
        number = 1.0
        exponents: dict[Node, float] = {}
        pending = [*parts]
        while pending:
            value, exponent = pending.pop(0)
            number *= value.factor**exponent
            node = value.node
            if isinstance(node, Product) and exponent.is_integer() and node not in self.opaque:
                pending[:0] = [(Value(1.0, one), power * exponent) for one, power in node.factors]
            elif node is not None:
                exponents[node] = exponents.pop(node, 0.0) + exponent
                if (simpler := _without_root(node, exponents)) is not None:
                    pending[:0] = simpler
        factors = {node: exponent for node, exponent in exponents.items() if exponent}
        if number == 0.0 or not factors:
            return Value(number)
        return Value(number, self._product_node(factors))

    def power(self, base: Value, exponent: float) -> Value:
        """A power with a constant exponent."""
        if base.node is None:
            return Value(evaluate_operation("pow", [base.factor, exponent]))
        if base.factor < 0 and not exponent.is_integer():
            return self.call("pow", [base, Value(exponent)])
        return self.product([(base, exponent)])

    def call(self, name: str, arguments: Sequence[Value]) -> Value:
        """A function of values, by its name in `bricard.results.tape`."""
        if all(one.node is None for one in arguments):
            return Value(evaluate_operation(name, [one.factor for one in arguments]))
        if name == "hypot" and arguments[1].is_zero:
            return self.call("fabs", arguments[:1])
        sign = 1.0
        if len(arguments) == 1 and arguments[0].factor < 0 and name in EVEN | ODD:
            sign = 1.0 if name in EVEN else -1.0
            arguments = [Value(-arguments[0].factor, arguments[0].node)]
        key = (Call, name, *[(one.factor, one.node and one.node.number) for one in arguments])
        if key not in self._made:
            self._made[key] = Call(len(self._made), name, tuple(arguments))
        return Value(sign, self._made[key])

    def _product_node(self, factors: dict[Node, float]) -> Node:
        (node, exponent), *others = factors.items()
        if exponent == 1.0 and not others:
            return node
        key = (Product, *sorted((one.number, power) for one, power in factors.items()))
        if key not in self._made:
            self._made[key] = Product(len(self._made), tuple(factors.items()))
        return self._made[key]

    def _scale(self, constant: float, coefficients: list[float]) -> float:
        """What a sum is divided by: the sign of its first term, and what all its numbers are multiples of."""
        sizes = {abs(one) for one in coefficients} | ({abs(constant)} if constant else set())
        size = min(sizes)
        alike = size.is_integer() and all((one / size).is_integer() for one in sizes)
        if len(sizes) > 1 and not (alike and max(sizes) <= LARGEST_MULTIPLE * size):
            size = 1.0
        return size if coefficients[0] > 0 else -size

    def _pythagoras(self, found: _Terms) -> None:
        """Puts a cos^2 + a sin^2 together."""
        waiting = list(found.terms)
        while waiting:
            node = waiting.pop(0)
            match = self._squared_cosine(node)
            if match is None or node not in found.terms:
                continue
            cosine, rest = match
            sine = self.call("sin", cosine.arguments).node
            assert sine is not None
            partner = self._product_node({**rest, sine: 2.0})
            coefficient = found.terms[node][0]
            if partner in found.terms and _same(found.terms[partner][0], coefficient):
                del found.terms[node], found.terms[partner]
                both = self._product_node(rest) if rest else None
                found.put(coefficient, both)
                waiting += [both] if both is not None else []

    def _squared_cosine(self, node: Node) -> tuple[Call, dict[Node, float]] | None:
        """A cosine whose square divides a product, and what is left of the product."""
        if isinstance(node, Product):
            for one, exponent in node.factors:
                if isinstance(one, Call) and one.name == "cos" and exponent == 2.0:
                    return one, {other: power for other, power in node.factors if other is not one}
        return None


@dataclass(eq=False)
class _Terms:
    """Terms of a sum as they come in, by node: their coefficient and the largest number added to it."""

    constant: float
    opaque: set[Node]
    terms: dict[Node, tuple[float, float]] = field(default_factory=dict)

    def put(self, coefficient: float, node: Node | None) -> None:
        if node is None:
            self.constant += coefficient
        elif isinstance(node, Sum) and node not in self.opaque and abs(coefficient) == 1.0:
            self.constant += coefficient * node.constant
            for one, inner in node.terms:
                self.put(coefficient * one, inner)
        else:
            so_far, largest = self.terms.get(node, (0.0, 0.0))
            self.terms[node] = so_far + coefficient, max(largest, abs(coefficient))

    def collected(self) -> dict[Node, float]:
        """Coefficients by node, without those that cancel."""
        return {node: c for node, (c, largest) in self.terms.items() if abs(c) > ROUNDING * largest}


def _without_root(node: Node, exponents: dict[Node, float]) -> list[tuple[Value, float]] | None:
    """Even powers of square roots and absolute values, and roots beside their radicands, as powers of the argument.

    What is replaced is taken out of `exponents`; nothing if there is nothing to replace.
    """
    roots = [one for one in exponents if isinstance(one, Call) and one.name in ("sqrt", "fabs")]
    for root in roots:
        exponent, argument = exponents[root], root.arguments[0]
        if (exponent / 2).is_integer():
            del exponents[root]
            return [(argument, exponent / 2 if root.name == "sqrt" else exponent)]
        beside = argument.node
        if root.name == "sqrt" and argument.factor == 1.0 and beside in exponents:
            together = exponents[beside] + exponent / 2
            if abs(together) != 0.5:
                del exponents[root]
                exponents[beside] = together
            elif exponents[beside]:
                exponents[beside], exponents[root] = 0.0, 2 * together
    return None


def _same(a: float, b: float) -> bool:
    return abs(a - b) <= ROUNDING * abs(b)


def expanded(algebra: Algebra, value: Value) -> Value:
    """A sum without its inner brackets, if that makes it shorter, else as it is."""
    tried = [value]
    if _has(algebra, value, _is_open_product):
        tried.append(_opened(algebra, value, _product_opened))
    if _has(algebra, value, _is_open_sum):
        once = _opened(algebra, value, _sum_opened)
        tried.insert(1, once)
        if _has(algebra, once, _is_open_sum) or _has(algebra, once, _is_open_product):
            tried.append(_opened(algebra, once, _product_opened))
    return min(tried, key=_terms_in) if len(tried) > 1 else value


def _has(algebra: Algebra, value: Value, is_open: Callable[[Algebra, Node], bool]) -> bool:
    """Whether a sum has terms with brackets that can be opened."""
    node = value.node
    if not isinstance(node, Sum) or len(node.terms) > LONGEST_TO_EXPAND or node in algebra.opaque:
        return False
    return any(is_open(algebra, term) for _, term in node.terms)


def _is_open_sum(algebra: Algebra, term: Node) -> bool:
    return isinstance(term, Sum) and term not in algebra.opaque


def _is_open_product(algebra: Algebra, term: Node) -> bool:
    return isinstance(term, Product) and _short_sum(algebra, term) is not None


def _short_sum(algebra: Algebra, product: Product) -> Sum | None:
    """The sum of a product, if there is one, and a short one."""
    factors = product.factors
    sums = [one for one, power in factors if isinstance(one, Sum) and power == 1.0 and one not in algebra.opaque]
    return sums[0] if len(sums) == 1 and len(sums[0].terms) <= SPREAD else None


def _opened(algebra: Algebra, value: Value, terms_of: Callable[[Algebra, Node], list[tuple[float, Value]]]) -> Value:
    """A sum with its terms replaced by what they are made of."""
    node = value.node
    assert isinstance(node, Sum)
    parts = [
        (value.factor * factor * number, one)
        for factor, term in node.terms
        for number, one in terms_of(algebra, term)
    ]
    return algebra.sum(parts, value.factor * node.constant)


def _sum_opened(algebra: Algebra, term: Node) -> list[tuple[float, Value]]:
    """A sum as its terms."""
    if isinstance(term, Sum) and term not in algebra.opaque:
        return [*((number, Value(1.0, one)) for number, one in term.terms), (term.constant, Value(1.0))]
    return [(1.0, Value(1.0, term))]


def _product_opened(algebra: Algebra, term: Node) -> list[tuple[float, Value]]:
    """A sum, or a product with one short sum, as terms."""
    if not isinstance(term, Product):
        return _sum_opened(algebra, term)
    short = _short_sum(algebra, term)
    if short is None:
        return [(1.0, Value(1.0, term))]
    rest = [(Value(1.0, one), power) for one, power in term.factors if one is not short]
    inner = [(number, algebra.product([*rest, (Value(1.0, one), 1.0)])) for number, one in short.terms]
    return [*inner, (short.constant, algebra.product(rest))] if short.constant else inner


def _terms_in(value: Value) -> int:
    """How many products a sum has, those within its brackets included."""
    if not isinstance(value.node, Sum):
        return 1
    return sum(_products_in(term) for _, term in value.node.terms) + (value.node.constant != 0.0)


def _products_in(term: Node) -> int:
    match term:
        case Sum():
            return len(term.terms)
        case Product():
            return max((len(one.terms) for one, _ in term.factors if isinstance(one, Sum)), default=1)
    return 1


def operands(node: Node) -> tuple[Node, ...]:
    """The nodes that a node is made of."""
    match node:
        case Call():
            return tuple(one.node for one in node.arguments if one.node is not None)
        case Product():
            return tuple(one for one, _ in node.factors)
        case Sum():
            return tuple(one for _, one in node.terms)
    return ()


def reachable(values: Iterable[Value]) -> list[Node]:
    """All nodes that values are made of, operands first."""
    pending = [one.node for one in values if one.node is not None]
    seen = set(pending)
    while pending:
        for node in operands(pending.pop()):
            if node not in seen:
                seen.add(node)
                pending.append(node)
    return sorted(seen, key=lambda node: node.number)


def count_uses(values: Iterable[Value]) -> dict[Node, int]:
    """In how many places each node stands; operands first."""
    values = list(values)
    nodes = reachable(values)
    uses = dict.fromkeys(nodes, 0)
    for node in [*(one.node for one in values if one.node is not None), *(o for n in nodes for o in operands(n))]:
        uses[node] += 1
    return uses


def operations(node: Node, inner: dict[Node, int]) -> int:
    """Number of operations of a node, given those of its operands."""
    match node:
        case Call():
            return 1 + sum(inner[one.node] + (one.factor != 1.0) for one in node.arguments if one.node is not None)
        case Product():
            return sum(inner[one] + (power != 1.0) for one, power in node.factors) + len(node.factors) - 1
        case Sum():
            written = sum(inner[one] + (abs(factor) != 1.0) for factor, one in node.terms)
            return written + len(node.terms) - (node.constant == 0.0)
    return 0
