"""Live mechanisms: equations in which some parameters are symbols, made once, checked, and run with any values.

A description is read with live numbers for the parameters that are asked for (`bricard.spec.live`), and formulations
form their equations from it as from any other. What takes a live number for a plain one on the way, or decides by it
which coordinates, frames or constraints there are, would give equations that are right for one value only. So each
parameter is checked: the mechanism is built anew with a value that is one percent larger, in numbers, and its
equations must be those of the live one at that value. A parameter that fails is refused by its name.

What is decided on the way by comparing live numbers (on which side a rope leaves a pulley, which way around the
corners of a polygon are) holds for values for which all comparisons come out the same. For others there are live
models of their own; where there are none, the mechanism is built in numbers.

For a run with other values only what depends on them is found anew: see `prepared`. The check is made once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.finite import finite_numbers
from bricard.assembly.prepared import FORMULATIONS, Models, Prepared, given_names, prepare, prepare_run
from bricard.checks import did_you_mean
from bricard.errors import BricardError, InitialValueError, OptionError
from bricard.formulations.model import Model
from bricard.formulations.natural.model import natural_model
from bricard.keeping import MOST
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.contents import Start
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.method import Method
from bricard.spec.live import Decision, Live
from bricard.symbolic import sx
from bricard.symbolic._symbolic import Normal

CHANGE = 0.01  # of a parameter's value, or of one where that is zero
STATES = 3
SAME = 1e-11  # relative difference of values that is rounding
ROUNDING = 1e-13  # likewise, of the largest value in a column
AS_NUMBER = "somewhere it enters the equations as a number"
STRUCTURE = "it decides which coordinates, constraints or outputs there are"


class Symbolic(Live):
    """A live number that equations take as an expression, and NumPy as its value."""

    __slots__ = ()

    def __expression__(self) -> Any:
        """The formula: asked for wherever an expression is taken."""
        return self.formula

    def __SX__(self) -> Any:
        """The formula for CasADi's functions."""
        from bricard.symbolic.bridge import to_casadi

        return to_casadi(self.formula)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> FloatArray:
        """The value: an array of numbers has no formulas."""
        return np.array(self.value, dtype=dtype)


def prepare_live(mechanism: Mechanism, run: Mechanism, names: Collection[str], method: Method) -> Prepared:
    """A mechanism with other numbers, made ready to run.

    run     the mechanism with other values of some parameters and inputs, and maybe another start
    names   of the parameters that change from run to run
    """
    if not names:
        return prepare_run(mechanism, run, method)
    if FORMULATIONS[method.coordinates].needs_start:
        raise OptionError(
            f"coordinates={method.coordinates!r} takes no parameters: joints are made for the mechanism as it is.\n"
            "  Build it anew: simulate(m.with_parameters(...))."
        )
    try:
        return _prepared(mechanism, run, frozenset(names), method)
    except InitialValueError:
        return prepare(run, method)  # says what is wrong in the numbers of the run


@finite_numbers()
def _prepared(mechanism: Mechanism, run: Mechanism, names: frozenset[str], method: Method) -> Prepared:
    """By the live models for runs with such a start, from those that are kept, or made and checked."""
    with mechanism.kept.lock:
        key = (names, method.coordinates, method.cut, given_names(run))
        kept = mechanism.kept.made(key, lambda: _Several([_checked(mechanism, run.start, sorted(names), method)]))
        try:
            return kept.for_run(run, names, method).models.prepared(run, method)
        except OptionError:
            return prepare(run, method)


@dataclass(frozen=True, eq=False)
class _Several:
    """Live models of a mechanism by what was decided when they were made, those that were used last first."""

    all: list[_Live]

    def for_run(self, run: Mechanism, names: frozenset[str], method: Method) -> _Live:
        """Those that hold for the values of a run, made of them if there are none."""
        found = next((one for one in self.all if one.holds_for(run.parameters)), None)
        found = found or _checked(run, run.start, sorted(names), method)
        self.all[:] = [found, *[one for one in self.all if one is not found][: MOST - 1]]
        return found


@dataclass(frozen=True, eq=False)
class _Live:
    """Live models, and what was decided when they were made.

    decided   outcomes, of operations on the two columns of `sides`, which is a function of the parameters `names`
    """

    models: Models
    names: tuple[str, ...]
    sides: sx.Function | None
    decided: tuple[Decision, ...]

    def holds_for(self, parameters: Mapping[str, float]) -> bool:
        """Whether all would be decided in the same way with these values."""
        return not self.otherwise(parameters)

    def otherwise(self, parameters: Mapping[str, float]) -> list[Decision]:
        """What would be decided in another way with these values."""
        if self.sides is None:
            return []
        sides = np.array(self.sides([parameters[name] for name in self.names])).reshape(2, -1)
        pairs = zip(self.decided, *sides.tolist(), strict=True)
        return [one for one, first, second in pairs if one.operation(first, second) is not one.outcome]


def _live(models: Models, names: Sequence[str]) -> _Live:
    """Live models; what rounding has decided in them does not count, for it is not what the formulas say."""
    own: dict[str, Any] = {name: models.natural.mechanism.parameters[name] for name in names}
    decided = [*next(iter(own.values())).decided]
    different = {(one.operation, _identity(one.first), _identity(one.second)): one for one in decided}
    found = _with_decisions(models, own, tuple(different.values()))
    doubtful = found.otherwise({name: float(number) for name, number in own.items()})
    if not doubtful:
        return found
    return _with_decisions(models, own, tuple(one for one in found.decided if one not in doubtful))


def _identity(formula: Any) -> Any:
    return formula if isinstance(formula, (int, float)) else id(formula)


def _with_decisions(models: Models, own: Mapping[str, Any], decided: tuple[Decision, ...]) -> _Live:
    if not decided:
        return _Live(models, tuple(own), None, decided)
    symbols = sx.vertcat(*[number.formula for number in own.values()])
    columns = sx.vertcat(*[one.first for one in decided], *[one.second for one in decided])
    return _Live(models, tuple(own), sx.Function("decided", [symbols], [sx.densify(columns)]), decided)


def _checked(mechanism: Mechanism, start: Start, names: Sequence[str], method: Method) -> _Live:
    """The live models, found to hold for other values too."""
    _check_known(mechanism, names)
    found = _live(_made(replace(mechanism, start=start), names, method), names)
    for name in names:
        _check(name, found.models, mechanism, method)
    return found


def _check_known(mechanism: Mechanism, names: Iterable[str]) -> None:
    for name in names:
        if name not in mechanism.parameters:
            remedy = did_you_mean(name, mechanism.parameters) or "Define it under PhysicalParams."
            raise OptionError(f"There is no parameter {name!r}.\n  {remedy}")


def _made(mechanism: Mechanism, names: Sequence[str], method: Method) -> Models:
    """The live models; where there are only such in numbers, the first parameter that prevents others."""
    try:
        return _models(live_mechanism(mechanism, names), method)
    except (BricardError, TypeError) as error:  # of what takes plain numbers only
        _models(mechanism, method)  # has its own errors
        if len(names) > 1:
            for name in names:
                _made(mechanism, [name], method)
        why = AS_NUMBER if isinstance(error, TypeError) else _first_line(error)
        raise _refused(names[-1], why) from None


def _models(mechanism: Mechanism, method: Method) -> Models:
    return Models.of(mechanism, method, lambda: natural_model(mechanism))


def live_mechanism(mechanism: Mechanism, names: Sequence[str]) -> Mechanism:
    """The mechanism with symbols for some of its parameters."""
    decided: list[Decision] = []
    numbers = {name: Symbolic(float(mechanism.parameters[name]), sx.SX.sym(name), decided) for name in names}
    return replace(mechanism.with_symbols(numbers), start=mechanism.start)


# ----------------------------------------------------------------------------------------------- check


def _check(name: str, live: Models, mechanism: Mechanism, method: Method) -> None:
    """An error unless the equations of the live model are those of the mechanism with another value."""
    value = mechanism.parameters[name]
    changed = value + CHANGE * (value or 1.0)
    try:
        new = replace(mechanism.with_values({name: changed}, {}), start=live.natural.mechanism.start)
        built = _models(new, method)
    except BricardError as error:
        raise _refused(name, f"{name} = {changed:.6g} is refused: {_first_line(error)}") from None
    if len(live.all) != len(built.all):
        raise _refused(name, STRUCTURE)
    for one, other in zip(live.all, built.all, strict=True):
        ours, theirs = replace(one, mechanism=new).system(), other.system()
        if _structure(ours) != _structure(theirs) or one.phases != other.phases:
            raise _refused(name, STRUCTURE)
        if not all(_agree(*pair) for pair in zip(_values(one, ours), _values(other, theirs), strict=True)):
            raise _refused(name, AS_NUMBER)


def _refused(name: str, why: str) -> OptionError:
    return OptionError(
        f"The parameter '{name}' cannot be changed without building the equations anew: {why}.\n"
        f"  Build them anew: simulate(m.with_parameters({name}=...))."
    )


def _first_line(error: BricardError) -> str:
    return str(error).splitlines()[0].rstrip(".")


def _structure(system: MechanicalSystem) -> tuple[Any, ...]:
    """The names of all that a system has."""
    constraints = [(c.name, c.law is None) for c in (*system.holonomic, *system.velocity)]
    extras, tables = [extra.name for extra in system.extras], [table.name for table in system.tables]
    switched = [(element.name, len(element.expressions)) for element in system.switched]
    return system.coordinates, constraints, extras, tables, switched, list(system.outputs), list(system.inputs)


def _values(model: Model, system: MechanicalSystem) -> Iterator[FloatArray]:
    """Energies, forces, constraints, laws, equations, contacts, outputs and tables of a system at random states."""
    random = Normal(17)
    extras = [one for extra in system.extras for one in (extra.symbol, extra.rate)]
    laws = [one for table in system.tables for one in (table.symbols, table.tau)]
    given = [c.law for c in (*system.holonomic, *system.velocity) if c.law is not None]
    columns = [system.T, system.V, system.R, system.Q, system.C, system.g, sx.vertcat(sx.SX(0, 1), *given)]
    columns += [sx.vertcat(sx.SX(0, 1), *[extra.residual for extra in system.extras]), *system.outputs.values()]
    columns += [one for element in system.switched for one in element.expressions]
    arguments = [system.t, system.q, system.v, system.lam, *extras, *laws]
    function = sx.Function("all", [*arguments, system.p], [sx.densify(column) for column in columns])
    for _ in range(STATES):
        state = [random.draw(one.numel()) for one in arguments]
        phases = dict(zip(model.phases, random.draw(len(model.phases)), strict=True))
        yield from (np.array(one) for one in function(*state, list({**system.parameters, **phases}.values())))
    for table in system.tables:
        yield from (table.times, table.pieces)


def _agree(one: FloatArray, other: FloatArray) -> bool:
    largest = np.max(np.abs(other), initial=0.0, where=np.isfinite(other))
    return one.shape == other.shape and bool(
        np.allclose(one, other, rtol=SAME, atol=ROUNDING * float(largest), equal_nan=True)
    )
