"""The recurrence of every operation in affine form, as the compiled engine runs it.

For orders m >= 1 a node is z[m] = sum_u scale_u P_u[m] + sum_e value_e x_e[m] with the interior convolutions
P_u[m] = sum_{i=1}^{m-1} w a[i] b[m-i], w = i/m if weighted, else 1. `recurrences` has them in plain form.
"""

from __future__ import annotations

from bricard.records import dataclass
from bricard.taylor.coefficients import Coefficient
from bricard.taylor.graph import Function, Node, Poly, Shift
from bricard.taylor.program import NONE

Part = tuple[Coefficient, int, int]
Unit = tuple[int, int, bool, Coefficient, int]


@dataclass(frozen=True)
class AffineRow:
    """Edges {source: parts (coefficient, numerator, denominator)} and units (a, b, weighted, coefficient,
    denominator) of one node for orders m >= 1."""

    edges: dict[int, list[Part]]
    units: list[Unit]


def affine_row(node: Node, z: int) -> AffineRow:
    """The recurrence of a node `z` in affine form."""
    if isinstance(node, Poly):
        return _poly_row(node)
    if isinstance(node, Shift):
        return AffineRow({}, [])
    assert isinstance(node, Function)
    x, companion, sign = node.operands[0], node.companion, node.sign
    match node.name:
        case "div":  # y z = x
            y = node.operands[1]
            return AffineRow(_two_edges(x, (1.0, NONE, y), y, (-1.0, z, y)), [(z, y, False, -1.0, y)])
        case "inv":  # x z = 1
            return AffineRow({x: [(-1.0, z, x)]}, [(z, x, False, -1.0, x)])
        case "sqrt":  # z z = x
            return AffineRow({x: [(0.5, NONE, z)]}, [(z, z, False, -0.5, z)])
        case "pow":  # x z' = r z x'
            r = node.exponent
            return AffineRow({x: [(r, z, x)]}, [(x, z, True, r + 1.0, x), (x, z, False, -1.0, x)])
        case "atan2":  # r z' = x y' - y x'
            (y, x), r = node.operands, companion
            units: list[Unit] = [(y, x, True, 1.0, r), (x, y, True, -1.0, r), (z, r, True, -1.0, r)]
            return AffineRow(_two_edges(y, (1.0, x, r), x, (-1.0, y, r)), units)
        case "exp" | "sin" | "cos" | "sinh" | "cosh" | "tan" | "tanh":  # z' = s g x'
            return AffineRow({x: [(sign, companion, NONE)]}, [(x, companion, True, sign, NONE)])
        case _:  # h z' = s x'
            return AffineRow({x: [(sign, NONE, companion)]}, [(z, companion, True, -1.0, companion)])


def _two_edges(x: int, of_x: Part, y: int, of_y: Part) -> dict[int, list[Part]]:
    """Edges from two operands, which may be the same node."""
    return {x: [of_x, of_y]} if x == y else {x: [of_x], y: [of_y]}


def _poly_row(node: Poly) -> AffineRow:
    edges: dict[int, list[Part]] = {}
    units: list[Unit] = []
    for scale, x in node.linear:
        edges.setdefault(x, []).append((scale, NONE, NONE))
    for scale, x, y in node.products:
        edges.setdefault(x, []).append((scale, y, NONE))
        edges.setdefault(y, []).append((scale, x, NONE))
        units.append((x, y, False, scale, NONE))
    return AffineRow(edges, units)
