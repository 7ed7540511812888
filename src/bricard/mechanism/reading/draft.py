"""A document while it becomes a mechanism: what is known of it so far, and what is wrong with it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, ValuesView
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bricard.checks import did_you_mean
from bricard.library.onesided import ONESIDED
from bricard.library.words import Word
from bricard.mechanism.contents import Contact, Contents, Joint, quantities
from bricard.mechanism.document import Document
from bricard.records import dataclass
from bricard.spec.expressions import (
    CONSTANTS,
    FUNCTIONS,
    Expression,
    ExpressionError,
    Name,
    Number,
    number,
    resolve_parameters,
    walk,
)
from bricard.spec.findings import Finding, Path
from bricard.spec.names import AXES, is_name, is_point, is_vector

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.contact_shapes.surface import Surface
    from bricard.library.contact_shapes.weights import Weight
    from bricard.library.onesided.one_sided import OneSided

VECTOR_FUNCTIONS = {"distance": 2, "dot": 2, "cross": 2, "norm": 1}
RESERVED = frozenset({*CONSTANTS, *FUNCTIONS, *VECTOR_FUNCTIONS, "t"})
POINT_OR_VECTOR = "A, C1 are points, u, v2 vectors."
NONE_KNOWN = {
    "point": "Define it in Fixed, or as a point of a part.",
    "vector": "Define it in Fixed, or as a vector of a part.",
    "part": "Define it under Rigids or Rods.",
    "angle": "Define it under Angles.",
    "angle or slide": "Define it under Angles, or name a slide.",
}
INPUTS_STAND = "Inputs stand in formulas of forces and drives."
NAME_RULE = "A name is a letter, followed by letters, digits and underscores."


@dataclass(frozen=True)
class Names:
    """All names of a mechanism, in the order of their definition (mappings to None)."""

    points: dict[str, None]
    vectors: dict[str, None]
    quantities: dict[str, None]
    parts: dict[str, None]
    turning: dict[str, None]  # parts that have a direction
    outputs: dict[str, None]
    dimension: int

    @cached_property
    def places(self) -> dict[str, None]:
        """Points and vectors."""
        return {**self.points, **self.vectors}

    @cached_property
    def coordinates(self) -> dict[str, None]:
        """What has a value that changes: A.x, theta, OA.angle."""
        components = [f"{name}.{axis}" for name in self.places for axis in AXES[: self.dimension]]
        angles = [f"{name}.angle" for name in self.turning] if self.dimension == 2 else []
        return dict.fromkeys((*self.quantities, *components, *angles))

    @cached_property
    def variables(self) -> dict[str, None]:
        """What has a value that changes, outputs among them."""
        return {**self.coordinates, **self.outputs}

    @cached_property
    def spins(self) -> dict[str, tuple[str, ...]]:
        """Angular velocities, by their components: OA.omega, in space OzA.omega.x, OzA.omega.y, OzA.omega.z."""
        names = [f"{name}.omega" for name in self.turning]
        if self.dimension == 2:
            return {name: (name,) for name in names}
        whole = {name: tuple(f"{name}.{axis}" for axis in AXES) for name in names}
        return whole | {one: (one,) for components in whole.values() for one in components}


class Draft:
    """What the passes of `resolve` fill in and read.

    given   values of parameters that go before those of the document
    before  what the document gave with other values of some parameters, if it was read already and was right
    changed these parameters, and those that use them
    weights of shapes with a density, by their parts
    places  where points and vectors were defined
    having  the bodies that have a point or vector, by its name
    lost    points and vectors of parts that could not be made, of which nobody shall complain again
            (lost_parts: their names)
    """

    def __init__(
        self,
        document: Document,
        given: Mapping[str, float],
        before: Contents | None = None,
        changed: frozenset[str] = frozenset(),
    ) -> None:
        self.document, self.given, self.before, self.changed = document, given, before, changed
        self.findings: list[Finding] = []
        self.parameters: dict[str, float] = {}
        self.ground: dict[str, tuple[float, ...]] = {}
        self.bodies: dict[str, Body] = {}
        self.having: dict[str, list[str]] = {}
        self.joints: dict[str, Joint] = {}
        self.surfaces: list[Surface] = []
        self.weights: dict[str, list[Weight]] = {}
        self.contacts: list[Contact] = []
        self.places: dict[str, Path] = {}
        self.lost: dict[str, None] = {}
        self.lost_parts: dict[str, None] = {}

    @property
    def onesided(self) -> Iterator[tuple[tuple[str, str], OneSided]]:
        """All that is not smooth, by section and name."""
        for section in ONESIDED:
            for name, element in self.document.section(section).items():
                yield (section, name), element

    def is_as_before(self, value: Any) -> bool:
        """Whether a formula, or all that an entry contains, was found right already, with the values that it has."""
        if self.before is None:
            return False
        if isinstance(value, Expression):
            return self.changed.isdisjoint([name for name, _ in value.names])
        if isinstance(value, (Word, Mapping)):
            value = vars(value).values() if isinstance(value, Word) else value.values()
        elif not isinstance(value, (tuple, list)):
            return True
        return all(map(self.is_as_before, value))

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return int(self.document.Dimension)

    def find(self, path: Path, finding: str, remedy: str = "", offset: int = 0, *, on_key: bool = False) -> None:
        """Notes something that is wrong."""
        self.findings.append(Finding(path, finding, remedy, offset, on_key))

    @property
    def turning(self) -> list[str]:
        """Names of the bodies that turn."""
        return [name for name, body in self.bodies.items() if body.turns]

    # -- numbers -----------------------------------------------------------------------------

    def number(self, expression: Expression, path: Path) -> float:
        """The value of an expression of parameters; a finding and nan if it has none."""
        try:
            return number(expression, self.parameters)
        except ExpressionError as error:
            given = next((name for name, _ in expression.names if name in self.document.Inputs), None)
            if given is not None:
                self.find(path, f"'{given}' is an input, and only parameters can be used here", INPUTS_STAND)
            elif not self.has_lost_parameter(expression):
                self.find(path, error.finding, error.remedy, error.column)
            return math.nan

    def has_lost_parameter(self, expression: Expression) -> bool:
        """Whether the expression has a parameter without a value, which was reported already."""
        return any(n in self.document.PhysicalParams and n not in self.parameters for n, _ in expression.names)

    # -- names -------------------------------------------------------------------------------

    @cached_property
    def names(self) -> Names:
        """All names; to be asked for when ground, bodies and joints are complete."""
        relations = [relation for joint in self.joints.values() for relation in joint.relations]
        members = [*self.places, *self.lost]
        return Names(
            points=dict.fromkeys(name for name in members if is_point(name)),
            vectors=dict.fromkeys(name for name in members if is_vector(name)),
            quantities=dict.fromkeys(quantities(relations)),
            parts=dict.fromkeys((*self.bodies, *self.lost_parts)),
            turning=dict.fromkeys((*self.turning, *self.lost_parts)),
            outputs=dict.fromkeys(self.document.ProblemData.outputs),
            dimension=self.dimension,
        )

    def check_known(
        self, name: str, known: Mapping[str, Any], what: str, path: Path, *, on_key: bool = False
    ) -> bool:
        """Whether a name is known; a finding if it is not."""
        if name in known:
            return True
        remedy = self.similar(name, known) or NONE_KNOWN.get(what, "")
        self.find(path, f"there is no {what} '{name}'", remedy, on_key=on_key)
        return False

    def similar(self, name: str, known: Mapping[str, Any]) -> str:
        """A remedy for an unknown name."""
        if "0" in name and name.replace("0", "O") in known:
            return f"Did you mean '{name.replace('0', 'O')}', with the letter O?"
        return did_you_mean(name, known)

    def check_is_name(self, name: str, path: Path, *, on_key: bool = False) -> bool:
        """Whether a word may be a name in formulas; a finding if not."""
        if not is_name(name):
            self.find(path, f"'{name}' is not a valid name", NAME_RULE, on_key=on_key)
        elif name in RESERVED:
            self.find(path, f"'{name}' has a meaning of its own in formulas", "Choose another name.", on_key=on_key)
        else:
            return True
        return False


def has_unit(value: Any) -> bool:
    """Whether a number in an expression, or in anything that an entry contains, has a unit."""
    if isinstance(value, Expression):
        root = value.root
        if isinstance(root, (Number, Name)):
            return isinstance(root, Number) and bool(root.unit)
        return any(isinstance(node, Number) and node.unit for node in walk(root))
    if isinstance(value, (Word, Mapping)):
        value = vars(value).values() if isinstance(value, Word) else value.values()
    return isinstance(value, (tuple, list, ValuesView)) and any(map(has_unit, value))


def read_parameters(draft: Draft) -> None:
    """The values of PhysicalParams, which may refer to each other."""
    for name in draft.document.PhysicalParams if draft.before is None else ():
        draft.check_is_name(name, ("PhysicalParams", name), on_key=True)
    draft.parameters, findings = resolve_parameters(draft.document.PhysicalParams, draft.given)
    draft.findings += findings
