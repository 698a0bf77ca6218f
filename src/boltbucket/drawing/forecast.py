"""A forecast as a picture: the ship with its dangers, and the spread of its profit."""

from __future__ import annotations

from typing import Any

from boltbucket.drawing.board import Layout
from boltbucket.drawing.charts import Bars, Spread, draw_charts
from boltbucket.drawing.lettering import lettering
from boltbucket.drawing.palette import ALARM, INK, SPACE, WHITE, Theme
from boltbucket.drawing.ship import draw_ship
from boltbucket.drawing.svg import at, element, group, middle_box, number, titled
from boltbucket.rules.ship.blueprint import Cell, cell_at
from boltbucket.rules.ship.ship import Ship
from boltbucket.words import Words
from boltbucket.words.labels import card_label, end_label

CHART_WIDTH = 676.0


def draw_forecast(
    ship: Ship, found: dict[str, Any], title: str, words: Words, theme: Theme = SPACE
) -> str:
    """The ship, reddened where it is in danger, above the charts of its flights."""
    layout = Layout(ship.blueprint)
    heading = words.say("chart-mean-profit", mean=words.decimal(found["profit"]["mean"]))
    charts = draw_charts(heading, _charts(found, words), words, theme)
    height = _height_of(charts) * layout.width / CHART_WIDTH
    return element(
        "svg",
        titled(title),
        draw_ship(ship, theme, title),
        _dangers(layout, found, words),
        at(0, layout.height, charts, scale=layout.width / CHART_WIDTH),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {number(layout.width)} {number(layout.height + height)}",
        width=layout.width,
        height=layout.height + height,
    )


def _height_of(svg: str) -> float:
    """What stands in the viewBox of a drawing of our own."""
    return float(svg.split('viewBox="', 1)[1].split('"', 1)[0].split()[3])


def _charts(found: dict[str, Any], words: Words) -> list[Bars | Spread]:
    ends = {end_label(words, end): {"": n / found["flights"]} for end, n in _items(found)}
    charts: list[Bars | Spread] = [
        Spread(words.say("chart-profit"), {words.say("column-credits"): found["profits"]}),
        Bars(words.say("chart-ends"), ends, shares=True),
    ]
    if found["losses"]:
        losses = {card_label(words, kind): {"": n} for kind, n in found["losses"].items()}
        charts.append(Bars(words.say("chart-flight-losses"), losses))
    return charts


def _items(found: dict[str, Any]) -> list[tuple[str, int]]:
    return sorted(found["ends"].items(), key=lambda item: -item[1])


def _dangers(layout: Layout, found: dict[str, Any], words: Words) -> str:
    shares: dict[Cell, float] = {
        cell_at(entry["column"], entry["row"]): entry["lost"] for entry in found["endangered"]
    }
    worst = max(shares.values(), default=1.0) or 1.0
    drawn = [
        _danger(layout, cell, share / worst, words.percent(share)) for cell, share in shares.items()
    ]
    return group(*drawn)


def _danger(layout: Layout, cell: Cell, danger: float, share: str) -> str:
    x, y = layout.middle(cell)
    veil = middle_box(x, y, 96, 96, 8, fill=ALARM, opacity=0.08 + 0.42 * danger)
    text = lettering(share, x + 44, y - 36, 11, WHITE, anchor=1, outline=INK)
    return veil + text
