"""The structural analysis as text, in the tradition of DAETS and DAESA.

The signature matrix has an equation in each row and a variable in each column. A dash is minus infinity, a
bullet marks the highest-value transversal, and an entry in parentheses is smaller than d_j - c_i, so
that it is not in the system Jacobian. Then come the index and the rest, in words.
"""

from collections import Counter
from collections.abc import Sequence

from bricard.dae.structure import Derivative, Needed, Structure, derivative_name, listed

LARGEST_MATRIX = 20
"""A system with more variables than this is summarised without its matrix."""

MOST_CHOICES = 5
"""Choices among initial values beyond this number are only counted."""


def tableau(structure: Structure) -> str:
    """The signature matrix with its offsets, and what follows from them."""
    top = _matrix(structure) if structure.size <= LARGEST_MATRIX else _offset_counts(structure)
    verdict = [structure.doubt, "What the structure alone would say:"] if structure.doubt else []
    return "\n".join([*top, "", *verdict, *_findings(structure)])


def _matrix(structure: Structure) -> list[str]:
    """Header, one line for each equation, the line of variable offsets, and the legend if it is needed."""
    table = [["", *(f"{name} " for name in structure.variables), "c_i"]]
    for i, name in enumerate(structure.equations):
        cells = [_cell(structure, i, j) for j in range(structure.size)]
        table.append([name, *cells, str(structure.c[i])])
    table.append(["d_j", *(f"{d_j} " for d_j in structure.d), ""])
    lines = _aligned(table)
    if sum(map(len, structure.jacobian_pattern)) < sum(map(len, structure.signature)):
        lines.append("(s): s < d_j - c_i, not in the system Jacobian")
    return lines


def _cell(structure: Structure, i: int, j: int) -> str:
    """One entry; its last character is the mark, so that digits align."""
    if j not in structure.signature[i]:
        return "- "
    sigma = structure.signature[i][j]
    if structure.transversal[i] == j:
        return f"{sigma}•"
    return f"{sigma} " if sigma == structure.d[j] - structure.c[i] else f"({sigma})"


def _aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Lines with the first column flush left and the others flush right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for first, *others in table:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines


def _offset_counts(structure: Structure) -> list[str]:
    """What stands in place of the matrix of a large system."""
    entries = sum(map(len, structure.signature))
    return [
        f"{structure.size} equations and variables, {entries} entries in the signature matrix",
        f"equation offsets c_i: {_counts(structure.c)}",
        f"variable offsets d_j: {_counts(structure.d)}",
    ]


def _counts(values: Sequence[int]) -> str:
    """Each value with the number of its occurrences, as in `0 (400 times), 2 (200 times)`."""
    counts = sorted(Counter(values).items())
    return ", ".join(f"{value} ({count} {'time' if count == 1 else 'times'})" for value, count in counts)


def _findings(structure: Structure) -> list[str]:
    sizes = [str(len(block.rows)) for block in structure.blocks]
    return [
        f"structural index: {structure.index}",
        f"degrees of freedom: {structure.dof}",
        f"quasilinear: {'yes' if structure.quasilinear else 'no'}",
        f"blocks: {len(sizes)} ({'size' if len(sizes) == 1 else 'sizes'} {listed(sizes)})",
        _initial_values(structure),
    ]


def _initial_values(structure: Structure) -> str:
    """The values that must be given, first those without choice."""
    needed = structure.needed
    all_of = [u for group in needed if group.count == len(group.unknowns) for u in group.unknowns]
    some_of = [group for group in needed if group.count < len(group.unknowns)]
    phrases = [listed(_names(structure, all_of))] if all_of else []
    phrases += [_choice(structure, group) for group in some_of[:MOST_CHOICES]]
    if len(some_of) > MOST_CHOICES:
        phrases.append(f"... ({len(some_of)} such choices in all)")
    if not phrases:
        return "initial values: none needed"
    return f"must be given: {' and '.join(phrases) if len(phrases) == 2 else '; '.join(phrases)}"


def _choice(structure: Structure, group: Needed) -> str:
    return f"at least {group.count} of {listed(_names(structure, group.unknowns))}"


def _names(structure: Structure, unknowns: Sequence[Derivative]) -> list[str]:
    return [derivative_name(structure.variables[j], order) for j, order in unknowns]
