"""`boltbucket backup`: everything a server has stored, as one file, while it runs."""

from __future__ import annotations

from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.words import Words

WHOLE, DAMAGED = 0, 1


def register(commands: Group) -> None:
    command = commands.add("backup", run)
    command.argument("file", "FILE", type=Path)
    command.option("--data", read=Path, metavar="FOLDER")


def run(args: Options) -> int:
    from boltbucket.server.settings import Settings, usual_folder
    from boltbucket.server.store.backup import back_up
    from boltbucket.server.store.folder import check_exists

    store = Settings(data=args.data or usual_folder()).database
    check_exists(store)
    found = back_up(store, args.file)
    words = Words(args.lang)
    print(words.say("backup-done", file=str(args.file), games=found.games, tables=found.tables))
    for name in found.damaged:
        print(words.say("backup-damaged", record=name))
    return DAMAGED if found.damaged else WHOLE
