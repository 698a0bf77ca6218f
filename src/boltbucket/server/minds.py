"""Where bots think: in worker processes, so that no thought holds up a table."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import os
import pickle
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

from boltbucket.bots.bot import Bot, Player
from boltbucket.bots.cast import make_bot
from boltbucket.bots.guard import Guarded, safe_answer
from boltbucket.rules.cards.card import Card
from boltbucket.rules.editions.edition import Edition, Level
from boltbucket.rules.editions.library import edition
from boltbucket.rules.flight.decisions import Answer
from boltbucket.rules.ship.blueprint import Blueprint
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.view import View
from boltbucket.server.logs import log

LONGEST_THOUGHT_SECONDS = 5.0
AT_ONCE = frozenset({"random"})
"""Characters that do not think at all."""


class Minds:
    """Answers for bots. Processes start with the first thought."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self._pool: Executor | None = None

    async def decide(self, player: Player, seed: int, view: View) -> Answer:
        """A legal answer to the view's own decision, whatever the bot does."""
        decision = view.decision
        assert decision is not None
        if player.character in AT_ONCE or not self._workers:
            return _guarded(player, seed).decide(view, decision)
        try:
            thought = self._started().submit(think, player, seed, packed(view))
            return await asyncio.wait_for(asyncio.wrap_future(thought), LONGEST_THOUGHT_SECONDS)
        except TimeoutError:
            log("bot_slow", bot=str(player), decision=decision.kind)
        except BrokenProcessPool as error:
            log("bots_died", bot=str(player), error=str(error))
            self.close()
        return safe_answer(decision)

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = processes(self._workers)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def processes(number: int | None) -> Executor:
    """Processes beside the server that give way to it and end with it."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(number, context, initializer=_settle_down)


def _settle_down() -> None:
    """A worker leaves the interrupt key to its parent, and lets players go first."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed leaves no thinker behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def think(player: Player, seed: int, data: bytes) -> Answer:
    """What runs in the worker."""
    view: View = pickle.loads(data)
    decision = view.decision
    assert decision is not None
    return _guarded(player, seed).decide(view, decision)


@lru_cache(maxsize=256)
def _guarded(player: Player, seed: int) -> Bot:
    return Guarded(make_bot(player, seed), str(player))


def packed(view: View) -> bytes:
    """A view for another process; printed things travel by name."""
    file = io.BytesIO()
    _Packer(file, view.edition).dump(view)
    return file.getvalue()


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, box: Edition) -> None:
        super().__init__(file, protocol=5)
        self._box = box

    def reducer_override(self, value: object) -> Any:
        box = self._box
        if isinstance(value, Tile) and value.id in box.tile_by_id:
            return _tile, (box.name, value.id, value.turn)
        if isinstance(value, Card) and box.card_by_id.get(value.id) is value:
            return _card, (box.name, value.id)
        if isinstance(value, Level) and box.levels.get(value.name) is value:
            return _level, (box.name, value.name)
        if isinstance(value, Blueprint) and box.blueprints.get(value.name) is value:
            return _plan, (box.name, value.name)
        if value is box:
            return edition, (box.name,)
        return NotImplemented


def _tile(box: str, name: str, turn: int) -> Tile:
    return edition(box).tile_by_id[name].turned(turn)


def _card(box: str, name: str) -> Card:
    return edition(box).card_by_id[name]


def _level(box: str, name: str) -> Level:
    return edition(box).levels[name]


def _plan(box: str, name: str) -> Blueprint:
    return edition(box).blueprints[name]
