"""`kinematics`: a mechanism over its drive, without masses and forces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from bricard.analysis.kinematics.bare import COORDINATES, bare, loaded, placed, variables, without_motions
from bricard.analysis.kinematics.drives import Over, asked
from bricard.analysis.kinematics.places import Mobility
from bricard.analysis.kinematics.results import Kinematics
from bricard.analysis.kinematics.route import AS_ASKED, SINGULAR, End, Route, followed
from bricard.assembly.prepared import prepare
from bricard.checks import checked, finite_number, fits, known_options, one_of, shown
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.simulation import simulate


@known_options
@checked(OptionError, but=("model", "over", "hold", "coordinates"))
def kinematics(
    model: Mechanism | str | PathLike[str],
    over: str | Sequence[Any] | None = None,
    *,
    hold: Mapping[str, float] | None = None,
    past: bool = False,
    coordinates: str = "natural",
) -> Kinematics:
    """Positions, velocities and accelerations of a mechanism over its drive, without dynamics.

    model        a Mechanism or the path of a MechSpec file; masses and forces do not matter
    over         (name, from, to): an angle, a slide, a component or a formula, such as "distance(A, B)"; a name
                 alone: all the way round; ("t", from, to): the mechanism's own drives over time. By default its
                 drive, or the angle or slide at the ground that is named first
    hold         values that stay as they are, where there are more freedoms than one
    past         whether dead centres of the drive are passed; else the range ends there
    coordinates  natural, body or relative

    The mechanism is followed from its own start, so it stays put together in the same way. For the other ways see
    `assemblies`: kinematics(m.starting(branch.positions), ...).
    """
    mechanism = loaded(model, "kinematics")
    one_of(coordinates, "coordinates", COORDINATES)
    request = asked(mechanism, over)
    if request.name == "t":
        return _over_time(mechanism, request, hold, coordinates)
    route = followed(mechanism, request, coordinates, past, _held(hold))
    return Kinematics(mechanism, route, mobility(mechanism))


def _held(hold: Any) -> dict[str, float]:
    if hold is None:
        return {}
    if not fits(hold, Mapping[str, Any]):
        raise OptionError(f"hold is {shown(hold)}; it must be a mapping from names to values, as in {{'phi': 0.5}}.")
    return {name: finite_number(value, f"The value of '{name}'", OptionError) for name, value in hold.items()}


def mobility(mechanism: Mechanism) -> Mobility:
    """The freedoms of a mechanism without its drives."""
    from bricard.analysis.kinematics.arc_length import way_of

    data, known = bare(mechanism), variables(mechanism)
    start = prepare(Mechanism.from_data(data)).start.positions
    positions = {name: value for name, value in start.items() if name in known}
    free = prepare(Mechanism.from_data(placed(without_motions(data, mechanism.drives), positions, {})))
    return Mobility(free.mobility, len(way_of(free).directions))


def _over_time(mechanism: Mechanism, over: Over, hold: Any, coordinates: str) -> Kinematics:
    """By the mechanism's own drives."""
    if hold is not None:
        raise OptionError("hold goes with a drive of its own.\n  Write a motion of the mechanism instead.")
    free = Mechanism.from_data(bare(mechanism))
    if left := prepare(free).mobility:
        raise OptionError(
            f"The mechanism's drives leave {left} freedom{'s' if left > 1 else ''}, so time alone does not say where "
            "it is.\n  Give more motions, or ask over an angle: over=('theta', 0, 2*pi)."
        )
    motion = simulate(free, over.limits, coordinates=coordinates, tol=1e-13)
    ends = End(float(motion.t[0]), AS_ASKED), End(float(motion.t[-1]), _stopped(motion.message, motion.success))
    return Kinematics(mechanism, Route(motion, "t", "t", ends, False), mobility(mechanism))


def _stopped(message: str, success: bool) -> str:
    return AS_ASKED if success else f"{SINGULAR}: {message}"
