"""What is wrong with what people wrote: ships, scenarios, mission files, answers, file names.

Readers say in English what they expected. The English catalogue has the same texts under
`fault-…`: what fits one of them is said in the language of whoever reads it.
"""

from __future__ import annotations

import re
from errno import errorcode
from functools import cache

from boltbucket.rules.illegal import Illegal
from boltbucket.rules.missions.locating import MissionError
from boltbucket.rules.notation import NotationError
from boltbucket.rules.scenario import Unreadable
from boltbucket.words.catalogue import entries
from boltbucket.words.words import Words

PREFIX = "fault-"
PLACE = re.compile(r"\\\{\\ \\\$([a-z]+)\\ \\\}")
FIELD = re.compile(r"([a-z_.-]+): (.+)", re.DOTALL)


def told(words: Words, fault: Exception) -> str:
    """A sentence about what is wrong."""
    if isinstance(fault, Illegal):
        return words.refusal(fault)
    if isinstance(fault, NotationError):
        where = {"line": str(fault.line), "column": str(fault.column)}
        return words.say("wrong-at", **where, expected=phrase(words, fault.expected))
    if isinstance(fault, Unreadable):
        return words.say("wrong-expected", expected=phrase(words, fault.expected))
    if isinstance(fault, MissionError):
        return f"{fault.file}:{fault.line}: {_reason(words, fault.reason)}"
    if isinstance(fault, UnicodeDecodeError):
        return words.say("wrong-no-text")
    if isinstance(fault, OSError):
        return _machine(words, fault)
    return phrase(words, str(fault))


def phrase(words: Words, english: str) -> str:
    """A text of the readers in another language; unchanged where it is not known."""
    for key, pattern in _patterns():
        found = pattern.fullmatch(english)
        if found:
            either = f" {words.say('wrong-or')} "
            parts = {name: part.replace(" or ", either) for name, part in found.groupdict().items()}
            return words.say(key, **parts)
    return english


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The texts in English, those with the most letters of their own first."""
    texts = {
        key: " ".join(source.partition("=")[2].split())
        for key, source in entries("en").items()
        if key.startswith(PREFIX)
    }
    longest = sorted(texts, key=lambda key: -len(re.sub(r"\{.*?\}", "", texts[key])))
    return tuple((key, _pattern(texts[key])) for key in longest)


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(PLACE.sub(r"(?P<\1>.+)", re.escape(text)), re.DOTALL)


def _reason(words: Words, reason: str) -> str:
    """What is wrong with a field, behind the field's name."""
    found = FIELD.fullmatch(reason)
    if found is None:
        return phrase(words, reason)
    return f"{found[1]}: {phrase(words, found[2])}"


def _machine(words: Words, error: OSError) -> str:
    """What the machine could not do, with the name of the file."""
    cause = getattr(error, "reason", None)
    if isinstance(cause, OSError):
        return _machine(words, cause)
    if error.errno is None:
        return phrase(words, str(error))
    key = f"machine-{errorcode.get(error.errno, 'unknown').lower()}"
    reason = words.say(key) if words.has(key) else error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason
