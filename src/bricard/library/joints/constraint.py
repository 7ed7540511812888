"""Any constraint as a formula."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading
from bricard.library.relations.equation import Equation
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula
from bricard.spec.expressions import Binary, Call, Name, Node, Unary
from bricard.spec.trees import fold

LINEAR = "Write it as a sum of rates, each times a formula of positions and time."


class Constraint(Joint):
    """An expression of time, points, vectors, angles and slides that stays zero.

    f = 0

    Rates (A.x', theta') make it a constraint of velocities, as of a blade or a wheel; it must be linear in them.
    """

    type: Literal["constraint"] = "constraint"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    samples: ClassVar[Samples] = {
        2: Sample({"formula": "dot(u, v) + 0.5*distance(A, Q) - 0.9"}),
        3: Sample({"formula": "dot(u, v) + 0.5*distance(A, Q) - 0.9"}),
    }
    formula: Formula

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Equation(self.formula),)

    def scope(self, field: str) -> Scope:
        return Scope(what="the constraint")

    def problems(self, reading: Reading) -> Iterator[Problem]:
        if fold(self.formula.root, _degree) > 1:
            yield Problem(("formula",), "the constraint is not linear in the rates", LINEAR)


def _degree(node: Node, operands: Sequence[float]) -> float:
    """Of a formula in the rates: 1 if it is linear in them."""
    match node:
        case Name():
            return float(node.order > 0)
        case Binary(operator="*") | Call(function="dot" | "cross"):
            return sum(operands)
        case Binary(operator="/") if operands[1] == 0:
            return operands[0]
        case Unary() | Binary(operator="+" | "-"):
            return max(operands)
    return math.inf if any(operands) else 0.0
