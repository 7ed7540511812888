"""How soon does a fresh process have its first solution?

Expected, in CPU time of whole processes from the start of Python: a pendulum as a DAE in at most 0.6 times `import
scipy.integrate`; `from bricard import simulate` in at most 1.4 times `import numpy` (`import bricard` alone imports
next to nothing); a pendulum from a MechSpec file, read and simulated, in at most 1.6 times `import casadi`.
And in multiples of `import numpy`, a whole process too: the first simulate() of Andrews' mechanism 0.17, of the
Bricard linkage 0.28, of a double wishbone 0.22, of a Stewart platform 0.17, which are 30, 50, 40 and 30 ms on a
processor where `import numpy` takes 0.18 s and `import casadi` 0.28 s. Before it the file was read and another
mechanism, a slider-crank, was simulated, so that all modules are there; rows "with imports" had neither.
User and system time of the child process, minimum of 7 interleaved repeats, with the bytecode of all modules cached
as after an installation. The error is that of the position at the end, from a closed form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from benchmarks.processes import REPEATS, best_child_times, cached_bytecode, numbers
from benchmarks.references import pendulum_positions
from benchmarks.table import Figure, Row

PENDULUM = """
import bricard as br

def pendulum(t, x, der):
    return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v + 9.81, x.u**2 + x.v**2 - 1]

dae = br.DAE("u v lam", pendulum)
sol = br.solve_dae(dae, (0, 10), {"u": 1, "v": 0, "u'": 0, "v'": 0})
print(float(sol["u"][-1]), float(sol["v"][-1]))
"""
MECHSPEC = """\
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1]}
  Particles: {A: 1}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 10, positions: {A: [1, 0]}, tolerance: 1e-10}
"""
FROM_FILE = """
import sys
import bricard as br
motion = br.simulate(sys.argv[1])
print(float(motion["A.x"][-1]), float(motion["A.y"][-1]))
"""
FIRST_SIMULATE = """
import sys, time
import bricard as br
from bricard.problems import catalogue
mechanism = catalogue.mechanism(sys.argv[1])
for other in sys.argv[2:]:
    br.simulate(catalogue.mechanism(other))
start = time.process_time()
br.simulate(mechanism)
print(time.process_time() - start)
"""
FIRST_TARGETS = {"andrews": 0.17, "bricard": 0.28, "double_wishbone": 0.22, "stewart_platform": 0.17}
IMPORTS = ("from bricard import simulate", "import numpy", "import casadi", "import scipy.integrate")


def measure() -> Iterator[Row]:
    with TemporaryDirectory() as folder, cached_bytecode() as environment:
        file = Path(folder) / "pendulum.yaml"
        file.write_text(MECHSPEC, encoding="utf-8")
        pendulums = {"as a DAE": ["-c", PENDULUM], "from a MechSpec file": ["-c", FROM_FILE, str(file)]}
        ends = {name: numbers(program, environment) for name, program in pendulums.items()}
        best = best_child_times({**pendulums, **{line: ["-c", line] for line in IMPORTS}}, environment)
        found = {name: Figure(best[name], _error(end)) for name, end in ends.items()}
        peers = {line: Figure(best[line]) for line in IMPORTS}
        yield from _rows(found, peers)
        for name, target in FIRST_TARGETS.items():
            for case, others, wanted in (("", ["slidercrank"], target), (", with imports", [], None)):
                program = ["-c", FIRST_SIMULATE, name, *others]
                first = min(numbers(program, environment)[0] for _ in range(REPEATS))
                yield Row(
                    f"first simulate of {name}{case}", Figure(first), "import numpy", peers["import numpy"], wanted
                )


def _rows(found: Mapping[str, Figure], peers: Mapping[str, Figure]) -> Iterator[Row]:
    for name, peer, target in (("as a DAE", "scipy.integrate", 0.6), ("from a MechSpec file", "casadi", 1.6)):
        yield Row(f"pendulum {name}, from nothing", found[name], f"import {peer}", peers[f"import {peer}"], target)
    simulate = "from bricard import simulate"
    yield Row(simulate, peers[simulate], "import numpy", peers["import numpy"], 1.4)


def _error(end: list[float]) -> float:
    return float(np.abs(np.array(end) - pendulum_positions()).max())
