"""What is shown to whom: numbered messages, each with what has changed for its viewer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from operator import is_
from typing import NamedTuple

from msgspec import Raw

from boltbucket import __version__
from boltbucket.rules.events import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View
from boltbucket.server.store.store import CHATS_KEPT
from boltbucket.server.table.effects import Delivery
from boltbucket.server.table.room import clocks_of, clocks_told, people_of, room_of
from boltbucket.server.table.seating import Seating
from boltbucket.server.table.state import State, Viewer
from boltbucket.server.wire.messages import About, Chat, Welcome, You
from boltbucket.server.wire.messages import written as message_written
from boltbucket.server.wire.moments import moments_written
from boltbucket.server.wire.patch import NO_CHANGES, Changes, Differences, joined, whole
from boltbucket.server.wire.room import Room
from boltbucket.server.wire.telling import events_written, seen_events, written

RING = 256
"""How many messages back a client may come and still be told only what it missed."""

Eyes = Seat | None
"""Whose eyes: a seat, or None for a spectator."""


class NumberedUpdate:
    """One numbered message, in as many versions as there are viewers who see it differently."""

    __slots__ = ("_texts", "chat", "events", "moments", "n", "own_events", "room", "view")

    def __init__(self, n: int, events: bytes = b"[]", chat: bytes | None = None) -> None:
        self.n = n
        self.events = events
        self.own_events: dict[Eyes, bytes] = {}
        """Where not everybody may know everything that happened."""
        self.moments: dict[Eyes, bytes] = {}
        self.view: dict[Eyes, Changes] = {}
        self.room: dict[Eyes, Changes] = {}
        self.chat = chat
        self._texts: dict[tuple[bytes, bytes, Changes, Changes], bytes] = {}

    def text(self, eyes: Eyes) -> bytes:
        if self.chat is not None:
            return self.chat
        events = self.own_events.get(eyes, self.events)
        moments = self.moments.get(eyes, b"[]")
        view, room = self.view.get(eyes, NO_CHANGES), self.room.get(eyes, NO_CHANGES)
        key = (events, moments, view, room)
        text = self._texts.get(key)
        if text is None:
            parts = (self.n, events, moments, joined(view), joined(room))
            text = b'{"t":"update","n":%d,"events":%b,"moments":%b,"view":%b,"room":%b}' % parts
            self._texts[key] = text
        return text

    @property
    def empty(self) -> bool:
        changes = (*self.view.values(), *self.room.values())
        return self.events == b"[]" and not any(changes)


class _Shown(NamedTuple):
    """What each viewer is shown at one moment."""

    views: Mapping[Eyes, View | None]
    rooms: Mapping[Eyes, Room]


class _Mark(NamedTuple):
    n: int
    chats: int
    since: dict[Eyes, int]
    shown: _Shown
    room: Room | None


def _moments(
    differences: Differences, state: State, tables: tuple[Table, ...], eyes: Eyes
) -> bytes:
    if state.game is None or len(tables) < 2:
        return b"[]"
    ends = (tables[0], state.game.game.table)
    return moments_written(differences, ends, tables[1:], eyes)


class Projection:
    """What the viewers of one table have been told."""

    def __init__(
        self,
        first_number: int,
        chats: Iterable[Chat] = (),
        watch_token: Callable[[Seating], str] = lambda seating: seating.salt,
    ) -> None:
        self._watch_token = watch_token
        self.n = first_number
        self.chats: deque[Chat] = deque(chats, maxlen=CHATS_KEPT)
        self._ring: deque[NumberedUpdate] = deque(maxlen=RING)
        self._since: dict[Eyes, int] = {}
        """From which message on each has been told everything."""
        self._shown = _Shown({}, {})
        self._room: Room | None = None
        self._people: tuple[object, ...] = ()
        self._clocks: tuple[object, ...] = ()
        self._own_rooms: dict[Eyes, tuple[Room, Room]] = {}

    # Telling

    def show(
        self,
        state: State,
        events: tuple[Event, ...],
        tables: tuple[Table, ...] = (),
        reseated: bool = False,
    ) -> NumberedUpdate | None:
        """The next message: what happened, and what has changed, if anything has. Where people sit
        elsewhere now, what was told to a seat was told to somebody else. `tables` are the game's
        before it all, and after each of the events."""
        old, new = self._shown, self._shown_now(state)
        update = NumberedUpdate(self.n + 1, events_written(events))
        if any(type(event).seen_by is not Event.seen_by for event in events):
            own = {eyes: events_written(seen_events(events, eyes)) for eyes in (None, *new.rooms)}
            update.own_events, update.events = own, own[None]
        differences = Differences()
        for eyes, room in new.rooms.items():
            if reseated:
                update.view[eyes], update.room[eyes] = whole(new.views[eyes]), whole(room)
            elif eyes in old.rooms:
                update.view[eyes] = differences.between(old.views[eyes], new.views[eyes])
                update.moments[eyes] = _moments(differences, state, tables, eyes)
                update.room[eyes] = differences.between(old.rooms[eyes], room)
        if reseated:
            self._ring.clear()
            self._since = {}
        return self._told(update, new)

    def _told(self, update: NumberedUpdate, shown: _Shown) -> NumberedUpdate | None:
        """From here on everybody has been told."""
        known = not update.empty
        if known:
            self._number(update)
        self._since = {eyes: self._since.get(eyes, self.n) for eyes in shown.rooms}
        self._shown = shown
        return update if known else None

    def _shown_now(self, state: State) -> _Shown:
        """What everybody sees who has a page: people, and spectators if there are any."""
        room = self._current_room(state)
        watched = any(viewer.seat is None for viewer in state.viewers)
        eyes = (*state.seating.humans, None) if watched else state.seating.humans
        rooms = {each: self._own_room(state, room, each) for each in eyes}
        game = None if state.game is None else state.game.game
        return _Shown({each: game.view(each) if game else None for each in eyes}, rooms)

    def _current_room(self, state: State) -> Room:
        """The same as before, as far as nothing has changed."""
        people, clocks = people_of(state), clocks_of(state)
        same_people = self._room is not None and _are(people, self._people)
        if self._room is None or not same_people or state.between:
            self._room = room_of(state)
        elif not _are(clocks, self._clocks):
            self._room = replace(self._room, **clocks_told(state))
        self._people, self._clocks = people, clocks
        return self._room

    def _own_room(self, state: State, room: Room, eyes: Eyes) -> Room:
        """The same as before, if nothing has changed."""
        if eyes is None:
            return room
        question = None if state.game is None else state.game.asked.get(eyes)
        number = None if question is None else question.number
        before = self._own_rooms.get(eyes)
        if before is None or before[0] is not room or before[1].question != number:
            watching = self._watch_token(state.seating)
            own = replace(room, seat=eyes, question=number, watch_token=watching)
            before = self._own_rooms[eyes] = (room, own)
        return before[1]

    def say(self, said: Chat) -> NumberedUpdate:
        said.n = self.n + 1
        self.chats.append(said)
        update = NumberedUpdate(said.n, chat=message_written(said))
        self._number(update)
        return update

    def _number(self, update: NumberedUpdate) -> None:
        self.n = update.n
        self._ring.append(update)

    # A turn that fails

    def mark(self) -> _Mark:
        """Where we are, to come back to."""
        return _Mark(self.n, len(self.chats), self._since, self._shown, self._room)

    def go_back(self, mark: _Mark) -> None:
        """Nothing since then has been told to anybody."""
        for _ in range(min(self.n - mark.n, len(self._ring))):
            self._ring.pop()
        while len(self.chats) > mark.chats or (self.chats and self.chats[-1].n > mark.n):
            self.chats.pop()
        self.n, self._since, self._shown, self._room = mark.n, mark.since, mark.shown, mark.room
        # The room is looked at anew.
        self._people = self._clocks = ()

    # People who move

    def move_speakers(self, moved: Mapping[Seat, Seat]) -> list[Chat]:
        """People sit elsewhere or have left; what was said was said by somebody else now."""
        changed = [said for said in self.chats if _moved(said.sender, moved) != said.sender]
        for said in changed:
            said.sender = _moved(said.sender, moved)
        return changed

    # Arriving

    def greet(
        self, viewer: Viewer, have: int | None, now: int, log: Iterable[Event]
    ) -> list[bytes]:
        """What a client that arrives needs: the messages it missed, or everything."""
        missed = self._missed(viewer.seat, have)
        if missed is not None:
            return [update.text(viewer.seat) for update in missed] or [self._nothing_new()]
        return [self._welcome(viewer, now, tuple(log)), *self._chats(have)]

    def _missed(self, eyes: Eyes, have: int | None) -> list[NumberedUpdate] | None:
        if have is None or not self._ring or not self._ring[0].n - 1 <= have <= self.n:
            return None
        if have < self._since.get(eyes, self.n + 1):
            return None
        return [update for update in self._ring if update.n > have]

    def _chats(self, have: int | None) -> list[bytes]:
        return [message_written(said) for said in self.chats if said.n > (have or 0)]

    def _nothing_new(self) -> bytes:
        return NumberedUpdate(self.n).text(None)

    def _welcome(self, viewer: Viewer, now: int, log: tuple[Event, ...]) -> bytes:
        welcome = Welcome(
            n=self.n,
            view=Raw(written(self._shown.views[viewer.seat])),
            room=Raw(written(self._shown.rooms[viewer.seat])),
            you=You(viewer.seat, viewer.role),
            server=About(__version__, now),
            log=Raw(events_written(seen_events(log, viewer.seat))),
        )
        return message_written(welcome)


def _are(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether they hold the very same values."""
    return len(one) == len(other) and all(map(is_, one, other))


def _moved(sender: Seat | None, moved: Mapping[Seat, Seat]) -> Seat | None:
    return None if sender is None else moved.get(sender)


def deliveries(update: NumberedUpdate, viewers: Iterable[Viewer]) -> list[Delivery]:
    return [Delivery(viewer.connection, update.text(viewer.seat)) for viewer in viewers]
