"""`boltbucket import`: records from files into a server's store, to be watched as replays."""

from __future__ import annotations

import asyncio
from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem


def register(commands: Group) -> None:
    command = commands.add("import", run)
    command.argument("files", "FILE", many=True, required=True, type=Path)
    command.option("--data", read=Path, metavar="FOLDER")


def run(args: Options) -> int:
    from boltbucket.rules.language.refusal import Illegal
    from boltbucket.server.store.exchange import import_batch
    from boltbucket.server.store.folder import opened_store

    with opened_store(args.data, fresh=True) as store:
        for file in args.files:
            try:
                batch = import_batch(file.read_text(encoding="utf-8"))
            except (Illegal, UnicodeDecodeError) as problem:
                raise Problem("problem-in-file", file=file, reason=problem) from problem
            asyncio.run(store.write(batch))
            print(f"{file}: /replay/{batch.heads[0].id}")
    return 0
