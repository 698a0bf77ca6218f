"""`boltbucket mission`: list missions, write one, and try it out."""

from __future__ import annotations

import argparse
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from boltbucket.cli.listing import print_json, print_table
from boltbucket.cli.problem import Problem
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.missions import library
from boltbucket.rules.missions.counters import COUNTERS
from boltbucket.rules.missions.mission import Mission
from boltbucket.words import Words

NAME = re.compile(r"[a-z][a-z0-9_]*")
GAMES = 200
HEADINGS = ("name", "title", "players", "special")


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "mission",
        help="list missions, write your own, try them out",
        description="Missions: list those there are, make a file for a new one, and let bots play "
        "it. docs/missions.md teaches how missions are written.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listing = commands.add_parser("list", help="list all missions")
    listing.add_argument("--json", action="store_true", help="print a JSON list")
    listing.set_defaults(run=run_list)
    counters = commands.add_parser("counters", help="list what the bill of a mission can count")
    counters.set_defaults(run=run_counters)
    new = commands.add_parser("new", help="make a file for a new mission")
    new.add_argument("name", metavar="NAME", help="small letters, digits and _")
    new.set_defaults(run=run_new)
    _register_test(commands)


def _register_test(commands: Any) -> None:
    test = commands.add_parser(
        "test",
        help="validate a mission file and let bots play it",
        description="Validate a mission file, play it with bots and report who earned what. "
        "Python beside the mission is run: test only files you trust.",
    )
    test.add_argument("file", metavar="FILE", help="a mission file, or the name of a mission")
    test.add_argument("bots", metavar="BOT", nargs="*", help="who plays (default: one of each)")
    test.add_argument("--games", type=int, default=GAMES, metavar="N", help="default: 200")
    test.add_argument("--seed", type=int, default=1)
    test.add_argument("--edition", choices=EDITION_NAMES, default=EDITION_NAMES[-1])
    test.add_argument("--level", action="append", help="a level to fly (default: all it fits)")
    test.add_argument("--option", action="append", default=[], help="a variant to play with")
    test.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    test.add_argument("--json", action="store_true", help="print one JSON object")
    test.set_defaults(run=run_test)


# List


def run_list(args: argparse.Namespace) -> int:
    missions = library.known_missions()
    if args.json:
        print_json([mission_json(mission) for mission in missions.values()])
    else:
        words = Words(args.lang)
        rows = [
            [name, _title(words, mission), _players(mission), _about(words, mission)]
            for name, mission in missions.items()
        ]
        headings = [words.say(f"missions-{heading}") for heading in HEADINGS]
        print_table(headings, rows)
        print(f"\n{words.say('missions-counted', count=len(rows))}")
        print(f"* {words.say('missions-own-design')}")
    for problem in library.package_missions()[1]:
        print(f"boltbucket: {problem}", file=sys.stderr)
    return 0


def mission_json(mission: Mission) -> dict[str, Any]:
    return {
        "name": mission.name,
        "title": mission.title,
        "text": mission.text,
        "own_design": mission.own_design,
        "from_the_box": mission.name in library.box_missions(),
        "file": Path(mission.file).name,
        "least_seats": mission.fits.least_seats,
        "most_seats": mission.fits.most_seats,
        "not_with": sorted(mission.fits.not_with),
        "not_recommended": sorted(mission.fits.not_recommended),
        "payload": _payload(mission),
        "supercards": _has_supercards(mission),
        "options": list(mission.options),
        "python": mission.rules is not None,
    }


def _title(words: Words, mission: Mission) -> str:
    key = f"mission-{mission.name.replace('_', '-')}"
    title = words.say(key) if words.has(key) else mission.title
    return title + ("*" if mission.own_design else "")


def _players(mission: Mission) -> str:
    least, most = mission.fits.least_seats, mission.fits.most_seats
    return f"{least}-{most}" if most else f"{least}+"


def _about(words: Words, mission: Mission) -> str:
    parts = [words.say(f"component-{kind.replace('_', '-')}") for kind in _payload(mission)]
    parts += [words.say("missions-supercards")] if _has_supercards(mission) else []
    parts += [words.say("missions-other-rules")] if not parts else []
    parts += [words.say("missions-option", option=option) for option in mission.options]
    return ", ".join(parts)


def _payload(mission: Mission) -> list[str]:
    mixed = {kind for _, kinds in mission.heap.payload.steps for kind in kinds}
    return sorted(kind.value for kind in mixed | {kind for kind, _ in mission.heap.dealt})


def _has_supercards(mission: Mission) -> bool:
    piles = mission.piles
    counts = [count for rule in (piles.open, piles.hidden) for _, count in rule.steps]
    return piles.super_pile or any(counts)


def run_counters(args: argparse.Namespace) -> int:
    for name in COUNTERS:
        print(name)
    return 0


# New


def run_new(args: argparse.Namespace) -> int:
    name = args.name.removesuffix(library.SUFFIX)
    if not NAME.fullmatch(name):
        raise Problem("problem-mission-name", name=name)
    file = Path(name + library.SUFFIX)
    if file.exists():
        raise Problem("problem-file-exists", file=file)
    if name in library.known_missions():
        raise Problem("problem-mission-exists", name=name)
    file.write_text(skeleton(name), encoding="utf-8")
    print(Words(args.lang).say("missions-file-ready", file=str(file)))
    return 0


def skeleton(name: str) -> str:
    """A commented mission file that is valid as it is."""
    text = (files("boltbucket.rules.missions") / "skeleton.toml").read_text(encoding="utf-8")
    title = name.replace("_", " ").title()
    return text.replace("{name}", name).replace("{title}", title)


# Test


def run_test(args: argparse.Namespace) -> int:
    from boltbucket.cli.mission_trial import run_trial  # bots take long to wake up

    return run_trial(args)
