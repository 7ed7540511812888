"""The papers' mechanisms: models, data and reference solutions.

>>> from bricard.problems import PROBLEMS
>>> motion = PROBLEMS["pendulum"].simulate(tol=1e-8)
>>> motion.success
True

A problem is a module with a function that builds the model and a `PROBLEM`; to add one, write the module, its
reference in data/ and a line in the table below.
"""

from bricard.problems import (
    andrews,
    bricard_linkage,
    copy_machine,
    fivelink,
    flyball,
    free_top,
    mcpherson,
    mechanism0,
    nfourbar,
    pendulum,
    robot,
    rscr,
    slider_crank,
)
from bricard.problems.problem import Problem, Step

PROBLEMS: dict[str, Problem] = {
    module.PROBLEM.name: module.PROBLEM
    for module in (
        pendulum,
        mechanism0,
        bricard_linkage,
        flyball,
        fivelink,
        free_top,
        rscr,
        robot,
        andrews,
        nfourbar,
        slider_crank,
        copy_machine,
        mcpherson,
    )
}

__all__ = ["PROBLEMS", "Problem", "Step"]
