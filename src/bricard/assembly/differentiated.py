"""A mechanism made ready for a run with derivatives: its live parameters, and how its start changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from bricard.assembly.live import Symbolic, prepare_live
from bricard.assembly.prepared import Prepared, prepare_run
from bricard.assembly.start import Starter
from bricard.assembly.start_tangents import Changes, directions_at
from bricard.checks import did_you_mean
from bricard.dae.tangent import START
from bricard.errors import OptionError
from bricard.mechanics.inputs import is_table
from bricard.mechanism.mechanism import Mechanism
from bricard.solvers.method import Method
from bricard.spec.live import Live
from bricard.symbolic import sx

GIVEN = frozenset({"t0", "positions", "velocities"})  # words of ProblemData


def prepare_differentiated(
    described: Mechanism, run: Mechanism, parameters: tuple[str, ...], wrt: tuple[str, ...], method: Method
) -> Prepared:
    """A mechanism ready to run with derivatives with respect to `wrt`: parameters, inputs, start.<given value>."""
    _check_known(run, wrt)
    run = _with_rates(described, run, wrt, method)
    own = [name for name in wrt if name in run.parameters]
    ready = prepare_live(described, run, tuple(dict.fromkeys([*parameters, *own])), method)
    for name in own:
        if name not in ready.system.parameters:  # the equations were made in numbers
            raise OptionError(
                f"At {name} = {run.parameters[name]:g} the equations are others than around it, so that there are no "
                f"derivatives with respect to '{name}'.\n  Choose another value for it."
            )
    changes, found_here = [_changes(run, name) for name in wrt], method.coordinates == "natural"
    return replace(ready, directions=directions_at(ready, changes, found_here))


def _check_known(run: Mechanism, wrt: tuple[str, ...]) -> None:
    start = run.start
    known = [*run.parameters, *[name for name, value in run.inputs.items() if not is_table(value)]]
    known += [f"{START}{name}" for name in start.positions]
    rates = [f"{START}{name}'" for name in (*start.velocities, *start.positions)]
    for name in wrt:
        if name not in known and not (name.startswith(START) and name.endswith("'")):
            given = f"\n  Give a value for it at the start: positions={{{name.removeprefix(START)!r}: ...}}."
            remedy = did_you_mean(name, [*known, *rates])
            found = remedy if remedy.startswith("Did") or not name.startswith(START) else given.strip()
            raise OptionError(f"There is no parameter, and no given start value, {name!r}.\n  {found}")


def _with_rates(described: Mechanism, run: Mechanism, wrt: tuple[str, ...], method: Method) -> Mechanism:
    """The mechanism with those velocities given, too, with respect to which it is differentiated, as they are."""
    rates = [name.removeprefix(START)[:-1] for name in wrt if name.startswith(START) and name.endswith("'")]
    missing = [name for name in rates if name not in run.start.velocities]
    if not missing:
        return run
    starter = Starter(prepare_run(described, run, replace(method, coordinates="natural")).model)
    for name in missing:
        if not starter.knows(name):
            raise OptionError(f"There is no quantity {name!r} whose velocity could be given at the start.")
    ready = prepare_run(described, run, replace(method, coordinates="natural"))
    y = np.concatenate([ready.start.q, list(ready.start.phases.values())])
    column = sx.densify(sx.vertcat(*[starter.rate(name) for name in missing]))
    (found,) = starter.evaluation(("rates", *missing), lambda: [column]).dense(
        y, ready.start.v, starter.known_at(starter.t)
    )
    return run.starting(velocities=dict(zip(missing, found.ravel().tolist(), strict=True)))


def _changes(run: Mechanism, name: str) -> Changes:
    """What a name changes directly."""
    if not name.startswith(START):
        if name not in run.parameters:
            return Changes(name, {name: 1.0}, {}, {})
        return Changes(name, {name: 1.0}, *_given_rates(run, name))
    own = name.removeprefix(START)
    if own.endswith("'"):
        return Changes(name, {}, {}, {own[:-1]: 1.0})
    return Changes(name, {}, {own: 1.0}, {})


def _given_rates(run: Mechanism, name: str) -> tuple[dict[str, float], dict[str, float]]:
    """How given positions and velocities change with a parameter, where they are formulas of it."""
    if GIVEN.isdisjoint(run.sections_with(name)):
        return {}, {}
    symbol, value = sx.SX.sym(name), float(run.parameters[name])
    start = run.with_symbols({name: Symbolic(value, symbol)}).start
    begins: object = start.t0
    if isinstance(begins, Live):
        raise OptionError(f"The time of the start changes with '{name}'.\n  Give t0 as a number for derivatives.")
    return _slopes(start.positions, symbol, value), _slopes(start.velocities, symbol, value)


def _slopes(given: Mapping[str, object], symbol: sx.SX, value: float) -> dict[str, float]:
    live = {name: sx.SX(one.formula) for name, one in given.items() if isinstance(one, Live)}
    if not live:
        return {}
    slopes = sx.Function("slopes", [symbol], [sx.densify(sx.jacobian(sx.vertcat(*live.values()), symbol))])(value)
    return dict(zip(live, np.array(slopes, dtype=float).ravel().tolist(), strict=True))
