"""Each of the collected contact problems, whose digits are known, is a test at the accuracy that it demands."""

from __future__ import annotations

import ast
import pathlib

import pytest

FOLDER = pathlib.Path(__file__).parent

# Problem: the accuracy that it demands, and where it is tested.
CASES = {
    "arm_falls_on_stop_and_rests": ("1e-8", "contact_cases::arm_falls_on_a_stop_and_rests"),
    "ball_bounces_with_quadratic_drag": ("1e-10", "contact_cases::ball_bounces_with_quadratic_drag"),
    "bilinear_oscillator_elastic_stop": ("1e-10", "penalty_cases::an_oscillator_with_an_elastic_stop"),
    "block_on_belt_stick_slip": ("1e-10", "contact_cases::block_on_a_belt_sticks_and_slips"),
    "block_on_incline_stops_and_stays": ("1e-10", "shape_cases::a_block_stops_on_a_slope_and_stays"),
    "block_on_incline_up_and_back": ("1e-10", "contact_cases::block_slides_up_an_incline_and_back"),
    "box_on_box_pulled": ("1e-10", "contact_cases::box_on_box_pulled"),
    "carla_5_1_to_3s": ("1e-8", "penalty_cases::a_cylinder_rolls_down_a_line_and_leaves_it_at_its_end"),
    "column_of_discs_penalty": ("1e-8", "penalty_cases::three_discs_fall_on_each_other"),
    "coulomb_oscillator_stops": ("1e-10", "contact_cases::mass_on_a_rough_floor_stops_for_ever"),
    "disc_dropped_on_rotating_world_line": ("1e-8", "penalty_cases::a_disc_is_thrown_by_a_line_that_turns"),
    "disc_rolls_in_parabolic_bowl": ("1e-9", "shape_cases::a_disc_rolls_in_a_parabolic_bowl"),
    "disc_rolls_over_table_edge": ("1e-9", "shape_cases::a_disc_rolls_over_the_edge_of_a_table"),
    "disc_with_backspin_returns": ("1e-10", "contact_cases::disc_with_backspin_returns"),
    "discs_200_in_a_box_invariants": ("1e-6", "steps::two_hundred_discs_in_a_box"),
    "galperin_pi_billiards": ("1e-9", "shape_cases::collisions_count_the_digits_of_pi"),
    "gear_backlash_closes": ("1e-9", "onesided_cases::play_of_gears_closes"),
    "hertz_contact_duration": ("1e-8", "penalty_cases::a_hertz_contact_lasts_as_its_energy_integral_says"),
    "ladder_leaves_wall": ("1e-9", "shape_cases::a_ladder_leaves_the_wall"),
    "newtons_cradle": ("1e-12", "shape_cases::newtons_cradle"),
    "one_way_clutch": ("1e-10", "contact_cases::one_way_clutch"),
    "painleve_rod": ("1e-12", "contact_words::an_impact_without_collision_ends_painleves_paradox"),
    "particle_bounces_slides_stops": ("1e-9", "contact_cases::a_particle_bounces_slides_and_stops"),
    "particle_leaves_dome": ("1e-10", "shape_cases::a_particle_leaves_a_dome"),
    "penalty_drop_linear_spring_damper": ("1e-9", "penalty_cases::a_mass_drops_on_a_spring_and_damper"),
    "pendulum_hits_wall_at_bottom": ("1e-10", "onesided_cases::pendulum_hits_a_wall"),
    "pendulum_with_dry_pin": ("1e-9", "onesided_cases::pendulum_with_a_dry_pin"),
    "rocking_block_housner": ("1e-9", "contact_cases::rocking_block"),
    "slider_crank_coulomb_friction": ("1e-8", "onesided_cases::slider_crank_with_friction_by_the_side_force"),
    "string_pendulum_slack_and_taut": ("1e-10", "contact_cases::string_pendulum_goes_slack_and_taut"),
    "tilted_rod_hits_floor": ("1e-10", "contact_cases::tilted_rod_hits_the_floor"),
    "trebuchet_releases": ("1e-9", "events_of_mechanisms::trebuchet_releases"),
    "two_discs_oblique_collision_friction": ("1e-12", "shape_cases::two_discs_collide_obliquely"),
    "woodpecker_toy": ("1e-9", "contact_cases::woodpecker"),
}


def test_there_are_all_cases():
    """Thirty-four problems were collected."""
    assert len(CASES) == 34


def function(place: str) -> ast.FunctionDef:
    file, name = place.split("::")
    tree = ast.parse((FOLDER / f"test_{file}.py").read_text())
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == f"test_{name}"]
    assert found, f"there is no test {place}"
    return found[0]


def numbers(node: ast.AST) -> list[float]:
    """Accuracies that a test gives: abs=, rel=, and the last argument of near()."""
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    given = [keyword.value for call in calls for keyword in call.keywords if keyword.arg in ("abs", "rel", "atol")]
    given += [call.args[1] for call in calls if getattr(call.func, "id", "") == "near" and len(call.args) > 1]
    return [one.value for one in given if isinstance(one, ast.Constant)]


@pytest.mark.parametrize("case", CASES)
def test_every_case_is_tested_as_accurately_as_it_demands(case):
    """The test is there, and none of its accuracies is looser than the demand."""
    demanded, place = CASES[case]
    found = function(place)
    assert max(numbers(found), default=0.0) <= float(demanded)
