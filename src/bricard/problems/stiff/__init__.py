"""Stiff problems with reference values: chemical kinetics, circuits, mechanisms with stiff springs and joints.

>>> from bricard.problems.stiff import STIFF
>>> sol = STIFF["hires"].solve(tol=1e-6)
>>> sol.success
True

A problem is a function in one of the modules; to add one, write it and its line in `table.py`.
"""

from bricard.problems.stiff.problem import StiffProblem
from bricard.problems.stiff.table import STIFF

__all__ = ["STIFF", "StiffProblem"]
