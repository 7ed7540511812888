"""On what forces act and what motions drive: the name of an entry says it, unless a field does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.library.words import fields
from bricard.mechanism.reading.draft import Draft
from bricard.records import dataclass
from bricard.spec.expressions import CONSTANTS, Expression
from bricard.spec.findings import Path

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.entry import JointMotion
    from bricard.library.forces.force import Force


def check_subjects(draft: Draft) -> None:
    """Forces and motions act on what exists, and find nothing wrong with themselves."""
    for path, force in _forces(draft):
        entry = DraftEntry(draft, path)
        _check_subject(entry, force)
        force.check(entry)
    for name, motion in draft.entries("Motions"):
        motion.check(DraftEntry(draft, ("Motions", name)))
    for section in ONESIDED:
        for name, element in draft.entries(section):
            element.check(DraftEntry(draft, (section, name)))
    for name, event in draft.entries("Events"):
        event.check(DraftEntry(draft, ("Events", name)))


def check_onesided_names(draft: Draft) -> None:
    """Stops, play, cables and clutches have forces, which must not have the same name."""
    seen: dict[str, str] = {}
    for (section, name), element in draft.onesided:
        others = {seen.setdefault(contact, section) for contact in element.contacts(name)} - {section}
        for other in others:
            finding = f"'{name}' is also the name of an entry of {other}"
            draft.find((section, name), finding, "Choose another name.", on_key=True)


def _forces(draft: Draft) -> Iterator[tuple[Path, Force]]:
    for section in FORCES:
        for name, force in draft.entries(section):
            yield (force.group, section, name), force
    if (gravity := draft.gravity) is not None:
        yield ("AppliedForces", "Gravity"), gravity


def _check_subject(entry: DraftEntry, force: Force) -> None:
    """Without a field for it, the name of the entry is that of a point or quantity."""
    if force.subject and getattr(force, force.subject) is None:
        if fields(type(force))[force.subject].shape.refers == "point":
            entry.check_known(entry.name, entry.points, "point")
        else:
            entry.check_known(entry.name, entry.quantities, "angle or slide")


@dataclass(frozen=True, eq=False)
class DraftEntry:
    """An entry of a draft: what `bricard.library.entry` asks for."""

    draft: Draft
    path: Path

    @property
    def name(self) -> str:
        """The name of the entry."""
        return str(self.path[-1])

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return self.draft.dimension

    @property
    def points(self) -> Mapping[str, Any]:
        """All points."""
        return self.draft.names.points

    @property
    def quantities(self) -> Mapping[str, Any]:
        """All angles, slides and parameters of curves."""
        return self.draft.names.quantities

    @property
    def angles(self) -> Mapping[str, Any]:
        """All angles."""
        return {name: None for name, joint in self.draft.joints.items() if joint.only_measures}

    @property
    def joints(self) -> Mapping[str, Any]:
        """All explicit joints."""
        return {name: None for name, joint in self.draft.joints.items() if not joint.only_measures}

    @property
    def parameters(self) -> Mapping[str, Any]:
        """All parameters and inputs."""
        return {**self.draft.document.PhysicalParams, **self.draft.document.Inputs}

    @property
    def turning(self) -> Mapping[str, Any]:
        """All parts that turn."""
        return self.draft.names.turning

    @property
    def variables(self) -> Mapping[str, Any]:
        """What has a value that changes: A.x, theta, OA.angle, outputs."""
        return self.draft.names.variables

    def number(self, expression: Expression, *field: str | int) -> float:
        """The value of an expression of parameters; nan if it has none."""
        return self.draft.number(expression, (*self.path, *field))

    def is_constant(self, expression: Expression) -> bool:
        """Whether an expression is one of parameters alone."""
        known = {*self.draft.document.PhysicalParams, *CONSTANTS}
        return all(name in known for name, _ in expression.names)

    def motion(self, joint: str) -> JointMotion | None:
        """How an explicit joint, or the joint of two parts at a point, moves; None if that is not clear."""
        from bricard.mechanism.ties import joint_motion

        return joint_motion(self.draft, joint)

    def links(self, joint: str) -> bool:
        """Whether there is a joint of this name that only links quantities by one equation."""
        found = self.draft.joints.get(joint)
        return found is not None and [bool(relation.linked) for relation in found.relations] == [True]

    def can_drop(self, target: str) -> bool:
        """Whether there is an entry of this name, or Section.name, that an event may drop."""
        from bricard.mechanism.dropping import can_drop

        return can_drop(self.draft.document, target)

    def find(self, finding: str, remedy: str, *field: str | int) -> None:
        """Notes something that is wrong."""
        self.draft.find((*self.path, *field), finding, remedy, on_key=not field)

    def check_known(self, name: str, known: Mapping[str, Any], what: str, *field: str | int) -> bool:
        """Whether a name is known; a finding if it is not."""
        return self.draft.check_known(name, known, what, (*self.path, *field), on_key=not field)

    def check_components(self, given: Sequence[Any], *field: str | int) -> None:
        """As many components as dimensions."""
        if len(given) != self.dimension:
            count = f"{len(given)} component{'s are' if len(given) != 1 else ' is'} given"
            finding, remedy = f"{count} in {self.dimension} dimensions", f"Give {self.dimension} components."
            self.draft.find((*self.path, *field), finding, remedy)

    def is_fixed(self, name: str) -> bool:
        """Whether a point or vector belongs to the ground."""
        return name in self.draft.ground

    def turning_at(self, point: str) -> list[str] | None:
        """The parts that have a point and turn; None if not all of them are known."""
        bodies, having = self.draft.bodies, self.draft.having.get(point, ())
        return None if point in self.draft.lost else [part for part in having if bodies[part].turns]

    def part(self, name: str) -> Body | None:
        """A part in numbers, if there is one of this name."""
        return self.draft.bodies.get(name)
