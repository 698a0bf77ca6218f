"""`boltbucket words`: what translators need."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem
from boltbucket.languages import FOLDERS

SHOWN = 12
"""Of each kind of lack so many are listed, unless all are asked for."""


def register(commands: Group) -> None:
    group = commands.add_group("words")
    check = group.add("check", run_check)
    check.argument("language", "LANGUAGE", required=True)
    check.flag("--all")


def run_check(args: Options) -> int:
    """0 if the language is complete, 1 if something is left to do."""
    from boltbucket.words import Words
    from boltbucket.words.review import read_messages, review

    folder = _folder(args.language)
    remarks, words = review(folder), Words(args.lang)
    most = len(remarks) if args.all else SHOWN
    for lack, count in Counter(remark.lack for remark in remarks).items():
        print(words.say(f"words-lack-{lack}", count=count))
        found = [remark for remark in remarks if remark.lack == lack]
        for remark in found[:most]:
            print(f"  {remark.where}{': ' if remark.about else ''}{remark.about}")
        if count > most:
            print("  " + words.say("words-more", count=count - most))
    if remarks:
        return 1
    print(words.say("words-complete", messages=len(read_messages(folder)[0])))
    return 0


def _folder(language: str) -> Path:
    """The folder of a language, or one that was named itself."""
    folder = FOLDERS.get(language) or Path(language)
    if not any(folder.glob("*.ftl")):
        raise Problem("words-no-language", language=language, known=", ".join(FOLDERS))
    return folder
