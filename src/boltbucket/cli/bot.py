"""`boltbucket bot`: begin a bot of your own, try it out, and look over its shoulder."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from boltbucket.bots.ace import Ace
from boltbucket.bots.bot import Player
from boltbucket.bots.master import Master
from boltbucket.bots.reasons import Consequence, consequences, reasons
from boltbucket.cli.command import Command, Group, Options
from boltbucket.cli.match_options import add_setup, players_of, print_notes, setup_of
from boltbucket.cli.picture import check_picture_name, write_picture
from boltbucket.cli.problem import Problem
from boltbucket.cli.reading import positive, whole
from boltbucket.drawing.ship import draw_ship
from boltbucket.notation import write_ship
from boltbucket.rules.decisions import Build, Decision
from boltbucket.rules.language.answer import Answer
from boltbucket.rules.language.seat import CLOCK
from boltbucket.rules.view import View
from boltbucket.sim.figures import Gathered
from boltbucket.sim.playing import Match
from boltbucket.sim.results import play_job
from boltbucket.sim.simulating import jobs_for
from boltbucket.words import Words

NAME = re.compile(r"[a-z][a-z0-9_]*")
RIVALS = ("careful", "gunner", "racer")
GAMES = 12
SHOWN = 20
"""So many of the answers that are possible are listed."""


def register(commands: Group) -> None:
    bots = commands.add_group("bot")
    bots.add("new", run_new).argument("name", "NAME")
    test = bots.add("test", run_test)
    test.argument("bot", "BOT")
    test.option("--games", read=positive, default=GAMES, metavar="N")
    _add_common(test)
    show = bots.add("show", run_show)
    show.argument("bot", "BOT")
    show.option("--decision", read=positive, default=1, metavar="N")
    show.option("--plot", metavar="PICTURE")
    _add_common(show)


def _add_common(command: Command) -> None:
    command.option("--rival", multiple=True, metavar="BOT")
    command.option("--seed", read=whole, default=1)
    add_setup(command)


# New


def run_new(args: Options) -> int:
    name = args.name.removesuffix(".py")
    if not NAME.fullmatch(name):
        raise Problem("problem-mission-name", name=name)
    file = Path(name + ".py")
    if file.exists():
        raise Problem("problem-file-exists", file=file)
    file.write_text(skeleton(name), encoding="utf-8")
    print(Words(args.lang).say("bot-file-ready", file=str(file), bot=f"{file}:{class_of(name)}"))
    return 0


def skeleton(name: str) -> str:
    """A bot that gets home as it is, with the places to change it."""
    text = (files("boltbucket.bots") / "skeleton.txt").read_text(encoding="utf-8")
    return text.replace("{file}", f"{name}.py").replace("{name}", class_of(name))


def class_of(name: str) -> str:
    """
    >>> class_of("night_shift")
    'NightShift'
    """
    return "".join(word.capitalize() for word in name.split("_"))


# Test


def run_test(args: Options) -> int:
    """Games against others; 1 if the bot had to be answered for."""
    players = _table(args)
    gathered, words = Gathered(), Words(args.lang)
    for job in jobs_for(setup_of(args, len(players)), players, args.games, args.seed):
        gathered.add(play_job(job))
    for each in gathered.summaries():
        shares = {"wins": words.percent(each.win_share), "arrived": words.percent(each.arrived)}
        credits = words.decimal(each.mean_credits)
        print(words.say("bot-did", bot=each.player, credits=credits, **shares))
    print_notes(gathered.notes, words)
    own = [note for note in gathered.notes if note.params.get("bot") == str(players[0])]
    print(words.say("bot-slips", count=len(own)))
    return 1 if own else 0


def _table(args: Options) -> tuple[Player, ...]:
    return players_of([args.bot, *(args.rival or RIVALS)])


# Show


def run_show(args: Options) -> int:
    """One decision of the bot: what it sees, what it may say, and what it says."""
    check_picture_name(args.plot)
    players, words = _table(args), Words(args.lang)
    match = Match(setup_of(args, len(players)), players, args.seed)
    found = _nth_decision(match, args.decision)
    if found is None:
        raise Problem("problem-no-such-decision", number=args.decision)
    view, decision, answer = found
    ship = view.table.ships[decision.seat]
    print(words.say("bot-asked", number=args.decision, kind=decision.kind))
    print(write_ship(ship))
    print("\n".join(_facts(view, decision, words)))
    print(words.say("bot-answers", answer=_said(answer)))
    print("\n".join(_why(match, view, decision, answer, words)))
    if args.plot:
        write_picture(args.plot, draw_ship(ship))
    return 0


def _nth_decision(match: Match, number: int) -> tuple[View, Decision, Answer] | None:
    """The decision of the first seat with that number, and the answer to it."""
    clock = match.clock()
    while match.game.pending:
        seat, _ = clock.next_turn(match.game)
        if seat == CLOCK or seat != 0:
            match.step(clock)
            continue
        number -= 1
        if number:
            match.step(clock)
            continue
        view = match.game.view(0)
        assert view.decision is not None
        return view, view.decision, match.bots[0].decide(view, view.decision)
    return None


def _facts(view: View, decision: Decision, words: Words) -> list[str]:
    yard = view.table.yard
    if isinstance(decision, Build) and yard is not None:
        tile = yard.tile_in_hand(decision.seat)
        return [words.say("bot-in-hand", tile=tile.id if tile else "-")]
    options = [_said(answer) for answer in decision.options[:SHOWN]]
    return [words.say("bot-may-say", answers=", ".join(options))]


def _why(match: Match, view: View, decision: Decision, answer: Answer, words: Words) -> list[str]:
    """What speaks for the answer, if the bot builds by the worth of ships; in flight what each
    answer leads to, if it thinks ahead."""
    bot = match.bots[0].bot
    if not isinstance(decision, Build):
        led = consequences(bot, view, decision) if isinstance(bot, Ace) else []
        return [_led(each, words) for each in led]
    master = getattr(bot, "shipwright", None)
    if not isinstance(master, Master):
        return []
    return [
        f"  {words.say(f'reason-{each.part}'.replace('_', '-'))} {words.decimal(each.credits)}"
        for each in reasons(master, view, decision, answer)
    ]


def _led(to: Consequence, words: Words) -> str:
    credits = words.decimal(to.credits)
    return "  " + words.say("bot-leads-to", answer=_said(to.answer), credits=credits)


def _said(answer: Answer) -> str:
    return " ".join(map(str, answer))
