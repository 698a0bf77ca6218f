"""Moments: what lay on the table after each of several events, for pages that play them."""

from __future__ import annotations

from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.table import Table
from boltbucket.rules.view import moment_of
from boltbucket.server.wire.patch import Differences, joined


def moments_written(
    differences: Differences,
    tables: tuple[Table, Table],
    moments: tuple[Table, ...],
    eyes: Seat | None,
) -> bytes:
    """As JSON: the number of each event that changed something, with what it changed. The last
    event is left out if nothing has changed after it: how the table is then is told anyway."""
    before, after = tables
    last = len(moments) - 1
    told = moments[:-1] if moments and moments[-1] is after else moments
    shown, found = None, []
    for number, table in enumerate(told):
        if table is before and number != last:
            continue
        earlier, shown = shown or moment_of(before, eyes), moment_of(table, eyes)
        changes = differences.between(earlier, shown)
        if changes or number == last:
            found.append(b"[%d,%b]" % (number, joined(changes)))
        before = table
    return b"[%b]" % b",".join(found)
