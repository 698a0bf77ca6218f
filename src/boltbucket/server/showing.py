"""What is shown of a table: its game, its people, and everything that depends on the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from boltbucket.rules.editions.library import edition
from boltbucket.server.pausing import pausing
from boltbucket.server.play import Play
from boltbucket.server.scene import Eye, Shown, Values, private_key, private_values, public_values
from boltbucket.server.seating import rules_of

if TYPE_CHECKING:
    from boltbucket.server.table import Table


class Showing:
    """The parts of a table. What depends on the people alone is kept until they change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._eyes: list[Eye] = []
        self._people: dict[str, Any] = {}
        self._waiting: list[dict[str, Any]] = []
        self._asked: object = None
        self._kept: dict[Eye, tuple[tuple[object, ...], Values]] = {}

    def forget(self) -> None:
        """Somebody came, went or did something around the game."""
        self._people = {}
        self._asked = None

    def parts(self) -> tuple[Values, dict[Eye, Values]]:
        """What everybody sees, and what each pair of eyes sees beside it; bots need none."""
        table = self._table
        if not self._people:
            self._people = table_data(table)
            self._eyes = [None, *table.seating.humans]
        if table.play is None:
            own: dict[Eye, Values] = {eye: {"seat": eye, "decision": None} for eye in self._eyes}
            return self._lobby(), own
        shown = self._shown(table.play)
        return public_values(shown), {eye: self._own(shown, eye) for eye in self._eyes}

    def _own(self, shown: Shown, eye: Eye) -> Values:
        """The same values as before, if nothing they depend on has changed."""
        key = (shown.flight.piles, *private_key(shown, eye))
        kept = self._kept.get(eye)
        if kept is None or kept[0] != key or kept[0][0] is not key[0]:
            kept = self._kept[eye] = (key, private_values(shown, eye))
        return kept[1]

    def _shown(self, play: Play) -> Shown:
        if self._asked is not play.asked:
            self._asked = play.asked
            self._waiting = _waiting(self._table, play)
        glass = _hourglass(self._table, play)
        return play.shown({"hourglass": glass, "waiting": self._waiting, "table": self._people})

    def _lobby(self) -> Values:
        setup = rules_of(self._table.seating.setup)
        return {
            "phase": "lobby",
            "number": 0,
            "setup": setup,
            "level": edition(setup.edition).levels[setup.flights[0]],
            "hourglass": None,
            "waiting": [],
            "table": self._people,
        }


def table_data(table: Table) -> dict[str, Any]:
    """The part `table`: who sits where, who is here, what was agreed on."""
    seating = table.seating
    return {
        "code": seating.code,
        "public": seating.public,
        "host": seating.host,
        "seats": [_chair(table, seat) for seat in range(len(seating.chairs))],
        "spectators": sum(each.eye is None for each in table.audience.connections),
        "paused": table.paused,
        "pausing": msgspec.to_builtins(pausing(table)),
        "resumed_by": table.people.resumed_by,
        "record": seating.game,
        **msgspec.to_builtins(seating.options),
    }


def _chair(table: Table, seat: int) -> dict[str, Any]:
    chair = table.seating.chairs[seat]
    return {
        "name": chair.name,
        "colour": chair.colour,
        "shape": chair.shape,
        "kind": chair.kind,
        "bot": msgspec.to_builtins(chair.bot),
        "here": chair.kind == "bot" or seat in table.audience.here,
        "away_since": table.people.away_since.get(seat),
        "sat_in": seat in table.people.sat_in,
        "ready": seat in table.people.ready,
    }


def _hourglass(table: Table, play: Play) -> dict[str, Any] | None:
    yard = play.flight.yard
    if yard is None or yard.hourglass is None:
        return None
    glass = yard.hourglass
    return {
        "space": glass.space,
        "spaces": glass.spaces,
        "running": glass.running,
        "ends_at": table.watch.wall(play.clock.sand_ends),
    }


def _waiting(table: Table, play: Play) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "since_ms": table.watch.wall(asked.since) or 0,
            "deadline_ms": _deadline(table, play, seat),
        }
        for seat, asked in play.asked.items()
    ]


def _deadline(table: Table, play: Play, seat: int) -> int | None:
    if table.is_bot(seat):
        return None
    return table.watch.wall(play.deadline(play.asked[seat], table.seating.options))
