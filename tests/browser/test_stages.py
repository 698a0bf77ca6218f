"""No kind of question is forgotten where scenes are looked at on every screen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import boltbucket.rules.catalogue
from boltbucket.rules.language.decision import Choice, Decision, Pick
from tests.browser.staged import StagedTable
from tests.browser.stages import Stage, StillTable, stages

RULES = Path(boltbucket.rules.catalogue.__file__).parent
OF_NOBODY = {"clock"}
"""The hourglass asks the table, not a person."""


def staged(stage: Stage) -> Decision | None:
    """What the first seat is asked there."""
    table = (StillTable if stage.still else StagedTable)(stage.scenario)
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
    asked = [staged(stage) for _, stage in stages()]
    seen = {each.kind for each in asked if each is not None}
    picked = {each.what for each in asked if isinstance(each, Pick)}

    assert set(kinds()) - OF_NOBODY <= seen
    assert set(picks()) <= picked
    assert len(picked) > 5
