"""Why bots do what they do: what an answer adds to the worth of the ship, by its parts; and in
flight, what each answer leads to."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean
from typing import NamedTuple

from boltbucket.bots.ace import Ace
from boltbucket.bots.master import Master, MasterAtWork
from boltbucket.rules.decisions import Build, Decision, FlyOn
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.view import View

NOTABLE = 0.05
MOST = 4


class Reason(NamedTuple):
    """A part of the worth of a ship, and what changes there, in credits."""

    part: str
    credits: float


def reasons(master: Master, view: View, decision: Build, answer: Answer) -> list[Reason]:
    """What speaks for the answer, and what against it; the weightiest first."""
    work = MasterAtWork(master, view, decision)
    if answer[0] == "place":
        tile = work.yard.tile_in_hand(decision.seat)
        assert tile is not None
        return placing_reasons(work, tile, int(answer[1]), int(answer[2]))
    if answer[0] == "take":
        tile = work.yard.heap.tiles[int(answer[1])]
        place = work.slipway.best_place(tile) if tile is not None else None
        if tile is not None and place is not None:
            return placing_reasons(work, tile, place.cell, place.turn)
    if answer[0] == "finish":
        return _weightiest({"first": work.first_now, "tiles": _missed(work)})
    return []


class Consequence(NamedTuple):
    """An answer, and with how many credits flights that begin with it end on average."""

    answer: Answer
    credits: float


def consequences(ace: Ace, view: View, decision: Decision) -> list[Consequence]:
    """What the answers worth a thought lead to, the best first; none where only one is.

    All of them are played on in the same imagined flights. Why it flies on, or gives up, an ace
    says even where it is beyond doubt.
    """
    doubtless = isinstance(decision, FlyOn)
    answers = decision.options if doubtless else ace.worth_a_thought(view, decision)
    if len(answers) < 2:
        return []
    rounds = replace(ace.ahead, win=0.0).weighed(view, decision, answers)
    found = [Consequence(each, fmean(flight[each] for flight in rounds)) for each in answers]
    return sorted(found, key=lambda each: -each.credits)


def placing_reasons(work: MasterAtWork, tile: Tile, cell: Cell, turn: int) -> list[Reason]:
    """What a tile changes on a square."""
    return _weightiest(work.slipway.gain_by_parts(tile, cell, turn))


def _missed(work: MasterAtWork) -> float:
    """What the tiles that could still come would have brought."""
    slipway = work.slipway
    return slipway.after(0) - slipway.after(min(slipway.reach, slipway.time_for))


def _weightiest(found: dict[str, float]) -> list[Reason]:
    notable = [Reason(part, worth) for part, worth in found.items() if abs(worth) >= NOTABLE]
    return sorted(notable, key=lambda reason: -abs(reason.credits))[:MOST]
