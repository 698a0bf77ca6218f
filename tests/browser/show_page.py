"""The page of the documentation that has every scene: `python -m tests.browser.show_page`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tests.browser.show import SCENES, SIZES_SHOWN, THEMES_SHOWN

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "show.md"
PICTURES = DOCS / "images" / "show"
BEGIN, END = "<!-- scenes -->", "<!-- end of scenes -->"


def pictures_of(name: str) -> list[str]:
    return [f"{name}-{size}-{theme}.webp" for size, theme in product(SIZES_SHOWN, THEMES_SHOWN)]


def gallery() -> str:
    """All scenes, each on a wide screen and on a phone, dark and light."""
    return "\n".join(line for name in SCENES for line in _scene(name))


def _scene(name: str) -> Iterator[str]:
    scene = SCENES[name]
    yield from (f"### {scene.title}", "", scene.said, "", "| Dark | Light |", "|---|---|")
    for size in SIZES_SHOWN:
        cells = [
            f"![{scene.title}, {size}, {theme}](images/show/{name}-{size}-{theme}.webp)"
            for theme in THEMES_SHOWN
        ]
        yield f"| {' | '.join(cells)} |"
    yield ""


def renewed(page: str) -> str:
    """The page with today's scenes."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{gallery()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
