"""What does a user wait for beside the integration?

Expected: to simulate a mechanism again with another mass or stiffness takes at most 1.5 times its integration plus
2 ms; its energy balance and its certificate, written out, at most half its integration plus 1 ms. The ratios are to
these sums.
The mechanism was simulated once before, with its parameter at another value; each repeat takes a new value. The
integration is what the stepper takes from the start to the end inside the same simulate(), with the polynomials that
it keeps. Minima of 15 repeats. The error is the imbalance of energy, in joules.
"""

from __future__ import annotations

from collections.abc import Iterator

import bricard as br
from benchmarks.chains import chain_of_rods
from benchmarks.spent import least, shares
from benchmarks.table import Figure, Row
from bricard.problems import catalogue

REPEATS = 15
SMALLEST_CHANGE = 1e-3
PARAMETERS = {"bricard": "m", "nfourbar": "m", "double_wishbone": "k", "stewart_platform": "m"}


def measure() -> Iterator[Row]:
    for name, parameter in PARAMETERS.items():
        yield from _rows(name, catalogue.mechanism(name), parameter)
    yield from _rows("chain of 100 rods", br.Mechanism.parse(chain_of_rods(100, 0.5)), "m")


def _rows(name: str, mechanism: br.Mechanism, parameter: str) -> Iterator[Row]:
    own = float(mechanism.constants[parameter])
    values = [{parameter: own * (1 + SMALLEST_CHANGE * i)} for i in range(REPEATS + 1)]
    error = br.simulate(mechanism, parameters=values[0]).certificate.energy_balance
    best = least([shares(lambda one=one: br.simulate(mechanism, parameters=one)) for one in values[1:]])
    again, evidence = Figure(best.whole, error), Figure(best.evidence)
    integration = Figure(best.integration)
    sums = {"1.5 x + 2 ms": 1.5 * best.integration + 2e-3, "0.5 x + 1 ms": 0.5 * best.integration + 1e-3}
    cases = {f"{name}, another {parameter}": again, f"{name}, energy balance and certificate": evidence}
    for (case, figure), (words, base) in zip(cases.items(), sums.items(), strict=True):
        yield Row(case, figure, "its integration x", integration, 1.0, f"ratio to {words}", base)
