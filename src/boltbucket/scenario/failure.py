"""What can be wrong with a scenario: it cannot be read, or it does not hold."""

from __future__ import annotations

from typing import TypeAlias

from boltbucket.rules.language.refusal import Fault

Said: TypeAlias = str | Fault
"""Words of a scenario, or what has none there and is said by a code."""
Finding: TypeAlias = tuple[Said, Said]
"""What was expected and what was found; the fact holds if they are equal."""


class Unreadable(Fault):
    """A text that is no scenario: the line, counted from 1, and what was expected there."""

    def __init__(self, line: int, code: str, /, **params: object) -> None:
        super().__init__(code, **params)
        self.line = line

    @property
    def place(self) -> dict[str, object]:
        return {"line": self.line}


class Failed(AssertionError):
    """The game does not do what a line of the scenario says."""

    def __init__(self, line: int, text: str, expected: Said, found: Said) -> None:
        super().__init__(line, text, expected, found)
        self.line = line
        self.text = text
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.line}: {self.text}\n  expected: {self.expected}\n  found: {self.found}"
