"""What a mechanism is moved by, and what else moves against the ground: angles and slides."""

from __future__ import annotations

from typing import Any

from bricard.analysis.kinematics.bare import variables
from bricard.checks import finite_number, fits, shown
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import split_run

OVER = "over"  # outputs that are looked at


@dataclass(frozen=True)
class Over:
    """What is asked: a drive, and from where to where; None for all the way round."""

    name: str
    limits: tuple[float, float] | None = None


def asked(mechanism: Mechanism, over: Any) -> Over:
    """What is asked, read and checked."""
    if over is None:
        return Over(_own_drive(mechanism))
    if isinstance(over, str):
        return Over(over)
    if not fits(over, tuple[str, float, float]) and not (isinstance(over, list) and len(over) == 3):
        raise OptionError(f"over is {shown(over)}; it must be a name, or (name, from, to), as in ('theta', 0, 2*pi).")
    name, first, last = over
    limits = [finite_number(one, f"The range of '{name}'", OptionError) for one in (first, last)]
    if limits[0] == limits[1]:
        raise OptionError(f"The range of '{name}' ends where it begins, at {limits[0]:g}.\n  Give another end.")
    return Over(name, (limits[0], limits[1]))


def _own_drive(mechanism: Mechanism) -> str:
    """The mechanism's drive, time where there are several, or an angle or slide from which it is moved."""
    drives = mechanism.drives
    if len(drives) == 1:
        name, drive = next(iter(drives.items()))
        return name if drive.of is None else drive.of.text
    if drives:
        return "t"
    held = [name for name in mechanism.quantities if name in mechanism.start.fixed_positions]
    hinged = [name for name, _ in hinges(mechanism)]
    found: list[str] = [*held, *grounded_angles(mechanism), *hinged, *mechanism.quantities]
    if not found:
        raise OptionError(
            "The mechanism has no drive, angle or slide to move it by.\n"
            f"  Say what it is moved by, such as over='{[*variables(mechanism), 'P.x'][0]}'."
        )
    return found[0]


def grounded_angles(mechanism: Mechanism) -> dict[str, str]:
    """Angles that are measured from the ground, and the direction that they lead to."""
    turns = [relation.turn for relation in mechanism.relations]
    return {one.angle: one.end for one in turns if one is not None and _is_still(one.start, mechanism)}


def _is_still(direction: str, mechanism: Mechanism) -> bool:
    return not direction or mechanism.is_ground(direction)


def hinges(mechanism: Mechanism) -> list[tuple[str, str]]:
    """In the plane, the angles of parts that hang on the ground by a point, with the part.

    It is the mechanism's own angle where it has one against the ground, else that of the part.
    """
    if mechanism.dimension == 3:
        return []
    angles = grounded_angles(mechanism)
    found = []
    for name, body in mechanism.bodies.items():
        fixed = sum(mechanism.is_ground(point) for point in body.points)
        own = [
            angle for angle, end in angles.items() if end == name or {*(split_run(end) or [end])} <= {*body.members}
        ]
        if 0 < fixed < len(body.points):
            found.append((own[0] if own else f"{name}.angle", name))
    return found


def _names(direction: str) -> set[str]:
    """The points of a direction, or its vector."""
    return {*(split_run(direction) or [direction])}


def slides(mechanism: Mechanism) -> list[str]:
    """Slides along the ground."""
    found = []
    for relation in mechanism.relations:
        names = {name for side in relation.sides for name in side.names}
        if any(mechanism.is_ground(name) for name in names):
            found += [one.name for one in relation.quantities if one.unit == "m"]
    return found
