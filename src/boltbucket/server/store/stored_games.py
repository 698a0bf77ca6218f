"""Stored games: found by their names, and played again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.logs import log, trace
from boltbucket.server.store.exchange import exported
from boltbucket.server.store.old_games import is_old, modern
from boltbucket.server.store.store import GameHead, Row, Store, StoreFailed
from boltbucket.server.table.running_game import RunningGame, restored_game


@dataclass(frozen=True)
class StoredGame:
    """A game as it is in the store."""

    head: GameHead
    rows: list[Row]
    renewed: bool = False
    """Whether it was stored by earlier rules."""

    @property
    def over(self) -> bool:
        return self.head.ended_ms is not None

    def restored(self, count_ms: int = 0) -> RunningGame:
        with reading(self.head.id):
            return restored_game(self.head, self.rows, count_ms)


def find_game(store: Store, game_id: str) -> StoredGame:
    with reading(game_id):
        head, rows = store.read_game(game_id), store.read_rows(game_id)
        if head is None:
            raise Illegal("no_such_record", record=game_id)
        return StoredGame(*modern(head, rows), True) if is_old(head) else StoredGame(head, rows)


@contextmanager
def reading(game_id: str) -> Iterator[None]:
    """Whatever is wrong with a stored game is one refusal: its bytes or its answers, or that it was
    played by other rules than ours, which would make another game of the same answers."""
    try:
        yield
    except StoreFailed:
        raise
    except Exception as error:
        if isinstance(error, Illegal) and error.code in ("no_such_record", "other_rules"):
            raise
        log("game_unreadable", 40, record=game_id, error=trace(error))
        raise Illegal("game_unreadable", record=game_id) from error


def record_text(game: StoredGame) -> str:
    """The record of a finished game: it holds the seed, and with it everything hidden."""
    if not game.over:
        raise Illegal("still_hidden")
    with reading(game.head.id):
        return exported(game.head, game.rows)
