"""SI units of what the solution of a mechanism answers."""

from __future__ import annotations

from collections.abc import Iterable

from bricard.library.relations import (
    Assigned,
    Distance,
    Equation,
    OnContour,
    OnCurve,
    OnLine,
    Perpendicular,
    Same,
    Spanned,
    Turn,
)
from bricard.mechanics.energies import DISSIPATED, SUPPLIED
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point


def units_of(mechanism: Mechanism, names: Iterable[str], angles: Iterable[str]) -> dict[str, str]:
    """Units by name: metres for points and slides, radians for angles, joules for energies, none for vectors."""
    slides = {r.slide for r in mechanism.relations if isinstance(r, OnLine)}
    slides |= {slide for r in mechanism.relations if isinstance(r, Spanned) for slide in r.slides}
    free = {r.parameter for r in mechanism.relations if isinstance(r, OnCurve)}
    members = {member for body in mechanism.bodies.values() for member in body.members}
    members |= {r.point for r in mechanism.relations if isinstance(r, Assigned)}
    turned, result = set(angles), {}
    for name in names:
        base = name.rpartition(".")[0]
        if base in mechanism.bodies and name[-2:] in (".x", ".y", ".z"):
            result[name] = "m"
        elif base in members:
            result[name] = "m" if is_point(base) else ""
        elif name in slides or name.rpartition(".")[2].startswith("slide"):
            result[name] = "m"
        elif name in turned or name.endswith((".turn", ".turn1", ".turn2")):
            result[name] = "rad"
        elif name in free:
            result[name] = ""
        elif name.startswith("energy.") or name in (DISSIPATED, SUPPLIED):
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
    relations = [r for r in mechanism.joints[name].relations if not isinstance(r, Same | Turn)]
    if relations and all(isinstance(r, Perpendicular) for r in relations):
        return "N m"
    if relations and all(isinstance(r, Distance) for r in relations):
        return "N/m"  # of a difference of squares
    return "" if any(isinstance(r, Equation | OnContour | Perpendicular) for r in relations) else "N"
