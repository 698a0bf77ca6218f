"""What a translation still lacks: found by comparing a folder of words with the English one.

A translator runs it by `boltbucket words check fr`, our tests run it for every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar

from fluent.syntax import FluentParser, ast

from boltbucket.languages import ENGLISH, FOLDERS
from boltbucket.words.numbers import locale_of
from boltbucket.words.reference import marks_of, topic_names

Entry = ast.Message | ast.Term
Node = TypeVar("Node", bound=ast.BaseNode)
FORMS = re.compile(r"_(a|the|it|kind|count|tied|sum|size|sign|signed)$")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(200)
"""Numbers that come up in a game; their plural forms are the ones a language needs."""

Lack = Literal["junk", "missing", "unknown", "parts", "variables", "plural", "topic", "passages"]


@dataclass(frozen=True)
class Remark:
    """One thing to mend: the key `words-lack-...` says it."""

    lack: Lack
    where: str
    about: str = ""


def review(folder: Path) -> list[Remark]:
    """Everything a language lacks."""
    messages, broken = read_messages(folder)
    english, _ = read_messages(FOLDERS[ENGLISH])
    junk = [Remark("junk", file, line) for file, line in broken]
    return [
        *junk,
        *_compared(messages, english),
        *_plurals(folder.name, messages),
        *_topics(folder),
    ]


def read_messages(folder: Path) -> tuple[dict[str, Entry], list[tuple[str, str]]]:
    """The messages of a folder by key, and what cannot be read: file and first line."""
    found: dict[str, Entry] = {}
    broken = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                broken.append((file.name, (entry.content or "").strip().partition("\n")[0]))
            elif isinstance(entry, ast.Message | ast.Term):
                found[entry.id.name] = entry
    return found, broken


# Messages


def _compared(messages: Mapping[str, Entry], english: Mapping[str, Entry]) -> Iterator[Remark]:
    yield from (Remark("missing", key) for key in english if key not in messages)
    for key, entry in messages.items():
        if key not in english:
            yield Remark("unknown", key)
        else:
            yield from _differences(key, entry, english[key])


def _differences(key: str, entry: Entry, english: Entry) -> Iterator[Remark]:
    if parts := attributes(english) ^ attributes(entry):
        yield Remark("parts", key, _row(f".{part}" for part in parts))
    if names := variables(english) ^ variables(entry):
        yield Remark("variables", key, _row(f"${name}" for name in names))


def attributes(entry: Entry) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def variables(entry: Entry) -> set[str]:
    """What the message says something about; the forms of a word are one thing."""
    return {FORMS.sub("", found.id.name) for found in nodes(entry, ast.VariableReference)}


def nodes(entry: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """All parts of a message that are of a kind."""
    for value in vars(entry).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                if isinstance(child, kind):
                    yield child
                yield from nodes(child, kind)


# Plurals


def plural_forms(language: str) -> set[str]:
    """The forms that whole numbers take, such as one, few and other."""
    rule = locale_of(language).plural_form
    return {rule(number) for number in COUNTED}


def _plurals(language: str, messages: Mapping[str, Entry]) -> Iterator[Remark]:
    needed = plural_forms(language)
    for key, entry in messages.items():
        for select in nodes(entry, ast.SelectExpression):
            names = _named(select)
            if names & (PLURALS - {"other"}) and needed - names:
                yield Remark("plural", key, _row(needed - names))


def _named(select: ast.SelectExpression) -> set[str]:
    keys = (variant.key for variant in select.variants)
    return {key.name for key in keys if isinstance(key, ast.Identifier)}


# Rules


def _topics(folder: Path) -> Iterator[Remark]:
    for name in topic_names():
        file = folder / "rules" / f"{name}.md"
        if not file.exists():
            yield Remark("topic", name)
        elif marks_of(folder, name) != marks_of(FOLDERS[ENGLISH], name):
            yield Remark("passages", name)


def _row(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
