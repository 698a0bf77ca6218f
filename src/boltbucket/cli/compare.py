"""`boltbucket compare`: which of two bots is better, and how sure that is."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from boltbucket.bots.bot import Player, Strength
from boltbucket.cli.command import Group, Options
from boltbucket.cli.match_options import (
    add_files,
    add_running,
    add_setup,
    games_played,
    players_of,
    setup_of,
)
from boltbucket.cli.reading import within
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.sim.comparing import Comparison, compared
from boltbucket.words import Words

USUAL_GAMES = 200
SEATS = 4


def register(commands: Group) -> None:
    command = commands.add("compare", run)
    command.argument("first", "BOT")
    command.argument("second", "BOT")
    command.option("--rival", multiple=True, metavar="BOT")
    command.option("--seats", read=within(2, MOST_SEATS), default=SEATS, metavar="N")
    command.choice("--hands", tuple(Strength))
    add_running(command, USUAL_GAMES)
    add_setup(command)
    add_files(command)


def run(args: Options) -> int:
    first, second, *rivals = _equal_hands(args, players_of([args.first, args.second, *args.rival]))
    comparison = Comparison(setup_of(args, args.seats), first, second, tuple(rivals))
    jobs = comparison.jobs(args.games, args.seed)
    results = games_played(args, jobs, "games")
    found = {
        "first": str(first),
        "second": str(second),
        "rivals": [str(player) for player in comparison.table],
        "edition": args.edition,
        "flights": list(comparison.setup.flights),
        "seed": args.seed,
        **compared(comparison, results),
    }
    if args.json:
        print(json.dumps(found))
    elif found["seeds"]:
        print("\n".join(report(found, Words(args.lang))))
    return 0 if len(results) == len(jobs) else 130


def _equal_hands(args: Options, players: tuple[Player, ...]) -> tuple[Player, ...]:
    if args.hands is None:
        return players
    return tuple(replace(player, hands=Strength(args.hands)) for player in players)


def report(found: dict[str, Any], words: Words) -> list[str]:
    first, second = found["first"], found["second"]
    counted = {"games": found["games"], "seeds": found["seeds"]}
    lines = [words.say("compare-title", first=first, second=second, **counted)]
    shares = (("wins", first), ("wins_of_second", second), ("more_wins", None))
    for name, who in shares:
        lines.append(_line(words, name, who, _share(found[name], words)))
    lines.append(_line(words, "credits", first, _credits(found["credits"], words)))
    lines.append(_line(words, "more_credits", None, _credits(found["more_credits"], words)))
    lines.append(words.say("compare-chance", share=words.percent(found["chance"])))
    verdict = found["verdict"].replace("_", "-")
    return [*lines, words.say(f"compare-{verdict}", first=first, second=second)]


def _line(words: Words, name: str, who: str | None, value: str) -> str:
    said = words.say(f"compare-{name.replace('_', '-')}", bot=who or "")
    return f"  {said} {value}"


def _share(measured: dict[str, float | None], words: Words) -> str:
    error = measured["error"]
    spread = "" if error is None else f" ± {words.percent(error, 1)}"
    return f"{words.percent(measured['mean'] or 0.0, 1)}{spread}"


def _credits(measured: dict[str, float | None], words: Words) -> str:
    error = measured["error"]
    spread = "" if error is None else f" ± {words.decimal(error)}"
    return f"{words.decimal(measured['mean'] or 0.0)}{spread}"
