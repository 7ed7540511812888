"""What a page shows of a solution, as plain data: picture, tracks, plots, texts.

A picture names points and vectors. Fixed ones have coordinates, all others are tracks "A.x", "A.y", "A.z". Where a
solution has no picture, names of that form are taken for points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from bricard.contact.history import History
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.results.further import ANGLE, MOTOR, OMEGA
from bricard.results.names import is_main
from bricard.results.picture import Picture
from bricard.results.trajectory import Trajectory
from bricard.viewer.joints import Forces, joints_shown
from bricard.viewer.touching import changes, contacts_shown, tracks_of
from bricard.viewer.tracks import Array, Tracks, compress

ACCURACY = 2e-6  # of what is drawn, in parts of the mechanism's size
CURVE_ACCURACY = 1e-5  # of all other quantities, in parts of their range
ROUNDING = 2e-7  # single precision: no quantity is closer than this part of its largest value
NOISE = 1e-9  # part of the largest value with the same unit below which a quantity is but noise
BUDGET = 4_000_000  # bytes of tracks; beyond it, quantities that are not drawn are left out
FEWEST, MOST = 16, 2048  # pieces to begin with


class Viewable(Protocol):
    """What the viewer asks of a solution: a Motion, or the record of one."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def t(self) -> npt.NDArray[Any]: ...
    @property
    def picture(self) -> Picture | None: ...
    @property
    def certificate(self) -> Any: ...
    @property
    def events(self) -> Sequence[Any]: ...
    @property
    def description(self) -> str: ...
    @property
    def history(self) -> History: ...
    @property
    def trajectory(self) -> Trajectory: ...
    @property
    def further(self) -> Mapping[str, Any]: ...
    def unit(self, name: str) -> str: ...
    def members(self, name: str) -> tuple[str, ...]: ...
    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike) -> Any: ...


@dataclass(frozen=True)
class Mark:
    """A time whose places are marked on the paths of points, and why."""

    t: float
    text: str


TURNS = 3  # of an angle: with more of them its phase portrait tells nothing
Plot = str | tuple[str, str]  # a quantity over time, or one over another


def contents(
    sol: Viewable,
    plots: Sequence[Plot] | None,
    traces: Sequence[str] | None,
    marks: Sequence[Mark] = (),
    rest: Mapping[str, float] | None = None,
    forces: Forces | None = None,
) -> dict[str, Any]:
    """All that the page needs, ready for JSON.

    rest    values about which quantities swing
    forces  what answers for those in joints
    """
    picture = sol.picture or _guessed(sol.names)
    places = dict(_moving(picture, sol.names))
    drawn = [component for components in places.values() for component in components]
    drawn += [name for arrow in picture.arrows for name in arrow.components if name in sol.names]
    drawn += [name for outline in picture.outlines for name in outline.pose]
    drawn += [belt.angle for belt in picture.belts if belt.angle in sol.names]
    touching = contacts_shown(sol, picture.dimension)
    drawn += tracks_of(touching)
    _check_traces(() if traces is None else traces, _points(picture, places))
    shown = list(default_plots(sol, picture, places) if plots is None else _members(sol, plots))
    if rest is not None:  # a shape that swings has no rates
        shown = [one if isinstance(one, str) else one[0] for one in shown]
    chosen = [name for one in shown for name in ([one] if isinstance(one, str) else one)]
    names = list(dict.fromkeys([*drawn, *chosen, *sol.names, *_made(sol, (MOTOR,), (OMEGA, ANGLE))]))
    tracks = _within_budget(_tracks(sol, names, picture, places), keep={*drawn, *chosen})
    joints = joints_shown(forces, tracks.roots, len(sol.t), picture.dimension)
    tracks = replace(tracks, tracks=(*tracks.tracks, *(one for one in joints.tracks if one.name not in names)))
    return {
        "title": picture.title,
        "description": description_in(sol.description),
        "source": sol.description,
        "certificate": str(sol.certificate),
        "span": tracks.roots[[0, -1]].tolist(),
        "events": [float(event.t) for event in sol.events],
        "marks": [{"t": mark.t, "text": mark.text} for mark in marks],
        "contacts": touching,
        "picture": _plain(picture),
        "moving": places,
        "tracks": tracks.packed(),
        "units": {name: sol.unit(name) for track in tracks.tracks for name in (track.name, f"{track.name}'")},
        "plots": shown,
        "joints": joints.arrows,
        "notes": [joints.note] if joints.note else [],
        **({} if rest is None else {"rest": {name: float(value) for name, value in rest.items()}}),
        "traces": list(traces) if traces is not None else default_traces(picture, places),
    }


def default_plots(sol: Viewable, picture: Picture, places: Mapping[str, Sequence[str]]) -> Iterator[Plot]:
    """The last point that moves; the first motor, or the rate of what is free over itself; the energies.

    Free is the first angle, slide, or angle of a part that turns about a fixed point; of one that goes round and
    round the rate is drawn over time. Without points: some names.
    """
    points, motors = _points(picture, places), list(_made(sol, (MOTOR,)))
    if points:
        yield from places[points[-1]]
    yield from motors[:1]
    free = [name for unit in ("rad", "m") for name in sol.names if sol.unit(name) == unit and "." not in name]
    free += [f"{shape.name}{ANGLE}" for shape in picture.shapes if picture.fixed.keys() & shape.members.keys()]
    free = [name for name in free if name in sol.names or name in sol.further]
    if free and not motors:
        rate = f"{free[0]}'"
        yield rate if _goes_round(sol, free[0]) else (free[0], rate)
    energies = [name for name in ("energy.kinetic", "energy.potential", "energy.total") if name in sol.names]
    yield from energies
    if not points:
        yield from [name for name in sol.names if name not in energies and is_main(name)][:3]


def _goes_round(sol: Viewable, name: str) -> bool:
    """Whether an angle makes several turns."""
    return sol.unit(name) == "rad" and float(np.ptp(sol(name, sol.t))) > TURNS * 2 * np.pi


def _members(sol: Viewable, plots: Sequence[Plot]) -> list[Plot]:
    """What plots stand for: a point for its components."""
    found: dict[Plot, None] = {}
    for one in plots:
        if isinstance(one, str):
            found |= dict.fromkeys(sol.members(one))
        elif any(sol.members(name) != (name,) for name in one):
            raise SolutionError(
                f"plots: {one!r} is not a pair of numbers, of which the second is drawn over the first.\n"
                '  As in: ("theta", "theta\'").'
            )
        else:
            found[one] = None
    return list(found)


def _made(sol: Viewable, beginnings: tuple[str, ...] = (), endings: tuple[str, ...] = ()) -> Iterator[str]:
    """Names that a motion makes on demand, by how they begin or end; vectors by their components."""
    for name in sol.further:
        if name.startswith(beginnings) or name.endswith(endings):
            yield from sol.members(name)


def default_traces(picture: Picture, places: Mapping[str, Sequence[str]]) -> list[str]:
    """All particles where there is nothing else, otherwise the last point that moves, if possible off the guides."""
    points = _points(picture, places)
    if not picture.links and all(shape.is_ball for shape in picture.shapes):
        return points[:6]
    guided = {guide.point for guide in picture.guides}
    return ([name for name in points if name not in guided] or points)[-1:]


def description_in(text: str) -> str:
    """The description within the text of a MechSpec file."""
    found = re.search(r"^Description:[ \t]*([>|]-?)?(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    words = " ".join(found.group(2).split()) if found else ""
    for quote in ("'", '"'):
        if len(words) > 1 and words[0] == words[-1] == quote:
            return words[1:-1].replace("''", "'").replace('\\"', '"')
    return words


def _check_traces(traces: Sequence[str], points: Sequence[str]) -> None:
    for name in traces:
        if name not in points:
            raise SolutionError(f"'{name}' has no path: the points that move are {', '.join(points) or 'none'}.")


def _points(picture: Picture, places: Mapping[str, Sequence[str]]) -> list[str]:
    """Points that move, those of the shapes first named."""
    members = [name for shape in picture.shapes for name in shape.members]
    return [name for name in dict.fromkeys([*members, *places]) if name in places and name[0].isupper()]


def _moving(picture: Picture, names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Points and vectors of the picture that the solution answers, with the names of their components."""
    known, axes = set(names), "xyz"[: picture.dimension]
    asked = [name for shape in picture.shapes for name in shape.members]
    asked += [name for link in picture.links for name in link.ends]
    asked += [name for mark in picture.marks for name in (mark.point, mark.axis, mark.second) if name]
    asked += [name for guide in picture.guides for name in (guide.point, guide.base, guide.direction)]
    asked += [arrow.point for arrow in picture.arrows]
    wheels = [*picture.rims, *(rack.pinion for rack in picture.racks)]
    wheels += [rim for mesh in picture.meshes for rim in (mesh.first, mesh.second)]
    wheels += [rim for belt in picture.belts for rim in (belt.first, belt.second)]
    asked += [name for rim in wheels for name in (rim.point, rim.axis) if name]
    asked += [name for rack in picture.racks for name in (rack.point, rack.direction)]
    asked += [name for rope in picture.ropes for name in rope.points]
    asked += [name for thread in picture.threads for name in (thread.point, thread.axis, thread.nut)]
    asked += [track.point for track in picture.tracks]
    asked += [name for motor in picture.motors for name in (motor.point, motor.axis) if name]
    asked += [name.rpartition(".")[0] for name in names if re.fullmatch(r"[A-Z]\w*\.x", name)]
    for name in dict.fromkeys(asked):
        components = [f"{name}.{axis}" for axis in axes]
        if name not in picture.fixed and known.issuperset(components):
            yield name, components


def _guessed(names: Sequence[str]) -> Picture:
    """A picture of no more than the points that the names suggest."""
    return Picture("Motion", 3 if any(name.endswith(".z") for name in names) else 2, {})


def _plain(picture: Picture) -> dict[str, Any]:
    return {**asdict(picture), "fixed": {name: list(place) for name, place in picture.fixed.items()}}


def _tracks(sol: Viewable, names: Sequence[str], picture: Picture, places: Mapping[str, Sequence[str]]) -> Tracks:
    """The named quantities, what is drawn to the accuracy of the eye."""
    units = [sol.unit(name) or name.partition(".")[0] for name in names]
    rows = {name: i for i, name in enumerate(names)}

    def tolerances(values: Array) -> Array:
        largest = np.abs(values).max(axis=1)
        low, high = np.percentile(values, [0.5, 99.5], axis=1)
        most: dict[str, float] = {}  # by unit
        for unit, value in zip(units, largest.tolist(), strict=True):
            most[unit] = max(most.get(unit, 0.0), value)
        alike = np.array([most[unit] for unit in units])
        allowed = np.maximum.reduce([CURVE_ACCURACY * (high - low), ROUNDING * largest, NOISE * alike])
        size = _size(picture, places, rows, values)
        for name, components in places.items():
            allowed[[rows[c] for c in components]] = ACCURACY * (size if name[0].isupper() else 1.0)
        return np.where(allowed > 0, allowed, 1e-30)

    pieces = int(np.clip(len(sol.t) // 4, FEWEST, MOST))
    return compress(sol, names, _roots(sol), pieces, tolerances)


def _roots(sol: Viewable) -> Array:
    """First and last time, and those of events, at which the motion may jump."""
    low, high = sorted((float(sol.t[0]), float(sol.t[-1])))
    least = (high - low) * 1e-6
    times = [low]
    for t in sorted([*(float(event.t) for event in sol.events), *changes(sol.history)])[:1000]:
        if t - times[-1] > least and high - t > least:
            times.append(t)
    return np.array([*times, high if high > low else low + 1e-9])


def _size(picture: Picture, places: Mapping[str, Sequence[str]], rows: Mapping[str, int], values: Array) -> float:
    """Largest extent of the points over all times; 1 where nothing but vectors moves."""
    corners = [place for name, place in picture.fixed.items() if name[0].isupper()]
    for name, components in places.items():
        if name[0].isupper():
            curve = values[[rows[c] for c in components]]
            corners += [tuple(curve.min(axis=1)), tuple(curve.max(axis=1))]
    extent = float(np.ptp(np.array(corners), axis=0).max()) if corners else 0.0
    return extent if extent > 0 else 1.0


def _within_budget(tracks: Tracks, keep: set[str]) -> Tracks:
    """Without the largest of the quantities that are neither drawn nor asked for, if all are too much."""
    spare = BUDGET - sum(track.size for track in tracks.tracks if track.name in keep)
    kept = set(keep)
    for track in sorted(tracks.tracks, key=lambda track: track.size):
        if track.name not in kept and track.size <= spare:
            spare -= track.size
            kept.add(track.name)
    return tracks.pick([track.name for track in tracks.tracks if track.name in kept])
