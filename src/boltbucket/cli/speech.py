"""The command line in the languages of its users.

Commands say what they do in English, in their own source. The catalogues have the same sentences
in all languages under keys made from the command and the option: `cli-cards`, `cli-cards-level`,
or `cli-level` for an option that means the same everywhere.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import Any

from boltbucket.words import Words
from boltbucket.words.faults import phrase

TITLES = {"options": "cli-options", "positional arguments": "cli-arguments"}
COMPLAINTS = (
    (re.compile(r"unrecognized arguments: (.+)"), "cli-error-unrecognized"),
    (re.compile(r"argument (.+?): invalid choice: (.+?) \(choose from (.+)\)"), "cli-error-choice"),
    (re.compile(r"ambiguous option: (.+) could match (.+)"), "cli-error-ambiguous"),
    (re.compile(r"the following arguments are required: (.+)"), "cli-error-required"),
    (re.compile(r"argument (.+?): expected .*argument.*"), "cli-error-value"),
    (re.compile(r"argument (.+?): invalid .*value: (.+)"), "cli-error-wrong"),
    (re.compile(r"argument (.+?): (.+)"), "cli-error-said"),
)


def translate(parser: argparse.ArgumentParser, words: Words) -> None:
    """Put everything a parser says into another language, and its commands too."""
    parser.formatter_class = _formatter(words)
    vars(parser)["language"] = words.language
    for group in parser._action_groups:
        group.title = words.say(TITLES.get(group.title or "", "cli-commands"))
    if parser.description:
        parser.description = _said(words, f"{command_key(parser)}.description", parser.description)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            _translate_commands(parser, action, words)
        elif action.help not in (None, argparse.SUPPRESS):
            action.help = _said(words, option_key(parser, action, words), str(action.help))


def _translate_commands(
    parser: argparse.ArgumentParser, action: argparse._SubParsersAction[Any], words: Words
) -> None:
    for listed in action._choices_actions:
        listed.help = _said(words, command_key(action.choices[listed.dest]), listed.help or "")
    for command in action.choices.values():
        translate(command, words)


def _said(words: Words, key: str, otherwise: str) -> str:
    said = words.say(key)
    return otherwise if said == key else said


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
            super().add_usage(usage, actions, groups, prefix or f"{words.say('cli-usage')}: ")

    return Formatter


def command_key(parser: argparse.ArgumentParser) -> str:
    return "-".join(["cli", *parser.prog.split()[1:]]) if " " in parser.prog else "cli-boltbucket"


def option_key(parser: argparse.ArgumentParser, action: argparse.Action, words: Words) -> str:
    """The key of an option of this command, or of the option wherever it occurs."""
    name = action.dest.replace("_", "-")
    own = f"{command_key(parser)}-{name}"
    return own if words.has(own) else f"cli-{name}"


def complaint(words: Words, message: str) -> str:
    """What argparse complains about."""
    for pattern, key in COMPLAINTS:
        found = pattern.fullmatch(message)
        if found:
            told = (phrase(words, part) for part in found.groups())
            parts = dict(zip(("first", "second", "third"), told, strict=False))
            return words.say(key, **parts)
    return message


def spoken(parser: argparse.ArgumentParser, words: Words) -> Iterator[tuple[str, str]]:
    """Every key a parser and its commands need, and what the source says in English."""
    if parser.description:
        yield f"{command_key(parser)}.description", parser.description
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                yield command_key(action.choices[listed.dest]), listed.help or ""
            for command in action.choices.values():
                yield from spoken(command, words)
        elif action.help not in (None, argparse.SUPPRESS):
            yield option_key(parser, action, words), str(action.help)
