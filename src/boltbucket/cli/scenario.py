"""`boltbucket scenario`: play scenarios and say whether they hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.scenario import Failed, Unreadable, play_scenario, read_scenario
from boltbucket.scenario.failure import Said
from boltbucket.scenario.names import NAME_OF
from boltbucket.words import Words
from boltbucket.words.faults import told

HOLDS, FAILS, UNREADABLE = 0, 1, 2


def register(commands: Group) -> None:
    command = commands.add("scenario", run)
    command.argument("files", "FILE", many=True, required=True)
    command.flag("-q", "--quiet")
    add_plans(command)


def run(args: Options) -> int:
    make_known(args)
    words = Words(args.lang)
    return max(_played(name, words, quiet=args.quiet) for name in args.files)


def _played(name: str, words: Words, *, quiet: bool) -> int:
    try:
        scenario = read_scenario(_text(name))
        play_scenario(scenario)
    except Unreadable as problem:
        print(f"{name}:{problem.line}: {told(words, problem, NAME_OF)}", file=sys.stderr)
        return UNREADABLE
    except Failed as failure:
        print(f"{name}:{failure.line}: {failure.text.strip()}")
        print(_compared(failure, words))
        return FAILS
    except UnicodeDecodeError as problem:
        print(f"{name}: {told(words, problem)}", file=sys.stderr)
        return UNREADABLE
    except OSError as problem:
        print(told(words, problem), file=sys.stderr)
        return UNREADABLE
    if not quiet:
        holds = f"{name}: {words.say('scenario-holds')}"
        print(f"{holds} ({scenario.title})" if scenario.title else holds)
    return HOLDS


def _text(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _compared(failure: Failed, words: Words) -> str:
    """What was expected above what was found."""
    expected, found = words.say("scenario-expected"), words.say("scenario-found")
    width = max(len(expected), len(found))
    wanted, got = _said(failure.expected, words), _said(failure.found, words)
    return "\n".join((*_indented(expected, wanted, width), *_indented(found, got, width)))


def _said(part: Said, words: Words) -> str:
    return part if isinstance(part, str) else words.fault(part, NAME_OF)


def _indented(label: str, text: str, width: int) -> Iterator[str]:
    """A label and its text; further lines of it stand below each other."""
    first, *rest = text.rstrip("\n").split("\n")
    yield f"  {label:{width}} {first}"
    for line in rest:
        yield " " * (width + 3) + line
