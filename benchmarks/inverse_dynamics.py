"""How far from Pinocchio are the torques of a serial arm and the forces of a parallel robot, and what do they cost?

Expected: the same digits (1e-12), and slower by a factor of at most 100: Pinocchio evaluates a recursion at states
that it is given, bricard forms equations of the mechanism, finds where it is and gives the torques at all times.
The arm has 7 hinges of random directions and links with full inertias; torques at 1000 times of a motion of sines.
The robot is a platform on six legs. Its motion is prescribed, and the forces of the legs are found; Pinocchio gives
the wrench of the free platform, NumPy the directions of the legs, and a linear system the forces.
CPU times of whole calls in Python, Pinocchio's with its model made before.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import numpy as np
import numpy.typing as npt

import bricard as br
from benchmarks.arms import Arm, G
from benchmarks.table import Figure, Row, Skipped
from benchmarks.timing import best_times, timed

Array = npt.NDArray[np.float64]
JOINTS, TIMES = 7, 1000
TARGET = 100.0
LEGS = 6
FEET = np.radians([-10, 10, 110, 130, 230, 250])
HEADS = np.radians([-50, 50, 70, 170, 190, 290])
R, r, MASS = 1.0, 0.6, 30.0
TURN = 0.3  # sine of the largest turn about the vertical
LAWS = {"C.x": "0.1*sin(3*t)", "C.y": "0.1*cos(2*t)", "C.z": "1.1 + 0.05*sin(5*t)"}
LEVEL = {"x.y": f"{TURN}*sin(2*t)", "n.x": "0", "n.y": "0"}


def measure() -> Iterator[Row]:
    """One row each."""
    if find_spec("pinocchio") is None:
        raise Skipped("it needs the package pin, as the extra 'oracles' has it.")
    t = np.linspace(0, 1, TIMES)
    yield _arm(t)
    yield _robot(t)


def _arm(t: Array) -> Row:
    import pinocchio as pin

    arm = Arm.drawn(JOINTS, 0)
    mechanism, (model, data) = br.Mechanism.from_data(arm.data), arm.model()
    names = [f"motor.theta{i + 1}" for i in range(JOINTS)]

    def ours() -> Array:
        found = br.inverse(mechanism, arm.laws, span=1, coordinates="relative")
        return np.array([found(name, t) for name in names]).T

    def theirs() -> Array:
        return np.array([pin.rnea(model, data, *state) for state in zip(*arm.states(t), strict=True)])

    return _row(f"arm of {JOINTS} hinges, {TIMES} times", ours, theirs, "Pinocchio rnea")


def _robot(t: Array) -> Row:
    mechanism = br.Mechanism.from_data(platform())
    legs = {f"distance(A{i + 1}, P{i + 1})": f"leg{i + 1}" for i in range(LEGS)}

    def ours() -> Array:
        found = br.inverse(mechanism, {**LAWS, **LEVEL}, legs, 1)
        return np.array(found.over_time(t).loads.u)

    return _row(f"platform on six legs, {TIMES} times", ours, lambda: leg_forces(t), "Pinocchio rnea, NumPy")


def _row(case, ours, theirs, peer):  # type: ignore[no-untyped-def]
    wanted = theirs()
    error = float(np.max(np.abs(ours() - wanted)) / np.max(np.abs(wanted)))
    best = best_times({"ours": timed(ours), "theirs": timed(theirs)}, in_a_row=1)
    return Row(case, Figure(best["ours"], error), peer, Figure(best["theirs"]), TARGET)


def platform() -> dict[str, object]:
    """The parallel robot, without drives."""
    feet = {f"A{i + 1}": [R * np.cos(a).item(), R * np.sin(a).item(), 0] for i, a in enumerate(FEET)}
    heads = [[r * np.cos(a).item(), r * np.sin(a).item()] for a in HEADS]
    names = [f"P{i + 1}" for i in range(LEGS)]
    body = {
        "points": ["C", "x", "n", *names],
        "Geom": [[1], [0, 0, 1], *heads],
        "Dyna": [0, MASS, [MASS * r**2 / 4, MASS * r**2 / 4, MASS * r**2 / 2]],
    }
    return {
        "Dimension": 3,
        "PartData": {"Fixed": feet, "Rigids": {"platform": body}},
        "AppliedForces": {"Gravity": G},
        "ProblemData": {"positions": {"C": [0, 0, 1.1], "x": [1, 0, 0], "n": [0, 0, 1]}},
    }


def leg_forces(t: Array) -> Array:
    """Forces along the legs (times, legs), positive where they push, from the wrench of the free platform."""
    import pinocchio as pin

    model = pin.Model()
    model.gravity.linear = np.array([0, 0, -G])
    joint = model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), "platform")
    inertia = MASS * r**2 / 4 * np.diag([1.0, 1.0, 2.0])
    model.appendBodyToJoint(joint, pin.Inertia(MASS, np.zeros(3), inertia), pin.SE3.Identity())
    data = model.createData()
    return np.array([_at(pin, model, data, one) for one in t.tolist()])


def _at(pin, model, data, t):  # type: ignore[no-untyped-def]
    place = np.array([0.1 * np.sin(3 * t), 0.1 * np.cos(2 * t), 1.1 + 0.05 * np.sin(5 * t)])
    velocity = np.array([0.3 * np.cos(3 * t), -0.2 * np.sin(2 * t), 0.25 * np.cos(5 * t)])
    acceleration = np.array([-0.9 * np.sin(3 * t), -0.4 * np.cos(2 * t), -1.25 * np.sin(5 * t)])
    s, ds, dds = TURN * np.sin(2 * t), 2 * TURN * np.cos(2 * t), -4 * TURN * np.sin(2 * t)
    angle, c = np.arcsin(s), np.sqrt(1 - s * s)
    w, dw = ds / c, dds / c + s * ds**2 / c**3
    Rz = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    q = np.concatenate([place, [0, 0, np.sin(angle / 2), np.cos(angle / 2)]])
    spin = np.array([0, 0, w])
    v = np.concatenate([Rz.T @ velocity, spin])
    a = np.concatenate([Rz.T @ acceleration - np.cross(spin, Rz.T @ velocity), [0, 0, dw]])
    wrench = pin.rnea(model, data, q, v, a)
    columns = []
    for foot, head in zip(FEET, HEADS, strict=True):
        arm = r * np.array([np.cos(head), np.sin(head), 0])
        along = place + Rz @ arm - R * np.array([np.cos(foot), np.sin(foot), 0])
        push = Rz.T @ (along / np.linalg.norm(along))
        columns.append(np.concatenate([push, np.cross(arm, push)]))
    return np.linalg.solve(np.array(columns).T, wrench)
