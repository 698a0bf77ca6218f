"""Small helpers around Starlette: bodies in, answers and refusals out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.gate import Gate
from boltbucket.server.http.guards import origin_allowed
from boltbucket.server.http.refusing import refuse
from boltbucket.server.logs import log
from boltbucket.server.registry import TableRegistry
from boltbucket.server.store.store import StoreFailed
from boltbucket.server.wire.messages import LONGEST_MESSAGE, decoded

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")

SAFE = ("GET", "HEAD")
MISSES = frozenset({"no_such_table", "no_such_record", "no_such_profile"})
"""What whoever guesses names is told."""


def handler(action: Callable[[Request, TableRegistry], Awaitable[Response]]) -> Handler:
    """A handler that minds the origin, answers refusals, and lets nobody guess for long."""

    async def handle(request: Request) -> Response:
        registry: TableRegistry = request.app.state.registry
        try:
            if request.method not in SAFE and not origin_allowed(
                request.headers, registry.settings
            ):
                raise Illegal("foreign_origin")
            if request.path_params and await gate_of(request).bars("miss", address_of(request)):
                raise Illegal("slow_down")
            return await action(request, registry)
        except Illegal as refusal:
            if refusal.code in MISSES:
                await gate_of(request).lets("miss", address_of(request))
            return refuse(refusal)
        except StoreFailed as error:
            log("store_failed", 40, error=str(error))
            return refuse(Illegal("store_failed"))

    return handle


def gate_of(request: HTTPConnection) -> Gate:
    found: Gate = request.app.state.gate
    return found


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


async def check(request: Request, what: str) -> None:
    if not await gate_of(request).lets(what, address_of(request)):
        raise Illegal("slow_down")


async def body(request: Request, kind: type[T]) -> T:
    """The body as a value of that type; raises Illegal if it is too long or something else."""
    try:
        return decoded(await _data(request), msgspec.json.Decoder(kind))
    except (msgspec.DecodeError, ValueError) as error:
        raise Illegal("bad_message", reason=str(error)[:200]) from error
    except ClientDisconnect as error:
        raise Illegal("bad_request") from error


async def _data(request: Request) -> bytearray:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_MESSAGE:
            raise Illegal("too_long", most=LONGEST_MESSAGE)
    return data


def base_url(request: Request, registry: TableRegistry) -> str:
    """The address people use to reach this server."""
    if registry.settings.public_url:
        return registry.settings.public_url.rstrip("/")
    url = urlsplit(str(request.base_url))
    return f"{url.scheme}://{url.netloc}"


def bearer(request: Request) -> str:
    """The token of a request: in a header, never in its address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Illegal("bad_token")
    return token.strip()


def code_of(request: Request) -> str:
    return str(request.path_params["code"]).upper()[:12]
