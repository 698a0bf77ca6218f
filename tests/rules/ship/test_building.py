"""Placing tiles."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.ship import Ship

from .ships import FRONT, LEFT, REAR, RIGHT, battery, cabin, cannon, engine, hold, pipes, ship


def test_a_tile_is_accepted_next_to_the_ship_where_connectors_fit():
    assert ship({}).accepts(706, pipes("0010"))
    assert ship({}).accepts(807, pipes("0002"))


def test_a_tile_is_not_accepted_where_nothing_joins():
    assert not ship({}).accepts(706, pipes("3303"))


def test_a_single_connector_does_not_join_a_double_one():
    assert not ship({806: pipes("2222")}).accepts(805, pipes("0010"))


def test_a_tile_is_not_accepted_away_from_the_ship():
    assert not ship({}).accepts(705, pipes())


def test_a_tile_is_not_accepted_on_another():
    assert not ship({}).accepts(707, pipes())


def test_a_tile_is_not_accepted_outside_the_area_or_off_the_plan():
    plan = Blueprint("cross", (6, 7, 8), (6, 7, 8), frozenset({707, 706}), 707)

    assert ship({}, plan).accepts(706, pipes())
    assert not ship({}, plan).accepts(607, pipes())
    assert not ship({}, plan).accepts(2007, pipes())


def test_a_tile_with_a_mistake_on_another_side_is_accepted():
    corner = ship({806: pipes("0010")})

    assert corner.accepts(807, pipes("2003"))
    assert not corner.suits(807, pipes("2003"))


def test_a_tile_suits_only_where_it_blocks_no_barrel_and_no_exhaust():
    armed = ship({706: cannon(), 708: engine()})

    assert not armed.suits(705, pipes("0010"))
    assert not armed.suits(709, pipes("1000"))


def test_a_cannon_does_not_suit_with_its_barrel_against_a_tile():
    assert ship({}).accepts(607, cannon("3300", LEFT))
    assert ship({}).suits(607, cannon("3300", LEFT))
    assert not ship({607: pipes()}).suits(707 - 1, cannon("0030", REAR))


def test_an_engine_suits_only_with_its_exhaust_to_the_rear():
    assert ship({}).suits(708, engine("3000", REAR))
    assert not ship({}).suits(708, engine("3000", RIGHT))


def test_all_four_turns_of_a_tile_are_places():
    places = ship({}).places(pipes("3000"))

    assert places == ((708, 0), (607, 1), (706, 2), (807, 3))


def test_open_cells_are_the_free_squares_next_to_a_tile():
    assert ship({}).open_cells == (706, 607, 807, 708)


def test_placing_leaves_the_first_ship_as_it_was():
    before = ship({})
    after = before.place(706, pipes())

    assert 706 not in before.tiles
    assert after.exposed_connectors == 6
    assert before.exposed_connectors == 4


def test_a_placed_tile_can_be_replaced():
    assert ship({706: pipes()}).place(706, pipes("0010")).exposed_connectors == 3


def test_ships_are_equal_when_their_parts_are():
    assert ship({}).place(706, pipes()) == ship({706: pipes()})
    assert ship({706: pipes()}) != ship({706: cabin()})


def test_a_lost_tile_takes_what_was_in_it_along():
    laden = ship({706: battery(), 607: hold(), 807: cabin()}).manned().charged()
    laden = laden.load(607, Good.BLUE)

    left = laden.without({706, 607, 807})

    assert left == ship({}).manned()
    assert laden.without({706}).goods == {607: (Good.BLUE,)}


def test_only_keeps_a_piece_and_what_is_in_it():
    manned = ship({706: cabin(), 607: battery()}).manned().charged()

    left = manned.only((706,))

    assert set(left.tiles) == {706}
    assert left.crew == {706: (Figure.HUMAN, Figure.HUMAN)}
    assert left.charge == {}


def test_a_ship_can_be_pickled_without_its_kept_figures():
    built = ship({706: cannon()}).manned()
    assert built.legal

    copy = pickle.loads(pickle.dumps(built))
    untouched = pickle.dumps(copy)

    assert copy == built
    assert copy.legal
    assert pickle.dumps(copy) == untouched


def test_a_tile_turned_four_times_is_itself():
    piece = cannon("0123", FRONT)

    assert piece.turned(4) is piece
    assert piece.turned(1).turned(3) is piece
    assert piece.turned(1).connectors == (3, 0, 1, 2)
    assert piece.turned(1).direction is RIGHT
    assert piece.turned(3).unturned == piece


@pytest.mark.parametrize("quarters", range(4))
def test_a_turned_tile_knows_how_far(quarters: int):
    assert pipes("0123").turned(quarters).turn == quarters


def test_a_ship_is_built_without_a_starting_cabin_too():
    assert Ship(ship({}).blueprint, {}).pieces == ()
    assert Ship(ship({}).blueprint, {}).legal


@pytest.mark.parametrize("name", ["layout", "tiles", "crew", "batteries", "anything"])
def test_nothing_can_be_put_into_a_ship_from_outside(name: str):
    with pytest.raises(FrozenInstanceError):
        setattr(ship({}), name, None)


@pytest.mark.parametrize("name", ["hull", "tiles", "faults", "anything"])
def test_nothing_can_be_put_into_a_layout_from_outside(name: str):
    with pytest.raises(FrozenInstanceError):
        setattr(ship({}).layout, name, None)
