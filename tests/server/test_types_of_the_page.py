"""The types of the page are those of the server."""

from __future__ import annotations

from pathlib import Path

from boltbucket.server.schema import typescript

FILE = Path(__file__).parents[2] / "client" / "src" / "headless" / "protocol.generated.ts"


def test_the_types_of_the_page_are_up_to_date():
    wanted = typescript()

    assert FILE.read_text(encoding="utf-8") == wanted, (
        f"run: python -m boltbucket.server.schema > {FILE.relative_to(Path(__file__).parents[2])}"
    )
