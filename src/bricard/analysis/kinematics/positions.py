"""Positions of a mechanism along a motion: where its points are, whether it is back, which parts are in line."""

from __future__ import annotations

import numpy as np

from bricard.analysis.kinematics.slopes import zeros
from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.picture import Picture
from bricard.spec.names import AXES

LEAST = 1e-3  # of a way all round
BACK = 1e-7  # of a typical length: positions closer than this are one
IN_LINE = 1e-6  # sine of the angle between parts that are in line


def places(picture: Picture) -> list[str]:
    """Names of the points and vectors of all parts that move."""
    names = dict.fromkeys(name for shape in picture.shapes for name in shape.members if name not in picture.fixed)
    return [f"{name}.{axis}" for name in names for axis in AXES[: picture.dimension]]


@dataclass(frozen=True, eq=False)
class Begun:
    """Where all points of a mechanism are at the start of a motion, and where they go."""

    motion: Motion
    names: list[str]

    @staticmethod
    def of(motion: Motion) -> Begun:
        """The start of a motion."""
        assert motion.picture is not None
        return Begun(motion, places(motion.picture))

    def at(self, s: float | FloatArray, prime: str = "") -> FloatArray:
        """All components, or with a prime their rates."""
        return np.asarray(self.motion([f"{name}{prime}" for name in self.names], s))

    def is_back(self, s: float) -> bool:
        """Whether all points are where they were, and go on in the same way."""
        size = float(np.max(np.abs(self.at(np.asarray(self.motion.t)))))
        near = float(np.max(np.abs(self.at(s) - self.at(0.0)))) < BACK * size
        return near and float(self.at(0.0, "'") @ self.at(s, "'")) > 0

    def back(self) -> float | None:
        """The first time after the start when it is back."""
        start, rates = self.at(0.0), self.at(0.0, "'")
        passing = zeros(lambda s: np.asarray(rates @ (self.at(s) - start[:, None])), np.asarray(self.motion.t))
        return next((s for s in passing if s > LEAST and self.is_back(s)), None)


def in_line(motion: Motion) -> str:
    """Which parts that share a point are in line at the end of a motion, in words."""
    pairs = parts_in_line(motion, float(motion.t[-1]))
    return f", {' and '.join(pairs[0])} are in line" if pairs else ""


def parts_in_line(motion: Motion, s: float) -> list[tuple[str, str]]:
    """Parts that share a point and are in line."""
    picture = motion.picture
    assert picture is not None
    shapes = {shape.name: [name for name in shape.members if name[0].isupper()] for shape in picture.shapes}
    found = []
    for first, own in shapes.items():
        for second, others in shapes.items():
            shared = [name for name in own if name in others]
            if first < second and len(shared) == 1 and len(own) > 1 and len(others) > 1:
                a, b = (_seen(motion, one, shared[0], s) for one in (own, others))
                across = abs(a[0] * b[1] - a[1] * b[0]) if len(a) == 2 else float(np.linalg.norm(np.cross(a, b)))
                if across < IN_LINE * float(np.linalg.norm(a) * np.linalg.norm(b)):
                    found.append((first, second))
    return found


def _seen(motion: Motion, names: list[str], point: str, s: float) -> FloatArray:
    """From a point of a part to the first other one."""
    other = next(name for name in names if name != point)
    return np.asarray(motion(other, s) - motion(point, s))
