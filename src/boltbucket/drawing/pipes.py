"""Connectors as pipes: one thick, two thin, or a wide flange with three mouths.

Everything is drawn for the front side of a tile whose middle is (0, 0) and turned by the caller.
A universal flange has its mouths where single and double pipes end, so that joints meet.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from boltbucket.drawing import palette
from boltbucket.drawing.svg import box, group, line, middle_box, polygon
from boltbucket.rules.ship.tile import Connector

HALF = 50.0
"""Half the side of a tile."""
HUB_REACH = 26.0
"""How far from the middle a pipe disappears under the hub."""
SINGLE_WIDTH = 18.0
DOUBLE_WIDTH = 8.5
DOUBLE_OFFSET = 13.0
FLANGE_WIDTH = 46.0
FLANGE_NECK = 30.0
FLANGE_DEPTH = 9.5
COLLAR_DEPTH = 9.0
COLLAR_OVER = 3.0
"""How much wider than its pipe a collar is, on each side."""
WELD_HALF = 33.0

OUTLINE: dict[str, Any] = {"stroke": palette.INK, "stroke_width": 2}


class Mouth(StrEnum):
    """What a connector looks at."""

    OPEN = "open"
    JOINED = "joined"
    WRONG = "wrong"


def side(connector: Connector, mouth: Mouth = Mouth.OPEN, reach: float = HUB_REACH) -> str:
    """The front side of a tile, its pipes running in up to `reach` before the middle."""
    if connector is Connector.SINGLE:
        return _single(mouth, reach)
    if connector is Connector.DOUBLE:
        return _double(mouth, reach)
    if connector is Connector.UNIVERSAL:
        return _universal(mouth, reach)
    return weld()


def weld() -> str:
    """The seam of a smooth side."""
    y = 4.5 - HALF
    a, b = (-WELD_HALF, y), (WELD_HALF, y)
    return group(
        line(a, b, stroke=palette.INK, stroke_width=5, stroke_linecap="round"),
        line(a, b, stroke=palette.WELD, stroke_width=3, stroke_linecap="round"),
        line(
            a,
            b,
            stroke=palette.PLATE_LIGHT,
            stroke_width=3,
            stroke_dasharray="1.6 3.4",
            opacity=0.75,
        ),
    )


def clamps(fit: int) -> str:
    """The closed joint between two tiles, around the middle of their common edge.

    `fit` is the connectors' common part: 1 the middle pipe, 2 the outer pipes, 3 all three.
    """
    found = []
    if fit & Connector.SINGLE:
        found.append(_clamp(0, SINGLE_WIDTH if fit == Connector.SINGLE else DOUBLE_WIDTH))
    if fit & Connector.DOUBLE:
        found += [_clamp(-DOUBLE_OFFSET, DOUBLE_WIDTH), _clamp(DOUBLE_OFFSET, DOUBLE_WIDTH)]
    return group(*found)


def _clamp(x: float, width: float) -> str:
    ring = middle_box(x, 0, width + 4, 7, 2, fill=palette.CLAMP, **OUTLINE)
    return ring + line(
        (x - width / 2, 0), (x + width / 2, 0), stroke=palette.PIPE, stroke_width=1.6
    )


def _single(mouth: Mouth, reach: float) -> str:
    return group(_pipe(0, SINGLE_WIDTH, reach), _collar(0, SINGLE_WIDTH, mouth))


def _double(mouth: Mouth, reach: float) -> str:
    return group(
        *(
            _pipe(x, DOUBLE_WIDTH, reach) + _collar(x, DOUBLE_WIDTH, mouth)
            for x in (-DOUBLE_OFFSET, DOUBLE_OFFSET)
        )
    )


def _universal(mouth: Mouth, reach: float) -> str:
    top, wide, neck = -HALF, FLANGE_WIDTH / 2, FLANGE_NECK / 2
    below = top + FLANGE_DEPTH
    body = polygon(
        [
            (-wide + 3, below),
            (wide - 3, below),
            (neck, below + 8),
            (neck, -reach),
            (-neck, -reach),
            (-neck, below + 8),
        ],
        fill="url(#bb-pipe)",
        **OUTLINE,
    )
    flange = box(-wide, top, FLANGE_WIDTH, FLANGE_DEPTH, 2.5, fill="url(#bb-collar)", **OUTLINE)
    mouths = (_mouth(x, 9, mouth) for x in (-DOUBLE_OFFSET, 0, DOUBLE_OFFSET))
    return group(body, flange, *mouths)


def _pipe(x: float, width: float, reach: float) -> str:
    length = HALF - reach - 2
    return box(x - width / 2, 2 - HALF, width, length, fill="url(#bb-pipe)", **OUTLINE)


def _collar(x: float, width: float, mouth: Mouth) -> str:
    over = width + 2 * COLLAR_OVER
    ring = box(x - over / 2, -HALF, over, COLLAR_DEPTH, 2, fill="url(#bb-collar)", **OUTLINE)
    return ring + _mouth(x, width, mouth)


def _mouth(x: float, width: float, mouth: Mouth) -> str:
    if mouth is Mouth.JOINED:
        return ""
    return box(x - width / 2, 1.8 - HALF, width, 4.6, 1.6, fill=palette.MOUTH)
