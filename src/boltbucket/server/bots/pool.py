"""Where bots think: in worker processes, so that no thought holds up a table."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import msgspec

from boltbucket.bots.bot import Bot, Player
from boltbucket.bots.cast import is_guest, make_bot
from boltbucket.bots.guard import Guarded, made, stand_in
from boltbucket.bots.style import styles
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.view import View, packed_view, unpacked_view
from boltbucket.server.logs import log, trace
from boltbucket.server.wire.telling import encode

T = TypeVar("T")
LONGEST_THOUGHT_SECONDS = 5.0
"""A process that thinks longer than this ends itself."""
LONGEST_WAIT_SECONDS = 10.0
"""How long a thought may take together with those before it."""
STARTING_SECONDS = 60.0
"""How long processes may take to start, which counts for no thought."""
TRIAL_SECONDS = 20.0
"""How long a bot of another package may take to be made when it is chosen."""
STDERR = 2
TRIES = 2
AT_ONCE = frozenset({"random"})
"""Characters that do not think at all."""


@dataclass(frozen=True)
class _Workers:
    """Processes, and the signs that they have started."""

    pool: Executor
    started: list[Future[None]]


class BotPool:
    """Answers for bots. Those of other packages think in processes of their own: whatever these
    do, ours think on."""

    def __init__(self, workers: int | None = None) -> None:
        self._number = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self._workers: dict[bool, _Workers] = {}
        """Of guests, and of our own bots."""
        self.pause: Callable[[], float] = float
        """How many seconds bots are to take at least, because people have much to do."""

    def start(self) -> None:
        """Let the processes start before anybody waits for them."""
        if self._number:
            self._started(guests=False)

    async def trial(self, player: Player) -> Illegal | None:
        """What is wrong with a bot somebody wants to play against, if anything is. Nobody but
        they waits for it."""
        if not is_guest(player):
            return None
        try:
            return await asyncio.wait_for(self._tried(player), TRIAL_SECONDS + 1)
        except (TimeoutError, BrokenExecutor) as error:
            log("bot_not_made", 40, bot=str(player), error=repr(error))
            return Illegal("broken_bot", bot=str(player), error=type(error).__name__)

    async def _tried(self, player: Player) -> Illegal | None:
        if not self._number:
            return await asyncio.to_thread(try_out, player)
        workers = self._started(guests=True)
        try:
            await _first_of(workers.started)
            trial = workers.pool.submit(watched, TRIAL_SECONDS, try_out, player)
            return await asyncio.wrap_future(trial)
        except BrokenExecutor:
            self._let_go(workers)
            raise

    async def decide(self, player: Player, seed: int, view: View) -> Answer:
        """A legal answer to the view's own decision, whatever happens to the bot. A thought that
        ended its process is thought again; then somebody sensible stands in."""
        decision = view.decision
        assert decision is not None
        for _ in range(TRIES):
            try:
                return await self._thought(player, seed, view)
            except TimeoutError:
                log("bot_slow", bot=str(player), decision=decision.kind)
                break
            except BrokenExecutor as error:
                log("bots_died", bot=str(player), error=str(error))
            except Exception as error:  # noqa: BLE001 bots are anybody's code
                log("bot_failed", 40, bot=str(player), error=trace(error))
                break
        return stand_in(view, decision)

    async def _thought(self, player: Player, seed: int, view: View) -> Answer:
        if player.character in AT_ONCE or not self._number:
            return await _thought_here(player, seed, view)
        return await self.think_of(player, seed, encode(packed_view(view)))

    async def think_of(self, player: Player, seed: int, view: bytes) -> Answer:
        """What a bot answers in one of the processes."""
        workers = self._started(is_guest(player))
        try:
            await _first_of(workers.started)
            thought = workers.pool.submit(
                watched, LONGEST_THOUGHT_SECONDS, think, player, seed, view
            )
            return await asyncio.wait_for(asyncio.wrap_future(thought), LONGEST_WAIT_SECONDS)
        except BrokenExecutor:
            self._let_go(workers)
            raise

    def _started(self, guests: bool) -> _Workers:
        found = self._workers.get(guests)
        if found is None:
            pool = processes(self._number)
            found = _Workers(pool, [pool.submit(wake_up) for _ in range(self._number)])
            self._workers[guests] = found
        return found

    def _let_go(self, workers: _Workers) -> None:
        """These are dead; others may have been started meanwhile."""
        self._workers = {kind: each for kind, each in self._workers.items() if each is not workers}
        workers.pool.shutdown(wait=False)

    def close(self) -> None:
        for each in self._workers.values():
            each.pool.shutdown(wait=False, cancel_futures=True)
        self._workers = {}


async def _thought_here(player: Player, seed: int, view: View) -> Answer:
    """A thought without processes: ours take no time to speak of, guests may take any."""
    decision = view.decision
    assert decision is not None
    if not is_guest(player):
        return _guarded(player, seed).decide(view, decision)
    bot = await asyncio.to_thread(_guarded, player, seed)
    thought = asyncio.to_thread(bot.decide, view, decision)
    return await asyncio.wait_for(thought, LONGEST_WAIT_SECONDS)


async def _first_of(started: list[Future[None]]) -> None:
    """Wait until a process is there; how it ends, its next thought will tell."""
    if any(each.done() for each in started):
        return
    waiting = [asyncio.wrap_future(each) for each in started]
    done, _ = await asyncio.wait(
        waiting, timeout=STARTING_SECONDS, return_when=asyncio.FIRST_COMPLETED
    )
    for each in done:
        each.exception()
    if not done:
        raise TimeoutError


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


def wake_up() -> None:
    """A worker reads what every thought needs."""
    styles()
    for name in EDITION_NAMES:
        edition(name)


def watched(seconds: float, work: Callable[..., T], *arguments: object) -> T:
    """What the work finds; if it takes longer, its process ends, and the log tells where it was."""
    faulthandler.dump_traceback_later(seconds, exit=True, file=STDERR)
    try:
        return work(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def think(player: Player, seed: int, data: bytes) -> Answer:
    """What runs in the worker."""
    view = unpacked_view(msgspec.json.decode(data))
    decision = view.decision
    assert decision is not None
    bot = watched(STARTING_SECONDS, _guarded, player, seed)
    return watched(LONGEST_THOUGHT_SECONDS, bot.decide, view, decision)


def try_out(player: Player) -> Illegal | None:
    """What is wrong with a bot, if it cannot even be made."""
    try:
        make_bot(player, 0)
    except Illegal as refusal:
        return refusal
    return None


@lru_cache(maxsize=256)
def _guarded(player: Player, seed: int) -> Bot:
    return Guarded(made(lambda: make_bot(player, seed)), str(player))
