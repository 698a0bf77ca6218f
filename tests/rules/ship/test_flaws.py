"""Building mistakes, exposed connectors and pieces."""

from __future__ import annotations

import pytest

from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Connector

from .ships import FRONT, LEFT, PLAN, REAR, RIGHT, cannon, engine, pipes, ship, start


def test_a_lone_starting_cabin_is_legal():
    assert ship({}).legal
    assert ship({}).flaws == ()


@pytest.mark.parametrize("mine", "0123")
@pytest.mark.parametrize("theirs", "0123")
def test_two_sides_join_match_or_clash(mine: str, theirs: str):
    pair = ship({607: pipes(f"0{mine}00"), 707: pipes(f"000{theirs}")})
    numbers = {int(mine), int(theirs)}
    kinds = {flaw.kind for flaw in pair.flaws}

    assert (FlawKind.MISMATCH in kinds) == (numbers == {1, 2})
    assert (FlawKind.BLOCKED_CONNECTOR in kinds) == (0 in numbers and numbers != {0})
    assert bool(pair.joined(607)) == Connector(int(mine)).fits(Connector(int(theirs)))
    assert (FlawKind.LOOSE in kinds) == (not pair.joined(607))


def test_a_clash_of_pipes_names_both_tiles():
    loop = ship({706: pipes("0230"), 806: pipes("0031"), 807: pipes("3003")})

    assert loop.flaws == (Flaw(FlawKind.MISMATCH, (706, 806)),)


def test_an_engine_must_point_to_the_rear():
    assert ship({807: engine("0003", RIGHT)}).flaws == (Flaw(FlawKind.ENGINE_DIRECTION, (807,)),)


def test_nothing_may_stand_behind_an_exhaust():
    bent = ship({807: engine("0303"), 808: pipes("0003"), 708: pipes()})

    assert bent.flaws == (Flaw(FlawKind.ENGINE_BLOCKED, (807, 808)),)


def test_an_exhaust_over_an_inner_gap_is_no_mistake():
    assert ship({807: engine("0003")}).legal


@pytest.mark.parametrize(
    ("side", "cannon_cell", "blocker"),
    [(FRONT, 807, 806), (RIGHT, 708, 808), (REAR, 807, 808), (LEFT, 706, 606)],
)
def test_nothing_may_stand_before_a_barrel(side, cannon_cell, blocker):
    connectors = ["3", "3", "3", "3"]
    connectors[side] = "0"
    blocked = Ship(
        PLAN,
        {
            707: start(),
            cannon_cell: cannon("".join(connectors), side),
            blocker: pipes("0000"),
        },
    )

    assert Flaw(FlawKind.CANNON_BLOCKED, (cannon_cell, blocker)) in blocked.flaws


def test_two_cannons_aimed_at_each_other_are_two_mistakes():
    duel = ship({706: cannon("0330", LEFT), 606: cannon("0033", RIGHT)})

    assert [flaw.cells for flaw in duel.flaws if flaw.kind is FlawKind.CANNON_BLOCKED] == [
        (606, 706),
        (706, 606),
    ]


def test_tiles_that_do_not_hold_together_are_loose():
    assert ship({705: pipes("0000")}).flaws == (Flaw(FlawKind.LOOSE, (705,)),)


def test_the_largest_piece_is_not_the_loose_one():
    broken = ship({505: pipes("0300"), 605: pipes("0003")})

    assert broken.flaws == (Flaw(FlawKind.LOOSE, (707,)),)


def test_of_two_equal_pieces_the_one_without_the_starting_cabin_is_loose():
    assert ship({505: pipes()}).flaws == (Flaw(FlawKind.LOOSE, (505,)),)


def test_a_clash_of_pipes_holds_nothing():
    assert len(ship({707: pipes("1000"), 706: pipes("0020")}).pieces) == 2


def test_tiles_outside_the_area_are_a_mistake():
    plan = Blueprint("small", (6, 7, 8), (6, 7, 8), frozenset({707, 706}), 707)

    assert ship({607: pipes()}, plan).flaws == (Flaw(FlawKind.OUTSIDE, (607,)),)


def test_flaws_are_listed_by_kind_and_then_in_reading_order():
    messy = ship({807: pipes("0000"), 607: pipes("0000"), 706: engine("0030", FRONT)})

    assert messy.flaws == (
        Flaw(FlawKind.BLOCKED_CONNECTOR, (607, 707)),
        Flaw(FlawKind.BLOCKED_CONNECTOR, (707, 807)),
        Flaw(FlawKind.ENGINE_DIRECTION, (706,)),
        Flaw(FlawKind.LOOSE, (607,)),
        Flaw(FlawKind.LOOSE, (807,)),
    )


def test_a_connector_into_space_is_exposed_and_a_universal_one_counts_once():
    assert ship({}).exposed_connectors == 4


def test_a_connector_at_the_border_of_the_plan_is_exposed():
    plan = Blueprint("point", (7,), (7,), frozenset({707}), 707)

    assert ship({}, plan).exposed_connectors == 4


def test_a_connector_to_an_inner_hole_is_exposed():
    ring = {
        606: pipes("0330"),
        706: pipes("0333"),
        806: pipes("0033"),
        607: pipes("3030"),
        807: pipes("3030"),
        608: pipes("3300"),
        708: pipes("0303"),
        808: pipes("3003"),
    }

    assert Ship(PLAN, ring).exposed_sides == ((706, REAR),)


def test_a_connector_against_a_smooth_side_is_a_mistake_and_not_exposed():
    assert ship({706: pipes("0000")}).exposed_connectors == 3


def test_pieces_come_in_reading_order():
    broken = ship({505: pipes("0300"), 605: pipes("0003"), 908: pipes(), 808: pipes()})

    assert broken.pieces == ((505, 605), (707,), (808, 908))


def test_tiles_at_opposite_ends_of_neighbouring_rows_do_not_touch():
    left, right = PLAN.columns[0], PLAN.columns[-1]
    apart = Ship(PLAN, {right * 100 + 6: pipes(), left * 100 + 7: pipes()})

    assert len(apart.pieces) == 2
    assert apart.exposed_connectors == 8
