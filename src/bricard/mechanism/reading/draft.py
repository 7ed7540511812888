"""A document while it becomes a mechanism: what is known of it so far, and what is wrong with it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, ValuesView
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bricard.checks import did_you_mean
from bricard.library.onesided import ONESIDED
from bricard.library.words import Word
from bricard.mechanism.contents import Contact, Contents, Joint, Names, quantities
from bricard.mechanism.document import Document
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
from bricard.spec.names import is_name, is_point, is_vector

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.contact_shapes.surface import Surface
    from bricard.library.contact_shapes.weights import Weight
    from bricard.library.forces.gravity import Gravity
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
PARAMETERS = "PhysicalParams"
INPUTS_STAND = "Inputs stand in formulas of forces and drives."
NOTHING: Mapping[str, Collection[str]] = {}
NAME_RULE = "A name is a letter, followed by letters, digits and underscores."


class Draft:
    """What the passes of `resolve` fill in and read.

    given   values of parameters that go before those of the document
    before  what the document gave with other values of some parameters, if it was read already and was right
    touched the entries, by section, whose formulas contain these, directly or by other parameters
    weights of shapes with a density, by their parts; `weighed` are the names of these
    places  where points and vectors were defined
    lost    points and vectors of parts that could not be made, of which nobody shall complain again
            (lost_parts: their names)
    """

    def __init__(
        self,
        document: Document,
        given: Mapping[str, float],
        before: Contents | None = None,
        touched: Mapping[str, Collection[str]] = NOTHING,
    ) -> None:
        self.document, self.given, self.before, self.touched = document, given, before, touched
        self.findings: list[Finding] = []
        self.parameters: dict[str, float] = {}
        self.ground: dict[str, tuple[float, ...]] = dict(before.ground) if before else {}
        self.bodies: dict[str, Body] = dict(before.bodies) if before else {}
        self.joints: dict[str, Joint] = dict(before.joints) if before else {}
        self.surfaces: list[Surface] = list(before.surfaces) if before else []
        self.weights: dict[str, list[Weight]] = {}
        self.weighed: tuple[str, ...] = before.weighed if before else ()
        self.contacts: list[Contact] = list(before.contacts) if before else []
        self.places: dict[str, Path] = {}
        self.lost: dict[str, None] = {}
        self.lost_parts: dict[str, None] = {}

    def entries(self, section: str) -> Iterable[tuple[str, Any]]:
        """The entries of a section; of what was read already those in which values have changed."""
        if self.before is None:
            return self.document.section(section).items()
        names = self.touched.get(section)
        every = self.document.section(section) if names else {}
        return [(name, every[name]) for name in names or ()]

    @property
    def gravity(self) -> Gravity | None:
        """Gravity, likewise."""
        return self.document.gravity if self.before is None or "Gravity" in self.touched else None

    @property
    def onesided(self) -> Iterator[tuple[tuple[str, str], OneSided]]:
        """All that is not smooth, by section and name."""
        for section in ONESIDED:
            for name, element in self.document.section(section).items():
                yield (section, name), element

    @cached_property
    def is_placed_as_before(self) -> bool:
        """Whether all points and vectors of the ground and of the parts are where they were."""
        if self.before is None or self.ground != self.before.ground:
            return False
        before = self.before.bodies
        return all(body is before[name] or body.members == before[name].members for name, body in self.bodies.items())

    @property
    def touches_as_before(self) -> bool:
        """Whether nothing changes shapes, what they weigh, and contacts."""
        before = self.before
        return (
            before is not None
            and self.is_placed_as_before
            and "Shapes" not in self.touched
            and "Contacts" not in self.touched
            and all(self.bodies[name] is before.bodies[name] for name in before.weighed)
        )

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
    def having(self) -> dict[str, list[str]]:
        """The bodies that have a point or vector, by its name; to be asked for when they are complete."""
        found: dict[str, list[str]] = {}
        for body in self.bodies.values():
            for member in body.members:
                found.setdefault(member, []).append(body.name)
        return found

    @cached_property
    def names(self) -> Names:
        """All names, the same for all values; to be asked for when ground, bodies and joints are complete."""
        if self.before is not None:
            return self.before.names
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
    formulas, before = dict(draft.entries(PARAMETERS)), draft.before.parameters if draft.before else {}
    for name in formulas if draft.before is None else ():
        draft.check_is_name(name, (PARAMETERS, name), on_key=True)
    stay = {name: value for name, value in before.items() if name not in formulas}
    found, findings = resolve_parameters(formulas, {**draft.given, **stay})
    draft.parameters = {**before, **found}
    draft.findings += findings
