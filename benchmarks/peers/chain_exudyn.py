"""A chain of 200 slender rods of 0.1 m and 0.2 kg, released horizontal: plane bodies, revolute joints.

By the trapezoidal rule on index 2, with sparse matrices. A tree of hinges with a Runge-Kutta method takes
more than twice as long at the same error.
"""

import sys

from solving_exudyn import exu, positions, settings  # isort: skip
from exudyn.itemInterface import (
    LoadForceVector,
    MarkerBodyPosition,
    MarkerNodePosition,
    NodeRigidBody2D,
    ObjectGround,
    ObjectJointRevolute2D,
    ObjectRigidBody2D,
)

COUNT, LENGTH, MASS = 200, 0.1, 0.2

container = exu.SystemContainer()
system = container.AddSystem()
ends = [system.AddMarker(MarkerBodyPosition(bodyNumber=system.AddObject(ObjectGround())))]
for i in range(COUNT):
    node = system.AddNode(NodeRigidBody2D(referenceCoordinates=[(i + 0.5) * LENGTH, 0, 0]))
    rod = system.AddObject(ObjectRigidBody2D(physicsMass=MASS, physicsInertia=MASS * LENGTH**2 / 12, nodeNumber=node))
    start, end = (
        system.AddMarker(MarkerBodyPosition(bodyNumber=rod, localPosition=[side * LENGTH / 2, 0, 0]))
        for side in (-1, 1)
    )
    system.AddObject(ObjectJointRevolute2D(markerNumbers=[ends[-1], start]))
    centre = system.AddMarker(MarkerNodePosition(nodeNumber=node))
    system.AddLoad(LoadForceVector(markerNumber=centre, loadVector=[0, -9.81 * MASS, 0]))
    ends.append(end)
system.Assemble()
chosen = settings(1.0, int(sys.argv[1]))
chosen.linearSolverType = exu.LinearSolverType.EigenSparse
system.SolveDynamic(chosen, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
print(*positions(system, ends[1:], 2))
