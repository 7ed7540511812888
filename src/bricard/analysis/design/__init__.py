"""Design: values of parameters that make a mechanism do what it should, and what happens where they are not met.

A mechanism and formulas (`bricard.analysis.measures`) enter; `Optimum`, `Fit` and `Tolerances` leave. `positions` has
the equations of a mechanism at given positions, `held` what is asked of it there; `moving` lets it move, with exact
derivatives. `held` and `moving` answer the same questions, so that what asks them need not know which it is.
"""
