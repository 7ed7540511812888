"""Does a MechSpec file of a long chain load, form its equations and run in time and memory linear in its length?

Expected: a chain of 10,000 rods takes at most 12 times as long as one of 1,000 to be read, to become a model with a
consistent start and an analysed DAE, for a whole run, and for reading and running together; and its process at most
11 times the memory beyond what two rods take. Two rods are simulated before in these processes, so that imports are
not counted. To read and to simulate 1,000 rods in a new process takes at most 20 times their integration; there
imports count.
Pinned at one end, horizontal, at rest, to t = 0.05, tolerance 1e-6; the error is the largest violation of a
constraint during the run. The longer the chain, the larger the tension at its pin, and the faster the waves there: a
run of 10,000 rods takes more steps, which count. Minima of 12 fresh processes for each column, which take turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.chains import chain_of_rods
from benchmarks.processes import numbers
from benchmarks.table import Figure, Row, megabytes

LONGER, MORE_MEMORY, BESIDE_INTEGRATION = 12.0, 11.0, 20.0
SMALLEST, SIZES = 2, (1000, 10_000)
REPEATS = 12
READ = """
import sys, time
import bricard as br
for file in sys.argv[2:]:
    br.simulate(file)
start = time.process_time()
mechanism = br.Mechanism.load(sys.argv[1])
read = time.process_time() - start
"""
FORM = """
from bricard.assembly.prepared import prepare
from bricard.mechanics.equations import euler_lagrange
start = time.process_time()
euler_lagrange(prepare(mechanism).system).structure()
print(time.process_time() - start)
"""
RUN = """
from benchmarks.spent import shares
motions = []
def run():
    motions.append(br.simulate(mechanism))
    return motions[0]
spent = shares(run)
status = open("/proc/self/status").read()  # its own peak; that of getrusage begins with the parent's
memory = int(status.split("VmHWM:")[1].split()[0]) / 1024
found = motions[0].certificate
print(read, spent.whole, spent.integration, found.residuals.max(), memory, found.steps)
"""


@dataclass(frozen=True)
class Chain:
    """CPU seconds, the largest violation of a constraint, megabytes and the number of steps of a chain."""

    formed: float
    read: float
    simulated: float
    integrated: float
    violation: float
    memory: float
    steps: float


def measure() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        files = {size: Path(folder) / f"chain_{size}.yaml" for size in (SMALLEST, *SIZES)}
        for size, file in files.items():
            file.write_text(chain_of_rods(size, 0.05), encoding="utf-8")
        empty = min(numbers(["-c", READ + RUN, *2 * [str(files[SMALLEST])]])[-2] for _ in range(REPEATS))
        small, large, first = _chains(
            [files[SIZES[0]], files[SMALLEST]], [files[SIZES[1]], files[SMALLEST]], [files[SIZES[0]]]
        )
    yield from _growth(small, large, empty)
    whole = Figure(first.read + first.simulated, first.violation)
    case, integration = f"{SIZES[0]:,} rods, first read and simulated", Figure(first.integrated)
    yield Row(case, whole, "its integration", integration, BESIDE_INTEGRATION)


def _growth(small: Chain, large: Chain, empty: float) -> Iterator[Row]:
    short, long = (f"{size:,} rods" for size in SIZES)
    step = (large.integrated / large.steps) / (small.integrated / small.steps)
    beside = (large.simulated - large.integrated) / (small.simulated - small.integrated)
    counts = f"{large.steps:.0f} and {small.steps:.0f} steps"
    steps = f"{counts}; a step {step:.1f} times as long, all around them {beside:.1f}"
    together = [Figure(chain.read + chain.simulated, chain.violation) for chain in (large, small)]
    for words, own, other, remarks in (
        ("read the file", Figure(large.read), Figure(small.read), ""),
        ("form the equations", Figure(large.formed), Figure(small.formed), ""),
        ("simulate", Figure(large.simulated, large.violation), Figure(small.simulated, small.violation), steps),
        ("read and simulate", *together, ""),
    ):
        yield Row(f"{long}: {words}", own, f"bricard, {short}", other, LONGER, remarks)
    memory = Figure(large.memory - empty), Figure(small.memory - empty)
    yield Row(f"{long}: memory", memory[0], f"bricard, {short}", memory[1], MORE_MEMORY, shown=megabytes)


def _chains(*cases: Sequence[Path]) -> list[Chain]:
    """The least of every column for the first file of each case, the others being simulated before it.

    Cases take turns. Equations are formed in processes of their own, for simulate() forms them too.
    """
    rows: list[list[list[float]]] = [[] for _ in cases]
    for _ in range(REPEATS):
        for case, found in zip(cases, rows, strict=True):
            paths = [str(file) for file in case]
            found.append(numbers(["-c", READ + FORM, *paths]) + numbers(["-c", READ + RUN, *paths]))
    return [Chain(*(min(column) for column in zip(*found, strict=True))) for found in rows]
