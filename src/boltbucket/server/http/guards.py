"""Who may come in, how often, and what every answer carries to keep browsers safe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boltbucket.server.settings import Settings

SAFE_HEADERS: Mapping[str, str] = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class SafeHeaders:
    """Puts the safe headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """A page of another site may not act in the name of whoever looks at it.

    Programs send no origin; they have a token instead.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or origin == settings.public_url:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class Gate:
    """Counts what each address does."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._limits: Mapping[str, RateLimitItem] = {
            "handshake": parse(settings.handshakes),
            "table": parse(settings.new_tables),
            "join": parse(settings.joins),
            "request": parse(settings.requests),
            "forecast": parse(settings.forecasts),
        }
        self._most = settings.connections_per_address
        self._connections: Counter[str] = Counter()

    def lets(self, what: str, address: str) -> bool:
        return self._limiter.hit(self._limits[what], what, address)

    def enter(self, address: str) -> bool:
        if self._connections[address] >= self._most:
            return False
        self._connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]
