"""How to solve, as one description: contracts over the tables of coordinates, constraint methods and integrators."""

import inspect
import itertools
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from swinging_rod import PENDULUM, swing

import bricard as br
from bricard.assembly.prepared import FORMULATIONS
from bricard.errors import OptionError
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.solvers.integrators import INTEGRATORS
from bricard.solvers.method import CHECKS, COORDINATES, Method, Request

DAE = br.DAE("u", lambda t, x, der: [der(x.u) + x.u])
DOCS = Path(__file__).parents[1] / "docs"
OPTIONS = {one.name: one.default for one in fields(Method)}
ASKED = {one.name: one.default for one in fields(Request)}
OTHER = {  # values that are not the default, of all options that not everybody takes
    "cut": ("A",), "stiffness": 1e6, "damping": 10.0, "settle": True, "independent": ("A.x",), "alpha": 5.0,
    "beta": 5.0, "step": 1e-3, "order": 30, "precision": "long double", "min_step": 1e-9, "max_step": 0.1,
    "t_eval": [0.01], "keep": "times", "estimate_error": True,
}  # fmt: skip
TABLES = {
    "coordinates": COORDINATES,
    "constraints": {name: one.options for name, one in CONSTRAINT_METHODS.items()},
    "integrator": {name: one.options for name, one in INTEGRATORS.items()},
}
PAIRS = list(itertools.product(CONSTRAINT_METHODS.values(), INTEGRATORS.values()))
every_pair = pytest.mark.parametrize(
    ("constraints", "integrator"), PAIRS, ids=[f"{one.name}/{other.name}" for one, other in PAIRS]
)


def refusal(function, *args, **options):
    with pytest.raises(OptionError) as refused:
        function(*args, **options)
    return str(refused.value)


def method_of(constraints, integrator):
    step = 1e-3 if INTEGRATORS[integrator].fixed_step else None
    return Method("natural", constraints, integrator, step=step)


# -- options ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "default"), {**OPTIONS, **ASKED}.items(), ids=[*OPTIONS, *ASKED])
def test_every_option_is_a_keyword_of_simulate(option, default):
    """With the same default, shown by editors and help()."""
    found = inspect.signature(br.simulate).parameters[option]
    assert found.kind is found.KEYWORD_ONLY
    assert found.default == default
    assert found.annotation is not found.empty


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_checked_and_documented(option):
    """In the docstring of Method and on the page."""
    assert option in CHECKS
    assert re.search(rf"^    (\w+, )*{option}\b", Method.__doc__, re.MULTILINE)
    assert f"`{option}`" in (DOCS / "api.md").read_text("utf-8").split("\n## Method\n")[1].split("\n## ")[0]


def test_tables_name_options_and_coordinates_that_exist():
    """Whoever takes an option takes one that there is; every kind of coordinates has a formulation."""
    taken = {name for table in TABLES.values() for options in table.values() for name in options}
    assert taken <= OPTIONS.keys() | ASKED.keys()
    assert taken == OTHER.keys()
    assert COORDINATES.keys() == FORMULATIONS.keys()


@pytest.mark.parametrize("option", OTHER)
def test_an_option_without_effect_is_refused(option):
    """By all but those that take it; these are named."""
    (choice, table) = next((c, t) for c, t in TABLES.items() if any(option in taken for taken in t.values()))
    takers = [name for name, taken in table.items() if option in taken]
    given = {option: OTHER[option]} | ({"t_eval": [0.01]} if option == "keep" else {})
    for name in table.keys() - set(takers):
        chosen = {choice: name}
        if choice == "integrator":
            chosen["constraints"] = next(c.name for c, i in PAIRS if i.name == name and i.takes(c))
            chosen |= {"step": 1e-3} if INTEGRATORS[name].fixed_step else {}
        told = refusal(br.simulate, br.Mechanism.parse(PENDULUM), 0.01, **chosen, **given)
        assert told == f"The option {option!r} goes with {choice}={', '.join(map(repr, takers))}."


@pytest.mark.parametrize("option", ["tolerance", "interator", "constraint", "max_step_s", "atoll"])
@pytest.mark.parametrize(
    "call",
    [
        lambda **options: Method(**options),
        lambda **options: br.simulate(br.Mechanism.parse(PENDULUM), 0.01, **options),
        lambda **options: br.solve_dae(DAE, (0, 1), {"u": 1}, **options),
        lambda **options: br.compare(br.Mechanism.parse(PENDULUM), **options),
    ],
    ids=["Method", "simulate", "solve_dae", "compare"],
)
def test_unknown_options(call, option):
    """What there is not, and what may be meant or is known."""
    found, remedy = refusal(call, **{option: 1}).splitlines()
    assert found == f"There is no option {option!r}."
    assert re.fullmatch(r"  (Did you mean '\w+'\?|Known are .+\.)", remedy)


def test_integrators_of_odes_do_not_take_daes():
    """A DAE has no constraint method, with which a mechanism becomes an ODE; so none is recommended."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x) + x.x])
    for integrator in ("dop853", "ida", "rk4"):
        with pytest.raises(br.OptionError) as caught:
            br.solve_dae(dae, (0, 1), {"x": 1}, integrator=integrator)
        assert str(caught.value) == (
            f"integrator='{integrator}' takes mechanisms and Lagrangians, not any DAE.\n"
            "  Choose integrator='taylor', 'radau', 'auto'."
        )


def test_a_parameter_among_the_options():
    """A parameter of the model is not an option, but has a place."""
    remedy = refusal(br.simulate, br.Mechanism.parse(PENDULUM), 0.01, l1=2)
    assert remedy.startswith("There is no option 'l1'.\n  Known are model, span, positions, velocities, ")
    assert remedy.endswith("... A parameter of the model stands in parameters={'l1': ...}.")


@pytest.mark.parametrize("option", OPTIONS)
def test_a_slip_of_the_pen(option):
    """One letter too many."""
    assert refusal(Method, **{f"{option}e": 1}) == f"There is no option '{option}e'.\n  Did you mean '{option}'?"


# -- constraint methods and integrators ---------------------------------------------------------------------------


@every_pair
def test_a_pair_runs_or_names_one_that_does(constraints, integrator):
    """A pendulum, by every pair; else the remedy lists what goes with each of the two, and what is listed does."""
    if integrator.takes(constraints):
        mechanism, method = br.Mechanism.parse(PENDULUM), method_of(constraints.name, integrator.name)
        method = replace(method, independent=["A.y"] if constraints.name == "partition" else ())
        t = 0.02
        assert br.simulate(mechanism, t, method=method)("A", t) == pytest.approx(swing(t), abs=2e-4)  # falls by 2 mm
        return
    remedy = refusal(method_of, constraints.name, integrator.name).splitlines()[-1]
    told = re.fullmatch(r"  With \S+ choose integrator=(.+); with \S+ choose constraints=(.+)\.", remedy)
    for name in re.findall(r"'(\w+)'", told[1]):
        assert method_of(constraints.name, name)
    for name in re.findall(r"'(\w+)'", told[2]):
        assert method_of(name, integrator.name)
    assert "'" in told[1]
    assert "'" in told[2]


@pytest.mark.parametrize("constraints", CONSTRAINT_METHODS)
def test_the_usual_integrator_takes_the_constraint_method(constraints):
    """So that it need not be named."""
    assert Method(constraints=constraints).chosen_integrator.takes(CONSTRAINT_METHODS[constraints])


# -- as a whole ---------------------------------------------------------------------------------------------------


def test_simulate_takes_a_method():
    """The pendulum of elliptic functions; as whole and in parts the same to the last bit."""
    mechanism, method = br.Mechanism.parse(PENDULUM), Method("body", "qr", tol=1e-10)
    whole = br.simulate(mechanism, 1, method=method)
    parts = br.simulate(mechanism, 1, coordinates="body", constraints="qr", tol=1e-10)
    assert whole("A", 1) == pytest.approx(swing(1.0), abs=1e-7)
    assert (whole("A", 1) == parts("A", 1)).all()
    finer = br.simulate(mechanism, 1, method=replace(method, integrator="scipy-radau", tol=1e-12))
    assert finer.certificate.engine == "scipy-radau, constraints by qr"


def test_a_method_and_a_part_of_one():
    """Which of the two is meant cannot be known."""
    told = refusal(br.simulate, br.Mechanism.parse(PENDULUM), 1, method=Method("body"), tol=1e-8)
    assert told == "A method is given, and a part of one.\n  Write method=replace(method, tol=1e-12)."
    told = refusal(br.simulate, br.Mechanism.parse(PENDULUM), 1, method="body")
    assert told == "method is 'body'; it must be a Method, as in Method('body', 'qr', 'dop853')."


def test_a_method_without_an_integrator_follows_its_constraints():
    """Also when it is changed."""
    assert str(Method()) == "natural/direct/taylor"
    assert str(replace(Method("body"), constraints="implicit")) == "body/implicit/ida"
    assert str(replace(Method("relative", cut="A"), constraints="qr")) == "relative/qr/dop853 (cut=[A])"


@pytest.mark.parametrize(
    ("options", "tolerance"), [({}, 1e-10), ({"constraints": "qr"}, 1e-8), ({"tol": 1e-5}, 1e-5)]
)
def test_tolerance_unless_given(options, tolerance):
    """Of Taylor series and of the others; a mechanism may have its own."""
    assert Method(**options).tolerance == tolerance
    mechanism = br.Mechanism.parse(PENDULUM)
    assert br.simulate(mechanism, 0.01, **options).certificate.tolerance == tolerance
    own = br.Mechanism.parse(PENDULUM.replace("tend: 2", "tend: 2\n  tolerance: 1e-6"))
    assert br.simulate(own, 0.01, **options).certificate.tolerance == options.get("tol", 1e-6)
