"""No scene, dialog and kind of question is forgotten where all are looked at on every screen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import boltbucket.rules.catalogue
from boltbucket.rules.language.decision import Choice, Decision, Pick
from tests.browser.overlays import overlays
from tests.browser.places import places
from tests.browser.stages import Stage, questions, yards

RULES = Path(boltbucket.rules.catalogue.__file__).parent
PAGE = Path(__file__).parents[2] / "client/src"
OF_NOBODY = {"clock"}
"""The hourglass asks the table, not a person."""
ON_THE_WAY = {"table", "learn", "gallery"}
"""Tables are staged, `learn` goes on to one, and the gallery is not in a page that was built."""


def staged(stage: Stage) -> Decision | None:
    """What the first seat is asked there."""
    table = stage.kind(stage.scenario)
    table.ahead(*stage.answers)
    return table.game.pending.get(0)


def kinds(base: type[Decision] = Decision) -> Iterator[str]:
    for each in base.__subclasses__():
        yield from kinds(each)
        if each not in (Choice, Pick) and each.__module__.startswith("boltbucket.rules"):
            yield each.kind


def picks() -> Iterator[str]:
    """What is to be picked, as the rules say it wherever they ask."""
    for file in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Pick":
                found = [word.value for word in node.keywords if word.arg == "what"]
                yield from (each.value for each in found if isinstance(each, ast.Constant))


def test_every_kind_of_question_is_staged():
    asked = [staged(stage) for _, stage in (*yards(), *questions())]
    seen = {each.kind for each in asked if each is not None}
    picked = {each.what for each in asked if isinstance(each, Pick)}

    assert set(kinds()) - OF_NOBODY <= seen
    assert set(picks()) <= picked
    assert len(picked) > 5


def test_every_dialog_is_staged():
    files = PAGE.rglob("*.svelte")
    dialogs = {file.stem for file in files if "<Dialog" in file.read_text("utf-8")}
    looked_at = {each.dialog for _, each in (*places(), *yards(), *overlays())}

    assert dialogs
    assert dialogs == looked_at - {""}


def test_every_address_of_the_page_is_looked_at():
    text = (PAGE / "App.svelte").read_text("utf-8")
    routes = set(re.findall(r"route\.name === '(\w+)'", text))
    looked_at = {each.path.split("/")[1] or "start" for _, each in places() if each.path}

    assert routes - {"rule"} - ON_THE_WAY == looked_at - {"nowhere"}
