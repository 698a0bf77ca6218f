"""The door of a table in a process that holds sockets for it, wherever the table lives."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.club.envelopes import Any_, Leave, Say
from boltbucket.server.club.guest import Guest
from boltbucket.server.club.requests import GAP_SECONDS, Asking, Finding, Place
from boltbucket.server.logs import log, trace
from boltbucket.server.table.inbox import Arrival, ClientCommand, Departure, Message
from boltbucket.server.table_task import MOST_QUEUED, SERVICE_RESTART, TableTask
from boltbucket.server.wire.connection import Line, last_words
from boltbucket.server.wire.messages import Command, Ping


class Ways(Finding, Protocol):
    """How a door reaches others."""

    def send(self, to: str, letter: Any_) -> None: ...

    def number(self, door: Door, guest: Guest) -> int: ...

    def forget(self, guest: Guest) -> None: ...


class Door(Asking):
    """Everybody here who is at one table. While the table is being looked for, they wait."""

    def __init__(self, ways: Ways, code: str, place: Place | None) -> None:
        super().__init__(ways, code, place)
        self.guests: dict[object, Guest] = {}
        self.used = self.since = time.monotonic()
        """When somebody came or left last, and since when we know where the table lives."""
        self._ways = ways
        self._looking: asyncio.Task[None] | None = None
        self._held = False

    @property
    def crowded(self) -> bool:
        if isinstance(self.place, TableTask):
            return self.place.crowded
        return sum(len(guest.unhandled) for guest in self.guests.values()) >= MOST_QUEUED

    # Clients

    def put(self, message: Message) -> None:
        if isinstance(message, ClientCommand):
            if isinstance(self.place, TableTask):
                self.place.put(message)
            else:
                self._say(message.connection, message.command)
        elif isinstance(message, Arrival):
            self._let_in(message)
        elif isinstance(message, Departure):
            self._let_out(message)

    def ping(self, line: Line) -> None:
        if isinstance(self.place, TableTask):
            self.place.ping(line)
        else:
            self._say(line, Ping())

    def _say(self, connection: object, command: Command | Ping) -> None:
        guest = self.guests.get(connection)
        if guest is None:
            return
        guest.unhandled.append(command)
        if isinstance(self.place, str):
            self._ways.send(self.place, Say(guest.number, command))

    def _let_in(self, arrival: Arrival) -> None:
        line: Line = arrival.connection  # type: ignore[assignment]
        guest = self.guests[line] = Guest(line, arrival.token, arrival.have)
        guest.number = self._ways.number(self, guest)
        if isinstance(self.place, TableTask):
            self.place.put(arrival)
        elif self.place is not None:
            self._ways.send(self.place, guest.arrive_at(self.code))
        elif not self._held and (self._looking is None or self._looking.done()):
            self.look()

    def _let_out(self, departure: Departure) -> None:
        guest = self.guests.pop(departure.connection, None)
        if guest is None:
            return
        self.used = time.monotonic()
        self._ways.forget(guest)
        if isinstance(self.place, TableTask):
            self.place.put(departure)
        elif self.place is not None:
            self._ways.send(self.place, Leave(guest.number))

    # Moving

    def hold(self) -> None:
        """The table is about to move: what is said from here on waits."""
        self.place, self._held = None, True

    def go_to(self, place: Place) -> None:
        """Everybody arrives there, with what was not handled before."""
        self.place, self.since, self._held = place, time.monotonic(), False
        for guest in list(self.guests.values()):
            if isinstance(place, TableTask):
                self._arrive_here(guest, place)
            else:
                self._ways.send(place, guest.arrive_at(self.code))
                for command in guest.unhandled:
                    self._ways.send(place, Say(guest.number, command))

    def _arrive_here(self, guest: Guest, table: TableTask) -> None:
        table.put(Arrival(guest.line, guest.token, guest.have))
        while guest.unhandled:
            command = guest.unhandled.popleft()
            if isinstance(command, Ping):
                table.ping(guest.line)
            else:
                table.put(ClientCommand(guest.line, command, time.perf_counter()))

    def look(self, patiently: bool = False) -> None:
        """The table is not where it was; nothing that waits was handled there."""
        self.place, self._held = None, False
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._find(patiently))

    async def _find(self, patiently: bool) -> None:
        if patiently:
            await asyncio.sleep(GAP_SECONDS)
        try:
            place = await self._ways.locate(self.code)
        except Illegal as refusal:
            self._send_away(refusal)
            return
        except Exception as error:  # noqa: BLE001 nobody waits at a door for ever
            log("table_not_found", 40, table=self.code, error=trace(error))
            self._send_away(Illegal("store_failed"))
            return
        if self.place is None:
            self.go_to(place)

    def lose(self) -> None:
        """The owner is gone. What it did with what it was told last nobody knows: whoever waits for
        an answer comes back and sees; the others go on at the next owner."""
        for guest in list(self.guests.values()):
            if guest.unhandled:
                guest.unhandled.clear()
                guest.line.hang_up(SERVICE_RESTART)
        self.look()

    def _send_away(self, refusal: Illegal) -> None:
        message, code = last_words(refusal)
        for guest in list(self.guests.values()):
            guest.line.tell(message)
            guest.line.hang_up(code)
