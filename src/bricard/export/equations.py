"""The equations of motion of a mechanism, to be read, typeset, or computed with elsewhere.

    M q'' + G^T lambda + A^T mu = f        M(t, q), f(t, q, q')
    C = 0,   G q' = nu,   G q'' = gamma    C(t, q), G = dC/dq: holonomic constraints, differentiated once and twice
    g = 0,   A q'' = alpha                 g(t, q, q'), A = dg/dq': velocity constraints, differentiated once

Symbols are those of `bricard.mechanics.functions` but for signs: f = -k, nu = -b', gamma = -b'', alpha = -a.
To add a language: a module with a function of `Equations`, and a method here that calls it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any

import casadi as ca

from bricard.assembly.prepared import prepare
from bricard.checks import one_of, shown
from bricard.dae.structure import listed
from bricard.errors import ModelError, OptionError
from bricard.export.c import CCode, c_code
from bricard.export.latex import latex, notebook_latex
from bricard.export.matlab import matlab_code
from bricard.export.python import python_code
from bricard.export.reading import Matrix, read
from bricard.export.text import text
from bricard.mechanics.functions import mechanical_functions
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism

COORDINATES = ("natural", "body", "relative")
NEGLIGIBLE = 1e-14  # phases of gears below this are rounding


@dataclass(frozen=True, eq=False)
class Equations:
    """Equations of motion; letters as in the module's text. M holds all of the symmetric matrix.

    title                 of the mechanism, or ""
    kind                  of coordinates: natural, body, relative, or "" for coordinates of the user's own
    coordinates           names of q
    constraints           names of the rows of C, G, nu, gamma
    velocity_constraints  names of the rows of g, A, alpha
    parameters            names and values of p
    t, q, v, p            symbols: time, coordinates, rates, parameters (columns)
    """

    title: str
    kind: str
    coordinates: tuple[str, ...]
    constraints: tuple[str, ...]
    velocity_constraints: tuple[str, ...]
    parameters: Mapping[str, float]
    t: ca.SX
    q: ca.SX
    v: ca.SX
    p: ca.SX
    M: ca.SX
    f: ca.SX
    C: ca.SX
    G: ca.SX
    nu: ca.SX
    gamma: ca.SX
    g: ca.SX
    A: ca.SX
    alpha: ca.SX

    @property
    def matrices(self) -> dict[str, ca.SX]:
        """Everything that is written, by letter; of M the lower half."""
        found = {"M": ca.tril(self.M), "f": self.f}
        found |= {"C": self.C, "G": self.G, "nu": self.nu, "gamma": self.gamma}
        if self.velocity_constraints:
            found |= {"g": self.g, "A": self.A, "alpha": self.alpha}
        return found

    @cached_property
    def moving(self) -> bool:
        """Whether holonomic constraints depend on time."""
        return bool(self.nu.numel()) and not self.nu.is_zero()

    @property
    def heading(self) -> str:
        """One line that says what this is."""
        title = f"{' '.join(self.title.split())}: equations" if self.title else "Equations"
        return f"{title} of motion{f' in {self.kind} coordinates' if self.kind else ''}, SI units"

    def read(self, matrices: Mapping[str, ca.SX]) -> dict[str, Matrix]:
        """Some of the matrices as expressions to be written; what they share is found."""
        return read(matrices, {"t": self.t, "q": self.q, "v": self.v, "p": self.p})

    def text(self, width: int = 100) -> str:
        """For a terminal with `width` columns."""
        if width < 40:
            raise OptionError(f"width is {width}; equations need 40 columns or more.")
        return text(self, width)

    def latex(self) -> str:
        """LaTeX with the package amsmath: matrices of small systems as a whole, else entry by entry."""
        return latex(self)

    def python(self) -> str:
        """The text of a Python module that needs NumPy only."""
        self._check_masses()
        return python_code(self)

    def matlab(self, name: str = "mechanism") -> str:
        """The text of a file name.m for MATLAB or Octave; `eq = name()` has the functions."""
        self._check_masses()
        return matlab_code(self, name)

    def c(self, name: str = "mechanism") -> CCode:
        """The texts of name.h and name.c, in C99."""
        self._check_masses()
        return c_code(self, name)

    def _check_masses(self) -> None:
        """Code that finds accelerations needs a mass, or a constraint, for every coordinate."""
        rows = ca.vertcat(self.M, self.G, self.A)
        light = [name for i, name in enumerate(self.coordinates) if not rows[:, i].nnz()]
        if light:
            raise ModelError(
                f"{listed(light)} have no mass, so that there are no accelerations to write code for.\n"
                "  Give them a mass; print() and latex() show the equations."
            )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        constraints = len(self.constraints) + len(self.velocity_constraints)
        return f"<{self.heading}: {_count(len(self.coordinates), 'coordinate')}, {_count(constraints, 'constraint')}>"

    def _repr_latex_(self) -> str | None:
        return notebook_latex(self)


def equations(
    model: Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str], coordinates: str = "natural"
) -> Equations:
    """The equations of motion of a mechanism or of a mechanical system.

    model        a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    coordinates  of a mechanism: natural, body or relative, without redundant constraints; a Lagrangian has its own

    print() shows them; `.latex()`, `.python()`, `.matlab()` and `.c()` write them in other languages.
    """
    one_of(coordinates, "coordinates", COORDINATES)
    if isinstance(model, (Lagrangian, MechanicalSystem)):
        if coordinates != "natural":
            raise OptionError(f"A {type(model).__name__} has its own coordinates; '{coordinates}' is for mechanisms.")
        return _written(model.system() if isinstance(model, Lagrangian) else model, "", "", {})
    if not isinstance(model, (Mechanism, str, PathLike)):
        raise ModelError(f"equations takes a mechanism, the path of a file or a Lagrangian, not {shown(model)}.")
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    ready = prepare(mechanism, coordinates)
    return _written(ready.system, mechanism.title, coordinates, ready.start.phases)


def _written(system: MechanicalSystem, title: str, kind: str, phases: Mapping[str, float]) -> Equations:
    _check(system)
    found, arguments = mechanical_functions(system), [system.t, system.q, system.v, system.p]

    def expression(function: ca.Function) -> Any:
        return ca.sparsify(function(*arguments))

    parameters = {**system.parameters, **{n: v if abs(v) > NEGLIGIBLE else 0.0 for n, v in phases.items()}}
    return Equations(
        title=title,
        kind=kind,
        coordinates=system.coordinates,
        constraints=tuple(one.name for one in system.holonomic),
        velocity_constraints=tuple(one.name for one in system.velocity),
        parameters=parameters,
        t=system.t,
        q=system.q,
        v=system.v,
        p=system.p,
        M=expression(found.mass),
        f=-expression(found.force),
        C=expression(found.constraint),
        G=expression(found.constraint_jacobian),
        nu=-expression(found.constraint_rate),
        gamma=-expression(found.constraint_acceleration),
        g=expression(found.velocity_constraint),
        A=expression(found.velocity_jacobian),
        alpha=-expression(found.velocity_acceleration),
    )


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _check(system: MechanicalSystem) -> None:
    """Tabulated laws and forces that depend on extra variables cannot be written as functions of t, q, q'."""
    if system.tables:
        raise ModelError(
            f"The law '{system.tables[0].name}' is a table, and equations are written with formulas only.\n"
            "  Write a formula of t instead of the table."
        )
    used = ca.vertcat(system.T, system.V, system.R, system.Q, system.C, system.g)
    for extra in system.extras:
        if ca.depends_on(used, ca.vertcat(extra.symbol, extra.rate)):
            raise ModelError(
                f"The forces depend on the variable '{extra.name}', which has an equation of its own.\n"
                "  Only equations of t, q and q' can be written."
            )
