"""A table on the page without a server: the ships, cards and dice of a scenario, played by the
real rules. Others answer at once, and do as little as they may."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from boltbucket.rules.codec import plain
from boltbucket.rules.flight.events import Event
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.scenario import read_scenario
from boltbucket.rules.scenario.settings import agreed_setup, read_plan
from boltbucket.rules.scenario.table import set_table
from boltbucket.server.audience import Audience
from boltbucket.server.encode import params_data
from boltbucket.server.play import Play
from boltbucket.server.scene import private_values, public_values
from boltbucket.server.store import GameHead

NAMES = ("Ada", "Ben", "Cleo", "Dan")
COLOURS = ("red", "blue", "green", "yellow")
SHAPES = ("circle", "square", "triangle", "diamond")
IDLE = ("done", "pass", "no", "fly_on", "finish")
AGREED = {
    "decision_seconds": 0,
    "fly_on_seconds": 0,
    "grace_seconds": 0,
    "between_seconds": 0,
    "bot_sits_in": True,
    "bot_pace": 100,
    "draw_ms": 0,
    "watching": True,
}


class StagedTable:
    """The first seat is the one on the page; `told` may change a message on its way there."""

    def __init__(
        self, scenario: str, told: Callable[[dict[str, Any]], None] = lambda message: None
    ) -> None:
        read = read_scenario(scenario)
        plan = read_plan(read)
        game, events = set_table(plan, agreed_setup(plan, read))
        setup = game.setup
        head = GameHead("staged", "STAGED", plain(setup), 0, [], 0, 0, [{}] * setup.seats)
        self.play = Play(head, game)
        self.play._launched = True
        self.play._remember(events)
        self.play._note(0)
        self.audience = Audience(0)
        self.answers: list[tuple[str | int, ...]] = []
        self.refusing: list[str] = []
        """Codes with which the next answers are refused."""
        self._told = told
        self._others_answer()
        self._show(())

    # The page

    def open(self, page: Page) -> None:
        page.route_web_socket("**/ws", self._connect)
        page.goto("/t/STAGED#staged")

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            self._send(socket, *self.audience.greet(_Listener(), None, 0, self.play.log))
        elif message["t"] == "answer":
            self._answer(socket, message["id"], tuple(message["answer"]))
        elif message["t"] == "table":
            self._send(socket, _text(t="accepted", id=message["id"]))

    def _answer(self, socket: WebSocketRoute, number: int, answer: tuple[str | int, ...]) -> None:
        try:
            if self.refusing:
                raise Illegal(self.refusing.pop(0))
            events, _ = self.play.submit(0, answer, 0)
        except Illegal as refusal:
            params = params_data(refusal.params)
            self._send(socket, _text(t="refused", id=number, code=refusal.code, params=params))
            return
        self.answers.append(answer)
        self._send(socket, _text(t="accepted", id=number))
        update = self._show((*events, *self._others_answer()))
        self._send(socket, *([update] if update else []))

    def _send(self, socket: WebSocketRoute, *texts: bytes) -> None:
        for text in texts:
            message = json.loads(text)
            self._told(message)
            socket.send(json.dumps(message))

    # The game

    @property
    def decision(self) -> str | None:
        """The kind of the open question."""
        asked = self.play.asked.get(0)
        return None if asked is None else asked.decision.kind

    def _others_answer(self) -> tuple[Event, ...]:
        told: tuple[Event, ...] = ()
        while others := [seat for seat in self.play.asked if seat != 0]:
            options = self.play.game.pending[others[0]].options
            answer = next((each for each in options if each[0] in IDLE), options[0])
            told += self.play.submit(others[0], answer, 0)[0]
        return told

    def _show(self, events: tuple[Event, ...]) -> bytes | None:
        waiting = [{"seat": seat, "since_ms": 0, "deadline_ms": None} for seat in self.play.asked]
        shown = self.play.shown({"hourglass": None, "waiting": waiting, "table": self._people()})
        own = {eye: private_values(shown, eye) for eye in (None, 0)}
        frame = self.audience.show(events, public_values(shown), own)
        return None if frame is None else frame.text(0)

    def _people(self) -> dict[str, Any]:
        seats = [self._person(seat) for seat in range(self.play.game.setup.seats)]
        people = {"code": "STAGED", "public": False, "host": 0, "seats": seats, "spectators": 0}
        return (
            people | {"paused": None, "pausing": None, "resumed_by": None, "record": None} | AGREED
        )

    def _person(self, seat: int) -> dict[str, Any]:
        name, colour, shape = NAMES[seat], COLOURS[seat], SHAPES[seat]
        looks = {"name": name, "colour": colour, "shape": shape, "kind": "human", "bot": None}
        return {**looks, "here": True, "away_since": None, "sat_in": False, "ready": False}


class _Listener:
    """Whoever sits on the first seat, for the audience."""

    eye = 0
    role = "host"


def _text(**message: Any) -> bytes:
    return json.dumps(message).encode()
