"""The page as a newcomer meets it: small, from one place only, in the reader's language."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

MOST_BYTES = 200_000


def test_the_page_opens_in_the_readers_language(window):
    page = window(locale="de-DE")
    page.goto("/")

    page.get_by_role("heading", level=1, name="Boltbucket").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_first_load_is_below_200_kb_compressed(window):
    page = window()
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")

    assert 20_000 < sum(sizes) < MOST_BYTES


def test_a_page_of_its_own_tells_that_an_address_leads_nowhere(window, faults):
    faults.expected = ("404",)
    page = window()
    answer = page.goto("/nowhere")

    assert answer.status == 404
    page.locator("main h1").wait_for()
