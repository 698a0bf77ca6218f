"""Wrong uses of commands: what click tells by the type of its exception gets a code."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import click

from boltbucket.rules.language.refusal import Fault

if TYPE_CHECKING:
    from boltbucket.words import Words


class Misuse(click.UsageError):
    """A command that was called in a wrong way: what is wrong, and with which command."""

    def __init__(self, fault: Fault, ctx: click.Context | None) -> None:
        super().__init__(fault.code, ctx)
        self.fault = fault


def complaint(error: click.UsageError) -> Fault:
    """What is wrong with the way a command was called."""
    if isinstance(error, Misuse):
        return error.fault
    if isinstance(error, click.NoSuchOption):
        return unknown_word(error.option_name, error.possibilities)
    if isinstance(error, click.NoSuchCommand):
        return unknown_word(error.command_name, _commands_like(error))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Fault("missing_argument", name=_bare(error.param))
    assert isinstance(error, click.BadOptionUsage), error
    if _is_flag(error):
        return Fault("needs_no_value", option=error.option_name)
    return Fault("needs_value", option=error.option_name)


def unknown_word(word: str, alike: list[str] | None = None) -> Fault:
    """A word that means nothing here, and those that look like it."""
    return Fault("unknown_word", word=word, likely=", ".join(alike or ()) or "none")


def _commands_like(error: click.NoSuchCommand) -> list[str]:
    """Commands are imported when they are called, so click does not know them all."""
    assert error.ctx and isinstance(error.ctx.command, click.Group), error
    return get_close_matches(error.command_name, error.ctx.command.list_commands(error.ctx))


def _is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    options = [param for param in params if error.option_name in param.opts]
    return all(isinstance(option, click.Option) and option.is_flag for option in options)


def _bare(param: click.Parameter) -> str:
    """An option by its longest name, anything else by what stands for it."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else str(param.metavar)


def shown(param: click.Parameter, words: Words) -> str:
    """How a parameter is written in the list of them."""
    names = ", ".join(param.opts) if isinstance(param, click.Option) else ""
    return f"{names} {stand_in(param.metavar, words)}".strip()


def stand_in(metavar: str | None, words: Words) -> str:
    """The word that stands for what is to be given: FILE, DATEI, SOUBOR."""
    if metavar is None or metavar.startswith("{"):
        return metavar or ""
    return words.say(metavar_key(metavar))


def metavar_key(metavar: str) -> str:
    return f"metavar-{metavar.lower()}"
