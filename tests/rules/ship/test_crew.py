"""Crew: humans, aliens and their life support, epidemics."""

from __future__ import annotations

import pytest

from boltbucket.rules.ship.contents import Figure

from .ships import brown_module, cabin, pipes, purple_module, ship

HUMAN, BROWN, PURPLE = Figure


def test_every_cabin_gets_two_humans():
    manned = ship({706: cabin()}).manned()

    assert manned.crew == {707: (HUMAN, HUMAN), 706: (HUMAN, HUMAN)}
    assert manned.crew_size == manned.humans == 4


def test_cabins_with_aliens_get_no_humans():
    manned = ship({706: cabin(), 606: brown_module()}).board(706, BROWN).manned()

    assert manned.crew == {706: (BROWN,), 707: (HUMAN, HUMAN)}
    assert (manned.crew_size, manned.humans) == (3, 2)
    assert manned.aliens == ((706, BROWN),)


def test_an_alien_may_board_a_cabin_joined_to_its_life_support():
    built = ship({706: cabin(), 606: brown_module(), 806: purple_module()})

    assert built.alien_options == ((706, BROWN), (706, PURPLE))


def test_life_support_that_only_touches_does_not_count():
    built = ship({706: cabin("3330"), 606: brown_module("0000")})

    assert built.alien_options == ()


def test_aliens_never_board_the_starting_cabin():
    assert ship({706: brown_module()}).alien_options == ()


def test_there_is_at_most_one_alien_of_a_colour():
    built = ship({706: cabin(), 606: brown_module(), 607: cabin()})
    assert built.alien_options == ((706, BROWN), (607, BROWN))

    assert built.board(706, BROWN).alien_options == ()


def test_nobody_may_board_an_occupied_cabin():
    assert ship({706: cabin(), 606: brown_module()}).manned().alien_options == ()


def test_an_alien_is_stranded_when_its_life_support_is_lost():
    manned = ship({706: cabin(), 606: brown_module()}).board(706, BROWN).manned()
    assert manned.stranded_aliens == ()

    left = manned.without({606})

    assert left.stranded_aliens == (706,)
    assert left.crew[706] == (BROWN,)


def test_an_alien_stays_while_another_module_of_its_colour_is_joined():
    manned = ship({706: cabin(), 606: brown_module(), 806: brown_module()}).board(706, BROWN)

    assert manned.without({606}).stranded_aliens == ()


def test_a_module_of_the_other_colour_does_not_help():
    manned = ship({706: cabin(), 606: brown_module(), 806: purple_module()}).board(706, BROWN)

    assert manned.without({606}).stranded_aliens == (706,)


def test_a_module_elsewhere_on_the_ship_does_not_help():
    manned = ship({706: cabin(), 606: brown_module(), 708: brown_module()}).board(706, BROWN)

    assert manned.without({606}).stranded_aliens == (706,)


def test_crew_is_lost_one_by_one_until_the_cabin_is_empty():
    manned = ship({}).manned()

    assert manned.lose_crew(707).crew == {707: (HUMAN,)}
    assert manned.lose_crew(707).lose_crew(707).crew == {}
    assert manned.lose_crew(707).manned_cabins == (707,)


def test_an_empty_cabin_is_not_refilled_by_losses():
    assert ship({706: cabin()}).manned().lose_crew(706).lose_crew(706).manned_cabins == (707,)


def test_an_epidemic_hits_occupied_cabins_joined_to_occupied_cabins():
    row = ship({607: cabin(), 807: cabin(), 809: cabin(), 808: pipes()}).manned()

    assert row.infected_cabins == (607, 707, 807)


def test_an_empty_cabin_infects_nobody():
    pair = ship({607: cabin()}).manned().lose_crew(607).lose_crew(607)

    assert pair.infected_cabins == ()


def test_cabins_that_only_touch_do_not_infect_each_other():
    assert ship(
        {706: cabin("0300"), 806: cabin("0033"), 807: pipes()}
    ).manned().infected_cabins == (
        706,
        806,
    )


@pytest.mark.parametrize("figure", [BROWN, PURPLE])
def test_aliens_fall_ill_like_humans(figure):
    pair = ship({706: cabin(), 606: brown_module(), 806: purple_module()})

    assert pair.board(706, figure).manned().infected_cabins == (706, 707)
