"""Electric circuits of the test set for IVP solvers (Mazzia, Magherini 2008)."""

from __future__ import annotations

from math import pi
from typing import Any

from bricard.dae.model import DAE
from bricard.symbolic import sx


def ring_modulator() -> DAE:
    """Mixes a low and a high frequency by four diodes: voltages U1..U7 and currents I1..I8.

    The capacities of 2e-12 F beside the diodes make it stiff, and it oscillates fast, too.
    """
    C, Cs, Cp = 1.6e-8, 2e-12, 1e-8
    R, Rp, Ri, Rc, Rg = 25e3, 50.0, 50.0, 600.0, (36.3, 17.3, 17.3)
    Lh, Ls = 4.45, (2e-3, 5e-4, 5e-4)

    def diode(U: sx.SX) -> sx.SX:
        return 40.67286402e-9 * (sx.exp(17.7493332 * U) - 1)

    def equations(t: sx.SX, x: Any, der: Any) -> list[sx.SX]:
        U1, U2, U3, U4, U5, U6, U7 = sx.vertsplit(x.U)
        I1, I2, I3, I4, I5, I6, I7, I8 = sx.vertsplit(x.I)
        low, high = 0.5 * sx.sin(2000 * pi * t), 2 * sx.sin(20000 * pi * t)
        through = [U3 - U5 - U7 - high, -U4 + U6 - U7 - high, U4 + U5 + U7 + high, -U3 - U6 + U7 + high]
        D1, D2, D3, D4 = [diode(U) for U in through]
        rates = [
            (I1 - I3 / 2 + I4 / 2 + I7 - U1 / R) / C,
            (I2 - I5 / 2 + I6 / 2 + I8 - U2 / R) / C,
            (I3 - D1 + D4) / Cs,
            (-I4 + D2 - D3) / Cs,
            (I5 + D1 - D3) / Cs,
            (-I6 - D2 + D4) / Cs,
            (-U7 / Rp + D1 + D2 - D3 - D4) / Cp,
            -U1 / Lh,
            -U2 / Lh,
            (U1 / 2 - U3 - Rg[1] * I3) / Ls[1],
            (-U1 / 2 + U4 - Rg[2] * I4) / Ls[2],
            (U2 / 2 - U5 - Rg[1] * I5) / Ls[1],
            (-U2 / 2 + U6 - Rg[2] * I6) / Ls[2],
            (-U1 + low - (Ri + Rg[0]) * I7) / Ls[0],
            (-U2 - (Rc + Rg[0]) * I8) / Ls[0],
        ]
        return [der(one) - rate for one, rate in zip(sx.vertsplit(sx.vertcat(x.U, x.I)), rates, strict=True)]

    return DAE("U[7] I[8]", equations)


def transistor_amplifier() -> DAE:
    """Two transistors: the voltages of eight nodes between five capacitors, a DAE of index 1 after combining."""
    UB, UF, alpha, beta, R0, R = 6.0, 0.026, 0.99, 1e-6, 1000.0, 9000.0
    C = [k * 1e-6 for k in range(1, 6)]

    def equations(t: sx.SX, x: Any, der: Any) -> list[sx.SX]:
        U = sx.vertsplit(x.U)
        across = [der(U[1]) - der(U[0]), der(U[2]), der(U[4]) - der(U[3]), der(U[5]), der(U[7]) - der(U[6])]
        q = [C[k] * across[k] for k in range(5)]
        first, second = (beta * (sx.exp(one / UF) - 1) for one in (U[1] - U[2], U[4] - U[5]))
        return [
            q[0] - (U[0] - 0.1 * sx.sin(200 * pi * t)) / R0,
            -q[0] - (U[1] / R + (U[1] - UB) / R + (1 - alpha) * first),
            -q[1] - (U[2] / R - first),
            q[2] - ((U[3] - UB) / R + alpha * first),
            -q[2] - (U[4] / R + (U[4] - UB) / R + (1 - alpha) * second),
            -q[3] - (U[5] / R - second),
            q[4] - ((U[6] - UB) / R + alpha * second),
            -q[4] - U[7] / R,
        ]

    return DAE("U[8]", equations).combined()
