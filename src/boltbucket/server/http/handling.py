"""Small helpers around Starlette: bodies in, answers and refusals out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http.api import Problem
from boltbucket.server.http.guards import Gate, origin_allowed
from boltbucket.server.registry import TableRegistry
from boltbucket.server.wire.messages import LONGEST_MESSAGE
from boltbucket.server.wire.telling import params_told

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")

_STATUS = {
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_seat": 404,
    "not_found": 404,
    "bad_token": 403,
    "foreign_origin": 403,
    "only_host": 403,
    "still_hidden": 403,
    "table_full": 409,
    "game_unreadable": 410,
    "other_rules": 410,
    "table_unreadable": 410,
    "already_playing": 409,
    "slow_down": 429,
    "too_long": 413,
    "server_full": 503,
    "store_failed": 503,
    "server_error": 500,
}


def reply(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refuse(refusal: Illegal) -> Response:
    problem = Problem(refusal.code, params_told(refusal.params))
    return reply(problem, _STATUS.get(refusal.code, 400))


def handler(action: Callable[[Request, TableRegistry], Awaitable[Response]]) -> Handler:
    """A handler that counts requests, minds the origin and answers refusals."""

    async def handle(request: Request) -> Response:
        registry: TableRegistry = request.app.state.registry
        try:
            check(request, "request")
            if request.method == "POST" and not origin_allowed(request.headers, registry.settings):
                raise Illegal("foreign_origin")
            return await action(request, registry)
        except Illegal as refusal:
            return refuse(refusal)

    return handle


def check(request: Request, what: str) -> None:
    gate: Gate = request.app.state.gate
    if not gate.lets(what, request.client.host if request.client else ""):
        raise Illegal("slow_down")


async def body(request: Request, kind: type[T]) -> T:
    """The body as a value of that type; raises Illegal if it is too long or something else."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_MESSAGE:
            raise Illegal("too_long", most=LONGEST_MESSAGE)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise Illegal("bad_message", reason=str(error)[:200]) from error


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
