"""The language can be changed at any moment, and everything changes with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import boltbucket
from tests.browser.pseudo import LANGUAGES
from tests.browser.trucker import Trucker

pytestmark = pytest.mark.browser

WORDS = Path(boltbucket.__file__).parent / "words"


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
    assert (words_on(page) & english) - names_on(page) - LANGUAGES - same_in_both() == set()


def choose_language(trucker: Trucker, language: str) -> None:
    page = trucker.page
    trucker.heed_guide()
    trucker.press(".bar > .button:last-of-type")
    page.locator(f"dialog input[value={language}]").check(force=True)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    trucker.press("dialog .top .button")


def words_on(page) -> set[str]:
    """Visible texts with a word of three letters or more in them."""
    found = page.evaluate("looking.texts()")
    return {text for text in found if any(len(word) > 2 for word in letters(text).split())}


def same_in_both() -> set[str]:
    """Messages that are the same word in English and German, such as Crew."""
    return plain_messages("en") & plain_messages("de")


def plain_messages(language: str) -> set[str]:
    return {
        element.value
        for path in (WORDS / language).glob("*.ftl")
        for entry in parse(path.read_text()).body
        if isinstance(entry, ast.Message | ast.Term)
        for pattern in (entry.value, *(each.value for each in entry.attributes))
        for element in (pattern.elements if pattern is not None else ())
        if isinstance(element, ast.TextElement)
    }


def letters(text: str) -> str:
    return "".join(char if char.isalpha() else " " for char in text)


def names_on(page) -> set[str]:
    return set(page.evaluate("looking.names()"))
