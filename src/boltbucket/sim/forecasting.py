"""Forecasts: one ship through many decks, among rivals that truckers have built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, pstdev
from typing import Any

from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.style import Style, styles
from boltbucket.rules.building.launch import BoardCrew
from boltbucket.rules.building.piles import shuffled_deck
from boltbucket.rules.course import empty_table, lay_piles
from boltbucket.rules.events import BillPresented, CreditsGained, CrewLost, Event, GaveUp, TileLost
from boltbucket.rules.flying.bill import SettleBill
from boltbucket.rules.flying.deck import FlyDeck
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.lost import Cause
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.route import Route
from boltbucket.rules.table.step import Agenda
from boltbucket.sim.playing import Match
from boltbucket.sim.results import FINISHED
from boltbucket.sim.simulated_clock import SimulatedClock

OWN: Seat = 0
RIVALS = ("careful", "gunner", "racer")
DECKS_A_FLEET = 10
"""How many decks are flown against the same rivals before others are built."""


@dataclass(frozen=True)
class Trip:
    """Some flights of the ship against one fleet of rivals."""

    ship: Ship
    edition: str
    level: str
    rivals: int
    seed: int
    flights: int


@dataclass(frozen=True)
class Flown:
    """What one flight came to."""

    seed: int
    profit: int
    end: str
    place: int
    """The place at the end; 0 for who gave up."""
    components_lost: int
    crew_lost: int


@dataclass
class Forecast:
    """What happened to the ship over many flights."""

    flown: list[Flown] = field(default_factory=list)
    """Every flight for itself, in order."""
    profits: list[int] = field(default_factory=list)
    destroyed: Counter[Cell] = field(default_factory=Counter)
    fallen: Counter[Cell] = field(default_factory=Counter)
    losses: Counter[str] = field(default_factory=Counter)
    """Components lost by kind of card."""
    crew: Counter[str] = field(default_factory=Counter)
    """Crew lost by reason."""
    ends: Counter[str] = field(default_factory=Counter)
    killers: Counter[str] = field(default_factory=Counter)
    """The card after which the ship had to give up."""
    money: Counter[str] = field(default_factory=Counter)
    arrivals: Counter[int] = field(default_factory=Counter)

    def add(self, other: Forecast) -> None:
        self.flown += other.flown
        self.profits += other.profits
        for name in ("destroyed", "fallen", "losses", "crew", "ends", "killers", "money"):
            getattr(self, name).update(getattr(other, name))
        self.arrivals.update(other.arrivals)

    @property
    def flights(self) -> int:
        return len(self.profits)

    def endangered(self) -> list[tuple[Cell, float]]:
        """The squares by how often their tile is lost, the most endangered first."""
        lost = self.destroyed + self.fallen
        order = sorted(lost, key=lambda cell: (-lost[cell], cell))
        return [(cell, lost[cell] / self.flights) for cell in order]

    def plain(self) -> dict[str, Any]:
        flights = self.flights
        return {
            "flights": flights,
            "profit": profit_figures(self.profits),
            "profits": self.profits,
            "arrived": round(self.ends[FINISHED] / flights, 4),
            "ends": dict(sorted(self.ends.items())),
            "killers": dict(self.killers.most_common()),
            "arrivals": {str(place): self.arrivals[place] for place in sorted(self.arrivals)},
            "components_lost": round(self.losses.total() / flights, 3),
            "losses": {kind: round(n / flights, 4) for kind, n in self.losses.most_common()},
            "crew_lost": {kind: round(n / flights, 4) for kind, n in self.crew.most_common()},
            "money": {name: round(n / flights, 4) for name, n in sorted(self.money.items())},
            "endangered": [
                {
                    "column": column_of(cell),
                    "row": row_of(cell),
                    "lost": round(share, 4),
                    "destroyed": round(self.destroyed[cell] / flights, 4),
                }
                for cell, share in self.endangered()
            ],
        }


def profit_figures(profits: Sequence[int]) -> dict[str, float]:
    ordered = sorted(profits)

    def quantile(share: float) -> int:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    return {
        "mean": round(fmean(profits), 3),
        "deviation": round(pstdev(profits), 3),
        "median": median(profits),
        "worst": ordered[0],
        "low": quantile(0.1),
        "high": quantile(0.9),
        "best": ordered[-1],
        "loss_share": round(sum(profit < 0 for profit in profits) / len(profits), 4),
    }


def trips_for(
    ship: Ship, edition: str, level: str, rivals: int, flights: int, seed: int
) -> list[Trip]:
    """All flights, cut into trips against one fleet each."""
    return [
        Trip(ship, edition, level, rivals, seed + first, min(DECKS_A_FLEET, flights - first))
        for first in range(0, flights, DECKS_A_FLEET)
    ]


def fly_trip(trip: Trip) -> Forecast:
    """The flights of one trip."""
    fleet = rival_ships(trip)
    forecast = Forecast()
    for number in range(trip.flights):
        forecast.add(_fly(trip, fleet, trip.seed + number))
    return forecast


def together(forecasts: Iterable[Forecast]) -> Forecast:
    whole = Forecast()
    for each in forecasts:
        whole.add(each)
    return whole


def rival_ships(trip: Trip) -> list[Ship]:
    """Ships that truckers of different character build for this level."""
    if not trip.rivals:
        return []
    players = tuple(Player(name) for name in RIVALS[: trip.rivals])
    match = Match(Setup(trip.edition, len(players), (trip.level,)), players, trip.seed)
    clock = SimulatedClock(players)
    while match.game.table.yard is not None:
        match.step(clock)
    return [match.game.table.ships[seat] for seat in range(len(players))]


def launch(trip: Trip, ships: Sequence[Ship], seed: int) -> tuple[Game, tuple[Event, ...]]:
    """All ships on the flight board, in an order drawn by chance, before the first card."""
    chance = Chance(seed)
    play = Play(empty_table(Setup(trip.edition, len(ships), (trip.level,))), chance)
    level = play.table.level
    piles = lay_piles(play, level)
    deck = shuffled_deck(piles, level.number, chance)
    order = chance.shuffled(play.table.seats, "places")
    spaces = {seat: level.start_space(place) for place, seat in enumerate(order, start=1)}
    route = Route(level.loop, spaces)
    table = replace(play.table, ships=dict(enumerate(ships)), piles=piles, deck=deck, route=route)
    boarding: Agenda = tuple(BoardCrew(seat) for seat in order if not ships[seat].crew)
    return Game.begun(table, (*boarding, FlyDeck(), SettleBill()), chance)


def _fly(trip: Trip, fleet: list[Ship], seed: int) -> Forecast:
    game, events = launch(trip, [trip.ship, *fleet], seed)
    watch = _Watch(game)
    watch.see(events)
    captains = [Captain(Style()), *(Captain(styles()[name]) for name in RIVALS)]
    while game.pending:
        seat, decision = next(iter(game.pending.items()))
        watch.see(game.submit(seat, captains[seat].decide(game.table, decision)))
    watch.found.profits.append(game.table.credits[OWN])
    watch.found.flown.append(_flown(seed, watch.found))
    return watch.found


def _flown(seed: int, found: Forecast) -> Flown:
    """The only flight of a forecast."""
    end, place = next(iter(found.ends), ""), next(iter(found.arrivals), 0)
    return Flown(seed, found.profits[0], end, place, found.losses.total(), found.crew.total())


class _Watch:
    """Notes what happens to the ship."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found = Forecast()

    def see(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if getattr(event, "seat", None) == OWN:
                self._note(event)

    def _note(self, event: Event) -> None:
        found = self.found
        if isinstance(event, TileLost):
            hit = event.cause is Cause.DESTROYED
            (found.destroyed if hit else found.fallen)[event.cell] += 1
            found.losses[self._card()] += 1
        elif isinstance(event, CrewLost):
            found.crew[event.reason] += 1
        elif isinstance(event, GaveUp):
            found.ends[event.reason] += 1
            found.killers[self._card()] += 1
        elif isinstance(event, CreditsGained):
            found.money[event.reason] += event.amount
        elif isinstance(event, BillPresented):
            found.money[event.item] += event.amount
            if event.item == "order":
                found.ends[FINISHED] += 1
                found.arrivals[event.count] += 1

    def _card(self) -> str:
        """The card of the moment, or the one that has just been over."""
        flight = self.game.table
        if flight.card is not None:
            return flight.card.kind
        if not flight.revealed:
            return "launch"
        card = flight.edition.card_by_id.get(flight.revealed[-1])
        return card.kind if card is not None else "other"
