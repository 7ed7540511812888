"""Equations of motion for a terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bricard.export.expressions import Symbol, Value
from bricard.export.reading import Matrix
from bricard.export.sharing import Taste
from bricard.export.writing import Notation, Writer, joined, quotient

if TYPE_CHECKING:
    from bricard.export.equations import Equations

TASTE = Taste(repeated=12, long=40)
GRID = 12  # a matrix with at most so many rows is drawn as a whole, if it fits
SIGNS = {"lt": "<", "le": "<=", "eq": "==", "ne": "!=", "and": "and", "or": "or"}
NAMES = {"fabs": "abs", "fmin": "min", "fmax": "max", "if_else_zero": "where"}


def text(equations: Equations, width: int) -> str:
    """The equations for a terminal with `width` columns."""
    written = equations.written(equations.matrices, TASTE)
    letter = free_letter([*equations.coordinates, *equations.parameters])
    names = {node: f"{letter}{i}" for i, node in enumerate(written.named, 1)}
    writer = Writer(notation(equations), names)
    labels = {"C": equations.constraints, "g": equations.velocity_constraints}
    sections = [
        "\n".join(_heading(equations, width)),
        *(
            "\n".join(_lines(name, matrix, writer, width, labels.get(name, ())))
            for name, matrix in written.matrices.items()
        ),
        "\n".join(_where(writer, width)),
    ]
    return "\n\n".join(section for section in sections if section)


def notation(equations: Equations) -> Notation:
    """The notation of a terminal, with the user's names."""
    symbols = {
        "t": ["t"],
        "q": list(equations.coordinates),
        "v": [f"{name}'" for name in equations.coordinates],
        "p": list(equations.parameters),
    }

    def symbol(one: Symbol) -> str:
        return symbols[one.kind][one.index]

    return Notation(number, symbol, _power, quotient, _function, fractions=True)


def number(value: float) -> str:
    """Six significant digits."""
    return f"{value:.6g}".replace("e+0", "e").replace("e-0", "e-").replace("e+", "e")


def free_letter(names: Iterable[str]) -> str:
    """A letter that gives names with a number behind it which nobody has: c1, c2, ..."""
    taken = {name.rstrip("0123456789") for name in names}
    return next(one for one in ("c", "k", "h", "w", "aux") if one not in taken)


def laws(equations: Equations) -> Iterator[str]:
    """Lines that say what the matrices mean, and an empty one."""
    first, *others = _laws(equations)
    yield f"    {first}"
    if others:
        yield "    " + ",  ".join(others)
    yield ""


def _laws(equations: Equations) -> list[str]:
    residuals = [
        *(["C = 0"] if equations.constraints else []),
        *(["g = 0"] if equations.velocity_constraints else []),
    ]
    if not residuals:
        return ["M q'' = f"]
    return ["M q'' + G^T lambda = f", *residuals, "G q' = nu" if equations.moving else "G q' = 0", "G q'' = gamma"]


def _heading(equations: Equations, width: int) -> Iterator[str]:
    yield from textwrap.wrap(equations.heading, width)
    yield ""
    yield from laws(equations)
    yield from _numbered("q", equations.coordinates, width)
    if equations.parameters:
        parameters = ", ".join(f"{name} = {value:.6g}" for name, value in equations.parameters.items())
        yield from textwrap.wrap(f"with {parameters}", width, subsequent_indent="     ")


def _numbered(name: str, words: Sequence[str], width: int) -> Iterator[str]:
    """A column of names: in a row if it is short, else with numbers."""
    row = f"{name} = ({', '.join(words)})"
    if len(words) <= 8 and len(row) <= width:
        yield row
        return
    cells = [f"{name}({i}) = {word}" for i, word in enumerate(words, 1)]
    wide = max(map(len, cells)) + 3
    in_row = max((width + 3) // wide, 1)
    for first in range(0, len(cells), in_row):
        yield "".join(cell.ljust(wide) for cell in cells[first : first + in_row]).rstrip()


def _lines(name: str, matrix: Matrix, writer: Writer, width: int, labels: Sequence[str]) -> Iterator[str]:
    """A matrix as a grid if it fits, else entry by entry."""
    if not matrix.rows or not matrix.columns or (name == "nu" and not matrix.entries):
        return
    if matrix.columns > 1 and matrix.rows <= GRID:
        grid = list(_grid(name, matrix, writer))
        if max(map(len, grid)) <= width:
            yield from grid
            return
    yield from _entries(name, matrix, writer, width, labels)


def full(name: str, matrix: Matrix) -> Mapping[tuple[int, int], Value]:
    """All entries other than zero: of M the lower half is kept, which says it all."""
    mirrored = {(j, i): value for (i, j), value in matrix.entries.items()} if name == "M" else {}
    return mirrored | dict(matrix.entries)


def _grid(name: str, matrix: Matrix, writer: Writer) -> Iterator[str]:
    entries = {place: writer.write(value) for place, value in full(name, matrix).items()}
    rows = [[entries.get((i, j), "0") for j in range(matrix.columns)] for i in range(matrix.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for i, row in enumerate(rows):
        cells = "  ".join(cell.rjust(wide) for cell, wide in zip(row, widths, strict=True))
        yield f"{name} = [ {cells} ]" if i == 0 else f"{' ' * len(name)}   [ {cells} ]"


def _entries(name: str, matrix: Matrix, writer: Writer, width: int, labels: Sequence[str]) -> Iterator[str]:
    """Entries line by line, equal ones together; zeros of matrices are left out."""
    column = matrix.columns == 1 and name not in ("M", "G")
    if not column:
        symmetric = "symmetric, " if name == "M" else ""
        yield f"{name}, {symmetric}{matrix.rows} x {matrix.columns}; what is not listed is zero:"
    equal: dict[tuple[str, ...], list[str]] = {}
    for i, j in [(i, 0) for i in range(matrix.rows)] if column else matrix.entries:
        terms = writer.terms(matrix.entries.get((i, j), Value(0.0)))
        label = labels[i] if labels else ""
        place = f"{name}({i + 1})" if column else f"{name}({i + 1},{j + 1})"
        equal.setdefault((label, *terms), []).append(place)
    blocks = [(label, list(_equation(places, terms, width))) for (label, *terms), places in equal.items()]
    yield from _with_labels(blocks, width)


def _equation(places: Sequence[str], terms: Sequence[str], width: int) -> Iterator[str]:
    """All the places, then what they are equal to."""
    *before, last = textwrap.wrap(" = ".join(places) + " = ", width - 20, subsequent_indent="    ")
    yield from before
    yield from wrapped_sum(f"{last} ", terms, width)


def _with_labels(blocks: Sequence[tuple[str, list[str]]], width: int) -> Iterator[str]:
    """Labels stand in a column of their own, behind the last line of their block."""
    room = width - max(len(label) for label, _ in blocks) - 5
    edge = max((len(lines[-1]) for _, lines in blocks if len(lines[-1]) <= room), default=0) + 3
    for label, (*before, last) in blocks:
        yield from before
        if label and len(last) + len(label) + 5 > width:
            yield last
            last = ""
        yield f"{last:{edge}}{'' if len(last) < edge else '   '}({label})" if label else last


def _where(writer: Writer, width: int) -> Iterator[str]:
    if writer.names:
        yield "where"
    for node, name in writer.names.items():
        yield from wrapped_sum(f"    {name} = ", writer.definition(node), width)


def wrapped_sum(start: str, terms: Sequence[str], width: int) -> Iterator[str]:
    """A sum behind a start, broken between its terms if it is long, and within one only if it must be."""
    indent = " " * min(len(start), 12)
    line = start + joined(terms[:1])
    for term in terms[1:]:
        if len(line) + 1 + len(term) > width:
            *before, line = _folded(line, indent, width)
            yield from before
            if len(line) + 1 + len(term) > width:
                yield line
                line = indent + term
                continue
        line += f" {term}"
    yield from _folded(line, indent, width)


def _folded(line: str, indent: str, width: int) -> list[str]:
    spaces = line[: len(line) - len(line.lstrip())]
    return textwrap.wrap(
        line.lstrip(),
        width,
        initial_indent=spaces,
        subsequent_indent=indent + "    ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def power_text(exponent: float) -> str:
    """Halves as fractions."""
    return f"{exponent * 2:.0f}/2" if not exponent.is_integer() and (2 * exponent).is_integer() else number(exponent)


def _power(base: str, exponent: float) -> str:
    text = power_text(exponent)
    return f"{base}^({text})" if "/" in text else f"{base}^{text}"


def _function(name: str, arguments: Sequence[str]) -> str:
    if name == "pow":
        base, exponent = (one if re.fullmatch(r"[\w.']+", one) else f"({one})" for one in arguments)
        return f"({base}^{exponent})"
    if name in SIGNS:
        return f"(({arguments[0]}) {SIGNS[name]} ({arguments[1]}))"
    return f"{NAMES.get(name, name)}({', '.join(arguments)})"
