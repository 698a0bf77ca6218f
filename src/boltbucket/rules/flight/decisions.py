"""Decisions: what a seat is asked, and every answer it may give.

An answer is a verb with its objects, such as ("battery", 708): plain words and numbers, so that
records, screens, bots and learners share one small vocabulary.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Final, TypeGuard

from boltbucket.rules.illegal import Illegal
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.contents import Figure, Good
from boltbucket.rules.ship.flaws import Flaw
from boltbucket.rules.value import value

Seat = int
"""A player by place at the table, counted from 0."""
CLOCK: Final = -1
"""Whoever owns the timer answers for this seat."""

Answer = tuple[str | int, ...]
Words = tuple[Any, ...]
"""An answer known to be made of what its verb asks for."""

_PLAIN: Final = frozenset({str, int})


def is_plain(answer: object) -> TypeGuard[Answer]:
    """Whether this is made of words and whole numbers: True and 1.0 would pass for 1 and then
    stand in the record."""
    return type(answer) is tuple and _PLAIN.issuperset(map(type, answer))


DONE: Final[Answer] = ("done",)
PASS: Final[Answer] = ("pass",)
YES: Final[Answer] = ("yes",)
NO: Final[Answer] = ("no",)


@value
class Decision:
    """A question to one seat."""

    kind: ClassVar[str]
    topic: ClassVar[str]
    """The rule behind it."""

    seat: Seat
    options: tuple[Answer, ...]

    def allows(self, answer: Answer) -> bool:
        return is_plain(answer) and answer in self.options

    @property
    def forced(self) -> Answer | None:
        """The only answer there is; the engine gives it by itself."""
        return self.options[0] if len(self.options) == 1 else None

    def refusal(self, answer: Answer) -> Illegal:
        """Why an answer that is not allowed is refused."""
        return Illegal("not_offered", answer=answer, kind=self.kind)


@value
class Repair(Decision):
    """Remove a tile of a ship that has mistakes: ("remove", cell)."""

    kind = "repair"
    topic = "mistakes"
    flaws: tuple[Flaw, ...] = ()


@value
class PickPiece(Decision):
    """The ship has broken: ("piece", first cell of the piece that flies on)."""

    kind = "pick_piece"
    topic = "losing_components"
    pieces: tuple[tuple[Cell, ...], ...] = ()


@value
class BoardAlien(Decision):
    """Let an alien move in: ("alien", cell, figure), or ("done",) for humans in the rest."""

    kind = "board_alien"
    topic = "crew"


@value
class PowerUp(Decision):
    """Power a double component for this declaration: ("power", cell), or ("done",)."""

    kind = "power_up"
    topic = "strength"
    yardstick: str = ""
    strength: int = 0
    """Half points if the seat stops here."""
    against: int | None = None
    """Half points to beat or match, if there are any."""
    powered: tuple[Cell, ...] = ()
    gains: tuple[tuple[Cell, int], ...] = ()
    """What the strength would be, in half points, with one more component powered."""


@value
class PickBattery(Decision):
    """Take one battery token: ("battery", cell)."""

    kind = "pick_battery"
    topic = "batteries"
    purpose: str = ""


@value
class Defend(Decision):
    """Spend a battery to stop a hit, ("battery", cell), or ("pass",) and lose the tile."""

    kind = "defend"
    topic = "hits"
    means: str = ""
    """"shield" or "cannon"."""
    target: Cell = 0
    heavy: bool = False
    side: int = 0


@value
class PickCrew(Decision):
    """Give up one crew member: ("crew", cell)."""

    kind = "pick_crew"
    topic = "losing_crew"
    amount: int = 0
    """How many are still to go, this one included."""


@value
class PickGood(Decision):
    """Give up one block of the most valuable colour: ("good", cell)."""

    kind = "pick_good"
    topic = "losing_goods"
    good: Good = Good.RED
    amount: int = 0


@value
class LoadGoods(Decision):
    """Load, take out again, finish: ("load", good, cell), ("unload", good, cell), ("done",).

    What is beside the ship when the seat is done goes to the bank.
    """

    kind = "load_goods"
    topic = "goods"
    beside: tuple[Good, ...] = ()


@value
class Land(Decision):
    """Choose a planet: ("planet", number from 0), or ("pass",)."""

    kind = "land"
    topic = "planets"
    days: int = 0
    planets: tuple[tuple[Good, ...], ...] = ()


@value
class Accept(Decision):
    """Take an offer or leave it: ("yes",) or ("no",)."""

    kind = "accept"
    topic = "rewards"
    offer: str = ""
    """The card kind that offers it."""
    days: int = 0
    crew: int = 0
    credits: int = 0
    goods: tuple[Good, ...] = ()


@value
class FlyOn(Decision):
    """Between two cards: ("fly_on",) or ("give_up",)."""

    kind = "fly_on"
    topic = "giving_up"
    cards_left: int = 0


@value
class Pick(Decision):
    """Choose one of several named things: ("pick", name). Titles, missions and the like."""

    kind = "pick"
    topic = "rules"
    what: str = ""
    params: tuple[tuple[str, str | int], ...] = field(default=())


@value
class Discard(Decision):
    """Choose a component that comes off: ("discard", cell), or ("pass",) where that is offered."""

    kind = "discard"
    topic = "losing_components"
    purpose: str = ""
    """What for: the kind of card, or the mission's rule."""
    amount: int = 0
    """How many are still to go, this one included."""


@value
class Escape(Decision):
    """Pull away from a black hole: ("power", cell) an engine, or ("discard", cell) a component.

    It is over as soon as the strength that is left and the components given up are enough.
    """

    kind = "escape"
    topic = "black_hole"
    strength: int = 0
    """Half points, with what is powered so far."""
    against: int = 0
    owed: int = 0
    """How many components must still go if nothing more is powered."""
    powered: tuple[Cell, ...] = ()
    gains: tuple[tuple[Cell, int], ...] = ()
    """What the strength would be, in half points, with one more engine powered."""


def alien_answer(cell: Cell, figure: Figure) -> Answer:
    return ("alien", cell, figure.value)
