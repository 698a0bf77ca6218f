"""Finding a rule: by its words, by other forms of them, or by a plain question.

Every language says in `search-…` which words of a question mean nothing, how its words end, and in
`ask-…` what else people call a topic.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import log

from boltbucket.words.reference import Topic, topics
from boltbucket.words.values import key_part
from boltbucket.words.words import words

WORD = re.compile(r"\w+")
SHORTEST_STEM = 3
SHOWN = 160
"""Letters of a passage that are shown around what was found."""
NAMED = 3.0
"""What a word of the title, or of what else a topic is called, weighs beside one in its text."""
LEAST = 0.2
"""Topics that say less than this share of the best one are not shown."""


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
    """The topics that answer, the best first. Rare words count more, and words of a title, or
    together in one passage.

    A word that stands nowhere is passed over, unless no other is left."""
    index = _index(language)
    wanted = _wanted(language, asked)
    known = [stem for stem in wanted if any(stem in entry.stems for entry in index)]
    scores = {entry: entry.score(known) for entry in index}
    least = LEAST * max(scores.values(), default=0.0)
    hits = [entry for entry, score in scores.items() if score and score >= least]
    hits.sort(key=lambda entry: -scores[entry])
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
class _Line:
    """A paragraph, a point or a row, and the passage it is in."""

    passage: int
    text: str
    stems: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class _Entry:
    """A topic as it is searched: stems by where they stand."""

    topic: Topic
    names: frozenset[str]
    """Words of its title, and of what else people call it."""
    lines: tuple[_Line, ...]
    language: str

    @cached_property
    def times(self) -> Counter[str]:
        """How often its text says each word."""
        return Counter(stem for line in self.lines for stem in line.stems)

    @cached_property
    def stems(self) -> frozenset[str]:
        return self.names | frozenset(self.times)

    def score(self, wanted: Sequence[str]) -> float:
        covered = self._rarity(stem for stem in wanted if stem in self.stems)
        if not covered:
            return 0.0
        said = sum(self._weight(stem) for stem in wanted)
        return (said + self._together(self._best(wanted), wanted)) * covered / self._rarity(wanted)

    def found(self, wanted: Sequence[str]) -> Found:
        best = self._best(wanted)
        return Found(self.topic, best.passage, excerpt(self.language, best.text, wanted))

    def _best(self, wanted: Sequence[str]) -> _Line:
        """The first of the lines that say most of what is wanted."""
        return max(self.lines, key=lambda line: self._together(line, wanted))

    def _together(self, line: _Line, wanted: Sequence[str]) -> float:
        return self._rarity(stem for stem in wanted if stem in line.stems)

    def _weight(self, wanted: str) -> float:
        times = self.times[wanted]
        named = NAMED * (wanted in self.names)
        return (named + times / (times + 1)) * _rarity(self.language, wanted)

    def _rarity(self, stems: Iterable[str]) -> float:
        return sum(_rarity(self.language, stem) for stem in stems)


@cache
def _rarity(language: str, wanted: str) -> float:
    """A word that stands everywhere says little."""
    index = _index(language)
    return log((1 + len(index)) / (1 + sum(wanted in entry.stems for entry in index))) + 0.1


@cache
def _index(language: str) -> tuple[_Entry, ...]:
    return tuple(_entry(language, topic) for topic in topics(language).values())


def _entry(language: str, topic: Topic) -> _Entry:
    speech, key = words(language), f"ask-{key_part(topic.name)}"
    other = speech.say(key) if speech.has(key) else ""
    names = f"{topic.title} {topic.name.replace('_', ' ')} {other}"
    lines = (
        _Line(at, line, tuple(_stems(language, line)))
        for at, passage in enumerate(topic.passages)
        for line in passage.lines
    )
    return _Entry(topic, frozenset(_stems(language, names)), tuple(lines), language)


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
