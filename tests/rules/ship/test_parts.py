"""Ships of several parts, and the dice of a plan."""

from __future__ import annotations

from collections import Counter

import pytest

from boltbucket.notation import NotationError, read_ship, write_ship
from boltbucket.rules.catalogue import expansion_card
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flying.hit import Hit
from boltbucket.rules.odds import odds_of, weak_spots
from boltbucket.rules.ship.dice import Dice
from boltbucket.rules.ship.flaws import FlawKind
from boltbucket.rules.ship.repair import ways_to_repair
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side

TUG = """\
ship 2021 tug_and_barge
     4  5  6     7     8   9  10
 4   -  -  .     .     .   -  -
 5   -  .  {a}   @+hh  {b} .  -
 6   -  -  .     -     {c} -  -
 7   -  -  -     -     -   -  -
 8   -  .  .     {d}   .   .  -
 9   .  .  {e}   @+hh  {f} .  .
10   .  -  .     .     .   -  .
"""


def tug(a=".", b=".", c="-", d=".", e=".", f=".") -> Ship:
    c = "." if c == "-" else c
    return read_ship(TUG.format(a=a, b=b, c=c, d=d, e=e, f=f))


def test_the_parts_of_a_plan_are_what_can_be_walked_to_from_each_start():
    plan = edition("2021").blueprints["tug_and_barge"]

    assert [part.bit_count() for part in plan.parts] == [10, 17]
    assert plan.starts == (705, 709)
    assert edition("2021").blueprints["II"].parts == (edition("2021").blueprints["II"].grid_mask,)


def test_two_parts_that_hang_together_are_a_sound_ship():
    ship = tug(a="c+hh", f="t")

    assert ship.legal
    assert len(ship.pieces) == 2
    assert ship.broken == ()


def test_a_part_that_does_not_hang_together_is_broken_and_the_other_is_not():
    ship = tug(b="t", c="e", e="c+hh").without((805,))

    assert not ship.whole
    assert ship.broken == ((705,), (806,))
    assert [flaw.kind for flaw in ship.flaws] == [FlawKind.LOOSE]


def test_a_ship_can_be_repaired_part_by_part():
    ship = tug(a="t-0000", f="t-0000")

    assert not ship.legal
    assert {way.kept for way in ways_to_repair(ship)} == {
        (605, 709),
        (605, 809),
        (705, 709),
        (705, 809),
    }


def test_engines_pull_part_by_part_and_heavy_cargo_weighs_on_its_own():
    assert tug(a="m4", c="e", b="t", f="e").engine_strength() == 2
    assert tug(a="m1", b="ee", c="ee", f="e").engine_strength() == 2


def test_the_best_strength_shares_the_batteries_out_among_the_parts():
    ship = tug(a="m1", b="b2+1", c="ee", d="t", e="ee", f="e")

    assert ship.best_engine_strength == 2 + 4


def test_batteries_and_crew_of_all_parts_count_together():
    ship = tug(a="b2+2", e="c+hh", f="b2+1")

    assert ship.batteries == 3
    assert ship.crew_size == 6


def test_a_hit_meets_the_first_component_whichever_part_it_is_of():
    ship = tug(d="t")

    assert ship.target(Side.FRONT, 7) == 705
    assert ship.target(Side.REAR, 7) == 709
    assert ship.without((705,)).target(Side.FRONT, 7) == 708


def test_what_hangs_on_a_component_is_counted_in_its_own_part():
    found = {spot.cell: spot.falls for spot in weak_spots(tug(b="t", c="e", e="c+hh", f="t"))}

    assert found[805] in (((705,)), ((806,)))
    assert 709 in found
    assert all(row % 100 <= 6 for row in found[805])


def test_a_ship_of_two_parts_is_written_and_read_again():
    ship = tug(a="c+hh", e="b2+1")

    assert read_ship(write_ship(ship)) == ship


def test_a_drawing_without_numbers_is_laid_by_its_starting_cabins():
    ship = read_ship("ship 2021 tug_and_barge\nt @\n. .\n- -\n. .\n. @\n")

    assert ship.cells == (605, 705, 709)


def test_a_drawing_without_numbers_needs_the_cabins_of_all_parts():
    with pytest.raises(NotationError, match="sketch_cabin"):
        read_ship("ship 2021 tug_and_barge\nt @\n")


@pytest.mark.parametrize("plan", ["fork", "tug_and_barge", "manta", "IV"])
def test_starting_cabins_are_written_and_read_again(plan):
    blueprint = edition("2021").blueprints[plan]
    cabins = enumerate(blueprint.starts)
    ship = Ship(blueprint, {cell: edition("2021").starting_cabin(4, n) for n, cell in cabins})

    assert read_ship(write_ship(ship)) == ship


# Dice


def test_one_die_finds_every_lane_once_in_six():
    assert Dice.ONE.ways((1, 2, 3, 4, 5, 6)) == Counter(range(1, 7))


def test_one_die_after_the_other_finds_all_lanes_of_three_blocks_alike():
    lanes = tuple(range(3, 12))

    assert Dice.BLOCKS.ways(lanes) == Counter(dict.fromkeys(lanes, 4))
    assert Dice.BLOCKS.ways((4, 5, 6, 7, 8, 9)) == Counter(dict.fromkeys(range(4, 10), 6))


def test_a_fixed_die_is_the_roll_of_one_die_and_the_first_of_two():
    assert Dice.ONE.ways((), 4) == Counter([4])
    assert set(Dice.SUM.ways((), 4)) == set(range(5, 11))
    assert set(Dice.BLOCKS.ways(tuple(range(3, 12)), 4)) == {6, 7, 8}


def test_the_odds_of_a_hit_go_by_the_dice_of_the_plan():
    blueprint = edition("2021").blueprints["fork"]
    ship = Ship(blueprint, {blueprint.start: edition("2021").starting_cabin(0)})

    odds = odds_of(ship, Hit(True, Side.FRONT), meteor=True)

    assert odds.rolls == 6
    assert [(line.line, line.ways) for line in odds.lines] == [(n, 1) for n in range(1, 7)]


@pytest.mark.parametrize(
    ("plan", "side", "line"),
    [
        ("II", Side.LEFT, 8),
        ("fork", Side.LEFT, 5),
        ("manta", Side.LEFT, 8),
        ("manta", Side.REAR, 10),
    ],
)
def test_the_printed_dice_of_a_raid_are_read_as_the_plan_reads_dice(plan, side, line):
    raid = expansion_card("missions-S-24")

    assert raid.dice == (5, 3)
    assert raid.line(edition("2021").blueprints[plan], side) == line
