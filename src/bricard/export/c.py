"""Equations of motion as C99: a header and a source."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from bricard.export.c_files import CCode
from bricard.export.code import (
    FUNCTIONS,
    MEANINGS,
    RESULTS,
    Body,
    body,
    calls,
    checked_name,
    description,
    exact,
    identifiers,
    wrapped,
)
from bricard.export.expressions import Symbol
from bricard.export.writing import Notation, quotient

if TYPE_CHECKING:
    from bricard.export.equations import Equations

RESERVED = """
auto break case char const continue default do double else enum extern float for goto if inline int long register
restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool true
false sq j0 j1 jn y0 y1 yn div main signgam gamma lgamma tgamma erf erfc fabs sqrt cbrt exp exp2 expm1 log log2
log10 log1p logb pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh hypot fmin fmax fmod fma
fdim floor ceil round rint trunc remainder remquo copysign ldexp frexp modf scalbn nan linux unix i386 index
significand drem gamma_r
"""
SIGNS = {"lt": "<", "le": "<=", "eq": "==", "ne": "!=", "and": "&&", "or": "||"}
TEMPLATES = {
    **{name: f"(double)(({{}}) {sign} ({{}}))" for name, sign in SIGNS.items()},
    "not": "(double)(!({}))",
    "if_else_zero": "(({}) != 0 ? ({}) : 0.0)",
    "sign": "(double)((({0}) > 0) - (({0}) < 0))",
}
SQUARE = """static double sq(double x)
{
    return x*x;
}
"""


def c_code(equations: Equations, name: str) -> CCode:
    """Header and source; the functions' names begin with `name`."""
    name = checked_name(name)
    names = identifiers(equations, RESERVED.split())
    bodies = {letter: body(equations, letter, names, _notation) for letter in equations.matrices}
    functions = ["\n".join(_function(equations, name, letter, one)) for letter, one in bodies.items()]
    code = "\n\n".join(functions)
    helper = f"{SQUARE}\n" if "sq(" in code else ""
    tables = "\n".join(_tables(equations, name))
    source = f'#include "{name}.h"\n\n#include <math.h>\n\n{helper}{tables}\n\n{code}\n'
    return CCode(name, "\n".join(_header(equations, name, bodies)), source)


def _header(equations: Equations, name: str, bodies: dict[str, Body]) -> Iterator[str]:
    guard = f"{name.upper()}_H"
    yield "/*"
    for line in description(equations):
        yield f" * {line}".rstrip()
    yield " *"
    yield " * Matrices are written row by row, with their zeros: entry (i, j) of G is G[i*n + j], n coordinates."
    yield " */"
    yield f"#ifndef {guard}\n#define {guard}\n"
    upper = name.upper()
    yield f"#define {upper}_COORDINATES {len(equations.coordinates)}"
    yield f"#define {upper}_CONSTRAINTS {len(equations.constraints)}"
    yield f"#define {upper}_VELOCITY_CONSTRAINTS {len(equations.velocity_constraints)}"
    yield f"#define {upper}_PARAMETERS {len(equations.parameters)}\n"
    yield f"extern const char *const {name}_coordinates[];"
    if equations.parameters:
        yield f"extern const double {name}_parameters[]; /* their values in bricard */"
    yield ""
    for letter, one in bodies.items():
        shape = f"{one.rows} x {one.columns}" if letter in "MG" else f"{one.rows}"
        yield f"/* {MEANINGS[letter]}: {shape} numbers. */"
        yield f"{_signature(equations, name, letter)};"
    yield "\n#endif\n"


def _tables(equations: Equations, name: str) -> Iterator[str]:
    quoted = ", ".join(f'"{one}"' for one in equations.coordinates)
    yield from wrapped(f"const char *const {name}_coordinates[] = {{{quoted}}};", "")
    if equations.parameters:
        values = ", ".join(map(repr, equations.parameters.values()))
        yield from wrapped(f"const double {name}_parameters[] = {{{values}}};", "")


def _signature(equations: Equations, name: str, letter: str) -> str:
    p = ", const double *p" if equations.parameters else ""
    inputs = f"double t, const double *q, const double *v{p}"
    return f"void {name}_{FUNCTIONS[letter]}({inputs}, double *{RESULTS.get(letter, letter)})"


def _function(equations: Equations, name: str, letter: str, one: Body) -> Iterator[str]:
    yield _signature(equations, name, letter)
    yield "{"
    kinds = {symbol.kind for symbol, _ in one.inputs}
    unused = [kind for kind in ("tqvp" if equations.parameters else "tqv") if kind not in kinds]
    size = one.rows * one.columns
    result = RESULTS.get(letter, letter)
    unused += [] if size else [result]
    if unused:
        yield f"    {' '.join(f'(void){kind};' for kind in unused)}"
    for kind in "pqv":
        some = [f"{name} = {kind}[{symbol.index}]" for symbol, name in one.inputs if symbol.kind == kind]
        if some:
            yield from wrapped(f"const double {', '.join(some)};", "    ")
    for part, text in one.parts:
        yield from wrapped(f"const double {part} = {text};", "    ")
    if size:
        yield f"    for (int i = 0; i < {size}; i++) {result}[i] = 0.0;"
    for i, j, text in one.entries:
        mirrored = f"M[{j * one.columns + i}] = " if letter == "M" and i != j else ""
        yield from wrapped(f"{mirrored}{result}[{i * one.columns + j}] = {text};", "    ")
    yield "}"


def _notation(symbol: Callable[[Symbol], str]) -> Notation:
    return Notation(_number, symbol, _power, quotient, calls(TEMPLATES))


def _number(value: float) -> str:
    text = exact(value)
    return f"{text}.0" if text.isdigit() else text


def _power(base: str, exponent: float) -> str:
    base = base[1:-1] if _bracketed(base) else base
    return f"sq({base})" if exponent == 2.0 else f"pow({base}, {_number(exponent)})"


def _bracketed(text: str) -> bool:
    """Whether a bracket at the start is closed at the end only."""
    depths = list(accumulate((one == "(") - (one == ")") for one in text))
    return text.startswith("(") and text.endswith(")") and all(depths[:-1])
