"""The rows of a natural-coordinate model: what a step brings in, assigns and equates.

Assignments and demands are functions of a model that has symbols (`bricard.formulations.natural.model`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from bricard.formulations.geometry import Triple, across, label, shown
from bricard.library.bodies.body import Body
from bricard.records import dataclass
from bricard.spec.names import is_point

if TYPE_CHECKING:
    from bricard.library.relations.answers import Way


@dataclass(frozen=True)
class Bring:
    """A coordinate: a point or vector with `size` components, or a number (size 1)."""

    name: str
    size: int


@dataclass(frozen=True)
class Assignment:
    """Something that follows from what is known."""

    text: str
    apply: Callable[[Any], None]


@dataclass(frozen=True)
class Demand:
    """A residual that must vanish; `source` is the part or joint that demands it.

    lengths   where the demand is a length: (first point, second point, length)
    about     the point or vector that must be where it is
    joint     the joint that a point or vector of two parts belongs to, in body coordinates
    essential never left out, even where it follows from others
    """

    name: str
    text: str
    source: str
    residual: Callable[[Any], Any]
    lengths: tuple[str, str, float] | None = None
    about: str = ""
    joint: str = ""
    essential: bool = False


@dataclass
class Step:
    """A row of the table bring in, assign, equate."""

    part: str
    brings: list[Bring] = field(default_factory=list)
    assigns: list[Assignment] = field(default_factory=list)
    demands: list[Demand] = field(default_factory=list)


# ---------------------------------------------------------------------------------------- equations


def always(residual: Any) -> Callable[[Any], Any]:
    """A residual that is known already, as a function of a model."""
    return lambda _: residual


def length_demand(first: str, second: str, length: float, source: str) -> Demand:
    """|second - first| = length."""
    return Demand(
        f"{first}{second}",
        f"|{second} - {first}|^2 = {length:.6g}^2",
        source,
        lambda model: (model.place(second) - model.place(first)).squared() - length**2,
        (first, second, length),
    )


def product_demand(part: str, origin: str, one: str, other: str, value: float) -> Demand:
    """The scalar product of two directions of a frame: a length, or an angle."""
    if one == other and is_point(one):
        return length_demand(origin, one, value**0.5, part)
    first, second = sorted((one, other), key=lambda node: not is_point(node))  # AB.u, not u.AB
    labels = label(origin, first), label(origin, second)
    text = f"{shown(origin, first)} . {shown(origin, second)} = {_number(value)}"
    return Demand(
        first if one == other else ".".join(labels),
        f"|{first}|^2 = 1" if one == other else text,
        part,
        lambda model: model.direction(origin, first) @ model.direction(origin, second) - value,
    )


def placed_demands(part: str, node: str, local: Triple) -> list[Demand]:
    """A point or vector that is known already, where the part's frame says that it is."""
    if is_point(node):
        return [
            Demand(
                f"{part}.{node}.{axis}",
                f"{node}_{axis} = its place in {part}",
                part,
                _component(part, node, local, i),
                about=node,
            )
            for i, axis in enumerate("xyz"[: len(local)])
        ]
    return [
        Demand(
            f"{part}.{node}.{number}",
            f"{node} . e{number} = 0, e{number} across {node} in {part}",
            part,
            _across(part, node, e),
            about=node,
        )
        for number, e in enumerate(across(local), 1)
    ]


def _component(part: str, node: str, local: Triple, i: int) -> Callable[[Any], Any]:
    return lambda model: list(model.place(node) - model.frame(part).point(*local))[i]


def _across(part: str, node: str, e: Triple) -> Callable[[Any], Any]:
    return lambda model: model.place(node) @ model.frame(part).vector(*e)


def same_demands(model: Any, body: Body, name: str, place: Any, label: str) -> Iterator[Demand]:
    """`name`, as a body has it, is where it is elsewhere; `label` begins the names of the demands."""
    own = model.member(body.name, name)
    if is_point(name):
        for axis, difference in zip("xyz", own - place, strict=False):
            text = f"{name}_{axis} of {body.name} = {name}_{axis}"
            yield Demand(f"{label}.{axis}", text, body.name, always(difference), about=name)
        return
    for number, e in enumerate(across(body.members[name]), 1):
        residual = place @ model.frame(body.name).vector(*e)
        text = f"{name} . e{number} = 0, e{number} across {name} in {body.name}"
        yield Demand(f"{label}.{number}", text, body.name, always(residual), about=name)


def _number(value: float) -> str:
    return f"{value if abs(value) > 1e-12 else 0.0:.6g}"


# -------------------------------------------------------------------------------------- assignments


def frame_assignment(part: str, frame: Sequence[str], members: Mapping[str, Triple]) -> Assignment:
    """The frame of a part, from some of its members."""
    return Assignment(
        f"frame of {part} from {', '.join(frame)}", lambda model: model.make_frame(part, frame, members)
    )


def member_assignment(part: str, node: str, local: Triple) -> Assignment:
    """A point or vector, from the frame of its part."""

    def apply(model: Any) -> None:
        frame = model.frame(part)
        model.set(node, frame.point(*local) if is_point(node) else frame.vector(*local))

    return Assignment(f"{node} = ({', '.join(_number(value) for value in local)}) in {part}", apply)


def way_assignment(way: Way, node: Mapping[str, str]) -> Assignment:
    """A point that a relation gives; `node`: by which name each point and vector goes."""
    text = way.text.format_map(node)
    return Assignment(text, lambda model: model.set(node[way.point], way.place(model)))
