"""Running the server: address, port, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import uvicorn

from boltbucket.rules.language.refusal import Fault
from boltbucket.server.app import make_app
from boltbucket.server.settings import Settings
from boltbucket.server.store.folder import serving_store
from boltbucket.server.store.store import Store
from boltbucket.server.wire.http_line import Door
from boltbucket.server.wire.messages import LONGEST_MESSAGE
from boltbucket.server.wire.websocket import FastWebSocket

BACKLOG = 128
"""Lines the system holds until they are taken in, and how many are taken in at once."""
FILES = 65_536
"""Open files a server asks the system for."""
OTHER_FILES = 128
"""Open files besides the lines of visitors."""


def free_port(host: str, port: int, tries: int = 50) -> int:
    """The port, or the next one that is free."""
    for candidate in range(port, port + tries):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    raise Fault("no_free_port", count=tries, first=port, last=port + tries - 1)


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First nobody new comes in; then the tables go on elsewhere, if they can."""
        for server in self.servers:
            server.close()
        registry = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        if registry is not None:
            await registry.leave()
        await super().shutdown(sockets)


def make_server(
    settings: Settings, ready: Callable[[], None] | None = None, store: Store | None = None
) -> Server:
    config = uvicorn.Config(
        make_app(settings, store),
        host=settings.host,
        port=settings.port,
        http=Door,
        ws=FastWebSocket,
        backlog=BACKLOG,
        ws_max_size=LONGEST_MESSAGE,
        ws_max_queue=32,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.silence_seconds,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config, ready)


def run(settings: Settings, ready: Callable[[Store], None] | None = None) -> None:
    """Serve until interrupted; raises a Fault or OSError if the store cannot be opened."""
    with serving_store(settings) as store:
        _settle_in()
        settings = replace(settings, connections=min(settings.connections, _room_for_lines()))
        tell = None if ready is None else partial(ready, store)
        asyncio.run(make_server(settings, tell, store).serve())


def _room_for_lines() -> int:
    """How many lines can be open before the system is out of files, which would stop everybody."""
    if sys.platform == "win32":
        return 400
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < FILES:
        soft = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(OTHER_FILES, soft - OTHER_FILES)


def _settle_in() -> None:
    # The store's thread has short work to do, and everybody waits for it.
    sys.setswitchinterval(0.001)
    _collect_seldom()


def _collect_seldom() -> None:
    """A look through all tables for what is no longer needed takes longer than an answer may: the
    registry does it every few minutes; what is there from the beginning is never looked through."""
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000_000)
