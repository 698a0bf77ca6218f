"""Figures of every player."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from boltbucket.learn.fields.field import Field, Moment
from boltbucket.rules.figures import Figures
from boltbucket.rules.language.seat import Seat
from boltbucket.rules.table.table import Table
from boltbucket.rules.table.yard import Yard
from boltbucket.rules.view import View

_FIGURES: Final = ("exposed", "engines", "cannons", "crew", "humans", "batteries", "flaws")
assert tuple(each.name for each in fields(Figures)) == _FIGURES
_SEAT: Final = (
    "asked now",
    "flying",
    "given up",
    "place in flight",
    "days ahead of the viewer",
    "credits",
    "credits known",
    "components to pay for",
    "goods in credits",
    "tiles built",
    "has finished",
    "start place",
    "stopped by the sand",
    "looks at a pile",
    "exposed connectors",
    "engines in half points",
    "engines with batteries",
    "cannons in half points",
    "cannons with batteries",
    "crew",
    "humans",
    "batteries",
    "mistakes",
)


def _seats(moment: Moment) -> Any:
    return [_seat(moment, seat) for seat in moment.around]


def _seat(moment: Moment, seat: Seat) -> list[int]:
    return [
        int(seat in moment.view.waiting),
        *_in_flight(moment, seat),
        *_purse(moment.table, seat),
        *_at_the_yard(moment.yard, seat),
        *_ship_figures(moment.view, seat),
    ]


def _in_flight(moment: Moment, seat: Seat) -> list[int]:
    table = moment.table
    at = table.route.positions
    order = table.order
    own = at.get(moment.seat, 0)
    return [
        int(seat in at),
        int(seat in table.retired),
        order.index(seat) + 1 if seat in order else 0,
        at[seat] - own if seat in at else 0,
    ]


def _purse(table: Table, seat: Seat) -> list[int]:
    known = seat in table.credits
    ship = table.ships.get(seat)
    goods = 0 if ship is None else ship.goods_value(table.edition.prices)
    return [table.credits[seat] if known else 0, int(known), len(table.lost[seat]), goods]


def _at_the_yard(yard: Yard | None, seat: Seat) -> list[int]:
    if yard is None:
        return [0] * 5
    builder = yard.builders[seat]
    return [
        builder.placed,
        int(builder.finished),
        builder.place or 0,
        int(builder.stopped),
        int(builder.pile is not None),
    ]


def _ship_figures(view: View, seat: Seat) -> list[int]:
    if seat not in view.table.ships:
        return [0] * 9
    figures = view.figures[seat]
    return [
        figures.exposed,
        *figures.engines,
        *figures.cannons,
        figures.crew,
        figures.humans,
        figures.batteries,
        len(figures.flaws),
    ]


SEATS_FIELD: Final = Field(
    "seats",
    "figures of every player, in the same order; while ships are built, as they would launch now",
    _SEAT,
    _seats,
    ("seats",),
)
