"""Charts: what is drawn where."""

from __future__ import annotations

import re

from boltbucket.drawing.charts import Curves, draw_charts

RISING = Curves(
    "credits", {"learning": [(0, -2), (50, 4), (100, 10)]}, {"captain": 8.0}, across="steps"
)


def points(svg: str) -> list[tuple[float, float]]:
    """The points of the only curve that is drawn as a plain line of two pixels."""
    (drawn,) = re.findall(r'd="M([^"]*)" fill="none" stroke="[^"]*" stroke-width="2"', svg)
    return [tuple(map(float, point.split())) for point in drawn.split(" L")]


def test_a_curve_goes_up_where_its_numbers_do():
    xs, ys = zip(*points(draw_charts("Fly", [RISING])), strict=True)

    assert list(xs) == sorted(xs)
    assert list(ys) == sorted(ys, reverse=True)
    assert abs((xs[0] + xs[2]) / 2 - xs[1]) < 0.1


def test_a_level_lies_across_the_whole_width_between_its_neighbours():
    svg = draw_charts("Fly", [RISING])
    _, (_, below), (_, above) = points(svg)
    ((x1, y1, x2, y2),) = re.findall(
        r'<line x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)"[^>]*stroke-dasharray', svg
    )

    assert y1 == y2
    assert above < float(y1) < below
    assert float(x2) - float(x1) > 500


def test_a_chart_without_a_point_is_drawn_empty():
    assert draw_charts("Nothing", [Curves("credits", {"learning": []})]).startswith("<svg")
