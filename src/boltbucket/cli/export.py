"""`boltbucket export`: games of a server as record files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from boltbucket.cli.problem import Problem
from boltbucket.words import Words


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "export",
        help="write finished games of this server to files",
        description="Write the records of finished games, one file a game. Without names, all.",
    )
    parser.add_argument("records", metavar="RECORD", nargs="*", help="names of records")
    parser.add_argument("-o", "--output", type=Path, default=Path(), help="folder (default: here)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="data folder of the server")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boltbucket.rules.illegal import Illegal
    from boltbucket.server.replays import find_game, record_text
    from boltbucket.server.sqlite_store import opened_store

    with opened_store(args.data) as store:
        names = args.records or [head.id for head in store.games(1_000_000)]
        args.output.mkdir(parents=True, exist_ok=True)
        for name in names:
            try:
                text = record_text(find_game(store, name))
            except Illegal as refusal:
                raise Problem("problem-in-file", file=name, reason=refusal) from refusal
            file = args.output / f"boltbucket-{name}.json"
            file.write_text(text, encoding="utf-8")
            print(file)
    print(Words(args.lang).say("games-counted", count=len(names)))
    return 0
