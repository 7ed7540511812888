"""SI units of what the solution of a mechanism answers."""

from __future__ import annotations

from collections.abc import Iterable

from bricard.library.relations import Assigned, OnCurve, OnLine, Spanned
from bricard.mechanics.equations import DISSIPATED, SUPPLIED
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
        elif name.startswith(("force.", "joint.")):
            result[name] = "N"
    return result
