"""A text that is no ship is refused with its line, its column and what was expected there."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boltbucket.notation import NotationError, read_line, read_ship, write_line, write_ship
from boltbucket.rules.editions.library import edition
from boltbucket.rules.ship.quirks import Quirks
from tests.rules import notation_ships

FRAME = """\
ship 2021 I
   4  5  6  7  8  9  10
5  -  -  -  .  -  -  -
6  -  -  .  c  .  -  -
7  -  .  .  @  .  .  -
8  -  .  .  .  .  .  -
9  -  .  .  -  .  .  -
"""


def refusal(text: str, read=read_ship) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value


def spoiled(old: str, new: str) -> str:
    assert old in FRAME
    return FRAME.replace(old, new, 1)


BOARDS = {"edition": "2021", "known": tuple(edition("2021").blueprints)}
QUIRKS = {"known": tuple(field.name.replace("_", "-") for field in fields(Quirks))}
FRAMES = [
    ("", 1, 1, "ship_header", {}),
    ("; nothing here\n", 2, 1, "ship_header", {}),
    ("boat 2021 I\n", 1, 1, "ship_header", {}),
    ("ship\n", 1, 5, "edition", {"known": ("2007", "2021")}),
    ("ship 1999 I\n", 1, 6, "edition", {"known": ("2007", "2021")}),
    ("ship 2021\n", 1, 10, "board", BOARDS),
    ("ship 2021 IIIa\n", 1, 11, "board", BOARDS),
    ("ship 2021 I x\n", 1, 13, "end_of_line", {}),
    ("ship 2021 I\nquirk\n", 2, 6, "quirks", QUIRKS),
    ("ship 2021 I\nquirk wings 2\n", 2, 7, "quirks", QUIRKS),
    ("ship 2021 I\nquirk alien-bonus\n", 2, 18, "quirk_number", {}),
    ("ship 2021 I\nquirk alien-bonus lots\n", 2, 19, "quirk_number", {}),
    ("ship 2021 I\nquirk shieldless-sides x\n", 2, 24, "quirk_sides", {}),
    ("ship 2021 I\nquirk idle-engine-rows 5,6\n", 2, 24, "quirk_rows", {}),
    ("ship 2021 I\nquirk alien-bonus 1 2\n", 2, 21, "end_of_line", {}),
    ("ship 2021 I\n", 2, 1, "sketch_cabin", {}),
    ("ship 2021 I\n4 5 6\n", 2, 6, "column", {"column": 7}),
    (spoiled("9  10", "10 9 "), 2, 19, "column", {"column": 9}),
    (spoiled("10\n", "10 11\n"), 2, 22 + 3, "end_of_columns", {}),
    (spoiled("\n6 ", "\n7 "), 4, 1, "row", {"row": 6}),
    (spoiled("9  -  .  .  -  .  .  -\n", ""), 7, 1, "row", {"row": 9}),
    (spoiled("c  .  -  -", "c  .  -"), 4, 20, "square", {"column": 10, "row": 6}),
    (spoiled("c  .  -  -", "c  .  -  - -"), 4, 24, "end_of_row", {}),
    (FRAME + "10 .\n", 8, 1, "end_of_ship", {}),
    (spoiled("5  -  -", "5  .  -"), 3, 4, "outside_square", {"sign": "-"}),
    (spoiled("8  -  .", "8  -  -"), 6, 7, "free_square", {"sign": "."}),
    ("ship 2021 I\nc g\nb2\n", 3, 3, "squares_as_first", {"width": 2}),
    ("ship 2021 I\nc g\nb2 @ e\n", 3, 6, "squares_as_first", {"width": 2}),
    ("ship 2021 I\nc g\n", 3, 1, "sketch_cabin", {}),
    ("ship 2021 I\n@ c @\n", 2, 5, "sketch_one_cabin", {}),
    ("ship 2021 I\nc c c c @\n", 2, 1, "sketch_board_ends", {}),
]


@pytest.mark.parametrize(("text", "line", "column", "code", "params"), FRAMES)
def test_a_broken_frame_is_refused(text, line, column, code, params):
    error = refusal(text)

    assert (error.line, error.column, error.code) == (line, column, code)
    assert error.params == params


TOKENS = [
    ("q", 0, "tile", {}),
    ("G", 0, "tile", {}),
    ("ggg", 0, "tile", {}),
    ("?", 0, "tile", {}),
    ("-1203", 0, "tile", {}),
    ("..", 0, "tile", {}),
    ("#", 1, "tile_number", {}),
    ("#999", 1, "tile_number", {}),
    ("#31x", 1, "tile_number", {}),
    ("#1999-001", 1, "tile_number", {}),
    ("#2021-cabin-x", 1, "tile_number", {}),
    ("#012?", 4, "tile_contents", {}),
    ("#012>>", 5, "tile_contents", {}),
    ("b", 1, "tile_size", {}),
    ("b0", 2, "tile_size", {}),
    ("b999", 3, "tile_contents", {}),
    ("h-1203", 1, "tile_size", {}),
    ("c2", 1, "tile_contents", {}),
    ("c^", 1, "tile_no_direction", {}),
    ("aa^", 2, "tile_no_direction", {}),
    ("g^>", 2, "tile_one_direction", {}),
    ("s^^", 1, "tile_direction_once", {}),
    ("c-", 2, "tile_connector", {"side": "front"}),
    ("c-12", 4, "tile_connector", {"side": "rear"}),
    ("c-1243", 4, "tile_connector", {"side": "rear"}),
    ("c-12033", 6, "tile_contents", {}),
    ("c-1203x", 6, "tile_contents", {}),
    ("c+", 2, "crew", {}),
    ("c+x", 2, "crew", {}),
    ("c+2", 2, "crew", {}),
    ("c+hhh", 4, "crew_two", {}),
    ("c+hp", 2, "crew_either", {}),
    ("b2+", 3, "batteries", {"most": 2}),
    ("b2+0", 3, "batteries", {"most": 2}),
    ("b2+3", 3, "batteries", {"most": 2}),
    ("b2+x", 3, "batteries", {"most": 2}),
    ("h2+", 3, "goods", {}),
    ("h2+y", 3, "goods", {}),
    ("h2+YYY", 5, "goods_at_most", {"most": 2}),
    ("h2+YR", 4, "goods_red", {}),
    ("r1+RR", 4, "goods_at_most", {"most": 1}),
    ("g+h", 1, "holds_nothing", {}),
    ("t-1111+2", 6, "holds_nothing", {}),
]


@pytest.mark.parametrize(("word", "offset", "code", "params"), TOKENS)
def test_a_broken_word_is_refused_where_it_breaks(word, offset, code, params):
    error = refusal(spoiled("c", word))

    assert (error.line, error.column, error.code) == (4, 13 + offset, code)
    assert error.params == params


@pytest.mark.parametrize(
    ("word", "offset", "code"), [token[:3] for token in TOKENS if "." not in token[0]]
)
def test_a_broken_word_of_a_line_is_refused_too(word, offset, code):
    error = refusal(f"2021.I_.{word}", read_line)

    assert (error.line, error.column, error.code) == (1, 9 + offset, code)


LINES = [
    ("", 1, "edition", {"known": ("2007", "2021")}),
    ("1999.I", 1, "edition", {"known": ("2007", "2021")}),
    ("2021", 5, "board", BOARDS),
    ("2021.VI_c", 6, "board", BOARDS),
    ("2021.I.wings~2", 8, "quirks", QUIRKS),
    ("2021.I.alien-bonus~x", 20, "quirk_number", {}),
    ("2021.I_c.c.c.c.c.c.c.c", 22, "squares_at_most", {"most": 7}),
    ("2021.I______c", 13, "rows_at_most", {"most": 5}),
]


@pytest.mark.parametrize(("text", "column", "code", "params"), LINES)
def test_a_broken_line_is_refused(text, column, code, params):
    error = refusal(text, read_line)

    assert (error.line, error.column, error.code) == (1, column, code)
    assert error.params == params


def test_a_refusal_is_written_for_programmers():
    error = refusal(spoiled("c", "c-12"))

    assert str(error) == "4:17: tile_connector (side=rear)"


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    for read in (read_ship, read_line):
        try:
            read(text)
        except NotationError as error:
            assert error.line >= 1
            assert error.column >= 1
            assert error.code


@given(notation_ships.ships(), st.data())
def test_a_spoiled_drawing_is_read_or_refused(ship, data):
    for write, read in ((write_ship, read_ship), (write_line, read_line)):
        text = write(ship)
        place = data.draw(st.integers(0, len(text) - 1))
        sign = data.draw(st.characters(codec="ascii") | st.just(""))
        try:
            read(text[:place] + sign + text[place + 1 :])
        except NotationError as error:
            assert 1 <= error.line <= text.count("\n") + 2
