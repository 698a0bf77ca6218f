"""The `boltbucket` command.

Every other module of this package may offer commands by a function `register(commands)`, which adds
them with their options and the function that does what they are for.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import NoReturn

import click

from boltbucket import __version__, cli
from boltbucket.cli.command import Group
from boltbucket.cli.misuse import complaint
from boltbucket.cli.problem import Problem
from boltbucket.languages import ENGLISH, LANGUAGES
from boltbucket.rules.language.refusal import Fault

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
PROGRAM = "boltbucket"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 2 for anything that could not be done."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(words)
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else PROGRAM
        return complain(Problem("cli-see-help", message=complaint(error), prog=command), words)
    except Problem as problem:
        return complain(problem, words)
    except BrokenPipeError:
        # Whoever was reading has seen enough; nothing more may be flushed to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Fault, OSError) as error:
        return complain(Problem("problem-said", reason=error), words)
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    commands, language = make_commands(), language_of(arguments)
    try:
        with commands.make_context(PROGRAM, [*arguments], obj=language) as context:
            code: int | None = commands.invoke(context)
    except click.exceptions.Exit as end:  # after help and version
        code = end.exit_code
    sys.stdout.flush()
    return code or 0


def complain(problem: Problem, arguments: list[str]) -> int:
    print(f"{PROGRAM}: {problem.told(language_of(arguments))}", file=sys.stderr)
    return 2


# Commands


class Commands(Group):
    """All commands. A module is imported when its command is called, which starts faster."""

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        for module in (name.replace("-", "_"), f"{name}_"):
            if name not in self.commands and module in _modules():
                self._import(module)
        return super().get_command(ctx, name)

    def list_commands(self, ctx: click.Context) -> list[str]:
        for module in _modules():
            self._import(module)
        return super().list_commands(ctx)

    def _import(self, module: str) -> None:
        found = import_module(f"{cli.__name__}.{module}")
        if hasattr(found, "register"):
            found.register(self)

    def without_command(self, ctx: click.Context) -> NoReturn:
        click.echo(ctx.get_help())
        ctx.exit()


def make_commands() -> Commands:
    commands = Commands(PROGRAM, "cli-boltbucket", "cli")
    commands.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
    return commands


def _version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        from boltbucket.rules.record import RULES_VERSION

        python = ".".join(map(str, sys.version_info[:3]))
        click.echo(f"{PROGRAM} {__version__} (rules {RULES_VERSION}, Python {python})")
        ctx.exit()


def _modules() -> list[str]:
    return [found.name for found in pkgutil.iter_modules(cli.__path__) if found.name != "main"]


# Languages


def language_of(arguments: list[str]) -> str:
    """The language asked for, or that of the machine."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    after = [word for flag, word in pairwise(arguments) if flag == "--lang"]
    found = [word for word in (*asked, *after) if word in LANGUAGES]
    return found[0] if found else machine_language()


def machine_language() -> str:
    """As `words.choose_language`, without waking the words up."""
    locales = [os.environ[name] for name in VARIABLES if os.environ.get(name)]
    wishes = [*os.environ.get("LANGUAGE", "").split(":"), *locales[:1]]
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), ENGLISH)


if __name__ == "__main__":
    sys.exit(main())
