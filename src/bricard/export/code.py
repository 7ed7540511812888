"""What the programming languages share: identifiers, exact numbers, functions cut into statements."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bricard.errors import OptionError
from bricard.export.expressions import Symbol, reachable
from bricard.export.sharing import Taste
from bricard.export.text import laws
from bricard.export.writing import Notation, Writer, joined
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.export.equations import Equations

WIDTH = 100
TASTE = Taste(repeated=2, long=100)
FUNCTIONS = {
    "M": "mass_matrix",
    "f": "forces",
    "C": "constraints",
    "G": "jacobian",
    "nu": "nu",
    "gamma": "gamma",
    "g": "velocity_constraints",
}
RESULTS = {"nu": "right", "gamma": "right"}
"""Names of results where they are not the letters."""
MEANINGS = {
    "M": "Mass matrix M, symmetric",
    "f": "Forces f",
    "C": "Residuals C of the constraints",
    "G": "Jacobian G of all constraints",
    "nu": "Right-hand side nu of G q' = nu",
    "gamma": "Right-hand side gamma of G q'' = gamma",
    "g": "Residuals g of the velocity constraints",
}


@dataclass(frozen=True, eq=False)
class Body:
    """A function cut into statements.

    rows, columns   of the result
    inputs          the symbols that occur, with their identifiers
    parts           names and texts of parts that are computed first
    entries         (row, column, text), from 0; of M the lower half
    """

    rows: int
    columns: int
    inputs: tuple[tuple[Symbol, str], ...]
    parts: tuple[tuple[str, str], ...]
    entries: tuple[tuple[int, int, str], ...]


def calls(templates: Mapping[str, str]) -> Callable[[str, Sequence[str]], str]:
    """How functions are called: by their names, unless there is a template."""

    def call(name: str, arguments: Sequence[str]) -> str:
        return templates[name].format(*arguments) if name in templates else f"{name}({', '.join(arguments)})"

    return call


def identifiers(equations: Equations, reserved: Iterable[str]) -> dict[tuple[str, int], str]:
    """Names of variables that remind of the user's names: A.x is A_x, its rate dA_x."""
    taken = {*reserved, "t", "q", "v", "p", *FUNCTIONS, *FUNCTIONS.values(), *RESULTS.values()}
    wanted = {("q", i): name for i, name in enumerate(equations.coordinates)}
    wanted |= {("v", i): f"d{name}" for i, name in enumerate(equations.coordinates)}
    wanted |= {("p", i): name for i, name in enumerate(equations.parameters)}
    found = {("t", 0): "t"}
    for key, name in wanted.items():
        word = re.sub(r"\W", "_", name, flags=re.ASCII)
        word = word if word[0].isalpha() else f"x{word}"
        while word in taken:
            word += "_"
        taken.add(word)
        found[key] = word
    return found


def body(
    equations: Equations, letter: str, names: Mapping[tuple[str, int], str], make: Callable[..., Notation]
) -> Body:
    """One matrix as a function; `make` gives the notation from a function for symbols."""
    written = equations.written([letter], TASTE)
    matrix = written.matrices[letter]
    prefix = next(one for one in ("c", "k", "h", "w", "aux") if not any(_numbered(one, n) for n in names.values()))
    parts = {node: f"{prefix}{i}" for i, node in enumerate(written.named, 1)}
    writer = Writer(make(lambda one: names[one.kind, one.index]), parts)
    symbols = [one for one in reachable(matrix.entries.values()) if isinstance(one, Symbol)]
    symbols.sort(key=lambda one: ("tpqv".index(one.kind), one.index))
    return Body(
        matrix.rows,
        matrix.columns,
        tuple((one, names[one.kind, one.index]) for one in symbols),
        tuple((name, joined(writer.definition(node))) for node, name in parts.items()),
        tuple((i, j, writer.write(value)) for (i, j), value in matrix.entries.items()),
    )


def _numbered(letter: str, name: str) -> bool:
    return re.fullmatch(rf"{letter}\d+", name) is not None


def description(equations: Equations) -> Iterator[str]:
    """What a file says about itself; nothing in it can end a comment."""
    yield re.sub(r'"""|\\|\*/', " ", f"{equations.heading}.")
    yield ""
    yield from laws(equations)
    yield from listed("q, the coordinates, v = q':", equations.coordinates)
    yield from _rows(equations)
    if equations.parameters:
        yield from listed("p, the parameters:", [f"{n} = {v!r}" for n, v in equations.parameters.items()])
    if equations.constraints or equations.velocity_constraints:
        yield "Constraints exert the forces -G^T lambda."
    yield "Units: kg, m, s, rad. Written by bricard."


def _rows(equations: Equations) -> Iterator[str]:
    """What the rows of constraints are."""
    holonomic, velocity = equations.constraints, equations.velocity_constraints
    if velocity:
        yield from listed("Rows of C:", holonomic) if holonomic else ()
        yield from listed("Rows of g:", velocity)
        yield from listed("Rows of G, nu, gamma:", [*holonomic, *velocity])
    elif holonomic:
        yield from listed("Rows of C, G, nu, gamma:", holonomic)


def listed(start: str, words: Iterable[str]) -> list[str]:
    """Words behind a start, on as many lines as they need."""
    return textwrap.wrap(f"{start} {', '.join(words)}.", WIDTH - 4, subsequent_indent="    ", break_long_words=False)


def wrapped(line: str, indent: str, end: str = "") -> list[str]:
    """A statement on as many lines as it needs; `end` marks lines that go on."""
    lines = textwrap.wrap(
        line, WIDTH - len(indent) - len(end), subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return [f"{indent}{one}{end}" for one in lines[:-1]] + [indent + lines[-1]]


def exact(value: float) -> str:
    """A positive number with all its digits; whole ones without a point."""
    return str(int(value)) if value.is_integer() and value < 1e15 else repr(value)


def checked_name(name: str) -> str:
    """A name that files and functions can have."""
    if not re.fullmatch(r"[A-Za-z]\w*", name, flags=re.ASCII):
        raise OptionError(f"'{name}' is not a valid name for functions; use letters, digits and _.")
    return name
