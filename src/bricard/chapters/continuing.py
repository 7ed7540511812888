"""The mechanism of the next chapter: without what was dropped, from the state in which the last one has ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bricard.chapters.chapter import Chapter
from bricard.dae.structure import derivative_name
from bricard.errors import ModelError, SpecError
from bricard.formulations.formulas import FUNCTIONS
from bricard.mechanism.dropping import split_target, without
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.writing import plain
from bricard.results.trajectory import Segment
from bricard.spec.expressions import CONSTANTS, Expression, Name, evaluate
from bricard.spec.names import AXES
from bricard.symbolic.vectors import Vec


def check_drops(mechanism: Mechanism) -> None:
    """What is left when an event drops something must be a mechanism; that is told before the run."""
    for name, event in mechanism.events.items():
        if event.drop:
            try:
                Mechanism.from_data(_dropped(mechanism, [name]))
            except SpecError as error:
                raise ModelError(
                    f"The event '{name}' drops {', '.join(event.drop)}, on which something else depends:\n{error}\n"
                    "  Let it drop that, too, by a list: drop: [...]."
                ) from None


def next_mechanism(chapter: Chapter, happened: Sequence[str]) -> Mechanism:
    """The mechanism that goes on where a chapter has ended by these events."""
    mechanism = chapter.mechanism
    data = _dropped(mechanism, happened)
    left = Mechanism.from_data(data)
    values = [one for name in happened for one in mechanism.events[name].values.items()]
    changed = {name: _value(formula, chapter) for name, formula in values}
    data = _with_numbers(data, changed)
    held = {name: value for name, value in changed.items() if name not in {**left.parameters, **left.inputs}}
    state = {name: chapter.value(name) for name in state_names(left, chapter.solved.trajectory.segments[-1])}
    run = {**data.get("ProblemData", {}), "t0": chapter.end}
    return Mechanism.from_data({**data, "ProblemData": run | _start(state, held)})


def _dropped(mechanism: Mechanism, happened: Sequence[str]) -> dict[str, Any]:
    """The mechanism's data without what events have dropped, and without events that cannot happen any more.

    Contacts that were closed at the start of the first chapter are what they are now.
    """
    data = plain(mechanism.document)
    data["ProblemData"] = {word: value for word, value in data.get("ProblemData", {}).items() if word != "closed"}
    targets = [target for name in happened for target in mechanism.events[name].drop]
    return {**without(data, targets), "Events": _events_without(mechanism, data["Events"], targets)}


def _events_without(mechanism: Mechanism, entries: Mapping[str, Any], targets: Sequence[str]) -> dict[str, Any]:
    """The events that still make sense when targets are gone."""
    gone = {split_target(target)[1] for target in targets}
    forces = set(_forces(mechanism, gone))
    touching = tuple(f"{kind}.{name.replace('/', '.')}" for name in gone if "/" in name for kind in "NT")
    result = {}
    for name, event in mechanism.events.items():
        drop = [target for target in event.drop if split_target(target)[1] not in gone]
        watches_gone = any(used in forces or used.startswith(touching) for used, _ in event.watched.names)
        if not watches_gone and (drop or event.values or event.end):
            others = {word: value for word, value in entries[name].items() if word != "drop"}
            result[name] = others | ({"drop": drop} if drop else {})
    return result


def _forces(mechanism: Mechanism, gone: set[str]) -> Iterator[str]:
    """The variables of forces that go with what is dropped."""
    for (_, name), element in mechanism.onesided.items():
        if name in gone:
            yield from (f"{kind}.{one}" for one in (name, *element.contacts(name)) for kind in "NT")


def state_names(mechanism: Mechanism, segment: Segment) -> Iterator[str]:
    """Components of points and vectors, angles and slides, and their rates, as far as a segment knows them."""
    members = dict.fromkeys(name for body in mechanism.bodies.values() for name in body.members)
    moving = [name for name in members if name not in mechanism.ground]
    names = [f"{name}.{axis}" for name in moving for axis in AXES[: mechanism.dimension]]
    for name in (*names, *mechanism.quantities):
        if segment.knows(name):
            yield from (name, f"{name}'")


def _with_numbers(data: dict[str, Any], changed: Mapping[str, float]) -> dict[str, Any]:
    """The data with other numbers for parameters and inputs."""
    for section in ("PhysicalParams", "Inputs"):
        own = {name: value for name, value in changed.items() if name in (data.get(section) or {})}
        data = {**data, section: {**data[section], **own}} if own else data
    return data


def _start(state: Mapping[str, float], held: Mapping[str, float]) -> dict[str, Any]:
    """The start of a run from a state; values that are held are met exactly."""
    values = {**state, **held}
    return {
        "start": "given",
        "positions": {name: value for name, value in values.items() if not name.endswith("'")},
        "velocities": {name[:-1]: value for name, value in values.items() if name.endswith("'")},
        "fixedpositions": {name: None for name in held if not name.endswith("'")},
        "fixedvelocities": {name[:-1]: None for name in held if name.endswith("'")},
    }


def _value(formula: Expression, chapter: Chapter) -> float:
    """A formula of names of the solution, at the end of a chapter."""
    trajectory, t = chapter.solved.trajectory, chapter.end
    known = {**CONSTANTS, **chapter.mechanism.constants, **trajectory.segments[-1].parameters, "t": t}

    def lookup(name: Name) -> Any:
        if name.name in known:
            return known[name.name]
        found = np.asarray(trajectory(derivative_name(name.name, name.order), t, "left"))
        return float(found) if found.ndim == 0 else Vec(tuple(found.tolist()))

    return float(evaluate(formula, lookup, FUNCTIONS))
