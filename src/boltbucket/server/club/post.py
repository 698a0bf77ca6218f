"""The post office of a process: a link to every other, and the bus under them."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Protocol

import msgspec

from boltbucket.server.club.bus import Bus
from boltbucket.server.club.envelopes import Any_, packed, unpacked
from boltbucket.server.club.link import Link
from boltbucket.server.logs import log, trace

TICK_SECONDS = 0.1
"""How often it is looked for what must be sent again."""


class Reader(Protocol):
    """Who reads what comes."""

    def read(self, sender: str, letter: Any_) -> None: ...

    def link_lost(self, other: str) -> None:
        """What has not been heard of in either direction will never be."""
        ...


class Post:
    """Letters of one moment to one process go in one packet."""

    def __init__(self, bus_url: str, node: str, reader: Reader) -> None:
        self.node = node
        self._reader = reader
        self._generations = itertools.count(1)
        self._links: dict[str, Link] = {}
        self._ready: set[str] = set()
        """To whom there is something to be sent."""
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.bus = Bus(bus_url, node, self._receive)
        self.bus.came_back = self._send_all_again

    def start(self) -> None:
        self.bus.start()
        self._tasks = [asyncio.create_task(self._send_out()), asyncio.create_task(self._tick())]

    def send(self, to: str, letter: Any_) -> None:
        self._link(to).send(letter, time.monotonic())
        self._ready.add(to)
        self._wake.set()

    def forget(self, other: str) -> None:
        """The other process is gone."""
        self._links.pop(other, None)
        self._ready.discard(other)

    def _link(self, other: str) -> Link:
        found = self._links.get(other)
        if found is None:
            found = self._links[other] = Link(self.node, self._generations)
        return found

    # Out

    async def _send_out(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            now = time.monotonic()
            ready, self._ready = self._ready, set()
            links = [(other, self._links[other]) for other in ready if other in self._links]
            packets = []
            for other, link in links:
                while (packet := link.packet(now)) is not None:
                    packets.append((other, packed(packet)))
            if packets and not await self.bus.publish(packets):
                for _, link in links:
                    link.not_sent()
                await asyncio.sleep(TICK_SECONDS)

    async def _tick(self) -> None:
        """Send again what nobody has heard of, and give up what nobody ever will."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.monotonic()
            for other, link in list(self._links.items()):
                if link.lost(now):
                    log("link_lost", 30, other=other)
                    self._lose(other)
            self._ready.update(self._links)
            self._wake.set()

    def _send_all_again(self) -> None:
        for link in self._links.values():
            link.not_sent()
        self._ready.update(self._links)
        self._wake.set()

    # In

    def _receive(self, data: bytes) -> None:
        try:
            packet = unpacked(data)
        except (msgspec.DecodeError, ValueError) as error:
            log("packet_unreadable", 40, error=str(error))
            return
        letters, restarted = self._link(packet.sender).receive(packet, time.monotonic())
        if restarted:
            self._lose(packet.sender)
        for letter in letters:
            self._hand_out(packet.sender, letter)

    def _hand_out(self, sender: str, letter: Any_) -> None:
        try:
            self._reader.read(sender, letter)
        except Exception as error:  # noqa: BLE001 one letter that fails takes no other with it
            log("letter_failed", 40, error=trace(error))

    def _lose(self, other: str) -> None:
        try:
            self._reader.link_lost(other)
        except Exception as error:  # noqa: BLE001 the post goes on
            log("letter_failed", 40, error=trace(error))

    async def close(self) -> None:
        """Once more what waits, then no more."""
        self._wake.set()
        await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
