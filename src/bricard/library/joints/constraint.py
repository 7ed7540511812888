"""Any constraint as a formula."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations import Equation, Relation
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula


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
