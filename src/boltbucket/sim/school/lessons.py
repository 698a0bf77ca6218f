"""A course of lessons: bounded in time, interrupted at will, taken up again where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from boltbucket.bots.worth.learned import key_of
from boltbucket.sim.school.flights import Lesson, take_lesson

LEVELS = ("I", "II", "III")
BOARDS = tuple((box, level) for box in ("2021", "2007") for level in LEVELS)
CHECKPOINT = 10
"""After so many lessons what was learned is written down."""
Row = list[int]


@dataclass(frozen=True)
class Course:
    """Lessons for some levels, in turns, a few of each."""

    folder: Path
    boards: tuple[tuple[str, str], ...]
    seed: int
    lessons: int
    """How many for each level."""

    def run(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> Iterator[str]:
        """Go on with what is missing until all is done or the time is over; says how far it is.

        The flights of a lesson depend on its seed alone, so a course comes out the same however
        often it was interrupted.
        """
        end = clock() + seconds
        self.folder.mkdir(parents=True, exist_ok=True)
        for last in range(CHECKPOINT, self.lessons + CHECKPOINT, CHECKPOINT):
            for box, level in self.boards:
                rows = self.rows(box, level)
                for number in range(len(rows), min(last, self.lessons)):
                    if clock() > end:
                        return
                    rows[str(number)] = _flown(self._lesson(box, level, number))
                self._keep(box, level, rows)
                yield f"{key_of(box, level)}: {len(rows)}/{self.lessons}"

    def _lesson(self, box: str, level: str, number: int) -> Lesson:
        """Every second one tries what is known already, so that mistakes of it come to light."""
        return Lesson(box, level, self.seed * 1_000_000 + number, climb=number % 2 == 1)

    def rows(self, box: str, level: str) -> dict[str, list[Row]]:
        """What was flown so far, by lesson."""
        file = self._file(box, level)
        found: dict[str, list[Row]] = {}
        if file.is_file():
            found = json.loads(file.read_text(encoding="utf-8"))
        return found

    def _keep(self, box: str, level: str, rows: dict[str, list[Row]]) -> None:
        draft = self._file(box, level).with_suffix(".new")
        draft.write_text(json.dumps(rows, separators=(",", ":")), encoding="utf-8")
        draft.replace(self._file(box, level))

    def _file(self, box: str, level: str) -> Path:
        return self.folder / f"{box}-{level}-{self.seed}.json"


def _flown(lesson: Lesson) -> list[Row]:
    return [[*flown.traits, flown.place, flown.credits] for flown in take_lesson(lesson)]
