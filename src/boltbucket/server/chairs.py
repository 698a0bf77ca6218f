"""What is shown of the people, and of everything that depends on the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from boltbucket.server.table import Table


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
        "away_since": table.away_wall.get(seat),
        "sat_in": seat in table.sat_in,
        "ready": seat in table.ready,
    }


def times_of(table: Table) -> dict[str, object]:
    """The parts that change with time and people."""
    return {
        "hourglass": _hourglass(table),
        "waiting": _waiting(table),
        "table": table_data(table),
    }


def _hourglass(table: Table) -> dict[str, Any] | None:
    play = table.play
    assert play is not None
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


def _waiting(table: Table) -> list[dict[str, Any]]:
    play = table.play
    assert play is not None
    watch, options = table.watch, table.seating.options
    return [
        {
            "seat": seat,
            "since_ms": watch.wall(asked.since) or 0,
            "deadline_ms": None
            if table.is_bot(seat)
            else watch.wall(play.deadline(asked, options)),
        }
        for seat, asked in play.asked.items()
    ]
