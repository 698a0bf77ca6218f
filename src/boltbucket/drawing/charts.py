"""Charts for simulations: bars, stacked bars, spreads and curves, in the look of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10

from boltbucket.drawing.lettering import lettering, text_width
from boltbucket.drawing.palette import SPACE, Theme
from boltbucket.drawing.svg import Point, at, box, element, group, line, number, path, titled
from boltbucket.words import Words

COLOURS = ("#6EC1FF", "#FF8A3D", "#36D6A8", "#C86BFA", "#F5C518", "#FF5A5F", "#B7E04B", "#8793A8")
WIDTH = 620.0
MARGIN = 28.0
ROW = 26.0
CURVES = 220.0
LABEL = 8.0
SMALL = 6.5
TITLE = 12.0
TICKS = 6
"""About so many numbers stand along an axis."""


@dataclass(frozen=True)
class Bars:
    """A bar for every label, made of one part or several; `errors` are drawn as whiskers.

    `order` is that of the parts in the legend; without it, the largest comes first. Shares are
    written in per cent."""

    title: str
    rows: Mapping[str, Mapping[str, float]]
    errors: Mapping[str, float] = field(default_factory=dict)
    order: Sequence[str] = ()
    shares: bool = False


@dataclass(frozen=True)
class Spread:
    """How often each value came up, a histogram for every label, all on the same scale."""

    title: str
    rows: Mapping[str, Sequence[float]]
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


def draw_charts(
    title: str, charts: Sequence[Chart], words: Words | None = None, theme: Theme = SPACE
) -> str:
    """Charts below each other as one SVG document; numbers as the language writes them."""
    painter = _Painter(words or Words(), theme)
    parts, y = [], 2 * MARGIN + TITLE
    for chart in charts:
        parts.append(at(MARGIN, y, painter.draw(chart)))
        y += _height(chart) + MARGIN
    return element(
        "svg",
        titled(title),
        box(0, 0, WIDTH + 2 * MARGIN, y, fill=theme.ground),
        lettering(title, MARGIN, 1.3 * MARGIN, TITLE + 2, theme.text, anchor=0),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {number(WIDTH + 2 * MARGIN)} {number(y)}",
        width=WIDTH + 2 * MARGIN,
        height=y,
    )


def _height(chart: Chart) -> float:
    if isinstance(chart, Curves):
        return CURVES + 3 * ROW
    if isinstance(chart, Bars):
        return 2.6 * ROW + ROW * len(chart.rows) + (ROW if _parts(chart) != [""] else 0)
    return 2.4 * ROW + 3 * ROW * len(chart.rows)


def _gutter(rows: Mapping[str, object]) -> float:
    """Room for the labels at the left."""
    return max((text_width(label, LABEL) for label in rows), default=0) + 34


def _parts(chart: Bars) -> list[str]:
    """The parts of the bars as the legend lists them."""
    sizes: dict[str, float] = {}
    for row in chart.rows.values():
        for part, value in row.items():
            sizes[part] = sizes.get(part, 0.0) + abs(value)
    if chart.order:
        return [part for part in chart.order if part in sizes]
    return sorted(sizes, key=lambda part: -sizes[part])


class _Painter:
    """Draws single charts in a language and a theme."""

    def __init__(self, words: Words, theme: Theme) -> None:
        self.words = words
        self.theme = theme

    def draw(self, chart: Chart) -> str:
        ground = box(-10, -10, WIDTH + 20, _height(chart) + 10, 8, fill=self.theme.panel)
        title = lettering(chart.title, 0, 8, TITLE * 0.9, self.theme.text, anchor=0)
        return group(ground, title, self._drawn(chart))

    def _drawn(self, chart: Chart) -> str:
        if isinstance(chart, Bars):
            return self._bars(chart)
        return self._spread(chart) if isinstance(chart, Spread) else self._curves(chart)

    def _small(self, text: str, x: float, y: float, anchor: float = 0.5) -> str:
        return lettering(text, x, y, SMALL, self.theme.faint, anchor=anchor)

    def _label(self, text: str, x: float, y: float) -> str:
        return lettering(text, x, y, LABEL, self.theme.text, anchor=1)

    # Bars

    def _bars(self, chart: Bars) -> str:
        left, top, bottom = _gutter(chart.rows), ROW, ROW * (1.3 + len(chart.rows))
        low, high = _reach(chart)
        scale = (WIDTH - left - 50) / (high - low)
        zero = left - low * scale
        parts = _parts(chart)
        drawn = [self._axis(chart, _ticks(low, high), zero, scale, (top, bottom))]
        for place, (label, row) in enumerate(chart.rows.items()):
            y = 1.6 * ROW + place * ROW
            drawn.append(self._label(label, left - 10, y))
            drawn.append(_bar(row, parts, zero, y, scale))
            drawn.append(self._whisker(sum(row.values()), chart.errors.get(label), zero, y, scale))
            drawn.append(self._total(chart, row, y))
        if parts != [""]:
            drawn.append(at(left, bottom + 1.5 * ROW, self._legend(parts, WIDTH - left)))
        return group(*drawn)

    def _total(self, chart: Bars, row: Mapping[str, float], y: float) -> str:
        """What a bar comes to; shares of one thing always come to all of it."""
        if chart.shares and _parts(chart) != [""]:
            return ""
        return lettering(self._written(chart, sum(row.values())), WIDTH, y, LABEL, self.theme.text,
                         anchor=1)  # fmt: skip

    def _written(self, chart: Bars, value: float) -> str:
        return self.words.percent(value) if chart.shares else self.words.shortest(value)

    def _axis(
        self,
        chart: Bars,
        ticks: Sequence[float],
        zero: float,
        scale: float,
        span: tuple[float, float],
    ) -> str:
        """Fine lines with their numbers; that of nought is stronger."""
        top, bottom = span
        drawn = []
        for tick in ticks:
            x = zero + tick * scale
            faint = 1 if not tick else 0.3
            drawn.append(line((x, top), (x, bottom), stroke=self.theme.faint, opacity=faint))
            drawn.append(self._small(self._written(chart, tick), x, bottom + 9))
        return group(*drawn)

    def _whisker(
        self, value: float, error: float | None, zero: float, y: float, scale: float
    ) -> str:
        if not error:
            return ""
        low, high = zero + (value - error) * scale, zero + (value + error) * scale
        style = {"stroke": self.theme.text, "stroke_width": 1.5}
        return group(
            line((low, y), (high, y), **style),
            line((low, y - 4), (low, y + 4), **style),
            line((high, y - 4), (high, y + 4), **style),
        )

    def _legend(self, parts: list[str], room: float) -> str:
        drawn, x = [], 0.0
        for place, part in enumerate(parts):
            drawn.append(box(x, -5, 10, 10, 2, fill=COLOURS[place % len(COLOURS)]))
            drawn.append(self._small(part, x + 15, 0, anchor=0))
            x += 15 + text_width(part, SMALL) + 16
        return at(0, 0, *drawn, scale=min(1.0, room / max(x, 1.0)))

    # Spreads

    def _spread(self, chart: Spread) -> str:
        left, right = _gutter(chart.rows), WIDTH
        bins = _bins(chart)
        width = (right - left) / bins.count
        most = max((max(counts) for counts in bins.rows.values()), default=1) or 1
        drawn = []
        for place, (label, counts) in enumerate(bins.rows.items()):
            base = 1.2 * ROW + 3 * ROW * (place + 1)
            colour = COLOURS[place % len(COLOURS)]
            drawn.append(self._label(label, left - 34, base - ROW))
            drawn.append(self._frequencies(most, left, base))
            drawn.append(at(left, base, _columns(counts, most, width, colour)))
        y = 1.2 * ROW + 3 * ROW * len(chart.rows) + 10
        for tick in range(0, bins.count, max(1, ceil(bins.count / 8))):
            text = self.words.shortest((bins.first + tick) * bins.step)
            drawn.append(self._small(text, left + tick * width, y))
        return group(*drawn)

    def _frequencies(self, most: int, left: float, base: float) -> str:
        """The axis of one histogram: how many came up, the same for all of them."""
        drawn = [line((left, base), (WIDTH, base), stroke=self.theme.faint)]
        for tick in (t for t in _ticks(0, most, 2) if t == int(t)):
            y = base - COLUMN * tick / most
            text = self.words.shortest(tick)
            drawn.append(line((left, y), (WIDTH, y), stroke=self.theme.faint, opacity=0.3))
            drawn.append(self._small(text, left - 6, y, anchor=1))
        return group(*drawn)

    # Curves

    def _curves(self, chart: Curves) -> str:
        plane = _plane(chart)
        drawn = [self._grid(plane), self._small(chart.across, LEFT, 2.1 * ROW + CURVES, anchor=0)]
        for nth, level in enumerate(chart.levels.values(), start=len(chart.rows)):
            ends = plane.place((0, level)), plane.place((plane.farthest, level))
            drawn.append(line(*ends, stroke=_colour(nth), stroke_width=1.5, stroke_dasharray="6 4"))
        for nth, row in enumerate(chart.rows.values()):
            drawn.append(_joined(map(plane.place, row), _colour(nth)))
        legend = self._legend([*chart.rows, *chart.levels], WIDTH - LEFT)
        return group(*drawn, at(LEFT, 2.7 * ROW + CURVES, legend))

    def _grid(self, plane: _Plane) -> str:
        """Fine lines with their numbers at the left, numbers below."""
        drawn = []
        for tick in _ticks(plane.low, plane.high):
            _, y = plane.place((0, tick))
            drawn.append(line((LEFT, y), (WIDTH, y), stroke=self.theme.faint, opacity=0.3))
            drawn.append(self._small(self.words.shortest(tick), LEFT - 8, y, anchor=1))
        for part in range(5):
            x, _ = plane.place((plane.farthest * part / 4, 0))
            text = self.words.decimal(plane.farthest * part / 4, 0)
            drawn.append(self._small(text, x, 1.5 * ROW + CURVES, anchor=part / 4))
        return group(*drawn)


LEFT = 44.0
"""Where curves begin."""


@dataclass(frozen=True)
class _Plane:
    """Where the points of curves lie in the picture."""

    low: float
    high: float
    farthest: float

    def place(self, point: Point) -> Point:
        x, y = point
        across = (WIDTH - LEFT) * x / self.farthest
        return LEFT + across, ROW + CURVES * (self.high - y) / (self.high - self.low)


def _plane(chart: Curves) -> _Plane:
    points = [point for row in chart.rows.values() for point in row] or [(0.0, 0.0)]
    heights = [*(y for _, y in points), *chart.levels.values(), 0.0]
    step = _round_up(max(1e-9, max(heights) - min(heights)) / TICKS)
    low, high = floor(min(heights) / step) * step, ceil(max(heights) / step) * step
    return _Plane(low, high if high > low else low + step, max(x for x, _ in points) or 1.0)


def _joined(points: Iterable[Point], colour: str) -> str:
    written = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{written}", fill="none", stroke=colour, stroke_width=2) if written else ""


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


COLUMN = 2.6 * ROW
"""How high the most frequent value of all is drawn."""


def _reach(chart: Bars) -> tuple[float, float]:
    """From where to where bars and whiskers go; nought is always among it."""
    ends = [_ends(row) for row in chart.rows.values()]
    error = max(chart.errors.values(), default=0.0)
    low = min([0.0, *(least for least, _ in ends)])
    return low, max([1e-9, *(most + error for _, most in ends)])


def _ends(row: Mapping[str, float]) -> tuple[float, float]:
    """How far a bar reaches to the left and to the right of nought."""
    return (
        sum(value for value in row.values() if value < 0),
        sum(value for value in row.values() if value > 0),
    )


def _ticks(low: float, high: float, count: int = TICKS) -> list[float]:
    """Round numbers between two others, nought among them if it lies there.

    >>> _ticks(-3, 12), _ticks(0, 0.4)
    ([0.0, 5.0, 10.0], [0.0, 0.1, 0.2, 0.3, 0.4])
    """
    step = _round_up((high - low) / count)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(step * place, 6) for place in range(first, last + 1)]


def _bar(row: Mapping[str, float], parts: list[str], zero: float, y: float, scale: float) -> str:
    drawn, ahead, behind = [], 0.0, 0.0
    for part in parts:
        value = row.get(part, 0.0)
        colour = COLOURS[parts.index(part) % len(COLOURS)]
        if value >= 0:
            start, ahead = ahead, ahead + value
        else:
            start = behind = behind + value
        if value:
            drawn.append(box(zero + start * scale, y - 7, abs(value) * scale, 14, 2, fill=colour))
    return group(*drawn)


@dataclass(frozen=True)
class _Bins:
    """Values counted in columns of the same width, from `first` times `step` on."""

    first: int
    step: float
    count: int
    rows: Mapping[str, Sequence[int]]


def _bins(chart: Spread) -> _Bins:
    values = [value for row in chart.rows.values() for value in row] or [0.0]
    step = max(1.0, _round_up((max(values) - min(values)) / chart.columns))
    first = floor(min(values) / step)
    count = floor(max(values) / step) - first + 1
    rows = {label: [0] * count for label in chart.rows}
    for label, row in chart.rows.items():
        for value in row:
            rows[label][floor(value / step) - first] += 1
    return _Bins(first, step, count, rows)


def _columns(counts: Sequence[int], most: int, width: float, colour: str) -> str:
    return group(
        *(
            box(place * width + 1, -COLUMN * n / most, max(1, width - 2), COLUMN * n / most)
            for place, n in enumerate(counts)
            if n
        ),
        fill=colour,
    )


def _round_up(least: float) -> float:
    """1, 2 or 5 times a power of ten, at least this much."""
    power = 10.0 ** floor(log10(least)) if least > 0 else 1.0
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))
