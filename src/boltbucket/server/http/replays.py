"""Replays: a stored game as views and their differences, as a spectator or any seat sees it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Raw

from boltbucket.rules.game import Game
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import View
from boltbucket.server.http.api import PastOdds, Replay, ReplayFrame
from boltbucket.server.store.exchange import recorded_players
from boltbucket.server.store.store import Row
from boltbucket.server.store.stored_games import StoredGame, reading
from boltbucket.server.table.running_game import RunningGame, opened_game
from boltbucket.server.wire.moments import moments_written
from boltbucket.server.wire.patch import Differences, joined
from boltbucket.server.wire.telling import encode, events_written, seen_events, written


def replay_json(stored: StoredGame, seat: Seat | None) -> bytes:
    """The first view, and what every answer changed of it."""
    head = stored.head
    if seat is not None and not 0 <= seat < len(head.players):
        raise Illegal("no_such_seat", seat=seat)
    if seat is not None and not stored.over:
        raise Illegal("still_hidden")
    with reading(head.id):
        game, events = opened_game(head)
        view = game.game.view(seat)
        replay = Replay(
            id=head.id,
            seat=seat,
            over=stored.over,
            began_ms=head.began_ms,
            players=recorded_players(head),
            events=Raw(events_written(seen_events(events, seat))),
            view=Raw(written(view)),
            frames=list(_frames(game, view, stored.rows, seat)),
        )
    return encode(replay)


def odds_json(stored: StoredGame, flight: int, hit: int) -> bytes:
    """How likely a hit was; raises Illegal if the game has no such hit."""
    with reading(stored.head.id):
        game, _ = opened_game(stored.head)
        for row in stored.rows:
            if game.log.flight == flight and len(game.log.hits) > hit:
                break
            game, _ = game.repeat(row)
    return encode(PastOdds(Raw(written(game.log.odds(flight, hit)))))


def _frames(
    game: RunningGame, view: View, rows: list[Row], seat: Seat | None
) -> Iterator[ReplayFrame]:
    for row in rows:
        table = game.game.table
        game, events = game.repeat(row)
        before, view = view, game.game.view(seat)
        differences = Differences()
        yield ReplayFrame(
            at=row.at,
            seat=row.seat,
            answer=row.answer,
            events=Raw(events_written(seen_events(events, seat))),
            moments=Raw(_moments(differences, table, game.game, seat)),
            view=Raw(joined(differences.between(before, view))),
        )


def _moments(differences: Differences, before: Table, game: Game, seat: Seat | None) -> bytes:
    return moments_written(differences, (before, game.table), game.moments, seat)
