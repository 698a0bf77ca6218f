"""Random playouts: decisions and whole games a second on one core, and what a copy costs.

In the same run the same is measured for catanatron, if it is installed here or in the Python that
CATANATRON_PYTHON names, and for an earlier version of this project, whose `src` folder
BOLTBUCKET_BEFORE names. Aims: 2.3 times catanatron's decisions a second; a copy in the middle of a
card at most a tenth of its.

All play turn by turn for a moment each, and the median of all turns counts: so a machine that is
now quick, now slow favours nobody.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from boltbucket.rules.game import Game
from boltbucket.rules.setup import Setup
from boltbucket.sim.random_play import RandomPlayers

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
SETUPS = tuple(Setup("2021", 4, (level,)) for level in ("I", "II", "III"))
TURNS = 40
WINDOW = 0.2
"""Seconds of a turn."""
COPIES = 5000
NOT_INSTALLED = 3

OURS = """
import sys
from benchmarks.playouts import answer_turns
answer_turns(careful=sys.argv[1] == "careful")
"""

CATANATRON = f"""
import json, sys
from time import process_time
try:
    from catanatron import Color, Game, RandomPlayer
except ImportError:
    sys.exit({NOT_INSTALLED})

def players():
    return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

def decisions(game):
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions)

def playouts(seed):
    taken = games = seconds = 0
    begun = process_time()
    while seconds < {WINDOW}:
        game = Game(players(), seed=seed + games)
        game.play()
        games += 1
        taken += decisions(game)
        seconds = process_time() - begun
    return taken / seconds, games / seconds

def copy_cost():
    game = Game(players(), seed=3)
    for _ in range(200):
        game.play_tick()
    begun = process_time()
    for _ in range(1000):
        game.copy()
    return (process_time() - begun) / 1000 * 1e6

playouts(0)
print(json.dumps(copy_cost()), flush=True)
for line in sys.stdin:
    print(json.dumps(playouts(int(line))), flush=True)
"""


class Rates(NamedTuple):
    decisions: float
    games: float
    """Both a second."""


class Contestant:
    """A process that plays whenever it is its turn."""

    def __init__(self, name: str, program: str, *words: str, package: Path | None = None) -> None:
        self.name = name
        python = sys.executable if package else os.environ.get("CATANATRON_PYTHON", sys.executable)
        path = os.pathsep.join([str(package), str(ROOT)]) if package else ""
        self._process = subprocess.Popen(
            [python, "-c", program, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
            cwd=ROOT,
        )
        self.copy_cost = self._heard()
        """Microseconds; None if it cannot play."""
        self.turns: list[Rates] = []

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line and self._process.wait() != NOT_INSTALLED:
            raise RuntimeError(f"{self.name} stopped")
        return json.loads(line) if line else None

    def play(self, turn: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{1000 * turn}\n")
        self._process.stdin.flush()
        self.turns.append(Rates(*self._heard()))

    def stop(self) -> None:
        self._process.communicate()

    def median(self) -> Rates:
        return Rates(*(median(each) for each in zip(*self.turns, strict=True)))

    def times(self, other: Contestant) -> float:
        """How many times the other's decisions it takes, in the median turn."""
        pairs = zip(self.turns, other.turns, strict=True)
        return median(own.decisions / theirs.decisions for own, theirs in pairs)


def main() -> None:
    print("random playouts, 4 players, one core")
    ours = our_contestants()
    rival = Contestant("catanatron", CATANATRON)
    rivals = [rival] if rival.copy_cost else []
    for turn in range(TURNS):
        for contestant in (*ours, *rivals):
            contestant.play(turn)
    for contestant in (*ours, rival):
        contestant.stop()
    report(ours, rivals)


def our_contestants() -> list[Contestant]:
    packages = {"now": SOURCES}
    if before := os.environ.get("BOLTBUCKET_BEFORE"):
        packages["before"] = Path(before)
    return [
        Contestant(f"{name}, {builders} builders", OURS, builders, package=package)
        for name, package in packages.items()
        for builders in ("hasty", "careful")
    ]


def report(ours: list[Contestant], rivals: list[Contestant]) -> None:
    for contestant in (*ours, *rivals):
        decisions, games = contestant.median()
        times = [f", {contestant.times(rival):.1f} times {rival.name}" for rival in rivals]
        ratio = "".join(times) if contestant in ours else ""
        print(f"  {contestant.name}: {decisions:,.0f} decisions, {games:.0f} games a second{ratio}")
    copied = ours[0].copy_cost
    print(f"  copy in the middle of a card: {copied:.1f} microseconds", end="")
    print("".join(f", {copied / rival.copy_cost:.3f} of {rival.name}'s" for rival in rivals))
    if not rivals:
        print("  catanatron: not installed here (name another Python in CATANATRON_PYTHON)")


# One of ours


def answer_turns(*, careful: bool) -> None:
    """Play a turn for every seed on standard input, and print how it went."""
    playouts(0, careful)
    print(json.dumps(copy_cost()), flush=True)
    for line in sys.stdin:
        print(json.dumps(playouts(int(line), careful)), flush=True)


def playouts(seed: int, careful: bool) -> Rates:
    """Decisions and games a second, from that seed on."""
    decisions, games, seconds = 0, 0, 0.0
    begun = process_time()
    while seconds < WINDOW:
        decisions += played(SETUPS[games % len(SETUPS)], seed + games, careful)
        games += 1
        seconds = process_time() - begun
    return Rates(decisions / seconds, games / seconds)


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
            if game.table.card is not None and len(game.table.revealed) > 5:
                return game
    raise AssertionError("no game gets that far")


if __name__ == "__main__":
    main()
