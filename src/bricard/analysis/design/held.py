"""Objectives of positions: one program with the coordinates at all positions as unknowns, and exact derivatives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from bricard.analysis.design.driving import posed, posing
from bricard.analysis.design.positions import Posed
from bricard.analysis.design.programs import Program
from bricard.analysis.design.rows import Rows
from bricard.analysis.design.wishes import Values, Wish
from bricard.analysis.measures import measure
from bricard.arrays import FloatArray
from bricard.checks import finite_number, members
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.further import MOTOR
from bricard.results.motion import Motion
from bricard.simulation import simulate

SHOWN_FOR = 4.0  # seconds that positions are passed in, on pages
ALMOST = 1e-9  # of slopes that are zero


@dataclass(frozen=True, eq=False)
class Held:
    """A mechanism at positions, with an objective and constraints."""

    posed: Posed
    positions: FloatArray
    data: FloatArray
    minimise: str
    wishes: tuple[Wish, ...]

    @property
    def exact_hessian(self) -> bool:
        """Whether second derivatives are known."""
        return True

    @property
    def nominal(self) -> FloatArray:
        """The parameters as they are."""
        return self.posed.nominal

    # -- values ----------------------------------------------------------------------------------------------------

    def values(self, p: FloatArray) -> Values:
        """The objective and the constraints at parameters."""
        Y = self.posed.at_positions(p, self.positions)
        first, *others = [np.asarray(ca.DM(one), dtype=float).ravel() for one in self._plain.call([p, Y.T])]
        return Values(float(first[0]), tuple(others))

    def gradient(self, p: FloatArray) -> FloatArray:
        """The objective's derivatives by the parameters."""
        Y = self.posed.at_positions(p, self.positions)
        by_p, by_Y = (np.asarray(ca.DM(one), dtype=float).ravel() for one in self._slopes(p, Y.T))
        moved = [self.posed.slopes(y, p, a)[0] for y, a in zip(Y, self.positions, strict=True)]
        return np.asarray(by_p + by_Y @ np.concatenate(moved))

    def samples(self, P: FloatArray) -> FloatArray:
        """The objective at many parameters (samples, parameters), near those that the mechanism has."""
        Y = self.posed.at_positions(self.nominal, self.positions)
        found = [self.posed.solved_for(y, P, a) for y, a in zip(Y, self.positions, strict=True)]
        together = np.stack(found, axis=1).reshape(len(P) * len(Y), -1)
        rows = Rows.of(self.posed, self.positions, self.data)
        value = ca.Function("sample", [rows.p, rows.Y], [rows.number(self.minimise, "minimise")])
        return np.asarray(value.map(len(P))(P.T, together.T), dtype=float).ravel()

    @cached_property
    def _plain(self) -> Any:
        rows = Rows.of(self.posed, self.positions, self.data)
        values = [rows.number(self.minimise, "minimise"), *self._wished(rows)]
        return ca.Function("plain", [rows.p, rows.Y], [ca.densify(one) for one in values])

    @cached_property
    def _slopes(self) -> Any:
        rows = Rows.of(self.posed, self.positions, self.data)
        value = rows.number(self.minimise, "minimise")
        slopes = [ca.densify(ca.jacobian(value, one)) for one in (rows.p, rows.Y)]
        return ca.Function("slopes", [rows.p, rows.Y], slopes)

    def _wished(self, rows: Rows) -> list[Any]:
        return [rows.value(measure(wish.excess, "subject_to")) for wish in self.wishes]

    def shown(self, mechanism: Mechanism) -> Motion:
        """The mechanism moved through the positions."""
        a, _ = self.posed.first
        way = np.vstack([a, self.positions]) if len(self.positions) < 2 else self.positions
        laws = dict(zip(self.posed.given, way.T, strict=True))
        return simulate(posing(mechanism, laws, SHOWN_FOR), SHOWN_FOR)

    # -- program ---------------------------------------------------------------------------------------------------

    def program(self, scale: FloatArray, lower: FloatArray, upper: FloatArray) -> Program:
        """In x = (p/scale, Y, bounds of max and min)."""
        slack = _Slacks([], [], [])
        rows = Rows.of(self.posed, self.positions, self.data, slack.extreme)
        f = rows.number(self.minimise, "minimise")
        wished = self._wished(rows)
        slack.check(f, wished, self.wishes)
        u, count = ca.MX.sym("u", len(scale)), rows.Y.numel() + len(slack.symbols)
        x = ca.veccat(u, rows.Y, *slack.symbols)
        f, g = ca.substitute([f, ca.veccat(rows.residual, *slack.above, *wished)], [rows.p], [u * ca.DM(scale)])
        kinds = [(0.0, 0.0)] * rows.residual.numel() + [(0.0, np.inf)] * sum(one.numel() for one in slack.above)
        for wish, one in zip(self.wishes, wished, strict=True):
            kinds += [(0.0, wish.most)] * one.numel()
        low, high = np.array(kinds).reshape(-1, 2).T
        free = np.full(count, np.inf)
        return Program(x, f, g, low, high, np.append(lower / scale, -free), np.append(upper / scale, free))

    def start(self, p: FloatArray, scale: FloatArray) -> FloatArray:
        """x at parameters."""
        Y = self.posed.at_positions(p, self.positions)
        slack = _Slacks([], [], [])
        rows = Rows.of(self.posed, self.positions, self.data, slack.extreme)
        rows.number(self.minimise, "minimise")
        self._wished(rows)
        known: list[Any] = []
        for row, sign, _ in slack.rows:
            function = ca.Function("largest", [rows.p, rows.Y, *slack.symbols[: len(known)]], [row])
            values = np.asarray(function(p, Y.T, *known))
            known.append(float(np.max(values) if sign > 0 else np.min(values)))
        return np.concatenate([p / scale, Y.ravel(), known])

    def parameters(self, x: FloatArray, scale: FloatArray) -> FloatArray:
        """The parameters of x."""
        return x[: len(scale)] * scale


@dataclass(frozen=True, eq=False)
class _Slacks:
    """A variable for each max and min, which lies above (below) all its values: smooth where max is not."""

    symbols: list[Any]
    above: list[Any]
    rows: list[tuple[Any, int, str]]

    def extreme(self, row: Any, sign: int, text: str) -> Any:
        """The variable that stands for the largest or smallest value."""
        symbol = ca.MX.sym("extreme")
        self.symbols.append(symbol)
        self.above.append(ca.vec(sign * (ca.repmat(symbol, 1, row.numel()) - row)))
        self.rows.append((row, sign, text))
        return symbol

    def check(self, f: Any, wished: Sequence[Any], wishes: Sequence[Wish]) -> None:
        """An error where something pulls a largest value upwards: it would leave all its values."""
        signs = [(f, 1), *[(one, -1) for one in wished]]
        for symbol, (_, sign, text) in zip(self.symbols, self.rows, strict=True):
            for (value, sense), wish in zip(signs, [None, *wishes], strict=True):
                pulled = self._slopes(value, symbol) * sense * sign
                held = wish is not None and wish.most == 0 and np.any(pulled != 0)
                if np.any(pulled < -ALMOST) or held:
                    word = "largest value larger" if sign > 0 else "smallest value smaller"
                    raise OptionError(
                        f"This would make a {word}, which is not smooth: {text}.\n"
                        "  Turn it round, or write end, mean or rms instead."
                    )

    def _slopes(self, value: Any, symbol: Any) -> FloatArray:
        """Derivatives by a symbol, with ones for all that they depend on."""
        slopes = ca.densify(ca.jacobian(ca.vec(value), symbol))
        others = ca.symvar(slopes)
        (found,) = ca.Function("slopes", others, [slopes]).call([ca.DM.ones(one.shape) for one in others])
        return np.asarray(ca.DM(found), dtype=float)


# -- from what users give ------------------------------------------------------------------------------------------


def held(
    mechanism: Mechanism,
    over: Sequence[str],
    minimise: str,
    wishes: Sequence[Wish],
    at: Mapping[str, Any],
    data: Mapping[str, Any],
    rates: Mapping[str, float] | None,
    coordinates: str,
) -> Held:
    """A mechanism at positions."""
    columns = {name: _column(values, f"at['{name}']") for name, values in at.items()}
    columns |= {name: _column(values, f"data['{name}']") for name, values in data.items()}
    count = max([len(one) for one in columns.values()], default=1)
    for name, values in columns.items():
        if len(values) not in (1, count):
            raise OptionError(f"'{name}' has {len(values)} values where others have {count}.\n  Give one for each.")
    full = {name: np.resize(values, count) for name, values in columns.items()}
    positions, numbers = (np.array([full[n] for n in names]).reshape(len(names), count).T for names in (at, data))
    texts = [minimise, *[wish.excess for wish in wishes]]
    asked = {name for text in texts for name, _ in measure(text, "minimise").names}
    forces = any(name.startswith(MOTOR) for name in asked)
    for name in rates or {}:
        if name not in at:
            raise OptionError(f"rates: '{name}' is not given in at.\n  Give its positions there.")
    made = posed(mechanism, over, tuple(at), tuple(data), rates, forces, coordinates)
    return Held(made, positions, numbers, minimise, tuple(wishes))


def _column(values: Any, what: str) -> FloatArray:
    numbers = [finite_number(one, what, OptionError) for one in members(values)]
    if not numbers:
        raise OptionError(f"{what} has no values.\n  Give one for each position.")
    return np.array(numbers)
