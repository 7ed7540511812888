"""Equations of motion written as text, LaTeX, Python, MATLAB and C say what the mechanism's own functions say."""

import ctypes
import re
import shutil
import subprocess
from functools import cache
from itertools import pairwise

import matplotlib.mathtext
import numpy as np
import pytest
from shared import SMOOTH, builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.export.equations import COORDINATES, equations
from bricard.export.latex import name as latex_name
from bricard.mechanics.dynamics import Dynamics
from bricard.problems import catalogue

TABULATED = ("double_wishbone", "rack_steering", "scissor_lift")
MASSLESS = ("slewing_crane",)  # has a node: no accelerations to write code for
NAMES = [name for name in SMOOTH if name not in (*TABULATED, *MASSLESS)]
SOME_BODIES = ("pendulum", "slidercrank", "planetary_gear", "hoekens_linkage", "robot", "stewart_platform")
every_file = pytest.mark.parametrize(
    ("name", "kind"), [*((name, "natural") for name in NAMES), *((name, "body") for name in SOME_BODIES)]
)
every_model = pytest.mark.parametrize(
    ("name", "kind"),
    [
        pytest.param(name, kind, marks=[] if kind == "natural" or number % 4 == 0 else [pytest.mark.slow])
        for number, name in enumerate(NAMES)
        for kind in COORDINATES
    ],
)
FUNCTIONS = {
    "M": "mass_matrix",
    "f": "forces",
    "C": "constraints",
    "G": "jacobian",
    "nu": "nu",
    "gamma": "gamma",
    "g": "velocity_constraints",
}


@cache
def written(name, kind="natural"):
    return equations(builtin(name), kind)


@cache
def system_of(name, kind):
    """The system that the equations belong to, made without them, and a start that satisfies its constraints."""
    ready = prepare(builtin(name), kind)
    return ready.system, ready.start


def states(name, kind):
    """(t, q, v, p): places and velocities about the start, which constraints need not like.

    Not the start itself, where stiff springs are unloaded and their forces are nothing but rounding.
    """
    system, start = system_of(name, kind)
    random = np.random.default_rng(1)
    for size in (1e-3, 0.1):
        q, v = (x + size * random.standard_normal(system.size) for x in (start.q, start.v))
        yield 0.3, q, v, np.array(list(written(name, kind).parameters.values()))


def python_module(written_equations):
    names = {}
    exec(compile(written_equations.python(), "<written>", "exec"), names)
    return names


def compare(found, wanted, what):
    """Equal to 1e-12 of the largest entry, or of the numbers that it is made of."""
    found, wanted = np.asarray(found, dtype=float), np.asarray(wanted, dtype=float)
    wanted = wanted.ravel() if found.ndim < 2 else wanted.reshape(len(wanted), -1) if wanted.size else wanted
    assert found.shape == wanted.shape, what
    assert np.abs(found - wanted).max(initial=0.0) <= 1e-12 * max(1.0, np.abs(wanted).max(initial=0.0)), what


def expected(name, kind):
    """(state, function of the code, value) for all functions."""
    dynamics = Dynamics(system_of(name, kind)[0])
    for t, q, v, p in states(name, kind):
        for letter, value in zip(FUNCTIONS, dynamics.values(*FUNCTIONS, t=t, q=q, v=v, p=p), strict=True):
            if letter != "g" or written(name, kind).velocity_constraints:
                yield (t, q, v, p), FUNCTIONS[letter], value


@every_model
def test_python_gives_the_same_numbers(name, kind):
    """The module, run by itself, has the mass matrix, forces, constraints and their derivatives of the mechanism."""
    module = python_module(written(name, kind))
    for (t, q, v, p), function, value in expected(name, kind):
        compare(module[function](t, q, v, *([p] if len(p) else [])), value, function)
    assert module["COORDINATES"] == system_of(name, kind)[0].coordinates


@pytest.mark.parametrize("name", ["pendulum", "slidercrank", "hoekens_linkage", "rscr", "planetary_gear"])
def test_accelerations_solve_the_equations(name):
    """M q'' + G^T lambda = f and G q'' = gamma hold for what the module returns."""
    module = python_module(written(name))
    t, q, v, _ = next(states(name, "natural"))
    a, multipliers = module["accelerations"](t, q, v)
    G, gamma = module["jacobian"](t, q, v), module["gamma"](t, q, v)
    assert np.allclose(module["mass_matrix"](t, q, v) @ a + G.T @ multipliers, module["forces"](t, q, v), atol=1e-9)
    assert np.allclose(G @ a, gamma, atol=1e-9)


# -- C ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pendulum", "natural"),
        ("comet", "natural"),
        ("slidercrank", "body"),
        ("hoekens_linkage", "natural"),
        ("planetary_gear", "natural"),
        ("cam_follower", "natural"),
        ("stewart_platform", "body"),
        ("fivelink", "natural"),
    ],
)
def test_c_compiles_and_gives_the_same_numbers(name, kind, tmp_path):
    """Compiled without a warning, the C functions agree with the mechanism's own."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    written(name, kind).c("mech").write(tmp_path)
    flags = "-std=c99 -Wall -Wextra -Wpedantic -Werror -O1 -shared -fPIC".split()
    library = tmp_path / "mech.so"
    subprocess.run([compiler, *flags, str(tmp_path / "mech.c"), "-o", str(library), "-lm"], check=True)
    functions = ctypes.CDLL(str(library))
    for (t, q, v, p), function, value in expected(name, kind):
        result = np.full(value.shape, np.nan)
        columns = [np.ascontiguousarray(one, dtype=float) for one in (q, v, *([p] if len(p) else []), result)]
        arrays = [one.ctypes.data_as(ctypes.POINTER(ctypes.c_double)) for one in columns]
        getattr(functions, f"mech_{function}")(ctypes.c_double(t), *arrays)
        compare(columns[-1].reshape(value.shape), value, function)


# -- MATLAB ----------------------------------------------------------------------------------------------------------


class Column:
    """A column whose entries are called for, counted from one."""

    def __init__(self, entries):
        self.entries = entries

    def __call__(self, i):
        return self.entries[i - 1]


def matlab_functions(text):
    """The functions of a MATLAB file of assignments, carried out by Python."""
    text = re.sub(r" \.\.\.\n\s*", " ", text)
    lines = ["from math import *", "from numpy import zeros"]
    for line in text.splitlines():
        code = line.partition("%")[0].rstrip()
        head = re.fullmatch(r"function (\w+) = (\w+)\((.*)\)", code)
        if head:
            result = head[1]
            lines.append(f"def {head[2]}({head[3]}):")
        elif code == "end":
            lines.append(f"    return {result}")
        elif code and not code.lstrip().startswith("eq."):
            assert code.endswith(";"), code
            left, _, right = code.partition(" = ") if code.count(";") == 1 else (code, "", "")
            entry = re.fullmatch(r"(\s*\w+)\((\d+)(?:, (\d+))?\)", left)
            if entry:
                column = f", {int(entry[3]) - 1}" if entry[3] else ""
                right = re.sub(r"^M\((\d+), (\d+)\)", lambda m: f"M[{int(m[1]) - 1}, {int(m[2]) - 1}]", right)
                flat = "" if entry[3] else ", 0"
                code = f"{entry[1]}[{int(entry[2]) - 1}{column}{flat}] = {right}"
            lines.append(code.replace("^", "**").replace("zeros(", "zeros((").rstrip(";") + ")" * ("zeros(" in code))
    lines = [re.sub(r"^(\s*)eq = .*", r"\1", line) for line in lines]
    names = {"abs": abs}
    source = "\n".join(lines).replace("def mech():", "def mech():\n    eq = None")
    exec(source, names)
    return names


@pytest.mark.parametrize(
    ("name", "kind"),
    [("pendulum", "natural"), ("slidercrank", "body"), ("planetary_gear", "natural"), ("rscr", "natural")],
)
def test_matlab_gives_the_same_numbers(name, kind):
    """Read as what it says, with indices from one, the MATLAB file agrees with the mechanism's own functions."""
    functions = matlab_functions(written(name, kind).matlab("mech"))
    for (t, q, v, p), function, value in expected(name, kind):
        arguments = [Column(one) for one in (q, v, *([p] if len(p) else []))]
        compare(functions[function](t, *arguments), value, function)


@pytest.mark.parametrize("name", ["slidercrank", "hoekens_linkage", "planetary_gear"])
def test_octave_gives_the_same_numbers(name, tmp_path):
    """GNU Octave agrees, where it is installed."""
    octave = shutil.which("octave-cli")
    if octave is None:
        pytest.skip("GNU Octave is not installed")
    (tmp_path / "mech.m").write_text(written(name).matlab("mech"), encoding="utf-8")
    for (t, q, v, p), function, value in expected(name, "natural"):
        columns = ", ".join(f"[{'; '.join(map(repr, one.tolist()))}]" for one in (q, v, *([p] if len(p) else [])))
        script = f"eq = mech(); printf('%.17g ', eq.{function}({t}, {columns})');"
        printed = subprocess.run([octave, "--eval", script], cwd=tmp_path, check=True, capture_output=True, text=True)
        compare(np.array(printed.stdout.split(), dtype=float), value.ravel(), function)


@every_file
def test_matlab_is_well_formed(name, kind):
    """Every function is closed, every statement ends with a semicolon, brackets match, lines go on with dots."""
    text = written(name, kind).matlab()
    assert text.count("function ") == len(re.findall(r"^end$", text, re.MULTILINE))
    for line in re.sub(r" \.\.\.\n\s*", " ", text).splitlines():
        code = line.partition("%")[0].strip()
        assert not code or code == "end" or code.startswith("function ") or code.endswith(";"), line
        assert code.count("(") == code.count(")"), line
        assert "**" not in code, line


# -- LaTeX -----------------------------------------------------------------------------------------------------------


@every_file
def test_latex_is_balanced(name, kind):
    """Braces, brackets and environments are closed; every row of a matrix has the same number of columns."""
    text = written(name, kind).latex()
    depth = 0
    for one in text:
        depth += (one == "{") - (one == "}")
        assert depth >= 0
    assert depth == 0
    assert text.count(r"\left") == text.count(r"\right")
    assert re.findall(r"\\begin\{(\w+)", text).count("bmatrix") == text.count(r"\end{bmatrix}")
    for body in re.findall(r"\\begin\{bmatrix\}\n(.*?)\n\\end\{bmatrix\}", text, re.DOTALL):
        assert len({row.count("&") for row in body.split(r" \\")}) == 1
    assert not re.search(r"\d\\,\d|\+ -|- -|(?<![\d.])1\\,", text)


@pytest.mark.parametrize("name", ["pendulum", "slidercrank", "cam_follower", "comet", "flyball", "hoekens_linkage"])
def test_latex_is_understood(name):
    """matplotlib's TeX reads every formula of a small system."""
    parser = matplotlib.mathtext.MathTextParser("agg")
    text = re.sub(
        r"\\begin\{(?:align\*|bmatrix)\}|\\end\{(?:align\*|bmatrix)\}|\\allowdisplaybreaks", "", written(name).latex()
    )
    text = text.strip()[1:-1] if text.startswith("{") else text
    for formula in re.split(r"\\\\(?:\[1ex\])?|&", text):
        if formula.strip().strip("{}"):
            parser.parse(f"${' '.join(formula.split())}$")


@pytest.mark.parametrize(
    ("word", "plain", "rate"),
    [
        ("theta", r"\theta", r"\dot{\theta}"),
        ("theta1", r"\theta_{1}", r"\dot{\theta}_{1}"),
        ("A.x", "A_{x}", r"\dot{A}_{x}"),
        ("A1.x", "A_{1,x}", r"\dot{A}_{1,x}"),
        ("mu_A", r"\mu_{A}", r"\dot{\mu}_{A}"),
        ("OA.turn", r"\mathit{OA}_{\mathrm{turn}}", r"\dot{\mathit{OA}}_{\mathrm{turn}}"),
        ("OA.e0", r"\mathit{OA}_{e_{0}}", r"\dot{\mathit{OA}}_{e_{0}}"),
    ],
)
def test_names_in_latex(word, plain, rate):
    """Components and numbers are subscripts, Greek letters are Greek, rates have a dot."""
    assert latex_name(word) == plain
    assert latex_name(word, rate=True) == rate


def test_notebooks_show_small_systems_only():
    """A notebook shows formulas; those of a robot in body coordinates would stop it."""
    assert written("pendulum")._repr_latex_().startswith("$$\n\\begin{aligned}")
    assert written("robot", "body")._repr_latex_() is None


# -- text ------------------------------------------------------------------------------------------------------------

PENDULUM = """\
Pendulum: equations of motion in natural coordinates, SI units

    M q'' + G^T lambda = f
    C = 0,  G q' = 0,  G q'' = gamma

q = (A.x, A.y)

M = [ 1  0 ]
    [ 0  1 ]

f(1) = 0
f(2) = -9.81

C(1) = A.x^2 + A.y^2 - 100   (OA)

G = [ 2*A.x  2*A.y ]

gamma(1) = -2*(A.x'^2 + A.y'^2)"""

SLIDER_CRANK = """\
Slider-crank mechanism: equations of motion in natural coordinates, SI units

    M q'' + G^T lambda = f
    C = 0,  G q' = 0,  G q'' = gamma

q = (Bx, A.x, A.y)

M = [ 0.333333  0.166667         0 ]
    [ 0.166667  0.666667         0 ]
    [        0         0  0.666667 ]

f(1) = f(2) = 0
f(3) = -9.81

C(1) = A.x^2 + A.y^2 - 0.16       (OA)
C(2) = (Bx - A.x)^2 + A.y^2 - 1   (AB)

G = [            0         2*A.x  2*A.y ]
    [ 2*(Bx - A.x)  2*(A.x - Bx)  2*A.y ]

gamma(1) = -2*(A.x'^2 + A.y'^2)
gamma(2) = -2*((Bx' - A.x')^2 + A.y'^2)"""

CART = """\
Equations of motion, SI units

    M q'' = f

q = (x, theta)
with m1 = 2, m2 = 1, l = 0.5, g = 9.81

M = [           m1 + m2  m2*l*cos(theta) ]
    [ m2*l*cos(theta)           m2*l^2 ]

f(1) = m2*l*theta'^2*sin(theta)
f(2) = -m2*l*g*sin(theta)"""


def cart():
    """A pendulum on a cart, as in every textbook."""
    s = br.Lagrangian("x theta", parameters={"m1": 2, "m2": 1, "l": 0.5, "g": 9.81})
    p = s.par
    s.kinetic(p.m1 * s.rate.x**2 / 2)
    s.particle(p.m2, br.Vec2(s.x + p.l * br.sin(s.theta), -p.l * br.cos(s.theta)))
    s.potential(-p.m2 * p.g * p.l * br.cos(s.theta))
    return s


def test_text_of_the_pendulum():
    """A unit mass on a rod of 10 m, as one writes it by hand."""
    assert str(written("pendulum")) == PENDULUM


def test_text_of_the_slider_crank():
    """Rods m/6 (A'^2 + A'.B' + B'^2), and the squares of their lengths."""
    assert written("slidercrank").text() == SLIDER_CRANK


def test_text_of_a_lagrangian():
    """The cart's equations have its parameters by name; the centrifugal terms have cancelled."""
    squeezed = [re.sub(r" +", " ", text) for text in (str(equations(cart())), CART)]
    assert squeezed[0] == squeezed[1]


def test_fractions_among_parameters():
    """A rod's mass matrix is m/3, not 0.333333*m."""
    s = br.Lagrangian("A[2]", parameters={"m": 1})
    s.rod(s.par.m, br.Vec2(0, 0), s.A)
    assert "M = [ m/3    0 ]\n    [   0  m/3 ]" in str(equations(s))
    assert r"\frac{m}{3}" in equations(s).latex()
    assert "0.3333333333333333*m" in equations(s).python()


def test_parameters_by_name_or_as_numbers():
    """The cart with and without letters: the same text, with 2 for m1 and so on, and the same numbers."""
    assert str(equations(cart(), symbols=True)) == str(equations(cart()))
    numbers = equations(cart(), symbols=False)
    text = str(numbers)
    assert "with" not in text
    assert "M = [              3  0.5*cos(theta) ]\n    [ 0.5*cos(theta)            0.25 ]" in text
    assert text.endswith("f(1) = 0.5*theta'^2*sin(theta)\nf(2) = -4.905*sin(theta)")
    q, v = [0.3, 0.7], [0.1, -0.4]
    for name in ("mass_matrix", "forces"):
        by_name, as_number = (python_module(one)[name](0.0, q, v) for one in (equations(cart()), numbers))
        assert by_name == pytest.approx(as_number, abs=1e-15)


def test_phases_of_gears_keep_their_names():
    """They belong to a start; asked for numbers, the text has none of them."""
    gear = builtin("planetary_gear")
    assert all(name.endswith(".phase") for name in equations(gear).parameters)
    assert len(equations(gear).parameters) > 0
    assert ".phase" not in str(equations(gear, symbols=False))


SLEIGH = """
    M q'' + G^T lambda = f
    C = 0,  g = 0,  G q' = nu,  G q'' = gamma

q = (x, y, phi)
with m = 2, J = 0.5, w = 1.5

M = [ m  0  0 ]
    [ 0  m  0 ]
    [ 0  0  J ]

f(1) = f(2) = f(3) = 0

C(1) = phi - w*t   (turn)

g(1) = x'*sin(phi) - y'*cos(phi)   (blade)

G = [        0          0  1 ]
    [ sin(phi)  -cos(phi)  0 ]

nu(1) = w
nu(2) = 0

gamma(1) = 0
gamma(2) = -x'*phi'*cos(phi) - y'*phi'*sin(phi)"""


def test_velocity_constraints_are_the_last_rows():
    """A sleigh that is turned: it keeps its speed u along the blade, and is accelerated by u phi' across it."""
    s = br.Lagrangian("x y phi", parameters={"m": 2, "J": 0.5, "w": 1.5})
    s.particle(s.par.m, br.Vec2(s.x, s.y))
    s.kinetic(s.par.J * s.rate.phi**2 / 2)
    s.prescribe(s.phi, s.par.w * s.t, name="turn")
    s.constrain_velocity(s.rate.x * br.sin(s.phi) - s.rate.y * br.cos(s.phi), name="blade")
    assert str(equations(s)).endswith(SLEIGH)
    assert r"\mathbf{C} &= \mathbf{0}, \qquad \mathbf{g} = \mathbf{0}, \qquad \mathbf{G}" in equations(s).latex()
    module, t, u = python_module(equations(s)), 0.4, 3.0
    along, across = np.array([np.cos(0.6), np.sin(0.6)]), np.array([-np.sin(0.6), np.cos(0.6)])
    a, multipliers = module["accelerations"](t, [0.1, 0.2, 0.6], [*(u * along), 1.5])
    assert a == pytest.approx([*(u * 1.5 * across), 0], abs=1e-14)
    assert multipliers == pytest.approx([0, 2 * u * 1.5], abs=1e-14)  # the blade exerts -G^T lambda
    assert module["CONSTRAINTS"] == ("turn", "blade")


@every_file
def test_text_is_tidy(name, kind):
    """No factors 1, no double signs, no empty brackets, no rounding left over, no line beyond the page."""
    text = written(name, kind).text(90)
    assert max(map(len, text.splitlines())) <= 110  # a long product is not torn apart
    assert not re.search(r"(?<![\w.^])1\*|\+ -|- -|--|\(\)|sq\(|\+ 0\b(?!\.)|e-1[6-9]|e-2\d", text)
    assert "nan" not in text.split()


def test_repeated_parts_get_names():
    """The text of a large system names what stands in several places, and uses every name."""
    text = str(written("robot", "body"))
    _, _, where = text.partition("\nwhere\n")
    names = re.findall(r"^    (c\d+) = ", where, re.MULTILINE)
    assert names == [f"c{i}" for i in range(1, len(names) + 1)]
    assert all(len(re.findall(rf"\b{name}\b", text)) > 1 for name in names)


def chain(count):
    """A chain of rods as MechSpec text."""
    points = ["O", *[f"A{i}" for i in range(1, count + 1)]]
    rods = "".join(f"    {a}{b}: [1, 1]\n" for a, b in pairwise(points))
    places = ", ".join(f"{point}: [{i}, 0]" for i, point in enumerate(points[1:], 1))
    return br.Mechanism.parse(
        f"Dimension: 2\nPartData:\n  Fixed: {{O: [0, 0]}}\n  Rods:\n{rods}AppliedForces:\n  Gravity:\n"
        f"ProblemData:\n  tend: 1\n  positions: {{{places}}}\n"
    )


def test_what_is_written_grows_linearly():
    """A chain of 50 rods takes five times the characters of one of 10, not 25 times, in every language."""
    short, long = equations(chain(10)), equations(chain(50))
    for language in ("text", "latex", "python", "matlab"):
        assert len(getattr(long, language)()) < 7.5 * len(getattr(short, language)())
    assert len(str(long.c())) < 7.5 * len(str(short.c()))


@pytest.mark.parametrize(("name", "kind"), [(n, k) for n in ("robot", "fivelink") for k in COORDINATES])
def test_large_systems_are_short(name, kind):
    """What entries share is written once: a robot of six axes takes pages, not volumes."""
    assert len(written(name, kind).text()) < 120_000


# -- operations ------------------------------------------------------------------------------------------------------


def test_operations_in_every_language(tmp_path):
    """Forces with all kinds of functions give the same numbers in Python and C."""
    s = br.Lagrangian("x y", parameters={"k": 1.3})
    x, y, k = s.x, s.y, s.par.k
    s.kinetic((s.rate.x**2 + s.rate.y**2) / 2)
    force = br.exp(-x) + br.log(2 + y**2) + br.atan2(y, x) + br.sqrt(1 + x**2) * (1 + x**2) + k**y + br.tanh(-x * k)
    force = (
        force
        + x**3 / (y * (x - y))
        + br.asin(x / 3)
        - br.cosh(y) ** 2
        + br.sin(2 * s.t - x)
        + (x * k) ** 2.5
        + (k**x) ** 2 * y
    )
    s.force(br.Vec2(force, abs(x - y) * s.rate.x), at=br.Vec2(x, y))
    module, q, v, p = python_module(equations(s)), np.array([0.7, 0.4]), np.array([0.2, -0.5]), np.array([1.3])
    (wanted,) = Dynamics(s.system()).values("f", t=0.3, q=q, v=v, p=p)
    compare(module["forces"](0.3, q, v), wanted, "forces")
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    equations(s).c().write(tmp_path)
    library = tmp_path / "mechanism.so"
    flags = "-std=c99 -Wall -Wextra -Werror -O1 -shared -fPIC".split()
    subprocess.run([compiler, *flags, str(tmp_path / "mechanism.c"), "-o", str(library), "-lm"], check=True)
    result = np.zeros(2)
    pointers = [one.ctypes.data_as(ctypes.POINTER(ctypes.c_double)) for one in (q, v, p, result)]
    ctypes.CDLL(str(library)).mechanism_forces(ctypes.c_double(0.3), *pointers)
    compare(result, wanted, "forces")


def test_powers_of_functions_in_latex():
    """The square of a cosine is cos^2 x; that of another function has brackets."""
    s = br.Lagrangian("x theta1", parameters={"k": 2})
    s.kinetic((s.rate.x**2 + s.rate.theta1**2) / 2)
    s.force(br.Vec2(br.cos(s.theta1) ** 2 * br.atan(s.x) ** 2, (s.par.k**s.x) ** 3), at=br.Vec2(s.x, s.theta1))
    text = equations(s).latex()
    assert r"\cos^{2} \theta_{1}\,\arctan(x)^{2}" in text
    assert "(k^{x})^{3}" in text


def test_titles_end_no_comment(tmp_path):
    """A title may hold whatever ends comments in some language."""
    text = catalogue.text("pendulum").replace("Title: Pendulum", 'Title: \'a """ */ \\ b\'')
    found = equations(br.Mechanism.parse(text))
    assert len(python_module(found)["COORDINATES"]) == 2
    assert found.c().header.count("*/") == pendulum_header().count("*/")


def pendulum_header():
    return written("pendulum").c().header


def test_names_that_languages_reserve():
    """Coordinates may be called like words of Python, C or MATLAB, or like each other but for a dot."""
    s = br.Lagrangian(["lambda", "double", "end", "sin", "A[2]", "A_x", "q", "c1"], parameters={"M": 2, "p": 3})
    rates = [s.rate(s[name]) for name in ("lambda", "double", "end", "sin", "A_x", "q", "c1")]
    s.kinetic(s.par.M * (sum(rate**2 for rate in rates) + s.rate(s.A).squared()) / 2)
    s.potential(s.par.p * br.sin(s["sin"]) * s["lambda"] * s["end"] * s["A_x"] * s.A.x * s["q"] * s["c1"])
    found = equations(s)
    q = np.linspace(0.3, 1.7, 9)
    (wanted,) = Dynamics(s.system()).values("f", t=0.0, q=q, v=q)
    compare(python_module(found)["forces"](0, q, q), wanted, "forces")
    assert len(set(re.findall(r"(\w+) = q\(\d+\);", found.matlab()))) == 7


# -- what is refused ------------------------------------------------------------------------------------------------


def message(call):
    with pytest.raises(br.BricardError) as info:
        call()
    return str(info.value)


def test_unknown_coordinates():
    """A word that is close to a known one is understood."""
    found = message(lambda: equations(builtin("pendulum"), "natrual"))
    assert found == "coordinates is 'natrual'; it must be one of natural, body, relative.\n  Did you mean 'natural'?"


def test_a_lagrangian_has_its_own_coordinates():
    """Body coordinates belong to mechanisms."""
    found = message(lambda: equations(cart(), "body"))
    assert found == "A Lagrangian has its own coordinates; 'body' is for mechanisms."


@pytest.mark.parametrize("name", TABULATED)
def test_tables_are_refused(name):
    """A tabulated law is not a formula."""
    found = message(lambda: equations(builtin(name)))
    assert re.fullmatch(
        r"The law '\w+' is a table, and equations are written with formulas only\.\n"
        r"  Write a formula of t instead of the table\.",
        found,
    )


def test_forces_of_extra_variables_are_refused():
    """A force that follows a differential equation of its own is not a function of t, q and q'."""
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    lag = s.extra("lag", lambda z, rate: rate - s.x + z)
    s.force(br.Vec2(lag, 0), at=br.Vec2(s.x, 0))
    assert message(lambda: equations(s)) == (
        "The forces depend on the variable 'lag', which has an equation of its own.\n"
        "  Only equations of t, q and q' can be written."
    )


def test_what_is_no_model():
    """A DAE has no mass matrix."""
    assert message(lambda: equations(42)) == (
        "model is 42; it must be a mechanism, the path of a file, a Lagrangian or a MechanicalSystem."
    )


def test_names_of_functions_are_checked():
    """The name of a C function is a word."""
    assert message(lambda: written("pendulum").c("my mech")) == (
        "'my mech' is not a valid name for functions; use letters, digits and _."
    )
    assert message(lambda: written("pendulum").text(20)) == "width is 20; equations need 40 columns or more."


def test_a_path_is_read(tmp_path):
    """Equations of a file are those of its mechanism."""
    path = tmp_path / "pendulum.yaml"
    path.write_text(catalogue.text("pendulum"), encoding="utf-8")
    assert str(equations(path)) == PENDULUM
    assert repr(equations(str(path))) == (
        "<Pendulum: equations of motion in natural coordinates, SI units: 2 coordinates, 1 constraint>"
    )


def test_parameters_stand_as_symbols_where_they_are_named():
    """The Python code with symbols gives, for other values, the matrices of the mechanism built anew."""
    crank = builtin("slidercrank")
    code: dict = {}
    exec(equations(crank, "body", symbols=["l1", "m2"]).python(), code)
    built: dict = {}
    exec(equations(crank.with_parameters(l1=0.5, m2=3), "body").python(), built)
    q, v = np.random.default_rng(4).normal(size=(2, len(prepare(crank, "body").system.coordinates)))
    for name in ("mass_matrix", "forces"):
        np.testing.assert_allclose(code[name](0.3, q, v, (0.5, 3.0)), built[name](0.3, q, v), rtol=1e-12, atol=1e-12)
    found = message(lambda: equations(crank, symbols="l3"))
    assert found == "There is no parameter 'l3'.\n  Known are l1, l2, m1, m2."
    assert "M = [         m1 + 1  0.5*cos(theta) ]" in str(equations(cart(), symbols="m1"))
    found = message(lambda: equations(cart(), symbols="m"))
    assert found == "symbols is 'm'; it must be one of m1, m2, l, g.\n  Did you mean 'm2'?"
