"""What a results file holds beside its arrays, and whether all of it fits together.

Types are checked as the header is read (pydantic); sizes, numbers and names that must agree by `check`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Literal, get_type_hints

import numpy as np
from pydantic import TypeAdapter, ValidationError

from bricard.contact.history import NOTHING_TOUCHES, History
from bricard.errors import FileError
from bricard.records import dataclass
from bricard.results.certificate import Certificate
from bricard.results.names import Output
from bricard.results.picture import Picture
from bricard.results.tape import CODES, UNKNOWN, Tape
from bricard.solvers.events import Occurrence

SEGMENT_ARRAYS = ("times", "values", "outputs", "starts", "coefficients", "end")
POLYNOMIALS = ("starts", "coefficients", "end")
CERTIFICATE_ARRAYS = ("t", "residuals", "hidden_residuals", "regularity", "defects")


@dataclass(frozen=True)
class StoredChapter:
    """A chapter of a motion: how many segments it has, and its mechanism."""

    segments: int
    description: str
    drives: tuple[str, ...]


@dataclass(frozen=True)
class StoredMotion:
    """What a motion has more than a solution."""

    picture: Picture | None
    description: str
    drives: tuple[str, ...]
    chapters: tuple[StoredChapter, ...] = ()


@dataclass(frozen=True)
class StoredSegment:
    """What a segment has beside its arrays."""

    start: float
    end: float
    parameters: Mapping[str, float]
    variables: tuple[str, ...]
    offsets: tuple[int, ...]
    positions: tuple[int, ...]
    outputs: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Header:
    """The part of a file that is text."""

    kind: Literal["Solution", "Motion"]
    arrays: tuple[str, ...]
    success: bool
    message: str
    events: tuple[Occurrence, ...]
    units: Mapping[str, str]
    segments: tuple[StoredSegment, ...]
    certificate: dict[str, Any]
    versions: Mapping[str, str]
    motion: StoredMotion | None = None
    history: History = NOTHING_TOUCHES


@dataclass(frozen=True)
class StoredOutput:
    """A tape; constants that are not 0.0 by their place."""

    name: str
    order: int
    derivatives: tuple[tuple[int, int], ...]
    inputs: int
    operations: str
    operands: tuple[tuple[int, int], ...]
    constants: Mapping[str, float]
    result: int

    def output(self) -> Output:
        """The output that it was."""
        codes = np.array([CODES.get(name, UNKNOWN) for name in self.operations.split()], dtype=np.uint8)
        constants = np.zeros(len(codes))
        for k, value in self.constants.items():
            constants[int(k)] = value
        operands = np.array(self.operands, dtype=np.int32).reshape(-1, 2)
        result = np.array([self.result], dtype=np.int32)
        return Output(Tape(self.inputs, codes, operands, constants, result), self.derivatives)


def read_header(text: str) -> Header:
    """The header, where all of it has the right type."""
    found: Header = _read(_adapter(Header), text, "header")
    return found


def read_outputs(text: bytes) -> tuple[StoredOutput, ...]:
    """The tapes of the outputs."""
    found: tuple[StoredOutput, ...] = _read(_adapter(tuple[StoredOutput, ...]), text, "outputs")
    return found


def read_certificate(numbers: dict[str, Any], arrays: Mapping[str, Any]) -> Certificate:
    """The certificate; what an older version did not know has its default."""
    try:
        plain = {name: _adapter(_hints()[name]).validate_python(value) for name, value in numbers.items()}
        return Certificate(**plain, **_certificate_arrays(arrays))
    except (ValidationError, KeyError, TypeError):
        raise FileError("its certificate is not complete") from None


def _certificate_arrays(arrays: Mapping[str, Any]) -> dict[str, Any]:
    """The arrays that there are: an older version did not know them all, and some integrators have none to give."""
    found = {name: arrays.get(f"certificate_{name}") for name in CERTIFICATE_ARRAYS}
    there = {name: values for name, values in found.items() if values is not None}
    return {name: values for name, values in there.items() if name != "defects" or len(values)}


def array_name(name: str, segment: int) -> str:
    """The name in the file of an array of a segment."""
    return name if segment == 0 else f"segment{segment}_{name}"


def segment_arrays(arrays: Mapping[str, Any], segment: int) -> dict[str, Any]:
    """The arrays of a segment by their own names."""
    named = {name: arrays.get(array_name(name, segment)) for name in SEGMENT_ARRAYS}
    found = {name: values for name, values in named.items() if values is not None}
    for name in ("times", "values", "outputs"):
        if name not in found:
            raise FileError(f"'{array_name(name, segment)}' is missing")
    return found


def check(header: Header, arrays: Mapping[str, Any]) -> None:
    """Refuses a file whose parts contradict each other."""
    for wrong in _wrong_header(header, arrays):
        raise FileError(wrong)


def check_segment(
    segment: StoredSegment, arrays: Mapping[str, Any], outputs: Mapping[tuple[str, int], Output]
) -> None:
    """Refuses a segment whose parts contradict each other."""
    for wrong in (
        *_wrong_arrays(arrays),
        *_wrong_names(segment, arrays["values"].shape),
        *_wrong_outputs(segment, outputs),
    ):
        raise FileError(wrong)


def try_outputs(outputs: Mapping[tuple[str, int], Output]) -> None:
    """Evaluates all outputs once: tapes of a file without checksum may hold anything."""
    for (name, _), output in outputs.items():
        try:
            output.tape(np.ones((output.tape.inputs, 1)))
        except Exception:
            raise FileError(f"the operations of the output '{name}' make no sense") from None


def _wrong_header(header: Header, arrays: Mapping[str, Any]) -> Iterator[str]:
    for name, array in arrays.items():
        if array.dtype.kind != ("u" if name.endswith("outputs") else "f"):
            yield f"'{name}' does not hold numbers"
    shapes = {values.shape for name, values in _certificate_arrays(arrays).items() if name != "defects"}
    if len(shapes) != 1 or len(next(iter(shapes))) != 1:
        yield "the arrays of the certificate have different lengths"
    if (header.kind == "Motion") != (header.motion is not None):
        yield f"a {header.kind} {'with' if header.motion else 'without'} what belongs to a motion"
    counts = [chapter.segments for chapter in header.motion.chapters] if header.motion else []
    if counts and (min(counts) < 1 or sum(counts) != len(header.segments)):
        yield "chapters that do not have its segments"
    picture = header.motion and header.motion.picture
    if picture and picture.dimension not in (2, 3):
        yield f"the picture has {picture.dimension} dimensions"
    if not header.segments:
        yield "it has no segments"
    if any(before.end != after.start for before, after in pairwise(header.segments)):
        yield "its segments do not follow each other"


def _wrong_arrays(arrays: Mapping[str, Any]) -> Iterator[str]:
    times, values = arrays["times"], arrays["values"]
    for name in ("times", "starts", "end"):
        if name in arrays and not np.isfinite(arrays[name]).all():
            yield f"'{name}' holds times that are not finite"
    if times.ndim != 1 or values.ndim != 3 or len(values) != len(times):
        yield f"'times' and 'values' have shapes {times.shape} and {values.shape}"
    if any(name in arrays for name in POLYNOMIALS):
        coefficients = arrays["coefficients"]
        if coefficients.ndim != 3 or coefficients.shape[2] != values.shape[2] or arrays["end"].shape != (1,):
            yield f"'coefficients' and 'values' have shapes {coefficients.shape} and {values.shape}"
        elif coefficients.shape[1] < values.shape[1]:
            yield "the polynomials are shorter than the values"


def _wrong_names(segment: StoredSegment, shape: tuple[int, ...]) -> Iterator[str]:
    known = {*segment.variables, *segment.outputs}
    if len(known) < len(segment.variables) + len(segment.outputs):
        yield "a name is given twice"
    if not len(segment.variables) == len(segment.offsets) == len(segment.positions) == shape[2]:
        yield "the number of variables is not that of the values"
    if sorted(segment.positions) != list(range(shape[2])):
        yield "the columns of the variables are not those of the values"
    if not all(0 <= offset < shape[1] for offset in segment.offsets):
        yield "the derivatives of the variables are not those of the values"
    for name, members in segment.groups.items():
        if not members or not known.issuperset(members):
            yield f"'{name}' stands for names that are not in the file"


def _wrong_outputs(segment: StoredSegment, outputs: Mapping[tuple[str, int], Output]) -> Iterator[str]:
    if {name for name, _ in outputs} != set(segment.outputs) or not all((name, 0) in outputs for name, _ in outputs):
        yield "the outputs are not those of the header"
    for (name, _), output in outputs.items():
        tape, slots = output.tape, output.tape.inputs + len(output.tape.codes)
        if (
            tape.inputs != 1 + len(segment.parameters) + len(output.derivatives)
            or len(tape.operands) != len(tape.codes)
            or not 0 <= tape.results[0] < slots
            or not np.all((tape.operands >= -1) & (tape.operands < slots))
            or not all(0 <= j < len(segment.variables) and order >= 0 for j, order in output.derivatives)
        ):
            yield f"the operations of the output '{name}' do not fit to the variables"


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """What reads a type; making one takes longer than reading by it."""
    return TypeAdapter(kind)


@cache
def _hints() -> dict[str, Any]:
    """The types of a certificate's fields."""
    return get_type_hints(Certificate)


def _read(adapter: TypeAdapter[Any], text: str | bytes, what: str) -> Any:
    try:
        return adapter.validate_json(text, strict=True)
    except ValidationError as error:
        raise FileError(_first(error, what)) from None


def _first(error: ValidationError, what: str) -> str:
    """The first thing that is wrong."""
    found = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in found["loc"])
    return f"its {what}{f' at {place}' if place else ''}: {found['msg']}"
