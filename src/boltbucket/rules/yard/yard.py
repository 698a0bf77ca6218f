"""The yard: everything on the table while ships are built."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.flight.decisions import CLOCK, Answer, Seat
from boltbucket.rules.ship.kept import kept
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.value import replace, value
from boltbucket.rules.yard.builder import Builder
from boltbucket.rules.yard.heap import Handle, Heap
from boltbucket.rules.yard.hourglass import Hourglass


@dataclass(frozen=True)
class Terms:
    """What the level, the set-up and a mission say about building."""

    reserve: tuple[int, ...]
    """How many tiles each builder may set aside."""
    open_piles: int = 0
    """How many piles may be looked at; those after them are closed."""
    start_choice: bool = True
    """Whether any free start place may be claimed, or only the foremost."""
    extra_time: tuple[Seat, ...] = ()
    """Who may build on when the sand has run out for the last time."""


@value
class Asked:
    """Who may act at the yard."""

    over: bool
    seats: tuple[Seat, ...]
    """Those who build, and the clock last if it may speak."""
    clock: tuple[Answer, ...]
    """What the owner of the clock may say."""
    unhurried: tuple[Seat, ...]
    """The same seats, as long as all of them have a choice."""


@value
class Yard:
    """The heap, the builders and the hourglass."""

    terms: Terms
    heap: Heap
    builders: tuple[Builder, ...]
    hourglass: Hourglass | None = None
    """None where building is not timed."""
    waiting: tuple[Seat, ...] = ()
    """Who may not begin yet, because others have a head start."""
    turn: Seat | None = None
    """Whose turn it is, where players build in turn and not all have finished."""
    turn_used: bool = False
    """Whether a tile or pile has been picked up in this turn."""

    # Looking

    @property
    def over(self) -> bool:
        return None not in [builder.place for builder in self.builders]

    @property
    def seats(self) -> range:
        return range(len(self.builders))

    @kept
    def asked(self) -> Asked:
        """Who is asked. Most acts leave that as it is, so it is kept from yard to yard."""
        over = self.over
        clock = self.clock_answers
        seats = (*self.active, CLOCK) if clock else self.active
        hurried = over or (self._some_stopped and len(self.offered_places) == 1)
        return Asked(over, seats, clock, () if hurried else seats)

    @property
    def _some_stopped(self) -> bool:
        """Whether somebody can do nothing but claim a place."""
        return True in [builder.stopped and not builder.finished for builder in self.builders]

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who may do something now, while not all have finished."""
        if self.turn is not None:
            return (self.turn,)
        waiting = self.waiting
        if self.hourglass is not None and self.hourglass.can_turn:
            return tuple([seat for seat in self.seats if seat not in waiting])
        return tuple(
            [
                seat
                for seat, builder in enumerate(self.builders)
                if builder.place is None and seat not in waiting
            ]
        )

    @property
    def clock_answers(self) -> tuple[Answer, ...]:
        """What the owner of the clock may say now, while not all have finished."""
        if self.waiting:
            return tuple([("go", seat) for seat in self.waiting])
        if self.hourglass is None:
            return ()
        if self.hourglass.running:
            return (("sand",),)
        if not self.hourglass.done:
            return ()
        return tuple([("time_up", seat) for seat in self.terms.extra_time if self.builds(seat)])

    def builds(self, seat: Seat) -> bool:
        """Whether the seat is still building: neither finished nor stopped."""
        builder = self.builders[seat]
        return not (builder.finished or builder.stopped)

    @property
    def free_places(self) -> tuple[int, ...]:
        """The start places nobody has claimed; no more than there are players."""
        claimed = [builder.place for builder in self.builders]
        return tuple([place + 1 for place in self.seats if place + 1 not in claimed])

    @property
    def offered_places(self) -> tuple[int, ...]:
        free = self.free_places
        return free if self.terms.start_choice else free[:1]

    def claimant(self, place: int) -> Seat | None:
        return next((s for s, builder in enumerate(self.builders) if builder.place == place), None)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats that have finished, by their start places."""
        places = {s: builder.place for s, builder in enumerate(self.builders) if builder.place}
        return tuple(sorted(places, key=lambda seat: places[seat]))

    def pile_holder(self, pile: int) -> Seat | None:
        """Who is looking at the pile."""
        return next((s for s, builder in enumerate(self.builders) if builder.pile == pile), None)

    def tile(self, handle: Handle) -> Tile:
        return self.heap.tiles[handle]

    def tile_in_hand(self, seat: Seat) -> Tile | None:
        hand = self.builders[seat].hand
        return None if hand is None else self.heap.tiles[hand]

    def reserve(self, seat: Seat) -> tuple[Tile, ...]:
        return tuple([self.heap.tiles[handle] for handle in self.builders[seat].reserve])

    # Changing

    def with_builder(self, seat: Seat, builder: Builder, heap: Heap | None = None) -> Yard:
        builders = [*self.builders]
        builders[seat] = builder
        return replace(self, heap=heap or self.heap, builders=tuple(builders))

    def with_hands(self, seat: Seat, builder: Builder, heap: Heap) -> Yard:
        """The same where only hands have moved: who is asked stays as it is. Written out, for
        this is done more often than anything."""
        builders = [*self.builders]
        builders[seat] = builder
        yard = Yard(
            self.terms,
            heap,
            tuple(builders),
            self.hourglass,
            self.waiting,
            self.turn,
            self.turn_used,
        )
        yard.asked = self.asked
        return yard

    def changed(self, **fields: object) -> Yard:
        """The yard with another hourglass, turn, or the like."""
        return replace(self, **fields)  # type: ignore[arg-type]

    def with_turn(self, after: Seat) -> Yard:
        """The turn passed to the next seat that has not finished."""
        seats = len(self.builders)
        following = [(after + step) % seats for step in range(1, seats + 1)]
        seat = next((each for each in following if not self.builders[each].finished), None)
        return self.changed(turn=seat, turn_used=False)
