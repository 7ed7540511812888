"""From words to a mechanism: what names mean, whether they fit together, and all numbers.

Each pass fills in a part of the draft or checks it; none stops at what is wrong, so that all is reported at once.
The order: numbers need parameters; joints need bodies; all checks need all names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from bricard.library.forces import FORCES
from bricard.mechanism.contents import Contents
from bricard.mechanism.document import Document
from bricard.mechanism.reading.clashes import check_clashes
from bricard.mechanism.reading.draft import Draft, has_unit, read_parameters
from bricard.mechanism.reading.formulas import check_events, check_outputs, check_points
from bricard.mechanism.reading.joints import check_joints, loosen_joints, make_joints, name_quantities
from bricard.mechanism.reading.laws import make_inputs, make_laws
from bricard.mechanism.reading.parts import fix_ground, make_bodies
from bricard.mechanism.reading.references import check_references, check_runs
from bricard.mechanism.reading.sharing import check_sharing
from bricard.mechanism.reading.starts import make_start
from bricard.mechanism.reading.subjects import check_onesided_names, check_subjects
from bricard.spec.findings import Finding


def make_touching(draft: Draft) -> None:
    """Shapes, what they weigh, and contacts, if there are any and they are not as before."""
    if (draft.document.Shapes or draft.document.Contacts) and not draft.touches_as_before:
        from bricard.mechanism.reading.contacts import make_contacts, make_surfaces, weigh_bodies

        make_surfaces(draft)
        weigh_bodies(draft)
        make_contacts(draft)


def check_units(draft: Draft) -> None:
    """All expressions, if one of them has a unit."""
    if has_unit(draft.document):
        from bricard.mechanism.reading.dimensions import check_dimensions

        check_dimensions(draft)


T = TypeVar("T", bound=Contents)
Pass = Callable[[Draft], None]
PASSES: tuple[Pass, ...] = (
    read_parameters,
    fix_ground,
    make_bodies,
    make_joints,
    name_quantities,
    loosen_joints,
    check_clashes,
    check_references,
    check_runs,
    make_touching,
    check_subjects,
    check_onesided_names,
    check_points,
    check_outputs,
    check_events,
    check_sharing,
    check_units,
)
OF_VALUES: tuple[Pass, ...] = (
    read_parameters,
    fix_ground,
    make_bodies,
    check_joints,
    check_references,
    make_touching,
    check_subjects,
    check_points,
    check_outputs,
    check_events,
    check_sharing,
)
"""those for a document that was right with other values: names fit together as they did"""


class Resolver:
    """A document on its way to a mechanism; what is wrong is collected in `findings`."""

    def __init__(self, document: Document, given: Mapping[str, float] | None = None) -> None:
        self.draft = Draft(document, given or {})

    @property
    def findings(self) -> list[Finding]:
        """What is wrong."""
        return self.draft.findings

    def resolve(self) -> Contents | None:
        """What the mechanism consists of, or None if there are findings."""
        for step in PASSES:
            step(self.draft)
        return _contents(self.draft)


def resolve_again(document: Document, before: T, touched: Mapping[str, Collection[str]]) -> T | None:
    """A mechanism with other values of parameters and inputs, which some entries contain.

    None if something is wrong with these values, or parts come or go with them; to read all of it tells more.
    """
    draft = Draft(document, {}, before, touched)
    for step in OF_VALUES:
        step(draft)
        if draft.findings or draft.bodies.keys() != before.bodies.keys():
            return None
    laws, inputs, start = make_laws(draft), make_inputs(draft), make_start(draft)
    if draft.findings:
        return None
    return replace(
        before,
        parameters=draft.parameters,
        ground=draft.ground,
        bodies=draft.bodies,
        tables=laws.tables,
        lookups=laws.lookups,
        inputs=inputs,
        start=start,
        surfaces=tuple(draft.surfaces),
        weighed=draft.weighed,
        contacts=tuple(draft.contacts),
        document=document,
    )


def _contents(draft: Draft) -> Contents | None:
    document, laws, inputs, start = draft.document, make_laws(draft), make_inputs(draft), make_start(draft)
    if draft.findings:
        return None
    return Contents(
        title=document.Title,
        description=document.Description,
        dimension=draft.dimension,
        parameters=draft.parameters,
        ground=draft.ground,
        bodies=draft.bodies,
        joints=draft.joints,
        forces={(section, name): word for section in FORCES for name, word in document.section(section).items()},
        gravity=document.gravity,
        drives=document.Motions,
        onesided=dict(draft.onesided),
        events=document.Events,
        tables=laws.tables,
        lookups=laws.lookups,
        inputs=inputs,
        outputs=document.ProblemData.outputs,
        start=start,
        surfaces=tuple(draft.surfaces),
        weighed=draft.weighed,
        contacts=tuple(draft.contacts),
        document=document,
        names=draft.names,
    )
