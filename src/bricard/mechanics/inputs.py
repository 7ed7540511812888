"""Inputs: quantities that are given from outside, in a run as constants or as tables.

In the expressions of a Lagrangian an input stands as the law of a table does, with symbols of its value and of its
derivatives. With a table it is that law. As a constant its value is a parameter, and its derivatives vanish.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricard.checks import did_you_mean, finite_number, shown
from bricard.errors import OptionError
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.tables import ORDERS, Table
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Law:
    """The value of an input where a run gives none, and its law, of which no table is known yet."""

    value: float
    law: Table


def given_inputs(known: Mapping[str, Any], inputs: Any) -> dict[str, Any]:
    """The values of inputs in a run, numbers or (times, values): those that are given go before those known."""
    if inputs is not None and not isinstance(inputs, Mapping):
        raise OptionError(f"inputs is {shown(inputs)}; it must be a mapping from names to numbers or tables.")
    for name in inputs or {}:
        if name not in known:
            raise OptionError(f"There is no input {name!r}.\n  {did_you_mean(str(name), known) or NONE}")
    return {**known, **{name: _value(name, value) for name, value in (inputs or {}).items()}}


NONE = "Define it: Inputs in a file, input() of a Lagrangian."


def _value(name: str, value: Any) -> Any:
    if is_table(value):
        return tuple(value)
    return finite_number(value, f"The input '{name}'", OptionError)


def is_table(value: Any) -> bool:
    """Whether the value of an input is a table: times and values."""
    return isinstance(value, (list, tuple)) and len(value) == 2


def without_rates(system: MechanicalSystem, laws: Sequence[Table]) -> MechanicalSystem:
    """A system whose laws are constants."""
    if not laws:
        return system
    old = [one for law in laws for one in (law.symbols[1:], law.tau)]
    new = [one for _ in laws for one in (sx.SX.zeros(ORDERS - 1), system.t)]
    return system.substituted(old, new)
