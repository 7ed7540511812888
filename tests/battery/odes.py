"""Families of ODEs: first order, systems, second order; with high powers, gaps, bumps and blow-up."""

from .drawing import renamed
from .problems import Problem


def first_order(draw, end, rates, start):
    """Problem x' = rate for each state in the mapping `rates`."""
    words = {name: f"x.{name}" for name in rates}
    return Problem(
        family=draw.family,
        seed=draw.seed,
        states=tuple(rates),
        rates=tuple(rates.values()),
        start=tuple(start),
        end=end,
        observed={name: name for name in rates},
        variables=" ".join(rates),
        equations=tuple(f"der(x.{name}) - ({renamed(rate, words)})" for name, rate in rates.items()),
        given=dict(zip(rates, start, strict=True)),
    )


def second_order(draw, end, force, start):
    """Problem y'' = force, an expression of t, y and v = y'."""
    words = {"y": "x.y", "v": "der(x.y)"}
    return Problem(
        family=draw.family,
        seed=draw.seed,
        states=("y", "v"),
        rates=("v", force),
        start=tuple(start),
        end=end,
        observed={"y": "y", "y'": "v"},
        variables="y",
        equations=(f"der(x.y, 2) - ({renamed(force, words)})",),
        given={"y": start[0], "y'": start[1]},
    )


def powers(draw):
    """y' = a +- b y^n and its likes: the series at y = 0 has gaps of n, and the wall is far away."""
    start = draw.one_of(0.0, 0.0, draw.number(-0.3, 0.3))
    return first_order(draw, draw.number(0.8, 5), {"y": draw.walled("y")}, [start])


def quadratures(draw):
    """y' = f(t): only time, in which the series is blind."""
    end = draw.one_of(1.0, 3.0, 6.283, draw.number(0.5, 10))
    return first_order(draw, end, {"y": draw.one_of(draw.flat(end), draw.flat(end), draw.forcing(end))}, [0.0])


def blow_ups(draw):
    """y' = a + b y^n, with and without its end in the interval."""
    n, a, b = draw.whole(2, 9), draw.number(0.3, 2), draw.number(0.2, 2)
    end = draw.number(0.3, 3)
    rate = draw.one_of(
        f"{a} + {b}*y**{n}",
        f"{a} + {b}*y**{n}*{draw.of_time(end)}",
        f"{a}*cosh(y**{n})",
        f"{a}*exp({b}*y**{n})",
        f"{a} + {b}*y**{n} - y**{draw.one_of(2, 3)}",
    )
    return first_order(draw, end, {"y": rate}, [0.0])


def mixtures(draw):
    """y' = damping and products of terms in time and state."""
    end = draw.number(1, 8)
    damping = draw.one_of("", f" - {draw.number(0.1, 2)}*y", f" - {draw.number(0.1, 2)}*y**{draw.one_of(3, 5, 7, 9)}")
    return first_order(draw, end, {"y": draw.forcing(end, "y") + damping}, [draw.one_of(0.0, draw.number(-1, 1))])


def oscillators(draw):
    """y'' = -a y^n - b v^m + forcing."""
    end, n, m = draw.number(3, 12), draw.one_of(1, 3, 5, 7, 9), draw.one_of(1, 3, 5, 7)
    force = f"-{draw.number(0.3, 3)}*y**{n}"
    if draw.chance(0.6):
        force += f" - {draw.number(0.05, 1)}*v**{m}"
    if draw.chance(0.3):  # at rest until it is pushed
        return second_order(draw, end, f"{draw.flat(end)} {force}", (0.0, 0.0))
    if draw.chance(0.7):
        force += f" + {draw.forcing(end, 'y', 'v')}"
    start = draw.one_of((0.0, 1.0), (0.0, draw.number(-1.5, 1.5)), (draw.number(-1, 1), 0.0))
    return second_order(draw, end, force, start)


def falls(draw):
    """y'' = g - c v^n: from rest, to a speed that only the power bounds."""
    end, n = draw.number(1, 6), draw.one_of(3, 5, 7, 9)
    force = f"{draw.number(0.5, 10)} - {draw.number(0.2, 2)}*v**{n}"
    if draw.chance(0.3):
        force += f" + {draw.forcing(end, 'y')}"
    return second_order(draw, end, force, (0.0, 0.0))


def systems(draw):
    """Two to four coupled equations."""
    end, names = draw.number(1, 6), "abcd"[: draw.whole(2, 4)]
    rates = {}
    for name in names:
        others = [other for other in names if other != name]
        damping = draw.one_of(
            f"-{draw.number(0.2, 2)}*{name}", f"-{draw.number(0.2, 2)}*{name}**{draw.one_of(3, 5, 7)}"
        )
        rates[name] = f"{damping} + {draw.forcing(end, *others)}"
        if draw.chance(0.3):
            rates[name] += f" + {draw.number(-2, 2)}*{'*'.join(others[:2])}/(1 + {name}**2)"
    if draw.chance(0.4):  # all begins with what the first one is fed with, which begins with zeros
        rates[names[0]] = f"{draw.flat(end)} - {draw.number(0.1, 1)}*{names[0]}**{draw.one_of(1, 3, 5)}"
        return first_order(draw, end, rates, [0.0 for _ in names])
    return first_order(draw, end, rates, [draw.one_of(0.0, 0.0, draw.number(-1, 1)) for _ in names])


def bumps(draw, low=0.03, high=0.15):
    """A bump in time or in state, alone or beside an oscillation; its width as a fraction of the interval."""
    end = 10.0
    bump = f"{draw.number(1, 3)}*{draw.bump('t', draw.number(1.5, 9), draw.sized(low, high) * end)}"
    kind = draw.whole(1, 4)
    if kind == 1:
        return first_order(draw, end, {"y": bump}, [0.0])
    if kind == 2:
        return first_order(draw, end, {"y": f"sin({draw.number(0.5, 3)}*t) - {draw.number(0, 1)}*y + {bump}"}, [0.0])
    if kind == 3:
        return second_order(draw, end, f"-{draw.number(0.2, 2)}*y + {bump}", (draw.number(0.3, 1), 0.0))
    speed = draw.number(0.5, 1)
    state = draw.bump("a", draw.number(1, 4.5), draw.sized(low, high) * end * speed)
    return first_order(draw, end, {"a": f"{speed}", "b": f"{draw.number(1, 3)}*{state} - 0.1*b"}, [0.0, 0.0])


def narrow_bumps(draw):
    """The same with widths of a few thousandths to some hundredths of the interval."""
    return bumps(draw, 0.003, 0.03)


ODES = {
    "powers": powers,
    "quadratures": quadratures,
    "blow-ups": blow_ups,
    "mixtures": mixtures,
    "oscillators": oscillators,
    "falls": falls,
    "systems": systems,
    "bumps": bumps,
    "narrow-bumps": narrow_bumps,
}
