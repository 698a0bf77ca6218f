"""Reading a scenario: what is set up, then what is played and what must follow."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from boltbucket.notation.words import COMMENT
from boltbucket.scenario.failure import Unreadable
from boltbucket.scenario.names import SEAT_OF

EVERYBODY = "all"
PLAYED = ">"
EXPECTED = "="
REFUSED = "refused"
UNFINISHED = "..."
SETTINGS = (
    "scenario",
    "edition",
    "level",
    "flights",
    "format",
    "mission",
    "options",
    "seats",
    "seed",
    "building",
    "sand",
    "handicap",
    "prognostic",
    "other_ships",
    "lesson",
    "roads",
    "rough_roads",
    "teams",
    "ship",
    "credits",
    "lost",
    "bank",
    "deck",
    "dice",
    "die",
    "title",
    "heap",
    "pile",
)
"""Everything that can be set up."""
_BLOCKS = frozenset({"ship", "deck"})
"""Settings that go on in the indented lines below."""


@dataclass(frozen=True)
class Line:
    """A line that says something, and the indented lines that belong to it."""

    number: int
    text: str
    block: tuple[tuple[int, str], ...] = ()

    @property
    def words(self) -> list[str]:
        return self.text.split()

    @property
    def first(self) -> str:
        return self.words[0]

    @property
    def drawing(self) -> str:
        """The indented lines as a text of their own."""
        return dedent("\n".join(text for _, text in self.block))

    def fault(self, code: str, /, **params: object) -> Unreadable:
        return Unreadable(self.number, code, **params)


@dataclass(frozen=True)
class Scenario:
    """A scenario before it is played."""

    settings: tuple[Line, ...]
    plays: tuple[Line, ...]

    @property
    def title(self) -> str:
        named = [line.text for line in self.settings if line.first == "scenario"]
        return named[0].partition(" ")[2].strip() if named else ""


def read_scenario(text: str) -> Scenario:
    """The scenario of a text; raises `Unreadable` where it is none."""
    lines = _lines(text)
    begin = next((place for place, line in enumerate(lines) if _is_play(line)), len(lines))
    settings, plays = lines[:begin], lines[begin:]
    for line in settings:
        if line.first not in SETTINGS:
            raise line.fault("settings", known=SETTINGS)
    for line in plays:
        if not _is_play(line):
            raise line.fault("plays")
    return Scenario(tuple(settings), tuple(plays))


def _is_play(line: Line) -> bool:
    words = line.words
    if words[0] in (EXPECTED, UNFINISHED):
        return True
    actor = words[0] in SEAT_OF or words[0] == EVERYBODY
    return actor and len(words) > 1 and words[1] in (PLAYED, REFUSED)


def _lines(text: str) -> list[Line]:
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        meant = raw.split(COMMENT, 1)[0].rstrip()
        if not meant:
            continue
        if not meant[0].isspace():
            lines.append(Line(number, meant))
        elif lines and _takes_block(lines[-1]):
            last = lines.pop()
            lines.append(Line(last.number, last.text, (*last.block, (number, meant))))
        else:
            raise Unreadable(number, "line_not_indented")
    return lines


def _takes_block(line: Line) -> bool:
    return line.first in _BLOCKS or line.words[:2] == [EXPECTED, "ship"]
