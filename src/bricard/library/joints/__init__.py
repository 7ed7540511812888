"""The joints, by the word that a file uses as their type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.joints.joint import Joint

JOINTS: Table[Joint] = Table(
    __name__,
    pin="pin.Pin",
    ball="ball.Ball",
    revolute="revolute.Revolute",
    cylindrical="cylindrical.Cylindrical",
    prismatic="prismatic.Prismatic",
    universal="universal.Universal",
    planar="planar.Planar",
    screw="screw.Screw",
    fixed="fixed.Fixed",
    slider="slider.Slider",
    slot="slot.Slot",
    distance="distance.Distance",
    gear="gear.Gear",
    rack="rack.Rack",
    belt="belt.Belt",
    rope="rope.Rope",
    rolling="rolling.Rolling",
    curve="curve.Curve",
    constraint="constraint.Constraint",
)
