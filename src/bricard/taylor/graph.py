"""The expression graph of a system, in the few kinds of node that a Taylor series needs.

A value is either a coefficient (see `coefficients`) or a `Term`, a coefficient times a node.
Nodes are hash-consed; sums, products, negations and constant factors melt into one kind:

    poly   z = c + sum d.w + sum c.x.y
    shift  z = d^p e/dt^p                       the series of e, shifted
    div    z = x / y          inv  z = 1 / y    sqrt  z^2 = x     pow  z = x^r
    chain  z = f(x), z' = s g x'                exp, sin, cos, sinh, cosh, tan, tanh
    quot   z = f(x), h z' = s x'                log, asin, acos, atan, asinh, acosh, atanh
    atan2  z = atan2(y, x), r z' = x y' - y x', r = x^2 + y^2

The companion g of a chain may be younger than the chain itself (cos for sin, 1 + z^2 for tan):
it enters only with its history and always stands directly beside its partner.
To add a function: a line in CHAINS or QUOTIENTS (or `Builder.apply`), its recurrence is there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import NamedTuple

from bricard.records import dataclass
from bricard.taylor.coefficients import Coefficient, CoefficientTable, is_zero


class Term(NamedTuple):
    """A coefficient times a node."""

    scale: Coefficient
    node: int


Value = Coefficient | Term


class Poly(NamedTuple):
    """constant + sum of (coefficient, node) + sum of (coefficient, node, node)."""

    constant: Coefficient
    linear: tuple[tuple[Coefficient, int], ...]
    products: tuple[tuple[Coefficient, int, int], ...]


class Shift(NamedTuple):
    """The derivative of `order` of a node."""

    source: int
    order: int


class Function(NamedTuple):
    """An operation by name on nodes; `companion` and `sign` as in the table above."""

    name: str
    operands: tuple[int, ...]
    companion: int = -1
    sign: float = 1.0
    exponent: Coefficient = 0.0


class Input(NamedTuple):
    """A leaf: time, or a derivative of a variable."""

    number: int


Node = Poly | Shift | Function | Input

CHAINS = frozenset({"exp", "sin", "cos", "sinh", "cosh", "tan", "tanh"})
QUOTIENTS = frozenset({"log", "asin", "acos", "atan", "asinh", "acosh", "atanh"})
PAIRS = {"sin": ("sin", "cos", 1.0, -1.0), "cos": ("sin", "cos", 1.0, -1.0)} | dict.fromkeys(
    ("sinh", "cosh"), ("sinh", "cosh", 1.0, 1.0)
)
LARGEST_EXPANDED_POWER = 64


@dataclass
class Builder:
    """A growing graph. `apply` is the only way to make a value from values."""

    inputs: int
    table: CoefficientTable
    nodes: list[Node] = field(default_factory=list)
    partner: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.nodes = [Input(number) for number in range(self.inputs)]
        self._known: dict[object, int] = {}

    # -- nodes -------------------------------------------------------------------------------

    def _node(self, node: Node) -> int:
        number = self._known.get(node)
        if number is None:
            number = len(self.nodes)
            self.nodes.append(node)
            self._known[node] = number
        return number

    def _pair(self, first: Node, second: Node) -> int:
        """Two neighbouring nodes that carry each other's history; the number of the first."""
        number = len(self.nodes)
        self.nodes += [first, second]
        self._known[first], self._known[second] = number, number + 1
        self.partner[number], self.partner[number + 1] = number + 1, number
        return number

    def node_of(self, value: Term) -> int:
        """A node equal to the term."""
        if value.scale == 1.0:
            return value.node
        return self._node(Poly(0.0, ((value.scale, value.node),), ()))

    # -- sums and products -------------------------------------------------------------------

    def poly(
        self,
        constant: Coefficient,
        linear: list[tuple[Coefficient, int]],
        products: list[tuple[Coefficient, int, int]],
    ) -> Value:
        """The canonical value of a polynomial of degree two in nodes."""
        poly = collect(constant, linear, products)
        if not poly.linear and not poly.products:
            return poly.constant
        if is_zero(poly.constant) and len(poly.linear) + len(poly.products) == 1:
            if poly.linear:
                return Term(*poly.linear[0])
            scale, x, y = poly.products[0]
            return Term(scale, self._node(Poly(0.0, (), ((1.0, x, y),))))
        return Term(1.0, self._node(poly))

    def add(self, a: Value, b: Value) -> Value:
        constant: Coefficient = 0.0
        linear: list[tuple[Coefficient, int]] = []
        for value in (a, b):
            if isinstance(value, Term):
                linear.append((value.scale, value.node))
            else:
                constant = constant + value
        return self.poly(constant, linear, [])

    def mul(self, a: Value, b: Value) -> Value:
        if isinstance(a, Term) and isinstance(b, Term):
            return self.poly(0.0, [], [(a.scale * b.scale, a.node, b.node)])
        if isinstance(b, Term):
            a, b = b, a
        if isinstance(a, Term):
            assert not isinstance(b, Term)
            return 0.0 if is_zero(b) else Term(a.scale * b, a.node)
        return a * b  # type: ignore[operator]

    def div(self, a: Value, b: Value) -> Value:
        if not isinstance(b, Term):
            return self.mul(a, self.table.apply("div", 1.0, b))
        if not isinstance(a, Term):
            if is_zero(a):
                return 0.0
            return Term(self.table.apply("div", a, b.scale), self._node(Function("inv", (b.node,))))
        scale = self.table.apply("div", a.scale, b.scale)
        return Term(scale, self._node(Function("div", (a.node, b.node))))

    # -- functions ---------------------------------------------------------------------------

    def power(self, base: Value, exponent: Value) -> Value:
        """base ** exponent; whole exponents become products, so that the base may vanish."""
        if isinstance(exponent, Term):
            return self.apply("exp", self.mul(exponent, self.apply("log", base)))
        if not isinstance(base, Term):
            return self.table.apply("pow", base, exponent)
        if isinstance(exponent, float):
            if exponent.is_integer() and abs(exponent) <= LARGEST_EXPANDED_POWER:
                return self._whole_power(base, int(exponent))
            if (2 * exponent).is_integer() and abs(exponent) <= LARGEST_EXPANDED_POWER:
                whole = self._whole_power(base, int(exponent - 0.5))
                return self.mul(whole, self.apply("sqrt", base))
        return Term(1.0, self._node(Function("pow", (self.node_of(base),), exponent=exponent)))

    def _whole_power(self, base: Value, exponent: int) -> Value:
        if exponent < 0:
            return self.div(1.0, self._whole_power(base, -exponent))
        result: Value = 1.0
        while exponent:
            if exponent & 1:
                result = self.mul(result, base)
            exponent >>= 1
            if exponent:
                base = self.mul(base, base)
        return result

    def atan2(self, y: Value, x: Value) -> Value:
        if not isinstance(y, Term) and not isinstance(x, Term):
            return self.table.apply("atan2", y, x)
        nodes = (self._materialised(y), self._materialised(x))
        radius = self.add(self.mul(y, y), self.mul(x, x))
        assert isinstance(radius, Term)
        return Term(1.0, self._node(Function("atan2", nodes, companion=self.node_of(radius))))

    def _materialised(self, value: Value) -> int:
        """A node for any value, also for a constant."""
        return self.node_of(value) if isinstance(value, Term) else self._node(Poly(value, (), ()))

    def shift(self, value: Value, order: int) -> Value:
        """The derivative of `order` of a value."""
        if not isinstance(value, Term):
            return 0.0
        return Term(value.scale, self._node(Shift(value.node, order)))

    def apply(self, name: str, *operands: Value) -> Value:
        """Any operation by its name."""
        if name in BINARY:
            return BINARY[name](self, *operands)
        (value,) = operands
        if not isinstance(value, Term):
            return self.table.apply(name, value)
        argument = self.node_of(value)
        if name in QUOTIENTS:
            return Term(1.0, self._quotient(name, argument))
        if name in CHAINS:
            return Term(1.0, self._chain(name, argument))
        return Term(1.0, self._node(Function(name, (argument,))))

    def _chain(self, name: str, x: int) -> int:
        known = self._known.get((name, x))
        if known is not None:
            return known
        number = len(self.nodes)
        if name == "exp":
            self._node(Function("exp", (x,), companion=number))
        elif name in PAIRS:
            first, second, first_sign, second_sign = PAIRS[name]
            self._pair(
                Function(first, (x,), companion=number + 1, sign=first_sign),
                Function(second, (x,), companion=number, sign=second_sign),
            )
            self._known[(first, x)], self._known[(second, x)] = number, number + 1
            return self._known[(name, x)]
        else:  # tan' = 1 + tan^2, tanh' = 1 - tanh^2
            sign = 1.0 if name == "tan" else -1.0
            self._pair(
                Function(name, (x,), companion=number + 1),
                Poly(1.0, (), ((sign, number, number),)),
            )
        self._known[(name, x)] = number
        return number

    def _quotient(self, name: str, x: int) -> int:
        """h z' = s x' with h as a node."""
        square: Value = self.poly(0.0, [], [(1.0, x, x)])
        if name == "log":
            h: Value = Term(1.0, x)
        elif name == "atan":
            h = self.add(1.0, square)
        elif name == "atanh":
            h = self.add(1.0, self.mul(-1.0, square))
        else:  # asin, acos: sqrt(1 - x^2); asinh: sqrt(x^2 + 1); acosh: sqrt(x^2 - 1)
            sign = -1.0 if name in ("asin", "acos") else 1.0
            h = self.apply("sqrt", self.add(-1.0 if name == "acosh" else 1.0, self.mul(sign, square)))
        assert isinstance(h, Term)
        sign = -1.0 if name == "acos" else 1.0
        return self._node(Function(name, (x,), companion=self.node_of(h), sign=sign))


BINARY: dict[str, Callable[..., Value]] = {
    "add": Builder.add,
    "mul": Builder.mul,
    "div": Builder.div,
    "pow": Builder.power,
    "atan2": Builder.atan2,
}


def collect(
    constant: Coefficient,
    linear: list[tuple[Coefficient, int]],
    products: list[tuple[Coefficient, int, int]],
) -> Poly:
    """Like terms joined, zero terms dropped, the rest in canonical order."""
    single: dict[int, Coefficient] = {}
    for scale, x in sorted(linear, key=lambda term: term[1]):
        single[x] = single.get(x, 0.0) + scale
    double: dict[tuple[int, int], Coefficient] = {}
    ordered = [(scale, (x, y) if x <= y else (y, x)) for scale, x, y in products]
    for scale, key in sorted(ordered, key=lambda term: term[1]):
        double[key] = double.get(key, 0.0) + scale
    return Poly(
        constant,
        tuple((scale, x) for x, scale in single.items() if not is_zero(scale)),
        tuple((scale, x, y) for (x, y), scale in double.items() if not is_zero(scale)),
    )


def operands(node: Node) -> tuple[int, ...]:
    """Nodes whose coefficient of the same order (of a higher one for a shift) enters this node."""
    if isinstance(node, Poly):
        return tuple(x for _, x in node.linear) + tuple(x for _, a, b in node.products for x in (a, b))
    if isinstance(node, Shift):
        return (node.source,)
    return node.operands if isinstance(node, Function) else ()


def references(node: Node, number: int) -> tuple[int, ...]:
    """Operands and the companion, unless that is the node itself."""
    if isinstance(node, Function) and node.companion >= 0 and node.companion != number:
        return (*node.operands, node.companion)
    return operands(node)
