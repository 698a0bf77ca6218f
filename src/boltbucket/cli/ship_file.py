"""Reading a ship from a file or from standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from boltbucket.cli.command import Command, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.cli.problem import Problem
from boltbucket.notation import NotationError, read_any
from boltbucket.rules.ship.ship import Ship

STANDARD_INPUT = "-"


def add_file(command: Command) -> None:
    command.argument("file", "FILE")
    add_plans(command)


def read_file(args: Options) -> Ship:
    """The ship in a file; a problem names the place where it cannot be read."""
    make_known(args)
    name = args.file
    try:
        return read_any(_text(name))
    except (NotationError, UnicodeDecodeError) as fault:
        key = "problem-standard-input" if name == STANDARD_INPUT else "problem-in-file"
        raise Problem(key, file=name, reason=fault) from None


def _text(name: str) -> str:
    data = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    return data.decode("utf-8-sig")
