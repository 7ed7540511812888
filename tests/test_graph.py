"""Graphs, plans and programs: canonical form, fusing, parameters, evaluation by need, and nodes as text."""

from __future__ import annotations

import math

import casadi as ca
import numpy as np
import pytest
from engine_systems import SYSTEMS
from engines import ENGINES, bound, discrepancy, every_engine, expand
from hypothesis import assume, given, settings
from operations import OPERATIONS
from random_pieces import of_pieces

import bricard as br
from bricard.taylor import recurrences
from bricard.taylor.coefficients import FUNCTIONS, CoefficientTable, Symbolic
from bricard.taylor.describing import describe
from bricard.taylor.fusing import fuse
from bricard.taylor.graph import (
    CHAINS,
    QUOTIENTS,
    Builder,
    Function,
    Input,
    Poly,
    Shift,
    Term,
    operands,
    references,
)
from bricard.taylor.plan import ALWAYS, make_plan
from bricard.taylor.program import CODES
from bricard.taylor.reading import COMPOSED, NON_ANALYTIC, SAME_NAME

LEAVES = 3  # x, y and time


def new_builder(parameters=0):
    return Builder(LEAVES, CoefficientTable(parameters))


@pytest.fixture
def builder():
    return new_builder()


X, Y, T = (Term(1.0, number) for number in range(LEAVES))


# -- canonical form ----------------------------------------------------------------------------------


EQUAL = {
    "x + y": (lambda b: b.add(X, Y), lambda b: b.add(Y, X)),
    "x y": (lambda b: b.mul(X, Y), lambda b: b.mul(Y, X)),
    "5 x": (lambda b: b.add(b.mul(2.0, X), b.mul(X, 3.0)), lambda b: b.mul(5.0, X)),
    "x - x": (lambda b: b.add(X, b.mul(-1.0, X)), lambda b: 0.0),
    "0 x": (lambda b: b.mul(0.0, X), lambda b: 0.0),
    "0 / x": (lambda b: b.div(0.0, X), lambda b: 0.0),
    "-(-x)": (lambda b: b.mul(-1.0, b.mul(-1.0, X)), lambda b: X),
    "x + 0": (lambda b: b.add(X, 0.0), lambda b: X),
    "-(x y)": (lambda b: b.mul(-1.0, b.mul(X, Y)), lambda b: b.mul(b.mul(-1.0, X), Y)),
    "6 x y": (lambda b: b.mul(b.mul(2.0, X), b.mul(3.0, Y)), lambda b: b.mul(6.0, b.mul(Y, X))),
    "x / (2 y)": (lambda b: b.div(X, b.mul(2.0, Y)), lambda b: b.mul(0.5, b.div(X, Y))),
    "3 / (2 y)": (lambda b: b.div(3.0, b.mul(2.0, Y)), lambda b: b.mul(1.5, b.div(1.0, Y))),
    "x / 4": (lambda b: b.div(X, 4.0), lambda b: b.mul(0.25, X)),
    "x^1": (lambda b: b.power(X, 1.0), lambda b: X),
    "x^0": (lambda b: b.power(X, 0.0), lambda b: 1.0),
    "x^2": (lambda b: b.power(X, 2.0), lambda b: b.mul(X, X)),
    "x^4": (lambda b: b.power(X, 4.0), lambda b: b.power(b.mul(X, X), 2.0)),
    "x^-2": (lambda b: b.power(X, -2.0), lambda b: b.div(1.0, b.mul(X, X))),
    "x^2.5": (lambda b: b.power(X, 2.5), lambda b: b.mul(b.mul(X, X), b.apply("sqrt", X))),
    "x^-0.5": (lambda b: b.power(X, -0.5), lambda b: b.mul(b.div(1.0, X), b.apply("sqrt", X))),
    "(-x)^3": (lambda b: b.power(b.mul(-1.0, X), 3.0), lambda b: b.mul(-1.0, b.power(X, 3.0))),
    "(3 x)'": (lambda b: b.shift(b.mul(3.0, X), 1), lambda b: b.mul(3.0, b.shift(X, 1))),
    "4'": (lambda b: b.shift(4.0, 1), lambda b: 0.0),
    "exp(2 x)": (lambda b: b.apply("exp", b.add(X, X)), lambda b: b.apply("exp", b.mul(2.0, X))),
    "2^x": (lambda b: b.power(2.0, X), lambda b: b.apply("exp", b.mul(math.log(2.0), X))),
}
"""Pairs of spellings of one thing."""


@pytest.mark.parametrize("text", EQUAL)
def test_one_thing_has_one_node(text, builder):
    """Two spellings of one expression give the same value, and the second one no further node."""
    first, second = EQUAL[text]
    value = first(builder)
    count = len(builder.nodes)
    other = second(builder)
    assert other == value
    assert len(builder.nodes) == count


@pytest.mark.parametrize("name", sorted(CHAINS | QUOTIENTS | {"sqrt"}))
def test_function_is_made_once(name, builder):
    """A function of one argument is one node, together with what its recurrence needs."""
    value = builder.apply(name, X)
    count = len(builder.nodes)
    assert builder.apply(name, X) == value
    assert len(builder.nodes) == count


@pytest.mark.parametrize(("first", "second"), [("sin", "cos"), ("cos", "sin"), ("sinh", "cosh"), ("cosh", "sinh")])
def test_partners_come_together(first, second, builder):
    """Sine and cosine of one argument are two neighbouring nodes, whichever is asked for first."""
    builder.apply(first, X)
    count = len(builder.nodes)
    one, other = builder.apply(first, X), builder.apply(second, X)
    assert len(builder.nodes) == count == LEAVES + 2
    assert abs(one.node - other.node) == 1
    assert builder.partner[one.node] == other.node


def test_sums_products_and_signs_are_one_node(builder):
    """c + d x + e x y is a single node, whatever its signs and factors."""
    product = builder.mul(builder.mul(-3.0, X), builder.mul(2.0, Y))
    total = builder.add(builder.add(1.5, builder.mul(-1.0, X)), product)
    roots = [total.node]
    kept = fuse(builder.nodes, roots, range(LEAVES), references, builder.partner).nodes
    assert list(kept.values()) == [Poly(1.5, ((-1.0, 0),), ((-6.0, 0, 1),))]


def test_long_sums_melt_into_one_node(builder):
    """x + (y + (x y + (t + 2 x))) is one node if its parts are used nowhere else."""
    total = builder.mul(2.0, X)
    for term in (T, builder.mul(X, Y), Y, X):
        total = builder.add(term, total)
    kept = fuse(builder.nodes, [total.node], range(LEAVES), references, builder.partner).nodes
    assert list(kept.values()) == [Poly(0.0, ((3.0, 0), (1.0, 1), (1.0, 2)), ((1.0, 0, 1),))]


def test_sum_that_is_used_twice_is_kept(builder):
    """A sum with two users is computed once, and a root is never melted away."""
    shared = builder.add(X, builder.mul(X, Y))
    one = builder.add(shared, T)
    other = builder.apply("sqrt", shared)
    kept = fuse(builder.nodes, [one.node, other.node], range(LEAVES), references, builder.partner).nodes
    assert {shared.node, one.node, other.node} <= set(kept)
    kept = fuse(builder.nodes, [shared.node, one.node], range(LEAVES), references, builder.partner).nodes
    assert set(kept) == {shared.node, one.node}


def test_tangent_keeps_its_square(builder):
    """1 + tan^2, which carries the history of tan, is not melted into a sum that uses it."""
    tangent = builder.apply("tan", X)
    square = Term(1.0, builder.partner[tangent.node])
    total = builder.add(square, Y)
    kept = fuse(builder.nodes, [total.node], range(LEAVES), references, builder.partner).nodes
    assert {tangent.node, square.node, total.node} == set(kept)


# -- the tables --------------------------------------------------------------------------------------


def test_tables_agree():
    """Every function of the graph can be written, has a code, a value and a constant form."""
    functions = CHAINS | QUOTIENTS | {"sqrt", "atan2"}
    assert functions <= SAME_NAME
    assert functions <= CODES.keys()
    assert functions | {"div", "inv"} == recurrences.VALUES.keys()
    assert FUNCTIONS.keys() >= SAME_NAME
    assert not SAME_NAME & COMPOSED.keys()
    assert not (SAME_NAME | COMPOSED.keys()) & NON_ANALYTIC.keys()


@pytest.mark.parametrize("name", sorted(SAME_NAME | COMPOSED.keys()))
def test_operation_on_constants(name):
    """An operation on numbers is the number, and no node is made for it."""
    operation = OPERATIONS[name]
    for point in operation.points:
        dae = br.DAE("y", lambda t, x, der, point=point: [x.y - operation.write(*map(ca.SX, point))])
        expected = float(operation.exact(*point))
        assert expand(dae, ENGINES["twin"], {}, stages=2).coefficients[0, 0] == pytest.approx(expected, rel=1e-15)


@pytest.mark.parametrize("name", sorted(SAME_NAME | COMPOSED.keys()))
def test_operation_on_parameters(name):
    """An operation on parameters is a number as soon as they have values, and changes with them."""
    operation = OPERATIONS[name]
    names = "ab"[: operation.arity]

    def equations(t, x, der, p):
        return [x.y - operation.write(*[p[name] for name in names])]

    dae = br.DAE("y", equations, parameters=dict(zip(names, operation.points[0], strict=True)))
    assert bound(dae)["sizes"].tolist()[2] <= 3  # y, time, and the residual
    for point in operation.points:
        parameters = dict(zip(names, point, strict=True))
        found = expand(dae, ENGINES["twin"], {}, parameters=parameters, stages=2).coefficients[0, 0]
        assert found == pytest.approx(float(operation.exact(*point)), rel=1e-15)


# -- random graphs -----------------------------------------------------------------------------------


UNARY = sorted(CHAINS | QUOTIENTS | {"sqrt", "neg", "shift", "scale"})
NAMES_OF_STEPS = [*UNARY, *["add", "mul", "div", "atan2"] * 4]
MOST_PIECES = 90


def random_recipe(pieces):
    return [
        (pieces.one_of(NAMES_OF_STEPS), pieces.number(0, 60), pieces.number(0, 60), pieces.number(1, 2))
        for _ in range(pieces.few(1, 20))
    ]


recipes = of_pieces(random_recipe, MOST_PIECES)


def build(recipe):
    """A builder and the values that a recipe makes, leaves first."""
    builder = new_builder()
    made = [X, Y, T]
    for name, first, second, number in recipe:
        a, b = made[first % len(made)], made[second % len(made)]
        if name == "shift":
            value = builder.shift(a, number)
        elif name == "neg":
            value = builder.mul(-1.0, a)
        elif name == "scale":
            value = builder.mul(number + 0.5, a)
        else:
            value = builder.apply(name, a, b) if name in ("add", "mul", "div", "atan2") else builder.apply(name, a)
        if isinstance(value, Term):
            made.append(value)
    return builder, made


def evaluate(nodes, at):
    """Values of numbered nodes, operands first; a shift is replaced by some number that belongs to its source."""
    values = dict(enumerate(at))
    for number in sorted(nodes):
        node = nodes[number]
        if isinstance(node, Poly):
            value = node.constant + sum(scale * values[x] for scale, x in node.linear)
            value += sum(scale * values[x] * values[y] for scale, x, y in node.products)
        elif isinstance(node, Shift):
            value = math.atan(values[node.source]) + node.order
        elif isinstance(node, Function):
            value = recurrences.VALUES[node.name](*[values[x] for x in node.operands])
        elif isinstance(node, Input):
            continue
        values[number] = float(value)
    return values


@given(recipes)
@settings(max_examples=150, deadline=None)
def test_fusing_changes_no_value(recipe):
    """The kept nodes are enough to compute the roots, and they give the same values."""
    builder, made = build(recipe)
    roots = {value.node for value in made[-3:] if value.node >= LEAVES}
    kept = fuse(builder.nodes, roots, range(LEAVES), references, builder.partner).nodes
    assert roots <= kept.keys()
    with np.errstate(all="ignore"):
        complete = evaluate(dict(enumerate(builder.nodes)), (0.7, 0.3, 0.2))
        fused = evaluate(kept, (0.7, 0.3, 0.2))
    for number in kept:
        assume(math.isfinite(complete[number]))
        assert fused[number] == pytest.approx(complete[number], rel=1e-9, abs=1e-9)


@given(recipes)
@settings(max_examples=100, deadline=None)
def test_building_twice_gives_nothing_new(recipe):
    """A graph holds every node once: the same operations again leave it as it is."""
    builder, made = build(recipe)
    nodes = list(builder.nodes)
    assert len(set(nodes)) == len(nodes)
    assert all(operand < number for number, node in enumerate(nodes) for operand in operands(node))
    again, other = build(recipe)
    assert again.nodes == nodes
    assert other == made


# -- plans -------------------------------------------------------------------------------------------


def wanted(nodes, roots, partner):
    """The least needs that satisfy every user, found by repetition until nothing changes."""
    need = {}
    for number, order in roots:
        need[number] = max(order, need.get(number, order))
    changed = True
    while changed:
        before = dict(need)
        for number, node in nodes.items():
            if number not in need:
                continue
            users = [(x, need[number] + (node.order if isinstance(node, Shift) else 0)) for x in operands(node)]
            if isinstance(node, Function) and node.companion >= 0:
                users.append((node.companion, need[number]))
            if number in partner:
                users.append((partner[number], need[number]))
            for x, order in users:
                need[x] = max(order, need.get(x, order))
        changed = need != before
    return need


def known_orders(nodes, availability):
    """The highest known order of each node: the least of its operands', less by the order of a shift."""

    def of(number):
        if number < len(availability):
            return availability[number]
        node = nodes[number]
        least = min(map(of, operands(node)), default=ALWAYS)
        return least if least == ALWAYS else least - (node.order if isinstance(node, Shift) else 0)

    return {number: of(number) for number in nodes}


def planned(pieces):
    """Kept nodes of a random graph with a plan, for roots of random need and inputs known far enough."""
    builder, made = build(random_recipe(pieces))
    chosen = [value.node for value in made[-3:] if value.node >= LEAVES]
    assume(chosen)
    kept = fuse(builder.nodes, chosen, range(LEAVES), references, builder.partner).nodes
    roots = [(node, pieces.number(0, 3)) for node in chosen]
    need = wanted(kept, roots, builder.partner)
    availability = [need.get(leaf, 0) + pieces.number(0, 1) for leaf in range(LEAVES - 1)] + [ALWAYS]
    return kept, roots, builder.partner, availability, make_plan(kept, availability, roots, [], builder.partner)


@given(of_pieces(planned, MOST_PIECES))
@settings(max_examples=150, deadline=None)
def test_needs_are_the_least_that_serve_all_users(case):
    """Every node is evaluated as far ahead as its most demanding user wants, and no further."""
    kept, roots, partner, _, plan = case
    need = wanted(kept, roots, partner)
    assert {number: plan.need[number] for number in kept} == {number: need[number] for number in kept}
    for number, node in kept.items():
        extra = node.order if isinstance(node, Shift) else 0
        assert all(plan.need[x] >= plan.need[number] + extra for x in operands(node))


@given(of_pieces(planned, MOST_PIECES))
@settings(max_examples=150, deadline=None)
def test_dirty_nodes_depend_on_the_unknowns(case):
    """A node changes with the solve of a stage just if its need is all that is known of it."""
    kept, _, _, availability, plan = case
    known = known_orders(kept, availability)
    assert all(known[number] >= plan.need[number] for number in kept)
    assert plan.dirty == {number for number in kept if known[number] == plan.need[number]}
    assert plan.silent <= plan.dirty
    affine = {number for number in plan.dirty if plan.degree[number] <= 1}
    assert plan.silent <= affine
    assert all(plan.degree[number] == 0 for number in kept if number not in plan.dirty)


@given(of_pieces(planned, MOST_PIECES))
@settings(max_examples=150, deadline=None)
def test_evaluation_order_respects_dependencies(case):
    """Operands that are wanted in the same stage come before their users; higher needs come first."""
    kept, _, _, _, plan = case
    assert sorted(plan.order) == sorted(kept)
    place = {number: place for place, number in enumerate(plan.order)}
    for number, node in kept.items():
        for x in operands(node):
            assert x < LEAVES or place[x] < place[number]
    needs = [plan.need[number] for number in plan.order]
    assert needs == sorted(needs, reverse=True)
    for need in set(needs):
        shifts = [isinstance(kept[n], Shift) for n in plan.order if plan.need[n] == need]
        assert shifts == sorted(shifts, reverse=True)


@given(of_pieces(planned, MOST_PIECES))
@settings(max_examples=150, deadline=None)
def test_operands_of_products_last(case):
    """What a convolution or a function reads later is kept up to date after the solve."""
    kept, _, _, _, plan = case
    for node in kept.values():
        if isinstance(node, Poly):
            assert {x for _, a, b in node.products for x in (a, b)} <= plan.lasting
        elif isinstance(node, Function):
            assert {*node.operands} <= plan.lasting


@pytest.mark.parametrize("name", SYSTEMS)
def test_plan_of_a_system(name):
    """In the program of a system no node is wanted beyond what the equations determine, shifts included."""
    analysis = SYSTEMS[name]().dae.analysis
    program, structure = analysis.program, analysis.structure
    arrays = program.integers
    size, inputs, nodes, _ = arrays["sizes"]
    need = arrays["need"]
    d = arrays["offset_d"]
    assert size == structure.size
    np.testing.assert_array_equal(need[: inputs - 1], d[arrays["input_variable"]] - arrays["input_order"])
    assert np.all(need[arrays["residual_node"]] >= structure.c)
    for row in range(nodes - inputs):
        sources = arrays["edge_source"][slice(*arrays["edge_start"][row : row + 2])]
        assert np.all(need[sources[sources != inputs - 1]] >= need[inputs + row])
    assert np.all(np.diff(d) <= 0)


# -- parameters --------------------------------------------------------------------------------------


def test_coefficients_are_interned():
    """Equal expressions of parameters are one object, computed once, in any order of their operands."""
    table = CoefficientTable(2)
    p, q = table.parameter(0), table.parameter(1)
    assert p + q is q + p
    assert p * q is q * p
    assert (p + q) * 2.0 is (q + p) * 2.0
    assert p * 1.0 is p
    assert p + 0.0 is p
    assert p * 0.0 == 0.0
    assert isinstance(p / q, Symbolic)
    assert p / q is not q / p
    assert table.values(np.array([3.0, 4.0]))[(p / q).number] == 0.75
    assert table.values(np.array([3.0, 4.0]))[((p + q) * 2.0).number] == 14.0


@pytest.mark.parametrize(
    ("name", "operand", "text"),
    [
        ("div", (1.0, 0.0), "div(1, 0)"),
        ("log", (-1.0,), "log(-1)"),
        ("pow", (-2.0, 0.5), "pow(-2, 0.5)"),
        ("exp", (1e3,), "exp(1000)"),
    ],
)
def test_constant_that_does_not_exist(name, operand, text):
    """A constant that is not a finite real number is refused with the numbers that it is made of."""
    with pytest.raises(br.ModelError) as refusal:
        CoefficientTable(0).apply(name, *operand)
    assert str(refusal.value).startswith(f"A constant of the equations cannot be computed: {text}: ")
    assert str(refusal.value).endswith("\n  Check the numbers and parameter values in the equations.")


def systems_with_parameters():
    return [name for name, make in SYSTEMS.items() if make().dae.parameters]


@every_engine
@pytest.mark.parametrize("factor", [0.5, 1.25, 3.0])
@pytest.mark.parametrize("name", systems_with_parameters())
def test_changing_a_parameter_equals_rebuilding(name, factor, engine):
    """A system with other parameter values is the system that was built with these values."""
    problem = SYSTEMS[name]()
    for parameter, value in problem.dae.parameters.items():
        changed = {parameter: value * factor}
        rebuilt = SYSTEMS[name].__wrapped__().dae
        rebuilt.parameters.update(changed)
        found = expand(problem.dae, ENGINES[engine], problem.initial, parameters=changed, stages=8)
        expected = expand(rebuilt, ENGINES[engine], problem.initial, stages=8)
        assert found.outcome == expected.outcome
        if found.outcome == 0:
            assert discrepancy(found.coefficients, expected.coefficients) < 1e-12, parameter


def test_parameters_stay_symbols():
    """The graph does not depend on the values of parameters, not even on zeros and ones."""

    def equations(t, x, der, p):
        return [der(x.x) - p.a * x.x - p.b * br.sin(p.c * x.x) ** p.d - p.a * p.b / p.c]

    programs = [
        br.DAE("x", equations, parameters=dict(zip("abcd", values, strict=True))).analysis.program
        for values in ((0.5, 2.0, 3.0, 1.5), (0.0, 1.0, 1.0, 2.0), (1.0, 0.0, -1.0, 0.0))
    ]
    for program in programs[1:]:
        assert program.integers.keys() == programs[0].integers.keys()
        for name, array in program.integers.items():
            np.testing.assert_array_equal(array, programs[0].integers[name])


# -- text --------------------------------------------------------------------------------------------

NAMES = ("x", "y", "t")
TEXTS = {
    "1/x": lambda b: b.div(1.0, X),
    "x/y": lambda b: b.div(X, Y),
    "sqrt(x)": lambda b: b.apply("sqrt", X),
    "x + y": lambda b: b.add(X, Y),
    "x - y": lambda b: b.add(X, b.mul(-1.0, Y)),
    "-x + y": lambda b: b.add(b.mul(-1.0, X), Y),
    "2*x + x*y + 3": lambda b: b.add(b.add(b.mul(2.0, X), b.mul(X, Y)), 3.0),
    "x**2 - 1": lambda b: b.add(b.mul(X, X), -1.0),
    "log(x - 1)": lambda b: b.apply("log", b.add(X, -1.0)),
    "1/(x - y)": lambda b: b.div(1.0, b.add(X, b.mul(-1.0, Y))),
    "(x + t)/(y - 2)": lambda b: b.div(b.add(X, T), b.add(Y, -2.0)),
    "atan2(y, x)": lambda b: b.apply("atan2", Y, X),
    "x**2.3": lambda b: b.power(X, 2.3),
    "(x - y)**0.1": lambda b: b.power(b.add(X, b.mul(-1.0, Y)), 0.1),
    "der(x*y, 2)": lambda b: b.shift(b.mul(X, Y), 2),
    "1/(x*y)": lambda b: b.div(1.0, b.mul(X, Y)),
    "1/(x**2)": lambda b: b.div(1.0, b.mul(X, X)),
    "x/(y*t)": lambda b: b.div(X, b.mul(Y, T)),
    "(x/y)/t": lambda b: b.div(b.div(X, Y), T),
    "x/(y/t)": lambda b: b.div(X, b.div(Y, T)),
    "(2*x)**2.3": lambda b: b.power(b.mul(2.0, X), 2.3),
    "(-x)**2.3": lambda b: b.power(b.mul(-1.0, X), 2.3),
    "(x*y)**2.3": lambda b: b.power(b.mul(X, Y), 2.3),
    "1/(x + sin(y))": lambda b: b.div(1.0, b.add(X, b.apply("sin", Y))),
    "x*(x + sin(y))": lambda b: b.mul(X, b.add(X, b.apply("sin", Y))),
    "sqrt(-x)": lambda b: b.apply("sqrt", b.mul(-1.0, X)),
}


def described(builder, value):
    return describe(builder.nodes.__getitem__, value.node, NAMES)


def meaning(text, at):
    """The value of a formula in Python's notation."""
    return eval(text, {"__builtins__": {}}, recurrences.VALUES | dict(zip(NAMES, at, strict=True)))


@pytest.mark.parametrize("text", TEXTS)
def test_node_as_text(text, builder):
    """A node is written as one would write the formula: with all brackets that it needs (more do no harm)."""
    found = described(builder, TEXTS[text](builder))
    if text.startswith("der"):
        assert found == text
    else:
        for at in ((0.7, 0.3, 0.2), (1.9, 1.2, 0.4), (-0.6, 0.8, 1.7)):
            with np.errstate(all="ignore"):
                assert meaning(found, at) == pytest.approx(meaning(text, at), rel=1e-12, nan_ok=True), found
    assert len(found) <= len(text) + 4


@given(recipes)
@settings(max_examples=150, deadline=None)
def test_text_means_what_the_node_is(recipe):
    """Read as Python, the text of a node has the node's value."""
    builder, made = build([step for step in recipe if step[0] not in ("shift", "scale")])
    with np.errstate(all="ignore"):
        values = evaluate(dict(enumerate(builder.nodes)), (0.7, 0.3, 0.2))
        for value in made[LEAVES:]:
            text = described(builder, value)
            if "..." in text or not math.isfinite(values[value.node]):
                continue
            assert meaning(text, (0.7, 0.3, 0.2)) == pytest.approx(values[value.node], rel=1e-9), text


def test_deep_formulas_are_cut_short(builder):
    """Of a deep formula only the outer part is shown."""
    value = X
    for name in ("sin", "exp", "atan", "sqrt", "log", "tanh"):
        value = builder.apply(name, value)
    assert described(builder, value) == "tanh(log(sqrt(atan(...))))"


def test_program_explains_its_nodes():
    """Messages name a node by the variables and derivatives of the equations, parameters by c."""
    dae = br.DAE("u", lambda t, x, der, p: [der(x.u) - br.sqrt(1 - x.u) - p.a * t], parameters={"a": 2.0})
    program = dae.analysis.program
    texts = {program.describe(node) for node in range(program.integers["sizes"][3])}
    assert {"u", "u'", "t", "-u + 1", "sqrt(-u + 1)"} <= texts
    assert any("c*t" in text for text in texts)
