"""Views: what a seat may know of a game, and nothing else.

A view holds a table like the game's own, with everything hidden taken out: the faces of tiles that
lie face down, the deck, the piles the seat has not looked at, secret credits. It is the one door:
whatever leaves the rules for bots, pages or other machines is a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Any, Literal

from boltbucket.rules.building.build import VERBS, Build
from boltbucket.rules.building.piles import Piles
from boltbucket.rules.cards.planets import Land
from boltbucket.rules.codec import pack, unpack
from boltbucket.rules.course import AskToFlyAgain, Outcome
from boltbucket.rules.editions.library import edition
from boltbucket.rules.figures import Figures, all_figures
from boltbucket.rules.fits import Fit, best_fit, fits_of
from boltbucket.rules.flying.declaring import Declare, PowerUp
from boltbucket.rules.flying.loading import Haul, LoadGoods, haul, load_plan
from boltbucket.rules.flying.offers import Accept
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.chance import Unknown
from boltbucket.rules.language.decision import Decision
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import UNTOLD, cached, keep, once, replace, told, value
from boltbucket.rules.printed.card import HIDDEN_CARD, Card
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.stakes import Stakes, stakes_of
from boltbucket.rules.table.match import Match
from boltbucket.rules.table.step import Agenda
from boltbucket.rules.table.table import Table
from boltbucket.rules.variant import variant_of
from boltbucket.rules.variants.lessons.lesson import LessonVariant


@value
class View:
    """A game seen from a seat; None is a spectator."""

    seat: Seat | None
    table: Table
    """The table without what is hidden from the seat."""
    decision: Decision | None
    """What this seat is asked now."""
    waiting: tuple[Seat, ...]
    """Everybody who is asked something."""
    agenda: Agenda = field(repr=False, metadata=UNTOLD)
    """What is still to come, as far as the rules have planned it."""
    outcome: Outcome | None

    @property
    def ship(self) -> Ship:
        """The seat's own ship."""
        assert self.seat is not None, "a spectator has no ship"
        return self.table.ship(self.seat)

    @cached
    def seen_piles(self) -> Mapping[int, tuple[Card, ...]]:
        """The cards of the piles this seat has looked at, or is looking at now."""
        return {number: self.table.piles[number] for number in _looked_at(self.table, self.seat)}

    @told
    def phase(self) -> Phase:
        """ "choosing" a mission, "building", "launch", "flight", "between" flights or "over"."""
        return phase_of(self.table, self.agenda)

    @told
    def figures(self) -> Mapping[Seat, Figures]:
        """Every ship in figures; while ships are built, as they would launch now."""
        return _figures(self.table)

    @told
    def fits(self) -> tuple[Fit, ...]:
        """Where the tile in the seat's hand can be placed, and what would be wrong there."""
        tile = placeable(self.table, self.decision)
        return () if tile is None else fits_of(self.ship, tile)

    @cached
    def best_fit(self) -> Fit | None:
        """Where the tile in the seat's hand serves its ship best."""
        tile = placeable(self.table, self.decision)
        return None if tile is None else best_fit(self.ship, tile)

    @told
    def lesson_left(self) -> int:
        """How many tiles of the lesson have not been turned over yet."""
        variant = self.table.variant
        return variant.left(self.table) if isinstance(variant, LessonVariant) else 0

    @told
    def removable(self) -> tuple[Cell, ...]:
        """The seat's tiles that may come off again at no cost, because they make a mistake."""
        if not isinstance(self.decision, Build) or not self.table.level.rebuilding:
            return ()
        offers = VERBS["take_off"].offers(self.table, self.decision.seat)
        return tuple(int(cell) for _, cell in offers if self.decision.allows(("take_off", cell)))

    @told
    def load_plan(self) -> tuple[Answer, ...]:
        """How to load as much of what lies beside the ship as fits, nothing thrown out."""
        if not isinstance(self.decision, LoadGoods):
            return ()
        return load_plan(self.ship, self.decision.beside)

    @told
    def hauls(self) -> tuple[Haul, ...]:
        """What of each planet, or of the offer, would find room, nothing thrown out."""
        decision = self.decision
        if isinstance(decision, Land):
            return tuple(haul(self.table, decision.seat, goods) for goods in decision.planets)
        if isinstance(decision, Accept):
            return (haul(self.table, decision.seat, decision.goods),)
        return ()

    @told
    def stakes(self) -> Stakes | None:
        """What losing with the strength there is would cost whoever declares it."""
        decision, step = self.decision, self.agenda[0] if self.agenda else None
        if not isinstance(decision, PowerUp) or not isinstance(step, Declare):
            return None
        return stakes_of(self.table, step.then, decision.seat, decision.strength)


def placeable(table: Table, decision: Decision | None) -> Tile | None:
    """The tile in the hand of whoever is asked to build, unless a mission keeps it off ships."""
    if not isinstance(decision, Build):
        return None
    tile = table.open_yard.tile_in_hand(decision.seat)
    banned = tile is not None and variant_of(table).build_ban(table, decision.seat, tile)
    return None if banned else tile


Phase = Literal["choosing", "building", "launch", "flight", "between", "over"]


def phase_of(table: Table, agenda: Agenda) -> Phase:
    """What is going on at the table."""
    if not agenda:
        return "over"
    if isinstance(agenda[0], AskToFlyAgain):
        return "between"
    if not table.ships:
        return "choosing"
    if table.yard is not None and not table.yard.over:
        return "building"
    return "flight" if table.route.positions or table.retired else "launch"


@value
class Moment:
    """What lay on the table right after an event, in the places where a view has it."""

    table: Table

    @told
    def figures(self) -> Mapping[Seat, Figures]:
        return _figures(self.table)


def moment_of(table: Table, seat: Seat | None) -> Moment:
    """What this seat may know of a table on which something is still going on."""
    return Moment(_shown(table, seat, over=False))


def view_of(
    table: Table,
    agenda: Agenda,
    pending: Mapping[Seat, Decision],
    outcome: Outcome | None,
    seat: Seat | None,
) -> View:
    waiting = _seats(tuple(pending))
    shown = _shown(table, seat, over=outcome is not None)
    decision = None if seat is None else pending.get(seat)
    if isinstance(decision, Build):
        decision = Build(decision.seat, shown)
    return View(seat, shown, decision, waiting, agenda, outcome)


@cache
def _seats(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Always the same value for the same seats, so that nobody need compare them."""
    return seats


def _shown(table: Table, seat: Seat | None, over: bool) -> Table:
    """What the seat sees besides what everybody does. Where that is nothing, all see one table."""
    public = _public(table)
    own: dict[str, Any] = {}
    if table.level.secret_credits:
        own["credits"] = table.credits if over else _own_credits(table, seat)
    if seat is not None and table.seen.get(seat):
        own["seen"] = {seat: table.seen[seat]}
    if _looked_at(table, seat):
        own["piles"] = _seen_piles(table, seat)
    if not own:
        return public
    shown = replace(public, **own)
    keep(shown, _LIKE, public)
    return shown


_LIKE = "like"
"""Under this name a table has the public one it was made from."""


def _figures(table: Table) -> Mapping[Seat, Figures]:
    """No ship is hidden from anybody: what is counted is counted once for all."""
    return all_figures(table.__dict__.get(_LIKE, table))


@once
def _public(table: Table) -> Table:
    """What everybody sees, whoever they are."""
    return replace(
        table,
        match=_without_hidden(table),
        credits=_NO_CREDITS if table.level.secret_credits else table.credits,
        piles=_hidden_piles(tuple(map(len, table.piles))),
        seen=_NOTHING_SEEN,
        deck=_backs(len(table.deck)),
        yard=None if table.yard is None else table.yard.public,
    )


# What is hidden

_NOTHING_SEEN: Mapping[Seat, tuple[int, ...]] = {}
_NO_CREDITS: Mapping[Seat, int] = {}


@cache
def _backs(cards: int) -> tuple[Card, ...]:
    return (HIDDEN_CARD,) * cards


@cache
def _hidden_piles(sizes: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(_backs, sizes))


def _without_hidden(table: Table) -> Match:
    """The match without the cards that lie hidden on this flight, or were never turned up."""
    known, piles = _known_matches(table.match), table.piles
    if id(piles) not in known:
        dealt = {card.id for pile in piles for card in pile}
        used = table.match.used & table.match.turned_up.difference(dealt)
        known[id(piles)] = (piles, replace(table.match, used=used))
    return known[id(piles)][1]


@once
def _known_matches(_: Match) -> dict[int, tuple[Piles, Match]]:
    """By the piles that lay there, which are kept along: nothing else may get their identity."""
    return {}


def _own_credits(table: Table, seat: Seat | None) -> Mapping[Seat, int]:
    """The purses the seat knows where credits are secret; the same value until money moves."""
    known, credits = _known_purses(table.match), table.credits
    if (id(credits), seat) not in known:
        own = table.partners(seat) if seat is not None and seat in table.seats else ()
        purses = KnownPurses({each: credits[each] for each in own})
        known[id(credits), seat] = (credits, purses)
    return known[id(credits), seat][1]


@once
def _known_purses(
    _: Match,
) -> dict[tuple[int, Seat | None], tuple[Mapping[Seat, int], KnownPurses]]:
    """By all purses, which are kept along: nothing else may get their identity."""
    return {}


class KnownPurses(dict[Seat, int]):
    """The purses a seat knows. To reckon with another one is to reckon with the unknown."""

    def __missing__(self, seat: Seat) -> int:
        raise Unknown


def _looked_at(table: Table, seat: Seat | None) -> tuple[int, ...]:
    """The piles the seat has looked at; spectators and the clock have seen none."""
    if seat is None or seat not in table.seats:
        return ()
    return table.seen.get(seat, ()) if table.yard is None else table.yard.builders[seat].seen


def _seen_piles(table: Table, seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
    seen = _looked_at(table, seat)
    return tuple(
        pile if number in seen else _backs(len(pile)) for number, pile in enumerate(table.piles)
    )


# For other processes and machines


def packed_view(view: View) -> dict[str, Any]:
    """A view as plain data; `unpacked_view` gives an equal one."""
    box, rules = view.table.edition, view.table.match.rules
    # What is asked follows from the agenda, and a question of the yard holds the table again.
    packed = pack(replace(view, decision=None), box)
    return {"edition": box.name, "rules": rules, "view": packed}


def unpacked_view(data: dict[str, Any]) -> View:
    """The view of `packed_view`; raises Illegal if it is none."""
    view: View = unpack(data["view"], edition(data["edition"], data["rules"]))
    return replace(view, decision=asked(view.agenda, view.table, view.seat))


def asked(agenda: Agenda, table: Table, seat: Seat | None) -> Decision | None:
    """What the seat is asked while this is what is to come."""
    questions = agenda[0].ask(table) if agenda else ()
    return next((each for each in questions if each.seat == seat), None)
