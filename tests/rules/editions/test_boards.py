"""Ship plans, levels, money and the bank."""

from __future__ import annotations

import pytest

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.editions.plans import known_plans
from boltbucket.rules.printed.edition import PRINTED_LEVELS
from boltbucket.rules.ship.blueprint import cell_at, column_of
from boltbucket.rules.ship.contents import Good

CELLS = {
    ("2007", "I"): 18,
    ("2007", "II"): 27,
    ("2007", "III"): 36,
    ("2007", "IIIa"): 36,
    ("2007", "IV"): 45,
    ("2021", "I"): 18,
    ("2021", "II"): 27,
    ("2021", "III"): 36,
    ("2021", "IV"): 45,
}
ALL_LEVELS = [(name, level) for name in EDITION_NAMES for level in edition(name).levels]
every_plan = pytest.mark.parametrize(("name", "plan"), CELLS)
every_level = pytest.mark.parametrize(("name", "level"), ALL_LEVELS)


def test_these_are_all_plans_besides_those_from_files():
    plans = {(name, plan) for name in EDITION_NAMES for plan in edition(name).blueprints}

    assert {(name, plan) for name, plan in plans if plan not in known_plans()} == set(CELLS)


@every_plan
def test_a_plan_has_the_printed_number_of_squares(name, plan):
    assert len(edition(name).blueprints[plan].area) == CELLS[name, plan]


@every_plan
def test_the_starting_cabin_stands_on_column_7_row_7(name, plan):
    blueprint = edition(name).blueprints[plan]

    assert blueprint.start == cell_at(7, 7)
    assert blueprint.start in blueprint.area


@every_plan
def test_plans_are_symmetric(name, plan):
    area = edition(name).blueprints[plan].area

    assert {cell_at(14 - column_of(cell), cell % 100) for cell in area} == area


@every_plan
def test_a_plan_fits_into_sixty_bits(name, plan):
    assert edition(name).blueprints[plan].grid_mask < 1 << 60


def test_the_rows_of_iiia_fall_from_11_at_the_front_to_3():
    blueprint = edition("2007").blueprints["IIIa"]

    assert blueprint.rows == tuple(range(11, 2, -1))
    assert cell_at(7, 9) not in blueprint.area
    assert not blueprint.reserve_printed


def test_the_levels_of_both_editions():
    ours = ["IV", "fork", "tug_and_barge", "manta"]

    assert list(edition("2007").levels) == ["first", "I", "II", "III", "IIIa", *ours]
    assert list(edition("2021").levels) == ["L", "I", "II", "III", *ours]


@every_level
def test_what_is_not_printed_is_marked_as_our_own(name, level):
    own = level in ("IV", "fork", "tug_and_barge", "manta")

    assert edition(name).levels[level].own_design == own


@every_level
def test_a_flight_has_eight_twelve_sixteen_or_twenty_cards(name, level):
    it = edition(name).levels[level]
    cards = sum(it.pile.values()) * it.piles or len(edition(name).learning_cards)

    assert cards == 4 + 4 * it.number


@every_level
def test_piles_hold_two_cards_of_the_level_and_one_of_each_below(name, level):
    it = edition(name).levels[level]
    below = dict.fromkeys(range(1, it.number), 1)

    assert it.pile == ({} if it.learning_cards_only else {**below, it.number: 2})


@every_level
def test_rewards_are_multiples_of_the_level_and_ours_half_as_much_again(name, level):
    it = edition(name).levels[level]
    share = 6 if it.number > PRINTED_LEVELS else it.number

    assert it.rewards == tuple(share * step for step in (4, 3, 2, 1))
    assert it.best_looking == 2 * it.number
    assert it.reward(5) == 0


@every_level
def test_the_sand_runs_once_more_than_the_level_unless_untimed(name, level):
    it = edition(name).levels[level]

    assert it.hourglass_spaces == (0 if it.learning_cards_only else it.number + 1)
    assert it.sand_seconds == 90


@every_level
def test_the_first_flight_leaves_the_finer_rules_out(name, level):
    it = edition(name).levels[level]
    finer = (it.aliens, it.peeking, it.giving_up, it.start_choice, not it.free_repairs)

    assert finer == (not it.learning_cards_only,) * 5
    assert it.reserve == (0 if it.learning_cards_only else 2)


@pytest.mark.parametrize(
    ("name", "level", "loop", "spaces"),
    [
        ("2007", "first", 40, (6, 4, 2, 0, -2)),
        ("2007", "I", 40, (6, 4, 2, 0, -2)),
        ("2007", "II", 40, (9, 6, 3, 0, -3)),
        ("2007", "III", 40, (12, 8, 4, 0, -4)),
        ("2007", "IIIa", 40, (12, 8, 4, 0, -4)),
        ("2021", "L", 18, (4, 2, 1, 0, -1)),
        ("2021", "I", 18, (4, 2, 1, 0, -1)),
        ("2021", "II", 24, (6, 3, 1, 0, -1)),
        ("2021", "III", 34, (9, 5, 2, 0, -1)),
        ("2007", "IV", 40, (15, 10, 5, 0, -5)),
        ("2021", "IV", 44, (12, 7, 3, 0, -2)),
    ],
)
def test_start_spaces_and_where_the_fifth_ship_stands(name, level, loop, spaces):
    it = edition(name).levels[level]

    assert it.loop == loop
    assert tuple(it.start_space(place) for place in range(1, 6)) == spaces


def test_only_2007_insures_ships_and_never_iiia():
    insured = {level.name: level.loss_limit for level in edition("2007").levels.values()}

    printed = {"first": 5, "I": 5, "II": 8, "III": 11, "IIIa": None}
    assert insured == {**printed, "IV": 14, "fork": 5, "tug_and_barge": 8, "manta": 11}
    assert {level.loss_limit for level in edition("2021").levels.values()} == {None}


def test_credits_are_secret_in_2007_and_fall_below_zero_in_2021():
    for name, secret in (("2007", True), ("2021", False)):
        for level in edition(name).levels.values():
            assert (level.secret_credits, level.credits_below_zero) == (secret, not secret)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_goods_sell_for_four_to_one_and_there_are_fifty_six(name):
    box = edition(name)

    assert box.prices == {Good.RED: 4, Good.YELLOW: 3, Good.GREEN: 2, Good.BLUE: 1}
    assert sum(box.bank.goods.values()) == 56
