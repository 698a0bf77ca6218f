"""`boltbucket rules`: the rules of the game, to read and to search."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from boltbucket.cli.command import Group, Options
from boltbucket.cli.problem import Problem

MOST_FOUND = 8


def register(commands: Group) -> None:
    command = commands.add("rules", run)
    command.argument("topic", "TOPIC", many=True)
    command.option("--search", multiple=True, metavar="WORD")
    command.flag("--json")
    command.option("--pages", metavar="FOLDER")


def run(args: Options) -> int:
    from boltbucket.words.reference import topics
    from boltbucket.words.searching import search

    if args.pages:
        from boltbucket.cli.rule_pages import write_pages

        write_pages(Path(args.pages))
    elif args.search:
        wanted = " ".join((*args.search, *args.topic))
        found = search(args.lang, wanted)
        if not found:
            raise Problem("rules-nothing-found", words=wanted)
        _found(args, found)
    elif args.topic:
        _answer(args, " ".join(args.topic))
    else:
        _list(args, list(topics(args.lang).values()), chapters=True)
    return 0


def _say(args: Options, key: str, **params: Any) -> str:
    from boltbucket.words.words import words

    return words(args.lang).say(key, **params)


def _answer(args: Options, asked: str) -> None:
    """The topic that was named, or those that answer what was asked."""
    from boltbucket.words.searching import plain, search

    wanted = plain(asked).replace("-", " ").replace("_", " ")
    if topic := _named(args.lang, wanted):
        _show(args, topic)
    elif found := search(args.lang, asked):
        _found(args, found)
    else:
        likely = ", ".join(_alike(args.lang, wanted)) or "none"
        raise Problem("rules-no-topic", topic=asked, likely=likely)


def _named(language: str, wanted: str) -> Any:
    """The topic of that name or title, in any language; or of a card or component."""
    from boltbucket.words import LANGUAGES
    from boltbucket.words.reference import topic_names, topics
    from boltbucket.words.searching import plain

    for name in topic_names():
        titles = [plain(topics(each)[name].title) for each in LANGUAGES]
        if wanted in (name.replace("_", " "), *titles):
            return topics(language)[name]
    for name, things in _things(language):
        if wanted in things:
            return topics(language)[name]
    return None


def _alike(language: str, wanted: str) -> list[str]:
    """Topics whose name or title is nearly what was typed."""
    from difflib import get_close_matches

    from boltbucket.words.reference import topics
    from boltbucket.words.searching import plain

    named = {name.replace("_", " "): name for name in topics(language)}
    titled = {plain(topic.title): name for name, topic in topics(language).items()}
    close = get_close_matches(wanted, [*named, *titled], n=3, cutoff=0.75)
    return list(dict.fromkeys((named | titled)[word] for word in close))


def _things(language: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Topics of cards and components, with their code and their name."""
    from boltbucket.rules.flying.adventure import KINDS
    from boltbucket.rules.ship.tile import Kind
    from boltbucket.words.reference import topic_of_card, topic_of_component
    from boltbucket.words.searching import plain
    from boltbucket.words.values import key_part
    from boltbucket.words.words import words

    speech = words(language)
    for code in KINDS:
        name = plain(speech.say(f"card-{key_part(code)}"))
        yield topic_of_card(code), (code.replace("_", " "), name)
    for kind in Kind:
        name = plain(speech.say(f"component-{key_part(kind)}"))
        yield topic_of_component(kind), (kind.replace("_", " "), name)


def _list(args: Options, found: list[Any], chapters: bool = False) -> None:
    if args.json:
        rows = [{"name": t.name, "title": t.title, "chapter": t.chapter} for t in found]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    from rich.table import Table

    console = _console()
    table = Table.grid(padding=(0, 2))
    chapter = ""
    for topic in found:
        if chapters and topic.chapter != chapter:
            chapter = topic.chapter
            table.add_row(f"[bold]{_say(args, f'chapter-{chapter}')}[/]", "")
        table.add_row(f"  [cyan]{topic.name}[/]", topic.title)
    console.print(table)
    if chapters:
        console.print("\n" + _say(args, "rules-how-to-read"), markup=False)


def _found(args: Options, found: Sequence[Any]) -> None:
    """Topics with the passage that answers."""
    if args.json:
        _list(args, [each.topic for each in found])
        return
    from rich.padding import Padding
    from rich.text import Text

    console = _console()
    for each in found[:MOST_FOUND]:
        console.print(f"[bold]{each.topic.title}[/] [cyan]({each.topic.name})[/]")
        console.print(Padding(Text(each.excerpt), (0, 0, 1, 2)))


def _console() -> Any:
    from rich.console import Console

    console = Console(highlight=False)
    return Console(highlight=False, width=min(console.width, 90))


def _show(args: Options, topic: Any) -> None:
    from boltbucket.words.reference import plain_topic, topics

    if args.json:
        print(json.dumps(plain_topic(args.lang, topic), ensure_ascii=False, indent=1))
        return
    console = _console()
    console.print(f"[bold underline]{topic.title}[/]\n")
    for passage in topic.passages:
        for part in _passage(args, passage):
            console.print(part)
    titles = topics(args.lang)
    names = ", ".join(f"{titles[name].title} [cyan]({name})[/]" for name in topic.see)
    console.print(f"[bold]{_say(args, 'rules-see-also')}:[/] {names}")


def _passage(args: Options, passage: Any) -> Iterator[Any]:
    """A passage, and the drawings of its ships."""
    from rich.markdown import Markdown
    from rich.padding import Padding

    from boltbucket.cli.ship_boxes import ship_boxes
    from boltbucket.notation import read_ship
    from boltbucket.words.played import captions, played, story
    from boltbucket.words.reference import examples, facts

    text = passage.text
    if passage.mark:
        label = f"**{_say(args, f'rules-mark-{passage.mark}')}.**"
        text = f"{label} {text}".rstrip()
    yield Padding(Markdown(text), (0, 0, 1, 2 if passage.mark else 0))
    if passage.mark == "played":
        for seat, caption in captions(args.lang, passage.example).items():
            yield Padding(caption, (0, 0, 0, 4))
            yield Padding(ship_boxes(read_ship(played(passage.example).ships[seat])), (0, 0, 0, 4))
        yield _points(story(args.lang, passage.example))
    elif passage.mark == "example":
        drawing = ship_boxes(read_ship(examples()[passage.example].ship))
        yield Padding(drawing, (0, 0, 0, 4))
        yield _points(facts(args.lang, passage.example))


def _points(lines: list[str]) -> Any:
    from rich.markdown import Markdown
    from rich.padding import Padding

    return Padding(Markdown("\n".join(f"- {line}" for line in lines)), (0, 0, 1, 4))
