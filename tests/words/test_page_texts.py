"""The page has no text of its own: everything a person reads comes from the catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.required_messages import CLIENT

COMPONENTS = sorted(CLIENT.rglob("*.svelte"))
SPOKEN_ATTRIBUTES = re.compile(
    r"\b(?:aria-label|aria-description|title|placeholder|alt|label)=\"([^\"{}]*)\""
)
LETTERS = re.compile(r"[A-Za-zÀ-ž]{2,}")
NAMES = {"Boltbucket", "Deutsch", "English", "Čeština"}
"""What is the same in every language."""


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: str(file.relative_to(CLIENT)))
def test_a_component_holds_no_text(file):
    texts = [text for text in hard_coded(file) if text not in NAMES]

    assert texts == [], "use t('key') instead"


def hard_coded(file: Path) -> list[str]:
    markup = without_code(file.read_text("utf-8"))
    attributes = [found for found in SPOKEN_ATTRIBUTES.findall(markup) if LETTERS.search(found)]
    between = re.sub(r"<[^<>]*>|&[#\w]+;", "\n", without_braces(markup))
    return attributes + [line.strip() for line in between.splitlines() if LETTERS.search(line)]


def without_code(source: str) -> str:
    source = re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL)
    return re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)


def without_braces(markup: str) -> str:
    """What stands outside of {expressions}, which may be nested and contain tags."""
    depth, kept = 0, []
    for letter in markup:
        depth += letter == "{"
        kept.append(letter if not depth else "\n" if letter == "\n" else "")
        depth -= letter == "}"
    return "".join(kept)


def test_hard_coded_text_would_be_found(tmp_path):
    file = tmp_path / "Example.svelte"
    file.write_text("<p title=\"Hello\">{t('key')} Hi there</p>\n<!-- note -->", "utf-8")

    assert hard_coded(file) == ["Hello", "Hi there"]
