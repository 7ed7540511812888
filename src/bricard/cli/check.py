"""bricard check: what a mechanism is, without solving."""

from __future__ import annotations

from typing import Any

from bricard.assembly.prepared import prepare
from bricard.cli.inputs import read_mechanism
from bricard.cli.output import fail, say, show_json
from bricard.errors import BricardError
from bricard.explaining.report import report_on
from bricard.library.bodies.body import Body


def check(source: str, *, settings: list[str], quiet: bool, as_json: bool) -> None:
    """Prints the report, or what is wrong."""
    mechanism = read_mechanism(source, settings)
    try:
        ready = prepare(mechanism)
    except BricardError as error:
        fail(error)
    coordinates, constraints = ready.sizes
    if as_json:
        show_json(
            {
                "title": mechanism.title,
                "dimension": mechanism.dimension,
                "parts": list(mechanism.bodies),
                "weighed": {name: _weight(mechanism.bodies[name]) for name in mechanism.weighed},
                "coordinates": list(ready.system.coordinates),
                "constraints": [c.name for c in (*ready.system.holonomic, *ready.system.velocity)],
                "degrees_of_freedom": coordinates - constraints,
                "redundant": [one.name for one in ready.rank.redundant],
                "singular": list(ready.rank.singular),
                "moved": dict(ready.start.moved),
                "chosen": ready.start.chosen,
                "warnings": [*mechanism.warnings, *ready.start.left_far],
            }
        )
    elif not quiet:
        say(report_on(ready))


def _weight(body: Body) -> dict[str, Any]:
    """Mass, centroid and inertia, as they follow from shapes."""
    return {"mass": body.mass, "centroid": list(body.centroid), "inertia": body.inertia}
