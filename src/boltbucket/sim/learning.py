"""Learning what a ship is worth: many ships, many flights, least squares.

`python -m boltbucket.sim.learning --yards 400 --out style.toml`: at every yard four builders of
scattered taste build against the hourglass; their ships fly through several decks; and the worths
of a style are fitted so that together they explain the profits. Worths that little can be said
about stay near those of the learned style there is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import fields, replace
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean

from boltbucket.bots.bot import Bot, Player, Strength
from boltbucket.bots.captain import Captain
from boltbucket.bots.style import Style, styles
from boltbucket.bots.tally import tally_of
from boltbucket.bots.threats import Survey, perils_of
from boltbucket.bots.trucker import Trucker
from boltbucket.bots.worth import (
    COVERED,
    alien_homes,
    charge_lights,
    levelling,
    powers,
)
from boltbucket.rules.flight.decisions import Seat
from boltbucket.rules.flight.flight import Flight
from boltbucket.rules.setup import Setup
from boltbucket.sim.least_squares import fitted
from boltbucket.sim.playing import Match
from boltbucket.sim.trials import built, fly, other_flights

SETUPS = (Setup("2021", 4, ("II",)), Setup("2007", 4, ("II",)))
TASTES = ("careful", "hauler", "gunner", "racer", "ace")
SCATTER = 0.35
"""How far tastes are scattered, as the spread of logarithms."""
DECKS = 8
"""How often the ships of one yard are flown."""
PULL = 40.0
"""How many ships the worths there are weigh as much as."""
LEAST = 0.05

WORTHS = (
    "engine",
    "cannon",
    "crew",
    "container",
    "red_container",
    "battery",
    "shield_side",
    "brown",
    "purple",
    "tile",
    "exposed",
    "joint",
    "threat",
)
"""What is fitted; besides, what every place at the start is worth."""
PRICES = ("exposed", "threat")
STARTS = 4

Row = tuple[list[float], float]
"""What counts about a ship, and its profit."""


def amounts(flight: Flight, seat: Seat, style: Style) -> list[float]:
    """How much of each worth a ship ready for launch has."""
    ship = flight.ships[seat]
    tally = tally_of(ship)
    brown, purple = alien_homes(ship.frame)
    engine, cannon = powers(tally, brown, purple)
    crew = 2 * tally.cabins - brown - purple
    perils = perils_of(flight.edition, flight.level.name)
    return [
        levelling(engine, style.engine_enough),
        levelling(cannon, style.cannon_enough),
        levelling(crew, style.crew_enough),
        levelling(tally.containers, style.container_enough),
        levelling(tally.red_containers, style.red_container_enough),
        levelling(tally.batteries, style.battery_enough),
        COVERED[tally.covered] * charge_lights(tally),
        float(brown),
        float(purple),
        float(tally.tiles),
        -float(ship.exposed_connectors),
        float(sum(len(ship.joined(cell)) for cell in ship.cells) / 2),
        -Survey(ship.frame).expected_losses(perils),
    ]


def yard_rows(number: int) -> list[Row]:
    """The ships of one yard, and the mean profit of each over several decks."""
    chance = Random(number)
    tastes = [scattered(styles()[chance.choice(TASTES)], chance) for _ in range(4)]

    def make(player: Player, seed: int) -> Bot:
        return Trucker(tastes[int(player.character)], Strength.ACE, seed)

    players = tuple(Player(str(seat), Strength.ACE) for seat in range(4))
    setup = SETUPS[number % len(SETUPS)]
    before, last, answer = built(Match(setup, players, number, make))
    captains = {seat: Captain(replace(Style(), day=1.0)) for seat in range(4)}
    purses: list[dict[Seat, int]] = []
    rows: list[list[float]] = []
    first = number * DECKS
    for game in other_flights(before, last, answer, range(first, first + DECKS)):
        if not rows:
            rows = [_row(game.flight, seat) for seat in range(4)]
        purses.append(dict(fly(game, captains).flight.credits))
    return [(rows[seat], fmean(purse[seat] for purse in purses)) for seat in range(4)]


def _row(flight: Flight, seat: Seat) -> list[float]:
    """What counts about a ship, and where it starts."""
    style = styles()["ace"]
    place = flight.order.index(seat) if seat in flight.order else STARTS - 1
    return [*amounts(flight, seat, style), *(float(place == start) for start in range(STARTS))]


def scattered(style: Style, chance: Random) -> Style:
    """A style like this one, but every number a bit more or less."""
    changes = {
        field.name: getattr(style, field.name) * exp(chance.gauss(0, SCATTER))
        for field in fields(Style)
        if field.name != "peeks"
    }
    return replace(style, **changes)


def learned(rows: Sequence[Row], start: Style) -> Style:
    """The style whose worths explain the profits best."""
    prior = [getattr(start, name) for name in WORTHS] + [0.0] * STARTS
    counts = [row for row, _ in rows]
    pull = [PULL * _variance([row[place] for row in counts]) for place in range(len(WORTHS))]
    weights = fitted(counts, [profit for _, profit in rows], prior, pull + [1e-6] * STARTS)
    changes = {
        name: round(max(LEAST, weight), 3) for name, weight in zip(WORTHS, weights, strict=False)
    }
    return replace(start, **changes)  # type: ignore[arg-type]


def _variance(values: Sequence[float]) -> float:
    middle = fmean(values)
    return fmean((value - middle) ** 2 for value in values) + 1e-6


def learn(yards: int, seed: int, pool: Executor, start: Style) -> Style:
    numbers = range(seed * 100_000, seed * 100_000 + yards)
    rows = [row for found in pool.map(yard_rows, numbers, chunksize=4) for row in found]
    return learned(rows, start)


def as_toml(style: Style) -> str:
    lines = [f"{field.name} = {getattr(style, field.name)}" for field in fields(Style)]
    return "\n".join(["[ace]", *lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn the style of the ace.")
    parser.add_argument("--yards", type=int, default=400, help="yards to build at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=Path("build/style.toml"))
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.workers) as pool:
        style = learn(options.yards, options.seed, pool, styles()["ace"])
    options.out.write_text(as_toml(style), encoding="utf-8")
    print(as_toml(style))
    return 0


if __name__ == "__main__":
    sys.exit(main())
