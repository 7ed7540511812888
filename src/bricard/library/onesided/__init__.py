"""What is not smooth but has no shape, by the section of a file that lists it."""

from bricard.library.onesided.backlash import Backlash
from bricard.library.onesided.cable import Cable
from bricard.library.onesided.clutch import Clutch
from bricard.library.onesided.dry_friction import DryFriction
from bricard.library.onesided.limit import Limit
from bricard.library.onesided.one_sided import OneSided

ONESIDED: dict[str, type[OneSided]] = {
    "Limits": Limit,
    "Backlash": Backlash,
    "Cables": Cable,
    "Clutches": Clutch,
    "DryFriction": DryFriction,
}

__all__ = ["ONESIDED", "Backlash", "Cable", "Clutch", "DryFriction", "Limit", "OneSided"]
