"""A small client of the protocol: for tests, for bots on other machines, for your own programs."""

from __future__ import annotations

import asyncio
import contextlib
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.view import View, unpacked_view
from boltbucket.server.wire.messages import VERSION

PATIENCE_SECONDS = 15
LONGEST_MESSAGE = 4 * 1024 * 1024

Answer = tuple[str | int, ...]


class TableClient:
    """One seat, or a spectator. It keeps view and room up to date and comes back by itself.

    `view` and `room` are what a page has; there is no view while no game is played. `heard` is
    called with every message.
    """

    def __init__(
        self,
        socket_url: str,
        code: str,
        token: str | None = None,
        heard: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        self.url = socket_url
        self.code = code
        self.token = token
        self.view: dict[str, Any] | None = None
        self.room: dict[str, Any] = {}
        self.n: int | None = None
        self.ending: str | None = None
        """Why the server sent us away, if it did."""
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._id = 0
        self._changed = asyncio.Condition()
        self._wanted = False

    # The line

    async def __aenter__(self) -> TableClient:
        self._wanted = True
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda client: client.n is not None or client.ending is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._wanted = False
        await self.drop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def drop(self) -> None:
        """Lose the line; the client comes back by itself."""
        if self._socket is not None:
            await self._socket.close()

    async def _stay_connected(self) -> None:
        wait = 0.05
        while self._wanted and self.ending is None:
            # A server that dies while hands are shaken gives no answer, or half of one.
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(self.url, max_size=LONGEST_MESSAGE, open_timeout=5) as socket:
                    wait = 0.05
                    await self._talk(socket)
            self._fail_open("connection_lost")
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 1.5)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"t": "hello", "v": VERSION, "table": self.code, "token": self.token}
        await socket.send(msgspec.json.encode({**hello, "have": self.n}).decode())
        self._socket = socket
        try:
            async for text in socket:
                await self._receive(msgspec.json.decode(text))
        finally:
            self._socket = None

    async def _receive(self, message: dict[str, Any]) -> None:
        if self._heard is not None:
            self._heard(message)
        kind = message["t"]
        if kind in ("accepted", "refused", "view", "considered"):
            reply = self._replies.pop(message["id"], None)
            if reply is not None and not reply.done():
                reply.set_result(message)
        elif kind == "bye":
            self.ending = message["code"]
            self._fail_open(message["code"])
        elif kind in ("welcome", "update"):
            self.n = message["n"]
            if kind == "welcome":
                self.view, self.room = message["view"], message["room"]
            else:
                self.view = patched(self.view, message["view"])
                self.room = patched(self.room, message["room"])
        async with self._changed:
            self._changed.notify_all()

    def _fail_open(self, code: str) -> None:
        for number, reply in self._replies.items():
            if not reply.done():
                reply.set_result({"t": "refused", "id": number, "code": code, "params": {}})
        self._replies.clear()

    # Acting

    async def answer(self, answer: Answer, decision: int | None = None) -> dict[str, Any]:
        """Answer the open decision; the server's `accepted` or `refused`."""
        return await self.ask({"t": "answer", "answer": list(answer), "decision": decision})

    async def act(self, do: str, **fields: Any) -> dict[str, Any]:
        """Do something around the game, such as `act("start")`."""
        return await self.ask({"t": "table", "do": do, **fields})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        socket = self._socket
        if socket is None:
            return {"t": "refused", "id": 0, "code": "not_connected", "params": {}}
        self._id += 1
        number = self._id
        reply = self._replies[number] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(msgspec.json.encode({**message, "id": number}).decode())
            return await asyncio.wait_for(reply, PATIENCE_SECONDS)
        except (ConnectionClosed, TimeoutError):
            self._replies.pop(number, None)
            return {"t": "refused", "id": number, "code": "connection_lost", "params": {}}

    async def say(self, text: str) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode({"t": "chat", "text": text}).decode())

    async def look(self) -> tuple[int, View] | None:
        """The whole view as the rules know it, and the number of its decision."""
        reply = await self.ask({"t": "look"})
        while reply["t"] == "refused" and reply["code"] == "slow_down":
            await asyncio.sleep(0.25)
            reply = await self.ask({"t": "look"})
        if reply["t"] != "view" or reply["view"] is None:
            return None
        return reply["decision"], unpacked_view(reply["view"])

    async def until(
        self, condition: Callable[[TableClient], bool], seconds: float | None = None
    ) -> None:
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: condition(self)), seconds)

    async def consider(self, *answers: Answer) -> dict[str, Any]:
        """What these answers would lead to: the server's `considered` or `refused`."""
        return await self.ask({"t": "consider", "answers": [list(each) for each in answers]})

    @property
    def seat(self) -> int | None:
        return self.room.get("seat")

    @property
    def phase(self) -> str | None:
        """What is going on; "lobby" while no game is played, None before the first message."""
        if self.view is not None:
            return str(self.view["phase"])
        return "lobby" if self.room else None

    @property
    def decision(self) -> dict[str, Any] | None:
        return None if self.view is None else self.view["decision"]


def patched(value: Any, changes: list[list[Any]]) -> Any:
    """A view or room, as JSON has it, with these changes made in it."""
    for path, *new in changes:
        if not path:
            value = new[0]
            continue
        place = value
        for step in path[:-1]:
            place = place[step] if isinstance(place, list) else place[str(step)]
        last = path[-1] if isinstance(place, list) else str(path[-1])
        if new:
            place[last] = new[0]
        else:
            del place[last]
    return value


def take_seat(link: str, name: str) -> str:
    """Take an open seat of the table with this link; its token."""
    url = urlsplit(link)
    address = f"{url.scheme}://{url.netloc}/api/tables/{url.path.split('/')[-1]}/join"
    body = msgspec.json.encode({"name": name})
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return str(msgspec.json.decode(answer.read())["seat_token"])
    except urllib.error.HTTPError as error:
        with error:
            problem = msgspec.json.decode(error.read())
        raise Illegal(problem["code"], **problem["params"]) from error


def socket_url(link: str) -> tuple[str, str, str | None]:
    """The address of the socket, the table's code and the token in the link to a seat."""
    url = urlsplit(link)
    words = [word for word in url.path.split("/") if word]
    if url.scheme not in ("http", "https") or len(words) != 2 or words[0] != "t":
        raise Illegal("bad_link", link=f"{url.scheme}://{url.netloc}{url.path}")
    scheme = "wss" if url.scheme == "https" else "ws"
    return f"{scheme}://{url.netloc}/ws", words[1], url.fragment or None
