"""`boltbucket simulate`: many games among the same bots."""

from __future__ import annotations

import csv
import json
import time
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from boltbucket.cli.command import Group, Options
from boltbucket.cli.match_options import (
    add_running,
    add_setup,
    players_of,
    print_notes,
    run_shown,
    setup_of,
)
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.drawing.charts import Bars, Chart, Spread, draw_charts
from boltbucket.sim.figures import CONFIDENCE, Summary, summaries, wilson
from boltbucket.sim.results import GameResult, play_job
from boltbucket.sim.simulating import jobs_for
from boltbucket.words import Words
from boltbucket.words.labels import card_label, money_label

DEFAULT = ("careful", "hauler", "gunner", "racer")
HEADINGS = ("games", "credits", "spread", "wins", "sure", "arrived", "lost-tiles")


def register(commands: Group) -> None:
    command = commands.add("simulate", run)
    command.argument("bots", "BOT", many=True)
    add_setup(command)
    add_running(command, 100)
    command.flag("--fixed-seats")
    command.option("--csv", metavar="FILE")
    command.option("--plot", metavar="PICTURE")
    command.option("--records", metavar="FOLDER")


def run(args: Options) -> int:
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
    results = run_shown(play_job, jobs, args, "games")
    seconds = time.monotonic() - began
    if results:
        _write_files(args, results)
        _print(args, results, seconds)
    return 0 if len(results) == len(jobs) else 130


def _print(args: Options, results: list[GameResult], seconds: float) -> None:
    found = summaries(results)
    if args.json:
        data = {
            "games": len(results),
            "seed": args.seed,
            "edition": args.edition,
            "players": [each.plain() for each in found],
            "notes": [str(note) for result in results for note in result.notes],
        }
        print(json.dumps(data))
        return
    words = Words(args.lang)
    Console().print(results_table(found, words))
    print_notes(results, words)
    print(words.say("simulated-in", games=len(results), seconds=words.decimal(seconds)))


def column(words: Words, heading: str) -> str:
    """The heading of a column of figures."""
    return words.say(f"column-{heading}", share=words.percent(CONFIDENCE))


def results_table(found: list[Summary], words: Words) -> Table:
    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(words.say("column-bot"), no_wrap=True)
    for heading in HEADINGS:
        table.add_column(column(words, heading), justify="right")
    for each in found:
        low, high = wilson(each.wins, each.games)
        table.add_row(
            each.player,
            str(each.games),
            words.decimal(each.mean_credits),
            words.decimal(each.credits_error),
            words.percent(each.win_share, 1),
            f"{words.percent(low)}–{words.percent(high)}",
            words.percent(each.arrived),
            words.decimal(each.components_lost),
        )
    return table


# Files


def _write_files(args: Options, results: list[GameResult]) -> None:
    if args.csv:
        write_csv(Path(args.csv), results)
    if args.records:
        write_records(Path(args.records), results)
    if args.plot:
        words = Words(args.lang)
        flown = " ".join([args.edition, *(args.level or ["II"])])
        title = words.say("chart-games", games=len(results), flown=flown)
        write_picture(args.plot, draw_charts(title, charts(summaries(results), words), words))


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


def charts(found: list[Summary], words: Words) -> list[Chart]:
    """Credits, finishing places, losses and their causes."""
    money = {each.player: _money(each, words) for each in found}
    places = {each.player: _places(each, words) for each in found}
    losses = {each.player: _losses(each, words) for each in found}
    order = [words.say("chart-place", place=place) for place in (1, 2, 3, 4, 0)]
    return [
        Spread(words.say("chart-credits"), {each.player: each.credits for each in found}),
        Bars(words.say("chart-money"), money),
        Bars(words.say("chart-places"), places, order=order, shares=True),
        Bars(words.say("chart-losses"), losses),
    ]


def _money(each: Summary, words: Words) -> dict[str, float]:
    return {
        money_label(words, name): amount / each.games
        for name, amount in sorted(each.money.items())
        if amount
    }


def _places(each: Summary, words: Words) -> dict[str, float]:
    flights = each.arrivals.total() or 1
    return {
        words.say("chart-place", place=place): each.arrivals[place] / flights
        for place in sorted(each.arrivals, key=lambda place: place or 99)
    }


def _losses(each: Summary, words: Words) -> dict[str, float]:
    return {
        card_label(words, kind): amount / each.games for kind, amount in sorted(each.losses.items())
    }
