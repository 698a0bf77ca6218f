"""Answers that are the same for everybody: written and packed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

SMALLEST_PACKED = 1000
"""Less is sent as it is."""


@dataclass(frozen=True)
class Kept:
    """An answer as it is, and packed."""

    plain: bytes
    packed: bytes
    etag: str
    media: str

    @classmethod
    def of(cls, plain: bytes, media: str) -> Kept:
        digest = hashlib.sha256(plain).hexdigest()[:24]
        return cls(plain, gzip.compress(plain, 9, mtime=0), f'"{digest}"', media)

    def response(
        self, headers: dict[str, str], accepted: str = "", known: str | None = None
    ) -> Response:
        """For a client that unpacks what is accepted, and knows what had that tag."""
        told = {"etag": self.etag, "vary": "accept-encoding", **headers}
        if known is not None and self.etag in known:
            return Response(status_code=304, headers=told)
        if "gzip" not in accepted or len(self.plain) < SMALLEST_PACKED:
            return Response(self.plain, media_type=self.media, headers=told)
        told["content-encoding"] = "gzip"
        return Response(self.packed, media_type=self.media, headers=told)

    def reply(self, request: Request) -> Response:
        headers = request.headers
        return self.response(
            {"cache-control": "no-cache"},
            headers.get("accept-encoding", ""),
            headers.get("if-none-match"),
        )


class Shelf:
    """Everything that is kept, made when it is first asked for."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], Kept] = {}

    async def reply(
        self, request: Request, media: str, make: Callable[..., bytes], *names: str
    ) -> Response:
        return (await self._find(media, make, *names)).reply(request)

    async def _find(self, media: str, make: Callable[..., bytes], *names: str) -> Kept:
        key = (make.__name__, *names)
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.to_thread(lambda: Kept.of(make(*names), media))
            self._kept[key] = found
        return found
