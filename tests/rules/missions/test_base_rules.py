"""The base game knows nothing about missions: they come in through the variant."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

RULES = Path(__file__).parents[3] / "src" / "boltbucket" / "rules"
FOLDERS = ("building", "cards", "flying", "language", "printed", "ship", "table")
BASE = [file for folder in FOLDERS for file in (RULES / folder).rglob("*.py")]


def test_every_folder_is_there():
    assert {file.relative_to(RULES).parts[0] for file in BASE} == set(FOLDERS)


@pytest.mark.parametrize("file", BASE, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_rule_of_the_base_game_asks_for_a_mission(file):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    asked = [
        ast.unparse(node.test)
        for node in ast.walk(tree)
        if isinstance(node, ast.If | ast.IfExp) and "mission" in ast.unparse(node.test).lower()
    ]

    assert not any(name.startswith("boltbucket.rules.variants") for name in imported)
    assert asked == []
