"""Rules of thumb in flight."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from boltbucket.bots.captain import Captain
from boltbucket.bots.evaluate.rewards import expected_order_reward
from boltbucket.bots.style import Style
from boltbucket.rules.cards.enemies import Slavers
from boltbucket.rules.decisions import Accept, Choice, Defend, FlyOn, Land, PickCrew, PowerUp
from boltbucket.rules.editions.library import edition
from boltbucket.rules.game import Game
from boltbucket.rules.language.value import value
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import HIDDEN_CARD
from tests.rules.ship.ships import battery, hold, ship

CAPTAIN = Captain(Style())
YELLOW = Good.YELLOW


def table(*ships, positions=None, card=None, left=6) -> Table:
    """The table as a seat sees it, with these ships in flight."""
    view = Game.new(Setup("2021", max(1, len(ships)), ("II",)), 1).view(0)
    spots = positions or {seat: -3 * seat for seat in range(len(ships))}
    return replace(
        view.table,
        ships=dict(enumerate(ships)),
        route=Route(24, spots),
        card=card,
        deck=(HIDDEN_CARD,) * left,
        yard=None,
    )


def test_a_rich_planet_is_worth_the_days():
    laden = table(ship({607: hold(3)}))
    choice = Land(0, (("planet", 0), ("planet", 1), ("pass",)), days=2, planets=((YELLOW,) * 3, ()))

    assert CAPTAIN.decide(laden, choice) == ("planet", 0)


def test_nobody_lands_without_room_for_goods():
    full = table(ship({}), ship({}))
    choice = Land(0, (("planet", 0), ("pass",)), days=3, planets=((YELLOW,) * 3,))

    assert CAPTAIN.decide(full, choice) == ("pass",)


def test_the_last_humans_are_not_sold():
    crew = table(ship({}).manned())
    offer = Accept(0, (("yes",), ("no",)), credits=6, crew=2, days=1)

    assert CAPTAIN.decide(crew, offer) == ("no",)


def test_a_shield_is_used_for_what_matters():
    charged = ship({607: battery(2)}).charged()
    hit = Defend(0, (("battery", 607), ("pass",)), means="shield", target=707)

    assert CAPTAIN.decide(table(charged), hit) == ("battery", 607)


@pytest.mark.parametrize(("gain", "answer"), ((16, ("power", 706)), (12, ("done",))))
def test_batteries_are_spent_to_beat_slavers_and_not_to_lose_anyway(gain, answer):
    charged = ship({607: battery(3), 608: battery(2)}).charged().manned()
    card = Slavers(id="x", level=2, strength=7, crew_lost=4, credits=8, days=1)
    choice = PowerUp(
        0,
        (("power", 706), ("done",)),
        yardstick="cannons",
        strength=10,
        against=14,
        gains=((706, gain),),
    )

    assert CAPTAIN.decide(table(charged, card=card), choice) == answer


def test_aliens_stay_longer_than_humans():
    manned = ship({}).manned()
    crew = {707: manned.crew[707], 607: manned.crew[707][:1]}
    choice = PickCrew(0, (("crew", 707), ("crew", 607)), amount=1)

    assert CAPTAIN.decide(table(manned.refit(crew=crew)), choice) == ("crew", 707)


def test_a_ship_with_engines_flies_on():
    choice = FlyOn(0, (("fly_on",), ("give_up",)), cards_left=5)
    able = SimpleNamespace(best_engine_strength=4)

    assert CAPTAIN.decide(replace(table(ship({})), ships={0: able}), choice) == ("fly_on",)


def test_who_leads_may_expect_more():
    both = table(ship({}), ship({}))

    assert expected_order_reward(both, 0) > expected_order_reward(both, 1)
    assert expected_order_reward(both, 1, days=12) > expected_order_reward(both, 1)
    assert expected_order_reward(replace(both, route=Route(24, {1: 0})), 0) == 0


@value
class Strange(Choice):
    kind = "strange"
    topic = "rules"


def test_an_unknown_decision_gets_a_calm_answer():
    assert CAPTAIN.decide(table(ship({})), Strange(0, (("jump",), ("no",)))) == ("no",)
    assert CAPTAIN.decide(table(ship({})), Strange(0, (("jump",), ("run",)))) == ("jump",)
    assert edition("2021").name == "2021"
