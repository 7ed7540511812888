"""What a motion answers about its contacts, beside the forces N.name and T.name that are its variables.

gap.name                      how far it is open
slip.name                     velocity along which it rubs; in space slip.name.x, slip.name.y
contact.name.x, .y, .z        where its force acts
normal.name.x, .y, .z         its direction
window.name.1, ...            what must not be negative for the gap to count
friction.name.static, .kinetic
                              coefficients of friction; of dry friction in a joint its limits
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.unilateral import Unilateral
from bricard.symbolic import sx
from bricard.symbolic.vectors import AXES, Vec

GAP, SLIP, PLACE, NORMAL, WINDOW, FRICTION = "gap.", "slip.", "contact.", "normal.", "window.", "friction."
OF_CONTACTS = (GAP, SLIP, PLACE, NORMAL, WINDOW, FRICTION)
STATIC, KINETIC = ".static", ".kinetic"


def contact_outputs(system: MechanicalSystem) -> dict[str, sx.SX]:
    """The expressions by name."""
    found = {name: expression for contact in system.contacts for name, expression in _of_contact(contact)}
    for dry in system.frictions:
        found |= {f"{SLIP}{dry.name}": dry.slip} | _limits(dry.name, dry.static, dry.kinetic)
    return found


def slip_names(contact: str, components: int) -> tuple[str, ...]:
    """The names of its slip velocity."""
    return _named(f"{SLIP}{contact}", components)


def _of_contact(contact: Unilateral) -> Iterator[tuple[str, sx.SX]]:
    name, rubs = contact.name, contact.slip.numel()
    yield f"{GAP}{name}", contact.gap
    yield from zip(slip_names(name, rubs), sx.vertsplit(contact.slip) if rubs else (), strict=True)
    for what, vector in ((PLACE, contact.place), (NORMAL, contact.normal)):
        yield from _components(f"{what}{name}", vector)
    for number, window in enumerate(contact.windows, start=1):
        yield f"{WINDOW}{name}.{number}", window
    if rubs:
        yield from _limits(name, contact.static, contact.kinetic).items()


def _components(name: str, vector: Vec | None) -> Iterator[tuple[str, sx.SX]]:
    for axis, component in zip(AXES, vector or (), strict=False):
        yield f"{name}.{axis}", sx.SX(component)


def _limits(name: str, static: sx.SX, kinetic: sx.SX) -> dict[str, sx.SX]:
    return {f"{FRICTION}{name}{STATIC}": static, f"{FRICTION}{name}{KINETIC}": kinetic}


def _named(name: str, components: int) -> tuple[str, ...]:
    return (name,) if components == 1 else tuple(f"{name}.{axis}" for axis in AXES[:components])


def is_of(name: str, contacts: Sequence[str] | frozenset[str]) -> bool:
    """Whether a name is one of these, of one of these contacts."""
    rest = name.partition(".")[2]
    return name.startswith(OF_CONTACTS) and (rest in contacts or rest.rpartition(".")[0] in contacts)
