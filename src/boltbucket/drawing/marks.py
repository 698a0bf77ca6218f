"""What is wrong with a ship, and where nothing works."""

from __future__ import annotations

from boltbucket.drawing import palette
from boltbucket.drawing.board import Layout
from boltbucket.drawing.signs import spark, warning
from boltbucket.drawing.svg import Point, at, box, element, group, middle_box
from boltbucket.rules.ship.blueprint import Cell, column_of
from boltbucket.rules.ship.flaws import Flaw, FlawKind
from boltbucket.rules.ship.ship import Ship

CORNER = 30.0
JOINTS = frozenset({FlawKind.MISMATCH, FlawKind.BLOCKED_CONNECTOR})
CONTACTS = frozenset(
    {FlawKind.ENGINE_BLOCKED, FlawKind.CANNON_BLOCKED, FlawKind.RADIOACTIVE_JOINED}
)


def flaw_marks(ship: Ship, layout: Layout) -> str:
    """Sparks at wrong joints, frames around what is loose or outside, warning signs."""
    return group(*(_mark(flaw, layout) for flaw in ship.flaws))


def _mark(flaw: Flaw, layout: Layout) -> str:
    if flaw.kind in JOINTS:
        return at(*layout.between(*flaw.cells), spark())
    if flaw.kind in CONTACTS:
        return at(*_beside_joint(flaw.cells[0], flaw.cells[1], layout), warning())
    frames = (_frame(cell, layout) for cell in flaw.cells)
    x, y = layout.middle(flaw.cells[0])
    return group(*frames, at(x + CORNER, y - CORNER, warning()))


def _beside_joint(a: Cell, b: Cell, layout: Layout) -> Point:
    """On the edge between two tiles, leaving its middle free for a spark."""
    x, y = layout.between(a, b)
    return (x + CORNER, y) if column_of(a) == column_of(b) else (x, y - CORNER)


def _frame(cell: Cell, layout: Layout) -> str:
    x, y = layout.middle(cell)
    style = {"fill": "none", "stroke_width": 5}
    return middle_box(x, y, 93, 93, 8, stroke=palette.INK, **style) + middle_box(
        x, y, 93, 93, 8, stroke=palette.AMBER, stroke_dasharray="12 9", **style
    )


def dead_zones(ship: Ship, layout: Layout) -> str:
    """The squares where artifacts let nothing work."""
    bands = (
        middle_box(*layout.middle(cell), 100, 100, fill="url(#bb-dead)")
        for cell in ship.blueprint.cells
        if cell in ship.layout.dead
    )
    return group(*bands, opacity=0.5)


def definitions() -> str:
    colour = "#4FE0D0"
    return element(
        "defs",
        element(
            "pattern",
            box(0, 0, 12, 12, fill="#06282C", opacity=0.55),
            box(0, 0, 4, 12, fill=colour, opacity=0.6),
            id="bb-dead",
            width=12,
            height=12,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(-45)",
        ),
    )
