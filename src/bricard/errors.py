"""The error tree of bricard.

    BricardError
    ├── ModelError              the equations cannot be used as they stand
    │   ├── NonAnalyticError    abs, min, max, sign, if: no Taylor series
    │   └── StructureError      ill-posed, or the structural analysis fails
    ├── SpecError               the description of a mechanism cannot be used
    ├── InitialValueError       missing, surplus or contradictory initial values
    ├── OptionError             a tolerance, order, time span or other option out of range
    ├── SolutionError           a question that the solution cannot answer
    ├── FileError               a file that cannot be read or written
    └── EngineError             the compiled engine cannot do what was asked
    UserWarning
    └── MechanismWarning        a mechanism that can be used, but may not be meant so
    KeyboardInterrupt
    └── Interrupted             Ctrl-C during a run; carries the solution so far

Every message says where, what was found and what to do. A run that stops on the way is not an
error: it returns a solution whose `success` is False and whose `message` says why.
"""

from collections.abc import Iterable
from typing import Any


class BricardError(Exception):
    """Base of all errors that bricard raises on purpose."""


class ModelError(BricardError, ValueError):
    """The equations cannot be used as they stand."""


class NonAnalyticError(ModelError):
    """A function without a Taylor series (abs, min, max, sign, if) stands in the equations."""


class StructureError(ModelError):
    """The system is structurally ill-posed, or its structural analysis fails."""


class SpecError(BricardError, ValueError):
    """The description of a mechanism cannot be used; `findings` lists all that is wrong (bricard.spec.Finding)."""

    def __init__(self, message: str, findings: Iterable[Any] = ()) -> None:
        super().__init__(message)
        self.findings: tuple[Any, ...] = tuple(findings)


class InitialValueError(BricardError, ValueError):
    """Initial values are missing, surplus, not finite or contradict the equations."""


class OptionError(BricardError, ValueError):
    """An option is out of range."""


class SolutionError(BricardError, LookupError):
    """The solution does not hold what was asked for."""


class FileError(BricardError, OSError):
    """A file cannot be read or written."""


class EngineError(BricardError, RuntimeError):
    """The compiled engine cannot do what was asked."""


class MechanismWarning(UserWarning):
    """A mechanism can be used as it stands, but may not be meant so."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during a run; `solution` holds everything computed so far."""

    def __init__(self, solution: object) -> None:
        super().__init__("interrupted; the solution so far is in the attribute 'solution' of this exception")
        self.solution = solution
