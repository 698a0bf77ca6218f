"""`boltbucket learn`: what ships are worth, learned anew from simulated flights."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

from boltbucket.bots.worth.learned import key_of, known_tables
from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import positive, whole
from boltbucket.cli.targets import check_file, check_folder
from boltbucket.rules.editions.library import EDITION_NAMES
from boltbucket.sim.school.lessons import BOARDS, LEVELS, Course
from boltbucket.words import Words

LESSONS = 250
MINUTES = 60


def register(commands: Group) -> None:
    command = commands.add("learn", run)
    command.choice("--edition", EDITION_NAMES)
    command.choice("--level", LEVELS)
    command.option("--lessons", read=positive, default=LESSONS, metavar="N")
    command.option("--minutes", read=positive, default=MINUTES, metavar="N")
    command.option("--seed", read=whole, default=1)
    command.option("--folder", default="build/school", metavar="FOLDER")
    command.option("--out", default="build/worth.json", metavar="FILE")


def run(args: Options) -> int:
    if find_spec("numpy") is None:
        raise Problem("problem-needs-learn")
    check_folder(args.folder)
    Path(args.folder).mkdir(parents=True, exist_ok=True)
    check_file(args.out)
    boards = tuple(
        (box, level)
        for box, level in BOARDS
        if args.edition in (None, box) and args.level in (None, level)
    )
    course, words = Course(Path(args.folder), boards, args.seed, args.lessons), Words(args.lang)
    try:
        for line in course.run(60 * args.minutes):
            print(line, flush=True)
    except KeyboardInterrupt:
        print(words.say("learn-stopped"))
    return _write(course, Path(args.out), words)


def _write(course: Course, out: Path, words: Words) -> int:
    """Turn all flights so far into tables; what nothing was learned of stays as it is."""
    from boltbucket.sim.school.fitting import checked, fitted

    found = dict(known_tables())
    for box, level in course.boards:
        lessons = course.rows(box, level)
        rows = [row for lesson in lessons.values() for row in lesson]
        if rows:
            found[key_of(box, level)] = fitted(rows)
            shares = {"board": key_of(box, level), "flights": len(rows)}
            said = words.percent(checked(list(lessons.values())), 1)
            print(words.say("learn-explained", share=said, **shares))
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    print(words.say("learn-written", file=str(out)))
    return 0
