"""How outputs swing where inputs do: frequency response and Bode plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.eigenvalues import eigenvalues
from bricard.analysis.linear.system import LinearSystem, as_array
from bricard.analysis.plots import bode
from bricard.arrays import ArrayLike, FloatArray
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row

POINTS = 400  # of frequencies that are chosen
DECADE = 10.0  # beyond the slowest and the fastest mode


@dataclass(frozen=True, eq=False, repr=False)
class Response(Findings):
    """H = C (i w - A)^-1 B + D for each frequency w.

    H   (frequencies, outputs, inputs), complex
    """

    system: LinearSystem
    w: FloatArray
    H: Any

    def __call__(self, output: str, input: str | None = None) -> Any:
        """H of an output and an input over the frequencies, complex; the input may be left out if there is one."""
        system = self.system
        names = system.inputs if input is None else (input,)
        if output not in system.outputs or len(names) != 1 or names[0] not in system.inputs:
            raise OptionError(
                f"The response has the outputs {', '.join(system.outputs)} and the inputs {', '.join(system.inputs)}."
            )
        return self.H[:, system.outputs.index(output), system.inputs.index(names[0])]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """All outputs with all inputs."""
        return [(output, one) for output in self.system.outputs for one in self.system.inputs]

    @property
    def title(self) -> str:
        """What it is of."""
        return f"{self.system.subject.title}: frequency response"

    @property
    def head(self) -> Row:
        """Columns."""
        columns = [f"{what} {output}/{one}" for output, one in self.pairs for what in ("|H|", "arg H")]
        return ["w rad/s", *columns]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """Amplitude and phase (rad, between -pi and pi) for each frequency."""
        found = [self(*pair) for pair in self.pairs]
        return [
            [w, *[float(x) for H in found for x in (abs(H[i]), np.angle(H[i]))]]
            for i, w in enumerate(self.w.tolist())
        ]

    def plot(self, **options: Any) -> Any:
        """The Bode plot: amplitudes and phases over the frequency; returns the figure."""
        return bode(self, **options)


def response_of(system: LinearSystem, frequencies: ArrayLike | None) -> Response:
    """The response at frequencies in rad/s, by default around those of the modes."""
    if not system.inputs or not system.outputs:
        missing = "inputs" if not system.inputs else "outputs"
        raise OptionError(f"A response needs {missing}.\n  Name them: linearise(m, inputs='u', outputs=['B.x']).")
    w = _chosen(system) if frequencies is None else np.atleast_1d(as_array(frequencies, "frequencies"))
    if w.ndim != 1 or not w.size or np.any(w < 0):
        raise OptionError("frequencies must be numbers in rad/s, none of them negative.")
    one = np.eye(len(system.A))
    try:
        found = [system.C @ np.linalg.solve(1j * x * one - system.A, system.B) + system.D for x in w.tolist()]
    except np.linalg.LinAlgError:
        raise OptionError("A frequency is that of a mode without damping, where the response is infinite.") from None
    return Response(system, w, np.array(found))


def _chosen(system: LinearSystem) -> FloatArray:
    sizes = np.abs(eigenvalues(system.tangent))
    moving = sizes[sizes > 0] if np.any(sizes > 0) else np.ones(1)
    return np.geomspace(moving.min() / DECADE, moving.max() * DECADE, POINTS)
