"""The adventure cards of both boxes."""

from __future__ import annotations

import json
from collections import Counter
from zlib import crc32

import pytest

from boltbucket.rules.cards.combat_zone import CombatLine
from boltbucket.rules.cards.penalties import CrewPenalty, DaysPenalty, ShotsPenalty
from boltbucket.rules.codec import plain
from boltbucket.rules.editions.library import EDITION_NAMES, printed_edition
from boltbucket.rules.flying.adventure import KINDS
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.tile import Side

every_edition = pytest.mark.parametrize("name", EDITION_NAMES)
EVERY_LEVEL = {
    "open_space": 3,
    "planets": 4,
    "abandoned_ship": 2,
    "abandoned_station": 2,
    "meteor_swarm": 3,
    "smugglers": 1,
    "slavers": 1,
    "pirates": 1,
    "combat_zone": 1,
}
ONE_LEVEL = {
    1: {"open_space": 1, "stardust": 1},
    2: {"stardust": 1, "epidemic": 1},
    3: {"epidemic": 1, "sabotage": 1},
}


@every_edition
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_has_twenty_cards_of_the_printed_kinds(name, level):
    kinds = Counter(card.kind for card in printed_edition(name).cards_of(level))

    assert kinds == Counter(EVERY_LEVEL) + Counter(ONE_LEVEL[level])
    assert kinds.total() == 20


@every_edition
def test_the_first_flight_meets_eight_different_kinds(name):
    cards = printed_edition(name).learning_cards

    assert {card.level for card in cards} == {1}
    assert sorted(card.kind for card in cards) == [
        "abandoned_ship",
        "abandoned_station",
        "combat_zone",
        "meteor_swarm",
        "open_space",
        "planets",
        "smugglers",
        "stardust",
    ]


def test_the_starred_cards_of_2007_are_those_of_the_print():
    starred = [card.id for card in printed_edition("2007").learning_cards]

    assert starred == [f"2007-I-{number:02}" for number in (2, 4, 5, 9, 13, 16, 17, 19)]


@every_edition
def test_ids_say_edition_level_and_number(name):
    romans = {1: "I", 2: "II", 3: "III"}
    expected = [f"{name}-{romans[level]}-{n:02}" for level in romans for n in range(1, 21)]

    assert [card.id for card in printed_edition(name).cards] == expected


@every_edition
def test_only_combat_zones_and_sabotage_need_rivals(name):
    needing = {card.kind for card in printed_edition(name).cards if card.needs_rivals}

    assert needing == {"combat_zone", "sabotage"}


@every_edition
def test_the_combat_zone_of_level_one_reads_from_top_to_bottom(name):
    zone = printed_edition(name).card_by_id[f"{name}-I-16"]
    shots = ShotsPenalty((Hit(False, Side.REAR), Hit(True, Side.REAR)))

    assert zone.lines == (
        CombatLine(Yardstick.CREW, DaysPenalty(3)),
        CombatLine(Yardstick.ENGINES, CrewPenalty(2)),
        CombatLine(Yardstick.CANNONS, shots),
    )


def test_planets_list_their_goods():
    planets = printed_edition("2021").card_by_id["2021-I-13"]

    assert planets.days == 2
    assert planets.planets == (
        (Good.RED, Good.RED),
        (Good.RED, Good.BLUE, Good.BLUE),
        (Good.YELLOW,),
    )


def test_all_level_one_and_two_cards_are_certain():
    doubtful = [
        card.id for name in EDITION_NAMES for card in printed_edition(name).cards if card.uncertain
    ]

    assert doubtful == [f"2021-III-{n:02}" for n in (3, 9, 10, 11, 12, 13, 15, 16)]


def test_a_kind_of_card_has_one_class():
    planets = KINDS["planets"]

    with pytest.raises(ValueError, match="two classes"):

        class OtherPlanets(planets):
            kind = "planets"

    assert KINDS["planets"] is planets


@pytest.mark.parametrize(("name", "fingerprint"), [("2007", 2311642455), ("2021", 1000537475)])
def test_no_card_has_changed_since_all_were_compared_with_the_printed_ones(name, fingerprint):
    printed = json.dumps([plain(card) for card in printed_edition(name).cards])

    assert crc32(printed.encode()) == fingerprint
