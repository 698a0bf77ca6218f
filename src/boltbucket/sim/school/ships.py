"""Ships to learn from: what bots build, and the same with tiles changed, lost and added."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boltbucket.bots.bot import Player, Strength
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Kind, Tile
from boltbucket.sim.playing import MakePlayer, Match
from boltbucket.sim.simulated_clock import SimulatedClock

CHARACTERS = ("careful", "hauler", "gunner", "racer")
TRIES = 12
"""How often something is tried before a ship is left as it is."""
Worth = Callable[[Ship], float]


def cast_for(chance: Random, seats: int = 4) -> tuple[Player, ...]:
    """Four builders, of any character and strength, the better ones more often."""
    strengths = (*Strength, Strength.ACE, Strength.TRUCKER)
    return tuple(Player(chance.choice(CHARACTERS), chance.choice(strengths)) for _ in range(seats))


def built_ships(edition: str, level: str, seed: int, make: MakePlayer) -> list[Ship]:
    """The ships of one yard, empty as they leave it."""
    players = cast_for(Random(seed))
    match = Match(Setup(edition, len(players), (level,)), players, seed, make)
    clock = SimulatedClock(players)
    while match.game.table.yard is not None:
        match.step(clock)
    ships = match.game.table.ships
    return [Ship(ships[seat].blueprint, ships[seat].tiles) for seat in range(len(players))]


def varied(ship: Ship, tiles: Sequence[Tile], changes: int, chance: Random) -> Ship:
    """The ship after some changes by chance, each of which leaves it sound."""
    for _ in range(changes):
        ship = chance.choice((_swapped, _swapped, _swapped, _grown, _reduced))(ship, tiles, chance)
    return ship


def climbed(ship: Ship, tiles: Sequence[Tile], steps: int, worth: Worth, chance: Random) -> Ship:
    """The ship after changes of which only those were kept that make it worth more."""
    best = worth(ship)
    for _ in range(steps):
        other = varied(ship, tiles, 1, chance)
        found = worth(other) if other is not ship else best
        if found > best:
            ship, best = other, found
    return ship


def _swapped(ship: Ship, tiles: Sequence[Tile], chance: Random) -> Ship:
    """One tile is another."""
    cell = _any_cell(ship, chance)
    if cell is None:
        return ship
    for _ in range(TRIES):
        tile = chance.choice(tiles).turned(chance.randrange(4))
        other = Ship(ship.blueprint, {**ship.tiles, cell: tile})
        if other.legal:
            return other
    return ship


def _grown(ship: Ship, tiles: Sequence[Tile], chance: Random) -> Ship:
    """One tile more."""
    for _ in range(TRIES):
        tile = chance.choice(tiles)
        places = ship.sound_places(tile)
        if places:
            cell, turn = chance.choice(places)
            return Ship(ship.blueprint, {**ship.tiles, cell: tile.turned(turn)})
    return ship


def _reduced(ship: Ship, tiles: Sequence[Tile], chance: Random) -> Ship:
    """One tile less."""
    for _ in range(TRIES):
        cell = _any_cell(ship, chance)
        rest = {other: tile for other, tile in ship.tiles.items() if other != cell}
        other = Ship(ship.blueprint, rest)
        if cell is not None and other.legal:
            return other
    return ship


def _any_cell(ship: Ship, chance: Random) -> Cell | None:
    cells = [cell for cell, tile in ship.tiles.items() if tile.kind is not Kind.STARTING_CABIN]
    return chance.choice(cells) if cells else None
