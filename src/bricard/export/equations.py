"""The equations of motion of a mechanism, to be read, typeset, or computed with elsewhere.

    M q'' + G^T lambda = f             M(t, q), f(t, q, q')
    C = 0,  g = 0                      C(t, q), g(t, q, q'): holonomic and velocity constraints
    G q' = nu,  G q'' = gamma          all constraints, differentiated; G = [dC/dq; dg/dq']

Letters and signs are those of `bricard.mechanics.dynamics`.
To add a language: a module with a function of `Equations`, its line in `bricard.doors`, and a method here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from os import PathLike

from bricard.assembly.dynamics import Modelled, system_of
from bricard.assembly.live import prepare_live
from bricard.assembly.prepared import prepare
from bricard.checks import as_names, one_of
from bricard.dae.structure import listed
from bricard.doors import door
from bricard.errors import ModelError, OptionError
from bricard.export.c_files import CCode
from bricard.export.reading import Parts, read, with_parts
from bricard.export.sharing import Taste
from bricard.formulations.world import PHASE
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.method import Method
from bricard.symbolic import sx

COORDINATES = ("natural", "body", "relative")
NEGLIGIBLE = 1e-14  # phases of gears below this are rounding


@dataclass(frozen=True, eq=False)
class Equations:
    """Equations of motion; letters as in the module's text.

    title       of the mechanism, or ""
    kind        of coordinates: natural, body, relative, or "" for coordinates of the user's own
    dynamics    the equations
    parameters  names and values of the parameters that are written by name; all others are written as numbers
    """

    title: str
    kind: str
    dynamics: Dynamics
    parameters: Mapping[str, float]

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Names of q."""
        return self.dynamics.system.coordinates

    @property
    def constraints(self) -> tuple[str, ...]:
        """Names of the rows of C, the first rows of G, nu and gamma."""
        return tuple(one.name for one in self.dynamics.system.holonomic)

    @property
    def velocity_constraints(self) -> tuple[str, ...]:
        """Names of the rows of g, the last rows of G, nu and gamma."""
        return tuple(one.name for one in self.dynamics.system.velocity)

    @cached_property
    def matrices(self) -> dict[str, sx.SX]:
        """Everything that is written, by letter; of M the lower half."""
        d, system = self.dynamics, self.dynamics.system
        found = {"M": sx.tril(d.M), "f": d.f, "C": d.C}
        found |= {"g": d.g} if system.velocity else {}
        found |= {"G": d.G, "nu": d.nu, "gamma": d.gamma}
        values = [self._symbols.get(name, value) for name, value in system.parameters.items()]
        written = sx.substitute(list(found.values()), [system.p], [sx.vertcat(sx.SX(0, 1), *values)])
        return {letter: sx.sparsify(one) for letter, one in zip(found, written, strict=True)}

    @cached_property
    def moving(self) -> bool:
        """Whether constraints demand velocities other than zero: those that depend on time."""
        return self.matrices["nu"].nnz() > 0

    @property
    def heading(self) -> str:
        """One line that says what this is."""
        title = f"{' '.join(self.title.split())}: equations" if self.title else "Equations"
        return f"{title} of motion{f' in {self.kind} coordinates' if self.kind else ''}, SI units"

    def written(self, letters: Iterable[str], taste: Taste) -> Parts:
        """Some of the matrices as expressions to be written; what they share is found, once for all languages."""
        key = (tuple(letters), taste)
        if key not in self._written:
            d, p = self.dynamics, sx.vertcat(sx.SX(0, 1), *self._symbols.values())
            found = read({one: self.matrices[one] for one in key[0]}, {"t": d.t, "q": d.q, "v": d.v, "p": p})
            self._written[key] = with_parts(found, taste)
        return self._written[key]

    @cached_property
    def _written(self) -> dict[tuple[tuple[str, ...], Taste], Parts]:
        return {}

    @property
    def _symbols(self) -> dict[str, sx.SX]:
        """Symbols of the parameters that are written by name."""
        system = self.dynamics.system
        every = dict(zip(system.parameters, sx.vertsplit(system.p), strict=True)) if system.parameters else {}
        return {name: every[name] for name in self.parameters}

    def text(self, width: int = 100) -> str:
        """For a terminal with `width` columns."""
        if width < 40:
            raise OptionError(f"width is {width}; equations need 40 columns or more.")
        return str(door("equations as text")(self, width))

    def latex(self) -> str:
        """LaTeX with the package amsmath: matrices of small systems as a whole, else entry by entry."""
        return str(door("equations in LaTeX")(self))

    def python(self) -> str:
        """The text of a Python module that needs NumPy only."""
        self._check_masses()
        return str(door("equations in Python")(self))

    def matlab(self, name: str = "mechanism") -> str:
        """The text of a file name.m for MATLAB or Octave; `eq = name()` has the functions."""
        self._check_masses()
        return str(door("equations in MATLAB")(self, name))

    def c(self, name: str = "mechanism") -> CCode:
        """The texts of name.h and name.c, in C99."""
        self._check_masses()
        code: CCode = door("equations in C")(self, name)
        return code

    def _check_masses(self) -> None:
        """Code that finds accelerations needs a mass, or a constraint, for every coordinate."""
        rows = sx.vertcat(self.dynamics.M, self.dynamics.G)
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
        shown: str | None = door("equations in notebooks")(self)
        return shown


def equations(
    model: Modelled, coordinates: str = "natural", *, symbols: bool | str | Iterable[str] | None = None
) -> Equations:
    """The equations of motion of a mechanism or of a mechanical system.

    model        a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    coordinates  of a mechanism: natural, body or relative, without redundant constraints; a Lagrangian has its own
    symbols      parameters that are written by name, not as numbers: some, all (True) or none (False); default: all
                 of a Lagrangian, of a mechanism only inputs, and phases of gears, which belong to its start

    print() shows them; `.latex()`, `.python()`, `.matlab()` and `.c()` write them in other languages.
    """
    one_of(coordinates, "coordinates", COORDINATES)
    if isinstance(model, (str, PathLike)):
        model = Mechanism.load(model)
    if isinstance(model, Mechanism):
        return _of_mechanism(model, coordinates, symbols)
    system = system_of(model, coordinates)
    _check(system)
    names = tuple(system.parameters) if symbols in (None, True) else _names(symbols)
    for name in names:
        one_of(name, "symbols", system.parameters)
    return Equations("", "", Dynamics(system), {name: system.parameters[name] for name in names})


def _of_mechanism(mechanism: Mechanism, coordinates: str, symbols: bool | str | Iterable[str] | None) -> Equations:
    names = tuple(mechanism.parameters) if symbols is True else _names(symbols)
    method = Method(coordinates)
    ready = prepare_live(mechanism, mechanism, names, method) if names else prepare(mechanism, method)
    system = ready.system
    _check(system)
    phases = {name: _phase(value) for name, value in system.parameters.items() if name.endswith(PHASE)}
    named = {} if symbols is False else {n: v for n, v in system.parameters.items() if n in (*names, *system.inputs)}
    named |= {} if symbols is False else phases
    return Equations(mechanism.title, coordinates, Dynamics(system), named)


def _names(symbols: bool | str | Iterable[str] | None) -> tuple[str, ...]:
    return () if symbols is None or symbols is False else as_names(symbols, "symbols")


def _phase(value: float) -> float:
    return value if abs(value) > NEGLIGIBLE else 0.0


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _check(system: MechanicalSystem) -> None:
    """Tabulated laws and forces that depend on extra variables cannot be written as functions of t, q, q'."""
    if system.switched:
        raise ModelError(
            f"'{system.switched[0].name}' touches or rubs: its modes cannot be written as equations of t, q and q'.\n"
            "  Leave out contacts, stops, cables, clutches and dry friction first."
        )
    if system.tables:
        raise ModelError(
            f"The law '{system.tables[0].name}' is a table, and equations are written with formulas only.\n"
            "  Write a formula of t instead of the table."
        )
    used = sx.vertcat(system.T, system.V, system.R, system.Q, system.C, system.g)
    for extra in system.extras:
        if sx.depends_on(used, sx.vertcat(extra.symbol, extra.rate)):
            raise ModelError(
                f"The forces depend on the variable '{extra.name}', which has an equation of its own.\n"
                "  Only equations of t, q and q' can be written."
            )
