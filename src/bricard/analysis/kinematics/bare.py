"""The geometry of a mechanism: its data without forces, impacts and events, and with some mass."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from os import PathLike
from typing import Any

from bricard.checks import did_you_mean, shown
from bricard.errors import ModelError, OptionError
from bricard.library.onesided import ONESIDED
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.spec.expressions import ExpressionError, parse_expression
from bricard.spec.names import AXES

FORCES = ("AppliedForces", "Contacts", "Events", *ONESIDED)
MASS = "mass_for_kinematics"


def loaded(model: Any, asked: str) -> Mechanism:
    """A mechanism, or the one of a file."""
    if not isinstance(model, (Mechanism, str, PathLike)):
        raise ModelError(f"{asked} takes a mechanism or the path of a MechSpec file, not {shown(model)}.")
    return model if isinstance(model, Mechanism) else Mechanism.load(model)


def bare(mechanism: Mechanism) -> dict[str, Any]:
    """The data of a mechanism that nothing pushes, at the position of its start."""
    data = {word: entry for word, entry in plain(mechanism.document).items() if word not in FORCES}
    run = dict(data.get("ProblemData") or {})
    for word in ("velocities", "fixedvelocities"):
        run.pop(word, None)
    return _with_mass({**data, "ProblemData": run}, mechanism)


def _with_mass(data: dict[str, Any], mechanism: Mechanism) -> dict[str, Any]:
    """With a mass somewhere, without which models are refused."""
    if any(body.mass > 0 or body.has_inertia for body in mechanism.bodies.values()):
        return data
    points = [name for body in mechanism.bodies.values() for name in body.points if not mechanism.is_ground(name)]
    if not points:
        return data
    parts = dict(data["PartData"])
    parts["Particles"] = {**(parts.get("Particles") or {}), MASS: {"points": points[:1], "mass": 1.0}}
    return {**data, "PartData": parts}


def without_motions(data: Mapping[str, Any], names: Collection[str]) -> dict[str, Any]:
    """Without some of the prescribed motions."""
    kept = {name: entry for name, entry in (data.get("Motions") or {}).items() if name not in names}
    return {**data, "Motions": kept}


def with_motions(data: Mapping[str, Any], laws: Mapping[str, Any]) -> dict[str, Any]:
    """With further prescribed motions, by what they drive."""
    return {**data, "Motions": {**(data.get("Motions") or {}), **laws}}


def placed(data: Mapping[str, Any], positions: Mapping[str, float], outputs: Mapping[str, str]) -> dict[str, Any]:
    """At other positions, which are complete, and with further outputs."""
    run = {word: entry for word, entry in data["ProblemData"].items() if word != "fixedpositions"}
    known = {**(run.get("outputs") or {}), **outputs}
    return {**data, "ProblemData": {**run, "positions": dict(positions), "outputs": known}}


# -- names --------------------------------------------------------------------------------------------------------


def variables(mechanism: Mechanism) -> list[str]:
    """What can be driven by its name: angles, slides, angles of parts in the plane, components of what moves."""
    moving = dict.fromkeys(name for body in mechanism.bodies.values() for name in body.members)
    components = [
        f"{name}.{axis}" for name in moving if not mechanism.is_ground(name) for axis in AXES[: mechanism.dimension]
    ]
    angles = [f"{name}.angle" for name in mechanism.bodies] if mechanism.dimension == 2 else []
    return [*mechanism.quantities, *components, *angles]


def check_formula(mechanism: Mechanism, name: str, what: str) -> None:
    """An error unless it is a name that the mechanism knows, or a formula of such names."""
    known = [*variables(mechanism), *mechanism.outputs]
    if name in known:
        return
    try:
        used = [one for one, _ in parse_expression(name).names]
    except ExpressionError as error:
        raise OptionError(f"{what} '{name}' is not a formula: {error}") from None
    points = {one for body in mechanism.bodies.values() for one in body.members} | set(mechanism.ground)
    others = {*known, *points, *mechanism.constants, "t", *mechanism.inputs}
    for one in used:
        if one not in others:
            raise OptionError(f"{what} '{name}': there is no '{one}'.\n  {did_you_mean(one, known)}")


def drive_entry(mechanism: Mechanism, name: str, law: float | str) -> tuple[str, Any]:
    """The entry of Motions that drives a name or a formula."""
    if name in variables(mechanism):
        return name, law
    clean = "".join(one if one.isalnum() else "_" for one in name).strip("_")
    return f"of_{clean}", {"of": name, "law": law}
