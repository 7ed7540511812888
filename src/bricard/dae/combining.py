"""The linear-combination method: repair of a structural analysis that fails.

If u^T J = 0 with constant u, the combination sum_i u_i f_i^(c_i - c_l) contains no leading derivatives; put in place
of f_l (with c_l smallest among the equations that take part) it lowers the value of the signature matrix.
Source: Tan, Nedialkov, Pryce, Conversion methods for improving structural analysis of DAE systems, BIT 57 (2017).
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from bricard.dae.expansion import Expansion
from bricard.dae.singular import constant_combination, explain, generic_defect
from bricard.dae.structure import Derivative
from bricard.dae.system import Analysis
from bricard.errors import StructureError
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True)
class Combination:
    """What to put in place of an equation: a residual of `symbols`, which include those of the system."""

    equation: int
    residual: sx.SX
    symbols: Mapping[Derivative, sx.SX]


def combination(analysis: Analysis) -> Combination | None:
    """One repair of a system; None if there is nothing to repair."""
    samples = analysis.jacobian_samples
    defect = generic_defect(samples)
    if defect is None:
        return None
    factors = constant_combination(samples)
    if factors is None:
        raise StructureError(explain(defect, analysis.structure, samples))
    return _combined(analysis, factors)


def _combined(analysis: Analysis, factors: npt.NDArray[np.float64]) -> Combination:
    dae, c, d = analysis.dae, analysis.structure.c, analysis.structure.d
    taking_part = [int(i) for i in np.flatnonzero(factors)]
    target = min(taking_part, key=lambda i: c[i])
    expansion = Expansion(dae)
    expression = sum(
        (factors[i] * expansion.derivative(dae.residuals[i], c[i] - c[target]) for i in taking_part),
        sx.SX(0),
    )
    # The leading derivatives cancel, whatever their values: with zero they are gone from the expression too.
    leading = [key for key in expansion.used(expression) if key[1] == d[key[0]] - c[target]]
    symbols = [expansion.symbols[key] for key in leading]
    expression = sx.substitute([expression], symbols, [sx.SX(0)] * len(symbols))[0]
    return Combination(target, expression, expansion.symbols)
