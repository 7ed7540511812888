"""A checksum at the end of a file, behind all that HDF5 reads: damage is found before anything is believed."""

from __future__ import annotations

import hashlib
from pathlib import Path

MARK = b"\nbricard sha256 "
LENGTH = len(MARK) + 64 + 1
CHUNK = 2**20


def seal(content: bytes) -> bytes:
    """The checksum that ends a file with this content."""
    return MARK + hashlib.sha256(content).hexdigest().encode() + b"\n"


def is_sealed(path: Path) -> bool:
    """Whether there is a checksum: files of older versions, or changed by other programs, have none."""
    return len(_trailer(path)) == LENGTH


def is_whole(path: Path) -> bool:
    """Whether the content is that which was sealed."""
    with path.open("rb") as file:
        content, made = path.stat().st_size - LENGTH, hashlib.sha256()
        while content > 0 and (part := file.read(min(CHUNK, content))):
            made.update(part)
            content -= len(part)
    return _trailer(path) == MARK + made.hexdigest().encode() + b"\n"


def _trailer(path: Path) -> bytes:
    """The last bytes, if they are a checksum."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - LENGTH))
        found = file.read()
    return found if found.startswith(MARK) else b""
