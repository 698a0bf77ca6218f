"""What pages look up: words, rules, editions, and what a new table can choose from."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from boltbucket.bots.bot import Strength
from boltbucket.bots.cast import characters
from boltbucket.rules.editions.library import EDITION_NAMES, edition
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import MOST_SEATS
from boltbucket.rules.variants.lessons.lesson import lesson_setup, lessons
from boltbucket.rules.variants.rough_roads.road import ROADS
from boltbucket.server.http.api import Answers, Choices, EditionParts, RoadCard, RuleFound
from boltbucket.server.http.handling import handler
from boltbucket.server.http.kept import Shelf
from boltbucket.server.http.mission_cards import mission_cards
from boltbucket.server.http.openapi import document
from boltbucket.server.http.presets import PRESETS
from boltbucket.server.http.refusing import reply
from boltbucket.server.registry import TableRegistry
from boltbucket.server.table.seating import COLOURS, SHAPES
from boltbucket.server.wire.messages import PHRASES
from boltbucket.server.wire.room import Options
from boltbucket.server.wire.telling import written
from boltbucket.words import LANGUAGES, catalogue
from boltbucket.words.reference import reference
from boltbucket.words.searching import search

LONGEST_QUESTION = 200

JSON = "application/json"


async def _words(request: Request, registry: TableRegistry) -> Response:
    language = _language(request)
    return await _shelf(request).reply(request, "text/plain", words_text, language)


async def _rules(request: Request, registry: TableRegistry) -> Response:
    """The reference of the rules, topic by topic."""
    language = _language(request)
    return await _shelf(request).reply(request, JSON, rules_text, language)


async def _search(request: Request, registry: TableRegistry) -> Response:
    """The topics that answer a question, each with its passage."""
    language = _language(request)
    asked = request.query_params.get("words", "")[:LONGEST_QUESTION]
    found = await asyncio.to_thread(search, language, asked)
    return reply(Answers([RuleFound(each.topic.name, each.excerpt) for each in found]))


async def _edition(request: Request, registry: TableRegistry) -> Response:
    name = request.path_params["name"]
    if name not in EDITION_NAMES:
        raise Illegal("not_found")
    return await _shelf(request).reply(request, JSON, edition_text, name)


async def _choices(request: Request, registry: TableRegistry) -> Response:
    return await _shelf(request).reply(request, JSON, choices_text)


async def _openapi(request: Request, registry: TableRegistry) -> Response:
    return await _shelf(request).reply(request, JSON, openapi_text)


def _shelf(request: Request) -> Shelf:
    found: Shelf = request.app.state.shelf
    return found


def _language(request: Request) -> str:
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        raise Illegal("not_found")
    return language


# As text


def words_text(language: str) -> bytes:
    return catalogue(language).encode()


def rules_text(language: str) -> bytes:
    return msgspec.json.encode({"topics": reference(language)})


def edition_text(name: str) -> bytes:
    box = edition(name)
    return msgspec.json.encode(
        EditionParts(
            name,
            tiles=Raw(written(box.tiles)),
            starting_cabins=Raw(written(box.starting_cabins)),
            levels=Raw(written(tuple(box.levels.values()))),
        )
    )


def choices_text() -> bytes:
    return msgspec.json.encode(
        Choices(
            editions={name: list(edition(name).levels) for name in EDITION_NAMES},
            characters=list(characters()),
            strengths=[strength.value for strength in Strength],
            most_seats=MOST_SEATS,
            colours=list(COLOURS),
            shapes=list(SHAPES),
            phrases=list(PHRASES),
            missions=mission_cards(),
            roads={
                name: RoadCard(road.construction, sorted(road.not_with))
                for name, road in ROADS.items()
            },
            presets=PRESETS,
            lessons={name: lesson_setup(name) for name in lessons()},
            options=Options(),
        )
    )


def openapi_text() -> bytes:
    return msgspec.json.encode(document())


words = handler(_words)
rules = handler(_rules)
find_rules = handler(_search)
show_edition = handler(_edition)
choices = handler(_choices)
openapi = handler(_openapi)
