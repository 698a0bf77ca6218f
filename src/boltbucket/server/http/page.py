"""The built page: its files, and the page itself for every address inside it."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(os.environ.get("BOLTBUCKET_PAGE") or Path(__file__).parents[1] / "page")
SCENES = ("t", "replay", "new", "practice", "rules", "gallery", "demo")
"""First words of addresses that the page itself understands."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page has not been built: run `make page` in a copy of the sources.\n"


class Page(StaticFiles):
    """Files of the page; assets have a hash in their names and may be kept for ever."""

    def __init__(self, folder: Path = PAGE) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        first = path.split("/")[0]
        if path in ("", ".") or first in SCENES:
            return self._page(scope)
        try:
            response = await super().get_response(path, scope)
        except RuntimeError as error:
            raise HTTPException(404) from error
        except HTTPException as error:
            if error.status_code != 404 or not _reads_pages(scope):
                raise
            return self._page(scope, 404)
        if first == "assets":
            response.headers["cache-control"] = FOR_EVER
        return response

    def _page(self, scope: Scope, status: int = 200) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if not self._index.exists():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(self._index, status, headers={"cache-control": "no-cache"})


def _reads_pages(scope: Scope) -> bool:
    """Whether a person asks with a browser, who is better told by the page itself."""
    return "text/html" in Headers(scope=scope).get("accept", "")
