"""The OpenAPI document, made from the types the handlers use."""

from __future__ import annotations

from typing import Any

import msgspec

from boltbucket import __version__
from boltbucket.server.http import api, kept_flights
from boltbucket.words import LANGUAGES

REF = "#/components/schemas/{name}"

_CODE = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "the public code of a table",
    "schema": {"type": "string", "minLength": 1, "maxLength": 12},
}
_RECORD = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "the name of a record",
    "schema": {"type": "string", "minLength": 1},
}
_SEAT = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer"}}
_VIEW = {
    "name": "view",
    "in": "query",
    "description": "`spectator`, or the number of a seat once the game is over",
    "schema": {"type": "string"},
}


def _path(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


_LANGUAGE = _path("language", {"type": "string", "enum": list(LANGUAGES)})
_ASKED = {
    "name": "words",
    "in": "query",
    "description": "words to look for, or a plain question",
    "schema": {"type": "string"},
}


def _number(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0}
    return {
        "name": name,
        "in": "query",
        "required": True,
        "description": f"the number of the {name}, counted from 0",
        "schema": schema,
    }


def document() -> dict[str, Any]:
    kinds = (
        *(api.NewTable, api.Joining, api.Opened, api.SeatToken, api.OpenTables, api.KnownTable),
        *(api.RecordHead, api.Replay, api.PastOdds, api.DrawnShip, api.CheckedShip),
        api.Coaching,
        *(api.EditionParts, api.Answers),
        *(api.Choices, api.ServerInfo, api.Health, api.Problem),
        *(kept_flights.KeptFlights, kept_flights.Keeping, kept_flights.ProfileOpened),
        kept_flights.Done,
        *(api.Knocker, api.Knocked, api.KnockState, api.WatchToken),
        *(api.PlannedShip, api.ShipForecast, api.TriedTile, api.Fits, api.TriedHit, api.HitOdds),
    )
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Boltbucket",
            "version": __version__,
            "description": "Tables, records and replays. Play itself goes over the WebSocket "
            "`/ws`, see docs/protocol.md.",
        },
        "paths": _paths(),
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> dict[str, Any]:
    return {
        "/api/tables": {
            "get": _get("The public tables with an open seat", "OpenTables"),
            "post": _post("Open a table and take its first seat", "NewTable", "Opened", 201),
        },
        "/api/tables/{code}": {"get": _get("A table", "KnownTable", _CODE)},
        "/api/tables/{code}/join": {
            "post": _post("Take an open seat", "Joining", "Opened", 201, _CODE)
        },
        "/api/tables/{code}/watch": {
            "post": _operation("What lets one watch", "WatchToken", 200, _CODE)
        },
        "/api/tables/{code}/knock": _knocking(),
        "/api/tables/{code}/seats/{seat}/token": {
            "post": {
                **_operation("A new token for a seat", "SeatToken", 200, _CODE, _SEAT),
                "security": [{"seat": []}],
            }
        },
        "/api/records/{id}": {
            "get": _other("The record of a finished game", "application/json", _RECORD)
        },
        "/api/records/{id}/about": {"get": _get("Who played what", "RecordHead", _RECORD)},
        "/api/replays/{id}": {"get": _get("All frames of a game", "Replay", _RECORD, _VIEW)},
        "/api/replays/{id}/odds": {
            "get": _get(
                "How likely a hit was", "PastOdds", _RECORD, _number("flight"), _number("hit")
            )
        },
        "/api/replays/{id}/coach": {
            "get": _get("The moments that cost a seat most", "Coaching", _RECORD, _number("seat"))
        },
        "/api/words/{language}": {
            "get": _other("The Fluent catalogue of a language", "text/plain", _LANGUAGE)
        },
        "/api/rules/{language}": {
            "get": _other("The rules, topic by topic", "application/json", _LANGUAGE)
        },
        "/api/rules/{language}/search": {
            "get": _get("Topics that answer a question", "Answers", _LANGUAGE, _ASKED)
        },
        "/api/editions/{name}": {
            "get": _get(
                "Tiles and levels of an edition",
                "EditionParts",
                _path("name", {"type": "string", "enum": ["2007", "2021"]}),
            )
        },
        "/api/choices": {"get": _get("Everything a new table can choose from", "Choices")},
        "/api/ships/check": {
            "post": _post("Mistakes and figures of a ship", "DrawnShip", "CheckedShip", 200)
        },
        "/api/ships/fits": {
            "post": _post("Where a component fits, and its flaws there", "TriedTile", "Fits", 200)
        },
        "/api/ships/odds": {
            "post": _post("What a hit would do, line by line", "TriedHit", "HitOdds", 200)
        },
        "/api/ships/forecast": {
            "post": _post("What a ship has to expect", "PlannedShip", "ShipForecast", 200)
        },
        "/api/ships/ace": {
            "post": _post("What an ace would do with a ship", "AskedAce", "AceAdvice", 200)
        },
        "/api/profiles": {"post": _operation("A new personal link", "ProfileOpened", 201)},
        "/api/profile": _profile(),
        "/api/server": {"get": _get("This server", "ServerInfo")},
        "/api/openapi.json": {"get": _other("This document", "application/json")},
        "/health": {"get": _get("Whether the server is well", "Health")},
        "/metrics": {"get": _other("Numbers for Prometheus", "text/plain")},
    }


def _knocking() -> dict[str, Any]:
    """Asking for the seat of a bot; the token of the knock is the bearer token."""
    own: dict[str, Any] = {"security": [{"seat": []}]}
    return {
        "post": _post("Ask for the seat of a bot", "Knocker", "Knocked", 201, _CODE),
        "get": {**_get("What has become of that", "KnockState", _CODE), **own},
        "delete": {**_get("Ask no more", "Done", _CODE), **own},
    }


def _profile() -> dict[str, Any]:
    """What is kept under a personal link, whose secret is the bearer token."""
    own: dict[str, Any] = {"security": [{"seat": []}]}
    return {
        "get": {**_get("The flights kept there", "KeptFlights"), **own},
        "post": {**_post("Keep and delete flights", "Keeping", "Done", 200), **own},
        "delete": {**_get("Forget all of it", "Done"), **own},
    }


def _get(summary: str, answer: str, *parameters: dict[str, Any]) -> dict[str, Any]:
    return _operation(summary, answer, 200, *parameters)


def _post(
    summary: str, sent: str, answer: str, status: int, *parameters: dict[str, Any]
) -> dict[str, Any]:
    return {**_operation(summary, answer, status, *parameters), "requestBody": _body(sent)}


def _operation(
    summary: str, answer: str, status: int, *parameters: dict[str, Any]
) -> dict[str, Any]:
    success = {"description": summary, "content": _content(answer)}
    return _described(summary, status, success, parameters)


def _other(summary: str, media: str, *parameters: dict[str, Any]) -> dict[str, Any]:
    return _described(summary, 200, {"description": summary, "content": {media: {}}}, parameters)


def _described(
    summary: str, status: int, success: dict[str, Any], parameters: tuple[dict[str, Any], ...]
) -> dict[str, Any]:
    refused = {"description": "Refused, with a code", "content": _content("Problem")}
    return {
        "summary": summary,
        "parameters": list(parameters),
        "responses": {str(status): success, "4XX": refused, "503": refused},
    }


def _body(kind: str) -> dict[str, Any]:
    return {"required": True, "content": _content(kind)}


def _content(kind: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind)}}}
