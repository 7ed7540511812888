"""Parasitic elements: body coordinates whose joints are stiff springs and dampers instead of constraints (Rideout).

A demand r = 0 of a joint, measured in metres by a factor s (1 for points, a length for directions, 1 / 2l for the
length l of a bar, whose residual is a difference of squares), becomes V = k/2 (s r)^2 and R = c/2 (s r')^2. The joint
gives way by about force / k. The output "joint." and the name of the demand is s^2 (k r + c r'), what the multiplier
is where joints are constraints: with G = dr/dq the joint exerts -G^T times it.

Suggested are one stiffness for all joints, and for each joint the damping that suits the masses it joins: with
W = G M^-1 G^T of the demands of a joint, 1 / (largest eigenvalue of W) is the mass that it feels in its lightest
direction. Definitions of angles, gears and what keeps a body in shape stay constraints.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.errors import OptionError
from bricard.formulations.body import body_model
from bricard.formulations.converted import NaturalStart, body_coordinates, converted_start
from bricard.formulations.demands import Demand
from bricard.formulations.model import Model
from bricard.formulations.start import Starter
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.bodies import Body
from bricard.mechanics.equations import momentum
from bricard.mechanism.mechanism import Mechanism

FloatArray = npt.NDArray[np.float64]
DEFLECTION = 1e-6  # of the mechanism's size under its weight: what the suggested stiffness allows
DAMPING_RATIO = 0.5  # of a joint by itself: its vibrations fall to a twentieth in a cycle
LIGHTEST = 1e-6  # of the whole mass: what a joint is taken to feel at least


@dataclass(frozen=True, eq=False)
class Parasitic:
    """A spring and damper in the place of a demand; `scale` times its residual is in metres."""

    demand: Demand
    residual: ca.SX
    scale: float

    @property
    def joint(self) -> tuple[str, str]:
        """What the demands of one joint have in common."""
        return self.demand.source, self.demand.about


def parasitic_model(
    mechanism: Mechanism,
    near: NaturalStart,
    *,
    stiffness: float | None = None,
    damping: float | None = None,
) -> Model:
    """The model of a mechanism with parasitic springs and dampers in its joints: given, or suggested ones.

    near       its start; dampings are suggested for this position
    stiffness  in N/m, of all joints
    damping    in N s/m, of all joints
    """
    k = suggested_stiffness(mechanism) if stiffness is None else stiffness
    if not k > 0 or not (damping is None or damping >= 0):
        raise OptionError("The stiffness of parasitic joints must be positive, their damping positive or zero.")
    elements: list[Parasitic] = []

    def meet(world: SymbolicWorld, demand: Demand) -> None:
        residual = ca.SX(demand.residual(world))
        is_definition = demand.name in world.angles or f"{demand.name}{PHASE}" in world.lagrangian.parameters
        if is_definition or residual.is_constant():
            world.demand(demand)
        else:
            elements.append(Parasitic(demand, residual, _scale(world, demand, residual)))

    model = body_model(mechanism, meet)
    dampings = suggested_dampings(model, near, elements, k) if damping is None else [damping] * len(elements)
    for element, c in zip(elements, dampings, strict=True):
        _add(model.world, element, k, c)
    return model


def _add(world: SymbolicWorld, element: Parasitic, k: float, c: float) -> None:
    r, rate, square = element.residual, world.rate(element.residual), element.scale**2
    world.show(f"joint.{element.demand.name}", square * (k * r + c * rate))
    world.potential(square * k / 2 * r**2)
    world.dissipation(square * c / 2 * rate**2)


def _scale(world: SymbolicWorld, demand: Demand, residual: ca.SX) -> float:
    """What turns a residual into metres; one that no coordinate of a place changes is of directions."""
    if demand.lengths is not None:
        return 1 / (2 * demand.lengths[2])
    moves = any(symbol.name().endswith((".x", ".y", ".z")) for symbol in ca.symvar(residual))
    return 1.0 if moves else _size(world.mechanism)


def suggested_stiffness(mechanism: Mechanism) -> float:
    """A stiffness that gives way by a millionth of the mechanism's size under its weight."""
    return _mass(mechanism) * 9.81 / (DEFLECTION * _size(mechanism))


def slowest_frequency(mechanism: Mechanism, stiffness: float) -> float:
    """In rad/s: all masses on one joint."""
    return math.sqrt(stiffness / _mass(mechanism))


def suggested_dampings(
    model: Model, near: NaturalStart, elements: Sequence[Parasitic], stiffness: float
) -> list[float]:
    """Of each element: what makes the vibrations of its joint die out in a few cycles."""
    masses = _felt_masses(model, near, elements)
    return [2 * DAMPING_RATIO * (stiffness * masses[element.joint]) ** 0.5 for element in elements]


def _felt_masses(model: Model, near: NaturalStart, elements: Sequence[Parasitic]) -> dict[tuple[str, str], float]:
    """The mass that each joint feels in its lightest direction."""
    W = _mobility(model, near, ca.vertcat(ca.SX(0, 1), *[e.scale * e.residual for e in elements]))
    whole, result = _mass(model.mechanism), {}
    for joint in {element.joint for element in elements}:
        rows = [i for i, element in enumerate(elements) if element.joint == joint]
        largest = float(np.linalg.eigvalsh(W[np.ix_(rows, rows)])[-1])
        result[joint] = min(max(LIGHTEST * whole, 1 / max(largest, 1e-300)), whole)
    return result


def _mobility(model: Model, near: NaturalStart, residuals: ca.SX) -> FloatArray:
    """W = G M^-1 G^T of residuals at a start, with M^-1 within the constraints that are left."""
    starter, start = Starter(model), converted_start(near.starter, near.point, model, body_coordinates)
    system, n = starter.system, starter.system.size
    outputs = [
        ca.jacobian(momentum(system), system.v),
        ca.jacobian(system.C, system.q),
        ca.jacobian(residuals, system.q),
    ]
    function = ca.Function("at", [starter.y, system.v], starter.at_time(outputs, start.t))
    y = np.concatenate([start.q, list(start.phases.values())])
    M, C, G = (np.array(ca.densify(one)) for one in function(y, np.zeros(n)))
    matrix = np.block([[M, C.T], [C, np.zeros((len(C), len(C)))]])
    moved = np.linalg.lstsq(matrix, np.vstack([G.T, np.zeros((len(C), len(G)))]), rcond=None)[0][:n]
    return np.asarray((G @ moved + (G @ moved).T) / 2)


def _mass(mechanism: Mechanism) -> float:
    return sum(body.mass for body in mechanism.bodies.values()) or 1.0


def _size(mechanism: Mechanism) -> float:
    lengths = [abs(x) for body in mechanism.bodies.values() for x in _places(body)]
    return max(lengths, default=1.0) or 1.0


def _places(body: Body) -> list[float]:
    return [x for point in body.points for x in body.members[point]]
