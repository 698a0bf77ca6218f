"""`boltbucket forecast`: what a ship has to expect."""

from __future__ import annotations

import json

from boltbucket.cli.command import Group, Options
from boltbucket.cli.match_options import add_files, add_machines, files_of, run_taken
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import positive, whole, within
from boltbucket.cli.ship_file import add_file, read_file
from boltbucket.drawing.forecast import draw_forecast
from boltbucket.notation.shelf import edition_of
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.ship.blueprint import column_of, row_of
from boltbucket.rules.ship.ship import Ship
from boltbucket.sim.forecasting import Forecast, Trip, fly_trip, profit_figures, trips_for
from boltbucket.sim.result_files import FLIGHT_COLUMNS, flight_row
from boltbucket.words import Words
from boltbucket.words.labels import card_label, end_label

FLIGHTS = 200
SHOWN = 8
BAR = 40
RIVALS = 3


def register(commands: Group) -> None:
    command = commands.add("forecast", run)
    add_file(command)
    command.option("--flights", read=positive, default=FLIGHTS, metavar="N")
    command.option("--seed", read=whole, default=1)
    command.option("--rivals", read=within(0, RIVALS), default=RIVALS, metavar="N")
    command.choice("--edition", EDITION_NAMES)
    command.option("--level")
    add_machines(command)
    command.flag("--json")
    add_files(command)
    command.option("--plot", metavar="PICTURE")


def run(args: Options) -> int:
    check_picture_name(args.plot)
    ship = read_file(args)
    name, level = _place(args, ship)
    trips = trips_for(ship, name, level, args.rivals, args.flights, args.seed)
    found = _flown(args, trips)
    if not found.flights:
        return 130
    words = Words(args.lang)
    title = words.say("forecast-title", flights=found.flights, level=level, edition=name)
    if args.plot:
        write_picture(args.plot, draw_forecast(ship, found.plain(), title, words))
    if args.json:
        about = {"edition": name, "level": level, "seed": args.seed, "rivals": args.rivals}
        print(json.dumps({**about, **found.plain()}))
    else:
        print(report(found, title, words))
    return 0 if found.flights == args.flights else 130


def _flown(args: Options, trips: list[Trip]) -> Forecast:
    """All flights; whatever files were asked for are written meanwhile."""
    whole = Forecast()
    with files_of(args, FLIGHT_COLUMNS) as files:

        def take(trip: Forecast) -> None:
            whole.add(trip)
            first = whole.flights - trip.flights + 1
            files.write(flight_row(first + place, each) for place, each in enumerate(trip.flown))

        run_taken(fly_trip, trips, args, "flights", take)
    return whole


def _place(args: Options, ship: Ship) -> tuple[str, str]:
    """The edition and level to fly; a problem for a ship that cannot."""
    if not ship.legal:
        raise Problem("problem-ship-with-mistakes", file=args.file)
    name = args.edition or edition_of(ship.blueprint, tuple(ship.tiles.values()))
    if name is None:
        raise Problem("problem-which-edition", file=args.file)
    levels = edition(name).levels
    fitting = [key for key, level in levels.items() if level.blueprint == ship.blueprint]
    usual = ship.blueprint.name if ship.blueprint.name in fitting else "".join(fitting[-1:])
    level = args.level or usual
    if level not in levels:
        known = ", ".join(levels)
        raise Problem("problem-no-level", level=level or args.file, edition=name, known=known)
    return name, level


# Text


def report(found: Forecast, title: str, words: Words) -> str:
    lines = [title, "", *_profit_lines(found, words)]
    lines += ["", words.say("forecast-ends"), *_end_lines(found, words)]
    lines += ["", words.say("forecast-dangers"), *_danger_lines(found, words)]
    lines += ["", words.say("forecast-losses"), *_loss_lines(found, words)]
    return "\n".join(lines)


def _profit_lines(found: Forecast, words: Words) -> list[str]:
    figures = profit_figures(found.profits)
    shown = {name: words.shortest(figures[name]) for name in ("median", "low", "high")}
    head = words.say("forecast-profit", mean=words.decimal(figures["mean"]), **shown)
    return [head, *_histogram(found.profits, words)]


def _histogram(profits: list[int], words: Words) -> list[str]:
    step = max(1, (max(profits) - min(profits)) // 12)
    counts: dict[int, int] = {}
    for profit in profits:
        counts[profit // step] = counts.get(profit // step, 0) + 1
    most = max(counts.values())
    rows = {place: counts.get(place, 0) for place in range(min(counts), max(counts) + 1)}
    return [
        f"  {words.decimal(place * step, 0):>5} {_bar(count, most)}".rstrip()
        for place, count in rows.items()
    ]


def _bar(count: int, most: int) -> str:
    return f"{'█' * max(1, round(BAR * count / most))} {count}" if count else ""


def _end_lines(found: Forecast, words: Words) -> list[str]:
    ends = [(end_label(words, reason), n) for reason, n in found.ends.most_common()]
    killers = [
        ("  " + words.say("forecast-after", card=card_label(words, kind)), n)
        for kind, n in found.killers.most_common(SHOWN)
    ]
    return _shares([*ends, *killers], found.flights, words)


def _shares(rows: list[tuple[str, int]], flights: int, words: Words) -> list[str]:
    width = max((len(label) for label, _ in rows), default=0)
    shares = [(label, words.percent(amount / flights, 1)) for label, amount in rows]
    return [f"  {label:<{width}}{share:>9}" for label, share in shares]


def _danger_lines(found: Forecast, words: Words) -> list[str]:
    return [
        f"  {column_of(cell)}/{row_of(cell):<6}{words.percent(share, 1):>7}"
        for cell, share in found.endangered()[:SHOWN]
    ] or ["  " + words.say("forecast-no-danger")]


def _loss_lines(found: Forecast, words: Words) -> list[str]:
    return [
        f"  {card_label(words, kind):<20}{words.decimal(amount / found.flights, 2):>6}"
        for kind, amount in found.losses.most_common()
    ] or ["  " + words.say("forecast-no-loss")]
