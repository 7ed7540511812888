"""Implicit steps where equations switch: kinks, contacts that push, rigid ones; against series and closed forms."""

import numpy as np
import pytest

import bricard as br
from bricard.problems import catalogue

IMPLICIT = ["radau", "auto"]
DROP = """
Dimension: 2
PartData: {Particles: {A: 1}}
Shapes: {A: {point: [0, 0]}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
AppliedForces: {Gravity: 9.81}
Contacts: {A/floor: {law: LAW, stiffness: STIFFNESS, damping: DAMPING, friction: 0}}
ProblemData: {positions: {A: [0, 1]}, tend: 2}
"""


def drop(law, stiffness, damping):
    """A point above a floor that pushes."""
    words = {"LAW": law, "STIFFNESS": str(stiffness), "DAMPING": str(damping)}
    text = DROP
    for word, value in words.items():
        text = text.replace(word, value)
    return br.Mechanism.parse(text)


DISC = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.5]], Dyna: [[0], 1, 0.1]}}, Angles: {theta: GA}}
AppliedForces: {Gravity: 9.81}
Shapes: {GA: {circle: 0.5}, line: {line: [[0, 0], [10, 6]], ends: false}}
Contacts: {GA/line: {law: linear, stiffness: 20000, damping: 200, friction: 0.5, v_lim: 0.05, layer: 0.05}}
ProblemData: {positions: {G: [9, 7], theta: 0}, tend: 1.5}
"""


def bilinear():
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    s.potential(s.x**2 / 2 + 99 / 2 * br.maximum(s.x, 0) ** 2)
    return lambda **options: br.simulate(s, (0, 10), {"x": -1.0}, **options)


def of_equations(equations):
    dae = br.DAE("x y", equations)
    return lambda **options: br.solve_dae(dae, (0, 10), {"x": 1, "y": 0}, **options)


KINKS = {
    "bilinear spring": bilinear(),
    "gap in a spring": of_equations(
        lambda t, v, der: [der(v.x) - v.y, der(v.y) + 0.1 * v.y + br.when(v.x < 0.5, v.x, 3 * v.x - 1)]
    ),
    "relay": of_equations(lambda t, v, der: [der(v.x) - v.y, der(v.y) + br.sign(v.x)]),
    "stiff follower of a kink": of_equations(
        lambda t, v, der: [der(v.x) - v.y, der(v.y) + 1e3 * (v.y + v.x + 0.5 * abs(v.x))]
    ),
}


@pytest.mark.parametrize("name", KINKS)
@pytest.mark.parametrize("integrator", IMPLICIT)
def test_kinks_as_by_series(name, integrator):
    """Equations on either side of a kink have partial derivatives of their own."""
    explicit, implicit = (KINKS[name](integrator=one, tol=1e-9) for one in ("taylor", integrator))
    times = np.linspace(0, 10, 301)
    assert implicit.success
    assert integrator == "auto" or implicit.certificate.implicit_steps
    np.testing.assert_allclose(implicit("x", times), explicit("x", times), atol=1e-8)


def test_engines_switch_alike(monkeypatch):
    """The NumPy twin takes other numbers of the partial derivatives, too."""
    from bricard.taylor import engine

    compiled = KINKS["bilinear spring"](integrator="radau", tol=1e-7)
    monkeypatch.setattr(engine, "compiled_module", lambda: None)
    twin = KINKS["bilinear spring"](integrator="radau", tol=1e-7)
    assert twin.certificate.steps == pytest.approx(compiled.certificate.steps, abs=3)
    np.testing.assert_allclose(twin("x", [3.0, 10.0]), compiled("x", [3.0, 10.0]), atol=1e-6)


@pytest.mark.parametrize("integrator", IMPLICIT)
@pytest.mark.parametrize("stiffness", [2e4, 2e6, 2e8, 2e10])
def test_a_floor_of_any_stiffness(stiffness, integrator):
    """A point that falls 1 m: the time and speed of touching in closed form, then rest at the depth m g / k."""
    floor = drop("linear", stiffness, stiffness / 1e2)
    motion = br.simulate(floor, integrator=integrator, tol=1e-9, contact="penalty")
    assert motion.success
    assert motion.certificate.steps < 200
    assert motion.contact("A/floor").intervals[0].end == pytest.approx(np.sqrt(2 / 9.81), abs=1e-9)
    assert float(motion("A.y", 2)) == pytest.approx(-9.81 / stiffness, abs=1e-9)


@pytest.mark.parametrize("law", ["linear", "hertz", "hunt_crossley"])
def test_contacts_that_push_as_by_series(law):
    """Every phase of a fall on springs that are not stiff, with all laws."""
    floor = drop(law, 20000, 0 if law == "hertz" else 0.3)
    series, implicit = (br.simulate(floor, integrator=one, tol=1e-9) for one in ("taylor", "radau"))
    times = np.linspace(0, 2, 201)
    assert implicit.certificate.implicit_steps
    np.testing.assert_allclose(implicit("A.y", times), series("A.y", times), atol=1e-7)


def test_a_disc_slips_and_rolls_on_springs():
    """Friction with its own phases, along a line that slopes."""
    series, implicit = (
        br.simulate(br.Mechanism.parse(DISC), integrator=one, tol=1e-9) for one in ("taylor", "radau")
    )
    times = np.linspace(0, 1.5, 151)
    for name in ("G.x", "G.y", "theta"):
        np.testing.assert_allclose(implicit(name, times), series(name, times), atol=1e-6)


@pytest.mark.parametrize("name", ["bouncing_balls", "rocking_block", "block_on_belt"])
def test_rigid_contacts_as_by_series(name):
    """Modes of rigid contact are numbers in the partial derivatives, too."""
    series, implicit = (
        br.simulate(catalogue.mechanism(name), integrator=one, tol=1e-9) for one in ("taylor", "radau")
    )
    assert implicit.success
    times = np.linspace(0, series.t[-1], 101)
    for variable in ("energy.kinetic", "energy.potential"):
        np.testing.assert_allclose(implicit(variable, times), series(variable, times), atol=1e-7)
