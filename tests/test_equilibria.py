"""Where mechanisms rest: closed forms, and what must hold at any equilibrium."""

import numpy as np
import pytest
from small_motions import (
    COORDINATES,
    FOURBAR,
    HENCKY,
    SLACK_ACROSS,
    SLACK_ANGLES,
    SLACK_LOWEST,
    SLACK_UP,
    double_pendulum,
    fourbar,
    hencky,
    mechanism,
    parallelogram,
    slack_chain,
)

import bricard as br
from bricard.errors import InitialValueError, ModelError, OptionError
from bricard.problems import catalogue


def test_a_chain_hangs_as_its_polygon_of_forces():
    """tan of each rod is the ratio of vertical and horizontal force at its middle; the supports carry the weight."""
    found = br.equilibrium(slack_chain())
    places = np.array([[0, 0], *np.reshape(list(found.positions.values()), (-1, 2)), [1.2, 0]])
    x, y = np.diff(places, axis=0).T
    np.testing.assert_allclose(np.arctan2(y, x), [*SLACK_ANGLES, *(-a for a in reversed(SLACK_ANGLES))], atol=1e-10)
    assert places[:, 1].min() == pytest.approx(SLACK_LOWEST, abs=1e-10)
    np.testing.assert_allclose(found.reactions("A").force, [-SLACK_ACROSS, SLACK_UP], rtol=1e-9)
    np.testing.assert_allclose(found.reactions("B").force, [SLACK_ACROSS, SLACK_UP], rtol=1e-9)
    assert found.stable
    assert found.certificate.residual < 1e-12


def test_a_fourbar_has_eight_equilibria_on_two_assemblies():
    """All of them, with their potentials; half are stable; and that these are all is known."""
    found = br.equilibria(fourbar())
    assert len(found) == 8
    assert found.complete
    assert len(found.stable) == 4
    for row in FOURBAR:
        near = min(found, key=lambda one: np.linalg.norm(np.array(list(one.positions.values())) - row[:4]))
        np.testing.assert_allclose(list(near.positions.values()), row[:4], atol=1e-10)
        assert near.potential == pytest.approx(row[4], abs=1e-10)
        assert near.stable == (row[5] > 0)


def test_a_double_pendulum_rests_in_four_ways():
    """Hanging is stable; with more than one freedom nobody says that these are all."""
    found = br.equilibria(double_pendulum())
    heights = sorted((round(one.positions["A.y"], 9), round(one.positions["B.y"], 9)) for one in found)
    assert heights == [(-1, -2), (-1, 0), (1, 0), (1, 2)]
    assert [one.positions["B.y"] < -1.9 for one in found.stable] == [True]
    assert not found.complete
    assert "Perhaps not all" in str(found)


def test_supports_of_redundant_links_carry_the_weight():
    """Single link forces are not determined, their sum is; and one constraint was left out."""
    found = br.equilibrium(parallelogram())
    up = sum(found.reactions(point).force[1] for point in ("P", "Q", "S"))
    assert up == pytest.approx(10.5 * 9.81, rel=1e-12)
    assert found("A.x") == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("n", [2, 3, 8])
def test_a_hencky_chain_buckles_at_its_critical_force(n):
    """P = 4 k/l sin^2(pi/2n): there the straight chain loses its stability, and bent ones leave it."""
    found = br.equilibria(hencky(n), over=("P", 0.5, 10.5), starts=4)
    assert [one.value for one in found.bifurcations] == pytest.approx([HENCKY[n]], rel=1e-9)
    assert len(found.branches) > 2
    (critical,) = found.bifurcations  # its pin carries the critical force, not that of the file
    assert critical.equilibrium.reactions("P0").force[0] == pytest.approx(HENCKY[n], rel=1e-9)


def test_a_shallow_arch_snaps_at_the_fold():
    """A von Mises truss: h (1/l - 1/l0) k 2 has its extremum where l^3 = l0 w^2, for a spring that is l0 long."""
    w, stiff, l0 = 1.0, 1000.0, float(np.hypot(1.0, 0.3))
    truss = br.Mechanism.parse(f"""
Dimension: 2
PhysicalParams: {{P: 1}}
PartData:
  Fixed: {{O: [0, 0], Q: [-1, 0], S: [1, 0], u: [0, 1]}}
  Particles: {{A: 1}}
  Springs: {{QA: [{stiff}, {l0!r}], SA: [{stiff}, {l0!r}]}}
  Joints: {{up: {{type: slider, point: A, base: O, axis: u}}}}
AppliedForces: {{Forces: {{A: [0, -P]}}}}
ProblemData: {{tend: 1, positions: {{A: [0, 0.3]}}}}
""")
    found = br.equilibria(truss, over=("P", -20, 20), starts=8)
    height = np.sqrt((l0 * w**2) ** (2 / 3) - w**2)
    load = 2 * stiff * height * (l0 / np.hypot(w, height) - 1)
    assert sorted(one.value for one in found.folds) == pytest.approx([-load, load], rel=1e-9)
    assert sorted(one.equilibrium("A.y") for one in found.folds) == pytest.approx([-height, height], rel=1e-6)


def test_driven_mechanisms_rest_with_their_drives_held():
    """A crank held at 30 degrees: the pendulum on it hangs straight down; its motor carries the weights."""
    driven = br.Mechanism.parse("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 2], AB: [0.5, 1]}
  Angles: {theta: OA}
AppliedForces: {Gravity: 10}
Motions: {theta: pi/6 + 3*t}
ProblemData: {tend: 1, positions: {A: [0.9, 0.5], B: [1.2, 0.3]}}
""")
    found = br.equilibrium(driven)
    c, s = np.cos(np.pi / 6), np.sin(np.pi / 6)
    np.testing.assert_allclose([found("B.x"), found("B.y")], [c, s - 0.5], atol=1e-12)
    assert found("motor.theta") == pytest.approx(10 * (2 * c / 2 + c), rel=1e-12)


def test_lagrangians_rest_too():
    """A bead on a parabola y = x^2 with a spring to (1, 0): the force along the curve vanishes."""
    s = br.Lagrangian("x y")
    s.particle(1, br.Vec2(s["x"], s["y"]))
    s.potential(2 * ((s["x"] - 1) ** 2 + s["y"] ** 2))
    s.constrain(s["y"] - s["x"] ** 2, "curve")
    found = br.equilibria(s, {"x": 0.3, "y": 0.1})
    root = np.roots([2, 0, 1, -1])
    assert len(found) == 1
    assert found[0].positions["x"] == pytest.approx(root[np.isreal(root)].real[0], rel=1e-12)


def test_searches_go_downhill_or_to_the_nearest():
    """From a place near upright a pendulum hangs down, or stands."""
    pendulum = mechanism("  Rods: {OA: [1, 1]}", "A: [0.2, 1]")
    assert br.equilibrium(pendulum)("A.y") == pytest.approx(-1)
    nearest = br.equilibrium(pendulum, search="nearest")
    assert nearest("A.y") == pytest.approx(1)
    assert nearest.kind == "unstable"
    assert br.equilibrium(pendulum, {"A": (0, 1)})("A.y") == pytest.approx(1)


def test_free_motions_are_neutral():
    """A wheel that nothing turns rests anywhere."""
    assert br.equilibrium(mechanism("  Rods: {OA: [1, 1]}", "A: [1, 0]", forces="Gravity: 0")).kind == "neutral"


def test_what_cannot_rest_is_told():
    """A free body falls; a rope under a rigid contact; unknown words."""
    falling = mechanism("  Rods: {AB: [1, 1]}", "A: [0, 0], B: [1, 0]")
    with pytest.raises(
        InitialValueError, match="No equilibrium was found: the forces drive the mechanism ever farther"
    ):
        br.equilibrium(falling)
    with pytest.raises(ModelError, match=r"holds by forces that balance alone does not determine\.\n  Give it a law"):
        br.equilibrium(catalogue.mechanism("rocking_block"))
    with pytest.raises(OptionError, match="search is 'uphill'; it must be 'downhill' or 'nearest'"):
        br.equilibrium(fourbar(), search="uphill")
    with pytest.raises(OptionError, match="There is no parameter 'k'"):
        br.equilibria(fourbar(), over=("k", 0, 1))
    with pytest.raises(OptionError, match="it must be a parameter and its range, as in over="):
        br.equilibria(hencky(2), over=("P", 3, 1))
    with pytest.raises(OptionError, match="model is 3; it must be a Lagrangian"):
        br.equilibrium(3)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_run_may_start_at_rest(coordinates):
    """As an option, or as a word of the file: the chain stays where its polygon of forces is; a push moves it."""
    chain = slack_chain()
    still = br.simulate(chain, 0.5, start="equilibrium", coordinates=coordinates)
    assert still("P4.y", [0, 0.5]) == pytest.approx([SLACK_LOWEST] * 2, abs=1e-9)
    written = br.Mechanism.parse(chain.starting(start="equilibrium").text())
    assert written.start.at == "equilibrium"
    pushed = br.simulate(written, 0.5, velocities={"P4": (0.3, 0)}, coordinates=coordinates)
    assert pushed("P4.y", 0.0) == pytest.approx(SLACK_LOWEST, abs=1e-10)
    assert pushed("P4.x", 0.1) > 0.605
    with pytest.raises(OptionError, match="start is 'rest'; it must be 'given' or 'equilibrium'"):
        br.simulate(chain, 0.5, start="rest")


def test_a_lagrangian_may_start_at_rest():
    """A pendulum of any kind hangs and stays."""
    s = br.Lagrangian("x y", parameters={"g": 9.81})
    s.particle(1, br.Vec2(s.x, s.y))
    s.potential(9.81 * s.y)
    s.constrain(s.x**2 + s.y**2 - 4)
    still = br.simulate(s, (0, 1), {"x": 1.2, "y": 1.6}, start="equilibrium")
    assert still("y", [0, 1]) == pytest.approx([-2, -2], abs=1e-9)


def test_what_rests_anywhere_is_told_once():
    """A crank-rocker without weight: every position is an equilibrium."""
    text = fourbar().text().replace("Gravity: 9.81", "Gravity: 0")
    found = br.equilibria(br.Mechanism.parse(text))
    assert {one.kind for one in found} == {"neutral"}
    assert len(found) == 2
    assert not found.complete
    assert "it rests anywhere along a curve of positions" in found.reason
