"""Forecasts for the practice yard: many flights of one ship, flown in a process of their own.

Bots think elsewhere, so that nobody at a table waits for somebody's curiosity.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from boltbucket.notation import write_line
from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.ship.ship import Ship
from boltbucket.server.http.api import Danger, DrawnShip, PlannedShip, ShipForecast
from boltbucket.server.http.handling import body, check, handler
from boltbucket.server.http.refusing import reply
from boltbucket.server.http.ships import drawn_ship
from boltbucket.server.http.workshop import Workshop
from boltbucket.server.registry import TableRegistry
from boltbucket.sim.forecasting import (
    Forecast,
    Trip,
    fly_trip,
    profit_figures,
    together,
    trips_for,
)

FLIGHTS = 60
RIVALS = 3
SEED = 1
MOST_WAITING = 6
"""Forecasts under way at the same time; more are refused."""
KEPT = 128
"""Forecasts that are not flown again."""


class Forecaster:
    """Flies ships on request."""

    def __init__(self, workers: int | None = None) -> None:
        self._workshop = Workshop(workers)
        self._waiting = 0
        self._known: dict[tuple[str, str, str], ShipForecast] = {}

    async def forecast(self, ship: Ship, edition: str, level: str) -> ShipForecast:
        key = (edition, level, write_line(ship))
        if key not in self._known:
            found = told(await self._fly(trips_for(ship, edition, level, RIVALS, FLIGHTS, SEED)))
            self._known[key] = found
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return self._known[key]

    async def _fly(self, trips: Sequence[Trip]) -> Forecast:
        if self._waiting >= MOST_WAITING:
            raise Illegal("slow_down")
        self._waiting += 1
        try:
            # One by one: whoever asks meanwhile has a turn between two of them.
            return together([await self._workshop.do(fly_trip, trip) for trip in trips])
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._workshop.close()


def told(found: Forecast) -> ShipForecast:
    flights = found.flights
    profit = profit_figures(found.profits)

    def shares(counts: dict[str, int]) -> dict[str, float]:
        order = sorted(counts, key=lambda name: (-abs(counts[name]), name))
        return {name: round(counts[name] / flights, 3) for name in order}

    return ShipForecast(
        flights=flights,
        profits=sorted(found.profits),
        mean=profit["mean"],
        low=int(profit["low"]),
        high=int(profit["high"]),
        loss_share=profit["loss_share"],
        arrived=round(found.arrivals.total() / flights, 3),
        ends=shares(found.ends),
        killers=shares(found.killers),
        losses=shares(found.losses),
        crew=shares(found.crew),
        money=shares(found.money),
        dangers=[Danger(cell, round(share, 3)) for cell, share in found.endangered()],
    )


async def _forecast(request: Request, registry: TableRegistry) -> Response:
    await check(request, "forecast")
    plan = await body(request, PlannedShip)
    ship = drawn_ship(DrawnShip(None, plan.edition, plan.level, plan.tiles))
    if not ship.legal or ship.blueprint.start not in ship.tiles:
        raise Illegal("ship_with_mistakes")
    forecaster: Forecaster = request.app.state.forecaster
    return reply(await forecaster.forecast(ship, plan.edition, plan.level))


forecast_ship = handler(_forecast)
