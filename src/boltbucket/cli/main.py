"""The `boltbucket` command.

Every other module of this package may offer commands by a function `register(subparsers)`; each
parser it adds names its function with `set_defaults(run=...)`, which takes the parsed arguments
and returns the exit code (None is 0).
"""

from __future__ import annotations

import argparse
import os
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import NoReturn

from boltbucket import __version__, cli
from boltbucket.cli.problem import Problem

LANGUAGES = ("en", "de", "cs")
ENGLISH = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 2 for anything that could not be done."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(words)
    except Problem as problem:
        return complain(problem.told(language_of(words)))
    except BrokenPipeError:
        # Whoever was reading has seen enough; nothing more may be flushed to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(Problem("problem-said", reason=error).told(language_of(words)))
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    parser = make_parser(arguments)
    options = parser.parse_args(arguments)
    if not hasattr(options, "run"):
        parser.print_help()
        return 0
    options.lang = getattr(options, "lang", None) or machine_language()
    code: int | None = options.run(options)
    sys.stdout.flush()
    return code or 0


def complain(sentence: str) -> int:
    print(f"boltbucket: {sentence}", file=sys.stderr)
    return 2


class Parser(argparse.ArgumentParser):
    """A parser that knows the common options and complains in one sentence."""

    language = ENGLISH

    def __init__(self, *positional: object, **named: object) -> None:
        super().__init__(*positional, **named)  # type: ignore[arg-type]
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            help="language of the answers (default: the machine's)",
        )

    def error(self, message: str) -> NoReturn:
        if self.language != ENGLISH:
            from boltbucket.cli.speech import complaint
            from boltbucket.words import Words

            message = complaint(Words(self.language), message)
        raise Problem("cli-see-help", message=message, prog=self.prog)


def make_parser(arguments: list[str]) -> Parser:
    parser = Parser(prog="boltbucket", description="Galaxy Trucker: play, host, check and study.")
    parser.add_argument("--version", action="version", version=f"boltbucket {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in modules_for(arguments):
        module.register(subparsers)
    language = language_of(arguments)
    if language != ENGLISH:  # English is what the commands say themselves, and starts faster.
        from boltbucket.cli.speech import translate
        from boltbucket.words import Words

        translate(parser, Words(language))
    return parser


def language_of(arguments: list[str]) -> str:
    """The language asked for, or that of the machine."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    after = [word for flag, word in pairwise(arguments) if flag == "--lang"]
    found = [word for word in (*asked, *after) if word in LANGUAGES]
    return found[0] if found else machine_language()


def modules_for(arguments: list[str]) -> Iterator[ModuleType]:
    """The module named like the command, which starts faster, or else all of them."""
    names = [found.name for found in pkgutil.iter_modules(cli.__path__) if found.name != "main"]
    command = next((word for word in arguments if not word.startswith("-")), "").replace("-", "_")
    for name in [command] if command in names else names:
        module = import_module(f"boltbucket.cli.{name}")
        if hasattr(module, "register"):
            yield module


def machine_language() -> str:
    """As `words.choose_language`, without waking the words up."""
    locales = [os.environ[name] for name in VARIABLES if os.environ.get(name)]
    wishes = [*os.environ.get("LANGUAGE", "").split(":"), *locales[:1]]
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), ENGLISH)


if __name__ == "__main__":
    sys.exit(main())
