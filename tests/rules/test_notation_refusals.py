"""A text that is no ship is refused with its line, its column and what was expected there."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boltbucket.rules.notation import NotationError, read_line, read_ship, write_line, write_ship
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


FRAMES = [
    ("", 1, 1, "header", "ship"),
    ("; nothing here\n", 2, 1, "header", "ship"),
    ("boat 2021 I\n", 1, 1, "header", "ship"),
    ("ship\n", 1, 5, "edition", "2007 or 2021"),
    ("ship 1999 I\n", 1, 6, "edition", "2007 or 2021"),
    ("ship 2021\n", 1, 10, "board", "I or II or III"),
    ("ship 2021 IIIa\n", 1, 11, "board", "I or II or III"),
    ("ship 2021 I x\n", 1, 13, "end", "end of the line"),
    ("ship 2021 I\nquirk\n", 2, 6, "quirk", "alien-bonus"),
    ("ship 2021 I\nquirk wings 2\n", 2, 7, "quirk", "alien-bonus"),
    ("ship 2021 I\nquirk alien-bonus\n", 2, 18, "quirk_value", "a number"),
    ("ship 2021 I\nquirk alien-bonus lots\n", 2, 19, "quirk_value", "a number"),
    ("ship 2021 I\nquirk shieldless-sides x\n", 2, 24, "quirk_value", "sides"),
    ("ship 2021 I\nquirk idle-engine-rows 5,6\n", 2, 24, "quirk_value", "row numbers"),
    ("ship 2021 I\nquirk alien-bonus 1 2\n", 2, 21, "end", "end of the line"),
    ("ship 2021 I\n", 2, 1, "start", "starting cabin"),
    ("ship 2021 I\n4 5 6\n", 2, 6, "columns", "column 7"),
    (spoiled("9  10", "10 9 "), 2, 19, "columns", "column 9"),
    (spoiled("10\n", "10 11\n"), 2, 22 + 3, "end", "end of the column numbers"),
    (spoiled("\n6 ", "\n7 "), 4, 1, "row", "row 6"),
    (spoiled("9  -  .  .  -  .  .  -\n", ""), 7, 1, "row", "row 9"),
    (spoiled("c  .  -  -", "c  .  -"), 4, 20, "square", "column 10, row 6"),
    (spoiled("c  .  -  -", "c  .  -  - -"), 4, 24, "end", "end of the row"),
    (FRAME + "10 .\n", 8, 1, "end", "end of the ship"),
    (spoiled("5  -  -", "5  .  -"), 3, 4, "empty_square", "- for a square outside the area"),
    (spoiled("8  -  .", "8  -  -"), 6, 7, "empty_square", ". for a free square"),
    ("ship 2021 I\nc g\nb2\n", 3, 3, "square", "2 squares"),
    ("ship 2021 I\nc g\nb2 @ e\n", 3, 6, "square", "2 squares"),
    ("ship 2021 I\nc g\n", 3, 1, "start", "starting cabin"),
    ("ship 2021 I\n@ c @\n", 2, 5, "start", "only one starting cabin"),
    ("ship 2021 I\nc c c c @\n", 2, 1, "square", "the board ends"),
]


@pytest.mark.parametrize(("text", "line", "column", "code", "expected"), FRAMES)
def test_a_broken_frame_is_refused(text, line, column, code, expected):
    error = refusal(text)

    assert (error.line, error.column, error.code) == (line, column, code)
    assert expected in error.expected


TOKENS = [
    ("q", 0, "tile", "a tile such as"),
    ("G", 0, "tile", "a tile such as"),
    ("ggg", 0, "tile", "a tile such as"),
    ("?", 0, "tile", "a tile such as"),
    ("-1203", 0, "tile", "a tile such as"),
    ("..", 0, "tile", "a tile such as"),
    ("#", 1, "tile_number", "number of a printed tile"),
    ("#999", 1, "tile_number", "number of a printed tile"),
    ("#31x", 1, "tile_number", "number of a printed tile"),
    ("#1999-001", 1, "tile_number", "number of a printed tile"),
    ("#2021-cabin-x", 1, "tile_number", "number of a printed tile"),
    ("#012?", 4, "end", "end of the word"),
    ("#012>>", 5, "end", "end of the word"),
    ("b", 1, "size", "size"),
    ("b0", 2, "size", "size"),
    ("b999", 3, "end", "end of the word"),
    ("h-1203", 1, "size", "size"),
    ("c2", 1, "end", "end of the word"),
    ("c^", 1, "direction", "looks nowhere"),
    ("aa^", 2, "direction", "looks nowhere"),
    ("g^>", 2, "direction", "one direction"),
    ("s^^", 1, "direction", "each direction once"),
    ("c-", 2, "connector", "front side"),
    ("c-12", 4, "connector", "rear side"),
    ("c-1243", 4, "connector", "rear side"),
    ("c-12033", 6, "end", "end of the word"),
    ("c-1203x", 6, "end", "end of the word"),
    ("c+", 2, "crew", "h for a human"),
    ("c+x", 2, "crew", "h for a human"),
    ("c+2", 2, "crew", "h for a human"),
    ("c+hhh", 4, "crew", "two humans at most"),
    ("c+hp", 2, "crew", "humans or one alien"),
    ("b2+", 3, "batteries", "1 to 2"),
    ("b2+0", 3, "batteries", "1 to 2"),
    ("b2+3", 3, "batteries", "1 to 2"),
    ("b2+x", 3, "batteries", "1 to 2"),
    ("h2+", 3, "goods", "R, Y, G or B"),
    ("h2+y", 3, "goods", "R, Y, G or B"),
    ("h2+YYY", 5, "goods", "at most 2"),
    ("h2+YR", 4, "goods", "R needs a special hold"),
    ("r1+RR", 4, "goods", "at most 1"),
    ("g+h", 1, "holds_nothing", "nothing fits"),
    ("t-1111+2", 6, "holds_nothing", "nothing fits"),
]


@pytest.mark.parametrize(("word", "offset", "code", "expected"), TOKENS)
def test_a_broken_word_is_refused_where_it_breaks(word, offset, code, expected):
    error = refusal(spoiled("c", word))

    assert (error.line, error.column, error.code) == (4, 13 + offset, code)
    assert expected in error.expected


@pytest.mark.parametrize(
    ("word", "offset", "code"), [token[:3] for token in TOKENS if "." not in token[0]]
)
def test_a_broken_word_of_a_line_is_refused_too(word, offset, code):
    error = refusal(f"2021.I_.{word}", read_line)

    assert (error.line, error.column, error.code) == (1, 9 + offset, code)


LINES = [
    ("", 1, "edition", "2007 or 2021"),
    ("1999.I", 1, "edition", "2007 or 2021"),
    ("2021", 5, "board", "I or II or III"),
    ("2021.IV_c", 6, "board", "I or II or III"),
    ("2021.I.wings~2", 8, "quirk", "alien-bonus"),
    ("2021.I.alien-bonus~x", 20, "quirk_value", "a number"),
    ("2021.I_c.c.c.c.c.c.c.c", 22, "square", "7 squares at most"),
    ("2021.I______c", 13, "row", "5 rows at most"),
]


@pytest.mark.parametrize(("text", "column", "code", "expected"), LINES)
def test_a_broken_line_is_refused(text, column, code, expected):
    error = refusal(text, read_line)

    assert (error.line, error.column, error.code) == (1, column, code)
    assert expected in error.expected


def test_a_refusal_reads_as_one_sentence():
    error = refusal(spoiled("c", "c-12"))

    assert str(error) == "line 4, column 17: expected the connector of the rear side, 0 to 3"


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    for read in (read_ship, read_line):
        try:
            read(text)
        except NotationError as error:
            assert error.line >= 1
            assert error.column >= 1
            assert error.expected


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
