"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.gate import Gate
from boltbucket.server.http import doors, profiles, records, reference, server, ships, tables
from boltbucket.server.http.aces import ask_ace
from boltbucket.server.http.forecasts import Forecaster, forecast_ship
from boltbucket.server.http.guards import (
    SAFE_HEADERS,
    CountedRequests,
    KnownHostsOnly,
    SafeHeaders,
)
from boltbucket.server.http.kept import Shelf
from boltbucket.server.http.page import Page
from boltbucket.server.http.refusing import refuse
from boltbucket.server.http.socket import serve_socket
from boltbucket.server.http.workshop import Workshop
from boltbucket.server.logs import log, trace
from boltbucket.server.metrics import Metrics
from boltbucket.server.registry import TableRegistry
from boltbucket.server.settings import Settings
from boltbucket.server.store.folder import serving_store
from boltbucket.server.store.store import Store

ROUTES = [
    Route("/api/tables", tables.open_table, methods=["POST"]),
    Route("/api/tables", tables.list_tables),
    Route("/api/tables/{code}", tables.show_table),
    Route("/api/tables/{code}/join", tables.join_table, methods=["POST"]),
    Route("/api/tables/{code}/watch", doors.watch, methods=["POST"]),
    Route("/api/tables/{code}/knock", doors.knock, methods=["POST"]),
    Route("/api/tables/{code}/knock", doors.knock_answer),
    Route("/api/tables/{code}/knock", doors.withdraw, methods=["DELETE"]),
    Route("/api/tables/{code}/seats/{seat:int}/token", tables.reissue, methods=["POST"]),
    Route("/api/records/{id}", records.record_file),
    Route("/api/records/{id}/about", records.show_record),
    Route("/api/replays/{id}", records.replay),
    Route("/api/replays/{id}/odds", records.replay_odds),
    Route("/api/replays/{id}/coach", records.replay_coach),
    Route("/api/words/{language}", reference.words),
    Route("/api/rules/{language}", reference.rules),
    Route("/api/rules/{language}/search", reference.find_rules),
    Route("/api/editions/{name}", reference.show_edition),
    Route("/api/choices", reference.choices),
    Route("/api/ships/check", ships.check_ship, methods=["POST"]),
    Route("/api/ships/fits", ships.fits, methods=["POST"]),
    Route("/api/ships/odds", ships.odds, methods=["POST"]),
    Route("/api/ships/forecast", forecast_ship, methods=["POST"]),
    Route("/api/ships/ace", ask_ace, methods=["POST"]),
    Route("/api/profiles", profiles.open_profile, methods=["POST"]),
    Route("/api/profile", profiles.read_profile),
    Route("/api/profile", profiles.keep_flights, methods=["POST"]),
    Route("/api/profile", profiles.forget_profile, methods=["DELETE"]),
    Route("/api/server", server.about),
    Route("/api/openapi.json", reference.openapi),
    Route("/health", server.health),
    Route("/metrics", server.metrics),
    Route("/api/{rest:path}", server.missing),
]


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application; the store is opened when it starts, if none is given."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        with nullcontext(store) if store is not None else serving_store(settings) as kept:
            metrics = Metrics()
            kept.on_commit = metrics.committed
            registry = app.state.registry = make_registry(settings, kept, metrics)
            gate = app.state.gate = Gate(settings, metrics, registry.counts)
            app.state.forecaster = Forecaster(settings.bot_workers)
            app.state.workshop = Workshop(settings.bot_workers)
            app.state.checkup = server.Checkup(kept)
            app.state.shelf = Shelf()
            await registry.start()
            log("server_started", data=str(settings.data))
            # What is told to the lines under the application.
            yield {"gate": gate}
            await registry.close()
            app.state.forecaster.close()
            app.state.workshop.close()
        log("server_stopped")

    return Starlette(
        routes=[*ROUTES, WebSocketRoute("/ws", serve_socket), Mount("/", Page())],
        middleware=_middleware(settings),
        exception_handlers={HTTPException: _http_problem, Exception: _server_problem},
        lifespan=life,
    )


def make_registry(settings: Settings, store: Store, metrics: Metrics) -> TableRegistry:
    """For a server on its own, or for one of many."""
    if settings.bus is None:
        return TableRegistry(settings, store, metrics)
    from boltbucket.server.club.registry import ClubRegistry
    from boltbucket.server.store.postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return ClubRegistry(settings, store, metrics)


def _middleware(settings: Settings) -> list[Middleware]:
    """From the outside in."""
    believed = [Middleware(ProxyHeadersMiddleware, list(settings.proxies))]
    return [
        Middleware(SafeHeaders),
        Middleware(KnownHostsOnly, settings),
        *(believed if settings.proxies else []),
        Middleware(CountedRequests),
    ]


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: Illegal("not_found"), 405: Illegal("wrong_method")}
    response = refuse(known.get(error.status_code, Illegal("bad_request")))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _server_problem(request: Request, error: Exception) -> Response:
    log("request_failed", 40, method=request.method, error=trace(error))
    response = refuse(Illegal("server_error"))
    response.headers.update(SAFE_HEADERS)
    return response
