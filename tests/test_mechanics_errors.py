"""What a Lagrangian says about models that cannot be: the culprit by name, and what to do."""

import casadi as ca
import pytest

import bricard as br
from bricard import Lagrangian, Vec2, Vec3, frame, simulate


def particle(**options):
    """A free particle (u, v) of mass 1."""
    s = Lagrangian("u v", **options)
    s.particle(1.0, Vec2(s.u, s.v))
    return s


def pendulum():
    """The particle on a rod of length 1."""
    s = particle()
    s.constrain(s.u**2 + s.v**2 - 1, name="rod")
    return s


START = {"u": 0.6, "v": 0.8}


def refused(error, *words):
    """The block raises bricard's `error`, whose message has all these words."""
    assert issubclass(error, br.BricardError)
    return pytest.raises(error, match="".join(f"(?=[\\s\\S]*{word})" for word in words))


# -- constraints ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("radius", [1.0, 2.0], ids=["redundant", "contradictory"])
def test_dependent_constraints_are_named(radius):
    """Two circles about one centre: the same twice, or one that contradicts the other."""
    s = pendulum()
    s.constrain(2 * (s.u**2 + s.v**2 - radius**2), name="again")
    with refused(br.StructureError, "rod, again", "lam.rod, lam.again stay undetermined"):
        simulate(s, (0, 1), START)


def test_constraints_that_follow_from_others_are_named():
    """A parallelogram's third side follows from two lengths and an angle; the third particle is not to blame."""
    s = Lagrangian("A[2] B[2] C[2]")
    for point in (s.A, s.B, s.C):
        s.particle(1.0, point)
    s.constrain(s.A.squared() - 1, name="OA")
    s.constrain(s.C.squared() - 1, name="OC")
    s.constrain((s.B - s.A).squared() - 1, name="AB")
    s.constrain((s.B - s.A).squared() + s.A.squared() - 2, name="sum")
    with refused(br.StructureError, "equations OA, AB, sum loses"):
        simulate(s, (0, 1), {"A": (1, 0), "B": (1, 1), "C": (0, 1)})


def test_constraints_on_one_coordinate_are_named():
    """x = 0 and x = 1 leave nothing to choose."""
    s = particle()
    s.constrain(s.u, name="wall")
    s.constrain(s.u - 1, name="wall2")
    with refused(br.StructureError, "equations wall, wall2 contain only variable u"):
        simulate(s, (0, 1), START)


def test_constraint_that_says_nothing_is_named():
    """A residual without coordinates is not a constraint."""
    s = particle()
    s.constrain(s.u - s.u + 1, name="nothing")
    with refused(br.StructureError, "nothing contains no variable"):
        simulate(s, (0, 1), START)


def test_constraints_that_cannot_be_met_are_named():
    """Two circles that do not meet."""
    s = pendulum()
    s.constrain((s.u - 5) ** 2 + s.v**2 - 1, name="far")
    with refused(br.InitialValueError, "rod", "far", "cannot be met"):
        simulate(s, (0, 1), START)


def test_constraint_with_rates_is_no_holonomic_one():
    """Rates and no rates: each has its own method."""
    s = particle()
    with refused(br.ModelError, "contains rates", "constrain_velocity"):
        s.constrain(s.rate.u - s.v, name="roll")
    with refused(br.ModelError, "contains no rate", r"constrain\(\)"):
        s.constrain_velocity(s.u, name="roll")


# -- masses and energies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mass", [0.0, -1.0])
def test_masses_must_be_positive(mass):
    """Of particles, rods and bodies."""
    s = Lagrangian("A[2] u[2]")
    with refused(br.ModelError, "mass of a particle", str(mass)):
        s.particle(mass, s.A)
    with refused(br.ModelError, "mass of a rod", str(mass)):
        s.rod(mass, Vec2(0, 0), s.A)
    with refused(br.ModelError, "mass of a rigid body", str(mass)):
        s.rigid_body(mass, 1.0, frame(s.A, s.u))


def test_mass_that_becomes_zero_is_found():
    """A mass given as a parameter of value zero leaves its point undetermined."""
    s = Lagrangian("A[2]", parameters={"m": 0.0})
    s.particle(s.par.m, s.A)
    with refused(br.StructureError, "motion.A.x", "A.x, A.y stay undetermined"):
        simulate(s, (0, 1), {"A": (0, 0)})


def test_coordinates_without_kinetic_energy_are_named():
    """B has no mass and no constraint, and no force depends on where it is."""
    s = Lagrangian("A[2] B[2]")
    s.particle(1.0, s.A)
    s.force(br.Vec2(1.0, 0.0), s.B)
    with refused(br.ModelError, "B.x, B.y have no kinetic energy", "mass"):
        simulate(s, (0, 1), {"A": (0, 0), "B": (1, 1)})


def test_kinetic_energy_that_leaves_a_direction_free_is_found():
    """T of x + y alone says nothing about x - y."""
    s = Lagrangian("x y")
    s.kinetic((s.rate.x + s.rate.y) ** 2)
    with refused(br.StructureError, "motion.x, motion.y", "x, y stay undetermined"):
        simulate(s, (0, 1), {"x": 0, "y": 0})


def test_inertia_must_make_sense():
    """Symmetric, no negative principal value, and as many values as the space needs."""
    s = Lagrangian("u[3] v[3]")
    body = frame(Vec3(0, 0, 0), s.u, s.v)
    for inertia in ((-1.0, 1.0, 1.0), [[1, 1, 0], [0, 1, 0], [0, 0, 1]]):
        with refused(br.ModelError, "inertia", "not symmetric and positive"):
            s.rigid_body(1.0, inertia, body)
    with refused(br.ModelError, "three principal values or a 3 x 3 matrix"):
        s.rigid_body(1.0, 1.0, body)


def test_gravity_needs_masses():
    """Gravity acts on what was given before."""
    with refused(br.ModelError, "there are none", "Call it last"):
        Lagrangian("A[2]").gravity(Vec2(0, -1))


# -- names ----------------------------------------------------------------------------------------------------------


def test_names_are_taken_once():
    """Of constraints, extra variables, outputs, parameters and coordinates."""
    s = pendulum()
    for arguments in ((s.constrain, s.u), (s.constrain_velocity, s.rate.u), (s.prescribe, s.u, s.t)):
        with refused(br.ModelError, "'rod' is taken"):
            arguments[0](*arguments[1:], name="rod")
    with refused(br.ModelError, "'rod' is taken"):
        s.turn("rod", 1.0)
    with refused(br.ModelError, "'u' is declared twice"):
        Lagrangian("u v u")


@pytest.mark.parametrize(
    "add",
    [lambda s: s.turn("u", 1.0), lambda s: s.output("u", s.v)],
    ids=["extra", "output"],
)
def test_coordinates_keep_their_names(add):
    """An extra variable or output cannot be called like a coordinate."""
    s = pendulum()
    with refused(br.ModelError, "'u'"):
        add(s)
        simulate(s, (0, 1), START)


def test_parameters_have_names_of_their_own():
    """A parameter called like a coordinate."""
    with refused(br.ModelError, "parameter 'u' has the name of a variable"):
        simulate(particle(parameters={"u": 1.0}), (0, 1), START)


@pytest.mark.parametrize("ask", [lambda s: s.w, lambda s: s["w"], lambda s: s.rate.w], ids=["dot", "item", "rate"])
def test_unknown_coordinates_are_named(ask):
    """The message lists what there is."""
    with refused(br.ModelError, "'w' is not a coordinate", "u, v"):
        ask(particle())


def test_symbols_of_another_system_are_found():
    """A potential written with the coordinates of another Lagrangian."""
    s, other = particle(), Lagrangian("elsewhere")
    s.potential(other.elsewhere)
    with refused(br.ModelError, "'elsewhere'"):
        simulate(s, (0, 1), START)


# -- initial values -------------------------------------------------------------------------------------------------


def test_velocities_are_projected_and_the_amount_is_told():
    """The part of the velocity along the rod is taken away, and nothing else."""
    motion = simulate(pendulum(), (0, 0.1), START, {"u": 1.0, "v": 2.0})
    along = 0.6 * 1.0 + 0.8 * 2.0
    assert motion.certificate.moved == pytest.approx({"u'": -0.6 * along, "v'": -0.8 * along}, abs=1e-12)
    assert motion(["u'", "v'"], 0) == pytest.approx([1 - 0.6 * along, 2 - 0.8 * along], abs=1e-12)


def test_positions_are_projected_and_the_amount_is_told():
    """The nearest point of the circle lies on the ray from its centre."""
    motion = simulate(pendulum(), (0, 0.1), {"u": 0.9, "v": 1.2})
    assert motion.certificate.moved == pytest.approx({"u": -0.3, "v": -0.4}, abs=1e-9)


def test_fixed_values_stay():
    """With u fixed, v alone is moved."""
    motion = simulate(pendulum(), (0, 0.1), {"u": 0.6, "v": 0.7}, {"u": 0.4, "v": 0.0}, fixed=("u", "u'"))
    assert motion.certificate.moved == pytest.approx({"v": 0.1, "v'": -0.3}, abs=1e-9)


@pytest.mark.parametrize(
    ("positions", "velocities", "options", "words"),
    [
        ({"u": 0.6}, {}, {}, ["missing: v"]),
        ({**START, "w": 1.0}, {}, {}, ["'w' is an initial value, but no variable"]),
        ({**START, "du": 1.0}, {}, {}, ["'du' is an initial value, but no variable", "A rate has a prime: u'."]),
        (START, {"w": 1.0}, {}, ["w'", "no variable"]),
        ({"u": float("nan"), "v": 0.8}, {}, {}, ["initial value of u is nan"]),
        ({"u": 1.0, "v": 1.0}, {}, {"fixed": ("u", "v")}, ["rod", "cannot be met", "release one or more of u, v"]),
        (START, {}, {"fixed": ("w",)}, ["'w' is fixed, but no variable"]),
    ],
    ids=["missing", "unknown", "a rate without its prime", "unknown rate", "nan", "all fixed", "unknown fixed"],
)
def test_bad_initial_values_are_named(positions, velocities, options, words):
    """The value at fault, by name."""
    with refused(br.InitialValueError, *words):
        simulate(pendulum(), (0, 1), positions, velocities, **options)


# -- vectors, frames, results ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Vec2(1, 0) + Vec3(1, 0, 0), ["2 components does not go together"]),
        (lambda: Vec2(1, 0).z, ["no z component"]),
        (lambda: frame(Vec3(0, 0, 0), Vec3(1, 0, 0)), ["needs 2 directions, not 1"]),
        (lambda: frame(Vec2(0, 0), Vec2(1, 0), local=[(0, 1)]), ["first direction must lie on the local x axis"]),
        (
            lambda: frame(Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0), local=[(1,), (1, 0)]),
            ["second direction", "off the x axis"],
        ),
        (lambda: frame(Vec2(0, 0), Vec2(1, 0)).point(1, 2, 3), ["3 local coordinates", "dimension 2"]),
    ],
    ids=["mixed", "z", "few", "off axis", "collinear", "long"],
)
def test_vectors_and_frames_say_what_is_wrong(make, words):
    """Dimensions that do not fit, and directions that make no frame."""
    with refused(br.ModelError, *words):
        make()


def test_questions_that_a_motion_cannot_answer():
    """Unknown constraints, points and bodies, and a constraint that is not a drive."""
    motion = simulate(pendulum(), (0, 0.1), START)
    with refused(br.SolutionError, "'beam' is not a constraint", "rod"):
        motion.multiplier("beam")
    with refused(br.SolutionError, "'rod' is a constraint, but not a prescribed motion"):
        motion.motor("rod")
    with refused(br.SolutionError, "'Z' is not a point or body"):
        motion.reaction("rod", on="Z")


def test_legendre_transform_takes_no_extra_variables():
    """They have no momentum."""
    s = pendulum()
    s.turn("angle", s.u * s.rate.v - s.v * s.rate.u)
    with refused(br.ModelError, "no extra variables"):
        br.legendre(s.system())


# -- kinds of arguments ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "finding"),
    [
        (lambda s: s.particle(1.0, 3.0), "3.0 is not a vector"),
        (lambda s: s.force("up", Vec2(s.u, s.v)), "'up' is not a vector"),
        (lambda s: s.force("u", -s.rate.u), "A force on one coordinate is a load"),
        (lambda s: s.kinetic(s.udot**2), "Its coordinates are: u, v. A rate stands under rate: s.rate.u."),
        (lambda s: s.kinetic(Vec2(s.u, s.v)), "A kinetic energy must be one expression"),
        (lambda s: s.potential(s.rate.u), "A potential contains rates"),
        (lambda s: s.constrain([s.u, s.v]), "A constraint must be one expression"),
        (lambda s: s.load(ca.vertcat(1, 2), s.rate.u), "2 components of force for 1 of the rate"),
        (lambda s: s.load(1.0, s.u), "contains no rate"),
        (lambda s: s.prescribe(s.u, s.v), "must be a function of time"),
        (lambda s: s.prescribe(s.rate.u, s.t, name="motor"), "The drive 'motor' contains rates"),
        (lambda s: s.output("energy.total", s.u), "'energy.total' is taken"),
        (lambda s: Vec2(s.u, s.v) + Vec3(1, 2, 3), "does not go together"),
        (lambda s: Lagrangian("A[4]"), "must have 2 or 3"),
        (lambda s: Lagrangian("rod"), "cannot be named 'rod'"),
        (lambda s: Lagrangian("A[2] A.x"), "Two coordinates have the same name"),
        (
            lambda s: simulate(lambda: s, (0, 1), START),
            "simulate takes a mechanism, the path of a file or a Lagrangian",
        ),
    ],
)
def test_arguments_of_the_wrong_kind(act, finding):
    """Each is refused where it is given, in the words of the model."""
    with refused(br.ModelError, finding):
        act(particle())


def test_tuples_are_vectors_and_vectors_are_constraints():
    """A tuple of components will do for a point, and a vector is kept at zero component by component."""
    s = Lagrangian("A[2] B[2]")
    for point in (s.A, s.B):
        s.particle(1.0, point)
    s.force((0, -9.81), s.A)
    s.constrain(s.A - s.B, name="together")
    assert [c.name for c in s.system().holonomic] == ["together.x", "together.y"]
    motion = simulate(s, (0, 1), {"A": (0, 0), "B": (0, 0)})
    assert motion("B.y", 1.0) == pytest.approx(-9.81 / 4)
