"""The question a seat is asked, in numbers and on squares."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import numpy as np

from boltbucket.learn.actions import PICKS, PLANETS
from boltbucket.learn.fields.field import Field, Moment, one_of
from boltbucket.learn.fields.flight import TITLE_NAMES
from boltbucket.learn.planes import marked
from boltbucket.learn.squares import SIDE
from boltbucket.rules.decisions import Build, Decision, Pick
from boltbucket.rules.flying.yardstick import Yardstick
from boltbucket.rules.schema import described, family
from boltbucket.rules.ship.contents import GOODS, Good
from boltbucket.rules.ship.tile import Side
from boltbucket.rules.variants.missions.library import box_missions
from boltbucket.rules.view import View

_KINDS: Final = tuple(str(kind.__dict__["kind"]) for kind in family(Decision, own=True))
_CELLS: Final = ("target",)
"""Fields of questions that are squares, though their type is a number like others."""


def _question_fields(*types: object) -> tuple[str, ...]:
    """The fields of all questions that have one of these types, by the rules' own description."""
    kinds: tuple[Any, ...] = family(Decision, own=True)
    found = [each for kind in kinds for each in described(kind).fields if each.type in types]
    names = dict.fromkeys(each.name for each in found)
    return tuple(sorted(name for name in names if name not in ("seat", *_CELLS)))


_NUMBERS: Final = _question_fields(int, bool, int | None)
_BLOCKS: Final = _question_fields(tuple[Good, ...])
_MEANS: Final = ("shield", "cannon")
_YARDSTICKS: Final = tuple(each.value for each in Yardstick)
_QUESTION: Final = (
    *_NUMBERS,
    *(f"{name} {good.value}" for name in _BLOCKS for good in GOODS),
    *(f"from {side.name.lower()}" for side in Side),
    *(f"with {name}" for name in _MEANS),
    *(f"by {name}" for name in _YARDSTICKS),
    *(f"planet {n + 1} {good.value}" for n in range(PLANETS) for good in GOODS),
    *(f"fits from {n + 1}" for n in range(PLANETS)),
)


def _kind(moment: Moment) -> Any:
    return one_of(_KINDS, moment.decision.kind) if moment.decision else 0


def _question(moment: Moment) -> Any:
    decision = moment.decision
    if decision is None or isinstance(decision, Build):
        return 0
    said = decision.__dict__
    planets = [_blocks(goods) for goods in said.get("planets", ())]
    fitting = [len(haul.goods) for haul in moment.view.hauls]
    return [
        *(_whole(said.get(name)) for name in _NUMBERS),
        *chain.from_iterable(_blocks(said.get(name)) for name in _BLOCKS),
        *_side(said.get("side")),
        *one_of(_MEANS, said.get("means")),
        *one_of(_YARDSTICKS, said.get("yardstick")),
        *chain.from_iterable(planets),
        *(0 for _ in range((PLANETS - len(planets)) * len(GOODS))),
        *fitting,
        *(0 for _ in range(PLANETS - len(fitting))),
    ]


def _whole(said: object) -> int:
    """A number; nought where the question says none, or has something else by that name."""
    return int(said) if isinstance(said, int) else 0


def _blocks(said: object) -> list[int]:
    """Blocks of goods by colour; none where the question has something else by that name."""
    return [said.count(good) if isinstance(said, tuple) else 0 for good in GOODS]


def _side(side: object) -> list[int]:
    row = [0, 0, 0, 0]
    if isinstance(side, int):
        row[side] = 1
    return row


_SQUARES: Final = (
    "hit",
    "powered",
    "strength with it in half points",
    "piece",
    *(f"fits turned {turn}" for turn in range(4)),
    *(f"fits well turned {turn}" for turn in range(4)),
)


def _question_squares(moment: Moment) -> Any:
    decision = moment.decision
    if decision is None:
        return 0
    if isinstance(decision, Build):
        return _fitting_squares(moment.view)
    said = decision.__dict__
    if not said.keys() & {"target", "powered", "gains", "pieces"}:
        return 0
    plan = moment.view.ship.blueprint
    planes = np.zeros((SIDE, SIDE, len(_SQUARES)), np.uint8)
    planes[..., 0] = marked(plan, [said["target"]] if "target" in said else ())
    planes[..., 1] = marked(plan, said.get("powered", ()))
    planes[..., 2] = marked(plan, dict(said.get("gains", ())))
    pieces = enumerate(said.get("pieces", ()), start=1)
    planes[..., 3] = marked(plan, {cell: number for number, piece in pieces for cell in piece})
    return planes


def _fitting_squares(view: View) -> Any:
    if not view.fits:
        return 0
    plan = view.ship.blueprint
    planes = np.zeros((SIDE, SIDE, len(_SQUARES)), np.uint8)
    for turn in range(4):
        planes[..., 4 + turn] = marked(plan, [f.cell for f in view.fits if f.turn == turn])
        well = [fit.cell for fit in view.fits if fit.turn == turn and not fit.flaws]
        planes[..., 8 + turn] = marked(plan, well)
    return planes


def _picks(moment: Moment) -> Any:
    """What can be picked, by number: titles and missions from 1, seats from the viewer on."""
    row = [0] * PICKS
    if isinstance(moment.decision, Pick):
        for slot, answer in enumerate(moment.decision.options[:PICKS]):
            row[slot] = _named(answer[1], moment)
    return row


def _named(thing: str | int, moment: Moment) -> int:
    if isinstance(thing, int):
        return 1 + (thing - moment.seat) % moment.table.setup.seats
    names = (*TITLE_NAMES, *box_missions(), *moment.table.edition.blueprints)
    return 1 + names.index(thing) if thing in names else 0


def _limits(moment: Moment) -> Any:
    return moment.limits.thoughts, moment.limits.unloads


QUESTION: Final = (
    Field("question", "what kind of question the viewer is asked", _KINDS, _kind, planes=True),
    Field("question_numbers", "what the question says in numbers", _QUESTION, _question),
    Field(
        "question_squares",
        "what the question says about squares of the viewer's ship",
        _SQUARES,
        _question_squares,
        (SIDE, SIDE),
        planes=True,
    ),
    Field(
        "picks",
        "what can be picked: titles, missions and ship plans counted from 1 in this order, players "
        "from the viewer",
        tuple(f"slot {slot}" for slot in range(PICKS)),
        _picks,
    ),
    Field(
        "limits",
        "how often the viewer may still undo something at the yard, and take out a block",
        ("second thoughts", "unloads"),
        _limits,
    ),
)
