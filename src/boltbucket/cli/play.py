"""`boltbucket play`: start the server and open the browser."""

from __future__ import annotations

from boltbucket.cli.command import Group, Options
from boltbucket.cli.serve import add_options, start


def register(commands: Group) -> None:
    command = commands.add("play", run)
    add_options(command)


def run(args: Options) -> int:
    return start(args, open_browser=True, any_port=True)
