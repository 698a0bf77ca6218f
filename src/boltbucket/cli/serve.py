"""`boltbucket serve`: a server for tables."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from boltbucket.cli.command import Command, Group, Options
from boltbucket.cli.plan import add_plans, make_known
from boltbucket.cli.reading import whole, within
from boltbucket.words import Words

EVERYWHERE = "0.0.0.0"
"""Listens for the whole network, not for this machine alone."""
METRICS = ("local", "public", "off")


def register(commands: Group) -> None:
    command = commands.add("serve", run)
    add_options(command)


def add_options(command: Command) -> None:
    command.option("--host", default="127.0.0.1")
    command.option("--port", read=within(1, 65535), default=8000)
    command.option("--data", read=Path, metavar="FOLDER")
    command.option("--store", metavar="URL", envvar="BOLTBUCKET_STORE")
    command.option("--bus", metavar="URL", envvar="BOLTBUCKET_BUS")
    command.flag("--lan")
    command.flag("--no-browser")
    command.option("--url", metavar="URL")
    command.option("--allow-host", multiple=True, metavar="NAME", envvar="BOLTBUCKET_ALLOW_HOST")
    command.option("--origin", multiple=True)
    command.option("--proxy", multiple=True)
    command.choice("--metrics", METRICS, default="local", envvar="BOLTBUCKET_METRICS")
    command.option("--keep-days", read=within(1, 36500), metavar="DAYS")
    command.option("--bot-workers", read=whole, metavar="N")
    command.option("--log", metavar="FILE")
    command.flag("--log-details")
    add_plans(command)


def run(args: Options) -> int:
    return start(args, open_browser=False, any_port=False)


def start(args: Options, open_browser: bool, any_port: bool, path: str = "") -> int:
    """Serve until interrupted, with a few friendly lines in the terminal; the browser opens that
    page."""
    from boltbucket.server.logs import start_logging
    from boltbucket.server.run import free_port
    from boltbucket.server.run import run as serve
    from boltbucket.server.settings import Settings, usual_folder

    make_known(args)
    data = args.data or usual_folder()
    host = EVERYWHERE if args.lan else args.host
    chosen = free_port(host, args.port, 50 if any_port else 1)
    settings = Settings(
        data=data,
        store=args.store,
        bus=args.bus,
        host=host,
        port=chosen,
        allowed_hosts=tuple(args.allow_host),
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        public_url=args.url,
        metrics=args.metrics,
        retention_days=args.keep_days,
        bot_workers=args.bot_workers,
    )
    start_logging(args.log or data / "boltbucket.log", args.log_details)
    with suppress(KeyboardInterrupt):
        opened = path if open_browser and not args.no_browser else None
        serve(settings, _greeting(settings, args.lang, opened))
    print(Words(args.lang).say("serve-goodbye"))
    return 0


def _greeting(settings: Any, language: str, opened: str | None) -> Callable[[Any], None]:
    def greet(store: Any) -> None:
        from boltbucket.server.http.server import EVERYWHERE, local_links

        host = "localhost" if settings.host in (*EVERYWHERE, "127.0.0.1") else settings.host
        link = settings.public_url or f"http://{host}:{settings.port}"
        words = Words(language)
        others = local_links(settings.host, settings.port)
        lines = [("serve-ready", link), *(("serve-network", other) for other in others)]
        _print_labelled([*lines, ("serve-data", _place_of(settings, store))], words)
        if settings.host in EVERYWHERE and not others and not settings.public_url:
            print(words.say("serve-no-network", port=str(settings.port)))
        print(words.say("serve-how-to-end"), flush=True)
        if store.lost:
            print(words.say("serve-lost", count=store.lost), file=sys.stderr, flush=True)
        if opened is not None:
            webbrowser.open(link + opened)

    return greet


def _place_of(settings: Any, store: Any) -> str:
    return str(settings.data) if settings.store is None else str(store.name)


def _print_labelled(lines: list[tuple[str, str]], words: Words) -> None:
    width = max(len(words.say(key)) for key, _ in lines)
    for key, value in lines:
        print(f"{words.say(key):<{width}}  {value}")
