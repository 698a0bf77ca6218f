"""`boltbucket join`: a bot of this machine takes a seat at a table anywhere."""

from __future__ import annotations

import asyncio
import sys

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import whole
from boltbucket.words import Words

STANDARD_INPUT = "-"
"""A link to a seat has its token in it, which other people on this machine need not see."""


def register(commands: Group) -> None:
    command = commands.add("join", run)
    command.argument("link", "URL")
    command.option("--bot", default="hauler:ace")
    command.option("--name")
    command.option("--seed", read=whole, default=0)


def run(args: Options) -> int:
    from boltbucket.bots.cast import make_bot, read_player
    from boltbucket.bots.guard import Guarded
    from boltbucket.rules.language.refusal import Illegal
    from boltbucket.server.bots.client import TableClient, socket_url, take_seat
    from boltbucket.server.bots.remote import play

    try:
        player = read_player(args.bot)
        bot = Guarded(make_bot(player, args.seed), str(player))
        link = sys.stdin.readline().strip() if args.link == STANDARD_INPUT else args.link
        url, code, token = socket_url(link)
        if token is None:
            token = take_seat(link, args.name or player.character.title())
            print(Words(args.lang).say("join-seated", code=code), flush=True)
        client = TableClient(url, code, token)
        outcome = asyncio.run(play(client, bot, player.strength))
    except Illegal as refusal:
        raise Problem("problem-table-refused", reason=refusal) from refusal
    print(Words(args.lang).say("join-over", credits=outcome))
    return 0
