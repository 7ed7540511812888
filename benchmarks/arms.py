"""Serial arms with hinges of any direction, at random: in bricard's words, and in Pinocchio."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
G = 9.81


@dataclass(frozen=True, eq=False)
class Link:
    """A link in the axes of its hinge, which is z: where the next hinge is and how it is turned, and its inertia."""

    place: Array
    turn: Array
    mass: float
    centroid: Array
    inertia: Array


@dataclass(frozen=True, eq=False)
class Arm:
    """Links one after the other, and a motion: angle i is swing sin(rate t + phase)."""

    links: tuple[Link, ...]
    swing: Array
    rate: Array
    phase: Array

    @staticmethod
    def drawn(joints: int, seed: int) -> Arm:
        """An arm at random."""
        random = np.random.default_rng(seed)
        links = tuple(_link(random) for _ in range(joints))
        return Arm(
            links, random.uniform(0.3, 1.2, joints), random.uniform(1, 3, joints), random.uniform(-1, 1, joints)
        )

    @property
    def laws(self) -> dict[str, str]:
        """The motion as formulas."""
        numbers = zip(self.swing.tolist(), self.rate.tolist(), self.phase.tolist(), strict=True)
        return {f"theta{i}": f"{a!r}*sin({w!r}*t + {p!r})" for i, (a, w, p) in enumerate(numbers, start=1)}

    def states(self, t: Array) -> tuple[Array, Array, Array]:
        """Angles, rates and accelerations (times, joints)."""
        x = np.outer(t, self.rate) + self.phase
        q, v = self.swing * np.sin(x), self.swing * self.rate * np.cos(x)
        return q, v, -self.swing * self.rate**2 * np.sin(x)

    # -- in bricard's words ------------------------------------------------------------------

    @property
    def data(self) -> dict[str, Any]:
        """Links share a point and the axis of their hinge; angles lead from s, of the link before, to r."""
        rigids = {f"link{i}": _rigid(i, link) for i, link in enumerate(self.links, start=1)}
        angles = {f"theta{i}": {"from": f"s{i - 1}", "to": f"r{i}", "about": f"a{i}"} for i in self._numbers}
        ground = {"P1": [0, 0, 0], "a1": [0, 0, 1], "s0": [1, 0, 0]}
        start = {f"theta{i + 1}": float(value) for i, value in enumerate(self.states(np.zeros(1))[0][0])}
        return {
            "Dimension": 3,
            "PartData": {"Fixed": ground, "Rigids": rigids, "Angles": angles},
            "AppliedForces": {"Gravity": G},
            "ProblemData": {"tend": 1, "positions": start},
        }

    @property
    def _numbers(self) -> range:
        return range(1, len(self.links) + 1)

    # -- in Pinocchio ------------------------------------------------------------------------

    def torques(self, t: Array) -> Array:
        """The torques (times, joints) by the recursive Newton-Euler algorithm."""
        import pinocchio as pin

        model, data = self.model()
        return np.array([pin.rnea(model, data, *state) for state in zip(*self.states(t), strict=True)])

    def model(self) -> tuple[Any, Any]:
        """Pinocchio's model and data."""
        import pinocchio as pin

        model, joint, place = pin.Model(), 0, pin.SE3.Identity()
        model.gravity.linear = np.array([0, 0, -G])
        for i, link in enumerate(self.links):
            joint = model.addJoint(joint, pin.JointModelRZ(), place, f"joint{i}")
            model.appendBodyToJoint(joint, pin.Inertia(link.mass, link.centroid, link.inertia), pin.SE3.Identity())
            place = pin.SE3(link.turn, link.place)
        return model, model.createData()


def _link(random: np.random.Generator) -> Link:
    rough = random.normal(size=(3, 3))
    turn = np.linalg.qr(rough)[0]
    turn = turn * np.sign(np.linalg.det(turn))
    extents = random.uniform(0.05, 0.3, 3) ** 2
    mass, axes = float(random.uniform(0.5, 3)), np.linalg.qr(random.normal(size=(3, 3)))[0]
    inertia = mass / 12 * axes @ np.diag(np.sum(extents) - extents) @ axes.T
    return Link(random.uniform(-0.4, 0.4, 3), turn, mass, random.uniform(-0.2, 0.2, 3), inertia)


def _rigid(i: int, link: Link) -> dict[str, Any]:
    places = [[1, 0, 0], [0, 0, 1], link.place, link.turn[:, 2], link.turn[:, 0]]
    return {
        "points": [f"P{i}", f"r{i}", f"a{i}", f"P{i + 1}", f"a{i + 1}", f"s{i}"],
        "Geom": [[float(one) for one in place] for place in places],
        "Dyna": {"centroid": link.centroid.tolist(), "mass": link.mass, "inertia": link.inertia.tolist()},
    }
