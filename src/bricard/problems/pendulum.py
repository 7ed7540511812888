"""A point mass on a massless rod of length 10, v pointing down (Pryce and Nedialkov 2020, section 3).

    L = (u'^2 + v'^2)/2 + g v,    u^2 + v^2 = l^2

The paper prints the constraint as u^2 + v^2 - L; its listing has the square. The start, horizontal and at rest, is
chosen here; the period is 7.4877736936299224782.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step


def model(g: float = 9.81, length: float = 10.0) -> Lagrangian:
    """The pendulum in Cartesian coordinates."""
    s = Lagrangian("u v")
    s.lagrangian((s.rate.u**2 + s.rate.v**2) / 2 + g * s.v)
    s.constrain(s.u**2 + s.v**2 - length**2, name="length")
    return s


PROBLEM = Problem(
    name="pendulum",
    title="Pendulum",
    shows="The smallest mechanism with a constraint: two coordinates, one freedom, and the pull in the rod as the "
    "multiplier.",
    model=model,
    positions={"u": 10, "v": 0},
    end_time=20.0,
    sizes=(2, 1),
    steps=(Step("Mass", brings_in=("u", "v"), equates={"length": "u^2 + v^2 = l^2"}, dof=1),),
    observed=("u", "v"),
    plotted={"u": "m", "v": "m"},
    double_floor=4e-15,
)
