"""Small signs used all over: lightning, players' shapes, aliens' shapes, sparks, warnings."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from boltbucket.drawing import palette
from boltbucket.drawing.svg import Point, at, disc, group, middle_box, path, polygon

INK_LINE: dict[str, Any] = {"stroke": palette.INK, "stroke_width": 2.2, "stroke_linejoin": "round"}
BOLT: tuple[Point, ...] = ((3, -13), (-9, 3), (-1.5, 3), (-4, 13), (9, -4), (1.5, -4))


def bolt(x: float, y: float, scale: float = 1) -> str:
    """It eats batteries."""
    return at(x, y, polygon(BOLT, fill=palette.AMBER, **INK_LINE), scale=scale)


def ring_points(count: int, radius: float, start: float = -90) -> list[Point]:
    """The corners of a regular shape, the first one at the top."""
    angles = (start * pi / 180 + 2 * pi * place / count for place in range(count))
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def star_points(count: int, outer: float, inner: float) -> list[Point]:
    tips = ring_points(count, outer)
    dents = ring_points(count, inner, -90 + 180 / count)
    return [point for pair in zip(tips, dents, strict=True) for point in pair]


def player_shape(shape: str, radius: float, **style: object) -> str:
    """Circle, square, triangle, diamond or star: who is who without colours."""
    if shape == "circle":
        return disc(0, 0, radius, **style)
    if shape == "square":
        return middle_box(0, 0, radius * 1.7, radius * 1.7, 1, **style)
    if shape == "triangle":
        return at(0, radius * 0.2, polygon(ring_points(3, radius * 1.2), **style))
    if shape == "diamond":
        return polygon(ring_points(4, radius * 1.2), **style)
    return polygon(star_points(5, radius * 1.25, radius * 0.55), **style)


def hexagon(radius: float, **style: object) -> str:
    """The purple aliens' sign."""
    return polygon(ring_points(6, radius), **style)


def triangle(radius: float, **style: object) -> str:
    """The brown aliens' sign."""
    return at(0, radius * 0.22, polygon(ring_points(3, radius), **style))


def spark(scale: float = 1) -> str:
    """A wrong joint."""
    return at(
        0,
        0,
        polygon(star_points(8, 21, 9), fill=palette.ALARM, **INK_LINE),
        polygon(star_points(8, 14, 5.5), fill=palette.AMBER),
        polygon(star_points(4, 9, 2.6), fill=palette.WHITE),
        turn=11,
        scale=scale,
    )


def warning(scale: float = 1) -> str:
    """Something is wrong with this tile."""
    sign = polygon(
        ring_points(3, 15),
        fill=palette.AMBER,
        stroke=palette.INK,
        stroke_width=3,
        stroke_linejoin="round",
    )
    mark = path("M0 -6V2", stroke=palette.INK, stroke_width=3.4, stroke_linecap="round")
    return at(0, 0, group(sign, mark, disc(0, 6, 2, fill=palette.INK)), scale=scale)
