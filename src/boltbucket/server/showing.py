"""What is shown of a table: its game, its people, and everything that depends on the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from boltbucket.rules.editions.library import edition
from boltbucket.server.play import Play
from boltbucket.server.scene import Eye, Shown, Values, private_values, public_values
from boltbucket.server.seating import rules_of

if TYPE_CHECKING:
    from boltbucket.server.table import Table


def parts_of(table: Table) -> tuple[Values, dict[Eye, Values]]:
    """What everybody sees, and what each pair of eyes sees beside it; bots need none."""
    eyes: list[Eye] = [None, *table.seating.humans]
    if table.play is None:
        return _lobby(table), {eye: {"seat": eye, "decision": None} for eye in eyes}
    shown = _shown(table, table.play)
    own = {eye: {"seat": eye, **private_values(shown, eye)} for eye in eyes}
    return public_values(shown), own


def _shown(table: Table, play: Play) -> Shown:
    times = {
        "hourglass": _hourglass(table, play),
        "waiting": _waiting(table, play),
        "table": table_data(table),
    }
    return play.shown(times)


def _lobby(table: Table) -> Values:
    setup = rules_of(table.seating.setup)
    return {
        "phase": "lobby",
        "number": 0,
        "setup": setup,
        "level": edition(setup.edition).levels[setup.flights[0]],
        "hourglass": None,
        "waiting": [],
        "table": table_data(table),
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
