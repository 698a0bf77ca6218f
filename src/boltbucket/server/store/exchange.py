"""Records of this and other servers: games leave and enter the store as text.

A record knows the game alone; beside it, under `game`, stand who played it and when.
"""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from boltbucket.rules.codec import plain
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.read_record import read_record
from boltbucket.rules.record import Record
from boltbucket.server.clock.wall import wall_ms
from boltbucket.server.store.store import Batch, GameHead, Row
from boltbucket.server.table.running_game import RunningGame, opened_game, record_of
from boltbucket.server.table.seating import COLOURS, SHAPES, clean_name
from boltbucket.server.tokens import new_id
from boltbucket.server.wire.room import BotChoice, Colour, Shape

STEP_MS = 1000
"""Where a record knows no times, answers are told a second apart."""


class RecordedPlayer(Struct):
    name: str
    colour: Colour
    shape: Shape
    bot: BotChoice | None


Moment = Annotated[int, Meta(ge=0, le=2**53)]


class About(Struct):
    """Who played a game and when: the moment it began, and of every answer since."""

    players: list[RecordedPlayer]
    began_ms: Moment
    ended_ms: Moment
    times: list[Moment]


def recorded_players(head: GameHead) -> list[RecordedPlayer]:
    return msgspec.convert(head.players, list[RecordedPlayer])


# Now, and not for the first time in two threads at once, which would end the program.
msgspec.convert([], list[RecordedPlayer])


def exported(head: GameHead, rows: list[Row]) -> str:
    """The text of a finished game: its record, and who played it when."""
    assert head.ended_ms is not None
    players = recorded_players(head)
    about = About(players, head.began_ms, head.ended_ms, [row.at for row in rows])
    record = record_of(head, rows).text()
    return record.rstrip().removesuffix("}") + ',\n"game": ' + _text(about) + "}\n"


def _text(about: About) -> str:
    return msgspec.json.encode(about).decode()


def import_batch(text: str) -> Batch:
    """The record played again, as a finished game; raises Illegal where it cannot be played."""
    record = read_record(text)
    about = _about(text, record)
    game_id = new_id()
    players = msgspec.to_builtins(about.players)
    head = GameHead(
        *(game_id, "", plain(record.setup), record.seed, list(record.opening), record.version),
        *(about.began_ms, players),
        commitment=record.commitment,
    )
    rows, game = _played(record, head)
    if not game.over:
        raise Illegal("still_playing")
    if len(about.times) == len(rows):
        for row, at in zip(rows, about.times, strict=True):
            row.at = at
    return Batch("", heads=[game.finished(about.ended_ms)], rows=[(game_id, row) for row in rows])


def _played(record: Record, head: GameHead) -> tuple[list[Row], RunningGame]:
    game, _ = opened_game(head)
    rows: list[Row] = []
    for entry in record.entries:
        if not entry.auto:
            at = len(rows) * STEP_MS
            row = Row(len(rows), at, entry.seat, list(entry.answer), list(entry.chance))
            game, _ = game.repeat(row)
            rows.append(row)
    return rows, game


def _about(text: str, record: Record) -> About:
    """What the text says of the people; of records that say nothing, what can be made up."""
    found = json.loads(text).get("game")
    seats = record.setup.seats
    if found is None:
        return About([_nobody(seat) for seat in range(seats)], wall_ms(), wall_ms(), [])
    try:
        about = msgspec.convert(found, About)
    except msgspec.ValidationError as error:
        raise Illegal("record_field", field="game") from error
    if len(about.players) != seats:
        raise Illegal("record_field", field="players")
    for player in about.players:
        player.name = clean_name(player.name)
    return about


def _nobody(seat: Seat) -> RecordedPlayer:
    return RecordedPlayer(f"{seat + 1}", COLOURS[seat], SHAPES[seat], None)
