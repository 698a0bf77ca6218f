"""Observations: what a seat sees, as arrays. One description says everything about them.

`FIELDS` is that description. Spaces, arrays, flat vectors, the readable dictionary and the table
in docs/learning.md are made from it; most of its labels are those of the rules' own classes. What
an array holds comes from a view and from what the seat itself remembers (`Limits`), nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property
from itertools import chain
from typing import Any, Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from boltbucket.learn.actions import PICKS, PLANETS, RESERVED, SEATS
from boltbucket.learn.faces import face_number, faces
from boltbucket.learn.limits import Limits
from boltbucket.learn.planes import SHIP, TILE, marked, ship_planes, tile_row
from boltbucket.learn.squares import SIDE
from boltbucket.rules.decisions import Build, Decision, Pick
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.figures import Figures
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.edition import Level
from boltbucket.rules.schema import described, family
from boltbucket.rules.setup import Building, Format
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.table.heap import FACE_DOWN, FACE_UP, Heap
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.missions.parts import supercards
from boltbucket.rules.variants.missions.variant import MissionVariant
from boltbucket.rules.variants.trek import TITLES, Titles
from boltbucket.rules.view import View

Array = NDArray[Any]
Arrays = dict[str, Array]
MOST: Final = 32_000
"""Figures are whole numbers between this and its opposite."""


@dataclass(frozen=True)
class Moment:
    """A view and what its seat remembers, as the fields look at it."""

    view: View
    limits: Limits
    seats: int
    """For how many seats there is room in the arrays."""

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def seat(self) -> Seat:
        return self.view.seat or 0

    @property
    def decision(self) -> Decision | None:
        return self.view.decision

    @property
    def yard(self) -> Yard | None:
        return self.table.yard

    @cached_property
    def around(self) -> tuple[Seat, ...]:
        """The seats of the table, the viewer first, then clockwise."""
        count = self.table.setup.seats
        return tuple((self.seat + step) % count for step in range(count))


@dataclass(frozen=True)
class Field:
    """One array of an observation."""

    name: str
    meaning: str
    labels: tuple[str, ...]
    """What the numbers along the last axis say."""
    find: Callable[[Moment], Any]
    """The numbers of one moment."""
    axes: tuple[str | int, ...] = ()
    """The axes before it: sizes, or "seats" for as many as there is room for."""
    planes: bool = False
    """Whether the numbers are small and never below nought."""

    @property
    def dtype(self) -> type[np.generic]:
        return np.uint8 if self.planes else np.int16

    @property
    def low(self) -> int:
        return 0 if self.planes else -MOST

    @property
    def high(self) -> int:
        return 255 if self.planes else MOST

    def shape(self, seats: int) -> tuple[int, ...]:
        sizes = (seats if axis == "seats" else int(axis) for axis in self.axes)
        return (*sizes, len(self.labels))

    def write(self, moment: Moment, out: Array) -> None:
        """The numbers of a moment into an array of the field's shape."""
        numbers = self.find(moment)
        if "seats" not in self.axes:
            out[...] = numbers
            return
        given = len(numbers)
        if given:
            out[:given] = numbers
        out[given:] = 0


# Ships and tiles


def _ships(moment: Moment) -> Any:
    ships = moment.table.ships
    return [ship_planes(ships[seat]) for seat in moment.around] if ships else ()


def _hands(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return ()
    return [tile_row(yard.tile_in_hand(seat)) for seat in moment.around]


def _reserves(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return ()
    rows = np.zeros((len(moment.around), RESERVED, len(TILE)), np.uint8)
    for place, seat in enumerate(moment.around):
        for slot, tile in enumerate(yard.reserve(seat)[:RESERVED]):
            rows[place, slot] = tile_row(tile)
    return rows


_NO_HEAP: Final = np.zeros(len(faces()), np.uint8)


def _heap(moment: Moment) -> Any:
    return _NO_HEAP if moment.yard is None else _counted(moment.yard.heap)


def _counted(heap: Heap) -> Array:
    """How many free tiles show each face; kept, because most answers leave the heap alone."""
    kept: Array | None = heap.__dict__.get("_face_counts")
    if kept is None:
        numbers = [face_number(t) for t, at in zip(heap.tiles, heap.where, strict=True) if at == -1]
        kept = np.bincount(numbers, minlength=len(faces())).astype(np.uint8)
        heap.__dict__["_face_counts"] = kept
    return kept


assert FACE_UP == -1


def _hidden_heap(moment: Moment) -> Any:
    if moment.yard is None:
        return (0, 0)
    heap = moment.yard.heap
    down = [t for t, at in zip(heap.tiles, heap.where, strict=True) if at == FACE_DOWN]
    return len(down), sum(tile.is_payload for tile in down)


# Cards


@cache
def cards() -> Mapping[str, int]:
    """Every printed card by its id, numbered over all boxes."""
    printed = chain.from_iterable(edition(name).cards for name in EDITION_NAMES)
    return {card.id: number for number, card in enumerate((*printed, *supercards()))}


def _card_row(ids: Iterable[str]) -> Array:
    row = np.zeros(len(cards()), np.uint8)
    known = cards()
    for each in ids:
        if each in known:
            row[known[each]] = 1
    return row


def _cards_seen(moment: Moment) -> Any:
    piles = moment.view.seen_piles.values()
    return _card_row(card.id for pile in piles for card in pile) if piles else 0


def _cards_turned(moment: Moment) -> Any:
    revealed = moment.table.revealed
    return _card_row(revealed) if revealed else 0


_CARD_KINDS: Final = tuple(str(kind.__dict__["kind"]) for kind in family(Card, own=True))


def _card(moment: Moment) -> Any:
    card = moment.table.card
    return _one_of(_CARD_KINDS, None if card is None else card.kind)


def _one_of(names: Sequence[str], name: object) -> Any:
    """A 1 at the place of the name; none for a name we do not know."""
    row = [0] * len(names)
    if name in names:
        row[names.index(str(name))] = 1
    return row


# Seats


_FIGURES: Final = ("exposed", "engines", "cannons", "crew", "humans", "batteries", "flaws")
assert _FIGURES == tuple(each.name for each in fields(Figures))
_SEAT: Final = (
    "asked now",
    "flying",
    "given up",
    "place in flight",
    "days ahead of the viewer",
    "credits",
    "credits known",
    "components to pay for",
    "goods in credits",
    "tiles built",
    "has finished",
    "start place",
    "stopped by the sand",
    "looks at a pile",
    "exposed connectors",
    "engines in half points",
    "engines with batteries",
    "cannons in half points",
    "cannons with batteries",
    "crew",
    "humans",
    "batteries",
    "mistakes",
)


def _seats(moment: Moment) -> Any:
    return [_seat(moment, seat) for seat in moment.around]


def _seat(moment: Moment, seat: Seat) -> list[int]:
    return [
        int(seat in moment.view.waiting),
        *_in_flight(moment, seat),
        *_purse(moment.table, seat),
        *_at_the_yard(moment.yard, seat),
        *_ship_figures(moment.view, seat),
    ]


def _in_flight(moment: Moment, seat: Seat) -> list[int]:
    table = moment.table
    at = table.route.positions
    order = table.order
    own = at.get(moment.seat, 0)
    return [
        int(seat in at),
        int(seat in table.retired),
        order.index(seat) + 1 if seat in order else 0,
        at[seat] - own if seat in at else 0,
    ]


def _purse(table: Table, seat: Seat) -> list[int]:
    known = seat in table.credits
    goods = table.ships[seat].goods_value(table.edition.prices) if table.ships else 0
    return [table.credits[seat] if known else 0, int(known), len(table.lost[seat]), goods]


def _at_the_yard(yard: Yard | None, seat: Seat) -> list[int]:
    if yard is None:
        return [0] * 5
    builder = yard.builders[seat]
    return [
        builder.placed,
        int(builder.finished),
        builder.place or 0,
        int(builder.stopped),
        int(builder.pile is not None),
    ]


def _ship_figures(view: View, seat: Seat) -> list[int]:
    if seat not in view.table.ships:
        return [0] * 9
    figures = view.figures[seat]
    return [
        figures.exposed,
        *figures.engines,
        *figures.cannons,
        figures.crew,
        figures.humans,
        figures.batteries,
        len(figures.flaws),
    ]


# Flight and clock


_PHASES: Final = ("choosing", "building", "launch", "flight", "between", "over")
_LEVEL: Final = tuple(
    each.name for each in fields(Level) if get_type_hints(Level)[each.name] in (int, bool)
)
"""The plain figures of a level, by the names the rules give them."""
_FLIGHT: Final = (
    *(f"phase {name}" for name in _PHASES),
    *(f"box {name}" for name in EDITION_NAMES),
    *(f"format {each}" for each in Format),
    "players",
    "flight number",
    "flights to come",
    "cards left",
    "cards turned up",
    *(f"reward for place {place + 1}" for place in range(SEATS)),
    *_LEVEL,
)


def _flight(moment: Moment) -> Any:
    table = moment.table
    setup, number = table.setup, table.match.number
    return [
        *_one_of(_PHASES, moment.view.phase),
        *_box(setup.edition, setup.format),
        setup.seats,
        number,
        len(setup.flights) - number - 1,
        len(table.deck),
        len(table.revealed),
        *_of_level(table.level),
    ]


@cache
def _box(box: str, form: Format) -> list[int]:
    return [*_one_of(EDITION_NAMES, box), *_one_of(tuple(Format), form)]


_level_rows: dict[int, tuple[Level, list[int]]] = {}


def _of_level(level: Level) -> list[int]:
    kept = _level_rows.get(id(level))
    if kept is None or kept[0] is not level:
        rewards = [level.reward(place + 1) for place in range(SEATS)]
        row = [*rewards, *(int(getattr(level, name)) for name in _LEVEL)]
        kept = _level_rows[id(level)] = (level, row)
    return kept[1]


_CLOCK: Final = (
    *(f"building {each}" for each in Building),
    "hourglass",
    "spaces",
    "space",
    "sand runs",
    "can be turned",
    "seats that wait",
    "own turn",
)


def _clock(moment: Moment) -> Any:
    yard = moment.yard
    if yard is None:
        return 0
    glass = yard.hourglass
    turning = (1, glass.spaces, glass.space, glass.running, glass.can_turn) if glass else (0,) * 5
    return [
        *_one_of(tuple(Building), moment.table.setup.building),
        *map(int, turning),
        len(yard.waiting),
        int(yard.turn == moment.seat),
    ]


def _mission(moment: Moment) -> Any:
    variant = moment.table.variant
    names = tuple(box_missions())
    return _one_of(names, variant.name) if isinstance(variant, MissionVariant) else 0


_TITLE_NAMES: Final = tuple(title.name for title in TITLES)


def _titles(moment: Moment) -> Any:
    titles = moment.table.match.recall(Titles)
    rows = np.zeros((len(moment.around), len(_TITLE_NAMES)), np.uint8)
    for name, seat in titles.holders.items() if titles else ():
        rows[moment.around.index(seat), _TITLE_NAMES.index(name)] = 1 + (name in titles.gold)
    return rows


# The question


_KINDS: Final = tuple(str(kind.__dict__["kind"]) for kind in family(Decision, own=True))
_CELLS: Final = ("target",)
"""Fields of questions that are squares, though their type is a number like others."""


def _question_fields(*types: object) -> tuple[str, ...]:
    """The fields of all questions that have one of these types, by the rules' own description."""
    kinds: tuple[Any, ...] = family(Decision, own=True)
    found = [each for kind in kinds for each in described(kind).fields if each.type in types]
    names = dict.fromkeys(each.name for each in found)
    return tuple(sorted(name for name in names if name not in ("seat", *_CELLS)))


_NUMBERS: Final = _question_fields(int, bool, int | None)
_BLOCKS: Final = _question_fields(tuple[Good, ...])
_MEANS: Final = ("shield", "cannon")
_YARDSTICKS: Final = tuple(each.value for each in Yardstick)
_QUESTION: Final = (
    *_NUMBERS,
    *(f"{name} {good.value}" for name in _BLOCKS for good in GOODS),
    *(f"from {side.name.lower()}" for side in Side),
    *(f"with {name}" for name in _MEANS),
    *(f"by {name}" for name in _YARDSTICKS),
    *(f"planet {n + 1} {good.value}" for n in range(PLANETS) for good in GOODS),
    *(f"fits from {n + 1}" for n in range(PLANETS)),
)


def _kind(moment: Moment) -> Any:
    return _one_of(_KINDS, moment.decision.kind) if moment.decision else 0


def _question(moment: Moment) -> Any:
    decision = moment.decision
    if decision is None or isinstance(decision, Build):
        return 0
    said = decision.__dict__
    planets = [_blocks(goods) for goods in said.get("planets", ())]
    fitting = moment.view.fitting
    return [
        *(_whole(said.get(name)) for name in _NUMBERS),
        *chain.from_iterable(_blocks(said.get(name, ())) for name in _BLOCKS),
        *_side(said.get("side")),
        *_one_of(_MEANS, said.get("means")),
        *_one_of(_YARDSTICKS, said.get("yardstick")),
        *chain.from_iterable(planets),
        *(0 for _ in range((PLANETS - len(planets)) * len(GOODS))),
        *fitting,
        *(0 for _ in range(PLANETS - len(fitting))),
    ]


def _whole(number: int | None) -> int:
    return 0 if number is None else int(number)


def _blocks(goods: Iterable[Good]) -> list[int]:
    lying = tuple(goods)
    return [lying.count(good) for good in GOODS]


def _side(side: object) -> list[int]:
    row = [0, 0, 0, 0]
    if isinstance(side, int):
        row[side] = 1
    return row


_SQUARES: Final = (
    "hit",
    "powered",
    "strength with it in half points",
    "piece",
    *(f"fits turned {turn}" for turn in range(4)),
    *(f"fits well turned {turn}" for turn in range(4)),
)


def _question_squares(moment: Moment) -> Any:
    decision = moment.decision
    if decision is None:
        return 0
    if isinstance(decision, Build):
        return _fitting_squares(moment.view)
    said = decision.__dict__
    if not said.keys() & {"target", "powered", "gains", "pieces"}:
        return 0
    plan = moment.view.ship.blueprint
    planes = np.zeros((SIDE, SIDE, len(_SQUARES)), np.uint8)
    planes[..., 0] = marked(plan, [said["target"]] if "target" in said else ())
    planes[..., 1] = marked(plan, said.get("powered", ()))
    planes[..., 2] = marked(plan, dict(said.get("gains", ())))
    pieces = enumerate(said.get("pieces", ()), start=1)
    planes[..., 3] = marked(plan, {cell: number for number, piece in pieces for cell in piece})
    return planes


def _fitting_squares(view: View) -> Any:
    if not view.fits:
        return 0
    plan = view.ship.blueprint
    planes = np.zeros((SIDE, SIDE, len(_SQUARES)), np.uint8)
    for turn in range(4):
        planes[..., 4 + turn] = marked(plan, [f.cell for f in view.fits if f.turn == turn])
        well = [fit.cell for fit in view.fits if fit.turn == turn and not fit.flaws]
        planes[..., 8 + turn] = marked(plan, well)
    return planes


def _picks(moment: Moment) -> Any:
    """What can be picked, by number: titles and missions from 1, seats from the viewer on."""
    row = [0] * PICKS
    if isinstance(moment.decision, Pick):
        for slot, answer in enumerate(moment.decision.options[:PICKS]):
            row[slot] = _named(answer[1], moment)
    return row


def _named(thing: str | int, moment: Moment) -> int:
    if isinstance(thing, int):
        return 1 + moment.around.index(thing)
    names = (*_TITLE_NAMES, *box_missions())
    return 1 + names.index(thing) if thing in names else 0


def _limits(moment: Moment) -> Any:
    return moment.limits.thoughts, moment.limits.unloads


# The description


def _all_fields() -> tuple[Field, ...]:
    grid = (SIDE, SIDE)
    face_labels = tuple(map(str, faces()))
    return (
        Field(
            "ships",
            "every ship square by square, the viewer's first, then clockwise",
            SHIP,
            _ships,
            ("seats", *grid),
            planes=True,
        ),
        Field(
            "seats",
            "figures of every player, in the same order; while ships are built, as they would "
            "launch now",
            _SEAT,
            _seats,
            ("seats",),
        ),
        Field("hands", "the tile in everybody's hand", TILE, _hands, ("seats",), planes=True),
        Field(
            "reserves",
            "the tiles everybody has set aside",
            TILE,
            _reserves,
            ("seats", RESERVED),
            planes=True,
        ),
        Field(
            "heap", "how many tiles of each face lie face up", face_labels, _heap, planes=True
        ),
        Field(
            "hidden_heap",
            "how many tiles lie face down, and how many of them have the back of payload",
            ("face down", "payload"),
            _hidden_heap,
        ),
        Field(
            "cards_seen",
            "1 for every card in a pile the viewer has looked at",
            tuple(cards()),
            _cards_seen,
            planes=True,
        ),
        Field(
            "cards_turned",
            "1 for every card turned up on this flight",
            tuple(cards()),
            _cards_turned,
            planes=True,
        ),
        Field("card", "the kind of the card being resolved", _CARD_KINDS, _card, planes=True),
        Field("flight", "the flight, its level and its rewards", _FLIGHT, _flight),
        Field("clock", "how ships are built, and the hourglass", _CLOCK, _clock),
        Field("mission", "the mission flown", tuple(box_missions()), _mission, planes=True),
        Field(
            "titles",
            "who holds which title of the Trek; 2 if it has turned to gold",
            _TITLE_NAMES,
            _titles,
            ("seats",),
            planes=True,
        ),
        Field("question", "what kind of question the viewer is asked", _KINDS, _kind, planes=True),
        Field("question_numbers", "what the question says in numbers", _QUESTION, _question),
        Field(
            "question_squares",
            "what the question says about squares of the viewer's ship",
            _SQUARES,
            _question_squares,
            grid,
            planes=True,
        ),
        Field(
            "picks",
            "what can be picked: titles and then missions counted from 1, players from the viewer",
            tuple(f"slot {slot}" for slot in range(PICKS)),
            _picks,
        ),
        Field(
            "limits",
            "how often the viewer may still undo something at the yard, and take out a block",
            ("second thoughts", "unloads"),
            _limits,
        ),
    )


FIELDS: Final = _all_fields()
"""Everything in an observation, in this order."""


@dataclass(frozen=True)
class Observer:
    """Looks at views for a number of seats. A table with fewer leaves the last rows at nought."""

    seats: int
    fields: tuple[Field, ...] = FIELDS

    def observe(self, view: View, limits: Limits) -> Arrays:
        """All arrays of one moment, new ones."""
        out = self.blank()
        self.write(view, limits, out)
        return out

    def blank(self) -> Arrays:
        return {each.name: np.zeros(each.shape(self.seats), each.dtype) for each in self.fields}

    def write(self, view: View, limits: Limits, out: Mapping[str, Array]) -> None:
        """All arrays of one moment, into arrays that are there already."""
        moment = Moment(view, limits, self.seats)
        for each in self.fields:
            each.write(moment, out[each.name])

    def flat(self, arrays: Mapping[str, Array]) -> NDArray[np.float32]:
        """The same in one row of numbers, field after field."""
        rows = [arrays[each.name].ravel() for each in self.fields]
        return np.concatenate(rows).astype(np.float32)

    @property
    def length(self) -> int:
        """How many numbers a flat observation has."""
        return sum(int(np.prod(each.shape(self.seats))) for each in self.fields)

    def named(self, arrays: Mapping[str, Array]) -> dict[str, Any]:
        """The same for people and for JSON: by labels, without what is nought."""
        return {each.name: _labelled(arrays[each.name], each.labels) for each in self.fields}


def _labelled(array: Array, labels: tuple[str, ...]) -> Any:
    if array.ndim == 1:
        return {labels[place]: int(array[place]) for place in np.flatnonzero(array)}
    rows = {place: _labelled(row, labels) for place, row in enumerate(array)}
    return {place: row for place, row in rows.items() if row}


# The table of the documentation


def fields_table() -> str:
    """All fields as a table for docs/learning.md."""
    rows = ["| field | shape | what it says |", "|---|---|---|"]
    for each in FIELDS:
        shape = " × ".join([*map(str, each.axes), str(len(each.labels))])
        rows.append(f"| `{each.name}` | {shape} | {each.meaning}{_listed(each.labels)} |")
    return "\n".join(rows)


_LISTED: Final = 50


def _listed(labels: tuple[str, ...]) -> str:
    if len(labels) > _LISTED:
        return f"; from {labels[0]} to {labels[-1]}"
    return ": " + ", ".join(label.replace("|", "/") for label in labels)


