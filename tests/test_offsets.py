"""Transversal, offsets and blocks by the compiled module and in Python, and what they are made from."""

import numpy as np
import pytest
from hypothesis import given, settings
from random_pieces import of_pieces

import bricard as br
from bricard.dae import offsets as ways
from bricard.dae.expansion import Expansion
from bricard.dae.offsets import blocks, offsets
from bricard.symbolic import sx


def signature_of(pieces):
    """A sparse square signature matrix, with or without a transversal."""
    n = pieces.number(1, 9)
    return [{pieces.number(0, n - 1): pieces.number(0, 5) for _ in range(pieces.number(0, 4))} for _ in range(n)]


def by_both(signature):
    """Offsets and blocks by the compiled module, and in Python."""
    results = []
    with pytest.MonkeyPatch.context() as patch:
        for _ in range(2):
            found = offsets(signature, len(signature))
            results.append((found, found and blocks(signature, found)))
            patch.setattr(ways, "COMPILED", False)
    return results


@given(of_pieces(signature_of, 82))
@settings(max_examples=300, deadline=None)
def test_compiled_and_python_agree(signature):
    """Both take the same steps, and find the same transversal, offsets and blocks, or none."""
    compiled, python = by_both(signature)
    assert compiled == python


@pytest.mark.parametrize("largest_value", [0, 2, 50])
@pytest.mark.parametrize("entries_per_row", [2, 4, 10])
def test_compiled_and_python_agree_on_large_matrices(entries_per_row, largest_value):
    """Also after many rounds of augmenting paths; the offsets prove the transversal to be of highest value."""
    rng = np.random.default_rng(3)
    n = 150
    columns = rng.integers(0, n, size=(n, entries_per_row)).tolist()
    values = rng.integers(0, largest_value + 1, size=(n, entries_per_row)).tolist()
    hidden = rng.permutation(n).tolist()
    signature = [dict(zip(*pair, strict=True)) | {one: 0} for *pair, one in zip(columns, values, hidden, strict=True)]
    (found, parts), python = by_both(signature)
    assert (found, parts) == python
    assert sorted(found.transversal) == sorted(j for part in parts for j in part.columns) == list(range(n))
    for i, row in enumerate(signature):
        assert found.d[found.transversal[i]] - found.c[i] == row[found.transversal[i]]
        assert all(found.d[j] - found.c[i] >= sigma for j, sigma in row.items())


def nested():
    """Derivatives of expressions of derivatives of expressions, some of them used twice and at two orders."""

    def equations(t, x, der):
        a = der(x.u * x.v + t)
        b = der(a * x.w + x.u**2)
        return [
            der(b * a) + der(b, 2) * x.v + x.w,
            a + der(x.v) * x.w - der(x.u * x.w),
            x.u + x.v * x.w + der(a) * b,
        ]

    return br.DAE("u v w", equations)


def sliding():
    """A pendulum by its momenta, on a support that slides."""

    def equations(t, x, der):
        px, py = 3 * der(x.x) + 2 * der(x.s), 3 * der(x.y) * (1 + x.s**2)
        return {
            "x": der(px) + x.lam * x.x,
            "y": der(py) + x.lam * x.y + 9.81,
            "s": der(der(x.s) + px) + x.s,
            "length": x.x**2 + x.y**2 - 1,
        }

    return br.DAE("x y s lam", equations)


@pytest.mark.parametrize("make", [nested, sliding])
def test_system_jacobian_by_its_definition(make):
    """J_ij is df_i^(c_i)/dx_j^(d_j), by symbolic differentiation in time; all other derivatives there are zero."""
    dae = make()
    structure, jacobian = dae.structure(), dae.analysis.jacobian
    for i in range(structure.size):
        expansion = Expansion(dae)
        equation = expansion.derivative(dae.residuals[i], structure.c[i])
        used = expansion.used(equation)
        assert all(order <= structure.d[j] for j, order in used)
        leading = {j for j, order in used if order == structure.d[j]}
        columns = jacobian.columns[jacobian.rows == i].tolist()
        assert set(columns) == leading == set(structure.jacobian_pattern[i])
        symbols = sx.vertcat(dae.t, *expansion.symbols.values(), *[shift.symbol for shift in dae.shifts])
        by = sx.vertcat(*[expansion.symbols[j, structure.d[j]] for j in columns])
        expected = sx.densify(sx.jacobian(equation, by)).T
        ours = expansion.expand(sx.vertcat(*[jacobian.entries[k] for k in np.flatnonzero(jacobian.rows == i)]))
        point = 0.3 + np.sin(np.arange(1, symbols.numel() + 1))
        values = sx.Function("both", [symbols], [expected, ours])(point)
        assert np.array(values[0]).ravel() == pytest.approx(np.array(values[1]).ravel(), rel=1e-12)


def test_a_signature_is_that_of_the_expanded_equations():
    """The highest order of each variable, also through derivatives of expressions."""
    dae = nested()
    for i, row in enumerate(dae.structure().signature):
        expansion = Expansion(dae)
        highest = {}
        for j, order in expansion.used(expansion.expand(dae.residuals[i])):
            highest[j] = max(highest.get(j, 0), order)
        assert row == highest
