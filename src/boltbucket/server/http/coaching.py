"""The coach of a stored game: its costliest moments, each with a picture and what was better."""

from __future__ import annotations

from msgspec import Raw

from boltbucket.bots.coach import Moment, costliest
from boltbucket.drawing.ship import draw_ship
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.server.http.api import CoachedMoment, Coaching
from boltbucket.server.store.stored_games import StoredGame
from boltbucket.server.wire.telling import encode, written


def coaching_json(stored: StoredGame, seat: Seat) -> bytes:
    """What cost the seat most; raises Illegal while the game is not over."""
    if not 0 <= seat < len(stored.head.players):
        raise Illegal("no_such_seat", seat=seat)
    if not stored.over:
        raise Illegal("still_hidden")
    record = stored.restored().game.record()
    return encode(Coaching([_told(moment, seat) for moment in costliest(record, seat)]))


def _told(moment: Moment, seat: Seat) -> CoachedMoment:
    table = moment.view.table
    return CoachedMoment(
        flight=table.match.number,
        card=table.card.kind if table.card is not None else None,
        decision=Raw(written(moment.view.decision)),
        given=list(moment.given),
        better=list(moment.better),
        credits=round(moment.credits, 1),
        odds=round(moment.odds, 3),
        picture=draw_ship(table.ships[seat]),
    )
