"""Solutions in files and tables: what was written is what is read, bit for bit, by us and by other programs."""

import csv
import dataclasses
import json
import math
import sys

import casadi as ca
import h5netcdf
import numpy as np
import pytest
import xarray
from shared import builtin

import bricard as br
from bricard.results.certificate import Certificate
from bricard.results.files import FORMAT, GROUP
from bricard.results.motion import Motion
from bricard.results.names import KEPT_ORDERS
from bricard.results.netcdf import Group, Variable
from bricard.results.netcdf_file import content
from bricard.results.tape import CODES, Tape, record_tape
from bricard.symbolic import sx

OSCILLATOR = br.DAE(
    "x y",
    lambda t, x, der, p: [der(x.x, 2) + p.k * x.x, x.y - ca.sin(x.x)],
    parameters={"k": 4.0},
    outputs=lambda t, x, der, p: {"energy": der(x.x) ** 2 / 2 + p.k * x.x**2 / 2, "jerk": der(x.x, 3), "none": -0.0},
)
BALL = br.DAE("y", lambda t, x, der: [der(x.y, 2) + 9.81], outputs=lambda t, x, der: {"speed": der(x.y)})
BOUNCE = br.Event(
    lambda t, x, der: x.y,
    direction=-1,
    action=lambda t, values: {"y": 0.0, "y'": -0.7 * values["y'"]},
)
DRIVEN = """
Title: Driven crank with all kinds of things
PhysicalParams: {l: 0.4, m: 2}
Tables: {law: {t: [0, 1, 2, 3, 4], values: [0, 0.5, -0.3, 0.2, 0.1]}}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0], W: [2, 0]}
  Rods: {OA: [l, m], AB: [3*l, m]}
  Particles: {B: 1.5}
  Collinears: {OxB: stroke}
  Springs: {BW: {stiffness: 50, length: 0.3, damping: 2}}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81, Forces: {B: [3*sin(t), 0]}}
Motions: {theta: 0.7 + law(t)}
ProblemData: {tend: 3, positions: {theta: 0.7, stroke: 1.5}, outputs: {reach: "distance(O, B)"}}
"""


def oscillator(**options):
    return br.solve_dae(OSCILLATOR, (0, 10), {"x": 1, "x'": 0.3}, **options)


def lagrangian_motion():
    s = br.Lagrangian("A[2]")
    s.particle(1.7, s.A)
    s.gravity(br.Vec2(0, -9.81))
    s.constrain(s.A.squared() - 0.64, name="rod")
    s.prescribe(s.A.x, 0.1 * br.sin(s.t) + 0.3, name="drive")
    return br.simulate(s, (0, 2), {"A": (0.3, -0.7)})


SOLUTIONS = {
    "equations": oscillator,
    "other parameters": lambda: oscillator(parameters={"k": 2.5}),
    "long double": lambda: oscillator(precision="long double", tol=1e-16),
    "times only": lambda: oscillator(keep="times", t_eval=np.linspace(0, 10, 7)),
    "times only, long double": lambda: oscillator(keep="times", t_eval=[0, 0.1, 10], precision="long double"),
    "times beside": lambda: oscillator(t_eval=np.linspace(0, 10, 7)),
    "backwards": lambda: br.solve_dae(OSCILLATOR, (3, -2), {"x": 1, "x'": 0.3}),
    "with an estimated error": lambda: oscillator(estimate_error=True),
    "bounces": lambda: br.solve_dae(BALL, (0, 3), {"y": 1, "y'": 0}, events=BOUNCE),
    "stopped by its steps": lambda: oscillator(max_steps=3),
    "stopped by a singularity": lambda: br.solve_dae(
        br.DAE("x", lambda t, x, der: [der(x.x) - x.x**2]), (0, 2), {"x": 1}
    ),
    "names that files use": lambda: br.solve_dae(
        br.DAE("time time_ bricard", lambda t, x, der: [der(x.time) - 2, x.time_ - x.time**2, x.bricard - t]),
        (0, 1),
        {"time": 1},
    ),
    "Lagrangian": lagrangian_motion,
    "driven by a table": lambda: br.simulate(br.Mechanism.parse(DRIVEN)),
    "in space": lambda: br.simulate(builtin("rscr"), 0.3),
    "redundant": lambda: br.simulate(builtin("scissor_lift"), 0.2),
    "rolling": lambda: br.simulate(builtin("carla_7_1"), 0.5),
    "gears": lambda: br.simulate(builtin("planetary_gear"), 0.2),
}
kept = {}
every_solution = pytest.mark.parametrize("kind", SOLUTIONS)


@pytest.fixture
def solution(kind):
    if kind not in kept:
        kept[kind] = SOLUTIONS[kind]()
    return kept[kind]


def names_of(solution):
    """All names with derivatives: the first ones of variables and the last that is kept, those of outputs."""
    first = solution.trajectory.segments[0]
    index, levels = first.index, first.values.shape[1]
    beyond = 0 if first.polynomials is None else first.polynomials.coefficients.shape[1] - levels
    for name, offset in zip(index.variables, index.offsets, strict=True):
        orders = {*range(min(3, offset + beyond) + 1), offset + beyond}
        yield from (f"{name}^({order})" if order else name for order in sorted(orders))
    if solution.polynomials is not None:
        yield from (name + "'" * order for name in index.outputs for order in range(KEPT_ORDERS))


def same(one, other):
    """Equal to the last bit, with the sign of zero and the places of nan."""
    one, other = np.asarray(one), np.asarray(other)
    assert one.dtype == other.dtype
    assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
    if one.dtype.kind == "f":
        assert np.array_equal(np.signbit(one), np.signbit(other))


def assert_equal_solutions(one, other):
    """All that a file keeps is equal."""
    assert type(one) is type(other)
    for name in ("success", "message", "events", "units", "names"):
        assert getattr(one, name) == getattr(other, name), name
    assert dict(one.trajectory.groups) == dict(other.trajectory.groups)
    for field in dataclasses.fields(Certificate):
        a, b = getattr(one.certificate, field.name), getattr(other.certificate, field.name)
        (same if isinstance(a, np.ndarray) else lambda a, b: None)(a, b)
        assert isinstance(a, np.ndarray) or a == b, field.name
    same(one.t, other.t)
    for a, b in zip(one.trajectory.segments, other.trajectory.segments, strict=True):
        assert dict(a.parameters) == dict(b.parameters)
        assert (a.start, a.end) == (b.start, b.end)
        same(a.values, b.values)
    if isinstance(one, Motion):
        assert (one.picture, one.description, one.drives) == (other.picture, other.description, other.drives)


# -- netCDF -------------------------------------------------------------------------------------------------------


@every_solution
@np.errstate(over="ignore", invalid="ignore")  # high derivatives next to a singularity
def test_a_solution_comes_back_bit_for_bit(solution, tmp_path):
    """Every name, every derivative, at any time, on both sides of events."""
    path = solution.save(tmp_path / "x.nc")
    loaded = br.load(path)
    assert_equal_solutions(solution, loaded)
    if solution.polynomials is None:
        times = [solution.t]
    else:
        first, last = sorted((float(solution.t[0]), float(solution.t[-1])))
        times = [np.random.default_rng(4).uniform(first, last, (5, 3)), [event.t for event in solution.events], last]
    for name in names_of(solution):
        same(solution[name], loaded[name])
        for t in times:
            for side in ("left", "right"):
                same(solution(name, t, side=side), loaded(name, t, side=side))


@every_solution
@np.errstate(over="ignore", invalid="ignore")  # high derivatives next to a singularity
def test_a_loaded_solution_can_be_saved_again(solution, tmp_path):
    """The second file holds the same as the first."""
    first = br.load(solution.save(tmp_path / "first.nc"))
    second = br.load(first.save(tmp_path / "second.nc"))
    assert_equal_solutions(first, second)
    if solution.polynomials is not None:
        for name in names_of(first):
            same(first[name], second[name])


def test_sides_of_an_event_differ(tmp_path):
    """A ball comes down with -sqrt(2 g) and goes up with 0.7 of it; the file knows both."""
    bounced = SOLUTIONS["bounces"]()
    loaded = br.load(bounced.save(tmp_path / "x.nc"))
    hit = loaded.events[0].t
    assert hit == pytest.approx(math.sqrt(2 / 9.81), rel=1e-14)
    assert loaded("speed", hit, side="left") == pytest.approx(-math.sqrt(2 * 9.81), rel=1e-13)
    assert loaded("speed", hit, side="right") == pytest.approx(0.7 * math.sqrt(2 * 9.81), rel=1e-13)
    assert loaded.events == bounced.events


def test_long_doubles_lose_nothing(tmp_path):
    """Values between two doubles survive."""
    solution = SOLUTIONS["long double"]()
    loaded = br.load(solution.save(tmp_path / "x.nc"))
    t = np.linspace(0, 10, 50)
    assert loaded("x", t).dtype == np.longdouble
    assert np.any(loaded("x", t) != loaded("x", t).astype(float))
    np.testing.assert_allclose(
        loaded("x", t), np.cos(2 * t.astype(np.longdouble)) + np.longdouble("0.15") * np.sin(2 * t), atol=1e-15
    )


def test_energies_motors_and_multipliers_survive(tmp_path):
    """What a motion answers beyond names is answered by the file as well."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    loaded = br.load(motion.save(tmp_path / "x.nc"))
    t = np.linspace(0, 3, 17)
    for field in dataclasses.fields(motion.energy(t)):
        same(getattr(motion.energy(t), field.name), getattr(loaded.energy(t), field.name))
    same(motion.motor("theta", t), loaded.motor("theta", t))
    for constraint in motion.constraints:
        same(motion.multiplier(constraint, t), loaded.multiplier(constraint, t))
    assert loaded.constraints == motion.constraints
    assert br.simulate(br.Mechanism.parse(loaded.description))("B.x", t) == pytest.approx(motion("B.x", t), abs=0)


def test_files_of_other_programs(tmp_path):
    """xarray reads times, values and units without knowing bricard."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    with xarray.open_dataset(motion.save(tmp_path / "x.nc")) as data:
        assert data.attrs["title"] == "Driven crank with all kinds of things"
        assert set(data.data_vars) == set(motion.names)
        same(data["time"].values, motion.t)
        for name in motion.names:
            same(data[name].values, motion[name])
        units = {
            name: data[name].attrs.get("units") for name in ("time", "B.x", "theta", "energy.total", "force.B.x")
        }
        assert units == {"time": "s", "B.x": "m", "theta": "rad", "energy.total": "J", "force.B.x": "N"}


def test_numbers_without_dimension_and_unknown_units(tmp_path):
    """CF's unit of a vector's component is 1; of free equations no unit is known."""
    with xarray.open_dataset(br.simulate(builtin("rscr"), 0.1).save(tmp_path / "x.nc")) as data:
        assert data["v.x"].attrs["units"] == "1"
    with xarray.open_dataset(oscillator().save(tmp_path / "y.nc")) as data:
        assert data["x"].attrs == {}


def test_sizes_follow_the_steps(tmp_path):
    """A file holds little beyond its polynomials: the coefficients, packed, and some kilobytes."""
    motion = br.simulate(builtin("pendulum"), 20, tol=1e-14)
    size = motion.save(tmp_path / "x.nc").stat().st_size
    assert size < motion.polynomials.coefficients.nbytes + motion.trajectory.segments[0].values.nbytes + 100_000


def test_saving_replaces_and_takes_texts(tmp_path):
    """A second save to the same place leaves the second solution; paths may be texts."""
    path = str(tmp_path / "x.nc")
    oscillator().save(path)
    br.solve_dae(BALL, (0, 1), {"y": 1, "y'": 0}).to_netcdf(path)
    assert br.load(path).names == ("y", "speed")


def test_a_file_does_not_keep_higher_derivatives_of_outputs_nor_equations(tmp_path):
    """What is gone is said, with a remedy."""
    loaded = br.load(br.simulate(builtin("pendulum"), 1).save(tmp_path / "x.nc"))
    with pytest.raises(br.SolutionError) as error:
        loaded("energy.total'''", 0.5)
    assert str(error.value) == (
        "energy.total''' was not kept: files have derivatives of outputs up to order 2.\n"
        "  Ask the solution that simulate() returned."
    )
    gone = "This solution comes from a file, which does not keep equations.\n  Simulate again."
    for ask in (lambda: loaded.dae, lambda: loaded.mechanics, lambda: loaded.evaluate(lambda t, x, der: t, 0)):
        with pytest.raises(br.SolutionError) as error:
            ask()
        assert str(error.value) == gone


def test_times_only_are_the_only_times(tmp_path):
    """A file of keep="times" answers at its times, and says so elsewhere."""
    loaded = br.load(oscillator(keep="times", t_eval=[0, 1, 2]).save(tmp_path / "x.nc"))
    assert loaded["x"] == pytest.approx(np.cos([0, 2, 4]) + 0.15 * np.sin([0, 2, 4]), abs=1e-9)
    with pytest.raises(br.SolutionError, match="keeps its values at t_eval only"):
        loaded("x", 0.5)


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_save_does_not_write_tables(tmp_path, kind):
    """A file is what its name says: tables are written by other methods."""
    path = tmp_path / f"x.{kind}"
    with pytest.raises(br.FileError) as error:
        oscillator().save(path)
    assert str(error.value) == (
        f"{path}: save writes netCDF, without loss.\n  Write a table with solution.to_{kind}({str(path)!r})."
    )
    assert not path.exists()


# -- files that cannot be read or written -------------------------------------------------------------------------


def other_netcdf(path):
    with h5netcdf.File(path, "w") as file:
        file.dimensions["n"] = 2
        file.create_variable("n", ("n",), data=np.arange(2.0))


def other_format(path):
    oscillator().save(path)
    with h5netcdf.File(path, "a") as file:
        file.groups[GROUP].attrs["format"] = FORMAT + 1
        file.groups[GROUP].attrs["version"] = "9.9"


def other_header(path):
    oscillator().save(path)
    with h5netcdf.File(path, "a") as file:
        file.groups[GROUP].attrs["header"] = "{"


def cut_off(path):
    oscillator().save(path)
    path.write_bytes(path.read_bytes()[:5000])


NO_NETCDF = "{path} is not a netCDF file, or it is damaged.\n  Give a file that bricard has written."
UNREADABLE = {
    "missing": (
        lambda path: None,
        "{path}: there is no such file.\n  Write one with solution.save(path).",
    ),
    "folder": (
        lambda path: path.mkdir(),
        "{path} is a folder, without results.nc in it.\n  Give a file that bricard has written.",
    ),
    "text": (lambda path: path.write_text("hello"), NO_NETCDF),
    "empty": (lambda path: path.write_bytes(b""), NO_NETCDF),
    "cut off": (cut_off, NO_NETCDF),
    "other netCDF": (
        other_netcdf,
        "{path} is a netCDF file, but not of bricard.\n  Give a file that bricard has written.",
    ),
    "other format": (
        other_format,
        f"{{path}} has format {FORMAT + 1}; this version of bricard reads format {FORMAT}.\n"
        "  Read it with bricard 9.9, or simulate again.",
    ),
    "damaged": (
        other_header,
        "{path} is damaged: its header: Invalid JSON: EOF while parsing an object at line 1 column 1.\n"
        "  Simulate again.",
    ),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_files_that_cannot_be_read(case, tmp_path):
    """Each mistake has its own message."""
    make, message = UNREADABLE[case]
    path = tmp_path / "x.nc"
    make(path)
    with pytest.raises(br.FileError) as error:
        br.load(path)
    assert str(error.value) == message.format(path=path)


# -- tables -------------------------------------------------------------------------------------------------------


def read_csv(path):
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    return head, np.array([[float(cell) for cell in row] for row in rows])


def test_csv_comes_back_bit_for_bit(tmp_path):
    """Numbers read back as they were: all names at the step points, some at other times; names with units."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    head, table = read_csv(motion.to_csv(tmp_path / "all.csv"))
    assert head[0] == "time [s]"
    assert head[1:] == [f"{n} [{motion.unit(n)}]" if motion.unit(n) else n for n in motion.names]
    same(table[:, 0], motion.t)
    for column, name in zip(table.T[1:], motion.names, strict=True):
        same(column, motion[name])
    t = np.linspace(0, 3, 7)
    head, table = read_csv(motion.to_csv(tmp_path / "some.csv", ["B", "theta'", "B.x''"], t))
    assert head == ["time [s]", "B.x [m]", "B.y [m]", "theta' [rad/s]", "B.x'' [m/s^2]"]
    same(table, np.array([t, *motion("B", t), motion("theta'", t), motion("B.x''", t)]).T)


@pytest.mark.parametrize(("names", "t", "shape"), [("B", [0, 1], (2, 3)), (["B"], 0.5, (1, 3)), ("B.x'", None, None)])
def test_tables_take_one_name_and_one_time(names, t, shape, tmp_path):
    """A single name is not a list of letters, a single time is a table of one line."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    _, table = read_csv(motion.to_csv(tmp_path / "x.csv", names, t))
    assert table.shape == (shape or (len(motion.t), 2))


def test_a_variable_may_be_called_time(tmp_path):
    """The column of times keeps its name; the variable's gets an underscore, or more where that is taken too."""
    solution = SOLUTIONS["names that files use"]()
    head, table = read_csv(solution.to_csv(tmp_path / "x.csv"))
    assert head == ["time [s]", "time__", "time_", "bricard"]
    assert table[-1].tolist() == pytest.approx([1, 3, 9, 1], abs=1e-12)
    with xarray.open_dataset(solution.save(tmp_path / "x.nc")) as data:
        assert set(data.data_vars) == {"time__", "time_", "bricard_"}


def test_the_dataset_has_values_and_units():
    """solution.dataset is the table as xarray has it."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    data = motion.dataset
    assert data["time"].attrs == {"units": "s"}
    for name in motion.names:
        same(data[name].values, motion[name])
        assert data[name].attrs == ({"units": motion.unit(name) or "1"} if name in motion.units else {})
    assert float(data["B.x"].interp(time=1.0)) == pytest.approx(motion("B.x", 1.0), abs=0.05)


def test_parquet(tmp_path):
    """Columns are exact, units stand in the fields' metadata."""
    parquet = pytest.importorskip("pyarrow.parquet")
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    table = parquet.read_table(motion.to_parquet(tmp_path / "x.parquet"))
    same(table.column("time").to_numpy(), motion.t)
    for name in motion.names:
        same(table.column(name).to_numpy(), motion[name])
        assert table.schema.field(name).metadata == {b"units": motion.unit(name).encode()}


def test_parquet_needs_pyarrow(tmp_path, monkeypatch):
    """Without it the error says what to install."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(br.FileError) as error:
        oscillator().to_parquet(tmp_path / "x.parquet")
    assert str(error.value) == "Parquet files need pyarrow.\n  Install it: pip install pyarrow."


# -- groups and units ---------------------------------------------------------------------------------------------


def test_points_stand_for_their_components():
    """sol("A", t) has one row a component; primes go with the name."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN))
    t = np.linspace(0, 3, 5)
    assert motion("B", t).shape == (2, 5)
    same(motion("B''", t), np.stack([motion("B.x''", t), motion("B.y''", t)]))
    same(motion["B'"], np.stack([motion["B.x'"], motion["B.y'"]]))
    assert motion(["B", "A"], 1.0).shape == (2, 2)
    assert motion.members("B'") == ("B.x'", "B.y'")
    assert motion.members("B.x''") == ("B.x''",)
    assert motion.members("theta") == ("theta",)
    with pytest.raises(br.SolutionError, match="'Q' is not in this solution"):
        motion.members("Q")


def test_vectors_of_equations_are_groups():
    """q stands for q[0], q[1]."""
    dae = br.DAE("q[2]", lambda t, x, der: [der(x.q[0]) - x.q[1], der(x.q[1]) + x.q[0]])
    solution = br.solve_dae(dae, (0, 1), {"q[0]": 0, "q[1]": 1})
    assert solution("q", 0.5) == pytest.approx([math.sin(0.5), math.cos(0.5)], abs=1e-12)
    assert solution.members("q''") == ("q[0]''", "q[1]''")


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("B.x", "m"),
        ("B.x'", "m/s"),
        ("B.x''", "m/s^2"),
        ("B.x^(4)", "m/s^4"),
        ("stroke'", "m/s"),
        ("theta", "rad"),
        ("theta'", "rad/s"),
        ("energy.kinetic", "J"),
        ("energy.kinetic'", "J/s"),
        ("force.B.y", "N"),
        ("reach", ""),
        ("reach'", ""),
    ],
)
def test_units_follow_derivatives(name, unit):
    """Metres become metres a second; what has no known unit has none with primes either."""
    motion = kept.setdefault("driven by a table", br.simulate(br.Mechanism.parse(DRIVEN)))
    assert motion.unit(name) == unit


# -- tapes --------------------------------------------------------------------------------------------------------

x, y = ca.SX.sym("x"), ca.SX.sym("y")
EXPRESSIONS = {
    "add": x + y,
    "sub": x - y,
    "mul": x * y,
    "div": x / y,
    "neg": -x,
    "sq": x**2,
    "inv": 1 / x,
    "pow": ca.fabs(x) ** y,
    "hypot": ca.hypot(x, y),
    "fabs": ca.fabs(x),
    "fmin": ca.fmin(x, y),
    "fmax": ca.fmax(x, y),
    "lt": x < y,
    "le": x <= y,
    "eq": ca.eq(x, y),
    "ne": ca.ne(x, y),
    "not": ca.logic_not(x > 0.3),
    "and": ca.logic_and(x > 0, y > 0),
    "or": ca.logic_or(x > 0, y > 0),
    "if_else_zero": ca.if_else(x > y, ca.sin(x), 0),
    "fmod": ca.fmod(x, y),
    "remainder": ca.remainder(x, y),
    "asin": ca.asin(x / 4),
    "acos": ca.acos(x / 4),
    "atan": ca.atan(x),
    "atan2": ca.atan2(x, y),
    "asinh": ca.asinh(x),
    "acosh": ca.acosh(1 + x**2),
    "atanh": ca.atanh(x / 4),
    "erf": ca.erf(x),
    "sqrt": ca.sqrt(ca.fabs(x)),
    "exp": ca.exp(x),
    "log": ca.log(ca.fabs(x)),
    "sin": ca.sin(x),
    "cos": ca.cos(x),
    "tan": ca.tan(x),
    "sinh": ca.sinh(x),
    "cosh": ca.cosh(x),
    "tanh": ca.tanh(x),
    "log1p": ca.log1p(ca.fabs(x)),
    "expm1": ca.expm1(x),
    "sign": ca.sign(x),
    "floor": ca.floor(x),
    "ceil": ca.ceil(x),
    "copysign": ca.copysign(x, y),
}


EARLIER = {
    "assign": lambda x, _: x,
    "twice": lambda x, _: 2 * x,
    "constpow": lambda x, y: x**y,
}


def by_casadi(expression, *rows):
    return np.array(ca.Function("f", [x, y], [expression])(*[np.asarray(row)[None] for row in rows])).ravel()


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_operations_are_those_of_casadi(name):
    """Every operation of a tape gives what CasADi computes, also at zeros, equal operands and halves."""
    tape = record_tape(EXPRESSIONS[name], ca.vertcat(x, y))
    assert name in tape.operations
    random = np.random.default_rng(3)
    special = np.array([0.5, -0.5, 1.0, -1.0, 2.0, 3.0, -3.0])
    a = np.concatenate([random.normal(size=200) * 1.2, np.repeat(special, 7)]).clip(-3.9, 3.9)
    b = np.concatenate([random.normal(size=200) * 1.2, np.tile(special, 7)])
    expected, found = by_casadi(EXPRESSIONS[name], a, b), tape(np.array([a, b]))[0]
    np.testing.assert_allclose(found, expected, rtol=4e-15, atol=4e-15)


@pytest.mark.parametrize("name", EARLIER)
def test_operations_in_files_of_earlier_versions(name):
    """They are evaluated, though none is recorded any more."""
    code, slots = np.array([CODES[name]], dtype=np.uint8), np.array([[0, 1]], dtype=np.int32)
    tape = Tape(2, code, slots, np.zeros(1), np.array([2], dtype=np.int32))
    assert tape(np.array([[1.3], [0.7]]))[0, 0] == pytest.approx(EARLIER[name](1.3, 0.7), rel=1e-15)


def test_every_operation_has_an_expression():
    """The tables above name them all."""
    assert {*EXPRESSIONS, *EARLIER, "const", "input"} == set(CODES)


def test_functions_without_an_operation_are_refused():
    """The error names the function."""
    with pytest.raises(br.ModelError, match="CasADi's function 'erfinv' is not known"):
        record_tape(ca.erfinv(x), ca.vertcat(x, y))


@pytest.mark.parametrize("size", [0, 1, 1023, 1024, 1025, 2048, 70_001])
def test_chunks_leave_no_gap(size):
    """Values do not depend on how many times are evaluated together."""
    expression = ca.sin(x) * y + ca.sqrt(x**2 + 1) / 3
    tape = record_tape(expression, ca.vertcat(x, y))
    a = np.stack([np.linspace(-3, 3, size), np.full(size, 0.7)])
    same(tape(a), np.concatenate([tape(np.array(piece)) for piece in np.array_split(a, 50, axis=1)], axis=1))
    np.testing.assert_allclose(tape(a)[0], np.sin(a[0]) * 0.7 + np.sqrt(a[0] ** 2 + 1) / 3, rtol=1e-14, atol=1e-15)


def test_long_tapes_in_short_chunks():
    """A tape longer than the cache gives what its recurrence gives, number by number."""
    first, second = sx.SX.sym("first"), sx.SX.sym("second")
    value = first
    for k in range(100_000):
        value = value + second / (k + 1.0)
    a, b = np.random.default_rng(5).normal(size=(2, 3))
    expected = a.copy()
    for k in range(100_000):
        expected += b / (k + 1.0)
    np.testing.assert_array_equal(record_tape(value, sx.vertcat(first, second))(np.array([a, b]))[0], expected)


def test_tapes_of_several_results():
    """A column of expressions gives a row of values each."""
    found = record_tape(ca.vertcat(x + y, x, 2.5, x + y), ca.vertcat(x, y))(np.array([[1.0, 2.0], [3.0, 5.0]]))
    assert found.tolist() == [[4.0, 7.0], [1.0, 2.0], [2.5, 2.5], [4.0, 7.0]]


@pytest.mark.parametrize(
    ("codes", "operands", "result"),
    [
        ([200], [[0, 1]], 2),
        ([CODES["add"]], [[0, 2]], 2),
        ([CODES["add"]], [[0, -1]], 2),
        ([CODES["sin"]], [[-1, -1]], 2),
        ([CODES["add"]], [[0, 1]], 3),
        ([CODES["add"]], [[0, 1], [0, 1]], 2),
    ],
)
def test_tapes_without_sense_are_refused(codes, operands, result):
    """Unknown operations, and operands or results that are not there, are never read from memory."""
    slots = np.array(operands, dtype=np.int32)
    tape = Tape(2, np.array(codes, dtype=np.uint8), slots, np.zeros(len(codes)), np.array([result], dtype=np.int32))
    with pytest.raises(ValueError, match=r"an unknown operation|that is not there|differ in length"):
        tape(np.ones((2, 3)))


def test_tapes_of_constants_and_of_inputs():
    """No operation at all, or only a constant."""
    at = np.array([[2.5, 2.75], [1.0, 1.0]])
    assert record_tape(x, ca.vertcat(x, y))(at).tolist() == [[2.5, 2.75]]
    assert record_tape(ca.SX(3.5), ca.vertcat(x, y))(at).tolist() == [[3.5, 3.5]]
    assert record_tape(ca.SX(1, 1), ca.vertcat(x, y))(at).tolist() == [[0, 0]]


def test_random_expressions_agree_with_casadi():
    """Deep expressions with shared parts: the tape computes what CasADi computes."""
    random = np.random.default_rng(11)
    one_operand = [ca.sin, ca.cos, ca.tanh, ca.atan, lambda u: ca.exp(-(u**2)), lambda u: ca.sqrt(1 + u**2)]
    two_operands = [lambda u, v: u + v, lambda u, v: u - v, lambda u, v: u * v, ca.fmax, ca.atan2, ca.hypot]
    for _ in range(40):
        parts = [x, y, ca.SX(float(random.normal()))]
        for _ in range(30):
            u, v = (parts[int(i)] for i in random.integers(len(parts), size=2))
            choice = int(random.integers(12))
            parts.append(one_operand[choice](u) if choice < 6 else two_operands[choice - 6](u, v))
        expression = ca.tanh(sum(parts[-6:]))
        a, b = random.normal(size=(2, 20))
        found = record_tape(expression, ca.vertcat(x, y))(np.array([a, b]))[0]
        np.testing.assert_allclose(found, by_casadi(expression, a, b), rtol=1e-9, atol=1e-12)


def test_headers_are_json(tmp_path):
    """Whoever opens the group finds a header that every language can read."""
    path = oscillator().save(tmp_path / "x.nc")
    with h5netcdf.File(path, "r") as file:
        header = json.loads(file.groups[GROUP].attrs["header"])
    assert header["versions"]["bricard"] == br.__version__
    assert header["segments"][0]["variables"] == ["x", "y"]


def test_groups_as_another_program_reads_them(tmp_path):
    """Coordinates, dimensions of the group above and without length, texts, attributes, numbers of several chunks."""
    long = np.random.default_rng(2).normal(size=(7, 100, 400))
    root = Group({"title": "Ünits"}, {"time": 3}, {"time": Variable(("time",), np.arange(3.0), {"units": "s"})})
    inner = root.group("one/two")
    inner.dimensions.update(none=0, a=7, b=100, c=400, flag=2)
    inner.variables["x"] = Variable(("time",), np.array([1.5, -0.0, np.nan]), {"units": "m", "range": [0, 2]})
    inner.variables["empty"] = Variable(("none", "time"), np.zeros((0, 3)))
    inner.variables["long"] = Variable(("a", "b", "c"), long)
    inner.variables["words"] = Variable(("flag",), np.array(["näh", ""], dtype=object))
    inner.variables["flag"] = Variable(("flag",), np.array([0, 1], dtype=np.int8))
    path = tmp_path / "x.nc"
    path.write_bytes(content(root))
    with h5netcdf.File(path, "r") as file:
        assert file.attrs["title"] == "Ünits"
        found = file["one/two"]
        assert [found.dimensions[name].size for name in ("none", "a", "b", "c", "flag")] == [0, 7, 100, 400, 2]
        assert found.dimensions["none"].isunlimited()
        assert {name: one.dimensions for name, one in found.variables.items()} == {
            name: one.dimensions for name, one in inner.variables.items()
        }
        assert found["x"].attrs["range"].tolist() == [0, 2]
        assert found["words"][...].tolist() in (["näh", ""], ["näh".encode(), b""])
        same(found["x"][...], inner.variables["x"].values)
        same(found["long"][...], long)
        same(found["flag"][...], inner.variables["flag"].values)
        assert found["long"].chunks == (3, 100, 400)
    with xarray.open_dataset(path, group="one/two") as data:
        assert list(data.coords) == ["flag"]
        assert data["words"].values.tolist() == ["näh", ""]
