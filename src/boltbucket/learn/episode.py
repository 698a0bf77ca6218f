"""An episode: a game with its clock, some seats played by bots, the others asked one by one."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Final

from boltbucket.bots.ace import Ace
from boltbucket.bots.bot import Bot, Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.style import Style
from boltbucket.bots.trucker import Trucker
from boltbucket.learn.actions import Choices, choices, number_of, verb_of
from boltbucket.learn.limits import Limits
from boltbucket.rules.decisions import Build, Decision
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.view import View, phase_of
from boltbucket.sim.playing import bot_seed
from boltbucket.sim.simulated_clock import SimulatedClock

NOTHING: Final[Choices] = {}
BEFORE_FLIGHT: Final = frozenset({"choosing", "building", "launch"})


class Pilot:
    """Answers by rules of thumb for a seat that only builds."""

    def __init__(self, style: Style | None = None) -> None:
        self._captain = Captain(style or Style())

    def decide(self, view: View, decision: Decision) -> Answer:
        return self._captain.decide(view.table, decision)


_WITHOUT_MEMORY: Final = (Trucker, Ace, Pilot)
"""Bots that keep nothing in mind between two answers: copies of an episode may share them."""


@dataclass
class Episode:
    """A game at the point where a learner is asked, or at its end.

    Hands take time and sand runs as in simulations: who is asked next at the yard is whoever has
    their hands free first.
    """

    game: Game
    players: tuple[Player, ...]
    """How fast everybody's hands are."""
    bots: Mapping[Seat, Bot]
    """Who answers for seats that do not learn."""
    pilots: Mapping[Seat, Bot] = field(default_factory=dict)
    """Who answers for learners once the ships have launched."""
    closing_seconds: float | None = None
    """When the yard closes for learners, if nobody is there to turn the hourglass on them."""
    clock: SimulatedClock = field(init=False)
    limits: dict[Seat, Limits] = field(init=False)
    asked: Seat | None = field(init=False, default=None)
    """The learner to answer next; None when the game is over."""
    choices: Choices = field(init=False, default_factory=lambda: NOTHING)
    """What it may do."""

    def __post_init__(self) -> None:
        seed = self.game.chance.seed
        seeds = tuple(bot_seed(seed, seat) for seat in range(len(self.players)))
        self.clock = SimulatedClock(self.players, seeds)
        self.limits = {seat: Limits() for seat in self.learners}
        self._run()

    @property
    def learners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.game.table.seats if seat not in self.bots)

    @property
    def over(self) -> bool:
        return self.asked is None

    @property
    def seconds(self) -> float:
        """How long building has taken so far."""
        return self.clock.now

    def view(self, seat: Seat) -> View:
        return self.game.view(seat)

    def answer(self, number: int) -> bool:
        """The learner does this; whether it was one of its choices. If not, something harmless is
        done instead, so that the game goes on whatever comes."""
        seat = self.asked
        assert seat is not None, "nobody is asked anything"
        legal = number in self.choices
        if not legal:
            number = harmless(self.choices)
        self.limits[seat].note(number)
        self._submit(seat, self.choices[number])
        self._run()
        return legal

    def finish(self, bot: Bot) -> None:
        """A bot answers for the learners from here to the end."""
        while self.asked is not None:
            view = self.view(self.asked)
            assert view.decision is not None
            answer = bot.decide(view, view.decision)
            self.answer(number_of(answer, view.decision, view.table))

    def _submit(self, seat: Seat, answer: Answer) -> None:
        self.clock.acted(seat, answer)
        self.game.submit(seat, answer)

    def _run(self) -> None:
        """Everybody else answers until a learner is asked."""
        game = self.game
        while game.pending:
            seat, said = self.clock.next_turn(game)
            if seat == CLOCK:
                assert said is not None
                if said == ("sand",):
                    self.clock.sand_ran_out()
                game.submit(CLOCK, said)
                continue
            bot = self._bot_of(seat)
            if bot is None:
                self.asked = seat
                self.choices = self._choices(seat)
                return
            view = game.view(seat)
            assert view.decision is not None
            self._submit(seat, bot.decide(view, view.decision))
        self.asked, self.choices = None, NOTHING

    def _bot_of(self, seat: Seat) -> Bot | None:
        bot = self.bots.get(seat)
        if bot is None and seat in self.pilots:
            building = phase_of(self.game.table, self.game.agenda) in BEFORE_FLIGHT
            return None if building else self.pilots[seat]
        return bot

    def _choices(self, seat: Seat) -> Choices:
        decision, table = self.game.pending[seat], self.game.table
        found = self.limits[seat].narrowed(choices(decision, table), decision, table)
        if self.closing_seconds is None or self.seconds < self.closing_seconds:
            return found
        return closing(found) if isinstance(decision, Build) else found

    def copy(self) -> Episode:
        """An independent episode at the same point."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.bots = {seat: _twin(bot) for seat, bot in self.bots.items()}
        twin.clock = replace(self.clock, busy_until=self.clock.busy_until.copy())
        twin.limits = {seat: limits.copy() for seat, limits in self.limits.items()}
        return twin


_CLEARING_UP: Final = frozenset({"put_back", "return", "reserve", "finish"})


def closing(found: Choices) -> Choices:
    """What may still be done when time is up: put away what is in hand, and finish."""
    left = {n: each for n, each in found.items() if verb_of(n).name in _CLEARING_UP}
    return left or found


_CALM: Final = ("done", "pass", "no", "fly_on", "put_back", "return", "reserve", "finish")
"""Verbs that end a matter without risk, the calmest first."""


def harmless(found: Choices) -> int:
    """The choice that does least harm."""
    calm = {verb_of(number).name: number for number in reversed([*found])}
    return next((calm[name] for name in _CALM if name in calm), next(iter(found)))


def _twin(bot: Bot) -> Bot:
    return bot if type(bot) in _WITHOUT_MEMORY else deepcopy(bot)
