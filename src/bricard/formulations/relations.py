"""Relations of joints as equations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricard.formulations.demands import Demand, Step
from bricard.formulations.geometry import across
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.relations import (
    Assigned,
    Distance,
    Equation,
    InPlane,
    Linked,
    OnContour,
    OnCurve,
    OnLine,
    Perpendicular,
    Relation,
    Spanned,
)
from bricard.mechanism.ties import GROUND, meant, parts_by_name
from bricard.symbolic.vectors import Vec


def joint_steps(world: SymbolicWorld, leftover: Sequence[tuple[str, Relation]]) -> list[Step]:
    """Relations that no assignment meets, and the equations that define angles."""
    steps = []
    for joint, relation in leftover:
        demands = _relation_demands(world, joint, relation)
        if demands:
            steps.append(Step(joint, demands=demands))
    return steps + [
        Step(name, demands=[Demand(name, f"sin({name} - turned angle) = 0", name, angle.residual(world))])
        for name, angle in world.angles.items()
        if angle.tracked
    ]


def _relation_demands(world: SymbolicWorld, joint: str, relation: Relation) -> list[Demand]:
    match relation:
        case OnLine():
            return _line_demands(world, joint, relation)
        case Spanned():
            return _plane_demands(world, joint, relation)
        case InPlane():
            P, A, n = (world.point(name) for name in (relation.point, relation.base, relation.normal))
            return [_demand(joint, f"({relation.point} - {relation.base}) . {relation.normal} = 0", (P - A) @ n)]
        case Perpendicular():
            u, v = world.point(relation.first), world.point(relation.second)
            return [_demand(joint, f"{relation.first} . {relation.second} = 0", u @ v)]
        case Distance():
            P, Q, length = world.point(relation.first), world.point(relation.second), world.value(relation.length)
            text = f"|{relation.second} - {relation.first}|^2 = {float(length):.6g}^2"
            lengths = (relation.first, relation.second, float(length))
            return [Demand(joint, text, joint, lambda _: (Q - P).squared() - length**2, lengths)]
        case OnCurve():
            difference = world.point(relation.point) - world.curve_point(relation)
            return _components(joint, f"{relation.point} on the curve", difference)
        case Assigned():
            difference = world.point(relation.point) - world.assigned_place(relation)
            return _components(joint, f"{relation.point} where its formula says", difference)
        case OnContour():
            return [_demand(joint, f"{relation.formula} = 0", _contour(world, relation))]
        case Equation():
            return [_demand(joint, f"{relation.formula} = 0", world.value(relation.formula))]
        case Linked():
            total = sum(world.value(factor) * world.quantity(name) for factor, name in relation.terms)
            text = " + ".join(f"({factor}) {name}" for factor, name in relation.terms) + " = constant"
            return [_demand(joint, text, total - world.lagrangian.par[f"{joint}{PHASE}"])]
    return []


def _line_demands(world: SymbolicWorld, joint: str, relation: OnLine) -> list[Demand]:
    """Both ends of a line are known: the point is on it if nothing of P - A lies across u."""
    P, A, u = (world.point(name) for name in (relation.point, relation.base, relation.direction))
    world.quantities[relation.slide] = (P - A) @ u
    text = f"({relation.point} - {relation.base}) across {relation.direction} = 0"
    if world.dimension == 2:
        return [_demand(joint, text, u.cross(P - A))]
    return [
        _demand(joint, text, (P - A) @ e, f".{number}")
        for number, e in enumerate(_vectors_across(world, joint, relation.direction), 1)
    ]


def _plane_demands(world: SymbolicWorld, joint: str, relation: Spanned) -> list[Demand]:
    P, A, u, v = (world.point(n) for n in (relation.point, relation.base, relation.first, relation.second))
    c, along = u @ v, P - A
    for slide, one, other in ((relation.slides[0], u, v), (relation.slides[1], v, u)):
        world.quantities[slide] = (along @ one - c * (along @ other)) / (1 - c**2)
    if world.dimension == 2:
        return []
    return [_demand(joint, f"{relation.point} in the plane", along @ u.cross(v))]


def _vectors_across(world: SymbolicWorld, joint: str, name: str) -> list[Vec]:
    """Two vectors across a vector of a joint, fixed in the part that it means (or in the ground)."""
    mechanism = world.mechanism
    part = meant(mechanism.joints[joint], parts_by_name(mechanism)).get(name, GROUND)
    if part == GROUND:
        return [Vec(e) for e in across(mechanism.ground[name])]
    return [world.frame(part).vector(*e) for e in across(mechanism.bodies[part].members[name])]


def _contour(world: SymbolicWorld, relation: OnContour) -> Any:
    P = world.point(relation.point)
    components = list(P)
    if relation.part is not None:
        frame = world.frame(relation.part)
        components = [(P - frame.origin) @ axis for axis in frame.axes]
    return world.value(relation.formula, dict(zip("xyz", components, strict=False)))


def _components(joint: str, text: str, difference: Vec) -> list[Demand]:
    axes = zip("xyz", difference, strict=False)
    return [_demand(joint, f"{text}, {axis}", component, f".{axis}") for axis, component in axes]


def _demand(joint: str, text: str, residual: Any, suffix: str = "") -> Demand:
    return Demand(f"{joint}{suffix}", text, joint, lambda _: residual)
