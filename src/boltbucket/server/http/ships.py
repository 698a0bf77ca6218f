"""Ships for the practice yard and the log: mistakes, where a tile fits, what a hit would do."""

from __future__ import annotations

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.notation import NotationError, read_any, write_line
from boltbucket.rules.catalogue import tile_of
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.figures import figures_of
from boltbucket.rules.fits import fits_of
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.odds import odds_of, weak_spots
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.server.http.api import (
    CheckedShip,
    DrawnShip,
    Fits,
    HitOdds,
    TriedHit,
    TriedTile,
)
from boltbucket.server.http.handling import body, check, handler
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.wire.telling import written

MOST_LINES = 200
"""Of a notation: no ship needs as many."""
MOST_SQUARES = 800
"""Signs that part squares and rows from each other."""


async def _check_ship(request: Request, registry: TableRegistry) -> Response:
    await check(request, "ship")
    drawn = await body(request, DrawnShip)
    ship = drawn_ship(drawn)
    if drawn.notation is None:
        ship = ship.manned().charged()
    figures, weak = Raw(written(figures_of(ship))), Raw(written(weak_spots(ship)))
    return reply(CheckedShip(ship.legal, figures, write_line(ship), weak))


async def _fits(request: Request, registry: TableRegistry) -> Response:
    """Where a tile can be placed, and what would be wrong there."""
    await check(request, "ship")
    tried = await body(request, TriedTile)
    found = fits_of(drawn_ship(DrawnShip(tried.notation)), _tile(tried.tile))
    return reply(Fits(Raw(written(found))))


async def _odds(request: Request, registry: TableRegistry) -> Response:
    """What a meteor or shot would do, for every line the dice can show."""
    await check(request, "ship")
    tried = await body(request, TriedHit)
    if tried.hit.fixed_die not in (None, 1, 2, 3, 4, 5, 6):
        raise Illegal("bad_message", reason="fixed_die")
    odds = odds_of(drawn_ship(DrawnShip(tried.notation)), tried.hit, meteor=tried.meteor)
    return reply(HitOdds(Raw(written(odds))))


def _tile(name: str) -> Tile:
    found = next((tile for box in EDITION_NAMES if (tile := tile_of(name, edition(box)))), None)
    if found is None:
        raise Illegal("no_such_tile", handle=name)
    return found


def drawn_ship(drawn: DrawnShip) -> Ship:
    if drawn.notation is not None:
        _check_size(drawn.notation)
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


def _check_size(notation: str) -> None:
    """What is too large for a ship is not even read: everybody would wait for it."""
    if len(notation.splitlines()) > MOST_LINES:
        raise Illegal("too_many_lines", most=MOST_LINES)
    squares = notation.count(".") + notation.count("_")
    if squares > MOST_SQUARES:
        raise Illegal("too_many_squares", most=MOST_SQUARES)


check_ship = handler(_check_ship)
fits = handler(_fits)
odds = handler(_odds)
