"""The three ways of contact side by side: each converges to the exact motion in its own manner."""

from __future__ import annotations

import math

import pytest

import bricard as br
from bricard import Mechanism, OptionError
from bricard.laboratory.contact_ways import damping_ratio, rebound

DROP = """
Dimension: 2
PartData: {Particles: {A: 2}}
AppliedForces: {Gravity: 9.81}
Shapes: {A: {circle: 0.1}, floor: {line: [[-1, 0], [1, 0]], endless: true}}
Contacts: {any: {friction: 0, restitution: 0.7}}
ProblemData: {tend: 0.8, positions: {A: [0, 1.1]}, velocities: {A: [0, 0]}}
"""
SLIDE = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.1]], Dyna: [0, 1, 0.005]}}}
AppliedForces: {Gravity: 9.81}
Shapes: {GA: {circle: 0.1}, floor: {line: [[-1, 0], [1, 0]], endless: true}}
Contacts: {GA/floor: {friction: 0.2, restitution: 0}}
ProblemData:
  {tend: 1, closed: [GA/floor], positions: {G: [0, 0.1], A: [0.1, 0.1]}, velocities: {G: [2, 0], A: [2, 0]}}
"""


def errors(text, *ways):
    lab = br.compare(Mechanism.parse(text), list(ways), tol=1e-10)
    assert all(one.failure == "" for one in lab.results), lab
    return {one.way: one for one in lab.results}


def test_springs_come_nearer_with_their_stiffness():
    """An impact lasts about pi sqrt(m/k): a hundred times the stiffness is a tenth of the error."""
    found = errors(DROP, "events", "penalty/1e6", "penalty/1e8")
    assert found["events"].end_error < 1e-12
    assert found["penalty/1e+06"].end_error / found["penalty/1e+08"].end_error == pytest.approx(10, rel=0.2)
    assert found["events"].switches == 1


def test_steps_are_of_first_order():
    """A disc that slips until it rolls, v = 2/3 of its first speed; half the step is half the error."""
    found = errors(SLIDE, "events", "steps/4e-3", "steps/2e-3", "penalty")
    assert found["events"].motion("G.x'", 1.0) == pytest.approx(4 / 3, abs=1e-12)
    assert found["steps/0.002"].end_error <= 0.6 * found["steps/0.004"].end_error + 1e-12
    assert found["steps/0.004"].end_error < 0.01
    (soft,) = [one for way, one in found.items() if way.startswith("penalty")]
    assert soft.end_error < 0.01


@pytest.mark.parametrize("e", [0.95, 0.7, 0.3, 0.05])
def test_damping_gives_the_restitution(e):
    """The run itself, by exact phases: a mass hits a spring and damper without weight."""
    ratio = damping_ratio(e)
    assert rebound(ratio) == pytest.approx(e, rel=1e-9)
    text = f"""
Dimension: 2
PartData: {{Particles: {{A: 1}}}}
Shapes: {{A: {{circle: 0.1}}, floor: {{line: [[-1, 0], [1, 0]], endless: true}}}}
Contacts: {{any: {{law: linear, stiffness: 1e4, damping: {200 * ratio!r}, friction: 0}}}}
ProblemData: {{tend: 2, positions: {{A: [0, 1.1]}}, velocities: {{A: [0, -1]}}}}
"""
    assert br.simulate(Mechanism.parse(text))("A.y'", 2.0) == pytest.approx(e, rel=1e-8)


def test_the_table_tells_switches_and_ways():
    """A column more where something switches."""
    lab = br.compare(Mechanism.parse(DROP), ["events", "natural"])
    assert lab.table.splitlines()[0].split()[:5] == ["way", "modelling", "solving", "steps", "switches"]
    assert [one.way for one in lab.results] == ["events", "natural/direct/taylor"]
    assert ">switches</th>" in lab._repr_html_()


@pytest.mark.parametrize("way", ["steps/fast", "penalty/-1", "steps/0"])
def test_ways_that_are_none_are_told(way):
    """Numbers are wanted, positive ones."""
    with pytest.raises(OptionError, match="Write events, steps/1e-3 or penalty/1e6"):
        br.compare(Mechanism.parse(DROP), way)


def test_stiffest_damping_lets_little_come_back():
    """Without restitution the strongest damping is taken."""
    assert rebound(damping_ratio(0.0)) < 0.02
    assert rebound(1.0) == pytest.approx(math.exp(-2))
