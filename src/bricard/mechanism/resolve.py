"""From words to a mechanism: what names mean, whether they fit together, and all numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from bricard.library.bodies import PARTS, Body, PartError
from bricard.library.bodies.part import padded
from bricard.library.bodies.rigid import unit
from bricard.library.forces import FORCES, Link, Spring
from bricard.library.relations import OnLine, Spanned, Turn
from bricard.library.words import Word, references
from bricard.mechanism.document import Document
from bricard.mechanism.mechanism import Joint, Mechanism, Start, quantities
from bricard.spec.expressions import (
    CONSTANTS,
    FUNCTIONS,
    Expression,
    ExpressionError,
    Name,
    number,
    resolve_parameters,
    walk,
)
from bricard.spec.findings import Finding, Path, did_you_mean
from bricard.spec.names import is_name, is_point, is_vector, split_run

AXES = "xyz"
VECTOR_FUNCTIONS = {"distance": 2, "dot": 2, "cross": 2, "norm": 1}
ANGLE_MISFIT = 1e-9  # radians


class Resolver:
    """A document while it becomes a mechanism; what is wrong is collected in `findings`."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.dimension = int(document.Dimension)
        self.findings: list[Finding] = []
        self.parameters, findings = resolve_parameters(document.PhysicalParams)
        self.findings += findings
        self.ground: dict[str, tuple[float, ...]] = {}
        self.bodies: dict[str, Body] = {}
        self.joints: dict[str, Joint] = {}
        self.places: dict[str, Path] = {}  # where points, vectors and quantities were defined
        self.forces = {
            (section, name): word for section in FORCES for name, word in document.section(section).items()
        }

    def resolve(self) -> Mechanism | None:
        """The mechanism, or None if there are findings."""
        self._check_parameter_names()
        self._fix()
        self._make_bodies()
        self._make_joints()
        self._check_quantities()
        self._check_references()
        self._check_sharing()
        run = self.document.ProblemData
        start = self._start(run)
        tables = {name: self._table(name, table) for name, table in self.document.Tables.items()}
        if self.findings:
            return None
        return Mechanism(
            title=self.document.Title,
            description=self.document.Description,
            dimension=self.dimension,
            parameters=self.parameters,
            ground=self.ground,
            bodies=self.bodies,
            joints=self.joints,
            forces=self.forces,
            gravity=self.document.AppliedForces.Gravity,
            motions=self.document.Motions,
            tables=tables,
            outputs=run.outputs,
            start=start,
            document=self.document,
        )

    # -- numbers -----------------------------------------------------------------------------

    def number(self, expression: Expression, path: Path) -> float:
        """The value of an expression of parameters; a finding and nan if it has none."""
        try:
            return number(expression, self.parameters)
        except ExpressionError as error:
            if not self._knows_failed_parameter(expression):
                self.findings.append(Finding(path, error.finding, error.remedy, offset=error.column))
            return math.nan

    def _knows_failed_parameter(self, expression: Expression) -> bool:
        """Whether the expression only fails because a parameter, reported already, has no value."""
        return any(n in self.document.PhysicalParams and n not in self.parameters for n, _ in expression.names)

    def _check_parameter_names(self) -> None:
        for name in self.document.PhysicalParams:
            path = ("PhysicalParams", name)
            if not is_name(name):
                self._find(path, f"'{name}' is no name", "Use letters, digits and underscores.", on_key=True)
            elif name in CONSTANTS or name in FUNCTIONS or name in VECTOR_FUNCTIONS or name == "t":
                self._find(path, f"'{name}' has a meaning of its own in expressions", "Choose another name.", on_key=True)

    def _find(self, path: Path, finding: str, remedy: str = "", *, on_key: bool = False) -> None:
        self.findings.append(Finding(path, finding, remedy, on_key=on_key))

    # -- parts -------------------------------------------------------------------------------

    def _fix(self) -> None:
        for name, values in self.document.section("Fixed").items():
            path = ("PartData", "Fixed", name)
            if not is_name(name):
                self._find(path, f"'{name}' is no name of a point or vector", "A, C1 are points, u, v2 vectors.", on_key=True)
                continue
            try:
                place = padded([self.number(v, (*path, i)) for i, v in enumerate(values)], self.dimension, ())
                self.ground[name] = unit(place, name, ()) if is_vector(name) else place
            except PartError as error:
                self._find(path, error.finding, error.remedy)
                self.ground[name] = (math.nan,) * self.dimension
            self.places[name] = path

    def _make_bodies(self) -> None:
        for section, _ in PARTS.items():
            for name, part in self.document.section(section).items():
                path = ("PartData", section, name)
                if name in self.bodies:
                    self._find(path, f"there is another part named '{name}'", "Give each part a name of its own.", on_key=True)
                    continue
                self._make_body(name, part, path)
        for name, spring in self.document.section("Springs").items():
            self._make_stretch(name, spring)

    def _make_body(self, name: str, part: Any, path: Path) -> None:
        before = len(self.findings)
        try:
            body = part.body(name, self.dimension, lambda expression: self._number_in(part, expression, path))
        except PartError as error:
            if len(self.findings) == before:
                self.findings.append(Finding((*path, *error.field), error.finding, error.remedy, on_key=not error.field))
            self._remember_members(part, name)
            return
        self._add_body(body, path)

    def _remember_members(self, part: Any, name: str) -> None:
        """Members of a part that could not be made, so that nobody complains of them again."""
        for member in part.points or split_run(name) or ():
            self.places.setdefault(member, ())

    def _number_in(self, part: Word, expression: Expression, path: Path) -> float:
        inner = next((r.path for r in references(part) if r.value is expression), ())
        return self.number(expression, (*path, *inner))

    def _add_body(self, body: Body, path: Path) -> None:
        self.bodies[body.name] = body
        for member in body.members:
            if not is_name(member):
                self._find(path, f"'{member}' is no name of a point or vector", "A, C1 are points, u, v2 vectors.", on_key=True)
            self.places.setdefault(member, path)

    def _make_stretch(self, name: str, spring: Spring) -> None:
        path = ("PartData", "Springs", name)
        mass, ends = self.number(spring.mass, (*path, "mass")), spring.ends(name)
        if mass < 0:
            self._find((*path, "mass"), f"the mass is {mass:g}", "It must be positive or zero.")
        if mass > 0 and ends is not None:
            label = name if name not in self.bodies else f"{name}_spring"
            zeros = (0.0,) * self.dimension
            self._add_body(Body(label, "stretch", dict.fromkeys(ends, zeros), mass, zeros), path)

    # -- joints ------------------------------------------------------------------------------

    def _make_joints(self) -> None:
        for name, line in self.document.section("Collinears").items():
            path = ("PartData", "Collinears", name)
            members = self._run(name, line.points, "PvP", path, "C1vC: base, vector, point")
            if members:
                base, vector, point = members
                slide = line.slide or f"mu_{point}"
                self._add_joint(Joint(name, "collinear", (OnLine(point, base, vector, slide),), path))
        for name, plane in self.document.section("Coplanars").items():
            path = ("PartData", "Coplanars", name)
            members = self._run(name, plane.points, "PvvP", path, "OuvA: base, vector, vector, point")
            if members:
                base, first, second, point = members
                slides = plane.slides or (f"mu_{point}", f"nu_{point}")
                self._add_joint(Joint(name, "coplanar", (Spanned(point, base, first, second, slides),), path))
        for name, joint in self.document.section("Joints").items():
            self._make_joint(name, joint)
        for name, angle in self.document.section("Angles").items():
            path = ("PartData", "Angles", name)
            if self.dimension == 3 and angle.about is None:
                self._find(path, f"the angle '{name}' needs a vector about which it turns", "Write [from, to, about].")
            if self.dimension == 3 and angle.start is None:
                self._find(path, f"the angle '{name}' needs a direction from which it starts", "Write [from, to, about].")
            self._add_joint(Joint(name, "angle", (Turn(name, angle.start or "", angle.to, angle.about),), path))

    def _make_joint(self, name: str, joint: Any) -> None:
        path = ("PartData", "Joints", name)
        if self.dimension not in joint.freedoms:
            where = "in the plane" if self.dimension == 2 else "in space"
            self._find((*path, "type"), f"there is no joint of type {joint.type} {where}", _other_dimension(joint.type))
            return
        for field in joint.required.get(self.dimension, ()):
            if getattr(joint, field) is None:
                self._find(path, f"a {joint.type} joint in space needs {field}", _normals())
        if joint.type == "curve" and (joint.coordinates is None) == (joint.formula is None):
            self._find(path, "a curve has either coordinates or a formula", "Give one of the two.")
            return
        if joint.type == "curve" and joint.coordinates and len(joint.coordinates) != self.dimension:
            self._find((*path, "coordinates"), f"a curve has {self.dimension} coordinates here", "Give them all.")
            return
        self._add_joint(Joint(name, joint.type, joint.relations(name), path))

    def _add_joint(self, joint: Joint) -> None:
        if joint.name in self.joints:
            self._find(joint.place, f"there is another joint or angle named '{joint.name}'", "Choose another name.", on_key=True)
            return
        self.joints[joint.name] = joint

    def _run(self, name: str, points: Any, pattern: str, path: Path, example: str) -> tuple[str, ...] | None:
        members = tuple(points or split_run(name) or name.split())
        kinds = "".join("P" if is_point(member) else "v" for member in members)
        if kinds != pattern:
            self._find(path, f"'{name}' is no run of that kind", f"Write it as in {example}.", on_key=True)
            return None
        return members

    def _check_quantities(self) -> None:
        for joint in self.joints.values():
            for name in quantities(joint.relations):
                if not is_name(name):
                    self._find(joint.place, f"'{name}' is no name", "Use letters, digits and underscores.", on_key=True)
                elif name in self.places or name in self.bodies:
                    self._find(joint.place, f"the name '{name}' is taken", "Choose another name.", on_key=True)
                self.places.setdefault(name, joint.place)
        for name in self.document.PhysicalParams:
            if name in self.places:
                self._find(
                    ("PhysicalParams", name),
                    f"'{name}' is a parameter and also the name of a {self._kind(name)}",
                    "Rename one of them.",
                    on_key=True,
                )
        for name in self.document.ProblemData.outputs:
            if name in self.places or name in self.parameters or not is_name(name):
                problem = f"the name '{name}' is taken" if is_name(name) else f"'{name}' is no name"
                self._find(("ProblemData", "outputs", name), problem, "Choose another name.", on_key=True)

    def _kind(self, name: str) -> str:
        if name in self.quantities:
            return "slide or angle"
        return "point" if is_point(name) else "vector"

    @property
    def quantities(self) -> tuple[str, ...]:
        """Names of slides and angles."""
        return quantities(relation for joint in self.joints.values() for relation in joint.relations)

    # -- references --------------------------------------------------------------------------

    def _check_references(self) -> None:
        for path, word in self._words():
            for reference in references(word):
                self._check_reference((*path, *reference.path), reference.to, reference.value)
        for joint in self.joints.values():
            if joint.kind in ("collinear", "coplanar"):
                relation = joint.relations[0]
                for field, to in (("point", "point"), ("base", "point"), ("direction", "vector"), ("first", "vector"), ("second", "vector")):
                    if hasattr(relation, field):
                        self._check_reference(joint.place, to, getattr(relation, field))
        for name, formula in self.document.ProblemData.outputs.items():
            self._check_formula(formula, ("ProblemData", "outputs", name))
        for (section, name), force in self.forces.items():
            self._check_subject(section, name, force)
        for name, motion in self.document.Motions.items():
            if motion.of is None:
                self._check_driven(name)

    def _words(self) -> Iterator[tuple[Path, Word]]:
        for (section, name), word in self.forces.items():
            yield (FORCES[section].group, section, name), word
        for name, word in self.document.section("Joints").items():
            yield ("PartData", "Joints", name), word
        for name, word in self.document.section("Angles").items():
            yield ("PartData", "Angles", name), word
        for name, word in self.document.Motions.items():
            yield ("Motions", name), word
        if self.document.AppliedForces.Gravity is not None:
            yield ("AppliedForces", "Gravity"), self.document.AppliedForces.Gravity

    def _check_reference(self, path: Path, to: str, value: Any) -> None:
        match to:
            case "number":
                self.number(value, path)
            case "formula":
                local = ("x", "y", "z") if path[-1] == "formula" and path[1] == "Joints" else ()
                parameter = self._curve_parameter(path)
                self._check_formula(value, path, (*local, *parameter))
            case "point":
                self._check_known(value, self._points(), "point", path)
            case "vector":
                self._check_known(value, self._vectors(), "vector", path)
            case "part":
                self._check_known(value, self.bodies, "part", path)
            case "quantity":
                self._check_known(value, self.quantities, "angle or slide", path)
            case "direction":
                self._check_direction(value, path)

    def _curve_parameter(self, path: Path) -> tuple[str, ...]:
        if path[:2] != ("PartData", "Joints"):
            return ()
        return (getattr(self.document.section("Joints")[path[2]], "parameter", ""),)

    def _points(self) -> list[str]:
        return [name for name in self.places if is_point(name) and name not in self.quantities]

    def _vectors(self) -> list[str]:
        return [name for name in self.places if is_vector(name) and name not in self.quantities]

    def _check_known(self, name: str, known: Iterable[str], what: str, path: Path, *, on_key: bool = False) -> None:
        if name not in known:
            self._find(path, f"there is no {what} '{name}'", did_you_mean(name, known), on_key=on_key)

    def _check_direction(self, name: str, path: Path) -> None:
        run = split_run(name) or []
        points = len(run) == 2 and all(one in self._points() for one in run)
        if not points and name not in self._vectors() and name not in self.bodies:
            known = [*self._vectors(), *self.bodies]
            self._find(path, f"'{name}' is no direction: no vector, no two points, no part", did_you_mean(name, known))

    def _check_subject(self, section: str, name: str, force: Any) -> None:
        """The name of a force's entry says on what it acts, unless a field does."""
        path = (FORCES[section].group, section, name)
        if isinstance(force, Link):
            ends = force.ends(name)
            if ends is None:
                self._find(path, f"'{name}' is no run of two points", "Write it as in AB, or list them: points: [A, B].", on_key=True)
            elif force.points is None:
                for end in ends:
                    self._check_known(end, self._points(), "point", path, on_key=True)
            if ends is not None and ends[0] == ends[1]:
                self._find(path, f"'{name}' joins {ends[0]} to itself", "Give two points.", on_key=True)
        elif section == "Forces":
            self._check_components(force.force, (*path, "force"))
            if force.at is None:
                self._check_known(name, self._points(), "point", path, on_key=True)
        elif section == "Fields" and force.center is None:
            self._check_known(name, self._points(), "point", path, on_key=True)
        elif section == "RotarySprings" and force.angle is None:
            self._check_known(name, self.quantities, "angle", path, on_key=True)
        elif section == "Torques":
            self._check_torque(name, force, path)
        elif section == "Frictions":
            self._check_friction(name, force, path)

    def _check_components(self, components: tuple[Any, ...], path: Path) -> None:
        if len(components) != self.dimension:
            self._find(path, f"{len(components)} components are given in {self.dimension} dimensions", "Give them all.")

    def _check_torque(self, name: str, torque: Any, path: Path) -> None:
        on = torque.on or name
        if on in self.quantities:
            wanted = 1
        else:
            self._check_known(on, [*self.bodies, *self.quantities], "part or angle", path, on_key=torque.on is None)
            wanted = 1 if self.dimension == 2 else 3
            for part in (on, torque.against):
                self._check_turns(part, path)
        if len(torque.torque) != wanted:
            what = "one number" if wanted == 1 else "a vector of three components"
            self._find(path, f"the torque on '{on}' is {what}", f"Give {what}.")

    def _check_turns(self, part: str | None, path: Path) -> None:
        if part in self.bodies and self.bodies[part].kind in ("particle", "stretch"):
            self._find(path, f"'{part}' is a {self.bodies[part].kind}, on which no torque can act", "Choose a rigid part or rod.")

    def _check_friction(self, name: str, friction: Any, path: Path) -> None:
        if friction.parts is not None:
            if len(friction.parts) not in (1, 2):
                self._find(path, "friction acts between two parts, or one part and the ground", "List one or two parts.")
        elif friction.quantity is None and name not in self.quantities:
            sharing = [body.name for body in self.bodies.values() if name in body.members and body.kind in ("rigid", "rod")]
            self._check_known(name, [*self._points(), *self.quantities], "point, angle or slide", path, on_key=True)
            if name in self._points() and not (len(sharing) == 2 or (len(sharing) == 1 and name in self.ground)):
                self._find(
                    path,
                    f"{len(sharing)} parts share the point {name}, so it does not tell between which of them friction acts",
                    "List them: {parts: [OA, AB], damping: c}.",
                    on_key=True,
                )

    def _check_driven(self, name: str) -> None:
        path = ("Motions", name)
        known = self._formula_names()
        if name not in known or name in self.parameters or name == "t":
            self._find(path, f"there is no coordinate, angle or slide '{name}'", did_you_mean(name, known), on_key=True)

    # -- formulas ----------------------------------------------------------------------------

    def _formula_names(self) -> list[str]:
        components = [f"{name}.{axis}" for name in [*self._points(), *self._vectors()] for axis in AXES[: self.dimension]]
        angles = [f"{name}.angle" for name in self.bodies] if self.dimension == 2 else []
        outputs = list(self.document.ProblemData.outputs)
        return [*self.parameters, *CONSTANTS, "t", *self.quantities, *components, *angles, *outputs]

    def _check_formula(self, formula: Expression, path: Path, local: tuple[str, ...] = ()) -> None:
        known: set[str] | None = None
        for node in names_in(formula):
            if node.name in self.parameters or node.name in CONSTANTS or node.name == "t" or node.name in local:
                continue
            if known is None:
                known = {*self._formula_names(), *self._points(), *self._vectors(), *self.document.PhysicalParams}
            if node.name not in known:
                self.findings.append(
                    Finding(
                        path,
                        f"'{node.name}' is unknown",
                        did_you_mean(node.name, sorted(known)),
                        offset=node.column,
                    )
                )
            elif node.order > 1:
                self.findings.append(
                    Finding(path, f"'{node.name}' stands with {node.order} primes", "Rates have one prime.", offset=node.column)
                )
        for call in formula.functions:
            if call not in FUNCTIONS and call not in VECTOR_FUNCTIONS and call not in self.document.Tables:
                known_functions = [*FUNCTIONS, *VECTOR_FUNCTIONS, *self.document.Tables]
                self._find(path, f"there is no function '{call}'", did_you_mean(call, known_functions))

    # -- sharing -----------------------------------------------------------------------------

    def _check_sharing(self) -> None:
        """Two parts may share one point; shared vectors must make the same angles in both."""
        rigid = [body for body in self.bodies.values() if body.kind in ("rigid", "rod")]
        by_member: dict[str, list[Body]] = {}
        ground = Body("the ground", "rigid", self.ground)
        for body in [ground, *rigid]:
            for member in body.members:
                by_member.setdefault(member, []).append(body)
        seen: set[tuple[str, str]] = set()
        for bodies in by_member.values():
            for first, second in combinations(bodies, 2):
                if (first.name, second.name) not in seen:
                    seen.add((first.name, second.name))
                    self._check_pair(first, second)

    def _check_pair(self, first: Body, second: Body) -> None:
        shared = [name for name in second.members if name in first.members]
        points = [name for name in shared if is_point(name)]
        path = self._body_path(second)
        if len(points) > 1:
            self._find(
                path,
                f"'{second.name}' shares the points {points[0]} and {points[1]} with {_quoted(first)}",
                "Two parts may share one point: share a vector along the line through them instead.",
                on_key=True,
            )
        for u, v in combinations([name for name in shared if is_vector(name)], 2):
            angles = [_angle(body.members[u], body.members[v]) for body in (first, second)]
            if abs(angles[0] - angles[1]) > ANGLE_MISFIT:
                degrees = [f"{math.degrees(angle):.6g}" for angle in angles]
                self._find(
                    path,
                    f"the angle between {u} and {v} is {degrees[0]} degrees in {_quoted(first)}, "
                    f"but {degrees[1]} in '{second.name}'",
                    "Parts that share two vectors must agree on the angle between them.",
                    on_key=True,
                )

    def _body_path(self, body: Body) -> Path:
        for section in PARTS:
            if body.name in self.document.section(section):
                return ("PartData", section, body.name)
        return ("PartData",)

    # -- the run -----------------------------------------------------------------------------

    def _start(self, run: Any) -> Start:
        path = ("ProblemData",)
        t0 = self.number(run.t0, (*path, "t0")) if run.t0 is not None else 0.0
        end = self.number(run.tend, (*path, "tend")) if run.tend is not None else None
        tolerance = self.number(run.tolerance, (*path, "tolerance")) if run.tolerance is not None else None
        if end is not None and end == t0:
            self._find((*path, "tend"), f"the run ends where it starts, at t = {end:g}", "Give another tend.")
        if tolerance is not None and not 0 < tolerance < 1:
            self._find((*path, "tolerance"), f"the tolerance is {tolerance:g}", "Give one between 0 and 1, such as 1e-10.")
        return Start(
            t0,
            end,
            tolerance,
            self._values(run.positions, (*path, "positions")),
            self._values(run.velocities, (*path, "velocities")),
            self._fixed(run.fixedpositions, run.positions, (*path, "fixedpositions")),
            self._fixed(run.fixedvelocities, run.velocities, (*path, "fixedvelocities")),
        )

    def _values(self, given: Mapping[str, Any], path: Path) -> dict[str, float]:
        result: dict[str, float] = {}
        for name, value in given.items():
            components = self._components(name, (*path, name))
            if components is None:
                continue
            values = value if isinstance(value, tuple) else (value,)
            if len(components) == 1 and isinstance(value, tuple) and len(value) != 1:
                self._find((*path, name), f"'{name}' is one number", "Give one number.")
            elif len(components) > 1 and (not isinstance(value, tuple) or len(value) > len(components)):
                self._find(
                    (*path, name), f"'{name}' has {len(components)} components", f"Give a list of {len(components)}."
                )
            else:
                numbers = [self.number(v, (*path, name)) for v in values]
                numbers += [0.0] * (len(components) - len(numbers))
                for component, one in zip(components, numbers, strict=True):
                    if component in result:
                        self._find((*path, name), f"'{component}' is given twice", "Give it once.", on_key=True)
                    result[component] = one
        return result

    def _fixed(self, names: Iterable[str], given: Mapping[str, Any], path: Path) -> frozenset[str]:
        known = {component for name in given for component in self._components(name, None) or ()}
        result: set[str] = set()
        for name in names:
            components = self._components(name, (*path, name))
            for component in components or ():
                if component not in known:
                    self._find((*path, name), f"'{component}' is fixed without a value", f"Give it one under {path[1][5:]}.", on_key=True)
                result.add(component)
        return frozenset(result)

    def _components(self, name: str, path: Path | None) -> tuple[str, ...] | None:
        """Components that a name of the start stands for: A -> A.x, A.y; Ax or A.x -> A.x; theta -> theta."""
        axes = AXES[: self.dimension]
        places = {*self._points(), *self._vectors()}
        if name in self.quantities or (self.dimension == 2 and name.endswith(".angle") and name[:-6] in self.bodies):
            return (name,)
        if name in places:
            return tuple(f"{name}.{axis}" for axis in axes)
        for base in (name[:-2] if name[-2:-1] == "." else "", name[:-1]):
            if base in places and name[-1] in axes:
                return (f"{base}.{name[-1]}",)
        if path is not None:
            known = [*places, *self.quantities]
            self._find(path, f"there is no point, vector, slide or angle '{name}'", did_you_mean(name, known), on_key=True)
        return None

    def _table(self, name: str, table: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
        path = ("Tables", name)
        times = tuple(self.number(v, (*path, "t", i)) for i, v in enumerate(table.t))
        values = tuple(self.number(v, (*path, "values", i)) for i, v in enumerate(table.values))
        if not is_name(name) or name in FUNCTIONS or name in VECTOR_FUNCTIONS:
            self._find(path, f"'{name}' cannot be the name of a table", "Choose another name.", on_key=True)
        if len(times) != len(values):
            self._find(path, f"the table has {len(times)} times and {len(values)} values", "Give as many of each.")
        elif len(times) < 4:
            self._find(path, f"the table has {len(times)} points", "A smooth law needs at least four.")
        if any(b <= a for a, b in zip(times, times[1:], strict=False)):
            self._find((*path, "t"), "the times of the table do not increase", "Put them in order, each once.")
        return times, values


def names_in(formula: Expression) -> Iterator[Name]:
    """The names in a formula, with their places."""
    return (node for node in walk(formula.root) if isinstance(node, Name))


def _angle(u: tuple[float, ...], v: tuple[float, ...]) -> float:
    return math.acos(max(-1.0, min(1.0, sum(a * b for a, b in zip(u, v, strict=True)))))


def _quoted(body: Body) -> str:
    return body.name if body.name.startswith("the ") else f"'{body.name}'"


def _other_dimension(kind: str) -> str:
    return {
        "pin": "In space use ball or revolute.",
        "slot": "In space use slider.",
        "revolute": "In the plane use pin.",
        "ball": "In the plane use pin.",
        "cylindric": "In the plane use slider or prismatic.",
    }.get(kind, "Choose another type, or change Dimension.")


def _normals() -> str:
    return "Give a further vector of each part, across the axis: normals: [n, m]."
