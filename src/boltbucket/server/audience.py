"""Everybody who is told what happens at a table, and what they have been told."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from msgspec import Raw

from boltbucket import __version__
from boltbucket.rules.flight.events import Event
from boltbucket.server.connection import Connection
from boltbucket.server.encode import events_json
from boltbucket.server.messages import About, Chat, Welcome, You, written
from boltbucket.server.scene import Eye, Scene, Values, joined
from boltbucket.server.shapes import Seat
from boltbucket.server.store import CHATS_KEPT

RING = 256
"""How many messages back a client may come and still be told only what it missed."""


@dataclass(slots=True)
class Frame:
    """One numbered message: the same for all, but for what some eyes see beside it."""

    n: int
    events: bytes = b"[]"
    parts: bytes = b""
    own_events: dict[Eye, bytes] = field(default_factory=dict)
    own_parts: dict[Eye, bytes] = field(default_factory=dict)
    chat: bytes | None = None
    _shared: bytes | None = None

    def text(self, eye: Eye) -> bytes:
        if self.chat is not None:
            return self.chat
        own = self.own_parts.get(eye, b"")
        if own or eye in self.own_events:
            return self._update(self.own_events.get(eye, self.events), own)
        if self._shared is None:
            self._shared = self._update(self.events, b"")
        return self._shared

    def _update(self, events: bytes, own: bytes) -> bytes:
        parts = self.parts + b"," + own if self.parts and own else self.parts or own
        return b'{"t":"update","n":%d,"events":%b,"parts":{%b}}' % (self.n, events, parts)

    @property
    def empty(self) -> bool:
        return self.events == b"[]" and not self.parts and not any(self.own_parts.values())


class Audience:
    """Connections of one table, and the messages they have been sent."""

    def __init__(self, first_number: int, chats: Iterable[Chat] = ()) -> None:
        self.connections: list[Connection] = []
        self.n = first_number
        self._ring: deque[Frame] = deque(maxlen=RING)
        self.chats: deque[Chat] = deque(chats, maxlen=CHATS_KEPT)
        self._public = Scene()
        self._own: dict[Eye, Scene] = {}

    # Telling

    def show(
        self, events: tuple[Event, ...], public: Values, own: dict[Eye, Values]
    ) -> Frame | None:
        """The next message: what happened, and every part that has changed, if anything has."""
        frame = Frame(self.n + 1, events_json(events), joined(self._public.turn_to(public)))
        self._own = {eye: self._own.get(eye) or Scene() for eye in own}
        for eye, values in own.items():
            frame.own_parts[eye] = joined(self._own[eye].turn_to(values))
        if any(type(event).seen_by is not Event.seen_by for event in events):
            frame.own_events = {
                eye: events_json(tuple(event.seen_by(eye) for event in events)) for eye in own
            }
            frame.events = frame.own_events[None]
        if frame.empty:
            return None
        self._number(frame)
        return frame

    def say(self, said: Chat) -> Frame:
        said.n = self.n + 1
        self.chats.append(said)
        frame = Frame(said.n, chat=written(said))
        self._number(frame)
        return frame

    def move_speakers(self, moved: Mapping[Seat, Seat]) -> list[Chat]:
        """People sit elsewhere or have left; what was said by somebody else now."""
        changed = [said for said in self.chats if moved.get(said.sender) != said.sender]  # type: ignore[arg-type]
        for said in changed:
            said.sender = None if said.sender is None else moved.get(said.sender)
        return changed

    def _number(self, frame: Frame) -> None:
        self.n = frame.n
        self._ring.append(frame)

    def forget_eyes(self) -> None:
        """People sit elsewhere: what was told to a seat was told to somebody else."""
        self._own.clear()
        self._ring.clear()

    # Arriving

    def greet(
        self, connection: Connection, have: int | None, now: int, log: Iterable[Event] = ()
    ) -> list[bytes]:
        """What a client that arrives needs: the messages it missed, or everything."""
        missed = self._missed(have)
        if missed is not None and connection.eye in self._own:
            return [frame.text(connection.eye) for frame in missed] or [self._nothing_new()]
        return [self._welcome(connection, now, log), *self._chats(have)]

    def _missed(self, have: int | None) -> list[Frame] | None:
        if have is None or not self._ring or not self._ring[0].n - 1 <= have <= self.n:
            return None
        return [frame for frame in self._ring if frame.n > have]

    def _chats(self, have: int | None) -> list[bytes]:
        return [written(said) for said in self.chats if said.n > (have or 0)]

    def _nothing_new(self) -> bytes:
        return b'{"t":"update","n":%d,"events":[],"parts":{}}' % self.n

    def _welcome(self, connection: Connection, now: int, log: Iterable[Event]) -> bytes:
        eye = connection.eye
        parts = {**self._public.all_parts(), **self._own[eye].all_parts()}
        about = About(__version__, now)
        you = You(eye, connection.role)  # type: ignore[arg-type]
        past = events_json(tuple(event.seen_by(eye) for event in log))
        return written(Welcome(self.n, Raw(b"{%b}" % joined(parts)), you, about, Raw(past)))

    def at(self, seat: Eye) -> list[Connection]:
        return [each for each in self.connections if each.eye == seat]

    @property
    def here(self) -> set[Eye]:
        return {connection.eye for connection in self.connections}
