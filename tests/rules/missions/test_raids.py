"""Robopolice Raids beyond their stories: what holds for every ship, and when they are dealt."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.agreement import check_setup
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.editions.card_data import read_card
from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import UnitEntered, UnitGaveUp, UnitLeft, UnitMoved
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.printed.reading import DataError, Entry
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.ship.contents import GOODS
from boltbucket.rules.ship.dice import Dice
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import GUARDS, Kind, Side
from boltbucket.rules.variants.missions import library, parts
from boltbucket.rules.variants.missions.mission import INTRUDERS
from boltbucket.rules.variants.missions.supercards.robopolice_raid import (
    Patrol,
    RobopoliceRaid,
    raided,
)
from tests.rules.ship.ships import boards, grown
from tests.rules.table import fly

RAIDS = [card for card in parts.supercards() if isinstance(card, RobopoliceRaid)]
CARD = parts.card_by_id()


def laden(board, seed: int, guards: float) -> Ship:
    """A ship without mistakes, full of everything, with guards in place of some tiles."""
    random = Random(seed)
    ship = grown(board, random, soundly=True)
    for cell, tile in ship.tiles.items():
        if tile.kind is not Kind.STARTING_CABIN and random.random() < guards:
            kind = random.choice(sorted(GUARDS))
            ship = ship.place(cell, replace(tile, kind=kind, capacity=0, directions=()))
    ship = ship.manned().charged()
    for good in random.choices(GOODS, k=12):
        if room := ship.room_for(good):
            ship = ship.load(random.choice(room), good)
    return ship


any_ship = st.builds(
    laden, st.sampled_from(boards()), st.integers(0, 2**32), st.sampled_from((0.0, 0.1, 0.3))
)
any_raid = st.sampled_from(RAIDS)
any_side = st.sampled_from(tuple(Side))


@given(any_ship, any_raid, any_side)
def test_every_walk_goes_through_joints_and_takes_no_step_twice(ship, raid, side):
    patrol = raided(ship, raid, side)

    for unit in range(1, raid.units + 1):
        walked = [e for e in patrol.events if getattr(e, "unit", 0) == unit]
        path = [e.cell for e in walked if isinstance(e, UnitEntered)]
        path += [cell for e in walked if isinstance(e, UnitMoved) for cell in e.path]
        steps = list(pairwise(path))
        assert all(there in ship.joined(here) for here, there in steps)
        assert len(set(steps)) == len(steps)


@given(any_ship, any_raid, any_side)
def test_a_unit_that_leaves_has_come_back_to_where_it_entered(ship, raid, side):
    patrol = raided(ship, raid, side)

    entered = {e.unit: e.cell for e in patrol.events if isinstance(e, UnitEntered)}
    for event in patrol.events:
        if isinstance(event, UnitLeft):
            assert event.cell == entered[event.unit]
            assert event.cell in patrol.charges


@given(any_ship, any_side)
def test_two_units_leave_the_same_behind_in_either_order(ship, side):
    one, other = (Patrol(0, ship, CARD["missions-S-25"]) for _ in range(2))
    for first, second in ((1, 2), (2, 1)):
        one.send(first, side)
        other.send(second, side)

    assert one.ship == other.ship
    assert set(one.charges) == set(other.charges)


@given(any_ship, any_raid, any_side)
def test_whoever_defends_a_component_is_never_taken(ship, raid, side):
    patrol = raided(ship, raid, side)

    for cell in ship.tiles:
        assert patrol.ship.guard_at(cell) is ship.guard_at(cell)
        if ship.guard_at(cell):
            assert patrol.ship.haul(cell) == ship.haul(cell)
            assert cell not in patrol.charges


@given(any_ship, any_raid, any_side)
def test_a_ship_that_nobody_enters_loses_nothing(ship, raid, side):
    patrol = raided(ship, raid, side)

    if sum(isinstance(event, UnitGaveUp) for event in patrol.events) == raid.units:
        assert patrol.ship == ship
        assert not patrol.charges


# Lines


def plan(box: str, level: str):
    return edition(box).levels[level].blueprint


@pytest.mark.parametrize(
    ("side", "clockwise", "lines"),
    [
        (Side.FRONT, True, (7, 8, 9, 10, 4, 5, 6)),
        (Side.FRONT, False, (7, 6, 5, 4, 10, 9, 8)),
        (Side.REAR, True, (7, 6, 5, 4, 10, 9, 8)),
        (Side.RIGHT, True, (7, 8, 9, 5, 6)),
        (Side.LEFT, True, (7, 6, 5, 9, 8)),
    ],
)
def test_lines_are_tried_around_the_ship_beginning_with_the_printed_dice(side, clockwise, lines):
    raid = replace(RAIDS[0], dice=(4, 3), clockwise=clockwise)

    assert raid.lines(plan("2021", "II"), side) == lines


def test_where_rows_are_numbered_from_the_rear_places_count():
    raid = replace(RAIDS[0], dice=(4, 3))

    assert raid.lines(plan("2007", "IIIa"), Side.RIGHT) == (7, 6, 5, 4, 3, 11, 10, 9, 8)


def test_a_line_that_the_plan_does_not_have_is_the_nearest_there_is():
    raid = replace(RAIDS[0], dice=(6, 6))

    assert raid.lines(plan("2021", "II"), Side.FRONT)[0] == 10


@pytest.mark.parametrize(
    ("dice", "line"), [(Dice.SUM, 8), (Dice.ONE, 5), (Dice.BLOCKS, 10)], ids=str
)
def test_the_printed_dice_are_read_as_the_plan_is_rolled_for(dice, line):
    """5 and 3: a sum, the larger die, or the last block of three and the second line in it."""
    numbers = tuple(range(3, 12))
    board = replace(plan("2021", "III"), columns=numbers, rows=numbers, dice=dice)

    assert RAIDS[0].line(board, Side.LEFT) == line
    assert RAIDS[0].lines(board, Side.LEFT)[0] == line


# At the table


def test_the_leader_rolls_a_single_die():
    table = fly(level="I", red="@+hh", blue="@+hh", rolls=[])
    table.play.chance.script = {"dice": (4,)}
    before = table.play.chance.counts.get("dice", 0)

    table.meets(CARD["missions-S-24"])

    assert table.play.chance.counts["dice"] == before + 1


def test_a_raid_needs_contraband_there_is():
    entry = Entry("cards.toml", "missions-S-99", {"contraband": "slime", "sides": "front"})

    with pytest.raises(DataError) as problem:
        read_card(entry, RobopoliceRaid)
    assert (problem.value.field, problem.value.code) == ("contraband", "none_of")


# Agreeing on intruders


def game(mission: str, *options: str, level: str = "II", seed: int = 1) -> Game:
    return Game.new(Setup("2021", 2, (level,), missions=(mission,), options=options), seed)


def test_intruders_are_an_option_of_missions_that_deal_any_supercard():
    offering = {name for name, it in library.box_missions().items() if INTRUDERS in it.options}

    assert offering == {"beverage_run", "club_gold_trials", "hilarious_stories"}


@pytest.mark.parametrize("mission", ["the_bet", "easy_peasy", "heavy_duty"])
def test_a_mission_without_raids_refuses_intruders(mission):
    with pytest.raises(Illegal, match="setup_option"):
        check_setup(Setup("2021", 2, ("II",), missions=(mission,), options=(INTRUDERS,)))


def test_intruders_need_missions():
    with pytest.raises(Illegal, match="setup_option"):
        check_setup(Setup("2021", 2, ("II",), options=(INTRUDERS,)))


def test_the_missions_game_can_be_played_with_intruders():
    setup = Setup("2021", 2, ("II",), Format.MISSIONS, options=(INTRUDERS,))

    assert check_setup(setup) is setup


def guards_in(heap) -> int:
    return sum(tile.kind in GUARDS for tile in heap.tiles)


def test_guards_lie_in_the_heap_only_with_intruders():
    assert guards_in(game("club_gold_trials", INTRUDERS).table.yard.heap) == 12
    assert guards_in(game("club_gold_trials").table.yard.heap) == 0


def test_five_players_find_three_more_guards():
    setup = Setup("2021", 5, ("II",), missions=("club_gold_trials",), options=(INTRUDERS,))

    assert guards_in(Game.new(setup, 1).table.yard.heap) == 15


def test_raids_are_dealt_only_with_intruders():
    def raids(*options: str) -> int:
        tables = (game("club_gold_trials", *options, seed=seed).table for seed in range(20))
        cards = (card for table in tables for pile in table.piles for card in pile)
        return sum(card.kind == "robopolice_raid" for card in cards)

    assert raids() == 0
    assert raids(INTRUDERS) > 0


def test_guards_have_the_usual_back_and_may_be_imagined_face_down():
    played = game("club_gold_trials", INTRUDERS)
    view = played.view(0)

    assert not any(tile.is_payload for tile in view.table.yard.heap.tiles)
    assert guards_in(view.table.yard.heap) == 0
    assert guards_in(sampled_game(view, 3).table.yard.heap) == 12
