"""`boltbucket export`: games of a server as record files."""

from __future__ import annotations

from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem
from boltbucket.words import Words


def register(commands: Group) -> None:
    command = commands.add("export", run)
    command.argument("records", "RECORD", many=True)
    command.option("-o", "--output", read=Path, default=Path())
    command.option("--data", read=Path, metavar="FOLDER")


def run(args: Options) -> int:
    from boltbucket.rules.language.refusal import Illegal
    from boltbucket.server.store.folder import opened_store
    from boltbucket.server.store.stored_games import find_game, record_text

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
