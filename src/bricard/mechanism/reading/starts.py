"""The run: its span and tolerance, and what is given of its start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

from bricard.mechanism.contents import Start
from bricard.mechanism.reading.draft import Draft
from bricard.spec.findings import Path
from bricard.spec.names import AXES

RUN = "ProblemData"


def make_start(draft: Draft) -> Start:
    """The start; values of points and vectors by component."""
    run = draft.document.ProblemData
    same = (vars(run).keys() - {"outputs"}).isdisjoint(draft.touched)
    if draft.before is not None and same and draft.ground == draft.before.ground:
        return draft.before.start
    return Start(
        *_span(draft, run),
        _tolerance(draft, run),
        _values(draft, run.positions, "positions"),
        _values(draft, run.velocities, "velocities"),
        _fixed(draft, run.fixedpositions, run.positions, "positions"),
        _fixed(draft, run.fixedvelocities, run.velocities, "velocities"),
        _closed(draft, run.closed),
        run.contact,
        _step(draft, run),
        run.start,
    )


def _span(draft: Draft, run: Any) -> tuple[float, float | None]:
    t0 = draft.number(run.t0, (RUN, "t0")) if run.t0 is not None else 0.0
    end = draft.number(run.tend, (RUN, "tend")) if run.tend is not None else None
    if end is not None and end == t0:
        draft.find((RUN, "tend"), f"the run ends where it starts, at t = {end:g}", "Give another tend, or t0.")
    return t0, end


def _tolerance(draft: Draft, run: Any) -> float | None:
    if run.tolerance is None:
        return None
    tolerance = draft.number(run.tolerance, (RUN, "tolerance"))
    if tolerance <= 0 or tolerance >= 1:
        remedy = "Give one between 0 and 1, such as 1e-10."
        draft.find((RUN, "tolerance"), f"the tolerance is {tolerance:g}", remedy)
    return tolerance


def _step(draft: Draft, run: Any) -> float | None:
    """The step of contact: steps, which needs one."""
    if run.step is None:
        if run.contact == "steps":
            draft.find((RUN, "contact"), "contact by steps needs a step", "Add step: 1e-3.")
        return None
    if run.contact != "steps":
        draft.find((RUN, "step"), "there is a step, but nothing that takes it", "Add contact: steps.", on_key=True)
    step = draft.number(run.step, (RUN, "step"))
    if step <= 0:
        draft.find((RUN, "step"), f"the step is {step:g}", "It must be positive, such as 1e-3.")
    return step


# ---------------------------------------------------------------------------------------------- values


def _values(draft: Draft, given: Mapping[str, Any], word: str) -> dict[str, float]:
    """Values by component."""
    result: dict[str, float] = {}
    first: dict[str, str] = {}
    for name, value in given.items():
        path = (RUN, word, name)
        components = _components(draft, name, word)
        if components is None:
            _unknown(draft, name, path)
        elif _fits(draft, name, value, components, path):
            for component, one in zip(components, _numbers(draft, value, len(components), path), strict=True):
                if component in result:
                    finding = f"'{component}' is given twice, by {first[component]} and by {name}"
                    draft.find(path, finding, "Give it once.", on_key=True)
                result[component] = one
                first[component] = name
                _check_ground(draft, component, one, word, path)
    return result


def _fits(draft: Draft, name: str, value: Any, components: tuple[str, ...], path: Path) -> bool:
    count = len(value) if isinstance(value, tuple) else 1
    if len(components) == 1:
        if isinstance(value, tuple) and count != 1:
            draft.find(path, f"'{name}' is one number, not a list of {count}", "Give one number.")
            return False
        return True
    if isinstance(value, tuple) and count <= len(components):
        return True
    given = f"a list of {count}" if isinstance(value, tuple) else "one number"
    finding = f"'{name}' has {len(components)} components, not {given}"
    draft.find(path, finding, f"Write {name}: [{', '.join(AXES[: len(components)])}].")
    return False


def _numbers(draft: Draft, value: Any, count: int, path: Path) -> list[float]:
    """The components, trailing zeros added."""
    if not isinstance(value, tuple):
        return [draft.number(value, path)]
    numbers = [draft.number(one, (*path, i)) for i, one in enumerate(value)]
    return [*numbers, *[0.0] * (count - len(numbers))]


def _check_ground(draft: Draft, component: str, value: float, word: str, path: Path) -> None:
    """What is fixed stays where it is."""
    name, _, axis = component.rpartition(".")
    if name not in draft.ground or axis not in AXES:
        return
    place = draft.ground[name][AXES.index(axis)] if word == "positions" else 0.0
    if abs(value - place) > 1e-9 * max(1.0, abs(place)):
        finding = f"{name} is fixed with {component} = {place:g}, not {value:g}"
        if word == "velocities":
            finding = f"{name} is fixed and has no velocity"
        draft.find(path, finding, "Leave it out here, or take it out of Fixed.", on_key=True)


def _fixed(draft: Draft, names: Iterable[str], given: Mapping[str, Any], word: str) -> frozenset[str]:
    known = {component for name in given for component in _components(draft, name, word) or ()}
    result: set[str] = set()
    for name in names:
        path = (RUN, f"fixed{word}", name)
        components = _components(draft, name, word)
        if components is None:
            _unknown(draft, name, path)
            continue
        result.update(components)
        without = [component for component in components if component not in known]
        if without:
            verb = "is" if len(without) == 1 else "are"
            finding = f"{' and '.join(without)} {verb} fixed without a value"
            draft.find(path, finding, f"Give {name} a value under {word}.", on_key=True)
    return frozenset(result)


def _closed(draft: Draft, names: Iterable[str]) -> tuple[str, ...]:
    """Contacts that touch at the start, as their pairs are called."""
    pairs = {f"{one}/{two}": f"{one}/{two}" for one, two in permutations(draft.document.Shapes, 2)}
    pairs |= {f"{two}/{one}": contact.pair for contact in draft.contacts for one, two in [contact.pair.split("/")]}
    for (_, name), element in draft.onesided:
        pairs |= {one: one for one in (name, *element.contacts(name)) if element.contacts(name)}
    known = [name for name in names if draft.check_known(name, pairs, "contact", (RUN, "closed", name), on_key=True)]
    return tuple(dict.fromkeys(pairs[name] for name in known))


# ----------------------------------------------------------------------------------------------- names


def _components(draft: Draft, name: str, word: str) -> tuple[str, ...] | None:
    """Likewise; velocities may also be angular."""
    return components_of(draft, name) or (draft.names.spins.get(name) if word == "velocities" else None)


def components_of(draft: Draft, name: str) -> tuple[str, ...] | None:
    """Components that a name of the start stands for: A -> A.x, A.y; Ax or A.x -> A.x; theta -> theta."""
    names, axes = draft.names, AXES[: draft.dimension]
    if name in names.coordinates:
        return (name,)
    if name in names.places:
        return tuple(f"{name}.{axis}" for axis in axes)
    dotted = f"{name[:-1]}.{name[-1:]}"
    return (dotted,) if dotted in names.coordinates else None


def _unknown(draft: Draft, name: str, path: Path) -> None:
    names = draft.names
    known = {**names.places, **names.quantities, **names.coordinates}
    finding, remedy = f"there is no point, vector, slide or angle '{name}'", draft.similar(name, known)
    if name.endswith("'"):
        finding, remedy = f"'{name}' is a rate", "Rates stand, without the prime, under velocities."
    elif f"{name}.omega" in names.spins:
        finding = f"'{name}' is a part, of which the start knows the points and angles"
        remedy = f"Write {name}.omega under velocities, or name an angle: Angles: {{theta: {name}}}."
    elif name in names.spins:
        finding, remedy = f"'{name}' is an angular velocity", "It stands under velocities."
    elif name.endswith("z") and name[:-1].removesuffix(".") in names.places:
        finding, remedy = f"'{name}' does not exist in the plane", "Points of the plane have x and y."
    draft.find(path, finding, remedy, on_key=True)
