"""Stiff forces as variables, for implicit integrators.

The force sigma = k e(q) + c e' of an element pulls along W = de/dq, and W^T sigma stands in the equations of motion.
Newton's iteration for an implicit step sees the second derivatives of what it solves: of k e W^T they are as large as
the stiffness, and the steps become short. With sigma as a variable,

    M q'' + W(q)^T sigma + ... = f,      sigma / k - e - (c / k) e' = 0

they are as large as the force, whatever the stiffness is. The solution is the same, and so are the offsets of all
that was there; those of sigma and of its equation are zero.

An element whose direction W is constant, as of a spring on a coordinate, gains nothing and stays as it is. So does
one that holds a point without mass: there the balance of forces would need guesses of sigma at the start. Energies,
works and outputs are those of the system as it was (`MechanicalSystem.unlifted`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bricard.dae.lifting import LIFTED, Lift
from bricard.mechanics.equations import massless
from bricard.mechanics.system import Element, Extra, MechanicalSystem
from bricard.symbolic import sx


def lifted(system: MechanicalSystem) -> MechanicalSystem:
    """The system with the forces of its elements as variables, where their directions turn."""
    if system.apart is None:
        return system
    turning, others = _parted(system.apart.elements, system)
    if not turning:
        return system
    forces = [(force, _size(one, system)) for one in turning for force in sx.vertsplit(one.force)]
    lifts = [_lift(f"{LIFTED}{i}", force, size) for i, (force, size) in enumerate(forces, 1)]
    extras = [Extra(one.name, one.symbol, sx.SX.sym(f"{one.name}'"), one.residual) for one in lifts]
    result = replace(
        system,
        V=sum((one.V for one in others), system.apart.V),
        R=sum((one.R for one in others), system.apart.R),
        Q=system.Q - _pull(turning, _column([one.symbol for one in lifts]), system),
        extras=(*system.extras, *extras),
        outputs=_with_symbols(system.outputs, lifts),
        apart=None,
        unlifted=system,
        lifts=tuple(lifts),
    )
    result.__dict__["lam"] = system.lam  # the same multipliers
    return result


def _with_symbols(outputs: Mapping[str, sx.SX], lifts: Sequence[Lift]) -> dict[str, sx.SX]:
    """Outputs, lifted forces as variables: between steps they are more accurate than what positions tell of them."""
    symbols = {one.value.element_hash(): one.symbol for one in lifts}
    return {name: symbols.get(value.element_hash(), value) for name, value in outputs.items()}


def _lift(name: str, force: sx.SX, size: float) -> Lift:
    return Lift(name, sx.SX.sym(name), force, size)


def _size(element: Element, system: MechanicalSystem) -> float:
    """Of the stiffness of an element, with the values that parameters have; 1 if it follows time."""
    stiffness = element.stiffness
    if system.parameters:
        values = sx.SX(sx.DM(list(system.parameters.values())))
        stiffness = sx.substitute([stiffness], [system.p], [values])[0]
    return abs(float(stiffness)) if stiffness.is_constant() else 1.0


def _parted(elements: Sequence[Element], system: MechanicalSystem) -> tuple[list[Element], list[Element]]:
    """Elements to lift, springs before dampers, and the others."""
    ordered = sorted(elements, key=lambda one: not one.elongation.numel())
    measures = [sx.vertcat(one.elongation, one.rate) for one in ordered]
    pays, first = _pays(_column(measures), system), 0
    parted: tuple[list[Element], list[Element]] = ([], [])
    for element, measure in zip(ordered, measures, strict=True):
        parted[not any(pays[first : first + measure.numel()])].append(element)
        first += measure.numel()
    return parted


def _pays(measures: sx.SX, system: MechanicalSystem) -> list[bool]:
    """Of each measure whether it is worth a variable: its direction turns, and it holds no point without mass."""
    turns = sx.which_depends(measures, sx.vertcat(system.q, system.v), 2, True)
    light = massless(system)
    if not light:
        return turns
    holds = sx.which_depends(measures, sx.vertcat(system.q[light], system.v[light]), 1, True)
    return [one and not other for one, other in zip(turns, holds, strict=True)]


def _pull(elements: Sequence[Element], sigma: sx.SX, system: MechanicalSystem) -> sx.SX:
    """W^T sigma of all elements, springs before dampers."""
    e, r = _column([one.elongation for one in elements]), _column([one.rate for one in elements])
    springs = e.numel()
    pulls = [sx.jtimes(e, system.q, sigma[:springs], True)] if springs else []
    pulls += [sx.jtimes(r, system.v, sigma[springs:], True)] if r.numel() else []
    return sx.densify(sum(pulls, sx.SX.zeros(system.size)))


def _column(parts: Sequence[sx.SX]) -> sx.SX:
    return sx.vertcat(sx.SX(0, 1), *parts)
