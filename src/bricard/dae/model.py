"""A differential-algebraic system as its user writes it.

    f_i(t, x, x', x'', ..., parameters) = 0,    i = 1..n,    x = (x_1, ..., x_n)

Derivatives of variables are symbols of their own. The derivative of any other expression is a symbol too,
recorded as a `Shift`: a Taylor series only shifts, so nothing is ever differentiated symbolically.
"""

from __future__ import annotations

import copy
import inspect
import re
from _thread import RLock
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from bricard.checks import as_names, finite_number, fits, members, shown
from bricard.dae.formulas import Shift
from bricard.dae.kinks import Smoothing, jumps
from bricard.dae.structure import Derivative, Structure, derivative_name, listed
from bricard.dae.system import Analysis, analyse_dae
from bricard.errors import ModelError, NonAnalyticError, OptionError, StructureError
from bricard.keeping import Kept
from bricard.symbolic import sx
from bricard.symbolic.expressions import as_expression, check_finite, unchecked_expression

if TYPE_CHECKING:
    from bricard.dae.formulas import Shift
    from bricard.dae.lifting import Lift

Equations = Callable[..., Any]
NAME = re.compile(r"([^\W\d][\w.]*)(?:\[(\d+)\])?")
_ANALYSING = RLock()  # a DAE that threads share is analysed once


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


class Differentiator:
    """The function `der` that equations call: der(x.u, 2) is u''; der(expression) is its time derivative."""

    def __init__(self, t: sx.SX, variables: Sequence[str], parameters: sx.SX) -> None:
        self.symbols: dict[Derivative, sx.SX] = {}
        self.shifts: list[Shift] = []
        self._variables = variables
        self._time = t.element_hash()
        self._constants = {p.element_hash() for p in sx.vertsplit(parameters)} if parameters.numel() else set()
        self._leaves: dict[int, Derivative] = {}
        self._known: dict[int, Shift] = {}
        self._made: dict[tuple[int, int], Shift] = {}

    def symbol(self, variable: int, order: int) -> sx.SX:
        """The symbol of a derivative of a variable."""
        key = (variable, order)
        if key not in self.symbols:
            symbol = sx.SX.sym(derivative_name(self._variables[variable], order))
            self.symbols[key] = symbol
            self._leaves[symbol.element_hash()] = key
        return self.symbols[key]

    def knows(self, symbol: sx.SX) -> bool:
        """Whether a symbol is time, a parameter, a derivative of a variable or of an expression."""
        number = symbol.element_hash()
        return number in self._leaves or number in self._known or number in self._constants or number == self._time

    def with_symbols(
        self, symbols: Mapping[Derivative, sx.SX], variables: Sequence[str] | None = None
    ) -> Differentiator:
        """A copy that knows these symbols, too, and these variables, and goes its own way from here."""
        result = copy.copy(self)
        result._variables = self._variables if variables is None else variables
        for name, value in vars(self).items():
            if isinstance(value, (dict, list)):
                setattr(result, name, value.copy())
        result.symbols.update(symbols)
        result._leaves.update({symbol.element_hash(): key for key, symbol in symbols.items()})
        return result

    def replace_shifts(self, smoothing: Callable[[sx.SX], sx.SX]) -> None:
        """Other expressions in the shifts."""
        if any(jumps(shift.expression) for shift in self.shifts):
            raise NonAnalyticError(
                "der(...) is taken of a jump (sign, or a comparison), which would be an impulse.\n"
                "  Let velocities jump by the action of an event, or by contact."
            )
        self.shifts = [replace(shift, expression=smoothing(shift.expression)) for shift in self.shifts]
        self._known = {shift.symbol.element_hash(): shift for shift in self.shifts}
        self._made = {(shift.expression.element_hash(), shift.order): shift for shift in self.shifts}

    def know_constants(self, symbols: Iterable[sx.SX]) -> None:
        """Further parameters."""
        self._constants = self._constants | {symbol.element_hash() for symbol in symbols}

    def __call__(self, expression: Any, order: int = 1) -> sx.SX:
        if not fits(order, int) or order < 0:
            raise ModelError(f"der(..., {shown(order)}): the order of a derivative is a whole number, 0 or more.")
        order = int(order)
        expression = sx.densify(unchecked_expression(expression, "The argument of der"))
        if expression.numel() != 1:
            parts = [self(one, order) for one in expression.nonzeros()]
            return sx.reshape(sx.vertcat(*parts), *expression.shape)
        return self._scalar(expression, order) if order else expression

    def _scalar(self, expression: sx.SX, order: int) -> sx.SX:
        if expression.is_constant():
            return sx.SX(0)
        if expression.is_symbolic():
            number = expression.element_hash()
            if number in self._leaves:
                variable, present = self._leaves[number]
                return self.symbol(variable, present + order)
            if number == self._time:
                return sx.SX(1 if order == 1 else 0)
            if number in self._constants:
                return sx.SX(0)
            if number in self._known:
                inner = self._known[number]
                return self._scalar(inner.expression, inner.order + order)
        return self._shift(expression, order)

    def _shift(self, expression: sx.SX, order: int) -> sx.SX:
        key = (expression.element_hash(), order)  # the shift keeps the expression, so the hash stays its own
        if key not in self._made:
            from bricard.dae.formulas import Shift

            shift = Shift(sx.SX.sym(f"ddt{len(self.shifts)}"), expression, order)
            self.shifts.append(shift)
            self._made[key] = shift
            self._known[shift.symbol.element_hash()] = shift
        return self._made[key].symbol


class DAE:
    """n equations in n variables and their derivatives, of any order and index.

    variables   names, as a string "u v lam" or a sequence; "q[3]" declares a vector of three
    equations   function (t, x, der) or (t, x, der, p) that returns the residuals, as a sequence or as a
                mapping from names to residuals
    parameters  names and values of constants that can be changed from run to run
    outputs     function like `equations` that returns a mapping from names to further expressions, which
                the solution then knows by name

    >>> dae = DAE("u v lam", lambda t, x, der: [
    ...     der(x.u, 2) + x.lam * x.u,
    ...     der(x.v, 2) + x.lam * x.v - 9.81,
    ...     x.u**2 + x.v**2 - 100])
    >>> dae.structure().index
    3
    """

    def __init__(
        self,
        variables: str | Sequence[str],
        equations: Equations,
        *,
        parameters: Mapping[str, float] | None = None,
        outputs: Equations | None = None,
    ) -> None:
        groups = parse_names(variables)
        self.groups: dict[str, tuple[str, ...]] = {name: tuple(members) for name, members in groups.items()}
        self.variables: tuple[str, ...] = tuple(name for names in groups.values() for name in names)
        self.number: dict[str, int] = {name: j for j, name in enumerate(self.variables)}
        self.parameters: dict[str, float] = check_parameters({} if parameters is None else parameters, self.variables)
        self.t = sx.SX.sym("t")
        self.lifts: tuple[Lift, ...] = ()
        self.tapes: dict[tuple[str, int], Any] = {}  # of outputs that were asked for
        self.programs = Kept()  # with functions of events
        self.modes: frozenset[str] = frozenset()  # parameters that switch on the way
        self.p = sx.vertcat(*[sx.SX.sym(name) for name in self.parameters]) if self.parameters else sx.SX(0, 1)
        der = Differentiator(self.t, self.variables, self.p)
        symbols = iter([der.symbol(j, 0) for j in range(len(self.variables))])
        x = Names("variable", {group: _column(list(islice(symbols, len(names)))) for group, names in groups.items()})
        p = Names(
            "parameter",
            dict(zip(self.parameters, sx.vertsplit(self.p), strict=True)) if self.parameters else {},
        )
        residuals = _call(equations, self.t, x, der, p)
        self.equations, self.residuals = _named_residuals(residuals, len(self.variables))
        self._replace_kinks(der)
        extra = {} if outputs is None else _call(outputs, self.t, x, der, p)
        self.outputs: dict[str, sx.SX] = _named_outputs(extra, self.variables)
        self._derivatives = der
        self._names = (x, p)
        self._check_symbols([self.residuals, *self.outputs.values()])
        self._check_numbers()

    def _replace_kinks(self, der: Differentiator) -> None:
        """Kinks and jumps become modes: parameters that switch on the way."""
        smoothing = Smoothing()
        self.residuals = smoothing(self.residuals)
        der.replace_shifts(smoothing)
        self.kinks = smoothing.kinks
        if self.kinks:
            modes = {kink.name: kink.mode for kink in self.kinks}
            self.modes = frozenset(modes)
            self.parameters |= dict.fromkeys(modes, 1.0)
            self.p = sx.vertcat(self.p, *modes.values())
            der.know_constants(modes.values())

    @property
    def symbols(self) -> Mapping[Derivative, sx.SX]:
        """Symbols of the derivatives that occur, by (variable, order)."""
        return self._derivatives.symbols

    @property
    def shifts(self) -> Sequence[Shift]:
        """Derivatives of expressions that occur."""
        return self._derivatives.shifts

    def structure(self) -> Structure:
        """The structural analysis; print it for the tableau."""
        return self.analysis.structure

    @property
    def analysis(self) -> Analysis:
        """Structure and program, made at first use."""
        if "_analysis" not in self.__dict__:
            with _ANALYSING:
                if "_analysis" not in self.__dict__:
                    self._analysis = analyse_dae(self)
        return self._analysis

    def combined(self) -> DAE:
        """An equivalent system for which the structural analysis succeeds, by combining equations.

        Raises StructureError where no combination with constant factors does it.
        """
        from bricard.dae.combining import combination

        dae = self
        for _ in range(sum(self.analysis.structure.d) + 1):  # every repair lowers a non-negative whole number
            repair = combination(dae.analysis)
            if repair is None:
                return dae
            dae = dae.with_equation(repair.equation, repair.residual, repair.symbols)
        raise StructureError(
            "Combining equations does not make the system Jacobian regular.\n"
            "  Look for equations that follow from the others."
        )

    def lifted(self, large: float = 1e3) -> DAE:
        """The same system with stiff terms as variables, for implicit integrators; its `lifts` tell which.

        large   constants (or parameters) of this size make a term stiff
        """
        from bricard.dae.lifting import lifting

        known = [lift.name for lift in self.lifts]
        found = lifting(self.analysis, finite_number(large, "large", OptionError), known)
        return self._with_lifts(found.residuals, found.lifts) if found.lifts else self

    def _with_lifts(self, residuals: sx.SX, lifts: tuple[Lift, ...]) -> DAE:
        """A copy with further variables and their equations."""
        result, first = copy.copy(self), len(self.variables)
        symbols = {(first + i, 0): lift.symbol for i, lift in enumerate(lifts)}
        result.variables = (*self.variables, *[lift.name for lift in lifts])
        result.number = {name: j for j, name in enumerate(result.variables)}
        result.groups = {**self.groups, **{lift.name: (lift.name,) for lift in lifts}}
        result.equations = (*self.equations, *[lift.name for lift in lifts])
        result.residuals = sx.vertcat(residuals, *[lift.residual for lift in lifts])
        result._derivatives = self._derivatives.with_symbols(symbols, result.variables)
        x, p = self._names
        result._names = (x.extended({lift.name: lift.symbol for lift in lifts}), p)
        result.lifts, result.tapes, result.programs = (*self.lifts, *lifts), {}, Kept()
        result.__dict__.pop("_analysis", None)
        return result

    def tangent(self, directions: str | Iterable[str] | Mapping[str, Mapping[str, float]]) -> DAE:
        """The same system with the derivatives of its solutions along some directions as further variables.

        directions   names: of parameters, or for derivatives with respect to initial values alone such as begin with
                     "start."; or a mapping from any names to the rates of parameters along them

        The derivative of the variable u along the direction l is the variable d.l.u, that of an output likewise.
        Initial values of these are those of the derivatives: d.l.u = 0 where u starts from the same value for all l.
        """
        from bricard.dae.tangent import checked_directions, directional, tangent_name, tangent_symbols

        rates = checked_directions(self, directions)
        symbols = tangent_symbols(self, rates)
        result = copy.copy(self)
        result.variables = (*self.variables, *[tangent_name(d, name) for d in rates for name in self.variables])
        result.number = {name: j for j, name in enumerate(result.variables)}
        result.groups = {**self.groups}
        for d in rates:
            groups = {tangent_name(d, name): members for name, members in self.groups.items()}
            result.groups |= {
                name: tuple(tangent_name(d, one) for one in members) for name, members in groups.items()
            }
        der = result._derivatives = self._derivatives.with_symbols(symbols, result.variables)
        parts = {d: directional(self, symbols, der, k, rates[d]) for k, d in enumerate(rates)}
        result.equations = (*self.equations, *[tangent_name(d, name) for d in rates for name in self.equations])
        result.residuals = sx.vertcat(self.residuals, *[part.residuals for part in parts.values()])
        named = {tangent_name(d, name): one for d, part in parts.items() for name, one in part.outputs.items()}
        result.outputs = {**self.outputs, **named}
        x, p = self._names
        zero = {result.variables[j]: symbol for (j, order), symbol in symbols.items() if order == 0}
        result._names = (x.extended(zero), p)
        result.tapes, result.programs = {}, Kept()
        result.__dict__.pop("_analysis", None)
        return result

    def with_equation(self, number: int, residual: sx.SX, symbols: Mapping[Derivative, sx.SX]) -> DAE:
        """A copy with another residual `number`, an expression of `symbols` that include those of this system."""
        result = copy.copy(self)
        result._derivatives = self._derivatives.with_symbols(symbols)
        result.__dict__.pop("_analysis", None)
        residuals = sx.vertsplit(self.residuals)
        residuals[number] = residual
        result.residuals = sx.vertcat(*residuals)
        return result

    def extended(self) -> DAE:
        """A copy whose `expression` may bring in further symbols without changing this system."""
        result = copy.copy(self)
        result._derivatives = self._derivatives.with_symbols({})
        return result

    def expression(self, function: Equations, what: str = "An expression") -> sx.SX:
        """The one expression that function(t, x, der[, p]) makes."""
        value = self.column(function, what)
        if value.numel() != 1:
            raise ModelError(f"{what} must be one expression, not {value.numel()}.")
        return value

    def column(self, function: Equations, what: str) -> sx.SX:
        """The expressions that function(t, x, der[, p]) makes."""
        x, p = self._names
        value = as_expression(_call(function, self.t, x, self._derivatives, p), what)
        self._check_symbols([value])
        return value

    def _check_symbols(self, expressions: Sequence[sx.SX]) -> None:
        every = [*expressions, *[shift.expression for shift in self.shifts]]
        for symbol in sx.symvar(sx.vertcat(*every)):
            if not self._derivatives.knows(symbol):
                raise ModelError(
                    f"The equations use the symbol '{symbol}', which is not a variable or parameter of this system.\n"
                    "  Declare it as a variable or in `parameters`."
                )

    def _check_numbers(self) -> None:
        """An error that names the equation or output in which a number is not finite."""
        every = [self.residuals, *self.outputs.values(), *[shift.expression for shift in self.shifts]]
        if sx.not_finite(sx.vertcat(*every)) is None:
            return
        for i, name in enumerate(self.equations):
            check_finite(self.residuals[i], f"The equation {name}")
        for name, value in self.outputs.items():
            check_finite(value, f"The output '{name}'")
        for i, shift in enumerate(self.shifts):
            check_finite(shift.expression, f"The argument of der, number {i + 1}")

    def __deepcopy__(self, memo: dict[int, Any]) -> DAE:
        """Itself: nobody changes equations, and symbols are the same ones in every copy."""
        return self

    def __repr__(self) -> str:
        return f"DAE({len(self.variables)} equations in {listed(self.variables)})"


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


def _call(function: Equations, t: sx.SX, x: Names, der: Differentiator, p: Names) -> Any:
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
        if "truth value" not in str(error):
            raise
        raise NonAnalyticError(
            "The equations decide with Python's if, min or max on a variable, which a Taylor series cannot follow.\n"
            "  Write br.when(a < b, x, y), br.minimum(a, b) or br.maximum(a, b), which switch at the exact time."
        ) from error


def _named_residuals(residuals: Any, variables: int) -> tuple[tuple[str, ...], sx.SX]:
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
            f"There are {len(names)} equations for {variables} variables.\n  Return one residual for each variable."
        )
    return tuple(names), _column([sx.vec(sx.densify(value)) for _, value in items])


def _column(parts: list[sx.SX]) -> sx.SX:
    return parts[0] if len(parts) == 1 else sx.vertcat(*parts)


def _named_outputs(outputs: Any, variables: Sequence[str]) -> dict[str, sx.SX]:
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
