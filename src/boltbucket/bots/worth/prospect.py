"""What a ship may come to: its worth once so many more tiles like the usual ones are built in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import comb
from operator import itemgetter

from boltbucket.bots.tally import Tally
from boltbucket.bots.worth.learned import Worth, places_of, worth_for
from boltbucket.bots.worth.traits import TABLES, Axis, Table, traits
from boltbucket.rules.printed.edition import Edition

STEPS = {
    "fire": 2,
    "double_fire": 4,
    "batteries": 2,
    "crew": 2,
    "container": 2,
}
"""How much one tile adds to a trait, where that is not 1."""
NEGLIGIBLE = 0.004
ELSEWHERE = ("exposed", "losses")
"""Tables that depend on where tiles lie, not on which there are."""
Weights = tuple[tuple[str, float], ...]
"""How much more than usual somebody makes of a table, by its name."""


class Prospect:
    """Tables that have the tiles to come reckoned in: they look up a ship in the making."""

    def __init__(self, tables: Mapping[str, Sequence[float]]) -> None:
        self.engine = tables["engine"]
        self.cannon = tables["cannon"]
        self.battery = tables["battery"]
        self.crew = tables["crew"]
        self.container = tables["container"]
        self.red_container = tables["red_container"]
        self.shield = tables["shield"]
        self.brown = tables["brown"]
        self.purple = tables["purple"]
        self.epidemic = tables["epidemic"]
        self.exposed = tables["exposed"]
        self.tile = tables["tile"]

    def worth(self, tally: Tally, brown: bool, purple: bool, epidemic: int = 0) -> float:
        """What is built in, wherever it is, and what is still to come."""
        engines, doubles = tally.engines, tally.double_engines
        fire, double_fire = int(2 * tally.fire), int(2 * tally.double_fire)
        batteries, users = tally.batteries, doubles + tally.double_cannons + tally.shields
        crew = 2 * tally.cabins - brown - purple
        cannon = (14 if fire > 14 else fire) * 13 + (12 if double_fire > 12 else double_fire)
        battery = (12 if batteries > 12 else batteries) * 9 + (8 if users > 8 else users)
        return (
            self.engine[(9 if engines > 9 else engines) * 5 + (4 if doubles > 4 else doubles)]
            + self.cannon[cannon]
            + self.battery[battery]
            + self.crew[20 if crew > 20 else crew]
            + self.container[16 if tally.containers > 16 else tally.containers]
            + self.red_container[8 if tally.red_containers > 8 else tally.red_containers]
            + self.shield[tally.covered]
            + self.brown[brown]
            + self.purple[purple]
            + self.epidemic[6 if epidemic > 6 else epidemic]
            + self.tile[48 if tally.tiles > 48 else tally.tiles]
        )

    def parts(self, tally: Tally, brown: bool, purple: bool, epidemic: int = 0) -> dict[str, float]:
        """The same table by table, for whoever wants to know why."""
        places = places_of(traits(tally, brown, purple, epidemic, 0, 0))
        return {
            table.name: getattr(self, table.name)[place]
            for table, place in zip(TABLES, places, strict=True)
            if table.name not in ELSEWHERE
        }

    def of_exposed(self, exposed: float) -> float:
        """What it is worth to have so few connectors open, between whole numbers too."""
        table = self.exposed
        if exposed <= 0:
            return table[0]
        whole = int(exposed)
        if whole >= len(table) - 1:
            return table[-1]
        return table[whole] + (exposed - whole) * (table[whole + 1] - table[whole])


def prospect(edition: Edition, level: str, tiles: int, weights: Weights = ()) -> Prospect:
    """The prospect of a ship of this level that so many tiles are still built into."""
    return prospects(edition, level, weights)[tiles]


@lru_cache(maxsize=256)
def prospects(edition: Edition, level: str, weights: Weights) -> Prospects:
    return Prospects(edition, level, weights)


class Prospects(dict[int, Prospect]):
    """All prospects of a level for somebody who makes that much of things, by how many tiles are
    still to come; each is worked out when it is first asked for."""

    def __init__(self, edition: Edition, level: str, weights: Weights) -> None:
        self.edition = edition
        self.level = level
        self.weights = dict(weights)

    def __missing__(self, tiles: int) -> Prospect:
        more = self.weights
        self[tiles] = Prospect(
            {
                name: _weighted(numbers, more[name]) if name in more else numbers
                for name, numbers in _all_grown(self.edition, self.level, tiles).items()
            }
        )
        return self[tiles]


def _weighted(numbers: Sequence[float], more: float) -> Sequence[float]:
    return numbers if more == 1 else [more * number for number in numbers]


@cache
def _all_grown(edition: Edition, level: str, tiles: int) -> Mapping[str, Sequence[float]]:
    """All tables with what so many tiles add; whatever somebody makes of them, these are the
    same."""
    worth = worth_for(edition, level)
    return {table.name: grown(worth, table, tiles) for table in TABLES if table.name != "losses"}


def grown(worth: Worth, table: Table, tiles: int) -> list[float]:
    """A table with what so many tiles are likely to add."""
    numbers, filler = worth.tables[table.name], worth.filler
    if table.name == "shield":
        return _covered(numbers, filler, tiles)
    if table.name in ("brown", "purple"):
        housed = 1 - (1 - filler[table.name]) ** tiles
        return [numbers[0] + housed * (numbers[1] - numbers[0]), numbers[1]]
    if table.name in ("tile", "exposed"):
        ahead = tiles if table.name == "tile" else 0
        return [numbers[min(place + ahead, table.rows.most)] for place in range(len(numbers))]
    width = table.columns.most + 1 if table.columns else 1
    down = _likely(table.rows, filler, tiles)
    across = _likely(table.columns, filler, tiles) if table.columns else [(0, 1.0)]
    return [
        sum(
            one
            * other
            * numbers[min(row + more, table.rows.most) * width + min(column + by, width - 1)]
            for more, one in down
            for by, other in across
        )
        for row in range(table.rows.most + 1)
        for column in range(width)
    ]


def _likely(axis: Axis, filler: Mapping[str, float], tiles: int) -> list[tuple[int, float]]:
    """By how much a trait may grow with so many tiles, and how likely that is."""
    step = STEPS.get(axis.name, 1)
    share = min(1.0, max(0.0, filler[axis.name] / step))
    chances = [
        (number * step, comb(tiles, number) * share**number * (1 - share) ** (tiles - number))
        for number in range(tiles + 1)
    ]
    likely = [each for each in chances if each[1] > NEGLIGIBLE]
    whole = sum(map(itemgetter(1), likely))
    return [(more, chance / whole) for more, chance in likely]


def _covered(numbers: Sequence[float], filler: Mapping[str, float], tiles: int) -> list[float]:
    """Shields to come may cover each side."""
    sides = [1 - (1 - filler[f"side_{side}"]) ** tiles for side in range(4)]
    found = []
    for mask in range(16):
        mean = 0.0
        for more in range(16):
            chance = 1.0
            for side, likely in enumerate(sides):
                chance *= likely if more >> side & 1 else 1 - likely
            mean += chance * numbers[mask | more]
        found.append(mean)
    return found
