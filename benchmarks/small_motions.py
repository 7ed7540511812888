"""How many digits of a natural frequency are right, and how long does it take, compared with differences in MuJoCo?

Expected: an error below 1e-11 for a chain of 20 rods and for a four-bar with a closed loop, in at most ten times the
time of the peer, which has its equilibrium given.
bricard reads a MechSpec file, looks for the equilibrium, forms its equations of motion and differentiates them
exactly; in the rows "again" mechanism and equilibrium are there. MuJoCo reads its XML file (not "again") and is put
at the equilibrium; its accelerations are differenced (central, step 1e-6) by positions and velocities, which is how
its users linearise. It closes loops by soft constraints, here with an impedance of 0.9999. The error is that of the
lowest frequency, relative to closed matrices with 40 digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

import numpy as np

import bricard as br
from benchmarks.models import FloatArray
from benchmarks.table import Figure, Row, Skipped
from benchmarks.timing import best_times, timed

Work = Callable[[], float]
TARGET = 10.0
STEP = 1e-6
COUNT = 20
CHAIN = 3.76635521326344339  # rad/s
FOURBAR = np.sqrt(37.22913053573367)
A, B = (
    np.array([-0.109551921993963714, -0.487850772662530985]),
    np.array([0.445103260958436749, 0.576272165735114483]),
)


def measure() -> Iterator[Row]:
    """A chain, and a closed loop."""
    if find_spec("mujoco") is None:
        raise Skipped("needs MuJoCo: pip install 'bricard[bench]'")
    yield from _compared("chain of 20 rods", _chain_text(), _chain_peer(), CHAIN)
    yield from _compared("four-bar", _FOURBAR_TEXT, _fourbar_peer(), FOURBAR)


def _compared(name: str, text: str, peer: str, known: float) -> Iterator[Row]:
    """From the text, and again."""
    m = br.Mechanism.parse(text)
    rest, model = br.equilibrium(m), _compiled(peer)
    ways: dict[str, tuple[Work, Work]] = {
        "from the text": (
            lambda: _frequency(br.Mechanism.parse(text)),
            lambda: _lowest(_differenced(_compiled(peer))),
        ),
        "again": (lambda: _frequency(m, rest), lambda: _lowest(_differenced(model))),
    }
    for remark, (ours, theirs) in ways.items():
        times = best_times({"bricard": timed(ours), "peer": timed(theirs)})
        errors = [abs(found() / known - 1) for found in (ours, theirs)]
        mine, other = Figure(times["bricard"], errors[0]), Figure(times["peer"], errors[1])
        yield Row(name, mine, "MuJoCo, differences", other, TARGET, remark)


def _frequency(m: br.Mechanism, rest: Any = None) -> float:
    return float(br.linearise(m, rest).modes().omega[0])


def _chain_text() -> str:
    names = ["O", *[f"P{i}" for i in range(1, COUNT + 1)]]
    rods = ", ".join(
        f"R{i}: {{points: [{a}, {b}], length: {1 / COUNT}, mass: {1 / COUNT}}}"
        for i, (a, b) in enumerate(pairwise(names))
    )
    places = ", ".join(f"{name}: [{0.1 * i / COUNT}, {-i / COUNT}]" for i, name in enumerate(names[1:], start=1))
    return f"""
Dimension: 2
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{{rods}}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{tend: 1, positions: {{{places}}}}}
"""


_FOURBAR_TEXT = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0]}
  Rods: {OA: [0.5, 1], AB: [1.2, 2], CB: [0.8, 1.5]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [-0.2, -0.45], B: [0.4, 0.55]}}
"""


def _rod(at: str, along: FloatArray, mass: float, inside: str = "", name: str = "") -> str:
    """A uniform rod that turns about its first end; `along` leads to the other one, in the world's axes."""
    inertia = mass * float(along @ along) / 12
    x, y = (along / 2).tolist()
    return f"""<body name="{name}" pos="{at}"><joint axis="0 0 1"/>
      <inertial pos="{x} {y} 0" mass="{mass}" diaginertia="{inertia} {inertia} {inertia}"/>{inside}</body>"""


def _xml(bodies: str, further: str = "") -> str:
    option = '<option gravity="0 -9.81 0"><flag contact="disable"/></option>'
    return f"<mujoco>{option}<worldbody>{bodies}</worldbody>{further}</mujoco>"


def _compiled(text: str) -> Any:
    import mujoco

    return mujoco.MjModel.from_xml_string(text)


def _chain_peer() -> str:
    along, bodies = np.array([0.0, -1 / COUNT]), ""
    for i in range(COUNT):
        bodies = _rod("0 0 0" if i == COUNT - 1 else f"0 {-1 / COUNT} 0", along, 1 / COUNT, bodies, f"r{i}")
    return _xml(bodies)


def _fourbar_peer() -> str:
    coupler = _rod(f"{A[0]} {A[1]} 0", B - A, 2.0, name="AB")
    rods = _rod("0 0 0", A, 1.0, coupler, "OA") + _rod("1 0 0", B - [1, 0], 1.5, name="CB")
    x, y = (B - A).tolist()
    soft = 'solref="0.0005 1" solimp="0.9999 0.9999 0.001"'
    return _xml(rods, f'<equality><connect body1="AB" body2="CB" anchor="{x} {y} 0" {soft}/></equality>')


def _differenced(model: Any) -> FloatArray:
    """A of the accelerations by positions and velocities."""
    import mujoco

    data, n = mujoco.MjData(model), model.nv

    def accelerations(state: FloatArray) -> FloatArray:
        data.qpos[:], data.qvel[:] = state[:n], state[n:]
        mujoco.mj_forward(model, data)
        return np.array(data.qacc)

    columns = [(accelerations(STEP * e) - accelerations(-STEP * e)) / (2 * STEP) for e in np.eye(2 * n)]
    return np.vstack([np.hstack([np.zeros((n, n)), np.eye(n)]), np.column_stack(columns)])


def _lowest(matrix: FloatArray) -> float:
    """The lowest frequency of what swings almost without damping."""
    values = np.linalg.eigvals(matrix)
    swinging = values[(values.imag > 1e-3) & (np.abs(values.real) < 0.1 * np.abs(values))]
    return float(np.min(np.abs(swinging)))
