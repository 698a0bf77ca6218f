"""How fast a ship is checked: mistakes, exposed connectors and pieces.

The bitboards against a plain walk over the squares. Aim: 8 times as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any

from boltbucket.rules.ship import hull
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from tests.rules.ship import reference
from tests.rules.ship.ships import Board, boards, pipes

SHIPS = 100
ROUNDS = 15
ROUND_SECONDS = 0.03

ANYTHING = pipes("3333")

Check = Callable[[], Any]


def main() -> None:
    ships = sample()
    print(f"ship checks a second: {SHIPS} ships of {mean_tiles(ships)} tiles on average")
    ways = {
        "plain walk over the squares": reference_checks(ships),
        "bitboards": hull_checks(ships, hull),
    }
    report(measure(ways))
    print("all places of a tile a second")
    report(measure(place_searches(ships)))


def sample() -> list[Ship]:
    """Ships as they stand before launch, on the boards of the third level."""
    random = Random("ship checks")
    large = [board for board in boards() if len(board.plan.area) > 30]
    return [well_built(random.choice(large), random) for _ in range(SHIPS)]


def well_built(board: Board, random: Random) -> Ship:
    """A legal ship, each tile placed where most squares can still be built on."""
    ship = Ship(board.plan, {board.plan.start: board.cabin})
    for tile in random.sample(board.tiles, 100):
        options = [ship.place(cell, tile.turned(turn)) for cell, turn in ship.sound_places(tile)]
        ship = max(options, key=squares_left, default=ship)
    return ship


def squares_left(ship: Ship) -> int:
    return len(ship.places(ANYTHING))


def mean_tiles(ships: list[Ship]) -> int:
    return sum(len(ship.tiles) for ship in ships) // len(ships)


def reference_checks(ships: list[Ship]) -> list[Check]:
    return [bound(reference.check, ship.blueprint, ship.tiles) for ship in ships]


def hull_checks(ships: list[Ship], module: ModuleType) -> list[Check]:
    return [bound(check, build(ship, module), ship.blueprint.area_mask) for ship in ships]


def check(hull: Any, area: int) -> tuple[int, int, int]:
    return hull.mistakes(area), hull.exposed_connectors(), len(hull.pieces())


def build(ship: Ship, module: ModuleType) -> Any:
    hull = module.Hull(ship.blueprint.stride)
    for cell, tile in ship.tiles.items():
        hull = hull.place(ship.blueprint.square[cell], tile.shape)
    return hull


def place_searches(ships: list[Ship]) -> dict[str, list[Check]]:
    random = Random("places")
    asked = [(ship, random.choice(boards()[0].tiles)) for ship in ships]
    return {
        "plain walk over the squares": [bound(plain_places, *pair) for pair in asked],
        "bitboards": [bound(Ship.places, *pair) for pair in asked],
    }


def plain_places(ship: Ship, tile: Tile) -> list[tuple[int, int]]:
    return [
        (cell, quarters)
        for quarters, turned in enumerate(tile.turns)
        for cell in ship.blueprint.area
        if reference.joins(ship.blueprint, ship.tiles, cell, turned)
    ]


def bound(function: Callable[..., Any], *arguments: Any) -> Check:
    # Every way pays for one lambda.
    return lambda: function(*arguments)


def measure(ways: dict[str, list[Check]]) -> dict[str, float]:
    """Checks a second of every way: its least disturbed round, all taken in turns."""
    best = dict.fromkeys(ways, 0.0)
    for _ in range(ROUNDS):
        for name, checks in ways.items():
            best[name] = max(best[name], speed(checks))
    return best


def speed(checks: list[Check]) -> float:
    """Checks a second in a round that is as long for every way."""
    done = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < ROUND_SECONDS:
        for check in checks:
            check()
        done += len(checks)
    return done / passed


def report(speeds: dict[str, float]) -> None:
    plain = next(iter(speeds.values()))
    for name, found in speeds.items():
        print(f"  {name:<29} {found:>12,.0f}   {found / plain:>7.1f} times")


if __name__ == "__main__":
    main()
