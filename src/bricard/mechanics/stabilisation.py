"""How strongly violated constraints are pulled back."""

from bricard.records import dataclass


@dataclass(frozen=True)
class Stabilisation:
    """C'' + 2 alpha C' + beta^2 C = 0 in place of C'' = 0; both in 1/s, alpha below zero if time runs backwards."""

    alpha: float = 0.0
    beta: float = 0.0


NOT_STABILISED = Stabilisation()
