"""How the tests run: Python's garbage collector does not search the tests and modules that are in memory anyway."""

import gc

OBJECTS_BETWEEN = 50_000  # by default 700; a tenth of the time of a run was spent in searches


def pytest_collection_finish():
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN)
