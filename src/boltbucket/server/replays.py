"""Replays: a stored game as frames, seen by a spectator or from any seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from boltbucket.rules.flight.events import Event
from boltbucket.rules.illegal import Illegal
from boltbucket.server.audience import Audience
from boltbucket.server.encode import encode
from boltbucket.server.imports import exported
from boltbucket.server.logs import log, trace
from boltbucket.server.play import Play
from boltbucket.server.scene import Eye, private_values, public_values
from boltbucket.server.store import GameHead, Row, Store, StoreFailed


@dataclass(frozen=True)
class Stored:
    """A game as it is in the store."""

    head: GameHead
    rows: list[Row]

    @property
    def over(self) -> bool:
        return self.head.ended_ms is not None

    def restored(self) -> Play:
        with reading(self.head.id):
            return Play.restored(self.head, self.rows)


def find_game(store: Store, game_id: str) -> Stored:
    with reading(game_id):
        head, rows = store.read_game(game_id), store.read_rows(game_id)
    if head is None:
        raise Illegal("no_such_record", record=game_id)
    return Stored(head, rows)


@contextmanager
def reading(game_id: str) -> Iterator[None]:
    """Whatever is wrong with a stored game, be it its bytes or its answers, is one refusal."""
    try:
        yield
    except StoreFailed:
        raise
    except Exception as error:
        log("game_unreadable", 40, record=game_id, error=trace(error))
        raise Illegal("game_unreadable", record=game_id) from error


def record_text(game: Stored) -> str:
    """The record of a finished game: it holds the seed, and with it everything hidden."""
    if not game.over:
        raise Illegal("still_hidden")
    with reading(game.head.id):
        return exported(game.head, game.rows)


def replay_json(game: Stored, eye: Eye) -> bytes:
    """All frames, the first with all parts, each with those that changed."""
    seats = len(game.head.players)
    if eye is not None and not 0 <= eye < seats:
        raise Illegal("no_such_seat", seat=eye)
    if eye is not None and not game.over:
        raise Illegal("still_hidden")
    with reading(game.head.id):
        frames = list(_frames(game, eye))
    return encode(
        {
            "id": game.head.id,
            "view": eye,
            "over": game.over,
            "began_ms": game.head.began_ms,
            "players": game.head.players,
            "frames": frames,
        }
    )


def _frames(game: Stored, eye: Eye) -> Iterator[dict[str, Any]]:
    play, told = Play.opened(game.head)
    audience = Audience(0)
    yield _frame(audience, play, eye, told, None)
    for row in game.rows:
        yield _frame(audience, play, eye, play.repeat(row), row)


def _frame(
    audience: Audience, play: Play, eye: Eye, events: tuple[Event, ...], row: Row | None
) -> dict[str, Any]:
    shown = play.shown({"hourglass": _hourglass(play), "waiting": _waiting(play)})
    own = {each: private_values(shown, each) for each in {None, eye}}
    frame = audience.show(events, public_values(shown), own)
    update = b'{"events":[],"parts":{}}' if frame is None else frame.text(eye)
    data: dict[str, Any] = msgspec.json.decode(update, type=dict[str, Raw])
    return {
        "at": 0 if row is None else row.at,
        "seat": None if row is None else row.seat,
        "answer": None if row is None else row.answer,
        "events": data["events"],
        "parts": data["parts"],
    }


def _hourglass(play: Play) -> dict[str, Any] | None:
    yard = play.flight.yard
    if yard is None or yard.hourglass is None:
        return None
    glass = yard.hourglass
    running = {"space": glass.space, "spaces": glass.spaces, "running": glass.running}
    return {**running, "ends_at": None}


def _waiting(play: Play) -> list[dict[str, Any]]:
    return [{"seat": seat, "since_ms": 0, "deadline_ms": None} for seat in play.asked]
