"""Every scene of a game contains nothing but messages of the catalogues."""

from __future__ import annotations

import json

import pytest

from tests.browser.journey import journey
from tests.browser.pseudo import LANGUAGES, hard_coded, speak_pseudo
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser


def test_a_pseudo_language_finds_no_text_outside_the_catalogues(window):
    page = window({"name": "Ada"})
    speak_pseudo(page.context)
    trucker = Trucker(page)
    found = {}
    names = {"Ada", "Boltbucket", *LANGUAGES}
    for scene in journey(trucker):
        names.update(page.evaluate("looking.names()"))
        if texts := hard_coded(page.evaluate("looking.texts()"), names):
            found[scene] = sorted(texts)

    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
