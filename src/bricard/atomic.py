"""Files that are complete or not there: written beside, then renamed.

A full disk, a denied folder or Ctrl-C while writing leaves an old file of the same name as it was, and nothing half
written. All that bricard writes goes through `replacing`.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

from bricard.errors import FileError

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
NO_FOLDER = (errno.ENOENT, errno.ENOTDIR)
LONGEST = 40  # characters of the name that the file beside keeps; systems allow 255 bytes for all


@contextmanager
def replacing(path: str | PathLike[str]) -> Iterator[Path]:
    """A path to write to, which takes the place of `path` at the end, if all went well.

    It has the ending of `path`. A file that is replaced leaves its permissions to the new one; links stay links.
    Pipes and devices (/dev/stdout) are written to directly.
    """
    target = as_path(path)
    try:
        real = target.resolve()
        if real.exists() and not real.is_file():
            yield real
            return
        beside = real.with_name(f".{real.stem[:LONGEST]}-{os.getpid()}-{os.urandom(4).hex()}{real.suffix}")
        try:
            if real.exists():
                _refuse_read_only(real)
            yield beside
            _keep(beside)
            if real.exists():
                beside.chmod(real.stat().st_mode & 0o7777)
            beside.replace(real)
        finally:
            beside.unlink(missing_ok=True)
    except FileError:
        raise
    except OSError as error:
        raise not_written(target, error) from None


def write_text(path: str | PathLike[str], text: str) -> Path:
    """Writes a text in UTF-8, with line ends as they are; returns where."""
    return write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str | PathLike[str], *parts: bytes | memoryview) -> Path:
    """Writes parts one after the other; returns where."""
    with replacing(path) as beside, beside.open("wb") as file:
        file.writelines(parts)
    return Path(path)


def as_path(path: str | PathLike[str]) -> Path:
    """A path that the system can be asked for."""
    try:
        if b"\0" not in os.fsencode(path):
            return Path(path)
    except (TypeError, UnicodeEncodeError):
        pass
    raise FileError(f"{path!r} is not a path.\n  Give the name of a file as text or as a pathlib.Path.")


def check_folder(path: str | PathLike[str]) -> None:
    """Refuses a folder that cannot be made or written to, before there is something to write."""
    folder = Path(path)
    try:
        found = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
        if not found.is_dir():
            raise not_written(folder, NotADirectoryError(errno.ENOTDIR, ""))
        if not os.access(found, os.W_OK | os.X_OK):
            raise not_written(folder, PermissionError(errno.EACCES, ""))
    except FileError:
        raise
    except OSError as error:
        raise not_written(folder, error) from None


def make_folder(path: str | PathLike[str]) -> Path:
    """The folder, made with those above it where they are missing."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_written(folder, error) from None
    return folder


def not_written(target: Path, error: OSError) -> FileError:
    """Why a file cannot be written, and what to do."""
    why = os.strerror(error.errno) if error.errno else str(error)
    remedy = "Choose another place."
    if error.errno in NO_ROOM:
        remedy = "Make room there, or choose another place."
    elif error.errno in NO_FOLDER:
        remedy = "Choose a folder that exists."
    return FileError(f"{target} cannot be written: {why}.\n  {remedy}")


def _refuse_read_only(file: Path) -> None:
    """A rename would replace a file that may not be written."""
    if not os.access(file, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _keep(file: Path) -> None:
    """The content reaches the disk before the name does."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
