"""Losing components."""

from boltbucket.rules.cards.open_space import OpenSpace
from boltbucket.rules.decisions import PickPiece
from boltbucket.rules.events import CrewLost, PieceKept, TileLost
from boltbucket.rules.flying.damage import Destroy
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.table.lost import Cause
from tests.rules.table import SEAT, fly

OPEN_SPACE = OpenSpace("test", 1)
CHAIN = """
    c+hh @+hh t e
"""


def test_what_is_no_longer_joined_needs_a_decision():
    table = fly(red=CHAIN).does(Destroy(0, 807))

    pieces = ((607, 707), (907,))
    assert table.asked["red"] == PickPiece(0, (("piece", 607), ("piece", 907)), pieces=pieces)


def test_the_other_pieces_fall_off_and_count_as_lost():
    table = fly(red=CHAIN).does(Destroy(0, 807)).answers("red", "piece", 607)

    assert table.lost("red") == [Cause.DESTROYED, Cause.FALLEN_OFF]
    assert set(table.ship("red").tiles) == {607, 707}
    assert table.told(PieceKept) == [PieceKept(0, (607, 707))]


def test_any_piece_may_fly_on_even_one_without_humans():
    table = fly(red=CHAIN, blue="@+hh").does(Destroy(0, 807)).answers("red", "piece", 907)

    assert set(table.ship("red").tiles) == {907}
    assert table.ship("red").humans == 0


def test_who_keeps_a_piece_without_humans_gives_up_after_the_card():
    table = fly(red=CHAIN, blue=CHAIN).does(Destroy(0, 807)).answers("red", "piece", 907)

    table.flies(OPEN_SPACE)

    assert table.gave_up["red"] == "no_humans"


def test_the_starting_cabin_is_a_cabin_like_any_other():
    ship = """
        @+hh c+hh
        .    e
    """
    table = fly(red=ship, blue=CHAIN).does(Destroy(0, 707)).flies(OPEN_SPACE)

    assert table.ship("red").humans == 2
    assert table.gave_up == {}


def test_tokens_on_lost_tiles_are_gone_and_goods_go_to_the_bank():
    ship = """
        h2+YB @+hh b2+2
    """
    table = fly(red=ship)
    before = table.bank("Y")

    table.does(Destroy(0, 607), Destroy(0, 807))

    assert table.bank("Y") == before + 1
    assert table.goods("red") == ""
    assert table.ship("red").batteries == 0


def test_an_alien_leaves_as_soon_as_its_life_support_is_gone():
    ship = """
        @+hh c+b lb
    """
    table = fly(red=ship).does(Destroy(0, 907))

    assert table.told(CrewLost) == [CrewLost(0, 807, Figure.BROWN, "life_support")]
    assert 807 not in table.ship("red").crew


def test_an_alien_stays_while_another_life_support_is_joined():
    ship = """
        .    lb  .
        @+hh c+b lb
    """
    table = fly(red=ship).does(Destroy(0, 907))

    assert table.ship("red").aliens == ((807, Figure.BROWN),)


def test_an_alien_left_before_the_ship_is_measured_again():
    ship = """
        @+hh c+b lb
        e    .   .
    """
    table = fly(red=ship, at={"red": 0}).does(Destroy(0, 907)).meets(OPEN_SPACE)

    assert table.positions == {"red": 1}


def test_a_ship_can_lose_its_last_component():
    table = fly(red="@+hh", blue=CHAIN).does(Destroy(0, 707)).flies(OPEN_SPACE)

    assert table.ship("red").tiles == {}
    assert "red" in table.gave_up


def test_every_lost_component_is_told_with_its_cause():
    table = fly(red=CHAIN).does(Destroy(SEAT["red"], 807)).answers("red", "piece", 607)

    causes = [(event.cell, event.cause) for event in table.told(TileLost)]
    assert causes == [(807, Cause.DESTROYED), (907, Cause.FALLEN_OFF)]
