"""A table on the page without a server, played by the real rules: any game, or the ships, cards and
dice of a scenario, where others answer at once and do as little as they may."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.schema import tell
from boltbucket.rules.table.table import Table
from boltbucket.scenario import read_scenario
from boltbucket.scenario.settings import agreed_setup, read_plan
from boltbucket.scenario.table import set_table
from boltbucket.server.table.logbook import Logbook
from boltbucket.server.wire.moments import moments_written
from boltbucket.server.wire.patch import Differences, joined
from boltbucket.server.wire.room import Options, Room, RoomSeat, Waiting
from boltbucket.server.wire.telling import events_written, seen_events, written

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
COLOURS = ("red", "blue", "green", "yellow", "purple")
SHAPES = ("circle", "square", "triangle", "diamond", "star")
IDLE = ("done", "pass", "no", "fly_on", "finish", "fly_again")
UNHURRIED = Options(
    decision_seconds=0,
    fly_on_seconds=0,
    grace_seconds=0,
    between_seconds=0,
    count_seconds=0,
    draw_ms=0,
)


Told = Callable[[dict[str, Any]], None]


class TableOnPage:
    """The first seat is the one on the page; `told` may change a message on its way there."""

    viewer: Seat | None = 0
    """Whose eyes the page has; None are those of somebody who only watches."""

    def __init__(
        self, game: Game, events: Sequence[Event] = (), told: Told = lambda message: None
    ) -> None:
        self.game = game
        self.answers: list[Answer] = []
        self.considered: list[list[Answer]] = []
        self.refusing: list[str] = []
        """Codes with which the next answers are refused."""
        self.mute = False
        """Whether nothing is said any more, not even to whoever comes anew."""
        self.answering = True
        """Whether whoever answers is told how it was taken."""
        self._told = told
        self._n = 1
        self._moments: list[Table] = []
        self._question = 1
        # As if the ships had left the ground the moment before.
        self._logbook = _noted(Logbook(launch=game.table), events, game.moments)
        self.log = [*events, *self._others_answer()]
        self._view, self._room, self._table = (
            self.game.view(self.viewer),
            self.room,
            self.game.table,
        )
        self._socket: WebSocketRoute | None = None

    # The page

    def open(self, page: Page) -> None:
        page.route_web_socket("**/ws", self._connect)
        page.goto("/t/STAGED#staged")

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if self.mute:
            return
        try:
            self._understand(socket, message)
        except Illegal as refusal:
            self._refuse(socket, message["id"], refusal)

    def _understand(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            self._send(socket, self._welcome())
        elif message["t"] == "answer" and self.answering:
            self._answer(socket, message["id"], tuple(message["answer"]))
        elif message["t"] == "consider":
            self._consider(socket, message["id"], [tuple(each) for each in message["answers"]])
        elif message["t"] == "odds":
            odds = self._logbook.odds(self._logbook.flight, message["hit"])
            self._send(socket, {"t": "odds", "id": message["id"], "odds": tell(odds)})
        elif message["t"] == "launched":
            ships = self._logbook.launched(self._logbook.flight)
            self._send(socket, {"t": "launched", "id": message["id"], "ships": tell(ships)})
        elif message["t"] == "ping":
            self._send(socket, {"t": "pong", "now": 0})
        elif message["t"] == "table":
            self._send(socket, {"t": "accepted", "id": message["id"]})

    def catch_up(self) -> None:
        """The page is told how things stand, without what has happened since."""
        self._question += 1
        self.tell(self._update([]))

    def tell(self, message: dict[str, Any]) -> None:
        assert self._socket is not None, "no page has come yet"
        self._send(self._socket, message)

    def hang_up(self) -> None:
        """The line ends, and nobody answers the next call."""
        assert self._socket is not None, "no page has come yet"
        self.mute = True
        self._socket.close()

    def _answer(self, socket: WebSocketRoute, number: int, answer: Answer) -> None:
        if self.refusing:
            raise Illegal(self.refusing.pop(0))
        events = self.submit(answer)
        self.answers.append(answer)
        self._send(socket, {"t": "accepted", "id": number}, self._update(events))

    def _consider(self, socket: WebSocketRoute, number: int, answers: list[Answer]) -> None:
        self.considered.append(answers)
        prospect = self.game.consider(0, answers)
        self._send(socket, {"t": "considered", "id": number, "prospect": tell(prospect)})

    def _refuse(self, socket: WebSocketRoute, number: int, refusal: Illegal) -> None:
        params = {name: str(value) for name, value in refusal.params.items()}
        self._send(socket, {"t": "refused", "id": number, "code": refusal.code, "params": params})

    def _welcome(self) -> dict[str, Any]:
        return {
            "t": "welcome",
            "n": self._n,
            "view": json.loads(written(self._view)),
            "room": json.loads(written(self._room)),
            "you": {"seat": self.viewer, "role": "spectator" if self.viewer is None else "host"},
            "server": {"version": "", "now": 0},
            "log": json.loads(events_written(seen_events(tuple(self.log), self.viewer))),
        }

    def _update(self, events: list[Event]) -> dict[str, Any]:
        self._n += 1
        view, room = self.game.view(self.viewer), self.room
        differences = Differences()
        moments = moments_written(
            differences, (self._table, self.game.table), tuple(self._moments), self.viewer
        )
        told = {
            "t": "update",
            "n": self._n,
            "events": json.loads(events_written(seen_events(tuple(events), self.viewer))),
            "moments": json.loads(moments),
            "view": json.loads(joined(differences.between(self._view, view))),
            "room": json.loads(joined(differences.between(self._room, room))),
        }
        self._view, self._room, self._table = view, room, self.game.table
        return told

    def _send(self, socket: WebSocketRoute, *messages: dict[str, Any]) -> None:
        for message in messages:
            self._told(message)
            socket.send(json.dumps(message))

    # The game

    def ahead(self, *answers: Answer) -> None:
        """The first seat has answered this before the page comes."""
        for answer in answers:
            self.submit(answer)
        self._view, self._room, self._table = (
            self.game.view(self.viewer),
            self.room,
            self.game.table,
        )

    @property
    def decision(self) -> str | None:
        """The kind of the open question."""
        asked = self.game.pending.get(0)
        return None if asked is None else asked.kind

    @property
    def paid(self) -> bool:
        """Whether the flight is over: all that may be asked is whether to fly again."""
        return self.decision in (None, "fly_again")

    def submit(self, answer: Answer) -> list[Event]:
        """The first seat answers, then the others."""
        self._moments = []
        events = [*self._submitted(0, answer)]
        self._question += 1
        events += self._others_answer()
        self.log += events
        return events

    def _others_answer(self) -> list[Event]:
        """Nobody does, but who is made to from outside."""
        return []

    def _submitted(self, seat: Seat, answer: Answer) -> tuple[Event, ...]:
        events = self.game.submit(seat, answer)
        self._moments += self.game.moments
        self._logbook = _noted(self._logbook, events, self.game.moments)
        return events

    @property
    def room(self) -> Room:
        return room_of(self.game, self._question, self.viewer)


def _noted(log: Logbook, events: Sequence[Event], moments: Sequence[Table]) -> Logbook:
    # Before a scenario begins something may have been told already; a new game is told as it lies.
    known = min(len(events), len(moments))
    begun = zip(events[len(events) - known :], moments[len(moments) - known :], strict=True)
    for event, table in begun:
        log = log.noting(event, table)
    return log


def room_of(game: Game, question: int, viewer: Seat | None = 0) -> Room:
    """The people at a table, as one of them sees it."""
    setup = game.setup
    return Room(
        code="STAGED",
        public=False,
        host=0,
        seats=tuple(_person(seat) for seat in range(setup.seats)),
        spectators=0,
        setup=setup,
        options=UNHURRIED,
        paused=None,
        pausing=None,
        resumed_by=None,
        link_wish=None,
        record=None,
        commitment=None,
        starts_ms=None,
        head_start_ends_ms=None,
        sand_ends_ms=None,
        waiting=tuple(Waiting(seat, 0, None) for seat in game.pending),
        seat=viewer,
        question=question if viewer in game.pending else None,
        watch_token=None,
    )


class StagedTable(TableOnPage):
    """A scenario, in which others do as little as they may."""

    def __init__(self, scenario: str, told: Told = lambda message: None) -> None:
        read = read_scenario(scenario)
        plan = read_plan(read)
        super().__init__(*set_table(plan, agreed_setup(plan, read)), told)

    def _others_answer(self) -> list[Event]:
        told: list[Event] = []
        while others := [seat for seat in self.game.pending if seat > 0]:
            told += self._submitted(others[0], self._chosen(self.game.pending[others[0]]))
        return told

    def _chosen(self, asked: Decision) -> Answer:
        return next((each for each in asked.options if each[0] in IDLE), asked.options[0])


def _person(seat: Seat) -> RoomSeat:
    return RoomSeat(
        name=NAMES[seat],
        colour=COLOURS[seat],
        shape=SHAPES[seat],
        kind="human",
        bot=None,
        here=True,
        away_since=None,
        bot_stands_in=False,
        ready=False,
    )
