"""Stiff terms of a DAE as variables: source to source, for implicit integrators.

    ... k e(x) w(x) ...    ->    ... sigma w(x) ...    with    sigma - k e(x) = 0

Newton's iteration for an implicit step sees second derivatives of the size of the term instead of the size of the
constant k, so that its steps do not depend on k. The solution is the same. Offsets of what was there stay as they
are; those of sigma and of its equation are zero.

What is lifted of a product with a large constant, a number or made of parameters, are its factors that are sums, for
only these can be small where k is large: the r - 1 of k (r - 1) x / r. If some of the sums are affine and others are
not, it is those that are not. A term that is not multiplied by anything that moves gains nothing and stays. Nor is
anything lifted that contains highest derivatives or is multiplied by them, or out of an equation that is
differentiated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import reduce

from bricard.dae.structure import listed
from bricard.dae.system import Analysis
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.rewriting import rewritten

LIFTED = "lifted."  # how the names of these variables begin


@dataclass(frozen=True, eq=False)
class Lift:
    """A term that became a variable: its value, and the equations that have it (of forces of elements: not told).

    size   of the constant in it, by which its equation is divided
    """

    name: str
    symbol: sx.SX = field(repr=False)
    value: sx.SX
    size: float
    equations: tuple[str, ...] = ()

    @property
    def residual(self) -> sx.SX:
        """Of its equation."""
        return (self.symbol - self.value) / max(1.0, self.size)

    def __str__(self) -> str:
        return f"{self.name} = {self.value}" + (f", in {listed(self.equations)}" if self.equations else "")


@dataclass(frozen=True, eq=False)
class Lifting:
    """Residuals with the symbols of lifted terms, and these terms."""

    residuals: sx.SX
    lifts: tuple[Lift, ...]


def lifting(analysis: Analysis, large: float, known: Sequence[str]) -> Lifting:
    """What to lift of a system, in which some terms were lifted before: products with constants of this size."""
    dae, lifter = analysis.dae, _Lifter(analysis, large)
    rows, size = sx.vertsplit(dae.residuals), len(dae.equations)
    chosen = _rows_with_feedback(analysis, known)
    if chosen:
        for i, row in zip(chosen, rewritten(sx.densify(dae.residuals[chosen]), lifter.visit), strict=True):
            rows[i] = row
    column, terms = _worth_it(sx.vertcat(*rows, *[term.value for term in lifter.terms]), lifter)
    if not terms:
        return Lifting(dae.residuals, ())
    symbols = [sx.SX.sym(f"{LIFTED}{len(known) + 1 + i}") for i in range(len(terms))]
    old = sx.vertcat(*[lifter.terms[k].symbol for k in terms])
    column = sx.substitute([column], [old], [sx.vertcat(*symbols)])[0]
    where = _where(column[:size], symbols, dae.equations)
    sizes = [lifter.number(lifter.terms[k].factor) for k in terms]
    values = [column[size + k] for k in terms]
    return Lifting(column[:size], tuple(map(Lift, [one.name() for one in symbols], symbols, values, sizes, where)))


def _rows_with_feedback(analysis: Analysis, known: Sequence[str]) -> list[int]:
    """Equations that are neither differentiated nor of lifted terms nor of integrals that no other equation uses."""
    dae, structure = analysis.dae, analysis.structure
    every = sx.symvar(sx.vertcat(dae.residuals, *[shift.expression for shift in dae.shifts]))
    present = {symbol.element_hash() for symbol in every}
    lower = [(j, symbol) for (j, order), symbol in dae.symbols.items() if order < structure.d[j]]
    used = {j for j, symbol in lower if symbol.element_hash() in present}
    used |= {j for j, order in enumerate(structure.d) if order == 0}
    rows, columns = analysis.jacobian.rows.tolist(), analysis.jacobian.columns.tolist()
    feeding = {i for i, j in zip(rows, columns, strict=True) if j in used}
    return [i for i in sorted(feeding) if structure.c[i] == 0 and dae.equations[i] not in known]


def _worth_it(column: sx.SX, lifter: _Lifter) -> tuple[sx.SX, list[int]]:
    """Residuals and values of terms without the symbols that nothing moving multiplies, and numbers of the others."""
    terms = lifter.terms
    if not terms:
        return column, []
    symbols = sx.vertcat(*[term.symbol for term in terms])
    slopes = sx.jacobian(column, symbols)
    entries = sx.vertcat(*slopes.nonzeros())
    turning = sx.which_depends(entries, sx.vertcat(lifter.moving, symbols), 1, True)
    barred = sx.which_depends(entries, lifter.top, 1, True)
    of = slopes.sparsity().get_triplet()[1]
    gain = {k for k, one in zip(of, turning, strict=True) if one} - {
        k for k, one in zip(of, barred, strict=True) if one
    }
    others = [term for k, term in enumerate(terms) if k not in gain]
    while others and sx.depends_on(column, sx.vertcat(*[term.symbol for term in others])):  # one may contain another
        old, new = sx.vertcat(*[term.symbol for term in others]), sx.vertcat(*[term.value for term in others])
        column = sx.substitute([column], [old], [new])[0]
    return column, sorted(gain)


def _where(residuals: sx.SX, symbols: Sequence[sx.SX], equations: Sequence[str]) -> list[tuple[str, ...]]:
    """The equations that have each of the symbols."""
    rows, columns = sx.jacobian(residuals, sx.vertcat(*symbols)).sparsity().get_triplet()
    found: list[list[str]] = [[] for _ in symbols]
    for row, column in zip(rows, columns, strict=True):
        found[column].append(equations[row])
    return [tuple(names) for names in found]


@dataclass(frozen=True, eq=False)
class _Term:
    """factor * rest, for which a symbol stands."""

    factor: sx.SX
    rest: sx.SX
    symbol: sx.SX

    @property
    def value(self) -> sx.SX:
        """What the symbol stands for."""
        return self.factor * self.rest


@dataclass(frozen=True, eq=False)
class _Product:
    """A constant and factors that move."""

    constant: sx.SX
    factors: tuple[sx.SX, ...] = ()

    def times(self, other: _Product) -> _Product:
        return _Product(self.constant * other.constant, (*self.factors, *other.factors))

    def inverted(self) -> _Product:
        return _Product(1 / self.constant, tuple(1 / one for one in self.factors))


PRODUCTS: dict[str, Callable[..., _Product]] = {
    "mul": _Product.times,
    "div": lambda one, other: one.times(other.inverted()),
    "neg": lambda one: _Product(-one.constant, one.factors),
    "inv": _Product.inverted,
}


class _Lifter:
    """Makes operations anew, with symbols for large terms, equal ones the same symbol."""

    def __init__(self, analysis: Analysis, large: float) -> None:
        dae, d = analysis.dae, analysis.structure.d
        self.terms: list[_Term] = []
        self.moving = sx.vertcat(*dae.symbols.values())
        leading = [symbol for (j, order), symbol in dae.symbols.items() if order == d[j]]
        self.top = sx.vertcat(sx.SX(0, 1), *leading, *[shift.symbol for shift in dae.shifts])
        self._large, self._p, self._values = large, dae.p, sx.SX(sx.DM(list(dae.parameters.values())))
        self._constants = {one.element_hash() for one in (sx.vertsplit(dae.p) if dae.p.numel() else ())}
        self._terms: dict[int, list[_Term]] = {}
        self._products: dict[int, _Product] = {}
        self._sums: set[int] = set()
        self._alive: list[sx.SX] = []  # so that hashes stay their own

    def visit(self, name: str, operands: list[sx.SX]) -> sx.SX:
        """The value of an operation; products are left open until something else takes them."""
        if name in ("const", "input"):
            constant = name == "const" or operands[0].element_hash() in self._constants
            return self._known(operands[0], _Product(operands[0])) if constant else operands[0]
        products = [self._product(one) for one in operands]
        if name in PRODUCTS:
            return self._known(sx.operate(name, *operands), PRODUCTS[name](*products))
        operands = [self._closed(one, product) for one, product in zip(operands, products, strict=True)]
        if name == "output":
            return operands[0]
        value = sx.operate(name, *operands)
        if not any(product.factors for product in products):
            return self._known(value, _Product(value))
        if name in ("add", "sub"):
            self._sums.add(value.element_hash())
        self._alive.append(value)
        return value

    def _known(self, value: sx.SX, product: _Product) -> sx.SX:
        self._alive.append(value)
        self._products[value.element_hash()] = product
        return value

    def _product(self, value: sx.SX) -> _Product:
        return self._products.get(value.element_hash()) or _Product(sx.SX(1), (value,))

    def _closed(self, value: sx.SX, product: _Product) -> sx.SX:
        """A value that is no longer part of a product: with the symbol of a term in it, if it is large."""
        small = self._small(product) if self._is_large(product.constant) else []
        if not small or sx.depends_on(value, self.top):
            return value
        others = [one for one in product.factors if not any(one is other for other in small)]
        return reduce(sx.SX.__mul__, others, self._symbol(product.constant, reduce(sx.SX.__mul__, small)))

    def _is_large(self, constant: sx.SX) -> bool:
        return self.number(constant) >= self._large

    def number(self, constant: sx.SX) -> float:
        """The size of a constant, with the values that parameters have."""
        if not constant.is_constant():
            constant = sx.substitute([constant], [self._p], [self._values])[0]
        return abs(float(constant))

    def _small(self, product: _Product) -> list[sx.SX]:
        """Factors that may be small where the constant is large: sums, of which affine ones count for less."""
        sums = [one for one in product.factors if one.element_hash() in self._sums]
        return [one for one in sums if not sx.is_linear(one, self.moving)] or sums

    def _symbol(self, factor: sx.SX, rest: sx.SX) -> sx.SX:
        """The symbol of a term; of one that differs by a number from a known term, that many times its symbol."""
        known = self._terms.setdefault(rest.element_hash(), [])
        for term in known:
            ratio = sx.simplify(factor / term.factor)
            if ratio.is_constant():
                return term.symbol * ratio
        known.append(_Term(factor, rest, sx.SX.sym(f"{LIFTED}{len(self.terms) + 1}")))
        self.terms.append(known[-1])
        return known[-1].symbol
