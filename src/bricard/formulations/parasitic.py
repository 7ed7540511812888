"""Parasitic elements: body coordinates whose joints are stiff springs and dampers instead of constraints (Rideout).

A residual r of a joint (a distance in metres; of directions, times a length) becomes V = k/2 r^2 and R = c/2 r'^2.
The joint gives way by about force / k; its force k r + c r' is an output, named "joint." and the name of the demand.
Definitions of angles, gears and what keeps a body in shape stay constraints.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca

from bricard.errors import OptionError
from bricard.formulations.body import body_model
from bricard.formulations.demands import Demand
from bricard.formulations.model import Model
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.bodies import Body
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point

DEFLECTION = 1e-6  # of the mechanism's size under its weight: what the suggested stiffness allows
DAMPING_RATIO = 0.7


@dataclass(frozen=True)
class Parasitic:
    """Stiffness in N/m and damping in N s/m of all joints; `length` turns directions into lengths."""

    stiffness: float
    damping: float
    length: float


def suggested(mechanism: Mechanism) -> Parasitic:
    """Stiffness that gives way by a millionth of the size under the weight, and damping below critical."""
    mass = sum(body.mass for body in mechanism.bodies.values()) or 1.0
    size = _size(mechanism)
    stiffness = mass * 9.81 / (DEFLECTION * size)
    return Parasitic(stiffness, 2 * DAMPING_RATIO * (stiffness * mass) ** 0.5, size)


def parasitic_model(
    mechanism: Mechanism,
    elements: Parasitic | None = None,
    *,
    stiffness: float | None = None,
    damping: float | None = None,
) -> Model:
    """The model of a mechanism with parasitic springs and dampers in its joints: given, or suggested ones."""
    chosen = elements or suggested(mechanism)
    if stiffness is not None:
        chosen = replace(chosen, stiffness=stiffness, damping=chosen.damping * (stiffness / chosen.stiffness) ** 0.5)
    if damping is not None:
        chosen = replace(chosen, damping=damping)
    if not chosen.stiffness > 0 or not chosen.damping >= 0:
        raise OptionError("The stiffness of parasitic joints must be positive, their damping positive or zero.")

    def meet(world: SymbolicWorld, demand: Demand) -> None:
        if demand.name in world.angles or f"{demand.name}{PHASE}" in world.lagrangian.parameters:
            world.demand(demand)
            return
        residual = ca.SX(demand.residual(world))
        if demand.about and not is_point(demand.about):
            residual = residual * chosen.length
        world.show(f"joint.{demand.name}", chosen.stiffness * residual + chosen.damping * world.rate(residual))
        world.potential(chosen.stiffness / 2 * residual**2)
        world.dissipation(chosen.damping / 2 * world.rate(residual) ** 2)

    return body_model(mechanism, meet)


def _size(mechanism: Mechanism) -> float:
    lengths = [abs(x) for body in mechanism.bodies.values() for x in _places(body)]
    return max(lengths, default=1.0) or 1.0


def _places(body: Body) -> list[float]:
    return [x for point in body.points for x in body.members[point]]
