"""Free Top: a rigid body whose centroid stays at the origin, without forces (Pryce and Nedialkov 2020, Example 3).

    w = u x v,   omega = (w.v', u.w', v.u'),   L = omega . I omega / 2
    u.u = 1,   u.v = 0,   v.v = 1

The paper gives no numbers. Chosen here: principal inertias 1, 2, 3 along u, v, w, and a start that tumbles near the
unstable axis, with the angular velocity (0.1, 2, 0.1) in (u, v, w). The energy is 4.02; the angular velocity has
the period 13.953031879087698148.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.frames import frame
from bricard.symbolic.vectors import Vec3


def model(inertia: tuple[float, float, float] = (1.0, 2.0, 3.0)) -> Lagrangian:
    """Two vectors u and v fixed in the body as coordinates."""
    s = Lagrangian("u[3] v[3]")
    body = frame(Vec3(0, 0, 0), s.u, s.v)
    s.rigid_body(1.0, inertia, body, name="top", vectors=("u", "v"))
    s.constrain_rigid(body, name="rigid")
    s.output("w", body.axes[2])
    s.output("omega", body.angular_velocity(s.rate))
    return s


PROBLEM = Problem(
    name="freetop",
    title="Free top",
    shows="A rigid body from two vectors, without angles: it turns over again and again (the theorem of the "
    "intermediate axis) and there is no gimbal to lock.",
    model=model,
    positions={"u": (1, 0, 0), "v": (0, 1, 0)},
    velocities={"u": (0, 0.1, -2), "v": (-0.1, 0, 0.1)},
    end_time=20.0,
    sizes=(6, 3),
    steps=(
        Step(
            "Body",
            brings_in=("u", "v"),
            assigns=("w = u x v",),
            equates={"rigid.0": "u . u = 1", "rigid.1": "u . v = 0", "rigid.2": "v . v = 1"},
            dof=3,
        ),
    ),
    observed=("u.x", "u.y", "u.z", "v.x", "v.y", "v.z"),
    plotted={"omega.x": "rad/s", "omega.y": "rad/s", "omega.z": "rad/s"},
    double_floor=6e-13,
)
