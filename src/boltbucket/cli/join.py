"""`boltbucket join`: a bot of this machine takes a seat at a table anywhere."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from boltbucket.cli.problem import Problem
from boltbucket.words import Words


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "join",
        help="let a bot play at a table on any server",
        description="Join a table by its link and let a bot play. With a link to a seat (it ends "
        "in #...) the bot plays for that seat, otherwise it takes an open one.",
    )
    parser.add_argument("link", metavar="URL", help="the link of the table or of a seat")
    parser.add_argument("--bot", default="hauler:ace", help="character and strength, as hauler:ace")
    parser.add_argument("--name", help="the name at the table (default: the character's)")
    parser.add_argument("--seed", type=int, default=0, help="for what the bot leaves to chance")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boltbucket.bots.cast import make_bot, read_player
    from boltbucket.bots.guard import Guarded
    from boltbucket.rules.illegal import Illegal
    from boltbucket.server.client import TableClient, socket_url, take_seat
    from boltbucket.server.remote import play

    try:
        player = read_player(args.bot)
        bot = Guarded(make_bot(player, args.seed), str(player))
        url, code, token = socket_url(args.link)
        if token is None:
            token = take_seat(args.link, args.name or player.character.title())
            print(Words(args.lang).say("join-seated", code=code), flush=True)
        client = TableClient(url, code, token)
        outcome = asyncio.run(play(client, bot, player.strength))
    except Illegal as refusal:
        raise Problem("problem-table-refused", reason=refusal) from refusal
    print(Words(args.lang).say("join-over", credits=outcome))
    return 0
