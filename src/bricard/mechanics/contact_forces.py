"""Forces of contacts and of dry friction on the coordinates, and their powers.

W = dg/dq and S = ds/dq' are the directions of the normal forces N and of the friction forces T. While a contact is
closed its gap does not change: N works only where time moves the surface. Friction takes the power -T s.
"""

from __future__ import annotations

from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.unilateral import Unilateral
from bricard.symbolic import sx


def contact_forces(system: MechanicalSystem) -> sx.SX:
    """W^T N + S^T T."""
    result = sx.SX.zeros(system.size)
    for contacts, by in ((position_gaps(system), system.q), (rate_gaps(system), system.v)):
        if contacts:
            gaps, forces = (sx.vertcat(*column) for column in zip(*[(c.gap, c.force) for c in contacts], strict=True))
            result = result + sx.jtimes(gaps, by, forces, True)
    slips, forces = rubbing(system)
    return result + sx.jtimes(slips, system.v, forces, True) if slips.numel() else result


def position_gaps(system: MechanicalSystem) -> list[Unilateral]:
    """Contacts whose gaps are positions."""
    return [contact for contact in system.contacts if not sx.depends_on(contact.gap, system.v)]


def rate_gaps(system: MechanicalSystem) -> list[Unilateral]:
    """Contacts whose gaps are rates: clutches."""
    return [contact for contact in system.contacts if sx.depends_on(contact.gap, system.v)]


def rubbing(system: MechanicalSystem) -> tuple[sx.SX, sx.SX]:
    """All slip velocities and friction forces (columns)."""
    slips, forces = [one.slip for one in system.switched], [one.friction for one in system.switched]
    return sx.vertcat(sx.SX(0, 1), *slips), sx.vertcat(sx.SX(0, 1), *forces)


def friction_power(system: MechanicalSystem) -> sx.SX:
    """What friction takes: -T s."""
    slips, forces = rubbing(system)
    return -sx.dot(forces, slips) if slips.numel() else sx.SX(0)


def surface_power(system: MechanicalSystem) -> sx.SX:
    """What surfaces that time moves put in: -N dg/dt - T s at rest."""
    rest = sx.SX.zeros(system.size)
    result = sx.SX(0)
    for contact in position_gaps(system):
        result = result - contact.force * sx.jacobian(contact.gap, system.t)
    slips, forces = rubbing(system)
    moved = [(contact.gap, contact.force) for contact in rate_gaps(system)]
    moved += list(zip(sx.vertsplit(slips), sx.vertsplit(forces), strict=True)) if slips.numel() else []
    for slip, force in moved:
        result = result - force * sx.substitute([slip], [system.v], [rest])[0]
    return result
