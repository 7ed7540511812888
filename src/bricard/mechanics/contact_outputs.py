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


def pushed_outputs(
    name: str, gap: sx.SX, slip: Sequence[sx.SX], windows: Sequence[sx.SX], place: Vec | None, normal: Vec | None
) -> dict[str, sx.SX]:
    """Of a contact by a spring and a damper."""
    return dict(_seen(name, gap, slip, windows, place, normal))


def slip_names(contact: str, components: int) -> tuple[str, ...]:
    """The names of its slip velocity."""
    return _named(f"{SLIP}{contact}", components)


def _of_contact(contact: Unilateral) -> Iterator[tuple[str, sx.SX]]:
    slip = sx.vertsplit(contact.slip) if contact.slip.numel() else ()
    yield from _seen(contact.name, contact.gap, slip, contact.windows, contact.place, contact.normal)
    if slip:
        yield from _limits(contact.name, contact.static, contact.kinetic).items()


def _seen(
    name: str, gap: sx.SX, slip: Sequence[sx.SX], windows: Sequence[sx.SX], place: Vec | None, normal: Vec | None
) -> Iterator[tuple[str, sx.SX]]:
    yield f"{GAP}{name}", gap
    yield from zip(slip_names(name, len(slip)), slip, strict=True)
    for what, vector in ((PLACE, place), (NORMAL, normal)):
        yield from _components(f"{what}{name}", vector)
    for number, window in enumerate(windows, start=1):
        yield f"{WINDOW}{name}.{number}", window


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
