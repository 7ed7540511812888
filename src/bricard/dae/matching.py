"""Matchings of sparse bipartite patterns: transversals, Dulmage-Mendelsohn parts, triangular blocks.

A pattern is given by its rows: `rows[i]` holds the columns j of the entries (i, j). A signature
matrix also has a value sigma_ij for each entry; entries that are not there are minus infinity.
In the structural analysis rows are equations and columns are variables, but nothing here knows it.

All functions are deterministic: they visit rows and columns in increasing order.

Sources: Kuhn 1955 and Edmonds and Karp 1972 (assignment with potentials); Pothen and Fan 1990
(maximum matching, block triangular form); Dulmage and Mendelsohn 1958; Tarjan 1972.
"""

import heapq
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from bricard.dae.blocks import Block
from bricard.records import dataclass

Pattern = Sequence[Collection[int]]
FREE = -1


@dataclass(frozen=True)
class Decomposition:
    """The coarse Dulmage-Mendelsohn parts of a pattern; every row and column is in just one part.

    under   more columns than rows; its columns occur in no row of another part
    well    as many rows as columns, all of them matched with each other
    over    more rows than columns; its rows contain no column of another part
    """

    under_rows: tuple[int, ...]
    under_columns: tuple[int, ...]
    well_rows: tuple[int, ...]
    well_columns: tuple[int, ...]
    over_rows: tuple[int, ...]
    over_columns: tuple[int, ...]


@dataclass
class _Matching:
    """Matched pairs, growing in place; FREE marks a row or column without partner."""

    column_of: list[int]
    row_of: list[int]

    @classmethod
    def empty(cls, n_rows: int, n_columns: int) -> "_Matching":
        return cls([FREE] * n_rows, [FREE] * n_columns)

    def free_rows(self) -> list[int]:
        return [row for row, column in enumerate(self.column_of) if column == FREE]

    def free_columns(self) -> list[int]:
        return [column for column, row in enumerate(self.row_of) if row == FREE]

    def flip(self, path: Sequence[int], last: int) -> None:
        """Match the rows of an alternating path from a free row to the free column `last`."""
        for row in reversed(path):
            self.row_of[last] = row
            self.column_of[row], last = last, self.column_of[row]


def highest_value_transversal(signature: Sequence[Mapping[int, int]], n: int) -> tuple[int, ...] | None:
    """For each row its column in a transversal of greatest sum of sigma_ij.

    None when no transversal avoids the missing entries, and when the matrix is not n by n.

    The potentials keep d_j - c_i >= sigma_ij with equality (a tight entry) on all matched entries, which
    proves the transversal optimal once it is complete. Most problems are solved by the first matching
    on the tight entries; every later round lowers the slack along shortest augmenting paths.
    """
    if len(signature) != n or set[int]().union(*signature) != set(range(n)):
        return None
    rows = [sorted(row.items()) for row in signature]
    c, d = _first_potentials(rows, n)
    matching = _Matching.empty(n, n)
    _grow(matching, _tight_entries(rows, c, d))
    while matching.free_rows():
        if not _lower_slack(rows, c, d, matching):
            return None
        _grow(matching, _tight_entries(rows, c, d))
    return tuple(matching.column_of)


def _first_potentials(rows: Sequence[Sequence[tuple[int, int]]], n: int) -> tuple[list[int], list[int]]:
    """Potentials (c, d) that make an entry of every row tight; an empty row has c = 0."""
    d = [0] * n
    for row in rows:
        for j, sigma in row:
            d[j] = max(d[j], sigma)
    c = [min((d[j] - sigma for j, sigma in row), default=0) for row in rows]
    return c, d


def _tight_entries(rows: Sequence[Sequence[tuple[int, int]]], c: Sequence[int], d: Sequence[int]) -> list[list[int]]:
    """The pattern of the entries with d_j - c_i = sigma_ij."""
    return [[j for j, sigma in row if d[j] - c_i == sigma] for row, c_i in zip(rows, c, strict=True)]


def _lower_slack(rows: Sequence[Sequence[tuple[int, int]]], c: list[int], d: list[int], matching: _Matching) -> bool:
    """Change c and d so that a path of tight entries joins a free row to a free column; False if none can.

    Dijkstra's search from all free rows at once; the length of an entry is its slack d_j - c_i - sigma_ij.
    """
    row_distance = dict.fromkeys(matching.free_rows(), 0)
    column_distance: dict[int, int] = {}
    heap: list[tuple[int, int]] = []

    def scan(i: int) -> None:
        for j, sigma in rows[i]:
            if j not in column_distance:
                heapq.heappush(heap, (row_distance[i] + d[j] - c[i] - sigma, j))

    for i in list(row_distance):
        scan(i)
    while heap:
        distance, j = heapq.heappop(heap)
        if j in column_distance:
            continue
        if matching.row_of[j] == FREE:
            _shift(c, row_distance, distance)
            _shift(d, column_distance, distance)
            return True
        column_distance[j] = row_distance[matching.row_of[j]] = distance
        scan(matching.row_of[j])
    return False


def _shift(potential: list[int], distances: Mapping[int, int], reach: int) -> None:
    """Raise each potential by what its distance falls short of `reach`."""
    for line, distance in distances.items():
        potential[line] += reach - distance


def _grow(matching: _Matching, rows: Pattern) -> None:
    """Make the matching a maximum matching of `rows`, in rounds of depth-first searches (Pothen and Fan)."""
    for row in matching.free_rows():
        column = next((j for j in rows[row] if matching.row_of[j] == FREE), FREE)
        if column != FREE:
            matching.flip([row], column)
    while _augment_once(matching, rows):
        pass


def _augment_once(matching: _Matching, rows: Pattern) -> bool:
    """One round: augment along paths that share no column; False if there was none."""
    visited: set[int] = set()
    found = [_augment_from(row, matching, rows, visited) for row in matching.free_rows()]
    return any(found)


def _augment_from(root: int, matching: _Matching, rows: Pattern, visited: set[int]) -> bool:
    """Augment along an alternating path from the free row `root` through columns not visited yet."""
    path = [root]
    ahead = [iter(rows[root])]
    while path:
        column = next((j for j in ahead[-1] if j not in visited), FREE)
        if column == FREE:
            path.pop()
            ahead.pop()
            continue
        visited.add(column)
        owner = matching.row_of[column]
        if owner == FREE:
            matching.flip(path, column)
            return True
        path.append(owner)
        ahead.append(iter(rows[owner]))
    return False


def dulmage_mendelsohn(rows: Pattern, n_columns: int) -> Decomposition:
    """The under-, well- and over-determined parts of a pattern, square or not."""
    ordered = [sorted(row) for row in rows]
    matching = _Matching.empty(len(rows), n_columns)
    _grow(matching, ordered)
    over_rows, over_columns = _reached(matching.free_rows(), ordered, matching.row_of)
    under_columns, under_rows = _reached(matching.free_columns(), _transposed(ordered, n_columns), matching.column_of)
    return Decomposition(
        under_rows=tuple(sorted(under_rows)),
        under_columns=tuple(sorted(under_columns)),
        well_rows=_others(len(rows), over_rows | under_rows),
        well_columns=_others(n_columns, over_columns | under_columns),
        over_rows=tuple(sorted(over_rows)),
        over_columns=tuple(sorted(over_columns)),
    )


def _reached(starts: Iterable[int], lines: Pattern, partner: Sequence[int]) -> tuple[set[int], set[int]]:
    """The lines (all rows or all columns) on alternating paths from `starts`, and the lines they cross."""
    reached = set(starts)
    crossed: set[int] = set()
    pending = list(reached)
    while pending:
        new = set(lines[pending.pop()]) - crossed
        crossed |= new
        partners = {partner[line] for line in new} - reached
        reached |= partners
        pending.extend(partners)
    return reached, crossed


def _transposed(rows: Pattern, n_columns: int) -> list[list[int]]:
    columns: list[list[int]] = [[] for _ in range(n_columns)]
    for i, row in enumerate(rows):
        for j in row:
            columns[j].append(i)
    return columns


def _others(n: int, chosen: Collection[int]) -> tuple[int, ...]:
    return tuple(line for line in range(n) if line not in chosen)


def connected_components(rows: Pattern, part: Block) -> tuple[Block, ...]:
    """The pieces of a part of a pattern that share no row and no column with each other.

    First those with columns, by their first column; then the rows without an entry, one by one.
    """
    rows_of_column: dict[int, list[int]] = {j: [] for j in part.columns}
    columns_of_row = {i: [j for j in rows[i] if j in rows_of_column] for i in part.rows}
    for i, columns in columns_of_row.items():
        for j in columns:
            rows_of_column[j].append(i)
    components = []
    seen: set[int] = set()
    for start in part.columns:
        if start not in seen:
            component = _component_around(start, rows_of_column, columns_of_row)
            seen.update(component.columns)
            components.append(component)
    empty = (Block((i,), ()) for i, columns in columns_of_row.items() if not columns)
    return (*components, *empty)


def _component_around(
    start: int, rows_of_column: Mapping[int, list[int]], columns_of_row: Mapping[int, list[int]]
) -> Block:
    """All that is connected with the column `start`."""
    columns, rows, pending = {start}, set[int](), [start]
    while pending:
        for i in rows_of_column[pending.pop()]:
            if i not in rows:
                rows.add(i)
                for j in columns_of_row[i]:
                    if j not in columns:
                        columns.add(j)
                        pending.append(j)
    return Block(tuple(sorted(rows)), tuple(sorted(columns)))


def block_triangular(rows: Pattern, transversal: Sequence[int]) -> tuple[Block, ...]:
    """The finest blocks of a square pattern, in solution order.

    Row i is matched with column transversal[i]. The rows of a block contain only columns of this block and of
    earlier ones. The blocks are the same for every transversal of the pattern.
    """
    row_of = {column: row for row, column in enumerate(transversal)}
    successors = [[row_of[j] for j in sorted(row)] for row in rows]
    return tuple(
        Block(tuple(sorted(component)), tuple(sorted(transversal[i] for i in component)))
        for component in _strong_components(successors)
    )


def _strong_components(successors: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Strong components of a directed graph, each after all those it leads to.

    Tarjan's algorithm with an explicit stack: patterns of thousands of rows would exhaust Python's recursion.
    `low` is the smallest number of an unfinished node known to be reachable; finished nodes have the largest.
    """
    finished = len(successors)
    number: dict[int, int] = {}
    low: dict[int, int] = {}
    unfinished: list[int] = []
    for root in range(len(successors)):
        path = [] if root in number else [root]
        ahead = [iter(successors[root])]
        while path:
            node = path[-1]
            if node not in number:
                number[node] = low[node] = len(number)
                unfinished.append(node)
            child = next((s for s in ahead[-1] if s not in number), None)
            if child is not None:
                path.append(child)
                ahead.append(iter(successors[child]))
                continue
            path.pop()
            ahead.pop()
            low[node] = min([low[node], *(low[s] for s in successors[node])])
            if low[node] == number[node]:
                component = [unfinished.pop()]
                while component[-1] != node:
                    component.append(unfinished.pop())
                low.update(dict.fromkeys(component, finished))
                yield component
