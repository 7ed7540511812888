"""A mechanism as users hold it: read, changed, written, reported on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field, fields
from functools import cached_property
from os import PathLike, fspath
from os.path import exists
from typing import Any

from bricard.checks import as_names, checked
from bricard.doors import door
from bricard.errors import SpecError
from bricard.facts import Fact, Telling, valued
from bricard.keeping import Kept
from bricard.mechanism.cautions import about_names, about_values
from bricard.mechanism.contents import Contents
from bricard.mechanism.reading.sources import (
    entries_with,
    read_again,
    read_anew,
    read_data,
    read_file,
    read_live,
    read_run_again,
    read_run_anew,
    read_text,
)
from bricard.records import dataclass

PREFIX = "problem:"  # of the names of built-in mechanisms


@dataclass(frozen=True, eq=False)
class Mechanism(Contents, Telling):
    """A mechanism, as every formulation finds it.

    kept   what was made of it, for the next time: models with their starts and programs
    """

    kept: Kept = field(default_factory=Kept, init=False, repr=False)

    @staticmethod
    @checked(SpecError, but=("parameters",))
    def load(path: str | PathLike[str], **parameters: float | str) -> Mechanism:
        """The mechanism that a MechSpec file describes, or `problem:NAME`, which is built in.

        Parameters replace those of the file.
        """
        name = str(fspath(path))
        if "\n" in name:
            raise SpecError(
                "A path is wanted here, not a text of several lines.\n"
                "  Make a mechanism of the text: Mechanism.parse(text)."
            )
        if name.startswith(PREFIX):
            built_in: Mechanism = door("built-in mechanism")(name.removeprefix(PREFIX), **parameters)
            return built_in
        if not exists(name) and name in door("built-in mechanisms")():
            raise SpecError(f"{name}: there is no such file.\n  The built-in mechanism is called {PREFIX}{name}.")
        return _made_of(read_file(path, parameters))

    @staticmethod
    @checked(SpecError, but=("parameters",))
    def parse(text: str, name: str = "<text>", **parameters: float | str) -> Mechanism:
        """The mechanism that a MechSpec text describes."""
        return _made_of(read_text(text, name, parameters))

    @staticmethod
    def from_data(data: Any, /, **parameters: float | str) -> Mechanism:
        """The mechanism that plain data describe: the mappings, lists, numbers and texts of a MechSpec file."""
        return _made_of(read_data(data, parameters))

    @checked(SpecError, but=("parameters",))
    def with_parameters(self, **parameters: float | str) -> Mechanism:
        """The same mechanism with other values of its parameters."""
        from bricard.mechanism.writing import plain

        return Mechanism.from_data(plain(self.document), **parameters)

    def with_values(self, parameters: Mapping[str, float], inputs: Mapping[str, Any]) -> Mechanism:
        """The same mechanism with other values of parameters and inputs: numbers, of inputs also (times, values)."""
        again = read_again(self, parameters, inputs)
        other = _made_of(read_anew(self.document, parameters, inputs)) if again is None else again
        if other.bodies.keys() == self.bodies.keys():
            other.__dict__["_about_names"] = self._about_names
        return other

    def with_symbols(self, numbers: Mapping[str, Any]) -> Mechanism:
        """The same mechanism with live numbers for some of its parameters."""
        return _made_of(read_live(self.document, numbers))

    def sections_with(self, parameter: str) -> Collection[str]:
        """The sections whose formulas contain a parameter, directly or by other parameters."""
        return entries_with(self.users, [parameter])

    @checked(SpecError)
    def starting(
        self,
        positions: Mapping[str, Any] | None = None,
        velocities: Mapping[str, Any] | None = None,
        fixed: str | Iterable[str] = (),
        start: str | None = None,
    ) -> Mechanism:
        """The same mechanism with further or other values at its start; `fixed` names those to hold (A.x, A.x').

        start   "given", or "equilibrium" for where it rests if it is let go from there; default what it was
        """
        from bricard.mechanism import starting

        held = as_names(fixed, "fixed")
        return self._with_run(starting.with_values(self, positions or {}, velocities or {}, held, start))

    @checked(SpecError)
    def at_time(self, t0: float, end: float | None = None) -> Mechanism:
        """The same mechanism with its start, and the end of its run, at another time."""
        from bricard.mechanism import starting

        return self._with_run(starting.at_time(self, t0, end))

    def _with_run(self, run: Mapping[str, Any]) -> Mechanism:
        """The same mechanism with other words in its ProblemData; those without a value are left out."""
        again = read_run_again(self, run)
        other = _made_of(read_run_anew(self.document, run)) if again is None else again
        other.__dict__["_about_names"] = self._about_names
        return other

    def text(self) -> str:
        """The mechanism as a MechSpec file."""
        from bricard.mechanism.writing import text

        return text(self.document)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the mechanism as a MechSpec file."""
        from bricard.atomic import write_text

        write_text(path, self.text())

    def report(self) -> str:
        """Parts, joints, and the natural-coordinate model: bring in, assign, equate, DOF, structure."""
        return str(door("report")(self))

    @cached_property
    def warnings(self) -> tuple[str, ...]:
        """What may not be meant so: gravity upwards, inertias that no body has, parts that hang on nothing."""
        return (*about_values(self), *self._about_names)

    @cached_property
    def _about_names(self) -> tuple[str, ...]:
        return about_names(self)

    def _facts(self) -> Iterator[Fact]:
        yield "title", self.title
        yield "description", self.description
        yield "moves in", "the plane" if self.dimension == 2 else "space"
        yield "parts", list(self.bodies)
        yield "explicit joints", [f"{joint.name} ({joint.kind})" for joint in self.joints.values()]
        yield "forces", [*(["gravity"] if self.gravity else []), *[name for _, name in self.forces]]
        yield "motions", list(self.drives)
        yield "contacts", [contact.pair for contact in self.contacts]
        yield "parameters", valued(self.parameters)
        yield "run", "" if self.start.end is None else f"from {self.start.t0:g} to {self.start.end:g} s"
        yield "warnings", " ".join(self.warnings)

    def __repr__(self) -> str:
        return f"Mechanism({self.title or 'untitled'!r}, {self.dimension}D, parts: {', '.join(self.bodies)})"


def _made_of(contents: Contents) -> Mechanism:
    return Mechanism(**{field.name: getattr(contents, field.name) for field in fields(contents)})
