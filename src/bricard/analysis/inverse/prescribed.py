"""A mechanism whose motion is prescribed: laws become motions of its description, actuators inputs of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bricard.analysis.kinematics.bare import check_formula, drive_entry, variables
from bricard.assembly.prepared import prepare
from bricard.checks import did_you_mean, fits, shown
from bricard.dae.structure import listed
from bricard.errors import InitialValueError, OptionError
from bricard.formulations.world import drive_name
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.records import dataclass
from bricard.spec.names import AXES, is_name

LENGTH = re.compile(r"\s*distance\(\s*(\w+)\s*,\s*(\w+)\s*\)\s*")
TABLE = "path"
DRIVE = drive_name("")


@dataclass(frozen=True)
class Laws:
    """What is prescribed: formulas by name, the tables that they use, and the span of these."""

    formulas: Mapping[str, str]
    tables: Mapping[str, Mapping[str, list[float]]]

    @property
    def span(self) -> tuple[float, float] | None:
        """The times that all tables have."""
        if not self.tables:
            return None
        times = [table["t"] for table in self.tables.values()]
        return max(one[0] for one in times), min(one[-1] for one in times)


def laws_of(mechanism: Mechanism, motion: Any, what: str) -> Laws:
    """What is prescribed, read and checked: {"theta": "20*t"}, {"theta": (times, values)}, {"P": (x, y)}."""
    if not isinstance(motion, Mapping) or not motion:
        raise OptionError(f"{what} is {shown(motion)}; it must be a mapping, as in {what}={{'theta': '20*t'}}.")
    formulas: dict[str, str] = {}
    tables: dict[str, Any] = {}
    for name, law in motion.items():
        for one, own in _by_component(mechanism, name, law, what).items():
            if isinstance(own, str):
                formulas[one] = own
            else:
                table = f"{TABLE}{len(tables)}_"
                tables[table] = own
                formulas[one] = f"{table}(t)"
    return Laws(formulas, tables)


def _by_component(mechanism: Mechanism, name: Any, law: Any, what: str) -> dict[str, Any]:
    """Laws of numbers: those of a point or vector by component."""
    if not isinstance(name, str):
        raise OptionError(f"{what} has the name {shown(name)}; it must be a text.")
    moving = {one for body in mechanism.bodies.values() for one in body.members}
    axes = AXES[: mechanism.dimension]
    if name not in moving:
        check_formula(mechanism, name, what)
        return {name: _law(law, name, what)}
    if mechanism.is_ground(name):
        raise OptionError(f"{what} of '{name}': it is fixed and cannot move.")
    if isinstance(law, Sequence) and len(law) == len(axes) and all(isinstance(one, (str, int, float)) for one in law):
        return {f"{name}.{axis}": _law(one, name, what) for axis, one in zip(axes, law, strict=True)}
    times, rows = _table(law, name, what)
    if rows.shape != (len(times), len(axes)):
        raise OptionError(
            f"{what} of '{name}' has values of the shape {rows.shape}; they must be ({len(times)}, {len(axes)})."
        )
    return {f"{name}.{axis}": _rows(times, rows[:, i], name) for i, axis in enumerate(axes)}


def _law(law: Any, name: str, what: str) -> Any:
    """A formula, or the rows of a table."""
    if isinstance(law, str):
        return law
    if fits(law, float):
        return repr(float(law))
    times, values = _table(law, name, what)
    if values.ndim != 1:
        raise OptionError(f"{what} of '{name}' must have one value for each time.")
    return _rows(times, values, name)


def _table(law: Any, name: str, what: str) -> tuple[Any, Any]:
    try:
        times, values = (np.asarray(one, dtype=float) for one in law)
    except (TypeError, ValueError):
        raise OptionError(
            f"{what} of '{name}' is {shown(law)}; it must be a formula of t, or a table (times, values)."
        ) from None
    if times.ndim != 1 or len(times) != len(values) or not (np.isfinite(times).all() and np.isfinite(values).all()):
        raise OptionError(f"{what} of '{name}': a table has as many finite values as times.")
    return times, values


def _rows(times: Any, values: Any, name: str) -> dict[str, list[float]]:
    if len(times) < 4 or np.any(np.diff(times) <= 0):
        raise OptionError(f"The table of '{name}' must have at least four rows, with times that increase.")
    return {"t": times.tolist(), "values": values.tolist()}


def prescribed(mechanism: Mechanism, laws: Laws, actuators: Mapping[str, str]) -> Mechanism:
    """The mechanism with these motions, and with inputs for actuators (names by what they act on)."""
    data = plain(mechanism.document)
    driven = {drive.of.text if drive.of else name: name for name, drive in mechanism.drives.items()}
    own = dict(data.get("Motions") or {})
    for name, formula in laws.formulas.items():
        own.pop(driven.get(name, ""), None)
        entry, words = drive_entry(mechanism, name, formula)
        own[entry] = words
    data = {**data, "Motions": own, "Tables": {**(data.get("Tables") or {}), **laws.tables}}
    for on, name in actuators.items():
        data = _with_actuator(data, mechanism, on, name)
    return Mechanism.from_data(data)


def _with_actuator(data: dict[str, Any], mechanism: Mechanism, on: str, name: str) -> dict[str, Any]:
    """With an input that is the force or torque of an actuator."""
    inputs = {**(data.get("Inputs") or {}), name: 0}
    if on in mechanism.inputs:
        return {**data, "Inputs": inputs}
    section, words = _acting(mechanism, on, name)
    forces = dict(data.get("AppliedForces") or {})
    forces[section] = {**(forces.get(section) or {}), f"of_{name}": words}
    return {**data, "Inputs": inputs, "AppliedForces": forces}


def _acting(mechanism: Mechanism, on: str, name: str) -> tuple[str, dict[str, Any]]:
    """The entry of a force or torque on an angle, slide, part of the plane, component or length."""
    base, _, axis = on.rpartition(".")
    points = {one for body in mechanism.bodies.values() for one in body.points} | set(mechanism.ground)
    length = LENGTH.fullmatch(on)
    if on in mechanism.quantities or (mechanism.dimension == 2 and on in mechanism.bodies):
        return "Torques", {"on": on, "torque": name}
    if base in points and axis in AXES[: mechanism.dimension]:
        return "Forces", {"at": base, "force": [name if one == axis else 0 for one in AXES[: mechanism.dimension]]}
    if length and {*length.groups()} <= points:
        first, last = length.groups()
        along = [f"{name}*({last}.{one} - {first}.{one})/distance({first}, {last})" for one in AXES]
        return "Forces", {"at": last, "against": first, "force": along[: mechanism.dimension]}
    known = [*mechanism.quantities, *mechanism.inputs, *mechanism.bodies, *variables(mechanism)]
    raise OptionError(
        f"by: nothing can act on '{on}'.\n  {did_you_mean(on, known)} "
        "An actuator acts on an angle, a slide, a component such as A.x, distance(A, B), or is an input."
    )


def actuators_of(mechanism: Mechanism, by: Any) -> dict[str, str]:
    """The actuators that are asked for: their names, by what they act on."""
    if by is None:
        return {}
    if isinstance(by, str) or (isinstance(by, Sequence) and all(isinstance(one, str) for one in by)):
        names = [by] if isinstance(by, str) else by
        by = {one: one if one in mechanism.inputs else f"motor_{_clean(one)}" for one in names}
    if not fits(by, Mapping[str, str]) or not by:
        raise OptionError(f"by is {shown(by)}; it must name actuators by what they act on: {{'theta': 'motor'}}.")
    found = {on: on if on in mechanism.inputs else name for on, name in by.items()}
    taken = {*mechanism.parameters, *mechanism.quantities, *mechanism.outputs, *mechanism.tables, "t"}
    for on, name in found.items():
        if not is_name(name) or name in taken or list(found.values()).count(name) > 1:
            raise OptionError(f"by: '{name}' is not a free name for the actuator on '{on}'.\n  Choose another one.")
    return found


def _clean(name: str) -> str:
    return re.sub(r"\W+", "_", name).strip("_")


def check_determined(mechanism: Mechanism, laws: Laws, made: Mechanism, coordinates: str) -> None:
    """As many motions as freedoms, or an error that says what to add or to leave out."""
    try:
        ready = prepare(made, coordinates)
    except InitialValueError:
        _check_not_more(mechanism, made)
        raise
    if any(one.name.startswith(DRIVE) for one in ready.rank.redundant):
        _check_not_more(mechanism, made)
    if ready.mobility:
        known = [name for name in variables(mechanism) if name not in laws.formulas]
        raise OptionError(
            f"The mechanism has {_count(_freedoms(mechanism))}, and the motion of {listed(list(made.drives))} leaves "
            f"{ready.mobility} of them open.\n  Prescribe {ready.mobility} more, such as "
            f"'{known[0] if known else 'P.x'}'; or simulate it with this motion."
        )


def _check_not_more(mechanism: Mechanism, made: Mechanism) -> None:
    free, given = _freedoms(mechanism), list(made.drives)
    if len(given) > free:
        raise OptionError(
            f"{len(given)} motions are prescribed ({listed(given)}), and the mechanism has {_count(free)}.\n"
            f"  Leave out {len(given) - free} of them."
        )


def _freedoms(mechanism: Mechanism) -> int:
    """Of the mechanism without its motions."""
    data = {word: entry for word, entry in plain(mechanism.document).items() if word != "Motions"}
    return prepare(Mechanism.from_data(data)).mobility


def _count(freedoms: int) -> str:
    return "1 freedom" if freedoms == 1 else f"{freedoms} freedoms"
