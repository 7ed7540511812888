"""A differential-algebraic system as its user writes it.

f_i(t, x, x', x'', ..., parameters) = 0,    i = 1..n,    x = (x_1, ..., x_n)
"""

from __future__ import annotations

import copy
from _thread import RLock
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from bricard.checks import finite_number
from bricard.dae.declared import (
    Equations,
    Names,
    Symbols,
    called,
    check_parameters,
    column_of,
    named_outputs,
    named_residuals,
    parse_names,
)
from bricard.dae.derivatives import Differentiator
from bricard.dae.kinks import Smoothing
from bricard.dae.structure import Derivative, Structure, listed
from bricard.dae.system import Analysis, analyse_dae, analyse_tangent
from bricard.errors import ModelError, OptionError, StructureError
from bricard.facts import Fact, Telling, counted, valued
from bricard.keeping import Kept, without_collection
from bricard.symbolic import sx
from bricard.symbolic.expressions import as_expression, check_finite

if TYPE_CHECKING:
    from bricard.dae.formulas import Shift
    from bricard.dae.lifting import Lift

_ANALYSING = RLock()  # a DAE that threads share is analysed once


class DAE(Telling):
    """n equations in n variables and their derivatives, of any order and index.

    variables   names, as a string "u v lam" or a sequence; "q[3]" declares a vector of three
    equations   function (t, x, der) or (t, x, der, p) that returns the residuals, as a sequence or as a
                mapping from names to residuals
    parameters  names and values of constants that can be changed from run to run
    outputs     function like `equations` that returns a mapping from names to further expressions, which
                the solution then knows by name
    symbols     in which the equations are written already

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
        symbols: Symbols | None = None,
    ) -> None:
        given = Symbols(sx.SX.sym("t"), {}, {}) if symbols is None else symbols
        groups = parse_names(variables)
        self.groups: dict[str, tuple[str, ...]] = {name: tuple(members) for name, members in groups.items()}
        self.variables: tuple[str, ...] = tuple(name for names in groups.values() for name in names)
        self.number: dict[str, int] = {name: j for j, name in enumerate(self.variables)}
        self.parameters: dict[str, float] = check_parameters({} if parameters is None else parameters, self.variables)
        self.t = given.t
        self.lifts: tuple[Lift, ...] = ()
        self.tapes: dict[tuple[str, int], Any] = {}  # of outputs that were asked for
        self.programs = Kept()  # with functions of events; tapes of what is watched
        self.modes: frozenset[str] = frozenset()  # parameters that switch on the way
        self.of: DAE | None = None  # of a tangent: the equations themselves
        self.directions: Mapping[str, Mapping[str, float]] = {}  # and rates of parameters along its directions
        self._tangents: tuple[Analysis, list[sx.SX]] | None = None  # and how their Jacobian changes
        known = given.parameters
        constants = [known[name] if name in known else sx.SX.sym(name) for name in self.parameters]
        self.p = sx.vertcat(*constants) if constants else sx.SX(0, 1)
        der = Differentiator(self.t, self.variables, self.p, given.derivatives)
        own = iter([der.symbol(j, 0) for j in range(len(self.variables))])
        x = Names("variable", {group: column_of(list(islice(own, len(names)))) for group, names in groups.items()})
        p = Names(
            "parameter",
            dict(zip(self.parameters, sx.vertsplit(self.p), strict=True)) if self.parameters else {},
        )
        residuals = called(equations, self.t, x, der, p)
        self.equations, self.residuals = named_residuals(residuals, len(self.variables))
        self._replace_kinks(der)
        extra = {} if outputs is None else called(outputs, self.t, x, der, p)
        self.outputs: dict[str, sx.SX] = named_outputs(extra, self.variables)
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
    def symbols(self) -> dict[Derivative, sx.SX]:
        """Symbols of the derivatives that occur, by (variable, order)."""
        return self._derivatives.symbols

    @property
    def shifts(self) -> Sequence[Shift]:
        """Derivatives of expressions that occur."""
        return self._derivatives.shifts

    @property
    def leaves(self) -> dict[int, Derivative]:
        """What the symbols of derivatives stand for, by their hashes."""
        return self._derivatives.leaves

    @property
    def shift_of(self) -> Mapping[int, Shift]:
        """What the symbols of shifts stand for, by their hashes."""
        return self._derivatives.shift_of

    def structure(self) -> Structure:
        """The structural analysis; print it for the tableau."""
        return self.analysis.structure

    @property
    def analysis(self) -> Analysis:
        """Structure and program, made at first use."""
        if "_analysis" not in self.__dict__:
            with _ANALYSING:
                if "_analysis" not in self.__dict__:
                    self._analysis = self._analysed()
        return self._analysis

    @without_collection(within=True)
    def _analysed(self) -> Analysis:
        if self._tangents is None:
            return analyse_dae(self)
        of, changes = self._tangents
        return analyse_tangent(of, self, changes)

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
        result._tangents = None
        return result

    def tangent(self, directions: str | Iterable[str] | Mapping[str, Mapping[str, float]]) -> DAE:
        """The same system with the derivatives of its solutions along some directions as further variables.

        directions   names: of parameters, or for derivatives with respect to initial values alone such as begin with
                     "start."; or a mapping from any names to the rates of parameters along them

        The derivative of the variable u along the direction l is the variable d.l.u, that of an output likewise.
        Initial values of these are those of the derivatives: d.l.u = 0 where u starts from the same value for all l.
        """
        from bricard.dae.tangent import Differentiation, checked_directions, tangent_name, tangent_symbols

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
        entries = sx.SX(0, 1) if self._tangents else self.analysis.jacobian.entries
        parts = Differentiation(self, entries, symbols, der).along(rates)
        result.equations = (*self.equations, *[tangent_name(d, name) for d in rates for name in self.equations])
        result.residuals = sx.vertcat(self.residuals, *[part.residuals for part in parts.values()])
        named = {tangent_name(d, name): one for d, part in parts.items() for name, one in part.outputs.items()}
        result.outputs = {**self.outputs, **named}
        x, p = self._names
        zero = {result.variables[j]: symbol for (j, order), symbol in symbols.items() if order == 0}
        result._names = (x.extended(zero), p)
        result.tapes, result.programs = {}, Kept()
        result.__dict__.pop("_analysis", None)
        result.of, result.directions = self, rates
        result._tangents = None if self._tangents else (self.analysis, [part.jacobian for part in parts.values()])
        return result

    def with_equation(self, number: int, residual: sx.SX, symbols: Mapping[Derivative, sx.SX]) -> DAE:
        """A copy with another residual `number`, an expression of `symbols` that include those of this system."""
        result = copy.copy(self)
        result._derivatives = self._derivatives.with_symbols(symbols)
        result.__dict__.pop("_analysis", None)
        result._tangents = None
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
        value = as_expression(called(function, self.t, x, self._derivatives, p), what)
        self._check_symbols([value])
        return value

    def _check_symbols(self, expressions: Sequence[sx.SX]) -> None:
        every = [*expressions, *[shift.expression for shift in self.shifts]]
        symbol = self._derivatives.unknown(sx.vertcat(*every))
        if symbol is not None:
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
        return f"DAE({counted(len(self.variables), 'equation')} in {listed(self.variables)})"

    def _facts(self) -> Iterator[Fact]:
        yield "variables", self.variables
        yield "equations", self.equations
        yield "parameters", valued({name: value for name, value in self.parameters.items() if name not in self.modes})
        yield "outputs", list(self.outputs)
        if "_analysis" in self.__dict__:
            structure = self.structure()
            yield "structure", f"index {structure.index}, {structure.dof} degrees of freedom"
