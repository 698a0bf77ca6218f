"""A ship's drawing, mistakes and figures for the terminal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from boltbucket.rules.notation import write_ship
from boltbucket.rules.ship.blueprint import Cell, cell_at, column_of, row_of
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side

SENTENCES = {
    FlawKind.MISMATCH: "single connector on double connector: {0} and {1}",
    FlawKind.BLOCKED_CONNECTOR: "connector on smooth side: {0} and {1}",
    FlawKind.ENGINE_DIRECTION: "engine not pointing to the rear: {0}",
    FlawKind.ENGINE_BLOCKED: "tile behind an engine's exhaust: engine {0}, tile {1}",
    FlawKind.CANNON_BLOCKED: "tile before a cannon's barrel: cannon {0}, tile {1}",
    FlawKind.OUTSIDE: "outside the building area: {0}",
    FlawKind.RADIOACTIVE_JOINED: "radioactive payload joined: {0} and {1}",
    FlawKind.ARTIFACT_IN_ZONE: "artifacts in each other's dead zone: {0} and {1}",
}
LABEL = 20


def report(ship: Ship) -> str:
    """The drawing with marks under everything wrong, the mistakes, the figures."""
    mistakes = [f"  {_sentence(flaw)}" for flaw in ship.flaws] or ["  none: this ship may fly"]
    figures = [f"  {name:<{LABEL}}{value}" for name, value in _figures(ship)]
    lines = [*_marked_drawing(ship), "", _headline(ship), *mistakes, "", "Figures", *figures]
    return "\n".join(lines)


def _headline(ship: Ship) -> str:
    return f"Mistakes: {len(ship.flaws)} (squares as column/row)" if ship.flaws else "Mistakes"


def _sentence(flaw: Flaw) -> str:
    places = [_place(cell) for cell in flaw.cells]
    if flaw.kind is FlawKind.LOOSE:
        return f"not joined to the ship: {', '.join(places)}"
    return SENTENCES[flaw.kind].format(*places)


def _place(cell: Cell) -> str:
    return f"{column_of(cell)}/{row_of(cell)}"


def _marked_drawing(ship: Ship) -> Iterator[str]:
    """Still a drawing that can be read: the marks are comments."""
    wrong = {cell for flaw in ship.flaws for cell in flaw.cells}
    lines = write_ship(ship, described=True).splitlines()
    rows = len(ship.blueprint.rows)
    yield from lines[:-rows]
    for row, line in zip(ship.blueprint.rows, lines[-rows:], strict=True):
        yield line
        cells = {cell_at(column, row) for column in ship.blueprint.columns}
        if wrong & cells:
            yield _marks(line, row, ship.blueprint.columns, wrong)


def _marks(line: str, row: int, columns: tuple[int, ...], wrong: set[Cell]) -> str:
    marks = [" "] * len(line)
    marks[0] = ";"
    words = list(re.finditer(r"\S+", line))[1:]
    for column, word in zip(columns, words, strict=True):
        if cell_at(column, row) in wrong:
            marks[word.start() : word.end()] = "!" * len(word.group())
    return "".join(marks).rstrip()


def _figures(ship: Ship) -> Iterator[tuple[str, str]]:
    yield "Engine strength", _span(ship.engine_strength(), ship.best_engine_strength)
    yield "Cannon strength", _span(ship.cannon_strength(), ship.best_cannon_strength)
    yield "Shielded sides", ", ".join(_shielded(ship)) or "none"
    yield "Crew", _crew(ship)
    yield "Batteries", str(ship.batteries)
    yield "Goods", _goods(ship)
    yield "Exposed connectors", str(ship.exposed_connectors)
    yield "Tiles", str(len(ship.tiles))
    yield "Pieces", str(len(ship.pieces))


def _span(least: int, best: int) -> str:
    if least == best:
        return _points(least)
    return f"{_points(least)} without batteries, {_points(best)} at best"


def _points(halves: int) -> str:
    sign = "-" if halves < 0 else ""
    whole, half = divmod(abs(halves), 2)
    return sign + (str(whole) if whole or not half else "") + ("½" if half else "")


def _shielded(ship: Ship) -> list[str]:
    return [side.name.lower() for side in Side if ship.shielded(side)]


def _crew(ship: Ship) -> str:
    if not ship.crew_size:
        return "0"
    humans = f"{ship.humans} human" + ("" if ship.humans == 1 else "s")
    aliens = [f"{figure.value} alien" for _, figure in ship.aliens]
    return f"{ship.crew_size} ({', '.join([humans, *aliens])})"


def _goods(ship: Ship) -> str:
    if not ship.all_goods:
        return "0"
    counted = Counter(good.value for good in ship.all_goods)
    blocks = ", ".join(f"{amount} {colour}" for colour, amount in counted.items())
    value = ship.goods_value()
    return f"{value} credit{'' if value == 1 else 's'} ({blocks})"
