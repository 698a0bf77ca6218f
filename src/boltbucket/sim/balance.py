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

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import read_player
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.events import Event, TilePickedUp, TilePlaced
from boltbucket.rules.setup import MOST_SEATS, Setup
from boltbucket.sim.playing import Match
from boltbucket.sim.results import FINISHED, Watcher

CHARACTERS = ("careful", "hauler", "gunner", "racer", "careful")
HEADINGS = (
    *("edition", "level", "players", "rough roads"),
    *("games", "squares filled", "credits", "lost", "arrived"),
)


@dataclass
class Row:
    """What the flights of one kind came to, summed over all ships."""

    edition: str
    level: str
    players: int
    roads: int = 0
    """How many cards of Rough Roads lie beside each flight."""
    games: int = 0
    ships: int = 0
    built: int = 0
    credits: int = 0
    lost: int = 0
    arrived: int = 0

    def add(self, match: Match, watched: Watched, strength: str) -> None:
        """A game; only the ships of truckers of this strength count."""
        outcome = match.game.outcome
        assert outcome is not None
        self.games += 1
        for seat, player in enumerate(match.players):
            if player.strength == strength:
                result = watched.seats.seats[seat]
                self.ships += 1
                self.built += watched.built[seat]
                self.credits += outcome.credits[seat]
                self.lost += result.losses.total()
                self.arrived += result.ends[FINISHED]

    def cells(self) -> tuple[str, ...]:
        plan = edition(self.edition).levels[self.level].blueprint
        room = self.ships * (len(plan.area) - len(plan.starts))
        return (
            self.edition,
            self.level,
            str(self.players),
            str(self.roads),
            str(self.games),
            f"{self.built / room:.0%}",
            f"{self.credits / self.ships:.1f}",
            f"{self.lost / self.ships:.1f}",
            f"{self.arrived / self.ships:.0%}",
        )


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
    for seed in range(1, options.games + 1):
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
    parser.add_argument("--edition", nargs="*", default=list(EDITION_NAMES))
    parser.add_argument("--level", nargs="*", default=[], help="all if not said")
    parser.add_argument("--players", nargs="*", type=int, default=[4, MOST_SEATS])
    parser.add_argument("--roads", nargs="*", type=int, default=[0], help="of Rough Roads, 0 to 3")
    parser.add_argument("--strength", default="trucker", help="beginner, trucker or ace")
    parser.add_argument("--rivals", help="one of that strength among others of this one")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
