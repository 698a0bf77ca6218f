"""Writing SVG: elements as strings, numbers without noise."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, *children: str, **attributes: object) -> str:
    """An element; `stroke_width` becomes `stroke-width`, attributes of None are left out."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            words.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(_written(value))}")
    head = " ".join(words)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def group(*children: str, **attributes: object) -> str:
    return element("g", *children, **attributes) if any(children) else ""


def at(x: float, y: float, *children: str, turn: float = 0, scale: float = 1) -> str:
    """Children moved to a place, turned clockwise by degrees and scaled."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({scale:.5g})"] if scale != 1 else []
    return group(*children, transform=" ".join(steps) or None)


def box(x: float, y: float, width: float, height: float, round_: float = 0, **style: object) -> str:
    corner = round_ or None
    return element("rect", x=x, y=y, width=width, height=height, rx=corner, **style)


def middle_box(
    x: float, y: float, width: float, height: float, round_: float = 0, **style: object
) -> str:
    """A box around its middle."""
    return box(x - width / 2, y - height / 2, width, height, round_, **style)


def disc(x: float, y: float, radius: float, **style: object) -> str:
    return element("circle", cx=x, cy=y, r=radius, **style)


def path(d: str, **style: object) -> str:
    return element("path", d=d, **style)


def polygon(points: Iterable[Point], **style: object) -> str:
    written = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=written, **style)


def line(a: Point, b: Point, **style: object) -> str:
    return element("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **style)


def titled(title: str) -> str:
    """What a screen reader and a tooltip say."""
    return f"<title>{escape(title)}</title>"


def _written(value: object) -> str:
    return number(value) if isinstance(value, float | int) else str(value)
