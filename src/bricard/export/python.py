"""Equations of motion as a Python module that needs NumPy only."""

from __future__ import annotations

import keyword
import math
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from bricard.export.code import (
    FUNCTIONS,
    MEANINGS,
    RESULTS,
    Body,
    body,
    calls,
    description,
    exact,
    identifiers,
    wrapped,
)
from bricard.export.expressions import Symbol
from bricard.export.writing import Notation, quotient

if TYPE_CHECKING:
    from bricard.export.equations import Equations

SIGNS = {"lt": "<", "le": "<=", "eq": "==", "ne": "!="}
TEMPLATES = {
    **{name: f"float(({{}}) {sign} ({{}}))" for name, sign in SIGNS.items()},
    "and": "float(bool({}) and bool({}))",
    "or": "float(bool({}) or bool({}))",
    "not": "float(not ({}))",
    "if_else_zero": "(({1}) if ({0}) else 0.0)",
    "pow": "(({})**({}))",
    "fmin": "min({}, {})",
    "fmax": "max({}, {})",
    "sign": "float(np.sign({}))",
}
ACCELERATIONS = '''\
def accelerations({arguments}):
    """q'' and the multipliers: M q'' + G^T lambda = f, G q'' = gamma."""
    M, G = mass_matrix({passed}), jacobian({passed})
    m = len(G)
    matrix = np.block([[M, G.T], [G, np.zeros((m, m))]])
    right = np.concatenate([forces({passed}), gamma({passed})])
    found = np.linalg.lstsq(matrix, right, rcond=None)[0]
    return found[: len(M)], found[len(M) :]
'''


def python_code(equations: Equations) -> str:
    """The text of the module."""
    reserved = {*keyword.kwlist, *keyword.softkwlist, "np", "PARAMETERS", *_functions_of_math()}
    names = identifiers(equations, reserved)
    bodies = {letter: body(equations, letter, names, _notation) for letter in equations.matrices}
    functions = ["\n".join(_function(equations, letter, one)) for letter, one in bodies.items()]
    functions.append(_accelerations(equations))
    code = "\n\n\n".join(["\n".join(_names(equations)), *functions])
    used = sorted(_called(code).intersection(_functions_of_math()) - {*FUNCTIONS.values()})
    imports = [f"from math import {', '.join(used)}", ""] if used else []
    lines = ['"""', *description(equations), '"""', "", *imports, "import numpy as np", ""]
    lines[:2] = [f'"""{lines[1]}']
    return "\n".join(lines) + f"\n{code}"


def _functions_of_math() -> list[str]:
    return [name for name in vars(math) if not name.startswith("_") and callable(getattr(math, name))]


def _called(code: str) -> set[str]:
    """What is called, other than methods."""
    return set(re.findall(r"(?<![\w.])(\w+)\(", code))


def _names(equations: Equations) -> Iterator[str]:
    yield from _tuple("COORDINATES", equations.coordinates)
    yield from _tuple("CONSTRAINTS", [*equations.constraints, *equations.velocity_constraints])
    if equations.parameters:
        yield from _tuple("PARAMETERS", list(equations.parameters.values()))


def _tuple(name: str, entries: Sequence[object]) -> list[str]:
    comma = "," if len(entries) == 1 else ""
    return wrapped(f"{name} = ({', '.join(map(repr, entries))}{comma})".replace("'", '"'), "")


def _arguments(equations: Equations) -> tuple[str, str]:
    """Of a definition, and of a call."""
    return ("t, q, v, p=PARAMETERS", "t, q, v, p") if equations.parameters else ("t, q, v", "t, q, v")


def _function(equations: Equations, letter: str, one: Body) -> Iterator[str]:
    square = letter in "MG"
    shape = f"({one.rows}, {one.columns})" if square else f"({one.rows},)"
    yield f"def {FUNCTIONS[letter]}({_arguments(equations)[0]}):"
    yield f'    """{MEANINGS[letter]}, {shape}."""'
    symbols = [(name, f"{symbol.kind}[{symbol.index}]") for symbol, name in one.inputs if symbol.kind != "t"]
    for kind in "pqv":
        some = [(name, place) for name, place in symbols if place[0] == kind]
        for first in range(0, len(some), 6):
            left, right = zip(*some[first : first + 6], strict=True)
            yield f"    {', '.join(left)} = {', '.join(right)}"
    for name, text in one.parts:
        yield from _statement(name, text)
    result = RESULTS.get(letter, letter)
    yield f"    {result} = np.zeros({shape if square else one.rows})"
    for i, j, text in one.entries:
        place = f"{result}[{i}, {j}]" if square else f"{result}[{i}]"
        mirrored = f"M[{j}, {i}] = " if letter == "M" and i != j else ""
        yield from _statement(mirrored + place, text)
    yield f"    return {result}"


def _statement(left: str, right: str) -> list[str]:
    line = f"{left} = {right}"
    return [f"    {line}"] if len(line) <= 96 else wrapped(f"{left} = ({right})", "    ")


def _accelerations(equations: Equations) -> str:
    arguments, passed = _arguments(equations)
    return ACCELERATIONS.format(arguments=arguments, passed=passed)


def _notation(symbol: Callable[[Symbol], str]) -> Notation:
    return Notation(exact, symbol, _power, quotient, calls(TEMPLATES))


def _power(base: str, exponent: float) -> str:
    return f"{base}**{exact(exponent)}"
