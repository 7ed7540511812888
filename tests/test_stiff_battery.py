"""Random stiff problems with closed forms: what implicit steps call a success is right, inside the steps too.

Slow manifolds that move and turn, transients that start late, bumps between the nodes of long steps, jumps, tables.
"""

import numpy as np
import pytest

import bricard as br
from bricard.taylor.engine import compiled_module

MARGIN = 1e3  # errors of a success are below so many tolerances
END = 10.0
pytestmark = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")


def bump(u):
    return 1 - np.tanh(u) ** 2


SHAPES = {  # of u = (t - where)/width, with derivatives by u
    "step": (np.tanh, bump),
    "bell": (lambda u: np.exp(-(u**2)), lambda u: -2 * u * np.exp(-(u**2))),
    "peak": (lambda u: 1 / (1 + u**2), lambda u: -2 * u / (1 + u**2) ** 2),
    "well": (
        lambda u: np.tanh(u) * np.tanh(u - 3),
        lambda u: bump(u) * np.tanh(u - 3) + np.tanh(u) * bump(u - 3),
    ),
    "swing": (lambda u: np.sin(u / 5), lambda u: np.cos(u / 5) / 5),
}


class Draw:
    """A law g(t) that a stiff system follows, with its derivative."""

    def __init__(self, seed):
        random = np.random.default_rng(seed)
        self.shape = list(SHAPES)[seed % len(SHAPES)]
        self.where = random.uniform(1, 9)
        self.width = 10 ** random.uniform(-1.5 if self.shape == "swing" else -4, -0.5)
        self.height, self.level = 10 ** random.uniform(-3, 1), random.choice([0.0, 1.0])
        self.rate, self.tol = 10 ** random.uniform(2, 7), 10 ** random.uniform(-10, -5)
        near = np.linspace(self.where - 20 * self.width, self.where + 20 * self.width, 401)
        self.times = np.unique(np.concatenate([np.linspace(0, END, 1001), near[(near > 0) & (near < END)]]))

    def g(self, t):
        return self.level + self.height * SHAPES[self.shape][0]((t - self.where) / self.width)

    def slope(self, t):
        return self.height / self.width * SHAPES[self.shape][1]((t - self.where) / self.width)

    def __repr__(self):
        return (
            f"{self.shape} at {self.where:.3g}, {self.width:.1e} wide, {self.height:.1e} high, rate {self.rate:.1e}"
        )


def linear(draw):
    """y' = -rate (y - g) + g' from beside the manifold: y = g + e^(-rate t)/2."""
    dae = br.DAE("y", lambda t, v, der: [der(v.y) + draw.rate * (v.y - draw.g(t)) - draw.slope(t)])
    return dae, {"y": draw.g(0.0) + 0.5}, lambda s, t: s("y", t) - draw.g(t) - 0.5 * np.exp(-draw.rate * t)


def cubic(draw):
    """y' = -rate (y^3 + y - g^3 - g) + g' on the manifold y = g."""

    def equations(t, v, der):
        g = draw.g(t)
        return [der(v.y) + draw.rate * (v.y**3 + v.y - g**3 - g) - draw.slope(t)]

    return br.DAE("y", equations), {"y": draw.g(0.0)}, lambda s, t: s("y", t) - draw.g(t)


def integrated(draw):
    """A stiff follower of a short impulse, and its integral: z + y/rate = g + y(0)/rate."""
    dae = br.DAE("y z", lambda t, v, der: [der(v.y) + draw.rate * (v.y - draw.slope(t)), der(v.z) - v.y])
    first = draw.slope(0.0) / draw.rate
    return (
        dae,
        {"y": draw.slope(0.0), "z": draw.g(0.0)},
        lambda s, t: s("z", t) + s("y", t) / draw.rate - draw.g(t) - first,
    )


def algebraic(draw):
    """The law is given by an equation z^3 + z = g^3 + g, and followed."""

    def equations(t, v, der):
        g = draw.g(t)
        return [der(v.y) - draw.rate * (v.z - v.y) - draw.slope(t), v.z**3 + v.z - g**3 - g]

    return br.DAE("y z", equations), {"y": draw.g(0.0), "z": draw.g(0.0)}, lambda s, t: s("y", t) - draw.g(t)


def oscillating(draw):
    """A stiff undamped spring pulled along, q'' = -rate (q - g) + g'', from the manifold q = g."""

    def equations(t, v, der):
        return [der(v.q) - v.p - draw.slope(t), der(v.p) + draw.rate * (v.q - draw.g(t))]

    return br.DAE("q p", equations), {"q": draw.g(0.0), "p": 0.0}, lambda s, t: s("q", t) - draw.g(t)


def awakening(draw):
    """y' = -rate s(t) (y - g) + g' with s = (1 + tanh u)/2: what is left at the start decays late, and then fast.

    The integral of s is width/2 (u + ln cosh u), of which width/2 ln(1 + e^(2 u)) counts.
    """

    def awake(t):
        return (1 + np.tanh((t - draw.where) / draw.width)) / 2

    def decay(t):
        return draw.rate * draw.width / 2 * (np.logaddexp(0, 2 * (t - draw.where) / draw.width))

    dae = br.DAE("y", lambda t, v, der: [der(v.y) + draw.rate * awake(t) * (v.y - draw.g(t)) - draw.slope(t)])
    return (
        dae,
        {"y": draw.g(0.0) + 0.5},
        lambda s, t: s("y", t) - draw.g(t) - 0.5 * np.exp(decay(0.0) - decay(t)),
    )


def turning(draw):
    """e' = -rate n (n . e) of the distance e from a point that moves, along an n that turns: it stays zero."""

    def equations(t, v, der):
        c, s, a, b = np.cos(2 * t), np.sin(2 * t), v.x - draw.g(t), v.y - draw.g(t) / 2
        pull = draw.rate * (c * a + s * b)
        return [der(v.x) + pull * c - draw.slope(t), der(v.y) + pull * s - draw.slope(t) / 2]

    start = {"x": draw.g(0.0), "y": draw.g(0.0) / 2}
    return br.DAE("x y", equations), start, lambda s, t: np.hypot(s("x", t) - draw.g(t), s("y", t) - draw.g(t) / 2)


def jumping(draw):
    """y' = -rate (y - j) where j jumps from 0 to the height: y decays to both."""
    dae = br.DAE("y", lambda t, v, der: [der(v.y) + draw.rate * (v.y - br.when(t < draw.where, 0.0, draw.height))])

    def error(s, t):
        after = np.maximum(t - draw.where, 0.0)
        return s("y", t) - np.exp(-draw.rate * t) - draw.height * -np.expm1(-draw.rate * after)

    return dae, {"y": 1.0}, error


FORMS = {
    form.__name__: form for form in (linear, cubic, integrated, algebraic, oscillating, awakening, turning, jumping)
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("integrator", ["radau", "auto"])
def test_a_success_is_right(form, seed, integrator):
    """Refusals would be honest, errors of more than a thousand tolerances are not."""
    draw = Draw(1000 * list(FORMS).index(form) + seed)
    dae, start, error = FORMS[form](draw)
    solution = br.solve_dae(dae, (0, END), start, integrator=integrator, tol=draw.tol, max_steps=50_000)
    if solution.success:
        worst = np.abs(error(solution, draw.times)).max() / (1 + np.abs(draw.g(draw.times)).max())
        assert worst <= MARGIN * draw.tol, f"{draw}: {worst / draw.tol:.1e} tolerances"


def rows(seed):
    """Knots of a table in pairs that are close to each other, with jumps of the heights between them."""
    random = np.random.default_rng(seed)
    corners = np.sort(random.uniform(0.5, 9.5, 8))
    knots = np.unique(np.concatenate([[0.0, 10.0], corners, corners + 10 ** random.uniform(-3, -2, 8)]))
    return knots, np.cumsum(random.choice([0.0, 1.0, -1.0], len(knots)))


@pytest.mark.parametrize("integrator", ["radau", "auto"])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_followed_from_knot_to_knot(seed, integrator):
    """A light mass on a damper under a tabulated force with jumps: its momentum and path are the force's integral."""
    from scipy.interpolate import CubicSpline

    knots, heights = rows(seed)
    s = br.Lagrangian("x")
    s.kinetic(1e-6 * s.rate.x**2 / 2)
    s.load(s.table("law", knots, heights) - s.rate.x, s.rate.x)
    found = br.simulate(s, (0, 10), {"x": 0}, integrator=integrator, tol=1e-8)
    times, expected = np.linspace(0, 10, 500), CubicSpline(knots, heights)
    assert found.success
    size = np.abs(expected(np.linspace(0, 10, 5000))).max()
    np.testing.assert_allclose(
        found("x", times) + 1e-6 * found("x'", times), expected.antiderivative()(times), atol=3e-7 * (1 + size)
    )


ENDS = {  # equations, start, and when the solution ends
    "pole": (lambda t, v, der: [der(v.y) - v.y**2], 1.0, 1.0),
    "a slope without bound": (lambda t, v, der: [der(v.y) * v.y + 0.5], 1.0, 1.0),
    "a root that ends": (lambda t, v, der: [der(v.y) + br.sqrt(v.y)], 1.0, 2.0),
    "a fold": (lambda t, v, der: [v.y**2 + t - 1], 1.0, 1.0),
}


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("integrator", ["radau", "auto"])
def test_the_end_of_a_solution_is_not_stepped_over(name, integrator):
    """Long steps find nodes behind the end, where other branches or nothing at all would be."""
    equations, start, end = ENDS[name]
    solution = br.solve_dae(br.DAE("y", equations), (0, 3), {"y": start}, integrator=integrator, tol=1e-8)
    assert not solution.success
    assert solution.t[-1] == pytest.approx(end, abs=1e-5)
