"""The Lagrangian facility: write energies, constraints and forces as on paper, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bricard.checks import checked, members, rate_meant, shown, takes
from bricard.dae.declared import NAME, Names, check_parameters, parse_names
from bricard.errors import ModelError
from bricard.facts import Fact, Telling, valued
from bricard.keeping import Kept
from bricard.mechanics.contact_words import ContactWords
from bricard.mechanics.inputs import Law, given_inputs, is_table, without_rates
from bricard.mechanics.masses import Body, Mass, as_positive, inertia_matrix
from bricard.mechanics.system import Extra, MechanicalSystem
from bricard.mechanics.tables import Table, make_table, unknown_law
from bricard.mechanics.terms import RATES_IN_POTENTIAL, Terms
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_expression, as_scalar
from bricard.symbolic.frames import Frame
from bricard.symbolic.functions import angle_beyond
from bricard.symbolic.vectors import AXES, Vec, as_vec, made_of


class Rates:
    """Rates of coordinates by name (`rate.u`), and of any expression of time and coordinates (`rate(A - B)`)."""

    def __init__(self, system: Lagrangian) -> None:
        self._system = system

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self(self._system[name])

    def __call__(self, expression: Scalar) -> Scalar:
        if isinstance(expression, Vec):
            as_expression(expression, "The argument of rate")
            return self._system.terms.rate(expression)
        return self._system.terms.rate(as_expression(expression, "The argument of rate"))


class Lagrangian(ContactWords, Telling):
    """A mechanical system that grows part by part.

    coordinates  names as a string or a sequence; "A[2]" and "B[3]" declare points of the plane and of space, whose
                 components are named A.x, A.y, B.z
    parameters   names and values of constants that can be changed from run to run

    `system.u` (or `system["u"]`) is a coordinate or point, `system.rate.u` its rate, `system.rate(anything)` the rate
    of an expression, `system.t` time, `system.par.g` a parameter.
    """

    def __init__(self, coordinates: str | Sequence[str], *, parameters: Mapping[str, float] | None = None) -> None:
        groups = parse_names(coordinates, AXES)
        _check_coordinates(groups)
        self._set_up(groups, parameters)

    @classmethod
    def with_any_names(cls, coordinates: Sequence[str], parameters: Mapping[str, float]) -> Lagrangian:
        """A system whose coordinates are only asked by system["name"], so that they may have any names."""
        system = cls.__new__(cls)
        system._set_up(parse_names(coordinates, AXES), parameters)
        return system

    def _set_up(self, groups: Mapping[str, Sequence[str]], parameters: Mapping[str, float] | None) -> None:
        self.coordinates = tuple(name for names in groups.values() for name in names)
        self._kept = Kept()
        self.parameters = check_parameters({} if parameters is None else parameters, self.coordinates)
        self.terms = terms = Terms(self.coordinates)
        self.t, self.outputs = terms.t, terms.outputs
        self._parameters = {name: sx.SX.sym(name) for name in self.parameters}
        self.par = Names("parameter", self._parameters)
        self._named: dict[str, Any] = {
            group: terms.symbols[names[0]] if len(names) == 1 else made_of([terms.symbols[name] for name in names])
            for group, names in groups.items()
        }
        self.rate = Rates(self)
        self.masses: list[Mass] = []
        self.bodies: dict[str, Body] = {}
        self.inputs: list[str] = []
        self._laws: dict[str, Law] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return self[name]

    def __getitem__(self, name: str) -> Any:
        try:
            return self._named[name]
        except (KeyError, TypeError):
            known, rate = ", ".join(self._named), rate_meant(str(name), self._named)
            remedy = "" if rate is None else f" A rate stands under rate: s.rate.{rate}."
            raise ModelError(
                f"'{name}' is not a coordinate of this system.\n  Its coordinates are: {known}.{remedy}"
            ) from None

    def _facts(self) -> Iterator[Fact]:
        terms = self.terms
        yield "coordinates", list(self.coordinates)
        yield "constraints", [one.name for one in (*terms.holonomic, *terms.velocity)]
        yield "contacts", [*[one.name for one in terms.contacts], *[one.name for one in terms.frictions]]
        yield "extra variables", [one.name for one in terms.extras]
        yield "bodies", list(self.bodies)
        yield "parameters", valued(self.parameters)
        yield "inputs", list(self.inputs)
        yield "outputs", list(self.outputs)

    # -- parameters and inputs ---------------------------------------------------------------

    @checked(ModelError)
    def parameter(self, name: str, value: float, symbol: sx.SX | None = None) -> sx.SX:
        """A further parameter; `symbol` stands for it in expressions that exist already."""
        self.parameters |= check_parameters({name: value}, (*self._named, *self.coordinates, *self.parameters))
        symbol = sx.SX.sym(name) if symbol is None else symbol
        self._parameters[name] = symbol
        self.par = Names("parameter", self._parameters)
        return symbol

    @checked(ModelError)
    def input(self, name: str, value: float = 0.0) -> sx.SX:
        """A quantity that is given from outside, for forces and laws of drives; returns its symbol.

        In a run it is constant, `value` or what `simulate(..., inputs={name: 3})` gives, or follows a table,
        `inputs={name: (times, values)}`, like the law of `table`. `s.rate(u)` is its rate.
        """
        check_parameters({name: value}, (*self._named, *self.coordinates, *self.parameters, *self.outputs))
        law = unknown_law(self.terms.new_name(name))
        self.terms.take(name)
        self._laws[name] = Law(float(value), law)
        self.inputs.append(name)
        self._named[name] = result = law.law(self.t)
        return result

    # -- energies ----------------------------------------------------------------------------

    def kinetic(self, energy: Scalar) -> None:
        """Adds to the kinetic energy T(t, q, q')."""
        self.terms.kinetic(as_scalar(energy, "A kinetic energy"))

    def potential(self, energy: Scalar) -> None:
        """Adds to the potential V(t, q)."""
        potential = as_scalar(energy, "A potential")
        if self.terms.has_rates(potential):
            raise ModelError(RATES_IN_POTENTIAL)
        self.terms.potential(potential)

    def lagrangian(self, L: Scalar) -> None:
        """Adds a Lagrangian as a whole; what is left of it at zero rates counts as potential."""
        L = as_scalar(L, "A Lagrangian")
        rates = sx.vertcat(sx.SX(0, 1), *self.terms.rates_in(L))
        at_rest = sx.substitute([L], [rates], [sx.SX.zeros(rates.numel())])[0]
        self.potential(-at_rest)
        self.kinetic(L - at_rest)

    def dissipation(self, R: Scalar) -> None:
        """Adds to the dissipation function R(t, q, q'): the force -dR/dq'."""
        self.terms.dissipation(as_scalar(R, "A dissipation function"))

    # -- bodies ------------------------------------------------------------------------------

    def particle(self, mass: Scalar, at: Vec) -> None:
        """A point mass: T = m/2 |P'|^2."""
        mass, at = as_positive(mass, "The mass of a particle"), as_vec(at)
        self.kinetic(0.5 * mass * self.rate(at).squared())
        self.masses.append(Mass(mass, at))

    def rod(self, mass: Scalar, start: Vec, end: Vec) -> None:
        """A thin uniform rod, which may stretch: T = m/6 (|A'|^2 + A'.B' + |B'|^2)."""
        mass = as_positive(mass, "The mass of a rod")
        start, end = as_vec(start), as_vec(end)
        a, b = self.rate(start), self.rate(end)
        self.kinetic(mass / 6 * (a.squared() + a @ b + b.squared()))
        self.masses.append(Mass(mass, (start + end) / 2))

    @checked(ModelError)
    def rigid_body(
        self,
        mass: Scalar,
        inertia: Scalar,
        frame: Frame,
        centroid: Sequence[Scalar] = (),
        *,
        name: str = "",
        points: Sequence[str] = (),
        vectors: Sequence[str] = (),
    ) -> None:
        """A rigid body with its centroid at local coordinates and its inertia about it.

        With a name, and the names of the coordinates that are its points and vectors, reactions on it can be asked.

        inertia: a number in the plane; in space three principal values or a symmetric 3 x 3 matrix, in the frame.
        T = m/2 |M'|^2 + 1/2 sum_ij E_ij a_i' . a_j',  E = tr(I)/2 - I,  with the axes a_i; in the plane I |x'|^2/2.
        On rigid motions that is the familiar 1/2 omega . I omega, but here the mass matrix is positive definite too.
        """
        mass = as_positive(mass, "The mass of a rigid body")
        at = frame.point(*centroid)
        self.kinetic(0.5 * mass * self.rate(at).squared() + self.spin_energy(inertia, frame))
        self.masses.append(Mass(mass, at))
        for member in (*points, *vectors):
            if not isinstance(self[member], Vec):
                raise ModelError(f"'{member}' is not a point or vector of this system.")
        if name in self.bodies:
            raise ModelError(f"The body name '{name}' is taken.")
        if name:
            self.bodies[name] = Body(name, frame, tuple(points), tuple(vectors))

    def spin_energy(self, inertia: Scalar, frame: Frame) -> Scalar:
        """The energy of a body's rotation, without that of its centroid."""
        if frame.dimension == 2:
            if isinstance(inertia, (list, tuple, np.ndarray)) and len(members(inertia)) != 1:
                raise ModelError(f"The inertia of a body in the plane is one number, not {shown(inertia)}.")
            inertia = as_positive(inertia, "The inertia of a rigid body", zero=True)
            return 0.5 * inertia * self.rate(frame.axes[0]).squared()
        matrix = inertia_matrix(inertia)
        return self.terms.spin_energy([[matrix[i, j] for j in range(3)] for i in range(3)], frame)

    def gravity(self, acceleration: Vec) -> None:
        """Gravity on all masses given so far: V = -m g . M."""
        if not self.masses:
            raise ModelError("gravity() acts on the masses given so far, and there are none.\n  Call it last.")
        for mass in self.masses:
            self.potential(-mass.value * (as_vec(acceleration) @ mass.at))

    # -- springs and dampers -----------------------------------------------------------------

    def spring(self, stiffness: Scalar, start: Vec, end: Vec, length: Scalar = 0.0, mass: Scalar = 0.0) -> None:
        """A spring of natural `length`: V = k/2 (|B - A| - l)^2; with a mass it is also a uniform rod."""
        start, end = as_vec(start), as_vec(end)
        stiffness, length = (
            as_scalar(stiffness, "The stiffness of a spring"),
            as_scalar(length, "The length of a spring"),
        )
        self.elastic(stiffness, end - start if length.is_zero() else (end - start).norm() - length)
        if not as_scalar(mass, "The mass of a spring").is_zero():
            self.rod(mass, start, end)

    def damper(self, coefficient: Scalar, start: Vec, end: Vec) -> None:
        """A damper along the line AB: R = c/2 (d|B - A|/dt)^2."""
        along = as_vec(end) - as_vec(start)
        speed = (along @ self.rate(along)) / along.norm()
        self.terms.damper(
            as_scalar(coefficient, "The coefficient of a damper"), as_scalar(speed, "A dissipation function")
        )

    def rotary_spring(self, stiffness: Scalar, angle: Scalar, natural: Scalar = 0.0) -> None:
        """A torsional spring on an angle that is an expression of the coordinates: V = k/2 (angle - natural)^2."""
        turned = as_scalar(angle, "The angle of a spring") - as_scalar(natural, "The natural angle of a spring")
        self.elastic(stiffness, turned)

    def rotary_damper(self, coefficient: Scalar, angular_rate: Scalar) -> None:
        """A rotary damper on an angular rate: R = c/2 omega^2."""
        rate = as_scalar(angular_rate, "The angular rate of a damper")
        self.terms.damper(as_scalar(coefficient, "The coefficient of a damper"), rate)

    def elastic(self, stiffness: Scalar, elongation: Scalar, damping: Scalar = 0.0) -> None:
        """A spring and damper on any expression or vector e of the coordinates: V = k/2 e^2, R = c/2 e'^2.

        What is stiff is best given so: an implicit integrator then knows its force.
        """
        k, c = as_scalar(stiffness, "The stiffness of a spring"), as_scalar(damping, "The damping of a spring")
        e = elongation if isinstance(elongation, Vec) else as_scalar(elongation, "A potential")
        if self.terms.has_rates(as_expression(e, "A potential")):
            raise ModelError(RATES_IN_POTENTIAL)
        self.terms.elastic(k, e, c)

    # -- forces ------------------------------------------------------------------------------

    def force(self, force: Vec, at: Vec) -> None:
        """A force at a point, any function of t, q, q': Q = (dP'/dq')^T F."""
        for given in (force, at):
            if not isinstance(given, (Vec, list, tuple)):
                raise ModelError(
                    f"{shown(given)} is not a vector; write Vec2(x, y), Vec3(x, y, z) or a tuple of components.\n"
                    f"  A force on one coordinate is a load, as in load(force, s.rate.{self.coordinates[0]})."
                )
        self.load(as_vec(force).column(), self.rate(as_vec(at)).column())

    def torque(self, torque: Scalar, angular_velocity: Scalar) -> None:
        """A torque that turns with `angular_velocity` (both numbers, or vectors in the same frame)."""
        self.load(torque, angular_velocity)

    def load(self, force: Scalar, rate: Scalar) -> None:
        """Any force whose power is force . rate: Q = (d rate/dq')^T force."""
        force, rate = as_expression(force, "The force of a load"), as_expression(rate, "The rate of a load")
        self.terms.load(force, rate)

    # -- constraints -------------------------------------------------------------------------

    @checked(ModelError)
    def constrain(self, residual: Scalar, name: str = "") -> None:
        """Keeps an expression of t and q at zero; of a vector all components, named name.x, name.y, name.z."""
        if isinstance(residual, Vec):
            for axis, component in zip(AXES, residual, strict=False):
                self.constrain(component, name and f"{name}.{axis}")
            return
        expression = as_scalar(residual, "A constraint")
        name = self.terms.new_name(name)
        if self.terms.has_rates(expression):
            raise ModelError(f"The constraint '{name}' contains rates: use constrain_velocity().")
        self.terms.constrain(name, expression)

    @checked(ModelError)
    def constrain_rigid(self, frame: Frame, name: str = "") -> None:
        """The equations that keep a frame's directions rigid."""
        present = sum(constraint.name.startswith(f"{name}.") for constraint in self.terms.holonomic)
        for number, residual in enumerate(frame.rigidity(), present):
            self.constrain(residual, name and f"{name}.{number}")

    @checked(ModelError)
    def constrain_velocity(self, residual: Scalar, name: str = "") -> None:
        """Keeps an expression of t, q and q' at zero (a nonholonomic constraint)."""
        expression = as_scalar(residual, "A velocity constraint")
        name = self.terms.new_name(name)
        if not self.terms.has_rates(expression):
            raise ModelError(f"The velocity constraint '{name}' contains no rate: use constrain().")
        self.terms.constrain_velocity(name, expression)

    @checked(ModelError)
    def prescribe(self, quantity: Scalar, law: Scalar, name: str = "") -> None:
        """Drives an expression of the coordinates (a length, an angle) along a law of time."""
        self._drive(as_scalar(quantity, "A driven quantity") - self._law(law), law, name)

    @checked(ModelError)
    def prescribe_rate(self, rate: Scalar, law: Scalar, name: str = "") -> None:
        """Drives a rate, an expression of t, q and q', along a law of time."""
        residual = as_scalar(rate, "A driven rate") - self._law(law)
        name = self.terms.new_name(name)
        if not self.terms.has_rates(residual):
            raise ModelError(f"The drive '{name}' contains no rate: use prescribe().")
        self.terms.constrain_velocity(name, residual, sx.SX(law))

    @checked(ModelError)
    def prescribe_angle(self, cosine: Scalar, sine: Scalar, law: Scalar, name: str = "") -> None:
        """Drives the angle with this cosine and sine (times any length) along a law of time.

        The residual is angle - law in the nearest turn, however far the angle turns. Unlike sin(angle - law) it does
        not vanish half a turn away.
        """
        cosine, sine = (
            as_scalar(cosine, "The cosine of a driven angle"),
            as_scalar(sine, "The sine of a driven angle"),
        )
        self._drive(angle_beyond(cosine, sine, self._law(law)), law, name)

    def _law(self, law: Scalar) -> sx.SX:
        expression = as_scalar(law, "The law of a drive")
        if self.terms.has_coordinates(expression):
            raise ModelError("The law of a drive contains coordinates: it must be a function of time.")
        return expression

    def _drive(self, residual: sx.SX, law: Scalar, name: str) -> None:
        name = self.terms.new_name(name)
        if self.terms.has_rates(residual):
            raise ModelError(f"The drive '{name}' contains rates: drive a position, or use constrain_velocity().")
        self.terms.constrain(name, residual, sx.SX(law))

    @checked(ModelError)
    def table(self, name: str, times: Any, values: Any) -> sx.SX:
        """A law of time from a table: the cubic spline through its rows, to be used wherever s.t could be.

        times, values  at least four rows, the times increasing; a run must stay within them

        The spline is smooth (C2) and has not-a-knot ends: the error of a sampled law is O(h^4) everywhere. In the
        solution `name` is the law, name' and name'' are its derivatives; `s.rate(law)` is its rate in expressions.
        """
        match = NAME.fullmatch(str(name))
        if match is None or match[2]:
            raise ModelError(f"{name!r} is not a valid name for a table; use letters, digits and dots.")
        if name in {*self._named, *self.coordinates, *self.parameters, *self.outputs}:
            raise ModelError(f"The name '{name}' is taken.")
        table = make_table(self.terms.new_name(name), times, values)
        self.terms.table(table)
        self._named[name] = law = table.law(self.t)
        return law

    @checked(ModelError)
    def extra(self, name: str, equation: Callable[[sx.SX, sx.SX], Scalar]) -> sx.SX:
        """A further variable z with its own equation, the residual equation(z, z'); returns its symbol."""
        symbol, rate = sx.SX.sym(name), sx.SX.sym(f"{name}'")
        if not takes(equation, 2):
            raise ModelError(f"The equation of '{name}' is {shown(equation)}; it must be a function of (z, z').")
        return self._extra(Extra(name, symbol, rate, as_scalar(equation(symbol, rate), f"The equation of '{name}'")))

    def _extra(self, extra: Extra) -> sx.SX:
        self.terms.extra(extra)
        self._named[extra.name] = extra.symbol
        return extra.symbol

    @checked(ModelError)
    def turn(self, name: str, angular_rate: Scalar) -> sx.SX:
        """A continuous angle as an extra variable: angle' = angular_rate."""
        symbol, rate = sx.SX.sym(name), sx.SX.sym(f"{name}'")
        return self._extra(Extra(name, symbol, rate, rate - as_scalar(angular_rate, f"The rate of '{name}'")))

    @checked(ModelError)
    def output(self, name: str, quantity: Scalar) -> None:
        """A named expression of t, q, q' and extra variables; of a vector the components name.x, name.y, name.z."""
        if isinstance(quantity, Vec):
            for axis, component in zip(AXES, quantity, strict=False):
                self.output(f"{name}.{axis}", component)
        else:
            self.terms.output(name, as_scalar(quantity, f"The output '{name}'"))

    @property
    def points(self) -> dict[str, Vec]:
        """Points and vectors among the coordinates."""
        return {name: value for name, value in self._named.items() if isinstance(value, Vec)}

    def system(self, inputs: Mapping[str, Any] | None = None) -> MechanicalSystem:
        """The system as it stands; `inputs` are numbers or (times, values), by name."""
        given = given_inputs({name: law.value for name, law in self._laws.items()}, inputs)
        tables = [
            make_table(name, value[0], value[1], self._laws[name].law)
            for name, value in given.items()
            if is_table(value)
        ]
        constant = {name: value for name, value in given.items() if not is_table(value)}
        system = self._with(constant, (*self.terms.tables, *tables))
        return without_rates(system, [self._laws[name].law for name in constant])

    def _with(self, constant: Mapping[str, float], tables: tuple[Table, ...]) -> MechanicalSystem:
        """The system with constant inputs, and with tables."""
        terms = self.terms
        p = self._parameters | {name: self._laws[name].law.symbols[0] for name in constant}
        symbols = p | {table.name: table.symbols[0] for table in tables}
        return MechanicalSystem(
            coordinates=self.coordinates,
            t=terms.t,
            q=terms.q,
            v=terms.v,
            p=sx.vertcat(sx.SX(0, 1), *p.values()),
            parameters={**self.parameters, **constant},
            T=terms.T,
            V=terms.V,
            R=terms.R,
            Q=terms.Q,
            holonomic=tuple(terms.holonomic),
            velocity=tuple(terms.velocity),
            extras=tuple(terms.extras),
            tables=tables,
            contacts=tuple(terms.contacts),
            frictions=tuple(terms.frictions),
            impact_rules=terms.impact_rules,
            pushes=dict(terms.pushes),
            outputs=dict(self.outputs),
            apart=terms.apart,
            inputs={name: symbols[name] for name in self.inputs},
        )


def _check_coordinates(groups: Mapping[str, Sequence[str]]) -> None:
    every = [name for names in groups.values() for name in names]
    for group in groups:
        if hasattr(Lagrangian, group) or group in (
            "t",
            "par",
            "rate",
            "terms",
            "coordinates",
            "parameters",
            "masses",
            "bodies",
            "inputs",
        ):
            raise ModelError(f"A coordinate cannot be named '{group}': that is the name of a part of Lagrangian.")
    if len(set(every)) < len(every):
        raise ModelError("Two coordinates have the same name.")


def kept_system(lagrangian: Lagrangian, inputs: Mapping[str, Any] | None = None) -> MechanicalSystem:
    """The system of an earlier call, which has its DAEs already, if nothing was added since."""
    system = lagrangian.system(inputs)
    return lagrangian._kept.made(system.key, lambda: system)
