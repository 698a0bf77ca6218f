"""`boltbucket import`: records from files into a server's store, to be watched as replays."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from boltbucket.cli.problem import Problem


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "import",
        help="add records of games to this server",
        description="Check records by playing them again and add them to the server's games.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="records of games")
    parser.add_argument("--data", type=Path, metavar="DIR", help="data folder of the server")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boltbucket.rules.illegal import Illegal
    from boltbucket.server.imports import import_batch
    from boltbucket.server.sqlite_store import opened_store

    with opened_store(args.data, fresh=True) as store:
        for file in args.files:
            try:
                batch = import_batch(file.read_text(encoding="utf-8"))
            except (Illegal, UnicodeDecodeError) as problem:
                raise Problem("problem-in-file", file=file, reason=problem) from problem
            asyncio.run(store.write(batch))
            print(f"{file}: /replay/{batch.heads[0].id}")
    return 0
