"""The language can be changed at any moment, and everything changes with it."""

from __future__ import annotations

import pytest

from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

SAME_IN_BOTH = {"Boltbucket", "English", "Deutsch", "Čeština"}


def test_no_english_is_left_after_switching_to_german_in_flight(window):
    page = window({"name": "Ada"})
    trucker = Trucker(page)
    trucker.open("/")
    trucker.play_now()
    trucker.build(4, draws=6)
    trucker.finish()
    trucker.answer("flight", "over")
    english = words_on(page)
    choose_language(trucker, "de")

    assert page.locator("html").get_attribute("lang") == "de"
    assert "Ada" in words_on(page)
    assert (words_on(page) & english) - names_on(page) - SAME_IN_BOTH == set()


def choose_language(trucker: Trucker, language: str) -> None:
    page = trucker.page
    trucker.heed_guide()
    trucker.press(".bar > .button:last-of-type")
    page.locator(f"dialog input[value={language}]").check(force=True)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    trucker.press("dialog header .button")


def words_on(page) -> set[str]:
    """Visible texts with a word of three letters or more in them."""
    found = page.evaluate("looking.texts()")
    return {text for text in found if any(len(word) > 2 for word in letters(text).split())}


def letters(text: str) -> str:
    return "".join(char if char.isalpha() else " " for char in text)


def names_on(page) -> set[str]:
    return set(page.evaluate("looking.names()"))
