"""A whole ship as a picture."""

from __future__ import annotations

from boltbucket.drawing import board, figures, marks, pipes, tile
from boltbucket.drawing.board import Layout
from boltbucket.drawing.palette import SPACE, Theme
from boltbucket.drawing.pipes import Mouth
from boltbucket.drawing.svg import at, element, group, number, titled
from boltbucket.notation.shelf import edition_of
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Connector, Side


def draw_ship(ship: Ship, theme: Theme = SPACE, title: str | None = None) -> str:
    """The ship on its plan as an SVG document that needs nothing else."""
    layout = Layout(ship.blueprint)
    title = usual_title(ship) if title is None else title
    return element(
        "svg",
        titled(title),
        tile.definitions(),
        marks.definitions(),
        board.ground(layout, theme),
        board.plan(layout, theme),
        board.numbers(layout, theme),
        board.heading(title, layout, theme),
        _bases(ship, layout),
        _joints(ship, layout),
        _tops(ship, layout),
        marks.dead_zones(ship, layout),
        marks.flaw_marks(ship, layout),
        figures.strip(ship, layout, theme),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {number(layout.width)} {number(layout.height)}",
        width=layout.width,
        height=layout.height,
    )


def usual_title(ship: Ship) -> str:
    edition = edition_of(ship.blueprint, tuple(ship.tiles.values()))
    return f"Ship {ship.blueprint.name} - {edition}" if edition else f"Ship {ship.blueprint.name}"


def _bases(ship: Ship, layout: Layout) -> str:
    return group(
        *(
            at(*layout.middle(cell), tile.tile_base(ship.tiles[cell], _mouths(ship, cell)))
            for cell in ship.cells
        )
    )


def _mouths(ship: Ship, cell: Cell) -> tuple[Mouth, ...]:
    return tuple(_mouth(ship, cell, side) for side in Side)


def _mouth(ship: Ship, cell: Cell, side: Side) -> Mouth:
    other = ship.blueprint.neighbours[cell][side]
    if other is None or other not in ship.tiles:
        return Mouth.OPEN
    return Mouth.JOINED if _fit(ship, cell, other, side) else Mouth.WRONG


def _fit(ship: Ship, cell: Cell, other: Cell, side: Side) -> int:
    mine, theirs = ship.tiles[cell].connectors, ship.tiles[other].connectors
    return mine[side] & theirs[side.opposite]


def _joints(ship: Ship, layout: Layout) -> str:
    """Clamps where pipes meet; each joint is drawn by the tile before or left of it."""
    found = []
    for cell in ship.cells:
        for side in (Side.RIGHT, Side.REAR):
            other = ship.blueprint.neighbours[cell][side]
            if other is None or other not in ship.tiles:
                continue
            fit = _fit(ship, cell, other, side)
            if fit != Connector.SMOOTH:
                x, y = layout.between(cell, other)
                found.append(at(x, y, pipes.clamps(fit), turn=90 * side))
    return group(*found)


def _tops(ship: Ship, layout: Layout) -> str:
    return group(
        *(
            at(
                *layout.middle(cell),
                tile.tile_top(
                    ship.tiles[cell],
                    ship.crew.get(cell, ()),
                    ship.charge.get(cell, 0),
                    ship.goods.get(cell, ()),
                ),
            )
            for cell in ship.cells
        )
    )
