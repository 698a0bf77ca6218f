"""What the commands that play many games share: options, players, progress."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import choose_player
from boltbucket.cli.problem import Problem
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.illegal import Illegal
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Setup, check_setup
from boltbucket.sim.many import run_many
from boltbucket.sim.results import GameResult
from boltbucket.words import Words
from boltbucket.words.faults import phrase

NOTES = 10
Task = TypeVar("Task")
Result = TypeVar("Result")


def add_running(parser: argparse.ArgumentParser, games: int | None) -> None:
    parser.add_argument("--games", type=positive, default=games, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (default: 1)")
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="how many processes (default: one a core)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", choices=EDITION_NAMES, default="2021")
    parser.add_argument(
        "--level",
        action="append",
        metavar="LEVEL",
        help="a level to fly (default: II); given repeatedly, one flight after the other",
    )
    parser.add_argument(
        "--building", choices=[each.value for each in Building], default=Building.REAL_TIME.value
    )
    parser.add_argument("--trek", action="store_true", help="the Transgalactic Trek")


def setup_of(args: argparse.Namespace, seats: int) -> Setup:
    flights = TREK_FLIGHTS if args.trek else tuple(args.level or ("II",))
    game = Format.TREK if args.trek else Format.FLIGHTS
    for name in flights:
        if name not in edition(args.edition).levels:
            known = ", ".join(edition(args.edition).levels)
            raise Problem("problem-no-level", level=name, edition=args.edition, known=known)
    setup = Setup(args.edition, seats, flights, game, Building(args.building))
    try:
        return check_setup(setup)
    except Illegal as illegal:
        raise Problem("problem-not-playable", reason=illegal) from None


def players_of(names: Sequence[str]) -> tuple[Player, ...]:
    try:
        return tuple(choose_player(name) for name in names)
    except Illegal as illegal:
        raise Problem("problem-said", reason=illegal) from None


def positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a number above nought")
    return int(text)


def run_shown(
    work: Callable[[Task], Result], tasks: Sequence[Task], args: argparse.Namespace, what: str
) -> list[Result]:
    """All results, with a bar on a terminal that shows how far it is."""
    words = Words(args.lang)
    with _bar(words.say(f"running-{what}"), len(tasks)) as advance:
        results = run_many(work, tasks, progress=advance, workers=args.workers)
    if len(results) < len(tasks):
        said = words.say("running-stopped", done=len(results), total=len(tasks))
        print(said, file=sys.stderr)
    return results


def print_notes(results: Iterable[GameResult], words: Words) -> None:
    """What went wrong with bots, as far as there is room."""
    for note in [note for result in results for note in result.notes][:NOTES]:
        print(phrase(words, note))


@contextmanager
def _bar(what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, _: bar.update(task, completed=done)
