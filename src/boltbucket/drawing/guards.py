"""What keeps intruders out: sentries and arms lockers."""

from __future__ import annotations

from boltbucket.drawing import palette
from boltbucket.drawing.signs import INK_LINE
from boltbucket.drawing.svg import at, box, disc, group, path
from boltbucket.rules.ship.tile import Kind

BARREL_TIP = 24


def sentry() -> str:
    """A dome with an eye, and a short barrel to either side."""
    colour = palette.KIND_COLOURS[Kind.SENTRY]
    return group(
        box(-BARREL_TIP, -5, 2 * BARREL_TIP, 9, 3, fill=palette.PIPE_LIGHT, **INK_LINE),
        path("M-16 16V-2A16 16 0 0 1 16 -2V16Z", fill=colour, **INK_LINE),
        box(-21, 14, 42, 8, 3, fill=palette.PLATE_DARK, **INK_LINE),
        disc(0, -1, 8.5, fill=palette.INK),
        disc(0, -1, 4.5, fill=palette.AMBER),
        disc(-2, -3, 1.6, fill=palette.WHITE),
    )


def arms_locker() -> str:
    """An open locker with two ray guns in a rack."""
    colour = palette.KIND_COLOURS[Kind.ARMS_LOCKER]
    return group(
        box(-23, -24, 46, 48, 5, fill=colour, **INK_LINE),
        box(-18, -19, 36, 38, 3, fill=palette.HUB, **INK_LINE),
        at(-8.5, 0, _ray_gun()),
        at(8.5, 0, _ray_gun()),
    )


def _ray_gun() -> str:
    return group(
        path("M-3 -13H3V1H6V6H3V14H-3V6H-6V1H-3Z", fill=palette.PIPE_LIGHT, **INK_LINE),
        disc(0, -13, 4, fill=palette.AMBER, **INK_LINE),
    )
