"""Who is here, who is away, and for whom a bot stands in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import field

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.language.value import replace, value
from boltbucket.server.wire.room import Knock, LinkWish

NOBODY: frozenset[Seat] = frozenset()


@value
class Away:
    """Since when somebody is away: in the table's time, and on the server's clock."""

    at: int
    since_ms: int


@value
class Caller:
    """Somebody at the door: what they ask for, and the hash of the token they will have."""

    knock: Knock
    token: str


@value
class People:
    """The people of a table as they come and go. Nothing of it needs to be stored."""

    away: Mapping[Seat, Away] = field(default_factory=dict)
    stood_in_for: frozenset[Seat] = NOBODY
    """For whom a bot plays until they are back."""
    ready: frozenset[Seat] = NOBODY
    """Who is ready to begin, or wants another game."""
    pause_wishes: tuple[Seat, ...] = ()
    """Who wants a pause that has not begun, whoever asked first."""
    resumed_by: Seat | None = None
    """Who ended the last pause, or did not want it."""
    link_wish: LinkWish | None = None
    """For whom the host wants a new link, and who agrees."""
    callers: tuple[Caller, ...] = ()
    """Who asks for the seat of a bot."""
    knocked: int = 0
    """The number of the last who did."""
    turned_down: tuple[str, ...] = ()
    """The hashed tokens of those who last heard a no."""

    def came(self, seat: Seat) -> People:
        """Whoever is back needs no new link."""
        away = {other: since for other, since in self.away.items() if other != seat}
        wish = self.link_wish
        wish = None if wish is not None and wish.seat == seat else wish
        stood_in_for = self.stood_in_for - {seat}
        return replace(self, away=away, stood_in_for=stood_in_for, link_wish=wish)

    def went(self, seat: Seat, at: int, now: int) -> People:
        return replace(self, away={**self.away, seat: Away(at, now)})

    def forgetting(self, seat: Seat) -> People:
        """The seat has nobody any more."""
        resumed_by = None if self.resumed_by == seat else self.resumed_by
        return replace(self.came(seat), ready=self.ready - {seat}, resumed_by=resumed_by)

    def begun_anew(self) -> People:
        """A new game: its time begins at 0."""
        away = {seat: Away(0, since.since_ms) for seat, since in self.away.items()}
        return People(
            away,
            self.stood_in_for,
            callers=self.callers,
            knocked=self.knocked,
            turned_down=self.turned_down,
        )

    def moved(self, places: Mapping[Seat, Seat]) -> People:
        """Everybody sits elsewhere."""
        away = {places[seat]: since for seat, since in self.away.items() if seat in places}
        return replace(
            self,
            away=away,
            stood_in_for=_moved(self.stood_in_for, places),
            ready=_moved(self.ready, places),
            link_wish=None,
            callers=(),
        )


def _moved(seats: Collection[Seat], places: Mapping[Seat, Seat]) -> frozenset[Seat]:
    return frozenset(places[seat] for seat in seats if seat in places)


def all_away(seats: Iterable[Seat], at: int, now: int) -> People:
    """Nobody has come yet."""
    return People({seat: Away(at, now) for seat in seats})
