"""One draw of the battery, as bricard reads it and as a plain right-hand side."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

import bricard as br

FUNCTIONS = ("sin", "cos", "tan", "tanh", "sinh", "cosh", "exp", "log", "sqrt")


@dataclass(frozen=True)
class Problem:
    """A problem twice: `equations` or a `mechanism` for bricard, and an ODE for SciPy that has the same solution.

    states, rates, start   the ODE: x' = rate, from time 0 to `end`; expressions of t, states and `short`
    short                  names for expressions of t, states and earlier names, in order
    observed               what is compared: a name that bricard's solution knows, and its expression of the ODE
    variables, equations   a DAE in bricard's words: expressions of t, x and der
    mechanism              or a MechSpec text
    given                  initial values, by bricard's names; of a mechanism they stand in its text
    """

    family: str
    seed: int
    states: tuple[str, ...]
    rates: tuple[str, ...]
    start: tuple[float, ...]
    end: float
    observed: Mapping[str, str]
    short: Mapping[str, str] = field(default_factory=dict)
    variables: str = ""
    equations: tuple[str, ...] = ()
    mechanism: str = ""
    given: Mapping[str, float] = field(default_factory=dict)

    # -- for bricard -------------------------------------------------------------------------

    def solve(self, tolerance: float) -> br.Solution:
        """bricard's solution with its default options."""
        if self.mechanism:
            return br.simulate(br.Mechanism.parse(self.mechanism), tol=tolerance)
        return br.solve_dae(self.dae(), (0, self.end), dict(self.given), tol=tolerance)

    def dae(self) -> br.DAE:
        """The equations as a DAE."""
        names = {name: getattr(br, name) for name in FUNCTIONS}

        def residuals(t, x, der):
            return [eval(text, {**names, "t": t, "x": x, "der": der}) for text in self.equations]

        return br.DAE(self.variables, residuals)

    # -- for SciPy ---------------------------------------------------------------------------

    def slope(self) -> Callable[[float, np.ndarray], list[float]]:
        """x' as a function of t and the array of states."""
        return self._function(self.rates)

    def observe(self) -> Callable[[float, np.ndarray], list[float]]:
        """The observed quantities as a function of t and the array of states."""
        return self._function(tuple(self.observed.values()))

    def _function(self, results):
        lines = ["def function(t, state):"]
        if self.states:
            lines.append(f"    ({', '.join(self.states)},) = state.tolist()")
        lines += [f"    {name} = {text}" for name, text in self.short.items()]
        lines.append(f"    return [{', '.join(results)}]")
        scope = {name: getattr(math, name) for name in FUNCTIONS}
        exec("\n".join(lines), scope)
        return scope["function"]

    # -- for people --------------------------------------------------------------------------

    def __str__(self) -> str:
        """What to run, and the ODE that it must agree with."""
        lines = [f"# {self.family}, seed {self.seed}"]
        if self.mechanism:
            lines += [f'sol = br.simulate(br.Mechanism.parse("""\n{self.mechanism}"""))']
        else:
            lines += [
                f"dae = br.DAE({self.variables!r}, lambda t, x, der: [",
                *[f"    {text}," for text in self.equations],
                "])",
                f"sol = br.solve_dae(dae, (0, {self.end}), {dict(self.given)})",
            ]
        lines.append("# truth:")
        lines += [f"#   {name} = {text}" for name, text in self.short.items()]
        for name, rate, value in zip(self.states, self.rates, self.start, strict=True):
            lines.append(f"#   {name}' = {rate}, {name}(0) = {value}")
        lines += [f"#   sol({name!r}, t) is {text}" for name, text in self.observed.items()]
        return "\n".join(lines)
