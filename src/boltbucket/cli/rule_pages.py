"""The rules as Markdown pages with drawn ships, for the documentation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from boltbucket.drawing import draw_ship
from boltbucket.drawing.tile import draw_single
from boltbucket.languages import LANGUAGES
from boltbucket.notation import read_ship
from boltbucket.words.numbers import own_name
from boltbucket.words.pictured import example_tiles
from boltbucket.words.played import captions, played, played_names, story
from boltbucket.words.reference import (
    Passage,
    Topic,
    chapters,
    examples,
    facts,
    topics,
)
from boltbucket.words.values import key_part
from boltbucket.words.words import words


def write_pages(folder: Path) -> None:
    """The chapters of every language, and a picture for every example."""
    pictures = folder / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, example in examples().items():
        picture = draw_ship(read_ship(example.ship), title="")
        (pictures / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")
    for name in played_names():
        for seat, ship in played(name).ships.items():
            picture = draw_ship(read_ship(ship), title="")
            (pictures / f"{name}-{seat}.svg").write_text(picture + "\n", encoding="utf-8")
    for kind, tile in example_tiles().items():
        (pictures / f"tile-{kind}.svg").write_text(draw_single(tile) + "\n", encoding="utf-8")
    for language in LANGUAGES:
        for name, text in pages(language).items():
            file = folder / language / name
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")


def pages(language: str) -> dict[str, str]:
    """A page for every chapter of a language, and one that leads to them."""
    return {"index.md": _contents(language)} | {
        f"{chapter}.md": _chapter(language, chapter) for chapter in chapters()
    }


def _contents(language: str) -> str:
    said = words(language).say
    parts = [f"# {said('rules-title')}", _other_languages(language, "index")]
    for chapter in chapters():
        parts.append(f"## [{said(f'chapter-{chapter}')}]({chapter}.md)")
        parts.append(", ".join(_link(topic) for topic in _topics(language, chapter)))
    return "\n\n".join(parts) + "\n"


def _chapter(language: str, chapter: str) -> str:
    title = words(language).say(f"chapter-{chapter}")
    parts = [f"# {title}", _other_languages(language, chapter)]
    for topic in _topics(language, chapter):
        parts += _topic(language, topic)
    return "\n\n".join(parts) + "\n"


def _topics(language: str, chapter: str) -> list[Topic]:
    return [topic for topic in topics(language).values() if topic.chapter == chapter]


def _other_languages(language: str, page: str) -> str:
    others = (other for other in LANGUAGES if other != language)
    return " · ".join(f"[{own_name(other)}](../{other}/{page}.md)" for other in others)


def _link(topic: Topic) -> str:
    return f"[{topic.title}]({topic.chapter}.md#{topic.name})"


def _topic(language: str, topic: Topic) -> Iterator[str]:
    yield f'<a id="{topic.name}"></a>\n\n## {topic.title}'
    if topic.tiles:
        yield " ".join(_tile(language, tile.kind.value) for tile in topic.tiles)
    if topic.cards:
        yield " ".join(_card(language, kind) for kind in dict.fromkeys(c.kind for c in topic.cards))
    for passage in topic.passages:
        yield from _passage(language, passage)
    links = [_link(topics(language)[name]) for name in topic.see]
    yield f"*{words(language).say('rules-see-also')}*: {', '.join(links)}"


def _tile(language: str, kind: str) -> str:
    name = words(language).say(f"component-{key_part(kind)}")
    return f"![{name}](../pictures/tile-{kind}.svg)"


def _card(language: str, kind: str) -> str:
    """Drawn by the page (`make card-pictures`) and kept with the documentation."""
    name = words(language).say(f"card-{key_part(kind)}")
    return f"![{name}](../../images/cards/{kind}.svg)"


def _passage(language: str, passage: Passage) -> Iterator[str]:
    text = passage.text
    if not passage.mark:
        yield text
        return
    label = words(language).say(f"rules-mark-{passage.mark}")
    if passage.mark == "played":
        yield f"**{label}.** {text}"
        yield from _story(language, passage.example)
    elif passage.example:
        yield f"![{label}](../pictures/{passage.example}.svg)"
        yield "\n".join(f"- {line}" for line in facts(language, passage.example))
    else:
        yield "\n".join(f"> {line}" for line in f"**{label}.** {text}".splitlines())


def _story(language: str, name: str) -> Iterator[str]:
    """The ships of a played example, and what happens."""
    for seat, caption in captions(language, name).items():
        yield f"{caption}:\n\n![{caption}](../pictures/{name}-{seat}.svg)"
    yield "\n".join(f"- {line}" for line in story(language, name))
