"""Systems on which engines are compared: small ones, each for one thing that an engine must be able to do.

To add a system: one function that returns a `Problem`, and its name in SYSTEMS.
"""

from functools import cache, partial
from itertools import pairwise
from math import cos, sin, sqrt

from dae_problems import (
    Problem,
    algebraic_system,
    andrews_squeezer,
    car_axis,
    double_pendulum,
    horizontal_pendulum,
    pendula_chain,
    pendulum,
)

import bricard as br


def four_bar():
    """Two point masses on a four-bar linkage with the pivots (0, 0) and (2, 0): one freedom, index 3.

    m p_i'' = m g - sum of multipliers times gradients,  |p1|^2 = 1,  |p1 - p2|^2 = 4.6625,  |p2 - (2, 0)|^2 = 1.5625
    """

    def equations(t, x, der, p):
        x1, y1, x2, y2 = x.x1, x.y1, x.x2, x.y2
        lam, mu, nu = x.lam, x.mu, x.nu
        return [
            p.m1 * der(x1, 2) + lam * x1 + mu * (x1 - x2),
            p.m1 * der(y1, 2) + lam * y1 + mu * (y1 - y2) + p.m1 * 9.81,
            p.m2 * der(x2, 2) - mu * (x1 - x2) + nu * (x2 - 2),
            p.m2 * der(y2, 2) - mu * (y1 - y2) + nu * y2 + p.m2 * 9.81,
            x1**2 + y1**2 - 1,
            (x1 - x2) ** 2 + (y1 - y2) ** 2 - 4.6625,
            (x2 - 2) ** 2 + y2**2 - 1.5625,
        ]

    start = {"x1": 0.6, "y1": 0.8, "x2": 2.75, "y2": 1.0}
    return Problem(br.DAE("x1 y1 x2 y2 lam mu nu", equations, parameters={"m1": 1, "m2": 2}), start, 0.5)


def tangents_of_a_four_bar():
    """The four-bar with its derivatives by a mass and along its freedom: equal blocks of the Jacobian.

    The angle of the first rod begins with 1: dx1 = -y1, dy1 = x1; those of p2 follow from the other two rods.
    """
    problem = four_bar()
    (a, b), (c, d) = (0.6 - 2.75, 0.8 - 1.0), (0.75, 1.0)
    push = a * -0.8 + b * 0.6  # of p1 on the rod; (p1 - p2).dp2 = push, (p2 - (2, 0)).dp2 = 0
    det = a * d - b * c
    start = {"x1": -0.8, "y1": 0.6, "x2": push * d / det, "y2": -push * c / det}
    rest = dict.fromkeys((f"d.m1.{name}" for name in problem.initial), 0.0)
    along = {f"d.start.angle.{name}": value for name, value in start.items()}
    return Problem(problem.dae.tangent(["m1", "start.angle"]), {**problem.initial, **rest, **along}, 0.5)


def chain():
    """Ten point masses on rods, from rest, straight at 30 degrees from the vertical."""
    links = 10

    def equations(t, x, der):
        at = [(0, 0), *((x.u[i], x.v[i]) for i in range(links))]
        rods = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(at)]
        pull = [(x.lam[i] * rods[i][0], x.lam[i] * rods[i][1]) for i in range(links)] + [(0, 0)]
        return [
            *(der(x.u[i], 2) + pull[i][0] - pull[i + 1][0] for i in range(links)),
            *(der(x.v[i], 2) + pull[i][1] - pull[i + 1][1] + 9.81 for i in range(links)),
            *(a**2 + b**2 - 0.01 for a, b in rods),
        ]

    start = {f"u[{i}]": 0.1 * (i + 1) * 0.5 for i in range(links)}
    start |= {f"v[{i}]": -0.1 * (i + 1) * sqrt(0.75) for i in range(links)}
    return Problem(br.DAE(f"u[{links}] v[{links}] lam[{links}]", equations), start, 0.05)


def not_quasilinear():
    """x'^2 + x y = 1 + t,  y' + y'^3 = sin(x): the leading derivatives enter nonlinearly."""

    def equations(t, x, der):
        dx, dy = der(x.x), der(x.y)
        return [dx**2 + x.x * x.y - 1 - t, dy + dy**3 - br.sin(x.x)]

    return Problem(br.DAE("x y", equations), {"x": 0.3, "y": 0.2, "x'": 0.9695, "y'": 0.2748}, 1.0)


def not_quasilinear_algebraic():
    """x' = y,  exp(y) + y z = 2 + x,  z^3 + z = x + t: nonlinear in variables without a derivative."""

    def equations(t, x, der):
        return [der(x.x) - x.y, br.exp(x.y) + x.y * x.z - 2 - x.x, x.z**3 + x.z - x.x - t]

    return Problem(br.DAE("x y z", equations), {"x": 0.3, "y": 0.7392, "z": 0.2784}, 1.0)


def implicit():
    """A mass matrix that depends on the state: (1 + x^2) x' + y' = 1,  x' + exp(y) y' = -y."""

    def equations(t, x, der):
        dx, dy = der(x.x), der(x.y)
        return [(1 + x.x**2) * dx + dy - 1, dx / 2 + br.exp(x.y) * dy + x.y]

    return Problem(br.DAE("x y", equations), {"x": 0.3, "y": 0.5}, 1.0)


def momentum():
    """(m(q) q')' = -q with m = 1 + q^2: the momentum is differentiated as a series."""
    dae = br.DAE("q", lambda t, x, der: [der((1 + x.q**2) * der(x.q)) + x.q])
    return Problem(dae, {"q": 0.4, "q'": -0.3}, 1.0)


def momentum_of_a_pendulum():
    """A bead on a turning hoop, by Lagrange's equation: d/dt dL/dphi' = dL/dphi, with a multiplier for the hoop."""

    def equations(t, x, der, p):
        turn = x.u * der(x.w) - x.w * der(x.u)
        return [
            der(p.m * der(x.u)) - p.m * x.u + x.lam * x.u,
            der(p.m * der(x.w)) + p.m * p.g + x.lam * x.w,
            x.u**2 + x.w**2 - 1,
            der(x.s) - turn,
        ]

    dae = br.DAE("u w lam s", equations, parameters={"m": 1.5, "g": 2.0})
    return Problem(dae, {"u": 0.6, "w": -0.8, "u'": 0.4, "w'": 0.3, "s": 0}, 1.0)


def nested_shifts():
    """((x y)' z)' = -x,  y' = -x,  z' + z = cos(t): a derivative within a derivative."""

    def equations(t, x, der):
        return [der(der(x.x * x.y) * x.z) + x.x, der(x.y) + x.x, der(x.z) + x.z - br.cos(t)]

    return Problem(br.DAE("x y z", equations), {"x": 0.4, "x'": 0.2, "y": 1.1, "z": 0.9}, 0.5)


def shifts_in_the_jacobian():
    """x'' = -x,  y'' = -2y,  z' (x y)' = 1: the derivative of an expression multiplies a leading derivative."""

    def equations(t, x, der):
        return [der(x.x, 2) + x.x, der(x.y, 2) + 2 * x.y, der(x.z) * der(x.x * x.y) - 1]

    start = {"x": 1.0, "x'": 0.5, "y": 0.7, "y'": 0.6, "z": 0.0}
    return Problem(br.DAE("x y z", equations), start, 0.3)


def shifted_constraint():
    """The pendulum with its constraint differentiated once, as a series: (u^2 + v^2)' = 0."""

    def equations(t, x, der):
        return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v + 9.81, der(x.u**2 + x.v**2)]

    return Problem(br.DAE("u v lam", equations), {"u": 0.6, "v": -0.8, "u'": 0.4, "v'": 0.3}, 0.5)


def driven():
    """A pendulum whose pivot moves as sin(w t) and whose rod grows as 1 + t/4: functions of time everywhere."""

    def equations(t, x, der, p):
        across = x.u - p.a * br.sin(p.w * t)
        return [
            der(x.u, 2) + x.lam * across + p.d * br.exp(-t) * der(x.u),
            der(x.v, 2) + x.lam * x.v + 9.81,
            across**2 + x.v**2 - (1 + t / 4) ** 2,
        ]

    dae = br.DAE("u v lam", equations, parameters={"a": 0.2, "w": 3.0, "d": 0.4})
    start = {"u": 0.6, "v": -0.8, "u'": 0.6 + 0.15 + 0.4, "v'": -0.2 + 0.3}
    return Problem(dae, start, 0.5)


def time_in_the_jacobian():
    """(2 + sin(t)) x' + y = 1,  (t - 3) y + x = cos(t): leading derivatives times functions of time."""

    def equations(t, x, der):
        return [(2 + br.sin(t)) * der(x.x) + x.y - 1, (t - 3) * x.y + x.x - br.cos(t)]

    return Problem(br.DAE("x y", equations), {"x": 0.4}, 1.0)


def parameters_everywhere():
    """Parameters in every place: x' = a sin(w t) x^n - b/x + c^2,  y' = x y/(a + b)."""

    def equations(t, x, der, p):
        force = p.a * br.sin(p.w * t) * x.x**p.n - p.b / x.x + p.c**2
        return [der(x.x) - force, der(x.y) - x.x * x.y / (p.a + p.b)]

    parameters = {"a": 0.7, "b": 0.3, "c": 1.2, "n": 1.7, "w": 2.0}
    return Problem(br.DAE("x y", equations, parameters=parameters), {"x": 1.4, "y": 0.6}, 1.0)


def mass_as_divisor():
    """The pendulum divided by its mass: the factors that make its Jacobian symmetric depend on a parameter."""

    def equations(t, x, der, p):
        return [
            der(x.u, 2) + x.lam * x.u / p.m,
            der(x.v, 2) + x.lam * x.v / p.m + 9.81,
            x.u**2 + x.v**2 - 1,
        ]

    dae = br.DAE("u v lam", equations, parameters={"m": 1.0})
    return Problem(dae, {"u": sin(0.5), "v": -cos(0.5)}, 0.5)


def index_two():
    """x' = y,  x = sin(t): no freedom at all, y follows by differentiation."""
    return Problem(br.DAE("x y", lambda t, x, der: [der(x.x) - x.y, x.x - br.sin(t)]), {}, 1.0)


def third_order():
    """x''' = -x x'' + x'^2 - 1, Falkner and Skan's equation."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x, 3) + x.x * der(x.x, 2) - der(x.x) ** 2 + 1])
    return Problem(dae, {"x": 0.0, "x'": 0.2, "x''": 1.1}, 1.0)


def functions():
    """A state in every kind of function: x' = sin(y) + log(1 + x^2) + ...,  y' = atan2(x, y) + tanh(x) + ..."""

    def equations(t, x, der):
        a, b = x.x, x.y
        return [
            der(a) - br.sin(b) - br.log(1 + a**2) + br.sqrt(2 + a * b) - br.asin(a / 3),
            der(b) - br.atan2(a, b) + br.tanh(a) * br.exp(-b) - (2 + b) ** 2.3 + br.tan(a / 2) - br.acos(b / 4),
        ]

    return Problem(br.DAE("x y", equations), {"x": 0.5, "y": 0.8}, 0.3)


SYSTEMS = {
    function.__name__: cache(function)
    for function in (
        pendulum,
        double_pendulum,
        horizontal_pendulum,
        andrews_squeezer,
        car_axis,
        algebraic_system,
        four_bar,
        tangents_of_a_four_bar,
        chain,
        not_quasilinear,
        not_quasilinear_algebraic,
        implicit,
        momentum,
        momentum_of_a_pendulum,
        nested_shifts,
        shifts_in_the_jacobian,
        shifted_constraint,
        driven,
        time_in_the_jacobian,
        parameters_everywhere,
        mass_as_divisor,
        index_two,
        third_order,
        functions,
    )
} | {"two_coupled_pendula": cache(partial(pendula_chain, 2))}
