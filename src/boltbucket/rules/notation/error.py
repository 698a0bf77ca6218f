"""What is wrong with a text that is no ship."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that cannot be read, with the place of the fault and what should stand there.

    Lines and columns count from 1.
    """

    def __init__(self, line: int, column: int, expected: str, code: str) -> None:
        super().__init__(line, column, expected, code)
        self.line = line
        self.column = column
        self.expected = expected
        self.code = code

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: expected {self.expected}"


class WordError(Exception):
    """A fault inside one word: how many characters into it, and what was expected."""

    def __init__(self, offset: int, expected: str, code: str) -> None:
        super().__init__(offset, expected, code)
        self.offset = offset
        self.expected = expected
        self.code = code

    def at(self, line: int, column: int) -> NotationError:
        return NotationError(line, column + self.offset, self.expected, self.code)
