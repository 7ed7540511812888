"""Families of DAEs of index 1 to 3 whose ODE is known: algebraic variables, hidden constraints, prescribed paths.

Each is made from an ODE of the grammar by equations that define new variables, or by constraints whose solution is
known in coordinates of its own; observed are all variables, multipliers included.
"""

from dataclasses import replace

import numpy as np

from .drawing import renamed
from .problems import Problem


def _problem(draw, end, states, observed, residuals, short=None, also=None):
    """A Problem from an ODE {state: (rate, start)} and residuals in bricard's words.

    The start of all that is observed is given, and of what stands in `also`.
    """
    problem = Problem(
        family=draw.family,
        seed=draw.seed,
        states=tuple(states),
        rates=tuple(rate for rate, _ in states.values()),
        start=tuple(start for _, start in states.values()),
        end=end,
        observed=observed,
        short=short or {},
        variables=" ".join(name for name in observed if "'" not in name),
        equations=tuple(residuals),
    )
    values = problem.observe()(0.0, np.array(problem.start))
    return replace(problem, given={**dict(zip(observed, values, strict=True)), **(also or {})})


def with_algebraic(draw):
    """Index 1: y' = a - b z + forcing, and z is given by an equation that has one solution."""
    end = draw.number(1, 6)
    inner = f"{draw.number(0.3, 1.5)}*y**{draw.whole(2, 9)} + {draw.forcing(end, 'y')}"
    left, right = draw.one_of(
        ("x.z", inner),
        ("sinh(x.z)", f"log(({inner}) + sqrt(1 + ({inner})**2))"),
        ("exp(x.z) - 1", f"log(1 + sqrt(1 + ({inner})**2))"),
    )
    inside = inner if left != "exp(x.z) - 1" else f"sqrt(1 + ({inner})**2)"
    rate = draw.one_of(f"{draw.number(0.3, 2)} - z*y - {draw.number(0.1, 1)}*y", f"{draw.walled('y')} - 0.1*tanh(z)")
    words = {"y": "x.y", "z": "x.z"}
    return _problem(
        draw,
        end,
        {"y": (rate, 0.0)},
        {"y": "y", "z": "z"},
        [f"der(x.y) - ({renamed(rate, words)})", f"{left} - ({renamed(inside, words)})"],
        {"z": right},
    )


def with_chain(draw):
    """Index 1: each power and product of y' = a - b y^n + ... has a variable of its own."""
    end, n, m = draw.number(1, 5), draw.one_of(3, 5, 7, 9), draw.whole(2, 4)
    a, b = draw.number(0.3, 2), draw.number(0.3, 2)
    forcing = draw.forcing(end, "y")
    return _problem(
        draw,
        end,
        {"y": (f"{a} - {b}*r + s", 0.0)},
        {"y": "y", "p": "p", "r": "r", "s": "s"},
        [
            f"der(x.y) - ({a} - {b}*x.r + x.s)",
            f"x.p - x.y**{m}",
            f"x.r - x.p**{2 * m if m % 2 else m}*x.y**{n}",
            f"x.s - ({renamed(forcing, {'y': 'x.y'})})",
        ],
        {"p": f"y**{m}", "r": f"p**{2 * m if m % 2 else m}*y**{n}", "s": forcing},
    )


def with_total_derivative(draw):
    """Index 1, der of an expression: d/dt(y + a y^n) = forcing - b y."""
    end, n, a = draw.number(1, 6), draw.one_of(3, 5, 7, 9), draw.number(0.1, 2)
    right = f"{draw.forcing(end, 'y')} - {draw.number(0.1, 1)}*y + {draw.number(0.2, 1)}"
    return _problem(
        draw,
        end,
        {"y": (f"({right})/(1 + {n * a:.6g}*y**{n - 1})", 0.0)},
        {"y": "y"},
        [f"der(x.y + {a}*x.y**{n}) - ({renamed(right, {'y': 'x.y'})})"],
    )


def on_circle(draw):
    """Index 2: x and y turn with a rate of the grammar; a multiplier, which is zero, keeps them on the circle."""
    end = draw.number(1, 6)
    turn = draw.one_of(f"{draw.number(-1, 1)} + {draw.forcing(end, 'u', 'v')}", draw.walled("v"))
    words = {"u": "x.u", "v": "x.v"}
    return _problem(
        draw,
        end,
        {"th": (turn, 0.0)},
        {"u": "u", "v": "v", "m": "0.0"},
        [
            f"der(x.u) + x.v*({renamed(turn, words)}) - x.m*x.u",
            f"der(x.v) - x.u*({renamed(turn, words)}) - x.m*x.v",
            "x.u**2 + x.v**2 - 1",
        ],
        {"u": "cos(th)", "v": "sin(th)"},
    )


def prescribed(draw):
    """Index 2 or 3: the input f that makes z follow a function of a state that has an ODE of its own."""
    end, n, third = draw.number(1, 6), draw.whole(2, 7), draw.chance(0.5)
    damping = f"{draw.number(0.1, 1)}*y**{draw.one_of(1, 3, 5)}"
    rate = draw.one_of(f"{draw.forcing(end, 'y')} - {damping}", draw.walled("y"))
    start = draw.one_of(0.0, draw.number(-0.5, 0.5))
    law = f"{draw.number(-2, 2)}*z**{draw.one_of(3, 5, 7)} + {draw.number(-1, 1)}*{draw.of_time(end)}"
    words = {"y": "x.y", "q": "x.q", "z": "x.z"}
    if not third:  # z = y^n, z' = law + f
        return _problem(
            draw,
            end,
            {"y": (rate, start)},
            {"y": "y", "z": "z", "f": f"{n}*y**{n - 1}*({rate}) - ({law})"},
            [f"der(x.y) - ({renamed(rate, words)})", f"x.z - x.y**{n}", f"der(x.z) - ({renamed(law, words)}) - x.f"],
            {"z": f"y**{n}"},
        )
    return _problem(  # z = q with q' = y, z'' = law + f
        draw,
        end,
        {"q": ("y", 0.0), "y": (rate, start)},
        {"q": "q", "y": "y", "z": "z", "f": f"({rate}) - ({law})"},
        [
            "der(x.q) - x.y",
            f"der(x.y) - ({renamed(rate, words)})",
            "x.z - x.q",
            f"der(x.z, 2) - ({renamed(law, words)}) - x.f",
        ],
        {"z": "q"},
        {"z'": start},
    )


def on_a_rod(draw):
    """Index 3: a unit mass on a rod of length r about the origin, with forces of the grammar and high powers."""
    end, r = draw.number(2, 6), draw.number(0.5, 2)
    fu = f"{draw.forcing(end, 'u', 'v')} - {draw.number(0, 1)}*du**{draw.one_of(1, 3, 5)}"
    fv = f"{draw.one_of(0.0, draw.number(-5, -1))} - {draw.number(0, 2)}*v**{draw.one_of(1, 3, 5, 7)}"
    start, speed = draw.number(-3, 3), draw.one_of(0.0, draw.number(-2, 2))
    words = {"u": "x.u", "v": "x.v", "du": "der(x.u)", "dv": "der(x.v)"}
    return _problem(
        draw,
        end,
        {"th": ("w", start), "w": ("(fv*cos(th) - fu*sin(th))/" + str(r), speed)},
        {"u": "u", "v": "v", "u'": "du", "v'": "dv", "lam": f"(w**2*{r} + fu*cos(th) + fv*sin(th))/{r}"},
        [
            f"der(x.u, 2) + x.lam*x.u - ({renamed(fu, words)})",
            f"der(x.v, 2) + x.lam*x.v - ({renamed(fv, words)})",
            f"x.u**2 + x.v**2 - {r}**2",
        ],
        {"u": f"{r}*cos(th)", "v": f"{r}*sin(th)", "du": "-v*w", "dv": "u*w", "fu": fu, "fv": fv},
    )


def on_a_curve(draw):
    """Index 3: a unit mass on the curve v = c u^n, under gravity and forces of the grammar."""
    end, n, c = draw.number(1, 4), draw.whole(2, 8), draw.number(0.1, 0.8)
    fu = f"{draw.forcing(end, 'u')} - {draw.number(0.1, 1)}*du**{draw.one_of(1, 3, 5)}"
    fv = f"-{draw.number(0.5, 5)}"
    start = draw.one_of(0.0, draw.number(-1, 1))
    speed = draw.number(-1, 1)
    words = {"u": "x.u", "v": "x.v", "du": "der(x.u)"}
    return _problem(
        draw,
        end,
        {"u": ("du", start), "du": ("ddu", speed)},
        {"u": "u", "v": f"{c}*u**{n}", "lam": "gg*du**2 + g*ddu - fv", "u'": "du", "v'": "g*du"},
        [
            f"der(x.u, 2) + x.lam*{c}*{n}*x.u**{n - 1} - ({renamed(fu, words)})",
            f"der(x.v, 2) - x.lam - ({fv})",
            f"x.v - {c}*x.u**{n}",
        ],
        {
            "fu": fu,
            "fv": fv,
            "g": f"{c}*{n}*u**{n - 1}",
            "gg": f"{c}*{n}*{n - 1}*u**{n - 2}",
            "ddu": "(fu + g*fv - g*gg*du**2)/(1 + g**2)",
        },
    )


DAES = {
    "algebraic": with_algebraic,
    "chains": with_chain,
    "totals": with_total_derivative,
    "circles": on_circle,
    "paths": prescribed,
    "rods": on_a_rod,
    "curves": on_a_curve,
}
