"""Forces of elements as variables: the same motion by the explicit integrator, offsets, energies and outputs."""

import numpy as np
import pytest
from shared import builtin
from test_force_contracts import CASES, mechanism
from test_nodes import CREEP, MAXWELL, ON_A_LINE, PLANE

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.dae.lifting import LIFTED
from bricard.errors import ModelError
from bricard.mechanics.lifting import lifted
from bricard.mechanism.mechanism import Mechanism
from bricard.pipeline import Case
from bricard.problems import flyball
from bricard.symbolic import sx

ELASTIC = ("Springs", "Dampers", "Bushings", "RotarySprings")


def by_lifted_equations(*arguments, **options):
    """The motion by Taylor series of the lifted equations."""
    dae = Case.dae
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Case, "dae", lambda case, method, stabilisation, _=False: dae(case, method, stabilisation, True)
        )
        return br.simulate(*arguments, **options)


def unlike(one, other, names, times):
    """The largest difference of two motions."""
    return max(np.max(np.abs(one(name, times) - other(name, times))) for name in names)


def own_names(motion):
    """Variables and outputs that the equations have without lifting."""
    return [name for name in motion.names if not name.startswith(LIFTED)]


def new_forces(system):
    """Names of the variables that lifting brings."""
    return [extra.name for extra in lifted(system).extras if extra.name.startswith(LIFTED)]


@pytest.mark.parametrize(("section", "dimension"), [case for case in CASES if case[0] in ELASTIC])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_every_element_moves_as_without_lifting(section, dimension, coordinates):
    """Places, velocities, energies and works of the lifted equations are those of the others."""
    described = mechanism(section, dimension)
    one = by_lifted_equations(described, coordinates=coordinates, tol=1e-12)
    ready = prepare(described, coordinates)
    other = br.simulate(described, coordinates=coordinates, tol=1e-12)
    assert one.success
    assert other.success
    assert own_names(one) == list(other.names)
    assert set(one.names) - set(other.names) == set(new_forces(ready.system))
    assert unlike(one, other, [n for n in other.names if not n.startswith("lam.")], np.linspace(0, 1, 9)) < 1e-9
    assert one.certificate.energy_balance < 1e-10


@pytest.mark.parametrize("text", [PLANE, CREEP, MAXWELL, ON_A_LINE], ids=["plane", "creep", "maxwell", "on a line"])
def test_points_without_mass_between_elements(text):
    """A balance of forces has the same motion; what holds such a point is not lifted."""
    one = by_lifted_equations(Mechanism.parse(text))
    other = br.simulate(Mechanism.parse(text))
    assert one.success
    assert unlike(one, other, ["P", "A"], np.linspace(0, 3, 7)) < 1e-9


def test_offsets_are_unchanged():
    """sigma and its equation have offsets zero; all others keep theirs, and the index stays 3."""
    system = flyball.model().system()
    plain, other = br.euler_lagrange(system), br.euler_lagrange(lifted(system))
    d, c = (dict(zip(names, of, strict=True)) for names, of in _offsets(other))
    assert other.structure().index == plain.structure().index == 3
    for names, of in _offsets(plain):
        assert all((d if names is plain.variables else c)[name] == k for name, k in zip(names, of, strict=True))
    assert {d[name] for name in new_forces(system)} == {c[name] for name in new_forces(system)} == {0}


def _offsets(dae):
    structure = dae.structure()
    return (dae.variables, structure.d), (dae.equations, structure.c)


def test_lifted_forces_are_those_of_the_elements():
    """The governor's spring pulls with 2 k (|FM| - 1/2), its damper with 2 c times the rate of |FM|."""
    p = flyball.PROBLEM
    motion = by_lifted_equations(p.model(), (0, 10), p.positions, p.velocities, max_steps=200)
    t = np.linspace(0, float(motion.t[-1]), 5)
    A, B, Ez = motion("A", t), motion("B", t), motion("Ez", t)
    span = np.array([A[0] - (A[0] + B[0]) / 2, A[1] - (A[1] + B[1]) / 2, Ez - (1 + B[2]) / 2])
    expected = 2 * 8e5 * (np.linalg.norm(span, axis=0) - 0.5)
    assert motion("lifted.1", t) == pytest.approx(expected, abs=1e-6 * np.max(np.abs(expected)))


def test_parasitic_joints_are_lifted():
    """Joints that are springs move alike; their forces are the outputs joint.*."""
    described = builtin("rideout_slidercrank_parasitic")
    one = by_lifted_equations(described, 0.01)
    other = br.simulate(described, 0.01)
    assert unlike(one, other, own_names(one), np.linspace(0, 0.01, 5)) < 1e-6
    crank = br.simulate(builtin("slidercrank"), 0.01, coordinates="parasitic", stiffness=1e6)
    assert not any(name.startswith(LIFTED) for name in crank.names)


@pytest.mark.parametrize("name", ["mcpherson", "fivelink", "copymachine", "mechanism0"])
def test_built_in_mechanisms_move_alike(name):
    """Springs, dampers, drives, constraints and works together."""
    described = builtin(name)
    one, other = by_lifted_equations(described, 0.2), br.simulate(described, 0.2)
    assert any(one_name.startswith(LIFTED) for one_name in one.names)
    names = [name for name in own_names(one) if not name.startswith("lam.")]
    assert unlike(one, other, names, np.linspace(0, 0.2, 5)) < 1e-7
    assert one.certificate.energy_balance < 1e-8


def test_constant_directions_are_not_lifted():
    """A spring on a coordinate, or between two points that are coordinates, has no second derivatives to fear."""
    s = br.Lagrangian("u A[2]")
    s.kinetic(s.rate.u**2 / 2)
    s.particle(1, s.A)
    s.spring(1e9, s.A, br.Vec2(0, 0))
    s.rotary_spring(1e9, s.u, 1.0)
    system = s.system()
    assert system.apart is not None
    assert lifted(system) is system
    s.spring(1e9, s.A, br.Vec2(0, 0), length=1.0)
    assert new_forces(s.system()) == ["lifted.1"]


def test_stiffness_is_a_parameter_and_may_vanish():
    """A pendulum on a spring whose stiffness is a parameter falls freely where it is zero."""
    s = br.Lagrangian("P[2]", parameters={"k": 100.0, "c": 0.0})
    s.particle(1, s.P)
    s.elastic(s.par.k, s.P.norm() - 1, s.par.c)
    s.gravity(br.Vec2(0, -9.81))
    free = by_lifted_equations(s, (0, 1), {"P": (1, 0)}, parameters={"k": 0.0})
    assert free("P.y", 1.0) == pytest.approx(-9.81 / 2, abs=1e-12)
    damped = by_lifted_equations(s, (0, 1), {"P": (1, 0)}, parameters={"k": 0.0, "c": 5.0})
    held = by_lifted_equations(s, (0, 1), {"P": (1, 0)})
    assert max(damped.certificate.energy_balance, held.certificate.energy_balance) < 1e-11
    assert -4 < damped("P.y", 1.0) < 0


def test_elements_that_follow_tables_and_time():
    """A spring whose end is driven by a table, with a stiffness that grows: the work that time does is supplied."""
    t = np.linspace(0, 2, 9)
    s = br.Lagrangian("P[2]")
    s.particle(1, s.P)
    end = br.Vec2(s.table("law", t, np.sin(t)), 0)
    s.elastic(50 * (1 + s.t), (s.P - end).norm() - 1, 0.3)
    s.gravity(br.Vec2(0, -9.81))
    one = by_lifted_equations(s, (0, 2), {"P": (0.2, -1)})
    other = br.simulate(s, (0, 2), {"P": (0.2, -1)})
    assert one.certificate.energy_balance < 1e-10
    assert unlike(one, other, own_names(one), t) < 1e-9


def test_stiffness_that_moves_is_not_an_element():
    """k(q)/2 e^2 has a force beside k e, so that it is a potential like any other."""
    s = br.Lagrangian("u v")
    s.kinetic((s.rate.u**2 + s.rate.v**2) / 2)
    s.elastic(1 + s.u**2, s.u * s.v)
    assert s.system().apart is None
    force = br.Dynamics(s.system()).values("f", t=0, q=[1.0, 2.0], v=[0, 0])[0]
    assert force == pytest.approx([-(2 * 2**2 * 1 + 1 * 2**2), -(2 * 2)])


def test_a_law_of_any_kind():
    """An element by its own law, of which V and R tell the same: Hertz' contact with damping."""
    from bricard.mechanics.system import Element

    s = br.Lagrangian("P[2]")
    s.particle(1, s.P)
    depth, k = 2 - s.P.norm(), 100
    rate = s.rate(depth)
    s.terms.element(
        Element(k * depth**1.5 * (1 + 0.1 * rate), depth, sx.SX(0, 1), k * depth**2.5 / 2.5,
                0.1 * k * depth**1.5 / 2 * rate**2, sx.SX(k))
    )  # fmt: skip
    system = s.system()
    at = {"t": 0, "q": [1.0, 0.5], "v": [-0.3, 0.2]}
    force = br.Dynamics(system).values("f", **at)[0]
    other = lifted(system)
    lifted_force = sx.Function("f", [system.q, system.v, other.extras[0].symbol], [br.Dynamics(other).f])
    r = np.hypot(1, 0.5)
    speed = -(1 * -0.3 + 0.5 * 0.2) / r
    found = 100 * (2 - r) ** 1.5 * (1 + 0.1 * speed)
    assert np.array(lifted_force([1.0, 0.5], [-0.3, 0.2], found)).ravel() == pytest.approx(force)
    assert force == pytest.approx(found * np.array([1, 0.5]) / r)


def test_elastic_refuses_rates():
    """An elongation is an expression of positions."""
    s = br.Lagrangian("u")
    with pytest.raises(ModelError, match="A potential contains rates"):
        s.elastic(1.0, s.rate.u)


# -- users' own equations ------------------------------------------------------------------------------


START = {"u": 1.0, "v": 0.0, "u'": 0.0, "v'": 0.0}


def spring_pendulum(write, **parameters):
    """A mass on a spring of length 1; `write` makes its two residuals of (x, der, p, r, rate)."""

    def equations(t, x, der, p):
        r = br.sqrt(x.u**2 + x.v**2)
        return write(x, der, p, r, (x.u * der(x.u) + x.v * der(x.v)) / r)

    return br.DAE("u v", equations, parameters=parameters)


WAYS = {
    "a product": lambda x, der, p, r, rate: [
        der(x.u, 2) + 1e4 * (r - 1) * x.u / r,
        der(x.v, 2) + x.v / r * 1e4 * (r - 1) + 9.81,
    ],
    "a sum": lambda x, der, p, r, rate: [
        der(x.u, 2) + (1e4 * (r - 1) + 2 * rate) * x.u / r,
        der(x.v, 2) + (1e4 * (r - 1) + 2 * rate) * x.v / r + 9.81,
    ],
    "parameters": lambda x, der, p, r, rate: [
        der(x.u, 2) + p.k * (r - 1) * x.u / r,
        der(x.v, 2) + p.k * (r - 1) * x.v / r + p.g,
    ],
    "a quotient": lambda x, der, p, r, rate: [
        der(x.u, 2) + (r - 1) / 1e-4 * x.u / r,
        der(x.v, 2) + (r - 1) * x.v / (r * 1e-4) + 9.81,
    ],
}


@pytest.mark.parametrize("way", WAYS)
def test_terms_are_found_however_they_are_written(way):
    """One variable for the force of the spring, the same motion, offsets zero."""
    dae = spring_pendulum(WAYS[way], **({"k": 1e4, "g": 9.81} if way == "parameters" else {}))
    other = dae.lifted()
    assert [(lift.name, lift.equations) for lift in other.lifts] == [("lifted.1", ("f1", "f2"))]
    assert (other.structure().d, other.structure().c) == ((2, 2, 0), (0, 0, 0))
    one, two = (br.solve_dae(each, (0, 2), START, tol=1e-12) for each in (dae, other))
    assert unlike(one, two, ["u", "v", "u'", "v'"], np.linspace(0, 2, 9)) < 1e-9
    r = np.hypot(two("u", 1.3), two("v", 1.3))
    assert abs(two("lifted.1", 1.3)) == pytest.approx(abs(1e4 * (r - 1)), rel=1e-9)


def test_the_report_names_terms_and_equations():
    """What was lifted can be read."""
    dae = spring_pendulum(WAYS["parameters"], k=1e4, g=9.81)
    assert [str(lift) for lift in dae.lifted().lifts] == ["lifted.1 = (k*(sqrt((sq(u)+sq(v)))-1)), in f1, f2"]


def test_parameters_of_a_lifted_system_may_be_changed():
    """Without its spring the mass falls freely."""
    dae = spring_pendulum(WAYS["parameters"], k=1e4, g=9.81).lifted()
    assert br.solve_dae(dae, (0, 1), START, parameters={"k": 0.0})("v", 1.0) == pytest.approx(-9.81 / 2)


@pytest.mark.parametrize(
    "equations",
    [
        lambda t, x, der: [der(x.u) + 1e6 * (x.u - br.cos(t)), der(x.v) - x.u],
        lambda t, x, der: [der(x.u) + 1e6 * (x.u**2 - x.v), der(x.v) + x.v],
        lambda t, x, der: [der(x.u) + 10 * (x.u**2 - x.v) * x.v, der(x.v) + x.v],
        lambda t, x, der: [1e6 * (x.u**2 - 1) * der(x.u) + x.v, der(x.v) + x.v],
        lambda t, x, der: [1e6 * (x.u - br.sin(t)) * x.u, der(x.v, 2) + der(x.u, 2)],
    ],
    ids=["affine", "not multiplied", "small", "times highest derivatives", "differentiated"],
)
def test_terms_that_gain_nothing_stay(equations):
    """Where Newton's iteration would be the same, or offsets would change, the system is the same object."""
    dae = br.DAE("u v", equations)
    assert dae.lifted() is dae


def test_potentials_of_any_form_are_lifted():
    """A potential k/2 e^2 written as such moves as an element does."""
    s = br.Lagrangian("P[2]")
    s.particle(1, s.P)
    s.potential(1e4 / 2 * (s.P.norm() - 1) ** 2)
    s.gravity(br.Vec2(0, -9.81))
    one = by_lifted_equations(s, (0, 2), {"P": (1, 0)}, tol=1e-12)
    other = br.solve_dae(spring_pendulum(WAYS["a product"]), (0, 2), START, tol=1e-12)
    assert [name for name in one.names if name.startswith(LIFTED)] == ["lifted.1"]
    assert abs(one("P.x", 2.0) - other("u", 2.0)) < 1e-9
    assert one.certificate.energy_balance < 1e-11


def test_joint_forces_of_very_stiff_joints():
    """Between steps, too, elastic joints of 1e12 N/m pull like ideal ones: their forces are variables."""
    described = builtin("rideout_slidercrank_ideal")
    ideal = br.simulate(described, tol=1e-12)
    stiff = br.simulate(described, coordinates="parasitic", stiffness=1e12, damping=2e5, integrator="radau")
    t = np.linspace(0.5, 2, 101)
    known = ideal.reactions("B", "BC", t).force
    assert stiff.certificate.steps < 200
    assert abs(stiff("theta2", 2.0) - ideal("theta2", 2.0)) < 1e-8
    for i, axis in enumerate("xy"):
        assert -stiff(f"joint.B.BC.{axis}", t) == pytest.approx(known[i], abs=1e-3)


def governor_by(integrator, end=0.4, **options):
    from bricard.problems import flyball
    from bricard.problems.stiff.mechanisms import governor

    start = flyball.PROBLEM.positions, flyball.PROBLEM.velocities
    return br.simulate(governor(1.0), (0, end), *start, integrator=integrator, tol=1e-9, **options)


def test_forces_are_lifted_where_a_run_turns_out_to_be_stiff():
    """Series begin, implicit steps go on with forces as variables: the same motion as by either of them."""
    found = governor_by("auto")
    times = np.linspace(0, 0.4, 101)
    assert found.success
    assert len(found.certificate.switches) == 1
    assert found.certificate.implicit_steps > 0
    for other in ("taylor", "radau"):
        known = governor_by(other)
        for name in ("B.x", "B.z", "Ez", "B.z'", "theta", "lam.arm", "energy.total"):
            np.testing.assert_allclose(found(name, times), known(name, times), rtol=1e-5, atol=1e-7)
    assert found.certificate.energy_balance < 1e-7


def test_a_run_that_lifts_has_events_times_files_and_an_error(tmp_path):
    """What is asked of a run is answered on both sides of the change."""
    falls = br.Event("Ez - 0.499", name="lower")
    found = governor_by("auto", events=falls, estimate_error=True)
    known = governor_by("radau", events=falls)
    assert found.certificate.switches
    assert [one.t for one in found.events] == pytest.approx([one.t for one in known.events], abs=1e-8)
    assert found.certificate.error["Ez"] < 1e-7
    found.save(tmp_path / "governor.nc")
    times = np.linspace(0, 0.4, 21)
    assert br.load(tmp_path / "governor.nc")("Ez", times) == pytest.approx(found("Ez", times), abs=0)
    kept = governor_by("auto", t_eval=times)
    assert kept["Ez"] == pytest.approx(known("Ez", times), abs=1e-8)
