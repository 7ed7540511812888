"""Small motions about a state: how a mechanism vibrates, answers to inputs, and is controlled.

A model enters, or what `equilibrium` has found. `tangent` differentiates its equations of motion there, `linearise`
makes A, B, C, D of that; `modes`, `response`, `control`, `locus` and `floquet` are what is asked of them.
"""
