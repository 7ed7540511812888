"""Is a fresh process done before one of MuJoCo or of Exudyn, on the same mechanism at the same error?

Expected: ahead of both, for a pendulum, Andrews' mechanism, the Bricard linkage and a chain of 200 rods, the error of
the last positions being at most 1e-6 of the largest of them.
Each peer has a program of its own, written for it (benchmarks/peers), with what makes it fast: minimal coordinates or
bodies with joints, whichever takes less time, its integrator that takes least time for the model, no graphics, no
files. bricard reads a MechSpec file; it is installed from sources, which costs as much as a wheel (within 5 ms). It
lets NumPy's idle threads sleep, which in Exudyn's process wait busily, some 40 ms for each further processor; without
these threads (OPENBLAS_NUM_THREADS=1) a pendulum takes 1.1 times as long as with Exudyn. Steps and tolerance are the
coarsest with which the error is reached, on ladders with factors of 1.2 for steps and of 3 for tolerances. User and
system time of whole processes, imports included, minimum of 5 interleaved repeats, with the bytecode of all modules
cached.
The pendulum's error is from a closed form, that of Andrews' mechanism from DOP853 on another formulation; for the
others the reference is a run of bricard with tolerance 1e-13, which both peers, with equations of their own, approach
as their steps shrink.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import bricard as br
from benchmarks.chains import chain_of_rods
from benchmarks.models import FloatArray
from benchmarks.processes import best_child_times, cached_bytecode, numbers
from benchmarks.references import andrews_positions, pendulum_positions
from benchmarks.table import Figure, Row, Skipped
from bricard.problems import catalogue

ERROR, FINEST = 1e-6, 1e-13
REPEATS = 5
TARGET = 1.0
PEERS = {"mujoco": "MuJoCo", "exudyn": "Exudyn"}
TITLES = {
    "pendulum": "pendulum",
    "andrews": "Andrews",
    "bricard": "Bricard linkage",
    "chain": "chain of 200 rods",
}
PROGRAMS = Path(__file__).parent / "peers"
TOLERANCES = [10 ** (-k / 2) for k in range(4, 25)]


@dataclass(frozen=True)
class Case:
    """A mechanism for all programs; `steps` are too few for a peer, by its name."""

    name: str
    text: str
    points: tuple[str, ...]
    axes: str
    steps: dict[str, int]
    known: Callable[[], FloatArray] | None = None

    @property
    def names(self) -> list[str]:
        """Names of the coordinates that are compared."""
        return [f"{point}.{axis}" for point in self.points for axis in self.axes]

    @cached_property
    def reference(self) -> FloatArray:
        """The last positions."""
        return self.known() if self.known else self.last_positions(FINEST)

    def last_positions(self, tolerance: float) -> FloatArray:
        """As bricard finds them."""
        motion = br.simulate(br.Mechanism.parse(self.text), tol=tolerance)
        return np.array(motion(self.names, motion.t[-1]))

    def error(self, positions: FloatArray | list[float]) -> float:
        """Largest error of last positions, relative to the largest of them."""
        return float(np.abs(np.array(positions) - self.reference).max() / np.abs(self.reference).max())


@dataclass(frozen=True)
class Contestant:
    """A program with its arguments, and the error it has."""

    arguments: list[str]
    error: float
    remark: str


def measure() -> Iterator[Row]:
    present = [peer for peer in PEERS if find_spec(peer)]
    with cached_bytecode() as environment, TemporaryDirectory() as folder:
        for case in _cases() if present else ():
            ours = _bricard(case, Path(folder) / f"{case.name}.yaml")
            others = {peer: _peer(case, peer) for peer in present}
            programs = {"bricard": ours.arguments} | {peer: other.arguments for peer, other in others.items()}
            best = best_child_times(programs, environment, REPEATS)
            for peer, other in others.items():
                figures = Figure(best["bricard"], ours.error), Figure(best[peer], other.error)
                remarks = f"{ours.remark}; {other.remark}"
                yield Row(f"{TITLES[case.name]}, from nothing", figures[0], PEERS[peer], figures[1], TARGET, remarks)
    if missing := [title for peer, title in PEERS.items() if peer not in present]:
        raise Skipped(f"without {' and '.join(missing)}; the extra 'bench' installs them")


def _cases() -> Iterator[Case]:
    yield Case("pendulum", catalogue.text("pendulum"), ("A",), "xy", {"mujoco": 150, "exudyn": 50}, _long_pendulum)
    yield Case("andrews", catalogue.text("andrews"), tuple("FEGH"), "xy", {"mujoco": 400, "exudyn": 3000}, _andrews)
    bars = ("P1", "P2", "P3", "P4")
    yield Case("bricard", catalogue.text("bricard"), bars, "xyz", {"mujoco": 500, "exudyn": 1000})
    ends = tuple(f"P{i}" for i in range(1, 201))
    yield Case("chain", chain_of_rods(200, 1.0), ends, "xy", {"mujoco": 300, "exudyn": 2500})


def _bricard(case: Case, file: Path) -> Contestant:
    file.write_text(case.text, encoding="utf-8")
    tolerance, error = _coarsest(TOLERANCES, lambda tolerance: case.error(case.last_positions(tolerance)))
    arguments = [str(PROGRAMS / "mechspec_bricard.py"), str(file), repr(tolerance), *case.names]
    return Contestant(arguments, error, f"tolerance {tolerance:.0e}")


def _peer(case: Case, peer: str) -> Contestant:
    program = str(PROGRAMS / f"{case.name}_{peer}.py")
    ladder = [round(case.steps[peer] * 1.2**k) for k in range(20)]
    steps, error = _coarsest(ladder, lambda steps: case.error(numbers([program, str(steps)])))
    return Contestant([program, str(steps)], error, f"{steps} steps")


def _coarsest(levels: Sequence[float], error: Callable[[float], float]) -> tuple[float, float]:
    """The first level that reaches ERROR as the one after it does, and its error."""
    found = ((level, error(level)) for level in levels)
    return next(one for one, finer in pairwise(found) if max(one[1], finer[1]) <= ERROR)


def _long_pendulum() -> FloatArray:
    """That of length 1, in its time."""
    length, end = 10.0, 20.0
    return np.asarray(length * pendulum_positions(end / np.sqrt(length)), dtype=float)


def _andrews() -> FloatArray:
    """The points F, E, G, H by the seven angles, as complex numbers."""
    beta, theta, _, _, delta, _, epsilon = andrews_positions()
    A = -0.06934 - 0.00227j
    F = 0.007 * np.exp(1j * beta)
    points = (
        F,
        F - 0.028 * np.exp(1j * (beta + theta)),
        A + 0.04 * np.exp(1j * delta),
        A - 0.04j * np.exp(1j * epsilon),
    )
    return np.array([(point.real, point.imag) for point in points]).ravel()
