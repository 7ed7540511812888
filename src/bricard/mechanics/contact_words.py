"""Words for what is not smooth in a Lagrangian: gaps, stops, cables, clutches, dry friction."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from bricard.checks import checked, shown
from bricard.errors import ModelError
from bricard.mechanics.terms import Terms
from bricard.mechanics.unilateral import ImpactLaw, ImpactOrder, ImpactRules, Jamming
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_expression, as_scalar
from bricard.symbolic.vectors import Vec, as_vec


class ContactWords:
    """A part of `Lagrangian`."""

    terms: Terms

    @checked(ModelError)
    def unilateral(
        self,
        gap: Scalar,
        slip: Scalar | None = None,
        friction: Scalar | tuple[Scalar, Scalar] = 0.0,
        restitution: Scalar = 0.0,
        law: ImpactLaw = "newton",
        name: str = "",
    ) -> None:
        """Keeps an expression of t and q from falling below zero; while it is zero a force N >= 0 pushes it open.

        slip         velocity along which it rubs, an expression of t, q and q'; a vector of two components in space
        friction     coefficient of dry friction, or those of sticking and of slipping
        restitution  of an impact: 0, the gap stays closed, to 1, it opens as fast as it closed
        law          "newton": restitution of velocities; "poisson": of impulses
        """
        expression = as_scalar(gap, "A gap")
        name = self.terms.new_name(name)
        if self.terms.has_rates(expression):
            raise ModelError(f"The gap '{name}' contains rates.\n  Of rates use clutch(rate, other).")
        along = None if slip is None else as_expression(slip, f"The slip of '{name}'")
        coefficients = _static_and_kinetic(friction, name)
        if along is None and not all(sx.SX(one).is_zero() for one in coefficients):
            raise ModelError(f"The contact '{name}' has friction but no slip velocity.\n  Give slip=...")
        e = _within(as_scalar(restitution, f"The restitution of '{name}'"), 1.0, f"The restitution of '{name}'")
        self.terms.contact(name, expression, along, coefficients, e, law)

    @checked(ModelError)
    def impacts(self, order: ImpactOrder = "together", painleve: Jamming = "stop") -> None:
        """Says how contacts collide that touch at the same time, and what follows where friction jams one.

        order     "together": one law for all of them; "in turn": one after the other, the fastest approach first, as
                  if there were small gaps between them (Newton's cradle)
        painleve  "stop": the run ends with the diagnosis; "impact": an impact without collision (Routh) goes on
        """
        self.terms.impact_rules = ImpactRules(order, painleve)

    @checked(ModelError)
    def limit(
        self,
        quantity: Scalar,
        low: Scalar | None = None,
        high: Scalar | None = None,
        restitution: Scalar = 0.0,
        name: str = "",
    ) -> None:
        """Stops: keeps an expression of t and q between limits, of which one may be missing."""
        name = self.terms.new_name(name)
        if low is None and high is None:
            raise ModelError(f"The limit '{name}' has neither a low nor a high end.")
        value = as_scalar(quantity, "A limited quantity")
        if low is not None:
            self.unilateral(value - low, restitution=restitution, name=f"{name}.low")
        if high is not None:
            self.unilateral(high - value, restitution=restitution, name=f"{name}.high")

    @checked(ModelError)
    def cable(self, *points: Vec, length: Scalar, restitution: Scalar = 0.0, name: str = "") -> None:
        """A cable over points: together they are never farther from each other than its length; it only pulls."""
        if len(points) < 2:
            raise ModelError("A cable needs two points at least, and its length: cable(A, B, length=3).")
        places = [as_vec(point) for point in points]
        used = sum(((b - a).norm() for a, b in pairwise(places)), sx.SX(0))
        self.unilateral(as_scalar(length, "The length of a cable") - used, restitution=restitution, name=name)

    @checked(ModelError)
    def clutch(self, rate: Scalar, other: Scalar = 0.0, name: str = "") -> None:
        """A one-way clutch: a rate, an expression of t, q and q', never falls below another."""
        excess = as_scalar(rate, "A rate of a clutch") - as_scalar(other, "A rate of a clutch")
        name = self.terms.new_name(name)
        if not self.terms.has_rates(excess):
            raise ModelError(f"The clutch '{name}' contains no rate.\n  Of positions use unilateral() or limit().")
        self.terms.contact(name, excess)

    @checked(ModelError)
    def dry_friction(self, rate: Scalar, limit: Scalar | tuple[Scalar, Scalar], name: str = "") -> None:
        """Dry friction along a rate, with a limit of its force, or those of sticking and of slipping."""
        slip = as_scalar(rate, "A rate with friction")
        name = self.terms.new_name(name)
        if not self.terms.has_rates(slip):
            raise ModelError(f"The dry friction '{name}' contains no rate.")
        self.terms.dry_friction(name, slip, *_static_and_kinetic(limit, name))


def _static_and_kinetic(friction: Any, name: str) -> tuple[sx.SX, sx.SX]:
    """Of one number, or of two."""
    what = f"The friction of '{name}'"
    both = friction if isinstance(friction, (tuple, list)) else (friction, friction)
    if len(both) != 2:
        raise ModelError(f"{what} is {shown(friction)}; give one number, or (static, kinetic).")
    static, kinetic = (_within(as_scalar(one, what), math.inf, what) for one in both)
    if static.is_constant() and kinetic.is_constant() and float(static) < float(kinetic):
        raise ModelError(f"{what} is greater while it slips, {float(kinetic):g}, than while it sticks.")
    return static, kinetic


def _within(value: sx.SX, highest: float, what: str) -> sx.SX:
    """A number, checked where it is one, from zero to a highest value."""
    if value.is_constant() and not 0 <= float(value) <= highest:
        upper = "negative" if highest == math.inf else f"outside 0 to {highest:g}"
        raise ModelError(f"{what} is {float(value):g}; it must not be {upper}.")
    return value
