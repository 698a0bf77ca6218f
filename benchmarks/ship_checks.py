"""How fast a ship is checked: mistakes, exposed connectors and pieces.

The bitboards, as plain Python and compiled, against a plain walk over the squares. Aims: 8 times
as fast interpreted, 80 times compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any

from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from tests.hulls import compiled_hull, interpreted_hull
from tests.rules.ship import reference
from tests.rules.ship.ships import boards, grown

SHIPS = 200
ROUNDS = 7

Check = Callable[[], Any]


def main() -> None:
    ships = sample()
    print(f"ship checks a second, {SHIPS} ships with {mean_tiles(ships)} tiles on average")
    plain = per_second(reference_checks(ships), passes=1)
    report("plain walk over the squares", plain, plain)
    report("bitboards, interpreted", per_second(hull_checks(ships, interpreted_hull())), plain)
    compiled = compiled_hull()
    if compiled is None:
        print("  bitboards, compiled           not measured: make compiled needs a C compiler")
    else:
        report("bitboards, compiled", per_second(hull_checks(ships, compiled), passes=50), plain)
    report_building(ships)


def sample() -> list[Ship]:
    """Ships as they stand before launch, from all boards of the third level."""
    random = Random("ship checks")
    large = [board for board in boards() if len(board.plan.area) > 30]
    return [grown(random.choice(large), random, soundly=True, tries=140) for _ in range(SHIPS)]


def mean_tiles(ships: list[Ship]) -> int:
    return sum(len(ship.tiles) for ship in ships) // len(ships)


def reference_checks(ships: list[Ship]) -> list[Check]:
    return [bound(reference.check, ship.blueprint, ship.tiles) for ship in ships]


def hull_checks(ships: list[Ship], module: ModuleType) -> list[Check]:
    checks = []
    for ship in ships:
        hull = module.Hull(ship.blueprint.stride)
        for cell, tile in ship.tiles.items():
            hull = hull.place(ship.blueprint.square[cell], tile.shape)
        checks.append(bound(hull.check, ship.blueprint.area_mask))
    return checks


def bound(function: Callable[..., Any], *arguments: Any) -> Check:
    # Both sides pay for one lambda.
    return lambda: function(*arguments)


def per_second(checks: list[Check], passes: int = 5) -> float:
    """The best of some rounds: the least disturbed one."""
    return len(checks) * passes / min(seconds(checks, passes) for _ in range(ROUNDS))


def seconds(checks: list[Check], passes: int) -> float:
    started = perf_counter()
    for _ in range(passes):
        for check in checks:
            check()
    return perf_counter() - started


def report(name: str, speed: float, plain: float) -> None:
    print(f"  {name:<29} {speed:>12,.0f}   {speed / plain:>7.1f} times")


def report_building(ships: list[Ship]) -> None:
    """The questions building asks all the time, put to the same ships."""
    random = Random("building")
    tiles = boards()[0].tiles
    asked = [(ship, random.choice(tiles)) for ship in ships]
    print("all places of a tile a second, on a new ship each time")
    plain = per_second([bound(plain_places, ship, tile) for ship, tile in asked], passes=1)
    report("plain walk over the squares", plain, plain)
    report("bitboards", per_second([bound(places, ship, tile) for ship, tile in asked]), plain)


def plain_places(ship: Ship, tile: Tile) -> list[tuple[int, int]]:
    return [
        (cell, quarters)
        for quarters, turned in enumerate(tile.turns)
        for cell in ship.blueprint.area
        if reference.joins(ship.blueprint, ship.tiles, cell, turned)
    ]


def places(ship: Ship, tile: Tile) -> tuple[tuple[int, int], ...]:
    ship.frame.__dict__.pop("sockets", None)
    return ship.places(tile)


if __name__ == "__main__":
    main()
