"""What is wrong with a text that is no ship."""

from __future__ import annotations

from boltbucket.rules.language.refusal import Fault


class NotationError(Fault):
    """A text that cannot be read, with the place of the fault and the code of what should stand
    there. Lines and columns count from 1.
    """

    def __init__(self, line: int, column: int, code: str, /, **params: object) -> None:
        super().__init__(code, **params)
        self.line = line
        self.column = column

    @property
    def place(self) -> dict[str, object]:
        return {"line": self.line, "column": self.column}


class WordError(Fault):
    """A fault inside one word: how many characters into it, and what was expected."""

    def __init__(self, offset: int, code: str, /, **params: object) -> None:
        super().__init__(code, **params)
        self.offset = offset

    @property
    def place(self) -> dict[str, object]:
        return {"offset": self.offset}

    def at(self, line: int, column: int) -> NotationError:
        return NotationError(line, column + self.offset, self.code, **self.params)
