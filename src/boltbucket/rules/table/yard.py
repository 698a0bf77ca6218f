"""The yard: everything on the table while ships are built."""

from __future__ import annotations

from dataclasses import dataclass

from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import cached, replace, told, value
from boltbucket.rules.ship.tile import Tile
from boltbucket.rules.table.builder import Builder
from boltbucket.rules.table.heap import Handle, Heap
from boltbucket.rules.table.hourglass import Hourglass


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
    looking_settles: bool = True
    """Whether the last tile is settled once a pile is looked at."""
    reserve_binds: bool = False
    """Whether a tile set aside can never go back to the heap."""


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

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who may do something now, while not all have finished."""
        if self.turn is not None:
            return (self.turn,)
        waiting = self.waiting
        if self.hourglass is not None and self.hourglass.can_turn:
            return tuple([seat for seat in self.seats if seat not in waiting])
        building = [seat for seat in self.seats if not self.builders[seat].finished]
        return tuple(seat for seat in building if seat not in waiting)

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

    @told
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

    @cached
    def public(self) -> Yard:
        """The yard as everybody sees it."""
        return replace(self, heap=self.heap.public)

    # Changing

    def with_builder(self, seat: Seat, builder: Builder, heap: Heap | None = None) -> Yard:
        builders = [*self.builders]
        builders[seat] = builder
        return replace(self, heap=heap or self.heap, builders=tuple(builders))

    def with_turn(self, after: Seat) -> Yard:
        """The turn passed to the next seat that has not finished."""
        seats = len(self.builders)
        following = [(after + step) % seats for step in range(1, seats + 1)]
        seat = next((each for each in following if not self.builders[each].finished), None)
        return replace(self, turn=seat, turn_used=False)
