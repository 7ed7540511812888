"""Every public function with arguments of wrong kinds: they are refused with words, by errors of bricard alone."""

import inspect
import math

import casadi as ca
import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly.prepared import FORMULATIONS
from bricard.errors import BricardError
from bricard.library.bodies import PARTS
from bricard.library.events import EVENTS
from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanism.builder import method_name
from bricard.solvers.integrators import INTEGRATORS
from bricard.symbolic.sx import not_finite


class Odd:
    """Something that nobody expects, and that cannot even be shown."""

    def __repr__(self):
        raise ValueError("no text")


WRONG = {
    "None": None,
    "nothing": "",
    "text": "foo",
    "formula": "1 +* x",
    "bytes": b"foo",
    "three": 3,
    "minus": -1,
    "fraction": 0.5,
    "nan": math.nan,
    "inf": math.inf,
    "huge": 1e300,
    "complex": 1j,
    "True": True,
    "list": [],
    "numbers": [1.0, 2.0],
    "nans": [math.nan, math.nan],
    "texts": ["a", "b"],
    "mixed": [None, "x", 3],
    "nested": [[1], [2, 3]],
    "tuple": (0, 1, 2, 3),
    "mapping": {},
    "numbers by name": {"u": 1.0},
    "texts by name": {"u": "x"},
    "by number": {3: 4},
    "nan by name": {"u": math.nan},
    "set": {1, 2},
    "array": np.zeros((2, 3)),
    "array of nothing": np.zeros(0),
    "array of objects": np.array([None, "x"], dtype=object),
    "number of NumPy": np.float32(0.25),
    "scalar array": np.array(0.5),
    "symbol": ca.SX.sym("foreign"),
    "symbols": ca.SX.sym("foreign", 2),
    "MX": ca.MX.sym("foreign"),
    "vector": br.Vec2(1, 2),
    "type": int,
    "function": lambda: 0,
    "wrong function": lambda a, b, c: "foo",
    "failing iterator": iter([1, None]),
    "odd": Odd(),
}


def lagrangian():
    s = br.Lagrangian("u A[2] B[3]", parameters={"k": 2.0})
    s.particle(1, s.A)
    s.particle(1, s.B)
    s.kinetic(0.5 * s.rate.u**2)
    return s


def pendulum():
    s = br.Lagrangian("A[2]")
    s.particle(1, s.A)
    s.gravity(br.Vec2(0, -9.81))
    s.constrain(s.A.squared() - 1, name="length")
    return s


def builder():
    b = br.MechanismBuilder("Pendulum", dimension=2)
    b.fixed(O=(0, 0))
    b.rod("OA", 1, 1)
    b.gravity()
    b.problem(tend=0.1, positions={"A": (1, 0)})
    return b


def falling(t, x, der):
    return [der(x.u, 2) + 1]


DAE = br.DAE("u", falling, outputs=lambda t, x, der: {"twice": 2 * x.u})
SOLUTION = br.solve_dae(DAE, (0, 1), {"u": 0, "u'": 0})
MECHANISM = builtin("pendulum")
MOTION = br.simulate(MECHANISM, 0.1)
SYSTEM = pendulum().system()
PUSHED = br.linearise(MECHANISM, inputs="push.A.x", outputs="A.x")


def made(make, change, /):
    """A new object of a kind, changed by a method, and put to use."""

    def call(**arguments):
        thing = make()
        result = change(thing, **arguments)
        return result, thing.mechanism() if isinstance(thing, br.MechanismBuilder) else None

    return call


def method(make, name, /, **valid):
    return made(make, lambda thing, /, **arguments: getattr(thing, name)(**arguments)), valid


V2, V3 = br.Vec2(1.0, 2.0), br.Vec3(1.0, 2.0, 3.0)
CALLS = {
    "DAE": (br.DAE, {"variables": "u", "equations": falling, "parameters": {}, "outputs": lambda t, x, der: {}}),
    "DAE.expression": (DAE.expression, {"function": lambda t, x, der: x.u}),
    "solve_dae": (
        br.solve_dae,
        {
            "dae": DAE, "span": (0, 1), "initial": {"u": 0, "u'": 0}, "fixed": "u", "parameters": {}, "tol": 1e-8,
            "atol": 1e-8, "order": 12, "precision": "double", "events": (), "t_eval": [0.5], "keep": "steps",
            "min_step": 0.0, "max_step": 1.0, "max_steps": 100, "progress": None, "estimate_error": False,
        },
    ),
    "Event": (br.Event, {"function": lambda t, x, der: x.u, "direction": 0, "terminal": True, "action": None, "name": ""}),  # noqa: E501
    "solve_dae with an event": (
        lambda function, action: br.solve_dae(
            DAE, (0, 1), {"u": -0.1, "u'": 0.6}, events=br.Event(function, action=action)
        ),
        {"function": lambda t, x, der: x.u, "action": lambda t, values: {"u'": 1.0}},
    ),
    "an event's action": (
        lambda changes: br.solve_dae(
            DAE, (0, 1), {"u": -0.1, "u'": 0.6}, events=br.Event(lambda t, x, der: x.u, action=lambda t, v: changes)
        ),
        {"changes": {"u'": 1.0}},
    ),
    "equations' result": (lambda result: br.DAE("u", lambda t, x, der: result), {"result": [1]}),
    "outputs' result": (
        lambda result: br.DAE("u", falling, outputs=lambda t, x, der: result),
        {"result": {}},
    ),
    "simulate": (
        br.simulate,
        {
            "model": MECHANISM, "span": (0, 0.01), "positions": {}, "velocities": {}, "fixed": (), "coordinates": "natural",  # noqa: E501
            "constraints": "direct", "integrator": "taylor", "tol": 1e-8, "order": 12, "t_eval": [0.005],
            "keep": "times", "events": (), "progress": None, "estimate_error": False,
        },
    ),
    "simulate by an ODE": (
        br.simulate,
        {
            "model": MECHANISM, "span": (0, 0.01), "constraints": "baumgarte", "integrator": "rk4", "step": 1e-3,
            "alpha": 1.0, "beta": 1.0, "max_steps": 100, "tol": 1e-6, "atol": 1e-6, "progress": None,
        },
    ),
    "simulate a Lagrangian": (
        lambda **arguments: br.simulate(pendulum(), **arguments),
        {"span": (0, 0.1), "positions": {"A": (1, 0)}, "velocities": {"A": (0, 0)}, "fixed": "A.x", "parameters": {}},
    ),
    "simulate relative": (
        br.simulate, {"model": MECHANISM, "span": 0.01, "coordinates": "relative", "cut": (), "constraints": "direct"},  # noqa: E501
    ),
    "simulate parasitic": (
        br.simulate,
        {"model": MECHANISM, "span": 0.001, "coordinates": "parasitic", "stiffness": 1e6, "damping": 1.0, "settle": False},  # noqa: E501
    ),
    "compare": (
        br.compare, {"mechanism": MECHANISM, "ways": ["body"], "tol": 1e-6, "until": 0.01, "progress": None},
    ),
    "Method": (
        lambda **arguments: br.simulate(MECHANISM, 0.01, method=br.Method(**arguments)),
        {
            "coordinates": "natural", "constraints": "direct", "integrator": "taylor", "cut": (), "stiffness": None,
            "damping": None, "settle": False, "independent": (), "alpha": 10.0, "beta": 10.0, "step": None,
            "order": 12, "precision": "double", "tol": 1e-8, "atol": 1e-8, "min_step": 0.0, "max_step": 1.0,
            "max_steps": 100,
        },
    ),
    "simulate by a method": (br.simulate, {"model": MECHANISM, "span": 0.01, "method": br.Method()}),
    "settle": (
        br.settle, {"mechanism": MECHANISM, "stiffness": 1e4, "damping": 1.0, "hold": (), "until": 0.01, "tol": 1e-6},
    ),
    "assemblies": (br.assemblies, {"mechanism": builder().mechanism(), "starts": 2, "seed": 0}),
    "equations": (br.equations, {"model": MECHANISM, "coordinates": "natural", "symbols": ()}),
    "euler_lagrange": (br.euler_lagrange, {"system": SYSTEM}),
    "legendre": (br.legendre, {"system": SYSTEM}),
    "Dynamics": (br.Dynamics, {"system": SYSTEM}),
    "Dynamics.values": (
        lambda name, **arguments: br.Dynamics(SYSTEM).values(name, **arguments),
        {"name": "r", "t": 0.0, "q": [1.0], "v": [1.0], "a": [1.0], "lam": [], "z": [], "dz": [], "p": []},
    ),
    "dynamics": (br.dynamics, {"model": MECHANISM, "coordinates": "natural"}),
    "equilibrium": (br.equilibrium, {"model": MECHANISM, "positions": {}, "search": "downhill"}),
    "equilibria": (br.equilibria, {"model": MECHANISM, "positions": {}, "starts": 1}),
    "equilibria over": (br.equilibria, {"model": MECHANISM, "over": ("m", 1.0, 2.0), "starts": 1}),
    "kinematics": (
        br.kinematics,
        {"model": MECHANISM, "over": ("OA.angle", 0.0, 0.5), "hold": {}, "past": False, "coordinates": "natural"},
    ),
    "workspace": (br.workspace, {"model": MECHANISM, "point": "A", "over": [("OA.angle", 0.0, 0.5)], "points": 3}),
    "inverse": (
        br.inverse,
        {
            "model": MECHANISM, "motion": {"OA.angle": "t"}, "by": None, "span": (0, 0.1), "coordinates": "natural",
            "tol": 1e-10,
        },
    ),
    "inverse_kinematics": (
        br.inverse_kinematics,
        {"model": MECHANISM, "path": {"A": ["10*cos(t)", "10*sin(t)"]}, "solve": ["OA.angle"], "times": [0.0, 0.1]},
    ),
    "sensitivities": (
        br.sensitivities,
        {
            "model": MECHANISM, "span": (0, 0.1), "positions": {}, "velocities": {}, "wrt": "l", "fixed": (),
            "parameters": {}, "inputs": {}, "method": None, "coordinates": "natural", "tol": 1e-8, "events": (),
        },
    ),
    "tabulated": (br.tabulated, {"x": 0.5, "places": [0.0, 1.0], "values": [0.0, 1.0], "kind": "linear"}),
    "linearise": (
        br.linearise,
        {
            "model": MECHANISM, "at": None, "inputs": (), "outputs": (), "states": (), "coordinates": "natural",
        },
    ),
    "linearise.response": (PUSHED.response, {"frequencies": [1.0]}),
    "linearise.lqr": (PUSHED.lqr, {"Q": 1.0, "R": 1.0}),
    "linearise.mode": (br.linearise(MECHANISM).modes().animate, {"number": 1, "amplitude": 0.1}),
    "root_locus": (br.root_locus, {"model": MECHANISM, "over": ("m", 1.0, 2.0), "positions": {}, "points": 2}),
    "floquet": (
        br.floquet,
        {"model": SYSTEM, "period": 1.0, "positions": {"A": (0, -1)}, "velocities": {}, "coordinates": "natural"},
    ),
    "load": (br.load, {"path": "there is no such file"}),
    "Mechanism.load": (br.Mechanism.load, {"path": "there is no such file"}),
    "Mechanism.parse": (br.Mechanism.parse, {"text": "Dimension: 2", "name": "x"}),
    "Mechanism.with_parameters": (MECHANISM.with_parameters, {"g": 9.81}),
    "Mechanism.starting": (MECHANISM.starting, {"positions": {}, "velocities": {}, "fixed": (), "start": None}),
    "Mechanism.at_time": (MECHANISM.at_time, {"t0": 0.0, "end": 1.0}),
    "Lagrangian": (br.Lagrangian, {"coordinates": "u", "parameters": {"k": 1}}),
    "Hamiltonian": (br.Hamiltonian, {"coordinates": "u", "parameters": {"k": 1}}),
    "Hamiltonian.hamiltonian": method(lambda: br.Hamiltonian("u"), "hamiltonian", H=1.0),
    "Hamiltonian.constrain": method(lambda: br.Hamiltonian("u"), "constrain", residual=1.0, name="c"),
    "kinetic": method(lagrangian, "kinetic", energy=1.0),
    "potential": method(lagrangian, "potential", energy=1.0),
    "lagrangian": method(lagrangian, "lagrangian", L=1.0),
    "dissipation": method(lagrangian, "dissipation", R=1.0),
    "particle": method(lagrangian, "particle", mass=1.0, at=V2),
    "Lagrangian.rod": method(lagrangian, "rod", mass=1.0, start=V2, end=V2),
    "gravity": method(pendulum, "gravity", acceleration=V2),
    "Lagrangian.spring": method(pendulum, "spring", stiffness=1.0, start=V2, end=(0.0, 0.0), length=1.0, mass=0.0),
    "Lagrangian.damper": method(pendulum, "damper", coefficient=1.0, start=V2, end=(0.0, 0.0)),
    "rotary_spring": method(lagrangian, "rotary_spring", stiffness=1.0, angle=1.0, natural=0.0),
    "elastic": method(lagrangian, "elastic", stiffness=1.0, elongation=1.0, damping=0.0),
    "rotary_damper": method(lagrangian, "rotary_damper", coefficient=1.0, angular_rate=1.0),
    "Lagrangian.force": (
        lambda force: (lambda s: s.force(force, s.A))(lagrangian()), {"force": V2},
    ),
    "force at": method(lagrangian, "force", force=V2, at=V2),
    "Lagrangian.torque": (lambda torque: (lambda s: s.torque(torque, s.rate.u))(lagrangian()), {"torque": 1.0}),
    "torque with": method(lagrangian, "torque", torque=1.0, angular_velocity=1.0),
    "Lagrangian.load": method(lagrangian, "load", force=1.0, rate=1.0),
    "constrain": method(lagrangian, "constrain", residual=1.0, name="c"),
    "constrain_velocity": method(lagrangian, "constrain_velocity", residual=1.0, name="c"),
    "constrain_rigid": method(lagrangian, "constrain_rigid", frame=1.0, name="c"),
    "prescribe": (
        lambda **a: (lambda s: s.prescribe(s.u, **a))(lagrangian()), {"law": 1.0, "name": "c"},
    ),
    "prescribe_rate": (
        lambda **a: (lambda s: s.prescribe_rate(s.rate.u, **a))(lagrangian()), {"law": 1.0, "name": "c"},
    ),
    "prescribe_angle": method(lagrangian, "prescribe_angle", cosine=1.0, sine=0.0, law=0.0, name="c"),
    "Lagrangian.parameter": method(lagrangian, "parameter", name="c", value=1.0),
    "Lagrangian.input": method(lagrangian, "input", name="c", value=1.0),
    "Lagrangian.table": method(lagrangian, "table", name="c", times=[0, 1, 2, 3], values=[0, 1, 2, 3]),
    "extra": method(lagrangian, "extra", name="z", equation=lambda z, rate: rate - z),
    "turn": method(lagrangian, "turn", name="z", angular_rate=1.0),
    "Lagrangian.output": method(lagrangian, "output", name="c", quantity=1.0),
    "rate": (lambda expression: lagrangian().rate(expression), {"expression": 1.0}),
    "rigid_body": (
        lambda **a: (lambda s: s.rigid_body(**a))(lagrangian()),
        {
            "mass": 1.0, "inertia": 1.0, "frame": br.frame(V2, br.Vec2(1.0, 0.0)), "centroid": (0.5,), "name": "b",
            "points": ["A"], "vectors": (),
        },
    ),
    "frame": (
        lambda origin, direction, local: br.frame(origin, direction, local=local),
        {"origin": V2, "direction": V2, "local": [[1.0, 0.0]]},
    ),
    "vector": (br.vector, {"components": [1, 2]}),
    "dot": (br.dot, {"a": [1, 2], "b": [1, 2]}),
    "cross": (br.cross, {"a": [1, 2, 3], "b": [1, 2, 3]}),
    "norm": (br.norm, {"a": [1, 2]}),
    "Vec2": (br.Vec2, {"x": 1, "y": 2}),
    "Vec": (br.Vec, {"components": (1, 2)}),
    "Vec.dot": (V2.dot, {"other": V2}),
    "Vec.cross": (V3.cross, {"other": V3}),
    "Vec plus": (lambda other: V2 + other, {"other": V2}),
    "Vec times": (lambda factor: V2 * factor, {"factor": 2.0}),
    "atan2": (lambda y, x: br.atan2(y, x), {"y": 1.0, "x": 2.0}),
    **{
        name: (lambda x, name=name: getattr(br, name)(x), {"x": 0.5})
        for name in "acos asin atan cos cosh exp log sign sin sinh sqrt tan tanh".split()
    },
    "minimum": (lambda a, b: br.minimum(a, b), {"a": 1.0, "b": 2.0}),
    "maximum": (lambda a, b: br.maximum(a, b), {"a": 1.0, "b": 2.0}),
    "when": (br.when, {"condition": br.sin(1.0) < 2, "value": 1.0, "otherwise": 2.0}),
    "sol()": (SOLUTION.__call__, {"name": "u", "t": 0.5, "side": "right"}),
    "sol[]": (SOLUTION.__getitem__, {"name": "u"}),
    "members": (SOLUTION.members, {"name": "u"}),
    "unit": (SOLUTION.unit, {"name": "u"}),
    "evaluate": (SOLUTION.evaluate, {"function": lambda t, x, der: x.u, "t": 0.5, "side": "left"}),
    "to_csv": (SOLUTION.to_csv, {"path": "no such folder/x.csv", "names": ["u"], "t": [0.5]}),
    "to_parquet": (SOLUTION.to_parquet, {"path": "no such folder/x.parquet", "names": ["u"], "t": [0.5]}),
    "save": (SOLUTION.save, {"path": "no such folder/x.nc"}),
    "plot": (lambda names: SOLUTION.plot(names), {"names": "u"}),
    "phase": (SOLUTION.phase, {"x": "u", "y": "u'"}),
    "sol.compare": (lambda other, names: SOLUTION.compare(other, names), {"other": SOLUTION, "names": "u"}),
    "multiplier": (MOTION.multiplier, {"constraint": "OA", "t": 0.05}),
    "motor": (MOTION.motor, {"drive": "x", "t": 0.05}),
    "energy": (MOTION.energy, {"t": 0.05}),
    "reactions": (MOTION.reactions, {"joint": "O", "on": None, "t": [0.05]}),
    "reaction": (MOTION.reaction, {"constraint": "OA", "on": "A", "about": None, "frame": None, "t": [0.05]}),
    "animate": (MOTION.animate, {"height": 640, "plots": ["A"]}),
    "trace": (lambda points: MOTION.trace(points), {"points": "A"}),
    "sweep": (
        lambda **arguments: br.sweep(**arguments, workers=0),
        {
            "model": MECHANISM, "over": {"l": [1.0]}, "quantities": "end(A.x)", "folder": None, "until": 0.01,
            "method": None, "times": 3, "progress": None,
        },
    ),
    "sweep over": (lambda values: br.sweep(MECHANISM, {"l": values}, "A.x", workers=0), {"values": [1.0]}),
    "optimise": (
        br.optimise,
        {
            "model": MECHANISM, "over": {"l": (0.5, 2)}, "minimise": "A.x**2", "at": {"A.x": 0.1}, "data": {},
            "rates": None, "subject_to": "l <= 1.5", "coordinates": "natural", "tol": 1e-8, "iterations": 3,
        },
    ),
    "optimise a motion": (
        lambda **arguments: br.optimise(MECHANISM, {"l": (0.5, 2)}, "end(A.x)", iterations=1, **arguments),
        {"until": 0.01, "method": None},
    ),
    "optimise between": (
        lambda bounds: br.optimise(MECHANISM, {"l": bounds}, "l", at={"A.x": 0.1}), {"bounds": (0, 2)},
    ),
    "identify": (
        br.identify,
        {
            "model": MECHANISM, "data": {"t": [0, 0.01, 0.02], "A.x": [1, 1, 1]}, "over": ["l"], "columns": None,
            "weights": None, "gaps": "skip", "method": None, "tol": 1e-6, "iterations": 1,
        },
    ),
    "identify from": (
        lambda t, x: br.identify(MECHANISM, {"t": t, "A.x": x}, "l", iterations=1), {"t": [0, 0.1], "x": [1, 1]},
    ),
    "Record": (
        lambda **arguments: br.identify(MECHANISM, [br.Record(**arguments)], "l", iterations=1),
        {"data": {"t": [0, 0.01], "A.x": [1, 1]}, "positions": {}, "velocities": {}},
    ),
    "tolerances": (
        br.tolerances,
        {
            "model": MECHANISM, "quantity": "A.y", "over": {"l": 0.01}, "at": {"A.x": 0.1}, "data": None,
            "rates": None, "coordinates": "natural", "until": None, "method": None, "samples": 2, "seed": 1,
        },
    ),
}  # fmt: skip

BUILDER = {
    "parameters": {"l": 1.0},
    "table": {"name": "f", "times": [0, 1, 2, 3], "values": [0, 1, 2, 3]},
    "input": {"name": "f", "value": 1},
    "fixed": {"P": (1, 1)},
    "point": {"name": "P"},
    "rigid": {"name": "OAB", "geom": [[1], [0, 1]], "centroid": [0.5], "mass": 1, "inertia": 1, "points": None},
    "rod": {"name": "AB", "length": 1, "mass": 1, "inertia": None, "points": None},
    "particle": {"name": "A", "mass": 1, "points": None},
    "collinear": {"name": "OxA", "slide": None, "points": None},
    "coplanar": {"name": "OxyA", "slides": None, "points": None},
    "joint": {"name": "j", "type": "pin"},
    "angle": {"name": "th", "to": "OA", "start": None, "about": None},
    "spring": {"name": "OA", "stiffness": 1, "length": 0, "mass": 0, "damping": 0, "preload": 0, "points": None},
    "damper": {"name": "OA", "damping": 1, "points": None},
    "bushing": {"name": "OA", "stiffness": 1, "damping": 1, "points": None},
    "rotary_spring": {"name": "th", "stiffness": 1, "rest": 0, "damping": 0, "preload": 0, "angle": None},
    "gravity": {"acceleration": 9.81},
    "force": {"name": "A", "force": (1, 0), "at": None, "frame": None, "against": None},
    "torque": {"name": "OA", "torque": 1, "on": None, "against": None, "frame": None},
    "friction": {"name": "O", "damping": 1, "parts": None, "quantity": None},
    "field": {"name": "O", "strength": 1, "center": None, "on": None},
    "shape": {"name": "floor", "line": [[-5, 0], [5, 0]], "endless": True},
    "contact": {"first": "A", "second": "floor", "friction": [0.5, 0.3], "restitution": 0, "law": "newton"},
    "limit": {"name": "reach", "of": "A.x", "low": 0.4, "high": 1.5, "restitution": 0.5, "stiffness": None},
    "no_contact": {"first": "A", "second": "floor"},
    "motion": {"name": "Ax", "law": "t", "of": None, "rate": None},
    "problem": {"t0": 0, "tend": 1, "tolerance": 1e-6, "positions": {}, "fixedpositions": [], "velocities": {}},
    "output": {"name": "f", "formula": "A.x"},
}
for section, kind in {**PARTS, **FORCES, **ONESIDED, **EVENTS}.items():  # of what is not listed above, its sample
    BUILDER.setdefault(method_name(section), {"name": "entry", **kind.samples[2].words})
CALLS |= {f"builder.{name}": method(builder, name, **valid) for name, valid in BUILDER.items()}
CALLS["MechanismBuilder"] = (
    lambda **a: br.MechanismBuilder(**a).mechanism(), {"title": "x", "dimension": 2, "description": ""},
)  # fmt: skip


@pytest.mark.parametrize("first", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in (1, 2, 3))])
@pytest.mark.parametrize(("call", "valid"), CALLS.values(), ids=CALLS)
def test_wrong_arguments_are_refused_with_words(call, valid, first, tmp_path, monkeypatch):
    """A result, or an error of bricard that says what was found; never an error from deep inside."""
    monkeypatch.chdir(tmp_path)
    wrong = []
    for argument in valid:
        for name, value in list(WRONG.items())[first::4]:
            try:
                call(**{**valid, argument: value})
            except BricardError as error:
                if len(str(error)) < 10:
                    wrong.append(f"{argument} = {name}: too few words: {error}")
            except Exception as error:
                wrong.append(f"{argument} = {name}: {type(error).__name__}: {error}")
    assert not wrong, "\n".join(wrong)


def test_every_public_name_is_tried():
    """Nothing that users can call is left out, but for results that bricard makes itself and errors."""
    results = {"Certificate", "MechanicalSystem", "Motion", "Occurrence", "Solution", "Structure", "Frame", "Vec3"}
    results |= {"Fit", "Optimum", "Sensitivities", "Sweep", "Tolerances"}
    tried = {name.split(".")[0] for name in CALLS} | results
    public = {name for name in br.__all__ if callable(getattr(br, name))}
    public -= {
        name for name in public if inspect.isclass(getattr(br, name)) and issubclass(getattr(br, name), BaseException)
    }
    assert public <= tried | {"Mechanism", "MechanismBuilder"}
    own = {name for name, value in vars(br.MechanismBuilder).items() if not name.startswith("_") and callable(value)}
    assert own <= {*BUILDER, "mechanism"}
    own = {
        name for name, value in vars(br.Lagrangian).items() if not name.startswith("_") and inspect.isfunction(value)
    }
    assert own <= {name.split(".")[-1] for name in CALLS} | {"system", "spin_energy"}


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_numbers_that_are_not_finite_are_refused(number):
    """Wherever an expression is made, not where a run fails for reasons of its own."""
    s, x = lagrangian(), ca.SX.sym("x")
    for refused in (
        lambda: s.potential(number),
        lambda: s.potential(number * s.u),
        lambda: s.output("c", s.u + number),
        lambda: s.particle(number, s.A),
        lambda: br.DAE("u", lambda t, x, der: [der(x.u) + number * x.u]),
        lambda: br.DAE("u", falling, outputs=lambda t, x, der: {"c": number * x.u}),
        lambda: br.Lagrangian("u", parameters={"k": number}),
        lambda: br.DAE("u", falling, parameters={"k": number}),
    ):
        with pytest.raises(br.ModelError, match="finite number"):
            refused()
    with pytest.raises(br.OptionError, match="two different finite numbers"):
        br.solve_dae(DAE, (0, number), {"u": 0, "u'": 0})
    assert not_finite(x + 1) is None


@pytest.mark.parametrize(
    ("option", "value", "known", "meant"),
    [
        ("integrator", "dop835", INTEGRATORS, "dop853"),
        ("constraints", "bamgarte", CONSTRAINT_METHODS, "baumgarte"),
        ("coordinates", "boddy", FORMULATIONS, "body"),
    ],
)
def test_unknown_ways_are_named(option, value, known, meant):
    """What is unknown, what is known, and what may have been meant."""
    with pytest.raises(br.OptionError) as refused:
        br.simulate(MECHANISM, 0.1, **{option: value})
    first, second = str(refused.value).splitlines()
    assert first.startswith(f"{option} is '{value}'; it must be one of ")
    assert all(name in first for name in known)
    assert second == f"  Did you mean '{meant}'?"
    with pytest.raises(br.OptionError, match=f"{option} is ''"):
        br.simulate(MECHANISM, 0.1, **{option: ""})


def test_points_and_numbers_together():
    """A point stands for its components, one row each."""
    t = [0.0, 0.05, 0.1]
    found = MOTION(["A", "energy.total"], t)
    assert (found == [MOTION("A.x", t), MOTION("A.y", t), MOTION("energy.total", t)]).all()
    assert (MOTION[["A", "energy.total"]] == [MOTION["A.x"], MOTION["A.y"], MOTION["energy.total"]]).all()
    assert MOTION(["A", "A'"], t).shape == (2, 2, 3)
    page = MOTION.animate(plots=["A"]).page
    assert '"plots":["A.x","A.y"]' in page


@pytest.mark.parametrize("name", ["floor", "round"])
def test_functions_that_jump_without_end(name):
    """They are missing on purpose: what to write instead is said, not that sin was meant."""
    b = builder()
    b.force("A", (f"{name}(t)", 0))
    with pytest.raises(br.SpecError, match=f"'{name}' jumps without end") as refused:
        b.mechanism()
    assert "write a smooth function" in str(refused.value)
    assert "Did you mean" not in str(refused.value)
