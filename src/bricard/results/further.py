"""Names that a motion answers beside those it was computed with; each is made when it is asked for.

    O, O.x                          a fixed point or vector
    motor.theta                     force or torque with which a prescribed motion drives its quantity
    OA.omega                        angular velocity of a part: a number in the plane, in space in the world's axes
    OA.angle                        in the plane: by how much a part has turned from its own axes, all turns counted
    OzA.rotation, OzA.rotation.xy   of a rigid part in space: the matrix whose columns are its axes, and an entry
    joint.A, joint.A.torque         force and torque in a joint, on the last part that it joins

Attitudes follow from the points and vectors of a part: with its directions D in the world and L in the part
(and, in space, the product of two as a third), R = D L^-1, and omega is the vector of R' R^T.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from math import comb
from typing import Any

import numpy as np

from bricard.arrays import RealArray
from bricard.errors import SolutionError
from bricard.mechanics.system import multiplier_name
from bricard.records import dataclass
from bricard.results.picture import Picture, Shape
from bricard.symbolic.vectors import AXES

Values = Callable[[RealArray, int, Any], RealArray]  # (times (n,), order of the derivative, side) -> (..., n)
ENTRIES = tuple(f"{row}{column}" for row in AXES for column in AXES)
DRIVE, MOTOR, JOINT, TORQUE = "drive.", "motor.", "joint.", ".torque"
OMEGA, ANGLE, ROTATION = ".omega", ".angle", ".rotation"
PRIME = "'"
PER_STEP = 8  # times within a step at which turns are counted
SMALLEST_ANGLE = 1e-6  # radians between directions that still make a frame


@dataclass(frozen=True, eq=False)
class Further:
    """A name: its unit, the endings of its components (a number has none), and its values."""

    unit: str
    endings: tuple[str, ...]
    values: Values


def values_of(further: Further, t: RealArray, order: int, side: Any) -> RealArray:
    """Values at times of any shape; of a vector (components, ...), of a matrix (3, 3, ...)."""
    found = further.values(t.ravel(), order, side)
    return np.asarray(found.reshape((*found.shape[:-1], *t.shape))[()])


class FurtherNames(Mapping[str, Further]):
    """The further names of a motion; those of joints are answered, but not listed."""

    def __init__(self, motion: Any) -> None:
        self.motion = motion
        self._turns: dict[str, tuple[RealArray, RealArray]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._find(name) is not None

    def __getitem__(self, name: str) -> Further:
        found = self._find(name)
        if found is None:
            raise KeyError(name)
        return found

    def _find(self, name: str) -> Further | None:
        """The name itself, or a component of another one."""
        whole, _, ending = name.rpartition(".")
        return self._whole(name) or _component(self._whole(whole), ending)

    def _whole(self, name: str) -> Further | None:
        return self._known.get(name) or (self._joint(name) if name.startswith(JOINT) else None)

    @cached_property
    def _known(self) -> dict[str, Further]:
        found = {
            f"{MOTOR}{name.removeprefix(DRIVE)}": Further(self._unit_of_motor(name), (), partial(self._motor, name))
            for name in self.motion.drives
        }
        picture: Picture | None = self.motion.picture
        if picture is None:
            return found
        for name in picture.fixed:
            unit = "m" if name[0].isupper() else ""
            found[name] = Further(unit, tuple(AXES[: picture.dimension]), partial(self._place, name))
        for shape in picture.shapes:
            found |= self._of_shape(shape, picture.dimension)
        return found

    def _of_shape(self, shape: Shape, dimension: int) -> dict[str, Further]:
        """Angular velocity and axes, as far as its points and vectors tell them."""
        used = _directions(shape, dimension)
        if not used:
            return {}
        turned = partial(self._omega, shape, used)
        omega = {f"{shape.name}{OMEGA}": Further("rad/s", tuple(AXES) if dimension == 3 else (), turned)}
        if dimension == 2:
            return omega | {f"{shape.name}{ANGLE}": Further("rad", (), partial(self._angle, shape, used))}
        if len(used) == 1:
            return omega
        return omega | {f"{shape.name}{ROTATION}": Further("", ENTRIES, partial(self._matrix, shape, used))}

    # -- values ------------------------------------------------------------------------------

    def _motor(self, drive: str, t: RealArray, order: int, side: Any) -> RealArray:
        return -np.asarray(self.motion(f"{multiplier_name(drive)}{order * PRIME}", t, side=side))

    def _unit_of_motor(self, drive: str) -> str:
        name, picture = drive.removeprefix(DRIVE), self.motion.picture
        stretches = picture is not None and any(link.name == name for link in picture.links)
        unit = self.motion.units.get(name, "m" if stretches else "")
        return {"m": "N", "rad": "N m"}.get(unit, "")

    def _place(self, name: str, t: RealArray, order: int, side: Any) -> RealArray:
        """A point or vector, (dimension, n)."""
        picture = self.motion.picture
        if name in picture.fixed:
            return np.repeat(np.array(picture.fixed[name])[:, None] * (order == 0), len(t), axis=1)
        names = [f"{name}.{axis}{order * PRIME}" for axis in AXES[: picture.dimension]]
        return np.asarray(self.motion(names, t, side=side))

    def _seen(self, shape: Shape, name: str, t: RealArray, order: int, side: Any) -> RealArray:
        """A direction of a shape: a vector, or a point from its first point."""
        place = self._place(name, t, order, side)
        return place - self._place(_origin(shape), t, order, side) if name[0].isupper() else place

    def _matrix(self, shape: Shape, used: Sequence[str], t: RealArray, order: int, side: Any) -> RealArray:
        """A derivative of R, (dimension, dimension, n)."""
        local = [_local(shape, name) for name in used]
        seen = [[self._seen(shape, name, t, o, side) for name in used] for o in range(order + 1)]
        if len(local) == 1:
            L = np.column_stack([local[0], _turned(local[0])])
            D = np.stack([seen[order][0], _turned(seen[order][0])], axis=1)
        else:
            L = np.column_stack([*local, np.cross(local[0], local[1])])
            third = [comb(order, i) * np.cross(seen[i][0], seen[order - i][1], axis=0) for i in range(order + 1)]
            D = np.stack([*seen[order], np.sum(third, axis=0)], axis=1)
        return np.asarray(np.einsum("ikt,kj->ijt", D, np.linalg.inv(L)))

    def _omega(self, shape: Shape, used: Sequence[str], t: RealArray, order: int, side: Any) -> RealArray:
        """The vector of (R' R^T), differentiated; of a thin rod u x u'/|u|^2."""
        if len(_local(shape, used[0])) == 3 and len(used) == 1:
            u = [self._seen(shape, used[0], t, o, side) for o in range(order + 2)]
            turning = [comb(order, i) * np.cross(u[i], u[order - i + 1], axis=0) for i in range(order + 1)]
            return np.asarray(np.sum(turning, axis=0) / np.sum(_local(shape, used[0]) ** 2))
        R = [self._matrix(shape, used, t, o, side) for o in range(order + 2)]
        S = sum(comb(order, i) * np.einsum("ikt,jkt->ijt", R[i + 1], R[order - i]) for i in range(order + 1))
        if len(S) == 2:
            return np.asarray(S[1, 0] - S[0, 1]) / 2
        return np.stack([S[2, 1] - S[1, 2], S[0, 2] - S[2, 0], S[1, 0] - S[0, 1]]) / 2

    def _angle(self, shape: Shape, used: Sequence[str], t: RealArray, order: int, side: Any) -> RealArray:
        """The angle of a part in the plane, or a derivative of it; turns are counted from the start."""
        if order:
            return self._omega(shape, used, t, order - 1, side)
        steps, angles = self._counted(shape.name, tuple(used))
        near = np.clip(np.searchsorted(steps, t), 1, len(steps) - 1)
        near = near - (t - steps[near - 1] < steps[near] - t)
        away = self._principal(shape, used, t, side) - angles[near]
        return np.asarray(angles[near] + away - 2 * np.pi * np.round(away / (2 * np.pi)))

    def _counted(self, name: str, used: tuple[str, ...]) -> tuple[RealArray, RealArray]:
        """Times so near to each other that no part turns half around in between, and the angles at them."""
        if name not in self._turns:
            shape = next(one for one in self.motion.picture.shapes if one.name == name)
            steps = np.sort(np.asarray(self.motion.t, dtype=float))
            steps = np.interp(
                np.linspace(0, len(steps) - 1, PER_STEP * (len(steps) - 1) + 2), np.arange(len(steps)), steps
            )
            self._turns[name] = steps, np.unwrap(self._principal(shape, used, steps, "right"))
        return self._turns[name]

    def _principal(self, shape: Shape, used: Sequence[str], t: RealArray, side: Any) -> RealArray:
        R = self._matrix(shape, used, t, 0, side)
        return np.asarray(np.arctan2(R[1, 0], R[0, 0]))

    # -- joints ------------------------------------------------------------------------------

    def _joint(self, name: str) -> Further | None:
        """Force or torque in a joint."""
        joint = name.removeprefix(JOINT).removesuffix(TORQUE)
        if joint not in self._joints:
            return None
        d, torque = self.motion.picture.dimension, name.endswith(TORQUE)
        endings = () if torque and d == 2 else tuple(AXES[:d])
        return Further("N m" if torque else "N", endings, partial(self._force, joint, torque))

    @cached_property
    def _joints(self) -> frozenset[str]:
        motion = self.motion
        return frozenset(motion.reactions.joints if motion.description and len(motion.t) else ())

    def _force(self, joint: str, torque: bool, t: RealArray, order: int, side: Any) -> RealArray:
        if order:
            raise SolutionError("Forces in joints have no rates here.\n  Ask for them at several times.")
        found = self.motion.reactions(joint, t=t)
        return np.asarray(found.torque if torque else found.force)


def _component(whole: Further | None, ending: str) -> Further | None:
    if whole is None or ending not in whole.endings:
        return None
    number, size = whole.endings.index(ending), len(whole.endings)

    def values(t: RealArray, order: int, side: Any) -> RealArray:
        return np.asarray(whole.values(t, order, side).reshape(size, -1)[number])

    return Further(whole.unit, (), values)


def _origin(shape: Shape) -> str:
    return next(name for name in shape.members if name[0].isupper())


def _local(shape: Shape, name: str) -> RealArray:
    """A direction in the axes of its shape."""
    place = np.array(shape.members[name])
    return place - np.array(shape.members[_origin(shape)]) if name[0].isupper() else place


def _directions(shape: Shape, dimension: int) -> list[str]:
    """The first points and vectors that make a frame; one alone, if there are no more."""
    chosen: list[str] = []
    basis: list[RealArray] = []
    for name in shape.members:
        along = _local(shape, name)
        left = along - sum((along @ e) * e for e in basis)
        if np.linalg.norm(left) > SMALLEST_ANGLE * np.linalg.norm(along) and len(chosen) < dimension - 1:
            chosen.append(name)
            basis.append(left / np.linalg.norm(left))
    return chosen


def _turned(direction: RealArray) -> RealArray:
    return np.stack([-direction[1], direction[0]])
