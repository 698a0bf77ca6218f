"""One game among bots, from its seed to its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from boltbucket.bots.bot import Bot, Player
from boltbucket.bots.cast import make_steady_bot
from boltbucket.bots.guard import Guarded, made
from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.chance import Chance, Seed
from boltbucket.rules.language.refusal import Fault
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.setup import Setup
from boltbucket.sim.simulated_clock import SimulatedClock

Watch = Callable[[tuple[Event, ...]], None]
MakePlayer = Callable[[Player, int], Bot]
TOO_LONG = 50_000
PATIENCE_SECONDS = 60.0
"""Simulations wait for slow bots: a limit of time would make them depend on the machine."""


@dataclass
class Match:
    """A game being played by bots."""

    setup: Setup
    players: tuple[Player, ...]
    seed: int
    make: MakePlayer = make_steady_bot
    game: Game = field(init=False)
    bots: list[Guarded] = field(init=False)

    def __post_init__(self) -> None:
        self.game = Game.new(self.setup, self.seed)
        self.bots = [self._seated(seat, player) for seat, player in enumerate(self.players)]

    def _seated(self, seat: Seat, player: Player) -> Guarded:
        bot = made(lambda: self.make(player, bot_seed(self.seed, seat)))
        return Guarded(bot, str(player), PATIENCE_SECONDS)

    def play(self, watch: Watch | None = None) -> Game:
        """Play it to its end."""
        clock = self.clock()
        for _ in range(TOO_LONG):
            if not self.game.pending:
                return self.game
            events = self.step(clock)
            if watch is not None:
                watch(events)
        raise AssertionError(f"the game with seed {self.seed} does not end")

    def clock(self) -> SimulatedClock:
        """A clock for its hands, which are now quicker, now slower."""
        seeds = tuple(bot_seed(self.seed, seat) for seat in range(len(self.players)))
        return SimulatedClock(self.players, seeds)

    def step(self, clock: SimulatedClock) -> tuple[Event, ...]:
        game = self.game
        seat, answer = clock.next_turn(game)
        if seat == CLOCK:
            assert answer is not None
            if answer == ("sand",):
                clock.sand_ran_out()
            return game.submit(CLOCK, answer)
        view = game.view(seat)
        assert view.decision is not None
        answer = self.bots[seat].decide(view, view.decision)
        clock.acted(seat, answer)
        return game.submit(seat, answer)

    @property
    def notes(self) -> list[Fault]:
        """What went wrong with bots."""
        return [note for bot in self.bots for note in bot.notes]


def bot_seed(seed: Seed, seat: Seat) -> int:
    """A seed of its own for every seat."""
    return Chance(seed).below(1 << 31, f"bot {seat}")


def play(setup: Setup, players: tuple[Player, ...], seed: int) -> Game:
    """A whole game among bots."""
    return Match(setup, players, seed).play()
