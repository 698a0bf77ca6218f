"""Trying out a mission: bots play it many times, and who earned what is reported."""

from __future__ import annotations

import json
from pathlib import Path

from boltbucket.bots.bot import Player
from boltbucket.cli.command import Options
from boltbucket.cli.listing import print_table
from boltbucket.cli.match_options import players_of, print_notes, run_shown
from boltbucket.cli.mission import NAME
from boltbucket.cli.problem import Problem
from boltbucket.rules.agreement import check_setup
from boltbucket.rules.editions.library import edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.library import MissionError
from boltbucket.rules.variants.missions.mission import Mission
from boltbucket.sim.figures import Summary, summaries
from boltbucket.sim.results import GameResult, Job, play_job
from boltbucket.words import Words
from boltbucket.words.labels import money_label
from boltbucket.words.values import Translator

DEFAULT_BOTS = ("careful", "hauler", "gunner", "racer")


def run_trial(args: Options) -> int:
    mission = _mission(args.file)
    players = players_of(args.bots or DEFAULT_BOTS)
    setups = _setups(args, mission, len(players))
    jobs = _jobs(args, setups, players)
    results = run_shown(_play, [(args.file, job) for job in jobs], args, "games")
    if results:
        _report(args, mission, setups, results)
    broken = any(result.notes for result in results)
    return 1 if broken or len(results) < len(jobs) else 0


def _mission(file: str) -> Mission:
    """The mission of a name or file, made known to this process."""
    if file in library.known_missions():
        return library.mission(file)
    path = Path(file)
    name = path.name.removesuffix(library.SUFFIX)
    if not NAME.fullmatch(name):
        raise Problem("problem-mission-name", name=path.name)
    try:
        mission = library.read_file(path)
    except MissionError as problem:
        raise Problem("problem-said", reason=problem) from None
    library.add_mission(mission)
    return mission


def _setups(args: Options, mission: Mission, seats: int) -> list[Setup]:
    levels = edition(args.edition).levels
    printed = [name for name, level in levels.items() if not level.own_design]
    fitting = [name for name in printed if not mission.problem_with(levels[name], seats)]
    names = args.level or fitting
    if not names:
        raise Problem("problem-no-level-fits", mission=mission.name, seats=seats)
    options = tuple(args.option)
    setups = [
        Setup(args.edition, seats, (name,), missions=(mission.name,), options=options)
        for name in names
    ]
    try:
        return [check_setup(setup) for setup in setups]
    except Illegal as refusal:
        raise Problem("problem-said", reason=refusal) from None


def _jobs(args: Options, setups: list[Setup], players: tuple[Player, ...]) -> list[Job]:
    """The levels take turns, and so do the seats."""
    jobs = []
    for number in range(args.games):
        turn = number // len(setups) % len(players)
        seats = players[turn:] + players[:turn]
        jobs.append(Job(setups[number % len(setups)], seats, args.seed + number))
    return jobs


def _play(task: tuple[str, Job]) -> GameResult:
    """One game, in whatever process."""
    file, job = task
    if job.setup.missions[0] not in library.known_missions():
        _mission(file)
    return play_job(job)


def _report(
    args: Options, mission: Mission, setups: list[Setup], results: list[GameResult]
) -> None:
    found = summaries(results)
    notes = [note for result in results for note in result.notes]
    if args.json:
        data = {
            "mission": mission.name,
            "edition": args.edition,
            "levels": [setup.flights[0] for setup in setups],
            "games": len(results),
            "players": [each.plain() for each in found],
            "notes": list(map(str, notes)),
        }
        print(json.dumps(data))
        return
    words = Words(args.lang)
    levels = ", ".join(setup.flights[0] for setup in setups)
    title = Translator(words).word("mission", mission.name)
    parts = {"games": len(results), "levels": levels, "edition": args.edition}
    print(words.say("missions-tried", title=title, **parts) + "\n")
    _print_report(found, words)
    print_notes(notes, words)


def _print_report(found: list[Summary], words: Words) -> None:
    headings = [words.say("missions-credits-for"), *(each.player for each in found)]
    items = sorted({item for each in found for item in each.money})
    rows = [[money_label(words, item), *_earned(words, found, item)] for item in items]
    totals = [_signed(words, each.mean_credits) for each in found]
    rows.append([words.say("missions-altogether"), *totals])
    rows.append([words.say("missions-arrived"), *(words.percent(each.arrived) for each in found)])
    rows.append([words.say("missions-won"), *(words.percent(each.win_share) for each in found)])
    print_table(headings, rows)


def _earned(words: Words, found: list[Summary], item: str) -> list[str]:
    return [_signed(words, each.money[item] / each.games) for each in found]


def _signed(words: Words, amount: float) -> str:
    return f"{'+' if amount >= 0 else ''}{words.decimal(amount)}"
