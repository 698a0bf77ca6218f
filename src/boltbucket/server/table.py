"""A table: one task, the only one that touches its game.

Whatever wants something of the table puts it into its queue. The task takes what is there, lets
the rules decide, writes everything to the store, and only then tells anybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from boltbucket.rules.flight.decisions import CLOCK, Answer, Seat
from boltbucket.rules.flight.events import Event
from boltbucket.rules.illegal import Illegal
from boltbucket.server.audience import Audience, Frame
from boltbucket.server.clockwork import Clockwork
from boltbucket.server.connection import Bucket, Connection
from boltbucket.server.hearing import hear, refuse, take_thought
from boltbucket.server.items import Arrival, Call, Departure, Item, Spoken, Thought, Tick
from boltbucket.server.logs import log, trace
from boltbucket.server.messages import Chat, Refused, written
from boltbucket.server.metrics import Metrics
from boltbucket.server.minds import Minds
from boltbucket.server.pausing import count_wishes
from boltbucket.server.people import People
from boltbucket.server.play import Play
from boltbucket.server.seating import Seating
from boltbucket.server.showing import Showing
from boltbucket.server.store import Batch, Row, Store
from boltbucket.server.thinking import Thinking
from boltbucket.server.times import Stopwatch, wall_ms
from boltbucket.server.undoing import Before

SERVICE_RESTART = 1012
AT_ONCE = 32
"""How many commands are handled before they are stored together."""


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
        chats: Iterable[Chat] = (),
    ) -> None:
        self.seating = seating
        self.play = play
        self.watch = Stopwatch(at=at)
        self.audience = Audience(wall_ms(), chats)
        self.people = People(seating.humans, at)
        self.bills_since = play.rows[-1].at if play is not None and play.rows else at
        """When the bills were put on the table."""
        self.time_kept = at
        """The table's time as far as it has been stored."""
        self.touched = time.monotonic()
        self.metrics = metrics
        self.last_draw: dict[Seat, int] = {}
        self.chat_buckets: dict[Seat, Bucket] = {}
        self._store = store
        self._queue: asyncio.Queue[Item] = asyncio.Queue()
        self.batch = Batch(seating.code)
        """What is to be stored next."""
        self.outbox: list[Callable[[], None]] = []
        """What is to be told once it is."""
        self._clocks = Clockwork(self)
        self._thinking = Thinking(self, minds)
        self._showing = Showing(self)
        self.show()

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

    # The task

    async def run(self) -> None:
        try:
            while True:
                await self._take_batch()
        finally:
            self._thinking.stop()
            self._clocks.stop()

    async def _take_batch(self) -> None:
        items = [await self._queue.get()]
        while not self._queue.empty() and len(items) < AT_ONCE:
            items.append(self._queue.get_nowait())
        for item in items:
            self._handle(item)
        if not self.batch.empty:
            batch, self.batch = self.batch, Batch(self.code)
            await self._store.write(batch)
        outbox, self.outbox = self.outbox, []
        for deliver in outbox:
            deliver()
        self._clocks.wind()
        self._thinking.wake()

    def _handle(self, item: Item) -> None:
        """Do it; a command that goes wrong is refused, and the table lives on as it was before."""
        before = Before(self)
        try:
            self._do(item)
        except Exception as error:
            if not isinstance(item, Spoken | Thought | Call):
                raise
            log("command_failed", 40, table=self.code, error=trace(error))
            before.restore(self)
            self._excuse(item)

    def _excuse(self, item: Spoken | Thought | Call) -> None:
        refusal = Illegal("server_error")
        if isinstance(item, Spoken):
            refuse(self, item, refusal)
        elif isinstance(item, Thought):
            self._thinking.rest(item.seat)
        elif not item.done.done():
            item.done.set_exception(refusal)

    def _do(self, item: Item) -> None:
        if isinstance(item, Spoken):
            hear(self, item)
        elif isinstance(item, Thought):
            take_thought(self, item)
        elif isinstance(item, Tick):
            self._clocks.strike()
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
        self.later(lambda: None if call.done.done() else call.done.set_result(result))

    def later(self, deliver: Callable[[], None]) -> None:
        """Do this when everything so far has been stored."""
        self.outbox.append(deliver)

    # Coming and going

    def _arrive(self, arrival: Arrival) -> None:
        connection = arrival.connection
        self.audience.connections.append(connection)
        self.touched = time.monotonic()
        if connection.eye is not None:
            self.people.came(connection.eye)
            self.mind_pause()
            # So that the store knows when somebody was here last.
            self.keep_seating()
        self.show()
        connection.greeted = True
        log = () if self.play is None else self.play.log
        messages = self.audience.greet(connection, arrival.have, wall_ms(), log)
        messages += self._bad_news()
        self.later(lambda: connection.send_all(messages))

    def _bad_news(self) -> list[bytes]:
        """Why there is no game where people have left one."""
        lost = self.seating.unreadable
        return [] if lost is None else [written(Refused(0, "game_unreadable", {"record": lost}))]

    def _depart(self, connection: Connection) -> None:
        if connection not in self.audience.connections:
            return
        self.audience.connections.remove(connection)
        self.touched = time.monotonic()
        seat = connection.eye
        if seat is not None and seat not in self.audience.here:
            self.people.went(seat, self.watch.at)
            self.mind_pause()
        self.show()

    def newcomer(self, seat: Seat) -> None:
        """Somebody has taken a seat, though they have not said hello yet."""
        self.people.went(seat, self.watch.at)
        self.keep_seating()
        self.show()

    def send_away(self, seat: Seat, reason: Illegal) -> None:
        """Whoever had the seat has it no more."""
        gone = self.audience.at(seat)
        for connection in gone:
            self.audience.connections.remove(connection)
            self.later(lambda connection=connection: connection.say_goodbye(reason))  # type: ignore[misc]
        self.people.forget(seat)
        self._move_speakers({other: other for other in self.seating.humans if other != seat})
        self.mind_pause()

    def hang_up(self, seat: Seat) -> None:
        """The token of a seat has changed: its old connections end."""
        for connection in self.audience.at(seat):
            self.later(lambda each=connection: each.say_goodbye(Illegal("token_changed")))  # type: ignore[misc]

    def reseat(self, seating: Seating) -> None:
        """Another seating of the same people: everybody keeps their chair, wherever it stands."""
        places = {chair.token: seat for seat, chair in enumerate(seating.chairs) if chair.token}
        moved = {
            seat: places[chair.token]
            for seat, chair in enumerate(self.seating.chairs)
            if chair.token in places
        }
        self.seating = seating
        if all(old == new for old, new in moved.items()):
            return
        self.people.move(moved)
        self._move_speakers(moved)
        for connection in self.audience.connections:
            if connection.eye is not None:
                connection.eye = moved[connection.eye]
        self.audience.forget_eyes()

    # Pausing

    def mind_pause(self) -> None:
        """Time stands still while nobody is here, or all agreed to a pause."""
        count_wishes(self)
        if self.paused is None:
            self.watch.start()
        elif self.watch.running:
            self.watch.stop()
            self.keep_seating()

    @property
    def paused(self) -> str | None:
        if self.seating.paused:
            return "asked"
        return None if self.audience.here.intersection(self.seating.humans) else "empty"

    # Playing

    def is_bot(self, seat: Seat) -> bool:
        return self.seating.chairs[seat].kind == "bot" or seat in self.people.sat_in

    def begin(self, play: Play, events: tuple[Event, ...]) -> None:
        """A new game with the people who sit here."""
        self.play = play
        self.watch = Stopwatch()
        self.people.begin_anew()
        self.last_draw.clear()
        self.mind_pause()
        self.seating.game, self.seating.unreadable = play.head.id, None
        self.seating.games.append(play.head.id)
        self.batch.heads.append(play.head)
        self.keep_seating()
        self.metrics.games.inc()
        log("game_begun", table=self.code, record=play.head.id, edition=play.game.setup.edition)
        self.show(events)

    def submit(self, seat: Seat, answer: Answer) -> None:
        """Give an answer for a seat; raises Illegal if it is refused."""
        play = self.play
        assert play is not None
        at = self.watch.at
        draws = seat != CLOCK and answer[0] == "take"
        wait = self.draw_wait(seat)
        if draws and wait:
            raise Illegal("too_fast", wait_ms=wait)
        events, row = play.submit(seat, answer, at)
        if draws:
            self.last_draw[seat] = at
        self._keep(row)
        if play.ended_flight is not None:
            self.bills_since = at
        if play.over:
            self._end_game(play)
            self.show(events)
        else:
            self._tell(events)

    def draw_wait(self, seat: Seat) -> int:
        """How long the seat must wait before it may take a tile, in milliseconds: the same least
        time between two draws for everybody."""
        last = self.last_draw.get(seat)
        return 0 if last is None else max(0, last + self.seating.options.draw_ms - self.watch.at)

    def _end_game(self, play: Play) -> None:
        play.head = play.finished(wall_ms())
        self.batch.heads.append(play.head)
        self.people.ready.clear()
        self.people.pause_wishes.clear()
        self.metrics.games_over.inc()
        log("game_over", table=self.code, record=play.head.id)

    def go_on(self) -> None:
        """To the next flight."""
        assert self.play is not None
        events, row = self.play.go_on(self.watch.at)
        self._keep(row)
        self.people.ready.clear()
        self.last_draw.clear()
        self.show(events)

    def _keep(self, row: Row) -> None:
        assert self.play is not None
        self.batch.rows.append((self.play.head.id, row))
        self.time_kept = row.at

    def keep_seating(self) -> None:
        self.time_kept = self.seating.at = self.watch.at
        self.batch.table = msgspec.json.encode(self.seating)
        self.batch.public = self.seating.public

    # Showing

    def show(self, events: tuple[Event, ...] = ()) -> None:
        """Tell everybody what has changed, be it the people or the game."""
        self._showing.forget()
        self._clocks.forget()
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        frame = self.audience.show(events, *self._showing.parts())
        if frame is not None:
            self.send(frame)

    def say(self, seat: Seat, **said: str) -> None:
        """Somebody says a text or a phrase."""
        chat = Chat(0, seat, self.seating.chairs[seat].name, **said)
        self.send(self.audience.say(chat))
        self.batch.chats.append(chat)

    def _move_speakers(self, moved: Mapping[Seat, Seat]) -> None:
        self.batch.chats += self.audience.move_speakers(moved)

    def send(self, frame: Frame) -> None:
        listeners = [(each, each.eye) for each in self.audience.connections if each.greeted]

        def deliver() -> None:
            for each, eye in listeners:
                each.send(frame.text(eye))

        self.later(deliver)

    # Ending

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
