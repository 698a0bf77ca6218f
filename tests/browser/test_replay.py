"""A finished game can be watched again."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

SCRUBBER = "footer input[type=range]"


def test_a_finished_game_is_watched_again_step_by_step_and_to_its_end(window, tmp_path):
    page = window({"name": "Ada"})
    trucker = Trucker(page)
    trucker.open_table("L", seats=1)
    trucker.start_game()
    trucker.build(3, draws=5)
    trucker.finish()
    trucker.fly_to_the_bill()
    total = page.locator(".bill").inner_text()
    page.locator("section[aria-labelledby=coach] .button").click()
    page.locator("section[aria-labelledby=coach] li").first.wait_for()
    trucker.press(".next a[href^='/replay']")
    page.locator(SCRUBBER).wait_for()

    assert frame(page) == 0

    trucker.press("footer .buttons .button:nth-of-type(4)")
    page.wait_for_function(
        "which => Number(document.querySelector(which).value) === 1", arg=SCRUBBER
    )
    page.locator(SCRUBBER).press("End")
    page.locator(".bill .columns").wait_for()
    bill = page.locator(".bill .columns table").inner_text()

    assert bill in total

    with page.expect_download() as download:
        page.locator("footer .button").last.click()
    saved = tmp_path / "replay.json"
    download.value.save_as(saved)
    page.goto("/replay/file")
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(SCRUBBER).wait_for()
    page.locator(SCRUBBER).press("End")

    assert page.locator(".bill .columns table").inner_text() == bill


def frame(page) -> int:
    return int(page.locator(SCRUBBER).input_value())
