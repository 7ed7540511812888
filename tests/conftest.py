"""How the tests run: Python's garbage collector does not search the tests and modules that are in memory anyway, and
linear algebra has one thread in each process, for there are enough processes: threads that wait for work spin. Ctrl-C
is heard, also where a shell has started the tests in its background, which ignores it: some tests interrupt runs.
There is one browser in each process that runs tests, and the commands of the program are put together once. Processes
report a test once: of what is set up and torn down, only failures; nothing when it begins and ends, and nothing on a
terminal of their own, which nobody sees.
"""

import gc
import os
import signal
from functools import cache

import typer.testing
from _pytest.runner import runtestprotocol

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy when it is imported

OBJECTS_BETWEEN = 50_000  # by default 700; a tenth of the time of a run was spent in searches


gc.set_threshold(OBJECTS_BETWEEN)
typer.testing._get_command = cache(typer.testing._get_command)


def pytest_configure(config):
    if hasattr(config, "workerinput"):
        config.pluginmanager.unregister(name="terminalreporter")
    if config.getoption("dist", "no") == "no":  # else other processes run the tests
        config.pluginmanager.import_plugin("browsing")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    gc.freeze()


def pytest_runtest_protocol(item, nextitem):
    """Runs a test in one of several processes: pytest sends five messages of it, and reading them takes time, too."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True
