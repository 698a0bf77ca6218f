"""`boltbucket plan`: list ship plans, write one, check it and draw it."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from boltbucket.cli.command import Command, Group, Options
from boltbucket.cli.listing import print_json, print_table
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.problem import Problem
from boltbucket.rules.editions import plans
from boltbucket.rules.editions.library import EDITION_NAMES, edition, printed_edition
from boltbucket.rules.editions.plans import Plan
from boltbucket.rules.ship.ship import Ship
from boltbucket.words import Words
from boltbucket.words.values import key_part

NAME = re.compile(r"[a-z][a-z0-9_]*")
HEADINGS = ("name", "title", "level", "squares", "parts", "dice")


def register(commands: Group) -> None:
    group = commands.add_group("plan")
    group.add("list", run_list).flag("--json")
    group.add("new", run_new).argument("name", "NAME")
    check = group.add("check", run_check)
    check.argument("file", "FILE")
    check.flag("--json")
    draw = group.add("draw", run_draw)
    draw.argument("file", "FILE")
    draw.option("-o", "--output", metavar="PICTURE", required=True)


def add_plans(command: Command) -> None:
    """The option of commands that play: plans from files."""
    command.option("--plan-file", multiple=True, metavar="FILE")


def make_known(args: Options) -> None:
    """Let the rules know the plans that were given."""
    for file in args.plan_file:
        _check_name(Path(file))
        plans.make_known(Path(file))


def _check_name(file: Path) -> None:
    """A name of its own: none of a printed level, nor of a plan that is always there."""
    name = file.name.removesuffix(plans.SUFFIX)
    levels = {level for year in EDITION_NAMES for level in printed_edition(year).levels}
    if not NAME.fullmatch(name) or name in {*levels, *plans.installed_plans()}:
        raise Problem("problem-plan-name", name=file.name)


# List


def run_list(args: Options) -> int:
    known, problems = plans.known_plans(), plans.package_plans()[1]
    words = Words(args.lang)
    if args.json:
        print_json([plan_json(plan) for plan in known.values()])
    else:
        headings = [words.say(f"plans-{heading}") for heading in HEADINGS]
        print_table(headings, [_row(plan, words) for plan in known.values()])
        print(f"\n{words.say('plans-own-design')}")
    for problem in problems:
        print(f"boltbucket: {words.fault(problem)}", file=sys.stderr)
    return 0


def plan_json(plan: Plan) -> dict[str, Any]:
    blueprint = plan.blueprint
    return {
        "name": plan.name,
        "title": plan.title,
        "text": plan.text,
        "level": plan.level,
        "squares": len(blueprint.area),
        "parts": len(blueprint.parts),
        "dice": blueprint.dice.value,
        "columns": list(blueprint.columns),
        "rows": list(blueprint.rows),
        "starts": list(blueprint.starts),
        "ours": plan.name in plans.our_plans(),
    }


def _row(plan: Plan, words: Words) -> list[str]:
    blueprint = plan.blueprint
    counts = [str(len(blueprint.area)), str(len(blueprint.parts))]
    dice = words.say(f"plans-dice-{blueprint.dice}")
    return [plan.name, _title(words, plan), plan.level, *counts, dice]


def _title(words: Words, plan: Plan) -> str:
    """Our plans have a name in every language, others the one in their file."""
    ours = plan.name in plans.our_plans()
    return words.say(f"plan-{key_part(plan.name)}") if ours else plan.title


# New


def run_new(args: Options) -> int:
    name = args.name.removesuffix(plans.SUFFIX)
    file = Path(name + plans.SUFFIX)
    _check_name(file)
    if file.exists():
        raise Problem("problem-file-exists", file=file)
    file.write_text(skeleton(name), encoding="utf-8")
    print(Words(args.lang).say("plans-file-ready", file=str(file)))
    return 0


def skeleton(name: str) -> str:
    """A commented plan file that is valid as it is."""
    text = (files("boltbucket.rules.editions") / "ours" / "skeleton.toml").read_text("utf-8")
    return text.replace("{name}", name).replace("{title}", name.replace("_", " ").title())


# Check and draw


def run_check(args: Options) -> int:
    plan = _plan(args.file)
    if args.json:
        print_json([plan_json(plan)])
        return 0
    words = Words(args.lang)
    blueprint = plan.blueprint
    parts = [each.bit_count() for each in blueprint.parts if len(blueprint.parts) > 1]
    counts = {"squares": len(blueprint.area), "parts": len(blueprint.parts)}
    print(words.say("plans-sound", title=_title(words, plan), level=plan.level, **counts))
    for number, squares in enumerate(parts, start=1):
        print(words.say("plans-part", number=number, squares=squares))
    print(words.say(f"plans-dice-{blueprint.dice}"))
    return 0


def run_draw(args: Options) -> int:
    from boltbucket.drawing import THEMES, draw_ship  # pictures take long to wake up

    check_picture_name(args.output)
    plan = _plan(args.file)
    cabin = edition(EDITION_NAMES[-1]).starting_cabin
    starts = enumerate(plan.blueprint.starts)
    ship = Ship(plan.blueprint, {start: cabin(0, part) for part, start in starts})
    title = _title(Words(args.lang), plan)
    write_picture(args.output, draw_ship(ship, THEMES["space"], title))
    return 0


def _plan(file: str) -> Plan:
    known = plans.known_plans()
    return known[file] if file in known else plans.read_file(Path(file))
