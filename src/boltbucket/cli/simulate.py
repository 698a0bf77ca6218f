"""`boltbucket simulate`: many games among the same bots."""

from __future__ import annotations

import json
import time
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from boltbucket.cli.command import Group, Options
from boltbucket.cli.match_options import (
    add_files,
    add_running,
    add_setup,
    files_of,
    players_of,
    print_notes,
    run_taken,
    setup_of,
)
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.targets import check_file, check_folder
from boltbucket.drawing.charts import Bars, Chart, Spread, draw_charts
from boltbucket.rules.setup import TREK_FLIGHTS
from boltbucket.sim.figures import CONFIDENCE, Gathered, Summary, wilson
from boltbucket.sim.result_files import GAME_COLUMNS, game_rows
from boltbucket.sim.results import GameResult, Job, play_job
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
    add_files(command)
    command.option("--plot", metavar="PICTURE")
    command.option("--records", metavar="FOLDER")


def run(args: Options) -> int:
    check_picture_name(args.plot)
    check_file(args.csv)
    check_folder(args.records)
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
    gathered = _played(args, jobs)
    seconds = time.monotonic() - began
    if gathered.games:
        _draw(args, gathered)
        _print(args, gathered, seconds)
    return 0 if gathered.games == len(jobs) else 130


def _played(args: Options, jobs: list[Job]) -> Gathered:
    """The figures of all games; whatever files were asked for are written meanwhile."""
    gathered = Gathered()
    with files_of(args, GAME_COLUMNS) as files:

        def take(result: GameResult) -> None:
            gathered.add(result)
            files.write(game_rows(gathered.games, result))
            if args.records:
                write_record(Path(args.records), gathered.games, result)

        run_taken(play_job, jobs, args, "games", take)
    return gathered


def _print(args: Options, gathered: Gathered, seconds: float) -> None:
    found = gathered.summaries()
    if args.json:
        data = {
            "games": gathered.games,
            "seed": args.seed,
            "edition": args.edition,
            "flights": list(TREK_FLIGHTS if args.trek else args.level or ("II",)),
            "stopped": gathered.games < args.games,
            "players": [each.plain() for each in found],
            "notes": list(map(str, gathered.notes)),
        }
        print(json.dumps(data))
        return
    words = Words(args.lang)
    Console().print(results_table(found, words))
    print_notes(gathered.notes, words)
    print(words.say("simulated-in", games=gathered.games, seconds=words.decimal(seconds)))


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
        error = each.credits_error
        table.add_row(
            each.player,
            str(each.games),
            words.decimal(each.mean_credits),
            "–" if error is None else words.decimal(error),
            words.percent(each.win_share, 1),
            f"{words.percent(low)}–{words.percent(high)}",
            words.percent(each.arrived),
            words.decimal(each.components_lost),
        )
    return table


# Files


def _draw(args: Options, gathered: Gathered) -> None:
    if args.plot:
        words = Words(args.lang)
        flown = " ".join([args.edition, *(args.level or ["II"])])
        title = words.say("chart-games", games=gathered.games, flown=flown)
        drawn = draw_charts(title, charts(gathered.summaries(), words), words)
        write_picture(args.plot, drawn)


def write_record(folder: Path, number: int, result: GameResult) -> None:
    folder.mkdir(parents=True, exist_ok=True)
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
