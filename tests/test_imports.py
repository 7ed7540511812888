"""Who imports whom: no cycles, doors that lead somewhere, commands that import what they need."""

import pathlib
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
    """No other module hides an import from the graph."""
    source = pathlib.Path(bricard.__file__).parent
    opening = {path.name for path in source.rglob("*.py") if "import_module" in path.read_text("utf-8")}
    assert opening == {"__init__.py", "doors.py"}
