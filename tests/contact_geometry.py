"""Features of contacts in numbers: what they say at poses, for tests against geometry of another kind."""

import numpy as np

from bricard.assembly.prepared import feet, prepare
from bricard.assembly.start import Starter
from bricard.mechanism.mechanism import Mechanism
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation


class Features:
    """The contacts of a mechanism with free parts, in body coordinates, at poses of them."""

    def __init__(self, data, coordinates="body"):
        self.ready = prepare(Mechanism.from_data(data), coordinates)
        self.system = system = self.ready.system
        self.contacts = system.contacts
        outputs = [
            sx.vertcat(one.gap, one.slip, one.place.column(), one.normal.column(), *one.windows)
            for one in self.contacts
        ]
        extras = sx.vertcat(sx.SX(0, 1), *[extra.symbol for extra in system.extras])
        self.evaluation = Evaluation(
            [system.t, system.q, system.v, system.p, extras], [sx.densify(one) for one in outputs]
        )

    def at(self, q=None, v=None, t=0.0):
        """By name: gap, slip, place, normal and windows at a state; default the start."""
        start = self.ready.start
        q = start.q if q is None else np.asarray(q, dtype=float)
        v = start.v if v is None else np.asarray(v, dtype=float)
        parameters = np.array(list(self.system.parameters.values()))
        found = self._feet(q, t)
        extras = np.array([found.get(extra.name, 0.0) for extra in self.system.extras])
        columns = self.evaluation.dense(np.array([t]), q, v, parameters, extras)
        return {one.name: self._read(one, column.ravel()) for one, column in zip(self.contacts, columns, strict=True)}

    def _feet(self, q, t):
        from dataclasses import replace

        return feet(Starter(self.ready.model), replace(self.ready.start, q=q, t=t))

    def _read(self, contact, column):
        slips, d = contact.slip.numel(), len(contact.place)
        gap, rest = column[0], column[1:]
        return {
            "gap": gap,
            "slip": rest[:slips],
            "place": rest[slips : slips + d],
            "normal": rest[slips + d : slips + 2 * d],
            "inside": bool(np.all(rest[slips + 2 * d :] >= 0)),
            "windows": rest[slips + 2 * d :],
        }

    def gap(self, *args, **kwargs):
        """The least gap of the features that count; infinite if there is none."""
        return min((one["gap"] for one in self.at(*args, **kwargs).values() if one["inside"]), default=np.inf)


def free_parts(shapes, contacts=None, dimension=2, **more):
    """Two free rigid parts P and Q, with the world's x axis along their first, and shapes."""
    points = ["x", "y"] if dimension == 2 else ["x", "y", "z"]
    inertia = 0.3 if dimension == 2 else [0.3, 0.4, 0.5]
    geom = {2: [[1, 0]], 3: [[1, 0, 0], [0, 1, 0]]}[dimension]
    part = {"Geom": geom, "Dyna": [[0.0] * dimension, 1.0, inertia]}
    del points
    names = {"P": ["Pa", "Pb", "Pc"][:dimension], "Q": ["Qa", "Qb", "Qc"][:dimension]}
    law = {"any": {"friction": 0.4, "restitution": 0.5}}
    used = [name for name in names if name in shapes]
    return {
        "Dimension": dimension,
        "PartData": {"Rigids": {name: {"points": names[name], **part} for name in used}},
        "Shapes": shapes,
        "Contacts": law if contacts is None else contacts,
        "ProblemData": {"tend": 1},
        **more,
    }
