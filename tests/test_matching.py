"""Matchings of sparse patterns, against SciPy and against the definitions."""

import numpy as np
import pytest
from hypothesis import given, settings
from random_pieces import of_pieces
from scipy.optimize import linear_sum_assignment
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components as scipy_components
from scipy.sparse.csgraph import maximum_bipartite_matching

from bricard.dae.matching import (
    Block,
    Decomposition,
    block_triangular,
    connected_components,
    dulmage_mendelsohn,
    highest_value_transversal,
)

FORBIDDEN = -(10**6)


def signature_of(pieces):
    """A sparse square signature matrix, with or without a transversal."""
    n = pieces.number(1, 9)
    return [{pieces.number(0, n - 1): pieces.number(0, 3) for _ in range(pieces.number(0, 4))} for _ in range(n)]


def pattern_of(pieces):
    """A sparse pattern, square or not, with its number of columns."""
    n_columns, n_rows = pieces.number(0, 9), pieces.number(0, 9)
    most = min(3, n_columns)
    rows = [{pieces.number(0, n_columns - 1) for _ in range(pieces.number(0, most))} for _ in range(n_rows)]
    return rows, n_columns


def nonsingular_pattern_of(pieces):
    """A square pattern with entries on a random transversal, which comes with it."""
    n = pieces.number(1, 12)
    transversal = pieces.permutation(n)
    return [{j, *(pieces.number(0, n - 1) for _ in range(pieces.number(0, 2)))} for j in transversal], transversal


signatures, patterns = of_pieces(signature_of, 82), of_pieces(pattern_of, 38)
nonsingular_patterns = of_pieces(nonsingular_pattern_of, 49)


def as_array(rows, n_columns):
    dense = np.zeros((len(rows), n_columns), dtype=int)
    for i, row in enumerate(rows):
        dense[i, list(row)] = 1
    return csr_array(dense)


def chain_signature(n_links):
    """A planar chain of points and rods: 2 n coordinates, n multipliers; neighbours are coupled."""
    n_coordinates = 2 * n_links
    signature = []
    for point in range(n_links):
        for axis in range(2):
            row = {2 * point + axis: 2, n_coordinates + point: 0}
            if point + 1 < n_links:
                row |= {2 * (point + 1) + axis: 0, n_coordinates + point + 1: 0}
            if point > 0:
                row |= {2 * (point - 1) + axis: 0}
            signature.append(row)
    for link in range(n_links):
        signature.append({2 * point + axis: 0 for point in (link - 1, link) if point >= 0 for axis in range(2)})
    return signature


def check_against_scipy(signature):
    n = len(signature)
    values = np.full((n, n), FORBIDDEN)
    for i, row in enumerate(signature):
        for j, sigma in row.items():
            values[i, j] = sigma
    best = values[linear_sum_assignment(values, maximize=True)].sum()
    transversal = highest_value_transversal(signature, n)
    if best < 0:
        assert transversal is None
    else:
        assert transversal is not None
        assert sorted(transversal) == list(range(n))
        assert sum(row[j] for row, j in zip(signature, transversal, strict=True)) == best


@given(signatures)
@settings(max_examples=300, deadline=None)
def test_transversal_has_the_highest_value(signature):
    """The sum over the transversal is the optimum that SciPy's dense assignment solver finds."""
    check_against_scipy(signature)


@pytest.mark.parametrize("largest_value", [0, 2, 50])
@pytest.mark.parametrize("entries_per_row", [2, 4, 10])
def test_transversal_of_large_random_matrices(entries_per_row, largest_value):
    """Many rounds of augmenting paths still end at SciPy's optimum."""
    rng = np.random.default_rng(7)
    for _ in range(4):
        n = 120
        columns = rng.integers(0, n, size=(n, entries_per_row))
        values = rng.integers(0, largest_value + 1, size=columns.shape)
        hidden = rng.permutation(n)
        signature = [
            dict(zip(columns[i].tolist(), values[i].tolist(), strict=True)) | {int(hidden[i]): 0} for i in range(n)
        ]
        check_against_scipy(signature)


def test_transversal_of_a_long_chain():
    """Six hundred equations of a planar chain: the value is the degrees of freedom."""
    signature = chain_signature(200)
    transversal = highest_value_transversal(signature, 600)
    assert sum(row[j] for row, j in zip(signature, transversal, strict=True)) == 400


def test_transversal_does_not_depend_on_the_order_of_entries():
    """The same matrix with its entries listed backwards gives the same transversal."""
    signature = chain_signature(20)
    backwards = [dict(reversed(row.items())) for row in signature]
    assert highest_value_transversal(signature, 60) == highest_value_transversal(backwards, 60)


@pytest.mark.parametrize(
    ("signature", "n"),
    [([{0: 1}, {}], 2), ([{0: 1}, {0: 2}], 2), ([{0: 0, 1: 0}], 2), ([{0: 0}, {0: 0}], 1)],
    ids=["empty row", "unused column", "too few rows", "too many rows"],
)
def test_no_finite_transversal(signature, n):
    """A matrix that has no transversal, or is not square, gives None."""
    assert highest_value_transversal(signature, n) is None


def test_parts_of_ill_posed_example():
    """DAESA's illPosed3 is well-determined in x1, x2, under- in x3, x4 and over-determined in x5, x6."""
    rows = [{0, 1, 4, 5}, {0, 1, 4, 5}, {4, 5}, {4, 5}, {0, 1, 2, 3, 4, 5}, {4, 5}]
    assert dulmage_mendelsohn(rows, 6) == Decomposition(
        under_rows=(4,),
        under_columns=(2, 3),
        well_rows=(0, 1),
        well_columns=(0, 1),
        over_rows=(2, 3, 5),
        over_columns=(4, 5),
    )


@given(patterns)
@settings(max_examples=300, deadline=None)
def test_parts_satisfy_their_definition(pattern):
    """The parts cover the pattern once, with the right shapes, zero blocks and rank."""
    rows, n_columns = pattern
    parts = dulmage_mendelsohn(rows, n_columns)
    assert sorted(parts.under_rows + parts.well_rows + parts.over_rows) == list(range(len(rows)))
    assert sorted(parts.under_columns + parts.well_columns + parts.over_columns) == list(range(n_columns))
    assert len(parts.well_rows) == len(parts.well_columns)
    assert all(set(rows[i]) <= set(parts.over_columns) for i in parts.over_rows)
    assert all(set(rows[i]).isdisjoint(parts.under_columns) for i in parts.well_rows)
    rank = 0
    if rows and n_columns:
        rank = np.count_nonzero(maximum_bipartite_matching(as_array(rows, n_columns)) >= 0)
    assert rank == len(parts.under_rows) + len(parts.well_rows) + len(parts.over_columns)


@given(patterns)
@settings(max_examples=200, deadline=None)
def test_every_piece_of_a_part_is_unbalanced(pattern):
    """Each connected piece has fewer rows if under-determined and fewer columns if over-determined."""
    rows, n_columns = pattern
    parts = dulmage_mendelsohn(rows, n_columns)
    for piece in connected_components(rows, Block(parts.under_rows, parts.under_columns)):
        assert len(piece.rows) < len(piece.columns)
    for piece in connected_components(rows, Block(parts.over_rows, parts.over_columns)):
        assert len(piece.rows) > len(piece.columns)


def test_connected_components_respect_the_part():
    """Entries outside of the part join nothing, and a row without an entry stands alone."""
    rows = [{0, 1, 4}, {2, 4}, {2, 3}, {4}]
    part = Block(rows=(0, 1, 2, 3), columns=(0, 1, 2, 3))
    assert connected_components(rows, part) == (
        Block((0,), (0, 1)),
        Block((1, 2), (2, 3)),
        Block((3,), ()),
    )


@given(nonsingular_patterns)
@settings(max_examples=200, deadline=None)
def test_blocks_are_in_solution_order(pattern):
    """Each block is square and contains only its own columns and those of earlier blocks."""
    rows, transversal = pattern
    solved = set()
    for block in block_triangular(rows, transversal):
        assert len(block.rows) == len(block.columns)
        solved |= set(block.columns)
        assert all(set(rows[i]) <= solved for i in block.rows)
    assert solved == set(range(len(rows)))


@given(nonsingular_patterns)
@settings(max_examples=200, deadline=None)
def test_blocks_are_the_finest(pattern):
    """The blocks are SciPy's strong components of the graph of the pattern, permuted by the transversal."""
    rows, transversal = pattern
    graph = as_array(rows, len(rows))[:, transversal]
    _, labels = scipy_components(graph, directed=True, connection="strong")
    expected = {tuple(np.flatnonzero(labels == label).tolist()) for label in set(labels)}
    assert {block.rows for block in block_triangular(rows, transversal)} == expected


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_blocks_of_a_long_recursion(closed):
    """Five thousand equations that each need the next one: as many blocks if open, one block if closed."""
    n = 5000
    rows = [{i, i + 1} for i in range(n - 1)] + [{n - 1, 0} if closed else {n - 1}]
    blocks = block_triangular(rows, range(n))
    assert len(blocks) == (1 if closed else n)
    assert n - 1 in blocks[0].rows
