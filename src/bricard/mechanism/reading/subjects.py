"""On what forces act and what motions drive: the name of an entry says it, unless a field does."""

from __future__ import annotations

from typing import Any

from bricard.library.forces import FORCES, Link
from bricard.mechanism.reading.draft import Draft
from bricard.mechanism.reading.parts import ends
from bricard.spec.findings import Path


def check_subjects(draft: Draft) -> None:
    """Forces and motions act on what exists, with as many components as it has."""
    for section, kind in FORCES.items():
        for name, force in draft.document.section(section).items():
            _check_force(draft, section, name, force, (kind.group, section, name))
    for name, motion in draft.document.Motions.items():
        if motion.of is None:
            _check_driven(draft, name)
    gravity = draft.document.gravity
    if gravity is not None and len(gravity.acceleration) != 1:
        _check_components(draft, gravity.acceleration, ("AppliedForces", "Gravity"))


def _check_force(draft: Draft, section: str, name: str, force: Any, path: Path) -> None:
    names = draft.names
    _check_damping(draft, force, path)
    if isinstance(force, Link):
        _check_link(draft, name, force, path)
    elif section == "Forces":
        _check_components(draft, force.force, (*path, "force"))
        if force.at is None:
            draft.check_known(name, names.points, "point", path, on_key=True)
    elif section == "Fields" and force.center is None:
        draft.check_known(name, names.points, "point", path, on_key=True)
    elif section == "RotarySprings" and force.angle is None:
        draft.check_known(name, names.quantities, "angle", path, on_key=True)
    elif section == "Torques":
        _check_torque(draft, name, force, path)
    elif section == "Frictions":
        _check_friction(draft, name, force, path)


def _check_damping(draft: Draft, force: Any, path: Path) -> None:
    """Dampers take energy away."""
    damping = force.__dict__.get("damping")
    if damping is not None and (value := draft.number(damping, (*path, "damping"))) < 0:
        draft.find((*path, "damping"), f"the damping is {value:g}", "It must be positive or zero.")


def _check_link(draft: Draft, name: str, link: Link, path: Path) -> None:
    points = ends(link, name)
    if points is None:
        if link.points is None:
            remedy = "Write it as in AB, or list them: points: [A, B]."
            draft.find(path, f"'{name}' is no run of two points", remedy, on_key=True)
        return
    if link.points is None:
        for point in points:
            draft.check_known(point, draft.names.points, "point", path, on_key=True)
    if points[0] == points[1]:
        draft.find(path, f"'{name}' joins {points[0]} to itself", "Give two points.", on_key=True)


def _check_components(draft: Draft, components: tuple[Any, ...], path: Path) -> None:
    if len(components) != draft.dimension:
        given = f"{len(components)} component{'s are' if len(components) != 1 else ' is'} given"
        draft.find(path, f"{given} in {draft.dimension} dimensions", f"Give {draft.dimension} components.")


def _check_torque(draft: Draft, name: str, torque: Any, path: Path) -> None:
    on, place, names = torque.on or name, (*path, "on") if torque.on else path, draft.names
    wanted = 1
    if on in names.quantities:
        for field in ("against", "frame"):
            if getattr(torque, field) is not None:
                finding = f"'{on}' is an angle or slide, which has both its sides already"
                draft.find((*path, field), finding, f"Leave '{field}' out.")
    else:
        known = {**names.turning, **names.quantities}
        if on in draft.bodies and on not in names.turning:
            finding = f"'{on}' is a {draft.bodies[on].called}, on which no torque can act"
            draft.find(place, finding, "Choose a rigid part or a rod.", on_key=torque.on is None)
            return
        if not draft.check_known(on, known, "part, angle or slide", place, on_key=torque.on is None):
            return
        wanted = 1 if draft.dimension == 2 else 3
    if len(torque.torque) != wanted:
        what = "one number" if wanted == 1 else "a vector of three components"
        given = "one number" if len(torque.torque) == 1 else f"a list of {len(torque.torque)}"
        draft.find((*path, "torque"), f"the torque on '{on}' is {what}, not {given}", _torque_example(wanted))


def _torque_example(wanted: int) -> str:
    return "Write it without brackets." if wanted == 1 else "Write [x, y, z], or name an angle on which it acts."


def _check_friction(draft: Draft, name: str, friction: Any, path: Path) -> None:
    names = draft.names
    if friction.parts is not None:
        if friction.quantity is not None:
            draft.find((*path, "quantity"), "friction acts on parts or on a quantity", "Leave one of them out.")
        if len(friction.parts) not in (1, 2):
            finding = f"friction acts between two parts, not {len(friction.parts)}"
            draft.find((*path, "parts"), finding, "List two parts, or one that turns against the ground.")
        return
    if friction.quantity is not None or name in names.quantities:
        return
    known = {**names.points, **names.quantities}
    if not draft.check_known(name, known, "point, angle or slide", path, on_key=True) or name in draft.lost:
        return
    sharing = [part for part in draft.turning if name in draft.bodies[part].members]
    if len(sharing) == 2 or (len(sharing) == 1 and name in draft.ground):
        return
    listed = f" ({', '.join(sharing)})" if sharing else ""
    finding = f"friction at {name} is not clear: {_count(len(sharing))} that point{listed}"
    draft.find(path, finding, "List the two parts: {parts: [OA, AB], damping: c}.", on_key=True)


def _count(parts: int) -> str:
    return {0: "no part has", 1: "only one part has"}.get(parts, f"{parts} parts have")


def _check_driven(draft: Draft, name: str) -> None:
    path, names = ("Motions", name), draft.names
    known = {**names.coordinates, **names.outputs}
    if draft.check_known(name, known, "coordinate, angle or slide", path, on_key=True):
        base = name.rpartition(".")[0]
        if base in draft.ground:
            draft.find(path, f"{base} is fixed and cannot be driven", "Take it out of Fixed.", on_key=True)
