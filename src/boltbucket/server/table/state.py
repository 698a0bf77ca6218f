"""The state of a table, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import value
from boltbucket.server.clock.rate_limit import RateLimit
from boltbucket.server.clock.stopwatch import Stopwatch
from boltbucket.server.table.inbox import Connection
from boltbucket.server.table.people import People
from boltbucket.server.table.running_game import RunningGame
from boltbucket.server.table.seating import Seating
from boltbucket.server.wire.room import Pause, Role


@value
class Viewer:
    """A client who has been let in, and the seat it has; None is a spectator."""

    connection: Connection
    seat: Seat | None
    role: Role


@value
class State:
    """People, viewers, and the game they play."""

    seating: Seating
    people: People
    game: RunningGame | None = None
    viewers: tuple[Viewer, ...] = ()
    watch: Stopwatch = Stopwatch()
    last_draws: Mapping[Seat, int] = field(default_factory=dict)
    """When each seat took its last tile."""
    chat_limits: Mapping[Seat, RateLimit] = field(default_factory=dict)

    @property
    def here(self) -> frozenset[Seat]:
        """The people who are here; bots always are."""
        seats = {viewer.seat for viewer in self.viewers}
        return frozenset(seat for seat in self.seating.humans if seat in seats)

    @property
    def playing(self) -> bool:
        return self.game is not None and not self.game.over

    @property
    def between(self) -> bool:
        """Whether everybody is looking at the bills of a flight."""
        return self.game is not None and self.game.phase == "between"

    @property
    def paused(self) -> Pause | None:
        if self.seating.paused:
            return "asked"
        return None if self.here else "empty"

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot answers for the seat, be it its own or somebody's who is away."""
        return self.seating.chairs[seat].kind == "bot" or seat in self.people.stood_in_for

    def viewer(self, connection: Connection) -> Viewer | None:
        return next((each for each in self.viewers if each.connection is connection), None)

    def at(self, seat: Seat | None) -> tuple[Viewer, ...]:
        return tuple(viewer for viewer in self.viewers if viewer.seat == seat)


def without(viewers: tuple[Viewer, ...], gone: Viewer | None) -> tuple[Viewer, ...]:
    return tuple(each for each in viewers if each is not gone)


def only_bots_build(state: State) -> bool:
    """Whether all people have finished their ships, and somebody has not."""
    people = state.seating.humans
    yard = None if state.game is None else state.game.game.table.yard
    if yard is None or yard.over or not people:
        return False
    return all(yard.builders[seat].finished for seat in people if seat < len(yard.builders))
