"""Who may come in, how often, and what every answer carries to keep browsers safe."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from boltbucket.rules.language.refusal import Illegal
from boltbucket.server.addresses import Proxies
from boltbucket.server.http.hosts import KnownHosts
from boltbucket.server.http.refusing import refuse
from boltbucket.server.settings import Settings

COSTLY = ("/api/", "/health", "/metrics")
"""Where more is done than to hand out a file of the page."""
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


class KnownHostsOnly:
    """Refuses requests for a server of another name; a proxy has seen to that itself."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._hosts = KnownHosts(settings)
        self._proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        # Where it comes from before a proxy's word is taken for it.
        peer = scope["peer"] = scope["client"][0] if scope.get("client") else ""
        host = Headers(scope=scope).get("host", "")
        if host in self._hosts or peer in self._proxies:
            await self.app(scope, receive, send)
        else:
            await _turn_away(scope, receive, send, Illegal("wrong_host", host=host[:100]))


class CountedRequests:
    """Refuses requests of whoever has made too many, whatever they are for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        kind = "request" if scope["path"].startswith(COSTLY) else "file"
        if await scope["app"].state.gate.lets(kind, address):
            await self.app(scope, receive, send)
        else:
            await refuse(Illegal("slow_down"))(scope, receive, send)


async def _turn_away(scope: Scope, receive: Receive, send: Send, refusal: Illegal) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()
    else:
        await refuse(refusal)(scope, receive, send)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """A page of another site may not act in the name of whoever looks at it.

    Programs send no origin; they have a token instead.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or origin == settings.public_url:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False
