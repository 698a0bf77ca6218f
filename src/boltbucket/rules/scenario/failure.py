"""What can be wrong with a scenario: it cannot be read, or it does not hold."""

from __future__ import annotations


class Unreadable(ValueError):
    """A text that is no scenario: the line, counted from 1, and what was expected there."""

    def __init__(self, line: int, expected: str) -> None:
        super().__init__(line, expected)
        self.line = line
        self.expected = expected

    def __str__(self) -> str:
        return f"line {self.line}: expected {self.expected}"


class Failed(AssertionError):
    """The game does not do what a line of the scenario says."""

    def __init__(self, line: int, text: str, expected: str, found: str) -> None:
        super().__init__(line, text, expected, found)
        self.line = line
        self.text = text
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}\n  expected {self.expected}\n  found    {self.found}"
