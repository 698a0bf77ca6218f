"""Giving up."""

import pytest

from boltbucket.rules.cards.abandoned_ship import AbandonedShip
from boltbucket.rules.cards.enemies import Slavers
from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.cards.stardust import Stardust
from boltbucket.rules.decisions import FlyOn
from boltbucket.rules.events import CardRevealed, CardSkipped, GaveUp, WeakestFound
from tests.rules.table import fly, zone

OPEN_SPACE = OpenSpace("test", 1)
DUST = Stardust("test", 1)
PRESS_GANG = Slavers("test", 1, strength=9, days=1, crew_lost=9, credits=1)
CLEAN = "@-0000+hh"
ENGINE = """
    @+hh
    e
"""
NO_HUMANS = """
    @ c+b lb
"""


def test_between_cards_everyone_flying_is_asked_at_the_same_time():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST, DUST)

    assert table.asked == {
        "red": FlyOn(0, (("fly_on",), ("give_up",)), cards_left=1),
        "blue": FlyOn(1, (("fly_on",), ("give_up",)), cards_left=1),
    }


def test_the_next_card_is_revealed_when_all_have_decided():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST, DUST)

    table.answers("blue", "fly_on")
    assert len(table.told(CardRevealed)) == 1
    table.answers("red", "fly_on")

    assert len(table.told(CardRevealed)) == 2


def test_nobody_can_give_up_before_the_first_card_or_after_the_last():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST)

    assert table.over
    assert len(table.told(CardRevealed)) == 1


def test_who_gives_up_leaves_the_board():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST, DUST)

    table.answers("red", "give_up").answers("blue", "fly_on")

    assert table.order == ("blue",)
    assert table.gave_up == {"red": "chosen"}


def test_cards_no_longer_concern_who_gave_up():
    table = fly(red=ENGINE, blue=ENGINE).flies(DUST, PRESS_GANG)

    table.answers("red", "give_up").answers("blue", "fly_on")

    assert table.ship("red").crew_size == 2
    assert table.ship("blue").crew_size == 0


def test_the_last_flier_ignores_cards_that_compare():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST, zone("crew: 1 crew"), DUST)

    table.answers("red", "give_up").answers("blue", "fly_on").answers("blue", "fly_on")

    assert table.told(WeakestFound) == []
    assert len(table.told(CardSkipped)) == 1
    assert len(table.told(CardRevealed)) == 3


def test_the_flight_is_over_when_all_have_given_up():
    table = fly(red=CLEAN, blue=CLEAN).flies(DUST, DUST, DUST)

    table.answers("red", "give_up").answers("blue", "give_up")

    assert table.over
    assert len(table.told(CardRevealed)) == 1


def test_without_humans_one_must_give_up():
    table = fly(red=NO_HUMANS, blue=ENGINE).flies(DUST)

    assert table.gave_up == {"red": "no_humans"}


def test_forced_giving_up_waits_until_the_card_is_over():
    """Red has lost all humans, and still takes part in the next line."""
    card = zone("crew: 9 crew", "crew: 1 days")
    table = fly(red=CLEAN, blue=CLEAN).flies(card)

    assert [event.seat for event in table.told(WeakestFound)] == [0, 0]
    assert table.gave_up == {"red": "no_humans"}


def test_forced_giving_up_happens_after_the_last_card_too():
    table = fly(red=ENGINE).flies(PRESS_GANG)

    assert table.over
    assert table.gave_up == {"red": "no_humans"}


def test_a_lapped_ship_must_give_up():
    table = fly(red=ENGINE, blue=ENGINE, at={"red": 26, "blue": 1}).flies(DUST)

    assert table.gave_up == {"blue": "lapped"}


def test_almost_a_lap_is_not_a_lap():
    table = fly(red=CLEAN, blue=CLEAN, at={"red": 24, "blue": 1}).flies(DUST)

    assert table.gave_up == {}


def test_a_leader_who_must_give_up_laps_nobody():
    """Those who cannot fly on leave first; then the lead is measured."""
    table = fly(red=NO_HUMANS, blue=ENGINE, at={"red": 30, "blue": 1}).flies(DUST)

    assert table.gave_up == {"red": "no_humans"}


def test_the_lead_is_measured_from_the_leader_who_flies_on():
    ships = {"red": NO_HUMANS, "blue": CLEAN, "green": CLEAN}
    table = fly(**ships, at={"red": 60, "blue": 30, "green": 1}).flies(DUST)

    assert table.gave_up == {"red": "no_humans", "green": "lapped"}


def test_several_leave_in_flight_order():
    ships = {"green": NO_HUMANS, "red": NO_HUMANS, "blue": CLEAN}
    table = fly(**ships, at={"green": 9, "red": 6, "blue": 3}).flies(DUST)

    assert [event.seat for event in table.told(GaveUp)] == [2, 0]


def test_the_reason_is_the_first_one_that_held():
    """No strength in Open Space is named before no humans."""
    table = fly(red=NO_HUMANS, blue=ENGINE).flies(OPEN_SPACE)

    assert table.gave_up == {"red": "no_engines"}


@pytest.mark.parametrize(("edition", "level"), [("2021", "L"), ("2007", "first")])
def test_the_first_flight_knows_no_giving_up(edition, level):
    ships = {"red": NO_HUMANS, "blue": CLEAN}
    table = fly(edition=edition, level=level, **ships, at={"red": 3, "blue": 50})

    table.flies(OPEN_SPACE, PRESS_GANG, DUST)

    assert table.over
    assert table.gave_up == {}
    assert table.order == ("blue", "red")


def test_credits_earned_on_the_way_stay():
    hulk = AbandonedShip("test", 1, crew=2, credits=6, days=1)
    table = fly(red=CLEAN, blue=CLEAN).flies(hulk, DUST).answers("red", "yes")

    assert table.gave_up == {"red": "no_humans"}
    assert table.credits("red") == 6
