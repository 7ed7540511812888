"""A mechanism near a state as a linear system: x' = A x + B u, y = C x + D u.

The states x are some coordinates and rates that tell all others, those that users name or those that are chosen; all
are differences from the state. With x = S dx, and N the changes of (q, v) that the constraints allow,
dx = N (S N)^-1 x.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.control import Regulator, as_state_space, regulator
from bricard.analysis.linear.eigenvalues import eigenvalues
from bricard.analysis.linear.modes import Modes, modes_of
from bricard.analysis.linear.response import Response, response_of
from bricard.analysis.linear.system import LinearSystem
from bricard.analysis.linear.tangent import Tangent, all_parameters, tangent_at
from bricard.analysis.statics.equilibrium import Equilibrium, equilibrium, found_at
from bricard.analysis.subject import Subject, of_mechanism, subject_of
from bricard.arrays import ArrayLike, ComplexArray, FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.still import null_space, without_watched
from bricard.checks import as_names, checked, did_you_mean, shown
from bricard.errors import ModelError, OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.tabular import Row
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

STILL = 1e-9  # typical sizes per second: slower is rest
CONSTANT = 1e-7  # change of A, relative, that is none
PUSH = "push."  # with the name of a quantity: a force along it
LATER = (0.37, 1.9)  # s: when A must be the same in a steady motion


@dataclass(frozen=True, eq=False, repr=False)
class Linearised(LinearSystem, Findings):
    """A mechanism near a state, as a linear system."""

    @property
    def eigenvalues(self) -> ComplexArray:
        """Eigenvalues of A, those that vanish by structure as zeros; slowest first."""
        return eigenvalues(self.tangent)

    def modes(self) -> Modes:
        """Natural modes: frequencies, damping, shapes."""
        return modes_of(self)

    def response(self, frequencies: ArrayLike | None = None) -> Response:
        """Amplitudes and phases of the outputs for inputs that swing; frequencies in rad/s."""
        return response_of(self, frequencies)

    def lqr(self, Q: ArrayLike, R: ArrayLike) -> Regulator:
        """The state feedback u = -K x that makes the integral of x^T Q x + u^T R u least."""
        return regulator(self, Q, R)

    def to_control(self) -> Any:
        """The system as `control.StateSpace` of python-control."""
        return as_state_space(self)

    @property
    def title(self) -> str:
        """What it is about."""
        where = "at rest" if not np.any(self.tangent.v) else "in steady motion"
        return f"{self.subject.title}, linearised {where}: {len(self.states)} states"

    @property
    def head(self) -> Row:
        """States and inputs."""
        return ["row", *self.states, *self.inputs]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """[A B; C D]."""
        above = [
            [f"({name})'", *row] for name, row in zip(self.states, np.hstack([self.A, self.B]).tolist(), strict=True)
        ]
        below = [[name, *row] for name, row in zip(self.outputs, np.hstack([self.C, self.D]).tolist(), strict=True)]
        return [*above, *below]

    @property
    def remarks(self) -> Sequence[str]:
        """The certificate."""
        return [f"Leaves the constraints by {self.certificate:.1e}, relative."]


At = Equilibrium | Mapping[str, Any] | Literal["start"] | None


@checked(OptionError, but=("model", "at"))
def linearise(
    model: Modelled | Motion,
    at: At | float = None,
    *,
    inputs: str | Iterable[str] | None = None,
    outputs: str | Iterable[str] = (),
    states: str | Iterable[str] = (),
    coordinates: str = "natural",
) -> Linearised:
    """A, B, C, D of a mechanism near an equilibrium, in a steady motion, or at a time of a motion.

    model        a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem; or a Motion
    at           an Equilibrium; positions, for the equilibrium that is near; "start", if the mechanism rests or moves
                 steadily there; by default where it comes to rest. Of a Motion: the time, for A at that time
    inputs       names; by default all inputs of the model. push.A.x is a force on A along x, push.theta a torque
    outputs      names: coordinates, points' components, angles, outputs; with ' and '' their rates
    states       names, as many as there are states; by default chosen among coordinates and rates
    coordinates  of a mechanism: natural, body or relative
    """
    if isinstance(model, Motion):
        tangent, subject = _along(model, at)
    else:
        subject = _placed(model, at, coordinates)
        tangent = tangent_of(subject)
        _check_steady(subject, tangent, at)
    wanted = _inputs(tangent, inputs)
    return assembled(subject, tangent, wanted, as_names(outputs, "outputs"), as_names(states, "states"))


def tangent_of(subject: Subject) -> Tangent:
    """The tangent of a subject at its state; at rest time is held."""
    still = not np.any(np.abs(subject.v / subject.sizes) > STILL)
    held = subject.held
    if held.switched or held.extras:
        _refuse(subject)
    system = held if still else subject.system
    return tangent_at(Dynamics(system), subject.sizes, subject.t, subject.q, subject.v * (not still))


def _refuse(subject: Subject) -> None:
    switched = subject.system.switched
    if switched:
        raise ModelError(
            f"The contact or friction '{switched[0].name}' switches, so that small motions are not linear.\n"
            "  Give it a law with a stiffness, or leave it out."
        )
    raise ModelError(
        f"The variable '{subject.system.extras[0].name}' has an equation of its own: it cannot be linearised yet."
    )


# -- where -----------------------------------------------------------------------------------------------------------


def _placed(model: Any, at: Any, coordinates: str) -> Subject:
    """The model at the state about which is asked."""
    if isinstance(at, str) and at == "start":
        return subject_of(model, None, coordinates)
    if at is None:
        found = equilibrium(model)
    elif isinstance(at, Equilibrium):
        found = at
    elif isinstance(at, Mapping):
        found = equilibrium(model, at, search="nearest")
    else:
        raise OptionError(f"at is {shown(at)}; it must be an Equilibrium, positions, 'start' or None.")
    if coordinates == "natural":
        return found.subject
    if not isinstance(found.subject.model, Mechanism):
        raise OptionError(f"'{coordinates}' coordinates are for mechanisms.")
    subject = of_mechanism(found.mechanism, coordinates)
    balance = subject.balance
    return found_at(subject, balance, balance.polished(subject.q / balance.sizes)).subject


def _along(motion: Motion, at: Any) -> tuple[Tangent, Subject]:
    """The state of a motion at a time."""
    if not isinstance(at, (int, float)):
        raise OptionError(f"at is {shown(at)}; of a motion it must be a time.")
    system, t = motion.mechanics, float(at)
    q = np.array([float(motion(name, t)) for name in system.coordinates])
    v = np.array([float(motion(f"{name}'", t)) for name in system.coordinates])
    acting = without_watched(system)
    model = motion.mechanism if isinstance(motion.mechanism, Mechanism) else system
    subject = Subject(model, "natural", acting, np.maximum(np.abs(q), 1.0), t, q, v)
    if acting.switched or acting.extras:
        _refuse(subject)
    return tangent_at(Dynamics(acting), subject.sizes, t, q, v), subject


def _check_steady(subject: Subject, tangent: Tangent, at: object) -> None:
    """An error where the state moves and A with it."""
    moving = np.max(np.abs(np.concatenate([tangent.v / tangent.sizes, tangent.a])), initial=0.0)
    if moving <= STILL:
        return
    if not np.any(tangent.v):
        raise ModelError(
            f"It does not rest there: it would start with an acceleration of {np.max(np.abs(tangent.a)):.3g}.\n"
            "  Leave out `at`, for where it comes to rest; or give near positions, as in at={'A.x': 1}."
        )
    F = tangent.N.T @ tangent.F @ tangent.N
    for later in LATER:
        t, q = tangent.t + later, tangent.q + later * tangent.v
        other = Tangent(tangent.dynamics, tangent.sizes, t, q, tangent.v, tangent.p)
        there = tangent.N.T @ other.F @ tangent.N
        change = max(float(np.max(np.abs(there - F))), float(np.max(np.abs(other.W @ tangent.N))))
        if np.max(np.abs(tangent.a)) > STILL or change > CONSTANT * max(1.0, float(np.max(np.abs(F)))):
            raise ModelError(
                "The state moves there, and A with it: it is not a steady motion in these coordinates.\n"
                "  Use coordinates='relative'; or A at a time: linearise(simulate(m), 0.5); or, if it is periodic, "
                "floquet(m, period)."
            )


# -- matrices --------------------------------------------------------------------------------------------------------


def assembled(
    subject: Subject, tangent: Tangent, inputs: Sequence[str], outputs: Sequence[str], states: Sequence[str]
) -> Linearised:
    """A, B, C, D for named states, inputs and outputs."""
    named = _Named(subject, tangent)
    chosen = tuple(states) or named.chosen()
    S = named.by_state(chosen)[0] @ tangent.N
    if S.shape[0] != S.shape[1] or np.linalg.matrix_rank(S, tol=1e-9 * np.max(np.abs(S), initial=0.0)) < S.shape[1]:
        raise OptionError(
            f"The states {', '.join(chosen)} do not tell the {tangent.N.shape[1]} states that there are.\n"
            f"  Name as many independent ones, such as {', '.join(named.chosen())}."
        )
    back = tangent.N @ np.linalg.inv(S)
    da_du = _columns(named, inputs)
    rates, by_a = named.by_state([f"{name}'" for name in chosen])
    C, C_a = named.by_state(outputs)
    A, B = rates @ back, by_a @ da_du
    return Linearised(subject, tangent, chosen, tuple(inputs), tuple(outputs), A, B, C @ back, C_a @ da_du)


def _inputs(tangent: Tangent, inputs: str | Iterable[str] | None) -> tuple[str, ...]:
    known = tangent.dynamics.system.inputs
    if inputs is None:
        return tuple(known)
    names = as_names(inputs, "inputs")
    for name in names:
        if name not in known and not name.startswith(PUSH):
            remedy = did_you_mean(name, known) or "Push a point instead, as in push.A.x, or write Inputs: {u: 0}."
            raise OptionError(f"There is no input '{name}' with a constant value.\n  {remedy}")
    return names


def _columns(named: _Named, inputs: Sequence[str]) -> FloatArray:
    """da/du of inputs, and of forces along quantities."""
    tangent = named.tangent
    known = list(tangent.dynamics.system.inputs)
    by_inputs = _by_inputs(tangent, [name for name in inputs if name in known])
    columns = [by_inputs.pop(name) if name in by_inputs else named.pushed(name) for name in inputs]
    return np.column_stack([np.zeros((tangent.size, 0)), *columns])


def _by_inputs(tangent: Tangent, inputs: Sequence[str]) -> dict[str, FloatArray]:
    if not inputs:
        return {}
    known = list(tangent.dynamics.system.inputs)
    C_u, g_u = tangent.values("C_u", "velocity_level_u")
    for name in inputs:
        if np.any(C_u[:, known.index(name)]) or np.any(g_u[:, known.index(name)]):
            raise ModelError(
                f"The input '{name}' prescribes a motion, so that its rates would be inputs, too.\n"
                "  Let it act as a force, or drive by a spring: torque k*(u - theta)."
            )
    found = tangent.by_inputs()
    return {name: found[:, known.index(name)] for name in inputs}


@dataclass(frozen=True, eq=False)
class _Named:
    """Quantities by name, and their derivatives by the state."""

    subject: Subject
    tangent: Tangent

    @cached_property
    def known(self) -> dict[str, sx.SX]:
        """Quantities with t as the equations have it."""
        return self.subject.quantities(self.tangent.dynamics.system)

    def expression(self, name: str) -> sx.SX:
        """A quantity, with ' its rate."""
        if name.endswith("'"):
            d, found = self.tangent.dynamics, self.expression(name[:-1])
            by_t = sx.jacobian(found, d.t)
            return sx.densify(sx.jtimes(found, d.q, d.v) + sx.jtimes(found, d.v, d.a) + by_t)
        if name not in self.known:
            remedy = did_you_mean(name, self.known)
            raise OptionError(
                f"There is no quantity '{name}'.\n  {remedy or 'There are ' + ', '.join(list(self.known)[:8]) + '.'}"
            )
        return sx.densify(self.known[name])

    def by_state(self, names: Sequence[str]) -> tuple[FloatArray, FloatArray]:
        """Derivatives by (q, v), accelerations following, and by a, in typical sizes."""
        t, d = self.tangent, self.tangent.dynamics
        column = sx.vertcat(sx.SX(0, 1), *[self.expression(name) for name in names])
        if sx.depends_on(column, d.lam):
            raise OptionError("Multipliers are not linearised.\n  Ask for accelerations, such as B.x''.")
        outputs = [sx.densify(sx.jacobian(column, by)) for by in (d.q, d.v, d.a)]
        arguments = [d.t, d.q, d.v, d.a, d.p]
        values = [np.array([t.t]), t.q, t.v, t.a * t.sizes, all_parameters(t)]
        by_q, by_v, by_a = (one * t.sizes for one in Evaluation(arguments, outputs).dense(*values))
        return np.hstack([by_q, by_v]) + by_a @ t.da, by_a

    def pushed(self, name: str) -> FloatArray:
        """Accelerations by a unit force along a quantity: push.A.x."""
        t = self.tangent
        along = self.by_state([name.removeprefix(PUSH)])[0][0, : t.size]
        return t.solved(along[:, None], np.zeros((t.W.shape[0] - t.dynamics.holonomic, 1)))[0][:, 0]

    def chosen(self) -> tuple[str, ...]:
        """Coordinates and rates that tell all others best."""
        from scipy.linalg import qr

        t, names = self.tangent, self.tangent.dynamics.system.coordinates
        n = len(names)

        def best(basis: FloatArray) -> list[str]:
            order = qr(basis.T, mode="r", pivoting=True)[1]
            return [names[i] for i in sorted(order[: basis.shape[1]])]

        positions = best(null_space(t.W[: t.dynamics.holonomic, :n])) if n else []
        return (*positions, *[f"{name}'" for name in best(t.Z)])
