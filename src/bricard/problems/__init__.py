"""The papers' mechanisms: models, data and reference solutions.

>>> from bricard.problems import PROBLEMS
>>> motion = PROBLEMS["pendulum"].simulate(tol=1e-8)
>>> motion.success
True

A problem is a module with a function that builds the model and a `PROBLEM`; to add one, write the module, its
reference in data/ and a line in `table.py`. The table is made when it is first asked for, so that the built-in
mechanisms of `catalogue` do not wait for it.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bricard.problems.problem import Problem, Step
    from bricard.problems.table import PROBLEMS

__all__ = ["PROBLEMS", "Problem", "Step"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'bricard.problems' has no attribute '{name}'")
    from bricard.problems import problem, table

    return table.PROBLEMS if name == "PROBLEMS" else getattr(problem, name)
