"""Whatever the ships, cards, dice and answers: what holds for every flight."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.course import empty_table
from boltbucket.rules.decisions import FlyOn
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flying.bill import SettleBill
from boltbucket.rules.flying.deck import FlyDeck
from boltbucket.rules.flying.giving_up import FLY_ON
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import MOST_SEATS, Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from tests.rules.table import NAMES, TestTable

LEVELS = [("2021", "L"), ("2021", "II"), ("2021", "III"), ("2007", "I"), ("2007", "IIIa")]


def random_ship(box, level, seat, tiles, random):
    """A legal ship of printed tiles, manned, charged and loaded."""
    plan = level.blueprint
    ship = Ship(plan, {plan.start: box.starting_cabin(seat)})
    for _ in range(random.randrange(min(len(plan.area), len(tiles)))):
        tile = tiles.pop()
        places = ship.sound_places(tile)
        if places:
            cell, turns = random.choice(places)
            ship = ship.place(cell, tile.turned(turns))
    if level.aliens and ship.alien_options:
        ship = ship.board(*random.choice(ship.alien_options))
    return ship.manned().charged()


def random_table(name, level_name, seats, seed):
    random = Random(seed)
    box = edition(name)
    level = box.levels[level_name]
    heap = box.heap_for(level, seats)
    tiles = random.sample(heap, len(heap))
    ships = {seat: random_ship(box, level, seat, tiles, random) for seat in range(seats)}
    spaces = random.sample(range(level.loop), seats)
    table = replace(
        empty_table(Setup(name, seats, (level_name,))),
        ships=ships,
        route=Route(level.loop, dict(enumerate(spaces))),
        deck=tuple(random.sample(box.cards, 12)),
    )
    return TestTable(Play(table, Chance(seed))), random


def check(table, components):
    spaces = [space % table.route.length for space in table.route.positions.values()]
    assert len(spaces) == len(set(spaces))
    for seat, ship in table.ships.items():
        assert len(ship.tiles) + len(table.lost[seat]) == components[seat]
        assert set(ship.crew) | set(ship.charge) | set(ship.goods) <= set(ship.tiles)
    assert all(blocks >= 0 for blocks in table.bank.values())


def chosen(decision, random):
    """Any answer; but most go on, so that flights last."""
    if isinstance(decision, FlyOn) and random.randrange(10):
        return FLY_ON
    return random.choice(decision.options)


def blocks(table):
    aboard = sum(len(ship.all_goods) for ship in table.ships.values())
    return aboard + sum(table.bank.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
@given(st.integers(1, MOST_SEATS), st.integers(0, 2**32))
def test_any_flight_ends_and_keeps_its_tokens(name, level, seats, seed):
    flight, random = random_table(name, level, seats, seed)
    components = {seat: len(ship.tiles) for seat, ship in flight.table.ships.items()}

    flight.does(FlyDeck())
    while flight.asked:
        seat = random.choice(sorted(flight.asked))
        flight.answers(seat, *chosen(flight.asked[seat], random))
        check(flight.table, components)
    flight.does(SettleBill())

    table = flight.table
    assert blocks(table) == sum(table.edition.bank_for(table.level, seats).goods.values())
    assert set(flight.order) | set(flight.gave_up) == set(NAMES[:seats])
    if not table.level.credits_below_zero:
        assert min(table.credits.values()) >= 0
