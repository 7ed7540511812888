"""The door of the solver: how a DAE is written, what is refused, and what its structure says."""

import math

import casadi as ca
import numpy as np
import pytest
from scipy.integrate import quad

import bricard as br

TIMES = np.linspace(0.0, 1.0, 11)


def pendulum(t, x, der):
    return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v - 9.81, x.u**2 + x.v**2 - 100.0]


def solve(variables, equations, initial, end=1.0, parameters=None, outputs=None, **options):
    dae = br.DAE(variables, equations, parameters=parameters, outputs=outputs)
    solution = br.solve_dae(dae, (0, end), initial, **options)
    assert solution.success
    return solution


def message(error, function, *arguments, **options):
    """What a user reads when `function` is refused."""
    with pytest.raises(error) as info:
        function(*arguments, **options)
    return str(info.value)


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variables", ["u v lam", "u, v, lam", ["u", "v", "lam"], ("u", "v", "lam"), "u v\n lam"])
def test_names_come_as_a_string_or_a_sequence(variables):
    """A pendulum is the same system however its unknowns are listed."""
    dae = br.DAE(variables, pendulum)
    assert dae.variables == ("u", "v", "lam")
    assert dae.equations == ("f1", "f2", "f3")
    assert repr(dae) == "DAE(3 equations in u, v, lam)"
    assert repr(br.DAE("y", lambda t, x, der: [der(x.y) + x.y])) == "DAE(1 equation in y)"


def test_a_vector_has_numbered_components():
    """A rotating vector in the plane is one variable q with two components."""
    turn = ca.DM([[0, 1], [-1, 0]])
    solution = solve("q[2]", lambda t, x, der: [der(x.q) - turn @ x.q], {"q[0]": 0, "q[1]": 1})
    assert solution.dae.variables == ("q[0]", "q[1]")
    np.testing.assert_allclose(solution(["q[0]", "q[1]'"], TIMES), [np.sin(TIMES), -np.sin(TIMES)], atol=1e-12)


def test_variables_are_attributes_items_and_can_be_unpacked():
    """Three spellings of the pendulum's unknowns are three spellings of the same equations."""

    def by_item(t, x, der):
        return [
            der(x["u"], 2) + x["lam"] * x["u"],
            der(x["v"], 2) + x["lam"] * x["v"] - 9.81,
            x["u"] ** 2 + x["v"] ** 2 - 100,
        ]

    def unpacked(t, x, der):
        u, v, lam = x
        return [der(u, 2) + lam * u, der(v, 2) + lam * v - 9.81, u**2 + v**2 - 100]

    texts = {str(br.DAE("u v lam", equations).structure()) for equations in (pendulum, by_item, unpacked)}
    assert len(texts) == 1


def test_names_in_other_alphabets():
    """The angle of a pendulum may be called by its Greek letter."""
    solution = solve("θ", lambda t, x, der: [der(x.θ) + x.θ], {"θ": 1})
    assert solution("θ", 1.0) == pytest.approx(math.exp(-1), rel=1e-10)


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ("", 'A system needs at least one variable: DAE("u v lam", ...).'),
        ("u v u", "The variable 'u' is declared twice."),
        ("q[2] q", "The variable 'q' is declared twice."),
        ("2u", "'2u' is not a valid name for a variable; use letters and digits, or q[3] for a vector of 3."),
        (["u'"], '"u\'" is not a valid name for a variable; use letters and digits, or q[3] for a vector of 3.'),
    ],
)
def test_names_that_are_refused(variables, expected):
    """A name must be one that can be told from every other."""
    assert message(br.ModelError, br.DAE, variables, lambda t, x, der: []) == expected


# -- equations ---------------------------------------------------------------------------------------


def test_equations_are_named_by_a_mapping():
    """Named balances appear by name in the tableau; a vector balance is numbered."""
    dae = br.DAE(
        "q[2] pull",
        lambda t, x, der: {"motion": der(x.q, 2) + x.pull * x.q, "rod": br.dot(x.q, x.q) - 1},
    )
    assert dae.equations == ("motion[0]", "motion[1]", "rod")
    rows = [line.split()[0] for line in str(dae.structure()).splitlines()[1:4]]
    assert rows == ["motion[0]", "motion[1]", "rod"]


@pytest.mark.parametrize(
    "equations",
    [
        lambda t, x, der: [der(x.u) + x.v, der(x.v) - x.u],
        lambda t, x, der: (der(x.u) + x.v, der(x.v) - x.u),
        lambda t, x, der: ca.vertcat(der(x.u) + x.v, der(x.v) - x.u),
        lambda t, x, der: ca.horzcat(der(x.u) + x.v, der(x.v) - x.u),
        lambda t, x, der: np.array([der(x.u) + x.v, der(x.v) - x.u]),
        lambda t, x, der: (residual for residual in (der(x.u) + x.v, der(x.v) - x.u)),
        lambda t, x, der: {"a": der(x.u) + x.v, "b": der(x.v) - x.u},
    ],
)
def test_residuals_come_in_any_container(equations):
    """The harmonic oscillator is the same whether its residuals are a list, a column, an array or a mapping."""
    solution = solve("u v", equations, {"u": 1, "v": 0})
    np.testing.assert_allclose(solution("u", TIMES), np.cos(TIMES), atol=1e-12)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_number_of_equations_is_checked(count):
    """Two unknowns need two equations."""
    text = message(br.ModelError, br.DAE, "u v", lambda t, x, der: [der(x.u)] * count)
    equations = f"{count} equation" if count == 1 else f"{count} equations"
    assert text == f"{equations} for 2 variables.\n  Return one residual for each variable."


@pytest.mark.parametrize("returned", [None, "residual", [None], ["residual"]])
def test_residuals_that_are_no_expressions_are_refused(returned):
    """An equation function that forgets its return, or returns text, is told so."""
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der: returned)


def test_unknown_names_in_the_equations():
    """A name that was not declared is told together with those that were."""
    assert message(br.ModelError, br.DAE, "u v", lambda t, x, der: [der(x.w), x.v]) == (
        "The equations use 'w', which is not a variable of this system.\n  Its variables are: u, v."
    )
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der, p: [p.k], parameters={"g": 1}) == (
        "The equations use 'k', which is not a parameter of this system.\n  Its parameters are: g."
    )
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der, p: [p.k]) == (
        "The equations use 'k', which is not a parameter of this system.\n  Its parameters are: none."
    )


def test_foreign_symbols_are_refused():
    """A CasADi symbol that belongs to nobody has no value."""
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der: [der(x.u) - ca.SX.sym("k")]) == (
        "The equations use the symbol 'k', which is not a variable or parameter of this system.\n"
        "  Declare it as a variable or in `parameters`."
    )


def test_the_function_must_take_three_or_four_arguments():
    """SciPy's f(t, y) is not the form of a DAE."""
    assert message(br.ModelError, br.DAE, "u", lambda t, x: [x.u]) == (
        "The function takes 2 arguments; it must take (t, x, der) or (t, x, der, p)."
    )


def test_numbers_that_are_not_finite_are_refused_when_the_system_is_made():
    """math.sin takes no symbol; an equation with NaN or an infinite number in it is refused before any run."""
    for wrong in (lambda u: math.sin(u), lambda u: math.nan * u, lambda u: u + math.inf):
        message(br.ModelError, lambda f=wrong: br.DAE("u", lambda t, x, der: [der(x.u) - f(x.u)]).structure())


# -- derivatives -------------------------------------------------------------------------------------


def test_der_of_a_variable_counts_orders():
    """u'''' = u from u = sin t: nested derivatives add up."""
    initial = {"u": 0, "u'": 1, "u''": 0, "u'''": -1}
    for fourth in (
        lambda der, u: der(u, 4),
        lambda der, u: der(der(u, 2), 2),
        lambda der, u: der(der(der(der(u)))),
        lambda der, u: der(der(u, 0), 4),
    ):
        solution = solve("u", lambda t, x, der, f=fourth: [f(der, x.u) - x.u], initial)
        np.testing.assert_allclose(solution("u", TIMES), np.sin(TIMES), atol=1e-12)


def test_der_of_an_expression_is_its_product_rule():
    """(m v)' = 0 with growing mass m = 1 + t: the momentum of the first second stays."""
    solution = solve("m v", lambda t, x, der: [x.m - 1 - t, der(x.m * x.v)], {"v": 3})
    np.testing.assert_allclose(solution("v", TIMES), 3 / (1 + TIMES), rtol=1e-10)


def test_der_of_derivatives_of_expressions():
    """(u^2)''' = 0 for u^2 = 1 + 2 t + 3 t^2, whichever way the three derivatives are nested."""
    initial = {"u": 1, "u'": 1, "u''": 2}
    for third in (
        lambda der, e: der(e, 3),
        lambda der, e: der(der(e, 2)),
        lambda der, e: der(der(der(e) + 0)),
        lambda der, e: der(2 * der(e), 2) / 2,
    ):
        solution = solve("u", lambda t, x, der, f=third: [f(der, x.u**2)], initial)
        np.testing.assert_allclose(solution("u", TIMES), np.sqrt(1 + 2 * TIMES + 3 * TIMES**2), rtol=1e-10)


def test_der_of_vectors_and_matrices():
    """Euler's rotation R' = R W by a constant rate, written with the derivative of the whole matrix."""

    def rotation(t, x, der):
        R = ca.reshape(x.r, 2, 2)
        return [ca.vec(der(R) - R @ ca.DM([[0, -2], [2, 0]]))]

    solution = solve("r[4]", rotation, {"r[0]": 1, "r[1]": 0, "r[2]": 0, "r[3]": 1})
    np.testing.assert_allclose(solution("r[1]", TIMES), np.sin(2 * TIMES), atol=1e-12)


def test_der_of_a_sparse_matrix():
    """The diagonal of a diagonal matrix moves by itself; its zeros stay."""

    def decay(t, x, der):
        return [der(ca.diag(x.q)) @ ca.DM([1, 1]) + x.q]

    solution = solve("q[2]", decay, {"q[0]": 1, "q[1]": 2})
    np.testing.assert_allclose(solution("q[1]", TIMES), 2 * np.exp(-TIMES), rtol=1e-10)


def test_der_of_what_is_known():
    """Time runs with rate one; numbers and parameters do not change."""

    def known(t, x, der, p):
        rates = [der(t), der(t, 2), der(t, 0), der(p.k), der(3.5), der(p.k * t), der(t**2)]
        return [der(x.q) - br.vector(rates)]

    solution = solve("q[7]", known, {f"q[{i}]": 0 for i in range(7)}, parameters={"k": 2.0})
    ends = [solution(f"q[{i}]", 1.0) for i in range(7)]
    np.testing.assert_allclose(ends, [1, 0, 0.5, 0, 0, 2, 1], atol=1e-14)


@pytest.mark.parametrize("order", [-1, 0.5])
def test_orders_of_derivatives_are_whole_numbers(order):
    """There is no half derivative and no integral."""
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der: [der(x.u, order)]) == (
        f"der(..., {order}): the order of a derivative is a whole number, 0 or more."
    )


def test_time_enters_explicitly():
    """u' = t e^t has the solution (t - 1) e^t + 1, from wherever one starts."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u) - t * br.exp(t)])
    solution = br.solve_dae(dae, (2, 3), {"u": math.exp(2) + 1})
    assert solution("u", 3.0) == pytest.approx(2 * math.exp(3) + 1, rel=1e-12)


# -- parameters and outputs --------------------------------------------------------------------------


def test_parameters_are_symbols_with_values():
    """The period of an oscillator follows its stiffness, by default and where it is replaced."""
    dae = br.DAE("s", lambda t, x, der, p: [p.m * der(x.s, 2) + p.k * x.s], parameters={"m": 2.0, "k": 8.0})
    start = {"s": 1, "s'": 0}
    assert br.solve_dae(dae, (0, 1), start)("s", 1.0) == pytest.approx(math.cos(2), abs=1e-10)
    changed = br.solve_dae(dae, (0, 1), start, parameters={"k": 2})
    assert changed("s", 1.0) == pytest.approx(math.cos(1), abs=1e-10)
    assert dae.parameters == {"m": 2.0, "k": 8.0}


def test_functions_of_parameters_alone_need_no_series():
    """The size of a parameter is a number like any other, so abs, sign and comparisons are fine there."""

    def growth(t, x, der, p):
        rate = ca.if_else(p.k > 0, p.k, 0) + abs(p.k) + ca.fmax(p.k, 1) + np.sign(p.k)
        return [der(x.u) - rate * x.u]

    dae = br.DAE("u", growth, parameters={"k": 1.0})
    for k, rate in ((1.0, 4.0), (-2.0, 2.0), (0.5, 3.0)):
        end = br.solve_dae(dae, (0, 1), {"u": 1}, parameters={"k": k})("u", 1.0)
        assert end == pytest.approx(math.exp(rate), rel=1e-10)


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ({"u": 1}, "The parameter 'u' has the name of a variable."),
        ({"t": 1}, "The parameter 't' has the name of a variable."),
        ({"k": math.nan}, "The parameter 'k' is nan; it must be a finite number."),
        ({"k": -math.inf}, "The parameter 'k' is -inf; it must be a finite number."),
    ],
)
def test_parameters_that_are_refused(parameters, expected):
    """A parameter needs its own name and a finite value."""
    refused = message(br.ModelError, br.DAE, "u", lambda t, x, der, p: [der(x.u)], parameters=parameters)
    assert refused == expected


@pytest.mark.parametrize("value", ["9.81", 1j, [1.0, 2.0], None])
def test_parameters_must_be_real_numbers(value):
    """Text, complex numbers and lists are not parameter values, and the message says which one it is."""
    text = message(br.ModelError, br.DAE, "u", lambda t, x, der, p: [der(x.u) - p.k], parameters={"k": value})
    assert "'k'" in text


@pytest.mark.parametrize(
    ("function", "value"),
    [(lambda k: 1 / k, 0.0), (lambda k: br.sqrt(k), -1.0), (lambda k: br.log(k), 0.0), (lambda k: br.exp(k), 1e3)],
)
def test_parameter_values_without_a_result_are_refused(function, value):
    """A rate 1/T with T = 0 is reported before the run, as a matter of the parameters."""
    dae = br.DAE("u", lambda t, x, der, p: [der(x.u) + function(p.k) * x.u], parameters={"k": 1.0})
    text = message(br.ModelError, br.solve_dae, dae, (0, 1), {"u": 1}, parameters={"k": value})
    assert text.startswith("A constant of the equations cannot be computed: ")
    assert text.endswith("\n  Check the numbers and parameter values in the equations.")


def energies(t, x, der):
    speed = (der(x.u) ** 2 + der(x.v) ** 2) / 2
    return {"energy": speed - 9.81 * x.v, "kinetic": speed, "area": der(x.u * x.v, 2), "wind": t**3}


def test_outputs_and_their_derivatives():
    """Along a pendulum the energy stays, its kinetic part grows with the power of gravity."""
    start = {"u": 10, "v": 0, "u'": 0, "v'": 0}
    solution = solve("u v lam", pendulum, start, end=10.0, outputs=energies)
    t = np.linspace(0, 10, 37)
    u, v = (solution([name, f"{name}'", f"{name}''"], t) for name in "uv")
    np.testing.assert_allclose(solution("energy", t), 0, atol=1e-8)
    np.testing.assert_allclose(solution("kinetic'", t), 9.81 * v[1], atol=1e-7)
    np.testing.assert_allclose(solution("kinetic''", t), 9.81 * v[2], atol=1e-6)
    np.testing.assert_allclose(solution("area", t), u[2] * v[0] + 2 * u[1] * v[1] + u[0] * v[2], atol=1e-10)
    np.testing.assert_allclose(solution("wind''", t), 6 * t, atol=1e-12)
    np.testing.assert_array_equal(solution["energy"], solution("energy", solution.t))
    assert solution.names == ("u", "v", "lam", "energy", "kinetic", "area", "wind")


def test_outputs_may_use_derivatives_that_the_equations_do_not_have():
    """The jerk of an oscillator and the rate of a rod's tension are outputs like any other."""
    solution = solve(
        "u v lam",
        pendulum,
        {"u": 6, "v": 8, "u'": 0, "v'": 0},
        outputs=lambda t, x, der: {"jerk": der(x.u, 3), "rate": der(x.lam)},
    )
    np.testing.assert_allclose(solution("jerk", TIMES), solution("u'''", TIMES), rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(solution("rate", TIMES), solution("lam'", TIMES), rtol=1e-12, atol=1e-14)


def test_outputs_may_be_nonanalytic():
    """The size |u| of an oscillation has no series but a value."""
    solution = solve(
        "u",
        lambda t, x, der: [der(x.u, 2) + x.u],
        {"u": 1, "u'": 0},
        5.0,
        outputs=lambda t, x, der: {"size": abs(x.u)},
    )
    assert solution("size", 2.0) == pytest.approx(-math.cos(2), abs=1e-9)


def test_outputs_are_known_where_only_some_times_are_kept():
    """A long run that keeps the requested times keeps its outputs there, too."""
    start = {"u": 10, "v": 0, "u'": 0, "v'": 0}
    solution = solve("u v lam", pendulum, start, 10.0, outputs=energies, t_eval=[1.0, 9.0], keep="times")
    np.testing.assert_allclose(solution["energy"], 0, atol=1e-8)


@pytest.mark.parametrize(
    ("outputs", "expected"),
    [
        (lambda t, x, der: [x.u], "The function `outputs` must return a mapping from names to expressions."),
        (lambda t, x, der: {"u": x.u}, "The output 'u' has the name of a variable."),
        (lambda t, x, der: {"e": br.vector([x.u, x.u])}, "The output 'e' must be one expression, not 2."),
    ],
)
def test_outputs_that_are_refused(outputs, expected):
    """An output is one named expression."""
    assert message(br.ModelError, br.DAE, "u", lambda t, x, der: [der(x.u)], outputs=outputs) == expected


@pytest.mark.parametrize("name", ["u'", "u''", "u^(4)", 1])
def test_outputs_must_not_be_named_like_derivatives(name):
    """An output that is called u' would be mistaken for the derivative of u, or the other way round."""
    message(br.ModelError, br.DAE, "u", lambda t, x, der: [der(x.u)], outputs=lambda t, x, der: {name: 100 * x.u})


# -- functions ---------------------------------------------------------------------------------------

FUNCTIONS = {
    "sqrt": (br.sqrt, np.sqrt, ca.sqrt),
    "exp": (br.exp, np.exp, ca.exp),
    "log": (br.log, np.log, ca.log),
    "sin": (br.sin, np.sin, ca.sin),
    "cos": (br.cos, np.cos, ca.cos),
    "tan": (br.tan, np.tan, ca.tan),
    "asin": (br.asin, np.arcsin, ca.asin),
    "acos": (br.acos, np.arccos, ca.acos),
    "atan": (br.atan, np.arctan, ca.atan),
    "sinh": (br.sinh, np.sinh, ca.sinh),
    "cosh": (br.cosh, np.cosh, ca.cosh),
    "tanh": (br.tanh, np.tanh, ca.tanh),
    "square": (lambda z: z**2, np.square, lambda z: z * z),
    "reciprocal": (lambda z: 1 / z, np.reciprocal, lambda z: z**-1),
    "negative": (lambda z: -z, np.negative, lambda z: 0 - z),
    "asinh": (ca.asinh, np.arcsinh, lambda z: ca.log(z + ca.sqrt(z**2 + 1))),
    "log1p": (lambda z: br.log(1 + z), np.log1p, ca.log1p),
    "expm1": (lambda z: br.exp(z) - 1, np.expm1, ca.expm1),
    "power of a number": (lambda z: z**1.5, lambda z: np.power(z, 1.5), lambda z: ca.power(z, 1.5)),
    "power of a variable": (lambda z: 2.0**z, lambda z: np.power(2.0, z), lambda z: ca.power(2.0, z)),
    "power of itself": (lambda z: z**z, lambda z: np.power(z, z), lambda z: ca.exp(z * ca.log(z))),
    "atan2": (lambda z: br.atan2(z, 2), lambda z: np.arctan2(z, 2), lambda z: ca.atan2(z, 2)),
    "hypot": (lambda z: br.norm(br.vector([z, 2])), lambda z: np.hypot(z, 2), lambda z: ca.hypot(z, 2)),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_of_bricard_numpy_and_casadi_agree(name):
    """The area under a function is the same whoever's function was written, and the same as by quadrature."""
    area = quad(lambda s: FUNCTIONS[name][1](0.2 + 0.6 * s), 0, 1, epsabs=1e-13, epsrel=1e-13)[0]
    for function in FUNCTIONS[name]:
        solution = solve(
            "z y",
            lambda t, x, der, f=function: [der(x.z) - 0.6, der(x.y) - f(x.z)],
            {"z": 0.2, "y": 0},
            tol=1e-12,
        )
        assert solution("y", 1.0) == pytest.approx(area, rel=1e-11)


def test_operators_with_numpy_numbers_and_arrays():
    """NumPy's scalars multiply from either side, and its matrices multiply columns of unknowns."""
    turn = np.array([[0.0, 1.0], [-1.0, 0.0]])
    two = np.float64(2)
    solution = solve(
        "q[2]", lambda t, x, der: [two * der(x.q) / two - turn @ x.q * np.int64(1)], {"q[0]": 0, "q[1]": 1}
    )
    np.testing.assert_allclose(solution("q[0]", TIMES), np.sin(TIMES), atol=1e-12)


def test_vector_helpers():
    """The moment of a central force vanishes: a particle on a spring keeps r x v and loses nothing of its energy."""

    def spring(t, x, der):
        return [der(x.r, 2) + x.r * (1 + br.dot(x.r, x.r))]

    def outputs(t, x, der):
        moment = br.cross(x.r, der(x.r))
        plane = br.cross(br.vector([x.r[0], x.r[1]]), der(br.vector([x.r[0], x.r[1]])))
        return {"x": moment[0], "y": moment[1], "z": moment[2], "plane": plane, "length": br.norm(x.r)}

    start = dict(zip(["r[0]", "r[1]", "r[2]", "r[0]'", "r[1]'", "r[2]'"], [1, 0, 0.5, 0.2, 1, -0.3], strict=True))
    solution = solve("r[3]", spring, start, 5.0, outputs=outputs, tol=1e-12)
    moment = np.cross([1, 0, 0.5], [0.2, 1, -0.3])
    t = np.linspace(0, 5, 9)
    np.testing.assert_allclose(solution(["x", "y", "z"], t), np.outer(moment, np.ones(9)), atol=1e-10)
    np.testing.assert_allclose(solution("plane", t), moment[2], atol=1e-10)
    size = np.linalg.norm(solution(["r[0]", "r[1]", "r[2]"], t), axis=0)
    np.testing.assert_allclose(solution("length", t), size, rtol=1e-14)


# -- what has no Taylor series -----------------------------------------------------------------------

REMEDY = (
    "  Write a smooth function instead (for instance sqrt(x**2 + eps**2) for abs(x), tanh(x/eps) for sign(x)),\n"
    "  or switch between smooth systems at an event."
)
NON_ANALYTIC = {
    "floor": [np.floor, ca.floor, lambda u: u % 2, lambda u: u // 2],
    "ceil": [np.ceil, ca.ceil],
}


@pytest.mark.parametrize(
    ("name", "function"), [(name, function) for name, functions in NON_ANALYTIC.items() for function in functions]
)
def test_functions_without_a_taylor_series_are_refused(name, function):
    """Jumps without end have no Taylor series, and the message says what to write instead."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u) - function(x.u)])
    expected = f"The equations use {name}, which has no Taylor series.\n{REMEDY}"
    assert message(br.NonAnalyticError, dae.structure) == expected
    assert message(br.NonAnalyticError, br.solve_dae, dae, (0, 1), {"u": 1}) == expected


@pytest.mark.parametrize(
    "function",
    [
        lambda t, u: 1 if u > 0 else 2,
        lambda t, u: min(u, 1),
        lambda t, u: max(0, u),
        lambda t, u: u and 1,
        lambda t, u: 1 if t > 0.5 else 0,
        lambda t, u: sorted([u, t])[0],
    ],
)
def test_decisions_of_python_are_refused(function):
    """Python cannot decide on the sign of an unknown when the equations are written."""
    text = message(br.NonAnalyticError, br.DAE, "u", lambda t, x, der: [der(x.u) - function(t, x.u)])
    assert text == (
        "The equations decide with Python's if, min or max on a variable, which a Taylor series cannot follow.\n"
        "  Write br.when(a < b, x, y), br.minimum(a, b) or br.maximum(a, b), which switch at the exact time."
    )


def test_functions_without_a_recurrence_are_named():
    """The error function is analytic but not among the elementary ones."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u) - ca.erf(x.u)])
    assert message(br.ModelError, dae.structure) == (
        "The equations use 'erf', for which bricard has no Taylor recurrence.\n"
        "  Express it by + - * / **, sqrt, exp, log and the trigonometric and hyperbolic functions."
    )


def test_the_derivative_of_a_jump_is_refused():
    """It would be an impulse."""
    text = message(br.NonAnalyticError, br.DAE, "u", lambda t, x, der: [der(x.u + br.sign(x.u)) + x.u])
    assert text.startswith("der(...) is taken of a jump")


# -- structure ---------------------------------------------------------------------------------------


def test_tableau_of_the_pendulum():
    """The pendulum has index 3, two degrees of freedom, and needs its place and one of two velocities."""
    assert str(br.DAE("u v lam", pendulum).structure()) == (
        "     u   v   lam   c_i\n"
        "f1   2   -     0•    0\n"
        "f2   -   2•    0     0\n"
        "f3   0•  0     -     2\n"
        "d_j  2   2     0\n"
        "\n"
        "structural index: 3\n"
        "degrees of freedom: 2\n"
        "quasilinear: yes\n"
        "blocks: 1 (size 3)\n"
        "must be given: u, v and at least 1 of u', v'"
    )


def test_derivatives_of_expressions_enter_the_signature():
    """Newton's law written as (m u')' = F has the structure of m u'' = F."""
    as_momentum = br.DAE("u f", lambda t, x, der: [der(3 * der(x.u)) - x.f, x.u - br.sin(t)]).structure()
    as_force = br.DAE("u f", lambda t, x, der: [3 * der(x.u, 2) - x.f, x.u - br.sin(t)]).structure()
    assert str(as_momentum) == str(as_force)
    assert (as_force.index, as_force.dof) == (3, 0)


def test_ill_posed_systems_name_what_is_wrong():
    """An unknown that no equation mentions cannot be found."""
    dae = br.DAE("u v", lambda t, x, der: {"first": der(x.u), "second": x.u - 1})
    assert message(br.StructureError, dae.structure) == (
        "The system is structurally ill-posed (2 equations, 2 variables): they cannot be paired one to one.\n"
        "  over-determined: equations first, second contain only variable u.\n"
        "  under-determined: variable v occurs in no equation.\n"
        "  Remove 1 of the over-determined equations, or let another variable enter them.\n"
        "  Add 1 equation for the under-determined variables, or replace 1 of them by a known function of time."
    )
    assert message(br.StructureError, br.solve_dae, dae, (0, 1), {"u": 1}).startswith(
        "The system is structurally ill"
    )


def test_the_analysis_is_made_once():
    """A system does not change, so its analysis is the same object whenever it is asked for."""
    dae = br.DAE("u v lam", pendulum)
    assert dae.analysis is dae.analysis
    assert dae.structure() is dae.structure()


def capacitor(t, x, der, p):
    """A capacitor between two resistors, written by node currents: only the sum of both is algebraic."""
    current = p.C * (der(x.v) - der(x.w))
    return {"node v": current + (x.v - p.U) / p.R, "node w": -current + x.w / p.R}


def test_cancelling_derivatives_are_found_and_repaired_by_combination():
    """The charge of a capacitor between two nodes is v - w alone, which decays with 2 R C."""
    dae = br.DAE("v w", capacitor, parameters={"C": 0.5, "R": 2.0, "U": 3.0})
    assert message(br.StructureError, br.solve_dae, dae, (0, 1), {"v": 3, "w": 0}) == (
        "The system Jacobian is singular everywhere, so the structural analysis fails: its index and its degrees of "
        "freedom are not to be trusted.\n"
        "  A combination of the equations node v, node w loses its leading derivatives; v, w stay undetermined.\n"
        "  Try: remove one of them if it follows from the others, else use dae.combined() to combine them."
    )
    repaired = dae.combined()
    assert (repaired.structure().index, repaired.structure().dof) == (1, 1)
    solution = br.solve_dae(repaired, (0, 4), {"v": 1.5, "w": 1.5}, fixed=["v"])
    t = np.linspace(0, 4, 9)
    charge = 3 * (1 - np.exp(-t / 2))
    np.testing.assert_allclose(solution("v", t) - solution("w", t), charge, atol=1e-9)
    np.testing.assert_allclose(solution("v", t) + solution("w", t), 3, atol=1e-9)


def test_combining_leaves_sound_systems_alone():
    """There is nothing to repair in a pendulum."""
    dae = br.DAE("u v lam", pendulum)
    assert dae.combined() is dae


def test_zero_as_a_default_parameter_does_not_condemn_a_system():
    """A mass that is zero by default but not in the run is no reason to refuse the run."""
    dae = br.DAE("u", lambda t, x, der, p: [p.m * der(x.u, 2) + x.u], parameters={"m": 0.0})
    solution = br.solve_dae(dae, (0, 1), {"u": 1, "u'": 0}, parameters={"m": 1.0})
    assert solution("u", 1.0) == pytest.approx(math.cos(1), abs=1e-10)
