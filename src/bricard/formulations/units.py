"""SI units of what the solution of a mechanism answers."""

from __future__ import annotations

from collections.abc import Iterable

from bricard.mechanics.energies import DISSIPATED, FRICTION, IMPACTS, SUPPLIED
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point


def units_of(mechanism: Mechanism, names: Iterable[str], angles: Iterable[str]) -> dict[str, str]:
    """Units by name: metres for points and slides, radians for angles, joules for energies, none for vectors."""
    quantities = {one.name: one.unit for relation in mechanism.relations for one in relation.quantities}
    members = {member for body in mechanism.bodies.values() for member in body.members}
    members |= {name for relation in mechanism.relations if (name := relation.defines)}
    turned, result = set(angles), {}
    for name in names:
        base = name.rpartition(".")[0]
        if base in mechanism.bodies and name[-2:] in (".x", ".y", ".z"):
            result[name] = "m"
        elif base in members:
            result[name] = "m" if is_point(base) else ""
        elif name in quantities:
            result[name] = quantities[name]
        elif name.rpartition(".")[2].startswith("slide"):
            result[name] = "m"
        elif name in turned or name.endswith((".turn", ".turn1", ".turn2")):
            result[name] = "rad"
        elif name.startswith("energy.") or name in (DISSIPATED, SUPPLIED, FRICTION, IMPACTS):
            result[name] = "J"
        elif name.startswith("force."):
            result[name] = "N"
        elif name.startswith("joint."):
            result[name] = _unit_of_joint(mechanism, name.split(".")[1])
    return result


def _unit_of_joint(mechanism: Mechanism, name: str) -> str:
    """Of what a parasitic joint exerts: by the point or vector that is shared, or by an explicit joint's kind."""
    if name not in mechanism.joints:
        return "N" if is_point(name) else "N m"
    units = {unit for relation in mechanism.joints[name].relations if (unit := relation.unit) is not None}
    return "".join(units) if len(units) == 1 else "" if units else "N"
