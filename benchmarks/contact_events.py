"""How long does an event of rigid contacts take, compared with a loop around SciPy's DOP853 that stops at events?

Expected: at most as long as the loop, for a ball that bounces 80 times with e = 0.99; beside it a block on a belt
that sticks and slips, and five rods in two loops that hit a stop, with all steps between their events.
The peer stops at the zero of the height, turns the velocity around by hand, and starts again, at the tolerance 1e-10:
it knows that there is one contact, that it bounces and never sticks. Errors are those of the velocity after
the last impact, a closed form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from scipy.integrate import solve_ivp

import bricard as br
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed
from bricard.mechanics.lagrangian import Lagrangian
from bricard.results.motion import Motion

GRAVITY, RESTITUTION, END, TOLERANCE = 9.81, 0.99, 50.0, 1e-10


def measure() -> Iterator[Row]:
    system = _ball()
    impacts = _ours(system).history.impacts
    count = len(impacts)
    best = best_times({"ours": timed(lambda: _ours(system)), "peer": timed(_peer)}, budget=2.0)
    peer = _peer()
    exact = np.sqrt(2 * GRAVITY) * RESTITUTION**count
    each = {key: best[key] / count * 1e3 for key in best}
    remarks = f"{count} events, {each['ours']:.2g} ms each; the peer's {each['peer']:.2g} ms"
    remarks += f"; stick and slip {_each(_belt):.2g} ms, five rods at a stop {_each(_rods):.2g} ms"
    ours = Figure(best["ours"], abs(impacts[-1].after - exact) / exact)
    yield Row("bouncing ball", ours, "DOP853", Figure(best["peer"], abs(peer[-1] - exact) / exact), 1.0, remarks)


def _each(make: Callable[[], Callable[[], Motion]]) -> float:
    """Milliseconds for an impact or change of mode."""
    run = make()
    history = run().history
    changes = sum(len(modes) - 1 for modes in history.modes.values())
    return best_times({"ours": timed(run)}, budget=1.0)["ours"] / (len(history.impacts) + changes) * 1e3


def _belt() -> Callable[[], Motion]:
    """A block on a spring, on a belt."""
    system = Lagrangian("x y")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
    system.potential(GRAVITY * system.y + 10 * system.x**2)
    system.unilateral(system.y, slip=system.rate.x - 0.5, friction=(0.5, 0.2), name="belt")
    return lambda: br.simulate(system, (0, END), {"x": 0, "y": 0}, {"x": 0.5, "y": 0}, tol=TOLERANCE)


RODS = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1.2, 0], E: [2.4, 0]}
  Rods: {OA: [0.5, 1], AB: [1.2, 1], CB: [0.5, 1], BD: [1.2, 1], ED: [0.55, 1]}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
Limits: {theta: {from: -pi/2, restitution: 0.95}}
ProblemData:
  tend: 20
  positions: {theta: -1.0, A: [0.27, -0.42], B: [1.47, -0.42], D: [2.6, -0.5]}
  fixedpositions: {theta}
"""


def _rods() -> Callable[[], Motion]:
    mechanism = br.Mechanism.parse(RODS)
    return lambda: br.simulate(mechanism, tol=TOLERANCE)


def _ball() -> Lagrangian:
    system = Lagrangian("x y")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2))
    system.potential(GRAVITY * system.y)
    system.unilateral(system.y, restitution=RESTITUTION, name="floor")
    return system


def _ours(system: Lagrangian) -> Motion:
    return br.simulate(system, (0, END), {"x": 0, "y": 1}, {"x": 2, "y": 0}, tol=TOLERANCE)


def _peer() -> list[float]:
    """Velocities after the impacts."""

    def hits(_: float, y: np.ndarray) -> float:
        return float(y[1])

    hits.terminal, hits.direction = True, -1  # type: ignore[attr-defined]
    t, y, after = 0.0, np.array([0.0, 1.0, 2.0, 0.0]), []
    while t < END:
        found = solve_ivp(
            lambda _, y: np.array([y[2], y[3], 0.0, -GRAVITY]),
            (t, END), y, "DOP853", events=hits, rtol=TOLERANCE, atol=TOLERANCE, dense_output=True,
        )  # fmt: skip
        t, y = float(found.t[-1]), found.y[:, -1].copy()
        if found.status == 1:
            y[1], y[3] = 0.0, -RESTITUTION * y[3]
            after.append(float(y[3]))
    return after
