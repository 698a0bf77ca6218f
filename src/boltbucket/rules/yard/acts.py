"""What builders and the clock do: every act changes the yard and tells of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boltbucket.rules.flight.decisions import Answer, Seat, Words
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
from boltbucket.rules.yard.heap import Handle
from boltbucket.rules.yard.teams import swap_all_partners
from boltbucket.rules.yard.yard import Yard

if TYPE_CHECKING:
    from boltbucket.rules.flight.flight import Flight

Act = Callable[["Flight", Seat, Words], None]
ClockAct = Callable[["Flight", Words], None]


def act(flight: Flight, seat: Seat, answer: Answer) -> None:
    """A builder does what it said; the answer has been found legal."""
    _ACTS[answer[0]](flight, seat, answer)
    yard = yard_of(flight)
    if yard.turn_used and yard.turn is not None:
        _maybe_pass_turn(flight, yard, yard.turn)


def let_clock_act(flight: Flight, answer: Answer) -> None:
    """The owner of the clock has spoken."""
    _CLOCK_ACTS[answer[0]](flight, answer)


def yard_of(flight: Flight) -> Yard:
    assert flight.yard is not None, "ships are not being built"
    return flight.yard


def _take(flight: Flight, seat: Seat, answer: Words) -> None:
    handle: Handle = answer[1]
    yard = yard_of(flight)
    heap = yard.heap
    builder = yard.builders[seat].taking(handle)
    flight.yard = yard.with_builder(seat, builder, heap.taken(handle, seat))
    flight.tell(TileTaken(seat, handle, heap.tiles[handle], heap.is_face_down(handle)))
    if yard.turn is not None:
        _use_turn(flight)


def _place(flight: Flight, seat: Seat, answer: Words) -> None:
    cell: Cell = answer[1]
    turn: int = answer[2]
    yard = yard_of(flight)
    tile = yard.tile_in_hand(seat)
    assert tile is not None
    tile = tile.turned(turn)
    flight.yard = yard.with_builder(seat, yard.builders[seat].placing(cell))
    flight.refit(seat, flight.ship(seat).place(cell, tile))
    flight.tell(TilePlaced(seat, cell, tile))


def _pick_up(flight: Flight, seat: Seat, answer: Words = ()) -> None:
    yard = yard_of(flight)
    builder = yard.builders[seat]
    assert builder.last is not None
    flight.yard = yard.with_builder(seat, builder.picking_up())
    cell = builder.last_cell
    if cell is not None:
        flight.refit(seat, flight.ship(seat).without((cell,)))
    flight.tell(TilePickedUp(seat, yard.tile(builder.last), cell))


def _return(flight: Flight, seat: Seat, answer: Words = ()) -> None:
    yard = yard_of(flight)
    builder = yard.builders[seat]
    handle = builder.hand
    assert handle is not None
    flight.yard = yard.with_builder(seat, builder.returning(), yard.heap.returned(handle))
    flight.tell(TileReturned(seat, handle, yard.tile(handle)))


def _reserve(flight: Flight, seat: Seat, answer: Words = ()) -> None:
    yard = yard_of(flight)
    builder = yard.builders[seat]
    assert builder.hand is not None
    flight.yard = yard.with_builder(seat, builder.reserving())
    flight.tell(TileReserved(seat, yard.tile(builder.hand)))


def _fetch(flight: Flight, seat: Seat, answer: Words) -> None:
    slot: int = answer[1]
    yard = yard_of(flight)
    builder = yard.builders[seat]
    handle = builder.reserve[slot]
    flight.yard = yard.with_builder(seat, builder.fetching(slot))
    flight.tell(ReservedTileFetched(seat, yard.tile(handle)))
    if yard.turn is not None and handle != builder.last:
        _use_turn(flight)


def _look(flight: Flight, seat: Seat, answer: Words) -> None:
    pile: int = answer[1]
    yard = yard_of(flight)
    flight.yard = yard.with_builder(seat, yard.builders[seat].looking(pile))
    flight.tell(PileLookedAt(seat, pile, flight.piles[pile]))
    if yard.turn is not None:
        _use_turn(flight)


def _put_back(flight: Flight, seat: Seat, answer: Words = ()) -> None:
    yard = yard_of(flight)
    builder = yard.builders[seat]
    assert builder.pile is not None
    flight.yard = yard.with_builder(seat, builder.putting_back())
    flight.tell(PilePutBack(seat, builder.pile))


def _flip(flight: Flight, seat: Seat, answer: Words = ()) -> None:
    yard = yard_of(flight)
    assert yard.hourglass is not None
    hourglass = yard.hourglass.turned()
    last = hourglass.space == hourglass.spaces
    flight.yard = yard.changed(hourglass=hourglass)
    flight.tell(HourglassFlipped(seat, hourglass.space, last))
    if flight.setup.teams is Teams.ADVANCED and not last:
        swap_all_partners(flight)


def _finish(flight: Flight, seat: Seat, answer: Words) -> None:
    place: int = answer[1]
    yard = yard_of(flight)
    builder = yard.builders[seat]
    yard = yard.with_builder(seat, builder.finishing(place))
    flight.yard = yard.changed(turn_used=yard.turn is not None)
    flight.tell(BuildingFinished(seat, place, in_time=not builder.stopped))


_ACTS: Final[dict[str | int, Act]] = {
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


# Turns


def _use_turn(flight: Flight) -> None:
    """Something was picked up: the turn ends when it is put down."""
    flight.yard = yard_of(flight).changed(turn_used=True)


def _maybe_pass_turn(flight: Flight, yard: Yard, turn: Seat) -> None:
    builder = yard.builders[turn]
    if builder.hand is not None or builder.pile is not None:
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


def _go(flight: Flight, answer: Words) -> None:
    seat: Seat = answer[1]
    yard = yard_of(flight)
    flight.yard = yard.changed(waiting=tuple(each for each in yard.waiting if each != seat))
    flight.tell(WaitEnded(seat))
    start_hourglass(flight)


def _sand(flight: Flight, answer: Words) -> None:
    yard = yard_of(flight)
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
        _put_back(flight, seat)
    if builder.hand is not None:
        (_reserve if builder.bound else _return)(flight, seat)


def _time_up(flight: Flight, answer: Words) -> None:
    _stop(flight, answer[1])


_CLOCK_ACTS: Final[dict[str | int, ClockAct]] = {"go": _go, "sand": _sand, "time_up": _time_up}
