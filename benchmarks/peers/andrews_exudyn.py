"""Andrews' mechanism: seven plane bodies and ten revolute joints, by the trapezoidal rule on index 2.

A tree of hinges with three constraints takes four times as long a step, and the generalised-alpha method needs nearly
twice as many.
"""

import sys

from solving_exudyn import exu, positions, settings  # isort: skip
from cmath import rect

from exudyn.itemInterface import (
    LoadTorqueVector,
    MarkerBodyPosition,
    MarkerNodeRigid,
    NodeRigidBody2D,
    ObjectConnectorSpringDamper,
    ObjectGround,
    ObjectJointRevolute2D,
    ObjectRigidBody2D,
)

A, B, C = -0.06934 - 0.00227j, -0.03635 + 0.03273j, 0.014 + 0.072j
BETA, THETA, GAMMA, PHI = -0.0617138900142764496, 0.0, 0.455279819163070380, 0.222668390165885885
DELTA, OMEGA, EPSILON = 0.487364979543842550, -0.222668390165885885, 1.23054744454982119

container = exu.SystemContainer()
system = container.AddSystem()
ground = system.AddObject(ObjectGround())


class Body:
    """A body by its origin, its angle, its mass and, in its own frame, its centre of mass."""

    def __init__(self, origin, angle, mass, centre, inertia):
        self.centre = centre
        place = origin + rect(1, angle) * centre
        self.node = system.AddNode(NodeRigidBody2D(referenceCoordinates=[place.real, place.imag, angle]))
        self.number = system.AddObject(
            ObjectRigidBody2D(physicsMass=mass, physicsInertia=inertia, nodeNumber=self.node)
        )

    def at(self, point):
        """A marker at a point of the body's frame."""
        return _marker(self.number, point - self.centre)


def _marker(body, point):
    return system.AddMarker(MarkerBodyPosition(bodyNumber=body, localPosition=[point.real, point.imag, 0]))


def _joined(*markers):
    system.AddObject(ObjectJointRevolute2D(markerNumbers=list(markers)))
    return markers[0]


OF = Body(0, BETA, 0.04325, 0.00092, 2.194e-6)
FE = Body(rect(0.007, BETA), BETA + THETA, 0.00365, -0.0115, 4.41e-7)
BED = Body(B, GAMMA, 0.02373, 0.01043 - 0.01874j, 5.255e-6)
AG = Body(A, DELTA, 0.0705, 0.02308 + 0.00916j, 1.169e-5)
GE = Body(A + rect(0.04, DELTA), DELTA + PHI, 0.00706, (0.01421 - 0.02) * 1j, 5.667e-7)
AH = Body(A, EPSILON, 0.05498, -0.00449 - 0.01228j, 1.912e-5)
HE = Body(A - 0.04j * rect(1, EPSILON), EPSILON + OMEGA, 0.00706, 0.02 - 0.01421, 5.667e-7)
for pivot, body in ((0, OF), (B, BED), (A, AG), (A, AH)):
    _joined(_marker(ground, pivot), body.at(0))
F, G, H = (
    _joined(outer.at(0), inner.at(end)) for outer, inner, end in ((FE, OF, 0.007), (GE, AG, 0.04), (HE, AH, -0.04j))
)
E = FE.at(-0.028)
for body, end in ((BED, -0.035j), (GE, -0.02j), (HE, 0.02)):
    _joined(E, body.at(end))
ends = [_marker(ground, C), BED.at(0.02 - 0.018j)]
system.AddObject(ObjectConnectorSpringDamper(markerNumbers=ends, stiffness=4530, referenceLength=0.07785))
crank = system.AddMarker(MarkerNodeRigid(nodeNumber=OF.node))
system.AddLoad(LoadTorqueVector(markerNumber=crank, loadVector=[0, 0, 0.033]))
system.Assemble()
system.SolveDynamic(settings(0.03, int(sys.argv[1])), solverType=exu.DynamicSolverType.TrapezoidalIndex2)
print(*positions(system, [F, E, G, H], 2))
