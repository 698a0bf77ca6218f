"""Reads a word from left to right and knows where it is."""

from __future__ import annotations

from boltbucket.notation.error import WordError

DIGITS = "0123456789"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Scanner:
    """A word and how far it has been read."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.offset = 0

    @property
    def done(self) -> bool:
        return self.offset == len(self.word)

    def sees(self, signs: str) -> bool:
        """Whether the next sign is one of these."""
        return not self.done and self.word[self.offset] in signs

    def take(self, signs: str) -> str:
        """The next sign if it is one of these, otherwise nothing."""
        if not self.sees(signs):
            return ""
        self.offset += 1
        return self.word[self.offset - 1]

    def run(self, signs: str) -> str:
        """As many of these signs as follow each other."""
        begin = self.offset
        while self.sees(signs):
            self.offset += 1
        return self.word[begin : self.offset]

    def small_number(self) -> int:
        """A number of one or two digits; 0 if there is none."""
        begin = self.offset
        while self.offset < begin + 2 and self.take(DIGITS):
            pass
        return int(self.word[begin : self.offset] or "0")

    def fault(self, code: str, /, **params: object) -> WordError:
        return WordError(self.offset, code, **params)
