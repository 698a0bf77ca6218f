"""`boltbucket check`: the mistakes and figures of a ship."""

from __future__ import annotations

import json
from typing import Any

from boltbucket.cli.command import Group, Options
from boltbucket.cli.ship_file import add_file, read_file
from boltbucket.cli.ship_report import report
from boltbucket.rules.ship.blueprint import Cell, column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.words import Words


def register(commands: Group) -> None:
    command = commands.add("check", run)
    add_file(command)
    command.flag("--json")


def run(args: Options) -> int:
    ship = read_file(args)
    print(json.dumps(ship_json(ship)) if args.json else report(ship, Words(args.lang)))
    return 0 if ship.legal else 1


def ship_json(ship: Ship) -> dict[str, Any]:
    """Mistakes and figures as one JSON object; strengths may have halves."""
    return {
        "legal": ship.legal,
        "flaws": [{"kind": flaw.kind.value, "cells": _places(flaw.cells)} for flaw in ship.flaws],
        "exposed_connectors": ship.exposed_connectors,
        "pieces": len(ship.pieces),
        "piece_cells": [_places(piece) for piece in ship.pieces],
        "crew": ship.crew_size,
        "humans": ship.humans,
        "aliens": [figure.value for _, figure in ship.aliens],
        "batteries": ship.batteries,
        "engine_strength": _strength(ship.engine_strength(), ship.best_engine_strength),
        "cannon_strength": _strength(ship.cannon_strength(), ship.best_cannon_strength),
        "goods": [good.value for good in ship.all_goods],
        "goods_value": ship.goods_value(),
    }


def _places(cells: tuple[Cell, ...]) -> list[list[int]]:
    return [[column_of(cell), row_of(cell)] for cell in cells]


def _strength(least: int, best: int) -> dict[str, float]:
    return {"without_batteries": _points(least), "best": _points(best)}


def _points(halves: int) -> float:
    return halves // 2 if halves % 2 == 0 else halves / 2
