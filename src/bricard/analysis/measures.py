"""Numbers that are asked of curves, as texts: `end(theta)`, `max(B.x) - min(B.x)`, `rms(motor.theta)/l`.

A formula has the names, operators and functions of MechSpec. Inside of one of the words of FUNCTIONALS stands a
curve: over time in a motion, over positions in kinematics. Outside there are numbers: parameters and what these words
give. A formula without such a word is a curve itself.

`Curves` are those of a motion. Its values may be complex: then the imaginary part of a measure is its derivative in
the direction of the imaginary parts of the values, exact to rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import did_you_mean, shown
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.spec.expressions import CONSTANTS, Expression, ExpressionError, evaluate, parse_expression
from bricard.spec.trees import Binary, Call, Name, Node, Unary, fold, walk

FUNCTIONALS = ("start", "end", "at", "max", "min", "mean", "rms", "integral", "sum")
FINER = 8  # points that are looked at in a step, for extrema
GAUSS = np.polynomial.legendre.leggauss(12)
FOUND = "measure."  # names of what was found for parts of a formula
Reduce = Callable[[str, list[Expression], Mapping[str, Any]], Any]  # (word, arguments, what was found) -> a number


def measure(text: object, what: str) -> Expression:
    """The formula of a measure."""
    if not isinstance(text, (str, int, float)) or isinstance(text, bool):
        raise OptionError(f"{what} is {shown(text)}; it must be a text such as 'max(B.x)'.")
    try:
        return parse_expression(text)
    except ExpressionError as error:
        raise OptionError(f"{what} '{text}': {error.finding}.\n  {error.remedy}") from None


def is_number(formula: Expression) -> bool:
    """Whether a formula has a word that makes a number of a curve."""
    return any(is_functional(node) for node in walk(formula.root))


def is_functional(node: Node) -> bool:
    """Whether a node is a word that makes a number of a curve; max and min of two values are not."""
    if not isinstance(node, Call) or node.function not in FUNCTIONALS:
        return False
    return node.function == "at" or len(node.arguments) == 1


def reduced(formula: Expression, reduce: Reduce) -> tuple[Expression, dict[str, Any]]:
    """A formula of numbers alone, with names for what was found for its curves."""
    found: dict[str, Any] = {}

    def rebuilt(node: Node, operands: Any) -> Node:
        match node:
            case Call() if is_functional(node):
                name = f"{FOUND}{len(found)}"
                found[name] = reduce(node.function, [Expression(formula.text, one) for one in operands], found)
                return Name(name, column=node.column)
            case Call():
                return Call(node.function, tuple(operands), node.column)
            case Unary():
                return Unary(node.operator, operands[0], node.column)
            case Binary():
                return Binary(node.operator, operands[0], operands[1], node.column)
        return node

    return Expression(formula.text, fold(formula.root, rebuilt)), found


@dataclass(frozen=True, eq=False)
class Curves:
    """Curves of a motion.

    values  of a name at times, (times,) or (components, times)
    steps   times between which all curves are smooth
    known   numbers by name: parameters
    """

    values: Callable[[str, FloatArray], Any]
    steps: FloatArray
    known: Mapping[str, Any]

    def number(self, formula: Expression) -> Any:
        """The value of a measure."""
        outer, found = reduced(formula, self._reduce)
        value = np.asarray(self._at(outer, None, found))
        if value.ndim:
            raise OptionError(
                f"'{formula.text}' is not a number.\n  Ask for a component, or for its length: norm(...)."
            )
        return value[()]

    def curve(self, formula: Expression, t: FloatArray) -> Any:
        """The values of a formula at times."""
        outer, found = reduced(formula, self._reduce)
        return self._at(outer, t, found)

    def _reduce(self, word: str, arguments: list[Expression], found: Mapping[str, Any]) -> Any:
        if word == "at" and len(arguments) != 2:
            raise OptionError("at takes a formula and a time, as in at(B.x, 0.5).")

        def values(t: FloatArray) -> Any:
            curve = self._at(arguments[0], t, found)
            return curve if np.ndim(curve) else np.full(t.shape, curve)

        match word:
            case "start" | "end":
                return values(self.steps[[0 if word == "start" else -1]])[..., 0]
            case "at":
                return values(np.array([float(self._at(arguments[1], None, found))]))[..., 0]
            case "max" | "min":
                return values(_extreme(values, self.steps, 1 if word == "max" else -1))[..., 0]
            case "integral":
                return _integral(values, self.steps)
            case "mean":
                return _integral(values, self.steps) / (self.steps[-1] - self.steps[0])
            case "rms":
                return np.sqrt(_integral(lambda t: values(t) ** 2, self.steps) / (self.steps[-1] - self.steps[0]))
        raise OptionError("sum is for positions.\n  Over time write integral(...) or mean(...).")

    def _at(self, formula: Expression, t: FloatArray | None, found: Mapping[str, Any]) -> Any:
        """The value of a formula at times; without times, of numbers alone."""

        def lookup(name: Name) -> Any:
            for known in (found, self.known, CONSTANTS):
                if name.name in known and not name.order:
                    return known[name.name]
            if t is None:
                raise OptionError(_outside(formula, name, self.known))
            return t if str(name) == "t" else self.values(str(name), t)

        try:
            return evaluate(formula, lookup, FUNCTIONS)
        except ExpressionError as error:
            raise OptionError(f"'{formula.text}': {error.finding}.\n  {error.remedy}") from None


def _outside(formula: Expression, name: Name, known: Mapping[str, Any]) -> str:
    remedy = f"Write max({name}), end({name}), mean({name}) or another word of {', '.join(FUNCTIONALS)}."
    near = did_you_mean(name.name, known)
    return f"'{formula.text}': '{name}' is not a number.\n  {near if 'mean' in near else remedy}"


def _integral(values: Callable[[FloatArray], Any], steps: FloatArray) -> Any:
    nodes, weights = GAUSS
    half = np.diff(steps)[:, None] / 2
    t = steps[:-1, None] + half * (1 + nodes)
    return np.sum(values(t.ravel()) * (half * weights).ravel())


def _extreme(values: Callable[[FloatArray], Any], steps: FloatArray, sign: int) -> FloatArray:
    """The time of the largest (smallest) value."""
    from scipy.optimize import minimize_scalar

    parts = np.arange(FINER) / FINER
    t = np.append((steps[:-1, None] + np.diff(steps)[:, None] * parts).ravel(), steps[-1])
    best = int(np.argmax(sign * np.real(values(t))))
    bounds = t[max(best - 1, 0)], t[min(best + 1, len(t) - 1)]

    def minus(s: float) -> float:
        return float(-sign * np.real(values(np.array([s]))[0]))

    found = minimize_scalar(
        minus, bounds=bounds, method="bounded", options={"xatol": 1e-10 * (bounds[1] - bounds[0])}
    )
    return np.array([found.x if found.fun < minus(t[best]) else t[best]])


# -- functions, of complex values too ------------------------------------------------------------------------------


def _size(a: Any) -> Any:
    return np.where(np.real(a) < 0, -a, a)


def _atan2(y: Any, x: Any) -> Any:
    angle = np.arctan2(np.real(y), np.real(x))
    if not (np.iscomplexobj(y) or np.iscomplexobj(x)):
        return angle
    turned = (np.real(x) * np.imag(y) - np.real(y) * np.imag(x)) / (np.real(x) ** 2 + np.real(y) ** 2)
    return angle + 1j * turned


def _dot(a: Any, b: Any) -> Any:
    return np.sum(np.asarray(a) * np.asarray(b), axis=0)


def _norm(a: Any) -> Any:
    return np.sqrt(_dot(a, a))


def _cross(a: Any, b: Any) -> Any:
    if len(a) == 2:
        return a[0] * b[1] - a[1] * b[0]
    return np.stack([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    **{name: getattr(np, name) for name in "sin cos tan sinh cosh tanh exp log sqrt".split()},
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": _atan2,
    "abs": _size,
    "sign": lambda a: np.sign(np.real(a)),
    "min": lambda a, b: np.where(np.real(a) <= np.real(b), a, b),
    "max": lambda a, b: np.where(np.real(a) >= np.real(b), a, b),
    "if": lambda excess, a, b: np.where(np.real(excess) > 0, a, b),
    "distance": lambda a, b: _norm(b - a),
    "dot": _dot,
    "cross": _cross,
    "norm": _norm,
}
