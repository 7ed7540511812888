"""Equations of motion in LaTeX with amsmath."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from bricard.export.expressions import Symbol, Value
from bricard.export.reading import Matrix
from bricard.export.text import TASTE, free_letter, full, number, power_text
from bricard.export.writing import Notation, Writer, joined

if TYPE_CHECKING:
    from bricard.export.equations import Equations

LONG = 40  # lines
LARGEST_MATRIX = 10  # columns, as amsmath has it
WIDEST = 110  # characters of a line without commands
LONGEST_IN_NOTEBOOK = 40_000
GREEK = (
    "alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi rho sigma tau "
    "upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"
).split()
COMMANDS = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "log": "ln"}
WAVES = ("sin", "cos", "tan", "sinh", "cosh", "tanh")  # cos^2 x is written for (cos x)^2
KNOWN = frozenset([*WAVES, "exp", "ln", "arcsin", "arccos", "arctan"])
LETTER = r"\\?[A-Za-z]+(?:_\{\w+\})?"
SIGNS = {"lt": "<", "le": r"\le", "eq": "=", "ne": r"\ne", "and": r"\wedge", "or": r"\vee"}
BRACKETS = {"fabs": (r"\left|", r"\right|"), "floor": (r"\lfloor", r"\rfloor"), "ceil": (r"\lceil", r"\rceil")}


def latex(equations: Equations) -> str:
    """The equations as an align* environment, which may break across pages if it is long."""
    text = _environment("align*", _blocks(equations))
    return f"{{\\allowdisplaybreaks\n{text}}}\n" if text.count("\n") > LONG else f"{text}\n"


def notebook_latex(equations: Equations) -> str | None:
    """The equations as a notebook shows them; nothing if they are too long for it."""
    text = f"$$\n{_environment('aligned', _blocks(equations))}\n$$"
    return text if len(text) <= LONGEST_IN_NOTEBOOK else None


def name(word: str, rate: bool = False) -> str:
    """A name with its subscripts; a dot over the rate: A.x is A_{x}, theta1 is \\theta_{1}."""
    base, *components = word.split(".")
    base, *more = base.split("_")
    letters = re.fullmatch(r"([^\W\d_]+?)(\d*)", base)
    stem, digits = (letters[1], letters[2]) if letters else (base, "")
    below = [*([digits] if digits else []), *more, *components]
    symbol = _word(stem)
    symbol = rf"\dot{{{symbol}}}" if rate else symbol
    return f"{symbol}_{{{','.join(map(_subscript, below))}}}" if below else symbol


def _word(word: str) -> str:
    if word in GREEK:
        return f"\\{word}"
    return word if len(word) == 1 else rf"\mathit{{{word}}}"


def _bold(letter: str) -> str:
    """The letter of a matrix or column."""
    return rf"\boldsymbol{{\{letter}}}" if letter in GREEK else rf"\mathbf{{{letter}}}"


def _subscript(word: str) -> str:
    parts = re.fullmatch(r"([A-Za-z])(\d+)", word)
    if parts:
        return f"{parts[1]}_{{{parts[2]}}}"
    if word in GREEK:
        return f"\\{word}"
    return word if len(word) == 1 or word.isdigit() else rf"\mathrm{{{word}}}"


def _environment(kind: str, blocks: Sequence[Sequence[str]]) -> str:
    body = " \\\\[1ex]\n".join(" \\\\\n".join(rows) for rows in blocks)
    return f"\\begin{{{kind}}}\n{body}\n\\end{{{kind}}}"


def _blocks(equations: Equations) -> list[list[str]]:
    """Rows of the alignment: laws, matrices, abbreviations."""
    written = equations.written(equations.matrices, TASTE)
    letter = free_letter([*equations.coordinates, *equations.parameters])
    writer = Writer(notation(equations), {node: f"{letter}_{{{i}}}" for i, node in enumerate(written.named, 1)})
    blocks = [list(_laws(equations))]
    blocks += [list(_rows(key, matrix, writer)) for key, matrix in written.matrices.items() if matrix.rows]
    blocks.append([row for node in written.named for row in _broken(writer.names[node], writer.definition(node))])
    return [block for block in blocks if block]


def notation(equations: Equations) -> Notation:
    """The notation of LaTeX."""
    symbols = {
        "t": ["t"],
        "q": [name(one) for one in equations.coordinates],
        "v": [name(one, rate=True) for one in equations.coordinates],
        "p": [name(one) for one in equations.parameters],
    }

    def symbol(one: Symbol) -> str:
        return symbols[one.kind][one.index]

    return Notation(_number, symbol, _power, _quotient, _function, _group, r"\,", fractions=True)


def _laws(equations: Equations) -> Iterator[str]:
    q, f = _bold("q"), _bold("f")
    letters = ["C"] * bool(equations.constraints) + ["g"] * bool(equations.velocity_constraints)
    forces = rf"{_bold('M')}\,\ddot{{{q}}}"
    forces += rf" + {_bold('G')}^{{\mathsf{{T}}}} {_bold('lambda')}" if letters else ""
    yield f"{forces} &= {f}"
    if letters:
        nu, G = _bold("nu") if equations.moving else r"\mathbf{0}", _bold("G")
        demands = [rf"{_bold(one)} = \mathbf{{0}}" for one in letters]
        demands += [rf"{G}\,\dot{{{q}}} = {nu}", rf"{G}\,\ddot{{{q}}} = {_bold('gamma')}"]
        yield r", \qquad ".join(demands).replace("=", "&=", 1)
    words = [name(one) for one in equations.coordinates]
    lines = [", ".join(words[first : first + 12]) for first in range(0, len(words), 12)]
    column = ",\\\\\n&\\qquad ".join(lines)
    yield rf"{q} &= ({column})^{{\mathsf{{T}}}}"


def _rows(key: str, matrix: Matrix, writer: Writer) -> Iterator[str]:
    """A matrix as a whole if it is small, else entry by entry."""
    if key == "nu" and not matrix.entries:
        return
    entries = {place: writer.write(value) for place, value in full(key, matrix).items()}
    if _fits(matrix, entries):
        rows = [" & ".join(entries.get((i, j), "0") for j in range(matrix.columns)) for i in range(matrix.rows)]
        body = " \\\\\n".join(rows)
        yield f"{_bold(key)} &= \\begin{{bmatrix}}\n{body}\n\\end{{bmatrix}}"
        return
    letter = f"\\{key}" if key in GREEK else key
    column = matrix.columns == 1 and key not in "MG"
    wanted = [(i, 0) for i in range(matrix.rows)] if column else list(matrix.entries)
    for i, j in wanted:
        place = f"{i + 1}" if column else f"{i + 1},{j + 1}"
        symmetric = f" = {letter}_{{{j + 1},{i + 1}}}" if key == "M" and i != j else ""
        left = f"{letter}_{{{place}}}{symmetric}"
        yield from _broken(left, writer.terms(matrix.entries.get((i, j), Value(0.0))))


def _fits(matrix: Matrix, entries: Mapping[tuple[int, int], str]) -> bool:
    if max(matrix.rows, matrix.columns) > LARGEST_MATRIX:
        return False
    widths = [max(_length(entries.get((i, j), "0")) for i in range(matrix.rows)) for j in range(matrix.columns)]
    return sum(widths) + 2 * len(widths) <= WIDEST


def _broken(left: str, terms: Sequence[str]) -> Iterator[str]:
    """An equation on as many rows as its terms need."""
    line: list[str] = []
    start = f"{left} &= "
    for term in terms:
        if line and _length(" ".join([*line, term])) > WIDEST:
            yield start + (joined(line) if start.startswith(left) else " ".join(line))
            line, start = [], "&\\quad "
        line.append(term)
    yield start + (joined(line) if start.startswith(left) else " ".join(line))


def _length(text: str) -> int:
    """About how wide a formula is, in characters."""
    text = re.sub(r"\\(?:left|right|mathrm|mathit|dot|frac|,|quad)", "", text)
    return len(re.sub(r"\\[A-Za-z]+", "xx", text).translate({ord(one): None for one in "{}_^ "}))


def _number(value: float) -> str:
    mantissa, _, exponent = number(value).partition("e")
    return rf"{mantissa} \cdot 10^{{{exponent}}}" if exponent else mantissa


def _power(base: str, exponent: float) -> str:
    command = re.match(rf"\\(?:{'|'.join(WAVES)})(?![a-z])", base)
    if command:
        return f"{command[0]}^{{{power_text(exponent)}}}{base[command.end() :]}"
    return f"{base}^{{{power_text(exponent)}}}"


def _quotient(above: str, below: str, product: bool) -> str:
    return rf"\frac{{{_bare(above)}}}{{{_bare(below)}}}"


def _group(text: str) -> str:
    return rf"\left({text}\right)" if r"\frac" in text else f"({text})"


def _bare(text: str) -> str:
    """A text without brackets around all of it."""
    depths = list(accumulate((one == "(") - (one == ")") for one in text))
    opened, closed = re.match(r"(?:\\left)?\(", text), re.search(r"(?:\\right)?\)$", text)
    if opened and closed and all(depths[opened.end() - 1 : -1]):
        return text[opened.end() : closed.start()]
    return text


def _function(name: str, arguments: Sequence[str]) -> str:
    name = COMMANDS.get(name, name)
    if name == "sqrt":
        return rf"\sqrt{{{arguments[0]}}}"
    if name == "pow":
        base = arguments[0] if re.fullmatch(LETTER, arguments[0]) else _group(arguments[0])
        return _group(f"{base}^{{{arguments[1]}}}")
    if name in SIGNS:
        return rf"\left[{arguments[0]} {SIGNS[name]} {arguments[1]}\right]"
    if name in BRACKETS:
        return rf"{BRACKETS[name][0]} {arguments[0]} {BRACKETS[name][1]}"
    command = f"\\{name}" if name in KNOWN else rf"\operatorname{{{name.replace('_', '-')}}}"
    if name in WAVES and re.fullmatch(LETTER, arguments[0]):
        return f"{command} {arguments[0]}"
    return command + _group(", ".join(arguments))
