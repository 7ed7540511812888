"""What is made of a mechanism is kept with it: a second run builds nothing, another value of a parameter binds.

Builds are counted, not timed: calls of the functions that make models, starts, equations, structures and programs.
"""

import copy
import gc
import os
import pickle
import subprocess
import sys
import threading
import weakref
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from shared import builtin

import bricard as br
from bricard.assembly.redundancy import find_redundant
from bricard.assembly.start import Starter
from bricard.dae.model import DAE
from bricard.dae.system import analyse_dae
from bricard.formulations.building import build
from bricard.keeping import MOST, Kept
from bricard.laboratory.compare import compare
from bricard.problems import catalogue
from bricard.taylor.building import make_program

BUILDERS = (build, Starter.find, find_redundant, DAE.__init__, analyse_dae, make_program)

FOUR_BAR = """
PhysicalParams: {a: 0.4, b: 1.1, d: 1.2, m: 0.9, k: 20}
Inputs: {u: 0.5}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], D: [d, 0]}
  Rods: {OA: [a, m], AB: [b, 2*m]}
  Rigids: {DB: {Geom: [[0.9]], Dyna: [[0.45], m/2, m/10]}}
  Springs: {AD: [k, a + d/2]}
  Angles: {theta: OA}
AppliedForces:
  Gravity: 9.81
  Torques: {DB: u}
ProblemData: {tend: 0.5, positions: {theta: 1, B: [d, 0.9]}}
"""
PENDULUM = """
PhysicalParams: {m: 1, l: 1, c: 0}
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [l]}, Particles: {A: m}}
AppliedForces: {Gravity: 9.81, Forces: {A: [c, 0]}}
ProblemData: {tend: 2, positions: {A: [0.6*l, -0.8*l]}}
"""


@contextmanager
def counted_builds():
    """Counts calls of the builders, by their names, in this thread."""
    codes, counts = {one.__code__: one.__qualname__ for one in BUILDERS}, Counter()

    def note(frame, event, _):
        if event == "call" and frame.f_code in codes:
            counts[codes[frame.f_code]] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield counts
    finally:
        sys.setprofile(before)


def bits(motion):
    """All that a motion has computed, to the last bit."""
    return motion[list(motion.names)].tobytes()


# ------------------------------------------------------------------------------------------ the same run


@pytest.mark.filterwarnings("ignore::bricard.errors.MechanismWarning")
@pytest.mark.parametrize("name", catalogue.names())
def test_a_second_run_builds_nothing(name):
    """Model, redundancy, start, equations, structure and program of every built-in mechanism are made once."""
    mechanism = builtin(name)
    span = (mechanism.start.t0, mechanism.start.t0 + 0.01 * (mechanism.start.end - mechanism.start.t0))
    first = br.simulate(mechanism, span)
    with counted_builds() as builds:
        second = br.simulate(mechanism, span)
    assert not builds
    assert bits(second) == bits(first)


@pytest.mark.parametrize(
    "options",
    [
        {"coordinates": "body"},
        {"coordinates": "relative"},
        {"coordinates": "parasitic", "stiffness": 1e5},
        {"constraints": "ggl", "integrator": "taylor"},
        {"constraints": "baumgarte", "integrator": "taylor", "alpha": 3},
        {"positions": {"theta": 0.8}, "fixed": "theta"},
        {"inputs": {"u": 2}},
        {"inputs": {"u": ([0, 1, 2, 3], [0, 1, 1, 0])}},
        {"parameters": {"m": 2, "a": 0.45}},
        {"span": (0.1, 0.5)},
    ],
    ids=str,
)
def test_a_second_run_with_options_builds_nothing(options):
    """Coordinates, constraint methods, starts, inputs and parameters: each is kept beside the others."""
    mechanism = br.Mechanism.parse(FOUR_BAR)
    plain = br.simulate(mechanism)
    first = br.simulate(mechanism, **options)
    with counted_builds() as builds:
        second = br.simulate(mechanism, **options)
    assert not builds
    assert bits(second) == bits(first)
    assert bits(br.simulate(mechanism)) == bits(plain)
    assert bits(br.simulate(br.Mechanism.parse(FOUR_BAR), **options)) == bits(first)


def test_what_is_kept_depends_on_values():
    """Two stiffnesses of joints, two stabilisations: each gives what a mechanism of its own gives."""
    kept = br.Mechanism.parse(FOUR_BAR)
    for name, values in (("stiffness", (1e4, 1e5)), ("alpha", (3.0, 30.0))):
        way = (
            {"coordinates": "parasitic"}
            if name == "stiffness"
            else {"constraints": "baumgarte", "integrator": "taylor"}
        )
        runs = [br.simulate(kept, **way, **{name: value}) for value in values]
        alone = [br.simulate(br.Mechanism.parse(FOUR_BAR), **way, **{name: value}) for value in values]
        assert [bits(run) for run in runs] == [bits(run) for run in alone]
        assert bits(runs[0]) != bits(runs[1])


def test_a_table_gives_way_to_a_number():
    """A constant force in place of the one that a table gives: as in a mechanism that never had a table."""
    text = PENDULUM.replace("Dimension", "Inputs: {u: {t: [0, 1, 2, 3], values: [0, 1, 1, 0]}}\nDimension")
    mechanism = br.Mechanism.parse(text.replace("[c, 0]", "[u, 0]"))
    tabulated = br.simulate(mechanism)
    for force in (0.0, 2.0):
        run = br.simulate(mechanism, inputs={"u": force})
        constant = br.simulate(br.Mechanism.parse(PENDULUM, c=force))
        assert run("A.x", 2) == pytest.approx(float(constant("A.x", 2)), abs=1e-9)
    assert bits(br.simulate(mechanism)) == bits(tabulated)


def test_compare_builds_what_simulate_has_not():
    """Ways with the same coordinates share a model; the best solution is that of simulate."""
    mechanism = br.Mechanism.parse(FOUR_BAR)
    br.simulate(mechanism)
    with counted_builds() as builds:
        compare(mechanism, ["natural", "natural/ggl/taylor", "body", "body/qr/dop853"])
    assert builds["find_redundant"] == 1


def swinging(*, inputs=False):
    """A pendulum by its energies, with a torque that may be an input."""
    s = br.Lagrangian("theta", parameters={"g": 9.81, "l": 1.0})
    s.kinetic(s.par.l**2 * s.rate.theta**2 / 2)
    s.potential(-s.par.g * s.par.l * br.cos(s.theta))
    if inputs:
        s.load(s.input("u", 0.5), s.rate.theta)
    return s


@pytest.mark.parametrize("model", [swinging(), swinging().system(), swinging(inputs=True)], ids=["L", "system", "u"])
@pytest.mark.parametrize("method", [{}, {"constraints": "ggl", "integrator": "taylor"}], ids=["direct", "ggl"])
def test_a_system_is_analysed_once(model, method):
    """A Lagrangian or its system that is simulated again has its equations and their structure already."""
    first = br.simulate(model, (0, 1), {"theta": 1.0}, **method)
    with counted_builds() as builds:
        again = br.simulate(model, (0, 1), {"theta": 1.0}, **method)
        other = br.simulate(model, (0, 1), {"theta": 1.0}, parameters={"g": 1.6}, **method)
    assert not builds
    assert bits(again) == bits(first)
    assert bits(other) != bits(first)


def test_what_is_added_to_a_lagrangian_counts():
    """A spring that is added between two runs: theta'' = -g sin(theta) - k theta at the start."""
    s = swinging()
    assert br.simulate(s, (0, 0.1), {"theta": 1.0})("theta''", 0) == pytest.approx(-9.81 * np.sin(1))
    s.potential(3 * s.theta**2 / 2)
    assert br.simulate(s, (0, 0.1), {"theta": 1.0})("theta''", 0) == pytest.approx(-9.81 * np.sin(1) - 3)


def test_programs_with_events_are_kept():
    """The same event again needs no program; another one does, and each is found where it is."""
    mechanism = br.Mechanism.parse(PENDULUM)
    crossing, turning = br.Event(lambda t, x, der: x["A.x"]), br.Event(lambda t, x, der: x["A.x"] - x["A.y"])
    first = br.simulate(mechanism, events=crossing)
    with counted_builds() as builds:
        again = br.simulate(mechanism, events=br.Event(lambda t, x, der: x["A.x"]))
    assert not builds
    assert [one.t for one in again.events] == [one.t for one in first.events]
    other = br.simulate(mechanism, events=turning)
    assert [float(other("A.x", one.t) - other("A.y", one.t)) for one in other.events] == pytest.approx(
        [0.0] * len(other.events), abs=1e-9
    )


# ---------------------------------------------------------------------------------------- other values


def test_another_mass_or_stiffness_binds():
    """No start is found anew for parameters that say nothing about it: the position problem has no symbol of them."""
    mechanism = br.Mechanism.parse(FOUR_BAR)
    br.simulate(mechanism, parameters={"m": 1.0, "k": 10})
    with counted_builds() as builds:
        run = br.simulate(mechanism, parameters={"m": 2.0, "k": 30})
    assert not builds
    built = br.simulate(mechanism.with_parameters(m=2, k=30))
    times = np.linspace(0, 0.5, 5)
    np.testing.assert_allclose(run("B", times), built("B", times), atol=1e-9)


def test_another_length_finds_another_start():
    """The start follows a length, by the equations that are there."""
    mechanism = br.Mechanism.parse(PENDULUM)
    br.simulate(mechanism, parameters={"l": 1.0})
    with counted_builds() as builds:
        run = br.simulate(mechanism, parameters={"l": 2.0})
    assert builds == {"Starter.find": 1, "find_redundant": 1}
    assert run("A.x", 0) == pytest.approx(1.2, abs=1e-12)


def test_masses_decide_on_a_start_that_is_chosen_by_them():
    """A free dumbbell that turns at a given rate has the least energy about its centre of mass."""
    text = """
    PhysicalParams: {m1: 1, m2: 3}
    Dimension: 2
    PartData: {Rods: {AB: [1]}, Particles: {A: m1, B: m2}, Angles: {theta: AB}}
    ProblemData: {tend: 0.1, positions: {A: [0, 0], B: [1, 0]}, velocities: {theta: 1}}
    """
    mechanism = br.Mechanism.parse(text)
    for m1, m2 in ((1.0, 3.0), (3.0, 1.0), (2.0, 2.0)):
        run = br.simulate(mechanism, parameters={"m1": m1, "m2": m2})
        assert run("A.y'", 0) == pytest.approx(-m2 / (m1 + m2), abs=1e-9)


# ------------------------------------------------------------------------------------------------ memory


def test_a_store_is_bounded_and_keeps_what_was_asked_for_last():
    """Of more than MOST things the one goes that was not asked for longest."""
    store, made = Kept(), []
    for number in range(MOST):
        store.made(number, lambda n=number: n)
    store.made(0, lambda: made.append(0))
    for number in range(MOST, 2 * MOST - 1):
        store.made(number, lambda n=number: n)
    assert len(store) == MOST
    assert store.made(0, lambda: made.append(0)) == 0
    assert not made
    store.made(1, lambda: made.append(1))
    assert made == [1]


def test_what_cannot_be_made_is_not_kept():
    """An error in the making leaves the store as it was."""
    store = Kept()
    with pytest.raises(ZeroDivisionError):
        store.made("x", lambda: 1 / 0)
    assert len(store) == 0
    assert store.made("x", lambda: 5) == 5


def test_many_starts_do_not_grow_the_store():
    """A hundred starts share a model; the last ones are kept."""
    mechanism = br.Mechanism.parse(PENDULUM)
    for angle in np.linspace(0.1, 1.5, 100):
        br.simulate(mechanism, 0.01, {"A": (np.sin(angle), -np.cos(angle))})
    sizes = [len(models.starts) for models in mechanism.kept._things.values() if hasattr(models, "starts")]
    assert len(mechanism.kept) <= MOST
    assert max(sizes) <= MOST
    with counted_builds() as builds:
        br.simulate(mechanism, 0.01, {"A": (0.6, -0.8)})
    assert builds == {"Starter.find": 1, "find_redundant": 1}


def test_what_is_kept_goes_with_the_mechanism():
    """Nothing else holds it: when a mechanism is gone, so are its models."""
    mechanism = br.Mechanism.parse(FOUR_BAR)
    br.simulate(mechanism)
    br.simulate(mechanism, parameters={"m": 2})
    gone = [weakref.ref(mechanism), *[weakref.ref(one) for one in mechanism.kept._things.values()]]
    assert len(gone) > 2
    del mechanism
    gc.collect()
    assert all(one() is None for one in gone)


def test_copies_begin_with_nothing():
    """A deep copy has a store of its own; what is kept is no part of what a mechanism shows of itself."""
    mechanism = br.Mechanism.parse(FOUR_BAR)
    text, shown = mechanism.text(), repr(mechanism)
    first = br.simulate(mechanism)
    copied = copy.deepcopy(mechanism)
    assert len(copied.kept) == 0 < len(mechanism.kept)
    assert (mechanism.text(), repr(mechanism)) == (text, shown)
    assert bits(br.simulate(copied)) == bits(first)


def test_a_motion_from_a_file_can_be_pickled(tmp_path):
    """What is made when it is asked for goes with it."""
    motion = br.load(br.simulate(br.Mechanism.parse(PENDULUM)).save(tmp_path / "pendulum.nc"))
    again = pickle.loads(pickle.dumps(motion))
    assert (again.description, again.picture) == (motion.description, motion.picture)


# ----------------------------------------------------------------------------------------------- threads


@pytest.mark.parametrize("coordinates", ["natural", "body"])
def test_threads_share_a_mechanism(coordinates):
    """Eight runs with different masses and springs at once give the bits of eight runs one after the other."""
    values = [{"m": 0.5 + 0.3 * i, "k": 10.0 + 5 * i} for i in range(8)]
    alone = br.Mechanism.parse(FOUR_BAR)
    expected = [bits(br.simulate(alone, parameters=one, coordinates=coordinates)) for one in values]
    shared = br.Mechanism.parse(FOUR_BAR)
    with ThreadPoolExecutor(8) as pool:
        runs = list(pool.map(lambda one: br.simulate(shared, parameters=one, coordinates=coordinates), values))
    assert [bits(run) for run in runs] == expected


def test_threads_wait_for_what_another_makes():
    """What several threads ask for at once is made once."""
    store, made, ready = Kept(), [], threading.Barrier(4)

    def make():
        made.append(threading.get_ident())
        return object()

    def ask(_):
        ready.wait()
        return store.made("thing", make)

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(ask, range(4)))
    assert len(made) == 1
    assert len({id(one) for one in found}) == 1


COLLECTING = """
import gc, weakref
from bricard import keeping

class Loop:
    def __init__(self):
        self.me = self

def loops(count):
    with keeping.without_collection():
        return [weakref.ref(Loop()) for _ in range(count)]

{lines}
"""


@pytest.mark.parametrize(
    "lines",
    [
        # what was made is old: a search for young objects does not look at it, one through all finds it
        "made = loops(2000); assert gc.isenabled() and gc.get_count()[0] < 700\n"
        "gc.collect(1); assert all(one() for one in made)\n"
        "gc.collect(); assert not any(one() for one in made)",
        # much that nobody has looked at is searched before more is made
        "keeping.MOST_UNSEEN = 5000\n"
        "first = loops(1000); assert all(one() for one in first)\n"
        "for _ in range(100): loops(1000)\n"
        "assert not any(one() for one in first)",
        # where it is likely to be in use, only if it is much more
        "keeping.MOST_UNSEEN = 5000\n"
        "with keeping.without_collection(within=True): pass\n"
        "first = loops(6000)\n"
        "with keeping.without_collection(within=True): pass\n"
        "assert all(one() for one in first)\n"
        "keeping._Garbage.unseen += 20000\n"
        "with keeping.without_collection(within=True): pass\n"
        "assert not any(one() for one in first)",
        # what somebody has frozen stays frozen
        "gc.freeze(); before = gc.get_freeze_count(); loops(10); assert gc.get_freeze_count() >= before > 0",
        # where no searches are wanted there are none afterwards
        "gc.disable(); loops(10); assert not gc.isenabled()",
    ],
)
def test_garbage_is_found_later(lines):
    """Searches for garbage are put off while things are made, not given up."""
    program = COLLECTING.format(lines=lines)
    subprocess.run([sys.executable, "-c", program], check=True)


IMPORTING = """
import gc, os, sys, weakref
{lines}
"""


@pytest.mark.parametrize(
    "lines",
    [
        # modules are left out of searches where a process begins, what is made afterwards is not
        "import bricard as br; br.simulate\n"
        "assert gc.get_freeze_count() > 10_000\n"
        "class Loop: pass\n"
        "one = Loop(); one.me = one; seen = weakref.ref(one); del one; gc.collect(); assert seen() is None\n"
        "frozen = gc.get_freeze_count(); br.simulate('problem:pendulum'); assert gc.get_freeze_count() <= frozen",
        # where much is there already, some of it may become garbage, which is found
        "class Loop:\n"
        "    def __init__(self): self.me = self\n"
        "kept = [Loop() for _ in range(200_000)]; seen = weakref.ref(kept[0])\n"
        "import bricard as br; br.simulate\n"
        "assert gc.get_freeze_count() == 0; del kept; gc.collect(); assert seen() is None",
        # many objects that are made at once grow old, though that brings the modules back
        "import bricard as br; from bricard import keeping; br.simulate\n"
        "with keeping.without_collection(): made = [[] for _ in range(2 * keeping.MANY)]\n"
        "assert gc.get_freeze_count() == 0 and gc.get_count()[0] < 700",
        # what somebody has frozen beside stays frozen
        "import bricard as br; from bricard import keeping; br.simulate\n"
        "others = [[] for _ in range(1000)]; gc.freeze()\n"
        "with keeping.without_collection(): made = [[] for _ in range(2 * keeping.MANY)]\n"
        "assert gc.get_freeze_count() > 10_000",
        # where no searches are wanted nothing is changed
        "gc.disable(); import bricard as br; br.simulate; assert gc.get_freeze_count() == 0 and not gc.isenabled()",
        # the environment is as it was, whoever has set it
        "before = dict(os.environ); import bricard as br; br.simulate; assert dict(os.environ) == before",
        "os.environ['OPENBLAS_THREAD_TIMEOUT'] = '26'; import bricard as br; br.simulate\n"
        "assert os.environ['OPENBLAS_THREAD_TIMEOUT'] == '26'",
    ],
)
def test_what_imports_leave_behind(lines):
    """Modules are not searched for garbage; nothing else of a process is changed by importing bricard."""
    subprocess.run([sys.executable, "-c", IMPORTING.format(lines=lines)], check=True)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts the time of threads as Linux tells it")
def test_threads_that_wait_sleep():
    """Once NumPy is imported it has threads; those that have nothing to do take a few milliseconds, then none."""
    program = (
        "import os, time, bricard as br; br.simulate; time.sleep(0.2)\n"
        "def taken(task): return float(open(f'/proc/self/task/{task}/schedstat').read().split()[0]) / 1e9\n"
        "print(max((taken(task) for task in os.listdir('/proc/self/task') if int(task) != os.getpid()), default=0))"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("OPENBLAS")}
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, env=environment)
    assert float(ran.stdout) < 0.02
