"""Rows of words that our texts share with others: `python -m tests.words.overlap FOLDER`.

The texts of this game are our own. Whoever has rulebooks of others as text can make sure.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from boltbucket.languages import FOLDERS

ROOT = Path(__file__).parents[2]
LENGTH = 8
WORD = re.compile(r"[^\W\d_]+")
NOT_WORDS = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^ +\.\w+ =|\[[^\]]*\]|^\|.*$|^#.*$", re.MULTILINE)
"""Placeholders, keys, variants, rows of tables, and comments or titles, which are terms."""
Row = tuple[str, ...]


def rows(text: str) -> Iterator[Row]:
    words = [word.casefold() for word in WORD.findall(text)]
    return (tuple(words[at : at + LENGTH]) for at in range(len(words) - LENGTH + 1))


def passages(text: str) -> Iterator[str]:
    """Texts that belong together: a row never goes on from one message to the next."""
    return iter(re.split(r"\n(?=[\w-]+ =|\n| +\.\w+ =|- |\[)|(?<=[.!?])\s", text))


def ours() -> Iterator[tuple[Path, str]]:
    folders = FOLDERS.values()
    files = [file for each in folders for file in (*each.glob("*.ftl"), *each.glob("rules/*.md"))]
    for file in sorted([*files, *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        yield file, file.read_text("utf-8")


def shared(others: Path) -> list[str]:
    """Where eight words in a row are those of somebody else."""
    files = [others] if others.is_file() else sorted(others.rglob("*.txt"))
    known = {row for file in files for row in rows(file.read_text("utf-8", errors="replace"))}
    found = []
    for file, text in ours():
        for passage in passages(text):
            hits = [" ".join(row) for row in rows(NOT_WORDS.sub(" ", passage)) if row in known]
            found += [f"{file.parent.name}/{file.name}: {hit}" for hit in hits]
    return found


if __name__ == "__main__":
    print("\n".join(shared(Path(sys.argv[1]))) or "nothing")
