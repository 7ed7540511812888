"""A mechanism in words: parts, joints, the natural-coordinate model step by step, its structure."""

from __future__ import annotations

from collections.abc import Iterable

from bricard.assembly.prepared import Prepared, prepare
from bricard.assembly.redundancy import Redundant
from bricard.errors import BricardError
from bricard.facts import counted, listed
from bricard.mechanics.equations import massless
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.unilateral import DryFriction, Unilateral
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import implied_joints
from bricard.results.tabular import Row, table
from bricard.symbolic import sx

ROUNDING = 1e-12  # of the largest: what counts as zero in a table


def report(mechanism: Mechanism) -> str:
    """The report as text."""
    return report_on(prepare(mechanism))


def report_on(ready: Prepared) -> str:
    """The report on a mechanism that is ready to run."""
    mechanism = ready.model.mechanism
    sections = [
        heading(mechanism),
        table(("part", "kind", "points and vectors", "mass"), _parts(mechanism)),
        table(("mass by density", "kg", "centroid, m", "inertia about it, kg m^2"), _weighed(mechanism)),
        table(("joint", "kind", "between"), _joints(mechanism)),
        table(("forces and drives", ""), _forces(mechanism)),
        table(("shape", "kind", "of", ""), _shapes(mechanism)),
        table(("contact", "gaps", "friction", "restitution"), _contacts(ready.system)),
        table(("part", "bring in", "assign", "equate", "DOF"), _steps(ready)),
        "\n".join(_verdict(ready)),
    ]
    return "\n\n".join(section for section in sections if section)


def heading(mechanism: Mechanism) -> str:
    """Title, description, parameters."""
    where = "in the plane" if mechanism.dimension == 2 else "in space"
    parameters = ", ".join(f"{name} = {value:.6g}" for name, value in mechanism.parameters.items())
    lines = [f"{mechanism.title or 'Mechanism'}, {where}", mechanism.description, parameters]
    return "\n".join(line for line in lines if line)


def _parts(mechanism: Mechanism) -> Iterable[Row]:
    if mechanism.ground:
        yield ("ground", "fixed", " ".join(mechanism.ground), "")
    for body in mechanism.bodies.values():
        mass = f"{body.mass:.6g}" if body.mass else "none"
        yield (body.name, body.kind, " ".join(body.members), mass)


def _weighed(mechanism: Mechanism) -> Iterable[Row]:
    """What follows from shapes and their densities; inertias by rows, as far as a symmetric matrix has them."""
    for name in mechanism.weighed:
        body = mechanism.bodies[name]
        rows = body.inertia if isinstance(body.inertia, tuple) else ((body.inertia,),)
        upper = ["  ".join(_digits(value, rows[0][0]) for value in row[i:]) for i, row in enumerate(rows)]
        scale = max(abs(x) for x in body.centroid)
        yield (name, f"{body.mass:.6g}", ", ".join(_digits(x, scale) for x in body.centroid), "; ".join(upper))


def _digits(value: float, scale: float) -> str:
    """A number, or zero where it is what rounding leaves of others."""
    return f"{value:.6g}" if abs(value) > ROUNDING * abs(scale) else "0"


def _shapes(mechanism: Mechanism) -> Iterable[Row]:
    met = {id(one) for contact in mechanism.contacts for one in (contact.first, contact.second)}
    for surface in mechanism.surfaces:
        does = "may touch" if id(surface) in met else "only drawn"
        yield (surface.name, surface.kind, surface.part or "the world", does)


def _joints(mechanism: Mechanism) -> Iterable[Row]:
    for joint in implied_joints(mechanism):
        yield (" ".join(joint.shared), joint.kind, ", ".join(joint.parts))
    for explicit in mechanism.joints.values():
        yield (explicit.name, explicit.kind, "explicit")


def _forces(mechanism: Mechanism) -> Iterable[Row]:
    if mechanism.gravity is not None:
        yield ("Gravity", "")
    for section, name in mechanism.forces:
        yield (f"{section}: {name}", "")
    for name in mechanism.drives:
        yield (f"Motions: {name}", "")
    for section, name in mechanism.onesided:
        yield (f"{section}: {name}", "")
    for name in mechanism.events:
        yield (f"Events: {name}", "")


def _contacts(system: MechanicalSystem) -> Iterable[Row]:
    """Contacts with the number of their gaps, and joints that rub."""
    pairs: dict[str, list[Unilateral]] = {}
    for contact in system.contacts:
        pairs.setdefault(contact.pair or contact.name, []).append(contact)
    for pair, gaps in pairs.items():
        first = gaps[0]
        rubs = _coefficients(first) if first.slip.numel() else "none"
        yield (pair, str(len(gaps)), rubs, f"{_number(first.restitution)}, {first.law}")
    for dry in system.frictions:
        yield (dry.name, "none", f"at most {_coefficients(dry)}", "")


def _coefficients(element: Unilateral | DryFriction) -> str:
    """Static and kinetic, or one number for both."""
    return " / ".join(dict.fromkeys((_number(element.static), _number(element.kinetic))))


def _number(value: sx.SX) -> str:
    return f"{float(value):.6g}" if value.is_constant() else "a formula"


def _steps(ready: Prepared) -> Iterable[Row]:
    """The table of the papers, part by part; freedoms are counted without redundant constraints."""
    redundant = {one.name for one in ready.rank.redundant}
    freedoms = 0
    for step in ready.model.steps:
        freedoms += sum(bring.size for bring in step.brings)
        freedoms -= sum(demand.name not in redundant for demand in step.demands)
        columns = [
            [bring.name for bring in step.brings],
            [assignment.text for assignment in step.assigns],
            [demand.text + (" (redundant)" if demand.name in redundant else "") for demand in step.demands],
        ]
        for line in range(max(1, *map(len, columns))):
            cells = [column[line] if line < len(column) else "" for column in columns]
            yield (step.part if line == 0 else "", *cells, str(freedoms) if line == 0 else "")
    drives = [name for name in _constraints(ready) if name.startswith("drive.")]
    for name in drives:
        freedoms -= 1
        yield (name.removeprefix("drive."), "", "", "follows its law", str(freedoms))


def _constraints(ready: Prepared) -> list[str]:
    return [c.name for c in (*ready.system.holonomic, *ready.system.velocity)]


def _verdict(ready: Prepared) -> Iterable[str]:
    coordinates, constraints = ready.sizes
    counts = [counted(coordinates, "coordinate"), counted(constraints, "constraint")]
    yield f"{' - '.join(counts)} = {counted(ready.mobility, 'degree')} of freedom"
    if ready.system.velocity:
        yield f"freedoms: {ready.position_freedoms} of positions, {ready.mobility} of velocities"
    yield f"coordinates: {', '.join(ready.system.coordinates)}"
    light = [ready.system.coordinates[i] for i in massless(ready.system)]
    if light:
        yield f"without mass: {', '.join(light)}; the forces on them balance"
    for one in ready.rank.redundant:
        where = _joint_name(ready.model.mechanism, one)
        yield f"redundant: {one.name}, of {where}, follows from {listed(one.others)}; it is left out"
    for name in ready.rank.singular:
        yield f"singular: at the start {name} follows from the others, but not elsewhere"
    if ready.start.moved:
        worst = max(ready.start.moved, key=lambda name: abs(ready.start.moved[name]))
        yield f"start: made consistent; {worst} moved most, by {ready.start.moved[worst]:.3g}"
    if ready.start.chosen:
        yield f"chosen: {ready.start.chosen}"
    for text in (*ready.model.mechanism.warnings, *ready.start.left_far):
        yield f"warning: {text}"
    try:
        structure = ready.equations.structure()
        size, free = len(structure.variables), counted(structure.dof, "free initial value")
        yield f"structure: {counted(size, 'equation')}, index {structure.index}, {free}"
    except BricardError as error:
        yield f"structure: {error}"


def _joint_name(mechanism: Mechanism, redundant: Redundant) -> str:
    """The joint or part that demands something redundant."""
    for joint in implied_joints(mechanism):
        if redundant.about in joint.shared and redundant.source in joint.parts:
            return f"the {joint.kind} joint {' '.join(joint.shared)} ({', '.join(joint.parts)})"
    return f"joint {redundant.source}" if redundant.source in mechanism.joints else f"part {redundant.source}"
