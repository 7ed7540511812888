"""The ways that are compared unless others are named: coordinates x constraints x integrator; those of contact."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.solvers.method import Method

METHODS: tuple[Method, ...] = (
    Method("natural", "direct", "taylor"),
    Method("body", "direct", "taylor"),
    Method("natural", "acceleration", "taylor"),
    Method("natural", "baumgarte", "taylor"),
    Method("natural", "ggl", "taylor"),
    Method("natural", "acceleration", "dop853"),
    Method("natural", "implicit", "ida"),
    Method("natural", "baumgarte", "dop853"),
    Method("natural", "ggl", "dop853"),
    Method("natural", "projection", "dop853"),
    Method("natural", "qr", "dop853"),
    Method("natural", "svd", "dop853"),
    Method("body", "qr", "dop853"),
    Method("body", "baumgarte", "dop853"),
    Method("relative", "direct", "taylor"),
    Method("relative", "qr", "dop853"),
    Method("parasitic", "direct", "taylor"),
)
SWITCHED = ("natural", "body", "relative", "natural/direct/radau")  # of what has modes
TOUCHING = ("penalty", "steps")  # beside these, of shapes that touch rigidly


def usual_ways(mechanism: Mechanism, system: MechanicalSystem) -> Sequence[Method | str]:
    """The ways that suit a mechanism, given with its equations."""
    if any(contact.law.is_rigid for contact in mechanism.contacts):
        return SWITCHED + TOUCHING
    return SWITCHED if system.switched else METHODS
