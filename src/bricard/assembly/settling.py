"""Rough positions settled by parasitic joints (Rideout, "Initial Conditions").

The parts are placed one by one (`bricard.assembly.placing`), with loaded springs in their joints, and let go.
With nothing else acting, the springs pull the mechanism together and the dampers take its energy away; where it comes
to rest, it is consistent. If the values held leave a freedom, joints alone would not stop the mechanism: then a force
opposes all velocities, R = alpha T, with the frequency of the whole mass on one joint for alpha.

Energy only falls, so one number tells when all is at rest: T + V <= k/2 (REST size)^2.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from os import PathLike

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.converted import NaturalStart
from bricard.assembly.finite import finite_numbers
from bricard.assembly.independent import independent
from bricard.assembly.least_squares import CLOSED, FROM_GUESS, nearest
from bricard.assembly.placing import held, nearest_position, placed, unloaded
from bricard.assembly.start import Starter, StartPoint
from bricard.checks import as_names, checked, finite_number
from bricard.errors import InitialValueError, OptionError
from bricard.formulations.model import Model
from bricard.formulations.natural.model import natural_model
from bricard.formulations.parasitic import parasitic_model, slowest_frequency, suggested_stiffness
from bricard.formulations.picture import picture_of
from bricard.formulations.units import units_of
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.constrained import solved_ode
from bricard.results.motion import Described, Motion, motion_of
from bricard.results.solved import Origin
from bricard.solvers.constrained.solving import ConstrainedRun, run_constrained
from bricard.solvers.constrained.states import States
from bricard.solvers.method import Method
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

REST = 1e-9  # deflection of a joint, relative to the mechanism's size, whose energy counts as none
LONGEST = 1e5  # settling is given up after this time, in units of the slowest joint's 1 / omega
MOST_STEPS = 20_000
TOLERANCE = 1e-6
MOVING = 1e-6  # of the joints' energy: a kinetic energy above this is not rest
RANK = 1e-9
SHOWN = 4  # joints in a message


@finite_numbers()
@checked(OptionError, but=("until",))
def settle(
    mechanism: Mechanism | str | PathLike[str],
    *,
    stiffness: float | None = None,
    damping: float | None = None,
    hold: str | Iterable[str] = (),
    until: float | None = None,
    tol: float = TOLERANCE,
) -> Motion:
    """How a mechanism with parasitic joints comes to rest from its rough positions, with nothing acting on it.

    stiffness  of the joints in N/m; damping in N s/m: as for coordinates="parasitic"
    hold       names of given values that are held on the way, beside those that the mechanism fixes
    until      end of the run, which begins at 0; None: when all is at rest
    tol        tolerance of the integrator
    """
    mechanism = mechanism if isinstance(mechanism, Mechanism) else Mechanism.load(mechanism)
    if held_names := as_names(hold, "hold"):
        mechanism = mechanism.starting(fixed=held_names)
    if until is not None and not finite_number(until, "until", OptionError) > 0:
        raise OptionError(f"until is {until!r}; it must be positive, or None: until all is at rest.")
    settling = _Settling.of(Starter(natural_model(mechanism)), stiffness, damping)
    return settling.motion(until, tol)


def settled_start(natural: Starter, stiffness: float | None, damping: float | None) -> StartPoint:
    """The start at which a mechanism comes to rest, in natural coordinates, with its velocities."""
    settling = _Settling.of(natural, stiffness, damping)
    return settling.start_at(settling.to_rest(TOLERANCE).segments[0].y[-1])


@dataclass(frozen=True, eq=False)
class _Settling:
    """An unloaded mechanism with parasitic joints, and its parts where they are placed."""

    natural: Starter  # of the mechanism with its loads
    model: Model
    starter: Starter
    system: MechanicalSystem
    start: StartPoint
    stiffness: float

    @staticmethod
    def of(natural: Starter, stiffness: float | None, damping: float | None) -> _Settling:
        bare = unloaded(natural)
        starter = Starter(natural_model(bare))
        near = NaturalStart(starter, nearest_position(starter))
        k = suggested_stiffness(bare) if stiffness is None else stiffness
        model = parasitic_model(held(bare), near.in_body_coordinates, stiffness=k, damping=damping)
        if _is_free(near):
            model.world.dissipation(slowest_frequency(bare, k) * model.system().T)
        start = placed(model, near)
        loose = Starter(model)
        return _Settling(natural, model, loose, independent(loose, start).system, start, k)

    # -- the run -----------------------------------------------------------------------------

    def run(self, end: float, tol: float) -> ConstrainedRun:
        """The run to a time, by an integrator that passes the time at rest in long steps."""
        method = Method(
            "parasitic", "ggl", "scipy-radau", tol=tol, atol=tol * self.starter.size, max_steps=MOST_STEPS
        )
        return run_constrained(self.system, (0.0, end), self.start.positions, {}, method)

    def to_rest(self, tol: float) -> ConstrainedRun:
        """The run up to the first step at rest."""
        run = self.run(LONGEST / slowest_frequency(self.model.mechanism, self.stiffness), tol)
        states = run.segments[0]
        energies = self._energies(states.y[states.points])
        resting = np.flatnonzero(energies.sum(axis=0) <= self._least_energy)
        if not len(resting):
            raise InitialValueError(self._why_not(run, *energies[:, -1]))
        return _cut(run, max(1, int(resting[0])))

    @property
    def _least_energy(self) -> float:
        return self.stiffness / 2 * (REST * self.starter.size) ** 2

    def _energies(self, states: FloatArray) -> FloatArray:
        """Kinetic and potential energies, (2, times)."""
        s, n = self.system, self.system.size
        energies, p = Evaluation([s.q, s.v, s.p], [sx.vertcat(s.T, s.V)]), self._parameters
        return np.hstack([energies.dense(y[:n], y[n : 2 * n], p)[0] for y in states])

    @property
    def _parameters(self) -> FloatArray:
        return np.array(list(self.system.parameters.values()), dtype=float)

    def _why_not(self, run: ConstrainedRun, kinetic: float, potential: float) -> str:
        if kinetic > max(self._least_energy, MOVING * potential):
            return (
                f"The mechanism has not come to rest in {run.steps} steps: at t = {run.segments[0].t[-1]:.3g} it "
                f"has a kinetic energy of {kinetic:.2g} J, and its joints {potential:.2g} J.\n"
                "  Hold more of its positions (fixedpositions), or choose another damping."
            )
        return (
            "The mechanism has come to rest with open joints; they pull with\n  "
            + "\n  ".join(self._pulls(run.segments[0].y[-1]))
            + "\n  Give positions that are nearer to a closed one, or release some that are fixed."
        )

    def _pulls(self, y: FloatArray) -> list[str]:
        """What the strongest joints exert."""
        s, n = self.system, self.system.size
        joints = {name: value for name, value in s.outputs.items() if name.startswith("joint.")}
        exerted = Evaluation([s.q, s.v, s.p], [sx.vertcat(*joints.values())])
        pulls = exerted.dense(y[:n], y[n : 2 * n], self._parameters)[0].ravel()
        strongest = np.argsort(-np.abs(pulls), kind="stable")[:SHOWN]
        return [f"{name} = {pulls[i]:.3g}" for i, name in enumerate(joints) if i in strongest]

    # -- results -----------------------------------------------------------------------------

    def motion(self, until: float | None, tol: float) -> Motion:
        """The run as a motion; `moved` of its certificate: from what is given to where it has come to rest."""
        run = self.to_rest(tol) if until is None else self.run(until, tol)
        mechanism, lagrangian = self.natural.model.mechanism, self.model.lagrangian
        moved = self.start_at(run.segments[0].y[-1]).moved if until is None else {}
        solved = solved_ode(run, "scipy-radau, parasitic joints settle", tol, Origin(moved))
        units = units_of(mechanism, solved.trajectory.names, self.model.world.angles)
        described = Described(partial(picture_of, self.model.mechanism), mechanism.text, mechanism)
        return motion_of(solved, self.system, lagrangian.bodies, lagrangian.points, described, units)

    def start_at(self, state: FloatArray) -> StartPoint:
        """The start of the mechanism where it has come to rest, closed to rounding, with its velocities."""
        natural = self.natural
        y = self._in_natural(np.concatenate([state[: self.system.size], list(self.start.phases.values())]))
        closing = natural.residuals("closing", natural.hard_residuals)
        y, misfit = nearest(closing, y, natural.sizes, FROM_GUESS)
        if misfit > CLOSED:
            raise InitialValueError(natural.why_not(y))
        y = natural.with_true_angles(y)
        return natural.point(y, natural.velocities(y))

    def _in_natural(self, y: FloatArray) -> FloatArray:
        """Natural coordinates of body coordinates."""
        world, names = self.model.world, self.natural.system.coordinates
        angles = self.starter.angle_values(y)
        places: list[sx.SX] = []
        for name in names:
            base, _, axis = name.rpartition(".")
            if base in world.node:
                places.append(sx.SX(list(world.point(base))["xyz".index(axis)]))
            else:
                places.append(sx.SX(angles.get(name, world.quantities.get(name, 0.0))))
        values = Evaluation([self.starter.y], [sx.vertcat(*places)]).dense(y)[0].ravel()
        phases = [self.start.phases.get(name, 0.0) for name in self.natural.model.phases]
        return np.concatenate([values, phases])


def _cut(run: ConstrainedRun, last: int) -> ConstrainedRun:
    """The run up to the end of a step."""
    states = run.segments[0]
    count = int(states.points[last]) + 1
    ending = replace(run.ending, finished=True, message=f"at rest after t = {states.t[count - 1]:.6g}.")
    kept = States(states.right_hand_side, states.t[:count], states.y[:count], states.points[: last + 1])
    return ConstrainedRun(run.dae, ending, (kept,), run.layout, last)


def _is_free(near: NaturalStart) -> bool:
    """Whether a mechanism can move with all that is held."""
    starter, point = near.starter, near.point
    system = starter.system
    fixed = [e for wanted in starter.wanted if wanted.fixed for e in wanted.expressions]
    rows = [starter.dynamics.G, sx.jacobian(sx.vertcat(sx.SX(0, 1), *fixed), system.q)]
    evaluation = starter.evaluation("held rows", lambda: [sx.vertcat(*rows)])
    y = np.concatenate([point.q, list(point.phases.values())])
    (G,) = evaluation.dense(y, point.v, starter.known_at(starter.t))
    return int(np.linalg.matrix_rank(G, tol=RANK)) < system.size
