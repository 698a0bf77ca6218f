"""Finding a rule: by its words, by other forms of them, or by a plain question.

Every language says in `search-…` which words of a question mean nothing, how its words end, and in
`ask-…` what else people call a topic.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import log

from boltbucket.words.reference import Topic, topics
from boltbucket.words.values import key_part
from boltbucket.words.words import words

WORD = re.compile(r"\w+")
SHORTEST_STEM = 3
SHOWN = 160
"""Letters of a passage that are shown around what was found."""
NAMED = 2.0
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
class _Entry:
    """A topic as it is searched: stems by where they stand."""

    topic: Topic
    names: frozenset[str]
    """Words of its title, and of what else people call it."""
    passages: tuple[tuple[str, ...], ...]
    language: str

    @property
    def stems(self) -> frozenset[str]:
        return _stems_of(self)

    def score(self, wanted: Sequence[str]) -> float:
        covered = self._rarity(stem for stem in wanted if stem in self.stems)
        if not covered:
            return 0.0
        together = max(self._together(wanted), default=0.0)
        said = sum(_weight(self, stem) for stem in wanted) + together
        return said * covered / self._rarity(wanted)

    def found(self, wanted: Sequence[str]) -> Found:
        together = self._together(wanted)
        best = max(range(len(together)), key=lambda at: together[at], default=0)
        lines = " ".join(self.topic.passages[best].lines) if self.topic.passages else ""
        return Found(self.topic, best, excerpt(self.language, lines, wanted))

    def _together(self, wanted: Sequence[str]) -> list[float]:
        """How much of what is wanted each passage says."""
        return [self._rarity(stem for stem in wanted if stem in part) for part in self.passages]

    def _rarity(self, stems: Iterable[str]) -> float:
        return sum(_rarity(self.language, stem) for stem in stems)


@cache
def _stems_of(entry: _Entry) -> frozenset[str]:
    return entry.names | {stem for part in entry.passages for stem in part}


def _weight(entry: _Entry, wanted: str) -> float:
    times = sum(passage.count(wanted) for passage in entry.passages)
    named = NAMED * (wanted in entry.names)
    return (named + times / (times + 1)) * _rarity(entry.language, wanted)


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
    return _Entry(
        topic,
        frozenset(_stems(language, names)),
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
