"""What the compiled builder refuses, as errors in words: the same as those of its twin."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.errors import ModelError
from bricard.symbolic import sx
from bricard.taylor.coefficients import not_computed
from bricard.taylor.reading import not_analytic, not_finite, unknown


def refusal(finding: int, op: int, operands: Sequence[float]) -> ModelError:
    """The error for a finding, numbered as `Finding` in src/symbolic/coefficients.hpp."""
    name = sx.OPERATIONS[op]
    return (
        lambda: not_finite(operands[0]),
        lambda: not_analytic(name),
        lambda: not_computed(name, operands),
        lambda: unknown(name),
    )[finding]()
