"""Units behind numbers: 50 mm, 30 deg, 3000 rpm, 4 N/mm, 0.1 kg*m**2.

A unit follows its number, has no blanks inside, and ends before a factor that is not one: 10 deg/s*t. It is a factor
to SI units, and a dimension: the powers of kilogram, metre and second. Angles are pure numbers, as the radian is one.
To add a unit: a line in UNITS.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import NamedTuple

from bricard.checks import closest

Dimension = tuple[float, float, float]

NUMBER, MASS, LENGTH, TIME = (0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
FORCE, ENERGY, POWER, PRESSURE = (1.0, 1.0, -2.0), (1.0, 2.0, -2.0), (1.0, 2.0, -3.0), (1.0, -1.0, -2.0)
RATE = (0.0, 0.0, -1.0)


class Unit(NamedTuple):
    """A unit as `scale`/`divisor` SI units, so that 3 mm is 3/1000 without an error of its own."""

    scale: float
    divisor: float
    dimension: Dimension

    def of(self, value: float) -> float:
        """A number of these, in SI units."""
        return value * self.scale / self.divisor


UNITS: Mapping[str, Unit] = {
    "m": Unit(1, 1, LENGTH),
    "km": Unit(1000, 1, LENGTH),
    "cm": Unit(1, 100, LENGTH),
    "mm": Unit(1, 1000, LENGTH),
    "um": Unit(1, 1e6, LENGTH),
    "inch": Unit(254, 1e4, LENGTH),
    "ft": Unit(3048, 1e4, LENGTH),
    "kg": Unit(1, 1, MASS),
    "g": Unit(1, 1000, MASS),
    "tonne": Unit(1000, 1, MASS),
    "lb": Unit(45359237, 1e8, MASS),
    "s": Unit(1, 1, TIME),
    "ms": Unit(1, 1000, TIME),
    "min": Unit(60, 1, TIME),
    "h": Unit(3600, 1, TIME),
    "rad": Unit(1, 1, NUMBER),
    "mrad": Unit(1, 1000, NUMBER),
    "deg": Unit(math.pi, 180, NUMBER),
    "rev": Unit(2 * math.pi, 1, NUMBER),
    "percent": Unit(1, 100, NUMBER),
    "Hz": Unit(1, 1, RATE),
    "rpm": Unit(math.pi, 30, RATE),
    "N": Unit(1, 1, FORCE),
    "kN": Unit(1000, 1, FORCE),
    "lbf": Unit(4.4482216152605, 1, FORCE),
    "J": Unit(1, 1, ENERGY),
    "kJ": Unit(1000, 1, ENERGY),
    "W": Unit(1, 1, POWER),
    "kW": Unit(1000, 1, POWER),
    "Pa": Unit(1, 1, PRESSURE),
    "kPa": Unit(1000, 1, PRESSURE),
    "MPa": Unit(1e6, 1, PRESSURE),
    "GPa": Unit(1e9, 1, PRESSURE),
    "bar": Unit(1e5, 1, PRESSURE),
}
USUAL: Mapping[str, str] = {  # ways of writing that are not taken
    "nm": "N*m", "knm": "kN*m", "nmm": "N*mm", "sec": "s", "seconds": "s", "degree": "deg", "degrees": "deg",
    "radian": "rad", "radians": "rad", "meter": "m", "metre": "m", "meters": "m", "metres": "m", "in": "inch",
    "millimeter": "mm", "millimetre": "mm", "milimeter": "mm", "grams": "g", "newton": "N", "hours": "h",
}  # fmt: skip
_WORD, _POWER = r"[A-Za-z][A-Za-z0-9_.']*", r"(?:\*\*(-?[0-9]+))?"
_FACTOR = re.compile(rf"([*/]?)({_WORD}){_POWER}")
_NAMED = {
    NUMBER: "rad or a pure number",
    MASS: "kg",
    LENGTH: "m",
    TIME: "s",
    FORCE: "N",
    ENERGY: "N*m",
    POWER: "W",
    RATE: "rad/s",
    (0.0, 1.0, -1.0): "m/s",
    (0.0, 1.0, -2.0): "m/s**2",
    (0.0, 0.0, -2.0): "rad/s**2",
    (1.0, 0.0, -2.0): "N/m",
    (1.0, 0.0, -1.0): "N*s/m",
    (1.0, 2.0, -1.0): "N*m*s/rad",
    (1.0, 2.0, 0.0): "kg*m**2",
    (1.0, -3.0, 0.0): "kg/m**3",
    PRESSURE: "Pa",
}


class UnknownUnit(Exception):
    """A symbol that is not one of a unit."""


def unit(text: str, further: Mapping[str, Unit] | None = None) -> Unit:
    """The unit that a text without blanks means; `further` symbols may be used.

    Raises UnknownUnit.
    """
    known, result = {**UNITS, **(further or {})}, Unit(1, 1, NUMBER)
    for sign, symbol, exponent in _FACTOR.findall(text):
        if symbol not in known:
            raise UnknownUnit(symbol)
        result = _times(result, known[symbol], int(exponent or 1) * (-1 if sign == "/" else 1))
    return result


def unit_at(text: str, position: int) -> str:
    """The text of the unit that begins there, as far as its symbols are known; nothing where none begins."""
    end = position
    while (match := _FACTOR.match(text, end)) and match[2] in UNITS and bool(match[1]) == (end > position):
        if text[match.end(2) : match.end(2) + 1] == "(":  # a function
            break
        end = match.end()
    return text[position:end]


def meant(symbol: str) -> str:
    """The unit that is meant by a symbol which is not one; nothing where it looks like none."""
    found = USUAL.get(symbol.casefold()) or closest(symbol, list(UNITS))
    return found if found and len(symbol) > 1 else ""


def symbols(text: str) -> list[str]:
    """The symbols of a unit."""
    return [symbol for _, symbol, _ in _FACTOR.findall(text)]


def powered(dimension: Dimension, exponent: float) -> Dimension:
    """The dimension of a power."""
    mass, length, time = dimension
    return mass * exponent, length * exponent, time * exponent


def product(first: Dimension, second: Dimension) -> Dimension:
    """The dimension of a product."""
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


def shown(dimension: Dimension) -> str:
    """A dimension as the unit that it has in SI."""
    if dimension in _NAMED:
        return _NAMED[dimension]
    powers = [(name, power) for name, power in zip(("kg", "m", "s"), dimension, strict=True) if power]
    return "*".join(name if power == 1 else f"{name}**{power:g}" for name, power in powers)


def _times(one: Unit, other: Unit, exponent: int) -> Unit:
    scale, divisor = (other.scale, other.divisor) if exponent > 0 else (other.divisor, other.scale)
    size = abs(exponent)
    dimension = product(one.dimension, powered(other.dimension, exponent))
    return Unit(one.scale * scale**size, one.divisor * divisor**size, dimension)
