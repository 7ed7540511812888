"""Where mechanisms rest: one equilibrium, all of them, or branches of them over a parameter.

A model enters. `subject` puts it into coordinates; `assembly.resting` balances its forces; `following` walks along
curves, of positions of one freedom or of equilibria over a parameter. `Equilibrium`, `Equilibria` or `Branches`
leave.
"""
