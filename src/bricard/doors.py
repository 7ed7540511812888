"""Ways from what users hold in their hands to rooms above it, opened by name when they are first used.

A solution plots itself and a mechanism reports on itself, but plots and reports know these classes, which therefore
cannot import them. All such ways are in this table, as "module:name"; nothing else imports upwards.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

DOORS = {
    "animation": "bricard.viewer.notebook:animation",
    "built-in mechanism": "bricard.problems.catalogue:mechanism",
    "built-in mechanisms": "bricard.problems.catalogue:names",
    "csv": "bricard.results.tables:to_csv",
    "dataset": "bricard.results.tables:dataset",
    "drawings of inverse dynamics": "bricard.analysis.inverse.drawing:plot_inverse",
    "drawings of kinematics": "bricard.analysis.kinematics.drawing:DRAWINGS",
    "equations as text": "bricard.export.text:text",
    "equations in C": "bricard.export.c:c_code",
    "equations in LaTeX": "bricard.export.latex:latex",
    "equations in MATLAB": "bricard.export.matlab:matlab_code",
    "equations in Python": "bricard.export.python:python_code",
    "equations in notebooks": "bricard.export.latex:notebook_latex",
    "joint forces": "bricard.reactions.joint_forces:joint_forces",
    "parquet": "bricard.results.tables:to_parquet",
    "picture": "bricard.video:write_picture",
    "plots": "bricard.plotting:PLOTS",
    "report": "bricard.explaining.report:report",
    "save": "bricard.results.files:save",
    "summary in notebooks": "bricard.results.summary:notebook",
    "tableau": "bricard.dae.tableau:tableau",
    "video": "bricard.video:write_video",
}


def door(name: str) -> Any:
    """What lies behind a door: a function, of plots a table of functions."""
    module, _, member = DOORS[name].partition(":")
    return getattr(import_module(module), member)
