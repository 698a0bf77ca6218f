"""Worked examples of the rules: scenarios that are played, and told in the language of the reader.

What happens is not written down anywhere: the events of the scenario are put into words like those
of any game. The scenario itself says what must follow, and a test plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from boltbucket.rules.editions.library import edition
from boltbucket.rules.events import Event
from boltbucket.scenario import play_scenario, read_scenario
from boltbucket.scenario.names import COLOURS
from boltbucket.scenario.settings import read_plan
from boltbucket.words.catalogue import FOLDER
from boltbucket.words.words import words

PLAYED = FOLDER / "rules" / "played"


@dataclass(frozen=True)
class Played:
    """A scenario after it has been played."""

    ships: Mapping[int, str]
    """Seat -> its ship at the beginning, in the notation."""
    starts: Mapping[int, int]
    ends: Mapping[int, int]
    """Seat -> the space of its rocket."""
    events: tuple[Event, ...]


def played_names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in PLAYED.glob("*.txt")))


@cache
def played(name: str) -> Played:
    scenario = read_scenario((PLAYED / f"{name}.txt").read_text("utf-8"))
    plan = read_plan(scenario)
    stage = play_scenario(scenario)
    box = edition(plan.setup["edition"])
    header = f"ship {box.name} {box.levels[plan.level].blueprint.name}"
    return Played(
        {seat: f"{header}\n{line.drawing}\n" for seat, line in plan.ships.items()},
        {seat: at for seat, at in plan.positions.items() if at is not None},
        dict(stage.table.route.positions),
        tuple(stage.told),
    )


def captions(language: str, name: str) -> dict[int, str]:
    """Whose ship it is, and where its rocket stands."""
    spaces = played(name).starts
    return {
        seat: _at(language, seat, spaces[seat]) if seat in spaces else trucker(language, seat)
        for seat in played(name).ships
    }


def story(language: str, name: str) -> list[str]:
    """What happens, line by line; at the end, where the rockets stand if they have moved."""
    found = played(name)
    names = [trucker(language, seat) for seat in range(len(COLOURS))]
    lines = [words(language).event(event, names) for event in found.events]
    if found.ends == found.starts:
        return lines
    places = [_at(language, seat, at) for seat, at in found.ends.items()]
    return [*lines, words(language).say("played-end", places="; ".join(places))]


def trucker(language: str, seat: int) -> str:
    """Whose ships are red, blue, green and yellow is called so."""
    return words(language).say(f"played-{COLOURS[seat]}")


def _at(language: str, seat: int, space: int) -> str:
    return words(language).say("played-at", name=trucker(language, seat), space=str(space))
