"""Games to look at: the golden ones move by move, and random ones of every mission."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.read_record import read_record
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.sim.random_play import RandomPlayers

GAMES = Path(__file__).parents[1] / "games"
GOLDEN = sorted([*GAMES.glob("*.json"), *GAMES.glob("version_2/*.json")])
MISSIONS = tuple(box_missions())


def golden_questions(file: Path) -> Iterator[tuple[Game, int]]:
    """A golden game before every answer, with the seat that answers."""
    record = read_record(file.read_text(encoding="utf-8"))
    game = Game.opened(record)
    for entry in record.entries:
        if not entry.auto:
            if entry.seat != CLOCK:
                yield game, entry.seat
            game.repeat(entry)


def mission_moments(name: str, seed: int) -> Iterator[Game]:
    """A random game of a mission before every answer, and at its end."""
    mission = box_missions()[name]
    setup = Setup("2021", 2 + seed % 3, (("I", "II", "III")[seed % 3],), missions=(name,))
    if mission.problem_with(Game.new(Setup("2021", 2, setup.flights), 1).table.level, setup.seats):
        setup = Setup("2021", 3, ("II",), missions=(name,), options=mission.options)
    yield from random_moments(setup, seed)


def random_moments(setup: Setup, seed: int) -> Iterator[Game]:
    game = Game.new(setup, seed)
    players = RandomPlayers(seed, careful=bool(seed % 4))
    while game.pending:
        yield game
        game.submit(*players.answer(game))
    yield game


def mission_questions(name: str, seed: int) -> Iterator[tuple[Game, int]]:
    """Everything that anybody is asked in such a game."""
    for game in mission_moments(name, seed):
        yield from ((game, seat) for seat in game.pending if seat != CLOCK)
