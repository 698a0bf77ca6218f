"""`boltbucket forecast`: what a ship has to expect."""

from __future__ import annotations

import argparse
import json
from typing import Any

from boltbucket.cli.gaming import positive, run_shown
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.problem import Problem
from boltbucket.cli.ship_file import add_file, read_file
from boltbucket.drawing.forecast import draw_forecast
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.notation.shelf import edition_of
from boltbucket.rules.ship.blueprint import column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.sim.forecasting import Forecast, fly_trip, profit_figures, together, trips_for

FLIGHTS = 200
SHOWN = 8
BAR = 40
RIVALS = 3
ENDS = {
    "arrived": "arrived",
    "chosen": "gave up of its own accord",
    "no_engines": "had no engines in open space",
    "no_humans": "had no humans left",
    "lapped": "was lapped",
    "no_ship": "did not start",
}


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "forecast",
        help="fly a ship through many decks",
        description="Fly a ship through many decks among rivals built by bots: how its profit is "
        "spread, which tiles are in danger, and what ends its flights.",
    )
    add_file(parser)
    parser.add_argument("--flights", type=positive, default=FLIGHTS, metavar="N")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (default: 1)")
    parser.add_argument("--rivals", type=int, choices=range(RIVALS + 1), default=RIVALS)
    parser.add_argument("--edition", choices=EDITION_NAMES, help="if the ship does not tell")
    parser.add_argument("--level", help="the level to fly (default: that of the ship's plan)")
    parser.add_argument("--workers", type=positive, metavar="N", help="how many processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--plot", metavar="PICTURE", help="the ship with its dangers, .svg or .png")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_picture_name(args.plot)
    ship = read_file(args.file)
    name, level = _place(args, ship)
    trips = trips_for(ship, name, level, args.rivals, args.flights, args.seed)
    found = together(run_shown(fly_trip, trips, args.workers, "flights"))
    if not found.flights:
        return 130
    if args.plot:
        write_picture(args.plot, draw_forecast(ship, found.plain(), _title(name, level, found)))
    if args.json:
        about = {"edition": name, "level": level, "seed": args.seed, "rivals": args.rivals}
        print(json.dumps({**about, **found.plain()}))
    else:
        print(report(found, _title(name, level, found)))
    return 0 if found.flights == args.flights else 130


def _title(name: str, level: str, found: Forecast) -> str:
    return f"{found.flights} flights of level {level}, {name}"


def _place(args: argparse.Namespace, ship: Ship) -> tuple[str, str]:
    """The edition and level to fly; a problem for a ship that cannot."""
    if not ship.legal:
        raise Problem(f"{args.file}: this ship has mistakes (see boltbucket check)")
    name = args.edition or edition_of(ship.blueprint, tuple(ship.tiles.values()))
    if name is None:
        raise Problem(f"{args.file}: say --edition, the ship does not tell")
    levels = edition(name).levels
    fitting = [key for key, level in levels.items() if level.blueprint == ship.blueprint]
    usual = ship.blueprint.name if ship.blueprint.name in fitting else "".join(fitting[-1:])
    level = args.level or usual
    if level not in levels:
        raise Problem(f"{level or args.file}: no such level; there are {', '.join(levels)}")
    return name, level


# Text


def report(found: Forecast, title: str) -> str:
    lines = [title, "", *_profit_lines(found), "", "How flights ended", *_end_lines(found)]
    lines += ["", "Most endangered tiles (column/row, share of flights)", *_danger_lines(found)]
    lines += ["", "Lost components a flight, by card", *_loss_lines(found)]
    return "\n".join(lines)


def _profit_lines(found: Forecast) -> list[str]:
    figures = profit_figures(found.profits)
    head = (
        f"Profit: {figures['mean']:.1f} on average, {figures['median']:g} in the middle, "
        f"{figures['low']} to {figures['high']} in four flights of five"
    )
    return [head, *_histogram(found.profits)]


def _histogram(profits: list[int]) -> list[str]:
    step = max(1, (max(profits) - min(profits)) // 12)
    counts: dict[int, int] = {}
    for profit in profits:
        counts[profit // step] = counts.get(profit // step, 0) + 1
    most = max(counts.values())
    return [
        f"  {place * step:>5} {'█' * max(1, round(BAR * counts[place] / most))} {counts[place]}"
        if counts.get(place)
        else f"  {place * step:>5}"
        for place in range(min(counts), max(counts) + 1)
    ]


def _end_lines(found: Forecast) -> list[str]:
    flights = found.flights
    lines = [
        f"  {ENDS.get(reason, reason):<32}{amount / flights:>6.1%}"
        for reason, amount in found.ends.most_common()
    ]
    lines += [
        f"    after {kind.replace('_', ' '):<26}{amount / flights:>6.1%}"
        for kind, amount in found.killers.most_common(SHOWN)
    ]
    return lines


def _danger_lines(found: Forecast) -> list[str]:
    return [
        f"  {column_of(cell)}/{row_of(cell):<6}{share:>6.1%}"
        for cell, share in found.endangered()[:SHOWN]
    ] or ["  none was ever lost"]


def _loss_lines(found: Forecast) -> list[str]:
    return [
        f"  {kind.replace('_', ' '):<20}{amount / found.flights:>6.2f}"
        for kind, amount in found.losses.most_common()
    ] or ["  none"]
