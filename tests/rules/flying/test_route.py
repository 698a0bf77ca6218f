"""The flight board."""

from boltbucket.rules.table.route import Route

LOOP = 18


def test_the_rocket_farthest_ahead_leads():
    assert Route(LOOP, {0: 4, 1: 9, 2: 1}).order == (1, 0, 2)


def test_moving_ahead_skips_occupied_spaces():
    assert Route(LOOP, {0: 4, 1: 5, 2: 7}).moved(0, 2).positions[0] == 8


def test_moving_back_skips_occupied_spaces():
    assert Route(LOOP, {0: 8, 1: 6, 2: 3}).moved(0, -3).positions[0] == 4


def test_a_rocket_met_a_lap_later_is_skipped_too():
    assert Route(LOOP, {0: 17, 1: 1}).moved(0, 2).positions[0] == 20


def test_moving_back_skips_the_leader_met_from_behind():
    assert Route(LOOP, {0: 17, 1: 1}).moved(1, -2).positions[1] == -2


def test_a_rocket_does_not_block_its_own_old_space():
    assert Route(4, {0: 0, 1: 1}).moved(0, 3).positions[0] == 4


def test_many_laps_are_the_same_as_many_days_one_by_one():
    route = Route(7, {0: 0, 1: 2, 2: 3})
    one_by_one = route
    for days in range(1, 40):
        one_by_one = one_by_one.moved(0, 1)
        assert route.moved(0, days) == one_by_one

    assert route.moved(0, -1_000_000).positions[0] % 7 not in (2, 3)


def test_a_rocket_is_lapped_when_the_leader_has_passed_it_again():
    assert Route(LOOP, {0: 19, 1: 2}).lapped == ()
    assert Route(LOOP, {0: 21, 1: 2}).lapped == (1,)


def test_a_leader_that_would_draw_level_passes_and_laps():
    route = Route(LOOP, {0: 19, 1: 2}).moved(0, 1)

    assert route.positions[0] == 21
    assert route.lapped == (1,)


def test_whoever_loses_days_past_the_leader_is_lapped_as_well():
    route = Route(LOOP, {0: 19, 1: 2}).moved(1, -1)

    assert route.positions[1] == 0
    assert route.lapped == (1,)


def test_several_can_be_lapped_at_once():
    assert Route(LOOP, {0: 30, 1: 2, 2: 4, 3: 20}).lapped == (2, 1)


def test_an_empty_board_has_nobody_lapped():
    assert Route(LOOP, {}).lapped == ()
    assert Route(LOOP, {}).order == ()
