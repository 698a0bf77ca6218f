"""Pauses: somebody asks, everybody who is here agrees, anybody ends it. Bots always agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boltbucket.rules.illegal import Illegal
from boltbucket.server.messages import TableCommand
from boltbucket.server.shapes import Pausing, Seat

if TYPE_CHECKING:
    from boltbucket.server.table import Table


def pause(table: Table, seat: Seat, command: TableCommand) -> None:
    """Ask for a pause or agree to one; or play on, whether it has begun or not."""
    if table.play is None or table.play.over:
        raise Illegal("not_started")
    wishes = table.people.pause_wishes
    wished = command.paused
    if wished is None:
        wished = not table.seating.paused and seat not in wishes
    if not wished:
        play_on(table, seat)
    elif not table.seating.paused and seat not in wishes:
        wishes.append(seat)
        table.people.resumed_by = None
    table.mind_pause()
    table.keep_seating()


def play_on(table: Table, seat: Seat) -> None:
    if table.seating.paused or table.people.pause_wishes:
        table.people.resumed_by = seat
    table.seating.paused = False
    table.seating.paused_by = None
    table.people.pause_wishes.clear()


def count_wishes(table: Table) -> None:
    """The pause begins once all who are here agree; without whoever asked there is none."""
    wishes = table.people.pause_wishes
    here = table.audience.here.intersection(table.seating.humans)
    if not wishes:
        return
    asker = wishes[0]
    if asker in here and here.issubset(wishes):
        table.seating.paused = True
        table.seating.paused_by = asker
        table.keep_seating()
    if asker not in here or table.seating.paused:
        wishes.clear()


def pausing(table: Table) -> Pausing | None:
    """Who asked for the pause, be it asked for or begun, and who agrees."""
    if table.seating.paused:
        by = table.seating.paused_by
        return None if by is None else Pausing(by, table.seating.humans)
    wishes = table.people.pause_wishes
    return Pausing(wishes[0], list(wishes)) if wishes else None
