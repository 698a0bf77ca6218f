"""The Transgalactic Trek: three flights, and titles to win and defend on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Pick
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.quirks import NO_QUIRKS, Quirks
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, Connector, Kind, Side, Tile
from boltbucket.rules.table.match import BillLine, Match, Memory
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, Questions, Step
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import FlightVariant

BEST_SCORE = 2
"""Credits for everybody who is best at a title on the first flight."""
DEFENDED = {1: 4, 2: 6}
"""Credits for defending a silver title, by the number of the flight counted from 0."""
DEFENDED_GOLD = 12


# The titles


def hauled_holds(ship: Ship) -> int:
    """Components with at least one block of goods in them."""
    return len(ship.goods)


def battery_users(ship: Ship) -> int:
    """Components that run on batteries."""
    kinds = (Kind.DOUBLE_CANNON, Kind.DOUBLE_ENGINE, Kind.SHIELD)
    return sum(tile.kind in kinds for tile in ship.tiles.values())


def alien_distances(ship: Ship) -> int:
    """For every alien the squares to the nearest other cabin, added up."""
    cabins = [cell for cell, tile in ship.tiles.items() if tile.kind in CABINS]
    return sum(_nearest(cell, cabins) for cell, _ in ship.aliens)


def _nearest(home: Cell, cabins: list[Cell]) -> int:
    return min((_squares(home, cell) for cell in cabins if cell != home), default=0)


def _squares(one: Cell, other: Cell) -> int:
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))


def cabins_with_a_view(ship: Ship) -> int:
    """Occupied cabins with a smooth side towards an empty square."""
    return sum(bool(view_sides(ship, cell)) for cell in ship.manned_cabins)


def view_sides(ship: Ship, cabin: Cell) -> tuple[Side, ...]:
    around = ship.blueprint.neighbours[cabin]
    smooth = (side for side in Side if not ship.tiles[cabin].connectors[side])
    return tuple(side for side in smooth if around[side] not in ship.tiles)


def components(ship: Ship) -> int:
    """Everything that is still attached."""
    return len(ship.tiles)


def longest_corridor(ship: Ship) -> int:
    """The longest chain of joined components that have one or two connectors each."""
    corridor = {cell for cell, tile in ship.tiles.items() if 1 <= _connectors(tile.connectors) <= 2}
    joined = {cell: [o for o in ship.joined(cell) if o in corridor] for cell in corridor}
    return max((_longest_from(cell, joined, frozenset()) for cell in corridor), default=0)


def _connectors(sides: tuple[Connector, ...]) -> int:
    return sum(side is not Connector.SMOOTH for side in sides)


def _longest_from(cell: Cell, joined: Mapping[Cell, list[Cell]], seen: frozenset[Cell]) -> int:
    seen |= {cell}
    steps = (_longest_from(o, joined, seen) for o in joined[cell] if o not in seen)
    return 1 + max(steps, default=0)


@dataclass(frozen=True)
class Title:
    """What a title counts, and what its golden side forbids on the last flight.

    The restrictions of the golden side are our own design.
    """

    name: str
    score: Callable[[Ship], int]
    quirks: Quirks = NO_QUIRKS
    reserve_barred: bool = False
    kind_barred: Kind | None = None
    views_unshielded: bool = False


TITLES: tuple[Title, ...] = (
    Title("hauler", hauled_holds, Quirks(containers_used=1)),
    Title("drummer", battery_users, Quirks(batteries_short=1)),
    Title("xeno_steward", alien_distances, Quirks(alien_bonus=1)),
    Title("cruise_captain", cabins_with_a_view, views_unshielded=True),
    Title("engineer", components, reserve_barred=True),
    Title("corridor_master", longest_corridor, kind_barred=Kind.STRUCTURAL),
)


@cache
def title_named(name: str) -> Title:
    return next(title for title in TITLES if title.name == name)


# Who holds them


@value
class Titles(Memory):
    """The titles of one Trek: which are in play, who holds them, which have turned to gold."""

    in_play: tuple[str, ...]
    holders: Mapping[str, Seat] = field(default_factory=dict)
    gold: frozenset[str] = frozenset()

    def held_by(self, seat: Seat) -> tuple[str, ...]:
        return tuple(name for name in self.in_play if self.holders.get(name) == seat)

    def golden_title(self, seat: Seat) -> Title | None:
        golden = [name for name in self.held_by(seat) if name in self.gold]
        return title_named(golden[0]) if golden else None

    def given(self, name: str, seat: Seat) -> Titles:
        return replace(self, holders={**self.holders, name: seat})


@value
class DrawTitles(Step):
    """The Trek begins: as many titles at random as there are players."""

    def run(self, play: Play) -> Agenda:
        names = play.chance.shuffled([title.name for title in TITLES], "titles")
        drawn = tuple(sorted(names[: play.table.setup.seats]))
        play.note(play.table.match.remembering(Titles(drawn)))
        play.tell(TitlesDrawn(drawn))
        return ()


@value
class TakeUpTitles(Step):
    """The next flight is one of the Trek."""

    def run(self, play: Play) -> Agenda:
        play.table = replace(play.table, variant=TrekVariant())
        return ()


def titles_of(match: Match) -> Titles:
    titles = match.recall(Titles)
    assert titles is not None, "no Trek"
    return titles


def scores(table: Table, name: str) -> dict[Seat, int]:
    """What the ships that arrived score for a title, the foremost first."""
    title = title_named(name)
    return {seat: title.score(table.ship(seat)) for seat in table.order}


@value
class TrekVariant(FlightVariant):
    """A flight of the Trek: titles take the place of the best-looking ship."""

    def beauty_factor(self, table: Table) -> int:
        return 0

    def quirks(self, table: Table, seat: Seat) -> Quirks:
        title = titles_of(table.match).golden_title(seat)
        if title is None:
            return NO_QUIRKS
        if title.views_unshielded:
            return Quirks(shieldless_sides=_sides_with_a_view(table.ship(seat)))
        return title.quirks

    def reserve_places(self, table: Table, seat: Seat) -> int:
        title = titles_of(table.match).golden_title(seat)
        return 0 if title and title.reserve_barred else table.level.reserve

    def build_ban(self, table: Table, seat: Seat, tile: Tile) -> str | None:
        title = titles_of(table.match).golden_title(seat)
        return "title_forbids_tile" if title and title.kind_barred is tile.kind else None

    def extra_lines(self, play: Play) -> tuple[tuple[Seat, BillLine], ...]:
        if play.table.match.number == 0:
            return _best_scores(play)
        return _defences(play)

    def after_bill(self, play: Play) -> Agenda:
        return _AFTER_FLIGHT.get(play.table.match.number, ())


def _sides_with_a_view(ship: Ship) -> frozenset[Side]:
    cabins = [cell for cell, tile in ship.tiles.items() if tile.kind in CABINS]
    return frozenset(side for cell in cabins for side in view_sides(ship, cell))


def _best_scores(play: Play) -> tuple[tuple[Seat, BillLine], ...]:
    """Everybody who scored best earns credits, unless the best is nothing."""
    lines = []
    for name in titles_of(play.table.match).in_play:
        counted = scores(play.table, name)
        play.tell(TitleScored(name, tuple(counted.items())))
        best = max(counted.values(), default=0)
        winners = [seat for seat, score in counted.items() if score == best > 0]
        lines += [(seat, BillLine(f"title:{name}", BEST_SCORE, best)) for seat in winners]
    return tuple(lines)


def _defences(play: Play) -> tuple[tuple[Seat, BillLine], ...]:
    """A holder who arrives with the best score, or level with it, earns credits."""
    titles = titles_of(play.table.match)
    lines = []
    for name in titles.in_play:
        counted = scores(play.table, name)
        play.tell(TitleScored(name, tuple(counted.items())))
        if _defended(titles.holders[name], counted):
            holder = titles.holders[name]
            silver = DEFENDED[play.table.match.number]
            credits = DEFENDED_GOLD if name in titles.gold else silver
            play.tell(TitleDefended(holder, name, credits))
            lines.append((holder, BillLine(f"title:{name}", credits, counted[holder])))
    return tuple(lines)


def _defended(holder: Seat, counted: Mapping[Seat, int]) -> bool:
    return holder in counted and counted[holder] == max(counted.values())


@value
class AwardTitles(Step):
    """After the first flight every title goes to the foremost of its best ships."""

    def run(self, play: Play) -> Agenda:
        titles = titles_of(play.table.match)
        for name, seat in _first_holders(play, titles).items():
            titles = titles.given(name, seat)
            play.tell(TitleWon(seat, name, _reason(play.table, name)))
        play.note(play.table.match.remembering(titles))
        everybody = (*play.table.order, *play.table.retired)
        return tuple(ShareTitles(seat) for seat in everybody)


def _first_holders(play: Play, titles: Titles) -> dict[str, Seat]:
    if not play.table.order:
        seats = play.chance.shuffled(play.table.seats, "titles")
        return dict(zip(titles.in_play, seats, strict=True))
    return {name: _best(scores(play.table, name)) for name in titles.in_play}


def _reason(table: Table, name: str) -> TitleReason:
    """Why a title goes where it goes."""
    counted = list(scores(table, name).values()) if table.order else []
    if not counted:
        return "lot"
    return "tie" if counted.count(max(counted)) > 1 else "score"


def _best(counted: Mapping[Seat, int]) -> Seat:
    # max() keeps the first of equals: the ship farthest ahead
    return max(counted, key=lambda seat: counted[seat])


@value
class ShareTitles(Step):
    """Who won several titles keeps one of them."""

    seat: Seat

    def ask(self, table: Table) -> Questions:
        held = titles_of(table.match).held_by(self.seat)
        options = tuple(("pick", name) for name in held)
        return (Pick(self.seat, options, what="title_to_keep"),) if len(held) > 1 else ()

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        held = titles_of(play.table.match).held_by(self.seat)
        return tuple(GiveTitle(self.seat, name) for name in held if name != answer[1])


@value
class GiveTitle(Step):
    """The others go to players without a title, as the winner likes."""

    seat: Seat
    title: str

    def ask(self, table: Table) -> Questions:
        titles = titles_of(table.match)
        without = [seat for seat in table.seats if not titles.held_by(seat)]
        options: tuple[Answer, ...] = tuple(("pick", seat) for seat in without)
        return (Pick(self.seat, options, what="title_to_give", params=(("title", self.title),)),)

    def take(self, play: Play, seat: Seat, answer: Answer) -> Agenda:
        receiver = int(answer[1])
        match = play.table.match
        play.note(match.remembering(titles_of(match).given(self.title, receiver)))
        play.tell(TitleGiven(self.seat, receiver, self.title))
        return ()


@value
class GildTitles(Step):
    """Titles that were defended on the second flight turn to gold."""

    def run(self, play: Play) -> Agenda:
        titles = titles_of(play.table.match)
        defended = {
            name
            for name in titles.in_play
            if _defended(titles.holders[name], scores(play.table, name))
        }
        play.note(play.table.match.remembering(replace(titles, gold=titles.gold | defended)))
        return ()


_AFTER_FLIGHT: dict[int, Agenda] = {0: (AwardTitles(),), 1: (GildTitles(),)}
"""What happens to the titles after each flight; after the last nothing does."""


# Events


@value
class TitlesDrawn(Event):
    topic = "trek"
    titles: tuple[str, ...]


@value
class TitleScored(Event):
    topic = "trek"
    title: str
    scores: tuple[tuple[Seat, int], ...]


TitleReason = Literal["score", "tie", "lot"]
"""`tie`: the foremost of several with the best score; `lot`: nobody has arrived."""


@value
class TitleWon(Event):
    topic = "trek"
    unsealed = ("reason",)
    seat: Seat
    title: str
    reason: TitleReason = "score"


@value
class TitleGiven(Event):
    topic = "trek"
    seat: Seat
    receiver: Seat
    title: str


@value
class TitleDefended(Event):
    topic = "trek"
    seat: Seat
    title: str
    credits: int
