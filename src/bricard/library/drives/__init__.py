"""The drives, by the section of a file that lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.drives.drive import Drive

DRIVES: Table[Drive] = Table(__name__, Motions="drive.Drive")
