"""What is judged only once is judged again wherever it can be read otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SCRIPTS = [
    Path(__file__).with_name(name).read_text("utf-8") for name in ("touching.js", "reading.js")
]
WIDE, NARROW = {"width": 900, "height": 600}, {"width": 300, "height": 600}
PALE = "color: #ddd"
SHEETS = {
    "colours that change": ("<p>Text</p>", f"p {{ {PALE} }}"),
    "things it stands on": ("<div><p>Text</p></div>", "div { background: #333 }"),
    "things behind them": (
        "<p style='position: relative'>Text</p><i class=back></i>",
        ".back { position: absolute; z-index: -1; inset: 0; background: #333 }",
    ),
}
"""What can be read on a wide screen, and what makes it illegible on a narrow one."""


@pytest.fixture
def sheet(page: Page, axe_source: str):
    def written(body: str, narrow: str) -> Page:
        page.set_viewport_size(WIDE)
        style = "body { background: #fff } p { color: #111 } b { display: none }"
        # Something comes up there, so that the page takes another shape.
        style += f" @media (width < 600px) {{ {narrow} b {{ display: block }} }}"
        start = "<html lang=en data-theme=light><title>Text</title>"
        page.set_content(
            f"{start}<style>{style}</style><main><h1>Text</h1>{body}<b>More</b></main>"
        )
        for script in (SCRIPTS[0], axe_source, SCRIPTS[1]):
            page.evaluate(script)
        return page

    return written


def rules_broken(page: Page) -> list[str]:
    return [each["id"] for each in page.evaluate("reading.faults()")]


@pytest.mark.parametrize(("body", "narrow"), SHEETS.values(), ids=SHEETS)
def test_a_text_that_becomes_illegible_on_another_screen_is_found(sheet, body, narrow):
    page = sheet(body, narrow)
    before = rules_broken(page)
    page.set_viewport_size(NARROW)

    assert before == []
    assert "color-contrast" in rules_broken(page)


def test_a_text_that_is_illegible_in_the_other_theme_is_found(sheet):
    page = sheet("<p>Text</p>", "")
    page.add_style_tag(content=f"[data-theme=dark] p {{ {PALE} }}")

    assert "color-contrast" in rules_broken(page)


def test_a_text_that_was_judged_is_not_judged_again(sheet):
    page = sheet("<p>Text</p>", "p { margin: 2em }")
    page.add_style_tag(content=f"p {{ {PALE} }}")
    before = rules_broken(page)
    page.set_viewport_size(NARROW)

    assert before.count("color-contrast") == 1, "both themes have the same colours here"
    assert rules_broken(page) == []
