"""A mass of 1 kg at 10 m from its hinge, released where it is horizontal; minimal coordinates by Exudyn's tree."""

import sys

from solving_exudyn import exu, positions, settings  # isort: skip
import numpy as np
from exudyn.itemInterface import MarkerKinematicTreeRigid, NodeGenericODE2, ObjectKinematicTree

container = exu.SystemContainer()
system = container.AddSystem()
node = system.AddNode(
    NodeGenericODE2(
        referenceCoordinates=[0.0],
        initialCoordinates=[0.0],
        initialCoordinates_t=[0.0],
        numberOfODE2Coordinates=1,
    )
)
tree = system.AddObject(
    ObjectKinematicTree(
        nodeNumber=node,
        jointTypes=[exu.JointType.RevoluteZ],
        linkParents=[-1],
        jointTransformations=exu.Matrix3DList([np.eye(3)]),
        jointOffsets=exu.Vector3DList([[0, 0, 0]]),
        linkInertiasCOM=exu.Matrix3DList([np.zeros((3, 3))]),
        linkCOMs=exu.Vector3DList([[10, 0, 0]]),
        linkMasses=[1.0],
        gravity=[0, -9.81, 0],
    )
)
mass = system.AddMarker(MarkerKinematicTreeRigid(objectNumber=tree, linkNumber=0, localPosition=[10, 0, 0]))
system.Assemble()
system.SolveDynamic(settings(20.0, int(sys.argv[1])), solverType=exu.DynamicSolverType.RK67)
print(*positions(system, [mass], 2))
