"""A mechanism with other values of its parameters, or another start, is read by what has changed: as if read anew.

The oracles are `Mechanism.with_parameters` and `Mechanism.from_data`, which read all of the file: the same contents,
or the same complaint.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import cycle
from types import FunctionType

import pytest
from shared import builtin

from bricard.errors import SpecError
from bricard.library.bodies import PARTS
from bricard.library.contact_shapes import SHAPES
from bricard.library.drives import DRIVES
from bricard.library.events import EVENTS
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.library.onesided import ONESIDED
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanism.contents import Contents
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.problems import catalogue

OTHERS = (lambda value: 1.01 * value + 0.01, lambda value: 0.0, lambda value: -value - 1)


def shown(value):
    """A value of a mechanism with all that it is made of, also where equality means identity."""
    if isinstance(value, (float, str, int)):
        return value
    if (names := names_of(type(value))) is not None:
        return type(value), [shown(getattr(value, name)) for name in names]
    if isinstance(value, (tuple, list)):
        return [shown(one) for one in value]
    if isinstance(value, Mapping):
        return {name: shown(one) for name, one in value.items()}, list(value)
    if isinstance(value, FunctionType):
        return value.__code__, [shown(cell.cell_contents) for cell in value.__closure__ or ()]
    own = getattr(value, "__dict__", None)
    return (type(value), shown(own)) if own is not None and type(value).__eq__ is object.__eq__ else value


@cache
def names_of(kind):
    """The names of what a dataclass consists of; None of others."""
    return [one.name for one in fields(kind)] if is_dataclass(kind) else None


def outcome(read):
    """What was read, and what may not be meant so; or what is wrong."""
    try:
        mechanism = read()
    except SpecError as error:
        return str(error)
    contents = {one.name: shown(getattr(mechanism, one.name)) for one in fields(Contents) if one.name != "document"}
    return contents | {"document": mechanism.document, "warnings": mechanism.warnings}


def check(mechanism, **parameters):
    """The same by what has changed and by all of the file."""
    again = outcome(lambda: mechanism.with_values(parameters, {}))
    assert again == outcome(lambda: mechanism.with_parameters(**parameters))
    return again


@pytest.mark.parametrize("name", catalogue.names())
def test_every_parameter_of_built_in_mechanisms(name):
    """By turns larger, zero and negative."""
    mechanism = builtin(name)
    for (parameter, value), change in zip(mechanism.parameters.items(), cycle(OTHERS), strict=False):
        check(mechanism, **{parameter: change(value)})


def with_run(mechanism, **words):
    """The mechanism with other words in its ProblemData."""
    data = plain(mechanism.document)
    return Mechanism.from_data({**data, "ProblemData": {**data.get("ProblemData", {}), **words}})


@pytest.mark.parametrize("name", catalogue.names())
def test_another_start_of_built_in_mechanisms(name):
    """All given values moved, and held; then at another time."""
    mechanism = builtin(name)
    old = mechanism.start
    positions = {one: value + 0.1 for one, value in old.positions.items()}
    words = {
        "t0": old.t0, "positions": positions, "velocities": old.velocities,
        "fixedpositions": dict.fromkeys([*old.fixed_positions, *positions]),
        "fixedvelocities": dict.fromkeys(old.fixed_velocities),
    }  # fmt: skip
    moved = outcome(lambda: mechanism.starting(positions, fixed=tuple(positions)))
    assert moved == outcome(lambda: with_run(mechanism, **words))
    later = outcome(lambda: mechanism.at_time(0.25, 0.5))
    assert later == outcome(lambda: with_run(mechanism, t0=0.25, tend=0.5))


@pytest.mark.parametrize(
    "positions",
    [{"phi": "30 deg"}, {"phi": "30 mm"}, {"phi": "pi/6"}, {"phy": 1.0}, {"A.x": 1.0}, {"O.x": 1.0}, {"A.y": 10**80}],
)
def test_starts_that_are_texts_or_wrong(positions):
    """Units are looked at, names and what is fixed are checked; what is wrong is told as of a file."""
    mechanism = builtin("hoekens_linkage")
    words = {"t0": mechanism.start.t0, "positions": {**mechanism.start.positions, **positions}}
    assert outcome(lambda: mechanism.starting(positions)) == outcome(lambda: with_run(mechanism, **words))


# --------------------------------------------------------------------------------------------- kinds


def numbers(data, path=()):
    """Where numbers stand in data of a file."""
    if isinstance(data, Mapping):
        return [found for name, value in data.items() for found in numbers(value, (*path, name))]
    if isinstance(data, (list, tuple)):
        return [found for i, value in enumerate(data) for found in numbers(value, (*path, i))]
    return [path] if isinstance(data, (int, float)) and not isinstance(data, bool) else []


def with_parameter(data, path):
    """The data with a parameter p for the number at a path."""
    if not path:
        return "p"
    first, *others = path
    items = data.items() if isinstance(data, Mapping) else enumerate(data)
    changed = {name: with_parameter(value, others) if name == first else value for name, value in items}
    return changed if isinstance(data, Mapping) else list(changed.values())


def at(data, path):
    for part in path:
        data = data[part]
    return data


def kinds():
    """Every kind by its table: sections of a file with its sample, by dimension."""
    tables = (PARTS, FORCES, DRIVES, ONESIDED, EVENTS)
    for section, kind in ((section, kind) for table in tables for section, kind in table.items()):
        group = "PartData" if section in PARTS else getattr(kind, "group", None)
        for dimension, sample in kind.samples.items():
            entry = {section: {NAME: sample.words}}
            yield f"{section}-{dimension}", dimension, sample.beside, {group: entry} if group else entry
    for word, kind in JOINTS.items():
        for dimension, sample in kind.samples.items():
            entry = {"PartData": {"Joints": {NAME: {"type": word, **sample.words}}}}
            yield f"{word}-{dimension}", dimension, sample.beside, entry
    for word, kind in SHAPES.items():
        for dimension, sample in kind.samples.items():
            yield f"{word}-{dimension}", dimension, sample.beside, {"Shapes": {"follower": sample.words}}
    for dimension in (2, 3):
        yield f"parts-{dimension}", dimension, {}, pair(dimension)


CASES = [pytest.param(*case, id=name) for name, *case in kinds()]


@pytest.mark.parametrize(("dimension", "beside", "entry"), CASES)
def test_every_number_of_every_kind(dimension, beside, entry):
    """Each number of a sample as a parameter."""
    whole = with_sections(with_sections(pair(dimension), beside), entry)
    for path in numbers(entry):
        if path == ("Dimension",):
            continue
        value = at(entry, path)
        mechanism = Mechanism.from_data(with_parameter(whole, path) | {"PhysicalParams": {"p": value}})
        for change in OTHERS:
            check(mechanism, p=change(value))


# --------------------------------------------------------------------------------------- what changes


def test_a_value_that_makes_a_file_invalid_is_told_as_by_a_fresh_reading():
    """A part of a mechanism with contacts that cannot be made; a formula; a parameter made of another one."""
    disc = """
PhysicalParams: {r: 0.1, m: 2, k: 3, free: k - 1}
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[r]], Dyna: [0, m, m*r**2/2]}}}
AppliedForces: {Gravity: , Forces: {G: [t/free, 0]}}
Shapes: {GA: {circle: r}, floor: {line: [[-1, 0], [1, 0]]}}
Contacts: {any: {friction: 0.3, restitution: 0.5}}
ProblemData: {tend: 1, positions: {G: [0, 1]}}
"""
    mechanism = Mechanism.parse(disc)
    assert "the mass is -1" in check(mechanism, m=-1.0)
    assert "division by zero" in check(mechanism, k=1.0)
    assert "the radius is -1" in check(mechanism, r=-1.0, m=1.0)
    assert check(mechanism, m=3.0)["bodies"][0]["GA"]


@pytest.mark.parametrize(
    "more",
    [
        {"PartData": {"Points": {"M": "A/(a - 1)"}}},
        {"ProblemData": {"outputs": {"w": "A.x/(a - 1)"}}},
        {"Events": {"end": {"when": "A.x/(a - 1)", "end": True}}},
        {"Motions": {"theta": "t/(a - 1)"}},
        {"Tables": {"lift": {"t": [0, "1/(a - 1)", 2, 3], "values": [0, 1, 1, 0]}}},
        {"ProblemData": {"velocities": {"theta": "1/(a - 1)"}}},
        {"PartData": {"Rigids": {"one": {"points": ["B", "u", "v"], "Geom": [[1, 0], [1, "1/(a - 1)"]]}}}},
    ],
    ids=str,
)
def test_every_section_is_looked_at(more):
    """What is not defined for one value of a parameter; of two parts that share vectors, the angle between them."""
    two = {"points": ["A", "u", "v"], "Geom": [[0, 1], [-1, 1]]}
    data = {
        "Dimension": 2,
        "PhysicalParams": {"a": 2},
        "PartData": {
            "Fixed": {"O": [0, 0]},
            "Rods": {"OA": [1, 1]},
            "Angles": {"theta": "OA"},
            "Rigids": {"two": two},
        },
        "ProblemData": {"tend": 1, "positions": {"theta": 1}},
    }
    mechanism = Mechanism.from_data(with_sections(data, more))
    assert "division by zero" in check(mechanism, a=1.0)
    check(mechanism, a=3.0)


def test_parts_agree_on_the_angle_between_vectors_that_they_share():
    """It follows another value in one of them only."""
    mechanism = Mechanism.parse("""
PhysicalParams: {a: 1}
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {Ouv: {Geom: [[1, 0], [a, 1]]}, Auv: {Geom: [[0, 1], [-1, 1]], Dyna: [0, 1, 1]}}
ProblemData: {tend: 1, positions: {u: [1, 0], A: [1, 0]}}
""")
    assert "the angle between u and v is 26.5651 degrees in 'Ouv', but 45 in 'Auv'" in check(mechanism, a=2.0)


SPRINGS = """
PhysicalParams: {m: 0.1, n: 0, c: 2, k: 10}
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 1]}
  Springs: {OA: {stiffness: k, mass: m}, AB: {stiffness: k, length: 0.5, mass: n}, OB: {stiffness: k, mass: 0.3}}
  Dampers: {AB: c, OB: c}
  Particles: {B: 1}
ProblemData: {tend: 1, positions: {A: [1, 0], B: [1.5, 0]}}
"""


def test_springs_come_and_go_as_parts():
    """A spring is a part if it has a mass; the name of a rod is taken."""
    mechanism = Mechanism.parse(SPRINGS)
    assert list(mechanism.bodies) == ["OA", "B", "OA_spring", "OB"]
    assert check(mechanism, n=0.2)["bodies"][1] == ["OA", "B", "OA_spring", "AB", "OB"]
    assert check(mechanism, m=0.0)["bodies"][1] == ["OA", "B", "OB"]
    for changed in ({"c": 3.0}, {"k": 5.0}, {"m": 0.4}, {"m": 0.0, "n": 0.2}, {"k": -1.0}, {"c": -1.0}):
        check(mechanism, **changed)


def test_a_part_that_shapes_weigh_keeps_its_mass():
    """Another length of a vector does not move anything, and nothing of the mass that follows from a density."""
    mechanism = Mechanism.parse("""
PhysicalParams: {s: 2, l: 0.5}
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {OAu: {Geom: [[l], [0, s]]}}
Shapes: {OAu: {box: [0.4, 0.1], thickness: 0.1, density: 100}}
ProblemData: {tend: 1, positions: {A: [0.5, 0]}}
""")
    mass = mechanism.bodies["OAu"].mass
    assert mass > 0
    for changed in ({"s": 3.0}, {"l": 0.7}, {"s": 1.0, "l": 0.3}):
        check(mechanism, **changed)
        assert mechanism.with_values(changed, {}).bodies["OAu"].mass == pytest.approx(mass)


def test_fixed_points_of_a_joint_must_stay_together():
    """Both ends of a joint on the ground are the same place; another value takes them apart."""
    mechanism = Mechanism.parse("""
PhysicalParams: {a: 1}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], P: [1, 0], Q: [a, 0]}
  Rods: {OA: [1, 1]}
  Joints: {weld: {type: pin, points: [P, Q]}}
ProblemData: {tend: 1, positions: {A: [1, 0]}}
""")
    assert "P and Q are both fixed" in check(mechanism, a=2.0)


def test_inputs_take_other_numbers():
    """Of two inputs one changes, and a table is a number of a parameter."""
    mechanism = Mechanism.parse("""
PhysicalParams: {p: 2}
Inputs: {u: p, v: 3, w: {t: [0, 1, 2, 3], values: [0, p, 1, 0]}}
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}, Angles: {theta: OA}}
AppliedForces: {Torques: {OA: u + v + w}}
ProblemData: {tend: 1, positions: {theta: 1}}
""")
    check(mechanism, p=5.0)
    again = mechanism.with_values({}, {"v": 7.0})
    assert again.inputs == {**mechanism.inputs, "v": 7.0}
    assert Mechanism.parse(again.text()).inputs == again.inputs
    assert again.with_values({"p": 1.0}, {}).inputs == {"u": 1.0, "v": 7.0, "w": ((0, 1, 2, 3), (0, 1, 1, 0))}
