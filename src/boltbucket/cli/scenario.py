"""`boltbucket scenario`: play scenarios and say whether they hold."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from boltbucket.rules.scenario import Failed, Unreadable, play_scenario, read_scenario

HOLDS, FAILS, UNREADABLE = 0, 1, 2


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "scenario",
        help="play scenarios and say whether they hold",
        description="Play scenarios: exit code 0 if all of them hold, 1 if one does not, "
        "2 if one cannot be read. The form of a scenario is described in docs/notation.md.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario; - is standard input")
    parser.add_argument("-q", "--quiet", action="store_true", help="say only what does not hold")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return max(_played(name, quiet=args.quiet) for name in args.files)


def _played(name: str, *, quiet: bool) -> int:
    try:
        scenario = read_scenario(_text(name))
        play_scenario(scenario)
    except Unreadable as problem:
        print(f"{name}:{problem.line}: expected {problem.expected}", file=sys.stderr)
        return UNREADABLE
    except Failed as failure:
        print(f"{name}:{failure.line}: {failure.text.strip()}")
        print(_indented("expected", failure.expected))
        print(_indented("found", failure.found))
        return FAILS
    except (OSError, UnicodeDecodeError) as problem:
        print(f"{name}: {problem}", file=sys.stderr)
        return UNREADABLE
    if not quiet:
        print(f"{name}: holds" + (f" ({scenario.title})" if scenario.title else ""))
    return HOLDS


def _text(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _indented(label: str, text: str) -> str:
    """A label and its text; further lines of it stand below each other."""
    first, *rest = text.rstrip("\n").split("\n")
    return "\n".join([f"  {label:8} {first}", *(" " * 11 + line for line in rest)])
