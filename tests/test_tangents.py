"""The analysis of a tangent, taken from that of its equations, is that of the tangent as a DAE of its own."""

import numpy as np
import pytest
from engine_systems import SYSTEMS

from bricard.dae.system import Analysis, analyse_dae
from bricard.symbolic import sx


def jacobian_at(analysis: Analysis, values: dict[str, float]) -> np.ndarray:
    """The system Jacobian where symbols have these values."""
    symbols = sx.symvar(analysis.jacobian.entries)
    entries = sx.Function("entries", symbols, [analysis.jacobian.entries])(*[values[one.name()] for one in symbols])
    return analysis.dense(np.array(entries, dtype=float).ravel())


@pytest.mark.parametrize("name", SYSTEMS)
def test_analysis_of_a_tangent(name):
    """Offsets and the system Jacobian at random values are those of a plain analysis; so are equal blocks."""
    dae = SYSTEMS[name]().dae
    directions = {"a": dict.fromkeys(list(dae.parameters)[:1], 1.0), "b": {}}
    tangent = dae.tangent(directions)
    found = tangent.analysis
    plain = analyse_dae(tangent)
    assert (found.structure.c, found.structure.d) == (plain.structure.c, plain.structure.d)
    random = np.random.default_rng(1)
    every = [
        *tangent.symbols.values(),
        *[shift.symbol for shift in tangent.shifts],
        tangent.t,
        *sx.vertsplit(tangent.p),
    ]
    values = {one.name(): float(random.uniform(0.2, 0.9)) for one in every}
    expected = jacobian_at(plain, values)
    np.testing.assert_allclose(jacobian_at(found, values), expected, rtol=1e-12, atol=1e-12)
