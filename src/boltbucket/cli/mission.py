"""`boltbucket mission`: list missions, write one, and try it out."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from boltbucket.cli.command import Group, Options
from boltbucket.cli.listing import print_json, print_table
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import whole
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.rules.variants.missions import library
from boltbucket.rules.variants.missions.counters import COUNTERS
from boltbucket.rules.variants.missions.mission import Mission
from boltbucket.words import Words

NAME = re.compile(r"[a-z][a-z0-9_]*")
GAMES = 200
HEADINGS = ("name", "title", "players", "special")


def register(commands: Group) -> None:
    missions = commands.add_group("mission")
    missions.add("list", run_list).flag("--json")
    missions.add("counters", run_counters)
    missions.add("new", run_new).argument("name", "NAME")
    test = missions.add("test", run_test)
    test.argument("file", "FILE")
    test.argument("bots", "BOT", many=True)
    test.option("--games", read=whole, default=GAMES, metavar="N")
    test.option("--seed", read=whole, default=1)
    test.choice("--edition", EDITION_NAMES, default=EDITION_NAMES[-1])
    test.option("--level", multiple=True)
    test.option("--option", multiple=True)
    test.option("--workers", read=whole, metavar="N")
    test.flag("--json")


# List


def run_list(args: Options) -> int:
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
        print(f"boltbucket: {Words(args.lang).fault(problem)}", file=sys.stderr)
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
    hard = ", ".join(sorted(mission.fits.not_recommended))
    parts += [words.say("missions-not-recommended", ships=hard)] if hard else []
    return ", ".join(parts)


def _payload(mission: Mission) -> list[str]:
    mixed = {kind for _, kinds in mission.heap.payload.steps for kind in kinds}
    return sorted(kind.value for kind in mixed | {kind for kind, _ in mission.heap.dealt})


def _has_supercards(mission: Mission) -> bool:
    piles = mission.piles
    counts = [count for rule in (piles.open, piles.hidden) for _, count in rule.steps]
    return piles.super_pile or any(counts)


def run_counters(args: Options) -> int:
    for name in COUNTERS:
        print(name)
    return 0


# New


def run_new(args: Options) -> int:
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
    text = (files("boltbucket.rules.variants.missions") / "skeleton.toml").read_text(
        encoding="utf-8"
    )
    title = name.replace("_", " ").title()
    return text.replace("{name}", name).replace("{title}", title)


# Test


def run_test(args: Options) -> int:
    from boltbucket.cli.mission_trial import run_trial  # bots take long to wake up

    return run_trial(args)
