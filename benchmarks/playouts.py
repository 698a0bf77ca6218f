"""Random playouts: decisions and whole games a second on one core, and what a copy costs.

In the same run the same is measured for catanatron, if it is installed here or in the Python that
CATANATRON_PYTHON names. Aims: 3 times its decisions a second interpreted, 10 times compiled; a copy
in the middle of a card at most a tenth of its.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import process_time

from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship import hull
from boltbucket.sim.random_play import RandomPlayers
from tests.hulls import is_compiled

SETUPS = tuple(Setup("2021", 4, (level,)) for level in ("I", "II", "III"))
ROUNDS = 5
GAMES = 30
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


def main() -> None:
    compiled = "compiled" if is_compiled(hull) else "interpreted"
    print(f"random playouts, 4 players, one core, hull {compiled}")
    # Turn by turn, so that a busy machine slows both alike; the best round counts.
    rounds = [(playouts(n, False), playouts(n, True), catanatron(n)) for n in range(ROUNDS)]
    hasty, careful = (max(each[way] for each in rounds) for way in (0, 1))
    rivals = max((each[2] for each in rounds if each[2]), default=None)
    report("hasty builders", hasty, rivals)
    report("careful builders", careful, rivals)
    copied = copy_cost()
    print(f"  copy in the middle of a card: {copied:.1f} microseconds")
    if rivals is None:
        print("  catanatron: not installed here (name another Python in CATANATRON_PYTHON)")
        return
    print(f"  catanatron: {rivals[0]:,.0f} decisions, {rivals[1]:.1f} games a second,")
    print(f"    copy {rivals[2]:.1f} microseconds: ours costs {copied / rivals[2]:.3f} of it")


def report(name: str, rates: tuple[float, float], rivals: list[float] | None) -> None:
    ratio = f", {rates[0] / rivals[0]:.1f} times catanatron" if rivals else ""
    print(f"  {name}: {rates[0]:,.0f} decisions, {rates[1]:.0f} games a second{ratio}")


def playouts(number: int, careful: bool) -> tuple[float, float]:
    """Decisions and games a second in one round."""
    decisions = 0
    begun = process_time()
    for seed in range(number * GAMES, (number + 1) * GAMES):
        decisions += played(SETUPS[seed % len(SETUPS)], seed, careful)
    seconds = process_time() - begun
    return decisions / seconds, GAMES / seconds


def played(setup: Setup, seed: int, careful: bool) -> int:
    game = Game.new(setup, seed)
    players = RandomPlayers(seed, careful=careful)
    decisions = 0
    while game.pending:
        game.submit(*players.answer(game))
        decisions += 1
    return decisions


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


def catanatron(number: int) -> list[float] | None:
    """Its decisions and games a second in one round, and the microseconds of a copy."""
    python = os.environ.get("CATANATRON_PYTHON", sys.executable)
    command = [python, "-c", CATANATRON, str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else None


if __name__ == "__main__":
    main()
