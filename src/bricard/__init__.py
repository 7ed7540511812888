"""bricard: simulation of mechanisms, and differential-algebraic equations of any index, by Taylor series.

>>> import bricard as br
>>> dae = br.DAE("u v lam", lambda t, x, der: [
...     der(x.u, 2) + x.lam * x.u,
...     der(x.v, 2) + x.lam * x.v - 9.81,
...     x.u**2 + x.v**2 - 100])
>>> sol = br.solve_dae(dae, (0, 10), {"u": 10, "v": 0, "u'": 0, "v'": 0})
>>> sol.success
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bricard import errors
from bricard.dae.model import DAE
from bricard.dae.structure import Structure
from bricard.errors import (
    BricardError,
    EngineError,
    FileError,
    InitialValueError,
    Interrupted,
    MechanismWarning,
    ModelError,
    NonAnalyticError,
    OptionError,
    SolutionError,
    SpecError,
    StructureError,
)
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import euler_lagrange
from bricard.mechanics.hamiltonian import Hamiltonian, legendre
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.pipeline import solve_dae
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.results.solution import Solution
from bricard.simulation import simulate
from bricard.solvers.events import Event
from bricard.solvers.method import Method
from bricard.solvers.taylor import Occurrence
from bricard.symbolic.frames import Frame, frame
from bricard.symbolic.functions import (
    acos,
    asin,
    atan,
    atan2,
    cos,
    cosh,
    cross,
    dot,
    exp,
    log,
    norm,
    pi,
    sin,
    sinh,
    sqrt,
    tan,
    tanh,
    vector,
)
from bricard.symbolic.vectors import Vec, Vec2, Vec3

if TYPE_CHECKING:
    from bricard.assembly.assemblies import assemblies
    from bricard.assembly.dynamics import dynamics
    from bricard.assembly.settling import settle
    from bricard.export.equations import equations
    from bricard.laboratory.compare import compare
    from bricard.mechanism.builder import MechanismBuilder
    from bricard.mechanism.mechanism import Mechanism
    from bricard.results.files import load

# Imported when they are first used, because reading files takes libraries that other users of bricard do not need.
_ON_DEMAND = {
    "Mechanism": "bricard.mechanism.mechanism",
    "MechanismBuilder": "bricard.mechanism.builder",
    "assemblies": "bricard.assembly.assemblies",
    "compare": "bricard.laboratory.compare",
    "dynamics": "bricard.assembly.dynamics",
    "equations": "bricard.export.equations",
    "load": "bricard.results.files",
    "settle": "bricard.assembly.settling",
}


def __getattr__(name: str) -> Any:
    if name in _ON_DEMAND:
        return getattr(import_module(_ON_DEMAND[name]), name)
    if name == "__version__":
        return import_module("importlib.metadata").version("bricard")
    raise AttributeError(f"module 'bricard' has no attribute '{name}'")


__all__ = [
    "DAE",
    "BricardError",
    "Certificate",
    "Dynamics",
    "EngineError",
    "Event",
    "FileError",
    "Frame",
    "Hamiltonian",
    "InitialValueError",
    "Interrupted",
    "Lagrangian",
    "MechanicalSystem",
    "Mechanism",
    "MechanismBuilder",
    "MechanismWarning",
    "Method",
    "ModelError",
    "Motion",
    "NonAnalyticError",
    "Occurrence",
    "OptionError",
    "Solution",
    "SolutionError",
    "SpecError",
    "Structure",
    "StructureError",
    "Vec",
    "Vec2",
    "Vec3",
    "acos",
    "asin",
    "assemblies",
    "atan",
    "atan2",
    "compare",
    "cos",
    "cosh",
    "cross",
    "dot",
    "dynamics",
    "equations",
    "errors",
    "euler_lagrange",
    "exp",
    "frame",
    "legendre",
    "load",
    "log",
    "norm",
    "pi",
    "settle",
    "simulate",
    "sin",
    "sinh",
    "solve_dae",
    "sqrt",
    "tan",
    "tanh",
    "vector",
]
