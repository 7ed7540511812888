"""Stiff ordinary differential equations of the test set for IVP solvers (Mazzia, Magherini 2008).

F. Mazzia, C. Magherini, Test Set for Initial Value Problem Solvers, release 2.4, University of Bari, 2008.
"""

from __future__ import annotations

from typing import Any

from bricard.dae.model import DAE
from bricard.symbolic import sx


def van_der_pol(mu: float = 1e3) -> DAE:
    """x'' / mu^2 = (1 - x^2) x' - x: Van der Pol's equation in the time of its slow motion."""
    return DAE("x", lambda t, x, der: [der(x.x, 2) / mu**2 - (1 - x.x**2) * der(x.x) + x.x])


def robertson() -> DAE:
    """Three reactions whose rates differ by nine decades; a + b + c = 1 takes the place of the third equation."""

    def equations(t: sx.SX, x: Any, der: Any) -> list[sx.SX]:
        slow, fast, back = 0.04 * x.a, 3e7 * x.b**2, 1e4 * x.b * x.c
        return [der(x.a) + slow - back, der(x.b) - slow + back + fast, x.a + x.b + x.c - 1]

    return DAE("a b c", equations)


def hires() -> DAE:
    """Growth of plants in light of high irradiance, eight reactions."""

    def equations(t: sx.SX, x: Any, der: Any) -> list[sx.SX]:
        a, b, c, d, e, f, g, h = sx.vertsplit(x.y)
        bound = 280 * f * h
        rates = [
            -1.71 * a + 0.43 * b + 8.32 * c + 0.0007,
            1.71 * a - 8.75 * b,
            -10.03 * c + 0.43 * d + 0.035 * e,
            8.32 * b + 1.71 * c - 1.12 * d,
            -1.745 * e + 0.43 * f + 0.43 * g,
            -bound + 0.69 * d + 1.71 * e - 0.43 * f + 0.69 * g,
            bound - 1.81 * g,
            -bound + 1.81 * g,
        ]
        return [der(one) - rate for one, rate in zip(sx.vertsplit(x.y), rates, strict=True)]

    return DAE("y[8]", equations)
