"""Cabins, life support and holds: what holds something, and what is in it."""

from __future__ import annotations

from boltbucket.drawing import palette
from boltbucket.drawing.lettering import lettering
from boltbucket.drawing.signs import INK_LINE, hexagon, player_shape, triangle
from boltbucket.drawing.svg import at, box, disc, group, line, middle_box, path
from boltbucket.rules.ship.contents import GOODS, PRICES, Figure, Good
from boltbucket.rules.ship.tile import Kind

SEAT_X = 13.0
SEAT_Y = 5.0
HELMET = 11.5
BOX_PLACES = {
    1: ((0.0, 0.0),),
    2: ((-15.0, 0.0), (15.0, 0.0)),
    3: ((0.0, -14.5), (-14.5, 14.5), (14.5, 14.5)),
}
"""Where the containers of a hold stand, by how many there are."""
BOX_SIZES = {1: 42.0, 2: 28.0, 3: 28.0}
COCKPIT = (
    "M-29 27V-2C-29 -22 -14 -33 0 -33S29 -22 29 -2V27C29 29 27 31 25 31H-25C-27 31 -29 29 -29 27Z"
)
WINDSHIELD = "M-22 18V0C-22 -8 22 -8 22 0V18C22 20 20 22 18 22H-18C-20 22 -22 20 -22 18Z"
SPECIAL_SCALE = 0.82
"""Several special containers leave room for the stripes."""
VALUES = {good: len(GOODS) - place for place, good in enumerate(GOODS)}


def cabin(crew: tuple[Figure, ...]) -> str:
    window = group(
        middle_box(0, 0, 58, 46, 14, fill=palette.PLATE_LIGHT, **INK_LINE),
        middle_box(0, 0, 49, 37, 10, fill="url(#bb-glass)", **INK_LINE),
        path("M-20 -3L-9 -16M-19 6L0 -16", stroke=palette.WHITE, stroke_width=3, opacity=0.55),
    )
    return group(window, seats(crew))


def starting_cabin(colour: str, crew: tuple[Figure, ...]) -> str:
    """A cockpit in the player's colour with the player's shape."""
    paint = palette.PLAYER_COLOURS.get(colour, palette.PLAYER_COLOURS[""])
    shape = player_shape(
        palette.PLAYER_SHAPES.get(colour, palette.OTHER_SHAPE), 8, fill=palette.WHITE, **INK_LINE
    )
    return group(
        path(COCKPIT, fill=paint, **INK_LINE),
        path(
            "M-25 0C-24 -18 -12 -28 -3 -29",
            stroke=palette.WHITE,
            stroke_width=3,
            fill="none",
            opacity=0.6,
            stroke_linecap="round",
        ),
        path(WINDSHIELD, fill="url(#bb-glass)", **INK_LINE),
        at(0, -18, shape),
        at(0, 3, seats(crew)),
    )


def seats(crew: tuple[Figure, ...]) -> str:
    """Two seats with whoever sits in them; an alien takes the whole room."""
    if len(crew) == 1 and crew[0].is_alien:
        return at(0, 1, figure(crew[0]), scale=1.3)
    places = ((-SEAT_X, SEAT_Y), (SEAT_X, SEAT_Y))
    sitting = dict(zip(places, crew, strict=False))
    return group(
        *(at(*place, figure(sitting[place]) if place in sitting else _seat()) for place in places)
    )


def _seat() -> str:
    dark = {"fill": "#1D4A75", "opacity": 0.9}
    return box(-6.5, -9, 13, 15, 5, **dark) + box(-9, 3, 18, 8, 3, **dark)


def figure(who: Figure) -> str:
    if who is Figure.HUMAN:
        return _human()
    return _purple() if who is Figure.PURPLE else _brown()


def _human() -> str:
    return group(
        box(-8, 5, 16, 9, 4, fill="#F29A38", **INK_LINE),
        disc(0, -1, HELMET, fill=palette.WHITE, **INK_LINE),
        box(-8, -6, 16, 10, 5, fill="#24324F", stroke=palette.INK, stroke_width=1.5),
        path(
            "M-5 -1.500C-5 -4 -3 -4.3 0 -4.3",
            stroke="#9AD4FF",
            stroke_width=1.8,
            fill="none",
            stroke_linecap="round",
        ),
    )


def _purple() -> str:
    return group(
        hexagon(14, fill=palette.FIGURE_COLOURS[Figure.PURPLE], **INK_LINE),
        _eye(-5, -2, 3.6),
        _eye(5, -2, 3.6),
        path(
            "M-4 5.500Q0 9 4 5.5",
            stroke=palette.INK,
            stroke_width=2,
            fill="none",
            stroke_linecap="round",
        ),
    )


def _brown() -> str:
    return group(
        triangle(17, fill=palette.FIGURE_COLOURS[Figure.BROWN], **INK_LINE),
        _eye(0, -0.5, 5),
        path("M-5 8.500H5", stroke=palette.INK, stroke_width=2, stroke_linecap="round"),
    )


def _eye(x: float, y: float, radius: float) -> str:
    white = disc(x, y, radius, fill=palette.WHITE, stroke=palette.INK, stroke_width=1.2)
    return white + disc(x + 0.6, y, radius * 0.48, fill=palette.INK)


def life_support(kind: Kind) -> str:
    """A dome with the alien's sign."""
    colour = palette.KIND_COLOURS[kind]
    sign = hexagon if kind is Kind.LIFE_SUPPORT_PURPLE else triangle
    size = 13.5 if kind is Kind.LIFE_SUPPORT_PURPLE else 15.5
    return group(
        path("M-26 15A26 38 0 0 1 26 15Z", fill=colour, **INK_LINE),
        path(
            "M-19 7C-18 -5 -14 -12 -8 -15",
            stroke=palette.WHITE,
            stroke_width=3.4,
            fill="none",
            opacity=0.75,
            stroke_linecap="round",
        ),
        box(-29, 13, 58, 12, 4, fill="url(#bb-steel)", **INK_LINE),
        *(disc(x, 19, 2, fill=palette.INK) for x in (-20, -10, 0, 10, 20)),
        at(0, -2, sign(size, fill=palette.WHITE, **INK_LINE), sign(size * 0.42, fill=colour)),
    )


def hold(size: int, goods: tuple[Good, ...], special: bool) -> str:
    """Containers, the first ones filled; special ones between warning stripes."""
    places = BOX_PLACES.get(size, BOX_PLACES[3])
    side = BOX_SIZES.get(size, BOX_SIZES[3])
    shrink = SPECIAL_SCALE if special and size > 1 else 1
    boxes = (
        at(x, y, good_box(goods[i], side) if i < len(goods) else _container(side, special))
        for i, (x, y) in enumerate(places)
    )
    stripes = _stripes() if special else ""
    return group(stripes, at(0, 0, *boxes, scale=shrink))


def _container(side: float, special: bool) -> str:
    colour = palette.KIND_COLOURS[Kind.SPECIAL_CARGO if special else Kind.CARGO]
    half = side / 2 - 4
    return group(
        middle_box(0, 0, side, side, 3, fill=palette.INK, stroke=palette.INK, stroke_width=2),
        middle_box(0, 0, side - 4, side - 4, 2, fill=palette.HUB, stroke=colour, stroke_width=3.4),
        path(
            f"M{-half} {-half}L{half} {half}M{half} {-half}L{-half} {half}",
            stroke=colour,
            stroke_width=1.8,
            opacity=0.75,
        ),
    )


def _stripes() -> str:
    return middle_box(0, 0, 62, 62, 9, fill="url(#bb-hazard)", **INK_LINE) + middle_box(
        0, 0, 51, 51, 5, fill=palette.HUB, **INK_LINE
    )


def good_box(good: Good, side: float) -> str:
    """A block of goods: its letter, and its value as pips."""
    value = VALUES[good]
    pip, gap = side * 0.055, side * 0.17
    pips = (
        disc(gap * (place - (value - 1) / 2), side * 0.33, pip, fill=palette.INK)
        for place in range(value)
    )
    return group(
        middle_box(0, 0, side, side, 3, fill=palette.GOOD_COLOURS[good], **INK_LINE),
        line(
            (-side / 2 + 3, -side / 2 + 3),
            (side / 2 - 3, -side / 2 + 3),
            stroke=palette.WHITE,
            stroke_width=2,
            opacity=0.5,
        ),
        middle_box(0, side * 0.33, side * 0.82, side * 0.2, 2, fill=palette.WHITE, opacity=0.85),
        *pips,
        lettering(
            str(PRICES[good]), 0, -side * 0.1, side * 0.46, palette.WHITE, outline=palette.INK
        ),
    )
