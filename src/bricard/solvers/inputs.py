"""What users say about a run, by name, checked and translated: parameters, initial values, events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

import numpy as np

from bricard.checks import as_names, finite_number, members, rate_meant, shown
from bricard.dae.declared import Equations
from bricard.dae.kinks import Smoothing
from bricard.dae.model import DAE
from bricard.dae.structure import Derivative, derivative_name, listed, parse_derivative
from bricard.errors import InitialValueError, OptionError
from bricard.solvers.events import Event
from bricard.symbolic import sx
from bricard.taylor.program import Program


def check_events(events: Event | Iterable[Event]) -> tuple[Event, ...]:
    """One event or several, as a tuple."""
    result = members(events)
    for event in result:
        if not isinstance(event, Event):
            raise OptionError(f"events contains {shown(event)}; wrap the function: Event(function).")
    return result


def watching_program(dae: DAE, events: Sequence[Event], guards: Sequence[Equations] = ()) -> Program:
    """The program that also computes functions of events and guards, from those kept with the DAE, or made."""
    if not events and not guards:
        return dae.analysis.program
    extended, expressions = event_expressions(dae, events)
    expressions += guard_expressions(extended, guards)
    key = (dae, *[one.element_hash() for one in expressions])
    made = dae.programs.made(key, lambda: (expressions, dae.analysis.program_with(expressions, extended)))
    return made[1]  # with the expressions, whose hashes stay theirs as long as they live


def guard_expressions(dae: DAE, guards: Sequence[Equations]) -> list[sx.SX]:
    """Guards as expressions of a DAE, all at once."""

    def every(t: sx.SX, x: Any, der: Any, p: Any) -> sx.SX:
        return sx.vertcat(sx.SX(0, 1), *[guard(t, x, der, p) for guard in guards])

    return list(map(Smoothing(dae.kinks), sx.vertsplit(dae.column(every, "A guard")))) if guards else []


def event_expressions(dae: DAE, events: Sequence[Event]) -> tuple[DAE, list[sx.SX]]:
    """The functions of events as expressions of an extension of the DAE."""
    extended = dae.extended()
    named = [(event.expression, f"Event {event.name or number}") for number, event in enumerate(events)]
    return extended, [extended.expression(*pair) for pair in named]


def chosen_parameters(dae: DAE, changed: Mapping[str, float] | None) -> dict[str, float]:
    """The DAE's parameters, with the changed ones in their places."""
    values = dict(dae.parameters)
    if changed is not None and not isinstance(changed, Mapping):
        raise OptionError(f"parameters is {shown(changed)}; it must be a mapping from names to values.")
    for name, value in (changed or {}).items():
        if name not in values:
            raise OptionError(
                f"'{name}' is not a parameter of this system; they are {listed(list(values)) or 'none'}."
            )
        values[name] = finite_number(value, f"The parameter '{name}'", OptionError)
    return values


def initial_values(dae: DAE, initial: Mapping[str, Any]) -> dict[Derivative, float]:
    """Initial values by variable and order; "q" may give all members of a vector q[3]."""
    if not isinstance(initial, Mapping):
        raise InitialValueError(f"The initial values are {shown(initial)}; give a mapping from names to values.")
    named, result = dae.analysis.named, {}
    for name, value in _by_member(dae, initial).items():
        key = named[name] if name in named else derivative_key(dae, name, "an initial value")
        result[key] = _initial_value(name, value)
    return result


def _initial_value(name: str, value: Any) -> float:
    if type(value) is float and isfinite(value):
        return value
    return finite_number(value, f"The initial value of {name}", InitialValueError)


def _by_member(dae: DAE, initial: Mapping[str, Any]) -> Mapping[str, Any]:
    """{"q": [1, 2]} as {"q[0]": 1, "q[1]": 2}, also for "q'"."""
    if len(dae.groups) == len(dae.variables) and dae.groups.keys() == dae.number.keys():  # no vectors
        return initial
    result = {}
    for name, value in initial.items():
        base = str(name).rstrip("'")
        members = dae.groups.get(base, (base,))
        if members == (base,):
            result[name] = value
            continue
        if isinstance(value, (str, bytes)) or not hasattr(value, "__len__") or len(value) != len(members):
            raise InitialValueError(f"'{name}' needs {len(members)} values, not {shown(value)}.")
        result |= {f"{member}{name[len(base) :]}": v for member, v in zip(members, value, strict=True)}
    return result


def derivative_key(dae: DAE, name: str, role: str) -> Derivative:
    """Variable and order of a name like u'."""
    base, order = parse_derivative(str(name))
    if base not in dae.number:
        meant = rate_meant(base, dae.variables)
        remedy = "" if meant is None else f"\n  A rate has a prime: {meant}'."
        raise InitialValueError(f"'{name}' is {role}, but no variable; they are {listed(dae.variables)}.{remedy}")
    variable = dae.number[base]
    highest = dae.analysis.structure.d[variable]
    if order > highest:
        raise InitialValueError(
            f"'{name}' is {role}, but the equations determine it.\n"
            f"  Give {listed(_names(dae, [(variable, o) for o in range(highest + 1)]))} at most."
        )
    return variable, order


def fixed_values(dae: DAE, fixed: str | Iterable[str], given: Mapping[Derivative, float]) -> frozenset[Derivative]:
    """The initial values that must not be moved."""
    held = frozenset(derivative_key(dae, name, "fixed") for name in as_names(fixed, "fixed"))
    if not held <= given.keys():
        raise InitialValueError(f"Fixed without a value: {listed(_names(dae, held - given.keys()))}.")
    return held


def by_name(dae: DAE, given: Mapping[Derivative, float]) -> dict[str, float]:
    """Initial values by name."""
    return dict(zip(_names(dae, given), given.values(), strict=True))


def by_component(values: Mapping[str, Any], suffix: str) -> dict[str, float]:
    """{"A": (1, 2), "u": 3} as {"A.x": 1, "A.y": 2, "u": 3}, with a suffix to the names."""
    result: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, (list, tuple, np.ndarray)) and np.ndim(np.asarray(value, dtype=object)):
            if len(value) > 3:
                raise InitialValueError(f"'{name}' is given {len(value)} values; a point has 2 or 3.")
            result |= {f"{name}.{axis}{suffix}": v for axis, v in zip("xyz", value, strict=False)}
        else:
            result[f"{name}{suffix}"] = value
    return {name: _initial_value(name, value) for name, value in result.items()}


def _names(dae: DAE, keys: Iterable[Derivative]) -> list[str]:
    return [derivative_name(dae.variables[j], order) for j, order in keys]
