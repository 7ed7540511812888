"""The drives, by the section of a file that lists them."""

from bricard.library.drives.motion import Motion

DRIVES: dict[str, type[Motion]] = {"Motions": Motion}

__all__ = ["DRIVES", "Motion"]
