"""What a command could not do, in one sentence for the person who called it."""

from __future__ import annotations


class Problem(Exception):
    """Ends a command with a sentence on stderr and exit code 2.

    The sentence is a message of the catalogues with its parts; a part that is a fault itself is
    told in the same language.
    """

    def __init__(self, key: str, /, **parts: object) -> None:
        super().__init__(key)
        self.key = key
        self.parts = parts

    def told(self, language: str) -> str:
        from boltbucket.words.faults import told
        from boltbucket.words.words import words

        spoken = words(language)
        parts = {
            name: told(spoken, part) if isinstance(part, Exception) else str(part)
            for name, part in self.parts.items()
        }
        return spoken.say(self.key, **parts)
