"""The catalogues: Fluent messages in one folder a language, one file an area.

The same files serve the command line, the server and the page. Texts are cut into entries without
parsing them: a command needs a dozen messages out of a thousand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from boltbucket.languages import FOLDERS, WORDS

FOLDER = WORDS
ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)[.\s(}]")


def areas(language: str) -> tuple[Path, ...]:
    """The files of a language, one an area."""
    return tuple(sorted(FOLDERS[language].glob("*.ftl")))


@cache
def entries(language: str) -> Mapping[str, str]:
    """Key -> the source of its message, as far as the language has it."""
    return {key: text for file in areas(language) for key, text in split(file.read_text("utf-8"))}


def split(text: str) -> list[tuple[str, str]]:
    """The entries of a Fluent text, without comments."""
    starts = [(found.start(), found.group(1)) for found in ENTRY.finditer(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    pairs = zip(starts, ends, strict=True)
    return [(key, _without_comments(text[start:end])) for (start, key), end in pairs]


def _without_comments(text: str) -> str:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(lines).rstrip() + "\n"


def complete(language: str) -> Mapping[str, str]:
    """All entries; what the language lacks is in English."""
    return {**entries("en"), **entries(language)}


@cache
def catalogue(language: str) -> str:
    """The whole catalogue as one Fluent text, for the page."""
    return "\n".join(complete(language).values())


def references(entry: str) -> list[str]:
    """The messages and terms an entry makes use of."""
    return REFERENCE.findall(entry)
