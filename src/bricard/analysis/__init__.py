"""Questions that engineers ask beside "how does it move?": one folder for each.

A model, as `simulate` takes it, enters; `Findings` leave, which print a table, show it in notebooks and write it to a
file. All of them read the `Dynamics` of the model or its motions; none derives equations of its own.
"""
