"""The server itself over HTTP: its links, its health, its numbers."""

from __future__ import annotations

import asyncio
import socket
import time

from starlette.requests import Request
from starlette.responses import Response

from boltbucket import __version__
from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.addresses import is_this_machine
from boltbucket.server.http.api import Health, ServerInfo
from boltbucket.server.http.handling import base_url, handler
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.settings import MetricsFor
from boltbucket.server.store.store import Store, StoreFailed
from boltbucket.server.wire.messages import VERSION

CHECKUP_SECONDS = 3.0
"""How long the store is believed to be as it was, and how long it may take to answer."""
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""What proxies add."""
EVERYWHERE = ("0.0.0.0", "::")
"""What a server listens on that lets in others."""


async def _about(request: Request, registry: TableRegistry) -> Response:
    links = [
        base_url(request, registry),
        *local_links(registry.settings.host, registry.settings.port),
    ]
    return reply(ServerInfo(__version__, VERSION, list(dict.fromkeys(links))))


def local_links(host: str, port: int) -> list[str]:
    """How others in the local network reach a server that listens for them."""
    if host not in EVERYWHERE:
        return []
    found = own_address()
    return [] if found is None else [f"http://{found}:{port}"]


def own_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_this_machine(found) else found


async def _health(request: Request, registry: TableRegistry) -> Response:
    """Whether tables could store an answer now, found out by storing something."""
    checkup: Checkup = request.app.state.checkup
    await checkup.well()
    whole = registry.whole()
    return reply(Health("ok", __version__, whole.tables, whole.servers, whole.bus))


class Checkup:
    """Tries the store, but not for everybody who asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looked = -CHECKUP_SECONDS
        self._last: asyncio.Task[None] | None = None

    async def well(self) -> None:
        """Raises StoreFailed if nothing can be stored."""
        if self._last is None or time.monotonic() - self._looked >= CHECKUP_SECONDS:
            self._looked = time.monotonic()
            self._last = asyncio.create_task(self._look())
        await asyncio.shield(self._last)

    async def _look(self) -> None:
        try:
            await asyncio.wait_for(asyncio.to_thread(self._store.prove_writable), CHECKUP_SECONDS)
        except TimeoutError as error:
            raise StoreFailed("the store does not answer") from error


async def _metrics(request: Request, registry: TableRegistry) -> Response:
    if not _may_measure(request, registry.settings.metrics):
        raise Illegal("not_found")
    registry.metrics.tasks.set(len(asyncio.all_tasks()))
    whole = registry.whole()
    registry.metrics.servers.set(whole.servers)
    registry.metrics.bus_up.set(whole.bus)
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_measure(request: Request, allowed: MetricsFor) -> bool:
    """Programs on this machine may; what a proxy passes on comes from somewhere else."""
    if allowed != "local":
        return allowed == "public"
    passed_on = any(name in request.headers for name in PASSED_ON)
    return is_this_machine(request.scope["peer"]) and not passed_on


async def _missing(request: Request, registry: TableRegistry) -> Response:
    raise Illegal("not_found")


about = handler(_about)
health = handler(_health)
metrics = handler(_metrics)
missing = handler(_missing)
