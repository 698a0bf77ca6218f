"""What the ships of a bot are worth: each is built in a game among three frozen truckers and flown
against fleets of such truckers, from a place drawn by chance, with a rule of thumb at the helm.

    python -m benchmarks.ship_worth hauler:ace --ships 100

The mean is that of the ships, with an interval of 95 %. Every ship has decks of its own, the same
whoever built it. A ship that did badly may have had bad luck: the worst are flown again, through
decks that are new to them, and only that counts for them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev

from boltbucket.bots.bot import Player
from boltbucket.bots.captain import Captain
from boltbucket.bots.cast import make_steady_bot, read_player_or_file
from boltbucket.bots.style import Style
from boltbucket.bots.threats import perils_of
from boltbucket.bots.worth.traits import Traits, traits_of
from boltbucket.rules.editions.library import edition
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.ship import Ship
from boltbucket.sim.forecasting import Trip, launch
from boltbucket.sim.playing import MakePlayer, Match

BOX, LEVEL = "2021", "II"
SETUP = Setup(BOX, 4, (LEVEL,))
FROZEN = tuple(f"benchmarks/frozen.py:{name}" for name in ("Careful", "Gunner", "Racer"))
FLEETS = 10
"""How many fleets the decks are flown against, in turns."""
FLEET_SEED = 90_000
AGAIN, TIMES = 10, 5
"""How many of the worst ships are flown again, and through how many times as many decks."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--ships", type=int, default=100)
    parser.add_argument("--flights", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    player = read_player_or_file(args.bot)
    ships = [built(player, args.seed + number) for number in range(args.ships)]
    decks = [range(each * args.flights, (each + 1) * args.flights) for each in range(args.ships)]
    worths = [worth(ship, flown) for ship, flown in zip(ships, decks, strict=True)]
    print(f"{args.bot}: {args.ships} ships, {args.flights} flights each, seed {args.seed}")
    print(f"  worth      {with_error(worths)}")
    order = sorted(range(len(ships)), key=worths.__getitem__)[:AGAIN]
    fresh = range(args.ships * args.flights, (args.ships + TIMES) * args.flights)
    print("  worst      " + " ".join(f"{worths[each]:.1f}" for each in order))
    again = sorted((worth(ships[each], fresh), args.seed + each) for each in order)
    print("  once more  " + " ".join(f"{mean:.1f} (seed {seed})" for mean, seed in again))
    for name, value in usual(ships).items():
        print(f"  {name:<15} {value:5.1f}")


def built(player: Player, seed: int, make: MakePlayer = make_steady_bot) -> Ship:
    """The ship as it leaves the yard; the seat goes round with the seed."""
    seats = list(frozen_truckers())
    seats.insert(seed % 4, player)
    match = Match(SETUP, tuple(seats), seed, make)
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)
    ship = match.game.table.ships[seed % 4]
    return Ship(ship.blueprint, ship.tiles)


@cache
def frozen_truckers() -> tuple[Player, ...]:
    return tuple(read_player_or_file(name) for name in FROZEN)


@cache
def fleet(number: int) -> tuple[Ship, ...]:
    """Ships that three frozen truckers have built."""
    match = Match(Setup(BOX, 3, (LEVEL,)), frozen_truckers(), FLEET_SEED + number)
    clock = match.clock()
    while match.game.table.yard is not None:
        match.step(clock)
    return tuple(match.game.table.ships[seat] for seat in range(3))


def worth(ship: Ship, decks: range) -> float:
    """What the ship brings home on average."""
    return fmean(profit(ship, deck) for deck in decks)


def profit(ship: Ship, deck: int) -> int:
    trip = Trip(ship, BOX, LEVEL, 3, deck, 1)
    game, _ = launch(trip, [ship, *fleet(deck % FLEETS)], deck)
    captain = Captain(Style())
    while game.pending:
        seat, decision = next(iter(game.pending.items()))
        game.submit(seat, captain.decide(game.table, decision))
    return game.table.credits[0]


def with_error(numbers: Sequence[float]) -> str:
    error = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
    return f"{fmean(numbers):.1f} ± {error:.1f}"


def usual(ships: Sequence[Ship]) -> dict[str, float]:
    """The traits of these ships on average."""
    perils = perils_of(edition(BOX), LEVEL)
    rows = [traits_of(ship, perils) for ship in ships]
    return dict(zip(Traits._fields, map(fmean, zip(*rows, strict=True)), strict=True))


if __name__ == "__main__":
    main()
