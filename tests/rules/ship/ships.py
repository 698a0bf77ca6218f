"""Ships for tests: drawn tile by tile, or thrown together by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random

from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.blueprint import Blueprint, Cell, cell_at
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Connector, Kind, Side, Tile

FRONT, RIGHT, REAR, LEFT = Side


def square_plan(size: int = 7) -> Blueprint:
    """A plan without gaps around column 7 and row 7."""
    numbers = tuple(range(7 - size // 2, 7 + size // 2 + 1))
    area = frozenset(cell_at(column, row) for column in numbers for row in numbers)
    return Blueprint("square", numbers, numbers, area, 707)


PLAN = square_plan()


def tile(kind: Kind, connectors: str = "3333", *directions: Side, capacity: int = 0) -> Tile:
    """A tile by its connectors at the front, right, rear and left: 0 smooth to 3 universal."""
    front, right, rear, left = (Connector(int(digit)) for digit in connectors)
    return Tile(f"test-{kind}", kind, (front, right, rear, left), capacity, directions)


def cabin(connectors: str = "3333") -> Tile:
    return tile(Kind.CABIN, connectors)


def start(connectors: str = "3333") -> Tile:
    return tile(Kind.STARTING_CABIN, connectors)


def pipes(connectors: str = "3333") -> Tile:
    return tile(Kind.STRUCTURAL, connectors)


def cannon(connectors: str = "0333", to: Side = FRONT) -> Tile:
    return tile(Kind.SINGLE_CANNON, connectors, to)


def double_cannon(connectors: str = "0333", to: Side = FRONT) -> Tile:
    return tile(Kind.DOUBLE_CANNON, connectors, to)


def engine(connectors: str = "3303", to: Side = REAR) -> Tile:
    return tile(Kind.SINGLE_ENGINE, connectors, to)


def double_engine(connectors: str = "3303", to: Side = REAR) -> Tile:
    return tile(Kind.DOUBLE_ENGINE, connectors, to)


def shield(first: Side, second: Side, connectors: str = "3333") -> Tile:
    return tile(Kind.SHIELD, connectors, first, second)


def battery(capacity: int = 2, connectors: str = "3333") -> Tile:
    return tile(Kind.BATTERY, connectors, capacity=capacity)


def hold(capacity: int = 2, connectors: str = "3333") -> Tile:
    return tile(Kind.CARGO, connectors, capacity=capacity)


def red_hold(capacity: int = 1, connectors: str = "3333") -> Tile:
    return tile(Kind.SPECIAL_CARGO, connectors, capacity=capacity)


def brown_module(connectors: str = "3333") -> Tile:
    return tile(Kind.LIFE_SUPPORT_BROWN, connectors)


def purple_module(connectors: str = "3333") -> Tile:
    return tile(Kind.LIFE_SUPPORT_PURPLE, connectors)


def ship(tiles: dict[Cell, Tile], plan: Blueprint = PLAN) -> Ship:
    """A ship of these tiles, with a starting cabin on its square unless that is taken."""
    return Ship(plan, {plan.start: start(), **tiles})


@dataclass(frozen=True)
class Board:
    """A plan of an edition, with the tiles to build on it."""

    edition: str
    plan: Blueprint
    tiles: tuple[Tile, ...]
    cabin: Tile

    def __str__(self) -> str:
        return f"{self.edition}-{self.plan.name}"


def boards() -> list[Board]:
    """Every board of both editions whose ships have one part."""
    return [
        Board(name, plan, edition(name).tiles, edition(name).starting_cabins[0])
        for name in EDITION_NAMES
        for plan in edition(name).blueprints.values()
        if len(plan.starts) == 1
    ]


def payload_tiles() -> tuple[Tile, ...]:
    """A few payload tiles of every kind."""
    return (
        tile(Kind.EXPLOSIVE, "1212"),
        tile(Kind.FRAGILE, "0310"),
        tile(Kind.HEAVY, "2010", capacity=3),
        tile(Kind.RADIOACTIVE, "3322"),
        tile(Kind.RADIOACTIVE, "3311"),
        tile(Kind.SINGLE_ARTIFACT, "0333", FRONT, REAR),
        tile(Kind.DOUBLE_ARTIFACT, "3333"),
    )


def scattered(board: Board, random: Random) -> Ship:
    """Tiles thrown on the plan, some beside the area: a ship full of mistakes."""
    density = random.random()
    outside = random.choice((0, 0, 0.1))
    chosen = random.sample(board.tiles, len(board.plan.cells))
    tiles = {
        cell: piece.turned(random.randrange(4))
        for cell, piece in zip(board.plan.cells, chosen, strict=True)
        if random.random() < (density if cell in board.plan.area else outside)
    }
    return Ship(board.plan, tiles)


def grown(board: Board, random: Random, *, soundly: bool, tries: int | None = None) -> Ship:
    """Tiles attached one by one where they join, and if wanted only where they make no mistake."""
    if tries is None:
        tries = random.randrange(len(board.plan.area))
    found = Ship(board.plan, {board.plan.start: board.cabin})
    for piece in random.sample(board.tiles, tries):
        places = found.sound_places(piece) if soundly else found.places(piece)
        if places:
            cell, quarters = random.choice(places)
            found = found.place(cell, piece.turned(quarters))
    return found


def battered(whole: Ship, random: Random) -> Ship:
    lost = random.sample(whole.cells, random.randrange(min(6, len(whole.cells))))
    return whole.without(lost)


def random_ships(board: Board, random: Random) -> Iterator[Ship]:
    """Scattered, grown and battered ships without end."""
    for soundly in cycle((True, False)):
        whole = grown(board, random, soundly=soundly)
        yield whole
        yield scattered(board, random)
        yield battered(whole, random)
        yield scattered(board, random)
        yield battered(whole, random)


def random_ship(board: Board, random: Random) -> Ship:
    """One of them."""
    if random.random() < 0.4:
        return scattered(board, random)
    return battered(grown(board, random, soundly=random.random() < 0.5), random)
