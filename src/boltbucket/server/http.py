"""The HTTP interface: small helpers around Starlette, and the handlers of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.illegal import Illegal
from boltbucket.server.api import (
    Joining,
    KnownSeat,
    KnownTable,
    NewTable,
    Opened,
    OpenTable,
    OpenTables,
    Problem,
    SeatToken,
)
from boltbucket.server.encode import params_data
from boltbucket.server.guards import Gate, origin_allowed
from boltbucket.server.hall import Hall
from boltbucket.server.messages import LONGEST_MESSAGE
from boltbucket.server.seating import Seating
from boltbucket.server.table import Table

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
    "already_playing": 409,
    "slow_down": 429,
    "too_long": 413,
    "server_full": 503,
    "server_error": 500,
}


def reply(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refuse(refusal: Illegal) -> Response:
    problem = Problem(refusal.code, params_data(refusal.params))
    return reply(problem, _STATUS.get(refusal.code, 400))


def handler(action: Callable[[Request, Hall], Awaitable[Response]]) -> Handler:
    """A handler that counts requests, minds the origin and answers refusals."""

    async def handle(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        try:
            check(request, "request")
            if request.method == "POST" and not origin_allowed(request.headers, hall.settings):
                raise Illegal("foreign_origin")
            return await action(request, hall)
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


def base_url(request: Request, hall: Hall) -> str:
    """The address people use to reach this server."""
    if hall.settings.public_url:
        return hall.settings.public_url.rstrip("/")
    url = urlsplit(str(request.base_url))
    return f"{url.scheme}://{url.netloc}"


# Tables


async def _open_table(request: Request, hall: Hall) -> Response:
    check(request, "table")
    wish = await body(request, NewTable)
    table, token = await hall.open(wish)
    return reply(_opened(request, hall, table.seating, 0, token), 201)


def _opened(request: Request, hall: Hall, seating: Seating, seat: int, token: str) -> Opened:
    link = f"{base_url(request, hall)}/t/{seating.code}"
    return Opened(seating.code, seat, token, hall.spectator_token(seating), link)


async def _list_tables(request: Request, hall: Hall) -> Response:
    return reply(OpenTables([_open(seating) for seating in hall.open_tables()]))


def _open(seating: Seating) -> OpenTable:
    host = "" if seating.host is None else seating.chairs[seating.host].name
    taken = len(seating.chairs) - len(seating.open_seats)
    return OpenTable(seating.code, host, seating.setup, taken, len(seating.chairs))


async def _show_table(request: Request, hall: Hall) -> Response:
    table = await hall.find(code_of(request))
    seating = table.seating
    seats = [KnownSeat(c.name, c.colour, c.shape, c.kind, c.bot) for c in seating.chairs]
    return reply(
        KnownTable(
            code=seating.code,
            public=seating.public,
            phase="lobby" if table.play is None else table.play.phase,
            setup=seating.setup,
            seats=seats,
            open=len(seating.open_seats) if table.play is None or table.play.over else 0,
            watching=seating.options.watching,
            link=f"{base_url(request, hall)}/t/{seating.code}",
        )
    )


async def _join_table(request: Request, hall: Hall) -> Response:
    check(request, "join")
    wish = await body(request, Joining)
    table = await hall.find(code_of(request))
    seat, token = await table.ask(lambda table: _sit_down(table, wish.name))
    return reply(_opened(request, hall, table.seating, seat, token), 201)


def _sit_down(table: Table, name: str) -> tuple[int, str]:
    if table.play is not None and not table.play.over:
        raise Illegal("already_playing")
    seat, token = table.seating.sit_down(name)
    table.newcomer(seat)
    return seat, token


async def _reissue(request: Request, hall: Hall) -> Response:
    """A new link for a seat, asked for by its owner or the host; the old one ends."""
    check(request, "join")
    table = await hall.find(code_of(request))
    seat = int(request.path_params["seat"])
    token = await table.ask(lambda table: _new_token(table, seat, bearer(request)))
    return reply(SeatToken(seat, token))


def _new_token(table: Table, seat: int, token: str) -> str:
    asking = table.seating.seat_of(token)
    if asking is None:
        raise Illegal("bad_token")
    if asking not in (seat, table.seating.host):
        raise Illegal("only_host")
    if not 0 <= seat < len(table.seating.chairs) or table.seating.chairs[seat].kind != "human":
        raise Illegal("no_such_seat", seat=seat)
    fresh = table.seating.reissue(seat)
    table.keep_seating()
    table.hang_up(seat)
    return fresh


def bearer(request: Request) -> str:
    """The token of a request: in a header, never in its address."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Illegal("bad_token")
    return token.strip()


def code_of(request: Request) -> str:
    return str(request.path_params["code"]).upper()[:12]


open_table = handler(_open_table)
list_tables = handler(_list_tables)
show_table = handler(_show_table)
join_table = handler(_join_table)
reissue = handler(_reissue)
