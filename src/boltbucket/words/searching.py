"""Finding a rule: by its words, by other forms of them, or by a plain question.

Every language says in `search-…` which words of a question mean nothing, how its words end, and in
`ask-…` what else people call a topic.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from boltbucket.words.reference import Topic, topics
from boltbucket.words.values import key_part
from boltbucket.words.words import words

WORD = re.compile(r"\w+")
SHORTEST_STEM = 3
SHOWN = 160
"""Letters of a passage that are shown around what was found."""


@dataclass(frozen=True)
class Found:
    """A topic, and the passage of it that fits best."""

    topic: Topic
    passage: int
    excerpt: str


def plain(text: str) -> str:
    """Small letters without accents, so that nobody has to type them.

    >>> plain("Kräfte ČAS")
    'krafte cas'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def search(language: str, asked: str) -> tuple[Found, ...]:
    """The topics that answer, the best first: those with most of the words, rare ones count more.

    A word that stands nowhere is passed over, unless no other is left."""
    wanted = _wanted(language, asked)
    if not wanted:
        return ()
    index = _index(language)
    known = [stem for stem in wanted if any(stem in entry.stems for entry in index)]
    hits = [entry for entry in index if known and 2 * entry.covers(known) >= len(known)]
    hits.sort(key=lambda entry: (-entry.covers(known), -entry.score(known)))
    return tuple(entry.found(known) for entry in hits)


def _wanted(language: str, asked: str) -> list[str]:
    """The stems of a question without the words that mean nothing; of all, if none is left."""
    stop = set(plain(words(language).say("search-stop-words")).split())
    found = WORD.findall(plain(asked))
    telling = [word for word in found if word not in stop] or found
    return list(dict.fromkeys(stem(language, word) for word in telling))


# Word forms


def stem(language: str, word: str) -> str:
    """A word without its ending.

    >>> stem("en", "meteors") == stem("en", "meteor"), stem("cs", "děly") == stem("cs", "děla")
    (True, True)
    """
    bare = plain(word)
    for ending in _endings(language):
        if bare.endswith(ending) and len(bare) - len(ending) >= SHORTEST_STEM:
            return bare.removesuffix(ending)
    return bare


@cache
def _endings(language: str) -> tuple[str, ...]:
    """The endings of a language, the longest first."""
    found = plain(words(language).say("search-endings")).split()
    return tuple(sorted(found, key=len, reverse=True))


# Topics


@dataclass(frozen=True)
class _Entry:
    """A topic as it is searched: stems by where they stand."""

    topic: Topic
    title: frozenset[str]
    asked: frozenset[str]
    passages: tuple[tuple[str, ...], ...]
    language: str

    @property
    def stems(self) -> frozenset[str]:
        return _stems_of(self)

    def covers(self, wanted: Iterable[str]) -> int:
        return sum(stem in self.stems for stem in wanted)

    def score(self, wanted: Iterable[str]) -> float:
        return sum(_weight(self, stem) for stem in wanted)

    def found(self, wanted: list[str]) -> Found:
        counts = [sum(stem in passage for stem in wanted) for passage in self.passages]
        best = max(range(len(counts)), key=lambda at: counts[at], default=0)
        lines = " ".join(self.topic.passages[best].lines) if self.topic.passages else ""
        return Found(self.topic, best, excerpt(self.language, lines, wanted))


@cache
def _stems_of(entry: _Entry) -> frozenset[str]:
    return entry.title | entry.asked | {stem for part in entry.passages for stem in part}


def _weight(entry: _Entry, wanted: str) -> float:
    times = sum(passage.count(wanted) for passage in entry.passages)
    said = 30 * (wanted in entry.title) + 25 * (wanted in entry.asked) + min(9, times)
    return said * _rarity(entry.language, wanted)


@cache
def _rarity(language: str, wanted: str) -> float:
    """A word that stands everywhere says little."""
    index = _index(language)
    return 1.0 - 0.9 * sum(wanted in entry.stems for entry in index) / len(index)


@cache
def _index(language: str) -> tuple[_Entry, ...]:
    return tuple(_entry(language, topic) for topic in topics(language).values())


def _entry(language: str, topic: Topic) -> _Entry:
    speech, key = words(language), f"ask-{key_part(topic.name)}"
    other = speech.say(key) if speech.has(key) else ""
    title = f"{topic.title} {topic.name.replace('_', ' ')}"
    return _Entry(
        topic,
        frozenset(_stems(language, title)),
        frozenset(_stems(language, other)),
        tuple(tuple(_stems(language, " ".join(part.lines))) for part in topic.passages),
        language,
    )


def _stems(language: str, text: str) -> list[str]:
    return [stem(language, word) for word in WORD.findall(plain(text))]


def excerpt(language: str, text: str, wanted: Iterable[str]) -> str:
    """The part of a passage around the first word that was looked for."""
    stems = set(wanted)
    first = next((m for m in WORD.finditer(text) if stem(language, m.group()) in stems), None)
    if first is None or len(text) <= SHOWN:
        return text if len(text) <= SHOWN else f"{text[:SHOWN].rsplit(' ', 1)[0]} …"
    start = max(0, first.start() - SHOWN // 3)
    start = text.find(" ", start) + 1 if start else 0
    cut = text[start : start + SHOWN]
    ended = start + SHOWN >= len(text)
    return ("… " if start else "") + (cut if ended else f"{cut.rsplit(' ', 1)[0]} …")
