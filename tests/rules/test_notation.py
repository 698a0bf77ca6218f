"""Ships as text: what is written is what is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given

from boltbucket.notation import free_tile, read_any, read_line, read_ship, write_line, write_ship
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Connector, Kind, Side
from tests.rules import notation_ships

DRAWING = """\
ship 2021 I
   4  5          6           7             8         9        10
5  -  -          -           g^-0132       -         -        -
6  -  -          s^>-0223    c-1312+hh     s^<-0213  -        -
7  -  b2-0130+2  h2-2221+YB  @red-3333+hh  c-1133+p  lp-0001  -
8  -  .          eev-2102    .             .         .        -
9  -  .          .           -             .         .        -
"""
LINE = (
    "2021.I_...gN-0132_..sNE-0223.c-1312~hh.sNW-0213"
    "_.b2-0130~2.h2-2221~YB.kred-3333~hh.c-1133~p.lp-0001_..eeS-2102"
)
DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"


def tile(word: str):
    """The tile of a word on the start square."""
    return on_start(word).tiles[707]


def on_start(word: str) -> Ship:
    board = edition("2021").blueprints["I"]
    return read_ship(
        write_ship(Ship(board, {})).replace("\n7  -  .  .  .", f"\n7  -  .  .  {word}")
    )


@given(notation_ships.ships())
def test_every_ship_reads_back_from_its_drawing(ship):
    assert read_ship(write_ship(ship)) == ship


@given(notation_ships.ships())
def test_every_ship_reads_back_from_its_line(ship):
    assert read_line(write_line(ship)) == ship


@given(notation_ships.ships())
def test_the_line_of_a_ship_needs_no_escaping(ship):
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", write_line(ship))


@given(notation_ships.ships())
def test_a_ship_has_one_drawing_and_one_line(ship):
    assert write_ship(read_line(write_line(ship))) == write_ship(ship)
    assert write_line(read_ship(write_ship(ship))) == write_line(ship)


@given(notation_ships.ships())
def test_a_described_drawing_keeps_mistakes_and_figures(ship):
    described = read_ship(write_ship(ship, described=True))

    assert described.flaws == ship.flaws
    assert described.exposed_connectors == ship.exposed_connectors
    assert described.engine_strength() == ship.engine_strength()
    assert (described.crew, described.charge, described.goods) == (
        ship.crew,
        ship.charge,
        ship.goods,
    )


@given(notation_ships.ships())
def test_columns_of_a_drawing_are_aligned(ship):
    rows = write_ship(ship).splitlines()[-len(ship.blueprint.rows) - 1 :]
    starts = [[match.start() for match in re.finditer(r"\S+", row)] for row in rows]

    assert all(row[1:] == starts[0] for row in starts[1:])


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_every_printed_tile_in_every_turn_reads_back(name):
    box = edition(name)
    board = box.blueprints["I"]
    for printed in box.all_tiles:
        for turn in range(4):
            ship = Ship(board, {board.start: printed.turned(turn)})

            assert read_ship(write_ship(ship)) == ship
            assert read_line(write_line(ship)) == ship


def test_a_drawing_is_printed_as_it_was_read():
    assert write_ship(read_ship(DRAWING)) == DRAWING
    assert write_line(read_ship(DRAWING)) == LINE
    assert read_line(LINE) == read_ship(DRAWING)


def test_a_drawing_says_what_lies_where():
    ship = read_ship(DRAWING)

    assert ship.blueprint == edition("2021").blueprints["I"]
    assert ship.tiles[706].kind is Kind.CABIN
    assert [int(c) for c in ship.tiles[706].connectors] == [1, 3, 1, 2]
    assert ship.tiles[606].directions == (Side.FRONT, Side.RIGHT)
    assert ship.tiles[707].colour == "red"
    assert ship.crew == {706: (Figure.HUMAN,) * 2, 707: (Figure.HUMAN,) * 2, 807: (Figure.PURPLE,)}
    assert ship.charge == {507: 2}
    assert ship.goods == {607: (Good.YELLOW, Good.BLUE)}


def test_comments_empty_lines_and_spaces_mean_nothing():
    noisy = "; found on Tuesday\n\n" + DRAWING.replace("  ", "     ").replace("\n", "  ; so\n")

    assert read_ship(noisy) == read_ship(DRAWING)


def test_both_forms_understand_both_spellings():
    linked = DRAWING.replace("^", "N").replace("+", "~").replace("@", "k")

    assert read_ship(linked) == read_ship(DRAWING)
    assert read_line(LINE.replace("~", "+").replace("N", "^")) == read_line(LINE)


def test_any_text_is_read_as_what_it_is():
    assert read_any(DRAWING) == read_any(f"  {LINE}\n")


def test_goods_may_be_written_in_any_order():
    assert on_start("r2+BR").goods == {707: (Good.RED, Good.BLUE)}


def test_usual_directions_may_be_left_out():
    assert tile("g") == tile("g^-0333")
    assert tile("ee") == tile("eev-3303")
    assert tile("s") == tile("s^>-3333")
    assert tile("a-1111") == tile("a^v-1111")


def test_without_connectors_all_sides_but_barrels_and_exhausts_are_universal():
    assert tile("c").connectors == (Connector.UNIVERSAL,) * 4
    assert tile("g>").connectors == (3, 0, 3, 3)
    assert tile("e").connectors == (3, 3, 0, 3)
    assert tile("s").connectors == (3, 3, 3, 3)


def test_directions_may_be_written_in_any_order():
    assert tile("s>^-1111") == tile("s^>-1111")


def test_a_described_tile_is_called_by_its_description():
    assert tile("b2-0130").id == "b2-0130"
    assert free_tile(tile("b2-0130")) == tile("b2-0130")


def test_a_described_tile_that_was_turned_keeps_its_name():
    turned = tile("c-1203").turned(1)
    ship = Ship(edition("2021").blueprints["I"], {707: turned})

    assert "c-3120>" in write_ship(ship)
    assert read_ship(write_ship(ship)).tiles[707] == turned
    assert turned.id == "c-1203"


def test_a_printed_tile_is_called_by_its_number_and_turn():
    printed = edition("2021").tile_by_id["2021-012"]

    assert tile("#012") == printed
    assert tile("#012>") == printed.turned(1)
    assert tile("#012v") == printed.turned(2)
    assert tile("#012<") == printed.turned(3)


def test_a_tile_of_another_edition_has_its_full_id():
    foreign = edition("2007").tile_by_id["2007-012"]
    ship = Ship(edition("2021").blueprints["II"], {707: foreign})

    assert "#2007-012" in write_ship(ship)
    assert tile("#2007-012") == foreign


def test_boards_that_editions_share_go_to_the_edition_of_the_tiles():
    board = edition("2007").blueprints["III"]
    cabins = {name: edition(name).starting_cabins[0] for name in EDITION_NAMES}

    for name, cabin in cabins.items():
        assert write_ship(Ship(board, {707: cabin})).startswith(f"ship {name} III\n")


def test_a_plan_whose_numbers_fall_is_drawn_from_its_front():
    ship = Ship(edition("2007").blueprints["IIIa"], {})
    labels = [line.split()[0] for line in write_ship(ship).splitlines()[2:]]

    assert labels == ["11", "10", "9", "8", "7", "6", "5", "4", "3"]


def test_the_starting_cabin_of_a_sketch_lies_on_the_start_square():
    ship = read_ship(
        """
        ship 2021 II
        .    g    .
        b2+2 @+hh s
        .    e    .
        """
    )

    assert {cell: found.kind for cell, found in ship.tiles.items()} == {
        706: Kind.SINGLE_CANNON,
        607: Kind.BATTERY,
        707: Kind.STARTING_CABIN,
        807: Kind.SHIELD,
        708: Kind.SINGLE_ENGINE,
    }
    assert ship.legal


def test_a_sketch_without_header_is_laid_on_the_given_board():
    board = edition("2007").blueprints["IIIa"]

    assert set(read_ship("c @\n- e", board).tiles) == {607, 707, 706}


def test_an_empty_ship_is_a_ship():
    ship = Ship(edition("2021").blueprints["II"], {})

    assert write_line(ship) == "2021.II"
    assert read_line("2021.II") == read_ship(write_ship(ship)) == ship


def test_quirks_are_part_of_a_ship():
    text = DRAWING.replace(
        "ship 2021 I\n", "ship 2021 I\nquirk alien-bonus 1\nquirk shieldless-sides ^<\n"
    )
    ship = read_ship(text)

    assert ship.quirks.alien_bonus == 1
    assert ship.quirks.shieldless_sides == {Side.FRONT, Side.LEFT}
    assert write_ship(ship) == text
    assert write_line(ship).startswith("2021.I.alien-bonus~1.shieldless-sides~NW_")


def test_the_examples_of_the_document_are_true():
    blocks = re.findall(r"```\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), flags=re.DOTALL)
    drawn = [read_ship(block) for block in blocks if block.startswith("ship")]
    lines = [read_line(block) for block in blocks if block.startswith("2021.")]

    assert len(drawn) == 2
    assert lines == drawn[:1]


def test_the_code_of_the_document_does_what_it_says():
    page = DOCUMENT.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    names = {"text": DRAWING}
    exec(code, names)

    assert names["ship"] == read_ship(DRAWING)
