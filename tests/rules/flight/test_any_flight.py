"""Whatever the ships, cards, dice and answers: what holds for every flight."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.dice import Chance
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.decisions import FlyOn
from boltbucket.rules.flight.flying import FlyDeck
from boltbucket.rules.flight.giving_up import FLY_ON
from boltbucket.rules.flight.rewards import SettleBill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.match import empty_table
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.ship import Ship
from tests.rules.table import NAMES, Table

LEVELS = [("2021", "L"), ("2021", "II"), ("2021", "III"), ("2007", "I"), ("2007", "IIIa")]


def random_ship(box, level, seat, tiles, random):
    """A legal ship of printed tiles, manned, charged and loaded."""
    plan = level.blueprint
    ship = Ship(plan, {plan.start: box.starting_cabin(seat)})
    for _ in range(random.randrange(len(plan.area))):
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
    flight = empty_table(Setup(name, seats, (level_name,)), Chance(seed))
    tiles = random.sample(box.tiles, len(box.tiles))
    flight.ships = {seat: random_ship(box, level, seat, tiles, random) for seat in flight.seats}
    spaces = random.sample(range(level.loop), seats)
    flight.route = Route(level.loop, dict(enumerate(spaces)))
    flight.deck = tuple(random.sample(box.cards, 12))
    return Table(flight), random


def check(table, components):
    flight = table.flight
    spaces = [space % flight.route.length for space in flight.route.positions.values()]
    assert len(spaces) == len(set(spaces))
    for seat, ship in flight.ships.items():
        assert len(ship.tiles) + len(flight.lost[seat]) == components[seat]
        assert set(ship.crew) | set(ship.charge) | set(ship.goods) <= set(ship.tiles)
    assert all(blocks >= 0 for blocks in flight.bank.values())


def chosen(decision, random):
    """Any answer; but most go on, so that flights last."""
    if isinstance(decision, FlyOn) and random.randrange(10):
        return FLY_ON
    return random.choice(decision.options)


def blocks(flight):
    aboard = sum(len(ship.all_goods) for ship in flight.ships.values())
    return aboard + sum(flight.bank.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
@given(st.integers(1, 4), st.integers(0, 2**32))
def test_any_flight_ends_and_keeps_its_tokens(name, level, seats, seed):
    table, random = random_table(name, level, seats, seed)
    flight = table.flight
    components = {seat: len(ship.tiles) for seat, ship in flight.ships.items()}

    table.does(FlyDeck())
    while table.asked:
        seat = random.choice(sorted(table.asked))
        table.answers(seat, *chosen(table.asked[seat], random))
        check(table, components)
    table.does(SettleBill())

    assert blocks(flight) == sum(flight.edition.bank.goods.values())
    assert set(table.order) | set(table.gave_up) == set(NAMES[:seats])
    if not flight.level.credits_below_zero:
        assert min(flight.credits.values()) >= 0
