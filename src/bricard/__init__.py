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
from typing import Any

from bricard import errors
from bricard.keeping import importing as _importing

# What users find here, by the module that it comes from, which is imported when it is first used: so the command
# line, and whoever needs a part of bricard, waits for that part alone. The types of these names are in
# `__init__.pyi`.
_MODULES = {
    "bricard.analysis.design.identify": "Fit identify",
    "bricard.analysis.design.measurements": "Record",
    "bricard.analysis.design.optimise": "Optimum optimise",
    "bricard.analysis.design.tolerances": "Tolerances tolerances",
    "bricard.analysis.inverse.dynamics": "inverse",
    "bricard.analysis.inverse.kinematics": "inverse_kinematics",
    "bricard.analysis.inverse.workspace": "workspace",
    "bricard.analysis.kinematics.kinematics": "kinematics",
    "bricard.analysis.linear.floquet": "floquet",
    "bricard.analysis.linear.linearise": "linearise",
    "bricard.analysis.linear.locus": "root_locus",
    "bricard.analysis.sensitivities.sensitivities": "Sensitivities sensitivities",
    "bricard.analysis.statics.equilibria": "equilibria",
    "bricard.analysis.statics.equilibrium": "equilibrium",
    "bricard.analysis.sweeping.sweep": "Sweep sweep",
    "bricard.assembly.assemblies": "assemblies",
    "bricard.assembly.dynamics": "dynamics",
    "bricard.assembly.settling": "settle",
    "bricard.dae.model": "DAE",
    "bricard.dae.structure": "Structure",
    "bricard.errors": "BricardError EngineError FileError InitialValueError Interrupted MechanismWarning ModelError "
    "NonAnalyticError OptionError SolutionError SpecError StructureError",
    "bricard.export.equations": "equations",
    "bricard.laboratory.compare": "compare",
    "bricard.mechanics.dynamics": "Dynamics",
    "bricard.mechanics.equations": "euler_lagrange",
    "bricard.mechanics.hamiltonian": "Hamiltonian legendre",
    "bricard.mechanics.lagrangian": "Lagrangian",
    "bricard.mechanics.system": "MechanicalSystem",
    "bricard.mechanics.tabulated": "tabulated",
    "bricard.mechanism.builder": "MechanismBuilder",
    "bricard.mechanism.mechanism": "Mechanism",
    "bricard.pipeline": "solve_dae",
    "bricard.results.certificate": "Certificate",
    "bricard.results.files": "load",
    "bricard.results.motion": "Motion",
    "bricard.results.solution": "Solution",
    "bricard.simulation": "simulate",
    "bricard.solvers.events": "Event Occurrence",
    "bricard.solvers.method": "Method",
    "bricard.symbolic.frames": "Frame frame",
    "bricard.symbolic.functions": "acos asin atan atan2 cos cosh cross dot exp log maximum minimum "
    "norm pi sign sin sinh sqrt tan tanh vector when",
    "bricard.symbolic.vectors": "Vec Vec2 Vec3",
}
_ON_DEMAND = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = ["errors", *_ON_DEMAND]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version("bricard")
    if name not in _ON_DEMAND:
        raise AttributeError(f"module 'bricard' has no attribute '{name}'")
    with _importing():
        module = import_module(_ON_DEMAND[name])
    return globals().setdefault(name, getattr(module, name))


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__", *(name for name in globals() if name.startswith("__"))})
