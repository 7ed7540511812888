"""The forces, by the section of a file that lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.forces.force import Force

FORCES: Table[Force] = Table(
    __name__,
    Springs="spring.Spring",
    Dampers="damper.Damper",
    Bushings="bushing.Bushing",
    RotarySprings="rotary_spring.RotarySpring",
    Rotors="rotor.Rotor",
    Frictions="friction.Friction",
    Forces="point_force.PointForce",
    Torques="torque.Torque",
    Fields="field.Field",
    Drags="drag.Drag",
)
AMONG_PARTS = ("Springs", "Dampers", "Bushings", "RotarySprings", "Rotors")
"""sections that stand in PartData, as `Force.group` says; the others stand in AppliedForces"""
