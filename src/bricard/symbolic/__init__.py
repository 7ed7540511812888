"""Expressions: a compiled algebra (`sx`), the elementary functions, vectors and frames over it.

Where nothing was compiled, or the environment variable BRICARD_ENGINE asks for NumPy, CasADi does the algebra.
"""

import os
import sys
from importlib.util import find_spec

if os.environ.get("BRICARD_ENGINE") == "numpy" or find_spec("bricard.symbolic._symbolic") is None:
    from bricard.symbolic import by_casadi as _symbolic

    sys.modules[f"{__name__}._symbolic"] = _symbolic
