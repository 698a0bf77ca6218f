"""The rules as a reference: topics in three languages, in our own words, with drawn examples.

`rules/topics.toml` orders the topics and says what else to see. The text of a topic is
`LANGUAGE/rules/TOPIC.md`: a title, then passages. A passage may begin with a mark: `[2007]` and
`[2021]` where the editions differ, `[ours]` where a ruling or design is our own, `[example NAME]`
where a ship of `rules/examples.toml` is shown, `[played NAME]` where a scenario of `rules/played`
is told.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boltbucket.languages import ENGLISH, FOLDERS
from boltbucket.words.catalogue import FOLDER
from boltbucket.words.figures import told
from boltbucket.words.played import captions, played, story
from boltbucket.words.words import words

RULES = FOLDER / "rules"
MARK = re.compile(r"\[(2007|2021|ours|example|played)(?: ([a-z0-9_]+))?\] *")


@dataclass(frozen=True)
class Passage:
    """A paragraph or a list. `mark` is empty, or says what is special about it."""

    text: str
    mark: str = ""
    example: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The points of a list; a paragraph is one line."""
        if not self.text.startswith("- "):
            return (" ".join(self.text.split()),) if self.text else ()
        points = re.split(r"^- ", self.text, flags=re.MULTILINE)[1:]
        return tuple(" ".join(point.split()) for point in points)

    @property
    def is_list(self) -> bool:
        return self.text.startswith("- ")


@dataclass(frozen=True)
class Topic:
    """One heading of the rules."""

    name: str
    chapter: str
    title: str
    passages: tuple[Passage, ...]
    see: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(passage.mark for passage in self.passages if passage.mark)

    @property
    def editions_differ(self) -> bool:
        return bool({"2007", "2021"} & set(self.marks))

    @property
    def ours(self) -> bool:
        """Whether a ruling or design in it is our own."""
        return "ours" in self.marks

    @property
    def examples(self) -> tuple[str, ...]:
        return tuple(each.example for each in self.passages if each.mark == "example")

    @property
    def played(self) -> tuple[str, ...]:
        return tuple(each.example for each in self.passages if each.mark == "played")

    @property
    def text(self) -> str:
        return " ".join(" ".join(passage.lines) for passage in self.passages)


@cache
def _table() -> Mapping[str, Any]:
    return tomllib.loads((RULES / "topics.toml").read_text("utf-8"))


def chapters() -> tuple[str, ...]:
    return tuple(_table()["chapters"])


def topic_names() -> tuple[str, ...]:
    return tuple(name for names in _table()["chapters"].values() for name in names)


@cache
def topics(language: str) -> Mapping[str, Topic]:
    """All topics of a language by name, in reading order."""
    return {
        name: _read(language, chapter, name)
        for chapter, names in _table()["chapters"].items()
        for name in names
    }


def _read(language: str, chapter: str, name: str) -> Topic:
    file = FOLDERS[language] / "rules" / f"{name}.md"
    if not file.exists():
        file = FOLDERS[ENGLISH] / "rules" / f"{name}.md"
    return _topic(file, chapter, name)


def _topic(file: Path, chapter: str, name: str) -> Topic:
    title, _, body = file.read_text("utf-8").partition("\n")
    passages = tuple(_passage(part) for part in re.split(r"\n\s*\n", body.strip()))
    return Topic(name, chapter, title.removeprefix("# "), passages, see_also(name))


def marks_of(folder: Path, name: str) -> list[tuple[str, str, int]]:
    """The shape of a topic in a folder of words: it is the same in every language."""
    found = _topic(folder / "rules" / f"{name}.md", "", name)
    return [(part.mark, part.example, len(part.lines)) for part in found.passages]


def _passage(part: str) -> Passage:
    found = MARK.match(part)
    if found is None:
        return Passage(part.strip())
    return Passage(part[found.end() :].strip(), found.group(1), found.group(2) or "")


def see_also(name: str) -> tuple[str, ...]:
    """The topics it leads to, and those that lead to it."""
    pairs = _table()["see"]
    there = list(pairs.get(name, ()))
    back = [other for other in topic_names() if name in pairs.get(other, ())]
    return tuple(dict.fromkeys([*there, *back]))


def topic_of_card(kind: str) -> str:
    return str(_table()["cards"].get(kind, kind))


def topic_of_component(kind: str) -> str:
    return str(_table()["components"][kind])


def things_of(name: str) -> list[str]:
    """The kinds of card and component that lead to a topic of another name."""
    things = {**_table()["cards"], **_table()["components"]}
    return [kind for kind, topic in things.items() if topic == name != kind]


# Searching


def plain(text: str) -> str:
    """Small letters without accents, so that nobody has to type them.

    >>> plain("Kräfte ČAS")
    'krafte cas'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def search(language: str, text: str) -> tuple[Topic, ...]:
    """The topics in which every word occurs, the best first."""
    wanted = plain(text).split()
    if not wanted:
        return ()
    weights = {name: _weight(found, wanted) for name, found in topics(language).items()}
    hits = [name for name, weight in weights.items() if weight]
    return tuple(topics(language)[name] for name in sorted(hits, key=lambda name: -weights[name]))


def _weight(topic: Topic, wanted: list[str]) -> int:
    """How well it fits: titles count more than text, beginnings of words more than their ends."""
    title, text = plain(f"{topic.title} {topic.name}"), plain(topic.text)
    weight = 0
    for word in wanted:
        found = 20 * _begins(word, title) + 5 * (word in title) + min(9, text.count(word))
        if not found:
            return 0
        weight += found
    return weight


def _begins(word: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(word)}", text) is not None


# Examples


@dataclass(frozen=True)
class Example:
    """A ship in the notation, and what is true of it; a test counts it again."""

    name: str
    ship: str
    facts: tuple[tuple[str, str], ...]
    """Which figure, and its value as people write it."""


@cache
def examples() -> Mapping[str, Example]:
    data = tomllib.loads((RULES / "examples.toml").read_text("utf-8"))
    return {
        name: Example(name, entry["ship"].strip() + "\n", tuple(entry["facts"].items()))
        for name, entry in data.items()
    }


# For the page


@cache
def reference(language: str) -> list[dict[str, Any]]:
    """The whole reference as plain data, not to be changed."""
    return [plain_topic(language, topic) for topic in topics(language).values()]


def plain_topic(language: str, topic: Topic) -> dict[str, Any]:
    return {
        "name": topic.name,
        "chapter": topic.chapter,
        "title": topic.title,
        "see": list(topic.see),
        "about": things_of(topic.name),
        "differs": topic.editions_differ,
        "ours": topic.ours,
        "passages": [part for each in topic.passages for part in _plain_parts(language, each)],
    }


def _plain_parts(language: str, passage: Passage) -> list[dict[str, Any]]:
    """A passage as plain data; a played example is its text, its ships and its story."""
    shown = {"mark": passage.mark, "list": passage.is_list, "lines": list(passage.lines)}
    if passage.mark == "played":
        return [shown | {"mark": "example"}, *_plain_story(language, passage.example)]
    if passage.mark == "example":
        example = examples()[passage.example]
        shown |= {"ship": example.ship, "facts": facts(language, passage.example)}
    return [shown]


def _plain_story(language: str, name: str) -> list[dict[str, Any]]:
    part = {"mark": "example", "list": False, "lines": []}
    named = captions(language, name)
    ships = [
        part | {"ship": ship, "facts": [named[seat]]} for seat, ship in played(name).ships.items()
    ]
    return [*ships, part | {"list": True, "lines": story(language, name)}]


def facts(language: str, example: str) -> list[str]:
    """What is true of the ship of an example, line by line."""
    return [told(words(language), *fact) for fact in examples()[example].facts]
