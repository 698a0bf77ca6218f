"""Tables over HTTP: opening, finding and joining them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.agreement import read_setup
from boltbucket.server.addresses import visitor
from boltbucket.server.http.api import (
    Joining,
    KnownSeat,
    KnownTable,
    NewTable,
    Opened,
    OpenTable,
    OpenTables,
    SeatToken,
)
from boltbucket.server.http.handling import (
    address_of,
    base_url,
    bearer,
    body,
    check,
    code_of,
    handler,
)
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.table.inbox import Reissue
from boltbucket.server.table.seating import Seating


async def _open_table(request: Request, registry: TableRegistry) -> Response:
    await check(request, "table")
    wish = await body(request, NewTable)
    task, token = await registry.open(
        *(read_setup(wish.setup), wish.name, wish.public, wish.bots, wish.options, wish.start),
        opened_by=visitor(address_of(request)),
    )
    return reply(_opened(request, registry, task.table.state.seating, 0, token), 201)


def _opened(
    request: Request, registry: TableRegistry, seating: Seating, seat: int, token: str
) -> Opened:
    link = f"{base_url(request, registry)}/t/{seating.code}"
    return Opened(seating.code, seat, token, registry.spectator_token(seating), link)


async def _list_tables(request: Request, registry: TableRegistry) -> Response:
    return reply(OpenTables([_open(seating) for seating in await registry.open_tables()]))


def _open(seating: Seating) -> OpenTable:
    host = "" if seating.host is None else seating.chairs[seating.host].name
    taken = len(seating.chairs) - len(seating.open_seats)
    return OpenTable(seating.code, host, seating.setup, taken, len(seating.chairs))


async def _show_table(request: Request, registry: TableRegistry) -> Response:
    found = await (await registry.find(code_of(request))).about()
    seating = found.seating
    seats = [KnownSeat(c.name, c.colour, c.shape, c.kind, c.bot) for c in seating.chairs]
    return reply(
        KnownTable(
            code=seating.code,
            public=seating.public,
            phase=found.phase,
            setup=seating.setup,
            seats=seats,
            open=0 if found.playing else len(seating.open_seats),
            watching=seating.options.watching,
            here=found.here,
            link=f"{base_url(request, registry)}/t/{seating.code}",
        )
    )


async def _join_table(request: Request, registry: TableRegistry) -> Response:
    await check(request, "join")
    wish = await body(request, Joining)
    table = await registry.find(code_of(request))
    seat, token, seating = await table.sit_down(wish.name)
    return reply(_opened(request, registry, seating, seat, token), 201)


async def _reissue(request: Request, registry: TableRegistry) -> Response:
    """A new link for a seat, asked for by its owner or the host; the old one ends."""
    await check(request, "join")
    table = await registry.find(code_of(request))
    seat = int(request.path_params["seat"])
    return reply(SeatToken(seat, await table.ask(Reissue(seat, bearer(request)))))


open_table = handler(_open_table)
list_tables = handler(_list_tables)
show_table = handler(_show_table)
join_table = handler(_join_table)
reissue = handler(_reissue)
