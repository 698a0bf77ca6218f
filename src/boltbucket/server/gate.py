"""Counts what every visitor does: lines, requests, messages, frames and bytes."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Mapping

from limits import RateLimitItem, parse_many

from boltbucket.server.addresses import Proxies, visitor
from boltbucket.server.clock.rate_limit import Budget
from boltbucket.server.clock.wall import steady_ms
from boltbucket.server.counts import Counts, LocalCounts
from boltbucket.server.metrics import Metrics
from boltbucket.server.settings import Settings

VISITORS_KEPT = 4096
"""Of how many visitors the traffic is remembered."""


class Traffic:
    """What may still be sent: over one line, or over all lines of a visitor."""

    def __init__(self, settings: Settings, times: float = 1) -> None:
        now = steady_ms()
        self.connections = Budget(settings.connection_burst, settings.connections_per_second, now)
        self.messages = Budget(
            times * settings.message_burst, times * settings.messages_per_second, now
        )
        self.frames = Budget(times * settings.frame_burst, times * settings.frames_per_second, now)
        self.bytes = Budget(times * settings.byte_burst, times * settings.bytes_per_second, now)


class Visit:
    """One line from outside, from its first byte to its end."""

    def __init__(self, name: str | None, traffic: tuple[Traffic, ...]) -> None:
        self.name = name
        """Under which it is counted; None if it is a proxy's, who speaks for many."""
        self._traffic = traffic

    def bytes_allowed(self, count: int) -> bool:
        now = steady_ms()
        return all(each.bytes.spend(count, now) for each in self._traffic)

    def frame_allowed(self) -> bool:
        now = steady_ms()
        return all(each.frames.spend(1, now) for each in self._traffic)


class Gate:
    """Lets visitors in as long as they leave room for others."""

    def __init__(
        self, settings: Settings, metrics: Metrics | None = None, counts: Counts | None = None
    ) -> None:
        self._settings = settings
        self._counts = counts or LocalCounts()
        self._metrics = metrics or Metrics()
        self._proxies = Proxies(settings.proxies)
        self._limits: Mapping[str, list[RateLimitItem]] = {
            "handshake": parse_many(settings.handshakes),
            "table": parse_many(settings.new_tables),
            "join": parse_many(settings.joins),
            "miss": parse_many(settings.misses),
            "request": parse_many(settings.requests),
            "file": parse_many(settings.files),
            "ship": parse_many(settings.ship_checks),
            "forecast": parse_many(settings.forecasts),
            "replay": parse_many(settings.replays),
            "profile": parse_many(settings.new_profiles),
            "kept": parse_many(settings.kept_flights),
        }
        self._visits: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._traffic: OrderedDict[str, Traffic] = OrderedDict()
        self.open = 0
        """How many lines there are, whoever has them."""

    async def lets(self, what: str, address: str) -> bool:
        """Whether somebody may do this once more; it is counted."""
        name = visitor(address)
        for limit in self._limits[what]:
            if not await self._counts.hit(limit, what, name):
                return False
        return True

    async def bars(self, what: str, address: str) -> bool:
        """Whether somebody has done this too often already."""
        name = visitor(address)
        for limit in self._limits[what]:
            if not await self._counts.test(limit, what, name):
                return True
        return False

    def turned_away(self, reason: str) -> None:
        """Somebody was refused or cut off."""
        self._metrics.turned_away.labels(reason).inc()

    # Lines

    def hurried(self, address: str) -> bool:
        """Whether somebody comes so often that not even a reason is worth the while."""
        if address in self._proxies:
            return False
        return not self.traffic(address).connections.spend(1, steady_ms())

    def visit(self, address: str) -> Visit | None:
        """A new line, if there may be one more."""
        if self.open >= self._settings.connections:
            return None
        own = Traffic(self._settings)
        if address in self._proxies:
            self.open += 1
            return Visit(None, (own,))
        name = visitor(address)
        if not _one_more(self._visits, name, self._settings.connections_per_address):
            return None
        self.open += 1
        return Visit(name, (own, self.traffic(address)))

    def end(self, visit: Visit) -> None:
        self.open -= 1
        if visit.name is not None:
            _one_less(self._visits, visit.name)

    async def enter(self, address: str) -> bool:
        """A socket: behind a proxy only it tells who is there."""
        name, most = visitor(address), self._settings.sockets_per_address
        if not _one_more(self._sockets, name, most):
            return False
        here = self._sockets[name]
        if await self._counts.sockets_elsewhere(name, here) + here <= most:
            return True
        self.leave(address)
        return False

    def leave(self, address: str) -> None:
        name = visitor(address)
        _one_less(self._sockets, name)
        self._counts.sockets_left(name, self._sockets.get(name, 0))

    def traffic(self, address: str) -> Traffic:
        """What all lines of a visitor share."""
        name = visitor(address)
        found = self._traffic.pop(name, None)
        if found is None:
            found = Traffic(self._settings, self._settings.lines_worth_of_traffic)
        self._traffic[name] = found
        if len(self._traffic) > VISITORS_KEPT:
            self._traffic.popitem(last=False)
        return found


def _one_more(counts: Counter[str], name: str, most: int) -> bool:
    if counts[name] >= most:
        return False
    counts[name] += 1
    return True


def _one_less(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]
