"""Families of planar mechanisms in MechSpec, with their motion in minimal coordinates, derived by hand.

Point masses on massless rods; angles are those with the x axis. Formulas of forces and drives have high powers of
angle, rate and time.
"""

import math

from .drawing import renamed
from .problems import Problem

G = 9.81


def _problem(draw, end, states, observed, text, short=None):
    """A Problem from an ODE {state: (rate, start)} and a MechSpec text."""
    return Problem(
        family=draw.family,
        seed=draw.seed,
        states=tuple(states),
        rates=tuple(rate for rate, _ in states.values()),
        start=tuple(start for _, start in states.values()),
        end=end,
        observed=observed,
        short=short or {},
        mechanism=text,
    )


def _load(draw, end, angle, rate):
    """A torque or force: braking by a power of the rate, holding by a power of the angle, or forcing."""
    terms = [
        f"-{draw.number(0.2, 2)}*{rate}**{draw.one_of(1, 3, 5, 7, 9)}",
        f"-{draw.number(0.2, 2)}*{angle}**{draw.one_of(1, 3, 5, 7)}",
        f"{draw.number(-4, 4)}*{draw.of_time(end)}",
        draw.flat(end),
        f"{draw.number(-4, 4)}*{draw.of_state(angle)}",
    ]
    return " + ".join(draw.one_of(*terms) for _ in range(draw.whole(1, 3)))


def pendulum(draw):
    """m l^2 th'' = torque - m g l cos(th)."""
    end, m, l = draw.number(1, 5), draw.number(0.5, 2), draw.number(0.5, 1.5)
    torque, start = _load(draw, end, "th", "w"), draw.one_of(0.0, draw.number(-2, 1))
    gravity = draw.one_of(0, G)
    return _problem(
        draw,
        end,
        {"th": ("w", start), "w": (f"(({torque}) - {m}*{gravity}*{l}*cos(th))/({m}*{l}**2)", 0.0)},
        {"th": "th", "th'": "w", "A.x": f"{l}*cos(th)", "A.y": f"{l}*sin(th)"},
        f"""\
Dimension: 2
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [{l}]}}, Particles: {{A: {m}}}, Angles: {{th: OA}}}}
AppliedForces: {{Gravity: {gravity}, Torques: {{th: "{renamed(torque, {"w": "th'"})}"}}}}
ProblemData: {{tend: {end}, positions: {{th: {start}, A: [{l * math.cos(start)}, {l * math.sin(start)}]}}}}
""",
    )


def spring_mass(draw):
    """m s'' = force + m g - k (s - 1), down a line; without a spring the force alone bounds the fall."""
    end, m, k = draw.number(1, 6), draw.number(0.5, 2), draw.one_of(0.0, draw.number(0.5, 20))
    force, start = _load(draw, end, "s", "v"), draw.number(0.6, 1.5)
    if k == 0.0:
        force += f" - {draw.number(0.2, 2)}*v**{draw.one_of(3, 5, 7, 9)}"
    gravity, speed = draw.one_of(0.0, G), draw.one_of(0.0, draw.number(-1, 1))
    spring = f"Springs: {{WB: [{k}, 10.0]}}" if k else ""
    return _problem(
        draw,
        end,
        {"s": ("v", start), "v": (f"(({force}) - {k}*(s - 1.0))/{m} + {gravity}", speed)},
        {"s": "s", "s'": "v"},
        f"""\
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], x: [1, 0], W: [-9, 0]}}
  Particles: {{B: {m}}}
  Collinears: {{OxB: s}}
  {spring}
AppliedForces: {{Gravity: [{gravity}, 0], Torques: {{s: "{renamed(force, {"v": "s'"})}"}}}}
ProblemData: {{tend: {end}, positions: {{s: {start}}}, velocities: {{s: {speed}}}}}
""",
    )


def slider_crank(draw):
    """A crank under a torque; (m1 r^2 + m2 X'^2) th'' + m2 X' X'' w^2 = torque - m1 g r cos(th), X(th) the slider."""
    end, m1, m2 = draw.number(1, 4), draw.number(0.5, 2), draw.number(0.5, 2)
    r, l = draw.number(0.2, 0.5), draw.number(0.8, 1.5)
    torque, start = _load(draw, end, "th", "w"), draw.number(0.3, 2.5)
    a = (r * math.cos(start), r * math.sin(start))
    stroke = a[0] + math.sqrt(l**2 - a[1] ** 2)
    return _problem(
        draw,
        end,
        {"th": ("w", start), "w": (f"(({torque}) - {m1}*{G}*c - {m2}*X1*X2*w**2)/({m1}*{r}**2 + {m2}*X1**2)", 0.0)},
        {"th": "th", "th'": "w", "stroke": "X"},
        f"""\
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], x: [1, 0]}}
  Rods: {{OA: [{r}], AB: [{l}]}}
  Particles: {{A: {m1}, B: {m2}}}
  Angles: {{th: OA}}
  Collinears: {{OxB: stroke}}
AppliedForces: {{Gravity: {G}, Torques: {{th: "{renamed(torque, {"w": "th'"})}"}}}}
ProblemData: {{tend: {end}, positions: {{th: {start}, A: [{a[0]}, {a[1]}], B: [{stroke}, 0]}}}}
""",
        {
            "c": f"{r}*cos(th)",
            "s": f"{r}*sin(th)",
            "R": f"sqrt({l}**2 - s**2)",
            "X": "c + R",
            "X1": "-s - s*c/R",
            "X2": "-c - (c**2 - s**2)/R - s**2*c**2/R**3",
        },
    )


def double_pendulum(draw):
    """Two point masses; a torque on the first angle, a power of the rate brakes the second."""
    end, m1, m2 = draw.number(0.5, 2), draw.number(0.5, 2), draw.number(0.5, 2)
    l1, l2 = draw.number(0.5, 1.5), draw.number(0.5, 1.5)
    torque = _load(draw, end, "a", "w")
    brake = f"-{draw.number(0.2, 2)}*u**{draw.one_of(1, 3, 5, 7)}"
    start = draw.number(-2, 0), draw.number(-2, 0)
    A = (l1 * math.cos(start[0]), l1 * math.sin(start[0]))
    B = (A[0] + l2 * math.cos(start[1]), A[1] + l2 * math.sin(start[1]))
    words = {"w": "a'", "u": "b'"}
    return _problem(
        draw,
        end,
        {
            "a": ("w", start[0]),
            "b": ("u", start[1]),
            "w": ("(m22*fa - m12*fb)/(m11*m22 - m12**2)", 0.0),
            "u": ("(m11*fb - m12*fa)/(m11*m22 - m12**2)", 0.0),
        },
        {"a": "a", "b": "b", "a'": "w", "b'": "u"},
        f"""\
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Rods: {{OA: [{l1}], AB: [{l2}]}}
  Particles: {{A: {m1}, B: {m2}}}
  Angles: {{a: OA, b: AB}}
AppliedForces:
  Gravity: {G}
  Torques: {{a: "{renamed(torque, words)}", b: "{renamed(brake, words)}"}}
ProblemData: {{tend: {end}, positions: {{A: [{A[0]}, {A[1]}], B: [{B[0]}, {B[1]}]}}}}
""",
        {
            "m11": f"{m1 + m2}*{l1}**2",
            "m22": f"{m2}*{l2}**2",
            "m12": f"{m2}*{l1}*{l2}*cos(a - b)",
            "h": f"{m2}*{l1}*{l2}*sin(a - b)",
            "fa": f"{torque} - h*u**2 - {m1 + m2}*{G}*{l1}*cos(a)",
            "fb": f"{brake} + h*w**2 - {m2}*{G}*{l2}*cos(b)",
        },
    )


def law(draw, end):
    """A drive: its value, rate and acceleration as expressions of time."""
    n, a, k = draw.whole(2, 12), draw.number(0.5, 3), draw.number(1, 6) / end
    c, k = draw.number(0.3, 0.7) * end, float(f"{k:.3g}")
    s = f"sin({k}*t)"
    v = f"cos({k}*t)"
    return draw.one_of(
        (f"{a}*(t/{end})**{n}", f"{a}*{n}*t**{n - 1}/{end}**{n}", f"{a}*{n}*{n - 1}*t**{n - 2}/{end}**{n}"),
        (
            f"{a}*{s}**{2 * n}",
            f"{a}*{2 * n}*{k}*{s}**{2 * n - 1}*{v}",
            f"{a}*{2 * n}*{k}**2*({2 * n - 1}*{s}**{2 * n - 2}*{v}**2 - {s}**{2 * n})",
        ),
        (
            f"{a}*((1 - {v})/2)**{n}",
            f"{a}*{n}*((1 - {v})/2)**{n - 1}*{s}*{k}/2",
            f"{a}*{n}*{k}**2/2*({n - 1}*((1 - {v})/2)**{n - 2}*{s}**2/2 + ((1 - {v})/2)**{n - 1}*{v})",
        ),
        (
            f"{a}*exp(-(4*(t - {c})/{end})**2)",
            f"-{a}*32*(t - {c})/{end}**2*exp(-(4*(t - {c})/{end})**2)",
            f"{a}*(1024*(t - {c})**2/{end}**4 - 32/{end}**2)*exp(-(4*(t - {c})/{end})**2)",
        ),
    )


def hung_on_a_crank(draw):
    """A driven crank OA with a pendulum AB: l ph'' = (-g e_y - A'') . (-sin ph, cos ph) - brake."""
    end, m, r, l = draw.number(2, 6), draw.number(0.5, 2), draw.number(0.2, 0.8), draw.number(0.5, 1.5)
    angle, rate, acceleration = law(draw, end)
    brake, start = f"-{draw.number(0.2, 2)}*u**{draw.one_of(1, 3, 5, 7)}", draw.number(-2.5, -0.5)
    at = _value(angle)
    A = (r * math.cos(at), r * math.sin(at))
    B = (A[0] + l * math.cos(start), A[1] + l * math.sin(start))
    return _problem(
        draw,
        end,
        {"ph": ("u", start), "u": (f"(-sin(ph)*gx + cos(ph)*gy)/{l} + ({brake})/({m}*{l}**2)", 0.0)},
        {"th": angle, "ph": "ph", "ph'": "u", "B.x": f"{r}*cos(th) + {l}*cos(ph)"},
        f"""\
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Rods: {{OA: [{r}], AB: [{l}]}}
  Particles: {{B: {m}}}
  Angles: {{th: OA, ph: AB}}
AppliedForces: {{Gravity: {G}, Torques: {{ph: "{renamed(brake, {"u": "ph'"})}"}}}}
Motions: {{th: "{angle}"}}
ProblemData:
  tend: {end}
  positions: {{th: {at}, A: [{A[0]}, {A[1]}], B: [{B[0]}, {B[1]}]}}
  velocities: {{ph: 0}}
  fixedvelocities: {{ph}}
""",
        {
            "th": angle,
            "w": rate,
            "al": acceleration,
            "gx": f"{r}*(al*sin(th) + w**2*cos(th))",
            "gy": f"-{G} - {r}*(al*cos(th) - w**2*sin(th))",
        },
    )


def four_bar(draw):
    """A driven four-bar: C = (d, 0) and B where the circles about A and C meet, above."""
    end, r, d = draw.number(2, 6), draw.number(0.2, 0.4), draw.number(0.9, 1.1)
    b, c = draw.number(0.8, 1.1), draw.number(0.8, 1.1)  # r + d < b + c and so on: the crank turns fully
    angle, rate, _ = law(draw, end)
    at = _value(angle)
    A = (r * math.cos(at), r * math.sin(at))
    short = {
        "th": angle,
        "p": f"{d} - {r}*cos(th)",
        "q": f"-{r}*sin(th)",
        "e": "p**2 + q**2",
        "f": f"(e + {b}**2 - {c}**2)/(2*e)",
        "h": f"sqrt({b}**2/e - f**2)",
        "Bx": f"{r}*cos(th) + f*p - h*q",
        "By": f"{r}*sin(th) + f*q + h*p",
    }
    scope = {"sin": math.sin, "cos": math.cos, "exp": math.exp, "sqrt": math.sqrt, "t": 0.0}
    for name, text in short.items():
        scope[name] = eval(text, scope)
    return _problem(
        draw,
        end,
        {},
        {"th": "th", "th'": rate, "B.x": "Bx", "B.y": "By"},
        f"""\
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], C: [{d}, 0]}}
  Rods: {{OA: [{r}, 1], AB: [{b}, 2], BC: [{c}, 1]}}
  Angles: {{th: OA}}
AppliedForces: {{Gravity: {G}}}
Motions: {{th: "{angle}"}}
ProblemData: {{tend: {end}, positions: {{th: {at}, A: [{A[0]}, {A[1]}], B: [{scope["Bx"]}, {scope["By"]}]}}}}
""",
        short,
    )


def _value(angle):
    return eval(angle, {"sin": math.sin, "cos": math.cos, "exp": math.exp, "t": 0.0})


MECHANISMS = {
    "pendulum": pendulum,
    "spring-mass": spring_mass,
    "slider-crank": slider_crank,
    "double-pendulum": double_pendulum,
    "hung": hung_on_a_crank,
    "four-bar": four_bar,
}
