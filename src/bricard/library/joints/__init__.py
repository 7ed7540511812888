"""The joints, by the word that a file uses as their type."""

from bricard.library.joints.ball import Ball
from bricard.library.joints.constraint import Constraint
from bricard.library.joints.curve import Curve
from bricard.library.joints.cylindrical import Cylindrical
from bricard.library.joints.distance import Distance
from bricard.library.joints.fixed import Fixed
from bricard.library.joints.gear import Gear
from bricard.library.joints.joint import Joint
from bricard.library.joints.pin import Pin
from bricard.library.joints.planar import Planar
from bricard.library.joints.prismatic import Prismatic
from bricard.library.joints.rack import Rack
from bricard.library.joints.revolute import Revolute
from bricard.library.joints.rolling import Rolling
from bricard.library.joints.screw import Screw
from bricard.library.joints.slider import Slider
from bricard.library.joints.slot import Slot
from bricard.library.joints.universal import Universal

JOINTS: dict[str, type[Joint]] = {
    kind.type: kind
    for kind in (
        Pin,
        Ball,
        Revolute,
        Cylindrical,
        Prismatic,
        Universal,
        Planar,
        Screw,
        Fixed,
        Slider,
        Slot,
        Distance,
        Gear,
        Rack,
        Rolling,
        Curve,
        Constraint,
    )
}

__all__ = ["JOINTS", "Joint"]
