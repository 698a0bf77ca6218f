"""The rules as a reference: topics in three languages, in our own words, with drawn examples.

`rules/topics.toml` orders the topics and says what else to see. The text of a topic is
`LANGUAGE/rules/TOPIC.md`: a title, then passages. A passage may begin with a mark: `[2007]` and
`[2021]` where the editions differ, `[ours]` where a ruling or design is our own, `[uncertain]`
where we do not know what is printed, `[example NAME]`
where a ship of `rules/examples.toml` is shown, `[played NAME]` where a scenario of `rules/played`
is told, `[roads]` where the cards of Rough Roads are listed, in the words that stand on them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from boltbucket.languages import ENGLISH, FOLDERS
from boltbucket.rules.printed.card import Card
from boltbucket.rules.schema import tell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.words.catalogue import FOLDER
from boltbucket.words.figures import told
from boltbucket.words.pictured import cards_shown, tiles_shown
from boltbucket.words.played import captions, played, story
from boltbucket.words.values import key_part
from boltbucket.words.words import words

RULES = FOLDER / "rules"
MARK = re.compile(r"\[(2007|2021|ours|uncertain|example|played|roads)(?: ([a-z0-9_]+))?\] *")


@dataclass(frozen=True)
class Passage:
    """A paragraph or a list. `mark` is empty, or says what is special about it."""

    text: str
    mark: str = ""
    example: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said, without any marks: a line for a paragraph, a point or a row."""
        return tuple(_said(token) for token in _rows(_markdown().parse(self.text)))

    @property
    def html(self) -> str:
        return str(_markdown().render(self.text))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _rows(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Inline tokens: those of the cells of a table row together, all others one by one."""
    row: list[Token] | None = None
    for token in tokens:
        if token.type == "tr_open":
            row = []
        elif token.type == "tr_close" and row is not None:
            yield row
            row = None
        elif token.type == "inline" and row is not None:
            row.append(token)
        elif token.type == "inline":
            yield [token]


def _said(tokens: Sequence[Token]) -> str:
    cells = [_plain_text(token.children or ()) for token in tokens]
    return " ".join(" ".join(cells).split())


def _plain_text(children: Sequence[Token]) -> str:
    return "".join(" " if child.type == "softbreak" else child.content for child in children)


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
    def tiles(self) -> tuple[Tile, ...]:
        """The components it is about, to be pictured."""
        return tuple(tiles_shown(self.name, _table()["components"]))

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(cards_shown(self.name, _table()["cards"]))

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
    topic = _topic(file, chapter, name)
    return replace(topic, passages=tuple(_filled(language, part) for part in topic.passages))


def _filled(language: str, passage: Passage) -> Passage:
    if passage.mark != "roads":
        return passage
    speech = words(language)
    keys = [f"road-{key_part(name)}" for name in ROADS]
    cards = [f"- **{speech.say(key)}**: {speech.form(key, 'about')}" for key in keys]
    return Passage("\n".join(cards))


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
        "tiles": [tell(tile) for tile in topic.tiles],
        "cards": [tell(card) for card in topic.cards],
        "passages": [part for each in topic.passages for part in _plain_parts(language, each)],
    }


def _plain_parts(language: str, passage: Passage) -> list[dict[str, Any]]:
    """A passage as plain data; a played example is its text, its ships and its story."""
    shown = {"mark": passage.mark, "lines": list(passage.lines), "html": passage.html}
    if passage.mark == "played":
        return [shown | {"mark": "example"}, *_plain_story(language, passage.example)]
    if passage.mark == "example":
        example = examples()[passage.example]
        shown |= {"ship": example.ship, "facts": facts(language, passage.example)}
    return [shown]


def _plain_story(language: str, name: str) -> list[dict[str, Any]]:
    part = {"mark": "example", "lines": [], "html": ""}
    named = captions(language, name)
    ships = [
        part | {"ship": ship, "facts": [named[seat]]} for seat, ship in played(name).ships.items()
    ]
    told = Passage("\n".join(f"- {line}" for line in story(language, name)))
    return [*ships, part | {"lines": list(told.lines), "html": told.html}]


def facts(language: str, example: str) -> list[str]:
    """What is true of the ship of an example, line by line."""
    return [told(words(language), *fact) for fact in examples()[example].facts]
