"""Seats, squares, strengths and answers as words, both ways."""

from __future__ import annotations

import re

from boltbucket.notation.words import SIDE_OF_SIGN
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.ship.blueprint import Cell, cell_at, column_of, row_of
from boltbucket.rules.ship.contents import GOOD_OF_LETTER

COLOURS = ("red", "blue", "green", "yellow", "purple")
CLOCK_NAME = "clock"
SEAT_OF = {**{colour: seat for seat, colour in enumerate(COLOURS)}, CLOCK_NAME: CLOCK}
NAME_OF = {seat: name for name, seat in SEAT_OF.items()}

_CELL = re.compile(r"(\d+)/(\d+)")
_NUMBER = re.compile(r"-?\d+")
_STRENGTH = re.compile(r"(-?)(?=[\d½.])(\d*)(½|\.5|\.0)?")

_CELL_VERBS = frozenset(
    {
        "place",
        "power",
        "battery",
        "crew",
        "good",
        "piece",
        "remove",
        "alien",
        "load",
        "unload",
        "discard",
    }
)
_GOOD_VERBS = frozenset({"load", "unload"})
_SEAT_VERBS = frozenset({"pick", "go", "time_up"})
_SIGNS = "^>v<"


def read_cell(word: str) -> Cell | None:
    """The square of `7/8`: printed column, printed row."""
    found = _CELL.fullmatch(word)
    return cell_at(int(found[1]), int(found[2])) if found else None


def write_cell(cell: Cell) -> str:
    return f"{column_of(cell)}/{row_of(cell)}"


def read_strength(word: str) -> int | None:
    """Half points of `4`, `4½`, `4.5` or, with heavy payload, `-3`."""
    found = _STRENGTH.fullmatch(word)
    if found is None:
        return None
    halves = 2 * int(found[2] or 0) + (found[3] in ("½", ".5"))
    return -halves if found[1] else halves


def write_strength(halves: int) -> str:
    whole, half = divmod(abs(halves), 2)
    digits = str(whole) if whole or not half else ""
    return ("-" if halves < 0 else "") + digits + ("½" if half else "")


def read_answer(words: list[str]) -> Answer:
    """An answer as it is submitted; squares, goods, turns and seats may be written for people."""
    verb, *rest = words
    return (verb, *(_read_word(verb, word) for word in rest))


def _read_word(verb: str, word: str) -> str | int:
    cell = read_cell(word)
    if cell is not None:
        return cell
    if _NUMBER.fullmatch(word):
        return int(word)
    if verb in _GOOD_VERBS and word in GOOD_OF_LETTER:
        return GOOD_OF_LETTER[word].value
    if verb == "place" and word in _SIGNS:
        return int(SIDE_OF_SIGN[word])
    if verb in _SEAT_VERBS and word in COLOURS:
        return SEAT_OF[word]
    return word


def write_answer(answer: Answer) -> str:
    verb, *rest = answer
    words = [_write_word(str(verb), place, word) for place, word in enumerate(rest)]
    return " ".join([str(verb), *words])


def _write_word(verb: str, place: int, word: str | int) -> str:
    if isinstance(word, str):
        letter = word[0].upper()
        return letter if verb in _GOOD_VERBS and letter in GOOD_OF_LETTER else word
    if verb in _CELL_VERBS and word >= 100:
        return write_cell(word)
    if verb == "place" and place == 1 and 0 <= word < 4:
        return _SIGNS[word]
    return NAME_OF.get(word, str(word)) if verb in _SEAT_VERBS else str(word)


def seat_name(seat: Seat) -> str:
    return NAME_OF.get(seat, str(seat))
