"""`boltbucket serve`: a server for tables."""

from __future__ import annotations

import argparse
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from boltbucket.words import Words


def register(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="run a game server",
        description="Run a game server. Others in the local network can join with --host 0.0.0.0.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=port, default=8000, help="port (default: 8000)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder for games")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--url", metavar="URL", help="the address people use, behind a proxy")
    parser.add_argument(
        "--origin", action="append", default=[], help="another origin that may connect"
    )
    parser.add_argument(
        "--proxy", action="append", default=[], help="a proxy whose headers are believed"
    )
    parser.add_argument(
        "--keep-days", type=days, metavar="DAYS", help="forget games untouched for so long"
    )
    parser.add_argument(
        "--bot-workers", type=int, metavar="N", help="processes for bots (default: cores less one)"
    )
    parser.add_argument(
        "--log",
        metavar="FILE",
        help="log as JSON lines, - for stderr (default: in the data folder)",
    )


def run(args: argparse.Namespace) -> int:
    return start(args, open_browser=False, any_port=False)


def start(args: argparse.Namespace, open_browser: bool, any_port: bool) -> int:
    """Serve until interrupted, with a few friendly lines in the terminal."""
    from boltbucket.server.logs import start_logging
    from boltbucket.server.run import free_port
    from boltbucket.server.run import run as serve
    from boltbucket.server.settings import Settings, usual_folder

    data = args.data or usual_folder()
    chosen = free_port(args.host, args.port, 50 if any_port else 1)
    settings = Settings(
        data=data,
        host=args.host,
        port=chosen,
        origins=tuple(args.origin),
        proxies=tuple(args.proxy),
        public_url=args.url,
        retention_days=args.keep_days,
        bot_workers=args.bot_workers,
    )
    start_logging(args.log or data / "boltbucket.log")
    with suppress(KeyboardInterrupt):
        serve(settings, _greeting(settings, args.lang, open_browser and not args.no_browser))
    print(Words(args.lang).say("serve-goodbye"))
    return 0


def _greeting(settings: Any, language: str, open_browser: bool) -> Callable[[], None]:
    def greet() -> None:
        from boltbucket.server.http_more import local_links

        host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
        link = settings.public_url or f"http://{host}:{settings.port}"
        words = Words(language)
        others = local_links(settings.host, settings.port)
        lines = [("serve-ready", link), *(("serve-network", other) for other in others)]
        _print_labelled([*lines, ("serve-data", str(settings.data))], words)
        print(words.say("serve-how-to-end"), flush=True)
        if open_browser:
            webbrowser.open(link)

    return greet


def _print_labelled(lines: list[tuple[str, str]], words: Words) -> None:
    width = max(len(words.say(key)) for key, _ in lines)
    for key, value in lines:
        print(f"{words.say(key):<{width}}  {value}")


def days(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is not a number above nought")
    return int(text)


def port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)
