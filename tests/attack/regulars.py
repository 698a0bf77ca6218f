"""People who play at a club that is being broken, and come back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque

from websockets.exceptions import WebSocketException

from boltbucket.rules.setup import Setup
from tests.attack.club_members import Club
from tests.attack.kills import Person, Played, with_tokens
from tests.attack.ledger import Broken, Ledger
from tests.attack.silences import Silences
from tests.server.serving import Address

PAUSE_SECONDS = 0.3
"""What people take to think: the machine has other things to do."""
SILENCE_SECONDS = 8.0
"""After which a client takes its line for dead."""
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class Regular(Person):
    """A person who comes back by themselves, to whichever server answers."""

    ending = False

    def __init__(
        self, table: Played, seat: int, token: str, chance: random.Random, silences: Silences
    ) -> None:
        super().__init__(table, seat, token, chance)
        self.pause = PAUSE_SECONDS
        self.diary: deque[str] = deque(maxlen=12)
        """Where this person has been of late, for tables that were silent for too long."""
        self._silences = silences

    def _write(self, words: str) -> None:
        self.diary.append(f"{time.monotonic() % 1000:.1f} seat {self.seat} {words}")

    async def live(self, club: Club) -> None:
        """Until the game is over that is played when it is time to end."""
        while True:
            number = self.chance.randrange(len(club.members))
            self._write(f"comes to {number}")
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    await self.come(club.members[number].socket)
                self._write("is let in")
                await self.play()
                return
            except LOST as error:
                self._write(f"loses the line: {error!r}")
                await asyncio.sleep(0.1)
            finally:
                with contextlib.suppress(*LOST):
                    await self._leave()

    async def _leave(self) -> None:
        if self._socket is not None:
            async with asyncio.timeout(1):
                await self.go()

    async def play(self) -> None:
        while not (self.ending and self.phase in ("lobby", "over")):
            if self.phase in ("lobby", "over"):
                await self._begin()
            else:
                await self._answer()
            await asyncio.sleep(self.pause)

    async def _hear(self) -> dict:
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await super()._hear()
        except Broken as broken:
            if str(broken).endswith("told store_failed"):
                raise ConnectionResetError from broken
            raise

    async def _wait(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await self._hear()

    def _note(self, message: dict) -> None:
        if message["t"] in ("accepted", "refused", "view"):
            seconds = self._silences.heard(self.table.code)
            if seconds is not None and seconds > SILENCE_SECONDS:
                told = sorted(line for person in self.table.people for line in person.diary)
                print(f"{self.table.code} silent for {seconds:.1f} s", *told, sep="\n  ")
        super()._note(message)


def seated(
    server: Address, setup: Setup, ledger: Ledger, silences: Silences, chance: random.Random
) -> Played:
    """A table that was opened there, and everybody at it."""
    bots = [None] * setup.seats
    if setup.seats > 1 and chance.random() < 0.4:
        bots[-1] = {"character": chance.choice(["random", "careful", "racer"])}
    table, tokens = with_tokens(server, setup, ledger, bots)
    for seat, token in enumerate(tokens):
        person = Regular(table, seat, token, random.Random(chance.random()), silences)
        table.people.append(person)
    return table
