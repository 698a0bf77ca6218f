"""Views: what a seat may know of a game, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeGuard

from boltbucket.rules.cards.card import Card
from boltbucket.rules.editions.edition import Edition, Level
from boltbucket.rules.flight.agenda import Agenda
from boltbucket.rules.flight.charter import Charter
from boltbucket.rules.flight.decisions import Decision, Seat
from boltbucket.rules.flight.flight import Flight, LostTile
from boltbucket.rules.flight.route import Route
from boltbucket.rules.setup import Setup
from boltbucket.rules.ship.contents import Good
from boltbucket.rules.ship.ship import Ship
from boltbucket.rules.ship.tile import PAYLOADS, Connector, Kind, Tile
from boltbucket.rules.value import replace
from boltbucket.rules.yard.building import Build
from boltbucket.rules.yard.heap import DOWN, Handle, Heap
from boltbucket.rules.yard.yard import Yard

if TYPE_CHECKING:
    from boltbucket.rules.game import Game
    from boltbucket.rules.match import Match, Outcome


@dataclass(frozen=True)
class View:
    """A game seen from a seat; None is a spectator.

    The yard's heap holds no tile that lies face down, the deck is only counted, and secret
    credits are None.
    """

    seat: Seat | None
    setup: Setup
    edition: Edition
    level: Level
    charter: Charter
    match: Match
    pending: Mapping[Seat, Decision]
    """The seat's own decision, if it has one."""
    waiting: tuple[Seat, ...]
    """Everybody who is asked something."""
    ships: Mapping[Seat, Ship]
    lost: Mapping[Seat, tuple[LostTile, ...]]
    credits: Mapping[Seat, int | None]
    route: Route
    retired: Mapping[Seat, str]
    doomed: Mapping[Seat, str]
    bank: Mapping[Good, int]
    pile_sizes: tuple[int, ...]
    seen_piles: Mapping[int, tuple[Card, ...]]
    """The cards of the piles this seat has looked at."""
    revealed: tuple[str, ...]
    """The ids of the cards turned up on this flight, the current one last."""
    cards_left: int
    card: Card | None
    yard: Yard | None
    agenda: Agenda
    """What is still to come, as far as the rules have planned it."""
    outcome: Outcome | None

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now."""
        return None if self.seat is None else self.pending.get(self.seat)

    @property
    def ship(self) -> Ship:
        """The seat's own ship."""
        assert self.seat is not None, "a spectator has no ship"
        return self.ships[self.seat]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who is flying, the leader first."""
        return self.route.order

    @cached_property
    def phase(self) -> str:
        """ "choosing" a mission, "building", "launch", "flight" or "over"."""
        if self.outcome is not None:
            return "over"
        if not self.ships:
            return "choosing"
        if self.yard is not None and not self.yard.over:
            return "building"
        return "flight" if self.route.positions or self.retired else "launch"

    @property
    def shown_tiles(self) -> Mapping[Handle, Tile]:
        """All tiles of the heap whose face can be seen, wherever they are."""
        if self.yard is None:
            return {}
        lies = self.yard.heap.lies
        return {h: tile for h, tile in enumerate(self.yard.heap.tiles) if lies[h] != DOWN}


def view_of(game: Game, seat: Seat | None) -> View:
    flight = game.flight
    pending = game.pending
    yard = None if flight.yard is None else _without_faces(flight.yard)
    return View(
        seat=seat,
        setup=flight.setup,
        edition=flight.edition,
        level=flight.level,
        charter=flight.charter,
        match=_without_hidden(flight),
        pending=_own_decision(pending, seat, yard),
        waiting=tuple(pending),
        ships=flight.ships,
        lost=flight.lost.copy(),
        credits=_credits(flight, seat, over=not pending),
        route=flight.route,
        retired=flight.retired.copy(),
        doomed=flight.doomed.copy(),
        bank=flight.bank,
        pile_sizes=tuple([len(pile) for pile in flight.piles]),
        seen_piles=_seen_piles(flight, seat),
        revealed=flight.revealed,
        cards_left=len(flight.deck),
        card=flight.card,
        yard=yard,
        agenda=game.agenda,
        outcome=game.outcome,
    )


def _own_decision(
    pending: Mapping[Seat, Decision], seat: Seat | None, yard: Yard | None
) -> dict[Seat, Decision]:
    """The seat's own decision; it must not bring along what the yard hides."""
    if seat is None or seat not in pending:
        return {}
    decision = pending[seat]
    if isinstance(decision, Build):
        assert yard is not None
        decision = decision.shown_on(yard)
    return {seat: decision}


def _without_hidden(flight: Flight) -> Match:
    """The match without the cards that lie hidden on this flight, or were never turned up."""
    seen = flight.match.turned_up.difference(_dealt(flight))
    return replace(flight.match, used=flight.match.used & seen)


def _dealt(flight: Flight) -> set[str]:
    return {card.id for pile in flight.piles for card in pile}


def _credits(flight: Flight, seat: Seat | None, over: bool) -> dict[Seat, int | None]:
    if over or not flight.level.secret_credits:
        return dict(flight.credits)
    own = flight.partners(seat) if _is_player(seat, flight) else ()
    return {other: purse if other in own else None for other, purse in flight.credits.items()}


def _is_player(seat: Seat | None, flight: Flight) -> TypeGuard[Seat]:
    """Spectators and the clock have no cards and no purse of their own."""
    return seat in flight.seats


def _seen_piles(flight: Flight, seat: Seat | None) -> dict[int, tuple[Card, ...]]:
    """What the seat has looked at, or is looking at now."""
    if not _is_player(seat, flight):
        return {}
    yard = flight.yard
    seen = flight.seen.get(seat, ()) if yard is None else yard.builders[seat].seen
    return {pile: flight.piles[pile] for pile in seen}


BACK = Tile("", Kind.STRUCTURAL, (Connector.SMOOTH,) * 4)
"""What is to be seen of a tile that lies face down."""
PAYLOAD_BACK = Tile("", Kind.FRAGILE, (Connector.SMOOTH,) * 4)
"""The back of payload is another one, whatever kind it is."""


def _without_faces(yard: Yard) -> Yard:
    """The yard as everybody sees it: no face of a tile that lies face down."""
    heap = yard.heap
    tiles = tuple(
        [
            _back(tile) if letter == DOWN else tile
            for tile, letter in zip(heap.tiles, heap.lies, strict=True)
        ]
    )
    return replace(yard, heap=Heap(tiles, heap.lies))


def _back(tile: Tile) -> Tile:
    return PAYLOAD_BACK if tile.kind in PAYLOADS else BACK
