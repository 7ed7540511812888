"""A mechanism in symbols: points, vectors, frames, angles, formulas, and ways to act on them.

Every formulation fills a `SymbolicWorld` with places and frames in its own coordinates; forces, drives, formulas and
joint equations are then the same for all of them. It is what `bricard.library.world` asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bricard.errors import ModelError
from bricard.formulations.angles import Angle
from bricard.formulations.demands import Demand
from bricard.formulations.formulas import Formulas
from bricard.formulations.places import Places
from bricard.mechanics.inputs import is_table
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.masses import Mass
from bricard.mechanics.system import Constraint, Extra
from bricard.mechanics.unilateral import ImpactLaw, ImpactRules, friction_names, normal_name
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import unlike
from bricard.spec.expressions import Expression
from bricard.spec.live import is_live
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation
from bricard.symbolic.expressions import Scalar
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from bricard.formulations.feet import Foot
    from bricard.library.bodies.body import Body
    from bricard.library.contact_laws.pushing import Pushing
    from bricard.library.relations.answers import Turn

PHASE = ".phase"  # of a joint: the constant that the sum of its linked quantities keeps


class SymbolicWorld(Places):
    """Places, quantities and angles as expressions, and what bodies, relations and forces make of them."""

    def __init__(
        self,
        mechanism: Mechanism,
        lagrangian: Lagrangian,
        node: Mapping[str, str],
        places: dict[str, Vec],
        quantities: dict[str, Any],
    ) -> None:
        super().__init__(mechanism, node, places)
        self.lagrangian, self.terms, self.quantities = lagrangian, lagrangian.terms, quantities
        self.angles: dict[str, Angle] = {}
        self.kinetic_energies: dict[str, sx.SX] = {}  # by part
        self.feet: list[Foot] = []  # further variables, where curves are touched
        self.kept: dict[str, tuple[Demand, sx.SX]] = {}  # demands that became constraints, with their multipliers
        self.counted: dict[str, sx.SX] = {}  # parameters that count, and what they begin with
        self.formulas = Formulas(self)
        self.functions: dict[Any, Evaluation] = {}  # compiled for its starts already
        self.live = self._take_parameters()  # values of parameters that are symbols
        self.inputs = {name: self._input(name, value) for name, value in mechanism.inputs.items()}

    def _take_parameters(self) -> dict[str, float]:
        """Parameters of the mechanism that are symbols become parameters of its equations."""
        live = {name: value for name, value in self.mechanism.parameters.items() if is_live(value)}
        live = {name: one for name, one in live.items() if one.formula.is_symbolic() and one.formula.name() == name}
        for name, one in live.items():
            self.lagrangian.parameter(name, one.value, one.formula)
        return {name: one.value for name, one in live.items()}

    def _input(self, name: str, value: Scalar) -> Scalar:
        """An input: a parameter, or the law of its table."""
        self.lagrangian.inputs.append(name)
        return self.lagrangian.table(name, *value) if is_table(value) else self.lagrangian.parameter(name, value)

    # -- quantities and formulas -------------------------------------------------------------

    def define_angles(self, turns: Mapping[str, Turn], needed: Sequence[str]) -> None:
        """Cosine and sine of every angle."""
        tracked = frozenset(needed)
        for name, turn in turns.items():
            start, end = self.named_direction(turn.start), self.named_direction(turn.end)
            if turn.about is None:
                cosine, sine = start @ end, start.cross(end)
            else:
                axis = self.point(turn.about)
                start, end = (self.across_axis(one, turn.about) for one in (turn.start, turn.end))
                cosine, sine = start @ end - (start @ axis) * (end @ axis), axis @ start.cross(end)
            self.angles[name] = Angle(name, sx.SX(cosine), sx.SX(sine), name in tracked)
            if name in tracked:
                self.quantities[name] = self.lagrangian[name]

    def has_quantity(self, name: str) -> bool:
        """Whether there is an angle or slide of this name."""
        return name in self.quantities or name in self.angles

    def is_angle(self, name: str) -> bool:
        """Whether a quantity is an angle."""
        return name in self.angles

    def has_part(self, name: str) -> bool:
        """Whether there is a part of this name."""
        return name in self.mechanism.bodies

    def quantity(self, name: str) -> Scalar:
        """An angle or slide."""
        return self.quantities[name]

    def quantity_rate(self, name: str) -> Scalar:
        """The rate of an angle or slide; of an angle that is not a coordinate, from its cosine and sine."""
        if name in self.quantities:
            return self.rate(self.quantities[name])
        return self.angles[name].rate(self.rate)

    def phase(self, joint: str) -> Scalar:
        """The constant of a joint that follows from the start."""
        return self.lagrangian.par[f"{joint}{PHASE}"]

    def rate(self, expression: Scalar) -> Scalar:
        """Time derivative of an expression or a vector."""
        return self.terms.rate(expression)

    def norm(self, vector: Vec) -> Scalar:
        """Length of a vector."""
        return vector.norm()

    def vector_of(self, components: Sequence[Scalar]) -> Vec:
        """The vector with these components in the world's axes."""
        return Vec(tuple(components))

    def in_frame(self, part: str, components: Sequence[Scalar]) -> Vec:
        """The vector with these components in a part's axes."""
        if part not in self.frames:
            raise ModelError(f"Part '{part}' has no frame.\n  Only rigid parts have axes of their own.")
        return self.frame(part).vector(*components)

    def value(self, formula: Expression, local: Mapping[str, Any] | None = None) -> Any:
        """A formula of parameters, time, coordinates, rates and outputs, and of names of its own."""
        return self.formulas.value(formula, local)

    def differentiated(self, formula: Expression, local: Mapping[str, Scalar]) -> tuple[Scalar, list[Scalar]]:
        """A formula of names of its own, and its derivatives with respect to them, at these values."""
        symbols = [sx.SX.sym(name) for name in local]
        value = sx.SX(self.formulas.value(formula, dict(zip(local, symbols, strict=True))))
        found = [value, *[sx.jacobian(value, symbol) for symbol in symbols]]
        result, *slopes = sx.substitute(found, symbols, [sx.SX(one) for one in local.values()])
        return result, slopes

    def further(
        self,
        names: Sequence[str],
        equations: Callable[[Sequence[Scalar]], Sequence[Scalar]],
        guesses: Sequence[tuple[Sequence[Scalar], Scalar]],
    ) -> list[Scalar]:
        """Further variables, determined by equations of their own; see `Foot`."""
        from bricard.formulations.feet import Foot

        symbols = [sx.SX.sym(name) for name in names]
        residuals = [sx.SX(one) for one in equations(symbols)]
        for name, symbol, residual in zip(names, symbols, residuals, strict=True):
            self.terms.extra(Extra(name, symbol, sx.SX.sym(f"{name}'"), residual))
        self.feet.append(Foot(tuple(names), symbols, residuals, guesses))
        return symbols

    def angular_velocity(self, part: str) -> Scalar:
        """A number in the plane, a vector in the world's axes in space; a thin rod does not spin about itself."""
        if part in self.frames:
            frame = self.frame(part)
            local = frame.angular_velocity(self.rate)
            return local if self.dimension == 2 else frame.vector(*local)
        first, second = (self.member(part, name) for name in self.mechanism.bodies[part].points)
        along, length = second - first, self.mechanism.bodies[part].length
        assert length is not None
        return along.cross(self.rate(along)) / length**2

    # -- constraints -------------------------------------------------------------------------

    def demand(self, demand: Demand) -> None:
        """A constraint, of velocities if it contains rates, unless it holds by itself."""
        residual = sx.SX(demand.residual(self))
        symbols = sx.symvar(residual)
        if all(symbol.name() in self.live for symbol in symbols):
            self._check_fixed(demand, self._value(residual, symbols))
            return
        constraint = self._constrain(demand, residual)
        self.kept[demand.name] = demand, constraint.multiplier

    def _constrain(self, demand: Demand, residual: sx.SX) -> Constraint:
        rates = self.terms.rates_in(residual)
        if not rates:
            return self.terms.constrain(demand.name, residual)
        if any(sx.which_depends(residual, sx.vertcat(*rates), 2)):
            raise ModelError(
                f"The constraint '{demand.source}' is not linear in the rates: {demand.text}.\n"
                "  Write it as a sum of rates, each times a formula of positions and time."
            )
        return self.terms.constrain_velocity(demand.name, residual)

    def _check_fixed(self, demand: Demand, value: float) -> None:
        """What nothing changes must hold."""
        if abs(value) > 1e-9 * (demand.lengths[2] ** 2 if demand.lengths is not None else 1.0):
            raise ModelError(
                f"'{demand.source}' cannot be assembled: {demand.text} is violated by {value:.3g}, "
                "whatever moves.\n  Check its lengths and the places of fixed points and vectors."
            )

    def _value(self, residual: sx.SX, symbols: Sequence[sx.SX]) -> float:
        """The value of an expression of live parameters alone."""
        if not symbols:
            return float(residual)
        return float(sx.Function("fixed", symbols, [residual])(*[self.live[symbol.name()] for symbol in symbols]))

    # -- forces and drives --------------------------------------------------------------

    def masses(self, parts: Sequence[str], away_from: str) -> list[tuple[Scalar, Scalar]]:
        """Mass and centroid of these parts (of all, if none are given) but those whose centroid is a point."""
        chosen = [self.mechanism.bodies[name] for name in parts] or list(self.mechanism.bodies.values())
        away = [body for body in chosen if body.mass > 0 and not self._is_centroid(away_from, body)]
        return [(body.mass, self.centroid(body.name)) for body in away]

    def _is_centroid(self, point: str, body: Body) -> bool:
        """Whether a point is the centroid of a body, wherever it goes."""
        own = [name for name in body.points if self.node[name] == self.node[point]]
        return body.keeps_shape and any(not unlike(body.members[name], body.centroid) for name in own)

    def add_forces(self) -> None:
        """Forces, drives, and gravity at last, for it acts on all masses."""
        for (_, name), force in self.mechanism.forces.items():
            force.act(name, self)
        for name, motion in self.mechanism.drives.items():
            motion.drive(name, self)
        for (_, name), element in self.mechanism.onesided.items():
            element.act(name, self)
        if self.mechanism.gravity is not None:
            self.mechanism.gravity.act("Gravity", self)

    def kinetic(self, energy: Scalar) -> None:
        """Adds a kinetic energy."""
        self.terms.kinetic(energy)

    def spin_energy(self, part: str, inertia: Scalar) -> Scalar:
        """The energy of the rotation of a part that has axes."""
        frame = self.frame(part)
        if self.dimension == 2:
            return inertia / 2 * self.rate(frame.axes[0]).squared()
        return self.terms.spin_energy(inertia, frame)

    def mass(self, mass: Scalar, place: Vec) -> None:
        """Adds a mass on which gravity acts."""
        self.lagrangian.masses.append(Mass(mass, place))

    def potential(self, energy: Scalar) -> None:
        """Adds a potential."""
        self.terms.potential(energy)

    def dissipation(self, function: Scalar) -> None:
        """Adds a dissipation function."""
        self.terms.dissipation(function)

    def elastic(self, stiffness: Scalar, elongation: Scalar, damping: Scalar = 0, rate: Scalar = None) -> Scalar:
        """Adds a spring and damper; returns its force."""
        return self.terms.elastic(stiffness, elongation, damping, rate)

    def damper(self, damping: Scalar, rate: Scalar) -> None:
        """Adds a damper."""
        self.terms.damper(damping, rate)

    def load(self, force: Scalar, rate: Scalar) -> None:
        """Adds a force by the rate on which it does work; none where nothing moves."""
        force = force.column() if isinstance(force, Vec) else sx.SX(force)
        rate = rate.column() if isinstance(rate, Vec) else sx.SX(rate)
        if not rate.is_zero():
            self.terms.load(force, rate)

    def contact(
        self,
        name: str,
        gap: Scalar,
        slip: Scalar | None = None,
        friction: tuple[Scalar, Scalar] = (0.0, 0.0),
        restitution: Scalar = 0.0,
        *,
        law: ImpactLaw = "newton",
        windows: Sequence[Scalar] = (),
        pair: str = "",
        patch: str = "",
        place: Vec | None = None,
        normal: Vec | None = None,
        near: Scalar | None = None,
    ) -> None:
        """Adds a gap that cannot fall below zero, or, if it contains rates, a velocity that cannot."""
        if not self.terms.has_coordinates(sx.SX(gap)):
            raise ModelError(f"The contact '{pair or name}' is between things that do not move.\n  Leave it out.")
        along = sx.vertcat(*slip) if isinstance(slip, (Vec, list)) else None if slip is None else sx.SX(slip)
        shown, close = [sx.SX(window) for window in windows], None if near is None else sx.SX(near)
        self.terms.contact(
            name, sx.SX(gap), along, friction, restitution, law, shown, pair, patch or name, place, normal, close
        )

    def push(
        self,
        name: str,
        gap: Scalar,
        law: Pushing,
        slip: Sequence[Scalar] = (),
        *,
        windows: Sequence[Scalar] = (),
        pair: str = "",
        place: Vec | None = None,
        normal: Vec | None = None,
    ) -> None:
        """Adds a contact by a spring and a damper that only push, with friction along slip velocities."""
        from bricard.formulations.pushing import friction_force, push
        from bricard.mechanics.contact_outputs import pushed_outputs

        if not self.terms.has_coordinates(sx.SX(gap)):
            raise ModelError(f"The contact '{pair or name}' is between things that do not move.\n  Leave it out.")
        rate, within = self.rate(sx.SX(gap)), [sx.SX(window) for window in windows]
        along = [] if sx.SX(law.friction).is_zero() else [sx.SX(one) for one in slip]
        pushing = push(law, sx.SX(gap), rate, within)
        forces = [pushing.force, *(friction_force(law, pushing, along) if along else ())]
        names = [normal_name(name), *friction_names(name, len(along))]
        for one, speed, shown in zip(forces, [rate, *along], names, strict=True):
            self.load(one, speed)
            self.show(shown, one)
        for shown, value in pushed_outputs(name, sx.SX(gap), along, within, place, normal).items():
            self.show(shown, value)
        self.terms.pushes[name] = pair or name

    def dry_friction(self, name: str, slip: Scalar, limits: tuple[Scalar, Scalar]) -> None:
        """Adds dry friction along a rate, with the limits of its force while it sticks and while it slips."""
        if not self.terms.has_rates(sx.SX(slip)):
            raise ModelError(f"The dry friction '{name}' is between things that do not move.\n  Leave it out.")
        self.terms.dry_friction(name, sx.SX(slip), *limits)

    def count(self, name: str, value: Scalar) -> Scalar:
        """A parameter that starts as the last whole number before a value, and grows by one as an element says."""
        self.counted[name] = sx.SX(value)
        return self.lagrangian.parameter(name, 0.0)

    def play(self, joint: str) -> list[Scalar]:
        """Of a joint that has play: the residuals that would vanish without it."""
        relations = self.mechanism.joints[joint].relations
        return [residual for relation in relations for residual in relation.play(joint, self)]

    def joint_rate(self, name: str) -> Scalar:
        """The rate along which an angle, a slide, a joint or the parts at a point move against each other."""
        from bricard.formulations.rubbing import joint_rate

        return joint_rate(self, name)

    def reaction(self, joint: str) -> Scalar:
        """The size of the force in an explicit joint, or in the joint of two parts at a point."""
        from bricard.formulations.rubbing import reaction

        return reaction(self, joint)

    def show(self, name: str, value: Scalar) -> None:
        """Makes an expression or vector an output of the solution."""
        self.terms.output(name, value)

    def gravity(self, acceleration: Vec) -> None:
        """Gravity on all masses."""
        for mass in self.lagrangian.masses:
            self.potential(-mass.value * (acceleration @ mass.at))

    def prescribe(self, name: str, quantity: Scalar, law: Scalar) -> None:
        """Makes an expression of the coordinates follow a law of time."""
        if sx.SX(quantity).is_constant():
            raise ModelError(f"The motion '{name}' drives something that cannot move.\n  Drive a moving point.")
        self.lagrangian.prescribe(quantity, law, drive_name(name))

    def prescribe_angle(self, name: str, angle: str, law: Scalar) -> None:
        """Makes an angle follow a law of time."""
        if angle in self.quantities:
            self.lagrangian.prescribe(self.quantities[angle], law, drive_name(name))
            return
        found = self.angles[angle]
        self.lagrangian.prescribe_angle(found.cosine, found.sine, law, drive_name(name))

    def prescribe_rate(self, name: str, rate: Scalar, law: Scalar) -> None:
        """Makes a rate follow a law of time."""
        self.lagrangian.prescribe_rate(rate, law, drive_name(name))

    def add_contacts(self) -> None:
        """All ways in which shapes may touch, and where shapes of the world are that move."""
        run = self.mechanism.document.ProblemData
        self.terms.impact_rules = ImpactRules(run.impacts, run.painleve)
        if self.mechanism.contacts:
            from bricard.library.contact_shapes.surface import features

            for contact in self.mechanism.contacts:
                for name, feature in features(contact, self):
                    contact.law.act(name, contact, feature, self)
        for surface in self.mechanism.surfaces:
            if surface.drift is not None:
                carrier = surface.carried(self)
                self.show(f"shape.{surface.name}", carrier.origin)
                self.show(f"shape.{surface.name}.angle", carrier.angle)

    def add_outputs(self) -> None:
        """Angles as further variables, places that are not coordinates, slides, and the user's own outputs."""
        s = self.lagrangian
        for name, angle in self.angles.items():
            if not angle.tracked:
                s.turn(name, angle.rate(self.rate))
        shown = {*s.points, *self.mechanism.ground}
        for name in self.node:
            if name not in shown:
                self.show(name, self.point(name))
        for name, quantity in self.quantities.items():
            if name not in self.terms.symbols:
                self.show(name, quantity)
        for name in self.mechanism.outputs:
            s.output(name, self.formulas.output(name))


def drive_name(name: str) -> str:
    """The name of a motion's constraint, which must differ from that of the quantity it drives."""
    return f"drive.{name}"
