"""The catalogues are complete, alike in all languages, and hold nothing that nobody says."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from boltbucket.languages import LANGUAGES
from boltbucket.words.catalogue import areas, catalogue, entries
from tests.words.required_messages import families, family_of, mentioned, page_keys

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_IN_ALL = re.compile(r"^[^a-zA-Z]*$")


@cache
def parsed(language: str) -> dict[str, ast.Message | ast.Term]:
    found = {}
    for file in areas(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cutting_a_catalogue_into_entries_finds_what_a_parser_finds(language):
    assert list(entries(language)) == list(parsed(language))


@pytest.mark.parametrize("family", families())
def test_everything_in_the_game_has_words(family):
    missing = families()[family] - set(parsed("en"))

    assert sorted(missing) == []


def test_everything_the_page_says_has_words():
    known = {f"{key}.{part}" for key, entry in parsed("en").items() for part in attributes(entry)}

    assert sorted(page_keys() - known - set(parsed("en"))) == []


@pytest.mark.parametrize("key", sorted(parsed("en")))
def test_every_message_is_needed(key):
    family = family_of(key)
    whole, begun = mentioned()

    put_together = [start for start in begun if start != f"{family}-" and key.startswith(start)]
    assert key in families().get(family, ()) or key in whole or put_together


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_a_message_is_the_same_as_in_english(language):
    same = [key for key in entries("en") if entries(language)[key] == entries("en")[key]]
    told = [key for key in same if not SAME_IN_ALL.match(entries("en")[key].split("=", 1)[1])]

    assert len(told) <= len(entries("en")) // 20, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_for_the_page_is_one_fluent_text(language):
    body = FluentParser().parse(catalogue(language)).body

    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    assert len(body) == len(entries("en"))
