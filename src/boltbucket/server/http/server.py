"""The server itself over HTTP: its links, its health, its numbers."""

from __future__ import annotations

import asyncio
import io
import socket

import segno
from starlette.requests import Request
from starlette.responses import Response

from boltbucket import __version__
from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http.api import Drawing, Health, ServerInfo
from boltbucket.server.http.handling import base_url, body, code_of, handler, reply
from boltbucket.server.http.openapi import document
from boltbucket.server.registry import TableRegistry
from boltbucket.server.wire.messages import VERSION

# Links as pictures


async def _table_code(request: Request, registry: TableRegistry) -> Response:
    """The link to join a table as a QR code."""
    code = code_of(request)
    await registry.find(code)
    return _qr(f"{base_url(request, registry)}/t/{code}")


async def _any_code(request: Request, registry: TableRegistry) -> Response:
    """Any link as a QR code; in the body, because it may hold a token."""
    return _qr((await body(request, Drawing)).text)


def _qr(text: str) -> Response:
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# The server itself


async def _about(request: Request, registry: TableRegistry) -> Response:
    links = [
        base_url(request, registry),
        *local_links(registry.settings.host, registry.settings.port),
    ]
    return reply(ServerInfo(__version__, VERSION, list(dict.fromkeys(links))))


def local_links(host: str, port: int) -> list[str]:
    """How others in the local network reach a server that listens for them."""
    if host not in ("0.0.0.0", "::"):
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            return [f"http://{probe.getsockname()[0]}:{port}"]
        except OSError:
            return []


async def _health(request: Request, registry: TableRegistry) -> Response:
    await asyncio.to_thread(registry.store.read_table, "")
    tables = int(registry.metrics.tables._value.get())
    return reply(Health("ok", __version__, tables))


async def _metrics(request: Request, registry: TableRegistry) -> Response:
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


async def _openapi(request: Request, registry: TableRegistry) -> Response:
    return reply(document())


async def _missing(request: Request, registry: TableRegistry) -> Response:
    raise Illegal("not_found")


table_code = handler(_table_code)
any_code = handler(_any_code)
about = handler(_about)
health = handler(_health)
metrics = handler(_metrics)
openapi = handler(_openapi)
missing = handler(_missing)
