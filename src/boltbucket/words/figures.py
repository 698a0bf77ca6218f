"""Figures of a ship as people write them: what the examples of the rules claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.words.values import SIDES, Speaker, half_points, key_part, square

SIDE_OF_SIGN = {"^": Side.FRONT, ">": Side.RIGHT, "v": Side.REAR, "<": Side.LEFT}
NOTHING = "-"


def figure(ship: Ship, name: str) -> str:
    """The value of a figure. A name may say of what: `hit ^7`, the tile that is hit from the
    front in column 7."""
    kind, _, of = name.partition(" ")
    return _FIGURES[kind](ship, of)


def told(words: Speaker, name: str, value: str) -> str:
    """A figure and its value as a line of text."""
    kind, _, of = name.partition(" ")
    params: dict[str, str | int] = {"value": _spoken(words, kind, value), "of": of or "none"}
    if of and of[0] in SIDE_OF_SIGN:
        params |= {"side": SIDES[SIDE_OF_SIGN[of[0]]], "line": int(of[1:] or 0)}
    return words.say(f"fact-{kind}", **params)


def _spoken(words: Speaker, kind: str, value: str) -> str | int:
    """A value as a sentence takes it: numbers as numbers, so that it can choose a form."""
    if value == NOTHING:
        return "none"
    if value.isdecimal():
        return int(value)
    parts = value.split(", ")
    if kind == "flaws":
        parts = [words.say(f"flaw-{key_part(flaw)}") for flaw in parts]
    return words.listed(parts)


def _cells(cells: tuple[int, ...]) -> str:
    return ", ".join(square(cell) for cell in cells) or NOTHING


def _line(of: str) -> tuple[Side, int]:
    return SIDE_OF_SIGN[of[0]], int(of[1:])


def _hit(ship: Ship, of: str) -> str:
    target = ship.target(*_line(of))
    return NOTHING if target is None else square(target)


def _bounces(ship: Ship, of: str) -> str:
    side, line = _line(of)
    target = ship.target(side, line)
    return "yes" if target is not None and ship.bounces(target, side) else "no"


def _guns(ship: Ship, of: str) -> str:
    single, double = ship.guns(*_line(of))
    return _cells((*single, *double))


def _flaws(ship: Ship, of: str) -> str:
    return ", ".join(flaw.kind.value for flaw in ship.flaws) or NOTHING


def _pieces(ship: Ship, of: str) -> str:
    left = ship.without([_cell(of)]) if of else ship
    return str(len(left.pieces))


def _cell(text: str) -> int:
    column, row = text.split("/")
    return int(column) * 100 + int(row)


_FIGURES: Mapping[str, Callable[[Ship, str], str]] = {
    "exposed": lambda ship, of: str(ship.exposed_connectors),
    "engines": lambda ship, of: half_points(ship.engine_strength()),
    "engines-best": lambda ship, of: half_points(ship.best_engine_strength),
    "cannons": lambda ship, of: half_points(ship.cannon_strength()),
    "cannons-best": lambda ship, of: half_points(ship.best_cannon_strength),
    "crew": lambda ship, of: str(ship.crew_size),
    "humans": lambda ship, of: str(ship.humans),
    "batteries": lambda ship, of: str(ship.batteries),
    "goods-value": lambda ship, of: str(ship.goods_value()),
    "infected": lambda ship, of: _cells(ship.infected_cabins),
    "stranded": lambda ship, of: _cells(ship.without([_cell(of)]).stranded_aliens),
    "shield": lambda ship, of: "yes" if ship.shielded(SIDE_OF_SIGN[of]) else "no",
    "pieces": _pieces,
    "flaws": _flaws,
    "hit": _hit,
    "bounces": _bounces,
    "guns": _guns,
}
