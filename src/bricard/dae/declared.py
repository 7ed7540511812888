"""What users declare of a system: names of variables, parameters, and functions that make residuals and outputs."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bricard.checks import as_names, finite_number, members, shown
from bricard.dae.derivatives import Differentiator
from bricard.dae.structure import Derivative
from bricard.errors import ModelError, NonAnalyticError, OptionError
from bricard.facts import counted
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.expressions import unchecked_expression

Equations = Callable[..., Any]
NAME = re.compile(r"([^\W\d][\w.]*)(?:\[(\d+)\])?")


@dataclass(frozen=True, eq=False)
class Symbols:
    """Symbols in which equations are written before there is a DAE of them: it takes them as its own."""

    t: sx.SX
    derivatives: Mapping[Derivative, sx.SX]
    parameters: Mapping[str, sx.SX]


class Names:
    """Symbols by name: `x.u`, `x["u"]`; a vector declared as `q[3]` is `x.q`."""

    def __init__(self, kind: str, symbols: Mapping[str, sx.SX]) -> None:
        self._kind = kind
        self._symbols = dict(symbols)

    def __getattr__(self, name: str) -> sx.SX:
        if name.startswith("__"):
            raise AttributeError(name)
        return self[name]

    def __getitem__(self, name: str) -> sx.SX:
        try:
            return self._symbols[name]
        except (KeyError, TypeError):
            raise ModelError(
                f"The equations use '{name}', which is not a {self._kind} of this system.\n"
                f"  Its {self._kind}s are: {', '.join(self._symbols) or 'none'}."
            ) from None

    def extended(self, symbols: Mapping[str, sx.SX]) -> Names:
        """With further ones."""
        return Names(self._kind, {**self._symbols, **symbols})

    def __iter__(self) -> Iterator[sx.SX]:
        return iter(self._symbols.values())

    def __len__(self) -> int:
        return len(self._symbols)


def parse_names(variables: str | Sequence[str], components: str = "") -> dict[str, list[str]]:
    """Groups of names: u -> [u], q[3] -> [q[0], q[1], q[2]], or [q.x, q.y, q.z] if `components` are letters."""
    words = variables.replace(",", " ").split() if isinstance(variables, str) else _words(variables)
    if not words:
        raise ModelError('A system needs at least one variable: DAE("u v lam", ...).')
    groups: dict[str, list[str]] = {}
    for word in words:
        match = NAME.fullmatch(word)
        if match is None:
            raise ModelError(
                f"{word!r} is not a valid name for a variable; use letters and digits, or q[3] for a vector of 3."
            )
        name, size = match.groups()
        if name in groups:
            raise ModelError(f"The variable '{name}' is declared twice.")
        if size is None:
            groups[name] = [name]
        elif components:
            if not 2 <= int(size) <= len(components):
                raise ModelError(f"'{name}' is a point with {size} components; it must have 2 or {len(components)}.")
            groups[name] = [f"{name}.{letter}" for letter in components[: int(size)]]
        else:
            groups[name] = [f"{name}[{i}]" for i in range(int(size))]
    return groups


def _words(variables: Any) -> tuple[str, ...]:
    try:
        return as_names(variables, "variables")
    except OptionError as error:
        raise ModelError(str(error)) from None


def check_parameters(parameters: Any, variables: Sequence[str]) -> dict[str, float]:
    """Names and values of parameters, none of which is a variable."""
    if not isinstance(parameters, Mapping) or not all(isinstance(name, str) for name in parameters):
        raise ModelError(f"parameters is {shown(parameters)}; it must be a mapping from names to numbers.")
    taken = {*variables, "t"}
    for name in parameters:
        if name in taken:
            raise ModelError(f"The parameter '{name}' has the name of a variable.")
    return {name: finite_number(value, f"The parameter '{name}'", ModelError) for name, value in parameters.items()}


def called(function: Equations, t: sx.SX, x: Names, der: Differentiator, p: Names) -> Any:
    arguments: tuple[Any, ...] = (t, x, der, p)
    if not callable(function):
        raise ModelError(f"{shown(function)} is not a function; give a function (t, x, der) or (t, x, der, p).")
    try:
        required = [p for p in inspect.signature(function).parameters.values() if p.default is p.empty]
    except (TypeError, ValueError):  # of some built-in functions
        required = []
    count = len(required)
    if count not in (3, 4):
        raise ModelError(f"The function takes {count} arguments; it must take (t, x, der) or (t, x, der, p).")
    try:
        return function(*arguments[:count])
    except (TypeError, RuntimeError) as error:  # RuntimeError: where CasADi does the algebra
        if "is not a number" in str(error):
            raise ModelError(
                "The equations take a function of `math`, which needs a number, of a symbol.\n"
                "  Use bricard's, NumPy's or CasADi's functions on symbols."
            ) from error
        if "^" in str(error):
            raise ModelError("The equations use ^, which is not a power in Python.\n  Write u**2.") from error
        if "truth value" not in str(error):
            raise
        raise NonAnalyticError(
            "The equations decide with Python's if, min or max on a variable, which a Taylor series cannot follow.\n"
            "  Write br.when(a < b, x, y), br.minimum(a, b) or br.maximum(a, b), which switch at the exact time."
        ) from error


def named_residuals(residuals: Any, variables: int) -> tuple[tuple[str, ...], sx.SX]:
    if isinstance(residuals, Mapping):
        items = [
            (str(name), unchecked_expression(value, f"The residual '{name}'")) for name, value in residuals.items()
        ]
    elif isinstance(residuals, (Iterable, sx.SX)) and not isinstance(residuals, str):
        values = members(residuals)
        items = [("", unchecked_expression(value, f"Residual {i + 1}")) for i, value in enumerate(values)]
    else:
        raise ModelError(
            f"The equations return {shown(residuals)}; they must return a list or a mapping of residuals."
        )
    names: list[str] = []
    for name, value in items:
        count = value.numel()
        names += [name] if count == 1 else [f"{name}[{i}]" if name else name for i in range(count)]
    names = [name or f"f{i + 1}" for i, name in enumerate(names)]
    if len(names) != variables:
        raise ModelError(
            f"{counted(len(names), 'equation')} for {counted(variables, 'variable')}.\n"
            "  Return one residual for each variable."
        )
    return tuple(names), column_of([sx.vec(sx.densify(value)) for _, value in items])


def column_of(parts: list[sx.SX]) -> sx.SX:
    return parts[0] if len(parts) == 1 else sx.vertcat(*parts)


def named_outputs(outputs: Any, variables: Sequence[str]) -> dict[str, sx.SX]:
    if not isinstance(outputs, Mapping):
        raise ModelError("The function `outputs` must return a mapping from names to expressions.")
    result, taken = {}, set(variables)
    for name, value in outputs.items():
        if NAME.fullmatch(str(name)) is None:
            raise ModelError(f"{name!r} is not a valid name for an output; use letters, digits and dots.")
        if name in taken:
            raise ModelError(f"The output '{name}' has the name of a variable.")
        result[str(name)] = unchecked_expression(value, f"The output '{name}'")
        if result[name].numel() != 1:
            raise ModelError(f"The output '{name}' must be one expression, not {result[name].numel()}.")
    return result
