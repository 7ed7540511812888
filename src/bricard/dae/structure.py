"""Pryce's structural analysis (the Sigma-method) of a differential-algebraic system.

A system of n equations f_i in n variables x_j has the signature matrix
sigma_ij = the highest order of derivative of x_j in f_i, minus infinity where x_j does not occur.
A highest-value transversal and the smallest offsets c_i, d_j with

    d_j - c_i >= sigma_ij, with equality on the transversal, and c_i >= 0

give the plan of solution: in stage k = -max(d), ..., 0, 1, ... the equations f_i^(k+c_i) = 0 are solved for
the unknowns x_j^(k+d_j), as far as these orders are not negative. They also give the structural index,
the degrees of freedom, and the initial values that a user has to supply.

The entries with sigma_ij = d_j - c_i are the pattern of the system Jacobian J_ij = df_i/dx_j^(d_j-c_i).
All that is said here holds where J is nonsingular; only numbers can tell that.

Sources: Pryce, BIT 41 (2001) 364-394; Nedialkov and Pryce, BIT 45 (2005), 47 (2007), JNAIAM 3 (2008);
Pryce, Nedialkov and Tan, ACM TOMS 41 (2015), which describes DAESA.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any

from bricard.dae.blocks import Block
from bricard.dae.offsets import Signature, blocks, offsets, tight_entries
from bricard.doors import door
from bricard.errors import StructureError
from bricard.facts import Fact, Telling, counted
from bricard.facts import listed as listed
from bricard.records import dataclass

DERIVATIVE = re.compile(r"(.*?)(?:('+)|\^\((\d+)\))?", re.DOTALL)
Derivative = tuple[int, int]
"""A variable's number j and an order: x_j^(order)."""


@dataclass(frozen=True, repr=False)
class Structure(Telling):
    """The structural analysis of n equations in n variables.

    signature    row i maps j to sigma_ij
    transversal  the column of each row in a highest-value transversal
    c, d         smallest offsets of the equations and of the variables
    affine       f_i is jointly affine in its leading derivatives, the x_j^(d_j-c_i) that it contains
    blocks       finest block triangular form of the Jacobian pattern, in solution order
    doubt        why the analysis fails although its structure is sound; empty if nothing speaks against it
    look_into_blocks  finds `affine_in_block`, which few ask for; None: as `affine`
    """

    variables: tuple[str, ...]
    equations: tuple[str, ...]
    signature: tuple[dict[int, int], ...]
    transversal: tuple[int, ...]
    c: tuple[int, ...]
    d: tuple[int, ...]
    affine: tuple[bool, ...]
    blocks: tuple[Block, ...]
    doubt: str = ""
    look_into_blocks: Callable[[], tuple[bool, ...]] | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        """The readable table of `bricard.dae.tableau`."""
        return str(door("tableau")(self))

    def _facts(self) -> Iterator[Fact]:
        yield "equations", str(self.size)
        yield "structural index", str(self.index)
        yield "degrees of freedom", str(self.dof)
        yield "quasilinear", "yes" if self.quasilinear else "no"
        yield "blocks", str(len(self.blocks))
        yield "doubt", self.doubt

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies, which have what was found, and not the equations."""
        return {**self.__dict__, "affine_in_block": self.affine_in_block, "look_into_blocks": None}

    @property
    def size(self) -> int:
        """Number of equations and of variables."""
        return len(self.variables)

    @property
    def index(self) -> int:
        """Structural index: an upper bound of the differentiation index where J is nonsingular."""
        return max(self.c) + (1 if min(self.d) == 0 else 0)

    @property
    def dof(self) -> int:
        """Degrees of freedom: how many initial values can be chosen independently."""
        return sum(self.d) - sum(self.c)

    @property
    def quasilinear(self) -> bool:
        """Whether the highest derivatives x_j^(d_j) follow from linear equations alone."""
        return _linear_at(self, 0)

    @cached_property
    def jacobian_pattern(self) -> tuple[tuple[int, ...], ...]:
        """For each equation i the variables j with sigma_ij = d_j - c_i, in increasing order."""
        return tight_entries(self.signature, self.c, self.d)

    @cached_property
    def affine_in_block(self) -> tuple[bool, ...]:
        """As `affine`, in the leading derivatives of the equation's own block, once earlier blocks are solved."""
        return self.affine if self.look_into_blocks is None else self.look_into_blocks()

    @cached_property
    def needed(self) -> tuple["Needed", ...]:
        """Which initial values a user has to give, stage by stage; any x_j^(l) with l <= d_j may be given.

        What the equations of a stage determine needs a value only where a nonlinear equation takes part. Of what
        they leave open, as many values are needed as equations are missing, or all where one is nonlinear.
        """
        return tuple(needed for stage in stages(self) for needed in _needed_at(self, stage))

    @cached_property
    def equations_of_variable(self) -> tuple[tuple[int, ...], ...]:
        """For each variable j the equations i with sigma_ij = d_j - c_i, in increasing order."""
        found: list[list[int]] = [[] for _ in self.variables]
        for i, row in enumerate(self.jacobian_pattern):
            for j in row:
                found[j].append(i)
        return tuple(map(tuple, found))


@dataclass(frozen=True)
class Stage:
    """One stage of the solution: the equations f_i^(k+c_i) = 0 for the unknowns x_j^(k+d_j).

    It is linear when each equation that is not differentiated here (k + c_i = 0) is affine.
    """

    k: int
    equations: tuple[int, ...]
    unknowns: tuple[Derivative, ...]
    linear: bool


@dataclass(frozen=True)
class Needed:
    """Initial values that stage k cannot do without: at least `count` of `unknowns`.

    Where all are needed because a nonlinear equation takes part, they are first guesses that the solver
    corrects.
    """

    unknowns: tuple[Derivative, ...]
    count: int
    k: int


def derivative_name(name: str, order: int) -> str:
    """The name of a derivative: u, u', u'', u''', then u^(4)."""
    return name + "'" * order if order <= 3 else f"{name}^({order})"


def parse_derivative(name: str) -> tuple[str, int]:
    """The inverse of `derivative_name`: what is differentiated, and the order."""
    match = DERIVATIVE.fullmatch(name)
    assert match is not None  # anything matches, if only as a name without a derivative
    return match[1], len(match[2]) if match[2] else int(match[3] or 0)


def analyse(
    signature: Signature,
    variables: Sequence[str],
    equations: Sequence[str],
    affine: Sequence[bool] | None = None,
) -> Structure:
    """Analyse the system with the given signature matrix and names.

    Whether an equation is affine in its leading derivatives can only be asked once the offsets are known:
    leave `affine` out (all equations count as affine) and fill it in with `dataclasses.replace`.
    Raises StructureError when the system is structurally ill-posed.
    """
    found = offsets(signature, len(variables))
    if found is None or not variables:
        raise StructureError(_ill_posed_message(signature, variables, equations))
    return Structure(
        variables=tuple(variables),
        equations=tuple(equations),
        signature=tuple(dict(sorted(row.items())) for row in signature),
        transversal=found.transversal,
        c=found.c,
        d=found.d,
        affine=(True,) * len(equations) if affine is None else tuple(affine),
        blocks=blocks(signature, found),
    )


def stages(structure: Structure) -> tuple[Stage, ...]:
    """The stages k = -max(d), ..., -1 that find a consistent point, and k = 0."""
    return tuple(
        Stage(
            k=k,
            equations=tuple(i for i, c_i in enumerate(structure.c) if k + c_i >= 0),
            unknowns=tuple((j, k + d_j) for j, d_j in enumerate(structure.d) if k + d_j >= 0),
            linear=_linear_at(structure, k),
        )
        for k in range(-max(structure.d), 1)
    )


def _needed_at(structure: Structure, stage: Stage) -> Iterator[Needed]:
    """The values needed at one stage.

    A stage has no over-determined part, for the transversal matches all its equations. Its well-determined equations
    contain no other unknowns, so blocks of the whole Jacobian lie inside or outside of this part, never across.
    """
    open_part = _under_determined_part(structure, stage)
    curved = _curved_at(structure, stage.k)
    curved_in_block = _curved_at(structure, stage.k, structure.affine_in_block)
    unknown = dict(stage.unknowns)

    def needed(columns: Sequence[int], count: int) -> Needed:
        return Needed(tuple((j, unknown[j]) for j in columns), count, stage.k)

    if curved_in_block:
        well = set(stage.equations).difference(open_part.rows)
        for block in structure.blocks:
            if well.issuperset(block.rows) and not curved_in_block.isdisjoint(block.rows):
                yield needed(block.columns, len(block.columns))

    from bricard.dae.matching import connected_components

    for component in connected_components(structure.jacobian_pattern, open_part):
        linear = curved.isdisjoint(component.rows)
        yield needed(component.columns, len(component.columns) - (len(component.rows) if linear else 0))


def _under_determined_part(structure: Structure, stage: Stage) -> Block:
    """Equations and variables of a stage on alternating paths from the variables that no equation is matched with."""
    transversal, equations_of = structure.transversal, structure.equations_of_variable
    untouched, matched = set(stage.equations), {transversal[i] for i in stage.equations}
    columns = {j for j, _ in stage.unknowns if j not in matched}
    pending, rows = list(columns), []
    while pending:
        for i in equations_of[pending.pop()]:
            if i in untouched:
                untouched.remove(i)
                rows.append(i)
                columns.add(transversal[i])  # for the first time: it is matched with this equation only
                pending.append(transversal[i])
    return Block(tuple(sorted(rows)), tuple(sorted(columns)))


def _curved_at(structure: Structure, k: int, affine: Sequence[bool] | None = None) -> set[int]:
    """The equations that enter stage k undifferentiated and are not affine (default: in all its unknowns)."""
    flags = structure.affine if affine is None else affine
    return {i for i, (c_i, flat) in enumerate(zip(structure.c, flags, strict=True)) if c_i == -k and not flat}


def _linear_at(structure: Structure, k: int) -> bool:
    return not _curved_at(structure, k)


def _ill_posed_message(signature: Signature, variables: Sequence[str], equations: Sequence[str]) -> str:
    """What is wrong with a system without a finite transversal, by name."""
    if not variables and not equations:
        return "The system is empty: it has no equations and no variables.\n  Give at least one of each."
    from bricard.dae.matching import connected_components, dulmage_mendelsohn

    parts = dulmage_mendelsohn(signature, len(variables))
    over = connected_components(signature, Block(parts.over_rows, parts.over_columns))
    under = connected_components(signature, Block(parts.under_rows, parts.under_columns))
    counts = f"{counted(len(equations), 'equation')}, {counted(len(variables), 'variable')}"
    why = "their numbers differ" if len(equations) != len(variables) else "they cannot be paired one to one"
    lines = [f"The system is structurally ill-posed ({counts}): {why}."]
    for block in over:
        lines.append(f"  over-determined: {_over_determined(block, variables, equations)}")
    for block in under:
        lines.append(f"  under-determined: {_under_determined(block, variables, equations)}")
    lines.extend(f"  {remedy}" for remedy in _remedies(over, under))
    if not all(block.columns for block in over):
        lines.append("  An equation is an expression that stays zero: write a - b, not a == b.")
    return "\n".join(lines)


def _over_determined(block: Block, variables: Sequence[str], equations: Sequence[str]) -> str:
    """A connected part with more equations than variables; without variables it is a single equation."""
    if not block.columns:
        return f"equation {equations[block.rows[0]]} contains no variable."
    inside = _named("variable", variables, block.columns)
    return f"{_named('equation', equations, block.rows)} contain only {inside}."


def _under_determined(block: Block, variables: Sequence[str], equations: Sequence[str]) -> str:
    """A connected part with more variables than equations; without equations it is a single variable."""
    if not block.rows:
        return f"variable {variables[block.columns[0]]} occurs in no equation."
    where = _named("equation", equations, block.rows)
    return f"{_named('variable', variables, block.columns)} occur only in {where}."


def _remedies(over: Sequence[Block], under: Sequence[Block]) -> Iterator[str]:
    """How many equations to remove and to add."""
    surplus = sum(len(block.rows) - len(block.columns) for block in over)
    missing = sum(len(block.columns) - len(block.rows) for block in under)
    if surplus:
        yield f"Remove {surplus} of the over-determined equations, or let another variable enter them."
    if missing:
        yield (
            f"Add {counted(missing, 'equation')} for the under-determined variables, "
            f"or replace {missing} of them by a known function of time."
        )


def _named(noun: str, names: Sequence[str], chosen: Sequence[int]) -> str:
    """The noun, in the plural where it must be, and the names of the chosen ones."""
    plural = "" if len(chosen) == 1 else "s"
    return f"{noun}{plural} {listed([names[line] for line in chosen])}"
