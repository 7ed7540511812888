"""Chains of rods as MechSpec text."""

from __future__ import annotations


def chain_of_rods(count: int, end: float) -> str:
    """Slender rods of 0.1 m and 0.2 kg, pinned at one end, released horizontal and straight; tolerance 1e-6."""
    rods = "\n".join(f"    P{i}P{i + 1}: [l, m]" for i in range(count))
    places = ", ".join(f"P{i}: [{i}*l, 0]" for i in range(1, count + 1))
    return f"""\
Dimension: 2
PhysicalParams: {{l: 0.1, m: 0.2}}
PartData:
  Fixed: {{P0: [0, 0]}}
  Rods:
{rods}
AppliedForces: {{Gravity: }}
ProblemData: {{tend: {end}, tolerance: 1e-6, positions: {{{places}}}}}
"""
