"""What a constraint method has made of the constraints, in the certificate of a motion by Taylor series."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bricard.arrays import RealArray
from bricard.mechanics.constraint_methods import ConstraintMethod
from bricard.mechanics.equations import rate_names
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.violations import NEARLY_SINGULAR, Violations
from bricard.results.solved import Solved, Verdict
from bricard.results.trajectory import Trajectory
from bricard.solvers.stepper import Evidence


def measured(solved: Solved, system: MechanicalSystem, method: ConstraintMethod) -> Solved:
    """What a run has found, with violations of the constraints at its steps.

    Residuals of a constraint method's own equations would not show that constraints drift. Where constraints that
    hold at acceleration level only depend on each other, a motion may go on along another branch: no success.
    """
    trajectory, found = solved.trajectory, solved.evidence
    account = replace(solved.account, engine=f"{solved.account.engine}, constraints by {method.name}")
    if not trajectory.is_dense or not account.steps:
        return replace(solved, account=account)
    drifts = method.drifts  # else starts of steps were put onto the constraints, unlike the end of the last
    t = np.append(found.t, [float(trajectory.end)] if drifts else [])
    levels = _violations(system, trajectory, t)
    evidence = Evidence(
        t,
        np.concatenate([one.position for one in levels]),
        np.concatenate([one.velocity for one in levels]),
        np.append(found.regularity, found.regularity[-1:])[: len(t)],
        found.defects,
        found.lowered,
    )
    verdict = _distrusted(solved.verdict, method.name, levels) if drifts else solved.verdict
    return replace(solved, account=account, evidence=evidence, verdict=verdict)


def _violations(system: MechanicalSystem, trajectory: Trajectory, t: RealArray) -> list[Violations]:
    """Those of each segment, at those of the times that lie in it."""
    numbers = trajectory.segment_at(t)
    rates = rate_names(system, trajectory.segments[0].dae)
    return [
        Violations(
            system,
            t[numbers == number],
            lambda names, times: np.asarray(trajectory(names, times), dtype=float),
            rates,
            tuple(segment.parameters[name] for name in system.parameters),  # without the numbers of modes
        )
        for number, segment in enumerate(trajectory.segments)
    ]


def _distrusted(verdict: Verdict, constraints: str, levels: list[Violations]) -> Verdict:
    """A failure if the run has passed a singular position; the first one is named."""
    singular = [t for one in levels for t, sigma in one.lowest_independence() if sigma <= NEARLY_SINGULAR]
    if not singular:
        return verdict
    start, end = levels[0].t[0], levels[-1].t[-1]
    first = min(singular, key=lambda t: abs(t - start))
    outcome = f"reached t = {end:.10g}, but" if verdict.success else f"{verdict.message}\n  Besides,"
    message = (
        f"{outcome} near t = {first:.6g} the constraints depend on each other (a singular position), where "
        f"{constraints!r} may take another branch: do not trust what follows.\n  Choose constraints='direct'."
    )
    return Verdict(False, message)
