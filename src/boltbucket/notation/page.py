"""A text as lines of words that know where they stand."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boltbucket.notation.error import NotationError
from boltbucket.notation.words import COMMENT


@dataclass(frozen=True)
class Word:
    text: str
    line: int
    column: int

    def fault(self, code: str, /, **params: object) -> NotationError:
        return NotationError(self.line, self.column, code, **params)


@dataclass(frozen=True)
class Line:
    """The words of one line, and the place just behind the last."""

    words: tuple[Word, ...]
    end: Word

    @property
    def first(self) -> str:
        return self.words[0].text

    def word(self, place: int) -> Word:
        """The word at a place; behind the last there is an empty one."""
        return self.words[place] if place < len(self.words) else self.end

    def ends_after(self, count: int, code: str, /, **params: object) -> None:
        if len(self.words) > count:
            raise self.words[count].fault(code, **params)


class Page:
    """The lines with words, read from top to bottom; comments and empty lines are skipped."""

    def __init__(self, text: str) -> None:
        rows = text.splitlines()
        self._lines = [line for line in map(_line, rows, range(1, len(rows) + 1)) if line.words]
        self._next = 0
        self.end = Word("", len(rows) + 1, 1)

    @property
    def peek(self) -> Line | None:
        return self._lines[self._next] if self._next < len(self._lines) else None

    def take(self, code: str, /, **params: object) -> Line:
        """The next line; a text that ends here lacks what is expected."""
        if self.peek is None:
            raise self.end.fault(code, **params)
        return self.take_peeked()

    def take_peeked(self) -> Line:
        """The next line, which is known to be there."""
        self._next += 1
        return self._lines[self._next - 1]

    def finish(self) -> None:
        if self.peek:
            raise self.peek.words[0].fault("end_of_ship")


def _line(text: str, number: int) -> Line:
    meant = text.split(COMMENT, 1)[0]
    words = tuple(Word(m.group(), number, m.start() + 1) for m in re.finditer(r"\S+", meant))
    return Line(words, Word("", number, len(meant.rstrip()) + 1))
