"""A table: one task, the only one that touches its game.

Whatever wants something of the table puts it into its queue. The task takes what is there, lets
the rules decide, writes everything to the store, and only then tells anybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from boltbucket.bots.guard import safe_answer
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.decisions import CLOCK, Answer, Seat
from boltbucket.rules.flight.events import Event
from boltbucket.rules.illegal import Illegal
from boltbucket.server.audience import Audience, Frame
from boltbucket.server.chairs import table_data, times_of
from boltbucket.server.connection import Bucket, Connection
from boltbucket.server.encode import encode, params_data
from boltbucket.server.logs import log
from boltbucket.server.messages import (
    PHRASES,
    Accepted,
    Answering,
    Chatting,
    Command,
    Looking,
    Phrasing,
    Refused,
    Seen,
    TableCommand,
    written,
)
from boltbucket.server.metrics import Metrics
from boltbucket.server.minds import Minds
from boltbucket.server.packing import packed_view
from boltbucket.server.play import Play
from boltbucket.server.scene import Eye, Values, private_values, public_values
from boltbucket.server.seating import Seating, clean_text, rules_of
from boltbucket.server.store import Batch, Row, Store
from boltbucket.server.thinking import Thinking, Thought
from boltbucket.server.times import Stopwatch, wall_ms

SERVICE_RESTART = 1012
AT_ONCE = 32
"""How many commands are handled before they are stored together."""


@dataclass(slots=True)
class Arrival:
    connection: Connection
    have: int | None


@dataclass(slots=True)
class Departure:
    connection: Connection


@dataclass(slots=True)
class Spoken:
    """A command of a client, and when it arrived."""

    connection: Connection
    command: Command
    at: float


@dataclass(slots=True)
class Call:
    """Something to be done between two commands; the caller hears when it is stored."""

    action: Callable[[Table], Any]
    done: asyncio.Future[Any]


class Tick:
    """A clock may be due."""


Item = Arrival | Departure | Spoken | Call | Thought | Tick


class Table:
    """People, bots and their game."""

    def __init__(
        self,
        seating: Seating,
        store: Store,
        minds: Minds,
        metrics: Metrics,
        play: Play | None = None,
        at: int = 0,
    ) -> None:
        self.seating = seating
        self.play = play
        self.watch = Stopwatch(at=at)
        self.audience = Audience(wall_ms())
        self.away: dict[Seat, int] = {}
        """Who is away, and since which moment of the table's time."""
        self.away_wall: dict[Seat, int] = {}
        self.sat_in: set[Seat] = set()
        """For whom a bot plays until they are back."""
        self.ready: set[Seat] = set()
        self.bills_since: int | None = at if play is not None and play.ended_flight else None
        self.touched = time.monotonic()
        self.metrics = metrics
        self._store = store
        self._queue: asyncio.Queue[Item] = asyncio.Queue()
        self._batch = Batch(seating.code)
        self._outbox: list[Callable[[], None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._thinking = Thinking(self, minds)
        self._last_draw: dict[Seat, int] = {}
        self._chat_buckets: dict[Seat, Bucket] = {}
        for seat in seating.humans:
            self._went_away(seat)
        self._show(())

    @property
    def code(self) -> str:
        return self.seating.code

    def put(self, item: Item) -> None:
        self._queue.put_nowait(item)

    async def ask(self, action: Callable[[Table], Any]) -> Any:
        """Let the table do something; the result, once it is stored."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(Call(action, done))
        return await done

    def nudge(self) -> None:
        """Look at clocks and bots again."""
        self.put(Tick())

    # The task

    async def run(self) -> None:
        try:
            while True:
                await self._take_batch()
        finally:
            self._thinking.stop()
            if self._timer is not None:
                self._timer.cancel()

    async def _take_batch(self) -> None:
        items = [await self._queue.get()]
        while not self._queue.empty() and len(items) < AT_ONCE:
            items.append(self._queue.get_nowait())
        for item in items:
            self._handle(item)
        if not self._batch.empty:
            batch, self._batch = self._batch, Batch(self.code)
            await self._store.write(batch)
        outbox, self._outbox = self._outbox, []
        for deliver in outbox:
            deliver()
        self._wind_clocks()
        self._thinking.wake()

    def _handle(self, item: Item) -> None:
        if isinstance(item, Spoken):
            self._hear(item)
        elif isinstance(item, Thought):
            self._take_thought(item)
        elif isinstance(item, Tick):
            self._tick()
        elif isinstance(item, Arrival):
            self._arrive(item)
        elif isinstance(item, Departure):
            self._depart(item.connection)
        else:
            self._call(item)

    def _call(self, call: Call) -> None:
        try:
            result = call.action(self)
        except Illegal as refusal:
            call.done.set_exception(refusal)
            return
        self._outbox.append(lambda: call.done.done() or call.done.set_result(result))

    # Coming and going

    def _arrive(self, arrival: Arrival) -> None:
        connection = arrival.connection
        seat = connection.eye
        self.audience.connections.append(connection)
        self.touched = time.monotonic()
        if seat is not None:
            self.away.pop(seat, None)
            self.away_wall.pop(seat, None)
            self.sat_in.discard(seat)
            self.mind_pause()
        self._show(())
        connection.greeted = True
        messages = self.audience.greet(connection, arrival.have, wall_ms())
        self._outbox.append(lambda: [connection.send(message) for message in messages] and None)

    def _depart(self, connection: Connection) -> None:
        if connection not in self.audience.connections:
            return
        self.audience.connections.remove(connection)
        self.touched = time.monotonic()
        seat = connection.eye
        if seat is not None and seat not in self.audience.here:
            self._went_away(seat)
            self.mind_pause()
        self._show(())

    def _went_away(self, seat: Seat) -> None:
        if seat < len(self.seating.chairs) and self.seating.chairs[seat].kind == "human":
            self.away[seat] = self.watch.at
            self.away_wall[seat] = wall_ms()

    def mind_pause(self) -> None:
        """Time stands still while nobody is here, or somebody asked for it."""
        if self.paused is None:
            self.watch.start()
        else:
            self.watch.stop()

    def send_away(self, seat: Seat, code: str) -> None:
        """Whoever had the seat has it no more."""
        gone = self.audience.at(seat)
        for connection in gone:
            self.audience.connections.remove(connection)
        self.away.pop(seat, None)
        self.away_wall.pop(seat, None)
        self.sat_in.discard(seat)
        self.ready.discard(seat)
        self._outbox.append(lambda: [each.say_goodbye(code) for each in gone] and None)
        self.mind_pause()

    def newcomer(self, seat: Seat) -> None:
        """Somebody has taken a seat, though they have not said hello yet."""
        self._went_away(seat)
        self.keep_seating()
        self._show(())

    def hang_up(self, seat: Seat) -> None:
        """The token of a seat has changed: its old connections end."""
        gone = self.audience.at(seat)
        self._outbox.append(lambda: [each.say_goodbye("token_changed") for each in gone] and None)

    def reseat(self, seating: Seating) -> None:
        """Another seating of the same people: everybody keeps their chair, wherever it stands."""
        places = {chair.token: seat for seat, chair in enumerate(seating.chairs) if chair.token}
        moved = {
            seat: places[chair.token]
            for seat, chair in enumerate(self.seating.chairs)
            if chair.token in places
        }
        self.seating = seating
        self.away = {moved[seat]: since for seat, since in self.away.items()}
        self.away_wall = {moved[seat]: since for seat, since in self.away_wall.items()}
        self.sat_in = {moved[seat] for seat in self.sat_in}
        self.ready = {moved[seat] for seat in self.ready}
        for connection in self.audience.connections:
            if connection.eye is not None:
                connection.eye = moved[connection.eye]
        if any(old != new for old, new in moved.items()):
            self.audience.forget_eyes()

    @property
    def paused(self) -> str | None:
        if self.seating.paused:
            return "asked"
        return None if self.audience.here.intersection(self.seating.humans) else "empty"

    # Hearing

    def _hear(self, spoken: Spoken) -> None:
        connection, command = spoken.connection, spoken.command
        if connection.closed:
            return
        try:
            self._obey(connection, command)
        except Illegal as refusal:
            self.metrics.refusals.inc()
            self._refuse(connection, command, refusal)
            return
        if isinstance(command, Answering | TableCommand):
            accepted = written(Accepted(command.id))
            self._outbox.append(lambda: connection.send(accepted))
        if isinstance(command, Answering):
            self._outbox.append(lambda: self._count(spoken.at))

    def _count(self, arrived: float) -> None:
        self.metrics.answers.inc()
        self.metrics.answer_seconds.observe(time.perf_counter() - arrived)

    def _refuse(self, connection: Connection, command: Command, refusal: Illegal) -> None:
        numbered = isinstance(command, Answering | TableCommand | Looking)
        number = command.id if numbered else 0
        text = written(Refused(number, refusal.code, params_data(refusal.params)))
        self._outbox.append(lambda: connection.send(text))

    def _obey(self, connection: Connection, command: Command) -> None:
        seat = connection.eye
        if seat is None:
            raise Illegal("only_watching")
        if isinstance(command, Answering):
            self._answer(seat, command)
        elif isinstance(command, TableCommand):
            from boltbucket.server.actions import act

            act(self, seat, command)
        elif isinstance(command, Looking):
            self._let_look(connection, seat, command)
        else:
            self._talk(seat, command)

    def _let_look(self, connection: Connection, seat: Seat, command: Looking) -> None:
        """The seat's own view; nothing but what view(seat) holds."""
        if self.play is None or self.play.ended_flight is not None:
            seen = Seen(command.id, None, Raw(b"null"))
        else:
            asked = self.play.asked.get(seat)
            view = Raw(encode(packed_view(self.play.game.view(seat))))
            seen = Seen(command.id, None if asked is None else asked.number, view)
        text = written(seen)
        self._outbox.append(lambda: connection.send(text))

    def _talk(self, seat: Seat, said: Chatting | Phrasing) -> None:
        bucket = self._chat_buckets.setdefault(seat, Bucket(5, 0.5))
        if not bucket.take():
            raise Illegal("chat_too_fast")
        if isinstance(said, Phrasing):
            if said.phrase not in PHRASES:
                raise Illegal("unknown_phrase", phrase=said.phrase)
            self._send(self.audience.chat(seat, None, said.phrase))
            return
        text = clean_text(said.text)
        if not text:
            raise Illegal("empty_chat")
        self._send(self.audience.chat(seat, text, None))

    # Playing

    def _answer(self, seat: Seat, command: Answering) -> None:
        if self.play is None:
            raise Illegal("not_started")
        if self.paused is not None:
            raise Illegal("paused")
        asked = self.play.asked.get(seat)
        number = None if asked is None else asked.number
        if command.decision is not None and asked is not None and command.decision != number:
            raise Illegal("stale_answer")
        self.submit(seat, tuple(command.answer))

    def submit(self, seat: Seat, answer: Answer) -> None:
        """Give an answer for a seat; raises Illegal if it is refused."""
        play = self.play
        assert play is not None
        at = self.watch.at
        draws = seat != CLOCK and answer[0] == "take"
        if draws:
            self._check_speed(seat, at)
        events, row = play.submit(seat, answer, at)
        if draws:
            self._last_draw[seat] = at
        self._keep(row)
        if play.ended_flight is not None:
            self.bills_since = at
        if play.over:
            self._end_game()
        self._show(events)

    def _check_speed(self, seat: Seat, at: int) -> None:
        """The same least time between two draws for everybody."""
        wait = self._last_draw.get(seat, -100_000) + self.seating.options.draw_ms - at
        if wait > 0:
            raise Illegal("too_fast", wait_ms=wait)

    def draw_wait(self, seat: Seat) -> int:
        """How long the seat must wait before it may take a tile, in milliseconds."""
        last = self._last_draw.get(seat, -100_000)
        return max(0, last + self.seating.options.draw_ms - self.watch.at)

    def _end_game(self) -> None:
        assert self.play is not None
        self.play.head = self._batch.ended = self.play.finished(wall_ms())
        self.ready.clear()
        self.metrics.games_over.inc()
        log("game_over", table=self.code, record=self.play.head.id)

    def _take_thought(self, thought: Thought) -> None:
        """The answer of a bot, if it is still asked and still plays."""
        play = self.play
        if play is None or self.paused is not None or not self.is_bot(thought.seat):
            return
        asked = play.asked.get(thought.seat)
        if asked is None or asked.number != thought.number:
            return
        try:
            self.submit(thought.seat, thought.answer)
        except Illegal:
            # Somebody was faster; the bot looks again.
            self.metrics.refusals.inc()

    def is_bot(self, seat: Seat) -> bool:
        return self.seating.chairs[seat].kind == "bot" or seat in self.sat_in

    def go_on(self) -> None:
        """To the next flight."""
        assert self.play is not None
        events, row = self.play.go_on(self.watch.at)
        self._keep(row)
        self.ready.clear()
        self.bills_since = None
        self._last_draw.clear()
        self._show(events)

    def begin(self, play: Play, events: tuple[Event, ...]) -> None:
        """A new game with the people who sit here."""
        self.play = play
        self.watch = Stopwatch()
        self.mind_pause()
        self.ready.clear()
        self._last_draw.clear()
        self.seating.game = play.head.id
        self.seating.games.append(play.head.id)
        self._batch.game = play.head
        self._batch.game_id = play.head.id
        self.keep_seating()
        self.metrics.games.inc()
        log("game_begun", table=self.code, record=play.head.id, edition=play.game.setup.edition)
        self._show(events)

    def _keep(self, row: Row) -> None:
        assert self.play is not None
        self._batch.game_id = self.play.head.id
        self._batch.rows.append(row)

    def keep_seating(self) -> None:
        self._batch.table = msgspec.json.encode(self.seating)
        self._batch.public = self.seating.public

    # Clocks

    def _tick(self) -> None:
        """Say and do whatever is due."""
        self._timer = None
        if self.paused is not None:
            return
        at = self.watch.at
        for moment, action in self._due():
            if moment <= at:
                try:
                    action()
                except Illegal:
                    # It was due for something that has just been settled otherwise.
                    continue

    def _due(self) -> list[tuple[int, Callable[[], None]]]:
        """Everything that will happen by itself, and when, in the table's time."""
        play = self.play
        options = self.seating.options
        due: list[tuple[int, Callable[[], None]]] = []
        if play is None or play.over:
            return due
        if play.ended_flight is not None:
            if options.between_seconds and self.bills_since is not None:
                due.append((self.bills_since + 1000 * options.between_seconds, self.go_on))
            return due
        for moment, answer in play.clock.deadlines(play.game.flight):
            due.append((moment, lambda answer=answer: self.submit(CLOCK, answer)))
        for seat, asked in play.asked.items():
            limit = play.deadline(asked, options)
            if limit is not None and not self.is_bot(seat):
                due.append((limit, lambda seat=seat: self._answer_for(seat)))
        if options.bot_sits_in:
            for seat, since in self.away.items():
                if seat not in self.sat_in:
                    grace = since + 1000 * options.grace_seconds
                    due.append((grace, lambda seat=seat: self._sit_in(seat)))
        return due

    def _answer_for(self, seat: Seat) -> None:
        assert self.play is not None
        decision = self.play.game.pending.get(seat)
        if decision is not None:
            self.submit(seat, safe_answer(decision))

    def _sit_in(self, seat: Seat) -> None:
        self.sat_in.add(seat)
        self._show(())

    def _wind_clocks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.watch.running:
            return
        due = self._due()
        if due:
            wait = max(0, min(moment for moment, _ in due) - self.watch.at) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait + 0.001, self.put, Tick())

    # Showing

    def _show(self, events: tuple[Event, ...]) -> None:
        """Tell everybody what happened and what has changed."""
        eyes: list[Eye] = [None, *self.seating.humans]
        if self.play is None:
            public = self._lobby()
            own: dict[Eye, Values] = {eye: {"seat": eye, "decision": None} for eye in eyes}
        else:
            shown = self.play.shown(times_of(self))
            public = public_values(shown)
            own = {eye: {"seat": eye, **private_values(shown, eye)} for eye in eyes}
        frame = self.audience.show(events, public, own)
        if frame is not None:
            self._send(frame)

    def show(self) -> None:
        self._show(())

    def _lobby(self) -> Values:
        setup = rules_of(self.seating.setup)
        level = edition(setup.edition).levels[setup.flights[0]]
        return {
            "phase": "lobby",
            "number": 0,
            "setup": setup,
            "level": level,
            "hourglass": None,
            "waiting": [],
            "table": table_data(self),
        }

    def _send(self, frame: Frame) -> None:
        listeners = [(each, each.eye) for each in self.audience.connections if each.greeted]
        self._outbox.append(
            lambda: [each.send(frame.text(eye)) for each, eye in listeners] and None
        )

    def give_up(self) -> None:
        """The task has ended: let everybody connect again."""
        for connection in self.audience.connections:
            connection.drop(SERVICE_RESTART)
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if isinstance(item, Arrival):
                item.connection.drop(SERVICE_RESTART)
            elif isinstance(item, Call) and not item.done.done():
                item.done.set_exception(Illegal("server_error"))

    @property
    def idle(self) -> bool:
        return not self.audience.connections and self._queue.empty()
