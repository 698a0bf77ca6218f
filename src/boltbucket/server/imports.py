"""Records from elsewhere, as games of this store."""

from __future__ import annotations

from boltbucket.rules.codec import plain
from boltbucket.rules.game import Game
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.record import Record
from boltbucket.server.play import NEXT, Play
from boltbucket.server.seating import COLOURS, SHAPES
from boltbucket.server.store import CONTROL, Batch, GameHead, Row
from boltbucket.server.times import wall_ms
from boltbucket.server.tokens import new_id

STEP_MS = 1000
"""Records know no times: answers are told a second apart."""


def import_batch(record: Record) -> Batch:
    """The record played again, as a finished game; raises Illegal where it cannot be played."""
    game_id = new_id()
    players = [
        {"name": f"{seat + 1}", "colour": COLOURS[seat], "shape": SHAPES[seat], "bot": None}
        for seat in range(record.setup.seats)
    ]
    head = GameHead(
        *(game_id, "", plain(record.setup), record.seed, list(record.opening), record.version),
        *(wall_ms(), players),
    )
    play = Play(head, Game.opened(record))
    rows: list[Row] = []
    for entry in record.entries:
        if entry.auto:
            continue
        if play.ended_flight is not None:
            play.go_on(0)
            rows.append(Row(len(rows), len(rows) * STEP_MS, CONTROL, list(NEXT)))
        row = Row(
            len(rows), len(rows) * STEP_MS, entry.seat, list(entry.answer), list(entry.chance)
        )
        play.repeat(row)
        rows.append(row)
    if not play.over:
        raise Illegal("still_playing")
    return Batch("", game=play.finished(wall_ms()), game_id=game_id, rows=rows)
