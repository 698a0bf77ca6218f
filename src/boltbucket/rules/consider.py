"""What if: what answers would lead to, up to where luck begins.

Nothing but what the seat knows is used, nothing is drawn, no other seat answers. So nothing hidden
can come out, and whatever comes out is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from boltbucket.rules.building.build import Build
from boltbucket.rules.figures import Figures, figures_of
from boltbucket.rules.fits import Fit, best_fit
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import NoChance, Unknown
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import told, value
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Questions, settle
from boltbucket.rules.view import View, placeable

Stop = Literal["asked", "others", "luck", "over"]
"""Why it goes no further: the seat is asked again, others are, luck decides, or it is over."""


@value
class Prospect:
    """What follows for certain."""

    events: tuple[Event, ...]
    stop: Stop
    decision: Decision | None
    """What the seat would be asked next."""
    ship: Ship | None
    """The seat's ship then."""
    position: int | None
    """Where its rocket would stand."""
    place: int | None
    """Its place in the flight, counted from 1."""

    @told
    def figures(self) -> Figures | None:
        """The seat's ship then, in figures."""
        return None if self.ship is None else figures_of(self.ship)

    @told
    def best_fit(self) -> Fit | None:
        """Where the tile in the seat's hand would serve its ship best, while ships are built."""
        if self.ship is None or not isinstance(self.decision, Build):
            return None
        tile = placeable(self.decision.table, self.decision)
        return None if tile is None else best_fit(self.ship, tile)


def consider(view: View, answers: Sequence[Answer]) -> Prospect:
    """What these answers of the viewer would lead to, one after the other; raises Illegal for the
    first that cannot be given."""
    assert view.seat is not None, "a spectator answers nothing"
    play = Play(view.table, NoChance(0))
    agenda = view.agenda
    questions = agenda[0].ask(view.table) if agenda else ()
    taken: list[tuple[Seat, Answer]] = []
    for answer in answers:
        if (view.seat, answer) in taken:
            continue  # it was the only one there was, and has been given
        decision = _own(questions, view.seat)
        if decision is None:
            break
        if not decision.allows(answer):
            raise decision.refusal(answer)
        try:
            head, *rest = agenda
            following = head.take(play, view.seat, answer)
            agenda, questions, taken = settle(play, (*following, *rest))
        except Unknown:
            return _prospect(play, view.seat, None, "luck")
    decision = _own(questions, view.seat)
    stop: Stop = "asked" if decision else "others" if questions else "over"
    return _prospect(play, view.seat, decision, stop)


def _own(questions: Questions, seat: Seat) -> Decision | None:
    return next((each for each in questions if each.seat == seat), None)


def _prospect(play: Play, seat: Seat, decision: Decision | None, stop: Stop) -> Prospect:
    table = play.table
    return Prospect(
        events=tuple(play.events),
        stop=stop,
        decision=decision,
        ship=table.ships.get(seat),
        position=table.route.positions.get(seat),
        place=table.order.index(seat) + 1 if seat in table.order else None,
    )
