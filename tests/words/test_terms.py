"""Things are called as in the term table, and numbers never stand beside the wrong form."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast

from boltbucket.languages import FOLDERS, LANGUAGES
from boltbucket.words.catalogue import entries
from boltbucket.words.review import PLURALS, nodes, read_messages

ROOT = Path(__file__).parents[2]
TERMS = tomllib.loads((Path(__file__).parent / "terms.toml").read_text("utf-8"))
AVOIDED = [
    (language, term, word)
    for language, terms in TERMS.items()
    for term, entry in terms.items()
    for word in entry["never"]
]
PLACEHOLDER = re.compile(r"\{ *\$\w+|^[\w-]+ =")
COUNTED_THINGS = re.compile(r"^ ?([^\W\d_]{2,})")
NOT_COUNTED = {"s", "as", "min", "h", "of", "von", "z", "ze", "to", "bis", "až", "against", "gegen"}
"""Words that stay the same after any number."""
NUMBERED = {"number", "value", "line", "space"}
"""What is numbered rather than counted."""
ALIKE = {
    "list-crew", "list-goods", "list-crew-lost", "list-goods-lost", "bill-mission", "words-more",
    "advice-few-cabins", "verdict-contest-one", "verdict-offer-crew", "bot-did", "wreck-caption",
}  # fmt: skip
"""Messages in which the word after the number is no plural, or is always the same."""
IN_WORDS = "tale-"
"""Messages that get numbers with the thing already said (tale-n-...), and only those above one."""


@pytest.mark.parametrize(("language", "term", "word"), AVOIDED)
def test_nothing_is_called_by_a_second_name(language, term, word):
    told = {
        key: PLACEHOLDER.sub("", text)
        for key, text in entries(language).items()
        if not key.startswith("ask-")
    }
    rules = {file.stem: file.read_text("utf-8") for file in FOLDERS[language].glob("rules/*.md")}
    small = re.I if word.islower() else 0
    pattern = re.compile(rf"(?<!\w){re.escape(word)}" if word[0] != " " else re.escape(word), small)

    assert [name for name, text in {**told, **rules}.items() if pattern.search(text)] == []


WORDS_OF_PROGRAMS = {"loop", "track", " …"}
"""What the documents say of programs, not of the game."""


@pytest.mark.parametrize("word", [word for language, _, word in AVOIDED if language == "en"])
def test_the_documents_use_the_same_names(word):
    pattern = re.compile(rf"(?<!\w){re.escape(word)}", re.I)
    files = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]

    found = [file.name for file in files if pattern.search(file.read_text("utf-8"))]
    assert not found or word in WORDS_OF_PROGRAMS


def counted() -> set[str]:
    """Placeholders that some message counts with."""
    return {
        select.selector.id.name
        for language in LANGUAGES
        for entry in read_messages(FOLDERS[language])[0].values()
        for select in nodes(entry, ast.SelectExpression)
        if isinstance(select.selector, ast.VariableReference)
        if {str(getattr(v.key, "name", "")) for v in select.variants} & (PLURALS - {"other"})
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beside_a_word_chooses_its_form(language):
    names = counted() - NUMBERED
    found = [
        (key, name, word)
        for key, entry in read_messages(FOLDERS[language])[0].items()
        for pattern in [entry.value, *(part.value for part in entry.attributes)]
        if pattern is not None and not key.startswith(IN_WORDS)
        for name, word in unchosen(pattern, frozenset())
        if name in names and word not in NOT_COUNTED and key not in ALIKE
    ]

    assert found == []


def unchosen(pattern, chosen):
    """Numbers followed by a word, outside of any choice by that number."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = getattr(element, "expression", None)
        if isinstance(inner, ast.VariableReference) and inner.id.name not in chosen:
            word = COUNTED_THINGS.match(after.value) if isinstance(after, ast.TextElement) else None
            if word:
                yield inner.id.name, word[1]
        if isinstance(inner, ast.SelectExpression):
            by = getattr(getattr(inner.selector, "id", None), "name", "")
            for variant in inner.variants:
                yield from unchosen(variant.value, chosen | {by})
