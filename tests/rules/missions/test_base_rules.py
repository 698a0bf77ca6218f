"""The base game knows nothing about missions: they come in through the charter."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

RULES = Path(__file__).parents[3] / "src" / "boltbucket" / "rules"
BASE = [
    file for folder in ("cards", "flight", "ship", "yard") for file in (RULES / folder).glob("*.py")
]


@pytest.mark.parametrize("file", BASE, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_rule_of_the_base_game_asks_for_a_mission(file):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    asked = [
        ast.unparse(node.test)
        for node in ast.walk(tree)
        if isinstance(node, ast.If | ast.IfExp) and "mission" in ast.unparse(node.test).lower()
    ]

    assert not any(name.startswith("boltbucket.rules.missions") for name in imported)
    assert asked == []
