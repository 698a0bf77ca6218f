"""Simulations: the same players again and again, the seats going round."""

from __future__ import annotations

from boltbucket.bots.bot import Player
from boltbucket.rules.setup import Setup
from boltbucket.sim.results import Job


def jobs_for(
    setup: Setup,
    players: tuple[Player, ...],
    games: int,
    seed: int,
    *,
    rotate: bool = True,
    record: bool = False,
) -> list[Job]:
    """Games with seeds from this one on; every table of seeds is sat at from every seat.

    With rotation the same seed is played once from each seat before the next seed comes.
    """
    found = []
    for number in range(games):
        turn = number % len(players) if rotate else 0
        seats = players[turn:] + players[:turn]
        step = number // len(players) if rotate else number
        found.append(Job(setup, seats, seed + step, record))
    return found
