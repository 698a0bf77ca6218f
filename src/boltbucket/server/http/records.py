"""Records and replays over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http.api import RecordHead
from boltbucket.server.http.handling import handler, reply
from boltbucket.server.http.replays import replay_json
from boltbucket.server.registry import TableRegistry
from boltbucket.server.store.stored_games import find_game, record_text


async def _records(request: Request, registry: TableRegistry) -> Response:
    """What is known of a game; whoever has its id may know it."""
    game = await asyncio.to_thread(find_game, registry.store, request.path_params["id"])
    head = game.head
    known = {name: getattr(head, name) for name in RecordHead.__struct_fields__}
    return reply(msgspec.convert(known, RecordHead))


async def _record(request: Request, registry: TableRegistry) -> Response:
    """The record itself, as a file."""
    name = request.path_params["id"]
    text = await asyncio.to_thread(lambda: record_text(find_game(registry.store, name)))
    headers = {"content-disposition": f'attachment; filename="boltbucket-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def _replay(request: Request, registry: TableRegistry) -> Response:
    name = request.path_params["id"]
    wished = request.query_params.get("view", "spectator")
    if wished != "spectator" and not (wished.isascii() and wished.isdecimal()):
        raise Illegal("bad_message", reason="view")
    seat = None if wished == "spectator" else int(wished[:4])
    data = await asyncio.to_thread(lambda: replay_json(find_game(registry.store, name), seat))
    return Response(data, media_type="application/json")


show_record = handler(_records)
record_file = handler(_record)
replay = handler(_replay)
