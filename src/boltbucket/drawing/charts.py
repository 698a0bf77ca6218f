"""Charts for simulations: bars, stacked bars, spreads and curves, in the look of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import floor, log10

from boltbucket.drawing.lettering import lettering, text_width
from boltbucket.drawing.palette import SPACE, Theme
from boltbucket.drawing.svg import Point, at, box, element, group, line, number, path, titled

COLOURS = ("#6EC1FF", "#FF8A3D", "#36D6A8", "#C86BFA", "#F5C518", "#FF5A5F", "#B7E04B", "#8793A8")
WIDTH = 620.0
MARGIN = 28.0
ROW = 26.0
CURVES = 220.0
LABEL = 10.0
TITLE = 15.0


@dataclass(frozen=True)
class Bars:
    """A bar for every label, made of one part or several; `errors` are drawn as whiskers."""

    title: str
    rows: Mapping[str, Mapping[str, float]]
    unit: str = ""
    errors: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Spread:
    """How often each value came up, a line of columns for every label."""

    title: str
    rows: Mapping[str, Sequence[float]]
    unit: str = ""
    columns: int = 24


@dataclass(frozen=True)
class Curves:
    """Points joined to a line for every label, and levels to compare them with."""

    title: str
    rows: Mapping[str, Sequence[Point]]
    levels: Mapping[str, float] = field(default_factory=dict)
    across: str = ""
    """What is counted from left to right."""


Chart = Bars | Spread | Curves


def draw_charts(title: str, charts: Sequence[Chart], theme: Theme = SPACE) -> str:
    """Charts below each other as one SVG document."""
    parts, y = [], 2 * MARGIN + TITLE
    for chart in charts:
        height = _height(chart)
        parts.append(at(MARGIN, y, _drawn(chart, theme)))
        y += height + MARGIN
    return element(
        "svg",
        titled(title),
        box(0, 0, WIDTH + 2 * MARGIN, y, fill=theme.ground),
        lettering(title, MARGIN, 1.3 * MARGIN, TITLE + 3, theme.text, anchor=0),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {number(WIDTH + 2 * MARGIN)} {number(y)}",
        width=WIDTH + 2 * MARGIN,
        height=y,
    )


def _drawn(chart: Chart, theme: Theme) -> str:
    if isinstance(chart, Bars):
        return _bars(chart, theme)
    return _spread(chart, theme) if isinstance(chart, Spread) else _curves(chart, theme)


def _height(chart: Chart) -> float:
    if isinstance(chart, Curves):
        return CURVES + 3 * ROW
    if isinstance(chart, Bars):
        return 2 * ROW + ROW * len(chart.rows) + (ROW if _parts(chart) != [""] else 0)
    return 2 * ROW + 3 * ROW * len(chart.rows)


def _panel(chart: Chart, theme: Theme) -> str:
    height = _height(chart)
    return box(-10, -10, WIDTH + 20, height + 10, 8, fill=theme.panel) + lettering(
        chart.title, 0, 8, TITLE * 0.8, theme.text, anchor=0
    )


def _gutter(rows: Mapping[str, object]) -> float:
    """Room for the labels at the left."""
    return max((text_width(label, LABEL) for label in rows), default=0) + 14


# Bars


def _parts(chart: Bars) -> list[str]:
    return list(dict.fromkeys(part for row in chart.rows.values() for part in row))


def _bars(chart: Bars, theme: Theme) -> str:
    left = _gutter(chart.rows)
    totals = [_ends(row) for row in chart.rows.values()]
    low = min(0.0, *(end[0] for end in totals), 0.0)
    high = max(*(end[1] for end in totals), 1e-9, 0.0)
    high += max(chart.errors.values(), default=0.0)
    room = WIDTH - left - 60
    scale = room / (high - low)
    zero = left - low * scale
    parts = _parts(chart)
    drawn = [_panel(chart, theme)]
    for place, (label, row) in enumerate(chart.rows.items()):
        y = 1.6 * ROW + place * ROW
        drawn.append(lettering(label, left - 10, y, LABEL, theme.text, anchor=1))
        drawn.append(_bar(row, parts, zero, y, scale))
        drawn.append(_whisker(sum(row.values()), chart.errors.get(label), zero, y, scale, theme))
        total = f"{sum(row.values()):.3g}{chart.unit}"
        drawn.append(lettering(total, WIDTH, y, LABEL, theme.faint, anchor=1))
    drawn.append(line((zero, ROW), (zero, ROW * (1.2 + len(chart.rows))), stroke=theme.faint))
    if parts != [""]:
        drawn.append(at(left, ROW * (1.9 + len(chart.rows)), _legend(parts, WIDTH - left, theme)))
    return group(*drawn)


def _ends(row: Mapping[str, float]) -> tuple[float, float]:
    """How far a bar reaches to the left and to the right of nought."""
    return (
        sum(value for value in row.values() if value < 0),
        sum(value for value in row.values() if value > 0),
    )


def _bar(row: Mapping[str, float], parts: list[str], zero: float, y: float, scale: float) -> str:
    drawn, ahead, behind = [], 0.0, 0.0
    for part, value in row.items():
        colour = COLOURS[parts.index(part) % len(COLOURS)]
        if value >= 0:
            start, ahead = ahead, ahead + value
        else:
            start = behind = behind + value
        drawn.append(box(zero + start * scale, y - 7, abs(value) * scale, 14, 2, fill=colour))
    return group(*drawn)


def _whisker(
    value: float, error: float | None, zero: float, y: float, scale: float, theme: Theme
) -> str:
    if not error:
        return ""
    low, high = zero + (value - error) * scale, zero + (value + error) * scale
    style = {"stroke": theme.text, "stroke_width": 1.5}
    return group(
        line((low, y), (high, y), **style),
        line((low, y - 4), (low, y + 4), **style),
        line((high, y - 4), (high, y + 4), **style),
    )


def _legend(parts: list[str], room: float, theme: Theme) -> str:
    drawn, x = [], 0.0
    for place, part in enumerate(parts):
        drawn.append(box(x, -5, 10, 10, 2, fill=COLOURS[place % len(COLOURS)]))
        drawn.append(lettering(part, x + 15, 0, 8, theme.faint, anchor=0))
        x += 15 + text_width(part, 8) + 16
    return at(0, 0, *drawn, scale=min(1.0, room / max(x, 1.0)))


# Spreads


def _spread(chart: Spread, theme: Theme) -> str:
    left = _gutter(chart.rows)
    values = [value for row in chart.rows.values() for value in row] or [0.0]
    step = _step((max(values) - min(values)) / chart.columns)
    first = floor(min(values) / step)
    count = floor(max(values) / step) - first + 1
    width = (WIDTH - left) / count
    drawn = [_panel(chart, theme)]
    for place, (label, row) in enumerate(chart.rows.items()):
        base = 1.2 * ROW + 3 * ROW * (place + 1)
        colour = COLOURS[place % len(COLOURS)]
        drawn.append(lettering(label, left - 10, base - ROW, LABEL, theme.text, anchor=1))
        drawn.append(at(left, base, _columns(row, first, step, count, width, colour)))
        drawn.append(line((left, base), (WIDTH, base), stroke=theme.faint))
    y = 1.7 * ROW + 3 * ROW * len(chart.rows)
    for tick in range(0, count, max(1, count // 8)):
        text = number((first + tick) * step) + chart.unit
        drawn.append(lettering(text, left + (tick + 0.5) * width, y, 9, theme.faint))
    return group(*drawn)


def _columns(
    row: Sequence[float], first: int, step: float, count: int, width: float, colour: str
) -> str:
    counts = [0] * count
    for value in row:
        counts[floor(value / step) - first] += 1
    most = max(counts) or 1
    return group(
        *(
            box(place * width + 1, -2.6 * ROW * n / most, max(1, width - 2), 2.6 * ROW * n / most)
            for place, n in enumerate(counts)
            if n
        ),
        fill=colour,
    )


# Curves


def _curves(chart: Curves, theme: Theme) -> str:
    points = [point for row in chart.rows.values() for point in row] or [(0.0, 0.0)]
    heights = [*(y for _, y in points), *chart.levels.values(), 0.0]
    farthest = max(x for x, _ in points) or 1.0
    step = _step((max(heights) - min(heights)) / 6)
    low, high = floor(min(heights) / step) * step, -floor(-max(heights) / step) * step or step
    left, width = 44.0, WIDTH - 44.0

    def place(point: Point) -> Point:
        x, y = point
        return left + width * x / farthest, ROW + CURVES * (high - y) / (high - low)

    drawn = [_panel(chart, theme)]
    for tick in range(round((high - low) / step) + 1):
        _, y = place((0, low + tick * step))
        drawn.append(line((left, y), (WIDTH, y), stroke=theme.faint, stroke_width=0.4))
        drawn.append(lettering(number(low + tick * step), left - 8, y, 9, theme.faint, anchor=1))
    for part in range(5):
        x, _ = place((farthest * part / 4, 0))
        text = f"{farthest * part / 4:,.0f}"
        drawn.append(lettering(text, x, 1.5 * ROW + CURVES, 9, theme.faint, anchor=part / 4))
    drawn.append(lettering(chart.across, left, 2.1 * ROW + CURVES, 9, theme.faint, anchor=0))
    for nth, level in enumerate(chart.levels.values(), start=len(chart.rows)):
        ends = place((0, level)), place((farthest, level))
        drawn.append(line(*ends, stroke=_colour(nth), stroke_width=1.5, stroke_dasharray="6 4"))
    for nth, row in enumerate(chart.rows.values()):
        drawn.append(_joined(map(place, row), _colour(nth)))
    legend = _legend([*chart.rows, *chart.levels], WIDTH - left, theme)
    return group(*drawn, at(left, 2.7 * ROW + CURVES, legend))


def _joined(points: Iterable[Point], colour: str) -> str:
    written = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{written}", fill="none", stroke=colour, stroke_width=2) if written else ""


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _step(least: float) -> float:
    """A round width of columns: 1, 2 or 5 times a power of ten, and never less than 1."""
    if least <= 1:
        return 1.0
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)
