"""Records and replays over HTTP."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.server.http.api import RecordHead
from boltbucket.server.http.coaching import coaching_json
from boltbucket.server.http.handling import check, handler
from boltbucket.server.http.refusing import reply
from boltbucket.server.http.replays import odds_json, replay_json
from boltbucket.server.http.workshop import Workshop
from boltbucket.server.registry import TableRegistry
from boltbucket.server.store.stored_games import StoredGame, find_game, record_text

LONGEST_NAME = 64
LONGEST_NUMBER = 4
"""In digits: no game has as many flights, no flight as many hits."""


async def _records(request: Request, registry: TableRegistry) -> Response:
    """What is known of a game; whoever has its id may know it."""
    head = (await _found(request, registry)).head
    known = {name: getattr(head, name) for name in RecordHead.__struct_fields__}
    return reply(msgspec.convert(known, RecordHead))


async def _record(request: Request, registry: TableRegistry) -> Response:
    """The record itself, as a file."""
    game = await _found(request, registry)
    packed = await _workshop(request).do(packed_record, game)
    name = f"boltbucket-{game.head.id}.json"
    return _unpacked(request, packed, {"content-disposition": f'attachment; filename="{name}"'})


async def _replay(request: Request, registry: TableRegistry) -> Response:
    wished = request.query_params.get("view", "spectator")
    if wished != "spectator" and not (wished.isascii() and wished.isdecimal()):
        raise Illegal("bad_message", reason="view")
    seat = None if wished == "spectator" else int(wished[:4])
    game = await _found(request, registry)
    return _unpacked(request, await _workshop(request).do(packed_replay, game, seat))


async def _replay_odds(request: Request, registry: TableRegistry) -> Response:
    """How likely a hit of the game was."""
    flight, hit = (_counted(request, name) for name in ("flight", "hit"))
    game = await _found(request, registry)
    return _unpacked(request, await _workshop(request).do(packed_odds, game, flight, hit))


async def _coach(request: Request, registry: TableRegistry) -> Response:
    """What cost a seat most, once the game is over."""
    await check(request, "forecast")
    seat = _counted(request, "seat")
    game = await _found(request, registry)
    return _unpacked(request, await _workshop(request).do(packed_coaching, game, seat))


def _counted(request: Request, name: str) -> int:
    wished = request.query_params.get(name, "")
    if not (wished.isascii() and wished.isdecimal() and len(wished) <= LONGEST_NUMBER):
        raise Illegal("bad_message", reason=name)
    return int(wished)


async def _found(request: Request, registry: TableRegistry) -> StoredGame:
    await check(request, "replay")
    name = request.path_params["id"][:LONGEST_NAME]
    return await asyncio.to_thread(find_game, registry.store, name)


def _workshop(request: Request) -> Workshop:
    found: Workshop = request.app.state.workshop
    return found


def packed_record(game: StoredGame) -> bytes:
    return _packed(record_text(game).encode())


def packed_replay(game: StoredGame, seat: Seat | None) -> bytes:
    return _packed(replay_json(game, seat))


def packed_odds(game: StoredGame, flight: int, hit: int) -> bytes:
    return _packed(odds_json(game, flight, hit))


def packed_coaching(game: StoredGame, seat: Seat) -> bytes:
    return _packed(coaching_json(game, seat))


def _packed(text: bytes) -> bytes:
    return gzip.compress(text, 6)


def _unpacked(request: Request, packed: bytes, headers: dict[str, str] | None = None) -> Response:
    """As the client can read it; nearly all unpack it themselves."""
    told = {"vary": "accept-encoding", **(headers or {})}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=told)
    told["content-encoding"] = "gzip"
    return Response(packed, media_type="application/json", headers=told)


show_record = handler(_records)
record_file = handler(_record)
replay = handler(_replay)
replay_odds = handler(_replay_odds)
replay_coach = handler(_coach)
