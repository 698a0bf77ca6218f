"""Test flights: the same ships through many decks, flown by rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boltbucket.bots.captain import Captain
from boltbucket.rules.determinize import sampled_game
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.sim.playing import Match
from boltbucket.sim.simulated_clock import SimulatedClock


def fly(game: Game, captains: Mapping[Seat, Captain]) -> Game:
    """Play a game in flight to its end; captains see only what lies on the table."""
    flight = game.table
    while game.pending:
        seat, decision = next(iter(game.pending.items()))
        game.submit(seat, captains[seat].decide(flight, decision))
    return game


def built(match: Match) -> tuple[Game, Seat, Answer]:
    """The game just before the launch, and the answer that launches."""
    clock = SimulatedClock(match.players)
    while True:
        before = match.game.copy()
        number = len(match.game.record().entries)
        match.step(clock)
        if match.game.table.yard is None:
            entry = match.game.record().entries[number]
            return before, entry.seat, entry.answer


def other_flights(before: Game, seat: Seat, answer: Answer, seeds: range) -> Iterator[Game]:
    """Launches of the same ships with other cards and other dice."""
    view = before.view(None)
    assert seat != CLOCK
    for seed in seeds:
        game = sampled_game(view, seed)
        game.submit(seat, answer)
        yield game
