"""Actions: one fixed row of numbers for every answer there can be, in both directions.

An action names what a player does, not where a tile happens to lie: all tiles of the heap that
show the same face are one action, and so are all that lie face down. Squares are numbered by the
grid of `squares.py`, things to pick by their place in the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from zlib import crc32

from boltbucket.learn.faces import face_number, faces
from boltbucket.learn.squares import SQUARES, number_of_cell
from boltbucket.rules.building.build import VERBS, Build
from boltbucket.rules.decisions import Decision
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.value import once
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.contents import ALIENS, GOODS
from boltbucket.rules.table.heap import FACE_DOWN, Handle, Heap
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of

Choices = Mapping[int, Answer]
"""What may be done now: numbers of actions, and the answers they stand for."""

SEATS: Final = max(5, MOST_SEATS)
"""As many start places as any box has players."""
RESERVED: Final = 8
PILES: Final = 8
PLANETS: Final = 6
PICKS: Final = 24
OTHERS: Final = 24
"""Room for plug-ins: the printed parts need fewer."""


@dataclass(frozen=True)
class Verb:
    """A verb and the numbers its actions begin with; its objects run through their sizes."""

    name: str
    first: int
    sizes: tuple[int, ...]
    meaning: str

    @property
    def count(self) -> int:
        count = 1
        for size in self.sizes:
            count *= size
        return count


_TURNS = 4
_ROWS: Final[tuple[tuple[str, tuple[int, ...], str], ...]] = (
    ("wait", (), "nothing: for seats of the parallel environment that are not asked"),
    ("take_hidden", (2,), "take a tile that lies face down; 1: one with the back of payload"),
    ("take", (len(faces()),), "take a tile that lies face up, by its face"),
    ("place", (SQUARES, _TURNS), "place the tile in hand: square, quarter turns"),
    ("pick_up", (), "take the last tile in hand again"),
    ("return", (), "put the tile in hand back into the heap"),
    ("reserve", (), "set the tile in hand aside"),
    ("take_off", (SQUARES,), "take off a tile that is wrong, while building: square"),
    ("fetch", (RESERVED,), "take a tile from the reserve, by its slot"),
    ("look", (PILES,), "look at a pile of cards"),
    ("put_back", (), "put the pile back"),
    ("flip", (), "flip the hourglass"),
    ("finish", (SEATS,), "finish building and claim a start place, counted from 1"),
    ("remove", (SQUARES,), "take off a tile that is wrong, before the launch: square"),
    ("piece", (SQUARES,), "keep a piece of a broken ship: its first square"),
    ("alien", (SQUARES, len(ALIENS)), "let an alien board: square, brown or purple"),
    ("power", (SQUARES,), "power a double cannon or engine: square"),
    ("battery", (SQUARES,), "take a battery from: square"),
    ("crew", (SQUARES,), "give up a crew member in: square"),
    ("good", (SQUARES,), "give up a block of goods in: square"),
    ("discard", (SQUARES,), "give up a component: square"),
    ("load", (len(GOODS), SQUARES), "load a block of goods: colour, square"),
    ("unload", (len(GOODS), SQUARES), "take a block out: colour, square"),
    ("planet", (PLANETS,), "land on a planet"),
    ("pick", (PICKS,), "pick a named thing, by its place among the answers"),
    ("other", (OTHERS,), "an answer only a plug-in has, by its place among the answers"),
    ("done", (), "enough"),
    ("pass", (), "leave it"),
    ("yes", (), "accept"),
    ("no", (), "decline"),
    ("step_in", (), "take the blow for somebody else"),
    ("credits", (), "pay in credits"),
    ("fly_on", (), "fly on"),
    ("give_up", (), "give up"),
    ("fly_again", (), "fly the next flight"),
    ("stop", (), "end the match here"),
)


def _numbered() -> Iterator[Verb]:
    first = 0
    for name, sizes, meaning in _ROWS:
        verb = Verb(name, first, sizes, meaning)
        first += verb.count
        yield verb


VERBS_BY_NUMBER: Final = tuple(_numbered())
"""The whole vocabulary in the order of its numbers."""
_VERB: Final[Mapping[str, Verb]] = {verb.name: verb for verb in VERBS_BY_NUMBER}
COUNT: Final = VERBS_BY_NUMBER[-1].first + VERBS_BY_NUMBER[-1].count
"""How many actions there are."""
WAIT: Final = _VERB["wait"].first

SIGNATURE: Final = crc32(repr((_ROWS, faces())).encode())
"""Changes whenever a number means something else: policies are stored with it."""


@cache
def verb_of(number: int) -> Verb:
    """The verb an action belongs to."""
    return next(v for v in reversed(VERBS_BY_NUMBER) if v.first <= number)


def objects_of(number: int) -> tuple[int, ...]:
    """The numbers of an action's objects, such as square and quarter turns."""
    verb = verb_of(number)
    rest, objects = number - verb.first, []
    for size in reversed(verb.sizes):
        rest, each = divmod(rest, size)
        objects.append(each)
    return tuple(reversed(objects))


def action_name(number: int) -> str:
    """An action for people: its verb and the numbers of its objects, such as `place 60 1`."""
    return " ".join([verb_of(number).name, *map(str, objects_of(number))])


def _number(name: str, *objects: int) -> int:
    verb = _VERB[name]
    number = 0
    for size, each in zip(verb.sizes, objects, strict=True):
        assert 0 <= each < size, f"{name} {objects} has no number"
        number = number * size + each
    return verb.first + number


# Answers to numbers


def number_of(answer: Answer, decision: Decision, table: Table) -> int:
    """The action an answer to this question is; equal tiles are the same action."""
    name = str(answer[0])
    if name not in _VERB:
        return _number("other", decision.options.index(answer))
    return _READERS.get(name, _plain)(answer, decision, table)


def _plain(answer: Answer, decision: Decision, table: Table) -> int:
    """A verb whose objects are numbers already, or that has none."""
    return _number(str(answer[0]), *map(int, answer[1:]))


def _take(answer: Answer, decision: Decision, table: Table) -> int:
    heap = table.open_yard.heap
    handle = int(answer[1])
    tile = heap.tiles[handle]
    if heap.where[handle] == FACE_DOWN:
        return _number("take_hidden", int(tile.is_payload))
    return _number("take", face_number(tile))


def _on_square(answer: Answer, decision: Decision, table: Table) -> int:
    square = number_of_cell(_plan(decision, table))[int(answer[1])]
    return _number(str(answer[0]), square, *map(int, answer[2:]))


def _alien(answer: Answer, decision: Decision, table: Table) -> int:
    square = number_of_cell(_plan(decision, table))[int(answer[1])]
    return _number("alien", square, [each.value for each in ALIENS].index(str(answer[2])))


def _goods(answer: Answer, decision: Decision, table: Table) -> int:
    square = number_of_cell(_plan(decision, table))[int(answer[2])]
    return _number(str(answer[0]), [each.value for each in GOODS].index(str(answer[1])), square)


def _pick(answer: Answer, decision: Decision, table: Table) -> int:
    return _number("pick", decision.options.index(answer))


def _finish(answer: Answer, decision: Decision, table: Table) -> int:
    return _number("finish", int(answer[1]) - 1)


def _plan(decision: Decision, table: Table) -> Blueprint:
    return table.ships[decision.seat].blueprint


_ON_SQUARES = (
    "place",
    "take_off",
    "remove",
    "piece",
    "power",
    "battery",
    "crew",
    "good",
    "discard",
)
_READERS: Final = {
    "take": _take,
    "alien": _alien,
    "load": _goods,
    "unload": _goods,
    "pick": _pick,
    "finish": _finish,
    **dict.fromkeys(_ON_SQUARES, _on_square),
}


# Numbers to answers


def choices(decision: Decision, table: Table) -> Choices:
    """Every action that is an answer to the question, with that answer."""
    if isinstance(decision, Build):
        return _build_choices(decision, table)
    return {number_of(answer, decision, table): answer for answer in decision.options}


def _build_choices(decision: Build, table: Table) -> Choices:
    """What the yard offers; of equal tiles only the first."""
    found: dict[int, Answer] = {}
    for name, verb in VERBS.items():
        if name == "take":
            found.update(_if_first(_takes(table), decision))
        elif name == "place":
            numbers = _places(table.ships[decision.seat].blueprint)
            offers = verb.offers(table, decision.seat)
            found.update(_if_first({numbers[each]: each for each in offers}, decision))
        else:
            allowed = filter(decision.allows, verb.offers(table, decision.seat))
            found.update((number_of(each, decision, table), each) for each in allowed)
    return found


def _if_first(offered: Choices, decision: Build) -> Choices:
    """Whoever may take one free tile may take any, and a tile in hand goes where it joins: the
    rules are asked about the first."""
    return offered if offered and decision.allows(next(iter(offered.values()))) else {}


def _takes(table: Table) -> Choices:
    """A free tile of every face, and of every back."""
    mixed = bool(variant_of(table).payload_of(table))
    heap = table.open_yard.heap
    return _with_payload(heap) if mixed else _without_payload(heap)


@once
def _without_payload(heap: Heap) -> Choices:
    hidden = [(_VERB["take_hidden"].first, handle) for handle in heap.face_down[:1]]
    return _firsts([*hidden, *_face_up(heap)])


@once
def _with_payload(heap: Heap) -> Choices:
    """Payload has a back of its own."""
    first = _VERB["take_hidden"].first
    hidden = [(first + heap.tiles[handle].is_payload, handle) for handle in heap.face_down]
    return _firsts([*hidden, *_face_up(heap)])


def _face_up(heap: Heap) -> Iterator[tuple[int, Handle]]:
    first, tiles = _VERB["take"].first, heap.tiles
    return ((first + face_number(tiles[handle]), handle) for handle in heap.face_up)


def _firsts(numbered: list[tuple[int, Handle]]) -> Choices:
    """Of equal tiles the first."""
    return {number: ("take", handle) for number, handle in reversed(numbered)}


@cache
def _places(plan: Blueprint) -> Mapping[Answer, int]:
    """The number of every placing on a plan."""
    return {
        ("place", cell, turn): _number("place", square, turn)
        for cell, square in number_of_cell(plan).items()
        for turn in range(_TURNS)
    }


def answer_of(number: int, decision: Decision, table: Table) -> Answer | None:
    """The answer an action stands for now; None if it is none."""
    return choices(decision, table).get(number)


def square_of(number: int) -> int | None:
    """The square an action is about, if it is about one."""
    verb = verb_of(number)
    if SQUARES not in verb.sizes:
        return None
    return objects_of(number)[verb.sizes.index(SQUARES)]


def actions_table() -> str:
    """The vocabulary as a table for docs/learning.md."""
    rows = ["| numbers | verb | what it does |", "|---|---|---|"]
    for verb in VERBS_BY_NUMBER:
        last = verb.first + verb.count - 1
        numbers = f"{verb.first}" if verb.count == 1 else f"{verb.first}–{last}"
        rows.append(f"| {numbers} | `{verb.name}` | {verb.meaning} |")
    return "\n".join(rows)
