"""Reading the fields of supercards: teaches the reader of cards their types."""

from __future__ import annotations

import re
from typing import Any

from boltbucket.rules.editions.card_data import READERS, SIDES, YARDSTICKS, read_hits
from boltbucket.rules.editions.reading import choice, numbers, table, text, texts
from boltbucket.rules.flight.hits import Hit
from boltbucket.rules.illegal import Fault
from boltbucket.rules.missions.supercards.enemy_fleet import FleetLine
from boltbucket.rules.missions.supercards.tactical_zone import Column
from boltbucket.rules.missions.supercards.toll import read_toll
from boltbucket.rules.ship.tile import Side

FLEET_LINE = re.compile(r"([1-9]\d*): (.+)")
DIFFERENCE = re.compile(r"(\w+) - (\w+)")


def read_sides(value: Any) -> tuple[Side, ...]:
    """`front, right`."""
    return tuple(choice(side.strip(), SIDES) for side in text(value).split(","))


def read_rows(value: Any) -> tuple[tuple[Hit, ...], ...]:
    return tuple(read_hits(row) for row in texts(value))


def read_fleet(value: Any) -> tuple[FleetLine, ...]:
    """Lines from top to bottom: `7: heavy front, light left`."""
    lines = tuple(_fleet_line(line) for line in texts(value))
    strengths = [line.strength for line in lines]
    if strengths != sorted(set(strengths)):
        raise Fault("strengths_grow")
    return lines


def _fleet_line(line: str) -> FleetLine:
    found = FLEET_LINE.fullmatch(line)
    if found is None:
        raise Fault("fleet_line", found=repr(line))
    return FleetLine(int(found[1]), read_toll(found[2]))


def read_columns(value: Any) -> tuple[Column, ...]:
    if not isinstance(value, list) or not value:
        raise Fault("columns_list", found=repr(value))
    return tuple(_column(table(column)) for column in value)


def _column(column: Any) -> Column:
    if set(column) != {"compare", "lines"}:
        raise Fault("column_parts")
    found = DIFFERENCE.fullmatch(text(column["compare"]))
    if found is None:
        raise Fault("difference", found=repr(column["compare"]))
    lines = tuple(read_toll(line) for line in texts(column["lines"]))
    return Column(choice(found[1], YARDSTICKS), choice(found[2], YARDSTICKS), lines)


READERS.update(
    {
        tuple[int, ...]: numbers,
        tuple[Side, ...]: read_sides,
        tuple[tuple[Hit, ...], ...]: read_rows,
        tuple[FleetLine, ...]: read_fleet,
        tuple[Column, ...]: read_columns,
    }
)
