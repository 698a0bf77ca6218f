"""A ship in numbers, as a builder counts them up in passing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import CABINS, ENGINES, Connector, Kind, Side, Tile


class Tally:
    """What is built in, by kind; strengths in whole points."""

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        self.engines = 0
        self.double_engines = 0
        self.fire = 0.0
        self.double_cannons = 0
        self.double_fire = 0.0
        self.cabins = 0
        self.batteries = 0
        self.containers = 0
        self.red_containers = 0
        self.shields = 0
        self.covered = 0
        """The sides that shields cover, a bit each."""
        self.brown = 0
        self.purple = 0
        self.structural = 0
        self.payload = 0
        self.sentries = 0
        self.lockers = 0
        self.tiles = 0
        for tile in tiles:
            self.add(tile)

    def add(self, tile: Tile) -> None:
        self.tiles += 1
        _COUNTS[tile.kind](self, tile)

    def plus(self, tile: Tile) -> Tally:
        """The tally with one more tile, lying as it does."""
        twin = Tally.__new__(Tally)
        twin.__dict__.update(self.__dict__)
        twin.add(tile)
        return twin

    # How each kind counts

    def _cabin(self, tile: Tile) -> None:
        self.cabins += 1

    def _engine(self, tile: Tile) -> None:
        self.engines += 1

    def _double_engine(self, tile: Tile) -> None:
        self.double_engines += 1

    def _cannon(self, tile: Tile) -> None:
        self.fire += 1 if tile.direction is Side.FRONT else 0.5

    def _double_cannon(self, tile: Tile) -> None:
        self.double_cannons += 1
        self.double_fire += 2 if tile.direction is Side.FRONT else 1

    def _shield(self, tile: Tile) -> None:
        self.shields += 1
        for side in tile.directions:
            self.covered |= 1 << side

    def _battery(self, tile: Tile) -> None:
        self.batteries += tile.capacity

    def _cargo(self, tile: Tile) -> None:
        self.containers += tile.capacity

    def _special_cargo(self, tile: Tile) -> None:
        self.red_containers += tile.capacity

    def _brown(self, tile: Tile) -> None:
        self.brown += 1

    def _purple(self, tile: Tile) -> None:
        self.purple += 1

    def _structural(self, tile: Tile) -> None:
        self.structural += 1

    def _payload(self, tile: Tile) -> None:
        self.payload += 1

    def _sentry(self, tile: Tile) -> None:
        self.sentries += 1

    def _locker(self, tile: Tile) -> None:
        self.lockers += 1


_COUNTS = {
    Kind.SINGLE_ENGINE: Tally._engine,
    Kind.DOUBLE_ENGINE: Tally._double_engine,
    Kind.SINGLE_CANNON: Tally._cannon,
    Kind.DOUBLE_CANNON: Tally._double_cannon,
    Kind.SHIELD: Tally._shield,
    Kind.BATTERY: Tally._battery,
    Kind.CARGO: Tally._cargo,
    Kind.SPECIAL_CARGO: Tally._special_cargo,
    Kind.LIFE_SUPPORT_BROWN: Tally._brown,
    Kind.LIFE_SUPPORT_PURPLE: Tally._purple,
    Kind.STRUCTURAL: Tally._structural,
    Kind.SENTRY: Tally._sentry,
    Kind.ARMS_LOCKER: Tally._locker,
    **dict.fromkeys(CABINS, Tally._cabin),
}
for _kind in Kind:
    _COUNTS.setdefault(_kind, Tally._payload)


IDLE: Final = Tile("", Kind.STRUCTURAL, (Connector.SMOOTH,) * 4)
"""What a component is good for where nothing works."""


def at_work(ship: Ship, cell: Cell, tile: Tile) -> Tile:
    """The tile, or an idle one where it would not work."""
    if column_of(cell) == ship.blueprint.dead_column:
        return IDLE
    if tile.kind in ENGINES and row_of(cell) in ship.quirks.idle_engine_rows:
        return IDLE
    return tile


def tally_of(ship: Ship) -> Tally:
    if ship.blueprint.dead_column is None and not ship.quirks.idle_engine_rows:
        return Tally(ship.tiles.values())
    return Tally(at_work(ship, cell, tile) for cell, tile in ship.tiles.items())
