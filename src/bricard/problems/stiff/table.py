"""The table of stiff problems."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from bricard.dae.model import DAE
from bricard.problems import flyball
from bricard.problems.stiff.circuits import ring_modulator, transistor_amplifier
from bricard.problems.stiff.equations import hires, robertson, van_der_pol
from bricard.problems.stiff.mechanisms import elastic_slider_crank, flexible_slider_crank, governor, stiff_pendulum
from bricard.problems.stiff.problem import Started, StartedDAE, StartedLagrangian, StartedMechanism, StiffProblem

TEST_SET = "test set for IVP solvers (Mazzia, Magherini 2008)"

SCIPY = "SciPy's Radau at a tolerance of 1e-13, on an ODE derived by hand"
GOVERNOR = {  # B.x, B.y, B.z, Ez by the factor of stiffness
    1.0: (0.797235632773828, -0.561077874867319, 0.619743418405593, 0.619622917061314),
    1e2: (0.797656166328639, -0.560407655487793, 0.619642467519453, 0.619641261615134),
    1e4: (0.797660374529444, -0.560400941196994, 0.619641454824339, 0.619641442765206),
    1e6: (0.797660416611910, -0.560400874052586, 0.619641444697008, 0.619641444576417),
}
SLIDER_CRANK = {  # along and across its guide, by stiffness
    1e6: (1.048634594857574, 2.74790821521e-5),
    1e8: (1.049210017022846, 2.73462407589e-7),
}
PENDULUM = {  # P.x, P.y by stiffness
    1e6: (0.275791881248182, -0.961246802770605),
    1e8: (0.275094507980491, -0.961417483494639),
    1e10: (0.275087533030252, -0.961419187883331),
    1e12: (0.275087463280654, -0.961419204926968),
}
CRANK_POSITIONS = {"x": 0.450016933, "q3": 0.103339863e-4, "q4": 0.169327969e-4} | dict.fromkeys(
    ("a", "b", "q1", "q2"), 0.0
)
CRANK_VELOCITIES = {
    "a": 150.0,
    "b": -0.749957670e2,
    "x": -0.268938672e-5,
    "q1": 0.444896105,
    "q2": 0.463434311e-2,
    "q3": -0.178591076e-5,
    "q4": -0.268938672e-5,
}


def _dae(make: Callable[[], DAE], start: Mapping[str, float]) -> Callable[[], Started]:
    return lambda: StartedDAE(make(), start)


def _power(number: float) -> str:
    return f"1e{round(math.log10(number))}"


def _governor(factor: float, values: tuple[float, float, float, float]) -> StiffProblem:
    start = flyball.PROBLEM
    return StiffProblem(
        f"governor_{_power(factor)}",
        f"Governor, springs {_power(factor)} times as stiff",
        lambda: StartedLagrangian(governor(factor), start.positions, start.velocities),
        (0.0, 10.0),
        dict(zip(("B.x", "B.y", "B.z", "Ez"), values, strict=True)),
        SCIPY,
    )


def _slider_crank(stiffness: float, place: tuple[float, float]) -> StiffProblem:
    return StiffProblem(
        f"slider_crank_{_power(stiffness)}",
        f"Slider-crank with elastic joints, k = {_power(stiffness)}",
        lambda: StartedMechanism(elastic_slider_crank(stiffness)),
        (0.0, 2.0),
        dict(zip(("along", "across"), place, strict=True)),
        SCIPY,
    )


def _pendulum(stiffness: float, place: tuple[float, float]) -> StiffProblem:
    return StiffProblem(
        f"pendulum_{_power(stiffness)}",
        f"Pendulum on a spring, k = {_power(stiffness)}",
        lambda: StartedLagrangian(stiff_pendulum(stiffness), {"P": (1.0, 0.0)}, {}),
        (0.0, 10.0),
        dict(zip(("P.x", "P.y"), place, strict=True)),
        SCIPY,
    )


STIFF: dict[str, StiffProblem] = {
    problem.name: problem
    for problem in (
        StiffProblem(
            "van_der_pol",
            "Van der Pol's oscillator, mu = 1000",
            _dae(van_der_pol, {"x": 2.0, "x'": 0.0}),
            (0.0, 2.0),
            {"x": 1.706167732170469, "x'": -0.8928097010248125},
            TEST_SET,
        ),
        StiffProblem(
            "robertson",
            "Robertson's reactions",
            _dae(robertson, {"a": 1.0, "b": 0.0, "c": 0.0}),
            (0.0, 1e11),
            {"a": 0.2083340149701255e-7, "b": 0.8333360770334713e-13, "c": 0.9999999791665050},
            TEST_SET,
            floor=1e-6,
            trusted=1e-9,
        ),
        StiffProblem(
            "hires",
            "HIRES, eight reactions",
            _dae(hires, {f"y[{i}]": 0.0 for i in range(8)} | {"y[0]": 1.0, "y[7]": 0.0057}),
            (0.0, 321.8122),
            {
                "y[0]": 0.7371312573325668e-3,
                "y[1]": 0.1442485726316185e-3,
                "y[2]": 0.5888729740967575e-4,
                "y[3]": 0.1175651343283149e-2,
                "y[4]": 0.2386356198831331e-2,
                "y[5]": 0.6238968252742796e-2,
                "y[6]": 0.2849998395185769e-2,
                "y[7]": 0.2850001604814231e-2,
            },
            TEST_SET,
            floor=1e-3,
        ),
        StiffProblem(
            "ring_modulator",
            "Ring modulator",
            _dae(ring_modulator, {f"U[{i}]": 0.0 for i in range(7)} | {f"I[{i}]": 0.0 for i in range(8)}),
            (0.0, 1e-3),
            {
                "U[0]": -0.2339057358486745e-1,
                "U[1]": -0.7367485485540825e-2,
                "U[2]": 0.2582956709291169,
                "U[3]": -0.4064465721283450,
                "U[4]": -0.4039455665149794,
                "U[5]": 0.2607966765422943,
                "U[6]": 0.1106761861269975,
                "I[0]": 0.2939904342435596e-6,
                "I[1]": -0.2840029933642329e-7,
                "I[2]": 0.7267198267264553e-3,
                "I[3]": 0.7929487196960840e-3,
                "I[4]": -0.7255283495698965e-3,
                "I[5]": -0.7941401968526521e-3,
                "I[6]": 0.7088495416976114e-4,
                "I[7]": 0.2390059075236570e-4,
            },
            TEST_SET,
            floor=1e-2,
            trusted=1e-9,
        ),
        StiffProblem(
            "transistor_amplifier",
            "Transistor amplifier",
            _dae(
                transistor_amplifier,
                {f"U[{i}]": value for i, value in enumerate((0.0, 3.0, 3.0, 6.0, 3.0, 3.0, 6.0, 0.0))},
            ),
            (0.0, 0.2),
            {
                "U[0]": -0.5562145012262709e-2,
                "U[1]": 0.3006522471903042e1,
                "U[2]": 0.2849958788608128e1,
                "U[3]": 0.2926422536206241e1,
                "U[4]": 0.2704617865010554e1,
                "U[5]": 0.2761837778393145e1,
                "U[6]": 0.4770927631616772e1,
                "U[7]": 0.1236995868091548e1,
            },
            TEST_SET,
        ),
        StiffProblem(
            "flexible_slider_crank",
            "Slider-crank with an elastic rod",
            lambda: StartedLagrangian(flexible_slider_crank(), CRANK_POSITIONS, CRANK_VELOCITIES),
            (0.0, 0.1),
            {
                "b": -3.311734987910881e-1,
                "x": 1.697373326718410e-1,
                "q1": 1.893192460247178e-4,
                "q2": 2.375751865617931e-5,
                "q3": -5.323907988763734e-6,
                "q4": -8.363283141616840e-6,
            },
            TEST_SET,
            floor=1e-3,
            trusted=1e-7,
        ),
        *[_governor(factor, values) for factor, values in GOVERNOR.items()],
        *[_slider_crank(stiffness, place) for stiffness, place in SLIDER_CRANK.items()],
        *[_pendulum(stiffness, place) for stiffness, place in PENDULUM.items()],
    )
}
