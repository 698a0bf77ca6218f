"""Answers and refusals as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http.api import Problem
from boltbucket.server.wire.telling import params_told

_STATUS = {
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_seat": 404,
    "no_such_profile": 404,
    "not_found": 404,
    "bad_token": 403,
    "foreign_origin": 403,
    "only_host": 403,
    "still_hidden": 403,
    "table_full": 409,
    "needs_consent": 409,
    "nobody_agrees": 409,
    "game_unreadable": 410,
    "other_rules": 410,
    "table_unreadable": 410,
    "already_playing": 409,
    "no_bot": 409,
    "watch_by_link": 403,
    "watching_ended": 403,
    "too_many_knocks": 409,
    "slow_down": 429,
    "too_long": 413,
    "wrong_host": 421,
    "server_full": 503,
    "profiles_full": 503,
    "store_failed": 503,
    "server_error": 500,
}
_LAST_WORDS = frozenset({"slow_down", "too_long", "wrong_host"})
"""After these the line is closed: whoever sends more has to come back for it."""


def reply(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refuse(refusal: Illegal) -> Response:
    problem = Problem(refusal.code, params_told(refusal.params))
    response = reply(problem, _STATUS.get(refusal.code, 400))
    if refusal.code in _LAST_WORDS:
        response.headers["connection"] = "close"
    return response
