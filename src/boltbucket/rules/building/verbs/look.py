"""Look at a pile of cards, ("look", pile), and put it back, ("put_back",)."""

from __future__ import annotations

from collections.abc import Iterator

from boltbucket.rules.building.turns import use_turn
from boltbucket.rules.building.verbs.verb import Verb
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Unknown
from boltbucket.rules.language.event import Event
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.rules.printed.card import Card
from boltbucket.rules.table.play import Play
from boltbucket.rules.table.table import Table


class Look(Verb):
    """One pile at a time, in one pair of hands, by who has built something."""

    name = "look"
    objects = 1

    def offers(self, table: Table, seat: Seat) -> Iterator[Answer]:
        yield from (("look", pile) for pile in range(table.open_yard.terms.open_piles))

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        (pile,) = objects
        yard = table.open_yard
        if not yard.terms.open_piles:
            return Illegal("no_peeking")
        if not 0 <= pile < yard.terms.open_piles:
            return Illegal("pile_closed", pile=pile)
        if yard.builders[seat].hand is not None:
            return Illegal("hand_full")
        if not yard.builders[seat].placed:
            return Illegal("build_first")
        holder = yard.pile_holder(pile)
        return None if holder is None else Illegal("pile_in_use", by=holder)

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        (pile,) = objects
        yard, cards = play.table.open_yard, play.table.piles[pile]
        if any(card.hidden for card in cards):
            raise Unknown
        looking = yard.with_builder(
            seat, yard.builders[seat].looking(pile, yard.terms.looking_settles)
        )
        play.table = replace(play.table, yard=looking)
        play.tell(PileLookedAt(seat, pile, cards))
        use_turn(play)


class PutBack(Verb):
    name = "put_back"

    def refusal(self, table: Table, seat: Seat, *objects: int) -> Illegal | None:
        return Illegal("no_pile") if table.open_yard.builders[seat].pile is None else None

    def act(self, play: Play, seat: Seat, *objects: int) -> None:
        put_pile_back(play, seat)


def put_pile_back(play: Play, seat: Seat) -> None:
    """The pile the seat is looking at, if there is one, lies where it was."""
    yard = play.table.open_yard
    builder = yard.builders[seat]
    if builder.pile is not None:
        play.table = replace(play.table, yard=yard.with_builder(seat, builder.putting_back()))
        play.tell(PilePutBack(seat, builder.pile))


@value
class PileLookedAt(Event):
    topic = "piles"
    seat: Seat
    pile: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else PileLookedAt(self.seat, self.pile, ())


@value
class PilePutBack(Event):
    topic = "piles"
    seat: Seat
    pile: int
