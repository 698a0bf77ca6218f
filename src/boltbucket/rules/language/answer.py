"""Answers: a verb with its objects, such as ("battery", 708).

Plain words and numbers, so that records, screens, bots and learners share one small vocabulary.
"""

from __future__ import annotations

from typing import Final, TypeGuard

Answer = tuple[str | int, ...]

_PLAIN: Final = frozenset({str, int})


def is_plain(answer: object) -> TypeGuard[Answer]:
    """Whether this is made of words and whole numbers: True and 1.0 would pass for 1 and then
    stand in the record."""
    return type(answer) is tuple and _PLAIN.issuperset(map(type, answer))


DONE: Final[Answer] = ("done",)
PASS: Final[Answer] = ("pass",)
YES: Final[Answer] = ("yes",)
NO: Final[Answer] = ("no",)
