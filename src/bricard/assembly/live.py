"""Live mechanisms: equations in which some parameters are symbols, made once, checked, and run with any values.

A description is read with live numbers for the parameters that are asked for (`bricard.spec.live`), and formulations
form their equations from it as from any other. What takes a live number for a plain one on the way, or decides by it
which coordinates, frames or constraints there are, would give equations that are right for one value only. So each
parameter is checked: the mechanism is built anew with a value that is one percent larger, in numbers, and its
equations must be those of the live one at that value. A parameter that fails is refused by its name.

For a run with other values only what depends on them is found anew: see `prepared`. The check is made once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
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
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.contents import Start
from bricard.mechanism.mechanism import Mechanism
from bricard.solvers.method import Method
from bricard.spec.live import Live
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
        models = mechanism.kept.made(key, lambda: _checked(mechanism, run.start, sorted(names), method))
        return models.prepared(run, method)


def _checked(mechanism: Mechanism, start: Start, names: Sequence[str], method: Method) -> Models:
    """The live models, found to hold for other values too."""
    _check_known(mechanism, names)
    found = _made(replace(mechanism, start=start), names, method)
    for name in names:
        _check(name, found, mechanism, method)
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
    except BricardError as error:
        _models(mechanism, method)  # has its own errors
        if len(names) > 1:
            for name in names:
                _made(mechanism, [name], method)
        raise _refused(names[-1], _first_line(error)) from None


def _models(mechanism: Mechanism, method: Method) -> Models:
    return Models.of(mechanism, method, lambda: natural_model(mechanism))


def live_mechanism(mechanism: Mechanism, names: Sequence[str]) -> Mechanism:
    """The mechanism with symbols for some of its parameters."""
    numbers = {name: Symbolic(float(mechanism.parameters[name]), sx.SX.sym(name)) for name in names}
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
    return system.coordinates, constraints, extras, tables, list(system.outputs), list(system.inputs)


def _values(model: Model, system: MechanicalSystem) -> Iterator[FloatArray]:
    """Energies, forces, constraints, laws, equations, outputs and tables of a system, at some random states."""
    random = Normal(17)
    extras = [one for extra in system.extras for one in (extra.symbol, extra.rate)]
    laws = [one for table in system.tables for one in (table.symbols, table.tau)]
    given = [c.law for c in (*system.holonomic, *system.velocity) if c.law is not None]
    columns = [system.T, system.V, system.R, system.Q, system.C, system.g, sx.vertcat(sx.SX(0, 1), *given)]
    columns += [sx.vertcat(sx.SX(0, 1), *[extra.residual for extra in system.extras]), *system.outputs.values()]
    arguments = [system.t, system.q, system.v, *extras, *laws]
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
