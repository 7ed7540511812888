"""A run by time stepping as what it has found: the same names and questions as any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.steps.running import Stepped
from bricard.contact.steps.system_run import NO_STATIC, SystemRun, unsettled
from bricard.contact.steps.telling import history_of
from bricard.contact.steps.world import World
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.mechanics.energies import DISSIPATED, FRICTION, IMPACTS, SUPPLIED
from bricard.mechanics.equations import massless
from bricard.mechanics.modes import switched_variables
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.results.names import LiveIndex
from bricard.results.solved import UNKNOWN, Account, Solved, Verdict
from bricard.results.trajectory import Trajectory, segment_of
from bricard.results.turned import Turned, angles, turned
from bricard.solvers.inputs import chosen_parameters
from bricard.solvers.method import Request
from bricard.solvers.stepper import Evidence, Stretch
from bricard.taylor.polynomials import PiecewisePolynomial

ORDERS = 4  # coefficients of a cubic
WORKS = (FRICTION, IMPACTS, SUPPLIED, DISSIPATED)
LOOSE_WORKS = WORKS[:3]


def solved_steps(run: SystemRun, dae: DAE, sweeps: int, start: Mapping[str, float]) -> Solved:
    """What a run has found; `start`: where angles start."""
    q, v = (np.array([getattr(state, name) for state in run.states]) for name in ("q", "v"))
    turning = turned(run.system, [state.t for state in run.states], q, v, start)
    stretch = _stretch(run, dae, turning)
    moving = {*run.system.coordinates, *turning.names}
    offsets = tuple(1 if name in moving else 0 for name in dae.variables)
    index = LiveIndex(dae, offsets, tuple(range(len(dae.variables))))
    return Solved(
        Verdict(not run.message, run.message or _message(run)),
        run.interrupted,
        Trajectory((segment_of(stretch, index),)),
        (),
        stretch.evidence,
        Account(_words(run.step, sweeps), len(run.steps), 0.0, order=1),
        UNKNOWN,
        contacts=run.history,
    )


def solved_world(
    run: Stepped,
    world: World,
    dae: DAE,
    system: MechanicalSystem,
    columns: Sequence[int],
    sweeps: int,
    angles_at: Mapping[str, float],
) -> Solved:
    """What a run of a world has found; `columns` are those of the coordinates in its poses.

    angles_at   where angles start
    """
    q, v = (values.reshape(len(run.t), -1)[:, list(columns)] for values in (run.q, run.v))
    turning = turned(system, run.t, q, v, angles_at)
    order = [[*system.coordinates, *turning.names].index(name) for name in dae.variables]
    q, v = np.hstack([q, turning.values])[:, order], np.hstack([v, turning.rates])[:, order]
    works, h = run.works[:, : len(LOOSE_WORKS)], np.diff(run.t)[:, None]
    lines = np.zeros((len(h), ORDERS, len(LOOSE_WORKS)))
    lines[:, 0], lines[:, 1] = works[:-1], np.diff(works, axis=0) / h
    cubics = np.concatenate([_cubic(q, v, h), lines], axis=2)
    values = np.stack([np.hstack([q, works]), np.hstack([v, np.zeros_like(works)])], axis=1)
    offsets = (*[1] * len(order), *[0] * len(LOOSE_WORKS))
    index = LiveIndex(dae, offsets, tuple(range(len(offsets))), LOOSE_WORKS)
    evidence = Evidence(run.t[:-1], np.zeros(len(h)), np.zeros(len(h)), np.ones(len(h)))
    polynomials = PiecewisePolynomial(run.t[:-1], float(run.t[-1]), cubics)
    start, end = float(run.t[0]), float(run.t[-1])
    stretch = Stretch(chosen_parameters(dae, None), start, end, run.t, values, polynomials, evidence)
    friction, impacts, supplied, _ = run.works[-1]
    texts = [
        f"Reached the end, t = {end:.10g}, by time stepping of first order: friction has taken {friction:.6g} J, "
        f"impacts {impacts:.6g} J, and surfaces that move have put in {supplied:.6g} J; the deepest penetration was "
        f"{run.penetration:.3g} m."
    ]
    texts += [unsettled(run.unsettled, run.steps)] if run.unsettled else []
    texts += [NO_STATIC] if any(law.static > law.friction for law in world.laws.values()) else []
    return Solved(
        Verdict(True, "\n  ".join(texts)),
        False,
        Trajectory((segment_of(stretch, index),)),
        (),
        evidence,
        Account(_words(run.step, sweeps), run.steps, 0.0, order=1),
        UNKNOWN,
        contacts=history_of(run, world),
    )


def _message(run: SystemRun) -> str:
    text = f"Reached the end, t = {run.states[-1].t:.10g}, by time stepping of first order."
    return "\n  ".join([text, *run.doubts])


def _words(step: float, sweeps: int) -> str:
    return f"Moreau's time stepping, first order, with a step of {step:g} s and up to {sweeps} sweeps"


def _stretch(run: SystemRun, dae: DAE, turning: Turned) -> Stretch:
    t = np.array([state.t for state in run.states])
    values, coefficients = _columns(run, dae, turning)
    polynomials = PiecewisePolynomial(t[:-1], float(t[-1]), coefficients) if len(run.steps) else None
    depths = [max(0.0, -float(np.min(step.gaps, initial=0.0))) for step in run.steps]
    none = np.zeros(len(depths))
    evidence = Evidence(t[:-1], np.array(depths), none, np.ones(len(depths)))
    return Stretch(chosen_parameters(dae, None), float(t[0]), float(t[-1]), t, values, polynomials, evidence)


def _columns(run: SystemRun, dae: DAE, turning: Turned) -> tuple[FloatArray, FloatArray]:
    """Values (times, 2, variables) and coefficients (steps, 4, variables): cubics, steps, and straight lines."""
    number, h, system = dae.number, run.step, run.system
    values = np.zeros((len(run.states), 2, len(dae.variables)))
    cubics = np.zeros((len(run.steps), ORDERS, len(dae.variables)))
    moving = [number[name] for name in (*system.coordinates, *turning.names)]
    values[:, 0, moving] = q = np.hstack([np.array([state.q for state in run.states]), turning.values])
    values[:, 1, moving] = v = np.hstack([np.array([state.v for state in run.states]), turning.rates])
    if len(run.steps):
        cubics[:, :, moving] = _cubic(q, v, np.array(h))
    forces = np.array([[*step.joints, *step.normal, *step.rubbing] for step in run.steps]) / h
    for column, name in enumerate(_force_names(system)):
        cubics[:, 0, number[name]] = forces[:, column]
        values[:, 0, number[name]] = np.append(forces[:, column], forces[-1:, column])[: len(values)]
    for column, name in enumerate(WORKS):
        if name in number:
            values[:, 0, number[name]] = works = run.works[:, column]
            cubics[:, 0, number[name]], cubics[:, 1, number[name]] = works[:-1], np.diff(works) / h
    return values, cubics


def _force_names(system: MechanicalSystem) -> list[str]:
    """Of joints, contacts and frictions."""
    joints = [multiplier_name(one.name) for one in (*system.holonomic, *system.velocity)]
    return [*joints, *switched_variables(system)]


def _cubic(q: FloatArray, v: FloatArray, h: FloatArray) -> FloatArray:
    """Coefficients (steps, 4, columns) with values and rates at both ends."""
    slope = np.diff(q, axis=0) / h
    second, third = (3 * slope - 2 * v[:-1] - v[1:]) / h, (v[:-1] + v[1:] - 2 * slope) / h**2
    return np.stack([q[:-1], v[:-1], second, third], axis=1)


def check_steppable(system: MechanicalSystem, dae: DAE, request: Request) -> None:
    """An error about what time stepping cannot do."""
    light = [system.coordinates[i] for i in massless(system)]
    if light:
        raise OptionError(
            f"contact='steps' needs a mass at every point, and {listed(light)} have none.\n  Use contact='events'."
        )
    if system.pushes:
        pushed = listed(list(dict.fromkeys(system.pushes.values())))
        raise OptionError(
            f"contact='steps' is for rigid contacts, and springs and dampers push at {pushed}.\n"
            "  Use contact='events' or 'penalty', or give rigid laws."
        )
    followed = {*system.coordinates, *_force_names(system), *WORKS, *[one.name for one in angles(system)]}
    unknown = [name for name in dae.variables if name not in followed]
    if unknown:
        raise OptionError(
            f"contact='steps' follows coordinates, angles and forces, not {listed(unknown[:3])}.\n  Use contact='events'."
        )
    check_asked(request)


def check_asked(request: Request) -> None:
    """An error about what is asked of other runs."""
    if request.events or request.t_eval is not None or request.estimate_error:
        raise OptionError(
            "contact='steps' keeps all steps: it takes no events, t_eval or estimate_error.\n"
            "  Ask the solution: sol('x', times)."
        )
