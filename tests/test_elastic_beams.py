"""Elastic beams as Lagrangians bend, vibrate, turn and spin up, against closed forms, series and published digits."""

import math

import numpy as np
import pytest
from natural_beam import Beam
from numpy.polynomial import Legendre, Polynomial
from scipy.integrate import solve_ivp
from scipy.linalg import eigh

import bricard as br

# -- frequencies ---------------------------------------------------------------------------------------------------

# Roots of the characteristic equations of a uniform beam, L = EI = rho A = 1; rad/s.
CLAMPED_FREE = (3.51601526850015118, 22.0344915646667699, 61.6972144135491020)
FREE_FREE = (22.3732854480613239, 61.6728228679202453, 120.903391727123780)
PINNED_PINNED = (math.pi**2, 4 * math.pi**2, 9 * math.pi**2)


def frequencies(system, start, rigid=0):
    """The lowest three of a system near its start, beyond modes that cost no energy."""
    modes = br.linearise(system, start).modes()
    omega = [mode.omega for mode in modes]
    assert not any(omega[:rigid])
    return np.array(omega[rigid : rigid + 3])


@pytest.mark.parametrize(
    ("ends", "neutral", "exact"),
    [
        (("clamped", "free"), 0, CLAMPED_FREE),
        (("free", "free"), 6, FREE_FREE),
        (("pinned", "rolling"), 0, PINNED_PINNED),
    ],
)
def test_frequencies_of_a_beam(ends, neutral, exact):
    """Frequencies come from above, with errors of the fourth order in the length of elements."""
    beams = [Beam(n, ends=ends) for n in (10, 20, 26)]
    coarse, medium, fine = (frequencies(beam.lagrangian(), beam.start, neutral) / exact - 1 for beam in beams)
    assert np.all(fine > 0)
    assert fine[0] == pytest.approx(0, abs=1e-6)
    assert fine[2] == pytest.approx(0, abs=1e-3)
    assert np.all(np.log2(coarse / medium) > 3.8)


# -- modal coordinates ---------------------------------------------------------------------------------------------


def of_matrices(M, K):
    """T = q'^T M q'/2, V = q^T K q/2."""
    s = br.Lagrangian([f"q{i}" for i in range(len(M))])
    q = [s[name] for name in s.coordinates]
    rates = [s.rate(one) for one in q]
    s.kinetic(0.5 * sum(M[i, j] * rates[i] * rates[j] for i in range(len(M)) for j in range(len(M))))
    s.potential(0.5 * sum(K[i, j] * q[i] * q[j] for i in range(len(M)) for j in range(len(M))))
    return s


def craig_bampton(M, K, interfaces, count):
    """Matrices for the coordinates of interfaces and the lowest modes with fixed interfaces."""
    inner = [i for i in range(len(M)) if i not in interfaces]
    among = np.ix_(inner, inner)
    basis = np.zeros((len(M), len(interfaces) + count))
    basis[interfaces, range(len(interfaces))] = 1
    basis[inner, : len(interfaces)] = -np.linalg.solve(K[among], K[np.ix_(inner, interfaces)])
    basis[inner, len(interfaces) :] = eigh(K[among], M[among])[1][:, :count]
    return basis.T @ M @ basis, basis.T @ K @ basis


def chain():
    """Twelve masses in a line: 0.5 kg, half of that at both ends; springs of 1000 N/m between neighbours."""
    K = 1000 * (2 * np.eye(12) - np.eye(12, k=1) - np.eye(12, k=-1))
    K[0, 0] = K[-1, -1] = 1000
    return np.diag([0.25, *[0.5] * 10, 0.25]), K


def test_frequencies_of_a_free_chain():
    """2 sqrt(k/m) sin(j pi/22), beside the motion as a whole."""
    exact = 2 * np.sqrt(2000) * np.sin(np.arange(1, 4) * np.pi / 22)
    assert exact == pytest.approx((12.7290261034381747, 25.1989259428904097, 37.1558483178470808), rel=1e-12)
    assert frequencies(of_matrices(*chain()), {}, 2) == pytest.approx(exact, rel=1e-12)


REDUCED = {
    0: (13.968605915391569,),
    1: (13.968605915391569, 28.432612750727053),
    2: (12.774459564742063, 28.43261275072704, 41.816040392351205),
    3: (12.774459564742063, 25.35325040256441, 41.816040392351205),
    5: (12.736038568218587, 25.224127404541136, 37.39796980620108),
}


@pytest.mark.parametrize("count", REDUCED)
def test_frequencies_of_a_reduced_chain(count):
    """Both ends and a few modes with fixed ends: the method of Craig and Bampton, reduced by SciPy."""
    system = of_matrices(*craig_bampton(*chain(), [0, 11], count))
    assert frequencies(system, {}, 2) == pytest.approx(REDUCED[count], rel=1e-9)


def ritz(functions):
    """Matrices of a linear beam, L = EI = rho A = 1, whose deflection is a sum of functions of s."""
    bent = [one.deriv(2) for one in functions]
    return tuple(np.array([[(a * b).integ()(1.0) for a in family] for b in family]) for family in (functions, bent))


def test_frequencies_of_a_cantilever_with_eight_coordinates():
    """Eight polynomials, s^2 times Legendre's, give more digits than as many coordinates of elements."""
    functions = [Polynomial([0, 0, 1]) * Legendre.basis(k, [0, 1]).convert(kind=Polynomial) for k in range(8)]
    found = frequencies(of_matrices(*ritz(functions)), {})
    assert found[0] == pytest.approx(CLAMPED_FREE[0], rel=1e-6)
    assert found[2] == pytest.approx(CLAMPED_FREE[2], rel=1e-3)


# -- large deflections ---------------------------------------------------------------------------------------------

# Force at the tip: angle, place and deflection of the tip, by elliptic integrals (Bisshopp and Drucker 1945).
ELASTICA = {
    0.25: (0.124292442113637291, 0.995882181590024241, 0.0827459153544174381),
    1: (0.461351949711878961, 0.943566763716623117, 0.30172077379981353),
    2: (0.781749831556543044, 0.839358279174832764, 0.49345748039671182),
    5: (1.2153681176116811, 0.612371639275570128, 0.713791523611912728),
    10: (1.43028553880385753, 0.44500440224624873, 0.810609024880296453),
}


def bent(elements, force):
    """Angle, place and deflection of a cantilever's tip under a dead force across it."""
    beam = Beam(elements, grading=1.2)
    s = beam.lagrangian(P=force)
    s.force(br.Vec2(0, -s.par.P), s[f"r{elements}"])
    rest = br.equilibrium(s, beam.start)
    assert rest.stable
    x, y, cosine, sine = (rest(f"{name}{elements}.{axis}") for name in "rt" for axis in "xy")
    return np.array([math.atan2(-sine, cosine), x, -y])


@pytest.mark.parametrize("force", ELASTICA)
def test_a_cantilever_bends_far(force):
    """Eight elements; doubling them makes errors of the tip 2^3.5 times smaller at least."""
    exact = np.array(ELASTICA[force])
    four, eight, sixteen = (bent(n, force) for n in (4, 8, 16))
    assert eight == pytest.approx(exact, rel=1e-4)
    errors = np.abs(np.array([four, eight, sixteen]) - exact)
    assert np.all(np.log2(errors[:-1] / errors[1:]) > 3.5)


def test_a_cantilever_bends_a_little():
    """P L^3/(3 EI) of a force so small that the elastica's difference, 17/70 P^2 relative, is 2.4e-7."""
    assert bent(8, 1e-3)[2] == pytest.approx(1e-3 / 3, rel=1e-6)


# -- turning beams -------------------------------------------------------------------------------------------------

# Rate of the hub: frequencies out of the plane of rotation, by power series (Wright, Smith, Thresher, Wang 1982).
FLAP = {
    0: (3.5160152685001511834, 22.034491564666769905, 61.697214413549101966),
    1: (3.6816468139579564143, 22.18101115058283174, 61.841762587159877658),
    2: (4.1373195730253577942, 22.614921956504050119, 62.273184105671616562),
    3: (4.7972785323630774928, 23.320263674295943453, 62.984967480682777692),
    6: (7.3603730193100189651, 26.80908167849793063, 66.683914381504888165),
    10: (11.202327762221333321, 33.640365854213439534, 74.649294596978190732),
}
LAG = {
    0: (3.51601526850015118, 22.0344915646667699, 61.6972144135491020),
    1: (3.54323626967307549, 22.1584578809600357, 61.8336769073831414),
    2: (3.62179696412412507, 22.5263111737978301, 62.2410592668446803),
    3: (3.74351189621078174, 23.1264934185597393, 62.9134812940967924),
    6: (4.26322542019383310, 26.1290424708670375, 66.4134356680926006),
    10: (5.04897487538161804, 32.1196857831039424, 73.9764637153360913),
}


def turning(rate, dimension):
    beam = Beam(20, dimension=dimension, spin=lambda t: float(rate))
    return br.linearise(beam.lagrangian(), beam.start).modes()


def check_turning(found, exact):
    assert found[0] == pytest.approx(exact[0], rel=1e-5)
    assert found[1] == pytest.approx(exact[1], rel=1e-4)
    assert found[2] == pytest.approx(exact[2], rel=1e-4)


@pytest.mark.parametrize("rate", LAG)
def test_frequencies_of_a_turning_beam_in_its_plane(rate):
    """The turning makes it stiffer, by the tension that its inextensible line carries."""
    check_turning([mode.omega for mode in turning(rate, 2)][:3], LAG[rate])


@pytest.mark.parametrize("rate", [1, 2, 3, 6, 10])
def test_frequencies_of_a_turning_beam_across_its_plane(rate):
    """In space both kinds come; across the plane they are higher, flap^2 = lag^2 + rate^2."""
    modes = turning(rate, 3)
    across = [mode.omega for mode in modes if abs(mode.shape["r20.z"]) > abs(mode.shape["r20.y"])]
    within = [mode.omega for mode in modes if abs(mode.shape["r20.z"]) < abs(mode.shape["r20.y"])]
    check_turning(across, FLAP[rate])
    assert np.square(across[:3]) - np.square(within[:3]) == pytest.approx(rate**2, rel=1e-6)


def hub_rate(t):
    """psi' of psi = (6/15)(t^2/2 + (15/(2 pi))^2 (cos(2 pi t/15) - 1)): from rest to 6 rad/s in 15 s."""
    return 6 / 15 * (t - 15 / (2 * math.pi) * br.sin(2 * math.pi * t / 15))


@pytest.fixture(scope="module")
def spin_up():
    beam = Beam(8, length=10.0, bending=1.4e4, line_mass=1.2, spin=hub_rate)
    return br.simulate(beam.lagrangian(), (0, 15), beam.start, integrator="radau", tol=1e-9)


def lag(run):
    """Of the tip: the largest, when that is, and at 5 and 10 s."""
    times = np.linspace(6, 7.5, 1501)
    tip = run("r8.y", times)
    return np.array([tip.min(), times[tip.argmin()], run("r8.y", 5.0), run("r8.y", 10.0)])


def test_a_beam_spins_up(spin_up):
    """The tip lags behind by 0.57 m, and comes back: digits of six elements."""
    assert spin_up.success
    assert lag(spin_up)[[0, 2, 3]] == pytest.approx((-0.57374, -0.46843, -0.36263), rel=1e-4)


def test_a_beam_spins_up_as_one_of_second_order(spin_up):
    """Six Ritz functions in a floating frame, lengths kept to second order (Kane, Ryan, Banerjee 1987)."""
    assert lag(spin_up) == pytest.approx((-0.574373, 6.762, -0.46878173, -0.3628487), rel=2e-3)


def test_a_beam_spins_up_as_by_its_angles(spin_up):
    """Another formulation, which has no constraints and no elements, integrated by SciPy."""
    times = np.array([2.0, 5.0, 6.762, 8.0, 10.0])
    assert spin_up("r8.y", times) == pytest.approx(spun_up_by_angles(times), rel=1e-4)


def spun_up_by_angles(times, L=10.0, EI=1.4e4, line_mass=1.2, count=5, points=24):
    """Deflections of the tip: the line's angle is a sum of a_k times integrals of Legendre's polynomials.

    r = int (cos, sin) ds keeps all lengths; with J = dr/da and the frame's rate w the principle of virtual work is
    int rho A J^T (J a'' + J' a' + w' z x r + 2 w z x r' - w^2 r) ds + K a = 0. Vectors are complex numbers, z x is i.
    """
    x, weights = np.polynomial.legendre.leggauss(points)
    integrals = L / 2 * np.array([Legendre.basis(k).integ(lbnd=-1)(x) for k in range(points)]).T
    along = integrals @ np.linalg.inv(np.polynomial.legendre.legvander(x, points - 1))  # int from 0 to each point
    shapes, weights = integrals[:, :count], L / 2 * weights
    stiffness = EI * L / (2 * np.arange(count) + 1)

    def rates(t, state):
        a, b = np.split(state, 2)
        tangent = np.exp(1j * (shapes @ a))
        J = along @ (1j * tangent[:, None] * shapes)
        w, w_rate = 0.4 * (t - 7.5 / np.pi * np.sin(np.pi * t / 7.5)), 0.4 * (1 - np.cos(np.pi * t / 7.5))
        r, bending = along @ tangent, along @ (-((shapes @ b) ** 2) * tangent)
        rest = bending + 1j * (w_rate * r + 2 * w * (J @ b)) - w**2 * r
        loaded = line_mass * weights[:, None] * J.conj()
        force = -(loaded.T @ rest).real - stiffness * a
        return np.concatenate([b, np.linalg.solve((loaded.T @ J).real, force)])

    run = solve_ivp(rates, (0, times[-1]), np.zeros(2 * count), "Radau", times, rtol=1e-7, atol=1e-9)
    return weights @ np.sin(shapes @ run.y[:count])
