"""Triangles in files, read by trimesh, which is imported when a file is."""

from __future__ import annotations

import base64
import struct
from functools import lru_cache
from pathlib import Path
from typing import Any

from bricard.library.bodies.part import PartError
from bricard.library.contact_shapes.files import WORD, path_of
from bricard.library.contact_shapes.vectors import Place
from bricard.records import dataclass

MOST_BYTES = 50_000_000  # of a file
MOST_TRIANGLES = 100_000  # of a surface: some 2.4 MB in a page
KINDS = (".stl", ".glb", ".gltf", ".obj", ".ply")
KEPT = 16  # surfaces that were read last


@dataclass(frozen=True, eq=False)
class Triangles:
    """A surface of triangles.

    vertices  their coordinates (n, 3)
    faces     numbers of three of them each (m, 3), counterclockwise as seen from outside
    volume    None of a surface that is not closed; then centroid and inertia mean nothing
    inertia   about the centroid, of density 1
    """

    vertices: Any
    faces: Any
    volume: float | None
    centroid: Place
    inertia: tuple[Place, ...]

    @property
    def corners(self) -> list[Place]:
        """Those of the box around it, along its axes."""
        low, high = self.vertices.min(axis=0).tolist(), self.vertices.max(axis=0).tolist()
        return [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]

    def packed(self, scale: float, at: Place, axes: tuple[Place, ...]) -> str:
        """Its vertices, carried to where they belong, and triangles: numbers of both, then singles, then integers."""
        placed = self.vertices.copy()
        for k in range(3):
            turned = sum(float(axis[k]) * self.vertices[:, i] for i, axis in enumerate(axes))
            placed[:, k] = float(scale) * turned + float(at[k])
        counts = struct.pack("<II", len(self.vertices), len(self.faces))
        parts = (counts, placed.astype("<f4").tobytes(), self.faces.astype("<u4").tobytes())
        return base64.b64encode(b"".join(parts)).decode("ascii")


def triangles_in(name: str) -> Triangles:
    """The surface in a file."""
    path = path_of(name)
    if path.suffix.lower() not in KINDS:
        raise PartError(
            f"'{name}' is not a file of triangles that can be read", f"Kinds are {', '.join(KINDS)}.", (WORD,)
        )
    try:
        found = path.stat()
    except (OSError, ValueError):
        where = path.parent.resolve()
        raise PartError(f"there is no file '{name}'", f"It is looked for in {where}.", (WORD,)) from None
    if found.st_size > MOST_BYTES:
        raise PartError(
            f"'{name}' has {found.st_size / 1e6:.0f} MB; at most {MOST_BYTES / 1e6:.0f} can be read",
            "Make it coarser, say in MeshLab or Blender.",
            (WORD,),
        )
    return _read(path.resolve(), found.st_mtime_ns, found.st_size, name)


@lru_cache(maxsize=KEPT)
def _read(path: Path, changed: int, size: int, name: str) -> Triangles:
    """The surface in a file as it was when it was changed last."""
    trimesh = _library()
    try:
        mesh = trimesh.load_mesh(str(path), process=True)
    except Exception as error:  # whatever a reader meets in a damaged file
        words = next(iter(str(error).strip().splitlines()), type(error).__name__)
        raise PartError(f"'{name}' cannot be read as triangles: {words}", "Export it again.", (WORD,)) from None
    if not len(getattr(mesh, "faces", ())):
        raise PartError(f"'{name}' has no triangles", "Export a surface.", (WORD,))
    if len(mesh.faces) > MOST_TRIANGLES:
        raise PartError(
            f"'{name}' has {len(mesh.faces)} triangles; a page takes {MOST_TRIANGLES}",
            "Make it coarser, say in MeshLab or Blender.",
            (WORD,),
        )
    return _surface(mesh)


def _surface(mesh: Any) -> Triangles:
    closed = bool(mesh.is_volume)
    if not closed:
        return Triangles(mesh.vertices, mesh.faces, None, (), ())
    inertia = tuple(tuple(row) for row in mesh.moment_inertia.tolist())
    return Triangles(mesh.vertices, mesh.faces, float(mesh.volume), tuple(mesh.center_mass.tolist()), inertia)


def _library() -> Any:
    try:
        import trimesh
    except ImportError:
        raise PartError(
            "files of triangles are read by trimesh, which is not installed", "pip install 'bricard[mesh]'", (WORD,)
        ) from None
    return trimesh
