"""What the commands that play many games share: options, players, progress."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import choose_player
from boltbucket.cli.command import Command, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import positive, whole, within
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Handicap, Setup, Teams
from boltbucket.sim.many import run_many
from boltbucket.sim.results import GameResult
from boltbucket.words import Words
from boltbucket.words.faults import told

NOTES = 10
Task = TypeVar("Task")
Result = TypeVar("Result")


def add_running(command: Command, games: int | None) -> None:
    command.option("--games", read=positive, default=games, metavar="N")
    command.option("--seed", read=whole, default=1)
    command.option("--workers", read=positive, metavar="N")
    command.flag("--json")


def add_setup(command: Command) -> None:
    command.choice("--edition", EDITION_NAMES, default="2021")
    command.option("--level", multiple=True)
    command.choice(
        "--building", [each.value for each in Building], default=Building.REAL_TIME.value
    )
    command.flag("--trek")
    add_plans(command)
    command.flag("--missions")
    command.option("--with-mission", multiple=True)
    command.option("--option", multiple=True)
    command.flag("--other-ships")
    command.choice("--rough-roads", DIFFICULTIES, default=DIFFICULTIES[0])
    command.option("--road", multiple=True)
    command.flag("--prognostic")
    command.choice("--teams", [each.value for each in Teams], default=Teams.NONE.value)
    command.option("--sand", read=within(10, 1000), default=100, metavar="PERCENT")
    command.option("--handicap", read=read_handicap, multiple=True, metavar="SEAT:HEAD:EXTRA")


DIFFICULTIES = ("none", "hard", "extreme", "insane")
"""No card of Rough Roads a flight, one, two or three."""
HANDICAP = re.compile(r"(\d+):(\d+):(\d+)")


def read_handicap(text: str) -> tuple[int, Handicap]:
    """`2:30:60`: for the second seat 30 seconds head start and 60 more at the end."""
    found = HANDICAP.fullmatch(text)
    if found is None:
        raise Fault("seat_head_extra", found=text)
    seat, head_start, extra_time = map(int, found.groups())
    return seat - 1, Handicap(head_start, extra_time)


def setup_of(args: Options, seats: int) -> Setup:
    make_known(args)
    flights = TREK_FLIGHTS if args.trek else tuple(args.level or ("II",))
    for name in flights:
        if name not in edition(args.edition).levels:
            known = ", ".join(edition(args.edition).levels)
            raise Problem("problem-no-level", level=name, edition=args.edition, known=known)
    setup = Setup(
        args.edition,
        seats,
        flights,
        format_of(args),
        Building(args.building),
        sand_percent=args.sand,
        handicaps=tuple(args.handicap),
        prognostic=args.prognostic,
        teams=Teams(args.teams),
        missions=tuple(args.with_mission),
        options=tuple(args.option),
        rough_roads=DIFFICULTIES.index(args.rough_roads),
        roads=tuple(args.road),
        other_ships=args.other_ships,
    )
    try:
        return check_setup(setup)
    except Illegal as illegal:
        raise Problem("problem-not-playable", reason=illegal) from None


def format_of(args: Options) -> Format:
    if args.trek:
        return Format.TREK
    return Format.MISSIONS if args.missions else Format.FLIGHTS


def players_of(names: Sequence[str]) -> tuple[Player, ...]:
    try:
        return tuple(choose_player(name) for name in names)
    except Illegal as illegal:
        raise Problem("problem-said", reason=illegal) from None


def run_shown(
    work: Callable[[Task], Result], tasks: Sequence[Task], args: Options, what: str
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
        print(told(words, note))


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
