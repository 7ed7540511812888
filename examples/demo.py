"""Three pendula, the rod of each made longer by the pull in the rod before it: a DAE of index 7.

    x_i'' + l_i x_i = 0,    y_i'' + l_i y_i = g,    x_i^2 + y_i^2 = (L + c l_(i-1))^2,    i = 1, 2, 3,  l_0 = 0

with y downwards and l_i the pull in rod i, divided by its length and by the mass. Prints the structure, a summary
and the certificate, and writes a page with an animation, build/demo.html, that needs nothing but a browser.
"""

import json
from pathlib import Path

import numpy as np

import bricard as br

NUMBERS = (1, 2, 3)
FRAMES_PER_SECOND = 60
HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "build" / "demo.html"


def pendula(t, x, der, p):
    residuals = {}
    for i in NUMBERS:
        u, v, pull = x[f"x{i}"], x[f"y{i}"], x[f"l{i}"]
        length = p.L + (p.c * x[f"l{i - 1}"] if i > 1 else 0)
        residuals[f"horizontal {i}"] = der(u, 2) + pull * u
        residuals[f"vertical {i}"] = der(v, 2) + pull * v - p.g
        residuals[f"rod {i}"] = u**2 + v**2 - length**2
    return residuals


def solve() -> br.Solution:
    names = [f"{letter}{i}" for i in NUMBERS for letter in "xyl"]
    dae = br.DAE(names, pendula, parameters={"g": 9.81, "L": 1.0, "c": 0.01})
    print(dae.structure(), end="\n\n")
    # At rest, rods level. These are guesses: rod 2 is pushed here, so rod 3 must be shorter than 1 m.
    initial = {}
    for i in NUMBERS:
        initial |= {f"x{i}": 1.0, f"y{i}": 0.0, f"x{i}'": 0.0, f"y{i}'": 0.0}
    return br.solve_dae(dae, (0, 20), initial, tol=1e-12, estimate_error=True)


def write_page(sol: br.Solution) -> None:
    times = np.linspace(sol.t[0], sol.t[-1], round((sol.t[-1] - sol.t[0]) * FRAMES_PER_SECOND) + 1)
    series = [{"x": sol(f"x{i}", times), "y": sol(f"y{i}", times), "pull": sol(f"l{i}", times)} for i in NUMBERS]
    data = {
        "fps": FRAMES_PER_SECOND,
        "pendula": [{name: values.round(4).tolist() for name, values in one.items()} for one in series],
        "index": sol.dae.structure().index,
        "certificate": str(sol.certificate),
    }
    template = (HERE / "demo_page.html").read_text(encoding="utf-8")
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(template.replace('"DATA"', json.dumps(data)), encoding="utf-8")


if __name__ == "__main__":
    solution = solve()
    print(solution.message, end="\n\n")
    print(solution.certificate, end="\n\n")
    write_page(solution)
    print(f"animation: {PAGE}")
