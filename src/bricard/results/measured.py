"""What a constraint method has made of the constraints, in the certificate of a motion by Taylor series."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bricard.mechanics.constraint_methods import ConstraintMethod
from bricard.mechanics.equations import rate_names
from bricard.mechanics.violations import Violations
from bricard.results.motion import Motion

NEARLY_SINGULAR = 1e-4  # the built-in mechanisms stay above 5e-3; runs through a singular position come below 1e-6


def measured(motion: Motion, method: ConstraintMethod) -> Motion:
    """The motion with violations of its constraints at its steps.

    Residuals of a constraint method's own equations would not show that constraints drift. Where constraints that
    hold at acceleration level only depend on each other, a motion may go on along another branch: that is no success.
    """
    found, kept = motion.certificate, motion.polynomials
    motion = replace(motion, certificate=replace(found, engine=f"{found.engine}, constraints by {method.name}"))
    if kept is None or not found.steps:
        return motion
    drifts = method.drifts  # else starts of steps were put onto the constraints, unlike the end of the last
    t = np.append(np.asarray(kept.starts, dtype=float), [float(kept.end)] if drifts else [])
    levels = Violations(
        motion.mechanics,
        t,
        lambda name, times: np.asarray(motion(name, times), dtype=float),
        rate_names(motion.mechanics, motion.dae),
        tuple(motion.parameters.values()),
    )
    certificate = replace(
        motion.certificate,
        t=t,
        residuals=levels.position,
        hidden_residuals=levels.velocity,
        pivots=np.append(found.pivots, found.pivots[-1:])[: len(t)],
    )
    motion = replace(motion, certificate=certificate)
    return _distrusted(motion, method.name, levels) if drifts else motion


def _distrusted(motion: Motion, constraints: str, levels: Violations) -> Motion:
    """The motion, as a failure if it has passed a singular position; the first one is named."""
    singular = [t for t, sigma in levels.lowest_independence() if sigma <= NEARLY_SINGULAR]
    if not singular:
        return motion
    first = min(singular, key=lambda t: abs(t - levels.t[0]))
    outcome = f"reached t = {levels.t[-1]:.10g}, but" if motion.success else f"{motion.message}\n  Besides,"
    message = (
        f"{outcome} near t = {first:.6g} the constraints depend on each other (a singular position), where "
        f"{constraints!r} may take another branch: do not trust what follows.\n  Choose constraints='direct'."
    )
    return replace(motion, success=False, message=message)
