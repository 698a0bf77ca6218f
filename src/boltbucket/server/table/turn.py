"""A turn: one message being handled. The state as it becomes, and what is to be done about it.

Nothing of it counts before the turn is over, so a command that fails has never been given.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from boltbucket.rules.events import Event, FlightBegan
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import CLOCK, Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.table.table import Table
from boltbucket.server.clock.stopwatch import Stopwatch
from boltbucket.server.store.store import Batch
from boltbucket.server.table.effects import ERROR, Delivery, Effects, Goodbye
from boltbucket.server.table.inbox import Connection
from boltbucket.server.table.pausing import after_wishes
from boltbucket.server.table.people import People
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import Seating
from boltbucket.server.table.state import State, only_bots_build
from boltbucket.server.wire.messages import Chat, Notice, Outgoing, written

DRAW_MS = 700
"""The least time between two tiles where the rulebook does not speak of haste."""


class Turn:
    """What commands work on."""

    def __init__(self, state: State, now: int, date: int | None = None) -> None:
        self.state = state
        self.now = now
        self.date = now if date is None else date
        """What the calendar says, which nothing else goes by."""
        self.effects = Effects(Batch(state.seating.code))
        self.events: tuple[Event, ...] = ()
        """What has happened in the game."""
        self.tables: tuple[Table, ...] = ()
        """The game's table before these events and after each of them."""
        self.said: list[Chat] = []
        self.replies: list[Delivery] = []
        self.greetings: list[Callable[[], list[Delivery]]] = []
        """To whoever has come, once it is known what is shown."""
        self.moved: dict[Seat, Seat] | None = None
        """Where everybody sits now, if that has changed; who is not in it has left."""
        self.broken_bot: Illegal | None = None
        """What is wrong with the bot that is wanted."""
        self.stumbled = False
        """Whether something that was due has failed."""
        self._keeps_seating = False

    @property
    def seating(self) -> Seating:
        return self.state.seating

    @property
    def people(self) -> People:
        return self.state.people

    @property
    def game(self) -> RunningGame | None:
        return self.state.game

    @property
    def at(self) -> int:
        """The table's own time."""
        return self.state.watch.at(self.now)

    def name(self, seat: Seat) -> str:
        return self.seating.chairs[seat].name

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    def tried(self, action: Callable[[Turn], None]) -> None:
        """Do something of which nothing is left if it fails; others may still be done."""
        before = copy(self)
        before.effects, before.said = self.effects.copied(), list(self.said)
        try:
            action(self)
        except Illegal:
            # It has just been settled by something else.
            self.__dict__.update(before.__dict__)
        except Exception as error:  # noqa: BLE001 the rest of what is due goes on
            self.__dict__.update(before.__dict__)
            self.note(error)
            self.stumbled = True

    def note(self, error: Exception) -> None:
        """What led to an error, for the log."""
        trace = "".join(traceback.format_exception(error))
        self.effects.log("command_failed", ERROR, table=self.seating.code, error=trace)

    # Telling

    def reply(self, connection: Connection, message: Outgoing) -> None:
        """Tell one client, after everybody has been told what has changed."""
        self.replies.append(Delivery(connection, written(message)))

    def say(
        self, seat: Seat, text: str | UnsetType = UNSET, phrase: str | UnsetType = UNSET
    ) -> None:
        """Somebody says a text or a phrase."""
        self.said.append(Chat(0, seat, self.name(seat), text, phrase))

    def announce(self, code: str, **params: str) -> None:
        """Tell everybody, also those who come later, what was done at the table."""
        self.said.append(Chat(0, None, "", notice=Notice(code, dict(params))))

    # People

    def keep_seating(self) -> None:
        """The seating is to be stored, and with it the table's time."""
        self._keeps_seating = True

    def seat_people(self, seating: Seating) -> None:
        """Another seating of the same people, to be stored."""
        self.change(seating=seating)
        self.keep_seating()

    def reseat(self, seating: Seating) -> None:
        """Chairs have been taken away: everybody keeps theirs, wherever it stands."""
        places = {chair.token: seat for seat, chair in enumerate(seating.chairs) if chair.token}
        moved = {
            seat: places[chair.token]
            for seat, chair in enumerate(self.seating.chairs)
            if chair.token in places
        }
        self.seat_people(seating)
        if any(old != new for old, new in moved.items()):
            viewers = tuple(
                replace(each, seat=each.seat if each.seat is None else moved[each.seat])
                for each in self.state.viewers
            )
            self.change(people=self.people.moved(moved), viewers=viewers)
            self.moved = moved

    def send_away(self, seat: Seat, reason: Illegal) -> None:
        """Whoever had the seat has it no more."""
        gone = self.state.at(seat)
        self.effects.goodbyes += [Goodbye(each.connection, reason) for each in gone]
        viewers = tuple(each for each in self.state.viewers if each not in gone)
        self.change(viewers=viewers, people=self.people.forgetting(seat))
        self.moved = {other: other for other in self.seating.humans if other != seat}
        self.mind_pause()

    def send_spectators_away(self, reason: Illegal) -> None:
        gone = self.state.at(None)
        self.effects.goodbyes += [Goodbye(each.connection, reason) for each in gone]
        self.change(viewers=tuple(each for each in self.state.viewers if each not in gone))

    def mind_pause(self) -> None:
        """Time stands still while nobody is here, or all agreed to a pause."""
        wished = after_wishes(self.state)
        if wished is not self.state:
            self.state = wished
            self.keep_seating()
        watch = self.state.watch
        if self.state.paused is None:
            self.change(watch=watch.started(self.now))
        elif watch.running:
            self.change(watch=watch.stopped(self.now))
            self.keep_seating()

    def stop_watch(self) -> None:
        """The table is put away: its time stands still from here on."""
        self.change(watch=self.state.watch.stopped(self.now))
        self.keep_seating()

    # Playing

    def begin(self, game: RunningGame, events: tuple[Event, ...]) -> None:
        """A new game with the people who sit here."""
        name = game.head.id
        seating = msgspec.structs.replace(
            self.seating, game=name, unreadable=None, games=(*self.seating.games, name)
        )
        self.change(game=game, watch=Stopwatch(), people=self.people.begun_anew(), last_draws={})
        self.seat_people(seating)
        self.mind_pause()
        self.effects.batch.heads.append(game.head)
        self.events += events
        self.effects.counted.append("games")
        edition = game.game.setup.edition
        self.effects.log("game_begun", table=seating.code, record=name, edition=edition)

    def submit(self, seat: Seat, answer: Answer) -> None:
        """Give an answer for a seat; raises Illegal if it is refused."""
        assert self.game is not None
        if seat != CLOCK and self.game.counting:
            raise Illegal("count_down", wait_ms=max(0, self.game.clock.began - self.at))
        draws = seat != CLOCK and answer[0] == "take"
        wait = self.draw_wait(seat) if draws else 0
        if wait:
            raise Illegal("too_fast", wait_ms=wait)
        self.tables = self.tables or (self.game.game.table,)
        game, events, row = self.game.submit(seat, answer, max(self.at, self.game.last_at))
        last_draws = self.state.last_draws
        if draws:
            last_draws = {**last_draws, seat: row.at}
        elif any(isinstance(event, FlightBegan) for event in events):
            last_draws = {}
        self.change(game=game, last_draws=last_draws)
        self.effects.batch.rows.append((game.head.id, row))
        self.events += events
        self.tables += game.game.moments
        if game.over:
            self._end_game(game)

    def count_down(self) -> None:
        """Three, two, one: everybody may build."""
        if self.game is not None:
            self.change(game=replace(self.game, clock=self.game.clock.counted_down()))

    def draw_wait(self, seat: Seat) -> int:
        """How long the seat must wait before it may take a tile, in milliseconds: the same least
        time between two draws for everybody, as long as people build."""
        last, least = self.state.last_draws.get(seat), self._draw_ms
        if last is None or only_bots_build(self.state):
            return 0
        return min(least, max(0, last + least - self.at))

    @property
    def _draw_ms(self) -> int:
        """The time agreed on; without an agreement, what goes with the rulebook."""
        agreed = self.seating.options.draw_ms
        if agreed is not None or self.game is None:
            return agreed or 0
        return 0 if self.game.game.table.level.hasty else DRAW_MS

    def _end_game(self, game: RunningGame) -> None:
        head = game.finished(self.date)
        self.effects.batch.heads.append(head)
        people = replace(self.people, ready=frozenset(), pause_wishes=())
        self.change(game=replace(game, head=head), people=people)
        self.effects.counted.append("games_over")
        self.effects.log("game_over", table=self.seating.code, record=head.id)

    # The end

    def close(self, told: int) -> None:
        """Everything that is to be stored is in the batch."""
        if self._keeps_seating:
            running = self.state.watch.running
            seating = msgspec.structs.replace(self.seating, at=self.at, running=running, told=told)
            self.change(seating=seating)
            batch = self.effects.batch
            batch.table = msgspec.json.encode(seating)
            batch.public = seating.listed
