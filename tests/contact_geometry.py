"""Features of contacts in numbers, and geometry of another kind to compare them with."""

from dataclasses import replace

import numpy as np

from bricard.assembly.prepared import feet, prepare
from bricard.assembly.start import Starter
from bricard.mechanism.mechanism import Mechanism
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

LAW = {"friction": 0.4, "restitution": 0.5}


class Features:
    """The contacts of a mechanism at states of it."""

    def __init__(self, data, coordinates="body"):
        self.ready = prepare(Mechanism.from_data(data), coordinates)
        self.system = system = self.ready.system
        outputs = [
            sx.vertcat(one.gap, one.slip, one.place.column(), one.normal.column(), *one.windows)
            for one in system.contacts
        ]
        extras = sx.vertcat(sx.SX(0, 1), *[extra.symbol for extra in system.extras])
        arguments = [system.t, system.q, system.v, system.p, extras]
        self.evaluation = Evaluation(arguments, [sx.densify(one) for one in outputs])

    def at(self, q=None, v=None, t=0.0):
        """By name: gap, slip, place, normal and windows; by default at the start."""
        start = self.ready.start
        q = start.q if q is None else np.asarray(q, dtype=float)
        v = start.v if v is None else np.asarray(v, dtype=float)
        found = feet(Starter(self.ready.model), replace(start, q=q, t=t))
        extras = np.array([found.get(extra.name, 0.0) for extra in self.system.extras])
        parameters = np.array(list(self.system.parameters.values()))
        columns = self.evaluation.dense(np.array([t]), q, v, parameters, extras)
        return {one.name: _read(one, c.ravel()) for one, c in zip(self.system.contacts, columns, strict=True)}

    def counting(self, *args, **kwargs):
        """Those that count, the one with the least gap first."""
        inside = [one for one in self.at(*args, **kwargs).values() if np.all(one["windows"] >= 0)]
        return sorted(inside, key=lambda one: one["gap"])

    def gap(self, *args, **kwargs):
        """The least gap of those that count; infinite if there is none."""
        return next((one["gap"] for one in self.counting(*args, **kwargs)), np.inf)


def _read(contact, column):
    slips, d = contact.slip.numel(), len(contact.place)
    ends = np.cumsum([1, slips, d, d])
    gap, slip, place, normal, windows = np.split(column, ends)
    return {"gap": float(gap[0]), "slip": slip, "place": place, "normal": normal, "windows": windows}


def free_parts(shapes, dimension=2, contacts=None, start=(7.0, 8.0, 9.0)):
    """Free rigid parts P and Q, as far as they have shapes; their origin is their centroid."""
    part = {
        2: {"Geom": [[1, 0]], "Dyna": [[0, 0], 1.0, 0.3]},
        3: {"Geom": [[1, 0, 0], [0, 1, 0]], "Dyna": [[0, 0, 0], 1.0, [0.3, 0.4, 0.5]]},
    }[dimension]
    members = {name: [f"{name}{letter}" for letter in "abc"[:dimension]] for name in "PQ"}
    points = {"P": start, "Q": [-7.0, -8.0, -9.0]}
    starts = {members[name][0]: list(points[name][:dimension]) for name in "PQ" if name in shapes}
    return {
        "Dimension": dimension,
        "PartData": {"Rigids": {name: {"points": members[name], **part} for name in "PQ" if name in shapes}},
        "Shapes": shapes,
        "Contacts": {"any": LAW} if contacts is None else contacts,
        "ProblemData": {"tend": 1, "positions": starts},
    }


# -- geometry of another kind ---------------------------------------------------------------------------------------


def turned(angle):
    """The rotation of the plane."""
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def from_segment(p, a, b):
    """The distance of a point from a segment."""
    p, a, b = (np.asarray(one, dtype=float) for one in (p, a, b))
    k = np.clip((p - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
    return float(np.linalg.norm(p - a - k * (b - a)))


def from_polygon(p, corners):
    """The distance of a point from a convex polygon in counterclockwise order, negative inside."""
    sides = list(zip(corners, np.roll(corners, -1, axis=0), strict=True))
    edge = min(from_segment(p, a, b) for a, b in sides)
    inside = all((b - a)[0] * (p - a)[1] - (b - a)[1] * (p - a)[0] > 0 for a, b in sides)
    return -edge if inside else edge


def polygons_apart(one, other):
    """Whether a line along an edge of one of two convex polygons separates them; by how much at most."""
    best = -np.inf
    for first, second in ((one, other), (other, one)):
        for a, b in zip(first, np.roll(first, -1, axis=0), strict=True):
            along = (b - a) / np.linalg.norm(b - a)
            best = max(best, float(((second - a) @ np.array([along[1], -along[0]])).min()))
    return best
