"""The ways of contact beside each other: "events", "steps/1e-3" with its step, "penalty/1e6" with a stiffness.

By springs a mechanism with rigid contacts becomes another one: each pair gets the law `linear`, with a damping that
gives back as much of the velocity of its two parts as the restitution says, and friction that is full at a small slip
speed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from bricard.errors import OptionError
from bricard.mechanism.contact_sections import NONE
from bricard.mechanism.contents import Contact
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.records import dataclass
from bricard.solvers.method import Method
from bricard.spec.expressions import number

STEPS = 2000  # of a run, where no step is given
SINK = 1e-4  # of the size of a mechanism: how deep its weight presses into one contact
SLOW = 1e-3  # of the speed of a fall from its size: the slip speed at which friction is full
GRAVITY = 9.81
STRONGEST = 5.0  # damping ratio, where nothing comes back


@dataclass(frozen=True, eq=False)
class Way:
    """A way to solve: how it is called, the mechanism as it sees it, and the method."""

    name: str
    mechanism: Mechanism
    method: Method


def contact_way(text: str, mechanism: Mechanism, size: float, span: tuple[float, float]) -> Way | None:
    """The way that a text means; None if it is not one of contact."""
    kind, _, given = text.partition("/")
    if kind not in WAYS:
        return None
    try:
        amount = float(given) if given else None
    except ValueError:
        amount = math.nan
    if amount is not None and not 0 < amount < math.inf:
        raise OptionError(f"{text!r} is not a way of contact.\n  Write events, steps/1e-3 or penalty/1e6.")
    return WAYS[kind](mechanism, amount, size, span)


def _events(mechanism: Mechanism, amount: float | None, size: float, span: tuple[float, float]) -> Way:
    return Way("events", mechanism, Method(contact="events"))


def _steps(mechanism: Mechanism, amount: float | None, size: float, span: tuple[float, float]) -> Way:
    step = amount or abs(span[1] - span[0]) / STEPS
    return Way(f"steps/{step:g}", mechanism, Method(contact="steps", step=step))


def _penalty(mechanism: Mechanism, amount: float | None, size: float, span: tuple[float, float]) -> Way:
    weight = GRAVITY * sum(float(body.mass) for body in mechanism.bodies.values())
    stiffness = amount or float(f"{weight / (SINK * size):.1g}")
    return Way(f"penalty/{stiffness:g}", softened(mechanism, stiffness, size), Method(contact="events"))


WAYS: dict[str, Callable[[Mechanism, float | None, float, tuple[float, float]], Way]] = {
    "events": _events,
    "penalty": _penalty,
    "steps": _steps,
}


def softened(mechanism: Mechanism, stiffness: float, size: float) -> Mechanism:
    """The mechanism with springs and dampers where shapes touch rigidly."""
    data = plain(mechanism.document)
    laws = {one.pair: _spring(mechanism, one, stiffness, size) for one in mechanism.contacts if one.law.is_rigid}
    if not laws:
        return mechanism
    contacts = {name: law for name, law in data["Contacts"].items() if name not in laws}
    run = {word: value for word, value in data.get("ProblemData", {}).items() if word != "closed"}
    none = {NONE: data["Contacts"][NONE]} if NONE in data["Contacts"] else {}
    return Mechanism.from_data({**data, "Contacts": {**contacts, **laws, **none}, "ProblemData": run})


def _spring(mechanism: Mechanism, contact: Contact, stiffness: float, size: float) -> dict[str, Any]:
    e = number(contact.law.rebound, mechanism.parameters)
    parts = [one.part for one in (contact.first, contact.second) if one.part is not None]
    masses = [float(mechanism.bodies[part].mass) for part in parts]
    reduced = 1 / sum(1 / mass for mass in masses if mass > 0) if any(masses) else 1.0
    friction = number(contact.law.friction[-1], mechanism.parameters)
    law = {"law": "linear", "stiffness": stiffness, "damping": 2 * damping_ratio(e) * math.sqrt(stiffness * reduced)}
    rubs = {"friction": friction, "v_lim": SLOW * math.sqrt(GRAVITY * size)} if friction else {"friction": 0}
    return law | rubs


def damping_ratio(restitution: float) -> float:
    """Of a spring and damper that only push and give back so much of a velocity; by halving."""
    low, high = 0.0, STRONGEST
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if rebound(middle) > restitution else (low, middle)
    return low


def rebound(ratio: float) -> float:
    """What a spring and damper give back that let go where their force vanishes (Schwager and Poeschel 2007)."""
    w = math.sqrt(abs(1 - ratio**2))
    if w == 0:
        return math.exp(-2)
    if ratio < 1:
        return math.exp(-ratio * (math.pi - math.atan2(2 * ratio * w, 1 - 2 * ratio**2)) / w)
    return math.exp(-ratio * math.atanh(2 * ratio * w / (2 * ratio**2 - 1)) / w)
