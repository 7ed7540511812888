"""Which nodes of a graph are kept, after sums that are used once have melted into their user."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

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
    kept: dict[int, Node] = {}
    inlined: set[int] = set()
    for number in sorted(uses):
        node = nodes[number]
        if isinstance(node, Poly):
            used_once = {
                x
                for _, x in node.linear
                if uses.get(x) == 1 and x in kept and isinstance(kept[x], Poly) and x not in partner
            }
            if used_once:
                node = _inline(node, {x: kept[x] for x in used_once})  # type: ignore[misc]
                inlined |= used_once
        kept[number] = node
    remaining = {number: node for number, node in kept.items() if number not in inlined}
    needed = _needed(remaining, roots, references, partner)
    return Fused({number: node for number, node in remaining.items() if number in needed})


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


def _inline(poly: Poly, replaced: Mapping[int, Poly]) -> Poly:
    constant, linear, products = poly.constant, [], list(poly.products)
    for scale, x in poly.linear:
        inner = replaced.get(x)
        if inner is None:
            linear.append((scale, x))
            continue
        constant = constant + scale * inner.constant
        linear += [(scale * inner_scale, y) for inner_scale, y in inner.linear]
        products += [(scale * inner_scale, y, z) for inner_scale, y, z in inner.products]
    return collect(constant, linear, products)
