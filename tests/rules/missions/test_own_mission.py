"""What a mission file may say and no mission of the box does."""

from __future__ import annotations

from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.tile import Kind
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.parts import payload
from boltbucket.rules.variants.missions.variant import MissionVariant
from tests.rules.table import TestTable, fly, ship


def variant(text: str) -> MissionVariant:
    """The rules of a mission written by somebody else."""
    library.add_mission(library.read_untrusted(f'title = "Own"\n{text}', "own"))
    return MissionVariant("own")


def flown(text: str, **ships: str) -> TestTable:
    return fly(**ships).has(variant=variant(text))


def test_a_forbidden_kind_is_not_built():
    table = flown('[building]\nforbidden = ["shield"]', red="@+hh").table

    rules = table.variant
    assert rules.build_ban(table, 0, ship("s @").tiles[607]) == "mission_forbids"
    assert rules.build_ban(table, 0, ship("t @").tiles[607]) is None


def test_a_mission_says_how_large_the_reserves_are():
    table = flown("[building]\nreserve = 1", red="@+hh").table

    assert table.variant.reserve_places(table, 0) == 1


def test_where_nobody_pays_for_losses_those_who_gave_up_do_not_either():
    table = flown('[bill]\nlosses_paid_by = "nobody"', red="@+hh", blue="@+hh")
    table.gives_up("blue").settles()

    rules = table.table.variant
    assert not any(rules.pays_for_losses(table.table, seat) for seat in (0, 1))


def test_payload_that_is_not_dealt_lies_in_the_heap():
    variant('[heap]\npayload = ["fragile"]\ndealt = { fragile = 2 }')
    yard = Game.new(Setup("2021", 2, ("I",), missions=("own",)), 1).table.open_yard
    reserved = [tile for seat in (0, 1) for tile in yard.reserve(seat)]
    fragile = [tile for tile in yard.heap.tiles if tile.kind is Kind.FRAGILE]

    assert len(reserved) == 4
    assert sorted(tile.id for tile in fragile) == sorted(
        tile.id for tile in payload() if tile.kind is Kind.FRAGILE
    )


def test_a_contest_may_be_won_by_the_highest_score():
    contest = '[contest]\nscore = ["humans"]\nwinner = "highest"\nstake = 3'
    table = flown(contest, red="@+hh", blue="c+hh @+hh").settles()

    assert table.bill("blue")["contest_won"] == 3
    assert table.bill("red")["contest_lost"] == -3
