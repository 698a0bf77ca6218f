"""A table for tests: ships drawn in text, rockets, a deck and dice, and players with names.

table = fly(red=SHIP, blue=SHIP, rolls=[7]).meets(swarm("large front"))
table.answers("red", "battery", 607)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import Any, TypeVar

from boltbucket.notation import read_ship
from boltbucket.rules.cards.combat_zone import CombatZone, read_lines
from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.cards.planets import Planets
from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.course import FLY_AGAIN, empty_table
from boltbucket.rules.decisions import Decision, FlyAgain
from boltbucket.rules.editions.library import edition as edition_named
from boltbucket.rules.events import Event
from boltbucket.rules.flying.bill import SettleBill
from boltbucket.rules.flying.deck import FlyDeck, ResolveCard
from boltbucket.rules.flying.giving_up import give_up
from boltbucket.rules.flying.hit import read_hits
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.value import replace
from boltbucket.rules.printed.card import Card
from boltbucket.rules.printed.fields import read_goods
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda, Step
from boltbucket.rules.table.table import Table

NAMES = ("red", "blue", "green", "yellow", "purple")
SEAT = {name: seat for seat, name in enumerate(NAMES)}
BARE = "@+hh"
SPACING = 3

Told = TypeVar("Told", bound=Event)


def fly(
    *,
    edition: str = "2021",
    level: str = "II",
    at: Mapping[str, int] | None = None,
    rolls: Sequence[int] = (),
    credits: Mapping[str, int] | None = None,
    bank: str | None = None,
    seats: int = 0,
    **ships: str,
) -> TestTable:
    """Ships in flight, the leader first; `rolls` are sums of two dice."""
    seats = max(seats, *(SEAT[name] + 1 for name in ships))
    setup = Setup(edition, seats, (level,))
    drawings = {**dict.fromkeys(NAMES[:seats], BARE), **ships}
    if at is None:
        at = {name: SPACING * (len(ships) - place) for place, name in enumerate(ships)}
    purses = {SEAT[name]: purse for name, purse in (credits or {}).items()}
    empty = empty_table(setup)
    table = replace(
        empty,
        ships={SEAT[name]: ship(drawing, edition, level) for name, drawing in drawings.items()},
        route=Route(empty.level.loop, {SEAT[name]: space for name, space in at.items()}),
        credits={**empty.credits, **purses},
    )
    table = replace(table, bank=_bank(table, bank))
    return TestTable(Play(table, Chance(1, {"dice": _dice(rolls)})))


def ship(drawing: str, edition: str = "2021", level: str = "II") -> Ship:
    """A ship from a sketch, on the plan of a level."""
    board = edition_named(edition).levels[level].blueprint.name
    return read_ship(f"ship {edition} {board}\n{dedent(drawing).strip()}")


def _dice(rolls: Sequence[int]) -> tuple[int, ...]:
    """Two dice for each sum, as the script wants them: from 0 to 5."""
    pairs = ((max(1, total - 6), min(6, total - 1)) for total in rolls)
    return tuple(die - 1 for pair in pairs for die in pair)


def _bank(table: Table, letters: str | None) -> Mapping[Good, int]:
    """What the bank has: the blocks named, or the printed number less what is aboard."""
    if letters is not None:
        return {good: letters.count(good.letter) for good in table.edition.bank.goods}
    aboard = [good for each in table.ships.values() for good in each.all_goods]
    return {good: n - aboard.count(good) for good, n in table.edition.bank.goods.items()}


class TestTable:
    """A flight and the players around it."""

    __test__ = False

    def __init__(self, play: Play) -> None:
        self.play = play
        self.agenda: Agenda = ()

    @property
    def table(self) -> Table:
        return self.play.table

    # Driving

    def meets(self, *cards: Card) -> TestTable:
        """The cards are resolved one after the other; nobody gives up in between."""
        return self.does(*(ResolveCard(card) for card in cards))

    def flies(self, *cards: Card) -> TestTable:
        """A whole flight through these cards, up to the last."""
        return self.has(deck=cards).does(FlyDeck())

    def settles(self) -> TestTable:
        return self.does(SettleBill())

    def gives_up(self, name: str) -> TestTable:
        """The ship leaves the flight, as if its owner had chosen so."""
        give_up(self.play, SEAT[name], "chosen")
        return self

    def has(self, **changes: Any) -> TestTable:
        """Something else lies on the table: `variant=`, `deck=`, `level=`."""
        self.play.table = replace(self.table, **changes)
        return self

    def does(self, *steps: Step) -> TestTable:
        self.agenda = (*self.agenda, *steps)
        self._settle()
        return self

    def answers(self, name: str, *answer: str | int) -> TestTable:
        """A player answers; it must be a legal answer to an open question."""
        decision = self.asked[name]
        assert decision.allows(answer), f"{name}: {answer} is none of {decision.options}"
        self._take(SEAT[name], answer)
        self._settle()
        return self

    def all_fly_on(self) -> TestTable:
        for name in tuple(self.asked):
            self.answers(name, "fly_on")
        return self

    def _take(self, seat: int, answer: Answer) -> None:
        head, *rest = self.agenda
        self.agenda = (*head.take(self.play, seat, answer), *rest)

    def _settle(self) -> None:
        while self.agenda:
            head, *rest = self.agenda
            questions = head.ask(self.table)
            if not questions:
                self.agenda = (*head.run(self.play), *rest)
                continue
            forced = [each for each in questions if each.forced]
            if not forced:
                break
            self._take(forced[0].seat, forced[0].forced)
        self._check_storable()

    def _check_storable(self) -> None:
        """Whatever waits can be put into a save and comes back equal."""
        stored = pack(self.agenda, self.table.edition)
        assert unpack(stored, self.table.edition) == self.agenda

    # Looking

    @property
    def asked(self) -> dict[str, Decision]:
        if not self.agenda:
            return {}
        return {NAMES[each.seat]: each for each in self.agenda[0].ask(self.table)}

    def options(self, name: str) -> tuple[Answer, ...]:
        return self.asked[name].options

    @property
    def over(self) -> bool:
        return not self.agenda

    def ship(self, name: str) -> Ship:
        return self.table.ship(SEAT[name])

    @property
    def order(self) -> tuple[str, ...]:
        return tuple(NAMES[seat] for seat in self.table.order)

    @property
    def positions(self) -> dict[str, int]:
        return {NAMES[seat]: at for seat, at in self.table.route.positions.items()}

    def credits(self, name: str) -> int:
        return self.table.credits[SEAT[name]]

    def goods(self, name: str) -> str:
        return "".join(good.letter for good in self.ship(name).all_goods)

    def bank(self, letter: str) -> int:
        return self.table.bank[read_goods(letter)[0]]

    def lost(self, name: str) -> list[Cause]:
        return [tile.cause for tile in self.table.lost[SEAT[name]]]

    @property
    def gave_up(self) -> dict[str, str]:
        return {NAMES[seat]: reason for seat, reason in self.table.retired.items()}

    def bill(self, name: str) -> dict[str, int]:
        lines = self.table.match.bills[-1][SEAT[name]].lines
        return {line.item: line.amount for line in lines}

    def told(self, kind: type[Told]) -> list[Told]:
        return [event for event in self.play.events if isinstance(event, kind)]


def on_and_on(decision: Decision) -> Answer:
    """The last answer there is, and after a flight the next one."""
    return FLY_AGAIN if isinstance(decision, FlyAgain) else decision.options[-1]


# Cards


def swarm(meteors: str) -> MeteorSwarm:
    return MeteorSwarm("test", 1, meteors=read_hits(meteors))


def zone(*lines: str) -> CombatZone:
    return CombatZone("test", 1, lines=read_lines(list(lines)))


def planets(*goods: str, days: int) -> Planets:
    return Planets("test", 1, days=days, planets=tuple(map(read_goods, goods)))
