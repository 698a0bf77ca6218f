"""A game being played at a table: answers in, events and rows for the store out. No network."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from boltbucket.rules.codec import plain
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.decisions import CLOCK, Answer, FlyOn, Seat
from boltbucket.rules.flight.events import Event, FlightBegan, Launched
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.game import Game
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.match import opening
from boltbucket.rules.record import RULES_VERSION, Entry, Record
from boltbucket.rules.setup import Setup, read_setup
from boltbucket.rules.yard.building import BuildShips
from boltbucket.rules.yard.yard import Yard
from boltbucket.server.ending import flight_at_its_end
from boltbucket.server.messages import Options
from boltbucket.server.scene import Asked, Shown
from boltbucket.server.shapes import Phase
from boltbucket.server.store import CONTROL, GameHead, Row
from boltbucket.server.times import YardClock

_MERELY_BUILDING = frozenset({"take", "place", "pick_up", "return", "reserve", "fetch", "look"})
NEXT = ["next"]
"""The control row of a table that goes on to the next flight."""


class Play:
    """One game from its first tile to its last credit, flights held apart for the bills."""

    def __init__(self, head: GameHead, game: Game) -> None:
        self.head = head
        self.game = game
        self.asked: dict[Seat, Asked] = {}
        self.clock = YardClock()
        self.ended_flight: Flight | None = None
        """The flight just paid, while everybody looks at the bills."""
        self._held: tuple[Event, ...] = ()
        """What is told when the next flight begins."""
        self.log: list[Event] = []
        """What has been told of the flight shown: of its mission, and from its launch on."""
        self._launched = False
        self.rows: list[Row] = []
        """All that was answered, as it is stored."""

    @classmethod
    def begun(
        cls,
        game_id: str,
        code: str,
        setup: Setup,
        seed: int,
        players: list[dict[str, Any]],
        now: int,
    ) -> tuple[Play, tuple[Event, ...]]:
        game, events = Game.begun(*opening(setup, seed))
        record = game.record()
        head = GameHead(
            game_id, code, plain(setup), seed, list(record.opening), RULES_VERSION, now, players
        )
        return cls._opened(head, game, events), events

    @classmethod
    def restored(cls, head: GameHead, rows: Iterable[Row]) -> Play:
        """The game as it was after the last of these rows."""
        play, _ = cls.opened(head)
        for row in rows:
            play.repeat(row)
        return play

    @classmethod
    def opened(cls, head: GameHead) -> tuple[Play, tuple[Event, ...]]:
        """The game before its first answer, and what has been told by then."""
        game, events = opened_game(head)
        return cls._opened(head, game, events), events

    @classmethod
    def _opened(cls, head: GameHead, game: Game, events: tuple[Event, ...]) -> Play:
        play = cls(head, game)
        play._remember(events)
        play._note(0)
        return play

    def repeat(self, row: Row) -> tuple[Event, ...]:
        """Take a stored row again; raises Illegal if one is missing before it."""
        if row.number != len(self.rows):
            raise Illegal("game_unreadable", record=self.head.id)
        if row.seat == CONTROL:
            return self.go_on(row.at)[0]
        self.game.flight.chance.replay = list(row.chance)
        events, _ = self.submit(row.seat, tuple(row.answer), row.at)
        self.game.flight.chance.replay = []
        return events

    # Playing

    def submit(self, seat: Seat, answer: Answer, at: int) -> tuple[tuple[Event, ...], Row]:
        """Give an answer at this moment; raises Illegal and changes nothing if it is refused."""
        if self.ended_flight is not None:
            raise Illegal("between_flights")
        game = self.game
        number = game.flight.match.number
        before = self._kept_for_the_end(answer)
        place = game.length
        events = game.submit(seat, answer)
        row = self._row(at, seat, list(answer), list(game.entry(place).chance))
        if game.flight.match.number != number:
            assert before is not None, answer
            self.ended_flight = flight_at_its_end(*before, seat, answer)
            told = len(self.ended_flight.events)
            events, self._held = events[:told], events[told:]
        self._forget(seat)
        self._remember(events)
        self._note(at)
        return events, row

    def _forget(self, seat: Seat) -> None:
        """Who has answered is asked anew, even if the next question is the same."""
        asked = self.asked.get(seat)
        if asked is not None and not asked.building:
            self.asked = {other: each for other, each in self.asked.items() if other != seat}

    def _kept_for_the_end(self, answer: Answer) -> tuple[Flight, Agenda] | None:
        """The flight as it is now, if this answer may end it."""
        game = self.game
        building = bool(game.agenda) and isinstance(game.agenda[0], BuildShips)
        if building and answer and answer[0] in _MERELY_BUILDING:
            return None
        return game.flight.copy(), game.agenda

    def go_on(self, at: int) -> tuple[tuple[Event, ...], Row]:
        """Put the bills away and begin the next flight."""
        assert self.ended_flight is not None
        events, self._held, self.ended_flight = self._held, (), None
        row = self._row(at, CONTROL, list(NEXT), [])
        self._remember(events)
        self._note(at)
        return events, row

    def _remember(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, FlightBegan):
                self._launched = False
                self.log.clear()
            self._launched |= isinstance(event, Launched)
            if self._launched or event.topic == "missions":
                self.log.append(event)

    def _row(self, at: int, seat: Seat, answer: list[str | int], chance: list[int]) -> Row:
        row = Row(len(self.rows), at, seat, answer, chance)
        self.rows.append(row)
        return row

    def _note(self, at: int) -> None:
        """Who is asked what now, and which clocks run."""
        if self.ended_flight is not None:
            self.asked = {}
            return
        flight = self.game.flight
        self.clock.note(flight, at)
        seats = [seat for seat in self.game.pending if seat != CLOCK]
        agenda = self.game.agenda
        yard = flight.yard if agenda and isinstance(agenda[0], BuildShips) else None
        asked = {seat: self._asked(seat, yard, at) for seat in seats}
        if asked != self.asked:
            self.asked = asked

    def _asked(self, seat: Seat, yard: Yard | None, at: int) -> Asked:
        """What the seat is asked; the same as before, if that has not changed."""
        before = self.asked.get(seat)
        if yard is not None:
            stopped = yard.builders[seat].stopped
            if before is not None and before.building and before.stopped == stopped:
                return before
            return Asked(self.game.pending[seat], self.game.length + 1, at, True, stopped)
        decision = self.game.pending[seat]
        if before is not None and before.decision == decision:
            return before
        return Asked(decision, self.game.length + 1, at)

    # Looking

    def asks(self, seat: Seat, number: int) -> bool:
        """Whether the seat is still asked the question of that number."""
        asked = self.asked.get(seat)
        return asked is not None and asked.number == number

    @property
    def over(self) -> bool:
        return not self.game.pending

    @property
    def flight(self) -> Flight:
        """The flight that is shown."""
        return self.ended_flight or self.game.flight

    @property
    def phase(self) -> Phase:
        if self.ended_flight is not None:
            return "between"
        if self.over:
            return "over"
        flight = self.game.flight
        if not flight.ships:
            return "choosing"
        if flight.yard is not None and not flight.yard.over:
            return "building"
        return "flight" if flight.route.positions or flight.retired else "launch"

    def shown(self, times: Mapping[str, object]) -> Shown:
        outcome = None if self.ended_flight is not None else self.game.outcome
        return Shown(self.flight, self.phase, self.asked, outcome, times)

    def deadline(self, asked: Asked, options: Options) -> int | None:
        """When somebody who has not answered is answered for."""
        seconds = options.decision_seconds
        if isinstance(asked.decision, FlyOn):
            seconds = options.fly_on_seconds
        elif asked.building and not asked.stopped:
            seconds = 0
        return asked.since + 1000 * seconds if seconds else None

    def finished(self, now: int) -> GameHead:
        outcome = self.game.outcome
        assert outcome is not None
        result = {
            "credits": {str(seat): purse for seat, purse in outcome.credits.items()},
            "winners": list(outcome.winners),
        }
        return msgspec.structs.replace(self.head, ended_ms=now, result=result)

    def record(self) -> Record:
        return self.game.record()


def opened_game(head: GameHead) -> tuple[Game, tuple[Event, ...]]:
    """The game of a head before its first answer, and what was told until then."""
    return Game.begun(*opening(read_setup(head.setup), head.seed, tuple(head.opening)))


def record_of(head: GameHead, rows: Iterable[Row]) -> Record:
    """The record of a stored game, the engine's own answers included."""
    game, _ = opened_game(head)
    for row in rows:
        if row.seat != CONTROL:
            game.repeat(Entry(row.seat, tuple(row.answer), tuple(row.chance)))
    return game.record()
