"""A run by an integrator of ODEs as what it has found: the same names and questions as any other."""

from __future__ import annotations

from dataclasses import replace

from bricard.results.names import LiveIndex
from bricard.results.solved import UNKNOWN, Account, Origin, Solved, Verdict
from bricard.results.trajectory import Trajectory, segment_of
from bricard.solvers.constrained.solving import ConstrainedRun
from bricard.solvers.stepper import Evidence


def solved_ode(run: ConstrainedRun, engine: str, tolerance: float, origin: Origin = UNKNOWN) -> Solved:
    """What a run has found."""
    found = [states.stretch(last=states is run.segments[-1]) for states in run.segments]
    known = run.dae.parameters  # also modes, of which an ODE knows nothing
    stretches = [replace(stretch, parameters={**known, **stretch.parameters}) for stretch in found]
    index = LiveIndex(run.dae, run.layout.offsets, run.layout.positions)
    return Solved(
        Verdict(run.finished, run.message),
        run.ending.interrupted,
        Trajectory(tuple(segment_of(stretch, index) for stretch in stretches)),
        run.ending.occurrences,
        Evidence.joined([stretch.evidence for stretch in stretches]),
        Account(engine, run.steps, tolerance),
        origin,
        warnings=run.ending.warnings,
    )
