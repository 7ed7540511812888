"""Evaluation by need: at which order each node is wanted in a stage, and what the solve changes.

In stage k the engine finds the coefficients x_j[k + d_j] from the equations f_i[k + c_i] = 0.

    need    a node is evaluated in stage k at order k + need: c_i for a residual, at least the need
            of each user for an operand, p more below a shift by p
    avail   its coefficient of order k + avail is the highest one that is known after stage k
    dirty   need = avail: the coefficient depends on the unknowns of the same stage
    silent  dirty, and zero as long as these unknowns are zero
    lasting the final coefficient is used later, by a product, a function or a lower need
    degree  of a residual in the unknowns of its stage at order zero: 1 affine, 2 nonlinear

Need, never less than that of its users, orders the nodes: higher need first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from bricard.records import dataclass
from bricard.taylor.graph import Function, Node, Poly, Shift, operands

ALWAYS = 1 << 30  # the availability of a function of time


@dataclass(frozen=True)
class Plan:
    """Facts about the nodes of a system (by number in its graph); see the module's text."""

    need: Mapping[int, int]
    dirty: frozenset[int]
    silent: frozenset[int]
    lasting: frozenset[int]
    degree: Mapping[int, int]
    order: tuple[int, ...]


def make_plan(
    nodes: Mapping[int, Node],
    availability: Sequence[int],
    roots: Iterable[tuple[int, int]],
    outputs: Iterable[int],
    partner: Mapping[int, int],
) -> Plan:
    """Plan for kept `nodes` above inputs of given `availability`.

    `roots` are pairs (node, need); `outputs` are nodes whose coefficients are stored.
    """
    need = _needs(nodes, roots, partner)
    avail = _availabilities(nodes, availability)
    for number, available in enumerate(availability):
        if available < ALWAYS:
            need[number] = available
        else:
            need.setdefault(number, 0)
    dirty = frozenset(n for n in nodes if avail[n] == need[n])
    unknown = {n for n, available in enumerate(availability) if available < ALWAYS}
    order = _evaluation_order(nodes, need)
    return Plan(
        need=need,
        dirty=dirty,
        silent=_silent(nodes, order, need, dirty, unknown),
        lasting=_lasting(nodes, order, need, outputs),
        degree=degrees(nodes, order, need, unknown),
        order=order,
    )


def _needs(nodes: Mapping[int, Node], roots: Iterable[tuple[int, int]], partner: Mapping[int, int]) -> dict[int, int]:
    need: dict[int, int] = {}

    def want(number: int, order: int) -> None:
        need[number] = max(need.get(number, order), order)

    for number, order in roots:
        want(number, order)
    for number in sorted(nodes, reverse=True):
        node = nodes[number]
        other = partner.get(number)
        if other is not None and other < number:  # the younger of a pair: both get the larger need
            for one in (number, other):
                want(one, max(need.get(number, 0), need.get(other, 0)))
        extra = node.order if isinstance(node, Shift) else 0
        for operand in operands(node):
            want(operand, need[number] + extra)
        if isinstance(node, Function) and node.companion >= 0:
            want(node.companion, need[number])
    return need


def _availabilities(nodes: Mapping[int, Node], inputs: Sequence[int]) -> dict[int, int]:
    avail = dict(enumerate(inputs))
    for number in sorted(nodes):
        node = nodes[number]
        loss = node.order if isinstance(node, Shift) else 0
        avail[number] = min((avail[x] for x in operands(node)), default=ALWAYS)
        if avail[number] < ALWAYS:
            avail[number] -= loss
    return avail


def _evaluation_order(nodes: Mapping[int, Node], need: Mapping[int, int]) -> tuple[int, ...]:
    """Higher need first, shifts first among equals, then by depth and by the length of the row."""
    depth: dict[int, int] = {}
    for number in sorted(nodes):
        node = nodes[number]
        if isinstance(node, Shift):
            depth[number] = 0
            continue
        same = [depth[x] for x in operands(node) if x in depth and need[x] == need[number]]
        depth[number] = 1 + max(same, default=0)
    return tuple(sorted(nodes, key=lambda n: (-need[n], depth[n], len(operands(nodes[n])), n)))


def _silent(
    nodes: Mapping[int, Node],
    order: Sequence[int],
    need: Mapping[int, int],
    dirty: frozenset[int],
    unknown: set[int],
) -> frozenset[int]:
    silent: set[int] = set()

    def is_zero(x: int, at: int) -> bool:
        return need[x] == at and (x in silent or x in unknown)

    for number in order:
        node = nodes[number]
        if number not in dirty:
            continue
        if isinstance(node, Shift):
            zero = is_zero(node.source, need[number] + node.order)
        else:
            zero = (
                isinstance(node, Poly) and not node.products and all(is_zero(x, need[number]) for _, x in node.linear)
            )
        if zero:
            silent.add(number)
    return frozenset(silent)


def _lasting(
    nodes: Mapping[int, Node], order: Sequence[int], need: Mapping[int, int], outputs: Iterable[int]
) -> frozenset[int]:
    lasting = set(outputs)
    for number in reversed(order):
        node = nodes[number]
        if isinstance(node, Poly):
            for _, x in node.linear:
                if need[x] != need[number] or number in lasting:
                    lasting.add(x)
            for _, x, y in node.products:
                lasting |= {x, y}
        elif isinstance(node, Shift):
            if need[node.source] != need[number] + node.order or number in lasting:
                lasting.add(node.source)
        elif isinstance(node, Function):
            lasting |= {number, *node.operands}
            if node.companion >= 0:
                lasting.add(node.companion)
    return frozenset(lasting)


def degrees(
    nodes: Mapping[int, Node], order: Sequence[int], need: Mapping[int, int], unknown: Collection[int]
) -> dict[int, int]:
    """Degree of every node at order zero in the inputs `unknown`, as far as they are unknown in its stage."""
    degree: dict[int, int] = {}

    def of(x: int, at: int) -> int:
        if need[x] != at:
            return 0
        return degree.get(x, 1 if x in unknown else 0)

    for number in order:
        node, at = nodes[number], need[number]
        if isinstance(node, Shift):
            degree[number] = min(1, of(node.source, at + node.order))
        elif isinstance(node, Poly):
            linear = max((of(x, at) for _, x in node.linear), default=0)
            products = max((of(x, at) + of(y, at) for _, x, y in node.products), default=0)
            degree[number] = min(2, max(linear, products))
        elif isinstance(node, Function) and node.name == "div" and not of(node.operands[1], at):
            degree[number] = of(node.operands[0], at)
        else:
            degree[number] = 2 if any(of(x, at) for x in operands(node)) else 0
    return degree
