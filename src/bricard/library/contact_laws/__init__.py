"""Laws of contact, by their words."""

from bricard.library.contact_laws.contact_law import ContactLaw
from bricard.library.contact_laws.penalty import Hertz, HuntCrossley, Linear, Penalty
from bricard.library.contact_laws.rigid import Rigid

LAWS: dict[str, type[ContactLaw]] = {
    "newton": Rigid,
    "poisson": Rigid,
    "linear": Linear,
    "hertz": Hertz,
    "hunt_crossley": HuntCrossley,
}

__all__ = ["LAWS", "ContactLaw", "Penalty", "Rigid"]
