"""What to do about constraints: the table of constraint methods.

    direct         the constraints themselves, a DAE of index 3, for Taylor series
    acceleration   C'' = 0: violations grow
    implicit       the same with q'' and lambda as unknowns of a DAE of index 1, for an implicit integrator
    baumgarte      C'' + 2 alpha C' + beta^2 C = 0: violations decay
    ggl            q' = v - G^T mu with mu such that q' obeys the constraints (Gear, Gupta, Leimkuhler)
    partition      coordinates chosen by the user are independent, the others follow
    qr, svd        independent directions are a basis of the null space of G, new in every evaluation
    projection     C'' = 0, and after each step positions and velocities back onto the constraints

A method is a DAE (`analytic`, for Taylor series), an ODE (solvers/constrained/reduction), or both. To add one: a row
here; for Taylor series its DAE, and for other integrators its basis, if it brings one of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from bricard.keeping import Kept
from bricard.mechanics.stabilisation import NOT_STABILISED, Stabilisation
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.dae.model import DAE
    from bricard.mechanics.system import MechanicalSystem

Equations = Callable[["MechanicalSystem", Stabilisation], "DAE"]


@dataclass(frozen=True)
class ConstraintMethod:
    """What to do about constraints.

    dae         its equations for Taylor series; None where they are not analytic: `no_series` says why
    form        what it is for other integrators: an ODE, a DAE of index 1, or nothing
    basis       of the null space of G, by which q'' and lambda are found (kkt: all unknowns in one system)
    projected   whether q' has no part that violates the constraints
    corrected   whether states are put back onto the constraints after each step
    drifts      whether positions and velocities may come to violate the constraints
    options     those of `Method` that belong to it
    integrator  the one that is taken if none is named
    """

    name: str
    dae: Equations | None = None
    no_series: str = ""
    form: Literal["ode", "index 1", "none"] = "ode"
    basis: Literal["kkt", "qr", "svd", "partition"] = "kkt"
    projected: bool = False
    corrected: bool = False
    drifts: bool = False
    options: tuple[str, ...] = ()
    integrator: str = "dop853"

    @property
    def is_expression(self) -> bool:
        """Whether the rates of its ODE can be written as one expression, without a decomposition by numbers."""
        return self.basis in ("kkt", "partition")


def _analytic(name: str) -> Equations:
    """A function of `analytic`, which is imported when it is called."""

    def make(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
        from bricard.mechanics import analytic

        equations: Equations = vars(analytic)[name]
        return equations(system, stabilisation)

    return make


DECOMPOSED = "decomposes a matrix at each instant, which has no Taylor series"
ELIMINATED = "eliminates coordinates at each instant, where a Taylor series solves for all of them together"
MOVED = "moves the state after each step, where a Taylor series goes on from the end of the last one"

CONSTRAINT_METHODS: dict[str, ConstraintMethod] = {
    method.name: method
    for method in (
        ConstraintMethod("direct", _analytic("direct"), form="none", integrator="taylor"),
        ConstraintMethod("acceleration", _analytic("acceleration"), drifts=True),
        ConstraintMethod("implicit", _analytic("acceleration"), form="index 1", drifts=True, integrator="ida"),
        ConstraintMethod("baumgarte", _analytic("baumgarte"), drifts=True, options=("alpha", "beta")),
        ConstraintMethod("ggl", _analytic("ggl"), projected=True),
        ConstraintMethod(
            "partition", no_series=ELIMINATED, basis="partition", projected=True, options=("independent",)
        ),
        ConstraintMethod("qr", no_series=DECOMPOSED, basis="qr", projected=True),
        ConstraintMethod("svd", no_series=DECOMPOSED, basis="svd", projected=True),
        ConstraintMethod("projection", no_series=MOVED, corrected=True),
    )
}


def kept_dae(
    forms: Kept,
    system: MechanicalSystem,
    method: ConstraintMethod = CONSTRAINT_METHODS["direct"],
    stabilisation: Stabilisation = NOT_STABILISED,
    lifted: bool = False,
) -> DAE:
    """The DAE of a system under a constraint method, from those that are kept, or made.

    lifted   with the forces of stiff elements as variables, see `lifting.py`
    """
    make = method.dae
    assert make is not None
    form = _with_lifted_forces(make) if lifted else make
    return forms.made((method.name, stabilisation, lifted), lambda: form(system, stabilisation))


def _with_lifted_forces(make: Equations) -> Equations:
    """Equations in which elements, and large terms of potentials and loads, are lifted."""

    def lifted_equations(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
        from bricard.mechanics.lifting import lifted

        return make(lifted(system), stabilisation).lifted()

    return lifted_equations
