"""A random battery: smooth ODEs, DAEs and mechanisms whose solutions are known by other means.

    drawing      numbers and terms of right-hand sides, as text
    problems     `Problem`: one draw, as text that bricard reads and as a plain slope for SciPy
    odes, daes, mechanisms
                 the families: functions from a random generator to a Problem, a table in each module
    truths       the solution by SciPy in short steps, confirmed by another method; or that there is none
    judging      what a solver's answer is worth: right, wrong, refused

    python -m tests.battery --family powers --count 40 --tol 1e-8     lists the wrong answers with their text
    python -m tests.battery --family powers --seed 17                 one draw, with what is wrong in it
    python -m tests.battery                                           a table of all families

To add a family: a function in one of the three modules and a line in its table.
"""

from .daes import DAES
from .judging import Verdict, judge
from .mechanisms import MECHANISMS
from .odes import ODES
from .problems import Problem
from .truths import Truth, true_solution

__all__ = ["FAMILIES", "Problem", "Truth", "Verdict", "draw", "judge", "true_solution"]

FAMILIES = {**ODES, **DAES, **MECHANISMS}


def draw(family: str, seed: int) -> Problem:
    """The draw of a family with this seed; the same on every machine."""
    from .drawing import Draw

    return FAMILIES[family](Draw(family, seed))
