"""Whether the missions of a set-up can be played."""

from __future__ import annotations

from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.mission import Mission


def check_missions(setup: Setup) -> None:
    """Raises Illegal for missions, levels and options that do not go together."""
    if setup.missions and setup.format is Format.TREK:
        raise Illegal("setup_missions_trek")
    if setup.missions and len(setup.missions) != len(setup.flights):
        missions, flights = len(setup.missions), len(setup.flights)
        raise Illegal("setup_missions", missions=missions, flights=flights)
    chosen = [library.mission(name) for name in setup.missions]
    for mission, level in zip(chosen, setup.flights, strict=False):
        _check_mission(setup, mission, level)
    if setup.format is Format.MISSIONS and not setup.missions:
        _check_levels(setup)
    _check_options(setup, chosen)


def _check_mission(setup: Setup, mission: Mission, level: str) -> None:
    problem = mission.problem_with(edition(setup.edition).levels[level], setup.seats)
    if problem is not None:
        raise Illegal(problem, mission=mission.name, level=level, seats=setup.seats)


def _check_levels(setup: Setup) -> None:
    """Every flight has missions to choose from."""
    missions = library.box_missions().values()
    for name in setup.flights:
        level = edition(setup.edition).levels[name]
        if all(mission.problem_with(level, setup.seats) for mission in missions):
            raise Illegal("setup_missions_level", level=name)


def _check_options(setup: Setup, chosen: list[Mission]) -> None:
    if setup.format is Format.MISSIONS and not setup.missions:
        chosen = list(library.box_missions().values())
    known = sorted({option for mission in chosen for option in mission.options})
    for option in setup.options:
        if option not in known:
            raise Illegal("setup_option", option=option, known=", ".join(known), count=len(known))
