"""`inverse`: the forces and torques that a prescribed motion needs.

With as many drives as freedoms the motion is known without integration, and the multipliers of the drives are the
torques tau of motors that stand where the motion is prescribed. Other actuators u act with B = df/du. Let N span the
velocities that all other constraints allow, and G_D be the rows of the drives; then

    A u = tau,    A = (G_D N)^-T N^T B

by virtual work. More actuators than freedoms: the least u. Fewer: least squares, and tau - A u is what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np
from scipy.linalg import null_space

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.inverse.prescribed import DRIVE, Laws, actuators_of, check_determined, laws_of, prescribed
from bricard.analysis.kinematics.bare import loaded
from bricard.arrays import ArrayLike, BoolArray, FloatArray
from bricard.checks import checked, did_you_mean, known_options
from bricard.dae.structure import listed
from bricard.errors import ModelError, OptionError, SolutionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import multiplier_name
from bricard.mechanism.mechanism import Mechanism
from bricard.reactions.joint_forces import JointForces
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.reaction import Reaction
from bricard.results.tabular import Row
from bricard.simulation import simulate
from bricard.symbolic import sx

RANK = 1e-10  # of the largest singular value: actuators that do less do nothing
NULL = 1e-11  # likewise, of constraints
NODES = 12  # of Gauss in a step of the solver
SMALL = 1e-8  # of the largest torque: a residual above it is told


@known_options
def inverse(
    model: Mechanism | str | PathLike[str],
    motion: Mapping[str, Any] | None = None,
    by: Mapping[str, str] | Sequence[str] | str | None = None,
    span: Sequence[float] | float | None = None,
    *,
    coordinates: str = "natural",
    tol: float = 1e-12,
) -> Inverse:
    """Torques, forces, powers and reactions that a prescribed motion needs.

    model        a Mechanism or the path of a MechSpec file; its own motions count, too
    motion       laws by name: formulas {"theta": "20*t"}, tables {"theta": (times, values)}, of a point
                 {"P": ("t", "0")} or {"P": (times, points)}; as many as the mechanism has freedoms. None: the
                 mechanism's own
    by           actuators by what they act on, {"phi": "motor"}: an angle, a slide, a part of the plane, a component,
                 "distance(A, B)", or an input of the mechanism; default motors where the motion is prescribed
    span         (start, end) or the end; default the tables', or the mechanism's own
    coordinates  natural, body or relative

    Nothing is integrated. More actuators than freedoms share the load with the least sum of squares; with fewer,
    `residual` says what is missing.
    """
    mechanism = loaded(model, "inverse")
    if motion is None and not mechanism.drives:
        raise OptionError("Nothing is prescribed.\n  Give a motion: inverse(m, {'theta': '20*t'}).")
    laws = Laws({}, {}) if motion is None else laws_of(mechanism, motion, "motion")
    actuators = actuators_of(mechanism, by)
    made = prescribed(mechanism, laws, actuators)
    check_determined(mechanism, laws, made, coordinates)
    if span is None and laws.span is None and mechanism.start.end is None:
        raise OptionError(
            "Neither the motion nor the mechanism says how long.\n  Give span=1, or tend in ProblemData."
        )
    found = simulate(made, laws.span if span is None else span, coordinates=coordinates, tol=tol)
    if not found.success:
        raise SolutionError(f"The mechanism does not follow the motion: {found.message}")
    return Inverse(mechanism, made, found, tuple(actuators.values()))


@dataclass(frozen=True, eq=False)
class _Loads:
    """u (actuators) and the rates at which they do work, what is missing (drives); of many times (times, ...)."""

    u: FloatArray
    rates: FloatArray
    missing: FloatArray


@dataclass(frozen=True, eq=False, repr=False)
class Inverse(Findings):
    """What `inverse` has found: `inv("motor", t)` is the torque of an actuator, `inv("B.x''", t)` of the motion.

    mechanism   as it was given
    made        with the motions and actuators
    motion      along which everything is known
    by          names of the actuators; none: motors where the motion is prescribed
    """

    mechanism: Mechanism
    made: Mechanism
    motion: Motion
    by: tuple[str, ...]

    @property
    def drives(self) -> tuple[str, ...]:
        """What is prescribed."""
        return tuple(name.removeprefix(DRIVE) for name in self.motion.drives)

    @property
    def actuators(self) -> tuple[str, ...]:
        """The names of the actuators."""
        return self.by or tuple(f"motor.{name}" for name in self.drives)

    @checked(SolutionError)
    def __call__(self, name: str, t: ArrayLike) -> Any:
        """The force or torque of an actuator at times, or any name of the motion."""
        if name not in self.by:
            return self.motion(name, t)
        return self._at(t, lambda loads: loads.u[:, self.by.index(name)])

    @checked(SolutionError)
    def power(self, name: str, t: ArrayLike) -> Any:
        """The power of an actuator at times."""
        number = self._number(name)
        return self._at(t, lambda loads: loads.u[:, number] * loads.rates[:, number])

    @checked(SolutionError)
    def residual(self, name: str, t: ArrayLike) -> Any:
        """The torque or force that the actuators lack at what is prescribed by a name."""
        if name not in self.drives:
            raise SolutionError(f"'{name}' is not prescribed.\n  {did_you_mean(name, self.drives)}")
        return self._at(t, lambda loads: loads.missing[:, self.drives.index(name)])

    @checked(SolutionError)
    def work(self, name: str) -> float:
        """The work of an actuator over the whole span."""
        number = self._number(name)
        loads, weights = self._sampled
        return float(weights @ (loads.u[:, number] * loads.rates[:, number]))

    @checked(SolutionError)
    def reaction(self, joint: str, t: ArrayLike, on: str | None = None) -> Reaction:
        """Force (dimension, times) and torque of a joint on a part, while the actuators act."""
        times = np.atleast_1d(np.asarray(t, dtype=float))
        u = dict(zip(self.by, self._loads(times).u.T, strict=True)) if self.by else {}
        forces = JointForces.along(self.motion, times, inputs=u)
        return forces.on(on or forces.parts_of(joint)[-1], joint)

    def _number(self, name: str) -> int:
        if name not in self.actuators:
            raise SolutionError(f"There is no actuator '{name}'.\n  {did_you_mean(name, self.actuators)}")
        return self.actuators.index(name)

    def _at(self, t: ArrayLike, row: Any) -> Any:
        times = np.asarray(t, dtype=float)
        return row(self._loads(times.ravel())).reshape(times.shape)[()]

    def over_time(self, t: ArrayLike) -> ForcesOverTime:
        """Forces and powers of all actuators at times, as a table."""
        times = np.atleast_1d(np.asarray(t, dtype=float))
        return ForcesOverTime(self.title, self.actuators, times, self._loads(times))

    # -- statics of a moment -----------------------------------------------------------------

    @cached_property
    def _dynamics(self) -> Dynamics:
        system = self.motion.system
        assert system is not None
        dynamics = Dynamics(system)
        if self.by and sx.depends_on(dynamics.expression("f_u"), dynamics.u):
            raise ModelError(f"A force is not proportional to its input ({listed(self.by)}).\n  Make it so.")
        return dynamics

    def _loads(self, times: FloatArray) -> _Loads:
        """By virtual work, at each time."""
        system = self._dynamics.system
        driven = [c.law is not None for c in (*system.holonomic, *system.velocity)]
        q, v = (self._stacked([f"{name}{prime}" for name in system.coordinates], times) for prime in ("", "'"))
        tau = -self._stacked([multiplier_name(name) for name in self.motion.drives], times)
        states = zip(times.tolist(), q, v, tau, strict=True)
        found = [self._moment(*state, np.array(driven)) for state in states]
        u, rates, missing = (np.array([getattr(one, name) for one in found]) for name in ("u", "rates", "missing"))
        return _Loads(u, rates, missing)

    def _stacked(self, names: Sequence[str], times: FloatArray) -> FloatArray:
        return np.array([self.motion(name, times) for name in names]).reshape(len(names), len(times)).T

    def _moment(self, t: float, q: FloatArray, v: FloatArray, tau: FloatArray, driven: BoolArray) -> _Loads:
        """The loads at a time."""
        if not self.by:
            G = self._dynamics.values("G", t=t, q=q, v=v)[0][driven]
            return _Loads(tau, G @ v, np.zeros(len(tau)))
        G, f_u = self._dynamics.values("G", "f_u", t=t, q=q, v=v)
        inputs = list(self._dynamics.system.inputs)
        B = f_u[:, [inputs.index(name) for name in self.by]]
        N = null_space(G[~driven], rcond=NULL) if (~driven).any() else np.eye(len(q))
        A = np.linalg.lstsq((G[driven] @ N).T, N.T @ B, rcond=None)[0]
        u = np.asarray(np.linalg.lstsq(A, tau, rcond=RANK)[0], dtype=float)
        return _Loads(u, B.T @ v, tau - A @ u)

    # -- as users see it ---------------------------------------------------------------------

    @cached_property
    def _sampled(self) -> tuple[_Loads, FloatArray]:
        """Loads at the nodes of Gauss in all steps, and the weights."""
        nodes, weights = np.polynomial.legendre.leggauss(NODES)
        steps = np.diff(self.motion.t)
        times = self.motion.t[:-1, None] + steps[:, None] * (nodes + 1) / 2
        return self._loads(times.ravel()), np.asarray((steps[:, None] * weights / 2).ravel())

    @property
    def title(self) -> str:
        t = self.motion.t
        what = f"{self.mechanism.title or 'Mechanism'}: what the motion of {listed(self.drives)} needs"
        return f"{what} from t = {t[0]:g} to {t[-1]:g} s"

    @property
    def head(self) -> Row:
        return ("actuator", "least", "greatest", "rms", "greatest power (W)", "work (J)")

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        loads, weights = self._sampled
        powers = loads.u * loads.rates
        return [
            (
                name,
                float(np.min(loads.u[:, i])),
                float(np.max(loads.u[:, i])),
                float(np.sqrt(weights @ loads.u[:, i] ** 2 / np.sum(weights))),
                float(np.max(np.abs(powers[:, i]))),
                float(weights @ powers[:, i]),
            )
            for i, name in enumerate(self.actuators)
        ]

    @property
    def remarks(self) -> Sequence[str]:
        loads = self._sampled[0]
        worst = np.max(np.abs(loads.missing), axis=0)
        largest = max(1e-300, float(np.max(np.abs(loads.u))))
        told = [
            f"the actuators cannot do it: at {name} up to {size:.6g} is missing"
            for name, size in zip(self.drives, worst.tolist(), strict=True)
            if size > SMALL * largest
        ]
        more = len(self.actuators) - len(self.drives)
        return [*told, f"{more} more actuators than freedoms: least sum of squares"] if more > 0 else told

    def unit(self, name: str) -> str:
        """The SI unit of a name of the motion, or of a motor where the motion is prescribed."""
        return "" if name in self.by else self.motion.unit(name)

    def plot(self, *names: str) -> Any:
        """Actuators, or names of the motion, over time; returns the figure."""
        from bricard.analysis.inverse.drawing import plot_inverse

        return plot_inverse(self, *names)


@dataclass(frozen=True, eq=False, repr=False)
class ForcesOverTime(Findings):
    """Forces or torques of actuators, and their powers, at times."""

    asked: str
    actuators: tuple[str, ...]
    t: FloatArray
    loads: _Loads

    @property
    def title(self) -> str:
        return self.asked

    @property
    def head(self) -> Row:
        return ("t (s)", *self.actuators, *[f"power of {name} (W)" for name in self.actuators])

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        columns = np.column_stack([self.t, self.loads.u, self.loads.u * self.loads.rates])
        return [tuple(row) for row in columns.tolist()]
