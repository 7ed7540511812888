"""Expressions in numbers, forces and motions: `M*L**2/12`, `-k*(A.x - l) - c*A.x'`.

A name is a letter followed by letters, digits and underscores; it may have dotted parts (`OA.angle`) and primes
(`A.x''` is a second derivative). Operators are + - * / ** with Python's precedence, functions those of
FUNCTIONS and PIECEWISE. Nothing is ever executed: an expression is a tree of the five nodes of bricard.spec.trees.
To add a function: one line in FUNCTIONS.
"""

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from bricard.checks import did_you_mean
from bricard.spec.findings import Finding
from bricard.spec.live import function, is_live
from bricard.spec.parsing import ExpressionError, parse
from bricard.spec.trees import Binary, Call, Name, Node, Number, Unary, fold, plain_number, shape, walk, write

__all__ = [
    "CONSTANTS",
    "FUNCTIONS",
    "LARGEST",
    "SMALLEST",
    "Binary",
    "Call",
    "Expression",
    "ExpressionError",
    "Name",
    "Node",
    "Number",
    "Unary",
    "evaluate",
    "number",
    "parse_expression",
    "resolve_parameters",
    "walk",
]

FUNCTIONS: Mapping[str, int] = {
    **dict.fromkeys("sin cos tan asin acos atan sinh cosh tanh exp log sqrt".split(), 1),
    "atan2": 2,
}
"""number of arguments by name; each is a function of Python's math"""

PIECEWISE: Mapping[str, int] = {"abs": 1, "sign": 1, "min": 2, "max": 2, "if": 3}
"""likewise, of functions with kinks and jumps; if(a < b, x, y) is x where a < b, and y elsewhere"""

_UNIT = "It is a unit, which follows its number without blanks inside, as in 4 N/mm."
LARGEST, SMALLEST = 1e75, 1e-75
"""sizes of numbers: fourth powers are within the range of floats"""

CONSTANTS: Mapping[str, float] = {"pi": math.pi, "d2r": math.pi / 180}

_FLOAT_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **{name: function(name) for name in FUNCTIONS},
    "abs": abs,
    "sign": lambda a: (a > 0) - (a < 0),
    "min": min,
    "max": max,
    "if": lambda excess, a, b: a if excess > 0 else b,
}
_SIGNS: Mapping[str, Callable[[Any], Any]] = {"+": operator.pos, "-": operator.neg}
_OPERATORS: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "**": operator.pow,
    "<": lambda a, b: b - a,  # a comparison is the excess by which it holds
    "<=": lambda a, b: b - a,
    ">": lambda a, b: a - b,
    ">=": lambda a, b: a - b,
}
OTHERWISE = {"fabs": "abs(x)", "sgn": "sign(x)", "step": "if(x > 0, 1, 0)", "heaviside": "if(x > 0, 1, 0)"}
NOT_SMOOTH = ("floor", "ceil", "round", "mod")


NO_NAMES: frozenset[tuple[str, int]] = frozenset()


class Expression:
    """An expression that was read; equal to another with the same tree."""

    def __init__(self, text: str, root: Node) -> None:
        self.text = text
        self.root = root
        self.known: tuple[tuple[Any, ...], float] | None = None  # numbers of its names, and its own: see `number`

    @cached_property
    def names(self) -> frozenset[tuple[str, int]]:
        """All names, each with its number of primes."""
        if plain_number(self.root) is not None:
            return NO_NAMES
        return frozenset((node.name, node.order) for node in walk(self.root) if isinstance(node, Name))

    @cached_property
    def functions(self) -> frozenset[str]:
        """The names of all functions that are called."""
        return frozenset(node.function for node in walk(self.root) if isinstance(node, Call))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Expression):
            return NotImplemented
        if type(self.root) is not type(other.root):
            return False
        if isinstance(self.root, Number) and isinstance(other.root, Number):
            return self.root.value == other.root.value
        return shape(self.root) == shape(other.root)

    def __hash__(self) -> int:
        return hash(shape(self.root))

    def __str__(self) -> str:
        """Normalised text, which parses to the same tree (unless it exceeds the length allowed)."""
        return write(self.root)

    def __repr__(self) -> str:
        return f"parse_expression({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[str], "Expression"], tuple[str]]:
        # The text, because pickling a deep tree exceeds Python's limit of recursion.
        return parse_expression, (self.text,)


def parse_expression(text: str | float | int) -> Expression:
    """Read an expression, or take a number for one.

    Raises ExpressionError.
    """
    if isinstance(text, str):
        return Expression(text, parse(text))
    if isinstance(text, bool):
        raise ExpressionError(0, f"{str(text).lower()} is not a number", "Write a number or an expression.")
    written = _number_text(text)
    value = float(written)
    if not written.startswith("-"):
        return Expression(written, Number(value))
    return Expression(written, Unary("-", Number(-value, column=1)))


def evaluate(
    expression: Expression, lookup: Callable[[Name], Any], functions: Mapping[str, Callable[..., Any]]
) -> Any:
    """The value of an expression on floats, CasADi expressions or arrays alike.

    `lookup` gives the value of every name, those of CONSTANTS included. Raises ExpressionError for functions
    that are not in `functions`, and for a wrong number of arguments.
    """

    def value(node: Node, operands: Sequence[Any]) -> Any:
        if isinstance(node, Number):
            return node.value
        if isinstance(node, Name):
            return lookup(node)
        return _operation(node, functions)(*operands)

    return fold(expression.root, value)


def number(expression: Expression, names: Mapping[str, float]) -> float:
    """The value of an expression of numbers, parameters and CONSTANTS; up to LARGEST, and zero below SMALLEST.

    Parameters may take the names of constants. Raises ExpressionError for unknown names and functions, and
    where the value is not defined.
    """
    return _number(expression, names, names)


def resolve_parameters(
    parameters: Mapping[str, Expression], given: Mapping[str, float] | None = None
) -> tuple[dict[str, float], list[Finding]]:
    """The values of parameters that may refer to each other, and what is wrong with the others.

    A parameter that only refers to a wrong one has no value and no finding of its own. `given` values go before
    expressions.
    """
    given = given or {}
    needs = {name: _referred(expression) & parameters.keys() for name, expression in parameters.items()}
    values: dict[str, float] = dict(given)
    order, findings = _in_order(needs)
    for name in order:
        if name in given or name not in needs or not needs[name] <= values.keys():
            continue
        try:
            values[name] = _number(parameters[name], values, parameters)
        except ExpressionError as error:
            path = ("PhysicalParams", name)
            findings.append(Finding(path, error.finding, error.remedy, error.column))
    return {name: values[name] for name in parameters if name in values}, findings


# ----------------------------------------------------------------------------------------- operations


def _number(expression: Expression, names: Mapping[str, float], known: Iterable[str]) -> float:
    """As `number`; suggestions for misspelt names come from `known`."""
    root = expression.root
    value = names.get(root.name) if type(root) is Name and not root.order else plain_number(root)
    if type(value) is float and SMALLEST <= abs(value) <= LARGEST:
        return value
    given = tuple([names.get(name) for name, _ in expression.names])
    if expression.known is not None and expression.known[0] == given:
        return expression.known[1]
    result = _computed(expression, names, known)
    if all(one is None or (type(one) is float and one != 0) for one in given):  # no live numbers, no signs of zero
        expression.known = given, result
    return result


def _computed(expression: Expression, names: Mapping[str, float], known: Iterable[str]) -> float:
    def value(node: Node, operands: Sequence[float]) -> float:
        if isinstance(node, Number):
            return node.value
        if isinstance(node, Name):
            return _parameter(node, names, known)
        return _finite(node, _operation(node, _FLOAT_FUNCTIONS), operands)

    result = fold(expression.root, value)
    if abs(result) > LARGEST:
        remedy = f"Check the units: numbers up to {LARGEST:g} can be computed with."
        raise ExpressionError(expression.root.column, f"the number {result:.6g} is too large", remedy)
    return result if is_live(result) or abs(result) >= SMALLEST else 0.0


def _operation(node: Call | Unary | Binary, functions: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    if isinstance(node, Binary):
        return _OPERATORS[node.operator]
    return _SIGNS[node.operator] if isinstance(node, Unary) else _function(node, functions)


def _function(call: Call, functions: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    name, given = call.function, len(call.arguments)
    if name not in functions:
        raise ExpressionError(call.column, f"'{name}' is not a function", missing_function(name, functions))
    wanted = FUNCTIONS.get(name, PIECEWISE.get(name, given))
    if given != wanted:
        finding = f"{name} takes {_arguments(wanted)}, not {given}"
        raise ExpressionError(call.column, finding, f"Write {name}({', '.join('abc'[:wanted])}).")
    return functions[name]


def _arguments(count: int) -> str:
    return "1 argument" if count == 1 else f"{count} arguments"


def _parameter(name: Name, names: Mapping[str, float], known: Iterable[str]) -> float:
    if name.order == 0:
        if name.name in names:
            return names[name.name]
        if name.name in CONSTANTS:
            return CONSTANTS[name.name]
    if name.order or "." in name.name:
        finding = f"'{name}' changes with time, and only parameters can be used here"
        raise ExpressionError(name.column, finding, "Use numbers and the names of PhysicalParams.")
    from bricard.spec.units import UNITS

    unit = name.name in UNITS and len(name.name) > 1  # m, s and g are parameters more often
    remedy = _UNIT if unit else did_you_mean(name.name, [*known, *CONSTANTS])
    raise ExpressionError(name.column, f"'{name}' is not a parameter", remedy)


def _finite(node: Call | Unary | Binary, operation: Callable[..., Any], operands: Sequence[float]) -> float:
    """The result of an operation on floats; complex, infinite and undefined ones are refused."""
    try:
        result = operation(*operands)
    except ZeroDivisionError:
        raise ExpressionError(node.column, "division by zero", "Check the values of the parameters.") from None
    except OverflowError:
        result = math.inf
    except ValueError:
        result = math.nan
    if isinstance(result, complex) or math.isnan(result):
        finding = f"{_shown(node, operands)} is not defined"
        raise ExpressionError(node.column, finding, "Check the values of the parameters.")
    if math.isinf(result):
        raise ExpressionError(node.column, f"{_shown(node, operands)} is too large", "Check the units.")
    return result  # type: ignore[no-any-return]


def _shown(node: Call | Unary | Binary, operands: Sequence[float]) -> str:
    values = [f"{operand:.6g}" for operand in operands]
    if isinstance(node, Call):
        return f"{node.function}({', '.join(values)})"
    return f"({values[0]}){node.operator}({values[1]})" if len(values) == 2 else f"{node.operator}{values[0]}"


def _number_text(value: float) -> str:
    try:
        converted = float(value)
    except OverflowError:
        converted = math.inf
    if not math.isfinite(converted):
        raise ExpressionError(0, "the number is not finite", "Write a finite number below 1e75.")
    return repr(converted).removesuffix(".0")


# ----------------------------------------------------------------------------------------- parameters


def _referred(expression: Expression) -> set[str]:
    return {name for name, order in expression.names if order == 0}


def _in_order(needs: dict[str, set[str]]) -> tuple[list[str], list[Finding]]:
    """Each parameter after those that it needs; what depends on itself leaves `needs`, with a finding a cycle."""
    findings: list[Finding] = []
    if not any(needs.values()):
        return list(needs), findings
    from graphlib import CycleError, TopologicalSorter

    while True:
        try:
            return list(TopologicalSorter(needs).static_order()), findings
        except CycleError as error:
            # graphlib lists each before those that need it, and repeats the first at the end.
            cycle = [str(name) for name in reversed(error.args[1])][1:]
            findings.append(_about_cycle(cycle, list(needs)))
            for name in cycle:
                needs.pop(name, None)


def _about_cycle(cycle: list[str], order: list[str]) -> Finding:
    start = cycle.index(min(cycle, key=order.index))
    names = [*cycle[start:], *cycle[:start]]
    through = "" if len(names) == 1 else f" through {', '.join(names[1:])}"
    finding = f"parameter '{names[0]}' depends on itself{through}"
    return Finding(("PhysicalParams", names[0]), finding, "Give one of them a number.")


def missing_function(name: str, known: Iterable[str]) -> str:
    """A remedy for a function that there is not: one that is not smooth is missing on purpose."""
    known = list(known)
    if name.casefold() in OTHERWISE:
        return f"Write {OTHERWISE[name.casefold()]}."
    if name.casefold() not in NOT_SMOOTH:
        return did_you_mean(name, known)
    return (
        f"'{name}' jumps without end and has no Taylor series: write a smooth function, or a sum of if(x > a, 1, 0). "
        f"Known are {', '.join(known)}."
    )
