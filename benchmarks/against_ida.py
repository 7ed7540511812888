"""How long does a DAE take, compared with IDA on its index-2 form at the same error?

Expected: at most 0.1 times IDA's CPU time.
IDA (SUNDIALS through CasADi) gets the form of Gear, Gupta and Leimkuhler, which it can solve:
`q' = v - G^T mu, M v' = f - G^T lam, C(q) = 0, G v = 0`. Its tolerance is made finer by quarters of a decade until
its error is no larger than bricard's; if it never is, the row takes IDA's smallest error and says so. Errors are
those of the final positions, from a closed form (pendulum) and from heyoka at its finest tolerance.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stderr
from dataclasses import dataclass, replace
from io import StringIO

import casadi as ca
import numpy as np

from benchmarks import references
from benchmarks.models import Mechanism, double_pendulum, pendulum
from benchmarks.prepared import prepare, whole_call
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed

TARGET = 0.1
TOLERANCES = (1e-6, 1e-8, 1e-10)  # of bricard
IDA_TOLERANCES = tuple(10.0 ** (-k / 4) for k in range(16, 54))


def measure() -> Iterator[Row]:
    yield from _compare(pendulum(), references.pendulum_positions())
    yield from _compare(double_pendulum(), references.double_pendulum_positions())


def _compare(mechanism: Mechanism, reference: np.ndarray) -> Iterator[Row]:
    scan = _scan(mechanism, reference)
    for tolerance in TOLERANCES:
        ours = prepare(mechanism.problem, tolerance)
        error = ours.error(reference)
        reaching = [ida for ida in scan if ida.error <= error]
        ida = reaching[0] if reaching else min(scan, key=lambda ida: ida.error)
        jobs = {"ours": ours, "call": whole_call(mechanism.problem, tolerance), "peer": ida.solve}
        best = best_times({key: timed(work) for key, work in jobs.items()}, budget=0.5)
        peer = Figure(best["peer"], ida.error)
        name, case = f"IDA, tolerance {ida.tolerance:.0e}", f"{mechanism.name}, tolerance {tolerance:.0e}"
        remarks = "" if reaching else "IDA does not reach this error"
        yield Row(case, Figure(best["ours"], error), name, peer, TARGET, remarks)
    yield Row(f"{mechanism.name}, whole solve_dae call", Figure(best["call"], error), name, peer)


@dataclass(frozen=True)
class _Ida:
    """IDA on the GGL form of a mechanism, ready to run."""

    tolerance: float
    integrator: ca.Function
    state: np.ndarray
    multipliers: np.ndarray
    error: float = np.inf

    def solve(self) -> np.ndarray:
        """The final state (2n,): positions, velocities."""
        return self.integrator(x0=self.state, z0=self.multipliers)["xf"].full().ravel()


def _scan(mechanism: Mechanism, reference: np.ndarray) -> list[_Ida]:
    """Runs with finer and finer tolerances, until IDA gives up."""
    runs = []
    for tolerance in IDA_TOLERANCES:
        ida = _ida(mechanism, tolerance)
        try:
            with redirect_stderr(StringIO()):  # IDA writes there before it fails
                final = ida.solve()
        except RuntimeError:
            break
        error = float(np.abs(final[: reference.size] - reference).max())
        runs.append(replace(ida, error=error))
    return runs


def _ida(mechanism: Mechanism, tolerance: float) -> _Ida:
    q, v, C = mechanism.q, mechanism.v, mechanism.constraints
    lam, mu = ca.SX.sym("lam", C.numel()), ca.SX.sym("mu", C.numel())
    momentum, G = ca.gradient(mechanism.kinetic, v), ca.jacobian(C, q)
    M = ca.jacobian(momentum, v)
    f = ca.gradient(mechanism.kinetic - mechanism.potential, q) - ca.jtimes(momentum, q, v)
    dae = {
        "x": ca.vertcat(q, v),
        "z": ca.vertcat(lam, mu),
        "ode": ca.vertcat(v - G.T @ mu, ca.solve(M, f - G.T @ lam)),
        "alg": ca.vertcat(C, G @ v),
    }
    state = np.concatenate([mechanism.start, np.zeros(q.numel())])
    balance = ca.solve(G @ ca.solve(M, G.T), G @ ca.solve(M, f) + ca.jtimes(G @ v, q, v))
    forces = ca.Function("forces", [dae["x"]], [balance])(state)
    multipliers = np.concatenate([forces.full().ravel(), np.zeros(C.numel())])
    slope = ca.Function("slope", [dae["x"], dae["z"]], [dae["ode"]])(state, multipliers)
    options = {
        "abstol": tolerance,
        "reltol": tolerance,
        "max_num_steps": 10**7,
        "calc_ic": False,  # the start is consistent
        "init_xdot": slope.full().ravel().tolist(),
        "suppress_algebraic": True,  # as IDA's manual advises for index 2
    }
    return _Ida(tolerance, ca.integrator("ida", "idas", dae, 0.0, mechanism.end, options), state, multipliers)
