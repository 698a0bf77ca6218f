"""The built page: its files, and the page itself for every address inside it."""

from __future__ import annotations

import asyncio
import mimetypes
import os
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from boltbucket.server.http.kept import Kept
from boltbucket.words import negotiate
from boltbucket.words.words import words

PAGE = Path(os.environ.get("BOLTBUCKET_PAGE") or Path(__file__).parents[1] / "page")
SCENES = ("t", "replay", "new", "learn", "bots", "flights", "practice", "rules", "gallery", "demo")
"""First words of addresses that the page itself understands."""
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"}
"""Files that become much shorter when they are packed."""
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(StaticFiles):
    """Files of the page; assets have a hash in their names and may be kept for ever.

    Texts are read and packed once: to pack them for every visitor would hold up all tables.
    """

    def __init__(self, folder: Path = PAGE) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"
        self.config_checked = True
        self._kept: dict[Path, tuple[int, Kept]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        first = path.split("/")[0]
        if path in ("", ".") or first in SCENES:
            return await self._page(scope)
        try:
            response = await self._file(path, scope)
        except RuntimeError as error:
            raise HTTPException(404) from error
        except HTTPException as error:
            if error.status_code != 404 or not _reads_pages(scope):
                raise
            return await self._page(scope, 404)
        if first == "assets":
            response.headers["cache-control"] = FOR_EVER
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        if Path(path).suffix in PACKED and scope["method"] in ("GET", "HEAD"):
            with suppress(OSError, ValueError):
                file, found = self.lookup_path(path)
                if found is not None and S_ISREG(found.st_mode):
                    return await self._text(Path(file), scope)
        return await super().get_response(path, scope)

    async def _page(self, scope: Scope, status: int = 200) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if not self._index.exists():
            return PlainTextResponse(_not_built(scope), 503)
        response = await self._text(self._index, scope)
        response.headers["cache-control"] = "no-cache"
        if response.status_code == 200:
            response.status_code = status
        return response

    async def _text(self, file: Path, scope: Scope) -> Response:
        """A text as the client can read it, unless it has it already."""
        headers = Headers(scope=scope)
        kept = await self._read(file)
        return kept.response({}, headers.get("accept-encoding", ""), headers.get("if-none-match"))

    async def _read(self, file: Path) -> Kept:
        changed = file.stat().st_mtime_ns
        found = self._kept.get(file)
        if found is None or found[0] != changed:
            found = (changed, await asyncio.to_thread(_packed, file))
            self._kept[file] = found
        return found[1]


def _packed(file: Path) -> Kept:
    media = mimetypes.guess_type(file.name)[0] or "text/plain"
    return Kept.of(file.read_bytes(), media)


def _not_built(scope: Scope) -> str:
    language = negotiate(Headers(scope=scope).get("accept-language", ""))
    return words(language).say("page-not-built") + "\n"


def _reads_pages(scope: Scope) -> bool:
    """Whether a person asks with a browser, who is better told by the page itself."""
    return "text/html" in Headers(scope=scope).get("accept", "")
