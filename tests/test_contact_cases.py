"""Contact, friction and impact by events: mechanisms whose motions are known in closed form or with many digits."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bricard as br
from bricard import Lagrangian, Vec2
from bricard.contact.history import History

G = 9.81


def near(value, abs: float = 1e-10):
    return pytest.approx(value, abs=abs, rel=abs)


def run(system, span, positions, velocities=None, **options) -> tuple[br.Motion, History]:
    motion = br.simulate(system, span, positions, velocities or {}, **options)
    assert motion.success, motion.message
    return motion, motion.history


def changes(history: History, contact: str) -> list[float]:
    """When the modes of a contact change."""
    return [interval.end for interval in history.modes[contact][:-1]]


def words(history: History, contact: str) -> list[str]:
    return [interval.mode for interval in history.modes[contact]]


def energy_is_accounted(motion: br.Motion, size: float) -> None:
    total = motion["energy.total"]
    for work, sign in (("friction", 1), ("impacts", 1), ("dissipated", 1), ("supplied", -1)):
        if f"work.{work}" in motion.names:
            total = total + sign * motion[f"work.{work}"]
    assert np.ptp(total) < 1e-9 * size


def point(mass: float = 1.0, gravity: float = G) -> Lagrangian:
    s = Lagrangian("P[2]")
    s.particle(mass, s.P)
    s.gravity(Vec2(0, -gravity))
    return s


def test_a_particle_bounces_slides_and_stops():
    s = point()
    s.unilateral(s["P"].y, s.rate(s["P"]).x, 0.1, 0.5, name="floor")
    motion, history = run(s, (0, 10), {"P": (0, 1)}, {"P": (3, 0)})
    times = [impact.t for impact in history.impacts]
    assert times[:5] == near([0.45152364098573090445, 0.9030472819714618089, 1.1288091024643272611,
                              1.2416900127107599872, 1.2981304678339763503])  # fmt: skip
    assert history.accumulations[0].t_inf == near(1.3545709229571927134)
    assert words(history, "floor") == ["free", "slip+", "stick"]
    assert changes(history, "floor")[-1] == near(3.0581039755351681957)
    assert motion["P.x"][-1] == near(4.6871559633027522936)
    assert motion["N.floor"][-1] == near(G)
    assert motion["T.floor"][-1] == near(0.0)
    assert motion["work.friction"][-1] + motion["work.impacts"][-1] == near(14.31)
    energy_is_accounted(motion, 14.31)


def test_mass_on_a_rough_floor_stops_for_ever():
    s = Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.potential(G * s.y + 50 * s.x**2)
    s.unilateral(s.y, s.rate.x, (0.2, 0.1), name="floor")
    motion, history = run(s, (0, 20), {"x": 1, "y": 0})
    assert changes(history, "floor")[-1] == near(15.707963267948966192)
    assert len(history.modes["floor"]) == 51
    assert motion["x"][-1] == near(0.019)
    assert motion["T.floor"][-1] == near(1.9)
    assert motion("x", 1.0) == near(-0.79126248717477246236)
    assert motion["work.friction"][-1] == near(49.98195)


def test_block_on_a_belt_sticks_and_slips():
    s = Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.potential(G * s.y + 50 * s.x**2)
    s.unilateral(s.y, s.rate.x - 0.2, (0.5, 0.3), name="belt")
    motion, history = run(s, (0, 10), {"x": 0, "y": 0}, {"x": 0.2})
    assert changes(history, "belt")[:6] == near(
        [0.24525, 0.71840706234255753696, 0.91460706234255753696, 1.3877641246851150739, 1.5839641246851150739,
         2.0571211870276726109]
    )  # fmt: skip
    assert words(history, "belt")[:4] == ["stick", "slip-", "stick", "slip-"]
    first, second = 0.24525, 0.24525 + 0.66935706234255753696
    heat = motion("work.friction", second) - motion("work.friction", first)
    work = motion("work.supplied", second) - motion("work.supplied", first)
    assert (heat, work) == near((0.39398356689482936625, 0.39398356689482936625))
    energy_is_accounted(motion, 1.0)


def test_disc_with_backspin_returns():
    s = Lagrangian("x y phi")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2) + 0.0025 * s.rate.phi**2)
    s.potential(G * s.y)
    s.unilateral(s.y - 0.1, s.rate.x + 0.1 * s.rate.phi, 0.2, name="floor")
    motion, history = run(s, (0, 10), {"x": 0, "y": 0.1, "phi": 0}, {"x": 3, "phi": 80})
    assert changes(history, "floor") == near([1.8688413183826027863])
    assert words(history, "floor") == ["slip+", "stick"]
    assert motion("phi'", 5.0) == near(6.6666666666666666667)
    assert motion["x"][-1] == near(-3.2404575829652282252)
    assert motion["work.friction"][-1] == near(20.166666666666666667)


@pytest.mark.parametrize("times", [1, 1000])
def test_block_on_an_incline_never_creeps(times):
    angle = math.radians(20)
    s = Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.potential(G * (s.y * math.cos(angle) - s.x * math.sin(angle)))
    s.unilateral(s.y, s.rate.x, 0.4, name="slope")
    motion, history = run(s, (0, 10 * times), {"x": 0, "y": 0})
    assert words(history, "slope") == ["stick"]
    assert abs(motion["x"]).max() < 1e-14
    assert abs(motion["y"]).max() < 1e-14


def test_box_on_box_pulled():
    s = Lagrangian("x1 y1 x2 y2")
    s.kinetic(s.rate.x1**2 + s.rate.y1**2 + 0.5 * (s.rate.x2**2 + s.rate.y2**2))
    s.potential(G * (2 * s.y1 + s.y2))
    s.load(3 * s.t, s.rate.x1)
    s.unilateral(s.y1, s.rate.x1, 0.2, name="floor")
    s.unilateral(s.y2 - s.y1, s.rate.x2 - s.rate.x1, 0.3, name="between")
    motion, history = run(s, (0, 8), dict.fromkeys(s.coordinates, 0.0))
    assert changes(history, "floor") == near([1.962])
    assert changes(history, "between") == near([4.905])
    assert [motion[name][-1] for name in ("x1", "x2", "x1'", "x2'")] == near(
        [39.15893134325, 31.7471607495, 20.62347825, 13.4392095]
    )
    assert motion("T.floor", 1.0) == near(-3.0)
    assert motion("T.between", (1.962 + 4.905) / 2) == near(1.4715)


def test_one_way_clutch():
    s = Lagrangian("phi")
    s.kinetic(0.25 * s.rate.phi**2)
    s.dissipation(0.2 * s.rate.phi**2)
    s.clutch(s.rate.phi, 10 * br.sin(4 * br.pi * s.t), name="clutch")
    motion, history = run(s, (0, 0.7), {"phi": 0})
    assert changes(history, "clutch") == near(
        [0.13005923178850357398, 0.56239528798139878354, 0.63005923178850357398]
    )
    assert motion("phi'", 0.4) == near(8.0414559096209524788)
    assert motion("N.clutch", 0.56239528798139878354 + 1e-13) == near(47.311955469187572545)
    assert motion("work.supplied", 0.13005923178850357398) == near(27.60118463577007148)
    assert motion("work.dissipated", 0.13005923178850357398) == near(2.702096837662820137)


def test_backlash_closes():
    s = Lagrangian("one two")
    s.kinetic(0.005 * s.rate.one**2 + 0.015 * s.rate.two**2)
    s.load(0.5, s.rate.one)
    s.limit(s.one - s.two, -0.02, 0.02, restitution=0.4, name="play")
    motion, history = run(s, (0, 1), {"one": 0, "two": 0})
    assert [impact.t for impact in history.impacts[:6]] == near(
        [0.028284271247461900976, 0.050911688245431421757, 0.059962655044619230069, 0.063583041764294353394,
         0.065031196452164402724, 0.065610458327312422456]
    )  # fmt: skip
    assert [-impact.before for impact in history.impacts[:3]] == near(
        [1.4142135623730950488, 0.56568542494923801952, 0.22627416997969520781]
    )
    assert history.accumulations[0].t_inf == near(0.065996632910744435611)
    assert motion["one'"][-1] == near(12.5)
    assert motion["N.play.high"][-1] == near(0.375)
    assert motion["one"][-1] - motion["two"][-1] == near(0.02)


def test_arm_falls_on_a_stop_and_rests():
    s = Lagrangian("theta")
    s.kinetic(s.rate.theta**2 / 6)
    s.potential(G / 2 * br.sin(s.theta))
    s.limit(s.theta, 0, restitution=0.6, name="stop")
    motion, history = run(s, (0, 5), {"theta": math.pi / 3})
    assert [impact.t for impact in history.impacts[:5]] == near(
        [0.48106593040405318457, 0.90407400846090853872, 1.1519301515783060621, 1.3002069279241747278,
         1.3891392605726322026]
    )  # fmt: skip
    assert history.impacts[0].normal == near(2.6925214688392538052)
    assert history.accumulations[0].t_inf == near(1.52253065548518773, 1e-8)
    assert motion["N.stop.low"][-1] == near(4.905)
    assert motion["work.impacts"][-1] == near(4.2478546055626715624, 1e-9)


def test_string_pendulum_goes_slack_and_taut():
    s = point()
    s.cable(Vec2(0, 0), s.P, length=1.0, name="string")
    motion, history = run(s, (0, 3), {"P": (0, -1)}, {"P": (math.sqrt(4 * G), 0)})
    assert words(history, "string")[0] == "closed"
    assert (motion["P.x"] ** 2 + motion["P.y"] ** 2).max() < 1 + 1e-12
    assert motion["N.string"].min() > -1e-9
    energy_is_accounted(motion, 20.0)


def rocking(b: float, h: float, mu: float, e: float) -> Lagrangian:
    s = Lagrangian("x y phi")
    inertia = (4 * b**2 + 4 * h**2) / 12
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2 + inertia * s.rate.phi**2))
    s.potential(G * s.y)
    for name, side in (("left", -b), ("right", b)):
        corner = Vec2(s.x + side * br.cos(s.phi) + h * br.sin(s.phi), s.y + side * br.sin(s.phi) - h * br.cos(s.phi))
        s.unilateral(corner.y, s.rate(corner).x, mu, e, name=name)
    return s


def test_rocking_block():
    b, h = 0.1, 0.4
    s = rocking(b, h, 2.0, 0.0)
    tilt = 0.6 * math.atan(b / h)  # about the left corner, which lies at the origin; the block leans to the left
    x, y = b * math.cos(tilt) - h * math.sin(tilt), b * math.sin(tilt) + h * math.cos(tilt)
    _, history = run(s, (0, 2.6), {"x": x, "y": y, "phi": tilt})
    impacts = sorted({impact.t for impact in history.impacts})
    assert impacts[:6] == near(
        [0.37139760825102918804, 0.94425762394771912369, 1.4198281748429933492, 1.8273273290570346597,
         2.1827477726586075545, 2.4962616197047765493], 1e-9
    )  # fmt: skip
    assert history.impacts[0].normal == near(0.18079832734040111739)
    assert history.impacts[0].taken == near(0.017098356857676190188)


def test_rocking_block_comes_to_rest():
    b, h = 0.1, 0.4
    s = rocking(b, h, 2.0, 0.0)
    tilt = 0.6 * math.atan(b / h)
    x, y = b * math.cos(tilt) - h * math.sin(tilt), b * math.sin(tilt) + h * math.cos(tilt)
    motion, _ = run(s, (0, 10), {"x": x, "y": y, "phi": tilt})
    assert motion["phi"][-1] == near(0.0, 1e-8)
    assert motion["N.left"][-1] + motion["N.right"][-1] == near(G)
    energy_is_accounted(motion, 5.0)


def woodpecker() -> Lagrangian:
    rO, rM, hM, lM, lG, hS, lS = 0.0025, 0.0031, 0.0058, 0.01, 0.015, 0.02, 0.0201
    mM, mS, JM, JS, c = 0.0003, 0.0045, 5.0e-9, 7.0e-7, 0.0056
    s = Lagrangian("y pM pS")
    v = (s.rate.y, s.rate.pM, s.rate.pS)
    M = [
        [mS + mM, mS * lM, mS * lG],
        [mS * lM, JM + mS * lM**2, mS * lM * lG],
        [mS * lG, mS * lM * lG, JS + mS * lG**2],
    ]
    s.kinetic(0.5 * sum(M[i][j] * v[i] * v[j] for i in range(3) for j in range(3)))
    s.potential(0.5 * c * (s.pM - s.pS) ** 2 + G * ((mS + mM) * s.y + mS * lM * s.pM + mS * lG * s.pS))
    s.unilateral(-hS * s.pS + lM + lG - lS - rO, v[0] + lM * v[1] + (lG - lS) * v[2], 0.3, 0.5, name="beak")
    s.unilateral(hM * s.pM + rM - rO, v[0] + rM * v[1], 0.3, 0.0, name="lower")
    s.unilateral(-hM * s.pM + rM - rO, v[0] + rM * v[1], 0.3, 0.0, name="upper")
    return s


def test_woodpecker():
    start = {"y": 0, "pM": -(0.0031 - 0.0025) / 0.0058, "pS": -0.2788}
    motion, history = run(woodpecker(), (0, 0.3), start, {"y": -0.3411, "pM": 0, "pS": -7.4583})
    assert [motion[name][-1] for name in ("y", "pM", "pS")] == near(
        [-0.04132741608342928, -0.103448275862069, -0.3423738551078708], 1e-9
    )
    assert motion["pS'"][-1] == near(-8.34282414371438, 1e-9)
    assert motion["work.impacts"][-1] == near(0.00024914233849603, 1e-10)
    assert [impact.t for impact in history.impacts if impact.contact == "beak"] == near(
        [0.08098880541864928, 0.2268414940274446]
    )


@pytest.mark.parametrize(
    ("mu", "e", "impulse", "velocity", "spin", "lost"),
    [
        (0, 0, (0, 1.3629067440215446685), (0, -3.0665401740484755042), -7.0818711798707567051, 3.01846153846153846),
        (0, 0.8, (0, 2.4532321392387804033), (0, -1.9762147788312397693), -12.747368123767362069, 1.0866461538461538),
        (0.2, 0.5, (0.44439751930795322132, 2.22198759653976611), (0.44439751930795322132, -2.2074593215302540661),
         -10.212593675060332084, 2.9291058621493013812),
        (2, 0.5, (2.1577576251168711836, 2.9068245399834507383), (2.1577576251168711836, -1.5226223780865694344),
         -8.6310305004674847343, 3.21890625),
    ],
)  # fmt: skip
def test_tilted_rod_hits_the_floor(mu, e, impulse, velocity, spin, lost):
    s = Lagrangian("x y phi")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2) + s.rate.phi**2 / 24)
    s.potential(G * s.y)
    for name, side in (("left", -0.5), ("right", 0.5)):
        end = Vec2(s.x + side * br.cos(s.phi), s.y + side * br.sin(s.phi))
        s.unilateral(end.y, s.rate(end).x, mu, e, name=name)
    start = {"x": 0, "y": 1 + 0.25, "phi": math.radians(30)}
    motion, history = run(s, (0, 0.46), start)
    hit = history.impacts[0]
    assert hit.contact == "left"
    assert hit.t == near(0.45152364098573090445)
    assert hit.normal == near(impulse[1])
    assert (hit.tangential or (0.0,))[0] == near(impulse[0])
    assert hit.taken == near(lost)
    after = hit.t + 1e-13
    assert [motion(name, after) for name in ("x'", "y'", "phi'")] == near([*velocity, spin])


def test_painleve_is_told():
    s = Lagrangian("x y phi")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2) + s.rate.phi**2 / 24)
    s.potential(G * s.y)
    tip = Vec2(s.x - 0.5 * br.cos(s.phi), s.y - 0.5 * br.sin(s.phi))
    s.unilateral(tip.y, s.rate(tip).x, 1.5, name="tip")
    angle = math.radians(60)
    motion = br.simulate(s, (0, 1), {"x": 0, "y": 0.5 * math.sin(angle), "phi": angle}, {"x": -1})
    assert not motion.success
    assert "Painleve" in motion.message
    assert "-0.198557" in motion.message


@pytest.mark.parametrize("keep", ["steps", "times"])
def test_values_at_times_that_include_the_start(keep):
    """The modes of the start are decided before the first step: no time is lost by that."""
    s = point()
    s.unilateral(s["P"].y, s.rate(s["P"]).x, 0.1, 1.0, name="floor")
    motion, _ = run(s, (0, 0.6), {"P": (0, 1)}, t_eval=[0, 0.3, 0.6], keep=keep)
    after = 0.6 - math.sqrt(2 / G)
    assert motion.t.tolist() == [0, 0.3, 0.6]
    assert motion["P.y"] == near([1, 1 - G * 0.3**2 / 2, math.sqrt(2 * G) * after - G * after**2 / 2])


def test_block_slides_up_an_incline_and_back():
    """At the top sticking is tried and refused: the slope is steeper than its static friction."""
    angle = math.radians(25)
    s = Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.potential(G * (s.y * math.cos(angle) + s.x * math.sin(angle)))
    s.unilateral(s.y, s.rate.x, (0.35, 0.2), name="slope")
    back = 1.7432488612410399735
    motion, history = run(s, (0, back), {"x": 0, "y": 0}, {"x": 4})
    assert words(history, "slope") == ["slip+", "slip-"]
    (top,) = changes(history, "slope")
    assert top == near(0.67521249064637330886)
    assert motion("x", top) == near(1.3504249812927466177)
    assert [motion("x", back), motion("x'", back)] == near([0, -2.5287996148311881953])
    assert motion["work.friction"][-1] == near(4.8025862540148171142)
    energy_is_accounted(motion, 8.0)


def test_ball_bounces_with_quadratic_drag():
    """The drag changes its sign at each apex, where v|v| is smooth only once: a switch."""
    s = Lagrangian("y")
    s.kinetic(0.5 * s.rate.y**2)
    s.potential(G * s.y)
    s.load(-G / 100 * s.rate.y * abs(s.rate.y), s.rate.y)
    s.unilateral(s.y, restitution=0.8, name="floor")
    motion, history = run(s, (0, 4.7), {"y": 5})
    times = [1.0938392373561993684, 2.27676331669456203, 3.1123065344529310696, 3.7385423737965940667,
             4.2210990732365292446, 4.5985411534374799208]  # fmt: skip
    speeds = [7.9060990675202056318, 5.3454203867612742702, 3.9319070999279019303, 3.0005826154090586994,
              2.3341580564000284681, 1.8355978571068490511]  # fmt: skip
    heights = [1.7150943150171199963, 0.85598435479594263855, 0.48088225352773617649, 0.28554202807858675673,
               0.17469381483962173833]  # fmt: skip
    assert [hit.t for hit in history.impacts] == pytest.approx(times, rel=1e-10)
    assert [-hit.before for hit in history.impacts] == pytest.approx(speeds, rel=1e-10)
    apexes = [10 / G * math.atan(0.8 * v / 10) for v in speeds[:5]]
    assert [motion("y", t + up) for t, up in zip(times, apexes, strict=False)] == pytest.approx(heights, rel=1e-10)
