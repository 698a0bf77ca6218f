"""A ship's drawing, mistakes and figures for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

from boltbucket.notation import write_ship
from boltbucket.rules.ship.blueprint import Cell, cell_at, column_of, row_of
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Side
from boltbucket.words import Words
from boltbucket.words.values import Translator, half_points, key_part


def report(ship: Ship, words: Words) -> str:
    """The drawing with marks under everything wrong, the mistakes, the figures."""
    mistakes = [f"  {_sentence(flaw, words)}" for flaw in ship.flaws]
    mistakes = mistakes or [f"  {words.say('report-no-mistakes')}"]
    figures = [(words.say(f"report-{name}"), value) for name, value in _figures(ship, words)]
    label = max(len(name) for name, _ in figures) + 2
    lines = [f"  {name:<{label}}{value}" for name, value in figures]
    headline = words.say("report-mistakes", count=len(ship.flaws))
    drawing = _marked_drawing(ship)
    return "\n".join([*drawing, "", headline, *mistakes, "", words.say("report-figures"), *lines])


def _sentence(flaw: Flaw, words: Words) -> str:
    places = [_place(cell) for cell in flaw.cells]
    named = dict(zip(("first", "second"), places, strict=False))
    key = f"report-flaw-{key_part(flaw.kind.value)}"
    return words.say(key, **named, places=", ".join(places))


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
    squares = list(re.finditer(r"\S+", line))[1:]
    for column, word in zip(columns, squares, strict=True):
        if cell_at(column, row) in wrong:
            marks[word.start() : word.end()] = "!" * len(word.group())
    return "".join(marks).rstrip()


def _figures(ship: Ship, words: Words) -> Iterator[tuple[str, str]]:
    yield "engines", _span(ship.engine_strength(), ship.best_engine_strength, words)
    yield "cannons", _span(ship.cannon_strength(), ship.best_cannon_strength, words)
    yield "shielded", words.listed(_shielded(ship, words)) or words.say("report-none")
    yield "crew", _crew(ship, words)
    yield "batteries", str(ship.batteries)
    yield "goods", _goods(ship, words)
    yield "exposed", str(ship.exposed_connectors)
    yield "tiles", str(len(ship.tiles))
    yield "pieces", str(len(ship.pieces))


def _span(least: int, best: int, words: Words) -> str:
    if least == best:
        return half_points(least)
    return words.say("report-span", least=half_points(least), best=half_points(best))


def _shielded(ship: Ship, words: Words) -> list[str]:
    return [words.say(f"side-{side.name.lower()}") for side in Side if ship.shielded(side)]


def _crew(ship: Ship, words: Words) -> str:
    if not ship.crew_size:
        return "0"
    humans = words.say("report-humans", count=ship.humans)
    aliens = [words.say(f"figure-{figure.value}") for _, figure in ship.aliens]
    return f"{ship.crew_size} ({', '.join([humans, *aliens])})"


def _goods(ship: Ship, words: Words) -> str:
    if not ship.all_goods:
        return "0"
    value = words.say("offer-credits", credits=ship.goods_value())
    return f"{value} ({Translator(words).goods(ship.all_goods)})"
