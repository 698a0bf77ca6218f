"""Plays games and says what happened: `python -m tests.compiling.witness games|saves|records`.

Whichever package is on the path is asked, compiled or not; what is told is JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from boltbucket.rules.game import Game
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.record import digest, read_record
from boltbucket.rules.verifying import verify
from boltbucket.sim.promises import NONSENSE
from boltbucket.sim.random_play import RandomPlayers, random_setup

GAMES = 40
SAVED = 60
"""After so many answers a game is saved."""
ASKED_NONSENSE = (0, 20, 60, 150, 400)
"""After so many answers wrong ones are given."""
SEATS: tuple[Any, ...] = (0, 1, 3, -1, 99, True, 1.0, "0", None, (0,))


def games() -> list[dict[str, Any]]:
    return [_game(seed) for seed in range(GAMES)]


def _game(seed: int) -> dict[str, Any]:
    setup = random_setup(Random(seed))
    game = Game.new(setup, seed)
    told: dict[str, Any] = {"format": setup.format, "refusals": []}
    digests = []
    for number, events in enumerate(_played(game, RandomPlayers(seed, careful=seed % 2 == 0))):
        digests.append(events)
        if number in ASKED_NONSENSE:
            told["refusals"] += _refusals(game)
        if number == SAVED:
            told["save"] = game.save()
    return {**told, "events": digests, "outcome": repr(game.outcome)}


def _played(game: Game, players: RandomPlayers) -> Iterator[str]:
    while game.pending:
        yield digest(game.submit(*players.answer(game)))


def _refusals(game: Game) -> list[str]:
    return [_refusal(game.copy(), seat, answer) for seat in SEATS for answer in NONSENSE]


def _refusal(game: Game, seat: Any, answer: Any) -> str:
    try:
        return digest(game.submit(seat, answer))
    except Illegal as refusal:
        return str(refusal)


def saves() -> list[dict[str, Any]]:
    """The end of games whose saves are told."""
    return [_continued(Game.load(save)) for save in json.load(sys.stdin)]


def _continued(game: Game) -> dict[str, Any]:
    return {"save": game.save(), "events": list(_played(game, RandomPlayers(5)))}


def records() -> dict[str, bool]:
    """Which golden records agree to their end."""
    verdicts = {file.stem: verify(read_record(file.read_text("utf-8"))) for file in _golden()}
    return {name: verdict.agrees and verdict.over for name, verdict in verdicts.items()}


def _golden() -> list[Path]:
    return sorted(Path(__file__).parents[1].joinpath("games").glob("*.json"))


def files() -> dict[str, str]:
    """Where the modules of the package come from."""
    named = {name: module for name, module in sys.modules.items() if name.startswith("boltbucket.")}
    return {name: str(module.__file__) for name, module in named.items()}


def main(task: str) -> None:
    told = {"games": games, "saves": saves, "records": records}[task]()
    json.dump({"told": told, "files": files()}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
