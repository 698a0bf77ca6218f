"""A ship drawn with box characters, for the terminal.

Pipes stick out of the boxes: ┴ one pipe, ╨ two, ╩ universal, and nothing on smooth sides.
"""

from __future__ import annotations

from rich.text import Text

from boltbucket.notation.words import KIND_WORDS
from boltbucket.rules.ship.blueprint import Cell, cell_at
from boltbucket.rules.ship.contents import Figure
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import (
    CABINS,
    CANNONS,
    ENGINES,
    HOLDS,
    LIFE_SUPPORTS,
    Kind,
    Side,
    Tile,
)

INNER = 5
HEIGHT = 4
TOP, RIGHT, BOTTOM, LEFT = ("─┴╨╩", "│├╞╠", "─┬╥╦", "│┤╡╣")
ARROWS = {Side.FRONT: "↑", Side.RIGHT: "→", Side.REAR: "↓", Side.LEFT: "←"}
NAMES = {**KIND_WORDS, Kind.STRUCTURAL: "+", Kind.STARTING_CABIN: "@"}
FIGURES = {Figure.HUMAN: "☻", Figure.BROWN: "b", Figure.PURPLE: "p"}


def ship_boxes(ship: Ship) -> Text:
    """The rows and columns of the ship that have tiles, numbered along both edges."""
    rows = [row for row in ship.blueprint.rows if _any(ship, row=row)]
    columns = [column for column in ship.blueprint.columns if _any(ship, column=column)]
    drawn = Text("   " + "".join(f"{column:^{INNER + 2}}" for column in columns).rstrip() + "\n")
    for row in rows:
        for line in range(HEIGHT):
            drawn.append(f"{row:>2} " if line == 1 else "   ")
            for column in columns:
                drawn.append_text(_part(ship, cell_at(column, row), line))
            drawn.append("\n")
    return drawn


def _any(ship: Ship, row: int | None = None, column: int | None = None) -> bool:
    return any(cell % 100 == row or cell // 100 == column for cell in ship.tiles)


def _part(ship: Ship, cell: Cell, line: int) -> Text:
    tile = ship.tiles.get(cell)
    if tile is None:
        return Text(" " * (INNER + 2))
    return Text(_box(ship, cell, tile)[line], style=_style(tile))


def _box(ship: Ship, cell: Cell, tile: Tile) -> list[str]:
    front, right, rear, left = tile.connectors
    side = "─" * (INNER // 2)
    return [
        f"┌{side}{TOP[front]}{side}┐",
        f"{LEFT[left]}{_name(tile):^{INNER}}{RIGHT[right]}",
        f"│{_contents(ship, cell):^{INNER}}│",
        f"└{side}{BOTTOM[rear]}{side}┘",
    ]


def _name(tile: Tile) -> str:
    size = str(tile.capacity) if tile.capacity else ""
    return NAMES[tile.kind] + size + "".join(ARROWS[side] for side in tile.directions)


def _contents(ship: Ship, cell: Cell) -> str:
    crew = "".join(FIGURES[figure] for figure in ship.crew.get(cell, ()))
    goods = "".join(good.letter for good in ship.goods.get(cell, ()))
    return crew + goods + "▮" * ship.charge.get(cell, 0)


def _style(tile: Tile) -> str:
    if tile.kind in CABINS:
        return "cyan"
    if tile.kind in CANNONS:
        return "magenta"
    if tile.kind in ENGINES:
        return "yellow"
    if tile.kind in HOLDS:
        return "red" if tile.kind is Kind.SPECIAL_CARGO else "bright_white"
    if tile.kind in LIFE_SUPPORTS:
        return "blue"
    return {Kind.SHIELD: "bright_cyan", Kind.BATTERY: "green"}.get(tile.kind, "white")
