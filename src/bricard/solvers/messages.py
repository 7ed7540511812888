"""Why a run stopped before its end, where, and what to try."""

from __future__ import annotations

import math

import numpy as np

from bricard.dae.singular import find_defect
from bricard.dae.structure import listed
from bricard.dae.system import Analysis
from bricard.solvers.options import Options
from bricard.taylor.engine import Engine
from bricard.taylor.program import Program
from bricard.taylor.status import Status

LARGEST_TOLD = 400  # systems of more equations are not searched for those that depend on each other


def reason(status: Status, engine: Engine, analysis: Analysis, program: Program, options: Options) -> str:
    """The end of a sentence: ", because ...", and what to try."""
    because, remedy = _reason(status, engine, analysis, program, options)
    return f", because {because}\n  Try: {remedy}."


def _reason(
    status: Status, engine: Engine, analysis: Analysis, program: Program, options: Options
) -> tuple[str, str]:
    culprit = program.nearly_singular(engine.values())
    blame = f" (see {culprit})" if culprit else ""
    stopped_short = status in (Status.NO_CONVERGENCE, Status.STEP_TOO_SMALL)
    hidden = stopped_short and not culprit and engine.noise > options.tol
    match status:
        case _ if hidden:
            return (
                f"the tolerance lies below what rounding allows: rounding alone changes a step by {engine.noise:.0e} "
                "of its values.",
                f"tol={_rounded_up(engine.noise):g}, precision='long double', or equations and units in which large "
                "numbers do not cancel",
            )
        case Status.TOO_MANY_STEPS:
            return f"{options.max_steps} steps were not enough.", "a larger max_steps, or a looser tol"
        case Status.STEP_TOO_SMALL if options.min_step > 0:
            return f"a step would be shorter than min_step = {options.min_step:g}.", "a smaller min_step"
        case Status.STEP_TOO_SMALL:
            return (
                f"the step length fell below its limit: the solution has or nears a singularity here{blame}.",
                "an event that ends the run before it, or precision='long double'",
            )
        case Status.SINGULAR:
            return (
                f"the system Jacobian is singular here{_defect(engine, analysis)}",
                "precision='long double', another order, or an end before this position",
            )
        case Status.NOT_FINITE:
            return f"{_not_finite(engine, program)} is not a finite number here.", (
                "an event that ends the run before this point, or equations that avoid it"
            )
        case Status.NO_CONVERGENCE:
            return (
                f"the solution does not go on as predicted: a singular position, or equations with a kink{blame}.",
                "precision='long double', another order or tol, or a smaller max_step",
            )
        case _:
            return "it was interrupted.", "to run on from the last values of this solution"


def lost_to_rounding(message: str, size: float) -> str:
    """Of a run that has got to its end, but not with the digits that were asked for."""
    return (
        f"{message.rstrip('.')}, but rounding may have moved the solution by {size:.0e} of its values on the way, "
        f"far more than the tolerance.\n  Try: tol={_rounded_up(size):g}, precision='long double', or equations and "
        "units in which large numbers do not cancel."
    )


def _rounded_up(size: float) -> float:
    """The next power of ten."""
    return float(10.0 ** math.ceil(math.log10(size)))


def _not_finite(engine: Engine, program: Program) -> str:
    node = engine.first_not_finite()
    return "a value" if node < 0 else program.describe(node)


def _defect(engine: Engine, analysis: Analysis) -> str:
    """The equations that depend on each other at the present point, if they can be told."""
    size, values = analysis.structure.size, np.asarray(engine.jacobian(), dtype=float)
    if size > LARGEST_TOLD or not np.isfinite(values).all():
        return "."
    defect = find_defect(analysis.dense(values), tolerance=1e-6)
    if defect is None:
        return "."
    names = analysis.structure
    return (
        f": the equations {listed([names.equations[i] for i in defect.equations])} depend on each other, "
        f"and {listed([names.variables[j] for j in defect.variables])} stay undetermined."
    )
