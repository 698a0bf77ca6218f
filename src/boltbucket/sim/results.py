"""What is remembered of a simulated game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import make_steady_bot
from boltbucket.rules.events import (
    BillPresented,
    BuildingFinished,
    CreditsGained,
    Event,
    GaveUp,
    MissionChosen,
    TileLost,
)
from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions.variant import MissionVariant
from boltbucket.sim.playing import MakePlayer, Match

FINISHED = "arrived"


@dataclass
class SeatResult:
    """How one seat did in one game."""

    player: str
    credits: int = 0
    share: float = 0.0
    """Its share of the win: most credits win, equals share."""
    rank: int = 0
    starts: list[int] = field(default_factory=list)
    """The start places, a flight each."""
    arrivals: list[int] = field(default_factory=list)
    """The places at the end of each flight; 0 for those who gave up."""
    money: Counter[str] = field(default_factory=Counter)
    """Credits by what they were for."""
    losses: Counter[str] = field(default_factory=Counter)
    """Components lost by the kind of card; `launch` for what did not get off the ground."""
    ends: Counter[str] = field(default_factory=Counter)
    """How flights ended: arrived, or why not."""


@dataclass
class GameResult:
    """A simulated game, small enough to be sent between processes."""

    seed: int
    seats: list[SeatResult]
    decisions: int
    notes: list[Fault]
    record: str = ""
    label: str = ""
    edition: str = ""
    flights: tuple[str, ...] = ()
    """The levels that were flown."""
    missions: tuple[str, ...] = ()
    """The missions of these flights, in a game that has them."""

    def plain(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "label": self.label,
            "edition": self.edition,
            "flights": list(self.flights),
            "missions": list(self.missions),
            "decisions": self.decisions,
            "seats": [vars(seat) for seat in self.seats],
            "notes": [str(note) for note in self.notes],
        }


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    setup: Setup
    players: tuple[Player, ...]
    seed: int
    record: bool = False
    label: str = ""
    """Which part of a tournament it belongs to."""


def play_job(job: Job, make: MakePlayer = make_steady_bot) -> GameResult:
    """Play the game and remember what counts."""
    match = Match(job.setup, job.players, job.seed, make)
    watcher = Watcher(match.game, job.players)
    game = match.play(watcher.see)
    return watcher.result(job, match, game)


class Watcher:
    """Listens to the events of a game."""

    def __init__(self, game: Game, players: tuple[Player, ...]) -> None:
        self.game = game
        self.seats = [SeatResult(str(player)) for player in players]
        variant = game.table.variant
        # One that was fixed before the match is chosen before anybody could listen.
        self.missions = [variant.name] if isinstance(variant, MissionVariant) else []

    def see(self, events: tuple[Event, ...]) -> None:
        card = "launch"
        for event in events:
            if isinstance(event, TileLost):
                current = self.game.table.card
                card = current.kind if current is not None else self._last_card()
                self.seats[event.seat].losses[card] += 1
            elif isinstance(event, BillPresented):
                self._bill(event)
            elif isinstance(event, CreditsGained):
                self.seats[event.seat].money[event.reason] += event.amount
            elif isinstance(event, GaveUp):
                self.seats[event.seat].ends[event.reason] += 1
                self.seats[event.seat].arrivals.append(0)
            elif isinstance(event, BuildingFinished):
                self.seats[event.seat].starts.append(event.place)
            elif isinstance(event, MissionChosen):
                self.missions.append(event.mission)

    def _last_card(self) -> str:
        """The card that has just been over, or none where ships were still on the ground."""
        flight = self.game.table
        if not flight.revealed:
            return "launch"
        card = flight.edition.card_by_id.get(flight.revealed[-1])
        return card.kind if card is not None else "other"

    def _bill(self, event: BillPresented) -> None:
        seat = self.seats[event.seat]
        seat.money[event.item] += event.amount
        if event.item == "order":
            seat.arrivals.append(event.count)
            seat.ends[FINISHED] += 1

    def result(self, job: Job, match: Match, game: Game) -> GameResult:
        assert game.outcome is not None
        credits = game.outcome.credits
        for seat, share in shares(credits).items():
            result = self.seats[seat]
            result.credits, result.share = credits[seat], share
            result.rank = 1 + sum(other > credits[seat] for other in credits.values())
        record = game.record()
        decisions = sum(not entry.auto for entry in record.entries)
        text = record.text() if job.record else ""
        flown = job.setup.edition, job.setup.flights, tuple(self.missions)
        return GameResult(job.seed, self.seats, decisions, match.notes, text, job.label, *flown)


def shares(credits: dict[Seat, int] | Any) -> dict[Seat, float]:
    """Everybody's share of the win."""
    best = max(credits.values())
    winners = [seat for seat, purse in credits.items() if purse == best]
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in credits}
