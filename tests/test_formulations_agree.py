"""One mechanism in natural, body and relative coordinates: the same accelerations, energies, powers, joint forces.

At random states that satisfy the constraints each formulation finds accelerations from equations of its own; what
they say of the points, and what Newton's and Euler's laws then leave to the joints, is compared.
"""

from functools import cached_property

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from random_linkages import drawn, linkages
from shared import SMOOTH, builtin

import bricard as br
from bricard.assembly.converted import NaturalStart, converted_start
from bricard.assembly.prepared import FORMULATIONS
from bricard.assembly.start import Starter
from bricard.formulations.natural.model import natural_model
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.mechanism.mechanism import Mechanism
from bricard.reactions.free_bodies import FreeBodies
from bricard.reactions.joint_forces import JointForces
from bricard.symbolic import sx

pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # some random parts are free

RELATIVE = 1e-9
OTHERS = [name for name in FORMULATIONS if name not in ("natural", "parasitic")]  # springs are another mechanism


class Equations:
    """The equations of a model at its start time: q'' at a state, and what follows for names."""

    def __init__(self, model):
        self.model, self.system = model, model.lagrangian.system()
        self.dynamics = Dynamics(self.system)
        self.t = model.mechanism.start.t0

    def arguments(self, start):
        own = {**self.system.parameters, **start.phases}
        return self.t, start.q, start.v, Parameters(self.system, list(own.values())).at(self.t)

    def at(self, start, *names):
        own = {**self.system.parameters, **start.phases}
        return self.dynamics.values(*names, t=self.t, q=start.q, v=start.v, p=list(own.values()))

    def constraints(self, start):
        """C, G, G q' - nu and gamma at a state."""
        return self.at(start, "C", "G", "velocity_level", "gamma")

    def accelerations(self, start):
        """q'' = q0 + N z: G q0 = gamma, G N = 0, N^T (f - M q'') = 0; None where they are not determined."""
        M, f = self.at(start, "M", "f")
        _, G, _, gamma = self.constraints(start)
        q0 = np.linalg.lstsq(G, gamma, rcond=1e-10)[0]
        N = null_space(G)
        reduced = N.T @ M @ N
        if not N.size:
            return q0
        sizes = np.sqrt(np.diag(reduced))
        if not sizes.all() or np.linalg.cond(reduced / sizes / sizes[:, None]) > 1e10:
            return None
        return q0 + N @ np.linalg.solve(reduced, N.T @ (f - M @ q0))

    def loads(self, start):
        """The largest term of Newton's and Euler's laws."""
        M, f = self.at(start, "M", "f")
        return np.max(np.abs(M) @ np.abs(self.accelerations(start)) + np.abs(f))

    @cached_property
    def _rates(self):
        """Names with their expressions (None: an angle beside the coordinates) and rates."""
        world, axes = self.model.world, "xyz"[: self.model.mechanism.dimension]
        moving = [name for name in world.node if name not in self.model.mechanism.ground]
        values = {f"{n}.{axis}": c for n in moving for axis, c in zip(axes, world.point(n), strict=True)}
        values |= dict(world.quantities)
        found = {name: (value, self.system.rate(sx.SX(value))) for name, value in values.items()}
        return found | {n: (None, world.quantity_rate(n)) for n in world.angles if n not in found}

    @cached_property
    def _derivatives(self):
        """(t, q, v, p, q'') -> values, rates, accelerations of all names, a column each."""
        s, a = self.system, sx.SX.sym("a", self.system.size)
        values = sx.vertcat(*[sx.SX(0) if value is None else sx.SX(value) for value, _ in self._rates.values()])
        rates = sx.vertcat(*[sx.SX(rate) for _, rate in self._rates.values()])
        second = s.rate(rates) + sx.mtimes(sx.jacobian(rates, s.v), a)
        return sx.Function(
            "look", [s.t, s.q, s.v, self.dynamics.p, a], [sx.densify(sx.horzcat(values, rates, second))]
        )

    @cached_property
    def _scalars(self):
        """Names, and the function (t, q, v, p) -> their values."""
        s = self.system
        power = sx.dot(s.Q, s.v) if s.size else sx.SX(0)
        beside = sx.vertcat(sx.SX(0, 1), *[sx.vertcat(extra.symbol, extra.rate) for extra in s.extras])
        outputs = {name: one for name, one in s.outputs.items() if not sx.depends_on(sx.SX(one), beside)}
        values = {"kinetic": s.T, "potential": s.V, "dissipation": s.R, "power": power, **outputs}
        column = sx.vertcat(*[sx.SX(one) for one in values.values()])
        return list(values), sx.Function("scalars", [s.t, s.q, s.v, self.dynamics.p], [sx.densify(column)])

    def scalars(self, start):
        """Energies with their zero level, the powers of dissipation and loads, and all outputs."""
        names, function = self._scalars
        return dict(zip(names, function(*self.arguments(start)).full().ravel(), strict=True))

    def seen(self, start):
        """name -> value, rate, acceleration; nothing where accelerations are not determined."""
        q2 = self.accelerations(start)
        if q2 is None:
            return {}
        found = self._derivatives(*self.arguments(start), q2).full()
        seen = dict(zip(self._rates, found, strict=True))
        beside = [name for name, (value, _) in self._rates.items() if value is None]
        return seen | {name: [start.positions[name], *seen[name][1:]] for name in beside}


def null_space(G):
    """An orthonormal basis."""
    sizes = np.linalg.norm(G, axis=1)
    _, singular, V = np.linalg.svd(G / np.where(sizes > 0, sizes, 1.0)[:, None])
    return V[np.count_nonzero(singular > 1e-10) :].T


# -- random states ------------------------------------------------------------------------------------------------


def random_states(starter, count, seed=3):
    """Starts that satisfy the constraints of natural coordinates, away from singular positions."""
    equations, first = Equations(starter.model), starter.find()
    random = np.random.default_rng(seed)
    found, spread = [], 0.3
    for _ in range(40):
        if len(found) == count:
            return found
        one = moved(starter, equations, first, spread * random.normal(size=len(first.q)), random)
        found += [one] if one is not None else []
        spread *= 1.0 if one is not None else 0.8
    raise AssertionError("no random states")


def moved(starter, equations, first, step, random):
    """A state some way off, with random velocities; None where there is none, or a singular one."""
    phases = list(first.phases.values())

    def at(q, v):
        return starter.point(np.concatenate([q, phases]), v)

    state = at(first.q + step * starter.sizes[: len(step)], first.v)
    for _ in range(30):
        C, G, _, _ = equations.constraints(state)
        holonomic = G[: len(C)]
        correction = np.linalg.lstsq(holonomic, -C, rcond=1e-10)[0] if len(C) else np.zeros(len(step))
        state = at(state.q + correction, first.v)
        if np.max(np.abs(correction), initial=0.0) < 1e-14 * starter.size:
            break
    else:
        return None
    true = starter.with_true_angles(np.concatenate([state.q, phases]))[: len(step)]  # equations also hold at + pi
    state = at(true, random.normal(size=len(step)) * starter.sizes[: len(step)])
    _, G, rates, _ = equations.constraints(state)
    if not is_regular(G):
        return None
    return at(state.q, state.v - np.linalg.lstsq(G, rates, rcond=1e-10)[0])


def is_regular(G):
    """Whether rows are clearly independent of each other, or clearly dependent."""
    sizes = np.linalg.norm(G, axis=1)
    singular = np.linalg.svd(G / np.where(sizes > 0, sizes, 1.0)[:, None], compute_uv=False)
    return not np.any((singular > 1e-11) & (singular < 0.02))


def check_agreement(mechanism, count=3):
    """Points accelerate alike, and joints push alike, in all coordinates; count 0: at the start only."""
    natural = Starter(natural_model(mechanism))
    states = random_states(natural, count) if count else [natural.find()]
    own = Equations(natural.model)
    seen = {"natural": [own.seen(state) for state in states]}
    scalars = [own.scalars(state) for state in states]
    for name in OTHERS:
        model = FORMULATIONS[name].model(mechanism, br.Method(name), NaturalStart(natural, states[0]))
        equations = Equations(model)
        converted = [converted_start(natural, state, model, FORMULATIONS[name].convert) for state in states]
        for start in converted:
            C, _, rates, _ = equations.constraints(start)
            assert np.max(np.abs(C), initial=0.0) < 1e-10 * max(1.0, natural.size**2), name
            assert np.max(np.abs(rates), initial=0.0) < 1e-9 * (1 + np.abs(start.v).max()), name
        seen[name] = [equations.seen(start) for start in converted]
        for known, start in zip(scalars, converted, strict=True):
            compare_scalars(name, known, equations.scalars(start))
        if name == "body":
            loads = max(equations.loads(start) for start in converted)
    compare_accelerations(seen)
    compare_forces(mechanism, natural, seen, loads)


def compare_scalars(coordinates, known, found):
    """What formulations have in common; constraints that hold to rounding leave powers uncertain by as much."""
    size = 1 + max(abs(known[name]) for name in ("kinetic", "potential", "dissipation", "power"))
    for name in known.keys() & found.keys():
        assert abs(found[name] - known[name]) <= RELATIVE * (size + abs(known[name])), (coordinates, name)


def compare_accelerations(seen):
    for k, known in enumerate(seen["natural"]):
        size = max((abs(value[2]) for value in known.values()), default=0.0)
        for name, found in seen.items():
            assert found[k], f"accelerations in {name} coordinates are not determined"
            for quantity, value in known.items():
                assert abs(found[k][quantity][2] - value[2]) <= RELATIVE * size, (name, quantity)


def compare_forces(mechanism, natural, seen, loads):
    """All formulations and states as times of one taken-apart mechanism."""
    alike = [one for found in seen.values() for one in found]

    def look(names, order):
        return np.array([[one[name][order] for one in alike] for name in names])

    forces = JointForces(FreeBodies(mechanism), np.full(len(alike), natural.t), look)
    pairs = [(part, joint) for joint in forces.joints for part in forces.parts_of(joint)]
    found = [forces.on(part, joint) for part, joint in pairs]
    largest = max((np.abs(one.force).max() for one in found), default=0.0) + loads
    turning = max((np.abs(one.torque).max() for one in found), default=0.0) + largest * natural.size
    for pair, one in zip(pairs, found, strict=True):
        for value, size in ((one.force, largest), (one.torque, turning)):
            by_formulation = np.atleast_2d(value).reshape(-1, len(seen), len(alike) // len(seen))
            assert np.ptp(by_formulation, axis=1).max() <= RELATIVE * size, pair


@pytest.mark.parametrize("name", [name for name in SMOOTH if name != "slewing_crane"])
def test_built_in_mechanisms(name):
    """Every one of them with masses at all of its points, at random states."""
    check_agreement(builtin(name))


@pytest.mark.parametrize("dimension", [2, 3])
def test_random_linkages(dimension):
    """Trees and loops of parts, rods, springs and drives, drawn at random."""
    checks = list(HealthCheck)
    quick = settings(
        max_examples=25, deadline=None, derandomize=True, suppress_health_check=checks, phases=[Phase.generate]
    )
    quick(given(linkages(dimension))(lambda builder: check_agreement(Mechanism.from_data(builder.data()), 2)))()


@pytest.mark.parametrize("seed", [*range(4), *[pytest.param(n, marks=pytest.mark.slow) for n in range(4, 40)]])
@pytest.mark.parametrize("dimension", [2, 3])
def test_loads_of_all_kinds(dimension, seed):
    """Fields, frictions, bushings and formulas on trees and loops: the same energies, powers, outputs and forces."""
    builder = drawn(dimension, 2000 + seed)
    data, (first, *_, last) = builder.data(), builder.parts
    points = [name for part in (first, last) for name in builder.parts[part].members if name[0] == "P"]
    forces = data["AppliedForces"]
    builder.ground["P_star"] = np.array([2.0, 1.5, 0.7 * (dimension == 3)])
    data["PartData"]["Fixed"]["P_star"] = builder.ground["P_star"][:dimension].tolist()
    forces["Fields"] = {"P_star": 12.0}
    forces["Frictions"] = {"rubbing": {"parts": [first, last] if last != first else [first], "damping": 0.7}}
    if points[0] != points[-1]:
        data["PartData"]["Bushings"] = {"pad": {"points": [points[0], points[-1]], "stiffness": 30, "damping": 0.4}}
    data["ProblemData"]["outputs"] = {"way": f"distance(P_star, {points[-1]})", "speed": f"{points[0]}.x' + way'"}
    check_agreement(Mechanism.from_data(data), 0)


@pytest.mark.parametrize("coordinates", ["natural", *OTHERS])
def test_a_field_on_a_part_whose_centroid_is_at_rest(coordinates):
    """A wheel on its axle, 2 m from a star of strength 12: V = -12/2; the axle bears 12/2^2."""
    sol = br.simulate(
        br.Mechanism.parse("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0], S: [2, 0]}
  Rigids: {wheel: {points: [O, A], Geom: [[1, 0]], Dyna: [[0, 0], 1, 0.1]}}
AppliedForces: {Fields: {S: 12}}
ProblemData: {tend: 0.1, positions: {A: [0, 1]}, velocities: {A: [1, 0]}}
"""),
        coordinates=coordinates,
    )
    assert sol.energy([0.0, 0.1]).total == pytest.approx([-5.95, -5.95])
    assert sol.reactions("O", on="wheel", t=[0.0]).force.ravel() == pytest.approx([-3.0, 0.0], abs=1e-9)
