"""A bad line between a browser and the server: it delays, holds, swallows and cuts what goes
through."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Proxy:
    """On a free port of this machine; everything that goes through it can be disturbed."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        """Unless it is set, whatever comes waits."""
        self._reaching = asyncio.Event()
        """Unless it is set, whatever comes is lost, and so is that a line has ended."""
        self._swallowing_since = 0.0
        self.given_up_seconds: float | None = None
        """How long the server has stayed on a line on which nothing arrives any more."""
        self._delay = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port: int = self._do(self._start())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def delay(self, ms: int) -> None:
        """From now on everything takes so long, in each direction."""
        self._delay = ms / 1000

    def hold(self) -> None:
        """From now on everything is under way and arrives when it is let go."""
        self._do(self._set(flowing=False))

    def release(self) -> None:
        self._do(self._set(flowing=True))

    def swallow(self) -> None:
        """As in a tunnel: lines stay open, new ones too, and nothing arrives any more."""
        self.given_up_seconds = None
        self._do(self._set(flowing=True, swallowing=True))

    def cut(self) -> None:
        """All lines end; new ones are fine."""
        self._do(self._cut())

    def mend(self) -> None:
        """What was swallowed is lost; new lines are fine."""
        self._do(self._set(flowing=True))
        self.cut()

    def close(self) -> None:
        self._do(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _start(self) -> int:
        self._open.set()
        self._reaching.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    async def _stop(self) -> None:
        self._server.close()
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _set(self, *, flowing: bool, swallowing: bool = False) -> None:
        self._swallowing_since = self._loop.time()
        for happens, event in ((flowing, self._open), (not swallowing, self._reaching)):
            if happens:
                event.set()
            else:
                event.clear()

    async def _cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers |= {writer, back}
            await asyncio.gather(
                self._pass(reader, back), self._pass(there, writer, self._note_given_up)
            )
        self._writers -= {writer}

    def _note_given_up(self) -> None:
        if not self._reaching.is_set() and self.given_up_seconds is None:
            self.given_up_seconds = self._loop.time() - self._swallowing_since

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        """What is read is under way for a while, and arrives in order."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.ensure_future(self._deliver(under_way, writer))
        with suppress(OSError):
            while data := await reader.read(65536):
                under_way.put_nowait((self._loop.time() + self._delay, data))
        ended()
        under_way.put_nowait((self._loop.time() + self._delay, b""))
        await delivery

    async def _deliver(
        self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while (parcel := await under_way.get())[1]:
                await asyncio.sleep(parcel[0] - self._loop.time())
                await self._open.wait()
                if self._reaching.is_set():
                    writer.write(parcel[1])
                    await writer.drain()
        await self._reaching.wait()
        writer.close()
