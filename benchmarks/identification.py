"""How do exact derivatives compare with finite differences in identification, by SciPy's least_squares?

Expected: a fraction of the evaluations, at most half of the time, and digits that differences do not reach.
A four-bar that swings under gravity, with a spring and a damper: stiffness, damping, a length and the angle at the
start are found from 101 positions of its coupler point in 2 s, generated with a tolerance of 1e-13. SciPy gets the
same motions by `simulate(parameters=...)`, which builds no equations anew, and differences of two points (its usual
ones) or three. The error is the largest relative one of the parameters; ours are motions with four derivatives each.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from scipy.optimize import least_squares

import bricard as br
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed

Array = npt.NDArray[np.float64]
TARGET = 0.5
TEXT = """
PhysicalParams: {k: 30, c: 0.3, l: 0.75}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [0.9, 0], W: [0.4, 0.9]}
  Rods: {OA: [0.3, 1], CB: [0.6, 1]}
  Rigids:
    ABP: {Geom: [[l, 0], [l/2, 0.3]], Dyna: [[l/2, 0.1], 2, 0.05]}
  Springs: {WP: {stiffness: k, length: 0.2, damping: c}}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 2, positions: {theta: 0.9, B: [0.8, 0.6]}, velocities: {theta: 0}, fixedpositions: theta}
"""
TRUE = {"k": 40.0, "c": 0.5, "l": 0.8, "start.theta": 1.0}
TIMES = np.linspace(0, 2, 101)


def measure() -> Iterator[Row]:
    """A row for each kind of differences."""
    mechanism = br.Mechanism.parse(TEXT)
    goal = _path(mechanism, np.array(list(TRUE.values())), 1e-13)
    data = {"t": TIMES, "P.x": goal[0], "P.y": goal[1]}
    for kind in ("2-point", "3-point"):
        yield _row(mechanism, goal, data, kind)


def _row(mechanism: br.Mechanism, goal: Array, data: dict[str, Array], kind: str) -> Row:
    count, start = [0], [30.0, 0.3, 0.75, 0.9]
    found: dict[str, Array] = {}

    def residuals(p: Array) -> Array:
        count[0] += 1
        return (_path(mechanism, p, 1e-10) - goal).ravel()

    def ours() -> None:
        fit = br.identify(mechanism, data, list(TRUE), method=br.Method(tol=1e-10))
        found["ours"], found["evaluations"] = np.array(list(fit.parameters.values())), np.array(fit.evaluations)

    def theirs() -> None:
        count[0] = 0
        found["theirs"] = least_squares(residuals, start, jac=kind, x_scale=np.abs(start), xtol=1e-12, ftol=1e-15).x

    times = best_times({"ours": timed(ours), "theirs": timed(theirs)}, in_a_row=1)
    errors = {name: _error(found[name]) for name in ("ours", "theirs")}
    remarks = f"{int(found['evaluations'])} motions with derivatives, {count[0]} without"
    ours_, theirs_ = (Figure(times[name], errors[name]) for name in ("ours", "theirs"))
    return Row("four parameters of a four-bar", ours_, f"least_squares, {kind}", theirs_, TARGET, remarks)


def _path(mechanism: br.Mechanism, p: Array, tol: float) -> Array:
    """P of the motion with these parameters, (2, times)."""
    *parameters, angle = p.tolist()
    values = dict(zip("kcl", parameters, strict=True))
    motion = br.simulate(mechanism, 2, {"theta": angle}, fixed="theta", parameters=values, tol=tol)
    return np.asarray(motion("P", TIMES))


def _error(p: Array) -> float:
    true = np.array(list(TRUE.values()))
    return float(np.max(np.abs(p / true - 1)))
