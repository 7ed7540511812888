"""What is told of contacts: why there is no way on, and of doubts."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.contact.impacts import Outcome
from bricard.contact.modes import Candidate, Paradox
from bricard.contact.places import Places
from bricard.mechanics.system import MechanicalSystem

GRADUALLY = (
    "the contact '{}' begins to slip in space without any acceleration, where the direction of slip has no series.\n"
    "  Give it a coefficient of sticking above that of slipping, friction: [0.31, 0.3]."
)
OVERLAP = (
    "at the start the gap of contact '{}' is {:.6g}: the bodies overlap there.\n"
    "  Move one of them away, or begin where they touch."
)
UNSEEN = (
    "the contact '{}' comes within its ends with the gap {:.6g}: the bodies overlap already, where they were not "
    "watched.\n  Let no body get behind a line or an edge past its ends: make it longer, or close the outline."
)
JAMMED_FOR_EVER = "friction jams the contact '{}', and no impact frees it.\n  Less friction has a motion."


def no_impact(system: MechanicalSystem, outcome: Outcome, places: Places) -> str:
    """Of an impact that has no outcome."""
    names = ", ".join(f"'{system.contacts[i].name}'" for i in places.contacts)
    if outcome.gained:
        return (
            f"the impact of {names} would add the energy {outcome.gained:.3g} by Newton's law with friction.\n"
            "  Use law: poisson for it."
        )
    return f"no velocities were found that fulfil the laws of the impact of {names}."


def no_mode(system: MechanicalSystem, paradoxes: Sequence[Paradox], places: Places) -> str:
    """Of contacts that cannot go on."""
    jammed = [one for one in paradoxes if one.p <= 0]
    if not jammed:
        names = ", ".join(f"'{system.switched[i].name}'" for i in places.elements)
        return f"no mode of the contacts {names} is consistent: open or closed, sticking or slipping."
    told = [
        f"contact '{system.contacts[places.contacts[one.contact]].name}': p = {one.p:.6g}, b = {one.b:.6g}"
        for one in jammed
    ]
    return (
        "no mode of the contacts is consistent (Painleve's paradox): friction presses a sliding contact faster "
        f"than it can give way. {'; '.join(told)}.\n  Less friction, or another geometry, has a motion; "
        "so has an impact without collision (painleve: impact)."
    )


def doubt(system: MechanicalSystem, candidates: Sequence[Candidate], places: Places) -> str:
    """Of a decision that was not the only one."""
    named = [system.switched[i].name for i in places.elements]
    ways = [", ".join(f"{n} {m}" for n, m in zip(named, one.modes, strict=True)) for one in candidates]
    return f"several motions are possible: {' | '.join(ways)}; the first was taken"
