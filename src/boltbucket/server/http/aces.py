"""What an ace would do in the practice yard, thought about in a process beside the server."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from boltbucket.bots.advising import Advice, advised
from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.ship.tile import Tile
from boltbucket.server.http.api import AceAdvice, AceReason, AskedAce, DrawnShip
from boltbucket.server.http.handling import body, check, handler
from boltbucket.server.http.refusing import reply
from boltbucket.server.http.ships import drawn_ship
from boltbucket.server.http.workshop import Workshop
from boltbucket.server.registry import TableRegistry


async def _ask_ace(request: Request, registry: TableRegistry) -> Response:
    await check(request, "forecast")
    asked = await body(request, AskedAce)
    ship = drawn_ship(DrawnShip(None, asked.edition, asked.level, asked.tiles))
    if not ship.legal or ship.blueprint.start not in ship.tiles:
        raise Illegal("ship_with_mistakes")
    workshop: Workshop = request.app.state.workshop
    hand = _in_hand(asked)
    return reply(told(await workshop.do(advised, ship, asked.edition, asked.level, hand)))


def _in_hand(asked: AskedAce) -> Tile | None:
    """The tile in the hand: one of the box that is not built in yet."""
    if asked.hand is None:
        return None
    tile = edition(asked.edition).tile_by_id.get(asked.hand)
    if tile is None or tile.id in {placed.id for placed in asked.tiles}:
        raise Illegal("no_such_tile", handle=asked.hand)
    return tile


def told(advice: Advice) -> AceAdvice:
    return AceAdvice(
        verb=advice.verb,
        tile=advice.tile.id if advice.tile is not None else None,
        cell=advice.cell,
        turn=advice.turn,
        credits=round(advice.credits, 1),
        reasons=[AceReason(each.part, round(each.credits, 1)) for each in advice.reasons],
    )


ask_ace = handler(_ask_ace)
