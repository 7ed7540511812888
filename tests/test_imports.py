"""Who imports whom: no cycles, doors that lead somewhere, commands that import what they need."""

import ast
import pathlib
import subprocess
import sys
from graphlib import TopologicalSorter

import grimp
import pytest

import bricard
from bricard.doors import DOORS, door


def test_no_module_needs_itself():
    """The modules can be put in an order in which each imports earlier ones only, also inside functions."""
    graph = grimp.build_graph("bricard", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 200
    TopologicalSorter(imports).prepare()  # raises CycleError with the modules of a cycle


@pytest.mark.parametrize("name", DOORS)
def test_every_door_leads_somewhere(name):
    """The table of ways upwards names functions that exist."""
    assert callable(door(name)) or all(map(callable, door(name).values()))


def test_only_the_table_of_doors_opens_modules_by_name():
    """No other module hides an import from the graph; tables of kinds open files of their own package."""
    source = pathlib.Path(bricard.__file__).parent
    opening = {path.name for path in source.rglob("*.py") if "import_module" in path.read_text("utf-8")}
    assert opening == {"__init__.py", "doors.py", "table.py"}


def test_names_for_users_are_those_of_the_stub():
    """Type checkers see the names that users find, and each of them exists."""
    stub = ast.parse(pathlib.Path(bricard.__file__).with_suffix(".pyi").read_text("utf-8"))
    typed = {name.asname for node in stub.body if isinstance(node, ast.ImportFrom) for name in node.names}
    assert typed == set(bricard.__all__)
    assert [name for name in dir(bricard) if not name.startswith("__")] == sorted(bricard.__all__)
    assert all(hasattr(bricard, name) for name in bricard.__all__)
    with pytest.raises(AttributeError, match="module 'bricard' has no attribute 'simulat'"):
        bricard.simulat  # noqa: B018


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_help_and_version_come_at_once(arguments):
    """Without the libraries that read, simulate and draw."""
    heavy = ["casadi", "numpy", "pydantic", "matplotlib", "scipy", "xarray", "yaml"]
    program = f"""
import sys
sys.argv = {["bricard", *arguments]}
from bricard.cli.main import main
try:
    main()
finally:
    print(*[name for name in {heavy} if name in sys.modules], file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr.split()) == (0, [])


@pytest.mark.parametrize(("asked", "made"), [("problems", {"problems"}), ("problem", None), ("--help", None)])
def test_only_the_command_that_is_asked_for_is_made(asked, made):
    """The others would cost as much as a short run; where none is asked for all are there, to be listed or meant."""
    program = f"""
import sys
sys.argv = ["bricard", {asked!r}]
from bricard.cli.main import app, main
every = {{one.callback.__name__ for one in app.registered_commands}}
try:
    main()
finally:
    left = {{one.callback.__name__ for one in app.registered_commands}}
    print(left == ({made} or every), len(every) > 10, file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert ended.stderr.split()[-2:] == ["True", "True"]


def test_solving_equations_loads_nothing_else():
    """Whoever solves a DAE waits for no parser, no library of mechanisms, no mechanics and no other integrator."""
    code = (
        "import sys, bricard as br\n"
        "br.solve_dae(br.DAE('x', lambda t, x, der: [der(x.x) + x.x]), (0, 1), {'x': 1})\n"
        "heavy = {'pydantic', 'yaml', 'scipy', 'matplotlib', 'logging', 'numpy.ma', 'numpy.polynomial',\n"
        "    'bricard.library', 'bricard.spec', 'bricard.mechanics.dynamics', 'bricard.solvers.constrained'}\n"
        "print(*sorted(heavy & {*sys.modules}))"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""
    )


def test_a_mechanism_is_read_with_little():
    """Without the libraries that solve, draw and store, and without the papers' models."""
    code = (
        "import sys\n"
        "from bricard.problems import catalogue\n"
        "catalogue.mechanism('pendulum').text()\n"
        "heavy = 'casadi numpy pydantic rich typer scipy json difflib importlib.metadata importlib.resources '\n"
        "heavy += 'bricard.simulation bricard.symbolic bricard.problems.problem bricard.mechanism.schema'\n"
        "print(*sorted({*heavy.split()} & {*sys.modules}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""
