"""Stakes: what it costs a ship to declare too little, as far as no luck is in it."""

from __future__ import annotations

from boltbucket.rules.flying.declaring import Awaiting
from boltbucket.rules.flying.giving_up import GaveUp, MustGiveUp
from boltbucket.rules.flying.strike import Strike
from boltbucket.rules.language.chance import NoChance
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.rules.table.events import BatteryLost, CrewLost, GoodLost, RocketMoved
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.step import Agenda, settle
from boltbucket.rules.table.table import Table


@value
class Stakes:
    """What is lost for certain, and how many shots are fired at the ship."""

    crew: int
    goods: int
    batteries: int
    """Those that go where goods are lacking."""
    days: int
    shots: int
    out: bool
    """Whether its flight ends with the card, before any shot is rolled for."""


def stakes_of(table: Table, then: Awaiting, seat: Seat, strength: int) -> Stakes | None:
    """What losing with this strength costs; None for who cannot lose any more."""
    play = Play(table, NoChance(0))
    agenda = then.defeat(play, seat, strength)
    if agenda is None:
        return None
    shots = sum(isinstance(step, Strike) for step in agenda)
    _suffer(play, tuple(step for step in agenda if not isinstance(step, Strike)))
    _suffer(play, (MustGiveUp(),))
    told = [event for event in play.events if getattr(event, "seat", None) == seat]
    days = [-event.days for event in told if isinstance(event, RocketMoved) and event.days < 0]
    return Stakes(
        crew=_count(told, CrewLost),
        goods=_count(told, GoodLost),
        batteries=_count(told, BatteryLost),
        days=sum(days),
        shots=shots,
        out=bool(_count(told, GaveUp)),
    )


def _suffer(play: Play, agenda: Agenda) -> None:
    """Whoever and whatever is given up, it is as much: the first that is offered will do."""
    while agenda:
        agenda, questions, _ = settle(play, agenda)
        if questions:
            following = agenda[0].take(play, questions[0].seat, questions[0].options[0])
            agenda = following + agenda[1:]


def _count(events: list[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)
