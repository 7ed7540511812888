"""Studies: questions about a mechanism in a YAML file of their own, and from the command line.

A text, or options, enter; what the analysis finds leaves. `words` has what may stand in a study; its sections answer
`run`. To add one: a class with fields and `run`, and a field of `Study`.
"""
