"""How far a solution can be trusted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field

import numpy as np

from bricard.arrays import FloatArray
from bricard.facts import table_html
from bricard.records import dataclass
from bricard.results.contact_evidence import ContactEvidence


@dataclass(frozen=True, eq=False, repr=False)
class Certificate:
    """Evidence that comes with a solution; arrays have one entry a step, at its start.

    t                  start of the step
    residuals          largest |f_i| among the equations that constrain the values (c_i > 0), as they stand
    hidden_residuals   largest residual of their derivatives, the hidden constraints
    regularity         how far from singular positions, between 0 and 1: by series the smallest pivot of the system
                       Jacobian, relative to its terms; by other integrators the smallest singular value of the
                       constraints' gradients (of constraints="partition": of the dependent columns)
    defects            largest difference, inside a step and at its end, of the highest derivatives from what the
                       equations ask for, relative to atol/tol + |x^(d)|; empty for other integrators
    rounding           by how much rounding may have moved the values, relative to them; 0 where it did not matter
    implicit_steps     steps by collocation, of order 9 to 25
    switches           with integrator="auto": times at which implicit steps began and ended, in turns; else None
    weak_error         about the largest error, relative, of what does not control implicit steps: multipliers, forces
                       that are variables
    lowered            steps taken with a lower order than asked for
    order, tolerance   0 for integrators that have none
    error              largest difference from a comparison run by variable, if one was asked for
    moved              by how much given initial values were moved to make them consistent
    energy_balance     of a mechanical system: largest |E(t) - E(0) + dissipated + friction + impacts - supplied| at
                       the step points
    redundant          of a mechanism: constraints that follow from others and were left out
    chosen             of a mechanism: what of its start is neither given nor follows from it
    warnings           of a mechanism: what may not be meant so; of events that change or end the run: where they only
                       touch zero, so that rounding decides whether they happen
    contacts           how contacts kept their conditions, if there are any
    """

    t: FloatArray
    residuals: FloatArray
    hidden_residuals: FloatArray
    regularity: FloatArray
    steps: int
    rejections: int
    lowered: int
    order: int
    tolerance: float
    precision: str
    engine: str
    error: Mapping[str, float] | None
    moved: Mapping[str, float]
    energy_balance: float | None = None
    redundant: tuple[str, ...] = ()
    chosen: str = ""
    warnings: tuple[str, ...] = ()
    defects: FloatArray = field(default_factory=lambda: np.zeros(0))
    rounding: float = 0.0
    contacts: ContactEvidence | None = None
    implicit_steps: int = 0
    switches: tuple[float, ...] | None = None
    weak_error: float = 0.0

    @property
    def largest_defect(self) -> float:
        """Largest defect inside the steps, a backward error; 0 for integrators that measure none."""
        return float(self.defects.max(initial=0.0))

    @property
    def largest_residual(self) -> float:
        """Largest violation of an equation or of a hidden constraint at the start of a step."""
        return float(max(self.residuals.max(initial=0.0), self.hidden_residuals.max(initial=0.0)))

    @property
    def smallest_regularity(self) -> float:
        """Smallest regularity of all steps."""
        return float(self.regularity.min(initial=1.0))

    def __str__(self) -> str:
        by_series = bool(self.order)
        order = f", order {self.order}" if by_series and self.implicit_steps < self.steps else ""
        tolerance = f", tolerance {self.tolerance:g}" if self.tolerance else ""
        landed = f" ({self.rejections} landed anew, {self.lowered} of lower order)" if by_series else ""
        rows = [
            ("engine", f"{self.engine}, {self.precision}{order}{tolerance}"),
            ("steps", f"{self.steps}{landed}"),
            *([] if not self.implicit_steps else [("implicit steps", f"{self.implicit_steps}, of order 9 to 25")]),
            *([] if self.switches is None else [("stiffness", self._stiffness_text(self.switches))]),
            ("constraints", f"violated by at most {self.residuals.max(initial=0.0):.1e}"),
            ("hidden constraints", f"violated by at most {self.hidden_residuals.max(initial=0.0):.1e}"),
            *([] if not len(self.defects) else [("inside the steps", self._defect_text())]),
            *([] if self.rounding <= self.tolerance else [("rounding", self._rounding_text())]),
            *([] if not self.weak_error else [("forces", self._weak_text())]),
            ("regularity", self._regularity_text()),
            *([] if self.energy_balance is None else [("energy balance", f"kept within {self.energy_balance:.1e}")]),
            *([] if self.contacts is None else self.contacts.rows()),
            ("estimated error", self._error_text()),
            ("initial values", self._moved_text()),
            *([] if not self.chosen else [("chosen", self.chosen)]),
            *([] if not self.redundant else [("left out", f"{', '.join(self.redundant)}: redundant")]),
            *[("warning", text) for text in self.warnings],
        ]
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:{width}}  {text}" for name, text in rows)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return table_html(re.split(r" {2,}", line, maxsplit=1) for line in str(self).splitlines())

    def _defect_text(self) -> str:
        return f"solves equations that differ by at most {self.largest_defect:.1e}, relative"

    def _rounding_text(self) -> str:
        return f"may move the solution by {self.rounding:.0e}, relative: more than the tolerance"

    def _weak_text(self) -> str:
        return f"multipliers and other values that do not control the step: errors of about {self.weak_error:.0e}"

    @staticmethod
    def _stiffness_text(switches: tuple[float, ...]) -> str:
        if not switches:
            return "not seen: all steps by series"
        begun = [f"{t:.6g}" for t in switches[::2]]
        shown = ", ".join(begun[:3]) + (f", ... ({len(begun)} times)" if len(begun) > 3 else "")
        back = f"; back to series {len(switches) // 2} times" if len(switches) > 1 else ""
        return f"stability limited the steps of series: implicit ones from t = {shown}{back}"

    def _regularity_text(self) -> str:
        if not len(self.regularity):
            return "not known"
        where = int(np.argmin(self.regularity))
        return f"at least {self.regularity[where]:.1e}, at t = {self.t[where]:.6g}"

    def _error_text(self) -> str:
        if self.error is None:
            return "not asked for (estimate_error compares with a finer run)"
        worst = max(self.error, key=lambda name: self.error[name] if self.error else 0.0)
        if not np.isfinite(self.error[worst]):
            return "not known: the finer run does not get as far"
        return f"at most {self.error[worst]:.1e} (in {worst}), by comparison with a finer run"

    def _moved_text(self) -> str:
        if not self.moved:
            return "consistent as given"
        worst = max(self.moved, key=lambda name: abs(self.moved[name]))
        return f"made consistent; {worst} moved most, by {self.moved[worst]:.3g}"
