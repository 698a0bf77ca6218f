"""Golden records: a full game of every edition, level and mission, sealed, for tests of the rules.

`python -m boltbucket.sim.golden tests/games/version_4 2021-IV` plays the named ones anew, without
names all of them. Do that only when the rules have changed on purpose. If old records no longer
agree, count up RULES_VERSION and give the new ones a folder: the old ones must still be read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from boltbucket.rules.events import Event
from boltbucket.rules.game import Game
from boltbucket.rules.record import Record
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Setup, Teams
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.variants.missions.mission import INTRUDERS
from boltbucket.rules.verify import sealed
from boltbucket.sim.random_play import LEVELS, RandomPlayers

SEEDS = range(1, 41)
"""Of so many games the most eventful is kept."""


def golden_setups() -> Iterator[tuple[str, Setup]]:
    """A name and a set-up for each record."""
    for edition, levels in LEVELS.items():
        for level in levels:
            yield f"{edition}-{level}", Setup(edition, 3, (level,))
    yield "2021-trek", Setup("2021", 2, TREK_FLIGHTS, Format.TREK)
    yield "2007-game", Setup("2007", 2, ("I", "II", "III"))
    yield "2007-teams", Setup("2007", 4, ("II",), teams=Teams.ADVANCED, prognostic=True)
    yield "2021-turns", Setup("2021", 2, ("II",), building=Building.TURNS)
    yield "2021-solo", Setup("2021", 1, ("III",), building=Building.UNTIMED)
    yield "2021-missions", Setup("2021", 2, ("I", "II"), Format.MISSIONS)
    yield "2007-five", Setup("2007", 5, ("III",))
    yield "2021-five", Setup("2021", 5, ("I", "II"))
    yield "2021-five-IV", Setup("2021", 5, ("IV",))
    yield "2021-five-escort", Setup("2021", 5, ("II",), missions=("escort_mission",))
    yield "2007-IV-missions", Setup("2007", 3, ("IV",), missions=("cocktail_time",))
    for count, name in enumerate(("hard", "extreme", "insane"), start=1):
        yield f"2021-roads-{name}", Setup("2021", 3, ("II", "III"), rough_roads=count)
    yield "2007-roads-insane", Setup("2007", 3, ("I", "II", "III"), rough_roads=3)
    yield "2021-missions-roads", Setup("2021", 2, ("II",), Format.MISSIONS, rough_roads=2)
    for name, mission in box_missions().items():
        options = tuple(option for option in mission.options if option != INTRUDERS)
        setup = Setup("2021", 3, ("II",), missions=(name,), options=options)
        yield f"mission-{name}", setup
    raids = Setup("2021", 3, ("II",), missions=("club_gold_trials",), options=(INTRUDERS,))
    yield "2021-raids", raids
    yield "2007-raids", replace(raids, edition="2007", seats=4, flights=("III",))


def golden_record(setup: Setup) -> Record:
    """A whole game between careful random players, with as many kinds of events as can be."""
    seed = max(SEEDS, key=lambda seed: len(_played(setup, seed)[1]))
    return sealed(_played(setup, seed)[0].record())


def _played(setup: Setup, seed: int) -> tuple[Game, set[type[Event]]]:
    game = Game.new(setup, seed)
    players = RandomPlayers(seed, careful=True)
    kinds: set[type[Event]] = set()
    while game.pending:
        kinds.update(map(type, game.submit(*players.answer(game))))
    return game, kinds


def main() -> int:
    folder, *names = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, setup in golden_setups():
        if names and name not in names:
            continue
        record = golden_record(setup)
        Path(folder, f"{name}.json").write_text(record.text(), encoding="utf-8")
        print(f"{name}: {len(record.entries)} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
