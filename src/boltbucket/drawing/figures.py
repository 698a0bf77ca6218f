"""The figures of a ship in a strip below it."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.drawing import machines, pipes, rooms
from boltbucket.drawing.board import FOOT, MARGIN, Layout
from boltbucket.drawing.lettering import lettering, text_width
from boltbucket.drawing.palette import Theme
from boltbucket.drawing.signs import warning
from boltbucket.drawing.svg import at, box
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Connector
from boltbucket.words.values import half_points

ICON = 46.0
HEIGHT = 58.0
TEXT = 22.0
CLOSEST = 10.0
"""The least gap between two figures; on narrow plans all of them shrink."""


def strip(ship: Ship, layout: Layout, theme: Theme) -> str:
    """Engines, cannons, crew, batteries, goods, exposed connectors and mistakes."""
    items = list(_items(ship))
    widths = [ICON + 6 + text_width(text, TEXT) for _, text in items]
    room = layout.width - 2 * MARGIN - 24
    scale = min(1.0, room / (sum(widths) + CLOSEST * (len(items) - 1)))
    gap = (room / scale - sum(widths)) / (len(items) - 1)
    top = layout.height - FOOT + 14
    x, found = 0.0, []
    for (icon, text), width in zip(items, widths, strict=True):
        found.append(at(x + ICON / 2, 0, icon))
        found.append(lettering(text, x + ICON + 6, 0, TEXT, theme.text, anchor=0))
        x += width + gap
    panel = box(MARGIN, top, room + 24, HEIGHT, 12, fill=theme.panel)
    return panel + at(MARGIN + 12, top + HEIGHT / 2, *found, scale=scale)


def _items(ship: Ship) -> Iterator[tuple[str, str]]:
    yield _engine(), _span(ship.engine_strength(), ship.best_engine_strength)
    yield _cannon(), _span(ship.cannon_strength(), ship.best_cannon_strength)
    yield at(0, -1, rooms.figure(Figure.HUMAN), scale=1.4), str(ship.crew_size)
    yield at(0, 2, machines.battery(1, 1), scale=0.8), str(ship.batteries)
    yield at(0, 0, rooms.good_box(Good.YELLOW, 34)), str(ship.goods_value())
    yield at(0, 46, pipes.side(Connector.SINGLE), scale=1.2), str(ship.exposed_connectors)
    if ship.flaws:
        yield at(0, 3, warning(1.3)), str(len(ship.flaws))


def _engine() -> str:
    return at(0, -6, machines.engine(), scale=0.52)


def _cannon() -> str:
    return at(0, 9, machines.cannon(), scale=0.52)


def _span(least: int, most: int) -> str:
    """Strengths in half points: without batteries, and at best if that is more."""
    if least == most:
        return points(least)
    return f"{points(least)}{'–' if least >= 0 else ' to '}{points(most)}"


def points(halves: int) -> str:
    """Half points as people write them."""
    return half_points(halves)
