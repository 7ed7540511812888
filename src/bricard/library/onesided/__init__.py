"""What is not smooth but has no shape, by the section of a file that lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.onesided.one_sided import OneSided

ONESIDED: Table[OneSided] = Table(
    __name__,
    Limits="limit.Limit",
    Backlash="backlash.Backlash",
    Cables="cable.Cable",
    Clutches="clutch.Clutch",
    DryFriction="dry_friction.DryFriction",
)
