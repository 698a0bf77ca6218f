"""The owner's side: clients of tables that live here, whose sockets other processes hold."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.club.envelopes import (
    Any_,
    Arrive,
    Ask,
    Frames,
    HangUp,
    Leave,
    NotHere,
    Say,
    Told,
)
from boltbucket.server.club.requests import asked
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.logs import log, trace
from boltbucket.server.table.inbox import Arrival, ClientCommand, Departure, Message
from boltbucket.server.table_task import TableTask
from boltbucket.server.wire.connection import Line, last_words
from boltbucket.server.wire.messages import Command, Ping
from boltbucket.server.wire.telling import params_told

Send = Callable[[str, Any_], None]
Own = Callable[[str], Awaitable[TableTask]]
"""The table of a code if it lives here; raises Elsewhere if it does not."""


MOVING_SECONDS = 0.01
"""How often it is looked whether a table has moved."""


class RemoteLine(Line):
    """The way to a client whose socket another process holds."""

    def __init__(self, send: Send, holder: str, arrive: Arrive) -> None:
        self.holder = holder
        self.guest = arrive.guest
        self.arrive = arrive
        self.table: TableTask | None = None
        self.waiting: list[Command | Ping] = []
        """What was said before the table was found."""
        self.handled = 0
        self._post = send
        self._frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self._frames.append(data)

    def flush(self) -> None:
        if self._frames:
            frames, self._frames = self._frames, []
            self._post(self.holder, Frames(self.guest, self.handled, frames))

    def hang_up(self, code: int) -> None:
        if not self.closed:
            self.flush()
            self._end(code, at_once=False)

    def drop(self, code: int) -> None:
        if not self.closed:
            self._frames.clear()
            self._end(code, at_once=True)

    def _end(self, code: int, at_once: bool) -> None:
        self.closed = True
        self._post(self.holder, HangUp(self.guest, code, at_once))


class Owner:
    """Lets clients of other holders come to the tables that live here."""

    def __init__(self, send: Send, own: Own) -> None:
        self._send = send
        self._own = own
        self._lines: dict[tuple[str, int], RemoteLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def read(self, sender: str, letter: Arrive | Say | Leave | Ask) -> None:
        if isinstance(letter, Say):
            self._hear(sender, letter)
        elif isinstance(letter, Arrive):
            self._leave(sender, letter.guest)
            line = self._lines[sender, letter.guest] = RemoteLine(self._send, sender, letter)
            self._do(self._let_in(line))
        elif isinstance(letter, Leave):
            self._leave(sender, letter.guest)
        else:
            self._do(self._answer(sender, letter))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Coming and going

    async def _let_in(self, line: RemoteLine) -> None:
        """Once the table is there, also for what the client has said meanwhile."""
        try:
            table = await self._own(line.arrive.code)
            while table.closing:
                # Where it goes is told to everybody at once, and before anything else is.
                await asyncio.sleep(MOVING_SECONDS)
                table = await self._own(line.arrive.code)
        except Elsewhere:
            self._send_on(line)
        except Illegal as refusal:
            message, code = last_words(refusal)
            line.tell(message)
            line.hang_up(code)
        else:
            if not line.closed:
                self._arrive(line, table)

    def _send_on(self, line: RemoteLine) -> None:
        """The table is not here; unless the guest has gone, or come again, meanwhile."""
        if not line.closed:
            del self._lines[line.holder, line.guest]
            self._send(line.holder, NotHere(line.guest))

    def _arrive(self, line: RemoteLine, table: TableTask) -> None:
        line.table = table
        table.handled = self._count
        table.put(Arrival(line, line.arrive.token, line.arrive.have))
        for command in line.waiting:
            self._put(line, table, command)
        line.waiting.clear()

    def _hear(self, sender: str, said: Say) -> None:
        line = self._lines.get((sender, said.guest))
        if line is None or line.closed:
            return
        if line.table is None:
            line.waiting.append(said.command)
        else:
            self._put(line, line.table, said.command)

    def _put(self, line: RemoteLine, table: TableTask, command: Command | Ping) -> None:
        if isinstance(command, Ping):
            line.handled += 1
            table.ping(line)
        else:
            table.put(ClientCommand(line, command, time.perf_counter()))

    def _count(self, message: Message) -> None:
        if isinstance(message, ClientCommand) and isinstance(message.connection, RemoteLine):
            message.connection.handled += 1

    def _leave(self, holder: str, guest: int) -> None:
        gone = self._lines.pop((holder, guest), None)
        if gone is not None:
            self._depart(gone)

    def _depart(self, line: RemoteLine) -> None:
        line.closed = True
        if line.table is not None:
            line.table.put(Departure(line))

    def lose(self, holder: str) -> None:
        """A holder is gone, and with it everybody who was there."""
        gone = [key for key in self._lines if key[0] == holder]
        for key in gone:
            self._depart(self._lines.pop(key))

    def at(self, table: TableTask) -> list[RemoteLine]:
        return [line for line in self._lines.values() if line.table is table and not line.closed]

    def let_go(self, table: TableTask) -> None:
        """The table lives elsewhere from here on, or has ended."""
        for key, line in list(self._lines.items()):
            if line.table is table:
                line.closed = True
                del self._lines[key]

    # Requests

    async def _answer(self, sender: str, ask: Ask) -> None:
        try:
            result = await asked(await self._own(ask.code), ask.what, ask.words)
            told = Told(ask.number, result)
        except Elsewhere:
            told = Told(ask.number, elsewhere=True)
        except Illegal as refusal:
            told = Told(ask.number, refusal=(refusal.code, params_told(refusal.params)))
        except Exception as error:  # noqa: BLE001 whoever asks is told that it failed
            log("request_failed", 40, error=trace(error))
            told = Told(ask.number, refusal=("server_error", {}))
        self._send(sender, told)
