"""Which nodes of a graph are kept, after sums that are used once have melted into their user."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from bricard.records import dataclass
from bricard.taylor.coefficients import Coefficient
from bricard.taylor.graph import Node, Poly, collect

References = Callable[[Node, int], tuple[int, ...]]


@dataclass(frozen=True)
class Fused:
    """The kept nodes, operands before users; a poly may differ from the one in the graph."""

    nodes: Mapping[int, Node]


def fuse(
    nodes: Sequence[Node],
    roots: Iterable[int],
    leaves: Collection[int],
    references: References,
    partner: Mapping[int, int],
) -> Fused:
    """Nodes that the roots need, leaves left out, single-use polys inlined.

    A node with a partner is never inlined: its own series is needed.
    """
    roots = list(roots)
    uses = _count_uses(nodes, roots, leaves, references)
    inlined = {
        x
        for number in uses
        for _, x in _linear(nodes[number])
        if uses.get(x) == 1 and isinstance(nodes[x], Poly) and x not in partner
    }
    remaining = {number: _merged(nodes, number, inlined) for number in sorted(uses) if number not in inlined}
    needed = _needed(remaining, roots, references, partner)
    return Fused({number: node for number, node in remaining.items() if number in needed})


def _linear(node: Node) -> tuple[tuple[Coefficient, int], ...]:
    return node.linear if isinstance(node, Poly) else ()


def _needed(
    nodes: Mapping[int, Node], roots: Iterable[int], references: References, partner: Mapping[int, int]
) -> set[int]:
    """Nodes that the roots still use: terms may have cancelled when polys were inlined."""
    found: set[int] = set()
    pending = [root for root in roots if root in nodes]
    while pending:
        number = pending.pop()
        if number not in found:
            found.add(number)
            used = (*references(nodes[number], number), *([partner[number]] if number in partner else []))
            pending += [other for other in used if other in nodes]
    return found


def _count_uses(
    nodes: Sequence[Node], roots: list[int], leaves: Collection[int], references: References
) -> dict[int, int]:
    uses: dict[int, int] = {}
    pending: list[int] = []

    def use(number: int) -> None:
        if number in leaves:
            return
        if number not in uses:
            uses[number] = 0
            pending.append(number)
        uses[number] += 1

    for root in roots:
        use(root)
        use(root)  # a root is never inlined
    while pending:
        number = pending.pop()
        for operand in references(nodes[number], number):
            use(operand)
    return uses


def _merged(nodes: Sequence[Node], number: int, inlined: Collection[int]) -> Node:
    """The node with inlined polys in their place; each is visited once, inner ones before those that use them."""
    node = nodes[number]
    if not any(x in inlined for _, x in _linear(node)):
        return node
    pending: list[tuple[Coefficient, Node]] = [(1.0, node)]
    parts: list[tuple[Coefficient, Poly]] = []
    while pending:
        scale, part = pending.pop()
        assert isinstance(part, Poly)
        parts.append((scale, part))
        pending += [(scale * inner, nodes[x]) for inner, x in part.linear if x in inlined]
    constant: Coefficient = 0.0
    linear: list[tuple[Coefficient, int]] = []
    products: list[tuple[Coefficient, int, int]] = []
    for scale, part in reversed(parts):
        constant = constant + scale * part.constant
        linear += [(scale * inner, x) for inner, x in part.linear if x not in inlined]
        products += [(scale * inner, x, y) for inner, x, y in part.products]
    return collect(constant, linear, products)
