"""Expressions are read, written, evaluated; nothing in them is ever executed."""

import copy
import math
import pickle

import casadi
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricard.spec import (
    CONSTANTS,
    FUNCTIONS,
    ExpressionError,
    evaluate,
    is_point,
    is_vector,
    number,
    parse_expression,
    resolve_parameters,
    split_run,
)
from bricard.spec.expressions import LARGEST, SMALLEST, Binary, Call, Name, Number, Unary

NAMES = {"L": 2.0, "M": 3.0, "length": 0.5, "m1": 4.0}


def refusal(text):
    with pytest.raises(ExpressionError) as caught:
        number(parse_expression(text), NAMES)
    error = caught.value
    return error.column, error.finding, error.remedy


def test_trees():
    """The tree of an expression with every kind of node, and where each stands."""
    root = parse_expression("-k*A.x'' + atan2(1, .5)").root
    product = Binary("*", Unary("-", Name("k")), Name("A.x", 2))
    assert root == Binary("+", product, Call("atan2", (Number(1.0), Number(0.5))))
    assert isinstance(root, Binary)
    assert root.column == 9
    assert root.right.column == 11


def test_names_and_functions():
    """Names come with their number of primes."""
    expression = parse_expression("c*A.x' + sin(OA.angle) + c*pi")
    assert expression.names == {("c", 0), ("A.x", 1), ("OA.angle", 0), ("pi", 0)}
    assert expression.functions == {"sin"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("M*L**2/12", 1.0),
        ("-L**2", -4.0),
        ("2**-1*3", 1.5),
        ("2**3**2", 512.0),
        ("(2**3)**2", 64.0),
        ("8/4/2", 1.0),
        ("1 - 2 - 3", -4.0),
        ("--1", 1.0),
        ("2*-L", -4.0),
        ("1e-3", 0.001),
        (".5 + 5.", 5.5),
        ("cos(d2r*180)", -1.0),
        ("atan2(0, -1)", math.pi),
        ("sqrt(length*8)", 2.0),
        ("tan ( 0 )\n + 1", 1.0),
        (7, 7.0),
        (-2.5, -2.5),
    ],
)
def test_numbers(text, value):
    """Values by hand."""
    assert number(parse_expression(text), NAMES) == pytest.approx(value, rel=1e-15)


def test_parameters_may_hide_constants():
    """A file that stores pi/180 itself as d2r, as the paper's does, keeps its own value."""
    assert number(parse_expression("d2r"), {"d2r": 1.0}) == 1.0


PARAMETERS = "Check the values of the parameters."
ONLY_PARAMETERS = "Use numbers and the names of PhysicalParams."
COMMAS = "Write a decimal point, and commas only between the arguments of a function."
PARTS = "Expressions consist of numbers, names, functions and + - * / **."
KNOWN = "Known are sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, log, sqrt, ..."
TOO_DEEP = "Give parts of the expression names of their own."
NAMES_OF = "Names consist of letters A-Z and a-z, digits and underscores."

REFUSED = [
    ("", (0, "an expression is missing", "Write a number or an expression.")),
    ("x^2", (1, "'^' is not an operator", "Write ** for powers.")),
    ("2L", (1, "an operator is missing between '2' and 'L'", "Write * for a product.")),
    ("L M", (2, "an operator is missing between 'L' and 'M'", "Write * for a product.")),
    ("(L)(M)", (3, "an operator is missing between ')' and '('", "Write * for a product.")),
    ("F = 3", (2, "'=' cannot be used in an expression", "Write only what stands on the right-hand side.")),
    ("a < b", (2, "'<' cannot be used here", "Compare by < > <= >=, in the condition of if(a < b, x, y).")),
    ("[1]", (0, "'[' cannot be used in an expression", "Use parentheses ( ).")),
    ('"L"', (0, "a quote cannot be used in an expression", "Write names without quotes.")),
    ("(L)'", (3, "a prime can only follow a name", "Write A.x' for the rate of A.x.")),
    ("A.", (1, "a dot stands without a name or digits", "Write 0.5 or A.x.")),
    ("_a", (0, "a name cannot begin with '_'", "A name begins with a letter.")),
    ("θ", (0, "the letter 'θ' cannot be used in an expression", NAMES_OF)),
    ("2 − 1", (2, "this dash is not a minus sign", "Write - for a difference.")),  # noqa: RUF001
    ("1,5", (1, "a comma is not expected here", COMMAS)),
    ("1//2", (1, "'//' is not an operator", "Write / for a quotient.")),
    ("a if b", (2, "'if' cannot be used in an expression", PARTS)),
    ("lambda x", (0, "'lambda' cannot be used in an expression", PARTS)),
    ("a\\", (1, "'\\' cannot be used in an expression", "Operators are + - * / and **.")),
    ("(1", (0, "the parenthesis is not closed", "Add the missing ')'.")),
    ("1)", (1, "')' has no opening parenthesis", "Remove it, or add the opening '('.")),
    ("2*", (2, "a number or name is missing after '*'", "")),
    ("sin(1, )", (7, "a number or name is missing before ')'", "")),
    ("np.sin(2)", (0, "'np.sin' is not a function", "Write sin(...).")),
    ("A.x(2)", (0, "'A.x' is not a function", "Write * for a product.")),
    ("1e999", (0, "the number is too large", "Write a number below 1e75.")),
    (math.inf, (0, "the number is not finite", "Write a finite number below 1e75.")),
    (10**400, (0, "the number is not finite", "Write a finite number below 1e75.")),
    (True, (0, "true is not a number", "Write a number or an expression.")),
    ("(" * 200, (100, "more than 100 levels are nested", TOO_DEEP)),
    ("-" * 200, (100, "more than 100 levels are nested", TOO_DEEP)),
    ("2**" * 200, (301, "more than 100 levels are nested", TOO_DEEP)),
    ("1" * 10_001, (0, "the expression is longer than 10,000 characters", "Give parts of it names of their own.")),
    ("2*lenght", (2, "'lenght' is not a parameter", "Did you mean 'length'?")),
    ("l", (0, "'l' is not a parameter", "Did you mean 'L'?")),
    ("Q", (0, "'Q' is not a parameter", "Known are L, M, length, m1, pi, d2r.")),
    ("A.x", (0, "'A.x' changes with time, and only parameters can be used here", ONLY_PARAMETERS)),
    ("1 + L'", (4, "'L'' changes with time, and only parameters can be used here", ONLY_PARAMETERS)),
    ("sinn(1)", (0, "'sinn' is not a function", "Did you mean 'sin'?")),
    ("__import__('os')", (0, "a name cannot begin with '_'", "A name begins with a letter.")),
    ("eval(1)", (0, "'eval' is not a function", KNOWN)),
    ("sin(1, 2)", (0, "sin takes 1 argument, not 2", "Write sin(a).")),
    ("atan2(1)", (0, "atan2 takes 2 arguments, not 1", "Write atan2(a, b).")),
    ("1/(L - 2)", (1, "division by zero", PARAMETERS)),
    ("0**-1", (1, "division by zero", PARAMETERS)),
    ("(-8)**(1/3)", (4, "(-8)**(0.333333) is not defined", PARAMETERS)),
    ("sqrt(-1)", (0, "sqrt(-1) is not defined", PARAMETERS)),
    ("log(0)", (0, "log(0) is not defined", PARAMETERS)),
    ("exp(1000)", (0, "exp(1000) is too large", "Check the units.")),
    ("9**9**9**9", (4, "(9)**(3.8742e+08) is too large", "Check the units.")),
    ("1e308*10", (5, "(1e+308)*(10) is too large", "Check the units.")),
    ("1e50**2", (4, "the number 1e+100 is too large", "Check the units: numbers up to 1e+75 can be computed with.")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), REFUSED, ids=lambda value: repr(value)[:20])
def test_what_is_wrong_is_said_with_its_column_and_a_remedy(text, expected):
    """Column, finding, remedy."""
    assert refusal(text) == expected


def test_errors_can_be_pickled():
    """Errors cross the borders of processes."""
    error = pickle.loads(pickle.dumps(ExpressionError(3, "finding", "remedy")))
    assert (error.column, error.finding, error.remedy, str(error)) == (
        3,
        "finding",
        "remedy",
        "column 4: finding\n  remedy",
    )


def test_long_sums():
    """Thousands of terms are evaluated, compared, written, copied and pickled; no recursion is in the way."""
    expression = parse_expression("+".join(["x"] * 2400))
    assert number(expression, {"x": 0.5}) == 1200.0
    for other in (
        copy.deepcopy(expression),
        pickle.loads(pickle.dumps(expression)),
        parse_expression(str(expression)),
    ):
        assert other == expression
        assert hash(other) == hash(expression)


def test_expressions_work_on_casadi_and_on_arrays():
    """The same expression on symbols and on vectors gives the numbers it gives on floats."""
    expression = parse_expression("-k*x**2 + atan2(x, 2)/3 - sin(x')")
    x, rate = casadi.SX.sym("x"), casadi.SX.sym("rate")
    symbolic = evaluate(
        expression,
        lambda name: {"k": 3.0, "x": rate if name.order else x}[name.name],
        {"atan2": casadi.atan2, "sin": casadi.sin},
    )
    by_casadi = casadi.Function("f", [x, rate], [symbolic])
    points, rates = np.array([0.3, 1.7]), np.array([2.0, -1.0])
    by_numpy = evaluate(
        expression,
        lambda name: {"k": 3.0, "x": rates if name.order else points}[name.name],
        {"atan2": np.arctan2, "sin": np.sin},
    )
    expected = -3 * points**2 + np.arctan2(points, 2) / 3 - np.sin(rates)
    assert by_numpy == pytest.approx(expected, rel=1e-14)
    assert [float(by_casadi(*pair)) for pair in zip(points, rates, strict=True)] == pytest.approx(expected, rel=1e-14)


def resolved(**texts):
    return resolve_parameters({name: parse_expression(text) for name, text in texts.items()})


def test_parameters_refer_to_each_other_in_any_order():
    """Each value is that of its expression."""
    values, findings = resolved(c="a*b", a="2", b="a + pi")
    assert values == {"c": 2 * (2 + math.pi), "a": 2.0, "b": 2 + math.pi}
    assert list(values) == ["c", "a", "b"]
    assert not findings


def test_a_long_chain_of_parameters():
    """A thousand parameters, each of the next, are resolved."""
    values, findings = resolved(**{f"a{i}": f"a{i + 1} + 1" for i in range(2000)}, a2000=0)
    assert values["a0"] == 2000.0
    assert not findings


def test_what_is_wrong_with_parameters():
    """Cycles and mistakes are found, all of them; what merely depends on them is not blamed."""
    values, findings = resolved(a="b + 1", b="c", c="a", d="2*e", e=3, f="a", g="1/0", h="h", i="2*ee")
    assert values == {"d": 6.0, "e": 3.0}
    assert {(finding.path, finding.finding, finding.remedy, finding.offset) for finding in findings} == {
        (("PhysicalParams", "a"), "parameter 'a' depends on itself through b, c", "Give one of them a number.", 0),
        (("PhysicalParams", "h"), "parameter 'h' depends on itself", "Give one of them a number.", 0),
        (("PhysicalParams", "g"), "division by zero", PARAMETERS, 1),
        (("PhysicalParams", "i"), "'ee' is not a parameter", "Did you mean 'e'?", 2),
    }


@pytest.mark.parametrize(
    ("name", "members"),
    [("OA", ["O", "A"]), ("DC1wv", ["D", "C1", "w", "v"]), ("A12", ["A12"]), ("", None), ("1A", None), ("a_b", None)],
)
def test_runs_of_names(name, members):
    """A part's name is the run of its points and vectors."""
    assert split_run(name) == members


def test_points_and_vectors():
    """The first letter tells points from vectors."""
    assert [name for name in ("A", "C1", "Pin", "u", "v2", "1A", "", "Ä") if is_point(name)] == ["A", "C1", "Pin"]
    assert [name for name in ("A", "u", "v2", "1a", "") if is_vector(name)] == ["u", "v2"]


# ------------------------------------------------------------------------------------------------- fuzz


def python_value(text):
    """What Python itself makes of an expression, on floats; None where it is not a finite real number."""
    functions = {name: getattr(math, name) for name in FUNCTIONS}
    try:
        value = eval(text, {"__builtins__": {}}, {**functions, **CONSTANTS, **NAMES})
    except (ArithmeticError, ValueError, TypeError):
        return None
    return value if isinstance(value, float) and math.isfinite(value) else None


OPERANDS = st.sampled_from(["1.0", "2.5", "0.0", ".25", "3e2", "L", "M", "m1", "pi", "d2r"])
EXPRESSIONS = st.recursive(
    OPERANDS,
    lambda inner: st.one_of(
        st.builds("{}{}{}".format, inner, st.sampled_from(["+", " - ", "*", "/", "**"]), inner),
        st.builds("{}{}".format, st.sampled_from(["-", "+"]), inner),
        st.builds("({})".format, inner),
        st.builds("{}({})".format, st.sampled_from([name for name in FUNCTIONS if FUNCTIONS[name] == 1]), inner),
        st.builds("atan2({}, {})".format, inner, inner),
    ),
    max_leaves=8,
)


@given(EXPRESSIONS)
@settings(max_examples=300, deadline=None)
def test_values_are_those_of_python(text):
    """The language is a part of Python's: same precedence, same values, to the last bit."""
    expression = parse_expression(text)
    assert parse_expression(str(expression)) == expression
    expected = python_value(text)
    if expected is None or abs(expected) > LARGEST:
        with pytest.raises(ExpressionError):
            number(expression, NAMES)
    else:
        assert number(expression, NAMES) == (expected if abs(expected) >= SMALLEST else 0.0)


@given(st.one_of(st.text(max_size=30), st.text(alphabet="aA.x'1e+-*/(), sin", max_size=30)))
@settings(max_examples=250, deadline=None)
def test_any_text_is_an_expression_or_refused(text):
    """No text raises anything but an ExpressionError, with a column within the text."""
    try:
        expression = parse_expression(text)
    except ExpressionError as error:
        column = error.column
    else:
        column = 0
        assert parse_expression(str(expression)) == expression
    assert 0 <= column <= len(text)
