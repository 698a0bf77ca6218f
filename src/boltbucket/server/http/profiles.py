"""Personal links over HTTP: flights kept under a secret of which only the hash is stored."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http.handling import bearer, body, check, handler
from boltbucket.server.http.kept_flights import (
    Done,
    Keeping,
    KeptFlight,
    KeptFlights,
    ProfileOpened,
)
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.store.profiles import KeptRow
from boltbucket.server.tokens import hashed, new_token

_reader = msgspec.json.Decoder(KeptFlight)


async def _open(request: Request, registry: TableRegistry) -> Response:
    await check(request, "profile")
    secret = new_token()
    profiles, most = registry.store.profiles, registry.settings.profiles
    if not await asyncio.to_thread(profiles.open, hashed(secret), most):
        raise Illegal("profiles_full")
    return reply(ProfileOpened(secret), 201)


async def _read(request: Request, registry: TableRegistry) -> Response:
    found = await asyncio.to_thread(registry.store.profiles.read, await _key(request))
    if found is None:
        raise Illegal("no_such_profile")
    kept = [flight for row in found if (flight := _readable(row)) is not None]
    return reply(KeptFlights(kept, [row.id for row in found if row.data is None]))


async def _keep(request: Request, registry: TableRegistry) -> Response:
    key, wish = await _key(request), await body(request, Keeping)
    rows = [KeptRow(each.id, each.ended_ms, msgspec.json.encode(each)) for each in wish.flights]
    rows += [KeptRow(name, 0, None) for name in wish.gone]
    return _done(await asyncio.to_thread(registry.store.profiles.keep, key, rows))


async def _forget(request: Request, registry: TableRegistry) -> Response:
    return _done(await asyncio.to_thread(registry.store.profiles.forget, await _key(request)))


async def _key(request: Request) -> str:
    await check(request, "kept")
    return hashed(bearer(request)[:64])


def _done(found: bool) -> Response:
    if not found:
        raise Illegal("no_such_profile")
    return reply(Done())


def _readable(row: KeptRow) -> KeptFlight | None:
    """A flight that an other version has written in its own way is kept, but not told."""
    try:
        return None if row.data is None else _reader.decode(row.data)
    except msgspec.DecodeError:
        return None


open_profile = handler(_open)
read_profile = handler(_read)
keep_flights = handler(_keep)
forget_profile = handler(_forget)
