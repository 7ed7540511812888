"""The parts with mass or shape, by the section of a file that lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.bodies.part import Part

PARTS: Table[Part] = Table(
    __name__, Rigids="rigid.Rigid", Rods="rod.Rod", Particles="particle.Particle", Nodes="node.Node"
)
