"""The Sigma-method, against published analyses (Pryce; DAESA) and against linear programming."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_pieces import of_pieces
from scipy.optimize import linprog

from bricard.dae.matching import Block, highest_value_transversal
from bricard.dae.offsets import smallest_offsets
from bricard.dae.structure import (
    Needed,
    Stage,
    analyse,
    derivative_name,
    listed,
    stages,
)
from bricard.errors import StructureError


def sparse(matrix):
    """Rows of a signature matrix written with None for minus infinity."""
    return [{j: sigma for j, sigma in enumerate(row) if sigma is not None} for row in matrix]


def numbered(letter, n):
    return [f"{letter}{i + 1}" for i in range(n)]


def pendulum():
    """x'' + x lam = 0, y'' + y lam = G, x^2 + y^2 = L^2."""
    signature = sparse([[2, None, 0], [None, 2, 0], [0, 0, None]])
    return analyse(signature, ["x", "y", "lam"], ["f1", "f2", "length"], affine=[True, True, False])


def multi_pendula(p):
    """A chain of p pendula in which the tension of each changes the length of the next."""
    signature = []
    for x in range(0, 3 * p, 3):
        y, lam = x + 1, x + 2
        previous = {lam - 3: 0} if x else {}
        signature += [{x: 2, lam: 0}, {y: 2, lam: 0}, {x: 0, y: 0} | previous]
    variables = [f"{letter}{i + 1}" for i in range(p) for letter in ("x", "y", "lam")]
    return analyse(signature, variables, numbered("f", 3 * p), affine=[True, True, False] * p)


def test_pendulum():
    """The pendulum has index 3 and two degrees of freedom."""
    structure = pendulum()
    assert (structure.c, structure.d) == ((0, 0, 2), (2, 2, 0))
    assert (structure.index, structure.dof, structure.size) == (3, 2, 3)
    assert structure.quasilinear
    assert structure.jacobian_pattern == ((0, 2), (1, 2), (0, 1))
    assert structure.blocks == (Block((0, 1, 2), (0, 1, 2)),)


def test_double_pendulum_in_cartesian_coordinates():
    """Every holonomic Lagrangian system has c = 2 at its constraints, d = 2 at its coordinates, index 3."""
    signature = sparse(
        [
            [2, None, 0, None, 0, 0],
            [None, 2, None, 0, 0, 0],
            [0, None, 2, None, None, 0],
            [None, 0, None, 2, None, 0],
            [0, 0, None, None, None, None],
            [0, 0, 0, 0, None, None],
        ]
    )
    structure = analyse(signature, ["x1", "y1", "x2", "y2", "lam1", "lam2"], numbered("f", 6))
    assert (structure.c, structure.d) == ((0, 0, 0, 0, 2, 2), (2, 2, 2, 2, 0, 0))
    assert (structure.index, structure.dof) == (3, 4)


def test_chemical_akzo_nobel():
    """The Akzo Nobel problem has index 1, five degrees of freedom and no differentiated equation."""
    signature = sparse(
        [
            [1, 0, 0, 0, 0, None],
            [0, 1, None, 0, None, 0],
            [0, 0, 1, 0, 0, None],
            [0, None, 0, 1, 0, None],
            [0, 0, 0, 0, 1, 0],
            [0, None, None, 0, None, 0],
        ]
    )
    structure = analyse(signature, numbered("y", 6), numbered("f", 6))
    assert structure.transversal == (0, 1, 2, 3, 4, 5)
    assert (structure.c, structure.d) == ((0,) * 6, (1, 1, 1, 1, 1, 0))
    assert (structure.index, structure.dof) == (1, 5)


@pytest.mark.parametrize("p", range(1, 6))
def test_multi_pendula_chain(p):
    """The chain of p pendula has index 2p + 1, 2p degrees of freedom and one block for each pendulum."""
    structure = multi_pendula(p)
    after = [2 * (p - i) for i in range(1, p + 1)]
    assert structure.c == tuple(c for a in after for c in (a, a, a + 2))
    assert structure.d == tuple(d for a in after for d in (a + 2, a + 2, a))
    assert (structure.index, structure.dof) == (2 * p + 1, 2 * p)
    assert [block.columns for block in structure.blocks] == [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(p)]


def test_ordinary_differential_equation():
    """An explicit ODE in which nothing is algebraic has index 0."""
    structure = analyse([{0: 2, 1: 0}, {0: 1, 1: 1}], ["x", "y"], ["f", "g"])
    assert (structure.c, structure.d) == ((0, 0), (2, 1))
    assert (structure.index, structure.dof) == (0, 3)


def regular_signature(pieces):
    """A small signature matrix with a finite transversal."""
    entries = [{j: pieces.number(0, 3)} for j in pieces.permutation(pieces.number(1, 6))]
    last = len(entries) - 1
    return [
        row | {pieces.number(0, last): pieces.number(0, 3) for _ in range(pieces.number(0, 3))} for row in entries
    ]


regular_signatures = of_pieces(regular_signature, 60)


def offsets_by_linear_programming(signature, transversal):
    """Minimise sum(c) + sum(d) subject to d_j - c_i >= sigma_ij, with equality on the transversal."""
    n = len(transversal)
    entries = [(i, j, sigma) for i, row in enumerate(signature) for j, sigma in row.items()]
    matrix = np.zeros((len(entries), 2 * n))
    for k, (i, j, _) in enumerate(entries):
        matrix[k, i], matrix[k, n + j] = 1, -1
    bound = -np.array([sigma for _, _, sigma in entries])
    equal = [transversal[i] == j for i, j, _ in entries]
    optimum = linprog(np.ones(2 * n), A_ub=matrix, b_ub=bound, A_eq=matrix[equal], b_eq=bound[equal]).x
    offsets = tuple(np.rint(optimum).astype(int).tolist())
    return offsets[:n], offsets[n:]


@given(regular_signatures)
@settings(max_examples=60, deadline=None)
def test_offsets_are_the_smallest(signature):
    """The fixed point is the solution of smallest sum of the linear programme that defines offsets."""
    transversal = highest_value_transversal(signature, len(signature))
    assert smallest_offsets(signature, transversal) == offsets_by_linear_programming(signature, transversal)


@given(regular_signatures, st.lists(st.booleans(), min_size=6, max_size=6))
@settings(max_examples=60, deadline=None)
def test_degrees_of_freedom_are_enough(signature, affine):
    """As many values are needed as there are degrees of freedom, or more if equations are nonlinear."""
    names = numbered("x", len(signature))
    structure = analyse(signature, names, names)
    assert sum(needed.count for needed in structure.needed) == structure.dof
    needed = replace(structure, affine=tuple(affine[: len(names)])).needed
    assert sum(group.count for group in needed) >= structure.dof
    assert all(0 < group.count <= len(group.unknowns) for group in needed)
    asked_for = [unknown for group in needed for unknown in group.unknowns]
    assert len(asked_for) == len(set(asked_for))
    assert all(order <= structure.d[j] for j, order in asked_for)


def test_offsets_refuse_a_poor_transversal():
    """From a transversal that is not of highest value the iteration does not settle, and says so."""
    with pytest.raises(ValueError, match="not one of highest value"):
        smallest_offsets([{0: 1, 1: 0}, {0: 0, 1: 1}], (1, 0))


def test_stages_of_the_pendulum():
    """Positions, then velocities, then accelerations and the multiplier; only the first is nonlinear."""
    assert stages(pendulum()) == (
        Stage(k=-2, equations=(2,), unknowns=((0, 0), (1, 0)), linear=False),
        Stage(k=-1, equations=(2,), unknowns=((0, 1), (1, 1)), linear=True),
        Stage(k=0, equations=(0, 1, 2), unknowns=((0, 2), (1, 2), (2, 0)), linear=True),
    )


def test_needed_values_of_the_pendulum():
    """Both positions are needed, as guesses on the circle, but only one of the velocities."""
    assert pendulum().needed == (
        Needed(unknowns=((0, 0), (1, 0)), count=2, k=-2),
        Needed(unknowns=((0, 1), (1, 1)), count=1, k=-1),
    )


def test_needed_values_are_separate_choices():
    """Two linear constraints on different variables leave one value of each pair to give."""
    equations_of_motion = [{0: 2, 4: 0}, {1: 2, 4: 0}, {2: 2, 5: 0}, {3: 2, 5: 0}]
    constraints = [{0: 0, 1: 0}, {2: 0, 3: 0}]
    structure = analyse([*equations_of_motion, *constraints], numbered("x", 6), numbered("f", 6))
    assert structure.needed == (
        Needed(((0, 0), (1, 0)), count=1, k=-2),
        Needed(((2, 0), (3, 0)), count=1, k=-2),
        Needed(((0, 1), (1, 1)), count=1, k=-1),
        Needed(((2, 1), (3, 1)), count=1, k=-1),
    )


def test_needed_guess_of_a_nonlinear_algebraic_variable():
    """With x' = -x, y + y^3 = x, z = y, x is an initial value, y a guess, and z follows."""
    structure = analyse([{0: 1}, {0: 0, 1: 0}, {1: 0, 2: 0}], ["x", "y", "z"], ["f", "g", "h"], [True, False, True])
    assert not structure.quasilinear
    assert structure.needed == (
        Needed(((0, 0),), count=1, k=-1),
        Needed(((1, 0),), count=1, k=0),
    )


def test_nonlinear_highest_derivative_needs_a_guess():
    """In x'^2 + x^2 = 1 the sign of x' is for the user to choose."""
    structure = analyse([{0: 1}], ["x"], ["circle"], affine=[False])
    assert structure.needed == (Needed(((0, 0),), 1, k=-1), Needed(((0, 1),), 1, k=0))


def test_ill_posed_system_is_named_part_by_part():
    """DAESA's illPosed3 is refused with the names of its over- and under-determined parts."""
    rows = [[0, 1, 4, 5], [0, 1, 4, 5], [4, 5], [4, 5], [0, 1, 2, 3, 4, 5], [4, 5]]
    with pytest.raises(StructureError) as refusal:
        analyse([dict.fromkeys(row, 0) for row in rows], numbered("x", 6), numbered("f", 6))
    assert str(refusal.value) == (
        "The system is structurally ill-posed (6 equations, 6 variables): they cannot be paired one to one.\n"
        "  over-determined: equations f3, f4, f6 contain only variables x5, x6.\n"
        "  under-determined: variables x3, x4 occur only in equation f5.\n"
        "  Remove 1 of the over-determined equations, or let another variable enter them.\n"
        "  Add 1 equation for the under-determined variables, "
        "or replace 1 of them by a known function of time."
    )


@pytest.mark.parametrize(
    ("signature", "variables", "equations", "finding"),
    [
        ([{0: 1}, {}], ["x", "y"], ["f", "g"], "over-determined: equation g contains no variable."),
        (
            [{0: 1}, {}],
            ["x", "y"],
            ["f", "g"],
            "An equation is an expression that stays zero: write a - b, not a == b.",
        ),
        ([{0: 1}, {}], ["x", "y"], ["f", "g"], "under-determined: variable y occurs in no equation."),
        ([{0: 1, 1: 0}], ["x", "y"], ["f"], "(1 equation, 2 variables): their numbers differ."),
        ([{0: 1, 1: 0}], ["x", "y"], ["f"], "under-determined: variables x, y occur only in equation f."),
        ([{0: 1}, {0: 0}], ["x"], ["f", "g"], "over-determined: equations f, g contain only variable x."),
        ([{}, {}], [], ["f", "g"], "Remove 2 of the over-determined equations"),
        ([], [], [], "The system is empty: it has no equations and no variables."),
    ],
)
def test_ill_posed_findings(signature, variables, equations, finding):
    """What is missing or surplus stands in the message."""
    with pytest.raises(StructureError) as refusal:
        analyse(signature, variables, equations)
    assert finding in str(refusal.value)


def test_derivative_names():
    """Up to three primes, then the order in parentheses."""
    assert [derivative_name("u", k) for k in range(6)] == ["u", "u'", "u''", "u'''", "u^(4)", "u^(5)"]


def test_long_lists_are_cut_short():
    """A list of many names shows the first ones and its length."""
    assert listed(["a", "b"]) == "a, b"
    assert listed(numbered("x", 40), at_most=4) == "x1, x2, ... (40 in all)"


def test_tableau_of_the_pendulum():
    """The table shows the signature matrix, offsets and transversal, then the findings in words."""
    structure = replace(pendulum(), transversal=(0, 2, 1))
    assert str(structure) == "\n".join(
        [
            "        x   y   lam   c_i",
            "f1      2•  -     0     0",
            "f2      -   2     0•    0",
            "length  0   0•    -     2",
            "d_j     2   2     0",
            "",
            "structural index: 3",
            "degrees of freedom: 2",
            "quasilinear: yes",
            "blocks: 1 (size 3)",
            "must be given: x, y and at least 1 of x', y'",
        ]
    )


def test_tableau_marks_entries_outside_the_jacobian():
    """An entry below d_j - c_i stands in parentheses, with a legend, and blocks are counted."""
    text = str(analyse([{0: 1, 1: 0}, {0: 0, 1: 0}], ["x", "y"], ["f", "g"]))
    assert "g    (0)  0•    0\n" in text
    assert "(s): s < d_j - c_i, not in the system Jacobian" in text
    assert "blocks: 2 (sizes 1, 1)\nmust be given: x" in text


def test_tableau_without_initial_values():
    """A purely linear algebraic system needs no initial value."""
    assert str(analyse([{0: 0}], ["x"], ["f"])).endswith("initial values: none needed")


def test_tableau_of_a_large_system_is_a_summary():
    """Above twenty variables the matrix gives way to counts of offsets, and long choices are cut short."""
    text = str(multi_pendula(7))
    assert "•" not in text
    assert text.startswith("21 equations and variables, 48 entries in the signature matrix\n")
    assert "variable offsets d_j: 0 (1 time), 2 (3 times)" in text
    assert "x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, ... (14 in all); at least 1 of x1', y1';" in text
    assert text.endswith("... (7 such choices in all)")
