"""The systems that are measured.

A mechanism is given by its kinetic and potential energy T, V and constraints C in Cartesian coordinates or angles.
Its equations are Lagrange's of the first kind, the momentum being differentiated as a whole:

    d/dt (dT/dv) = d(T - V)/dq - (dC/dq)^T lam,    C(q) = 0
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import casadi as ca
import numpy as np
import numpy.typing as npt

import bricard as br

GRAVITY = 9.81
FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Problem:
    """A DAE with initial values, to be solved from 0 to `end`; `positions` are the variables that are compared."""

    dae: br.DAE
    initial: Mapping[str, float]
    end: float
    positions: tuple[str, ...]


@dataclass(frozen=True)
class Mechanism:
    """Energies and constraints as expressions of the coordinates q (n,) and velocities v (n,), and the start."""

    name: str
    q: ca.SX
    v: ca.SX
    kinetic: ca.SX
    potential: ca.SX
    constraints: ca.SX
    start: FloatArray  # (n,), at rest
    end: float

    @cached_property
    def problem(self) -> Problem:
        """Lagrange's equations of the first kind, as a DAE of index 3."""
        names = tuple(f"q[{i}]" for i in range(self.q.numel()))
        initial = dict(zip(names, self.start.tolist(), strict=True)) | {f"{name}'": 0.0 for name in names}
        dae = br.DAE([f"q[{self.q.numel()}]", f"lam[{self.constraints.numel()}]"], self._equations)
        return Problem(dae, initial, self.end, names)

    def _equations(self, t: ca.SX, x: br.dae.model.Names, der: br.dae.model.Differentiator) -> list[ca.SX]:
        multipliers = ca.SX.sym("lam", self.constraints.numel())
        momentum = ca.gradient(self.kinetic, self.v)
        force = ca.gradient(self.kinetic - self.potential, self.q)
        force -= ca.jtimes(self.constraints, self.q, multipliers, True)
        momentum, force, constraints = ca.substitute(
            [momentum, force, self.constraints],
            [self.q, self.v, multipliers],
            [x.q, der(x.q), x.lam],
        )
        return [der(ca.densify(momentum)) - force, constraints]


def _coordinates(count: int) -> tuple[ca.SX, ca.SX]:
    return ca.SX.sym("q", count), ca.SX.sym("v", count)


def _points(vector: ca.SX) -> list[ca.SX]:
    return ca.vertsplit(vector, 2)


def pendulum() -> Mechanism:
    """A point mass on a rod of length 1, released where the rod is horizontal."""
    q, v = _coordinates(2)
    return Mechanism("pendulum", q, v, ca.sumsqr(v) / 2, GRAVITY * q[1], ca.sumsqr(q) - 1, np.array([1.0, 0.0]), 10.0)


def angle_pendulum() -> Problem:
    """The same pendulum as an ODE: theta'' = -g cos(theta), theta = 0 where the rod is horizontal."""
    dae = br.DAE("theta", lambda t, x, der: [der(x.theta, 2) + GRAVITY * br.cos(x.theta)])
    return Problem(dae, {"theta": 0.0, "theta'": 0.0}, 10.0, ("theta",))


def chain(links: int, end: float = 0.5) -> Mechanism:
    """Point masses on rods, together of mass 1 and length 1, released straight at 30 degrees from hanging."""
    length = 1 / links
    direction = np.array([np.sin(np.pi / 6), -np.cos(np.pi / 6)])
    start = np.outer(np.arange(1, links + 1), length * direction)
    return _rods(f"chain of {links}", 1 / links, length, start, end)


def double_pendulum() -> Mechanism:
    """Two point masses of 1 on rods of length 1, released where both rods are horizontal."""
    return _rods("double pendulum", 1.0, 1.0, np.array([[1.0, 0.0], [2.0, 0.0]]), 10.0)


def _rods(name: str, mass: float, length: float, start: FloatArray, end: float) -> Mechanism:
    q, v = _coordinates(start.size)
    masses = _points(q)
    rods = pairwise([ca.SX.zeros(2), *masses])
    return Mechanism(
        name,
        q,
        v,
        kinetic=mass / 2 * ca.sumsqr(v),
        potential=mass * GRAVITY * sum(point[1] for point in masses),
        constraints=ca.vertcat(*[ca.sumsqr(outer - inner) - length**2 for inner, outer in rods]),
        start=start.ravel(),
        end=end,
    )


def four_bar(loops: int = 2) -> Mechanism:
    """Rods of mass and length 1: cranks on a row of pivots, their ends joined by couplers, all below the pivots.

    A rod with ends a, b has kinetic energy (a'^2 + a' b' + b'^2) / 6.
    """
    q, v = _coordinates(2 * (loops + 1))
    ends, speeds = _points(q), _points(v)
    cranks = [end - np.array([i, 0.0]) for i, end in enumerate(ends)]
    couplers = [right - left for left, right in pairwise(ends)]
    kinetic = sum(ca.sumsqr(speed) for speed in speeds) + sum(
        ca.sumsqr(a) + ca.dot(a, b) + ca.sumsqr(b) for a, b in pairwise(speeds)
    )
    height = sum(end[1] for end in ends) + sum(a[1] + b[1] for a, b in pairwise(ends))
    crank = np.array([np.cos(np.pi / 4), -np.sin(np.pi / 4)])
    return Mechanism(
        "four-bar, two loops" if loops == 2 else f"four-bar, {loops} loops",
        q,
        v,
        kinetic=kinetic / 6,
        potential=GRAVITY * height / 2,
        constraints=ca.vertcat(*[ca.sumsqr(rod) - 1 for rod in [*cranks, *couplers]]),
        start=(crank + np.outer(np.arange(loops + 1), [1.0, 0.0])).ravel(),
        end=10.0,
    )


def andrews() -> Mechanism:
    """Andrews' squeezing mechanism, in the letters of its source.

    E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, section VII.7.
    """
    m1, m2, m3, m4, m5, m6, m7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498
    I1, I2, I3, I4, I5, I6, I7 = 2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5
    xa, ya, xb, yb, xc, yc = -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072
    d, da, e, ea, zf, fa = 0.028, 0.0115, 0.02, 0.01421, 0.02, 0.01421
    rr, ra, ss, sa, sb, sc, sd = 0.007, 0.00092, 0.035, 0.01874, 0.01043, 0.018, 0.02
    zt, ta, tb, u, ua, ub = 0.04, 0.02308, 0.00916, 0.04, 0.01228, 0.00449
    c0, l0, mom = 4530.0, 0.07785, 0.033

    q, v = _coordinates(7)
    beta, theta, gamma, phi, delta, omega, epsilon = ca.vertsplit(q)
    M = ca.SX(7, 7)
    M[0, 0] = m1 * ra**2 + m2 * (rr**2 - 2 * da * rr * ca.cos(theta) + da**2) + I1 + I2
    M[1, 0] = M[0, 1] = m2 * (da**2 - da * rr * ca.cos(theta)) + I2
    M[1, 1] = m2 * da**2 + I2
    M[2, 2] = m3 * (sa**2 + sb**2) + I3
    M[3, 3] = m4 * (e - ea) ** 2 + I4
    M[4, 3] = M[3, 4] = m4 * ((e - ea) ** 2 + zt * (e - ea) * ca.sin(phi)) + I4
    M[4, 4] = m4 * (zt**2 + 2 * zt * (e - ea) * ca.sin(phi) + (e - ea) ** 2) + m5 * (ta**2 + tb**2) + I4 + I5
    M[5, 5] = m6 * (zf - fa) ** 2 + I6
    M[6, 5] = M[5, 6] = m6 * ((zf - fa) ** 2 - u * (zf - fa) * ca.sin(omega)) + I6
    M[6, 6] = m6 * ((zf - fa) ** 2 - 2 * u * (zf - fa) * ca.sin(omega) + u**2) + m7 * (ua**2 + ub**2) + I6 + I7

    xd = sd * ca.cos(gamma) + sc * ca.sin(gamma) + xb
    yd = sd * ca.sin(gamma) - sc * ca.cos(gamma) + yb
    spring = ca.sqrt((xd - xc) ** 2 + (yd - yc) ** 2)
    x = rr * ca.cos(beta) - d * ca.cos(beta + theta)
    y = rr * ca.sin(beta) - d * ca.sin(beta + theta)
    constraints = ca.vertcat(
        x - ss * ca.sin(gamma) - xb,
        y + ss * ca.cos(gamma) - yb,
        x - e * ca.sin(phi + delta) - zt * ca.cos(delta) - xa,
        y + e * ca.cos(phi + delta) - zt * ca.sin(delta) - ya,
        x - zf * ca.cos(omega + epsilon) - u * ca.sin(epsilon) - xa,
        y - zf * ca.sin(omega + epsilon) + u * ca.cos(epsilon) - ya,
    )
    start = [
        -0.0617138900142764496, 0.0, 0.455279819163070380, 0.222668390165885885,
        0.487364979543842550, -0.222668390165885885, 1.23054744454982119,
    ]  # fmt: skip
    potential = c0 / 2 * (spring - l0) ** 2 - mom * beta
    return Mechanism("Andrews", q, v, ca.dot(v, M @ v) / 2, potential, constraints, np.array(start), 0.03)
