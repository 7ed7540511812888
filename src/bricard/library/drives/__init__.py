"""The drives, by the section of a file that lists them."""

from bricard.library.drives.drive import Drive

DRIVES: dict[str, type[Drive]] = {"Motions": Drive}

__all__ = ["DRIVES", "Drive"]
