"""Our texts are our own: no eight words in a row are those of other rulebooks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.words.overlap import shared

OTHERS = os.environ.get("BOLTBUCKET_OTHER_TEXTS", "")


@pytest.mark.skipif(not OTHERS, reason="BOLTBUCKET_OTHER_TEXTS names no texts to compare with")
def test_no_eight_words_in_a_row_are_somebody_else_s():
    assert shared(Path(OTHERS)) == []


def test_a_copied_sentence_would_be_found(tmp_path):
    copied = "The leader, who is the player farthest ahead, reveals the top card"
    (tmp_path / "rulebook.txt").write_text(f"Page 3.\n{copied} at once.", "utf-8")

    found = shared(tmp_path)
    assert found and all("rules/flight.md" in line for line in found)
