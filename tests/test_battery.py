"""The random battery: what bricard calls a success is right, and little that has a solution is refused."""

import math
from itertools import product

import numpy as np
import pytest
from battery import FAMILIES, Truth, draw, judge, true_solution
from battery.drawing import Draw
from battery.judging import verdict
from battery.odes import first_order

from bricard.taylor.engine import compiled_module

needs_speed = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")
FAST, SLOW = 3, 25  # draws of each family
SHORT = 500  # steps of a truth
REFUSED = 0.05  # of the draws that have a solution, at most


def judged(family, seeds, tolerances, steps=2000):
    """Pairs of draw and verdict; draws without a certain truth are left out."""
    for seed in seeds:
        problem = draw(family, seed)
        truth = true_solution(problem, steps)
        if truth is not None:
            for tolerance in tolerances:
                yield truth, problem, tolerance, judge(problem, truth, tolerance)


def told(answers):
    """The texts of some answers, to reproduce them."""
    return "\n\n".join(f"{problem}\n# tol {tolerance:g}: {verdict}" for _, problem, tolerance, verdict in answers)


def check(answers):
    """No wrong success among the answers, and few refusals."""
    wrong = [answer for answer in answers if answer[3].wrong]
    assert not wrong, told(wrong)
    solvable = [answer for answer in answers if answer[0].values is not None]
    refused = [answer for answer in solvable if answer[3].refused]
    assert len(refused) <= REFUSED * len(solvable), told(refused)


@needs_speed
def test_a_success_is_right_in_some_draws_of_each_family():
    """SciPy in short steps confirms every solution that is called a success, to a thousand tolerances."""
    answers = [answer for family in FAMILIES for answer in judged(family, range(1000, 1000 + FAST), [1e-8], SHORT)]
    assert len(answers) >= 60
    check(answers)


@pytest.mark.slow
@needs_speed
@pytest.mark.parametrize("family", FAMILIES)
def test_a_success_is_right(family):
    """The same with more draws, at three tolerances."""
    answers = list(judged(family, range(SLOW), [1e-6, 1e-8, 1e-10]))
    assert len(answers) >= 2.4 * SLOW, "too many draws without a certain truth"
    check(answers)


def test_a_draw_is_the_same_on_every_machine():
    """A draw follows from its family and seed alone, and its text tells all of it."""
    for family, seed in product(FAMILIES, (0, 1)):
        assert str(draw(family, seed)) == str(draw(family, seed)) != str(draw(family, seed + 1))


def test_the_truth_knows_what_has_no_solution():
    """y' = 1 + y^2 is tan(t), which ends at pi/2; 1e-4 before, a small disturbance is magnified too much to judge."""
    source = Draw("tangent", 0)
    assert true_solution(first_order(source, 1.6, {"y": "1 + y**2"}, [0.0]), SHORT).values is None
    assert true_solution(first_order(source, 1.5707, {"y": "1 + y**2"}, [0.0]), SHORT) is None
    truth = true_solution(first_order(source, 1.0, {"y": "1 + y**2"}, [0.0]), SHORT)
    np.testing.assert_allclose(truth.values[0], np.tan(truth.times), rtol=1e-12)


def test_the_truth_sees_narrow_bumps():
    """A bump of three thousandths of the interval has the integral of Gauss, w sqrt(pi)."""
    truth = true_solution(first_order(Draw("bump", 0), 10.0, {"y": "exp(-((t - 6.3)/0.03)**2)"}, [0.0]), SHORT)
    assert truth.values[0, -1] == pytest.approx(0.03 * math.sqrt(math.pi), rel=1e-11)


def test_a_wrong_success_is_seen():
    """A false value, a solution where there is none, and a failure where there is one, are told apart."""
    exists, missing = Truth(np.array([1.0]), np.array([[2.0]])), Truth(np.array([1.0]), None)
    assert verdict(exists, np.array([[2.0 + 2e-5]]), 1e-8).kind == "right"
    assert verdict(exists, np.array([[2.0 + 4e-5]]), 1e-8).kind == "wrong"
    assert verdict(exists, np.array([[np.nan]]), 1e-8).kind == "wrong"
    assert verdict(missing, np.array([[2.0]]), 1e-8).kind == "wrong"
    assert (verdict(exists, None, 1e-8).kind, verdict(missing, None, 1e-8).kind) == ("refused", "right")
