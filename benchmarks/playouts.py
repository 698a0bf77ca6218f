"""Random playouts: decisions and whole games a second on one core, and what a copy costs.

In the same run the same is measured for catanatron, if it is installed here or in the Python that
CATANATRON_PYTHON names. Aims: 3 times its decisions a second interpreted, 10 times compiled; a copy
in the middle of a card at most a tenth of its. Builders let the decision find a legal answer; that
one is not checked a second time, all others are.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.sim.random_play import RandomPlayers
from tests.hulls import COMPILED, ROOT, has_compiled

SOURCES = ROOT / "src"
SETUPS = tuple(Setup("2021", 4, (level,)) for level in ("I", "II", "III"))
ROUNDS = 8
GAMES = 120
COPIES = 5000

CATANATRON = """
import json, sys
from time import process_time
try:
    from catanatron import Color, Game, RandomPlayer
except ImportError:
    sys.exit(3)

def players():
    return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

def decisions(game):
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions)

def playouts(first, games=8):
    taken = 0
    begun = process_time()
    for seed in range(first, first + games):
        game = Game(players(), seed=seed)
        game.play()
        taken += decisions(game)
    seconds = process_time() - begun
    return taken / seconds, games / seconds

rates = playouts(100 * int(sys.argv[1]))
game = Game(players(), seed=3)
for _ in range(200):
    game.play_tick()
begun = process_time()
for _ in range(1000):
    game.copy()
print(json.dumps([*rates, (process_time() - begun) / 1000 * 1e6]))
"""


Rates = tuple[float, float]
"""Decisions and games a second."""


class Round(NamedTuple):
    interpreted: list[Rates]
    """Those of hasty builders, then of careful ones."""
    compiled: list[Rates] | None
    rival: list[float] | None
    """Catanatron's decisions and games a second, and the microseconds of a copy."""


ONE_ROUND = """
import json, sys
from benchmarks.playouts import playouts
playouts(int(sys.argv[1]), True)
print(json.dumps([playouts(int(sys.argv[1]), careful) for careful in (False, True)]))
"""


def main() -> None:
    print("random playouts, 4 players, one core")
    # Turn by turn, so that a busy machine slows all alike; the best round counts.
    rounds = [one_round(number) for number in range(ROUNDS)]
    rivals = max((each.rival for each in rounds if each.rival), default=None)
    report("interpreted", [each.interpreted for each in rounds], rivals)
    report("compiled", [each.compiled for each in rounds if each.compiled], rivals)
    copied = copy_cost()
    print(f"  copy in the middle of a card: {copied:.1f} microseconds")
    if rivals is None:
        print("  catanatron: not installed here (name another Python in CATANATRON_PYTHON)")
        return
    print(f"  catanatron: {rivals[0]:,.0f} decisions, {rivals[1]:.1f} games a second,")
    print(f"    copy {rivals[2]:.1f} microseconds: ours costs {copied / rivals[2]:.3f} of it")


def one_round(number: int) -> Round:
    return Round(
        answered(ONE_ROUND, sys.executable, number, SOURCES),
        answered(ONE_ROUND, sys.executable, number, COMPILED) if has_compiled() else None,
        answered(CATANATRON, os.environ.get("CATANATRON_PYTHON", sys.executable), number),
    )


def report(name: str, rates: list[list[Rates]], rivals: list[float] | None) -> None:
    if not rates:
        print(f"  {name}: not compiled here (make compiled)")
    for way, builders in enumerate(("hasty", "careful") if rates else ()):
        decisions, games = max(each[way] for each in rates)
        ratio = f", {decisions / rivals[0]:.1f} times catanatron" if rivals else ""
        print(
            f"  {name}, {builders} builders: "
            f"{decisions:,.0f} decisions, {games:.0f} games a second{ratio}"
        )


def playouts(number: int, careful: bool) -> Rates:
    """Decisions and games a second in one round."""
    decisions = 0
    begun = process_time()
    for seed in range(number * GAMES, (number + 1) * GAMES):
        decisions += played(SETUPS[seed % len(SETUPS)], seed, careful)
    seconds = process_time() - begun
    return decisions / seconds, GAMES / seconds


def played(setup: Setup, seed: int, careful: bool) -> int:
    return RandomPlayers(seed, careful=careful).play(Game.new(setup, seed))


def copy_cost() -> float:
    """Microseconds for the copy of a game that waits for an answer to a card."""
    game = mid_card()
    begun = process_time()
    for _ in range(COPIES):
        game.copy()
    return (process_time() - begun) / COPIES * 1e6


def mid_card() -> Game:
    for seed in range(1000):
        game = Game.new(SETUPS[2], seed)
        players = RandomPlayers(seed, careful=True)
        while game.pending:
            game.submit(*players.answer(game))
            if game.flight.card is not None and len(game.flight.revealed) > 5:
                return game
    raise AssertionError("no game gets that far")


def answered(program: str, python: str, number: int, package: Path | None = None) -> Any:
    """What the program prints for this round, in a process of its own; None if it cannot run."""
    command = [python, "-c", program, str(number)]
    path = os.pathsep.join([str(package), str(ROOT)]) if package else ""
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT
    )
    return json.loads(done.stdout) if done.returncode == 0 else None


if __name__ == "__main__":
    main()
