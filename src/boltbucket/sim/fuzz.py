"""Fuzzing: random games against every promise of the engine.

`python -m boltbucket.sim.fuzz --games 100000`; a game that breaks a promise is written to a file
as a record, with its seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from boltbucket.rules.game import Game
from boltbucket.sim.promised_odds import check_odds
from boltbucket.sim.promises import check_all, check_events
from boltbucket.sim.random_play import RandomPlayers, random_setup

CHECKS = 3
"""How many decisions of a game are looked at closely."""
SPAN = 150
"""How many decisions apart they are, at most."""
TOO_LONG = 20_000
BATCH = 50


@dataclass(frozen=True)
class Broken:
    """A game that broke a promise."""

    seed: int
    reason: str
    record: str


def fuzz_game(seed: int, checks: int = CHECKS) -> int:
    """Play a random match to its end, checking it now and then; how many decisions it took."""
    chance = Random(seed)
    game = Game.new(random_setup(chance), seed)
    return play_and_check(game, seed, _moments(chance, checks))


def _moments(chance: Random, checks: int) -> set[int]:
    moment, moments = 0, set()
    for _ in range(checks):
        moment += chance.randrange(SPAN)
        moments.add(moment)
    return moments


def play_and_check(game: Game, seed: int, moments: set[int]) -> int:
    """Play on to the end, with a close look at these decisions; how many there were."""
    players = RandomPlayers(seed, careful=bool(seed % 4))
    number = 0
    while game.pending:
        if number in moments:
            check_all(game, players.chance)
        events = game.submit(*players.answer(game))
        check_events(game, events)
        check_odds(game, events)
        number += 1
        assert number < TOO_LONG, "the game does not end"
    assert game.outcome is not None, "the game is over and has no outcome"
    return number


def fuzz_batch(first: int, games: int) -> tuple[int, list[Broken]]:
    """Games with consecutive seeds; the decisions of all, and those that broke a promise."""
    decisions, broken = 0, []
    for seed in range(first, first + games):
        try:
            decisions += fuzz_game(seed)
        except Exception:  # noqa: BLE001 - whatever goes wrong is what we look for
            broken.append(Broken(seed, traceback.format_exc(), _record_of(seed)))
    return decisions, broken


def _record_of(seed: int) -> str:
    """The game up to where it broke."""
    chance = Random(seed)
    game = Game.new(random_setup(chance), seed)
    with suppress(Exception):
        play_and_check(game, seed, _moments(chance, CHECKS))
    return game.record().text()


def main() -> int:
    options = _options()
    begun = time.monotonic()
    done = decisions = 0
    failures: list[Broken] = []
    starts = range(options.seed, options.seed + options.games, BATCH)
    sizes = [min(BATCH, options.seed + options.games - start) for start in starts]
    with ProcessPoolExecutor(options.workers) as pool:
        for size, (taken, broken) in zip(sizes, pool.map(fuzz_batch, starts, sizes), strict=True):
            done, decisions = done + size, decisions + taken
            for each in broken:
                _report(each, options.out)
            failures += broken
            _progress(done, options.games, decisions, time.monotonic() - begun)
    _progress_over()
    print(f"{done} games, {decisions} decisions, {len(failures)} broken")
    return 1 if failures else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play random games against the rules.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where records go")
    return parser.parse_args()


def _report(broken: Broken, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"broken-{broken.seed}.json"
    file.write_text(broken.record, encoding="utf-8")
    print(f"\nseed {broken.seed}: {file}\n{broken.reason}")


def _progress(done: int, games: int, decisions: int, seconds: float) -> None:
    if sys.stdout.isatty():
        rate = decisions / max(seconds, 0.001)
        print(f"\r{done} of {games} games, {rate:,.0f} decisions a second ", end="", flush=True)


def _progress_over() -> None:
    if sys.stdout.isatty():
        print()


if __name__ == "__main__":
    sys.exit(main())
