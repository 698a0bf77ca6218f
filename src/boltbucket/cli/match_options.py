"""What the commands that play many games share: options, players, progress."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TypeVar

from boltbucket.bots.bot import Player
from boltbucket.bots.cast import choose_player
from boltbucket.cli.command import Command, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.cli.problem import Problem
from boltbucket.cli.progress import progress_bar
from boltbucket.cli.reading import positive, whole, within
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.refusal import Fault, Illegal
from boltbucket.rules.setup import TREK_FLIGHTS, Building, Format, Handicap, Setup, Teams
from boltbucket.rules.variants.lessons.lesson import lessons
from boltbucket.sim.cluster import cluster, portable
from boltbucket.sim.many import run_each
from boltbucket.sim.result_files import GAME_COLUMNS, Columns, Files, game_rows, result_files
from boltbucket.sim.results import GameResult, Job, play_job
from boltbucket.words import Words
from boltbucket.words.faults import told

NOTES = 10
LARGEST_SEED = 2**62
"""Of files in which numbers have 64 bits."""
Task = TypeVar("Task")
Result = TypeVar("Result")


def add_running(command: Command, games: int | None) -> None:
    command.option("--games", read=positive, default=games, metavar="N")
    command.option("--seed", read=whole, default=1)
    add_machines(command)
    command.flag("--json")


def add_machines(command: Command) -> None:
    """Where the games are played: on the cores of this machine, or on a cluster."""
    command.option("--workers", read=positive, metavar="N")
    command.option("--cluster", metavar="URL", envvar="BOLTBUCKET_CLUSTER")


def add_files(command: Command) -> None:
    """Files with all results, for other programs."""
    command.option("--csv", metavar="FILE")
    command.option("--jsonl", metavar="FILE")
    command.option("--parquet", metavar="FILE")


def files_of(args: Options, columns: Columns) -> AbstractContextManager[Files]:
    if args.parquet and abs(args.seed) >= LARGEST_SEED:
        bounds = Fault("from_to", found=args.seed, least=0, most=LARGEST_SEED)
        raise Fault("option_value", option="--seed", reason=bounds)
    return result_files(columns, args.csv, args.jsonl, args.parquet)


def add_setup(command: Command) -> None:
    command.choice("--edition", EDITION_NAMES, default="2021")
    command.option("--level", multiple=True)
    command.choice(
        "--building", [each.value for each in Building], default=Building.REAL_TIME.value
    )
    command.flag("--trek")
    add_plans(command)
    command.flag("--missions")
    command.option("--with-mission", multiple=True, metavar="MISSION")
    command.option("--option", multiple=True)
    command.flag("--other-ships")
    command.choice("--rough-roads", DIFFICULTIES, default=DIFFICULTIES[0])
    command.option("--road", multiple=True)
    command.flag("--prognostic")
    command.choice("--lesson", tuple(lessons()))
    command.choice("--teams", [each.value for each in Teams], default=Teams.NONE.value)
    command.option("--sand", read=within(10, 1000), default=100, metavar="PERCENT")
    command.option("--handicap", read=read_handicap, multiple=True, metavar="HANDICAP")


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
        lesson=args.lesson or "",
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
    results: list[Result] = []
    run_taken(work, tasks, args, what, results.append)
    return results


def run_taken(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    args: Options,
    what: str,
    take: Callable[[Result], object],
) -> int:
    """As `run_shown`, but every result is handed over in its turn and not kept; how many."""
    words = Words(args.lang)
    address = getattr(args, "cluster", None)
    with progress_bar(words.say(f"running-{what}"), len(tasks)) as advance:
        if address:
            with cluster(address) as found:
                there = (found.executor, advance, found.workers)
                done = run_each(portable(work), tasks, take, *there)
        else:
            done = run_each(work, tasks, take, progress=advance, workers=args.workers)
    if done < len(tasks):
        print(words.say("running-stopped", done=done, total=len(tasks)), file=sys.stderr)
    return done


def games_played(args: Options, jobs: Sequence[Job], what: str) -> list[GameResult]:
    """All games; whatever files were asked for are written meanwhile."""
    results: list[GameResult] = []
    with files_of(args, GAME_COLUMNS) as files:

        def take(result: GameResult) -> None:
            results.append(result)
            files.write(game_rows(len(results), result))

        run_taken(play_job, jobs, args, what, take)
    return results


def print_notes(notes: Sequence[Fault], words: Words) -> None:
    """What went wrong with bots, as far as there is room."""
    for note in notes[:NOTES]:
        print(told(words, note))
