"""Balance: what flights of every level bring and cost, by edition, number of players and strength.

`python -m boltbucket.sim.balance --games 60 --players 4 5` plays in one process and prints a table
in Markdown; docs/balance.md holds the latest.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from statistics import fmean
from typing import NamedTuple

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import read_player
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.events import Event, TilePickedUp, TilePlaced
from boltbucket.rules.setup import MOST_SEATS, Setup
from boltbucket.sim.comparing import Measured, measured
from boltbucket.sim.playing import Match
from boltbucket.sim.results import FINISHED, Watcher

CHARACTERS = ("careful", "hauler", "gunner", "racer", "careful")
HEADINGS = (
    *("edition", "level", "players", "rough roads"),
    *("games", "squares filled", "credits", "lost", "arrived"),
)


class Means(NamedTuple):
    """What a ship came to in one game, whose ships share heap and cards: they are one witness."""

    built: float
    credits: float
    lost: float
    arrived: float


@dataclass
class Row:
    """What the flights of one kind came to."""

    edition: str
    level: str
    players: int
    roads: int = 0
    """How many cards of Rough Roads lie beside each flight."""
    games: list[Means] = field(default_factory=list)

    def add(self, match: Match, watched: Watched, strength: str) -> None:
        """A game; only the ships of truckers of this strength count."""
        outcome = match.game.outcome
        assert outcome is not None
        seats = [at for at, player in enumerate(match.players) if player.strength == strength]
        results = [watched.seats.seats[seat] for seat in seats]
        self.games.append(
            Means(
                built=fmean(watched.built[seat] for seat in seats),
                credits=fmean(outcome.credits[seat] for seat in seats),
                lost=fmean(result.losses.total() for result in results),
                arrived=fmean(result.ends[FINISHED] for result in results),
            )
        )

    def cells(self) -> tuple[str, ...]:
        plan = edition(self.edition).levels[self.level].blueprint
        room = len(plan.area) - len(plan.starts)
        built, credits, lost, arrived = (measured(each) for each in zip(*self.games, strict=True))
        return (
            self.edition,
            self.level,
            str(self.players),
            str(self.roads),
            str(len(self.games)),
            f"{built.mean / room:.0%}",
            _told(credits),
            _told(lost),
            f"{arrived.mean:.0%} ± {arrived.error or 0:.0%}",
        )


def _told(figure: Measured) -> str:
    return f"{figure.mean:.1f} ± {figure.error or 0:.1f}"


@dataclass
class Watched:
    """Listens to a game for what the row needs."""

    seats: Watcher
    built: Counter[int] = field(default_factory=Counter)

    def see(self, events: tuple[Event, ...]) -> None:
        self.seats.see(events)
        for event in events:
            if isinstance(event, TilePlaced):
                self.built[event.seat] += 1
            elif isinstance(event, TilePickedUp):
                self.built[event.seat] -= 1


def rows(options: argparse.Namespace) -> Iterator[Row]:
    """A row for each kind of flight, as soon as it has been flown."""
    for name in options.edition:
        known = edition(name).levels
        levels = [level for level in options.level or known if level in known]
        for level, count, roads in product(levels, options.players, options.roads):
            yield played(Row(name, level, count, roads), options)


def played(row: Row, options: argparse.Namespace) -> Row:
    rivals = options.rivals or options.strength
    strengths = (options.strength, *[rivals] * (row.players - 1))
    cast = [read_player(":".join(each)) for each in zip(CHARACTERS, strengths, strict=False)]
    for seed in range(options.seed, options.seed + options.games):
        turn = seed % row.players
        match, watched = _play(row, (*cast[turn:], *cast[:turn]), seed)
        row.add(match, watched, options.strength)
    return row


def _play(row: Row, cast: tuple[Player, ...], seed: int) -> tuple[Match, Watched]:
    setup = Setup(row.edition, row.players, (row.level,), rough_roads=row.roads)
    match = Match(setup, cast, seed)
    watched = Watched(Watcher(match.game, cast))
    match.play(watched.see)
    return match, watched


def main() -> int:
    options = _options()
    print(_line(HEADINGS), _line(["---"] * len(HEADINGS)), sep="\n", flush=True)
    for row in rows(options):
        print(_line(row.cells()), flush=True)
    return 0


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What flights bring and cost among bots.")
    parser.add_argument("--games", type=int, default=60, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--edition", nargs="*", default=list(EDITION_NAMES))
    parser.add_argument("--level", nargs="*", default=[], help="all if not said")
    parser.add_argument("--players", nargs="*", type=int, default=[4, MOST_SEATS])
    parser.add_argument("--roads", nargs="*", type=int, default=[0], help="of Rough Roads, 0 to 3")
    parser.add_argument("--strength", default="trucker", help="beginner, trucker, captain or ace")
    parser.add_argument("--rivals", help="one of that strength among others of this one")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
