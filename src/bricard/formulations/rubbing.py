"""Joints that rub: along which rate, and with which force their parts are held together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from bricard.errors import ModelError
from bricard.formulations.demands import Demand
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.ties import joint_motion
from bricard.spec.names import is_point
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar


class Jointed(Protocol):
    """What is asked of a mechanism in symbols; `kept`: demands that became constraints, with their multipliers."""

    mechanism: Mechanism
    node: Mapping[str, str]
    kept: dict[str, tuple[Demand, sx.SX]]

    @property
    def dimension(self) -> int:
        """2 or 3."""

    def has_quantity(self, name: str) -> bool:
        """Whether there is an angle or slide of this name."""

    def quantity_rate(self, name: str) -> Scalar:
        """The rate of an angle or slide."""

    def angular_velocity(self, part: str) -> Scalar:
        """Of a part."""


def joint_rate(world: Jointed, name: str) -> Scalar:
    """The rate along which an angle, a slide, a joint or the parts at a point move against each other."""
    if world.has_quantity(name):
        return world.quantity_rate(name)
    motion = joint_motion(world.mechanism, name)
    assert motion is not None, "the reader has found it clear"
    if motion.quantity:
        return world.quantity_rate(motion.quantity)
    spins = [world.angular_velocity(part) for part in motion.parts]
    return spins[1] - spins[0] if len(spins) == 2 else spins[0]


def reaction(world: Jointed, joint: str) -> Scalar:
    """The size of the force in an explicit joint, or in the joint of two parts at a point."""
    nodes = _joined_at(world, joint)
    multipliers = [one for demand, one in world.kept.values() if _is_of(demand, joint, nodes, world.node)]
    if not multipliers or (nodes and len(multipliers) != world.dimension):
        raise ModelError(
            f"The reaction in '{joint}', on which friction depends, is not a variable in these coordinates.\n"
            "  Try coordinates='natural' or 'body'."
        )
    if len(multipliers) == 1:
        return sx.fabs(multipliers[0])
    return sx.sqrt(sum((one**2 for one in multipliers), sx.SX(0)))


def _joined_at(world: Jointed, joint: str) -> set[str]:
    """The node at which a joint holds two parts together; none if it only guides a point."""
    if joint not in world.mechanism.joints:
        return {world.node[joint]}
    same = [pair for relation in world.mechanism.joints[joint].relations if (pair := relation.identified)]
    return {world.node[first] for first, _ in same if is_point(first)}


def _is_of(demand: Demand, joint: str, nodes: Collection[str], node: Mapping[str, str]) -> bool:
    """Whether a demand holds parts together at the nodes of a joint, or, without nodes, is the joint's own."""
    if not nodes:
        return demand.source == joint
    return is_point(demand.about) and node[demand.about] in nodes and demand.joint in ("", joint)
