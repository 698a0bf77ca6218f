"""`boltbucket move-store`: a whole club from one store to another."""

from __future__ import annotations

from boltbucket.cli.command import Group, Options
from boltbucket.cli.progress import progress_bar
from boltbucket.words import Words

WHOLE, DAMAGED = 0, 1


def register(commands: Group) -> None:
    command = commands.add("move-store", run)
    command.argument("source", "FROM")
    command.argument("target", "TO")


def run(args: Options) -> int:
    from boltbucket.server.store.moving import move_store

    words = Words(args.lang)
    with progress_bar(words.say("move-store-running")) as advance:
        moved = move_store(args.source, args.target, advance)
    parts = {name: moved.counts[name] for name in ("games", "tables", "answers")}
    print(words.say("move-store-done", **parts))
    for name in moved.damaged:
        print(words.say("move-store-damaged", record=name))
    print(words.say("move-store-then"))
    return DAMAGED if moved.damaged else WHOLE
