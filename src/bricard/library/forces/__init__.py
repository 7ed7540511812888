"""The forces, by the section of a file that lists them."""

from bricard.library.forces.bushing import Bushing
from bricard.library.forces.damper import Damper
from bricard.library.forces.drag import Drag
from bricard.library.forces.field import Field
from bricard.library.forces.force import Force
from bricard.library.forces.friction import Friction
from bricard.library.forces.gravity import Gravity
from bricard.library.forces.link import Link
from bricard.library.forces.point_force import PointForce
from bricard.library.forces.rotary_spring import RotarySpring
from bricard.library.forces.rotor import Rotor
from bricard.library.forces.spring import Spring
from bricard.library.forces.torque import Torque

FORCES: dict[str, type[Force]] = {
    "Springs": Spring,
    "Dampers": Damper,
    "Bushings": Bushing,
    "RotarySprings": RotarySpring,
    "Rotors": Rotor,
    "Frictions": Friction,
    "Forces": PointForce,
    "Torques": Torque,
    "Fields": Field,
    "Drags": Drag,
}

__all__ = ["FORCES", "Force", "Gravity", "Link", "Spring"]
