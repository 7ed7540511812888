"""How long does one evaluation of the equations of motion take, compared with the same equations in NumPy?

Expected: at most 0.1 of the time of NumPy.
Natural coordinates, three constraint methods. At acceleration level: [M G^T; G 0] [q''; lambda] = [f; gamma].
By null spaces: q' = J J^T v and q'' = J z + g with J^T M J z = J^T (f - M g), where G J = 0, and g is the smallest
solution of G g = gamma; J and g follow from the QR decomposition of G^T, or from its singular values.
Bricard's functions are compiled; they are called as integrators call them. The peer is written by hand with NumPy's
arrays, `numpy.linalg.solve`, `qr` and `svd`, its mass matrix made once. Both at the start of the mechanism; the error
is the largest difference of their accelerations (of null spaces: also of q'), relative to the largest one. Bricard
also gives multipliers, and the rates of the angles and works that the file asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np

from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed
from bricard.assembly.prepared import prepare
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.dynamics import Dynamics
from bricard.problems import catalogue
from bricard.solvers.constrained.reduction import Reduction
from bricard.solvers.constrained.right_hand_side import RightHandSide

TARGET = 0.1
CALLS = 1000
QUARTER = np.array([[0.0, -1.0], [1.0, 0.0]])


Solve = Callable[..., np.ndarray]  # M, f, G, gamma, v -> q'', or q' and q''
Rates = Callable[[np.ndarray, np.ndarray], np.ndarray]  # q, v -> the same


def measure() -> Iterator[Row]:
    for name, title, mechanism in (
        ("slidercrank", "slider-crank", slider_crank),
        ("andrews", "Andrews' mechanism", andrews),
    ):
        ready = prepare(catalogue.mechanism(name))
        start, n, equations = ready.start, ready.system.size, Dynamics(ready.system)
        angles = [start.positions.get(extra.name, 0.0) for extra in ready.system.extras]
        y = np.concatenate([start.q, start.v, angles, np.zeros(len(equations.powers))])
        for constraints, solve in (("acceleration", by_acceleration), ("qr", by_qr), ("svd", by_svd)):
            ours = RightHandSide(equations, Reduction(CONSTRAINT_METHODS[constraints])).rates
            peer = mechanism(solve)
            known = peer(start.q, start.v)
            found = ours(start.t, y)[2 * n - len(known) : 2 * n]
            best = best_times(
                {
                    "ours": timed(partial(_repeat, lambda ours=ours, y=y, t=start.t: ours(t, y))),
                    "peer": timed(partial(_repeat, lambda peer=peer, y=y, n=n: peer(y[:n], y[n : 2 * n]))),
                },
                budget=2.0,
            )
            error = float(np.abs(found - known).max() / np.abs(known).max())
            figures = [Figure(best["ours"] / CALLS, error), Figure(best["peer"] / CALLS)]
            yield Row(f"{title}, {constraints}", figures[0], "NumPy", figures[1], TARGET)


def _repeat(evaluate: Callable[[], object]) -> None:
    for _ in range(CALLS):
        evaluate()


def by_acceleration(M: np.ndarray, f: np.ndarray, G: np.ndarray, gamma: np.ndarray, v: np.ndarray) -> np.ndarray:
    n, m = len(M), len(G)
    matrix = np.zeros((n + m, n + m))
    matrix[:n, :n], matrix[:n, n:], matrix[n:, :n] = M, G.T, G
    return np.linalg.solve(matrix, np.concatenate([f, gamma]))[:n]


def by_qr(M: np.ndarray, f: np.ndarray, G: np.ndarray, gamma: np.ndarray, v: np.ndarray) -> np.ndarray:
    m = len(G)
    Q, R = np.linalg.qr(G.T, mode="complete")
    return _by_null_space(M, f, v, Q[:, m:], Q[:, :m] @ np.linalg.solve(R[:m].T, gamma))


def by_svd(M: np.ndarray, f: np.ndarray, G: np.ndarray, gamma: np.ndarray, v: np.ndarray) -> np.ndarray:
    m = len(G)
    U, sigma, Vt = np.linalg.svd(G.T)
    return _by_null_space(M, f, v, U[:, m:], U[:, :m] @ (Vt @ gamma / sigma))


def _by_null_space(M: np.ndarray, f: np.ndarray, v: np.ndarray, J: np.ndarray, g: np.ndarray) -> np.ndarray:
    z = np.linalg.solve(J.T @ M @ J, J.T @ (f - M @ g))
    return np.concatenate([J @ (J.T @ v), J @ z + g])


def slider_crank(solve: Solve) -> Rates:
    """q = (B.x, A.x, A.y); two homogeneous rods of 1 kg."""
    M = np.array([[1 / 3, 1 / 6, 0], [1 / 6, 2 / 3, 0], [0, 0, 2 / 3]])
    f = np.array([0.0, 0.0, -9.81])  # half of each weight

    def rates(q: np.ndarray, v: np.ndarray) -> np.ndarray:
        A, AB = q[1:], np.array([q[0] - q[1], -q[2]])
        v_A, v_AB = v[1:], np.array([v[0] - v[1], -v[2]])
        G = 2 * np.array([[0.0, A[0], A[1]], [AB[0], -AB[0], -AB[1]]])
        return solve(M, f, G, -2 * np.array([v_A @ v_A, v_AB @ v_AB]), v)

    return rates


def andrews(solve: Solve) -> Rates:
    """q = (F, E, G, H); seven bodies between two points each, a spring CD, a torque on OF."""
    names = "FEGH"
    ground = {"O": (0.0, 0.0), "A": (-0.06934, -0.00227), "B": (-0.03635, 0.03273)}
    bodies = {  # along the body: length, centroid, mass, inertia
        "OF": (0.007, (0.00092, 0.0), 0.04325, 2.194e-6),
        "FE": (-0.028, (-0.0115, 0.0), 0.00365, 4.41e-7),
        "BE": (0.035, (0.01874, 0.01043), 0.02373, 5.255e-6),
        "GE": (0.02, (0.02 - 0.01421, 0.0), 0.00706, 5.667e-7),
        "AG": (0.04, (0.02308, 0.00916), 0.0705, 1.169e-5),
        "HE": (0.02, (0.02 - 0.01421, 0.0), 0.00706, 5.667e-7),
        "AH": (0.04, (0.01228, -0.00449), 0.05498, 1.912e-5),
    }
    M = sum(_mass(names, ends, *data) for ends, data in bodies.items())
    differences = np.array([_difference(names, ends) for ends in bodies])  # bodies, 2, 8
    offsets = np.array([_offset(ground, ends) for ends in bodies])
    B, C = np.array(ground["B"]), np.array([0.014, 0.072])
    D_E = (0.018 * np.eye(2) + 0.02 * QUARTER) / 0.035  # D - B from E - B

    def rates(q: np.ndarray, v: np.ndarray) -> np.ndarray:
        sides, speeds = differences @ q + offsets, differences @ v
        G = 2 * np.einsum("bi,bij->bj", sides, differences)
        CD = B + D_E @ (q[2:4] - B) - C
        length = np.sqrt(CD @ CD)
        f = np.zeros(8)
        f[:2] = 0.033 * QUARTER @ q[:2] / (q[:2] @ q[:2])
        f[2:4] = -4530 * (length - 0.07785) / length * D_E.T @ CD
        return solve(M, f, G, -2 * np.sum(speeds**2, axis=1), v)

    return rates


def _mass(names: str, ends: str, length: float, centroid: Sequence[float], mass: float, inertia: float) -> np.ndarray:
    """Mass matrix of a body whose x axis points from its first end to its second."""
    x, y = centroid[0] / length, centroid[1] / length
    to_centre = [(1 - x) * np.eye(2) - y * QUARTER, x * np.eye(2) + y * QUARTER]
    signs = (-1 / length, 1 / length)
    M = np.zeros((8, 8))
    for i, first in enumerate(ends):
        for j, second in enumerate(ends):
            if first in names and second in names:
                block = mass * to_centre[i].T @ to_centre[j] + inertia * signs[i] * signs[j] * np.eye(2)
                a, b = 2 * names.index(first), 2 * names.index(second)
                M[a : a + 2, b : b + 2] += block
    return M


def _difference(names: str, ends: str) -> np.ndarray:
    """Second end minus first, as a matrix for q."""
    matrix = np.zeros((2, 8))
    for sign, end in zip((-1.0, 1.0), ends, strict=True):
        if end in names:
            matrix[:, 2 * names.index(end) : 2 * names.index(end) + 2] = sign * np.eye(2)
    return matrix


def _offset(ground: dict[str, tuple[float, float]], ends: str) -> np.ndarray:
    return -np.array(ground.get(ends[0], (0.0, 0.0)))
