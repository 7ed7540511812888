"""How long does the solution take at a million times, compared with NumPy on the same polynomials?

Expected: at most 3 times NumPy.
Ten coordinates of a chain of five over ten seconds. NumPy finds the step of every time and evaluates all ten
polynomials by Horner's rule in operations on whole arrays; SciPy's PPoly does the same in compiled code. The error is
the largest difference from NumPy's values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.models import chain
from benchmarks.prepared import whole_call
from benchmarks.table import Figure, Row, Skipped
from benchmarks.timing import best_times, timed

TARGET = 3.0
TIMES = 10**6


def measure() -> Iterator[Row]:
    problem = chain(5, end=10.0).problem
    solution = whole_call(problem, 1e-10)()
    polynomials = solution.polynomials
    t = np.linspace(0.0, problem.end, TIMES)
    columns = [
        solution.trajectory.segments[0].index.positions[problem.dae.variables.index(name)]
        for name in problem.positions
    ]
    pieces = np.ascontiguousarray(polynomials.coefficients[:, :, columns])
    compiled = _ppoly(polynomials.starts, problem.end, pieces)
    evaluations = {
        "solution(names, t)": lambda: solution(problem.positions, t),
        "polynomials(t, columns)": lambda: polynomials(t, columns).T,
        "NumPy": lambda: _horner(polynomials.starts, pieces, t).T,
        "SciPy's PPoly": lambda: compiled(t).T,
    }
    expected = evaluations["NumPy"]()
    errors = {name: float(np.abs(evaluate() - expected).max()) for name, evaluate in evaluations.items()}
    best = best_times({name: timed(evaluate) for name, evaluate in evaluations.items()}, budget=10.0, in_a_row=1)
    ours, together, numpy, scipy = (Figure(best[name], errors[name]) for name in evaluations)
    remarks = f"{len(pieces)} steps"
    yield Row("solution(names, t)", ours, "NumPy", numpy, TARGET, remarks)
    yield Row("polynomials(t, columns)", together, "NumPy", numpy, TARGET, remarks)
    yield Row("solution(names, t)", ours, "SciPy's PPoly", scipy)
    yield Row("polynomials(t, columns)", together, "SciPy's PPoly", scipy)


def _horner(starts: np.ndarray, coefficients: np.ndarray, t: np.ndarray) -> np.ndarray:
    """Values (K, n) of polynomials (S, P, n) at times (K,)."""
    piece = np.searchsorted(starts, t, side="right") - 1
    h = (t - starts[piece])[:, np.newaxis]
    values = coefficients[piece, -1]
    for order in range(coefficients.shape[1] - 2, -1, -1):
        values = values * h + coefficients[piece, order]
    return values


def _ppoly(starts: np.ndarray, end: float, coefficients: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    try:
        from scipy.interpolate import PPoly
    except ModuleNotFoundError:
        raise Skipped("install scipy") from None
    highest_first = np.ascontiguousarray(coefficients[:, ::-1].swapaxes(0, 1))
    return PPoly(highest_first, np.append(starts, end))
