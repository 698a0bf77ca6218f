"""Who is here, who is away, and for whom a bot sits in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from boltbucket.rules.flight.decisions import Seat
from boltbucket.server.times import wall_ms


class People:
    """The people of a table as they come and go. Nothing of it needs to be stored."""

    def __init__(self, humans: Iterable[Seat], at: int) -> None:
        self.away: dict[Seat, int] = {}
        """Since which moment of the table's time."""
        self.away_since: dict[Seat, int] = {}
        """The same on the wall clock."""
        self.sat_in: set[Seat] = set()
        """For whom a bot plays until they are back."""
        self.ready: set[Seat] = set()
        """Who wants to go on to the next flight or game."""
        self.pause_wishes: list[Seat] = []
        """Who wants a pause that has not begun, whoever asked first."""
        self.resumed_by: Seat | None = None
        """Who ended the last pause, or did not want it."""
        for seat in humans:
            self.went(seat, at)

    def came(self, seat: Seat) -> None:
        self.away.pop(seat, None)
        self.away_since.pop(seat, None)
        self.sat_in.discard(seat)

    def went(self, seat: Seat, at: int) -> None:
        self.away[seat] = at
        self.away_since[seat] = wall_ms()

    def forget(self, seat: Seat) -> None:
        """The seat has nobody any more."""
        self.came(seat)
        self.ready.discard(seat)
        self.resumed_by = None if self.resumed_by == seat else self.resumed_by

    def begin_anew(self) -> None:
        """A new game: its time begins at 0."""
        self.ready.clear()
        self.pause_wishes.clear()
        self.resumed_by = None
        self.away = dict.fromkeys(self.away, 0)

    def move(self, moved: Mapping[Seat, Seat]) -> None:
        """Everybody sits elsewhere."""
        self.away = {moved[seat]: at for seat, at in self.away.items() if seat in moved}
        since = self.away_since.items()
        self.away_since = {moved[seat]: at for seat, at in since if seat in moved}
        self.sat_in = {moved[seat] for seat in self.sat_in if seat in moved}
        self.ready = {moved[seat] for seat in self.ready if seat in moved}
