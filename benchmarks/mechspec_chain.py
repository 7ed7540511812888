"""Does a MechSpec file of a long chain load, form its equations and run in time and memory linear in its length?

Expected: a chain of 1,000 rods takes at most 5 times as long as one of 250 to be read, to become a model with a
consistent start and an analysed DAE, and for a whole run; and its process at most 4 times the memory beyond what an
empty bricard process has. Pinned at one end, horizontal, at rest, to t = 0.05, tolerance 1e-6; the error is the
largest violation of a constraint during the run.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from benchmarks.table import Figure, Row

TARGET = 5.0
SIZES = (250, 1000)
REPEATS = 3
PROGRAM = """
import sys, time
import bricard as br
from bricard.assembly.prepared import prepare
from bricard.mechanics.equations import euler_lagrange

n = int(sys.argv[1])
clock = time.process_time
if n:
    rods = "\\n".join(f"    P{i}P{i + 1}: [l, m]" for i in range(n))
    places = ", ".join(f"P{i}: [{i}*l, 0]" for i in range(1, n + 1))
    text = f'''Dimension: 2
PhysicalParams: {{l: 0.1, m: 0.2}}
PartData:
  Fixed: {{P0: [0, 0]}}
  Rods:
{rods}
AppliedForces: {{Gravity: }}
ProblemData: {{tend: 0.05, tolerance: 1e-6, positions: {{{places}}}}}
'''
    times = [clock()]
    mechanism = br.Mechanism.parse(text)
    times.append(clock())
    ready = prepare(mechanism)
    euler_lagrange(ready.system).structure()
    times.append(clock())
    motion = br.simulate(mechanism)
    times.append(clock())
    print(times[1] - times[0], times[2] - times[1], times[3] - times[2],
          motion.certificate.steps, motion.certificate.residuals.max())
status = open("/proc/self/status").read()  # its own peak; that of getrusage begins with the parent's
print(int(status.split("VmHWM:")[1].split()[0]) / 1024)
"""
PHASES = ("read the file", "form the equations", "the whole simulate()")


def measure() -> Iterator[Row]:
    runs = {size: [_run(size) for _ in range(REPEATS)] for size in SIZES}
    empty = float(_run(0)[0])
    memory = {size: min(float(run[-1]) for run in runs[size]) - empty for size in SIZES}
    small, large = SIZES
    for number, phase in enumerate(PHASES):
        best = {size: min(float(run[number]) for run in runs[size]) for size in SIZES}
        errors = {size: float(runs[size][0][4]) for size in SIZES}
        remarks = f"{memory[large]:.0f} MB against {memory[small]:.0f} MB" if number == 2 else ""
        figures = {size: Figure(best[size], errors[size] if number == 2 else None) for size in SIZES}
        yield Row(f"{large} rods: {phase}", figures[large], f"bricard, {small} rods", figures[small], TARGET, remarks)


def _run(size: int) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, str(size)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
