"""The payload of missions: explosive, fragile, heavy, radioactive, artifacts."""

from __future__ import annotations

from boltbucket.drawing import palette
from boltbucket.drawing.lettering import lettering
from boltbucket.drawing.signs import INK_LINE, star_points
from boltbucket.drawing.svg import at, box, disc, group, path, polygon
from boltbucket.rules.ship.tile import Kind, Side

ZONE_TIP = 27.0
GLASS = (
    "M-18 -24H18C18 -8 12 2 3 4V18H12C14 18 15 20 15 22V24"
    "H-15V22C-15 20 -14 18 -12 18H-3V4C-12 2 -18 -8 -18 -24Z"
)


def explosive() -> str:
    """A bomb with a burning fuse."""
    colour = palette.KIND_COLOURS[Kind.EXPLOSIVE]
    return group(
        disc(-2, 6, 20, fill="#38405A", stroke=colour, stroke_width=3.5),
        path(
            "M-14 2A14 14 0 0 1 -4 -8",
            stroke=palette.WHITE,
            stroke_width=3.5,
            fill="none",
            opacity=0.8,
            stroke_linecap="round",
        ),
        at(10, -10, box(-6, -4, 12, 8, 2, fill=palette.PIPE_LIGHT, **INK_LINE), turn=42),
        path(
            "M13 -13C18 -20 22 -14 22 -21",
            stroke=palette.PLATE_LIGHT,
            stroke_width=3,
            fill="none",
            stroke_linecap="round",
        ),
        at(
            22,
            -23,
            polygon(star_points(8, 9, 4), fill=palette.AMBER, **INK_LINE),
            polygon(star_points(4, 5, 2), fill=palette.WHITE),
        ),
    )


def fragile() -> str:
    """A cracked glass."""
    colour = palette.KIND_COLOURS[Kind.FRAGILE]
    return group(
        path(
            GLASS,
            fill=colour,
            **INK_LINE,
        ),
        path(
            "M-13 -18C-12 -10 -9 -5 -6 -2",
            stroke=palette.WHITE,
            stroke_width=3,
            fill="none",
            stroke_linecap="round",
        ),
        path(
            "M6 -24L1 -15L8 -11L3 -2",
            stroke=palette.INK,
            stroke_width=2.6,
            fill="none",
            stroke_linejoin="round",
        ),
    )


def heavy(mass: int) -> str:
    """A weight with its mass."""
    colour = palette.KIND_COLOURS[Kind.HEAVY]
    return group(
        path("M-8 -14C-12 -29 12 -29 8 -14", stroke=palette.INK, stroke_width=10, fill="none"),
        path("M-8 -14C-12 -29 12 -29 8 -14", stroke=colour, stroke_width=5.5, fill="none"),
        path(
            "M-17 -15H17L27 22C28 25 26 27 23 27H-23C-26 27 -28 25 -27 22Z", fill=colour, **INK_LINE
        ),
        lettering(str(mass), 0, 7, 25, palette.INK),
    )


def plating() -> str:
    """The armour of heavy payload on a smooth front side."""
    return group(
        box(-36, -47, 72, 9, 3, fill="url(#bb-steel)", **INK_LINE),
        *(disc(x, -42.5, 2, fill=palette.INK) for x in (-28, -14, 0, 14, 28)),
    )


def radioactive() -> str:
    """A trefoil."""
    colour = palette.KIND_COLOURS[Kind.RADIOACTIVE]
    blade = "M-5.5 -9.5L-13 -22.5A26 26 0 0 1 13 -22.5L5.5 -9.5A11 11 0 0 0 -5.5 -9.5Z"
    return group(
        disc(0, 0, 29, fill=colour, **INK_LINE),
        *(at(0, 0, path(blade, fill=palette.INK), turn=turn) for turn in (0, 120, 240)),
        disc(0, 0, 6, fill=palette.INK),
    )


def artifact(directions: tuple[Side, ...]) -> str:
    """An old eye with rays along its zone."""
    colour = palette.KIND_COLOURS[Kind.SINGLE_ARTIFACT]
    rays = (at(0, 0, _ray(colour), turn=90 * side) for side in directions)
    return group(
        *rays,
        polygon(
            [(0, -19), (19, 0), (0, 19), (-19, 0)],
            fill="#0E5F66",
            stroke=colour,
            stroke_width=3.5,
            stroke_linejoin="round",
        ),
        path("M-12 0Q0 -11 12 0Q0 11 -12 0Z", fill=palette.WHITE, **INK_LINE),
        disc(0, 0, 4.4, fill="#0E5F66"),
        disc(1.3, -1.3, 1.3, fill=palette.WHITE),
    )


def _ray(colour: str) -> str:
    return polygon(
        [(-4, -16), (-4, -20), (-9, -20), (0, -ZONE_TIP - 3), (9, -20), (4, -20), (4, -16)],
        fill=colour,
        **INK_LINE,
    )
