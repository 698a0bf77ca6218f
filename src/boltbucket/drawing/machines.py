"""Cannons, engines, shields, batteries: what does something.

Every function draws around the middle (0, 0). Cannons look to the front, engines to the rear;
the caller turns them.
"""

from __future__ import annotations

from boltbucket.drawing import palette
from boltbucket.drawing.signs import INK_LINE, bolt
from boltbucket.drawing.svg import box, disc, group, line, middle_box, path, polygon
from boltbucket.rules.ship.tile import Kind, Side

CANNON_OVERHANG = 8.0
FLAME_OVERHANG = 15.0
BARREL_WIDTH = 14.0
TWIN_BARREL_WIDTH = 11.0
TWIN_OFFSET = 11.5
NOZZLE_WIDTH = 36.0
TWIN_NOZZLE_WIDTH = 24.0
TWIN_NOZZLE_OFFSET = 14.0
CELL_HEIGHT = 48.0
CELL_GAP = 4.0
CANNON_DARK = "#7B2FB0"
ENGINE_DARK = "#B04E10"
SHIELD_DARK = "#14755A"


def cannon() -> str:
    barrel = _barrel(0, BARREL_WIDTH)
    turret = disc(0, 9, 19, fill="url(#bb-cannon)", **INK_LINE)
    cap = disc(0, 9, 9, fill=CANNON_DARK, **INK_LINE) + disc(0, 9, 3.2, fill=palette.WHITE)
    return group(barrel, turret, cap)


def double_cannon() -> str:
    barrels = _barrel(-TWIN_OFFSET, TWIN_BARREL_WIDTH) + _barrel(TWIN_OFFSET, TWIN_BARREL_WIDTH)
    turret = middle_box(0, 10, 52, 33, 12, fill="url(#bb-cannon)", **INK_LINE)
    plate = middle_box(0, 10, 28, 25, 6, fill=CANNON_DARK, **INK_LINE)
    return group(barrels, turret, plate, bolt(0, 10, 0.85))


def _barrel(x: float, width: float) -> str:
    top = -50 - CANNON_OVERHANG
    muzzle = width + 7
    return group(
        box(x - width / 2, top + 4, width, 62, fill="url(#bb-cannon)", **INK_LINE),
        line((x - width / 2, -18), (x + width / 2, -18), stroke=palette.INK, stroke_width=2),
        line((x - width / 2, -24), (x + width / 2, -24), stroke=palette.INK, stroke_width=2),
        box(x - muzzle / 2, top, muzzle, 13, 3, fill=CANNON_DARK, **INK_LINE),
        box(x - width / 2 + 2, top - 1, width - 4, 5, 1.5, fill=palette.MOUTH),
    )


def engine() -> str:
    body = middle_box(0, -8, 34, 34, 8, fill="url(#bb-engine)", **INK_LINE)
    vents = group(
        *(
            line((-9, y), (9, y), stroke=ENGINE_DARK, stroke_width=4, stroke_linecap="round")
            for y in (-17, -9, -1)
        )
    )
    return group(_nozzle(0, NOZZLE_WIDTH), body, vents)


def double_engine() -> str:
    nozzles = _nozzle(-TWIN_NOZZLE_OFFSET, TWIN_NOZZLE_WIDTH) + _nozzle(
        TWIN_NOZZLE_OFFSET, TWIN_NOZZLE_WIDTH
    )
    body = middle_box(0, -8, 52, 34, 9, fill="url(#bb-engine)", **INK_LINE)
    plate = middle_box(0, -8, 28, 26, 6, fill=ENGINE_DARK, **INK_LINE)
    return group(nozzles, body, plate, bolt(0, -8, 0.9))


def _nozzle(x: float, width: float) -> str:
    wide, narrow = width / 2, width * 0.28
    bell = f"M{x - narrow} 6L{x + narrow} 6C{x + narrow + 2} 22 {x + wide} 30 {x + wide} 45"
    bell += f"L{x - wide} 45C{x - wide} 30 {x - narrow - 2} 22 {x - narrow} 6Z"
    rib = {"stroke": palette.INK, "stroke_width": 1.8, "opacity": 0.65}
    return group(
        _flame(x, wide * 0.82, 50 + FLAME_OVERHANG, "#FF7A1A"),
        _flame(x, wide * 0.5, 50 + FLAME_OVERHANG * 0.55, palette.FLAME),
        path(bell, fill="url(#bb-steel)", **INK_LINE),
        line((x - wide * 0.72, 25), (x + wide * 0.72, 25), **rib),
        line((x - wide * 0.93, 35), (x + wide * 0.93, 35), **rib),
    )


def _flame(x: float, half: float, tip: float, colour: str) -> str:
    d = f"M{x - half} 43C{x - half} {tip - 9} {x - half * 0.3} {tip - 8} {x} {tip}"
    d += f"C{x + half * 0.3} {tip - 8} {x + half} {tip - 9} {x + half} 43Z"
    return path(d, fill=colour)


def shield(directions: tuple[Side, ...]) -> str:
    arcs = (group(shield_arc(), transform=f"rotate({90 * side})") for side in directions)
    emitter = disc(0, 0, 17, fill="url(#bb-shield)", **INK_LINE)
    core = disc(0, 0, 12.5, fill=SHIELD_DARK, **INK_LINE)
    return group(*arcs, emitter, core, bolt(0, 0, 0.75))


def shield_arc() -> str:
    """The glow before the front side."""
    outer, inner = "M-33 -32Q0 -46 33 -32", "M-20 -21.5Q0 -31 20 -21.5"
    colour = palette.KIND_COLOURS[Kind.SHIELD]
    style = {"fill": "none", "stroke_linecap": "round"}
    return group(
        path(outer, stroke=colour, stroke_width=14, opacity=0.3, **style),
        path(outer, stroke=palette.INK, stroke_width=9, **style),
        path(outer, stroke=colour, stroke_width=6, **style),
        path(outer, stroke=palette.WHITE, stroke_width=1.8, opacity=0.9, **style),
        path(inner, stroke=colour, stroke_width=3.5, **style),
    )


def battery(size: int, charge: int) -> str:
    """Its cells from the left, charged ones bright."""
    width = 22.0 if size < 3 else 15.0
    pitch = width + CELL_GAP
    left = -pitch * (size - 1) / 2
    return group(*(_cell(left + pitch * place, width, place < charge) for place in range(size)))


def _cell(x: float, width: float, charged: bool) -> str:
    top = -CELL_HEIGHT / 2 + 3
    height = CELL_HEIGHT - 3
    fill = "url(#bb-battery)" if charged else palette.SPENT
    pole = palette.CLAMP if charged else palette.PIPE_DARK
    case = group(
        middle_box(x, top - 3, width * 0.42, 7, 1.5, fill=pole, **INK_LINE),
        box(x - width / 2, top, width, height, 4, fill=fill, **INK_LINE),
    )
    if not charged:
        return case + line(
            (x - width / 4, 3), (x + width / 4, 3), stroke=palette.PIPE, stroke_width=3
        )
    plus = path(
        f"M{x - 4} 3H{x + 4}M{x} -1V7",
        stroke=palette.INK,
        stroke_width=3,
        stroke_linecap="round",
    )
    shine = box(x - width / 2 + 2.6, top + 4, 2.2, height - 8, 1.1, fill=palette.WHITE, opacity=0.6)
    return case + plus + shine


def junction() -> str:
    """Where the pipes of a structural module meet."""
    nut = polygon(
        [(-9, 0), (-4.5, -7.8), (4.5, -7.8), (9, 0), (4.5, 7.8), (-4.5, 7.8)],
        fill="url(#bb-collar)",
        **INK_LINE,
    )
    return group(
        disc(0, 0, 21, fill="url(#bb-steel)", **INK_LINE), nut, disc(0, 0, 3.4, fill=palette.INK)
    )
