"""Nothing a lesson says is ever false: whenever a step shows, what it claims holds in the rules.

Lessons are data, so their conditions are read here as the page reads them, from views of whole
games by players who do anything. What each step claims about the flight stands here in Python.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boltbucket.bots.bot import Player, Strength
from boltbucket.bots.cast import make_bot
from boltbucket.rules.game import Game
from boltbucket.rules.setup import Format, Setup
from boltbucket.rules.ship.tile import CANNONS, ENGINES, Kind
from boltbucket.rules.variants.lessons.lesson import lesson_setup
from boltbucket.rules.variants.missions.variant import MissionVariant
from boltbucket.rules.view import View

LESSONS = Path(__file__).parents[2] / "client" / "src" / "lessons"
CLOCK = -1
MOST_ANSWERS = 3000


@cache
def steps() -> tuple[dict[str, Any], ...]:
    """Every step, with the conditions of its lesson."""
    files = [json.loads(file.read_text("utf-8")) for file in sorted(LESSONS.glob("*.json"))]
    return tuple(
        {**step, "when": {**lesson["given"], **step["when"]}}
        for lesson in files
        for step in lesson["steps"]
    )


def facts(view: View, over: str) -> dict[str, Any]:
    """What the page makes of a view (`headless/lesson-facts.ts`)."""
    table, level, yard = view.table, view.table.level, view.table.yard
    seat = view.seat
    assert seat is not None
    builder = yard.builders[seat] if yard else None
    glass = yard.hourglass if yard else None
    figures = view.figures.get(seat)
    hand = yard.tile_in_hand(seat) if yard else None
    return {
        "phase": view.phase,
        "level": level.name,
        "asked": view.decision.kind if view.decision else "",
        "card": table.card.kind if table.card else "",
        "over": over,
        "in_mission": isinstance(table.variant, MissionVariant),
        "trek": table.setup.format is Format.TREK,
        "arranged": bool(table.setup.lesson),
        "left": view.lesson_left,
        "learning": level.learning_cards_only,
        "giving_up": level.giving_up,
        "aliens": level.aliens,
        "free_repairs": level.free_repairs,
        "rebuilding": level.rebuilding,
        "start_choice": bool(yard and yard.terms.start_choice),
        "hourglass": glass is not None,
        "sand_runs": bool(glass and glass.running),
        "last_run": bool(glass and glass.on_last),
        "can_turn": bool(glass and glass.can_turn),
        "reserve": yard.terms.reserve[seat] if yard else 0,
        "piles": yard.terms.open_piles if yard else 0,
        "building": bool(
            view.phase == "building" and builder and builder.place is None and not builder.stopped
        ),
        "placed": builder.placed if builder else 0,
        "can_pick_up": bool(builder and builder.can_pick_up),
        "holding": hand is not None,
        "hand": hand.kind.value if hand else "",
        "fits": view.best_fit is not None,
        "flaws": len(figures.flaws) if figures else 0,
        "engines": figures.engines[1] / 2 if figures else 0,
        "flying": len(table.order),
    }


def holds(when: Mapping[str, Any], known: Mapping[str, Any]) -> bool:
    return all(_is_wanted(known[name], wanted) for name, wanted in when.items())


def _is_wanted(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return found in wanted
    if isinstance(wanted, dict):
        return bool(wanted.get("least", found) <= found <= wanted.get("most", found))
    return bool(found == wanted)


# What is claimed

Claim = Callable[[View], bool]


def _ship(view: View) -> Any:
    return view.table.ships[view.seat or 0]


def _hand(view: View) -> Any:
    return view.table.open_yard.tile_in_hand(view.seat or 0)


def _kind(*kinds: Kind) -> Claim:
    return lambda view: _hand(view).kind in kinds


def _no_engine_moves(view: View) -> bool:
    return view.figures[view.seat or 0].engines == (0, 0) and not view.table.level.giving_up


def _places_in_order(view: View) -> bool:
    return view.table.open_yard.offered_places == view.table.open_yard.free_places[:1]


def _mistake(view: View) -> bool:
    return bool(view.figures[view.seat or 0].flaws)


def _glass(view: View) -> Any:
    return view.table.open_yard.hourglass


CLAIMS: dict[str, Claim] = {
    "welcome": lambda view: view.table.open_yard.hourglass is None and not _hand(view),
    "take": lambda view: bool(view.table.open_yard.heap.face_down) and not _hand(view),
    "next-tile": lambda view: view.lesson_left > 0 and _hand(view) is None,
    "place": lambda view: bool(view.best_fit and not view.best_fit.flaws),
    "give-back": lambda view: not any(not fit.flaws for fit in view.fits),
    "single-engine": _kind(*ENGINES - {Kind.DOUBLE_ENGINE}),
    "double-engine": _kind(Kind.DOUBLE_ENGINE),
    "single-cannon": _kind(*CANNONS - {Kind.DOUBLE_CANNON}),
    "no-aliens": lambda view: not view.table.level.aliens and _hand(view).kind.value[:4] == "life",
    "mistake-last": lambda view: (
        _mistake(view) and view.table.open_yard.builders[view.seat or 0].can_pick_up
    ),
    "mistake-later": lambda view: _mistake(view) and view.table.level.free_repairs,
    "mistake-tap": lambda view: _mistake(view) and view.table.level.rebuilding,
    "repair": lambda view: view.table.level.free_repairs,
    "no-engine": _no_engine_moves,
    "finish": lambda view: view.lesson_left == 0 and _places_in_order(view),
    "finish-soon": _places_in_order,
    "before-combat-zone": lambda view: len(view.table.order) > 1,
    "hourglass": lambda view: _glass(view).running and not _glass(view).on_last,
    "hourglass-turn": lambda view: _glass(view).can_turn and not _glass(view).running,
    "hourglass-last": lambda view: _glass(view).running and _glass(view).ran_out().done,
    "reserve": lambda view: view.table.open_yard.terms.reserve[view.seat or 0] > 0,
    "piles": lambda view: view.table.open_yard.terms.open_piles * 2 > len(view.table.piles),
    "start-places": lambda view: (
        view.table.open_yard.offered_places == view.table.open_yard.free_places
    ),
    "life-support": lambda view: view.table.level.aliens,
    "board-alien": lambda view: _ship(view).quirks.alien_bonus == 2,
    "fly-on": lambda view: view.table.level.giving_up,
    "mission": lambda view: isinstance(view.table.variant, MissionVariant),
    "payload": lambda view: _hand(view).is_payload,
}
"""What must be so while a step shows, beyond its being about the card or question at hand."""


def test_every_claim_is_about_a_step_that_exists():
    assert set(CLAIMS) <= {step["id"] for step in steps()}


# Whole games


def contrary(view: View, chance: Random) -> tuple[Any, ...]:
    """Something nobody would suggest: tiles where they do not fit, offers refused, early ends."""
    assert view.decision is not None
    flawed = [fit for fit in view.fits if fit.flaws]
    if flawed and chance.random() < 0.6:
        fit = chance.choice(flawed)
        return ("place", fit.cell, fit.turn)
    options = list(view.decision.options)
    ends = [each for each in options if each[0] in ("finish", "flip")]
    if ends and chance.random() < 0.03:
        return ends[-1]
    rest = [each for each in options if each[0] != "finish"] or options
    return chance.choice(rest)


def seen(setup: Setup, seed: int) -> Counter[str]:
    """Which steps come up in a game, each claim checked whenever it does."""
    game, chance, shown = Game.new(setup, seed), Random(seed), Counter[str]()
    bots = {seat: make_bot(Player("careful", Strength.BEGINNER), seat) for seat in range(1, 5)}
    for _ in range(MOST_ANSWERS):
        if not game.pending:
            break
        check(game.view(0), shown)
        seat = chance.choice([each for each in game.pending if each != CLOCK] or [CLOCK])
        if CLOCK in game.pending and chance.random() < 0.01:
            seat = CLOCK
        game.submit(seat, _answer(game, seat, bots, chance))
    return shown


def _answer(game: Game, seat: int, bots: Mapping[int, Any], chance: Random) -> Any:
    if seat == CLOCK:
        return chance.choice(list(game.pending[seat].options))
    view = game.view(seat)
    return bots[seat].decide(view, game.pending[seat]) if seat else contrary(view, chance)


def check(view: View, shown: Counter[str]) -> None:
    known = facts(view, over="")
    for step in steps():
        if holds(step["when"], known):
            shown[step["id"]] += 1
            claim = CLAIMS.get(step["id"])
            assert claim is None or claim(view), step["id"]


GAMES: dict[str, tuple[Setup, set[str]]] = {
    "lesson": (lesson_setup("first_flight"), {"welcome", "mistake-later", "mistake-last", "place"}),
    "learning": (Setup("2021", 3, ("L",)), {"welcome", "connectors", "no-aliens"}),
    "lesson_2007": (lesson_setup("first_flight_2007"), {"welcome", "mistake-tap", "place"}),
    "first_2007": (Setup("2007", 3, ("first",)), {"welcome", "mistake-tap"}),
    "level_one_2007": (Setup("2007", 3, ("I",)), {"hourglass", "reserve", "piles"}),
    "level_two_2007": (Setup("2007", 3, ("II",)), {"hourglass", "reserve", "fly-on"}),
    "level_one": (Setup("2021", 3, ("I",)), {"hourglass", "reserve", "piles"}),
    "level_two": (Setup("2021", 3, ("II",)), {"hourglass", "reserve", "piles", "life-support"}),
    "trek": (Setup("2021", 3, ("I", "II", "III"), format=Format.TREK), {"titles"}),
    "missions": (Setup("2007", 3, ("I",), missions=("the_bet",)), {"mission"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_said_is_so_however_somebody_plays(name):
    setup, expected = GAMES[name]
    shown = sum((seen(setup, seed) for seed in (3, 4)), Counter[str]())

    assert expected <= set(shown)


@pytest.mark.parametrize("name", ["lesson", "lesson_2007", "learning", "first_2007"])
def test_a_first_flight_is_told_nothing_of_what_it_does_not_have(name):
    setup, _ = GAMES[name]
    shown = seen(setup, 5)
    foreign = {"hourglass", "reserve", "piles", "start-places", "life-support", "fly-on", "titles"}

    assert not foreign & set(shown)
