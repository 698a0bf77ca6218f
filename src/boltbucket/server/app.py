"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.http import records, reference, server, ships, tables
from boltbucket.server.http.forecasts import Forecaster, forecast_ship
from boltbucket.server.http.guards import Gate, SafeHeaders
from boltbucket.server.http.handling import refuse
from boltbucket.server.http.page import Page
from boltbucket.server.http.socket import serve_socket
from boltbucket.server.logs import log
from boltbucket.server.metrics import Metrics
from boltbucket.server.registry import TableRegistry
from boltbucket.server.settings import Settings
from boltbucket.server.store.folder import serving_store
from boltbucket.server.store.sqlite import SqliteStore

ROUTES = [
    Route("/api/tables", tables.open_table, methods=["POST"]),
    Route("/api/tables", tables.list_tables),
    Route("/api/tables/{code}", tables.show_table),
    Route("/api/tables/{code}/join", tables.join_table, methods=["POST"]),
    Route("/api/tables/{code}/seats/{seat:int}/token", tables.reissue, methods=["POST"]),
    Route("/api/tables/{code}/qr.svg", server.table_code),
    Route("/api/qr", server.any_code, methods=["POST"]),
    Route("/api/records/{id}", records.record_file),
    Route("/api/records/{id}/about", records.show_record),
    Route("/api/replays/{id}", records.replay),
    Route("/api/words/{language}", reference.words),
    Route("/api/rules/{language}", reference.rules),
    Route("/api/editions/{name}", reference.show_edition),
    Route("/api/choices", reference.choices),
    Route("/api/ships/check", ships.check_ship, methods=["POST"]),
    Route("/api/ships/fits", ships.fits, methods=["POST"]),
    Route("/api/ships/odds", ships.odds, methods=["POST"]),
    Route("/api/ships/forecast", forecast_ship, methods=["POST"]),
    Route("/api/server", server.about),
    Route("/api/openapi.json", server.openapi),
    Route("/health", server.health),
    Route("/metrics", server.metrics),
    Route("/api/{rest:path}", server.missing),
]


def make_app(settings: Settings, store: SqliteStore | None = None) -> Starlette:
    """The application; the store is opened when it starts, if none is given."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        with nullcontext(store) if store is not None else serving_store(settings) as kept:
            metrics = Metrics()
            kept.on_commit = metrics.committed
            registry = app.state.registry = TableRegistry(settings, kept, metrics)
            app.state.gate = Gate(settings)
            app.state.forecaster = Forecaster(settings.bot_workers)
            registry.start()
            log("server_started", data=str(settings.data))
            yield
            await registry.close()
            app.state.forecaster.close()
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
