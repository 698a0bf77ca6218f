"""The holder's side: the doors of all tables whose clients have a socket here."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Container
from typing import Any

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.club.door import Door
from boltbucket.server.club.envelopes import Any_, Ask, Frames, HangUp, Moved, NotHere, Told
from boltbucket.server.club.guest import Guest
from boltbucket.server.club.requests import GAP_SECONDS, LOOKING_SECONDS, Place
from boltbucket.server.elsewhere import Elsewhere
from boltbucket.server.logs import log
from boltbucket.server.table_task import TableTask

ANSWER_SECONDS = 8.0
"""How long somebody waits for what another process is asked."""
UNUSED_SECONDS = 10.0
TRY_AGAIN_LATER = 1013


class Hall:
    """Finds doors, and passes on what owners say to the clients here."""

    def __init__(
        self,
        node: str,
        send: Callable[[str, Any_], None],
        own: Callable[[str], Awaitable[TableTask]],
    ) -> None:
        self.send = send
        self._node = node
        self._own = own
        self._doors: dict[str, Door] = {}
        self._guests: dict[int, tuple[Door, Guest]] = {}
        self._numbers = itertools.count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[Told]]] = {}

    @property
    def away(self) -> dict[str, str]:
        """Tables that live at other processes, and where; asked from another thread."""
        doors = list(self._doors.values())
        return {door.code: door.place for door in doors if isinstance(door.place, str)}

    async def find(self, code: str) -> Door:
        """The door of a table, wherever it lives; raises Illegal if there is none."""
        door = self._doors.get(code)
        if door is None:
            place = await self.locate(code)
            # Somebody else may have found it meanwhile.
            door = self._doors.setdefault(code, Door(self, code, place))
        door.used = time.monotonic()
        return door

    async def locate(self, code: str) -> Place:
        end, last = time.monotonic() + LOOKING_SECONDS, "closing"
        while time.monotonic() < end:
            try:
                table = await self._own(code)
                if not table.closing:
                    return table
            except Elsewhere as other:
                if other.node is not None and other.node != self._node:
                    return other.node
                last = str(other.node)
            await asyncio.sleep(GAP_SECONDS)
        log("table_not_reached", 40, table=code, last=last)
        raise Illegal("store_failed")

    def number(self, door: Door, guest: Guest) -> int:
        number = next(self._numbers)
        self._guests[number] = (door, guest)
        return number

    def forget(self, guest: Guest) -> None:
        self._guests.pop(guest.number, None)

    async def ask(self, to: str, code: str, what: str, words: list[Any]) -> Told:
        """What a process says about its table; raises Illegal if it says nothing."""
        number = next(self._numbers)
        done = asyncio.get_running_loop().create_future()
        self._asked[number] = (to, done)
        self.send(to, Ask(number, code, what, words))
        try:
            return await asyncio.wait_for(done, ANSWER_SECONDS)
        except TimeoutError as error:
            raise Illegal("store_failed") from error
        finally:
            del self._asked[number]

    # What owners say

    def read(self, sender: str, letter: Frames | HangUp | NotHere | Told | Moved) -> None:
        if isinstance(letter, Told):
            _, done = self._asked.get(letter.number, (None, None))
            if done is not None and not done.done():
                done.set_result(letter)
        elif isinstance(letter, Moved):
            self._move(sender, letter)
        else:
            door, guest = self._guests.get(letter.guest, (None, None))
            if door is not None and guest is not None and door.place == sender:
                _pass_on(door, guest, letter)

    def _move(self, sender: str, moved: Moved) -> None:
        door = self._doors.get(moved.code)
        if door is None or door.place != sender:
            return
        for guest in door.guests.values():
            guest.trim(moved.handled.get(guest.number, 0))
            guest.knows(moved.n)
        if moved.to == self._node:
            door.look()
        else:
            door.go_to(moved.to)

    # Tables that live here

    def hold(self, table: TableTask) -> Door | None:
        door = self._doors.get(table.code)
        if door is None or door.place is not table:
            return None
        door.hold()
        return door

    def ended(self, table: TableTask) -> None:
        """It stumbled, or was put away; whoever comes next looks for it anew."""
        door = self._doors.get(table.code)
        if door is not None and door.place is table:
            del self._doors[table.code]

    # Others that are gone

    def mind(self, alive: Container[str], looked: float) -> None:
        """These lived at that moment; the tables of all others go on elsewhere."""
        for to in {to for to, _ in self._asked.values()}:
            if to not in alive:
                self._refuse_asked(to)
        for door in list(self._doors.values()):
            if isinstance(door.place, str) and door.place not in alive and door.since < looked:
                door.lose()

    def link_lost(self, other: str) -> None:
        """A process lives and cannot be reached: its clients here try again later."""
        self._refuse_asked(other)
        for code, door in list(self._doors.items()):
            if door.place == other:
                del self._doors[code]
                for guest in list(door.guests.values()):
                    guest.line.hang_up(TRY_AGAIN_LATER)

    def _refuse_asked(self, other: str) -> None:
        for to, done in self._asked.values():
            if to == other and not done.done():
                done.set_exception(Illegal("store_failed"))

    def tidy(self) -> None:
        unused = time.monotonic() - UNUSED_SECONDS
        for code, door in list(self._doors.items()):
            if not door.guests and door.used < unused:
                del self._doors[code]

    async def quiet(self, seconds: float) -> None:
        """Returns when nothing waits for an answer, or the time is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not any(guest.unhandled for _, guest in self._guests.values()):
                return
            await asyncio.sleep(0.01)


def _pass_on(door: Door, guest: Guest, letter: Frames | HangUp | NotHere) -> None:
    if isinstance(letter, Frames):
        guest.hear(letter.handled, letter.frames)
    elif isinstance(letter, NotHere):
        door.look(patiently=True)
    elif letter.at_once:
        guest.line.drop(letter.close_code)
    else:
        guest.line.hang_up(letter.close_code)
