"""How long does an ODE take, compared with a Taylor method whose steps are compiled for it?

Expected: at most 4 times heyoka's CPU time, `theta'' = -g cos(theta)`, t = 0 to 10, tolerance 1e-10.
heyoka compiles machine code for every ODE; bricard's engine reads the model as data. heyoka is more accurate than its
tolerance; the second row has a tolerance at which bricard's error is no larger than heyoka's. Errors are those of the
final angle, from a closed form.
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.models import GRAVITY, angle_pendulum
from benchmarks.prepared import coarsest_run, prepare, whole_call
from benchmarks.references import pendulum_angle
from benchmarks.table import Figure, Row, Skipped
from benchmarks.timing import best_times, timed

TARGET = 4.0
TOLERANCE = 1e-10


def measure() -> Iterator[Row]:
    try:
        import heyoka
    except ModuleNotFoundError:
        raise Skipped("install heyoka") from None
    theta, rate = heyoka.make_vars("theta", "rate")
    equations = [(theta, rate), (rate, -GRAVITY * heyoka.cos(theta))]
    integrator = heyoka.taylor_adaptive(equations, [0.0, 0.0], tol=TOLERANCE)
    problem = angle_pendulum()
    ours = prepare(problem, TOLERANCE)

    def propagate() -> int:
        integrator.time = 0.0
        integrator.state[:] = 0.0
        return integrator.propagate_until(problem.end)[3]

    steps = propagate()
    peer_error = abs(float(integrator.state[0] - pendulum_angle()))
    finer = coarsest_run(problem, lambda run: run.error(pendulum_angle()) <= peer_error)
    jobs = {"ours": ours, "finer": finer, "call": whole_call(problem, TOLERANCE), "peer": propagate}
    best = best_times({key: timed(work) for key, work in jobs.items()})
    error = ours.error(pendulum_angle())
    peer = Figure(best["peer"], peer_error)
    remarks = f"{ours.steps} steps of order 20, heyoka {steps} of order {integrator.order}"
    yield Row("theta, same tolerance", Figure(best["ours"], error), "heyoka", peer, TARGET, remarks)
    figure = Figure(best["finer"], finer.error(pendulum_angle()))
    remarks = f"{finer.steps} steps, tolerance {finer.tolerance:.0e}"
    yield Row("theta, same error", figure, "heyoka", peer, TARGET, remarks)
    yield Row("theta, whole solve_dae call", Figure(best["call"], error), "heyoka", peer)
