"""N four-bar linkages in a row (Derakhshan 2022, section 5.1; IFToMM benchmark A02).

2N + 1 equal thin rods: O_i A_i, pinned at O_i = (i l, 0), and A_(i-1) A_i; gravity 9.81 points down.

    |A_i - O_i|^2 = l^2, i = 0..N,    |A_i - A_(i-1)|^2 = l^2, i = 1..N

They start upright, A_i = (i l, l), with speed v0 to the right. The closed form, with Jacobi's amplitude am and
K(m), is that of one pendulum, for all rods O_i A_i stay parallel:

    A_i = O_i + l (sin th, cos th),   th = pi + 2 am(a t - K(m) | m)
    kappa = (3 g / 2 l) (3N + 1)/(4N + 1),   a^2 = (v0 / 2 l)^2 + kappa,   m = kappa/a^2

Whenever th = pi/2 or 3 pi/2 all rods lie on one line: N of the 2N + 1 constraints then depend on the others, and
for N > 1 the multipliers have poles there. Position and velocity go on smoothly as parallelograms, and only so:
any other branch would need another direction of velocity. For N = 2 the first such times are 0.71435552929296047
and 1.22815939331412321; they return with the period 1.94251492260708368.
"""

from bricard.mechanics.lagrangian import Lagrangian
from bricard.problems.problem import Problem, Step
from bricard.symbolic.vectors import Vec, Vec2


def model(N: int = 2, *, mass: float = 1.0, length: float = 1.0, g: float = 9.81) -> Lagrangian:
    """N loops; the points A0, ..., AN as coordinates."""
    s = Lagrangian([f"A{i}[2]" for i in range(N + 1)])
    for i in range(N + 1):
        O, A = Vec2(i * length, 0), s[f"A{i}"]
        _link(s, mass, length, O, A, f"O{i}A{i}")
        if i > 0:
            _link(s, mass, length, s[f"A{i - 1}"], A, f"A{i - 1}A{i}")
    s.gravity(Vec2(0, -g))
    return s


def _link(s: Lagrangian, mass: float, length: float, start: Vec, end: Vec, name: str) -> None:
    s.rod(mass, start, end)
    s.constrain((end - start).squared() - length**2, name=name)


def positions(N: int = 2, *, length: float = 1.0) -> dict[str, tuple[float, float]]:
    """Upright."""
    return {f"A{i}": (i * length, length) for i in range(N + 1)}


def velocities(N: int = 2, *, speed: float = 1.0) -> dict[str, tuple[float, float]]:
    """To the right."""
    return {f"A{i}": (speed, 0.0) for i in range(N + 1)}


PROBLEM = Problem(
    name="nfourbar",
    title="N four-bar mechanism, N = 2",
    shows="Singular positions on the way: whenever all rods lie on one line the constraints lose rank and the "
    "multipliers have poles, and the motion must go on along the right branch.",
    model=model,
    positions=positions(),
    velocities=velocities(),
    end_time=10.0,
    sizes=(6, 5),
    steps=(
        Step("Rod O0A0", brings_in=("A0",), equates={"O0A0": "|A0 - O0|^2 = l^2"}, dof=1),
        Step("Rod A0A1", brings_in=("A1",), equates={"A0A1": "|A1 - A0|^2 = l^2"}, dof=2),
        Step("Rod O1A1", equates={"O1A1": "|A1 - O1|^2 = l^2"}, dof=1),
        Step("Rod A1A2", brings_in=("A2",), equates={"A1A2": "|A2 - A1|^2 = l^2"}, dof=2),
        Step("Rod O2A2", equates={"O2A2": "|A2 - O2|^2 = l^2"}, dof=1),
    ),
    observed=("A0.x", "A0.y", "A1.x", "A1.y", "A2.x", "A2.y"),
    plotted={"A0.x": "m", "A1.y": "m"},
    published={1e-4: 2.70, 1e-6: 5.00, 1e-8: 6.52, 1e-10: 7.91},
    double_floor=2e-13,
)
