"""The motion of a mechanical system: a solution that knows its energies, multipliers and reactions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from functools import cached_property, partial
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import ArrayLike, RealArray
from bricard.checks import checked, shown
from bricard.doors import door
from bricard.errors import Interrupted, SolutionError
from bricard.facts import Fact, Telling
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import in_dae_symbols
from bricard.mechanics.masses import Body
from bricard.mechanics.system import Constraint, MechanicalSystem, multiplier_name
from bricard.records import dataclass
from bricard.results.energy import Energy, energy_along, energy_balance
from bricard.results.solution import Solution
from bricard.results.solved import Solved
from bricard.results.trajectory import Trajectory, as_times
from bricard.symbolic import sx
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from pathlib import Path

    from bricard.contact.history import History
    from bricard.results.further import FurtherNames
    from bricard.results.picture import Picture
    from bricard.results.reaction import Reaction


@dataclass(frozen=True, eq=False, repr=False)
class Energies(Telling):
    """The energies of a motion."""

    motion: Motion

    def _facts(self) -> Iterator[Fact]:
        yield "of", repr(self.motion)
        yield from self()._facts()

    def __call__(self, t: ArrayLike | None = None) -> Energy:
        """Kinetic, potential and total energy, and the work of dampers, forces and drives since the start."""
        motion = self.motion
        return energy_along(motion.trajectory, motion.events, motion._times(t))

    def plot(self, **options: Any) -> Any:
        """The energies over time; returns the figure."""
        return door("plots")["energy"](self.motion, **options)


@dataclass(frozen=True, eq=False, repr=False)
class Reactions(Telling):
    """Forces and torques in the joints of a mechanism.

    A joint has the name of the point that its parts share, or that of an explicit joint. Forces act on a part, from
    the joint, in the world's axes; torques about the joint's point. Of redundant joints the smallest forces are
    given, for the motion of rigid bodies does not determine them.
    """

    motion: Motion

    def _facts(self) -> Iterator[Fact]:
        yield "of", repr(self.motion)
        if self.motion.description:
            yield "joints", [f"{joint} ({', '.join(parts)})" for joint, parts in self.joints.items()]

    @checked(SolutionError, but=("on",))
    def __call__(self, joint: str, on: str | None = None, t: ArrayLike | None = None) -> Reaction:
        """Force (dimension, times) and torque of a joint on a part; default the last part that it joins."""
        if on is not None and not isinstance(on, str):
            raise SolutionError(
                f"on is {shown(on)}; it must be the name of a part.\n"
                f"  Times go by their name: reactions({joint!r}, t=0.5)."
            )
        if self.motion.chapters:
            from bricard.results.reaction import by_chapter

            times = np.atleast_1d(self.motion._times(t))
            return by_chapter(self.motion.chapters, times, lambda motion, own: motion.reactions(joint, on, own))
        forces = self._forces(t)
        return forces.on(on or self._last(forces, joint), joint)  # type: ignore[no-any-return]

    @property
    def joints(self) -> dict[str, tuple[str, ...]]:
        """The joints, with the parts that they join."""
        if self.motion.chapters:
            return {
                name: parts for one in reversed(self.motion.chapters) for name, parts in one.reactions.joints.items()
            }
        return dict(self._forces([self.motion.t[0]]).joints)

    def all(self, t: ArrayLike | None = None) -> dict[str, Reaction]:
        """Forces and torques in all joints at times, each on the last part that it joins."""
        if self.motion.chapters:
            return self._of_chapters(np.atleast_1d(self.motion._times(t)))
        forces = self._forces(t)
        return {joint: forces.on(parts[-1], joint) for joint, parts in forces.joints.items() if parts}

    def _of_chapters(self, times: RealArray) -> dict[str, Reaction]:
        """Those of the joints that some chapter at these times has."""
        from bricard.results.reaction import by_chapter

        found: dict[int, dict[str, Reaction]] = {}

        def ask(joint: str, motion: Motion, own: RealArray) -> Reaction:
            if id(motion) not in found:
                found[id(motion)] = motion.reactions.all(own)
            if joint not in found[id(motion)]:
                raise SolutionError(f"There is no joint '{joint}' in this chapter.")
            return found[id(motion)][joint]

        result = {}
        for joint in self.joints:
            with suppress(SolutionError):  # in none of these chapters
                result[joint] = by_chapter(self.motion.chapters, times, partial(ask, joint))
        return result

    @property
    def points(self) -> dict[str, str]:
        """The joints that act at a point, with this point."""
        if self.motion.chapters:
            return {
                name: point for one in reversed(self.motion.chapters) for name, point in one.reactions.points.items()
            }
        return dict(self._forces([self.motion.t[0]]).points)

    @property
    def size(self) -> int:
        """The number of coordinates of the mechanism taken apart, by which the time grows that forces take."""
        first = self.motion.chapters[0].reactions if self.motion.chapters else self
        return len(first._forces([first.motion.t[0]]).apart.system.coordinates)

    def plot(self, *joints: str, **options: Any) -> Any:
        """Forces of joints over time; returns the figure."""
        return door("plots")["reactions"](self.motion, *joints, **options)

    def _forces(self, t: ArrayLike | None) -> Any:
        if not self.motion.description:
            raise SolutionError(
                "Joint forces are found for mechanisms.\n"
                "  Of a Lagrangian ask a constraint: motion.reaction(constraint, on)."
            )
        times = self.motion._times(t)
        if times.ndim > 1 or not times.size:
            raise SolutionError("Joint forces are asked for at a time, or at a sequence of at least one time.")
        return door("joint forces")(self.motion, times)

    def _last(self, forces: Any, joint: str) -> str:
        parts = forces.parts_of(joint)
        return str(parts[-1])


@dataclass(frozen=True, eq=False)
class Described:
    """What a motion of a mechanism has more than one of a Lagrangian; picture and text are made when asked for."""

    make_picture: Callable[[], Picture | None]
    make_text: Callable[[], str]
    mechanism: object = None

    @cached_property
    def picture(self) -> Picture | None:
        """What to draw."""
        return self.make_picture()

    @cached_property
    def text(self) -> str:
        """The mechanism as a MechSpec file."""
        return self.make_text()


def _no_picture() -> None:
    """A Lagrangian is not drawn."""


NOT_DESCRIBED = Described(_no_picture, str)


@dataclass(frozen=True, eq=False, repr=False)
class Motion(Solution):
    """A solution of a mechanical system.

    The equations of motion are d/dt(dL/dq') - dL/dq + dR/dq' + G^T lambda = Q: the constraint C with multiplier
    lambda exerts the generalised force -lambda dC/dq on the coordinates.

    described   what one of a mechanism has more
    drives      names of the constraints that are prescribed motions
    chapters    where events have dropped or set something: the motions between them, each with equations of its own
    """

    system: MechanicalSystem | None = None
    bodies: Mapping[str, Body] = field(default_factory=dict)
    points: Mapping[str, Vec] = field(default_factory=dict)
    described: Described = NOT_DESCRIBED
    drives: tuple[str, ...] = ()
    chapters: tuple[Motion, ...] = ()

    @property
    def _told_with(self) -> tuple[str, Collection[str]]:
        """The mechanism's title, and the names of its tabulated laws."""
        laws = () if self.system is None else tuple(table.name for table in self.system.tables)
        return (self.picture.title if self.picture else "") or "Motion", laws

    @property
    def picture(self) -> Picture | None:
        """Of a mechanism: what to draw."""
        return self.described.picture

    @property
    def description(self) -> str:
        """Of a mechanism: its text, as a MechSpec file."""
        return self.described.text

    @property
    def mechanism(self) -> object:
        """The mechanism itself; of a motion that was loaded from a file None."""
        return self.described.mechanism

    @property
    def mechanics(self) -> MechanicalSystem:
        """Energies, forces and constraints; a solution that was loaded from a file has none."""
        if self.system is None:
            raise SolutionError("This solution comes from a file, which does not keep equations.\n  Simulate again.")
        return self.system

    @checked(SolutionError)
    def multiplier(self, constraint: str, t: ArrayLike | None = None) -> RealArray:
        """The multiplier of a constraint at times t (default: the solution's own)."""
        name = multiplier_name(constraint)
        if name not in self.trajectory.variables:
            raise SolutionError(
                f"'{constraint}' is not a constraint of this motion; they are {', '.join(self.constraints)}."
            )
        return np.asarray(self(name, self._times(t)))

    @property
    def constraints(self) -> tuple[str, ...]:
        """Names of the constraints, each of which has a multiplier."""
        start = multiplier_name("")
        return tuple(name.removeprefix(start) for name in self.trajectory.variables if name.startswith(start))

    @checked(SolutionError)
    def motor(self, drive: str, t: ArrayLike | None = None) -> RealArray:
        """Force (or torque) with which a prescribed motion drives its quantity, positive along its growth."""
        name = drive if drive in self.drives else f"drive.{drive}"
        if name not in self.drives:
            what = "is a constraint, but not a" if drive in self.constraints else "is not a"
            known = ", ".join(self.drives) or "none"
            raise SolutionError(f"'{drive}' {what} prescribed motion; they are: {known}.")
        return -self.multiplier(name, t)

    @cached_property
    def further(self) -> FurtherNames:
        """Fixed points, motors, angular velocities and rotations by name; joint.A for the force in a joint."""
        from bricard.results.further import FurtherNames

        return FurtherNames(self)

    @property
    def energy(self) -> Energies:
        """Energies: `sol.energy()` at the solution's own times, `sol.energy(t)` at others, `sol.energy.plot()`."""
        return Energies(self)

    @property
    def reactions(self) -> Reactions:
        """Forces in the joints of a mechanism: `sol.reactions("A")`, `sol.reactions.plot("A")`."""
        return Reactions(self)

    @checked(SolutionError)
    def trace(self, *points: str, **options: Any) -> Any:
        """The paths of points; returns the figure."""
        return door("plots")["path"](self, *points, **options)

    def animate(self, *given: Any, **options: Any) -> Any:
        """The moving mechanism: shows in a notebook; `.save("page.html")` writes the page.

        given     another motion, which is drawn behind this one, in plots as dashed lines; a file, "page.html"
        plots     names of quantities plotted at first, pairs of names for one over another: ("theta", "theta'")
        traces    names of points whose paths are drawn at first
        labels    of two motions: what they are called, ["stiff", "soft"]
        height    in a notebook, in pixels
        """
        return door("animation")(self, *given, **({"forces": self.reactions} | options))

    def video(self, path: str | PathLike[str], **options: Any) -> Path:
        """Writes the moving mechanism as .mp4 or .gif; options as of `bricard.video.write_video`."""
        written: Path = door("video")(self, path, **options)
        return written

    def write_picture(self, path: str | PathLike[str], t: float | None = None, **options: Any) -> Path:
        """Writes the mechanism at a time (default the start) as .png; options as of `bricard.video.write_picture`."""
        written: Path = door("picture")(self, path, t, **options)
        return written

    @checked(SolutionError)
    def reaction(
        self,
        constraint: str,
        on: str,
        *,
        about: Vec | str | None = None,
        frame: str | None = None,
        t: ArrayLike | None = None,
    ) -> Reaction:
        """Force and torque that a constraint exerts on a point or on a body.

        on      name of a point among the coordinates, or of a body
        about   the point for the torque, as a vector or by name; default the point itself, or the body's origin
        frame   name of the body in whose axes the components are given; default the world's
        The force on a point X is -lambda dC/dX; a body collects those on its points X and vectors u, and the torque
        (X - P) x F_X + u x F_u about P.
        """
        if self.chapters:
            from bricard.results.reaction import by_chapter

            times = np.atleast_1d(self._times(t))
            return by_chapter(
                self.chapters,
                times,
                lambda motion, own: motion.reaction(constraint, on, about=about, frame=frame, t=own),
            )
        from bricard.results.reaction import Reaction

        points, vectors, origin = self._target(on)
        found = self._constraint(constraint)
        P = self._point(about) if about is not None else origin
        pushes = [self._push(found, name) for name in points]
        force = sum(pushes, start=P * 0.0)
        torque = sum(
            ((self.points[name] - P).cross(push) for name, push in zip(points, pushes, strict=True)),
            start=P.cross(force) * 0.0,
        )
        for name in vectors:
            torque = torque + self.points[name].cross(self._push(found, name))
        if frame is not None:
            axes = self._body(frame).frame.axes
            force = Vec(tuple(axis @ force for axis in axes))
            torque = Vec(tuple(axis @ torque for axis in axes)) if isinstance(torque, Vec) else torque
        times = self._times(t)
        return Reaction(self.values_of(list(force), times), self.values_of(_components(torque), times).squeeze())

    def _push(self, constraint: Constraint, name: str) -> Vec:
        """-lambda dC/dX for a point or vector X among the coordinates."""
        system = self.mechanics
        row = [*system.holonomic, *system.velocity].index(constraint)
        columns = [system.coordinates.index(str(symbol)) for symbol in self.points[name]]
        G = Dynamics(system).G
        return Vec(tuple(-system.lam[row] * G[row, column] for column in columns))

    def _target(self, on: str) -> tuple[Sequence[str], Sequence[str], Vec]:
        if on in self.points:
            return [on], [], self.points[on]
        body = self._body(on)
        if not body.points and not body.vectors:
            raise SolutionError(f"Body '{on}' was given without its points and vectors: rigid_body(..., points=...).")
        return body.points, body.vectors, body.frame.origin

    def _point(self, point: Vec | str) -> Vec:
        if isinstance(point, Vec):
            return point
        if point not in self.points:
            raise SolutionError(f"'{point}' is not a point of this motion; they are {', '.join(self.points)}.")
        return self.points[point]

    def _body(self, name: str) -> Body:
        try:
            return self.bodies[name]
        except KeyError:
            known = ", ".join([*self.points, *self.bodies])
            raise SolutionError(f"'{name}' is not a point or body of this motion; they are {known}.") from None

    def _constraint(self, name: str) -> Constraint:
        constraints = {c.name: c for c in (*self.mechanics.holonomic, *self.mechanics.velocity)}
        if name not in constraints:
            raise SolutionError(f"'{name}' is not a constraint of this motion; they are {', '.join(constraints)}.")
        return constraints[name]

    def _times(self, t: ArrayLike | None) -> RealArray:
        return as_times(self.t if t is None else t)

    def values_of(self, expressions: list[Any], times: RealArray) -> RealArray:
        """Expressions of the symbols of `mechanics` at times, stacked."""
        if self.chapters:
            raise SolutionError(
                "Each chapter of this motion has equations of its own.\n  Ask one of solution.chapters."
            )
        return values_of(self.trajectory, self.mechanics, lambda: sx.vertcat(*expressions), times)


def motion_of(
    solved: Solved,
    system: MechanicalSystem,
    bodies: Mapping[str, Body],
    points: Mapping[str, Vec],
    described: Described = NOT_DESCRIBED,
    units: Mapping[str, str] | None = None,
    chapters: tuple[Motion, ...] = (),
) -> Motion:
    """The motion that a run of a system has found; where Ctrl-C has ended it, the error carries the motion."""
    trajectory, balance = solved.trajectory, None
    if trajectory.is_dense and solved.account.steps:
        balance = energy_balance(trajectory, solved.events)
    patches = {contact.name: contact.patch for contact in system.contacts}
    if solved.contacts.modes or solved.contacts.impacts:
        from bricard.results.contact_checks import with_contacts_checked

        solved = with_contacts_checked(solved, balance, patches)
    motion = Motion(
        success=solved.verdict.success,
        message=solved.verdict.message,
        trajectory=trajectory,
        events=solved.events,
        certificate=solved.certificate(balance),
        units=_units(trajectory, solved.contacts, units) if units else {},
        history=solved.contacts,
        system=system,
        bodies=bodies,
        points=points,
        described=described,
        drives=tuple(c.name for c in (*system.holonomic, *system.velocity) if c.law is not None),
        chapters=chapters,
    )
    if solved.interrupted:
        raise Interrupted(motion)
    return motion


def _units(trajectory: Trajectory, history: History, units: Mapping[str, str]) -> Mapping[str, str]:
    """With those of contacts, if there are any."""
    if not (history.pairs or history.modes):
        return units
    from bricard.results.contacts import contact_units

    return {**units, **contact_units(trajectory, history, units)}


def values_of(
    trajectory: Trajectory,
    system: MechanicalSystem,
    column: Callable[[], sx.SX],
    times: RealArray | None,
    key: Hashable = None,
) -> RealArray:
    """A column of expressions of the symbols of a system along its trajectory; the rest as in `evaluate_all`."""

    def renamed(t: sx.SX, x: Any, der: Any, p: Any) -> sx.SX:
        return in_dae_symbols(system, [column()], t, x, der, p)[0]

    return trajectory.evaluate_all(lambda dae: dae.column(renamed, "Values of a motion"), times, key=key)


def _components(torque: Any) -> list[Any]:
    return list(torque) if isinstance(torque, Vec) else [torque]
