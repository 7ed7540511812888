"""The equations of motion and their derivatives: one place, one set of letters and signs, for all that read them.

    M a + G^T lam = f             a = q'', M(t, q, v), f(t, q, v, z): all that has neither a nor lam
    C(t, q) = 0, g(t, q, v) = 0   holonomic and velocity constraints
    G = [dC/dq; dg/dv]            a row and a multiplier lam for each constraint, holonomic ones first
    G v = nu                      all constraints at velocity level: C' = 0 and g = 0
    G a = gamma                   all constraints at acceleration level: C'' = 0 and g' = 0
    e(t, q, v, z, dz, lam) = 0    equations of the extra variables z, with dz = z'

    r = [M a + G^T lam - f;  G a - gamma;  e]        the residual form, zero along a motion

Constraints exert the forces -G^T lam. p are the parameters; those of tabulated laws come last, see `parameters.py`.
Everything is made when it is first asked for. To add a quantity: a property, and a line in QUANTITIES.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING

from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import checked, did_you_mean, shown
from bricard.errors import ModelError, OptionError
from bricard.facts import Fact, Telling, valued
from bricard.mechanics.contact_forces import contact_forces
from bricard.mechanics.energies import energies, powers
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.mechanics.evaluated import Evaluated

REMEDY = "Use constraints='direct'."
ARGUMENTS = ("t", "q", "v", "z", "a", "lam", "dz", "p")
BY = (*ARGUMENTS, "u")  # what Jacobians are taken by
QUANTITIES = {  # names, and the number of dimensions of their arrays
    "M": 2,
    "f": 1,
    "C": 1,
    "g": 1,
    "G": 2,
    "nu": 1,
    "gamma": 1,
    "r": 1,
    "position_level": 1,
    "velocity_level": 1,
    "momenta": 1,
    "z_rates": 1,
    "T": 0,
    "V": 0,
}


@dataclass(frozen=True, eq=False, repr=False)
class Dynamics(Telling):
    """Quantities of a mechanical system as expressions (SX, sparse); letters as in the module's text.

    `expression`, `function` and `values` take quantities by name: M f C g G nu gamma r position_level velocity_level
    momenta z_rates T V. The name of a Jacobian is that of a quantity and of an argument: f_q is df/dq, r_lam is
    dr/dlam; of a matrix, as in M_q, that of its columns one below the other.
    """

    system: MechanicalSystem
    _made: dict[str, sx.SX] = field(default_factory=dict, init=False, repr=False)
    _compiled: dict[tuple[str, ...], Evaluated] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        if not isinstance(self.system, MechanicalSystem):
            raise ModelError(f"system is {shown(self.system)}; it must be a MechanicalSystem.")

    def _facts(self) -> Iterator[Fact]:
        system = self.system
        yield "equations", "M a + G^T lam = f"
        yield "coordinates q", system.coordinates
        yield "constraints", [one.name for one in (*system.holonomic, *system.velocity)]
        yield "extra variables z", [one.name for one in system.extras]
        yield "parameters p", valued(system.parameters)
        yield "quantities", list(QUANTITIES)

    # -- symbols -------------------------------------------------------------------------------

    @property
    def t(self) -> sx.SX:
        """Time."""
        return self.system.t

    @property
    def q(self) -> sx.SX:
        """Coordinates."""
        return self.system.q

    @property
    def v(self) -> sx.SX:
        """Velocities q'."""
        return self.system.v

    @cached_property
    def z(self) -> sx.SX:
        """Extra variables."""
        return _column([extra.symbol for extra in self.system.extras])

    @cached_property
    def a(self) -> sx.SX:
        """Accelerations q''."""
        return sx.SX.sym("a", self.system.size)

    @property
    def lam(self) -> sx.SX:
        """Multipliers."""
        return self.system.lam

    @cached_property
    def dz(self) -> sx.SX:
        """Rates of the extra variables."""
        return _column([extra.rate for extra in self.system.extras])

    @cached_property
    def laws(self) -> sx.SX:
        """Tabulated laws, the last of the parameters: value, derivatives and knot of each."""
        return _column([one for table in self.system.tables for one in (table.symbols, table.tau)])

    @cached_property
    def p(self) -> sx.SX:
        """Parameters."""
        return sx.vertcat(self.system.p, self.laws)

    @cached_property
    def u(self) -> sx.SX:
        """Inputs, which are parameters or values of tabulated laws: f_u is the matrix that they enter by."""
        return _column(list(self.system.inputs.values()))

    @cached_property
    def arguments(self) -> list[sx.SX]:
        """Those of the equations as an ODE: t, y = (q, v, z, w) with the works w, and p."""
        y = sx.vertcat(self.q, self.v, self.z, sx.SX.sym("w", len(self.powers)))
        return [self.t, y, self.p]

    # -- forces and masses ---------------------------------------------------------------------

    @property
    def T(self) -> sx.SX:
        """Kinetic energy."""
        return self.system.T

    @property
    def V(self) -> sx.SX:
        """Potential energy."""
        return self.system.V

    @cached_property
    def _slopes(self) -> sx.SX:
        """dL/dq and dL/dv, by one gradient."""
        return sx.densify(sx.gradient(self.system.L, sx.vertcat(self.q, self.v)))

    @cached_property
    def momenta(self) -> sx.SX:
        """dL/dv."""
        return self._slopes[self.system.size :]

    @cached_property
    def M(self) -> sx.SX:
        """Mass matrix."""
        return sx.jacobian(self.momenta, self.v)

    @cached_property
    def applied(self) -> sx.SX:
        """dL/dq - dR/dv + Q."""
        s = self.system
        return self._slopes[: s.size] - sx.gradient(s.R, self.v) + s.Q

    @cached_property
    def f(self) -> sx.SX:
        """Forces, with those of inertia that do not depend on accelerations."""
        self._check_without_extras(self.momenta, "kinetic energy depends")
        return self.applied - self.along(self.momenta)

    @cached_property
    def momentum_rates(self) -> sx.SX:
        """dL/dq - dR/dv + Q - G^T lam, and forces of contacts and dry friction."""
        forces, holonomic = self.applied, self.holonomic
        if holonomic:
            forces = forces - sx.jtimes(self.C, self.q, self.lam[:holonomic], True)
        if self.system.velocity:
            forces = forces - sx.jtimes(self.g, self.v, self.lam[holonomic:], True)
        return sx.densify(forces + contact_forces(self.system))

    # -- constraints ---------------------------------------------------------------------------

    @property
    def holonomic(self) -> int:
        """Number of the holonomic constraints: the first rows of G, nu, gamma and lam."""
        return len(self.system.holonomic)

    @property
    def C(self) -> sx.SX:
        """Residuals of the holonomic constraints."""
        return self.system.C

    @property
    def g(self) -> sx.SX:
        """Residuals of the velocity constraints."""
        return self.system.g

    @cached_property
    def G(self) -> sx.SX:
        """Jacobian of all constraints."""
        return sx.vertcat(sx.jacobian(self.C, self.q), sx.jacobian(self.g, self.v))

    @cached_property
    def position_level(self) -> sx.SX:
        """C, with zeros for velocity constraints."""
        return sx.vertcat(self.C, sx.SX.zeros(self.g.numel()))

    @cached_property
    def velocity_level(self) -> sx.SX:
        """C' and g: G v - nu."""
        return sx.vertcat(self.along(self.C), self.g)

    @cached_property
    def nu(self) -> sx.SX:
        """What G v must be; without v in it, where velocity constraints are linear."""
        if sx.is_linear(self.g, self.v):
            own = -sx.substitute(self.g, self.v, sx.SX.zeros(self.system.size))
        else:
            own = sx.jtimes(self.g, self.v, self.v) - self.g
        return sx.vertcat(-sx.jacobian(self.C, self.t), own)

    @cached_property
    def gamma(self) -> sx.SX:
        """What G a must be: minus C'' and g' at a = 0."""
        self._check_without_extras(sx.vertcat(self.C, self.g), "constraints depend")
        return -sx.vertcat(self.along(self.along(self.C)), self.along(self.g))

    def along(self, expression: sx.SX) -> sx.SX:
        """d/dt of an expression of t, q, v at a = 0 (a column)."""
        if not expression.numel():
            return expression
        return sx.jtimes(expression, self.q, self.v) + sx.jacobian(expression, self.t)

    # -- extra variables, residual form --------------------------------------------------------

    @cached_property
    def e(self) -> sx.SX:
        """Residuals of the extra variables' equations."""
        return _column([extra.residual for extra in self.system.extras])

    @cached_property
    def z_rates(self) -> sx.SX:
        """Rates of the extra variables, from equations that are linear in them."""
        if not self.dz.numel():
            return self.dz
        matrix = sx.jacobian(self.e, self.dz)
        if sx.depends_on(matrix, self.dz) or sx.sprank(matrix.sparsity()) < self.dz.numel():
            raise ModelError(f"The equations of extra variables do not give their rates.\n  {REMEDY}")
        at_zero = sx.substitute(self.e, self.dz, sx.SX.zeros(self.dz.numel()))
        return sx.solve(matrix, -at_zero)

    def _check_without_extras(self, expression: sx.SX, what: str) -> None:
        """An error where extra variables would add to accelerations by their rates."""
        if self.z.numel() and sx.depends_on(expression, self.z):
            raise ModelError(f"The {what} on extra variables, which have equations of their own.\n  {REMEDY}")

    @cached_property
    def has_z_accelerations(self) -> bool:
        """Whether z'' follows from t, y and y': not where multipliers act on z'."""
        return bool(self.z.numel()) and not sx.depends_on(self.z_rates, self.lam)

    def z_accelerations(self, y_rates: sx.SX) -> sx.SX:
        """z'', from y' of the whole state."""
        t, y, _ = self.arguments
        return sx.densify(sx.jtimes(self.z_rates, y, y_rates) + sx.jacobian(self.z_rates, t))

    @cached_property
    def r(self) -> sx.SX:
        """The residual form: as many rows as a, lam and dz have together."""
        motion = sx.mtimes(self.M, self.a) + sx.mtimes(self.G.T, self.lam) - self.f
        return sx.vertcat(motion, sx.mtimes(self.G, self.a) - self.gamma, self.e)

    # -- energies and works --------------------------------------------------------------------

    @cached_property
    def energies(self) -> dict[str, sx.SX]:
        """Kinetic, potential and total energy, by name."""
        return energies(self.system, self.momenta)

    @cached_property
    def powers(self) -> dict[str, sx.SX]:
        """Rates of the works w that energies are balanced with, by name."""
        return powers(self.system)

    @cached_property
    def rest(self) -> sx.SX:
        """z' and w'."""
        return sx.densify(sx.vertcat(self.z_rates, *self.powers.values()))

    # -- by name -------------------------------------------------------------------------------

    def expression(self, name: str) -> sx.SX:
        """A quantity or Jacobian by name."""
        if name not in self._made:
            quantity, argument = _parted(name)
            found = getattr(self, quantity)
            self._made[name] = sx.jacobian(sx.vec(found), getattr(self, argument)) if argument else found
        return self._made[name]

    def function(self, *names: str) -> sx.Function:
        """Quantities and Jacobians by name as a compiled function of (t, q, v, z, a, lam, dz, p), sparse."""
        return self._evaluated(names).function

    @checked(OptionError)
    def values(
        self,
        *names: str,
        t: float,
        q: ArrayLike,
        v: ArrayLike,
        z: ArrayLike = (),
        a: ArrayLike = (),
        lam: ArrayLike = (),
        dz: ArrayLike = (),
        p: ArrayLike | None = None,
    ) -> list[FloatArray]:
        """Arrays of quantities and Jacobians by name, for values of the arguments.

        What does not depend on z, a, lam or dz does without them. p are the system's parameters, by default with
        the values that they have; tabulated laws are as they are at t.
        """
        from bricard.mechanics.evaluated import as_numbers
        from bricard.mechanics.parameters import Parameters

        evaluated, own = self._evaluated(names), None
        if p is not None:
            own = as_numbers("p", p, len(self.system.parameters))
        given = {"t": t, "q": q, "v": v, "z": z, "a": a, "lam": lam, "dz": dz}
        return evaluated.arrays(given | {"p": Parameters(self.system, own).at(t)})

    def _evaluated(self, names: tuple[str, ...]) -> Evaluated:
        if names not in self._compiled:
            from bricard.mechanics.evaluated import Evaluated

            given = [getattr(self, one) for one in ARGUMENTS]
            outputs = [self.expression(name) for name in names]
            function = sx.Function("dynamics", given, outputs, [*ARGUMENTS], [*names])
            self._compiled[names] = Evaluated(function, tuple(QUANTITIES.get(name, 2) for name in names))
        return self._compiled[names]


def _column(expressions: Sequence[sx.SX]) -> sx.SX:
    return sx.vertcat(sx.SX(0, 1), *expressions)


def _parted(name: str) -> tuple[str, str]:
    """A quantity, and what a Jacobian is taken by ("" for none)."""
    quantity, _, argument = name.rpartition("_")
    if name in QUANTITIES:
        return name, ""
    if quantity in QUANTITIES and argument in BY:
        return quantity, argument
    raise OptionError(
        f"'{name}' is not a quantity of the equations of motion.\n  {did_you_mean(name, QUANTITIES)}"
        f" Jacobians have names such as f_q, with one of {', '.join(BY)}."
    )
