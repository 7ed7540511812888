"""The work from a mechanism to its equations grows like the number of its parts: counted in steps of Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import numpy as np
import pytest

import bricard as br
from bricard.assembly.start import Starter
from bricard.formulations.body.model import body_model
from bricard.formulations.natural.model import natural_model
from bricard.formulations.relative.tree import tree
from bricard.mechanics.equations import euler_lagrange
from bricard.mechanism.topology import implied_joints
from bricard.results.names import index_of_series
from bricard.symbolic import sx

SIZES = (4, 8, 16)  # parts
MANY = 48  # parts, after which everything that is made once, or for the first of many, has been made
LINEAR = 2.05  # from the second size to the third twice as much is added as from the first to the second


def chain(n: int) -> dict[str, Any]:
    """Rods that hang on each other."""
    rods = {f"P{i}P{i + 1}": [0.1, 0.2] for i in range(n)}
    return {"PartData": {"Fixed": {"P0": [0, 0]}, "Rods": rods}, "AppliedForces": {"Gravity": None}}


def ladder(n: int) -> dict[str, Any]:
    """Two chains of rods with springs and dampers for rungs, a force on each joint, a particle on a slider."""
    rods = {f"{side}{i}{side}{i + 1}": [0.1, 0.2] for side in "PQ" for i in range(n)}
    springs = {f"P{i}Q{i}": {"stiffness": 50, "length": 0.3, "damping": 0.1} for i in range(1, n + 1)}
    sliders = {f"j{i}": {"type": "slider", "point": f"S{i}", "base": "P0", "axis": "e"} for i in range(1, n + 1)}
    parts = {
        "Fixed": {"P0": [0, 0], "Q0": [0.3, 0], "e": [1, 0]},
        "Rods": rods,
        "Particles": {f"S{i}": 0.1 for i in range(1, n + 1)},
        "Joints": sliders,
        "Springs": springs,
    }
    forces = {f"P{i}": ["0.1*sin(t)", f"-0.1*P{i}.y'"] for i in range(1, n + 1)}
    return {"PartData": parts, "AppliedForces": {"Gravity": None, "Forces": forces}}


def pins(n: int) -> dict[str, Any]:
    """Bodies of the plane with a pin between each two of them, a torque on every second angle."""
    rigids = {
        f"B{i}": {"points": [f"A{i}", f"C{i}"], "Geom": [[0.1]], "Dyna": [[0.05, 0], 0.2, 0.001]} for i in range(n)
    }
    joints = {f"j{i}": {"type": "pin", "points": [f"C{i - 1}" if i else "O", f"A{i}"]} for i in range(n)}
    angles = {f"theta{i}": [f"B{i - 1}", f"B{i}"] for i in range(1, n)}
    springs = {f"theta{i}": [3, 0.2] for i in range(2, n, 2)}
    torques = {f"theta{i}": "0.1*sin(t)" for i in range(1, n, 2)}
    parts = {"Fixed": {"O": [0, 0]}, "Rigids": rigids, "Joints": joints, "Angles": angles, "RotarySprings": springs}
    return {"PartData": parts, "AppliedForces": {"Torques": torques}}


def hinges(n: int) -> dict[str, Any]:
    """Bodies in space that share a point and a vector with the next one, as links of a chain do."""
    return {
        "Dimension": 3,
        "PartData": {
            "Fixed": {"P0": [0, 0, 0], "u0": [0, 1, 0]},
            "Rigids": {
                f"L{i}": {
                    "points": [f"P{i}", f"P{i + 1}", f"u{i}", f"u{i + 1}"],
                    "Geom": [[0.1], [0, 1, 0], [0, 0, 1]],
                    "Dyna": [[0.05], 0.2, [0.001, 0.002, 0.002]],
                }
                for i in range(n)
            },
        },
        "AppliedForces": {"Gravity": None},
    }


def mechanism(data: dict[str, Any]) -> br.Mechanism:
    return br.Mechanism.from_data({"Dimension": 2, "ProblemData": {"tend": 1}, **data})


def steps_of_python(run: Callable[[], object]) -> int:
    """How many instructions of this package's Python code a call runs through."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if "bricard" not in frame.f_code.co_filename:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        run()
    finally:
        sys.settrace(before)
    return count


def growth(measure: Callable[[br.Mechanism], int], kind: Callable[[int], dict[str, Any]]) -> float:
    """2 if what is measured grows like the number of parts, 4 if it grows like its square."""
    first, second, third = (measure(mechanism(kind(n))) for n in SIZES)
    return (third - second) / (second - first)


def growth_of_steps(run: Callable[[br.Mechanism], object], kind: Callable[[int], dict[str, Any]]) -> float:
    """The same for the steps of Python that a function takes."""
    run(mechanism(kind(MANY)))
    return growth(lambda described: steps_of_python(lambda: run(described)), kind)


LONG = [(kind, model) for kind in (chain, ladder, pins) for model in (natural_model, body_model)]


@pytest.mark.parametrize(("kind", "model"), [*LONG, (hinges, body_model)])  # natural axes follow from all before them
def test_equations_cost_the_same_for_every_part(kind, model):
    """Twice as many parts take twice as many steps, from the mechanism to the residuals of its DAE."""
    assert growth_of_steps(lambda described: euler_lagrange(model(described).system()), kind) < LINEAR


@pytest.mark.parametrize("kind", [ladder, pins, hinges])
def test_joints_by_shared_names_cost_the_same_for_every_part(kind):
    """So does the search for the parts that are tied to each other."""
    assert growth_of_steps(implied_joints, kind) < LINEAR


@pytest.mark.parametrize("kind", [ladder, pins, hinges])
def test_trees_cost_the_same_for_every_part(kind):
    """So does the search for a tree of relative coordinates; their equations grow faster, for they are dense."""
    assert growth_of_steps(tree, kind) < LINEAR


@pytest.mark.parametrize(("kind", "model"), LONG)
def test_residuals_have_the_same_size_for_every_part(kind, model):
    """The expressions of the residuals have a number of operations for each part."""

    def operations(described: br.Mechanism) -> int:
        dae = euler_lagrange(model(described).system())
        return sx.node_count(sx.vertcat(dae.residuals, *[shift.expression for shift in dae.shifts]))

    assert growth(operations, kind) < LINEAR


def drifting(n: int) -> dict[str, Any]:
    """Particles with springs between them, whose places, velocities and outputs are given."""
    return {
        "PartData": {
            "Particles": {f"P{i}": 0.1 for i in range(n)},
            "Springs": {f"P{i}P{i + 1}": [50, 1] for i in range(n - 1)},
        },
        "ProblemData": {
            "tend": 1,
            "positions": {f"P{i}": [i, 0] for i in range(n)},
            "velocities": {f"P{i}": [0.1, i % 3] for i in range(n)},
            "outputs": {f"w{i}": f"P{i}.x*P{i}.y'" for i in range(n)},
        },
    }


def test_what_is_told_of_a_start_costs_the_same_for_every_part():
    """So do the given velocities that it leaves far: each is compared with those of its point."""

    def tell(described: br.Mechanism) -> int:
        starter = Starter(natural_model(described))
        y, v = (np.zeros(column.numel()) for column in (starter.y, starter.system.v))
        return steps_of_python(lambda: starter.point(y, v))

    tell(mechanism(drifting(MANY)))
    assert growth(tell, drifting) < LINEAR


def test_outputs_cost_the_same_for_every_part():
    """Values of all outputs, and their rates, are recorded one by one: when a motion is saved, or asked for them."""

    def record(described: br.Mechanism) -> None:
        dae = euler_lagrange(natural_model(described).system())
        index = index_of_series(dae)
        for name in dae.outputs:
            _ = index.output(name, 0), index.output(name, 1)

    assert growth_of_steps(record, drifting) < LINEAR
