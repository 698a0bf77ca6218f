"""A lesson: what the learner turns over, and which cards come, in an order that tells something."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.reading import Entry, count, parse, text, texts
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.heap import Handle, Heap
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import FlightVariant, Piles

LEARNER: Final[Seat] = 0
"""The seat that is taught; everybody else keeps it company."""
FIELDS: Final = frozenset({"edition", "level", "seats", "tiles", "cards"})


@value
class Lesson:
    """An arranged flight of one level."""

    edition: str
    level: str
    seats: int
    """How many it is best taken with."""
    tiles: tuple[str, ...]
    """The ids of what the learner turns over, in this order."""
    cards: tuple[str, ...]
    """The ids of the whole deck, the first card on top."""


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name."""
    folder = files(__package__)
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return {name.removesuffix(".toml"): _read(name) for name in found}


def _read(file: str) -> Lesson:
    written = parse((files(__package__) / file).read_text(encoding="utf-8"), file)
    entry = Entry(file, "lesson", written)
    entry.only(FIELDS)
    return Lesson(
        entry.read("edition", text),
        entry.read("level", text),
        entry.read("seats", count),
        entry.read("tiles", texts),
        entry.read("cards", texts),
    )


def lesson_setup(name: str) -> Setup:
    """The set-up in which a lesson is usually taken."""
    lesson = lessons()[name]
    return Setup(lesson.edition, lesson.seats, (lesson.level,), lesson=name)


@value
class BeginLesson(Step):
    """The flight is arranged, if that was agreed on."""

    def run(self, play: Play) -> Agenda:
        lesson = play.table.setup.lesson
        if lesson:
            play.table = replace(play.table, variant=LessonVariant(lesson))
        return ()


@value
class LessonVariant(FlightVariant):
    """Nothing is different but the order in which things turn up."""

    lesson: str

    def left(self, table: Table) -> int:
        """How many of its tiles nobody has turned over yet; a view knows it as well."""
        if table.yard is None:
            return 0
        seen = {tile.id for tile in table.yard.heap.public.tiles}
        return sum(name not in seen for name in lessons()[self.lesson].tiles)

    def piles(self, play: Play, piles: tuple[tuple[Card, ...], ...]) -> Piles:
        by_id = play.table.edition.card_by_id
        return Piles((), (tuple(by_id[name] for name in lessons()[self.lesson].cards),))

    def stacked(self, table: Table) -> bool:
        return True

    def turned_over(self, table: Table, seat: Seat, handle: Handle) -> Heap:
        """A tile nobody has seen may be any: the learner finds the next of the lesson, all others
        something else. Where that lay, there lies now what would have been found here."""
        heap = table.open_yard.heap
        told = self._told(heap)
        if seat == LEARNER:
            return heap.exchanged(handle, told[0]) if told else heap
        rest = [other for other in heap.face_down if other not in told]
        return heap.exchanged(handle, rest[0]) if handle in told and rest else heap

    def _told(self, heap: Heap) -> list[Handle]:
        """Where the tiles of the lesson lie that nobody has seen yet, in the order they come."""
        order = {name: place for place, name in enumerate(lessons()[self.lesson].tiles)}
        lying = [handle for handle in heap.face_down if heap.tiles[handle].id in order]
        return sorted(lying, key=lambda handle: order[heap.tiles[handle].id])
