"""`boltbucket play`: start the server and open the browser."""

from __future__ import annotations

import argparse
from typing import Any

from boltbucket.cli.serve import add_options, start


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "play",
        help="play in the browser",
        description="Start the game server and open the browser; another port is taken if the "
        "usual one is in use.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return start(args, open_browser=True, any_port=True)
