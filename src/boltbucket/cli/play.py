"""`boltbucket play`: start the server and open the browser."""

from __future__ import annotations

from boltbucket.cli.command import Group, Options
from boltbucket.cli.serve import add_options, start

LEARN = "/learn"
"""Where the page begins the first lesson by itself."""


def register(commands: Group) -> None:
    command = commands.add("play", run)
    add_options(command)
    command.flag("--learn")


def run(args: Options) -> int:
    return start(args, open_browser=True, any_port=True, path=LEARN if args.learn else "")
