"""What is said of a hit is what happens: its line can come up, and each ship meets it as told."""

from __future__ import annotations

from collections.abc import Sequence

from boltbucket.rules.decisions import Defend
from boltbucket.rules.events import (
    Event,
    HitApproached,
    HitBounced,
    HitMissed,
    MeteorShot,
    TileLost,
)
from boltbucket.rules.flying.strike import Fate
from boltbucket.rules.game import Game
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.odds import Odds, odds_when

_MEETINGS: dict[type[Event], Fate] = {
    HitMissed: "missed",
    HitBounced: "bounced",
    MeteorShot: "shot",
    TileLost: "lost",
}


def check_odds(game: Game, events: Sequence[Event]) -> None:
    """For every hit among the events that the last answer led to."""
    for number, event in enumerate(events):
        if isinstance(event, HitApproached):
            odds = odds_when(game.moments[number], event)
            assert tuple(odds) == event.seats, "not everybody it came to is told of"
            for seat in event.seats:
                _check(game, event, odds[seat], seat, events[number + 1 :])


def _check(game: Game, came: HitApproached, odds: Odds, seat: Seat, after: Sequence[Event]) -> None:
    lines = {each.line: each for each in odds.lines}
    assert sum(each.ways for each in odds.lines) == odds.rolls, "not all rolls are counted"
    assert lines[came.line].ways > 0, f"line {came.line} could not come up"
    outlook = lines[came.line].outlook
    fate, cell = _met(game, seat, after)
    told = outlook.cannon if outlook.fate == "shot" else outlook.cell
    assert (outlook.fate, told) == (fate, cell), f"{seat} was told {outlook}, and it was {fate}"


def _met(game: Game, seat: Seat, after: Sequence[Event]) -> tuple[Fate, int | None]:
    """How the ship met the hit, and which of its components did."""
    for event in after:
        if isinstance(event, HitApproached):
            break
        if type(event) in _MEETINGS and getattr(event, "seat", None) == seat:
            return _MEETINGS[type(event)], getattr(event, "cell", None)
    asked = game.pending.get(seat)
    assert isinstance(asked, Defend), f"{seat} has not met what came"
    return "parried", asked.target
