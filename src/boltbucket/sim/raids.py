"""What Robopolice Raids cost: truckers fly a mission with a raid in every open pile, and without.

`python -m boltbucket.sim.raids --level II --games 100`
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from boltbucket.bots.bot import Player
from boltbucket.rules.events import (
    CardRevealed,
    ChargesExploded,
    Confiscated,
    Event,
    GaveUp,
    RaidApproached,
    TileLost,
    UnitDefeated,
    UnitEntered,
    UnitGaveUp,
    UnitLeft,
)
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions.library import add_mission, read_untrusted
from boltbucket.rules.variants.missions.mission import INTRUDERS
from boltbucket.sim.playing import Match

NAME = "raids_only"
MISSION = """
title = "Raids only"

[piles]
supercards = ["robopolice_raid"]
open = 1
"""
TRUCKERS = tuple(map(Player, ("careful", "hauler", "gunner", "racer")))
COUNTED = (UnitEntered, UnitDefeated, UnitLeft, UnitGaveUp, ChargesExploded)


@dataclass
class Toll:
    """What was seen of all raids, and what everybody had in the end."""

    flights: int = 0
    credits: int = 0
    arrived: int = 0
    raids: int = 0
    """Raids of single ships."""
    happened: Counter[str] = field(default_factory=Counter)
    tokens: int = 0
    components: int = 0
    emptied: int = 0
    """Ships that gave up right after a raid, for want of humans."""
    unhurt: int = 0

    def share(self, count: int) -> float:
        return count / max(1, self.raids)


class Watcher:
    """Listens to one game: from the die of a raid until the next card, losses are the raid's."""

    def __init__(self, toll: Toll) -> None:
        self.toll = toll
        self.hurt: set[Seat] = set()
        self.visited: set[Seat] = set()
        self.raiding = False

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, RaidApproached):
                self.raiding = True
            elif isinstance(event, CardRevealed):
                self.close()
            elif self.raiding:
                self._raid(event)

    def _raid(self, event: Event) -> None:
        if isinstance(event, COUNTED):
            self.visited.add(event.seat)
            self.toll.happened[type(event).__name__] += 1
        if isinstance(event, Confiscated):
            self.hurt.add(event.seat)
            self.toll.tokens += event.batteries + len(event.crew) + len(event.goods)
        if isinstance(event, TileLost):
            self.hurt.add(event.seat)
            self.toll.components += 1
        if isinstance(event, GaveUp) and event.reason == "no_humans":
            self.toll.emptied += 1

    def close(self) -> None:
        """The raid is over."""
        self.toll.raids += len(self.visited)
        self.toll.unhurt += len(self.visited - self.hurt)
        self.visited, self.hurt, self.raiding = set(), set(), False


def flown(level: str, games: int, seed: int, *, intruders: bool) -> Toll:
    """All flights of four truckers, with raids or without."""
    toll = Toll()
    options = (INTRUDERS,) if intruders else ()
    for number in range(games):
        turn = number % len(TRUCKERS)
        setup = Setup("2021", len(TRUCKERS), (level,), missions=(NAME,), options=options)
        match = Match(setup, TRUCKERS[turn:] + TRUCKERS[:turn], seed + number)
        watcher = Watcher(toll)
        game = match.play(watcher.see)
        watcher.close()
        assert game.outcome is not None
        toll.flights += len(TRUCKERS)
        toll.credits += sum(game.outcome.credits.values())
        toll.arrived += len(TRUCKERS) - len(game.table.retired)
    return toll


def main() -> int:
    options = _options()
    add_mission(read_untrusted(MISSION, NAME))
    for level in options.level or ["I", "II", "III"]:
        without = flown(level, options.games, options.seed, intruders=False)
        raided = flown(level, options.games, options.seed, intruders=True)
        print(_row(level, without, raided))
    return 0


def _row(level: str, without: Toll, raided: Toll) -> str:
    """A line of the table in docs/missions.md."""
    cost = (without.credits - raided.credits) / max(1, raided.raids)
    cells = (
        level,
        f"{raided.raids / raided.flights:.1f}",
        f"{raided.share(raided.raids - raided.unhurt):.0%}",
        f"{raided.happened['UnitDefeated'] / max(1, raided.happened['UnitEntered']):.0%}",
        f"{raided.tokens / max(1, raided.raids):.1f}",
        f"{raided.components / max(1, raided.raids):.1f}",
        f"{raided.share(raided.emptied):.0%}",
        f"{cost:.1f}",
        f"{without.arrived / without.flights:.0%} → {raided.arrived / raided.flights:.0%}",
    )
    return f"| {' | '.join(cells)} |"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What raids cost truckers.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", action="append", help="I, II or III; all if missing")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
