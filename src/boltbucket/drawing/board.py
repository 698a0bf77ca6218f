"""What lies under a ship: space or paper, the plan with its printed numbers."""

from __future__ import annotations

from boltbucket.drawing.lettering import lettering, text_width
from boltbucket.drawing.palette import Theme
from boltbucket.drawing.signs import star_points
from boltbucket.drawing.svg import Point, at, box, disc, element, group, line, middle_box, polygon
from boltbucket.rules.ship.blueprint import Blueprint, Cell, column_of, row_of

CELL = 100.0
MARGIN = 62.0
"""Room for the printed numbers around the plan."""
TITLE = 66.0
FOOT = 92.0
STARS = 90


class Layout:
    """Where the squares of a plan are in the picture."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.blueprint = blueprint
        self.width = CELL * len(blueprint.columns) + 2 * MARGIN
        self.height = CELL * len(blueprint.rows) + 2 * MARGIN + TITLE + FOOT
        self.left = MARGIN
        self.top = MARGIN + TITLE

    def middle(self, cell: Cell) -> Point:
        x = self.blueprint.columns.index(column_of(cell))
        y = self.blueprint.rows.index(row_of(cell))
        return self.left + (x + 0.5) * CELL, self.top + (y + 0.5) * CELL

    def between(self, a: Cell, b: Cell) -> Point:
        (ax, ay), (bx, by) = self.middle(a), self.middle(b)
        return (ax + bx) / 2, (ay + by) / 2


def ground(layout: Layout, theme: Theme) -> str:
    glow = element(
        "radialGradient",
        element("stop", offset=0, stop_color=theme.ground_far),
        element("stop", offset=1, stop_color=theme.ground),
        id="bb-ground",
        cx=0.5,
        cy=0.45,
        r=0.75,
    )
    sky = box(0, 0, layout.width, layout.height, fill="url(#bb-ground)")
    return group(
        element("defs", glow), sky, _stars(layout) if theme.stars else "", _grid(layout, theme)
    )


def _stars(layout: Layout) -> str:
    """Always the same sky for a plan."""
    found, state = [], 20071
    for place in range(STARS):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        x = state % int(layout.width)
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        y = state % int(layout.height)
        bright = 0.25 + (state >> 8) % 50 / 100
        if place % 12:
            found.append(disc(x, y, 0.8 + place % 3 * 0.4, fill="#FFFFFF", opacity=bright))
        else:
            found.append(at(x, y, polygon(star_points(4, 6, 1.2), fill="#FFFFFF", opacity=bright)))
    return group(*found)


def _grid(layout: Layout, theme: Theme) -> str:
    plan = layout.blueprint
    right, bottom = layout.width - MARGIN, layout.top + CELL * len(plan.rows)
    style = {"stroke": theme.grid, "stroke_width": 1.5}
    across = (
        line((layout.left, layout.top + CELL * i), (right, layout.top + CELL * i), **style)
        for i in range(len(plan.rows) + 1)
    )
    along = (
        line((layout.left + CELL * i, layout.top), (layout.left + CELL * i, bottom), **style)
        for i in range(len(plan.columns) + 1)
    )
    return group(*across, *along)


def plan(layout: Layout, theme: Theme) -> str:
    """The squares that may be built on, the start marked."""
    blueprint = layout.blueprint
    squares = (
        middle_box(
            *layout.middle(cell),
            92,
            92,
            9,
            fill=theme.square,
            stroke=theme.square_edge,
            stroke_width=2,
            stroke_dasharray="7 5",
        )
        for cell in blueprint.cells
        if cell in blueprint.area
    )
    x, y = layout.middle(blueprint.start)
    style = {"fill": "none", "stroke": theme.square_edge, "stroke_width": 2.5}
    return group(*squares, disc(x, y, 24, **style), disc(x, y, 14, **style))


def numbers(layout: Layout, theme: Theme) -> str:
    """The printed numbers on all four edges."""
    blueprint = layout.blueprint
    found = []
    for i, column in enumerate(blueprint.columns):
        x = layout.left + (i + 0.5) * CELL
        for y in (layout.top - 30, layout.top + CELL * len(blueprint.rows) + 30):
            found.append(lettering(str(column), x, y, 20, theme.faint))
    for i, row in enumerate(blueprint.rows):
        y = layout.top + (i + 0.5) * CELL
        for x in (layout.left - 32, layout.width - MARGIN + 32):
            found.append(lettering(str(row), x, y, 20, theme.faint))
    return group(*found)


def heading(title: str, layout: Layout, theme: Theme) -> str:
    room = layout.width - 2 * MARGIN
    size = min(28.0, 28.0 * room / max(1.0, text_width(title, 28)))
    return lettering(title, layout.left, 48, size, theme.text, anchor=0)
