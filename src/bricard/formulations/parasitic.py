"""Parasitic elements: body coordinates whose joints are stiff springs and dampers instead of constraints (Rideout).

A demand r = 0 of a joint, measured in metres by a factor s (1 for points, a length for directions, 1 / 2l for the
length l of a bar, whose residual is a difference of squares), becomes V = k/2 (s r)^2 and R = c/2 (s r')^2. The joint
gives way by about force / k. The output "joint." and the name of the demand is s^2 (k r + c r'), what the multiplier
is where joints are constraints: with G = dr/dq the joint exerts -G^T times it.

Suggested are one stiffness for all joints, and for each joint the damping that suits the masses it joins: with
W = G M^-1 G^T of the demands of a joint, 1 / (largest eigenvalue of W) is the mass that it feels in its lightest
direction. Definitions of angles, gears, points on curves, constraints of velocities and what keeps a body in shape
stay constraints.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import finite_number
from bricard.dae.structure import listed
from bricard.errors import ModelError, OptionError
from bricard.formulations.body.model import body_model, coordinates
from bricard.formulations.building import hidden_quantities
from bricard.formulations.demands import Demand
from bricard.formulations.model import Model
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.bodies.body import Body
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.symbolic import sx

DEFLECTION = 1e-6  # of the mechanism's size under its weight: what the suggested stiffness allows
DAMPING_RATIO = 0.5  # of a joint by itself: its vibrations fall to a twentieth in a cycle
NO_MASS = 1e-14  # of the trace of a part's mass matrix
LIGHTEST = 1e-6  # of the whole mass: what a joint is taken to feel at least


class Position(Protocol):
    """A position of a model, at a time: coordinates, and phases by name."""

    @property
    def t(self) -> float:
        """Time."""

    @property
    def q(self) -> FloatArray:
        """Coordinates."""

    @property
    def phases(self) -> Mapping[str, float]:
        """Constants of joints that follow from the start."""


@dataclass(frozen=True, eq=False)
class Parasitic:
    """A spring and damper in the place of a demand; `scale` times its residual is in metres."""

    demand: Demand
    residual: sx.SX
    scale: float

    @property
    def joint(self) -> tuple[str, str]:
        """What the demands of one joint have in common."""
        return self.demand.source, self.demand.about


def parasitic_model(
    mechanism: Mechanism,
    start: Callable[[Model], Position],
    *,
    stiffness: float | None = None,
    damping: float | None = None,
) -> Model:
    """The model of a mechanism with parasitic springs and dampers in its joints: given, or suggested ones.

    start      the position of a model in body coordinates for which dampings are suggested
    stiffness  in N/m, of all joints
    damping    in N s/m, of all joints
    """
    stiffness, damping = (
        None if value is None else finite_number(value, name, OptionError)
        for name, value in (("stiffness", stiffness), ("damping", damping))
    )
    k = suggested_stiffness(mechanism) if stiffness is None else stiffness
    if not k > 0 or not (damping is None or damping >= 0):
        raise OptionError("The stiffness of parasitic joints must be positive, their damping positive or zero.")
    elements: list[Parasitic] = []
    hidden = frozenset(hidden_quantities(mechanism.relations))

    def meet(world: SymbolicWorld, demand: Demand) -> None:
        residual = sx.SX(demand.residual(world))
        if residual.is_constant() or _stays(world, demand.name, residual, hidden):
            world.demand(demand)
        else:
            elements.append(Parasitic(demand, residual, _scale(world, demand, residual)))

    model = body_model(mechanism, meet)
    at_start = _at_start(model, start(model), sx.vertcat(sx.SX(0, 1), *[e.scale * e.residual for e in elements]))
    _check_masses(model, at_start)
    dampings = _suggested_dampings(mechanism, at_start, elements, k) if damping is None else [damping] * len(elements)
    for element, c in zip(elements, dampings, strict=True):
        _add(model.world, element, k, c)
    model.world.terms.check()
    return model


def _add(world: SymbolicWorld, element: Parasitic, k: float, c: float) -> None:
    square = element.scale**2
    force = world.elastic(square * k, element.residual, square * c)
    world.show(f"joint.{element.demand.name}", force)


def _stays(world: SymbolicWorld, name: str, residual: sx.SX, hidden: frozenset[str]) -> bool:
    """Whether a demand stays a constraint."""
    is_linked = f"{name}{PHASE}" in world.lagrangian.parameters
    defines_angle = name in world.angles
    return is_linked or defines_angle or world.terms.has_rates(residual) or _is_on_curve(residual, hidden)


def _is_on_curve(residual: sx.SX, hidden: frozenset[str]) -> bool:
    """Whether a residual has the parameter of a curve, which has no mass that a spring could push."""
    return any(symbol.name() in hidden for symbol in sx.symvar(residual))


def _scale(world: SymbolicWorld, demand: Demand, residual: sx.SX) -> float:
    """What turns a residual into metres; one that no coordinate of a place changes is of directions."""
    if demand.lengths is not None:
        return 1 / (2 * demand.lengths[2])
    moves = any(symbol.name().endswith((".x", ".y", ".z")) for symbol in sx.symvar(residual))
    return 1.0 if moves else _size(world.mechanism)


def suggested_stiffness(mechanism: Mechanism) -> float:
    """A stiffness that gives way by a millionth of the mechanism's size under its weight."""
    return _mass(mechanism) * 9.81 / (DEFLECTION * _size(mechanism))


def slowest_frequency(mechanism: Mechanism, stiffness: float) -> float:
    """In rad/s: all masses on one joint."""
    return math.sqrt(stiffness / _mass(mechanism))


@dataclass(frozen=True, eq=False)
class _AtStart:
    """M, the Jacobian C of the constraints that are left, and G of the residuals of elements, at a start."""

    M: FloatArray
    C: FloatArray
    G: FloatArray

    @property
    def mobility(self) -> FloatArray:
        """W = G M^-1 G^T, with M^-1 within the constraints."""
        n, m = len(self.M), len(self.C)
        matrix = np.block([[self.M, self.C.T], [self.C, np.zeros((m, m))]])
        moved = np.linalg.lstsq(matrix, np.vstack([self.G.T, np.zeros((m, len(self.G)))]), rcond=None)[0][:n]
        return np.asarray((self.G @ moved + (self.G @ moved).T) / 2)


def _at_start(model: Model, start: Position, residuals: sx.SX) -> _AtStart:
    system = model.lagrangian.system()
    dynamics = Dynamics(system)
    outputs = [dynamics.M, dynamics.G, sx.jacobian(residuals, system.q)]
    function = sx.Function("at", [system.q, system.v, system.p], system.at_time(outputs, start.t))
    parameters = list({**system.parameters, **start.phases}.values())
    return _AtStart(*[np.array(sx.densify(one)) for one in function(start.q, np.zeros(system.size), parameters)])


def _check_masses(model: Model, at_start: _AtStart) -> None:
    """An error if a part that joints hold has a motion that moves no mass: springs cannot hold it."""
    first, light = 0, []
    for body in model.mechanism.bodies.values():
        columns = slice(first, first + len(coordinates(body, model.mechanism.dimension)))
        first = columns.stop
        M, others = at_start.M[columns, columns], np.delete(at_start.C, columns, axis=1)
        own = at_start.C[~others.any(axis=1), columns]
        N = np.linalg.svd(own)[2][np.linalg.matrix_rank(own) :].T if own.size else np.eye(len(M))
        if N.size and at_start.G[:, columns].any() and np.linalg.eigvalsh(N.T @ M @ N)[0] <= NO_MASS * np.trace(M):
            light.append(body.name)
    if light:
        raise ModelError(
            f"Springs for joints cannot hold parts without mass, or with no inertia about an axis: {listed(light)}.\n"
            "  Give them some, or choose other coordinates."
        )


def _suggested_dampings(
    mechanism: Mechanism, at_start: _AtStart, elements: Sequence[Parasitic], stiffness: float
) -> list[float]:
    """Of each element: what makes the vibrations of its joint die out in a few cycles."""
    W, whole = at_start.mobility, _mass(mechanism)
    masses: dict[tuple[str, str], float] = {}
    rows_of: dict[tuple[str, str], list[int]] = {}
    for i, element in enumerate(elements):
        rows_of.setdefault(element.joint, []).append(i)
    for joint, rows in rows_of.items():
        largest = float(np.linalg.eigvalsh(W[np.ix_(rows, rows)])[-1])
        masses[joint] = min(max(LIGHTEST * whole, 1 / max(largest, 1e-300)), whole)
    return [2 * DAMPING_RATIO * (stiffness * masses[element.joint]) ** 0.5 for element in elements]


def _mass(mechanism: Mechanism) -> float:
    return sum(body.mass for body in mechanism.bodies.values()) or 1.0


def _size(mechanism: Mechanism) -> float:
    lengths = [abs(x) for body in mechanism.bodies.values() for x in _places(body)]
    return max(lengths, default=1.0) or 1.0


def _places(body: Body) -> list[float]:
    return [x for point in body.points for x in body.members[point]]
