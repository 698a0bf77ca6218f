"""A table for tests: ships drawn in text, rockets, a deck and dice, and players with names.

table = fly(red=SHIP, blue=SHIP, rolls=[7]).meets(swarm("large front"))
table.answers("red", "battery", 607)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import TypeVar

from boltbucket.rules.cards.card import Card
from boltbucket.rules.cards.combat_zone import CombatZone
from boltbucket.rules.cards.meteor_swarm import MeteorSwarm
from boltbucket.rules.cards.planets import Planets
from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.dice import Chance
from boltbucket.rules.editions.card_data import read_goods, read_hits, read_lines
from boltbucket.rules.editions.library import edition as edition_named
from boltbucket.rules.flight.agenda import Agenda, Step
from boltbucket.rules.flight.decisions import Answer, Decision
from boltbucket.rules.flight.events import Cause, Event
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.flight.flying import FlyDeck, ResolveCard
from boltbucket.rules.flight.rewards import SettleBill
from boltbucket.rules.flight.route import Route
from boltbucket.rules.match import empty_table
from boltbucket.rules.notation import read_ship
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship

NAMES = ("red", "blue", "green", "yellow")
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
) -> Table:
    """Ships in flight, the leader first; `rolls` are sums of two dice."""
    seats = max(seats, *(SEAT[name] + 1 for name in ships))
    setup = Setup(edition, seats, (level,))
    flight = empty_table(setup, Chance(1, {"dice": _dice(rolls)}))
    drawings = {**dict.fromkeys(NAMES[:seats], BARE), **ships}
    flight.ships = {SEAT[name]: ship(drawing, edition, level) for name, drawing in drawings.items()}
    if at is None:
        at = {name: SPACING * (len(ships) - place) for place, name in enumerate(ships)}
    flight.route = Route(flight.level.loop, {SEAT[name]: space for name, space in at.items()})
    flight.credits.update({SEAT[name]: purse for name, purse in (credits or {}).items()})
    flight.bank = _bank(flight, bank)
    return Table(flight)


def ship(drawing: str, edition: str = "2021", level: str = "II") -> Ship:
    """A ship from a sketch, on the plan of a level."""
    board = edition_named(edition).levels[level].blueprint.name
    return read_ship(f"ship {edition} {board}\n{dedent(drawing).strip()}")


def _dice(rolls: Sequence[int]) -> tuple[int, ...]:
    """Two dice for each sum, as the script wants them: from 0 to 5."""
    pairs = ((max(1, total - 6), min(6, total - 1)) for total in rolls)
    return tuple(die - 1 for pair in pairs for die in pair)


def _bank(flight: Flight, letters: str | None) -> Mapping[Good, int]:
    """What the bank has: the blocks named, or the printed number less what is aboard."""
    if letters is not None:
        return {good: letters.count(good.letter) for good in flight.edition.bank.goods}
    aboard = [good for each in flight.ships.values() for good in each.all_goods]
    return {good: n - aboard.count(good) for good, n in flight.edition.bank.goods.items()}


class Table:
    """A flight and the players around it."""

    def __init__(self, flight: Flight) -> None:
        self.flight = flight
        self.agenda: Agenda = ()

    # Driving

    def meets(self, *cards: Card) -> Table:
        """The cards are resolved one after the other; nobody gives up in between."""
        return self.does(*(ResolveCard(card) for card in cards))

    def flies(self, *cards: Card) -> Table:
        """A whole flight through these cards, up to the last."""
        self.flight.deck = cards
        return self.does(FlyDeck())

    def settles(self) -> Table:
        return self.does(SettleBill())

    def does(self, *steps: Step) -> Table:
        self.agenda = (*self.agenda, *steps)
        self._settle()
        return self

    def answers(self, name: str, *answer: str | int) -> Table:
        """A player answers; it must be a legal answer to an open question."""
        decision = self.asked[name]
        assert decision.allows(answer), f"{name}: {answer} is none of {decision.options}"
        self._take(SEAT[name], answer)
        self._settle()
        return self

    def all_fly_on(self) -> Table:
        for name in tuple(self.asked):
            self.answers(name, "fly_on")
        return self

    def _take(self, seat: int, answer: Answer) -> None:
        head, *rest = self.agenda
        self.agenda = (*head.takes(self.flight, seat, answer), *rest)

    def _settle(self) -> None:
        while self.agenda:
            head, *rest = self.agenda
            decisions = head.asks(self.flight)
            if not decisions:
                self.agenda = (*head.run(self.flight), *rest)
                continue
            forced = [seat for seat in decisions if decisions[seat].forced]
            if not forced:
                break
            self._take(forced[0], decisions[forced[0]].forced)
        self._check_storable()

    def _check_storable(self) -> None:
        """Whatever waits can be put into a save and comes back equal."""
        stored = pack(self.agenda, self.flight.edition)
        assert unpack(stored, self.flight.edition) == self.agenda

    # Looking

    @property
    def asked(self) -> dict[str, Decision]:
        if not self.agenda:
            return {}
        asks = self.agenda[0].asks(self.flight)
        return {NAMES[seat]: decision for seat, decision in asks.items()}

    def options(self, name: str) -> tuple[Answer, ...]:
        return self.asked[name].options

    @property
    def over(self) -> bool:
        return not self.agenda

    def ship(self, name: str) -> Ship:
        return self.flight.ship(SEAT[name])

    @property
    def order(self) -> tuple[str, ...]:
        return tuple(NAMES[seat] for seat in self.flight.order)

    @property
    def positions(self) -> dict[str, int]:
        return {NAMES[seat]: at for seat, at in self.flight.route.positions.items()}

    def credits(self, name: str) -> int:
        return self.flight.credits[SEAT[name]]

    def goods(self, name: str) -> str:
        return "".join(good.letter for good in self.ship(name).all_goods)

    def bank(self, letter: str) -> int:
        return self.flight.bank[read_goods(letter)[0]]

    def lost(self, name: str) -> list[Cause]:
        return [tile.cause for tile in self.flight.lost[SEAT[name]]]

    @property
    def gave_up(self) -> dict[str, str]:
        return {NAMES[seat]: reason for seat, reason in self.flight.retired.items()}

    def bill(self, name: str) -> dict[str, int]:
        lines = self.flight.match.bills[-1][SEAT[name]].lines
        return {line.item: line.amount for line in lines}

    def told(self, kind: type[Told]) -> list[Told]:
        return [event for event in self.flight.events if isinstance(event, kind)]


# Cards


def swarm(meteors: str) -> MeteorSwarm:
    return MeteorSwarm("test", 1, meteors=read_hits(meteors))


def zone(*lines: str) -> CombatZone:
    return CombatZone("test", 1, lines=read_lines(list(lines)))


def planets(*goods: str, days: int) -> Planets:
    return Planets("test", 1, days=days, planets=tuple(map(read_goods, goods)))
