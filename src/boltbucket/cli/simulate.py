"""`boltbucket simulate`: many games among the same bots."""

from __future__ import annotations

import argparse
import csv
import json
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from boltbucket.cli.gaming import add_running, add_setup, players_of, run_shown, setup_of
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.drawing.charts import Bars, Chart, Spread, draw_charts
from boltbucket.sim.figures import Summary, summaries, wilson
from boltbucket.sim.results import GameResult, play_job
from boltbucket.sim.simulating import jobs_for

DEFAULT = ("careful", "hauler", "gunner", "racer")
PLACES = {0: "gave up", 1: "first", 2: "second", 3: "third", 4: "fourth"}


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "simulate",
        help="play many games among bots",
        description="Play many games among bots on all cores and print how they did. A bot is a "
        "character with a strength, such as hauler:ace; strengths are beginner, trucker, ace.",
    )
    parser.add_argument("bots", metavar="BOT", nargs="*", help="one to four bots")
    add_setup(parser)
    add_running(parser, 100)
    parser.add_argument("--fixed-seats", action="store_true", help="seats do not go round")
    parser.add_argument("--csv", metavar="FILE", help="a line for every seat of every game")
    parser.add_argument("--plot", metavar="PICTURE", help="charts, as .svg or .png")
    parser.add_argument("--records", metavar="FOLDER", help="the record of every game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_picture_name(args.plot)
    players = players_of(args.bots or DEFAULT)
    jobs = jobs_for(
        setup_of(args, len(players)),
        players,
        args.games,
        args.seed,
        rotate=not args.fixed_seats,
        record=bool(args.records),
    )
    began = time.monotonic()
    results = run_shown(play_job, jobs, args.workers, "games")
    seconds = time.monotonic() - began
    if results:
        _write_files(args, results)
        _print(args, results, seconds)
    return 0 if len(results) == len(jobs) else 130


def _print(args: argparse.Namespace, results: list[GameResult], seconds: float) -> None:
    found = summaries(results)
    if args.json:
        data = {
            "games": len(results),
            "seed": args.seed,
            "edition": args.edition,
            "players": [each.plain() for each in found],
            "notes": [note for result in results for note in result.notes],
        }
        print(json.dumps(data))
        return
    Console().print(results_table(found))
    for note in [note for result in results for note in result.notes][:10]:
        print(note)
    print(f"{len(results)} games in {seconds:.1f} s")


def results_table(found: list[Summary]) -> Table:
    table = Table()
    table.add_column("Bot", no_wrap=True)
    for heading in ("Games", "Credits", "±", "Wins", "95 %", "Arrived", "Lost tiles"):
        table.add_column(heading, justify="right")
    for each in found:
        low, high = wilson(each.wins, each.games)
        table.add_row(
            each.player,
            str(each.games),
            f"{each.mean_credits:.1f}",
            f"{each.credits_error:.1f}",
            f"{each.win_share:.1%}",
            f"{low:.0%}–{high:.0%}",
            f"{each.arrived:.0%}",
            f"{each.components_lost:.1f}",
        )
    return table


# Files


def _write_files(args: argparse.Namespace, results: list[GameResult]) -> None:
    if args.csv:
        write_csv(Path(args.csv), results)
    if args.records:
        write_records(Path(args.records), results)
    if args.plot:
        found = summaries(results)
        title = f"{len(results)} games - {args.edition} {' '.join(args.level or ['II'])}"
        write_picture(args.plot, draw_charts(title, charts(found)))


def write_csv(file: Path, results: list[GameResult]) -> None:
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(
            ("seed", "seat", "player", "credits", "rank", "win_share", "starts", "arrivals", "lost")
        )
        for result in results:
            for seat, each in enumerate(result.seats):
                starts, arrivals = _numbers(each.starts), _numbers(each.arrivals)
                row = (result.seed, seat, each.player, each.credits, each.rank, each.share)
                writer.writerow((*row, starts, arrivals, each.losses.total()))


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def write_records(folder: Path, results: list[GameResult]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, result in enumerate(results, start=1):
        file = folder / f"game-{number:05}-seed-{result.seed}.json"
        file.write_text(result.record, encoding="utf-8")


def charts(found: list[Summary]) -> list[Chart]:
    """Credits, finishing places, losses and their causes."""
    return [
        Spread("Credits, how often", {each.player: each.credits for each in found}),
        Bars("Credits by what they were for", {each.player: _money(each) for each in found}),
        Bars("Finishing places, per cent", {each.player: _places(each) for each in found}),
        Bars("Lost components a game, by card", {each.player: _losses(each) for each in found}),
    ]


def _money(each: Summary) -> dict[str, float]:
    return {
        name.replace("_", " "): amount / each.games
        for name, amount in sorted(each.money.items())
        if amount
    }


def _places(each: Summary) -> dict[str, float]:
    flights = each.arrivals.total() or 1
    return {
        PLACES.get(place, str(place)): 100 * each.arrivals[place] / flights
        for place in sorted(each.arrivals, key=lambda place: place or 99)
    }


def _losses(each: Summary) -> dict[str, float]:
    return {
        kind.replace("_", " "): amount / each.games for kind, amount in sorted(each.losses.items())
    }
