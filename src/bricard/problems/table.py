"""The table of the papers' mechanisms."""

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
from bricard.problems.problem import Problem

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
