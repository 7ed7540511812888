"""The parts with mass or shape, by the section of a file that lists them."""

from bricard.library.bodies.body import Body
from bricard.library.bodies.node import Node
from bricard.library.bodies.part import Part, PartError
from bricard.library.bodies.particle import Particle
from bricard.library.bodies.rigid import Rigid
from bricard.library.bodies.rod import Rod

PARTS: dict[str, type[Part]] = {"Rigids": Rigid, "Rods": Rod, "Particles": Particle, "Nodes": Node}

__all__ = ["PARTS", "Body", "Part", "PartError"]
