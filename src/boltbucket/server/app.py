"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from boltbucket.rules.illegal import Illegal
from boltbucket.server import http, http_more
from boltbucket.server.forecasts import Forecaster, forecast_ship
from boltbucket.server.guards import Gate, SafeHeaders
from boltbucket.server.hall import Hall
from boltbucket.server.http import refuse
from boltbucket.server.logs import log
from boltbucket.server.metrics import Metrics
from boltbucket.server.page import Page
from boltbucket.server.settings import Settings
from boltbucket.server.socket import serve_socket
from boltbucket.server.sqlite_store import SqliteStore
from boltbucket.server.store import Store

ROUTES = [
    Route("/api/tables", http.open_table, methods=["POST"]),
    Route("/api/tables", http.list_tables),
    Route("/api/tables/{code}", http.show_table),
    Route("/api/tables/{code}/join", http.join_table, methods=["POST"]),
    Route("/api/tables/{code}/seats/{seat:int}/token", http.reissue, methods=["POST"]),
    Route("/api/tables/{code}/qr.svg", http_more.table_code),
    Route("/api/qr", http_more.any_code, methods=["POST"]),
    Route("/api/records/{id}", http_more.record_file),
    Route("/api/records/{id}/about", http_more.show_record),
    Route("/api/replays/{id}", http_more.replay),
    Route("/api/words/{language}", http_more.words),
    Route("/api/rules/{language}", http_more.rules),
    Route("/api/editions/{name}", http_more.show_edition),
    Route("/api/choices", http_more.choices),
    Route("/api/ships/check", http_more.check_ship, methods=["POST"]),
    Route("/api/ships/forecast", forecast_ship, methods=["POST"]),
    Route("/api/server", http_more.about),
    Route("/api/openapi.json", http_more.openapi),
    Route("/health", http_more.health),
    Route("/metrics", http_more.metrics),
    Route("/api/{rest:path}", http_more.missing),
]


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application; the store is opened when it starts, if none is given."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        metrics = Metrics()
        kept = store or SqliteStore(settings.database, metrics.committed)
        hall = app.state.hall = Hall(settings, kept, metrics)
        app.state.gate = Gate(settings)
        app.state.forecaster = Forecaster(settings.bot_workers)
        hall.start()
        log("server_started", data=str(settings.data))
        yield
        await hall.close()
        app.state.forecaster.close()
        kept.close()
        log("server_stopped")

    return Starlette(
        routes=[*ROUTES, WebSocketRoute("/ws", serve_socket), Mount("/", Page())],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={HTTPException: _http_problem, Exception: _server_problem},
        lifespan=life,
    )


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: Illegal("not_found"), 405: Illegal("wrong_method")}
    response = refuse(known.get(error.status_code, Illegal("bad_request")))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _server_problem(request: Request, error: Exception) -> Response:
    log("request_failed", 40, path=request.url.path, error=repr(error))
    return refuse(Illegal("server_error"))
