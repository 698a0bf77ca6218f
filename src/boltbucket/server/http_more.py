"""The HTTP interface besides tables: records, replays, words, the practice yard, the machine."""

from __future__ import annotations

import asyncio
import io
import socket

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from boltbucket import __version__
from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import characters
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.notation import NotationError, read_any, write_line
from boltbucket.rules.ship.ship import Ship
from boltbucket.server.api import (
    Choices,
    Drawing,
    DrawnShip,
    Health,
    RecordHead,
    ServerInfo,
)
from boltbucket.server.encode import figures_data, level_data, tile_data
from boltbucket.server.hall import Hall
from boltbucket.server.http import base_url, body, code_of, handler, reply
from boltbucket.server.messages import PHRASES, VERSION, Options
from boltbucket.server.mission_cards import mission_cards
from boltbucket.server.openapi import document
from boltbucket.server.presets import PRESETS
from boltbucket.server.replays import find_game, record_text, replay_json
from boltbucket.server.seating import COLOURS, SHAPES
from boltbucket.words import LANGUAGES, catalogue
from boltbucket.words.reference import reference

# Records and replays


async def _records(request: Request, hall: Hall) -> Response:
    """What is known of a game; whoever has its id may know it."""
    game = await asyncio.to_thread(find_game, hall.store, request.path_params["id"])
    head = game.head
    known = {name: getattr(head, name) for name in RecordHead.__struct_fields__}
    return reply(msgspec.convert(known, RecordHead))


async def _record(request: Request, hall: Hall) -> Response:
    """The record itself, as a file."""
    name = request.path_params["id"]
    text = await asyncio.to_thread(lambda: record_text(find_game(hall.store, name)))
    headers = {"content-disposition": f'attachment; filename="boltbucket-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def _replay(request: Request, hall: Hall) -> Response:
    name = request.path_params["id"]
    wished = request.query_params.get("view", "spectator")
    if wished != "spectator" and not (wished.isascii() and wished.isdecimal()):
        raise Illegal("bad_message", reason="view")
    eye = None if wished == "spectator" else int(wished[:4])
    data = await asyncio.to_thread(lambda: replay_json(find_game(hall.store, name), eye))
    return Response(data, media_type="application/json")


# Words and parts


async def _words(request: Request, hall: Hall) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Illegal("not_found")
    headers = {"cache-control": "no-cache"}
    text = await asyncio.to_thread(catalogue, language)
    return PlainTextResponse(text, headers=headers)


async def _rules(request: Request, hall: Hall) -> Response:
    """The reference of the rules, topic by topic."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Illegal("not_found")
    return reply({"topics": await asyncio.to_thread(reference, language)})


async def _edition(request: Request, hall: Hall) -> Response:
    name = request.path_params["name"]
    if name not in EDITION_NAMES:
        raise Illegal("not_found")
    box = edition(name)
    return reply(
        {
            "name": name,
            "tiles": [tile_data(tile) for tile in box.tiles],
            "starting_cabins": [tile_data(tile) for tile in box.starting_cabins],
            "levels": [level_data(level) for level in box.levels.values()],
        }
    )


async def _choices(request: Request, hall: Hall) -> Response:
    return reply(
        Choices(
            editions={name: list(edition(name).levels) for name in EDITION_NAMES},
            characters=list(characters()),
            strengths=[strength.value for strength in Strength],
            colours=list(COLOURS),
            shapes=list(SHAPES),
            phrases=list(PHRASES),
            missions=mission_cards(),
            presets=PRESETS,
            options=Options(),
        )
    )


async def _check_ship(request: Request, hall: Hall) -> Response:
    drawn = await body(request, DrawnShip)
    ship = drawn_ship(drawn)
    figures = msgspec.convert(msgspec.to_builtins(figures_data(ship)), dict)
    return reply({"legal": ship.legal, "figures": figures, "notation": write_line(ship)})


def drawn_ship(drawn: DrawnShip) -> Ship:
    if drawn.notation is not None:
        try:
            return read_any(drawn.notation)
        except NotationError as error:
            raise Illegal("bad_notation", reason=error) from error
    if drawn.edition not in EDITION_NAMES:
        raise Illegal("setup_edition", edition=drawn.edition, known=", ".join(EDITION_NAMES))
    box = edition(drawn.edition)
    if drawn.level not in box.levels:
        raise Illegal("setup_level", level=drawn.level, known=", ".join(box.levels))
    plan = box.levels[drawn.level].blueprint
    tiles = {}
    for placed in drawn.tiles:
        if placed.id not in box.tile_by_id:
            raise Illegal("no_such_tile", handle=placed.id)
        if placed.cell not in plan.bit:
            raise Illegal("outside", cell=placed.cell)
        tiles[placed.cell] = box.tile_by_id[placed.id].turned(placed.turn)
    return Ship(plan, tiles)


# Links as pictures


async def _table_code(request: Request, hall: Hall) -> Response:
    """The link to join a table as a QR code."""
    code = code_of(request)
    await hall.find(code)
    return _qr(f"{base_url(request, hall)}/t/{code}")


async def _any_code(request: Request, hall: Hall) -> Response:
    """Any link as a QR code; in the body, because it may hold a token."""
    return _qr((await body(request, Drawing)).text)


def _qr(text: str) -> Response:
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# The server itself


async def _about(request: Request, hall: Hall) -> Response:
    links = [base_url(request, hall), *local_links(hall.settings.host, hall.settings.port)]
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


async def _health(request: Request, hall: Hall) -> Response:
    await asyncio.to_thread(hall.store.read_table, "")
    tables = int(hall.metrics.tables._value.get())
    return reply(Health("ok", __version__, tables))


async def _metrics(request: Request, hall: Hall) -> Response:
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def _openapi(request: Request, hall: Hall) -> Response:
    return reply(document())


async def _missing(request: Request, hall: Hall) -> Response:
    raise Illegal("not_found")


show_record = handler(_records)
record_file = handler(_record)
replay = handler(_replay)
words = handler(_words)
rules = handler(_rules)
show_edition = handler(_edition)
choices = handler(_choices)
check_ship = handler(_check_ship)
table_code = handler(_table_code)
any_code = handler(_any_code)
about = handler(_about)
health = handler(_health)
metrics = handler(_metrics)
openapi = handler(_openapi)
missing = handler(_missing)
