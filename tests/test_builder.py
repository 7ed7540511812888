"""The compiled builder and its twin: the same program for the same equations, and the same errors."""

import math
from functools import cache

import numpy as np
import pytest
from dae_problems import akzo_nobel, angle_pendulum, pleiades, ring_modulator, robot_arm, transistor_amplifier
from engine_systems import SYSTEMS
from hypothesis import example, given, settings
from random_pieces import of_pieces
from shared import builtin

import bricard as br
from bricard.assembly.prepared import FORMULATIONS
from bricard.formulations.natural.model import natural_model
from bricard.mechanics.equations import euler_lagrange
from bricard.problems import catalogue
from bricard.symbolic.sx import OPERATIONS
from bricard.taylor import building, twin_builder
from bricard.taylor.describing import describe
from bricard.taylor.engine import compiled_module
from bricard.taylor.graph import BINARY
from bricard.taylor.program import System
from bricard.taylor.reading import NON_ANALYTIC
from bricard.taylor.tape import Tape

pytestmark = [
    pytest.mark.filterwarnings("ignore::bricard.MechanismWarning"),
    pytest.mark.skipif(compiled_module() is None, reason="there is no compiled builder here"),
]


CODE_OF = {name: code for code, name in enumerate(OPERATIONS)}
ONE_OPERAND = NON_ANALYTIC.keys() & {"fabs", "sign", "floor", "ceil", "not"}
TWO_OPERANDS = {*BINARY, "sub", "hypot", *(NON_ANALYTIC.keys() - ONE_OPERAND)}
BUILDERS = (building.build_program, twin_builder.build_program)


def assert_same_program(system, parameters):
    """All integers and numbers are equal; values of symbolic coefficients to the last bit but one."""
    compare_programs(*[build(system) for build in BUILDERS], parameters)


def compare_programs(compiled, twin, parameters):
    """Likewise, of two programs."""
    assert compiled.integers.keys() == twin.integers.keys()
    for name, array in twin.integers.items():
        assert compiled.integers[name].dtype == array.dtype
        assert np.array_equal(compiled.integers[name], array), name
    for name, column in twin.columns.items():
        for part in ("numbers", "places", "symbols"):
            found, expected = (getattr(one, part) for one in (compiled.columns[name], column))
            assert np.array_equal(found, expected, equal_nan=part == "numbers"), f"{name} {part}"
    assert compiled.affine == twin.affine
    assert compiled.input_names == twin.input_names
    assert described(compiled) == described(twin)
    found, expected = compiled.bind(parameters), twin.bind(parameters)
    for name in twin.columns:
        np.testing.assert_allclose(found[name], expected[name], rtol=3e-16, atol=0, err_msg=name)


def described(program):
    """The first nodes as formulas."""
    node_at, inputs = cache(program.node), program.input_names
    nodes = range(len(inputs), min(200, int(program.integers["sizes"][3])))
    return [describe(node_at, node, inputs) for node in nodes]


def check(dae):
    assert_same_program(dae.analysis.system_with((), dae), list(dae.parameters.values()))


# -- equations -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SYSTEMS)
def test_small_systems(name):
    """Each system is there for one thing that an engine must be able to do; some have parameters and shifts."""
    check(SYSTEMS[name]().dae)


@pytest.mark.parametrize(
    "problem", [angle_pendulum, akzo_nobel, transistor_amplifier, pleiades, robot_arm, ring_modulator]
)
def test_published_problems(problem):
    """Those of the test sets for DAEs that are not among the small systems."""
    check(problem().dae)


def test_outputs():
    """Functions that are watched stand beside the residuals."""
    dae = SYSTEMS["momentum_of_a_pendulum"]().dae
    outputs = [dae.expression(lambda t, x, der, p: br.sin(x.u) * p.m + t), dae.expression(lambda t, x, der: 3.0)]
    assert_same_program(dae.analysis.system_with(outputs, dae), [1.5, 2.0])


@pytest.mark.parametrize("name", catalogue.names())
def test_built_in_mechanisms_in_natural_coordinates(name):
    """The equations of motion of every built-in mechanism."""
    check(euler_lagrange(natural_model(builtin(name)).lagrangian.system()))


@pytest.mark.slow
@pytest.mark.parametrize("coordinates", [name for name in FORMULATIONS if name not in ("natural", "parasitic")])
@pytest.mark.parametrize("name", catalogue.names())
def test_built_in_mechanisms_in_other_coordinates(name, coordinates, monkeypatch):
    """The equations that a simulation solves."""
    made = []
    monkeypatch.setattr("bricard.dae.system.make_program", lambda system: made.append(system) or make(system))
    make = building.make_program
    br.simulate(catalogue.mechanism(name), 1e-9, coordinates=coordinates)
    for system in made:
        assert_same_program(system, [0.7 + 0.1 * k for k in range(system.parameters)])


# -- any tape ------------------------------------------------------------------------------------------------------

LEAVES = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))  # x, y, x', y', x''
A, B = len(LEAVES) + 1, len(LEAVES) + 2  # the parameters, after time
NUMBERS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.5, 0.1, 7.3, 64.0, 65.0, 1e200, 1e-200, -1e300, math.inf, math.nan)


def ints(*numbers):
    return np.array(numbers, dtype=np.int32)


class Recipe:
    """A growing tape of two variables, their derivatives, time, two parameters, and shifts."""

    def __init__(self):
        self.instructions, self.shifts = [], []
        for number in range(len(LEAVES) + 3):
            self.add("input", number)

    def add(self, name, first=0, second=0, value=0.0):
        """The number of a new instruction."""
        self.instructions.append((CODE_OF[name], first, second if name in TWO_OPERANDS else -1, value))
        return len(self.instructions) - 1

    def shift(self, root, order):
        self.shifts.append((root, order))
        return self.add("input", len(LEAVES) + 2 + len(self.shifts))

    def step(self, name, first, second, number):
        """An operation on earlier instructions, a constant, or a shift."""
        a, b = first % len(self.instructions), second % len(self.instructions)
        if name == "const":
            return self.add(name, value=NUMBERS[number % len(NUMBERS)])
        if name == "input":
            return self.shift(a, 1 + number % 2)
        return self.add(name, a, b)

    def system(self, residuals, outputs=(), jacobian=()):
        op, first, second, value = zip(*self.instructions, strict=True)
        variables, orders = zip(*LEAVES, strict=True)
        return System(
            tape=Tape(np.array(op, dtype=np.uint8), ints(*first), ints(*second), np.array(value)),
            input_names=["x", "y", "x'", "y'", "x''", "t"],
            parameters=2,
            input_variable=ints(*variables),
            input_order=ints(*orders),
            shift_root=ints(*(root for root, _ in self.shifts)),
            shift_order=ints(*(order for _, order in self.shifts)),
            offset_c=ints(0, 1),
            offset_d=ints(2, 1),
            residuals=ints(*residuals),
            outputs=ints(*outputs),
            jacobian=ints(*jacobian),
            jacobian_row=ints(*(k % 2 for k in range(len(jacobian)))),
            jacobian_column=ints(*(k // 2 % 2 for k in range(len(jacobian)))),
        )


def outcome(build, system, parameters):
    """The program, which can be bound, or the error."""
    try:
        program = build(system)
        program.bind(parameters)
        return program
    except br.ModelError as error:
        return type(error), str(error)


def assert_same_outcome(system, parameters):
    """The same program, or the same error."""
    found, expected = (outcome(build, system, parameters) for build in BUILDERS)
    if isinstance(expected, tuple):
        assert found == expected
    else:
        compare_programs(found, expected, parameters)


analytic = OPERATIONS[: CODE_OF["erf"]]
common = ["add", "sub", "mul", "neg", "sq", "div"] * 6
names = [*OPERATIONS, *analytic, *analytic, *common]


def any_recipe(pieces):
    """Steps, roots and values of the parameters."""
    values = tuple(pieces.one_of([0.0, 0.3, -1.7, 1e200, 2.0]) for _ in range(2))
    chosen = [pieces.number(0, 200) for _ in range(pieces.few(2, 8))]
    steps = range(pieces.few(1, 40))
    return [(pieces.one_of(names), *(pieces.number(0, 200) for _ in range(3))) for _ in steps], chosen, values


@given(of_pieces(any_recipe, 172))
@example(([("const", 0, 0, 13), ("mul", 0, 8, 0), ("sq", 9, 0, 0)], [0, 1], (0.3, 2.0)))
@settings(max_examples=400, deadline=None)
def test_any_expressions(case):
    """Both builders make the same of all operations on numbers, parameters and variables, or refuse the same."""
    recipe, chosen, values = case
    made = Recipe()
    for step in recipe:
        made.step(*step)
    last = [len(made.instructions) - 1 - root % len(made.instructions) for root in chosen]
    assert_same_outcome(made.system(last[:2], last[2:4], last[4:]), values)


@pytest.mark.parametrize("name", OPERATIONS[CODE_OF["add"] :])
@pytest.mark.parametrize("kind", ["numbers", "parameters", "variable and parameter", "variables"])
def test_every_operation(name, kind):
    """Of numbers, parameters and variables, in every mixture."""
    for order in (1, -1):
        made = Recipe()
        operands = {
            "numbers": (made.add("const", value=0.4), made.add("const", value=0.7)),
            "parameters": (A, B),
            "variable and parameter": (0, A),
            "variables": (0, 1),
        }[kind][::order]
        result = made.add(name, *operands)
        product = made.add("mul", result, 0)
        assert_same_outcome(made.system([product, 1], [result], [result, product]), (0.3, 0.6))


FINDINGS = {
    "The equations contain the number inf.": [("const", 0, 0, NUMBERS.index(math.inf))],
    "The equations contain the number nan.": [("const", 0, 0, len(NUMBERS) - 1)],
    "The equations use abs, which has no Taylor series.": [("fabs", 0, 0, 0)],
    "The equations use max, which has no Taylor series.": [("fmax", 0, A, 0)],
    "The equations use a comparison with ==.": [("eq", 0, 1, 0)],
    "The equations use 'erf', for which bricard has no Taylor recurrence.": [("erf", A, 0, 0)],
    "The equations use fmod, which has no Taylor series.": [("fmod", A, B, 0)],
    "A constant of the equations cannot be computed: div(1, 0): ": [("const", 0, 0, 0), ("inv", 8, 0, 0)],
    "A constant of the equations cannot be computed: log(-1): ": [("const", 0, 0, 3), ("log", 8, 0, 0)],
    "A constant of the equations cannot be computed: pow(-2.5, 0.5): ": [
        ("const", 0, 0, 7),
        ("const", 0, 0, 4),
        ("pow", 8, 9, 0),
    ],
}


@pytest.mark.parametrize("text", FINDINGS)
def test_errors(text):
    """What has no series, or no value, is named alike by both."""
    made = Recipe()
    for step in FINDINGS[text]:
        made.step(*step)
    system = made.system([len(made.instructions) - 1, 0])
    found, expected = (
        outcome(build, system, (1, 2)) for build in (building.build_program, twin_builder.build_program)
    )
    assert isinstance(found, tuple)
    assert found == expected
    assert found[1].startswith(text)


def test_parameters_without_a_value():
    """Values of parameters for which a coefficient does not exist are refused when they are bound."""
    made = Recipe()
    system = made.system([made.add("mul", 0, made.add("log", A)), 1])
    for build in BUILDERS:
        with pytest.raises(br.ModelError, match=r"cannot be computed: log\(-1\): "):
            build(system).bind((-1.0, 0.0))


# -- size ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("build", BUILDERS)
def test_long_sums_melt_into_one_node(build):
    """x y + 2 x y + ... + n x y + n, added one by one, is one node; the work does not grow with the square of n."""
    count = 20_000
    made = Recipe()
    product, sine = made.add("mul", 0, 1), made.add("sin", 0)
    total = sine
    for k in range(1, count + 1):
        term = made.add("mul", product, made.add("const", value=float(k)))
        total = made.add("add", total, made.add("add", term, made.add("const", value=1.0)))
    program = build(made.system([total, 1]))
    bound = program.bind((0.0, 0.0))
    row = int(bound["residual_node"][0]) - len(program.input_names)
    assert bound["constant"][row] == count
    start, end = bound["product_start"][row : row + 2]
    terms = bound["product_scale"][start:end].tolist() or bound["linear_scale"].tolist()
    assert count * (count + 1) / 2 in terms
    assert int(bound["sizes"][3]) <= len(program.input_names) + 4
