"""Formulas of time, coordinates, rates and outputs: names, functions and whether numbers and vectors are mixed up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricard.checks import rate_meant
from bricard.library.scope import Scope
from bricard.mechanism.reading.draft import VECTOR_FUNCTIONS, Draft
from bricard.records import dataclass
from bricard.spec.expressions import (
    CONSTANTS,
    FUNCTIONS,
    PIECEWISE,
    Binary,
    Call,
    Expression,
    ExpressionError,
    Name,
    Node,
    Number,
    Unary,
    missing_function,
    number,
)
from bricard.spec.findings import Path
from bricard.spec.trees import fold

TAKE_COMPONENT = "Take a component, as in A.x, or a length, as in norm(A) or distance(A, B)."
TIME_ONLY = "Use time t, parameters, tables and inputs."

SCALAR_FUNCTIONS = {**FUNCTIONS, **PIECEWISE}


@dataclass(frozen=True)
class _Value:
    """What is known of a node: whether it is a vector (None: was reported), and a constant."""

    node: Node
    vector: bool | None = False
    constant: bool = False


def check_formula(draft: Draft, formula: Expression, path: Path, scope: Scope | None = None) -> None:
    """Notes all that is wrong with a formula."""
    scope = scope or Scope()
    checker = _Checker(draft, formula, path, scope)
    value = fold(formula.root, checker.combine)
    if value.constant:
        checker.evaluate(value.node)
    if value.vector and not scope.vector:
        checker.find(value.node, f"{scope.what} is a vector, not a number", TAKE_COMPONENT)
    elif scope.vector and value.vector is False:
        remedy = "Give a formula of points, such as (A + B)/2, or all components in a list."
        checker.find(value.node, f"{scope.what} is a number, not a vector", remedy)


class _Checker:
    """Looks at the nodes of one formula, operands first."""

    def __init__(self, draft: Draft, formula: Expression, path: Path, scope: Scope) -> None:
        self.draft, self.formula, self.path, self.scope = draft, formula, path, scope
        self.names = draft.names

    def find(self, node: Node, finding: str, remedy: str = "") -> None:
        self.draft.find(self.path, finding, remedy, node.column)

    def combine(self, node: Node, operands: Sequence[_Value]) -> _Value:
        if isinstance(node, Number):
            return _Value(node, constant=True)
        if isinstance(node, Name):
            return self.name(node)
        if all(operand.constant for operand in operands) and not isinstance(node, Call):
            return _Value(node, constant=True)
        if isinstance(node, Call):
            return self.call(node, operands)
        for operand in operands:
            if operand.constant:
                self.evaluate(operand.node)
        return self.operation(node, operands)

    def evaluate(self, node: Node) -> float | None:
        """The value of a constant part of the formula."""
        expression = Expression(self.formula.text, node)
        try:
            return number(expression, self.draft.parameters)
        except ExpressionError as error:
            if not self.draft.has_lost_parameter(expression):
                self.draft.find(self.path, error.finding, error.remedy, error.column)
            return None

    # -- names -------------------------------------------------------------------------------

    def name(self, node: Name) -> _Value:
        parameters = self.draft.document.PhysicalParams
        local = node.name in self.scope.local
        if local or node.name in parameters or node.name in CONSTANTS or node.name == "t":
            if node.order:
                self.find(node, f"there is no rate of '{node.name}' here", "Leave the prime out.")
                return _Value(node, None)
            return _Value(node, constant=not local and node.name != "t")
        if node.name in self.draft.document.Inputs:
            self.check_primes(node)
            return _Value(node)
        if not any(node.name in known for known in (self.names.places, self.names.coordinates, self.names.outputs)):
            self.unknown(node)
            return _Value(node, None)
        self.check_allowed(node)
        return _Value(node, node.name in self.names.places)

    def check_allowed(self, node: Name) -> None:
        if not self.scope.coordinates:
            self.find(node, f"{self.scope.what} cannot depend on {node}", TIME_ONLY)
        elif node.order and not self.scope.rates:
            self.find(node, f"{self.scope.what} cannot depend on the rate {node}", "Use positions and time.")
        else:
            self.check_primes(node)

    def check_primes(self, node: Name) -> None:
        if node.order > 1:
            self.find(node, f"'{node.name}' stands with {node.order} primes", "Write one prime, for the rate.")

    def unknown(self, node: Name) -> None:
        names = self.names
        known = {**dict.fromkeys(self.scope.local), **self.draft.document.PhysicalParams, "t": None}
        known |= dict.fromkeys(self.draft.document.Inputs)
        if self.scope.coordinates:
            known |= {**names.coordinates, **names.outputs, **names.places}
        base, _, last = node.name.rpartition(".")
        if base in names.places and last in ("x", "y", "z"):
            self.find(node, f"'{node.name}' does not exist in the plane", "Points of the plane have x and y.")
        elif node.name in self.draft.document.Tables:
            law = self.draft.document.Tables[node.name]
            what, example = ("a quantity", "theta") if law.x else ("time", "t")
            self.find(node, f"the table '{node.name}' is a law of {what}", f"Write {node.name}({example}).")
        elif base and base not in names.places and last in ("x", "y", "z"):
            self.find(node, f"there is no point or vector '{base}'", self.draft.similar(base, names.places))
        elif base and base not in names.turning and last == "angle":
            self.find(node, f"there is no part '{base}' that has an angle", self.draft.similar(base, names.turning))
        elif self.scope.coordinates and self.scope.rates and (rate := rate_meant(node.name, names.coordinates)):
            self.find(node, f"'{node.name}' is unknown", f"A rate has a prime: {rate}'.")
        else:
            self.find(node, f"'{node.name}' is unknown", self.draft.similar(node.name, known))

    # -- functions ---------------------------------------------------------------------------

    def call(self, node: Call, operands: Sequence[_Value]) -> _Value:
        name, tables = node.function, self.draft.document.Tables
        if name in tables:
            return self.table(node, operands)
        wanted = SCALAR_FUNCTIONS.get(name) or VECTOR_FUNCTIONS.get(name)
        if wanted is None:
            known = [*SCALAR_FUNCTIONS, *VECTOR_FUNCTIONS, *tables]
            self.find(node, f"'{name}' is not a function", missing_function(name, known))
            return _Value(node, None)
        if len(operands) != wanted:
            self.find(node, f"{name} takes {_arguments(wanted)}, not {len(operands)}", _usage(name, wanted))
            return _Value(node, None)
        return self.applied(node, operands)

    def table(self, node: Call, operands: Sequence[_Value]) -> _Value:
        """A law of time takes t, one of a quantity any number."""
        name, arguments = node.function, node.arguments
        if not self.draft.document.Tables[name].x:
            argument = arguments[0] if len(arguments) == 1 else None
            if not isinstance(argument, Name) or (argument.name, argument.order) != ("t", 0):
                self.find(
                    node, f"the table '{name}' is a law of time", f"Write {name}(t), or give it x instead of t."
                )
        elif len(arguments) != 1:
            self.find(node, f"{name} takes {_arguments(1)}, not {len(arguments)}", _usage(name, 1))
        elif operands[0].vector:
            self.find(operands[0].node, f"{name} takes a number, and this is a vector", TAKE_COMPONENT)
        elif operands[0].constant:
            self.evaluate(operands[0].node)
        return _Value(node)

    def applied(self, node: Call, operands: Sequence[_Value]) -> _Value:
        name = node.function
        if name in SCALAR_FUNCTIONS:
            if all(operand.constant for operand in operands):
                return _Value(node, constant=True)
            for operand in operands:
                if operand.constant:
                    self.evaluate(operand.node)
                elif operand.vector:
                    self.find(operand.node, f"{name} takes a number, and this is a vector", TAKE_COMPONENT)
            return _Value(node)
        for operand in operands:
            if operand.vector is False:
                self.find(operand.node, f"{name} takes points or vectors, and this is a number", _usage(name, 2))
        return _Value(node, name == "cross" and self.draft.dimension == 3)

    # -- operations --------------------------------------------------------------------------

    def operation(self, node: Unary | Binary, operands: Sequence[_Value]) -> _Value:
        vectors = [operand.vector for operand in operands]
        if None in vectors:
            return _Value(node, None)
        if isinstance(node, Unary):
            return _Value(node, vectors[0])
        if node.operator == "/" and operands[1].constant and self.evaluate(operands[1].node) == 0:
            self.find(node, "division by zero", "Check the values of the parameters.")
        problem = _mixed(node.operator, bool(vectors[0]), bool(vectors[1]))
        if problem:
            product = node.operator == "*"
            self.find(node, problem, "Write dot(A, B) or cross(A, B)." if product else TAKE_COMPONENT)
            return _Value(node, None)
        return _Value(node, any(vectors))


def _mixed(operator: str, left: bool, right: bool) -> str:
    """What is wrong with an operation on numbers and vectors."""
    if operator in ("+", "-") and left != right:
        return "a number and a vector are added" if operator == "+" else "a number and a vector are subtracted"
    if operator == "*" and left and right:
        return "two vectors are multiplied"
    if operator == "/" and right:
        return "something is divided by a vector"
    return "a vector stands in a power" if operator == "**" and (left or right) else ""


def _arguments(count: int) -> str:
    return "1 argument" if count == 1 else f"{count} arguments"


def _usage(name: str, count: int) -> str:
    if name in VECTOR_FUNCTIONS:
        return f"Write {name}({', '.join('AB'[: VECTOR_FUNCTIONS[name]])})."
    return f"Write {name}({', '.join('ab'[:count])})."


# --------------------------------------------------------------------------------------------- outputs


def check_outputs(draft: Draft) -> None:
    """The formulas of outputs, which may use each other."""
    outputs = dict(draft.entries("outputs"))
    for name, formula in outputs.items():
        check_formula(draft, formula, ("ProblemData", "outputs", name), Scope(what="the output"))
    needs = {name: {used for used, _ in formula.names if used in outputs} for name, formula in outputs.items()}
    if circle := _circle(needs):
        others = "" if len(circle) == 1 else f" through {', '.join(circle[1:])}"
        finding = f"the output '{circle[0]}' depends on itself{others}"
        draft.find(("ProblemData", "outputs", circle[0]), finding, "Outputs may use others, but not in a circle.")


def _circle(needs: Mapping[str, set[str]]) -> list[str]:
    """Names that need each other in a circle, if there is one."""
    if not any(needs.values()):
        return []
    from graphlib import CycleError, TopologicalSorter

    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return [name for name in needs if name in error.args[1]]
    return []


# ---------------------------------------------------------------------------------------------- events

OF_THE_SOLUTION = ("N.", "T.", "lam.", "force.", "energy.", "work.")  # how names begin that only a run knows


def check_events(draft: Draft) -> None:
    """The formulas of events, which may contain all names of the solution."""
    for name, event in draft.entries("Events"):
        _check_watched(draft, event.watched, ("Events", name, "when"), "the formula of an event")
        for one, formula in event.values.items():
            _check_watched(draft, formula, ("Events", name, "set", one), f"the value of {one}")


def _check_watched(draft: Draft, formula: Expression, path: Path, what: str) -> None:
    local = [name for name, _ in formula.names if name.startswith(OF_THE_SOLUTION)]
    check_formula(draft, formula, path, Scope(local=local, what=what))


# ---------------------------------------------------------------------------------------------- points


def check_points(draft: Draft) -> None:
    """The formulas of points, which may use others, but not in a circle, and no angles."""
    points = dict(draft.entries("Points"))
    angles = draft.document.section("Angles")
    for name, place in points.items():
        path = ("PartData", "Points", name)
        if len(place.formulas) not in (1, draft.dimension):
            finding = f"the point {name} has {len(place.formulas)} components in {draft.dimension} dimensions"
            draft.find(path, finding, f"Give {draft.dimension}, or one formula of points, such as (A + B)/2.")
        scope = Scope(rates=False, vector=len(place.formulas) == 1, what=f"the point {name}")
        for i, formula in enumerate(place.formulas):
            check_formula(draft, formula, (*path, "formulas", i), scope)
            for used, _ in formula.names:
                if used in angles or used.endswith(".angle"):
                    draft.find(path, f"the point {name} depends on the angle {used}", "Use points, slides and time.")
    needs = {name: _points_in(place, points) for name, place in points.items()}
    if circle := _circle(needs):
        draft.find(
            ("PartData", "Points", circle[0]),
            f"the point {circle[0]} depends on itself",
            "Points may use others, but not in a circle.",
        )


def _points_in(place: Any, points: Mapping[str, Any]) -> set[str]:
    used = {name for formula in place.formulas for name, _ in formula.names}
    return {point for name in used for point in (name, name.rpartition(".")[0]) if point in points}
