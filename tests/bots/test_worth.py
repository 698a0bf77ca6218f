"""The learned worth of ships: tables, prospects, and what a builder makes of them."""

from __future__ import annotations

from random import Random

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_steady_bot
from boltbucket.bots.style import styles
from boltbucket.bots.tally import tally_of
from boltbucket.bots.worth.learned import worth_for
from boltbucket.bots.worth.prospect import prospect
from boltbucket.bots.worth.slipway import LearnedSlipway
from boltbucket.bots.worth.traits import TABLES, TRAITS, Traits, traits_of
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.tile import LIFE_SUPPORTS
from boltbucket.sim.school.ships import built_ships, climbed, varied
from tests.rules.ship.ships import hold, ship


@pytest.fixture(scope="module")
def yard():
    return built_ships("2021", "II", 3, make_steady_bot)


def test_every_level_has_tables_of_the_right_size():
    for name in EDITION_NAMES:
        for level in edition(name).levels:
            worth = worth_for(edition(name), level)
            assert all(len(worth.tables[table.name]) == table.size for table in TABLES)
            assert worth.places[0] == max(worth.places)


def test_traits_have_the_names_of_the_tables():
    assert Traits._fields == TRAITS


def test_a_prospect_of_no_more_tiles_is_the_worth_of_the_ship(yard):
    box = edition("2021")
    worth = worth_for(box, "II")
    for each in yard:
        traits = traits_of(each, worth.perils)
        hope = prospect(box, "II", 0)
        told = hope.worth(tally_of(each), bool(traits.brown), bool(traits.purple), traits.epidemic)
        told += hope.of_exposed(traits.exposed)
        parts = worth.parts(traits)
        assert told == pytest.approx(sum(parts.values()) - parts["losses"])


def test_the_parts_of_a_prospect_are_its_worth(yard):
    for each in yard:
        counted = (tally_of(each), True, False, 1)
        hope = prospect(edition("2021"), "II", 5)
        assert hope.worth(*counted) == pytest.approx(sum(hope.parts(*counted).values()))


def test_tiles_to_come_make_up_for_what_is_missing():
    box = edition("2021")
    bare = tally_of(ship({}))

    worths = [prospect(box, "II", tiles).worth(bare, False, False) for tiles in (0, 8, 16, 26)]
    assert worths == sorted(worths)


def test_changed_ships_are_sound(yard):
    tiles, chance = edition("2021").tiles, Random(1)
    for each in yard:
        assert varied(each, tiles, 6, chance).legal


def test_a_climb_ends_higher(yard):
    worth = worth_for(edition("2021"), "II")
    begun = varied(yard[0], edition("2021").tiles, 4, Random(1))
    after = climbed(begun, edition("2021").tiles, 30, worth.of_ship, Random(2))

    assert worth.of_ship(after) > worth.of_ship(begun)


def test_a_taste_counts_more_of_what_it_likes():
    plain = prospect(edition("2021"), "II", 0)
    greedy = prospect(edition("2021"), "II", 0, (("container", 2.0),))
    small, large = tally_of(ship({})), tally_of(ship({607: hold(2), 706: hold(2)}))

    def more(hope):
        return hope.worth(large, False, False) - hope.worth(small, False, False)

    assert more(greedy) > more(plain)


def test_life_support_nobody_lives_on_adds_less_than_nothing_special():
    bare = ship({607: hold(2)})
    slipway = LearnedSlipway(
        bare,
        styles()["master"],
        perils=worth_for(edition("2021"), "II").perils,
        edition=edition("2021"),
        level="II",
    )
    support = next(tile for tile in edition("2021").tiles if tile.kind in LIFE_SUPPORTS)

    assert all(place.gain < 0 for place in slipway.places(support))


def test_an_ace_wins_by_its_eyes_not_by_its_hands():
    ace, trucker = (
        make_steady_bot(Player("hauler", each), 1) for each in (Strength.ACE, Strength.TRUCKER)
    )

    assert ace.shipwright.skill.noise < trucker.shipwright.skill.noise


def test_where_no_ship_has_been_no_straight_line_leads_to_riches():
    """The fewer engines, the more a double engine helps; but nobody has flown with many doubles and
    nothing else."""
    fitting = pytest.importorskip("boltbucket.sim.school.fitting")
    rows = []
    for number in range(300):
        rest = [0] * (len(TRAITS) - 4) + [number % 4, 9, 1]
        rows += [[engines, 0, *rest, 3 * engines] for engines in range(6)]
        rows += [[engines, 1, *rest, 3 * engines + 6 - 2 * engines] for engines in (2, 3, 4)]

    table = fitting.fitted(rows)["tables"]["engine"]
    none_but_doubles, plain = table[4], table[4 * 5]
    assert none_but_doubles < plain
