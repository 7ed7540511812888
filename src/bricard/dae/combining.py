"""The linear-combination method: repair of a structural analysis that fails.

If u^T J = 0 with constant u, the combination sum_i u_i f_i^(c_i - c_l) contains no leading derivatives; put in place
of f_l (with c_l smallest among the equations that take part) it lowers the value of the signature matrix.
Source: Tan, Nedialkov, Pryce, Conversion methods for improving structural analysis of DAE systems, BIT 57 (2017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.dae.expansion import Expansion
from bricard.dae.singular import constant_combination, explain, generic_defect
from bricard.errors import StructureError

if TYPE_CHECKING:
    from bricard.dae.model import DAE


def combined(dae: DAE) -> DAE:
    """An equivalent DAE whose system Jacobian is regular; the same one if there is nothing to repair."""
    for _ in range(sum(dae.analysis.structure.d) + 1):  # every repair lowers a non-negative whole number
        defect = generic_defect(dae.analysis)
        if defect is None:
            return dae
        combination = constant_combination(dae.analysis)
        if combination is None:
            raise StructureError(explain(defect, dae.analysis, everywhere=True))
        dae = _replace_one(dae, combination)
    raise StructureError(
        "Combining equations does not make the system Jacobian regular.\n"
        "  Look for equations that follow from the others."
    )


def _replace_one(dae: DAE, combination: npt.NDArray[np.float64]) -> DAE:
    c, d = dae.analysis.structure.c, dae.analysis.structure.d
    taking_part = [int(i) for i in np.flatnonzero(combination)]
    target = min(taking_part, key=lambda i: c[i])
    expansion = Expansion(dae)
    expression = sum(
        (combination[i] * expansion.derivative(dae.residuals[i], c[i] - c[target]) for i in taking_part),
        ca.SX(0),
    )
    # The leading derivatives cancel, whatever their values: with zero they are gone from the expression too.
    leading = [key for key in expansion.used(expression) if key[1] == d[key[0]] - c[target]]
    symbols = [expansion.symbols[key] for key in leading]
    expression = ca.substitute([expression], symbols, [ca.SX(0)] * len(symbols))[0]
    return dae.with_equation(target, expression, expansion.symbols)
