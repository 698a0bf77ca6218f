"""A game being played at a table: answers in, events and rows for the store out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any

import msgspec

from boltbucket.rules.agreement import read_setup
from boltbucket.rules.building.build import BuildShips
from boltbucket.rules.codec import plain
from boltbucket.rules.course import FlyAgain, empty_table, whole_match
from boltbucket.rules.decisions import Decision, FlyOn
from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Chance, Seed, commitment
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.old_records import AS_WRITTEN
from boltbucket.rules.record import RULES_VERSION, Record
from boltbucket.rules.setup import Setup
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.view import Phase, phase_of
from boltbucket.server.clock.yard_clock import YardClock
from boltbucket.server.store.store import GameHead, Row
from boltbucket.server.table.logbook import Logbook
from boltbucket.server.wire.room import Options


@value
class OpenQuestion:
    """A decision a seat is asked for, with the number its answer must name."""

    decision: Decision
    number: int
    since: int
    building: bool = False
    stopped: bool = False


@value
class RunningGame:
    """One game from its first tile to its last credit. Every answer gives another one, so that
    whoever has one may keep it; nobody may change the game in it."""

    head: GameHead
    game: Game
    asked: Mapping[Seat, OpenQuestion] = field(default_factory=dict)
    clock: YardClock = YardClock()
    log: Logbook = Logbook()
    rows: int = 0
    """How many answers there have been."""
    last_at: int = 0
    """When the last of them was given."""

    # Playing

    def submit(
        self, seat: Seat, answer: Answer, at: int, chance: Iterable[int] = ()
    ) -> tuple[RunningGame, tuple[Event, ...], Row]:
        """The game after an answer given at this moment; raises Illegal if it is refused."""
        game = self.game.copy()
        game.chance.replay = list(chance)
        place = len(game.entries)
        events = game.submit(seat, answer)
        game.chance.replay = []
        row = Row(self.rows, at, seat, list(answer), list(game.entries[place].chance))
        after = replace(self, game=game, rows=self.rows + 1, last_at=at)
        return after._noting(events, at, answered=seat), events, row

    def repeat(self, row: Row) -> tuple[RunningGame, tuple[Event, ...]]:
        """Take a stored row again; raises Illegal if one is missing before it."""
        if row.number != self.rows:
            raise Illegal("game_unreadable", record=self.head.id)
        game, events, _ = self.submit(row.seat, tuple(row.answer), row.at, row.chance)
        return game, events

    def _noting(
        self, events: tuple[Event, ...], at: int, answered: Seat | None = None
    ) -> RunningGame:
        """What has been told, who is asked what now, and which clocks run."""
        log = self.log
        for event, table in zip(events, self.game.moments, strict=True):
            log = log.noting(event, table)
        clock = self.clock.seeing(self.game.table, at)
        return replace(self, log=log, clock=clock, asked=self._asked(at, answered))

    def _asked(self, at: int, answered: Seat | None) -> Mapping[Seat, OpenQuestion]:
        game = self.game
        building = bool(game.agenda) and isinstance(game.agenda[0], BuildShips)
        yard = game.table.yard if building else None
        asked = {
            seat: self._question(seat, decision, yard, at, seat == answered)
            for seat, decision in game.pending.items()
            if seat != CLOCK
        }
        return self.asked if asked == self.asked else asked

    def _question(
        self, seat: Seat, decision: Decision, yard: Yard | None, at: int, answered: bool
    ) -> OpenQuestion:
        """What the seat is asked: the same as before, if it has not been answered meanwhile."""
        before = self.asked.get(seat)
        number = len(self.game.entries) + 1
        if yard is not None:
            stopped = yard.builders[seat].stopped
            if before is not None and before.building and before.stopped == stopped:
                return before
            return OpenQuestion(decision, number, at, building=True, stopped=stopped)
        if before is not None and not answered and before.decision == decision:
            return before
        return OpenQuestion(decision, number, at)

    # Looking

    def asks(self, seat: Seat, number: int) -> bool:
        """Whether the seat is still asked the question of that number."""
        question = self.asked.get(seat)
        return question is not None and question.number == number

    @property
    def over(self) -> bool:
        return not self.game.pending

    @property
    def counting(self) -> bool:
        """Whether everybody stands in the yard and waits for the start."""
        return self.clock.counting and self.game.table.yard is not None

    @property
    def phase(self) -> Phase:
        return phase_of(self.game.table, self.game.agenda)

    def deadline(self, question: OpenQuestion, options: Options) -> int | None:
        """When somebody who has not answered is answered for."""
        seconds = options.decision_seconds
        if isinstance(question.decision, FlyOn):
            seconds = options.fly_on_seconds
        elif isinstance(question.decision, FlyAgain):
            seconds = options.between_seconds
        elif question.building and not question.stopped:
            seconds = 0
        return question.since + 1000 * seconds if seconds else None

    def finished(self, now: int) -> GameHead:
        """What is stored of the game when it is over."""
        outcome = self.game.outcome
        assert outcome is not None
        result = {
            "credits": {str(seat): purse for seat, purse in outcome.credits.items()},
            "winners": list(outcome.winners),
        }
        return msgspec.structs.replace(self.head, ended_ms=now, result=result)


# Beginning and coming back


def begun_game(
    game_id: str,
    code: str,
    setup: Setup,
    seed: Seed,
    players: list[dict[str, Any]],
    now: int,
    count_ms: int = 0,
) -> tuple[RunningGame, tuple[Event, ...]]:
    """A new game, and what happens before the first question."""
    game, events = Game.begun(empty_table(setup), whole_match(setup), Chance(seed))
    opening = list(game.opening)
    head = GameHead(game_id, code, plain(setup), seed, opening, RULES_VERSION, now, players)
    head.commitment = commitment(seed)
    return RunningGame(head, game, clock=YardClock(count_ms))._noting(events, 0), events


def opened_game(head: GameHead, count_ms: int = 0) -> tuple[RunningGame, tuple[Event, ...]]:
    """A stored game before its first answer, and what was told until then."""
    game, events = reopened(head)
    return RunningGame(head, game, clock=YardClock(count_ms))._noting(events, 0), events


def restored_game(head: GameHead, rows: Iterable[Row], count_ms: int = 0) -> RunningGame:
    """A stored game after the last of these rows."""
    game, _ = opened_game(head, count_ms)
    for row in rows:
        game, _ = game.repeat(row)
    return game


def reopened(head: GameHead) -> tuple[Game, tuple[Event, ...]]:
    """The game of a head; raises Illegal if it was played by other rules than ours."""
    if head.version not in AS_WRITTEN:
        raise Illegal("other_rules", record=head.id)
    setup = read_setup(head.setup)
    chance = Chance(head.seed)
    chance.replay = list(head.opening)
    return Game.begun(empty_table(setup, head.version), whole_match(setup), chance)


def record_of(head: GameHead, rows: Iterable[Row]) -> Record:
    """The record of a stored game, the engine's own answers included."""
    record = restored_game(head, rows).game.record()
    return replace(record, commitment=head.commitment)
