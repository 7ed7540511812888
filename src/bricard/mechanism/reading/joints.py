"""Explicit joints and angles as relations, and the names of the quantities that they bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bricard.mechanism.contents import Joint
from bricard.mechanism.reading.draft import Draft
from bricard.records import dataclass
from bricard.spec.expressions import Expression
from bricard.spec.findings import Path
from bricard.spec.names import is_point, is_vector, split_run

if TYPE_CHECKING:
    from bricard.library.joints.joint import Joint as JointWord

LINE = ("PvP", "a base, a vector and a point", "C1vC")
PLANE = ("PvvP", "a base, two vectors and a point", "OuvA")


def make_joints(draft: Draft) -> None:
    """Collinears, Coplanars, Points, Joints and Angles, by their names."""
    for name, line in draft.document.section("Collinears").items():
        members = _run(draft, name, line, LINE, ("PartData", "Collinears", name))
        if members:
            from bricard.library.relations.on_line import OnLine

            base, vector, point = members
            on_line = OnLine(point, base, vector, line.slide or f"mu_{point}")
            _add(draft, Joint(name, "collinear", (on_line,), ("PartData", "Collinears", name)))
    for name, plane in draft.document.section("Coplanars").items():
        members = _run(draft, name, plane, PLANE, ("PartData", "Coplanars", name))
        if members:
            from bricard.library.relations.spanned import Spanned

            base, first, second, point = members
            in_plane = Spanned(point, base, first, second, plane.slides or (f"mu_{point}", f"nu_{point}"))
            _add(draft, Joint(name, "coplanar", (in_plane,), ("PartData", "Coplanars", name)))
    for name, place in draft.document.section("Points").items():
        _make_point(draft, name, place)
    for name, joint in draft.document.section("Joints").items():
        _make_joint(draft, name, joint)
    for name, angle in draft.document.section("Angles").items():
        _make_angle(draft, name, angle)


def _make_point(draft: Draft, name: str, place: Any) -> None:
    """A point that a formula gives."""
    from bricard.library.relations.assigned import Assigned

    path = ("PartData", "Points", name)
    if not draft.check_is_name(name, path, on_key=True):
        return
    if not is_point(name):
        draft.find(
            path, f"'{name}' is a vector, and only points are given here", "Begin with a capital.", on_key=True
        )
    elif name in draft.ground:
        draft.find(path, f"the point {name} is fixed already", "Leave it out of Fixed.", on_key=True)
    else:
        draft.places.setdefault(name, path)
        _add(draft, Joint(name, "point", (Assigned(name, place.formulas),), path))


def name_quantities(draft: Draft) -> None:
    """Slides, curve parameters and angles: each has a name of its own."""
    taken = {*draft.places, *draft.bodies, *draft.lost}
    for joint in draft.joints.values():
        for named in _quantities(draft, joint):
            if draft.check_is_name(named.name, named.path, on_key=named.on_key) and named.name in taken:
                remedy = "Choose another name."
                if named.field:
                    remedy = f"Choose another, as in {named.field}: {named.name.rstrip('0123456789')}2."
                draft.find(named.path, f"the name '{named.name}' is taken", remedy, on_key=named.on_key)
            taken.add(named.name)


def loosen_joints(draft: Draft) -> None:
    """Joints that have play demand nothing by themselves."""
    for (_, name), element in draft.onesided:
        if (loose := element.loosens(name)) in draft.joints:
            from bricard.library.relations.loose import Loose

            joint = draft.joints[loose]
            relations = tuple(Loose(one) if one.linked else one for one in joint.relations)
            draft.joints[loose] = replace(joint, relations=relations)


# ---------------------------------------------------------------------------------------------- joints


def _run(draft: Draft, name: str, word: Any, wanted: tuple[str, str, str], path: Path) -> tuple[str, ...] | None:
    """The members that a line or plane is made of."""
    members = tuple(word.points if word.points is not None else split_run(name) or name.split())
    kinds = "".join("P" if is_point(member) else "v" if is_vector(member) else "?" for member in members)
    pattern, meaning, example = wanted
    if kinds == pattern:
        return members
    if word.points is None:
        draft.find(path, f"'{name}' is not the run of {meaning}", f"Write it as in {example}.", on_key=True)
    else:
        listed = ", ".join(split_run(example) or ())
        draft.find((*path, "points"), f"these are not {meaning}", f"List them as in [{listed}].")
    return None


@dataclass(frozen=True, eq=False)
class _Entry:
    """An entry of Joints: the draft as the joint sees it."""

    draft: Draft
    path: Path

    @property
    def dimension(self) -> int:
        return self.draft.dimension

    def value(self, expression: Expression, *field: str | int) -> float:
        return self.draft.number(expression, (*self.path, *field))

    def lacks(self, part: str, name: str) -> bool:
        return part in self.draft.bodies and name not in self.draft.bodies[part].members

    def owners(self, *names: str) -> list[str]:
        ground = ["the ground"] if all(name in self.draft.ground for name in names) else []
        return ground + _having(self.draft, *names)


def _make_joint(draft: Draft, name: str, joint: JointWord) -> None:
    path = ("PartData", "Joints", name)
    where = "in the plane" if draft.dimension == 2 else "in space"
    if draft.dimension not in joint.freedoms:
        draft.find((*path, "type"), f"there is no joint of type {joint.type} {where}", joint.elsewhere)
        return
    for field, remedy in joint.required.get(draft.dimension, {}).items():
        if getattr(joint, field) is None:
            draft.find(path, f"the {joint.type} joint '{name}' needs {field} {where}", remedy, on_key=True)
    if _has_meaning(draft, joint, path):
        _add(draft, Joint(name, joint.type, joint.relations(name), path))


def check_joints(draft: Draft) -> None:
    """Explicit joints, which were made already, with other values of what they are made of."""
    moved = draft.before is not None and draft.ground != draft.before.ground
    for name, joint in draft.document.section("Joints").items() if moved else draft.entries("Joints"):
        _has_meaning(draft, joint, ("PartData", "Joints", name))


def _has_meaning(draft: Draft, joint: JointWord, path: Path) -> bool:
    """Whether what a joint says can be told from it, be it right or not."""
    problems = list(joint.problems(_Entry(draft, path)))
    for problem in problems:
        draft.find((*path, *problem.field), problem.finding, problem.remedy, on_key=not problem.field)
    _check_pairs(draft, joint, path)
    return all(problem.field for problem in problems)


def _check_pairs(draft: Draft, joint: JointWord, path: Path) -> None:
    """A joint is between two parts, or a part and the ground."""
    for field in ("points", "axes", "normals"):
        pair = getattr(joint, field, None)
        if pair is None or draft.lost:
            continue
        first, second = pair
        if first == second:
            _check_shared(draft, joint, first, (*path, field))
        elif owners := _having(draft, first, second):
            remedy = "Join two parts, or a part and the ground."
            draft.find((*path, field), f"{first} and {second} both belong to '{owners[0]}'", remedy)
        elif first in draft.ground and draft.ground[first] != draft.ground.get(second, draft.ground[first]):
            draft.find((*path, field), f"{first} and {second} are both fixed", "Join a fixed one to a moving one.")


def _having(draft: Draft, *names: str) -> list[str]:
    """The parts that have all of some points and vectors; all parts may have a vector, but few have a point."""
    fewest = min((draft.having.get(name, []) for name in names), key=len)
    return [part for part in fewest if all(name in draft.bodies[part].members for name in names)]


def _check_shared(draft: Draft, joint: JointWord, name: str, path: Path) -> None:
    """A name given once, for both parts."""
    owners = len(draft.having.get(name, ())) + (name in draft.ground)
    if path[-1] in joint.distinct:
        draft.find(path, f"the {joint.type} joint needs two names, not twice {name}", "Give one of each part.")
    elif owners == 1:
        draft.find(path, f"only one part has {name}", "Give one of each part, as in [A, B].")


def _make_angle(draft: Draft, name: str, angle: Any) -> None:
    from bricard.library.relations.turned import Turned

    path = ("PartData", "Angles", name)
    example = f"Write {name}: [from, to, about]."
    if draft.dimension == 3:
        if angle.start is None:
            draft.find(path, f"the angle '{name}' needs a direction from which it starts", example, on_key=True)
        if angle.about is None:
            draft.find(path, f"the angle '{name}' needs a vector about which it turns", example, on_key=True)
    elif angle.about is not None:
        finding = "in the plane there is no vector about which an angle turns"
        draft.find((*path, "about"), finding, f"Write {name}: [from, to].")
    _add(draft, Joint(name, "angle", (Turned(name, angle.start or "", angle.to, angle.about),), path))


def _add(draft: Draft, joint: Joint) -> None:
    if joint.name not in draft.joints:
        draft.joints[joint.name] = joint
        return
    other = draft.joints[joint.name].place
    finding = f"'{joint.name}' is also the name of an entry of {other[1]}"
    draft.find(joint.place, finding, "Choose another name.", on_key=True)


# ------------------------------------------------------------------------------------------ quantities


@dataclass(frozen=True)
class _Named:
    """A quantity; `field` is the word that names it, or would; `path` where it is named."""

    name: str
    field: str
    path: Path
    on_key: bool


def _quantities(draft: Draft, joint: Joint) -> Iterator[_Named]:
    """The quantities of a joint."""
    word = draft.document.section(joint.place[1])[joint.name]
    for relation in joint.relations:
        several = len(relation.quantities) > 1
        for i, quantity in enumerate(relation.quantities):
            field = "" if joint.only_measures else quantity.word
            written = vars(word).get(field) is not None
            inner: Path = (field, i) if several else (field,)
            path = (*joint.place, *inner) if written else joint.place
            yield _Named(quantity.name, "" if several else field, path, not written)
