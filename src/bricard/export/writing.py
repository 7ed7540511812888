"""Values written in some notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from bricard.export.expressions import Call, Node, Product, Sum, Symbol, Value
from bricard.records import dataclass

KINDS = "ptqv"  # the order of symbols in a product
ONE = ("1", "1.0")
LARGEST_DENOMINATOR = 60


@dataclass(frozen=True, eq=False)
class Notation:
    """How one writes.

    number     a positive number
    symbol     t, a coordinate, a rate or a parameter
    power      of a base that needs no brackets
    quotient   of two texts; the third argument says whether the denominator is a product
    function   by name, of arguments
    group      brackets
    times      between factors
    fractions  whether 0.25*m is m/4 (where m is a parameter)
    """

    number: Callable[[float], str]
    symbol: Callable[[Symbol], str]
    power: Callable[[str, float], str]
    quotient: Callable[[str, str, bool], str]
    function: Callable[[str, Sequence[str]], str]
    group: Callable[[str], str] = "({})".format
    times: str = "*"
    fractions: bool = False


@dataclass(frozen=True, eq=False)
class Writer:
    """Writes values; nodes in `names` are written by their names."""

    notation: Notation
    names: Mapping[Node, str]

    def write(self, value: Value) -> str:
        """A value on one line."""
        return joined(self.terms(value))

    def terms(self, value: Value) -> list[str]:
        """The terms of a value, each with its sign in front: "+ a", "- b"."""
        node = value.node
        if not isinstance(node, Sum) or node in self.names or abs(value.factor) != 1.0:
            return [self._term(value.factor, node)]
        return self.terms_of(node, value.factor)

    def terms_of(self, node: Sum, sign: float = 1.0) -> list[str]:
        """The terms of a sum, even if it has a name; one with a plus comes first if there is one."""
        inner = node.terms
        if all(self._place(one) for _, one in inner):
            inner = tuple(sorted(inner, key=lambda pair: self._place(pair[1])))
        terms = [self._term(sign * factor, one) for factor, one in inner]
        terms += [self._term(sign * node.constant, None)] if node.constant else []
        plus = next((i for i, term in enumerate(terms) if term.startswith("+ ")), 0)
        return [terms[plus], *terms[:plus], *terms[plus + 1 :]]

    def definition(self, node: Node) -> list[str]:
        """What a named node stands for, as terms."""
        match node:
            case Sum():
                return self.terms_of(node)
            case Product():
                return ["+ " + self._quotient(1.0, node.factors)]
            case Call():
                return ["+ " + self._function(node)]
            case Symbol():
                return ["+ " + self.notation.symbol(node)]

    def _term(self, factor: float, node: Node | None) -> str:
        factors: tuple[tuple[Node, float], ...] = ((node, 1.0),) if node is not None else ()
        if isinstance(node, Product) and node not in self.names:
            factors = node.factors
        turned = next((one for one, power in factors if power == 1.0 and self._turns(one)), None)
        if factor < 0 and turned is not None:
            return "+ " + self._quotient(-factor, factors, turned)
        return ("- " if factor < 0 else "+ ") + self._quotient(abs(factor), factors)

    def _turns(self, node: Node) -> bool:
        """Whether a node is a difference, which takes a minus as well: -(a - b) = b - a."""
        if not isinstance(node, Sum) or node in self.names:
            return False
        signs = [factor < 0 for factor, _ in node.terms] + ([node.constant < 0] if node.constant else [])
        return len(signs) == 2 and any(signs)

    def _quotient(self, number: float, factors: Sequence[tuple[Node, float]], turned: Node | None = None) -> str:
        """A number times powers; the sign of the sum `turned` is changed."""
        factors = sorted(factors, key=lambda pair: self._rank(pair[0]))
        above = [self._factor(one, power, -1.0 if one is turned else 1.0) for one, power in factors if power > 0]
        below = [self._factor(one, -power) for one, power in factors if power < 0]
        top, bottom = self._fraction(number, [one for one, _ in factors])
        if not above or self.notation.number(top) not in ONE:
            above.insert(0, self.notation.number(top))
        if bottom != 1.0:
            below.insert(0, self.notation.number(bottom))
        text = self.notation.times.join(above)
        if not below:
            return text
        return self.notation.quotient(text, self.notation.times.join(below), len(below) > 1)

    def _fraction(self, number: float, nodes: Sequence[Node]) -> tuple[float, float]:
        """A number as numerator and denominator, among parameters."""
        if self.notation.fractions and any(isinstance(one, Symbol) and one.kind == "p" for one in nodes):
            near = Fraction(number).limit_denominator(LARGEST_DENOMINATOR)
            if near and abs(float(near) - number) <= 2e-16 * number:
                return float(near.numerator), float(near.denominator)
        return number, 1.0

    def _factor(self, node: Node, power: float, sign: float = 1.0) -> str:
        text = self._atom(node) if sign > 0 else self.notation.group(self.write(Value(-1.0, node)))
        return text if power == 1.0 else self.notation.power(text, power)

    def _atom(self, node: Node) -> str:
        """A node that can be a factor or the base of a power."""
        if node in self.names:
            return self.names[node]
        match node:
            case Symbol():
                return self.notation.symbol(node)
            case Call():
                return self._function(node)
            case Product() | Sum():
                return self.notation.group(self.write(Value(1.0, node)))

    def _function(self, node: Call) -> str:
        return self.notation.function(node.name, [self.write(one) for one in node.arguments])

    def _place(self, node: Node) -> list[tuple[int, int]]:
        """Where a product of symbols stands among others, those of parameters only last; nothing for other nodes."""
        factors = node.factors if isinstance(node, Product) else ((node, 1.0),)
        if node in self.names or not all(isinstance(one, Symbol) for one, _ in factors):
            return []
        kinds = KINDS[1:] + KINDS[0]
        return sorted((kinds.index(one.kind), one.index) for one, _ in factors if isinstance(one, Symbol))

    def _rank(self, node: Node) -> tuple[int, int, int]:
        """Parameters, time, coordinates, rates, named parts, functions, sums."""
        if node in self.names:
            return 1, 0, node.number
        if isinstance(node, Symbol):
            return 0, KINDS.index(node.kind), node.index
        return 2 if isinstance(node, Call) else 3, 0, node.number


def joined(terms: Sequence[str]) -> str:
    """Terms with their signs as a sum; a plus in front is left out."""
    first, *others = terms
    first = first.removeprefix("+ ") if first.startswith("+") else f"-{first[2:]}"
    return " ".join([first, *others])


def quotient(above: str, below: str, product: bool) -> str:
    """On one line; a denominator that is a product has brackets."""
    return f"{above}/({below})" if product else f"{above}/{below}"
