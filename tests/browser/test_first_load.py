"""The start page comes at once, also over a poor line."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

MOST_BYTES = 120_000
"""Of what is sent, compressed, until the start page stands."""


def test_the_start_page_is_small(page):
    finished = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sent = {request.url: request.sizes()["responseBodySize"] for request in finished}

    assert page.locator(".hero").is_visible()
    assert len(sent) > 5
    assert sum(sent.values()) < MOST_BYTES, sent
