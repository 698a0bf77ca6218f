"""Doors for people without a seat, over HTTP: watching, and asking for the seat of a bot."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from boltbucket.server.http.api import Knocked, Knocker, KnockState, WatchToken
from boltbucket.server.http.handling import bearer, body, check, code_of, handler
from boltbucket.server.http.kept_flights import Done
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.table.inbox import KnockAnswer, Knocking, WatchPass, Withdraw


async def _watch(request: Request, registry: TableRegistry) -> Response:
    """What lets one watch, where spectators are welcome."""
    await check(request, "join")
    task = await registry.find(code_of(request))
    return reply(WatchToken(await task.ask(WatchPass())))


async def _knock(request: Request, registry: TableRegistry) -> Response:
    await check(request, "join")
    wish = await body(request, Knocker)
    task = await registry.find(code_of(request))
    return reply(Knocked(await task.ask(Knocking(wish.name, wish.seat))), 201)


async def _answer(request: Request, registry: TableRegistry) -> Response:
    """What has become of it; asked again and again by whoever waits at the door."""
    task = await registry.find(code_of(request))
    state, seat = await task.ask(KnockAnswer(bearer(request)))
    return reply(KnockState(state, seat))


async def _withdraw(request: Request, registry: TableRegistry) -> Response:
    task = await registry.find(code_of(request))
    await task.ask(Withdraw(bearer(request)))
    return reply(Done())


watch = handler(_watch)
knock = handler(_knock)
knock_answer = handler(_answer)
withdraw = handler(_withdraw)
