"""`boltbucket tournament`: bots against each other, rated."""

from __future__ import annotations

import json
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from boltbucket.bots.bot import Player, Strength
from boltbucket.cli.command import Group, Options
from boltbucket.cli.match_options import (
    add_files,
    add_running,
    add_setup,
    games_played,
    players_of,
    setup_of,
)
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.problem import Problem
from boltbucket.cli.simulate import column, results_table
from boltbucket.drawing.charts import Bars, draw_charts
from boltbucket.sim.ladder import CHARACTERS, GAMES, ladder_jobs, ladder_report
from boltbucket.sim.tournament import Rating, pairings, standings, tables, tournament_jobs
from boltbucket.words import Words

USUAL_GAMES = 40
RUNG = ("rung", "board")
MEASURED = ("games", "wins", "sure", "credits", "others")


def register(commands: Group) -> None:
    command = commands.add("tournament", run)
    command.argument("bots", "BOT", many=True)
    command.flag("--pairs")
    command.choice("--preset", ("ladder",))
    command.option("--plot", metavar="PICTURE")
    add_setup(command)
    add_running(command, None)
    add_files(command)


def run(args: Options) -> int:
    check_picture_name(args.plot)
    return _run_ladder(args) if args.preset == "ladder" else _run_tournament(args)


# The ladder


def _run_ladder(args: Options) -> int:
    jobs = ladder_jobs(args.games or GAMES, args.seed)
    results = games_played(args, jobs, "ladder")
    if not results:
        return 130
    report = {"preset": "ladder", "seed": args.seed, **ladder_report(results)}
    if args.json:
        print(json.dumps(report))
    else:
        Console().print(_ladder_table(report, Words(args.lang)))
    return 0 if len(results) == len(jobs) else 130


def _ladder_table(report: dict[str, Any], words: Words) -> Table:
    table = Table(
        title=words.say("ladder-title", games=report["games"]),
        box=SIMPLE,
        padding=0,
        pad_edge=False,
    )
    for heading in RUNG:
        table.add_column(words.say(f"column-{heading}"), no_wrap=True)
    for heading in MEASURED:
        table.add_column(column(words, heading), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for name, entry in report.items():
        if isinstance(entry, dict):
            both = words.say("ladder-both")
            for board, each in ((both, entry), *entry["boards"].items()):
                table.add_row(name.replace("_", " "), board, *_ladder_cells(each, words))
    return table


def _ladder_cells(entry: dict[str, Any], words: Words) -> tuple[str, ...]:
    share = entry["ace_win_share" if "ace_win_share" in entry else "win_share"]
    means = dict(entry["mean_credits"])
    own = means.pop(entry["player"])
    low, high = entry["interval"]
    others = words.decimal(max(means.values()))
    said = "ladder-passed" if entry["passed"] else "ladder-failed"
    verdict = words.say(said if entry["certain"] else "ladder-uncertain")
    sure = f"{words.percent(low)}–{words.percent(high)}"
    shown = (str(entry["games"]), words.percent(share), sure, words.decimal(own), others)
    return (*shown, verdict)


# Tournaments


def _run_tournament(args: Options) -> int:
    players = players_of(args.bots) if args.bots else _everybody()
    if len(players) < 2:
        raise Problem("problem-two-bots")
    groups = pairings(players) if args.pairs else tables(players)
    games = args.games or USUAL_GAMES
    jobs = tournament_jobs(lambda seats: setup_of(args, seats), groups, games, args.seed)
    results = games_played(args, jobs, "tournament")
    if not results:
        return 130
    rated, found = standings(results)
    words = Words(args.lang)
    if args.json:
        data = {
            "games": len(results),
            "seed": args.seed,
            "ratings": [each.plain() for each in rated],
            "players": [each.plain() for each in found],
        }
        print(json.dumps(data))
    else:
        Console().print(_rating_table(rated, words))
        Console().print(results_table(found, words))
    if args.plot:
        write_picture(args.plot, _plot(rated, len(results), words))
    return 0 if len(results) == len(jobs) else 130


def _everybody() -> tuple[Player, ...]:
    """All characters as truckers, one ace, one beginner, and chance."""
    return (
        *(Player(name) for name in CHARACTERS),
        Player("hauler", Strength.ACE),
        Player("hauler", Strength.BEGINNER),
        Player("random"),
    )


def _rating_table(rated: list[Rating], words: Words) -> Table:
    table = Table(title=words.say("tournament-ratings-by", method="OpenSkill"))
    table.add_column(words.say("column-bot"), no_wrap=True)
    table.add_column(words.say("column-rating"), justify="right")
    table.add_column(words.say("column-spread"), justify="right")
    for each in rated:
        table.add_row(each.player, words.decimal(each.mu), words.decimal(each.error))
    return table


def _plot(rated: list[Rating], games: int, words: Words) -> str:
    rows = {each.player: {"": max(0.0, each.mu)} for each in rated}
    errors = {each.player: each.error for each in rated}
    bars = Bars(words.say("tournament-ratings"), rows, errors=errors)
    return draw_charts(words.say("tournament-title", games=games), [bars], words)
