"""What builders and the clock do: every act changes the yard and tells of it.

Taking, placing and returning are most of a game: they write down their events themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boltbucket.rules.flight.decisions import Seat, Words
from boltbucket.rules.flight.events import (
    BuildingFinished,
    BuildingStopped,
    HourglassFlipped,
    HourglassStarted,
    PileLookedAt,
    PilePutBack,
    ReservedTileFetched,
    SandRanOut,
    TilePickedUp,
    TilePlaced,
    TileReserved,
    TileReturned,
    TileTaken,
    TurnPassed,
    WaitEnded,
)
from boltbucket.rules.setup import Teams
from boltbucket.rules.ship.blueprint import Cell
from boltbucket.rules.yard.heap import DOWN, Handle
from boltbucket.rules.yard.teams import swap_all_partners
from boltbucket.rules.yard.yard import Yard

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

Act = Callable[["Flight", Yard, Seat, Words], None]
ClockAct = Callable[["Flight", Yard, Words], None]


def yard_of(flight: Flight) -> Yard:
    assert flight.yard is not None, "ships are not being built"
    return flight.yard


def _take(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    handle: Handle = answer[1]
    heap = yard.heap
    builder = yard.builders[seat].taking(handle)
    flight.yard = yard.with_hands(seat, builder, heap.taken(handle, seat))
    face_down = heap.lies[handle] == DOWN
    flight.events.append(TileTaken(seat, handle, heap.tiles[handle], face_down))
    if yard.turn is not None:
        _use_turn(flight)


def _place(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    cell: Cell = answer[1]
    turn: int = answer[2]
    builder = yard.builders[seat]
    assert builder.hand is not None
    heap = yard.heap
    tile = heap.tiles[builder.hand].turns[turn]
    flight.yard = yard.with_hands(seat, builder.placing(cell), heap)
    flight.refit(seat, flight.ships[seat].place(cell, tile))
    flight.events.append(TilePlaced(seat, cell, tile))


def _pick_up(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    builder = yard.builders[seat]
    assert builder.last is not None
    flight.yard = yard.with_hands(seat, builder.picking_up(), yard.heap)
    cell = builder.last_cell
    if cell is not None:
        flight.refit(seat, flight.ship(seat).without((cell,)))
    flight.tell(TilePickedUp(seat, yard.tile(builder.last), cell))


def _return(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    builder = yard.builders[seat]
    handle = builder.hand
    assert handle is not None
    heap = yard.heap
    flight.yard = yard.with_hands(seat, builder.returning(), heap.returned(handle))
    flight.events.append(TileReturned(seat, handle, heap.tiles[handle]))


def _reserve(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    builder = yard.builders[seat]
    assert builder.hand is not None
    flight.yard = yard.with_hands(seat, builder.reserving(), yard.heap)
    flight.tell(TileReserved(seat, yard.tile(builder.hand)))


def _fetch(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    slot: int = answer[1]
    builder = yard.builders[seat]
    handle = builder.reserve[slot]
    flight.yard = yard.with_hands(seat, builder.fetching(slot), yard.heap)
    flight.tell(ReservedTileFetched(seat, yard.tile(handle)))
    if yard.turn is not None and handle != builder.last:
        _use_turn(flight)


def _look(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    pile: int = answer[1]
    flight.yard = yard.with_hands(seat, yard.builders[seat].looking(pile), yard.heap)
    flight.tell(PileLookedAt(seat, pile, flight.piles[pile]))
    if yard.turn is not None:
        _use_turn(flight)


def _put_back(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    builder = yard.builders[seat]
    assert builder.pile is not None
    flight.yard = yard.with_hands(seat, builder.putting_back(), yard.heap)
    flight.tell(PilePutBack(seat, builder.pile))


def _flip(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    assert yard.hourglass is not None
    hourglass = yard.hourglass.turned()
    last = hourglass.space == hourglass.spaces
    flight.yard = yard.changed(hourglass=hourglass)
    flight.tell(HourglassFlipped(seat, hourglass.space, last))
    if flight.setup.teams is Teams.ADVANCED and not last:
        swap_all_partners(flight)


def _finish(flight: Flight, yard: Yard, seat: Seat, answer: Words) -> None:
    place: int = answer[1]
    builder = yard.builders[seat]
    flight.yard = yard.with_builder(seat, builder.finishing(place))
    flight.tell(BuildingFinished(seat, place, in_time=not builder.stopped))
    if yard.turn is not None:
        _use_turn(flight)


ACTS: Final[dict[str | int, Act]] = {
    "take": _take,
    "place": _place,
    "pick_up": _pick_up,
    "return": _return,
    "reserve": _reserve,
    "fetch": _fetch,
    "look": _look,
    "put_back": _put_back,
    "flip": _flip,
    "finish": _finish,
}
"""What builders do; their answers have been found legal."""


# Turns


def _use_turn(flight: Flight) -> None:
    """Something was picked up: the turn ends when it is put down."""
    flight.yard = yard_of(flight).changed(turn_used=True)


def maybe_pass_turn(flight: Flight, turn: Seat) -> None:
    """After an act of the seat whose turn it is."""
    yard = yard_of(flight)
    builder = yard.builders[turn]
    if not yard.turn_used or builder.hand is not None or builder.pile is not None:
        return
    flight.yard = yard.with_turn(turn)
    if flight.yard.turn is not None:
        flight.tell(TurnPassed(flight.yard.turn))


# The clock


def start_hourglass(flight: Flight) -> None:
    """The sand begins to run, once nobody has to wait any more."""
    yard = yard_of(flight)
    if yard.hourglass is None or yard.waiting:
        return
    flight.yard = yard.changed(hourglass=yard.hourglass.turned())
    flight.tell(HourglassStarted(yard.hourglass.spaces))


def _go(flight: Flight, yard: Yard, answer: Words) -> None:
    seat: Seat = answer[1]
    flight.yard = yard.changed(waiting=tuple(each for each in yard.waiting if each != seat))
    flight.tell(WaitEnded(seat))
    start_hourglass(flight)


def _sand(flight: Flight, yard: Yard, answer: Words) -> None:
    assert yard.hourglass is not None
    hourglass = yard.hourglass.ran_out()
    flight.yard = yard.changed(hourglass=hourglass)
    flight.tell(SandRanOut(hourglass.space))
    if hourglass.done:
        for seat in yard.seats:
            if yard.builds(seat) and seat not in yard.terms.extra_time:
                _stop(flight, seat)


def _stop(flight: Flight, seat: Seat) -> None:
    """The seat drops what it holds and can only claim its place."""
    _drop(flight, seat)
    yard = yard_of(flight)
    flight.yard = yard.with_builder(seat, yard.builders[seat].stopping())
    flight.tell(BuildingStopped(seat))


def _drop(flight: Flight, seat: Seat) -> None:
    builder = yard_of(flight).builders[seat]
    if builder.pile is not None:
        _put_back(flight, yard_of(flight), seat, ())
    if builder.hand is not None:
        (_reserve if builder.bound else _return)(flight, yard_of(flight), seat, ())


def _time_up(flight: Flight, yard: Yard, answer: Words) -> None:
    _stop(flight, answer[1])


CLOCK_ACTS: Final[dict[str | int, ClockAct]] = {"go": _go, "sand": _sand, "time_up": _time_up}
"""What the owner of the clock says."""
