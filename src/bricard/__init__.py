"""bricard: differential-algebraic equations of any index, solved by Taylor series.

>>> import bricard as br
>>> dae = br.DAE("u v lam", lambda t, x, der: [
...     der(x.u, 2) + x.lam * x.u,
...     der(x.v, 2) + x.lam * x.v - 9.81,
...     x.u**2 + x.v**2 - 100])
>>> sol = br.solve_dae(dae, (0, 10), {"u": 10, "v": 0, "u'": 0, "v'": 0})
>>> sol.success
True
"""

from bricard import errors
from bricard.dae.model import DAE
from bricard.dae.structure import Structure
from bricard.errors import (
    BricardError,
    EngineError,
    InitialValueError,
    Interrupted,
    ModelError,
    NonAnalyticError,
    OptionError,
    SolutionError,
    StructureError,
)
from bricard.mechanics.equations import euler_lagrange
from bricard.mechanics.functions import mechanical_functions
from bricard.mechanics.hamiltonian import Hamiltonian, legendre
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.pipeline import simulate, solve_dae
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.results.solution import Solution
from bricard.solvers.events import Event
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

__version__ = "0.1.0"

__all__ = [
    "DAE",
    "BricardError",
    "Certificate",
    "EngineError",
    "Event",
    "Frame",
    "Hamiltonian",
    "InitialValueError",
    "Interrupted",
    "Lagrangian",
    "MechanicalSystem",
    "ModelError",
    "Motion",
    "NonAnalyticError",
    "Occurrence",
    "OptionError",
    "Solution",
    "SolutionError",
    "Structure",
    "StructureError",
    "Vec",
    "Vec2",
    "Vec3",
    "acos",
    "asin",
    "atan",
    "atan2",
    "cos",
    "cosh",
    "cross",
    "dot",
    "errors",
    "euler_lagrange",
    "exp",
    "frame",
    "legendre",
    "log",
    "mechanical_functions",
    "norm",
    "pi",
    "simulate",
    "sin",
    "sinh",
    "solve_dae",
    "sqrt",
    "tan",
    "tanh",
    "vector",
]
