"""Equations of motion as a file for MATLAB or GNU Octave."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

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

KEYWORDS = """
break case catch classdef continue else elseif end for function global if otherwise parfor persistent return spmd
switch try while until do unwind_protect pi i j e eps inf nan ans eq zeros double round abs min max rem sign sqrt
exp log sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh erf floor ceil hypot log1p expm1
"""
TEMPLATES = {
    "lt": "double(({}) < ({}))",
    "le": "double(({}) <= ({}))",
    "eq": "double(({}) == ({}))",
    "ne": "double(({}) ~= ({}))",
    "and": "double(({}) & ({}))",
    "or": "double(({}) | ({}))",
    "not": "double(~({}))",
    "if_else_zero": "(double(({0}) ~= 0)*({1}))",
    "pow": "(({})^({}))",
    "fabs": "abs({})",
    "fmin": "min({}, {})",
    "fmax": "max({}, {})",
    "fmod": "rem({}, {})",
    "remainder": "(({0}) - ({1})*round(({0})/({1})))",
    "copysign": "(abs({0})*(1 - 2*double(({1}) < 0)))",
}


def matlab_code(equations: Equations, name: str) -> str:
    """The text of the file."""
    name = checked_name(name)
    names = identifiers(equations, {*KEYWORDS.split(), name})
    bodies = {letter: body(equations, letter, names, _notation) for letter in equations.matrices}
    blocks = ["\n".join(_main(equations, name))]
    blocks += ["\n".join(_function(equations, letter, one)) for letter, one in bodies.items()]
    return "\n\n".join(blocks) + "\n"


def _arguments(equations: Equations) -> str:
    return "t, q, v, p" if equations.parameters else "t, q, v"


def _main(equations: Equations, name: str) -> Iterator[str]:
    yield f"function eq = {name}()"
    for line in description(equations):
        yield f"% {line}".rstrip()
    yield "%"
    arguments = _arguments(equations)
    yield f"% eq = {name}(); M = eq.mass_matrix({arguments}); f = eq.forces({arguments}); and so on."
    yield from _cell("eq.coordinate_names", equations.coordinates)
    yield from _cell("eq.constraint_names", [*equations.constraints, *equations.velocity_constraints])
    if equations.parameters:
        yield from wrapped(
            f"eq.parameters = [{', '.join(map(repr, equations.parameters.values()))}];", "    ", " ..."
        )
    for letter in equations.matrices:
        yield f"    eq.{FUNCTIONS[letter]} = @{FUNCTIONS[letter]};"
    yield "end"


def _cell(name: str, words: Sequence[str]) -> list[str]:
    quoted = ", ".join(f"'{word}'" for word in words)
    return wrapped(f"{name} = {{{quoted}}};", "    ", " ...")


def _function(equations: Equations, letter: str, one: Body) -> Iterator[str]:
    square = letter in "MG"
    result = RESULTS.get(letter, letter)
    yield f"function {result} = {FUNCTIONS[letter]}({_arguments(equations)})"
    yield f"    % {MEANINGS[letter]}, {one.rows} x {one.columns if square else 1}."
    for kind in "pqv":
        some = [f"{name} = {kind}({symbol.index + 1});" for symbol, name in one.inputs if symbol.kind == kind]
        for first in range(0, len(some), 4):
            yield "    " + " ".join(some[first : first + 4])
    for name, text in one.parts:
        yield from _statement(name, text)
    yield f"    {result} = zeros({one.rows}, {one.columns if square else 1});"
    for i, j, text in one.entries:
        place = f"{result}({i + 1}, {j + 1})" if square else f"{result}({i + 1})"
        yield from _statement(place, text)
        if letter == "M" and i != j:
            yield f"    M({j + 1}, {i + 1}) = {place};"
    yield "end"


def _statement(left: str, right: str) -> list[str]:
    return wrapped(f"{left} = {right};", "    ", " ...")


def _notation(symbol: Callable[[Symbol], str]) -> Notation:
    return Notation(exact, symbol, _power, quotient, calls(TEMPLATES))


def _power(base: str, exponent: float) -> str:
    return f"{base}^{exact(exponent)}"
