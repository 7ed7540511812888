"""Laws of contact, by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.contact_laws.contact_law import ContactLaw

LAWS: Table[ContactLaw] = Table(
    __name__,
    newton="rigid.Rigid",
    poisson="rigid.Rigid",
    linear="penalty.Linear",
    hertz="penalty.Hertz",
    hunt_crossley="penalty.HuntCrossley",
)
