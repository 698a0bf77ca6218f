"""Commands and their options: help by key, complaints by code.

Nothing here has a text of its own. The help of a command is the message `cli-cards`, of its option
`cli-cards-level`, or `cli-level` where that means the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import not_
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NoReturn

import click

from boltbucket.cli.misuse import Misuse, shown, stand_in, unknown_word
from boltbucket.cli.reading import Read, Value, braces, one_of
from boltbucket.languages import LANGUAGES
from boltbucket.rules.language.refusal import Fault

if TYPE_CHECKING:
    from boltbucket.words import Words

COMMAND = "COMMAND"
Options = SimpleNamespace
"""What a command was called with, by name; `lang` is the language to answer in."""
Run = Callable[[Options], int | None]
"""Does what a command is for; returns its exit code, None for 0."""


class _Spoken(click.Command):
    """A command that is explained in the language of its caller: `ctx.obj`."""

    key: str

    def __init__(self, key: str, **more: Any) -> None:
        settings = {"help_option_names": ["-h", "--help"], "allow_extra_args": True}
        super().__init__(context_settings=settings, **more)
        self.key = key
        self.choice("--lang", LANGUAGES)

    def option(self, *names: str, read: Read | None = None, **more: Any) -> None:
        """An option; with `read` its value is what that makes of it."""
        if not more.get("is_flag"):
            more.setdefault("metavar", names[-1].removeprefix("--").replace("-", "_").upper())
        self.params.append(click.Option(names, type=read and Value(read), **more))

    def choice(self, name: str, known: Sequence[str], **more: Any) -> None:
        """An option with a few values to choose from."""
        self.option(name, read=one_of(known), metavar=braces(known), **more)

    def flag(self, *names: str) -> None:
        self.option(*names, is_flag=True)

    def argument(self, name: str, metavar: str, *, many: bool = False, **more: Any) -> None:
        """What is given without the name of an option."""
        self.params.append(click.Argument([name], metavar=metavar, nargs=-1 if many else 1, **more))

    def option_key(self, param: click.Parameter, words: Words) -> str:
        """The key of an option of this command, or of the option wherever it occurs."""
        name = max(param.opts, key=len).lstrip("-")
        own = f"{self.key}-{name}"
        return own if words.has(own) else f"cli-{name}"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    # Help

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        words, params = _words(ctx), self.params
        given = [_usage(param, words) for param in params if isinstance(param, click.Argument)]
        needed = [shown(param, words) for param in params if _needed(param)]
        return [f"[{words.say('cli-options')}]", *needed, *given]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        prefix = f"{_words(ctx).say('cli-usage')}: "
        formatter.write_usage(ctx.command_path, usage, prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(_words(ctx).form(self.key, "description"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words, params = _words(ctx), self.get_params(ctx)
        rows = [(shown(param, words), words.say(self.option_key(param, words))) for param in params]
        given = [isinstance(param, click.Argument) for param in params]
        _section(formatter, words.say("cli-arguments"), compress(rows, given))
        _section(formatter, words.say("cli-options"), compress(rows, map(not_, given)))


class Command(_Spoken):
    """A command that does something."""

    def __init__(self, name: str, key: str, run: Run) -> None:
        super().__init__(key, name=name)
        self.run = run

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise Misuse(unknown_word(" ".join(rest)), ctx)
        return rest

    def invoke(self, ctx: click.Context) -> int | None:
        return self.run(Options(**{**ctx.params, "lang": ctx.obj}))


class Group(_Spoken, click.Group):
    """Several commands under one name; without one of them, that is a wrong use."""

    def __init__(self, name: str, key: str, prefix: str = "") -> None:
        super().__init__(key, name=name, invoke_without_command=True, callback=self._begin)
        self.prefix = prefix or key

    def add(self, name: str, run: Run) -> Command:
        command = Command(name, self._key_of(name), run)
        self.add_command(command)
        return command

    def add_group(self, name: str) -> Group:
        group = Group(name, self._key_of(name))
        self.add_command(group)
        return group

    def _key_of(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def _begin(self, **_: object) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            self.without_command(ctx)

    def without_command(self, ctx: click.Context) -> NoReturn:
        raise Misuse(Fault("missing_argument", name=COMMAND), ctx)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), f"{stand_in(COMMAND, _words(ctx))} ..."]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = _words(ctx)
        rows = ((name, words.say(self._key_of(name))) for name in self.list_commands(ctx))
        _section(formatter, words.say("cli-commands"), rows)


def _section(formatter: click.HelpFormatter, title: str, rows: Iterable[tuple[str, str]]) -> None:
    """Names and what they mean, if there are any."""
    if found := list(rows):
        with formatter.section(title):
            formatter.write_dl(found)


def _words(ctx: click.Context) -> Words:
    from boltbucket.words.words import words  # they take long to wake up

    return words(ctx.obj)


def _needed(param: click.Parameter) -> bool:
    return isinstance(param, click.Option) and param.required


def _usage(argument: click.Argument, words: Words) -> str:
    name = stand_in(argument.metavar, words)
    several = f"{name} ..." if argument.nargs == -1 else name
    return several if argument.required else f"[{several}]"
