"""Each of the collected analysis problems, whose digits are known, is a test at the accuracy that it demands."""

from __future__ import annotations

import ast
import pathlib

import pytest

FOLDER = pathlib.Path(__file__).parent

# Problem: where it is tested, and the loosest accuracy that it allows there.
CASES = {
    "buckling_hencky_chain": {"equilibria::a_hencky_chain_buckles_at_its_critical_force": 1e-9},
    "cantilever_frequencies": {
        "elastic_beams::frequencies_of_a_cantilever_with_eight_coordinates": 1e-3,
        "elastic_beams::frequencies_of_a_beam": 1e-3,
        "elastic_beams::a_cantilever_bends_a_little": 1e-6,
    },
    "craig_bampton_chain": {
        "elastic_beams::frequencies_of_a_free_chain": 1e-12,
        "elastic_beams::frequencies_of_a_reduced_chain": 1e-9,
    },
    "elastica_cantilever_tip_force": {"elastic_beams::a_cantilever_bends_far": 1e-4},
    "fourbar_equilibria": {
        "equilibria::a_fourbar_has_eight_equilibria_on_two_assemblies": 1e-10,
        "vibrations::a_fourbar_swings_about_each_equilibrium": 1e-10,
    },
    "frequency_response_absorber": {"vibrations::an_absorber_answers_as_in_closed_form": 1e-10},
    "inverse_slider_crank_torque": {
        "inverse::a_slider_crank_at_constant_speed": 1e-11,
        "inverse::a_slider_crank_that_speeds_up": 1e-11,
    },
    "kinematics_crank_rocker": {"kinematics::a_crank_rocker": 1e-11},
    "lqr_cart_pole": {"vibrations::a_cart_pole_is_held_upright_by_its_known_gains": 1e-9},
    "modes_double_pendulum": {
        "vibrations::a_double_pendulum_swings_in_two_ways": 1e-12,
        "vibrations::a_double_pendulum_upside_down_falls": 1e-12,
    },
    "modes_hanging_chain_of_rods": {"vibrations::a_chain_of_rods_swings_with_its_known_frequencies": 1e-11},
    "modes_redundant_parallelogram": {"vibrations::redundant_links_swing_as_a_parallelogram": 1e-11},
    "optimal_control_brachistochrone": {
        "optimise::the_curve_of_shortest_time": 1e-6,
        "optimise::the_time_along_a_straight_line": 1e-6,
        "optimise::a_transfer_in_shortest_time": 1e-6,
        "optimise::a_transfer_with_least_effort": 1e-5,  # of u; of J 1e-8
    },
    "optimise_fourbar_path": {"optimise::a_four_bar_through_twelve_points": 1e-7},
    "optimise_spring_balancer": {"optimise::a_spring_balances_a_rod": 1e-8},
    "rotating_beam_frequencies": {
        "elastic_beams::frequencies_of_a_turning_beam_in_its_plane": 1e-3,
        "elastic_beams::frequencies_of_a_turning_beam_across_its_plane": 1e-3,
    },
    "sensitivity_pendulum": {
        "sensitivities::pendulum_in_cartesian_coordinates": 1e-11,
        "sensitivities::second_derivative_by_the_tangent_of_a_tangent": 1e-11,
        "sensitivities::period_of_the_pendulum_changes_with_its_start": 1e-11,
    },
    "spin_up_beam": {
        "elastic_beams::a_beam_spins_up": 1e-4,
        "elastic_beams::a_beam_spins_up_as_by_its_angles": 1e-4,
        "elastic_beams::a_beam_spins_up_as_one_of_second_order": 2e-3,
    },
    "statics_hanging_chain": {"equilibria::a_chain_hangs_as_its_polygon_of_forces": 1e-9},
    "tolerance_slider_crank": {"tolerances::the_position_of_a_slider": 1e-2},  # of samples; of derivatives 1e-12
    "urdf_two_link_arm": {
        "inverse::a_robot_with_turned_axes": 1e-9,
        "inverse::the_mass_matrix_of_a_robot": 1e-9,
    },
}
TESTS = [(case, place, demanded) for case, places in CASES.items() for place, demanded in places.items()]


def test_there_are_all_cases():
    """Twenty-one problems were collected."""
    assert len(CASES) == 21


def accuracies(file: str, name: str) -> list[float]:
    """Those that a test gives as abs=, rel=, atol= or rtol=, itself or in functions of its file that it calls."""
    body = ast.parse((FOLDER / f"test_{file}.py").read_text()).body
    functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    calls = [node for node in ast.walk(functions[f"test_{name}"]) if isinstance(node, ast.Call)]
    called = [functions[id] for call in calls if (id := getattr(call.func, "id", "")) in functions]
    calls += [node for one in called for node in ast.walk(one) if isinstance(node, ast.Call)]
    given = [word.value for call in calls for word in call.keywords if word.arg in ("abs", "rel", "atol", "rtol")]
    return [_number(one, body) for one in given]


def _number(node: ast.expr, body: list[ast.stmt]) -> float:
    """A number, or a constant of the file."""
    if isinstance(node, ast.Name):
        (node,) = [one.value for one in body if isinstance(one, ast.Assign) and ast.unparse(one.targets) == node.id]
    return float(ast.literal_eval(node))


@pytest.mark.parametrize(("case", "place", "demanded"), TESTS, ids=[place for _, place, _ in TESTS])
def test_every_case_is_tested_as_accurately_as_it_demands(case, place, demanded):
    """The test is there, and none of its accuracies is looser than the demand."""
    found = accuracies(*place.split("::"))
    assert found, case
    assert max(found) <= demanded
