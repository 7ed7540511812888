"""The Bricard linkage: a tree of five hinges, closed by a joint with four of the five equations of a hinge.

The fifth depends on the others, and Exudyn's solver needs independent ones. Rigid bodies with Euler parameters take
twice as long a step and need more of them.
"""

import sys

from solving_exudyn import exu, positions, settings  # isort: skip
import numpy as np
from exudyn.itemInterface import (
    MarkerBodyRigid,
    MarkerKinematicTreeRigid,
    NodeGenericODE2,
    ObjectGround,
    ObjectJointGeneric,
    ObjectKinematicTree,
)

BARS, ALONG = 5, [1, 0, 0]
TURNS = [np.array([[0, 0, sign], [sign, 0, 0], [0, 1, 0]]) for sign in (-1, 1, 1, -1)]  # bar to bar, at the start
LAST = np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]])  # axes of the last bar, at the start

container = exu.SystemContainer()
system = container.AddSystem()
rest = [0.0] * BARS
node = system.AddNode(
    NodeGenericODE2(
        referenceCoordinates=rest,
        initialCoordinates=rest,
        initialCoordinates_t=rest,
        numberOfODE2Coordinates=BARS,
    )
)
tree = system.AddObject(
    ObjectKinematicTree(
        nodeNumber=node,
        jointTypes=[exu.JointType.RevoluteY] * BARS,
        linkParents=list(range(-1, BARS - 1)),
        jointTransformations=exu.Matrix3DList([np.eye(3), *TURNS]),
        jointOffsets=exu.Vector3DList([[0, 0, 0], *[ALONG] * (BARS - 1)]),
        linkInertiasCOM=exu.Matrix3DList([np.diag([0.01 / 6, 1.01 / 12, 1.01 / 12])] * BARS),
        linkCOMs=exu.Vector3DList([[0.5, 0, 0]] * BARS),
        linkMasses=[1.0] * BARS,
        gravity=[0, -9.81, 0],
    )
)
ends = [
    system.AddMarker(MarkerKinematicTreeRigid(objectNumber=tree, linkNumber=link, localPosition=ALONG))
    for link in range(BARS)
]
pivot = MarkerBodyRigid(bodyNumber=system.AddObject(ObjectGround()), localPosition=[0, 0, 1])
system.AddObject(
    ObjectJointGeneric(
        markerNumbers=[system.AddMarker(pivot), ends[-1]],
        constrainedAxes=[1, 1, 1, 0, 1, 0],
        rotationMarker1=LAST.T,
    )
)
system.Assemble()
chosen = settings(10.0, int(sys.argv[1]))
chosen.timeIntegration.generalizedAlpha.spectralRadius = 0.9
system.SolveDynamic(chosen)
print(*positions(system, ends[:-1], 3))
